"""Time to answer: TABLE acts by itself, but others first."""

import pytest

from game.core.match import begin, replay
from game.core.secrets import view
from game.core.zones import TABLE, Seat
from game.host.storage import MemoryStorage
from game.session.countdown import LATEST, SOONEST
from game.session.saves import Saves
from game.session.seats import Sitter
from game.session.table import Table
from tests.session.tables import ANN, BEN, BOT
from tests.snatch import GAME, SNATCH, Call, Close, Options, Pass, Take

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


def seat(*sitters: Sitter, seconds: int = 5, seed: int = 7) -> Table:
    """The first seat is the next to take a card; the others may call for it."""
    return Table.start(SNATCH, Options(seconds), sitters, seed, FIRST)


def think(table: Table) -> list[tuple[Seat, object]]:
    """What guests and TABLE do before anybody has to wait."""
    done = []
    while heard := table.think(1.0, lambda: 0.0):
        done.append((heard.seat, heard.action))
    return done


def looks(table: Table) -> tuple[Seat | None, Seat | None, Seat]:
    """Who is asked, who is behind the curtain, whose eyes the screen is for."""
    return table.asking, table.curtain, table.viewer


def left(table: Table) -> float:
    assert table.clock
    return table.clock.left


# --- the clock ---


def test_table_acts_when_the_time_is_up_and_not_before() -> None:
    table = seat(BOT, ANN)
    table.pass_time(4.9)
    assert think(table) == []
    table.pass_time(0.2)
    assert think(table)[:1] == [(TABLE, Close())]


def test_what_is_left_can_be_read() -> None:
    table = seat(BOT, ANN)
    clock = table.clock
    assert clock
    shown = [(clock.left, clock.share)]
    for seconds in (2.0, 9.0):
        table.pass_time(seconds)
        shown.append((clock.left, clock.share))
    assert shown == [(5.0, 1.0), (3.0, 0.6), (0.0, 0.0)]


def test_waiting_for_a_person_never_ends_by_itself_but_when_they_say_so() -> None:
    table = seat(BOT, ANN, seconds=0)
    table.pass_time(10_000)
    assert think(table) == []
    assert table.clock
    assert table.clock.share == 1.0
    table.time_up()
    assert think(table)[:1] == [(TABLE, Close())]


def test_going_on_early_takes_no_answer_from_a_guest() -> None:
    table = seat(ANN, BOT, seconds=0)
    table.time_up()
    assert think(table) == [(SECOND, Call()), (TABLE, Close())]


def test_nobody_waits_when_all_have_answered() -> None:
    table = seat(BOT, ANN)
    table.submit(SECOND, Call())
    assert table.clock is None
    assert think(table)[:2] == [(TABLE, Close()), (FIRST, Take())]


def test_guests_alone_need_no_time() -> None:
    table = seat(BOT, BOT, BOT)
    assert think(table)[:4] == [(SECOND, Call()), (THIRD, Call()), (TABLE, Close()), (FIRST, Take())]


def test_the_time_is_one_for_the_whole_window_and_new_for_the_next() -> None:
    table = seat(BOT, ANN, BOT)
    table.pass_time(2.0)
    assert think(table) == [(THIRD, Call())]
    assert left(table) == 3.0
    table.pass_time(3.0)
    think(table)
    assert GAME.next(table.match.state) == SECOND
    assert left(table) == 5.0
    table.pass_time(1.0)
    table.submit(SECOND, Take())
    assert left(table) == 5.0


def test_after_a_reload_the_time_begins_anew() -> None:
    saves = Saves(MemoryStorage(), lambda: 0.0, (SNATCH,))
    table = seat(BOT, ANN)
    saves.follow(table)
    table.pass_time(3.0)
    resumed = saves.resume("snatch")
    assert isinstance(resumed, Table)
    assert left(resumed) == 5.0


def test_a_replay_needs_no_clock() -> None:
    table = seat(BOT, ANN)
    table.pass_time(9.0)
    think(table)
    assert (TABLE, Close()) in table.match.log()
    start = begin(GAME, table.match.options, 2, table.match.seed)
    assert replay(start, table.match.log()).state == table.match.state


# --- guests and persons ---


def test_a_guest_answers_after_a_short_while() -> None:
    seen = set()
    for seed in range(40):
        table = seat(BOT, ANN, BOT, seed=seed)
        assert table.clock
        due = table.clock.due(THIRD)
        assert SOONEST <= due <= LATEST
        seen.add(due)
        table.pass_time(due - 0.01)
        assert think(table) == []
        table.pass_time(0.02)
        assert think(table) == [(THIRD, Call())]
    assert len(seen) > 20


def test_a_person_comes_first_in_the_same_instant() -> None:
    table = seat(BOT, ANN, BOT)
    table.pass_time(LATEST)
    table.submit(SECOND, Call())
    think(table)
    assert table.match.log()[:2] == ((SECOND, Call()), (THIRD, Call()))


def test_the_next_guest_waits_while_a_person_may_ask() -> None:
    table = seat(BOT, ANN)
    table.pass_time(4.0)
    assert think(table) == []
    assert table.waiting_for() == SECOND


def test_a_person_who_is_next_need_not_wait() -> None:
    table = seat(ANN, BOT)
    assert table.waiting_for() == FIRST
    table.submit(FIRST, Take())
    assert table.match.length == 1


# --- several persons ---


def test_each_is_asked_in_turn_with_all_hands_hidden() -> None:
    table = seat(BOT, ANN, BEN)
    assert looks(table) == (SECOND, None, TABLE)
    table.pass_time(100)
    assert looks(table)[0] == SECOND
    table.submit(SECOND, Pass())
    assert looks(table) == (THIRD, None, TABLE)
    table.submit(THIRD, Call())
    assert looks(table)[0] is None
    assert think(table)[:2] == [(TABLE, Close()), (FIRST, Take())]


def test_the_hand_of_whoever_had_the_device_stays_hidden_after_another_was_asked() -> None:
    table = seat(ANN, BEN, BOT)
    assert looks(table)[0] == SECOND
    table.submit(SECOND, Pass())
    assert looks(table) == (None, FIRST, TABLE)
    table.hand_over()
    assert table.view() == view(GAME, table.match.state, FIRST)
    table.submit(FIRST, Take())
    assert looks(table) == (FIRST, None, FIRST)


def test_one_person_alone_is_not_asked_but_sees_the_table() -> None:
    table = seat(BOT, ANN)
    assert looks(table) == (None, None, SECOND)


# --- undo ---


def test_a_step_is_taken_back_until_another_acts_by_the_clock() -> None:
    table = seat(BOT, ANN, BOT)
    table.submit(SECOND, Call())
    assert table.can_undo
    think(table)
    assert not table.can_undo


@pytest.mark.parametrize("answer", [Call(), Pass()])
def test_undo_never_goes_past_the_end_of_the_time(answer: Call | Pass) -> None:
    table = seat(BOT, ANN)
    table.submit(SECOND, answer)
    assert table.can_undo
    assert table.think(1.0, lambda: 0.0)
    assert table.match.log()[-1] == (TABLE, Close())
    assert not table.undo()


def test_an_answer_taken_back_leaves_the_time_running() -> None:
    table = seat(BOT, ANN)
    table.pass_time(2.0)
    table.submit(SECOND, Pass())
    assert table.undo()
    assert left(table) == 3.0
