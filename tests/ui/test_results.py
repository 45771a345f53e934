"""Who is told that they have won."""

import pytest

from game.core.zones import Seat
from game.games import SHELF
from game.games.polyester.rules import Options
from game.games.polyester.rules.actions import Bank
from game.session.seats import Person, Sitter
from game.session.table import Table
from game.ui.scenes.results import Results
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
    assert [column.place for column in scene._columns()] == [f"Place {place}" for place in places]
