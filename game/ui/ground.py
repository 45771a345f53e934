"""A picture of what lies still, kept while it stays the same, so that only what moves is painted anew."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Surface

from game.ui.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Same:
    """Equal only to one of the very same thing, and keeps it alive: values that are costly to compare."""

    thing: object

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.thing is other.thing

    def __hash__(self) -> int:
        return id(self.thing)


class Ground:
    """One picture as large as the window. It is taken when it has been the same twice, for taking it costs too."""

    def __init__(self) -> None:
        self._key: object = None
        self._picture: Surface | None = None
        self._size = (0, 0)

    def draw(self, canvas: Canvas, key: object, paint: Callable[[], None]) -> None:
        """Paints what `key` stands for: from the picture, if there is one of it. Always anew when `key` is None."""
        same = key is not None and key == self._key and self._fits(canvas)
        if same and self._picture:
            canvas.surface.blit(self._picture, (0, 0))
            return
        paint()
        self._picture = canvas.surface.copy() if same else None
        self._key = key
        self._size = canvas.surface.get_size()

    def _fits(self, canvas: Canvas) -> bool:
        return self._size == canvas.surface.get_size()
