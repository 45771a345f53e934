"""A first match that explains itself: a fixed deal, and a tip for each thing to be done."""

from dataclasses import dataclass
from typing import Any

from game.core.events import Event
from game.session.seats import Sitter


@dataclass(frozen=True, slots=True)
class Tip:
    """One step."""

    key: str
    """Of its sentences in the game's catalogs."""
    until: tuple[type[Event], ...] = ()
    """What the person has to bring about to get to the next tip; nothing: a button leads there."""


@dataclass(frozen=True, slots=True)
class Guide:
    """A real match, always the same, and what is said meanwhile."""

    seed: int
    options: Any
    sitters: tuple[Sitter, ...]
    tips: tuple[Tip, ...]
