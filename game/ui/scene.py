"""What a scene is. The stage keeps a stack of them, sends them what the player means, and gives them time."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from game.ui.canvas import Canvas
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class Press:
    """A widget was used: tapped, clicked, Enter, its shortcut, or a screen reader. Never comes for one that is off."""

    id: str


@dataclass(frozen=True, slots=True)
class Drag:
    """A widget is being dragged; the pointer is at (x, y) CSS pixels."""

    id: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Drop:
    """A dragged widget was let go at (x, y)."""

    id: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Nudge:
    """A widget that can be dragged is to change places with the one before it (-1) or behind it (1)."""

    id: str
    step: int


@dataclass(frozen=True, slots=True)
class Typed:
    """The text of a field is now this."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Back:
    """Escape, or the browser's back: close this, or open the pause menu."""


@dataclass(frozen=True, slots=True)
class Skip:
    """A tap on nothing in particular: whatever is moving may finish at once."""


@dataclass(frozen=True, slots=True)
class Scroll:
    """The wheel turned, or a finger drags what cannot be picked up: the text at (x, y) goes up by `distance` pixels."""

    x: float
    y: float
    distance: float


@dataclass(frozen=True, slots=True)
class Reveal:
    """The focus came to a widget that its pane does not show whole: scroll it into view."""

    id: str


Intent = Press | Drag | Drop | Nudge | Typed | Back | Skip | Scroll | Reveal


class Scene(Protocol):
    """One screen or dialog. `draw` changes nothing; time comes only through `update`."""

    veil: bool
    """Whether the scene below shows through, dimmed."""

    def enter(self) -> None:
        """Called once, when it comes onto the stack."""

    def resume(self) -> None:
        """Called when it is on top again."""

    def pause(self) -> None:
        """Called when another scene covers it, or the window is hidden."""

    def leave(self) -> None:
        """Called once, when it goes."""

    def widgets(self) -> Sequence[Widget]:
        """Its controls, laid out for the present window, in the order Tab walks them."""

    def handle(self, intent: Intent) -> None:
        """What the player meant."""

    def update(self, seconds: float) -> bool:
        """Lets time pass (at most 0.1 s at once); True while it wants the next frame too."""

    def wake_in(self) -> float | None:
        """Seconds until something changes by itself although nothing moves; None when nothing will."""

    def draw(self, canvas: Canvas) -> None:
        """Paints the present moment."""
