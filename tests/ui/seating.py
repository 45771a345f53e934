"""A table in whatever position one likes to see, and time that passes there."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.core.zones import Seat
from game.games import Boxed
from game.session.seats import Sitter
from game.session.table import Table
from tests.ui.home import Home


def seat_at(home: Home, box: Boxed, state: Any, sitters: Sequence[Sitter], seed: int) -> Any:
    """The scene of a table in that position, on the stage of `home`, at rest. The match is one of that seed."""
    table = Table.start(box, state.options, sitters, seed, Seat(0))
    table.match = replace(table.match, state=state)
    scene = box.scene(home.house, table)
    home.stage.push(scene)
    wait(home, 0.5)
    return scene


def wait(home: Home, seconds: float) -> None:
    """Lets time pass in steps of a twentieth of a second."""
    for _ in range(round(seconds * 20)):
        home.stage.update(0.05)
