"""Who sits at a table."""

from dataclasses import dataclass

from game.bots import Level


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in front of this device."""

    name: str


@dataclass(frozen=True, slots=True)
class Guest:
    """A bot."""

    name: str
    level: Level


Sitter = Person | Guest
