"""Who is told that they have won, and what everybody has reached."""

from dataclasses import replace

import pytest

from game.core.zones import TABLE, Seat
from game.games import SHELF
from game.games.polyester.rules import Options
from game.games.polyester.rules.actions import Bank
from game.session.saves import Finished
from game.session.seats import Person, Sitter
from game.session.table import Table
from game.ui.scenes.finished import FinishedMatches
from game.ui.scenes.results import Results
from game.ui.screen import Screen
from game.ui.summary import Cell, Line
from tests.ui.home import Home

BOX = SHELF[0]


def finished(sitters: tuple[Sitter, ...]) -> Table:
    """A match in which seat 0 banks whatever it can, and the others only draw and lock."""
    table = Table.start(BOX, Options(target=1000), sitters, 7, Seat(0))
    while not table.match.over:
        seat = Seat(table.match.state.turn)
        legal = tuple(BOX.game.actions(table.match.state, seat))
        banks = seat == 0 and Bank() in legal
        table.submit(seat, Bank() if banks else next(each for each in legal if each != Bank()))
    return table


@pytest.mark.parametrize(
    ("names", "title"), [(("Ann", "Ben"), "Ann wins"), (("", ""), "Person 1 wins")], ids=["named", "unnamed"]
)
def test_persons_who_share_a_screen_are_named(names: tuple[str, str], title: str) -> None:
    home = Home()
    table = finished(tuple(map(Person, names)))
    assert BOX.game.winners(table.match.state) == (Seat(0),)
    home.doors.results(table, ())
    scene = home.stage.top
    assert isinstance(scene, Results)
    assert scene.title() == title


def test_when_everybody_has_lost_nobody_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished((Person("Ann"), Person("Ben")))
    monkeypatch.setattr(type(BOX.game), "winners", lambda _game, _state: (TABLE,))
    home = Home()
    home.doors.results(table, ())
    assert isinstance(home.stage.top, Results)
    assert home.stage.top.title() == "Everybody has lost"
    line = Finished("key", BOX.id, 7, table.sitters, 0, (1, 1), (TABLE,))
    assert FinishedMatches(home.house, home.saves, "")._row(0, line).note == "Everybody has lost. Ann 1, Ben 1"


@pytest.mark.parametrize(("lowest_wins", "places"), [(False, [1, 2]), (True, [2, 1])])
def test_the_first_place_is_the_best_standing(
    monkeypatch: pytest.MonkeyPatch, lowest_wins: bool, places: list[int]
) -> None:
    table = finished((Person("Ann"), Person("Ben")))
    ann, ben = BOX.game.standing(table.match.state)
    assert ann > ben
    monkeypatch.setattr(type(BOX.game), "lowest_wins", lowest_wins)
    home = Home()
    home.doors.results(table, ())
    scene = home.stage.top
    assert isinstance(scene, Results)
    told = {column.name: column.place for column in scene._columns()}
    assert told == dict(zip(("Ann", "Ben"), (f"Place {place}" for place in places), strict=True))


@pytest.mark.parametrize("screen", [Screen(1280, 720), Screen(375, 667)], ids=["wide", "phone"])
def test_the_best_come_first_with_their_own_points(screen: Screen) -> None:
    home = Home(screen)
    table = finished(tuple(Person(each) for each in ("Ann", "Ben", "Cleo")))
    match = table.match
    table.match = replace(match, state=replace(match.state, scores=(400, 1200, 800)))
    cells = tuple(Cell(str(number), f"note {number}") for number in range(3))
    home.doors.results(table, (Line("Banks", cells),))
    told = [each.label for each in home.stage.widgets() if each.id.startswith("points:")]
    assert told == [
        "Ben, Place 1; Banks: 1; Points: 1,200",
        "Cleo, Place 2; Banks: 2; Points: 800",
        "Ann, Place 3; Banks: 0; Points: 400",
    ]
    home.paint()
