"""Drawing, redrawing, selecting, and that nobody sees it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.cards import HIDDEN, Card
from game.core.events import Moved
from game.core.protocol import Refusal
from game.core.rng import Rng
from game.core.secrets import guess, hear, listen, seen, view
from game.core.zones import TABLE, Seat
from game.games.trash_poker.rules import GAME
from game.games.trash_poker.rules.actions import Redraw, Select
from game.games.trash_poker.rules.cards import joker
from game.games.trash_poker.rules.events import Drew, Finished, Redrew, Reshuffled, Selected
from game.games.trash_poker.rules.stars import StarChoice
from game.games.trash_poker.rules.state import Duty, Phase, State
from tests.games.trash_poker.spelling import ONE, TWO, cards, rule
from tests.games.trash_poker.tables import (
    KEEP,
    actor,
    before_drawing,
    begun,
    do,
    drawing,
    events,
    finish,
    lazily,
    played,
    refusal,
    select,
    spelled,
    told,
    why,
)

HAND = "2S 3S 4S 5S 7H 9H KD"
OTHER = "2S' 3S' 4S' 5S' 7H' 9H' KD'"


@rule("trash.draw.together")
def test_all_act_at_once_in_any_order() -> None:
    state = begun(3)
    assert GAME.to_act(state) == (0, 1, 2)
    last = do(state, KEEP, seat=Seat(2))
    assert GAME.to_act(last) == (0, 1, 2)
    assert why(state, KEEP, Seat(1)) is None
    assert told(state, KEEP, Finished) == [Finished(ONE, Duty.REDRAW)]


@rule("trash.draw.seven")
def test_seven_cards_are_drawn() -> None:
    state = begun(4)
    assert [len(place.hand) for place in state.places] == [7] * 4
    assert [len(place.draw_pile) for place in state.places] == [45] * 4


@rule("trash.draw.reshuffle")
def test_the_discards_become_the_draw_pile_when_that_is_empty() -> None:
    """Of the seven, two come from the draw pile, then five of the seven that are shuffled."""
    state = before_drawing({"draw_pile": "AS KS", "discard_pile": "AH KH QH JH 10H 9H 8H"}, {}, rest="box")
    place = lazily(state, Phase.DRAW).places[ONE]
    assert spelled(place.hand[:2]) == "AS KS"
    assert {*place.hand[2:], *place.draw_pile} == {*cards("AH KH QH JH 10H 9H 8H")}
    assert len(place.hand) == 7
    assert place.discard_pile == ()
    assert place.hand[2:] != cards("AH KH QH JH 10H")


@rule("trash.draw.hand")
def test_only_cards_of_the_hand_are_redrawn_or_selected_and_each_once() -> None:
    state = drawing({"hand": HAND}, {"hand": OTHER})
    assert refusal(state, Redraw(cards("2S 10S"))) == Refusal("trash.draw.hand", cards("10S"))
    assert refusal(state, Redraw(cards("2S 2S"))) == Refusal("trash.draw.hand", cards("2S"))
    assert why(state, Redraw((HIDDEN,))) == "trash.draw.hand"
    state = do(state, KEEP)
    assert why(state, Select(cards("2S 3S 4S 5S 5S"))) == "trash.draw.hand"
    assert why(state, Select(cards("2S 3S 4S 5S 2S'"))) == "trash.draw.hand"


@rule("trash.redraw.five")
def test_up_to_five_are_discarded_and_as_many_drawn() -> None:
    state = drawing({"hand": HAND, "draw_pile": "AS KS QS"}, {"hand": OTHER})
    six = cards("2S 3S 4S 5S 7H 9H")
    assert refusal(state, Redraw(six)) == Refusal("trash.redraw.five", six)
    assert begun().pending[ONE][0].most == 5
    assert why(state, Redraw(six[:5])) is None
    after = do(state, Redraw(cards("4S 2S")))
    place = after.places[ONE]
    assert spelled(place.hand) == "3S 5S 7H 9H KD AS KS"
    assert spelled(place.redrawn) == "4S 2S"
    assert told(state, Redraw(cards("4S 2S")), Redrew) == [Redrew(ONE, cards("4S 2S"), cards("AS KS"), False)]


@rule("trash.upgrade.draw")
def test_each_upgrade_draws_and_redraws_one_more() -> None:
    state = lazily(before_drawing({"areas": {"draw": "2S 3S"}}, {}), Phase.DRAW)
    assert [len(place.hand) for place in state.places] == [9, 7]
    assert [state.pending[seat][0].most for seat in (0, 1)] == [7, 5]


@rule("trash.threes.count")
def test_as_many_as_there_are_threes_in_the_trash() -> None:
    after = lazily(before_drawing({"trash": "3H J7 4C 9C"}, {}), Phase.DRAW)
    assert [(each.duty, each.most) for each in after.pending[ONE]] == [
        (Duty.REDRAW, 5), (Duty.THREES, 3), (Duty.SELECT, 5),
    ]  # fmt: skip
    hand = after.places[ONE].hand
    after = do(after, KEEP)
    assert why(after, Redraw(hand[:4])) == "trash.threes.count"
    assert why(after, Redraw(hand[:3])) is None


@rule("trash.threes.redraw")
def test_they_are_redrawn_at_once_and_that_is_all() -> None:
    state = drawing({"hand": HAND, "draw_pile": "AS KS QS"}, {"hand": OTHER}, duty=Duty.THREES, most=2)
    after = do(state, Redraw(cards("2S")))
    assert spelled(after.places[ONE].hand) == "3S 4S 5S 7H 9H KD AS"
    assert [each.duty for each in after.pending[ONE]] == [Duty.SELECT]


@rule("trash.threes.none")
def test_without_a_three_there_is_no_such_step() -> None:
    state = begun()
    assert [each.duty for each in state.pending[ONE]] == [Duty.REDRAW, Duty.SELECT]


@rule("trash.threes.skip")
def test_no_card_need_be_redrawn() -> None:
    for duty in (Duty.REDRAW, Duty.THREES):
        state = drawing({"hand": HAND}, {"hand": OTHER}, duty=duty, most=2)
        assert why(state, KEEP) is None
        assert do(state, KEEP).places[ONE].hand == state.places[ONE].hand
        assert KEEP in GAME.actions(state, ONE)
        assert why(state, finish(duty)) == "trash.round.steps"


@rule("trash.select.five")
def test_exactly_five_cards_are_played() -> None:
    state = drawing({"hand": HAND}, {"hand": OTHER}, duty=Duty.SELECT)
    assert why(state, Select(cards("2S 3S 4S 5S"))) == "trash.select.five"
    assert why(state, Select(cards("2S 3S 4S 5S 7H 9H"))) == "trash.select.five"
    after = do(state, select("2S 4S 5S 7H 3S"))
    assert spelled(after.places[ONE].played) == "2S 4S 5S 7H 3S"
    assert len(GAME.actions(state, ONE)) == 21
    few = drawing({"hand": "2S 3S"}, {"hand": OTHER}, duty=Duty.SELECT)
    assert why(few, Select(cards("2S"))) == "trash.select.five"
    assert why(few, Select(cards("2S 3S"))) is None


def test_a_star_is_said_when_it_is_selected() -> None:
    state = drawing({"hand": "2S 3S 4S 5S 7H J14"}, {"hand": OTHER}, duty=Duty.SELECT)
    five = cards("2S 3S 4S 5S J14")
    assert why(state, Select(five)) == "trash.star.red"
    low = Select(five, (StarChoice(joker(14), 13, 2),))
    assert why(state, low) is None
    after = do(state, low, select("2S' 3S' 4S' 5S' 7H'"))
    assert after.points[ONE] == 1


@rule("trash.select.pot")
def test_the_rest_of_the_hand_is_the_pot() -> None:
    state = drawing({"hand": HAND}, {"hand": OTHER}, duty=Duty.SELECT)
    after = played(state, "2S 3S 4S 5S 7H", "2S' 3S' 4S' 5S' 7H'")
    assert [spelled(place.pot) for place in after.places] == ["9H KD", "9H' KD'"]
    assert not any(place.hand for place in after.places)


@rule("trash.select.all")
def test_the_round_goes_on_when_all_have_selected() -> None:
    state = drawing({"hand": HAND}, {"hand": OTHER}, duty=Duty.SELECT)
    waiting = do(state, select("2S 3S 4S 5S 7H"))
    assert waiting.phase is Phase.DRAW
    assert why(waiting, select("2S 3S 4S 5S 9H")) == "trash.select.all"
    assert do(waiting, select("2S' 3S' 4S' 5S' 7H'")).phase is Phase.COLLECT


def _others_view(state: State, seat: Seat) -> State:
    return view(GAME, state, seat)


@rule("trash.draw.hidden")
@pytest.mark.parametrize("watching", [TWO, TABLE])
@pytest.mark.parametrize("redrawn", ["", "2S", "2S 3S 4S 5S 7H"])
def test_the_others_see_nothing_of_a_redraw(watching: Seat, redrawn: str) -> None:
    """Not even how many cards it was; and with 3 cards left, not that the discards were shuffled for it."""
    for pile in ({"draw_pile": "AS KS QS"}, {}):
        state = drawing(
            {"hand": HAND, "discard_pile": "AH KH QH JH", **pile}, {"hand": OTHER}, rest="box" if pile else "draw_pile"
        )
        action = Redraw(cards(redrawn))
        after = do(state, action)
        assert _others_view(after, watching) == _others_view(do(state, KEEP), watching)
        assert _others_view(after, watching).places[ONE].discard_pile == cards("JH QH KH AH")
        heard = listen(GAME, state, after, events(state, action), watching)
        assert heard == (Finished(ONE, Duty.REDRAW),)
        [mine] = [each for each in listen(GAME, state, after, events(state, action), ONE) if isinstance(each, Redrew)]
        assert mine.drawn == after.places[ONE].hand[len(after.places[ONE].hand) - len(action.cards) :]


@rule("trash.draw.hidden")
def test_the_others_see_nothing_of_a_selection_and_its_stars() -> None:
    state = drawing({"hand": "2S 3S 4S 5S 7H J14"}, {"hand": OTHER}, duty=Duty.SELECT)
    chosen = [StarChoice(joker(14), 6, 0), StarChoice(joker(14), 13, 2)]
    seen_after = {
        repr(_others_view(do(state, action), TWO))
        for action in (
            *(Select(cards("2S 3S 4S 5S J14"), (star,)) for star in chosen),
            Select(cards("2S 3S 4S 5S 7H")),
        )
    }
    assert len(seen_after) == 1
    action = select("2S 3S 4S 5S 7H")
    after = do(state, action)
    heard = [hear(GAME, state, after, each, TWO) for each in listen(GAME, state, after, events(state, action), TWO)]
    assert Selected(ONE, (HIDDEN,) * 5) in heard
    assert all(set(each.cards) == {HIDDEN} for each in heard if isinstance(each, Moved))


@rule("trash.draw.hidden")
def test_a_drawn_hand_is_its_owners() -> None:
    state = begun(3)
    for seat in range(3):
        mine = {*state.places[seat].hand}
        assert mine <= seen(GAME, state, Seat(seat))
        assert not mine & seen(GAME, state, Seat((seat + 1) % 3))
        assert not mine & seen(GAME, state, TABLE)


@rule("trash.draw.hidden")
def test_a_shuffle_for_a_redraw_is_told_to_its_seat_alone() -> None:
    state = drawing({"hand": HAND, "draw_pile": "AS", "discard_pile": "AH KH"}, {"hand": OTHER}, rest="box")
    action = Redraw(cards("2S 3S"))
    assert not told(state, action, Reshuffled)
    assert [each.reshuffled for each in told(state, action, Redrew)] == [True]


@given(seed=st.integers(0, 10**6), steps=st.integers(0, 12))
def test_whatever_a_seat_draws_the_others_views_are_alike(seed: int, steps: int) -> None:
    """From anywhere in a match: two ways through the hidden steps look the same from every other seat."""
    state, rng = begun(2 + seed % 3, seed), Rng(seed)
    for _ in range(steps * 7):
        if to_act := GAME.to_act(state):
            action, rng = rng.choice(GAME.actions(state, to_act[0]))
            state, _ = GAME.apply(state, to_act[0], action)
    while GAME.to_act(state) and state.phase is not Phase.DRAW:
        action, rng = rng.choice(GAME.actions(state, actor(state)))
        state, _ = GAME.apply(state, actor(state), action)
    if state.phase is Phase.DRAW and len(GAME.to_act(state)) > 1:
        _alike(state, rng)


def _alike(state: State, rng: Rng) -> None:
    seat = actor(state)
    legal = GAME.actions(state, seat)
    one, rng = rng.choice(legal)
    other, rng = rng.choice(legal)
    for watching in (*(other for other in GAME.to_act(state) if other != seat), TABLE):
        ways = [GAME.apply(state, seat, action)[0] for action in (one, other)]
        assert view(GAME, ways[0], watching) == view(GAME, ways[1], watching)


def test_a_position_guessed_while_others_draw_can_be_played_on() -> None:
    state = do(drawing({"hand": HAND}, {"hand": OTHER}), Redraw(cards("2S 3S")), select("4S 5S 7H 9H KD"))
    guessed = guess(GAME, view(GAME, state, TWO), Rng(5))
    assert len(guessed.places[ONE].played) == 5
    assert lazily(guessed, Phase.COLLECT).phase is Phase.COLLECT


def test_what_one_draws_is_told_to_oneself() -> None:
    state = lazily(begun(), Phase.CLEAN)
    before = state
    happened: tuple[Any, ...] = ()
    while not any(isinstance(each, Drew) for each in happened):
        before, action = state, GAME.actions(state, actor(state))[-1]
        happened = events(state, action)
        state = do(state, action)
    drew = [hear(GAME, before, state, each, ONE) for each in happened if isinstance(each, Drew)]
    hands: list[tuple[Card, ...]] = [each.cards for each in drew]
    assert hands[0] == state.places[ONE].hand
    assert set(hands[1]) == {HIDDEN}
