"""500 Rum's score pad: every total, every deal as it stands, and what one's own would come to."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.games.rum500.scene_words import Outlook, PadRow
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.layout import grid, inset
from game.ui.screen import SMALLEST_TEXT
from game.ui.text import Style
from game.ui.theme import Colour, Face, Size

NOTE = Size(15, 16)
Mark = tuple[Colour, str]
"""A seat's button: its colour and letter."""
_RULE = theme.colour("#C9D6E8")


@dataclass(frozen=True, slots=True)
class Heads:
    """The pad's printed words."""

    title: str
    total: str
    deal: str
    net: str
    without: str


def draw_pad(canvas: Canvas, rect: FRect, rows: Sequence[PadRow], outlook: Outlook, heads: Heads) -> None:
    """Every total, every deal as it stands, one's own line by line."""
    px = canvas.screen.px
    paint.paper(canvas, rect)
    area = inset(rect, px(14), px(12))
    title = paint.style(canvas, Face.EXTRA_BOLD, theme.HEADING)
    small = paint.style(canvas, Face.SENTENCE, theme.SMALLEST, theme.NOTE_BROWN)
    column = area.right - max(canvas.width("-000", _figure(canvas)), canvas.width(heads.total, small)) - px(12)
    top = area.top
    if area.height > px(300) * canvas.screen.text:
        canvas.fitted(heads.title, title, FRect(area.left, top, area.width, title.line))
        top += title.line
    canvas.text(heads.total, small, FRect(area.left, top, area.width, small.line), (1.0, 0.5))
    canvas.fitted(heads.deal, small, FRect(area.left, top, column - area.left, small.line), (1.0, 0.5))
    top += small.line
    needed = NOTE.on(canvas.screen) * 1.3 * 2.4
    high = max(17.0, min(px(34) * (0.4 + 0.6 * canvas.screen.text), (area.bottom - top - needed) / len(rows)))
    for row in rows:
        _pad_row(canvas, FRect(area.left, top, area.width, high), row, column)
        top += high
    _outlook(canvas, FRect(area.left, top + px(10), area.width, area.bottom - top - px(10)), outlook, heads)


def _figure(canvas: Canvas) -> Style:
    return paint.style(canvas, Face.EXTRA_BOLD, Size(20, 20))


def _pad_row(canvas: Canvas, row: FRect, of: PadRow, column: float) -> None:
    name = paint.style(canvas, Face.SENTENCE, Size(17, 17))
    now = paint.style(canvas, Face.BOLD, Size(16, 16), theme.LOSS if of.loss else theme.NOTE_BROWN)
    wide, figure = canvas.width(of.deal, now), _figure(canvas)
    figure = Style(figure.face, min(figure.size, row.height), figure.colour)
    canvas.text(of.total, figure, row, (1.0, 0.5))
    canvas.text(of.deal, now, FRect(column - wide, row.top, wide, row.height), (1.0, 0.5))
    room = FRect(row.left, row.top, max(10.0, column - wide - canvas.screen.px(8) - row.left), row.height)
    canvas.name(of.name, name, room)
    canvas.fill(FRect(row.left, row.bottom - 1, row.width, max(1.0, canvas.screen.px(1.6))), _RULE)


def _outlook(canvas: Canvas, area: FRect, of: Outlook, heads: Heads) -> None:
    """Title, as many lines as there is room for, the net under a line."""
    px = canvas.screen.px
    note = paint.style(canvas, Face.SENTENCE, NOTE, theme.NOTE_BROWN)
    net = paint.style(canvas, Face.EXTRA_BOLD, Size(22, 22), theme.LOSS if of.loss else theme.INK)
    if area.height < net.line + 2:
        return
    bottom = area.bottom
    if of.without and area.height > net.line + 3 * note.line:
        bottom -= note.line
        under = FRect(area.left, bottom, area.width, note.line)
        canvas.text(of.without, note, under, (1.0, 0.5))
        canvas.fitted(heads.without, note, FRect(under.left, under.top, under.width * 0.7, note.line))
    foot = FRect(area.left, bottom - net.size * 1.3, area.width, net.size * 1.3)
    canvas.fill(FRect(area.left, foot.top - px(1), area.width, max(1.5, px(3))), theme.INK)
    canvas.text(of.net, net, foot, (1.0, 0.6))
    sum_ = paint.style(canvas, Face.EXTRA_BOLD, Size(19, 19))
    canvas.fitted(heads.net, sum_, FRect(foot.left, foot.top + px(2), foot.width * 0.55, foot.height))
    head = canvas.wrapped(of.title, note, area.width)
    top = area.top
    if foot.top - top >= head.height + px(4):
        canvas.block(head, FRect(area.left, top, area.width, head.height), (0.0, 0.0))
        top += head.height + px(2)
    _reasons(canvas, FRect(area.left, top, area.width, foot.top - px(3) - top), of)


def _reasons(canvas: Canvas, area: FRect, of: Outlook) -> None:
    """Line by line, closer together where there are many; in brief where they have no room, or not at all."""
    size = Size(16, 17).on(canvas.screen)
    least = min(size, SMALLEST_TEXT * min(1.4, canvas.screen.text))
    room = int((area.height + 1) / (least * 1.26))
    shown = next((lines for lines in (of.lines, of.brief) if len(lines) <= room), ())
    size = max(min(size, area.height / max(1, len(shown)) / 1.26), least)
    words, value = Style(Face.SENTENCE, size, theme.INK), Style(Face.BOLD, size * 1.05, theme.INK)
    high = size * 1.26
    for number, (told, points) in enumerate(shown):
        row = FRect(area.left, area.top + number * high, area.width, high)
        wide = canvas.width(points, value) + canvas.screen.px(8) if points else 0.0
        canvas.fitted(told, words, FRect(row.left, row.top, row.width - wide, high))
        canvas.text(points, value, row, (1.0, 0.5))


def draw_panel(
    canvas: Canvas, rect: FRect, of: Outlook, without: str, head: str, rows: Sequence[tuple[Mark, PadRow]]
) -> None:
    """What stands for the pad where there is little room: the lines in a row, the net large at the right.

    `without` is the same without what is being weighed, as words. Where even that has no room, everybody's deal under
    the `head`, unless something is being weighed.
    """
    px = canvas.screen.px
    paint.dark(canvas, rect)
    inside = inset(rect, max(7.0, px(18)), max(3.0, px(8)))
    net = Style(Face.EXTRA_BOLD, min(theme.SCORE.on(canvas.screen) * 1.5, inside.height * 0.62), theme.CREAM)
    net = Style(net.face, net.size, theme.SALMON if of.loss else theme.LAMP_YELLOW)
    if inside.width < px(330):
        if without:
            _narrow(canvas, inside, of, net)
        else:
            _everybody(canvas, inside, head, rows)
        return
    _broad(canvas, inside, of, net, without)


def _broad(canvas: Canvas, inside: FRect, of: Outlook, net: Style, without: str) -> None:
    """Title and lines at the left, the net at the right, with what it is otherwise."""
    px = canvas.screen.px
    title = paint.style(canvas, Face.SENTENCE, theme.BODY, theme.CREAM)
    small = paint.style(canvas, Face.SENTENCE, Size(16, 17), theme.SOFT_CREAM)
    wide = max(canvas.width(of.net, net), canvas.width(without, small) if without else 0.0)
    right = FRect(inside.right - wide, inside.top, wide, inside.height)
    if without:
        canvas.text(of.net, net, FRect(right.left, right.top, wide, right.height * 0.6), (1.0, 0.4))
        canvas.text(without, small, FRect(right.left, right.bottom - small.line, wide, small.line), (1.0, 0.5))
    else:
        canvas.text(of.net, net, right, (1.0, 0.5))
    left = FRect(inside.left, inside.top, inside.width - wide - px(14), inside.height / 2)
    canvas.fitted(of.title, title, left)
    told = _in_a_row(of.lines)
    told = _in_a_row(of.brief) if of.brief and canvas.width(told, small) > left.width else told
    canvas.fitted(told, small, left.move(0, inside.height / 2))


def _in_a_row(lines: Sequence[tuple[str, str]]) -> str:
    return "  ".join(f"{words} {points}".strip() for words, points in lines)


def _everybody(canvas: Canvas, inside: FRect, head: str, rows: Sequence[tuple[Mark, PadRow]]) -> None:
    """Each seat's button, and what the deal would bring it; in two columns where there are many."""
    title = paint.style(canvas, Face.SENTENCE, theme.BODY, theme.CREAM)
    top = FRect(inside.left, inside.top, inside.width, title.line)
    canvas.fitted(head, title, top, (0.5, 0.5))
    across = 1 if len(rows) <= 3 else 2
    cells = grid(FRect(inside.left, top.bottom, inside.width, inside.bottom - top.bottom), len(rows), across, 2)
    for ((colour, letter), row), cell in zip(rows, cells, strict=True):
        radius = min(9.0, cell.height * 0.46)
        shade = theme.SALMON if row.loss else theme.LAMP_YELLOW
        style = Style(Face.EXTRA_BOLD, min(title.size * 1.1, cell.height * 0.9), shade)
        wide = canvas.width(row.deal, style)
        left = cell.centerx - (2 * radius + 4 + wide) / 2
        paint.sewing_button(canvas, (left + radius, cell.centery), radius, colour, letter)
        canvas.text(row.deal, style, FRect(left + 2 * radius + 4, cell.top, wide, cell.height))


def _narrow(canvas: Canvas, inside: FRect, of: Outlook, net: Style) -> None:
    """The title over the net."""
    title = paint.style(canvas, Face.SENTENCE, theme.BODY, theme.CREAM)
    figure = min(net.size, inside.height * 0.45)
    foot = FRect(inside.left, inside.bottom - figure * 1.2, inside.width, figure * 1.2)
    canvas.text(of.net, Style(net.face, figure, net.colour), foot, (0.5, 0.5))
    canvas.fitted(of.title, title, FRect(inside.left, inside.top, inside.width, foot.top - inside.top), (0.5, 0.5))
