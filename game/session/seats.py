"""Who sits at a table."""

from dataclasses import dataclass, replace
from typing import Any

from game.bots import Level

NAME_LETTERS = 16
"""Of the longest name."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in front of this device."""

    name: str


@dataclass(frozen=True, slots=True)
class Guest:
    """A bot."""

    name: str
    level: Level


@dataclass(frozen=True, slots=True)
class Absent:
    """Nobody: TABLE acts for this seat, as for a house. See `Customs.absent`."""

    name: str


Sitter = Person | Guest | Absent


def short(sitter: Sitter) -> Sitter:
    """The same with a name that is not too long: a save may say anything."""
    return replace(sitter, name=sitter.name[:NAME_LETTERS])


def usual_level(options: Any) -> Level:
    """What the difficulty among a match's options makes of every bot, if the game has any."""
    difficulty = getattr(options, "difficulty", None)
    return Level(difficulty.value) if difficulty else Level.MEDIUM
