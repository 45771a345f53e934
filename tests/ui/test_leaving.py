"""Leaving for good, calling somebody, and what is counted."""

from collections.abc import Sequence

import pytest

from game.bots import Level
from game.core.zones import TABLE, Seat
from game.host.storage import Storage
from game.session.nudges import REST
from game.session.seats import Guest, Person, Sitter
from game.session.statistics import Tally
from game.session.table import Table
from game.ui.plain_table import PlainTable
from game.ui.scene import Back
from game.ui.scenes.ask import Ask
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.leaving import Leaving
from game.ui.scenes.pause import Pause
from game.ui.scenes.title import Title
from tests.snatch import Options as SnatchOptions
from tests.toy import Options
from tests.ui.home import NOW, Home, control
from tests.ui.snatch_table import SNATCH
from tests.ui.toy_table import TOY

BOT = Guest("Halina", Level.HARD)
ALONE: Sequence[Sitter] = (Person(""), BOT)
THREE: Sequence[Sitter] = (Person("Ala"), Person("Ola"), Person("Ula"), BOT)


def sit(sitters: Sequence[Sitter], storage: Storage | None = None) -> tuple[Home, Table]:
    home = Home(shelf=(TOY, SNATCH), storage=storage)
    table = Table.start(TOY, Options(), sitters, 7, Seat(0))
    home.doors.start(table)
    return home, table


def settle(home: Home) -> None:
    for _ in range(1000):
        if not home.stage.update(0.1):
            return
    raise AssertionError("it moves for ever")


def title(home: Home) -> str:
    return control(home, "title").label


def leave(home: Home, *answers: str) -> None:
    home.stage.send(Back())
    home.tap("quit")
    for answer in answers:
        home.tap(answer)


def losses(home: Home) -> dict[str, int]:
    return {name: each.losses for name, each in home.saves.statistics.book().get("toy", {}).items()}


# --- leaving ---


def test_everybody_else_is_asked_and_a_bot_goes_on() -> None:
    home, table = sit(THREE)
    settle(home)
    home.tap("here")
    leave(home, "seat:1")
    assert title(home) == "Ola: leave for good?"
    home.tap("sure")
    assert (title(home), table.viewer) == ("Ala, may a bot play on?", TABLE)
    home.tap("yes")
    assert title(home) == "Ula, may a bot play on?"
    assert losses(home) == {}
    home.tap("yes")
    assert losses(home) == {"Ola": 1}
    assert table.persons == (0, 2)
    taken = table.sitters[1]
    assert isinstance(taken, Guest)
    assert taken.name not in ("Halina", "Ola")
    assert isinstance(home.stage.top, PlainTable)
    assert home.host.said[-1] == f"Ola has left. {taken.name}, a bot, plays on in that seat."
    settle(home)
    assert isinstance(home.stage.top, Curtain)


@pytest.mark.parametrize("answers", [("no",), ("yes", "no")])
def test_one_refusal_ends_the_match_and_counts_for_nobody_else(answers: Sequence[str]) -> None:
    home, _ = sit(THREE)
    settle(home)
    leave(home, "seat:0", "sure", *answers)
    assert losses(home) == {"Ala": 1}
    assert isinstance(home.stage.top, Title)
    assert home.stage.widget("continue") is None
    assert home.host.said[-1] == "Ala has left, and the match has ended."
    home.tap("finished")
    assert control(home, "match:0").note == "Ended when Ala left"
    home.tap("match:0")
    assert home.host.said[-1] == "A match that somebody has left cannot be taken up again."


def test_alone_one_leaves_and_the_match_ends() -> None:
    home, _ = sit(ALONE)
    settle(home)
    leave(home)
    assert title(home) == "Leave for good?"
    assert control(home, "what").label == "Nobody else plays here, so the match ends."
    home.tap("sure")
    assert losses(home) == {"": 1}
    assert isinstance(home.stage.top, Title)


@pytest.mark.parametrize("steps", [(), ("seat:2",), ("seat:2", "sure"), ("seat:2", "sure", "yes")])
@pytest.mark.parametrize("way", ["close", "escape"])
def test_going_back_changes_nothing(steps: Sequence[str], way: str) -> None:
    home, table = sit(THREE)
    settle(home)
    match = table.match
    leave(home, *steps)
    assert isinstance(home.stage.top, Leaving)
    if way == "close":
        home.tap("close")
    else:
        home.stage.send(Back())
    assert isinstance(home.stage.top, Pause)
    assert (table.match, table.persons, losses(home)) == (match, (0, 1, 2), {})
    home.tap("close")
    settle(home)
    assert isinstance(home.stage.top, Curtain)


def test_the_hand_that_was_open_is_hidden_while_the_device_goes_round() -> None:
    home, table = sit(THREE)
    settle(home)
    home.tap("here")
    assert table.viewer == Seat(0)
    leave(home, "seat:0")
    assert table.viewer == Seat(0)
    home.tap("sure")
    assert table.viewer == TABLE
    home.tap("close")
    home.tap("close")
    settle(home)
    assert isinstance(home.stage.top, Curtain)


def test_whoever_is_asked_something_may_leave_as_well() -> None:
    home = Home(shelf=(SNATCH,))
    table = Table.start(SNATCH, SnatchOptions(), (BOT, Person("Ala"), Person("Ola")), 7, Seat(0))
    home.doors.start(table)
    settle(home)
    assert isinstance(home.stage.top, Ask)
    leave(home, "seat:1", "sure", "yes")
    settle(home)
    assert isinstance(home.stage.top, PlainTable)
    assert (table.persons, table.viewer) == ((2,), Seat(2))


def test_a_new_match_over_an_open_one_is_no_loss() -> None:
    home, _ = sit(ALONE)
    settle(home)
    home.doors.start(Table.start(TOY, Options(), ALONE, 8, Seat(0)))
    assert losses(home) == {}
    assert home.saves.finished()[0].left is None


# --- calling ---


def test_whoever_the_table_waits_for_is_called_with_a_knock() -> None:
    home, table = sit(THREE)
    settle(home)
    home.stage.send(Back())
    assert control(home, "call").label == "Call Ala"
    home.tap("call")
    assert home.sounds.played[-1] == "table_knock"
    assert home.stage.toast_shown
    assert home.stage.toast_shown.text == "Ala, the table is waiting for you!"
    assert isinstance(home.stage.top, Curtain)
    assert control(home, "called").label == "Ala, the table is waiting for you!"
    home.stage.send(Back())
    assert control(home, "call").off == "Called not long ago: again in 12 hours"
    assert home.kept.nudges.called(table) == Seat(0)


def test_it_is_said_at_the_next_start_until_that_person_acts() -> None:
    home, table = sit(THREE)
    settle(home)
    home.stage.send(Back())
    home.tap("call")
    later = Home(shelf=(TOY, SNATCH), storage=home.storage)
    later.doors.title()
    assert control(later, "banner").label == "Ala, the table is waiting for you: toy.name."
    assert later.host.said[-1] == control(later, "banner").label
    later.tap("continue")
    settle(later)
    later.tap("here")
    later.tap("action:0")
    later.doors.title()
    assert later.stage.widget("banner") is None
    assert home.kept.nudges.rest(table) == REST


def test_nobody_calls_themselves() -> None:
    home, _ = sit(ALONE)
    settle(home)
    home.stage.send(Back())
    assert home.stage.widget("call") is None


def test_the_hours_until_the_next_call_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    home, _ = sit(THREE)
    settle(home)
    home.stage.send(Back())
    home.tap("call")
    monkeypatch.setattr(home.kept.nudges, "_now", lambda: NOW + REST - 100)
    home.stage.send(Back())
    assert control(home, "call").off == "Called not long ago: again in 1 hour"
    monkeypatch.setattr(home.kept.nudges, "_now", lambda: NOW + REST)
    home.stage.change()
    assert control(home, "call").off == ""


# --- statistics ---


def test_what_was_played_stands_in_the_statistics() -> None:
    home, table = sit((Person(""), Person("Ola")))
    while not table.match.over:
        seat = table.waiting_for()
        if seat in table.persons:
            table.submit(seat, next(iter(TOY.game.actions(table.match.state, seat))))
        else:
            table.think(1.0, lambda: 0.0)
    home.doors.title()
    home.tap("finished")
    home.tap("statistics")
    told = [each.label for each in home.stage.widgets() if each.id.startswith("name:toy:")]
    book = home.saves.statistics.book()["toy"]
    assert len(told) == 2
    for name, tally in (("You", book[""]), ("Ola", book["Ola"])):
        row = f"{name}: Games: 1; Wins: {tally.wins}; Ties: {tally.ties}; Losses: {tally.losses}; Average total: "
        assert f"{row}{tally.total}" in told


def test_hands_are_shown_for_games_that_have_them() -> None:
    home = Home(shelf=(SNATCH,))
    table = Table.start(SNATCH, SnatchOptions(), (Person("Ala"), BOT), 7, Seat(0))
    home.saves.statistics.leave(table, Seat(0))
    home.doors.statistics()
    assert control(home, "name:snatch:0").label == (
        "Ala: Games: 1; Wins: 0; Ties: 0; Losses: 1; Hands won: 0; Average total: –"  # noqa: RUF001
    )
    assert home.saves.statistics.book() == {"snatch": {"Ala": Tally(1, losses=1)}}


def test_deleting_everything_deletes_them_too() -> None:
    home, table = sit(ALONE)
    home.saves.statistics.leave(table, Seat(0))
    home.kept.delete()
    assert home.saves.statistics.book() == {}


def test_damaged_ones_are_told_of_when_they_are_looked_at() -> None:
    home = Home(shelf=(TOY,))
    home.storage.set("statistics", "{broken")
    home.doors.title()
    home.tap("finished")
    home.tap("statistics")
    assert home.stage.toast_shown
    assert "aside/statistics/1" in home.stage.toast_shown.text
    assert control(home, "empty").label == "No match has been finished yet."
