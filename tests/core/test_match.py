import pytest

from game.core.match import Match, begin, replay
from game.core.protocol import Illegal
from game.core.rng import Rng
from game.core.zones import TABLE, Seat
from tests.toy import GAME, Action, Exchange, Lay, Options, State, Toss

START = begin(GAME, Options(), 2, 7)
ME, YOU = Seat(0), Seat(1)


def lay(match: Match[State, Action], seat: Seat) -> Match[State, Action]:
    return match.play(seat, Lay(match.state.places[seat].hand[0]))


def finished(seed: int) -> Match[State, Action]:
    match, rng = begin(GAME, Options(), 3, seed), Rng(seed)
    while not match.over:
        seat, rng = rng.choice(GAME.to_act(match.state))
        action, rng = rng.choice(tuple(GAME.actions(match.state, seat)))
        match = match.play(seat, action)
    return match


def test_a_step_leaves_the_match_before_it_whole() -> None:
    one = lay(START, ME)
    assert (START.length, one.length) == (0, 1)
    assert START.step is None
    assert one.before is START
    assert one.path() == (START, one)
    assert one.log() == ((ME, Lay(START.state.places[0].hand[0])),)


def test_what_is_refused_is_illegal_and_says_why() -> None:
    foreign = START.state.places[1].hand[0]
    with pytest.raises(Illegal, match=r"breaks toy\.hand") as caught:
        START.play(ME, Lay(foreign))
    assert caught.value.refusal.cards == (foreign,)


@pytest.mark.parametrize("seats", [1, 5])
def test_a_match_begins_only_with_seats_the_game_has(seats: int) -> None:
    with pytest.raises(ValueError, match=f"toy is not for {seats} seats"):
        begin(GAME, Options(), seats, 7)


def test_the_log_replays_to_the_same_states() -> None:
    match = finished(5)
    again = replay(begin(GAME, Options(), 3, 5), match.log())
    assert again.path() == match.path()
    assert GAME.winners(again.state)


def test_undo_takes_back_the_last_action_of_a_seat() -> None:
    both = lay(lay(START, ME), YOU)
    assert both.undo(YOU) == both.before
    assert both.undo(ME) is START


def test_undo_never_goes_past_chance() -> None:
    tossed = lay(lay(START, ME), YOU).play(TABLE, Toss())
    assert tossed.undo(ME) is None
    after = lay(tossed, ME)
    assert after.undo(ME) is tossed
    assert after.undo(YOU) is None


def test_undo_never_goes_past_a_shown_card() -> None:
    exchanged = START.play(ME, Exchange(START.state.places[0].hand[:1]))
    assert exchanged.undo(ME) is None
    assert lay(exchanged, YOU).undo(ME) is None
    assert START.undo(ME) is None
