"""How long guests think between two frames: whole matches, every part of every thought timed.

A guest pauses between the parts of its thought, and a table lets it go on while no more than a slice is taken. The same
matches are played five times and the shortest time of each part counts, so that a busy machine is left out.
"""

import time
from collections.abc import Iterator, Sequence
from itertools import islice

from game.bots import Level
from game.core.zones import Seat
from game.games import boxed
from game.session.seats import Guest
from game.session.table import Table
from game.ui.table_scene import SLICE

ROUNDS = 5
PERCENT = (50.0, 99.0, 99.9)
Part = tuple[float, bool]
"""Milliseconds, and whether the guest acted at its end: that is then a part of it, too."""


def parts(id: str, level: Level) -> Iterator[Part]:
    """The parts of the thoughts of guests of that level, in one match after the other, of few seats and of many."""
    box, seed = boxed(id), 0
    while True:
        seats = (box.game.seats[0], box.game.seats[-1])[seed % 2]
        sitters = tuple(Guest(str(number), level) for number in range(seats))
        table = Table.start(box, box.game.types["options"](), sitters, seed, Seat(0))
        while not table.match.over:
            start = time.perf_counter()
            acted = table.think(0.0, time.perf_counter) is not None
            yield 1000 * (time.perf_counter() - start), acted
        seed += 1


def shortest(id: str, level: Level, seconds: float) -> list[Part]:
    """As many parts as are thought in so many seconds, each as in the quickest of the rounds."""
    first, end = list[Part](), time.perf_counter() + seconds
    for part in parts(id, level):
        first.append(part)
        if time.perf_counter() >= end:
            break
    rounds = [first, *(list(islice(parts(id, level), len(first))) for _ in range(ROUNDS - 1))]
    return [min(each) for each in zip(*rounds, strict=True)]


def slices(found: Sequence[Part]) -> list[float]:
    """Those parts as a table lets them follow each other: see `Table.think`."""
    taken, longest, made = 0.0, 0.0, list[float]()
    for part, acted in found:
        taken, longest = taken + part, max(longest, part)
        if acted or taken + longest > 1000 * SLICE:
            made.append(taken)
            taken = 0.0
        if acted:
            longest = 0.0
    return made


def measure(id: str, level: str, seconds: float) -> dict[str, float]:
    """How many parts, their percentiles, the longest; the longest slice, and how many are over."""
    found = shortest(id, Level(level), seconds)
    ordered, made = sorted(part for part, _ in found), slices(found)
    shares = {f"{share:g} %": ordered[round(share / 100 * (len(ordered) - 1))] for share in PERCENT}
    over = sum(each > 1000 * SLICE for each in made)
    return {"parts": len(found)} | shares | {"longest": max(found)[0], "slice": max(made), "over": over}
