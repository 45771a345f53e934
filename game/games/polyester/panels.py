"""The panels of Polyester's table, drawn from words and numbers that the scene has put together."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.games.polyester import objects
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.layout import inset
from game.ui.text import Style
from game.ui.theme import Face, Size


@dataclass(frozen=True, slots=True)
class PotWords:
    """What the pot's panel says. Lines are words with their points, empty where there are none."""

    title: str
    points: str
    lines: tuple[tuple[str, str], ...]
    short: tuple[str, ...]
    """The same for where there is little room: all combos in one line, then what comes of them, in ever fewer words."""
    full: bool
    """Whether there are buttons in the tin."""


@dataclass(frozen=True, slots=True)
class BustWords:
    """What the panel of the chance says; without `chance` it is not known yet, or there is none."""

    title: str
    short: str
    """The title where there is little room."""
    chance: float | None
    shown: str
    why: str


def draw_pot(canvas: Canvas, rect: FRect, words: PotWords, bare: bool) -> None:
    """Tin and number, and below them what the selection is worth; side by side where the panel is low.

    `bare` when it lies on another's panel.
    """
    if not bare:
        paint.dark(canvas, rect)
    px = canvas.screen.px
    inside = inset(rect, max(7.0, px(18)), max(3.0, px(12)))
    line = theme.BODY.on(canvas.screen) * 1.28
    need = line * len(words.lines) + px(10)
    if inside.height - need < max(px(64), theme.KEY_NUMBER.on(canvas.screen) * 0.9) or inside.width < px(200):
        return _pot_low(canvas, inside, words)
    upper = FRect(inside.left, inside.top, inside.width, inside.height - need)
    tin = min(upper.height, px(108))
    objects.draw_tin(canvas, (upper.left + tin * 0.48, upper.centery), tin, words.full)
    _number(canvas, FRect(upper.left + tin + px(14), upper.top, upper.width - tin - px(14), upper.height), words)
    canvas.fill(FRect(inside.left, upper.bottom + px(4), inside.width, max(1.0, px(2))), theme.CREAM, 64)
    _lines(canvas, FRect(inside.left, upper.bottom + px(10), inside.width, need - px(10)), words.lines)
    return None


def _pot_low(canvas: Canvas, inside: FRect, words: PotWords) -> None:
    """Number at the left, the selection at the right: line by line, or in short where there is no room for that."""
    style = paint.style(canvas, Face.EXTRA_BOLD, theme.KEY_NUMBER, theme.LAMP_YELLOW)
    title = paint.style(canvas, Face.SENTENCE, theme.BODY, theme.CREAM)
    number = max(canvas.width(words.points, _within(style, inside.height * 0.58)), canvas.width(words.title, title))
    number = min(number, inside.width * 0.4)
    _number(canvas, FRect(inside.left, inside.top, number, inside.height), words)
    left = inside.left + number + max(8.0, canvas.screen.px(14))
    area = FRect(left, inside.top, inside.right - left, inside.height)
    look = paint.style(canvas, Face.SENTENCE, Size(16, 18), theme.CREAM)
    value = paint.style(canvas, Face.EXTRA_BOLD, Size(19, 22), theme.CREAM)
    widest = max((canvas.width(text, look) + canvas.width(points, value) for text, points in words.lines), default=0.0)
    if not words.short or (widest * 0.88 + 12 < area.width and look.line * len(words.lines) <= area.height):
        _lines(canvas, area, words.lines)
        return
    share = 0.66 if area.height > 54 else 0.5
    upper = FRect(area.left, area.top, area.width, area.height * share)
    lower = FRect(area.left, upper.bottom, area.width, area.height - upper.height)
    canvas.first((words.short[0],), look, upper)
    canvas.first(words.short[1:], paint.style(canvas, Face.BOLD, Size(17, 20), theme.LAMP_YELLOW), lower)


def _number(canvas: Canvas, area: FRect, words: PotWords) -> None:
    title = paint.style(canvas, Face.SENTENCE, theme.BODY, theme.CREAM)
    big = paint.style(canvas, Face.EXTRA_BOLD, theme.KEY_NUMBER, theme.LAMP_YELLOW)
    size = _within(big, area.height - title.line)
    top = area.centery - (title.line + size.size * 1.05) / 2
    canvas.fitted(words.title, title, FRect(area.left, top, area.width, title.line))
    wide = canvas.width(words.points, size)
    if wide > area.width:
        size = _within(size, size.size * area.width / wide)
    canvas.text(words.points, size, FRect(area.left, top + title.line, area.width, size.size * 1.05))


def _within(style: Style, height: float) -> Style:
    return Style(style.face, max(theme.SMALLEST.landscape, min(style.size, height)), style.colour, leading=1.05)


def _lines(canvas: Canvas, area: FRect, lines: Sequence[tuple[str, str]]) -> None:
    """Words at the left, points at the right; the last line is the sum."""
    words = paint.style(canvas, Face.SENTENCE, Size(16, 18), theme.CREAM)
    high = area.height / max(1, len(lines))
    for number, (text, points) in enumerate(lines):
        row = FRect(area.left, area.top + high * number, area.width, high)
        colour = theme.CREAM if number and number == len(lines) - 1 else theme.LAMP_YELLOW
        value = paint.style(canvas, Face.EXTRA_BOLD, Size(19, 22), colour)
        value = _within(value, max(14.0, high))
        wide = canvas.width(points, value) if points else 0.0
        room = FRect(row.left, row.top, row.width - wide - canvas.screen.px(8), row.height)
        canvas.first((text,), words, room)
        if points:
            canvas.text(points, value, row, (1.0, 0.5))


def draw_bust(canvas: Canvas, rect: FRect, words: BustWords, bare: bool) -> None:
    """The chance as a number and as ten stitches, and why; `bare` when it lies on another's panel."""
    if not bare:
        paint.dark(canvas, rect)
    px = canvas.screen.px
    inside = inset(rect, max(7.0, px(18)), max(3.0, px(10)))
    title = paint.style(canvas, Face.SENTENCE, theme.BODY, theme.CREAM)
    number = paint.style(canvas, Face.EXTRA_BOLD, Size(32, 29), theme.SALMON)
    wide = canvas.width(words.shown, number) if words.shown else 0.0
    if bare or wide > inside.width * 0.6:
        return _bust_low(canvas, inside, words, title, number)
    head = FRect(inside.left, inside.top, inside.width, max(number.size, title.line))
    name = FRect(head.left, head.top, head.width - wide - px(8), max(head.height, inside.height - px(30)))
    block = canvas.kit.lettering.first(
        (words.title, words.short), title, name.width, name.height, canvas.screen.density
    )
    if block:
        head.height = max(head.height, block.height)
        canvas.block(block, head, (0.0, 0.5))
    canvas.text(words.shown, number, head, (1.0, 0.5))
    _stitched(canvas, FRect(inside.left, head.bottom, inside.width, inside.bottom - head.bottom), words)
    return None


def _bust_low(canvas: Canvas, inside: FRect, words: BustWords, title: Style, number: Style) -> None:
    """The title in one line, below it number and stitches."""
    upper = FRect(inside.left, inside.top, inside.width, min(title.line, inside.height / 2))
    lower = FRect(inside.left, upper.bottom, inside.width, inside.bottom - upper.bottom)
    canvas.first((words.title, words.short), title, upper)
    number = _within(number, lower.height)
    canvas.text(words.shown, number, lower)
    wide = canvas.width(words.shown, number) + canvas.screen.px(12)
    if words.chance is not None and lower.width - wide > 30:
        seam = FRect(lower.left + wide, lower.top, lower.width - wide, lower.height)
        objects.draw_stitches(canvas, seam, torn_stitches(words.chance))


def _stitched(canvas: Canvas, area: FRect, words: BustWords) -> None:
    """Ten stitches, and below them why, where there is room."""
    why = paint.style(canvas, Face.SENTENCE, Size(15, 16), theme.SOFT_CREAM)
    rows = len(canvas.wrapped(words.why, why, area.width).lines) if words.why else 0
    room = rows * why.line if area.height > rows * why.line + canvas.screen.px(30) else 0.0
    if words.chance is not None and area.height - room > 10:
        seam = FRect(area.left, area.top + 2, area.width, area.height - room - 4)
        objects.draw_stitches(canvas, seam, torn_stitches(words.chance))
    if room:
        canvas.first((words.why,), why, FRect(area.left, area.bottom - room, area.width, room))


def torn_stitches(chance: float) -> int:
    """How many of ten are torn: all or none only for what is certain."""
    return min(max(round(chance * objects.STITCHES), chance > 0), objects.STITCHES - (chance < 1))


def draw_last(canvas: Canvas, rect: FRect, choices: Sequence[str]) -> None:
    """The first of these texts that there is room for."""
    if rect.height < 14:
        return
    paint.dark(canvas, rect)
    inside = inset(rect, max(7.0, canvas.screen.px(14)), max(1.0, canvas.screen.px(5)))
    style = paint.style(canvas, Face.SENTENCE, Size(16, 17), theme.CREAM)
    canvas.first(choices, style, inside)


def draw_banner(canvas: Canvas, area: FRect, words: str, loss: bool) -> None:
    """A sentence across the hand, large."""
    style = paint.style(canvas, Face.EXTRA_BOLD, Size(34, 34), theme.SALMON if loss else theme.LAMP_YELLOW)
    pad = canvas.screen.px(24)
    block = canvas.kit.lettering.fit(words, style, area.width - 2 * pad, area.height * 0.6, canvas.screen.density)
    rect = FRect(0, 0, area.width, block.height + 2 * pad)
    rect.center = area.center
    canvas.rounded(rect, canvas.screen.px(14), theme.DARK_PANEL, alpha=225)
    canvas.block(block, rect, (0.5, 0.5))
