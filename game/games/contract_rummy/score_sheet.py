"""The score sheet of six hands: on the table, or as a part of a dialog."""

# ruff: noqa: D102 - what the methods of an item do is said once, in Item.

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.games.contract_rummy.scene_words import SheetRow
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.layout import inset
from game.ui.ruler import Ruler
from game.ui.text import Style
from game.ui.theme import Colour, Face, Size
from game.ui.widget import Role, Widget

NOW = theme.colour("#FFE3A0")
RULE = theme.colour("#E4C9BE")
NOTHING = theme.colour("#1B763B")
"""Whoever went out has nothing to pay."""
_POINTS, _WORDS = Size(18, 19), Size(15, 17)
NUMBER, NAME = 0.09, 0.31
"""Of the width: where the contract's name begins and ends."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """What it shows. Columns are seats in the order in which they sit."""

    title: str
    note: str
    signs: tuple[tuple[Colour, str], ...]
    rows: tuple[SheetRow, ...]
    total: str
    sums: tuple[str, ...]
    told: str
    """All of it as sentences."""

    def height(self, ruler: Ruler, width: float) -> float:  # noqa: ARG002
        return ruler.style(Face.SENTENCE, _WORDS).line * 1.5 * (len(self.rows) + 3)

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:  # noqa: ARG002
        return [Widget("sheet", Role.TEXT, rect, self.told)]

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        """Signs, a row for each hand, the sums under a thick line."""
        high = rect.height / (len(self.rows) + 2.2)
        head = FRect(rect.left, rect.top, rect.width, high)
        radius = min(canvas.screen.px(14), high * 0.4, rect.width * 0.06)
        for x, (colour, sign) in zip(self._columns(rect), self.signs, strict=True):
            paint.sewing_button(canvas, (x, head.centery), radius, colour, sign)
        for number, row in enumerate(self.rows):
            self._row(canvas, FRect(rect.left, head.bottom + high * number, rect.width, high), row)
        foot = FRect(rect.left, rect.bottom - high * 1.1, rect.width, high * 1.1)
        canvas.fill(FRect(foot.left, foot.top, foot.width, max(1.5, canvas.screen.px(3))), theme.INK)
        name = paint.style(canvas, Face.EXTRA_BOLD, _WORDS)
        canvas.fitted(self.total, name, FRect(foot.left, foot.top, foot.width * (NUMBER + NAME), foot.height))
        figure = _within(paint.style(canvas, Face.EXTRA_BOLD, Size(20, 22)), foot.height)
        self._figures(canvas, foot, self.sums, (False,) * len(self.sums), figure)

    def _columns(self, rect: FRect) -> list[float]:
        left, step = rect.left + rect.width * (NUMBER + NAME), rect.width * (1 - NUMBER - NAME) / len(self.signs)
        return [left + step * (number + 0.5) for number in range(len(self.signs))]

    def _row(self, canvas: Canvas, row: FRect, of: SheetRow) -> None:
        px = canvas.screen.px
        if of.now:
            canvas.rounded(row.inflate(px(12), -px(2)), px(6), NOW)
        canvas.fill(FRect(row.left, row.bottom - 1, row.width, max(1.0, px(2))), RULE)
        figure = _within(paint.style(canvas, Face.EXTRA_BOLD, _POINTS), row.height)
        canvas.text(of.number, figure, row)
        shade = theme.NOTE_BROWN if of.points else theme.INK
        words = _within(paint.style(canvas, Face.SENTENCE, _WORDS, shade), row.height)
        wide = row.width * (NAME if of.points else 1 - NUMBER)
        told = of.contract if canvas.width(of.contract, words) <= wide else of.short
        canvas.fitted(told, words, FRect(row.left + row.width * NUMBER, row.top, wide, row.height))
        self._figures(canvas, row, of.points, of.best, figure)

    def _figures(self, canvas: Canvas, row: FRect, points: Sequence[str], best: Sequence[bool], style: Style) -> None:
        step = row.width * (1 - NUMBER - NAME) / len(self.signs)
        widest = max((canvas.width(told, style) for told in points), default=0.0)
        size = style.size * min(1.0, (step - style.size * 0.45) / max(1.0, widest))
        for x, told, good in zip(self._columns(row), points, best, strict=False):
            figure = Style(style.face, size, NOTHING if good else theme.INK)
            canvas.text(told, figure, FRect(x - step / 2, row.top, step, row.height), (0.5, 0.5))


def _within(style: Style, height: float) -> Style:
    return Style(style.face, min(style.size, height * 0.86), style.colour)


def draw_sheet(canvas: Canvas, rect: FRect, of: ScoreSheet) -> None:
    """On the table: on paper, with its title."""
    px = canvas.screen.px
    paint.paper(canvas, rect)
    inside = inset(rect, px(14), px(12))
    title = paint.style(canvas, Face.EXTRA_BOLD, theme.HEADING)
    note = paint.style(canvas, Face.SENTENCE, theme.SMALLEST, theme.NOTE_BROWN)
    head = FRect(inside.left, inside.top, inside.width, title.line)
    canvas.text(of.title, title, head)
    left = head.left + canvas.width(of.title, title) + px(10)
    if canvas.width(of.note, note) <= head.right - left:
        canvas.text(of.note, note, head, (1.0, 0.5))
    of.draw(canvas, FRect(inside.left, head.bottom + px(4), inside.width, inside.bottom - head.bottom - px(4)))
