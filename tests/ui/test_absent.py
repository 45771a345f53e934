"""Seats at which nobody sits, for the table plays them."""

from game.games import boxed
from game.session.record import read, written
from game.session.seats import Absent, Guest, Person
from game.session.table import Table
from game.ui.scenes.new_match import NewMatch
from tests.ui.home import Home

TRASH = boxed("trash_poker")


def dialog(home: Home, houses: int) -> NewMatch:
    """The new-match dialog of Trash Poker with so many houses."""
    scene = NewMatch(home.house, TRASH)
    home.stage.push(scene)
    scene.press(f"set:houses:{houses}")
    return scene


def test_houses_take_the_last_places() -> None:
    home = Home()
    scene = dialog(home, 2)
    kinds = [type(each) for each in scene.sitters()]
    assert kinds == [Person, *[Guest] * (len(kinds) - 3), Absent, Absent]
    assert [each.name for each in scene.sitters()[-2:]] == ["House 1", "House 2"]
    scene.press("set:houses:1")
    assert scene.sitters()[-1] == Absent("House")
    scene.press("set:houses:0")
    assert not any(isinstance(each, Absent) for each in scene.sitters())


def test_the_place_of_a_house_cannot_be_given_to_anybody() -> None:
    home = Home()
    scene = dialog(home, 1)
    scene.press(f"place:{len(scene.places) - 1}")
    assert home.stage.top is scene
    assert home.stage.toast_shown
    scene.press("place:0")
    assert home.stage.top is not scene


def test_a_match_with_a_house_is_kept_and_played_on() -> None:
    sitters = Person("Ann"), Absent("House")
    table = Table.start(TRASH, TRASH.game.types["options"](houses=1), sitters, 7)
    while not table.match.over and table.match.length < 60:
        seat = table.waiting_for()
        if seat == 0:
            table.submit(seat, TRASH.game.actions(table.match.state, seat)[-1])
        else:
            assert table.think(1.0, lambda: 0.0)
    assert not table.faults
    again = read((TRASH,), written(table))
    assert again.sitters == sitters
    assert again.match.state == table.match.state
