"""Dealing, drawing from the stock, and the order of turns."""

from dataclasses import replace

from game.core.cards import HIDDEN
from game.core.events import Moved
from game.core.match import begin
from game.core.protocol import Refusal
from game.core.rng import Rng
from game.core.secrets import hear, view
from game.core.zones import Seat
from game.games.rum500.rules import CHOICES, GAME, Options
from game.games.rum500.rules.actions import Deal, Draw, EndDeal, TakeBack
from game.games.rum500.rules.events import DealStopped, Dealt, Drew, Flipped, TurnBegan
from game.games.rum500.rules.state import Phase, State, hand_zone
from tests.games.rum500.tables import (
    ONE,
    THREE,
    TWO,
    actor,
    cards,
    discard,
    do,
    drawing,
    lay_down,
    lay_off,
    meld,
    position,
    refusal,
    rule,
    spelled,
    take,
    told,
    why,
)


def dealt(seats: int, seed: int = 1, first: Seat = ONE) -> State:
    """The first deal of a match."""
    return do(GAME.new(Options(first=first), seats, Rng(seed)), Deal())


@rule("rum.deck")
def test_all_fifty_two_cards_are_somewhere_once() -> None:
    for seats in GAME.seats:
        lying = [card for zone in GAME.zones(dealt(seats)).values() for card in zone]
        assert sorted(lying) == sorted(GAME.cards(dealt(seats))) == list(range(52))


@rule("rum.deal.seven")
def test_three_or_more_get_seven_cards_each() -> None:
    for seats in range(3, 7):
        assert {len(hand) for hand in dealt(seats).hands} == {7}


@rule("rum.deal.thirteen")
def test_two_get_thirteen_each() -> None:
    assert [len(hand) for hand in dealt(2).hands] == [13, 13]
    [event] = told(GAME.new(Options(), 2, Rng(1)), Deal(), Dealt)
    assert (event.dealer, event.deal, event.count) == (TWO, 1, 13)


@rule("rum.deal.stock")
def test_the_rest_is_the_stock_face_down() -> None:
    assert [len(dealt(seats).stock) for seats in GAME.seats] == [25, 30, 23, 16, 9]
    state = dealt(4)
    assert set(view(GAME, state, ONE).stock) == {HIDDEN}
    assert dealt(4, seed=1).stock != dealt(4, seed=2).stock


@rule("rum.deal.flip")
def test_its_top_card_starts_the_discard_pile_and_may_be_taken() -> None:
    start = GAME.new(Options(), 3, Rng(1))
    state = do(start, Deal())
    [event] = told(start, Deal(), Flipped)
    assert state.pile == (event.card,)
    first = drawing("5S 5H 2C 9D", pile="5D", others=["", ""])
    assert why(first, take("5D")) is None


@rule("rum.deal.dealer")
def test_the_dealer_deals_and_nobody_else() -> None:
    state = GAME.new(Options(first=TWO), 3, Rng(1))
    assert GAME.to_act(state) == (ONE,)
    assert GAME.actions(state, ONE) == (Deal(),)
    assert GAME.refuse(state, TWO, Deal()) == Refusal("rum.deal.dealer")
    assert GAME.actions(state, TWO) == ()


@rule("rum.deal.first")
def test_nothing_is_done_before_the_deal() -> None:
    state = GAME.new(Options(), 3, Rng(1))
    assert [GAME.refuse(state, THREE, action) for action in (Draw(), EndDeal())] == [Refusal("rum.deal.first")] * 2


@rule("rum.deal.once")
def test_there_is_no_other_deal_while_one_is_played() -> None:
    state = dealt(3)
    assert GAME.refuse(state, state.turn, Deal()) == Refusal("rum.deal.once")
    assert GAME.refuse(state, state.dealer, Deal()) == Refusal("rum.deal.once")


@rule("rum.deal.passes")
def test_the_deal_passes_to_the_left() -> None:
    ended = do(position("7S", others=["2S", "2H"], dealer=THREE), discard("7S"))
    assert (actor(ended), ended.phase) == (ONE, Phase.DEAL)
    again = do(ended, Deal())
    assert (again.dealer, again.turn, again.deal) == (ONE, TWO, 2)


def test_a_new_deal_begins_from_nothing() -> None:
    state = position("7S", pile="8C 9C", table=[meld("4C 5C 6C")], others=["2S KD"], known=((), cards("KD")))
    after = do(state, discard("7S"), Deal())
    assert (after.melds, after.taken, after.known) == ((), (), ((), ()))
    assert [len(hand) for hand in after.hands] == [13, 13]


def test_nobody_hears_which_cards_are_dealt_to_others() -> None:
    """Also when they lay open at the end of the last deal."""
    before = do(position("7S", others=["2S 3D 4H 5C 6S 8D 9H"]), discard("7S"))
    after, events = GAME.apply(before, actor(before), Deal())
    for seat in (ONE, TWO):
        other = hand_zone(Seat(1 - seat))
        heard = [hear(GAME, before, after, event, seat) for event in events]
        to_other = [event.cards for event in heard if isinstance(event, Moved) and event.target == other]
        assert to_other == [(HIDDEN,)] * 13
        mine = [event.cards[0] for event in heard if isinstance(event, Moved) and event.target == hand_zone(seat)]
        assert tuple(mine) == after.hands[seat]


def test_the_cards_that_are_gathered_are_heard_where_they_lay() -> None:
    before = do(position("7S", others=["2S 3D"]), discard("7S"))
    after, events = GAME.apply(before, actor(before), Deal())
    heard = [hear(GAME, before, after, event, ONE) for event in events]
    assert cards("2S 3D") in [event.cards for event in heard if isinstance(event, Moved)]


@rule("rum.turn.begins")
def test_the_player_to_the_left_of_the_dealer_begins() -> None:
    for first in (ONE, TWO, THREE):
        state = GAME.new(Options(first=first), 3, Rng(5))
        assert (actor(state) + 1) % 3 == first
        assert actor(do(state, Deal())) == first
        [began] = told(state, Deal(), TurnBegan)
        assert (began.seat, began.stock) == (first, 30)


@rule("rum.turn.order")
def test_the_turn_passes_to_the_left_and_nobody_else_plays() -> None:
    state = drawing("7S 8H", others=["2S 3S", "2H 3H"], pile="KD", stock="9C 9D 9H")
    turns = []
    for name in ("9C", "9D", "9H"):
        turns.append(actor(state))
        assert GAME.refuse(state, Seat((actor(state) + 1) % 3), Draw()) == Refusal("rum.turn.order")
        state = do(state, Draw(), discard(name))
    assert [*turns, actor(state)] == [ONE, TWO, THREE, ONE]


@rule("rum.draw.choice")
def test_a_turn_begins_with_the_stock_or_any_card_of_the_pile() -> None:
    state = drawing("5S 5H 9S 9H KC", pile="9D 2C 5D 3C", stock="QC")
    assert spelled(do(state, Draw()).hands[ONE]) == "5S 5H 9S 9H KC QC"
    assert len(do(state, Draw()).stock) == len(state.stock) - 1
    assert set(GAME.actions(state, ONE)) == {Draw(), take("5D"), take("9D")}
    assert [event.card for event in told(state, Draw(), Drew)] == list(cards("QC"))


def test_only_the_seat_that_draws_hears_the_card() -> None:
    state = drawing("5S 5H", others=["2S"], stock="QC")
    after, events = GAME.apply(state, ONE, Draw())
    [mine], [theirs] = ([hear(GAME, state, after, each, seat) for each in events if isinstance(each, Drew)]
                        for seat in (ONE, TWO))  # fmt: skip
    assert (mine.card, theirs.card) == (cards("QC")[0], HIDDEN)


@rule("rum.draw.once")
def test_there_is_one_draw_a_turn() -> None:
    state = do(drawing("5S 5H 9S", pile="5D", stock="QC KC"), Draw())
    assert [why(state, action) for action in (Draw(), take("5D"), EndDeal())] == ["rum.draw.once"] * 3
    using = do(drawing("5S 5H 9S", pile="5D"), take("5D"))
    assert refusal(using, Draw()) == Refusal("rum.draw.once", cards("5D"))


@rule("rum.draw.first")
def test_nothing_is_played_before_the_draw() -> None:
    state = drawing("5S 5H 5D 7C", table=[meld("4C 5C 6C")])
    assert refusal(state, lay_down("5S 5H 5D")) == Refusal("rum.draw.first", cards("5S 5H 5D"))
    assert why(state, lay_off("7C", 0, 7)) == "rum.draw.first"
    assert why(state, discard("7C")) == "rum.draw.first"


@rule("rum.pile.open")
def test_all_see_the_discard_pile_and_nobody_the_stock_or_a_hand() -> None:
    state = drawing("5S 5H", others=["2S 3S"], pile="KD QC 9H")
    seen = view(GAME, state, ONE)
    assert (seen.pile, seen.hands[ONE]) == (state.pile, state.hands[ONE])
    assert set(seen.stock) == {HIDDEN} == set(seen.hands[TWO])
    assert len(seen.hands[TWO]) == 2


@rule("rum.stock.empty")
def test_nothing_is_drawn_from_an_empty_stock() -> None:
    state = drawing("5S 5H", pile="KD QC 5D", stock=None)
    assert refusal(state, Draw()) == Refusal("rum.stock.empty")
    assert set(GAME.actions(state, ONE)) == {EndDeal(), take("5D")}
    assert do(state, take("5D")).stock == ()


@rule("rum.stock.end")
def test_over_an_empty_stock_a_player_may_end_the_deal() -> None:
    state = drawing("5S 5H", others=["KC"], pile="KD QC 9D", stock=None)
    [event] = told(state, EndDeal(), DealStopped)
    assert event.seat == ONE
    ended = do(state, EndDeal())
    assert (ended.phase, ended.scores) == (Phase.DEAL, (-10, -10))
    assert refusal(drawing("5S 5H", stock="KC"), EndDeal()) == Refusal("rum.stock.end")


def test_after_taking_back_over_an_empty_stock_only_the_end_is_left() -> None:
    state = do(drawing("5S 5H", pile="KD QC 5D", stock=None), take("5D"), TakeBack())
    assert GAME.actions(state, ONE) == (EndDeal(),)


@rule("rum.options.target")
def test_a_match_goes_to_500_unless_a_shorter_one_is_chosen() -> None:
    assert Options().target == 500
    assert {each.field: tuple(each.values) for each in CHOICES} == {"target": (150, 300, 500)}
    short = position("7S", others=["2S"], scores=(148, 0), options=Options(target=150))
    assert GAME.winners(do(short, discard("7S"))) == ()
    assert GAME.winners(do(replace(short, scores=(150, 0)), discard("7S"))) == (ONE,)


def test_the_same_seed_deals_the_same_cards() -> None:
    assert begin(GAME, Options(), 4, 9).play(THREE + 1, Deal()).state == dealt(4, seed=9)  # type: ignore[arg-type]
