"""What one seat's cards came to, line by line: a part of the sheet at the end of a deal."""

# ruff: noqa: D102 - what the methods of an item do is said once, in Item.

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.form import NOTE
from game.ui.ruler import Ruler
from game.ui.theme import Colour, Face, Size
from game.ui.widget import Role, Widget

_LINE = Size(17, 18)


@dataclass(frozen=True, slots=True)
class SeatTally:
    """What one seat's deal came to: a head, a line for each reason, the sum."""

    id: str
    name: str
    colour: Colour
    letter: str
    lines: tuple[tuple[str, str], ...]
    points: str
    loss: bool
    total: str
    told: str
    """All of it as sentences."""

    def _row(self, ruler: Ruler, width: float, words: str) -> float:
        return ruler.block(words, ruler.style(Face.SENTENCE, _LINE), width * 0.8).height + ruler.px(3)

    def _head(self, ruler: Ruler) -> float:
        return max(ruler.px(46), ruler.style(Face.EXTRA_BOLD, theme.SCORE).line)

    def height(self, ruler: Ruler, width: float) -> float:
        return self._head(ruler) + sum(self._row(ruler, width, words) for words, _ in self.lines) + ruler.px(10)

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:  # noqa: ARG002
        return [Widget(self.id, Role.TEXT, rect, self.told)]

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        ruler = Ruler(canvas.kit, canvas.screen)
        px, high = ruler.px, self._head(ruler)
        radius = min(px(18), high * 0.42)
        paint.sewing_button(canvas, (rect.left + radius + 2, rect.top + high / 2), radius, self.colour, self.letter)
        figure = paint.style(canvas, Face.EXTRA_BOLD, theme.SCORE, theme.LOSS if self.loss else theme.INK)
        small = paint.style(canvas, Face.SENTENCE, NOTE, theme.NOTE_BROWN)
        head = FRect(rect.left, rect.top, rect.width, high)
        canvas.text(self.points, figure, head, (1.0, 0.5))
        wide = canvas.width(self.points, figure) + px(14)
        told = canvas.width(self.total, small)
        canvas.text(self.total, small, FRect(head.right - wide - told, head.top, told, high), (1.0, 0.5))
        left = rect.left + 2 * radius + px(12)
        name = paint.style(canvas, Face.SENTENCE, theme.NAME)
        canvas.name(self.name, name, FRect(left, head.top, head.right - wide - told - px(8) - left, high))
        canvas.fill(FRect(rect.left, head.bottom, rect.width, max(1.0, px(2))), theme.CARD_EDGE)
        self._lines(canvas, ruler, FRect(rect.left, head.bottom + px(4), rect.width, rect.bottom - head.bottom))

    def _lines(self, canvas: Canvas, ruler: Ruler, area: FRect) -> None:
        style, value = paint.style(canvas, Face.SENTENCE, _LINE), paint.style(canvas, Face.BOLD, _LINE)
        top = area.top
        for words, points in self.lines:
            high = self._row(ruler, area.width, words)
            row = FRect(area.left, top, area.width, high)
            canvas.block(canvas.wrapped(words, style, area.width * 0.8), row, (0.0, 0.5))
            canvas.text(points, value, row, (1.0, 0.5))
            top += high
