"""The sides of the scoring cards: how many chips a house gets for the line on which it found a card. Rows of data.

`python -m game.tools.houses` measures what they are worth against the medium bot; RULES.md says how far that has come.
"""

from collections.abc import Mapping
from enum import Enum


class Difficulty(Enum):
    """Rule trash.house.side: how much a house gets."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    MERCILESS = "merciless"


_ONE: Mapping[Difficulty, tuple[int, ...]] = {
    Difficulty.EASY: (8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1),
    Difficulty.NORMAL: (10, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2),
    Difficulty.HARD: (11, 10, 10, 9, 9, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3),
    Difficulty.MERCILESS: (12, 11, 11, 10, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5),
}
_SEVERAL: Mapping[Difficulty, tuple[int, ...]] = {
    Difficulty.EASY: (6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 1),
    Difficulty.NORMAL: (8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1),
}
"""Rule trash.houses.side: in place of those, with two houses or more."""


def scoring_side(difficulty: Difficulty, houses: int) -> tuple[int, ...]:
    """Rules trash.house.side, trash.houses.side: chips by line, from the top."""
    return _SEVERAL.get(difficulty, _ONE[difficulty]) if houses > 1 else _ONE[difficulty]
