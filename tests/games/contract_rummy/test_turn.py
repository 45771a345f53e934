"""Deal, turn, lay-offs, going out, and how else a hand ends."""

from dataclasses import replace

from game.core.cards import HIDDEN
from game.core.events import MatchEnded, Moved
from game.core.french import RANK
from game.core.rng import Rng
from game.core.secrets import seen, view
from game.core.zones import TABLE, Seat
from game.games.contract_rummy.rules import GAME, Options
from game.games.contract_rummy.rules.actions import Action, Allow, Deal, Draw, PutBack, Take
from game.games.contract_rummy.rules.events import Dealt, Flipped, HandStopped, LaidOff, Refilled, Returned, WentOut
from game.games.contract_rummy.rules.options import MOST_TURNS
from game.games.contract_rummy.rules.state import Meld, Phase, State
from tests.games.contract_rummy.tables import (
    EVERY,
    FOUR,
    ONE,
    THREE,
    TWO,
    asked,
    cards,
    discard,
    do,
    drawing,
    lay_down,
    lay_off,
    listed,
    meld,
    position,
    rule,
    told,
    why,
)

START = GAME.new(Options(first=TWO), 4, Rng(5))


def all_down(*melds: str) -> list[Meld]:
    """These melds, dealt out round the table, so that everybody has laid down."""
    return [meld(text, Seat(number % 4)) for number, text in enumerate(melds)]


@rule("rummy.seats")
def test_four_play() -> None:
    assert list(GAME.seats) == [4]


@rule("rummy.deck")
def test_there_are_two_decks_of_distinct_cards() -> None:
    state = do(START, Deal())
    lying = sorted(card for each in GAME.zones(state).values() for card in each)
    assert lying == sorted(EVERY)
    assert len(set(map(GAME.notation, lying))) == 104
    assert sorted(RANK[card] for card in lying) == sorted(8 * [*range(1, 14)])
    assert GAME.notation(cards("10H'")[0]) == "10H'"


@rule("rummy.deal.eleven")
def test_everybody_gets_eleven_cards_in_every_hand() -> None:
    for hand in (0, 3):
        state = do(replace(START, hand=hand), Deal())
        assert [len(each) for each in state.hands] == [11] * 4
        assert [(each.hand, each.count) for each in told(replace(START, hand=hand), Deal(), Dealt)] == [(hand + 1, 11)]


@rule("rummy.deal.stock")
def test_nobody_sees_the_draw_pile() -> None:
    state = do(START, Deal())
    assert len(state.stock) == 104 - 44 - 1
    for seat in (TABLE, ONE, TWO):
        assert set(view(GAME, state, seat).stock) == {HIDDEN}


@rule("rummy.deal.flip")
def test_its_top_card_starts_the_discard_pile_and_may_be_taken() -> None:
    state = do(START, Deal())
    [flipped] = told(START, Deal(), Flipped)
    assert state.pile == (flipped.card,)
    assert [each.cards for each in told(START, Deal(), Moved)][-1] == state.pile
    assert flipped.card in do(state, Take()).hands[TWO]


@rule("rummy.deal.dealer")
def test_the_dealer_deals() -> None:
    assert GAME.to_act(START) == (ONE,)
    assert why(START, (TWO, Deal())) == "rummy.deal.dealer"
    assert listed(START, ONE) == ["Deal"]


@rule("rummy.deal.first")
def test_nothing_comes_before_the_deal() -> None:
    for action in (Draw(), Take(), Allow()):
        assert why(START, action) == "rummy.deal.first"


@rule("rummy.deal.once")
def test_no_deal_comes_in_between() -> None:
    assert why(position("7S"), (FOUR, Deal())) == "rummy.deal.once"


@rule("rummy.deal.passes")
def test_the_deal_passes_to_the_left() -> None:
    state = do(position("7S", dealer=THREE), discard("7S"))
    assert (state.phase, state.dealer) == (Phase.DEAL, FOUR)
    assert do(state, Deal()).turn == ONE


@rule("rummy.turn.begins")
def test_the_player_to_the_left_of_the_dealer_begins() -> None:
    assert do(START, Deal()).turn == TWO
    assert START.options.first == TWO


@rule("rummy.turn.order")
def test_the_turn_passes_to_the_left() -> None:
    state = position("KS KD", turn=ONE)
    assert do(state, discard("KS")).turn == TWO
    assert why(state, (TWO, discard("KS"))) == why(state, (TABLE, Draw())) == "rummy.turn.order"
    assert GAME.to_act(state) == (ONE,)


@rule("rummy.turn.bound")
def test_a_hand_has_no_more_turns_than_240() -> None:
    state = position("7S KS", turns=MOST_TURNS)
    assert MOST_TURNS == 240
    assert [each.reason for each in told(state, discard("KS"), HandStopped)] == ["turns"]
    assert do(replace(state, turns=239), discard("KS")).phase is Phase.DRAW


@rule("rummy.wait")
def test_nothing_is_done_for_a_seat() -> None:
    """Whoever is to act has a choice or must confirm; the table only ever closes windows."""
    for state in (START, drawing("KS", pile="2C"), position("KS"), asked(TWO)):
        assert TABLE not in GAME.to_act(state)
        assert GAME.actions(state, GAME.to_act(state)[0])


@rule("rummy.pile.open")
def test_all_see_the_discards_and_nobody_another_hand() -> None:
    state = position("KS", pile="2C 3D", others=["QH"])
    for seat in (TABLE, TWO, THREE):
        assert set(cards("2C 3D")) <= seen(GAME, state, seat)
        assert cards("KS")[0] not in seen(GAME, state, seat)
    assert cards("KS")[0] in seen(GAME, state, ONE)


@rule("rummy.known")
def test_what_was_taken_openly_stays_known() -> None:
    state = do(drawing("KS", pile="2C 9H"), Take())
    assert view(GAME, state, THREE).hands[ONE] == (*cards("9H"), HIDDEN)
    assert view(GAME, do(state, discard("KS")), TABLE).hands[ONE] == cards("9H")
    bought = do(asked(TWO), Allow())
    assert view(GAME, bought, FOUR).hands[TWO] == (*cards("9H"), HIDDEN)
    gone = do(replace(state, hands=(cards("KS 9H 2H"), *state.hands[1:]), taken=None), discard("9H"))
    assert gone.known[ONE] == ()


@rule("rummy.draw.choice")
def test_one_draws_from_either_pile() -> None:
    state = drawing("KS", pile="2C 9H", stock="3S 4S")
    assert listed(state, ONE) == ["Draw", "Take"]
    assert do(state, Draw()).hands[ONE] == cards("KS 3S")
    assert do(state, Take()).hands[ONE] == cards("KS 9H")
    assert do(state, Take()).pile == cards("2C")


@rule("rummy.draw.once")
def test_one_draws_once() -> None:
    for first in (Draw(), Take()):
        state = do(drawing("KS", pile="2C 9H"), first)
        assert why(state, Draw()) == why(state, Take()) == why(state, Allow()) == "rummy.draw.once"


@rule("rummy.take.pile")
def test_a_discard_is_taken_only_where_there_is_one() -> None:
    state = drawing("KS", pile="")
    assert why(state, Take()) == "rummy.take.pile"
    assert listed(state, ONE) == ["Draw"]


@rule("rummy.take.back")
def test_the_discard_may_be_put_back_before_any_other_move() -> None:
    state = do(drawing("7S 7H 7C 9D 9H 9C KS", pile="2C QH", stock="3S"), Take())
    assert state.phase is Phase.TOOK
    after = do(state, PutBack())
    assert [each.card for each in told(state, PutBack(), Returned)] == list(cards("QH"))
    assert (after.pile, after.phase, after.taken) == (cards("2C QH"), Phase.PLAY, None)
    assert after.hands[ONE] == cards("7S 7H 7C 9D 9H 9C KS 3S")
    assert after.known[ONE] == ()
    assert not after.window.open
    down = do(state, lay_down("7S 7H 7C", "9D 9H 9C"))
    assert why(down, PutBack()) == why(after, PutBack()) == "rummy.take.back"
    assert why(drawing("KS", pile="2C"), PutBack()) == "rummy.take.back"


@rule("rummy.layoff.after")
def test_only_who_has_laid_down_plays_onto_melds() -> None:
    table = [meld("7S 7H 7C", TWO), meld("9S 9H 9C", TWO)]
    state = position("7D 2S 2H 2C 4S 4H 4C KS", table=table)
    assert why(state, lay_off("7D", 0, 0)) == "rummy.layoff.after"
    assert "LayOff" not in listed(state, ONE)
    down = do(state, lay_down("2S 2H 2C", "4S 4H 4C"))
    assert why(down, lay_off("7D", 0, 0)) is None
    assert "LayOff" in listed(down, ONE)


@rule("rummy.layoff.any")
def test_a_card_goes_onto_any_meld_and_stays_with_its_owner() -> None:
    state = position("7D 9D KS", table=[meld("7S 7H 7C", TWO), meld("9S 9H 9C")])
    for action, owner in ((lay_off("7D", 0, 0), TWO), (lay_off("9D", 1, 0), ONE)):
        assert [each.owner for each in told(state, action, LaidOff)] == [owner]
        after = do(state, action)
        assert after.melds[action.meld].owner == owner
        assert after.melds[action.meld].cards[-1] == action.card
        assert action.card not in after.hands[ONE]
    assert why(state, lay_off("7D", 2, 0)) == why(state, lay_off("7D", -1, 0)) == "rummy.layoff.any"


@rule("rummy.layoff.set")
def test_a_set_takes_any_card_of_its_rank() -> None:
    state = position("7S' 8S KS", table=[meld("7S 7H 7C 7D 7C' 7D' 7H'")])
    assert why(state, lay_off("7S'", 0, 0)) is None
    assert why(state, lay_off("8S", 0, 0)) == "rummy.layoff.set"


@rule("rummy.layoff.suit")
def test_a_run_takes_its_suit() -> None:
    assert why(position("9H KS", table=[meld("5S 6S 7S 8S")]), lay_off("9H", 0, 9)) == "rummy.layoff.suit"


@rule("rummy.layoff.run")
def test_a_run_takes_the_next_card_at_either_end() -> None:
    state = position("9S' 4S 10S 6S' KS", table=[meld("5S 6S 7S 8S", TWO), meld("2C 2D 2H")])
    assert do(state, lay_off("9S'", 0, 9)).melds[0].cards == cards("5S 6S 7S 8S 9S'")
    below = do(state, lay_off("4S", 0, 4)).melds[0]
    assert (below.low, below.cards) == (4, cards("4S 5S 6S 7S 8S"))
    assert why(state, lay_off("10S", 0, 10)) == why(state, lay_off("6S'", 0, 6)) == "rummy.layoff.run"


@rule("rummy.layoff.place")
def test_the_ace_goes_where_its_player_says() -> None:
    state = position("AS AS' KD", table=[meld("2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS")])
    assert [do(state, lay_off("AS", 0, place)).melds[0].low for place in (1, 14)] == [1, 2]
    assert why(state, lay_off("AS", 0, 5)) == "rummy.layoff.place"
    both = do(state, lay_off("AS", 0, 1), lay_off("AS'", 0, 14)).melds[0]
    assert both.cards == cards("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS'")


@rule("rummy.discard.ends")
def test_a_discard_ends_the_turn() -> None:
    state = do(position("KS 7D", pile="2C"), discard("7D"))
    assert (state.pile, state.turn, state.phase) == (cards("2C 7D"), TWO, Phase.DRAW)
    assert state.hands[ONE] == cards("KS")


@rule("rummy.discard.taken")
def test_the_very_card_taken_is_not_thrown_back_unless_it_is_the_last() -> None:
    state = do(drawing("9H KS", pile="2C 9H'"), Take())
    assert why(state, discard("9H'")) == "rummy.discard.taken"
    assert why(state, discard("9H")) is None
    assert {each.card for each in GAME.actions(state, ONE) if isinstance(each, type(discard("9H")))} == set(
        cards("9H KS")
    )
    last = do(drawing("", pile="9H'"), Take())
    assert why(last, discard("9H'")) is None
    assert why(do(drawing("9H KS", pile="2C 9H'", stock="3S"), Draw()), discard("3S")) is None


def test_what_was_taken_may_be_discarded_once_it_is_the_last() -> None:
    state = do(drawing("7S 7H 7C 9D 9S 9C", pile="QH"), Take(), lay_down("7S 7H 7C", "9D 9S 9C"))
    assert listed(state, ONE) == ["Discard"]
    assert [each.seat for each in told(state, discard("QH"), WentOut)] == [ONE]


@rule("rummy.out")
def test_one_goes_out_by_discard_by_lay_off_or_by_laying_everything_down() -> None:
    table = [meld("7S 7H 7C"), meld("9S 9H 9C")]
    everything = position("7S 7H 7C 7D 9S 9H 9C")
    ways: list[tuple[State, Action]] = [
        (position("KS", table=table), discard("KS")),
        (position("7D", table=table), lay_off("7D", 0, 0)),
        (everything, lay_down("7S 7H 7C 7D", "9S 9H 9C")),
    ]
    for state, action in ways:
        assert [each.seat for each in told(state, action, WentOut)] == [ONE]
        assert do(state, action).phase is Phase.DEAL
    assert told(position("KS KD", table=table), discard("KS"), WentOut) == []


@rule("rummy.out.same_turn")
def test_one_may_lay_down_and_go_out_in_one_turn() -> None:
    state = do(position("7S 7H 7C 9S 9H 9C 7D KS"), lay_down("7S 7H 7C", "9S 9H 9C"), lay_off("7D", 0, 0))
    assert told(state, discard("KS"), WentOut)


STUCK = [
    "2S 2H 2D 2C 2S' 2H' 2D' 2C'",
    "9S 9H 9D 9C 9S' 9H' 9D' 9C'",
    "6S 6H 6D 6C 6S' 6H' 6D' 6C'",
    "4S 4H 4D 4C 4S' 4H' 4D' 4C'",
]


@rule("rummy.stuck")
def test_a_hand_without_any_fitting_card_ends() -> None:
    state = position("KS KD", table=all_down(*STUCK), others=["QS", "QD", "QH"])
    assert [each.reason for each in told(state, discard("KS"), HandStopped)] == ["stuck"]
    assert do(state, discard("KS")).rows == ((10, 10, 10, 10),)
    free = [*STUCK[:3], "4S 4H 4D 4C 4S' 4H' 4D'"]
    assert told(position("KS KD", table=all_down(*free)), discard("KS"), HandStopped) == []
    not_all = [*all_down(*STUCK[:3]), meld(STUCK[3])]
    assert told(position("KS KD", table=not_all), discard("KS"), HandStopped) == []
    run = all_down(*STUCK[:3], "JS QS KS AS")
    assert told(position("KD KH", table=run), discard("KD"), HandStopped) == []


def test_the_last_card_may_be_discarded_although_nothing_fits() -> None:
    state = position("4C' KS", table=all_down(*STUCK[:3], "4S 4H 4D 4C 4S' 4H' 4D'"))
    after = do(state, lay_off("4C'", 3, 0))
    assert after.phase is Phase.PLAY
    assert [each.seat for each in told(after, discard("KS"), WentOut)] == [ONE]


def spent(stock: str, pile: str, refills: int) -> State:
    """About to discard a King, with these piles."""
    return replace(position("KS KD", pile=pile), stock=cards(stock), refills=refills)


@rule("rummy.stock.refill")
def test_all_discards_but_the_top_one_become_the_draw_pile() -> None:
    state = do(spent("", "2C 3C 4C", 0), discard("KS"))
    assert (state.pile, sorted(state.stock), state.refills) == (cards("KS"), sorted(cards("2C 3C 4C")), 1)
    assert [(each.number, each.stock) for each in told(spent("", "2C 3C", 1), discard("KS"), Refilled)] == [(2, 2)]
    assert told(spent("2H", "2C 3C", 1), discard("KS"), Refilled) == []
    assert state.rng != spent("", "2C", 0).rng


@rule("rummy.stock.end")
def test_the_third_time_or_without_discards_the_hand_ends() -> None:
    for state in (spent("", "2C 3C 4C", 2), spent("", "", 0)):
        assert [each.reason for each in told(state, discard("KS"), HandStopped)] == ["stock"]
        assert do(state, discard("KS")).rows[0][ONE] == 10
    assert told(spent("2H", "2C 3C 4C", 2), discard("KS"), HandStopped) == []


@rule("rummy.hands")
def test_a_match_is_six_hands() -> None:
    for hand in range(1, 7):
        after = do(position("KS", hand=hand), discard("KS"))
        assert after.phase is (Phase.OVER if hand == 6 else Phase.DEAL)
        assert bool(told(position("KS", hand=hand), discard("KS"), MatchEnded)) == (hand == 6)
