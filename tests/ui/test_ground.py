import pygame

from game.games import SHELF
from game.session.seats import Person
from game.session.table import Table
from game.ui.canvas import Canvas
from game.ui.ground import Ground, Same
from game.ui.scene import Press, Skip
from game.ui.screen import Screen
from game.ui.table_scene import TableScene
from tests.ui.home import Home, kit


def canvas(width: int = 320, height: int = 200) -> Canvas:
    return Canvas(pygame.Surface((width, height)), Screen(width, height), kit())


def test_what_stays_the_same_is_painted_twice_and_then_copied() -> None:
    ground, sheet, painted = Ground(), canvas(), list[int]()

    def paint() -> None:
        painted.append(1)
        sheet.surface.fill("red")

    for _ in range(5):
        sheet.surface.fill("black")
        ground.draw(sheet, "key", paint)
        assert sheet.surface.get_at((5, 5)) == pygame.Color("red")
    assert len(painted) == 2


def test_another_key_another_size_or_none_is_painted_anew() -> None:
    ground, painted = Ground(), list[str]()
    for key, size in (("a", 320), ("a", 320), ("b", 320), ("a", 320), ("a", 160), (None, 160), (None, 160)):
        ground.draw(canvas(size), key, lambda: painted.append("x"))
    assert len(painted) == 7


def test_same_is_the_very_same() -> None:
    one, other = [1], [1]
    assert Same(one) == Same(one) != Same(other)


def test_the_kept_picture_of_a_table_is_the_painted_one() -> None:
    home = Home()
    home.doors.start(Table.start(SHELF[0], SHELF[0].game.types["options"](), (Person("Ala"), Person("Ola")), 7))
    home.stage.send(Skip())
    pictures = [pygame.image.tobytes(home.paint(), "RGB") for _ in range(4)]
    scene = home.stage.top
    assert isinstance(scene, TableScene)
    assert scene._ground._picture
    assert len({*pictures}) == 1
    home.stage.attention.over = "menu"
    assert pygame.image.tobytes(home.paint(), "RGB") != pictures[0]


def test_what_lies_below_a_dialog_is_painted_once_until_something_is_used() -> None:
    home = Home()
    home.doors.title()
    home.tap("settings")
    first = pygame.image.tobytes(home.paint(), "RGB")
    below = home.stage._below
    assert below is not None
    assert pygame.image.tobytes(home.paint(), "RGB") == first
    assert home.stage._below is below
    home.stage.send(Press("pace:0"))
    assert home.stage._below is None
