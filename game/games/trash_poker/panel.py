"""The panel beside the hand: what the chosen cards are worth and why, or what is to be done."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.games.trash_poker import looks
from game.ui import paint, theme
from game.ui.canvas import Canvas, Point
from game.ui.layout import inset
from game.ui.screen import SMALLEST_TEXT
from game.ui.text import Style
from game.ui.theme import Face, Size


@dataclass(frozen=True, slots=True)
class Panel:
    """What a hand is worth and why, or what is to be done."""

    title: str
    parts: tuple[tuple[str, str], ...] = ()
    """Points and what they come from; their sum is `total`."""
    total: str = ""
    unit: str = ""
    bonus: str = ""
    """Bonus chips."""
    bonus_name: str = ""
    notes: tuple[str, ...] = ()
    """Sentences, the most important first; as many as there is room for."""
    brief: str = ""
    """Instead, where they have no room."""


def draw_panel(canvas: Canvas, rect: FRect, panel: Panel) -> None:
    """A sheet of paper: title, sum, notes."""
    px = canvas.screen.px
    paint.paper(canvas, rect)
    inside = inset(rect, max(7.0, px(18)), max(4.0, px(10)))
    if rect.width < 200:
        _narrow(canvas, inside, panel)
        return
    size = Size(25, 26) if not canvas.screen.compact else theme.HEADING
    title = Style(Face.EXTRA_BOLD, size.on(canvas.screen), theme.INK, leading=1.12)
    head = canvas.kit.lettering.fit(panel.title, title, inside.width, inside.height * 0.5, canvas.screen.density)
    canvas.block(head, FRect(inside.left, inside.top, inside.width, head.height), (0.0, 0.0))
    rest = FRect(inside.left, inside.top + head.height + 1, inside.width, inside.height - head.height - 1)
    if panel.total:
        line = SMALLEST_TEXT * 1.2 * canvas.screen.text if panel.notes else 0.0
        if rest.height - line < 30:
            line = 0.0
        _sum(canvas, FRect(rest.left, rest.top, rest.width, rest.height - line), panel)
        rest = FRect(rest.left, rest.bottom - line, rest.width, line)
    _notes(canvas, rest, panel)


def _notes(canvas: Canvas, rect: FRect, panel: Panel) -> None:
    """As many sentences as fit whole; else what stands for them."""
    large = not panel.total and not canvas.screen.compact
    size = theme.BODY.on(canvas.screen) if large else theme.SMALLEST.on(canvas.screen) + (0 if rect.width < 200 else 1)
    style = Style(Face.SENTENCE, size, theme.NOTE_BROWN, leading=1.14)
    together = [" ".join(panel.notes[:count]) for count in range(len(panel.notes), 0, -1)]
    if panel.brief and together:
        together.insert(1, panel.brief)
    if rect.height >= style.size:
        canvas.first(together, style, rect, (0.0, 0.0))


def _narrow(canvas: Canvas, inside: FRect, panel: Panel) -> None:
    """A small box: title, the sum in one line, notes."""
    title = Style(Face.BOLD, SMALLEST_TEXT + 1, theme.INK, leading=1.1)
    head = canvas.kit.lettering.fit(panel.title, title, inside.width, inside.height * 0.5, canvas.screen.density)
    canvas.block(head, FRect(inside.left, inside.top, inside.width, head.height), (0.0, 0.0))
    top = inside.top + head.height + 2
    if panel.total:
        figure = Style(Face.EXTRA_BOLD, 24.0, theme.INK, leading=1.0)
        line = FRect(inside.left, top, inside.width, 28)
        canvas.text(panel.total, figure, line)
        unit = Style(Face.BOLD, SMALLEST_TEXT, theme.INK, leading=1.0)
        left = line.left + canvas.width(panel.total, figure) + 4
        canvas.text(panel.unit, unit, FRect(left, line.top + 2, 40, line.height))
        if panel.bonus:
            _bonus(canvas, (line.right - 13, line.centery), 12, panel.bonus)
        top = line.bottom
        sum_ = " + ".join(value for value, _ in panel.parts)
        if len(panel.parts) > 1 and inside.bottom - top > 16:
            canvas.fitted(sum_, unit, FRect(inside.left, top, inside.width, 17))
            top += 17
    _notes(canvas, FRect(inside.left, top, inside.width, inside.bottom - top), panel)


def _bonus(canvas: Canvas, centre: Point, radius: float, words: str) -> None:
    canvas.circle(centre, radius, looks.RUST, rim=max(1.2, radius * 0.12), rim_colour=theme.INK)
    style = Style(Face.EXTRA_BOLD, radius * 1.2, theme.WHITE, leading=1.0)
    canvas.text(words, style, FRect(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius), (0.5, 0.5))


def _sum(canvas: Canvas, rect: FRect, panel: Panel) -> None:
    """Boxes with what each part brings, the sum large, bonus chips at the right."""
    px = canvas.screen.px
    rect = FRect(rect.left, rect.top, rect.width, min(rect.height, max(44.0, px(60)) * canvas.screen.text))
    key = Style(Face.EXTRA_BOLD, min(Size(46, 46).on(canvas.screen), rect.height * 0.9), theme.INK, leading=1.0)
    unit = Style(Face.EXTRA_BOLD, max(SMALLEST_TEXT, key.size * 0.48), theme.INK, leading=1.0)
    plus = Style(Face.EXTRA_BOLD, max(SMALLEST_TEXT, key.size * 0.48), theme.INK, leading=1.0)
    told = Style(Face.SENTENCE, SMALLEST_TEXT * min(1.3, canvas.screen.text), theme.NOTE_BROWN, leading=1.05)
    total = canvas.width(panel.total, key) + canvas.width(panel.unit, unit) + px(8)
    bonus = max(30.0, canvas.width(panel.bonus_name, told)) + px(10) if panel.bonus else 0.0
    sign = plus.size * 1.1
    room = rect.width - total - bonus - sign
    labelled = rect.height >= told.line + plus.size + 4
    wides = [max(canvas.width(name, told) if labelled else 0.0, plus.size) + px(18) for _, name in panel.parts]
    if sum(wides) + sign * (len(wides) - 1) > room:
        labelled, wides = False, [plus.size * 1.5] * len(panel.parts)
    left = rect.left
    if len(panel.parts) > 1 and sum(wides) + sign * (len(wides) - 1) <= room:
        left = _parts(canvas, rect, panel.parts, wides, (plus, told if labelled else None))
    canvas.text(panel.total, key, FRect(left, rect.top, total, rect.height))
    left += canvas.width(panel.total, key) + px(6)
    canvas.text(panel.unit, unit, FRect(left, rect.top + key.size * 0.14, total, rect.height))
    if panel.bonus:
        spot = FRect(rect.right - bonus, rect.top, bonus, rect.height)
        low = told.line if rect.height > told.line + 26 else 0.0
        radius = min(15.0, (rect.height - low) / 2)
        _bonus(canvas, (spot.centerx, spot.top + (spot.height - low) / 2), radius, panel.bonus)
        if low:
            canvas.text(panel.bonus_name, told, FRect(spot.left, spot.bottom - low, spot.width, low), (0.5, 0.5))


def _parts(
    canvas: Canvas,
    rect: FRect,
    parts: Sequence[tuple[str, str]],
    wides: Sequence[float],
    styles: tuple[Style, Style | None],
) -> float:
    """A box for each part, and the sign before the sum; returns where the sum begins. Names need a style."""
    plus, told = styles
    left, sign = rect.left, plus.size * 1.1
    for number, ((value, name), wide) in enumerate(zip(parts, wides, strict=True)):
        if number:
            canvas.text("+", plus, FRect(left, rect.top, sign, rect.height), (0.5, 0.5))
            left += sign
        _part(canvas, FRect(left, rect.top + 1, wide, rect.height - 2), value, name, plus, told)
        left += wide
    canvas.text("=", plus, FRect(left, rect.top, sign, rect.height), (0.5, 0.5))
    return left + sign


def _part(canvas: Canvas, box: FRect, value: str, name: str, figure: Style, told: Style | None) -> None:
    canvas.rounded(box, canvas.screen.px(10), theme.colour("#E9D9BD"))
    if told is None:
        canvas.text(value, figure, box, (0.5, 0.5))
        return
    cut = box.height - told.line
    canvas.text(value, figure, FRect(box.left, box.top + 1, box.width, cut), (0.5, 0.5))
    canvas.text(name, told, FRect(box.left, box.top + cut - 1, box.width, told.line), (0.5, 0.5))
