import pytest

from game.core.zones import Seat
from game.host.storage import MemoryStorage
from game.session.nudges import REST, Nudges
from tests.session.tables import ANN, BEN, BOT, lay_first, seat, think


class Now:
    def __init__(self) -> None:
        self.seconds = 1_000_000.0

    def __call__(self) -> float:
        return self.seconds


def make() -> tuple[Nudges, Now, MemoryStorage]:
    now, storage = Now(), MemoryStorage()
    return Nudges(storage, now), now, storage


def test_the_person_that_the_match_waits_for_is_called() -> None:
    nudges, _, _ = make()
    table = seat(ANN, BEN)
    assert nudges.called(table) is None
    assert nudges.call(table) == Seat(0)
    assert nudges.called(table) == Seat(0)


def test_no_guest_is_called() -> None:
    nudges, _, storage = make()
    assert nudges.call(seat(ANN, BOT)) is None
    assert storage.keys() == ()


def test_once_in_twelve_hours() -> None:
    nudges, now, _ = make()
    table = seat(ANN, BEN)
    nudges.call(table)
    assert nudges.rest(table) == REST == 12 * 60 * 60
    now.seconds += REST - 1
    assert nudges.rest(table) == 1
    assert nudges.call(table) is None
    now.seconds += 1
    assert nudges.rest(table) == 0
    assert nudges.call(table) == Seat(0)


def test_it_is_kept_for_the_next_start_until_somebody_acts() -> None:
    nudges, now, storage = make()
    table = seat(ANN, BEN)
    nudges.call(table)
    later = Nudges(storage, now)
    assert (later.called(table), later.rest(table)) == (Seat(0), REST)
    lay_first(table)
    think(table)
    assert later.called(table) is None
    assert later.rest(table) == REST


def test_each_match_and_slot_has_its_own() -> None:
    nudges, now, storage = make()
    nudges.call(seat(ANN, BEN, seed=1))
    assert nudges.rest(seat(ANN, BEN, seed=2)) == 0
    assert Nudges(storage, now, "blog").rest(seat(ANN, BEN, seed=1)) == 0


def test_a_clock_that_was_set_back_locks_nobody_out() -> None:
    nudges, now, _ = make()
    table = seat(ANN, BEN)
    nudges.call(table)
    now.seconds -= 10 * REST
    assert nudges.rest(table) == 0


@pytest.mark.parametrize("text", ["{", "[]", '{"is":"Nudge"}', "7"])
def test_a_damaged_one_is_none(text: str) -> None:
    nudges, _, storage = make()
    storage.set("nudge/open/toy", text)
    table = seat(ANN, BEN)
    assert (nudges.called(table), nudges.rest(table)) == (None, 0)
    assert nudges.call(table) == Seat(0)
