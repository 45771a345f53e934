"""What can be touched, focused and read out: data that a scene lays out and the stage serves.

The same widgets are drawn, hit by the pointer, walked by the keyboard, and mirrored as real controls for screen
readers.
"""

from dataclasses import dataclass
from enum import Enum

from pygame import FRect

from game.core.cards import Card


class Role(Enum):
    """What kind of control it is, to eye and screen reader alike."""

    BUTTON = "button"
    TOGGLE = "toggle"
    CARD = "card"
    """A toggle that is drawn as a card."""
    RADIO = "radio"
    """One segment of several, of which one is chosen."""
    FIELD = "field"
    """A line of text to type into."""
    TEXT = "text"
    """Only to be read: no focus, no touch."""


class Look(Enum):
    """How a button is drawn."""

    PLAIN = "plain"
    PRIMARY = "primary"
    """The mustard one: at most one on a screen."""
    ROUND = "round"
    """An icon in a circle; its label is spoken only."""
    BARE = "bare"
    """Drawn by its scene."""


@dataclass(frozen=True, slots=True)
class Widget:
    """One control. `id` is stable as long as it means the same thing: `lock`, `card:17`, `seat:2`."""

    id: str
    role: Role
    rect: FRect
    """Where it is and where it is touched, in CSS pixels."""
    label: str
    note: str = ""
    """The second line; when `off`, why."""
    icon: str = ""
    key: str = ""
    """A shortcut as `pygame.key.key_code` names it, shown on the button."""
    look: Look = Look.PLAIN
    chosen: bool = False
    """Selected, pressed, ticked."""
    off: str = ""
    """Why it cannot be used now, as a sentence; empty when it can. Touched, it says so and nothing happens."""
    value: str = ""
    """The text of a FIELD."""
    card: Card | None = None
    drags: bool = False
    """Whether it can be picked up and dragged; dragging anything else scrolls."""
    repeats: bool = False
    """Whether tapping it twice means it twice, as with plus and minus; else a double tap acts once."""
    pane: FRect | None = None
    """The scrolling pane in which it lies: only what is inside is seen and touched."""

    @property
    def shown(self) -> FRect:
        """The part of `rect` that is seen: without size when it is scrolled away."""
        return self.rect.clip(self.pane) if self.pane else self.rect
