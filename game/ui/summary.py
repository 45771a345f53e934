"""How a match ended, line by line: what a game's table hands to the result sheet."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cell:
    """One seat's part of a line."""

    value: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """One reason for points, or one figure of interest, with a cell for each seat."""

    label: str
    cells: tuple[Cell, ...]
    note: str = ""
    total: bool = False
    """The last line, set large."""
