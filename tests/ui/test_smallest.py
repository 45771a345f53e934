"""Windows too small to play in, down to the least that the loop lays out for, are painted without a fault."""

import pytest

from game.games import SHELF, Boxed
from game.session.table import Table
from game.ui.loop import LEAST
from game.ui.screen import Screen
from tests.shots import SITTERS
from tests.ui.home import Home

WINDOWS = [(LEAST, LEAST), (320.0, 200.0), (240.0, 180.0), (2000.0, LEAST), (LEAST, 240.0)]


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("box", SHELF, ids=[box.id for box in SHELF])
def test_a_table_in_a_tiny_window_is_painted(box: Boxed, text: float) -> None:
    home = Home()
    home.doors.table(Table.start(box, box.game.types["options"](), SITTERS, 7))
    for width, height in WINDOWS:
        home.stage.resize(Screen(width, height, 1.0, text))
        home.paint()


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_title_in_a_tiny_window_is_painted(text: float) -> None:
    home = Home()
    home.doors.title()
    for width, height in [*WINDOWS, (320.0, 240.0)]:
        home.stage.resize(Screen(width, height, 1.0, text))
        home.paint()
