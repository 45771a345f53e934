"""A ring that empties while others may answer: what is left of the time, and its whole seconds in the middle."""

from dataclasses import dataclass
from math import cos, pi, sin

from pygame import FRect, Surface, Vector2, draw

from game.ui import paint, shapes, theme
from game.ui.canvas import Canvas
from game.ui.text import Style
from game.ui.theme import Face
from game.ui.widget import Role, Widget

THICK = 0.2
"""Of the radius."""
LAST = 3
"""Seconds in which it is red."""
BEND = 3.0
"""Degrees between two points of the arc."""


@dataclass(frozen=True, slots=True)
class TimerRing:
    """As it is at one moment."""

    rect: FRect
    share: float
    """Of the time that is left, 1 to 0: the arc runs clockwise from the top."""
    seconds: int
    """Left, begun ones counted."""
    label: str
    """How long it is in all, as a sentence; it stays the same, so that nobody hears every second."""

    def widget(self) -> Widget:
        """What is read out."""
        return Widget("timer", Role.TEXT, self.rect, self.label)

    def draw(self, canvas: Canvas) -> None:
        """A paper disc, the ring, the number."""
        radius = min(self.rect.size) / 2
        face = FRect(self.rect.centerx - radius, self.rect.centery - radius, 2 * radius, 2 * radius)
        paint.lie(canvas, face, radius)
        canvas.circle(face.center, radius, theme.PAPER)
        side, colour = canvas.dots(2 * radius), theme.LOSS if self.seconds <= LAST else theme.NAVY
        key = "timer", side, self.share, colour
        canvas.blit(canvas.kit.pieces.get(key, lambda: _ring(side, self.share, colour)), face.left, face.top)
        figure = Style(Face.EXTRA_BOLD, radius * 0.86, theme.INK, leading=1.0, tabular=True)
        canvas.text(str(self.seconds), figure, face, (0.5, 0.5))


def _ring(side: int, share: float, colour: theme.Colour) -> Surface:
    thick = side * shapes.FINE * THICK / 2
    middle, radius = Vector2(side * shapes.FINE / 2), side * shapes.FINE * (1 - 2 * THICK / 2) / 2

    def brush(large: Surface) -> None:
        draw.circle(large, theme.SOFT_CREAM, middle, radius + thick / 2, round(thick))
        steps = max(1, round(share * 360 / BEND))
        turns = (2 * pi * share * step / steps for step in range(steps + 1))
        arc = [(middle.x + radius * sin(turn), middle.y - radius * cos(turn)) for turn in turns]
        if share > 0:
            shapes.stroke(large, (*colour, 255), arc, thick)

    return shapes.fine(side, side, theme.SOFT_CREAM, brush)
