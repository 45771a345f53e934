"""A score that explains itself."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.cards import Card


@dataclass(frozen=True, slots=True)
class Line:
    """One reason for points: what kind of reason, which cards, how much. `source` is a key of the game's strings."""

    source: str
    cards: tuple[Card, ...]
    points: int


def total(tally: Iterable[Line]) -> int:
    """The sum of a tally's points."""
    return sum(line.points for line in tally)
