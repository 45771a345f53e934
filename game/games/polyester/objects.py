"""Things on Polyester's table: tape measure, button tin, stitches, chips. Drawn from values, changing nothing."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi, sin

from pygame import FRect

from game.ui import paint, theme
from game.ui.canvas import Canvas, Point
from game.ui.cards import LARGE_PRINT_BELOW
from game.ui.screen import SMALLEST_TEXT
from game.ui.text import Style
from game.ui.theme import Colour, Face, Size

STITCHES = 10
LEAST = 8.0
"""CSS pixels: a lower tape is not there."""
_TIN = (104.0, 108.0)
"""Design units of the tin's picture."""


@dataclass(frozen=True, slots=True)
class Marker:
    """A seat's sewing button on the tape."""

    score: float
    colour: Colour
    letter: str


def step_of(target: int) -> int:
    """Points from one printed number of the tape to the next."""
    return 1000 if target >= 3000 else 500 if target >= 2000 else 250


def along(tape: FRect, upright: bool, score: float, target: int) -> float:
    """Where a score lies on the tape: its y if it stands, its x if it lies."""
    share = min(1.0, max(0.0, score / target))
    if upright:
        end = tape.width * 0.32
        return tape.bottom - end - share * (tape.height - 2 * end)
    end = tape.height * 0.42
    return tape.left + end + share * (tape.width - 2 * end)


def draw_tape(canvas: Canvas, tape: FRect, upright: bool, target: int) -> None:
    """A tape measure from 0 to `target`, its last number in red."""
    px = canvas.screen.px
    if tape.height < LEAST:
        return
    canvas.shadow(tape, 2, px(3), px(4), 110)
    canvas.rounded(tape, px(3), theme.TAPE)
    for end in (0, 1):
        size = (tape.width, max(3.0, px(9))) if upright else (max(3.0, px(9)), tape.height)
        corner = (tape.left, tape.bottom - size[1] if end else tape.top)
        if not upright:
            corner = (tape.right - size[0] if end else tape.left, tape.top)
        canvas.fill(FRect(*corner, *size), theme.STEEL)
    step = step_of(target)
    for value in range(0, target + 1, step // 10):
        long = 0.42 if value % step == 0 else 0.3 if value % (step // 2) == 0 else 0.17
        _tick(canvas, tape, upright, along(tape, upright, value, target), long, value % (step // 2) == 0)
    if min(tape.size) >= 14:
        _numbers(canvas, tape, upright, target, step)


def _tick(canvas: Canvas, tape: FRect, upright: bool, at: float, long: float, strong: bool) -> None:
    thick = max(1 / canvas.screen.density, canvas.screen.px(2 if strong else 1.2))
    across = (tape.width if upright else tape.height) * long
    size = (across, thick) if upright else (thick, across)
    corner = (tape.left, at - thick / 2) if upright else (at - thick / 2, tape.top)
    canvas.fill(FRect(*corner, *size), theme.INK)


def _numbers(canvas: Canvas, tape: FRect, upright: bool, target: int, step: int) -> None:
    """Thousands, or the points themselves on a short race."""
    wide = tape.width if upright else tape.height
    for value in (*range(0, target, step), target):
        shown = str(value // 1000) if step == 1000 and value % 1000 == 0 else str(value)
        if step == 1000 and value % 1000:
            continue
        colour = theme.colour("#9C2A22") if value == target else theme.INK
        style = Style(
            Face.EXTRA_BOLD, max(10.0, min(wide * 0.38, 24.0) * (0.62 if len(shown) > 2 else 1)), colour, leading=1
        )
        at = along(tape, upright, value, target)
        place = FRect(tape.left + wide * 0.44, at - wide / 2, wide * 0.54, wide)
        if not upright:
            place = FRect(at - wide, tape.top + wide * 0.42, 2 * wide, wide * 0.58)
        canvas.text(shown, style, place, (0.5, 0.5))


def draw_markers(canvas: Canvas, tape: FRect, upright: bool, target: int, markers: Sequence[Marker]) -> None:
    """Every seat's button beside its score; those that would cover each other move apart."""
    if tape.height < LEAST:
        return
    radius = max(8.0, canvas.screen.px(17 if upright else 16))
    spots = [along(tape, upright, marker.score, target) for marker in markers]
    ends = (tape.top + radius, tape.bottom - radius * 0.4) if upright else (tape.left, tape.right)
    moved = apart(spots, radius * 1.5, *ends)
    for spot, at in zip(moved, spots, strict=True):
        start = (tape.right - canvas.screen.px(2), at) if upright else (at, tape.top + 2)
        canvas.stroke((start, marker_place(canvas, tape, upright, spot)), theme.CREAM, paint.thin(canvas, 3))
    for spot, marker in sorted(zip(moved, markers, strict=True), key=lambda each: each[0]):
        centre = marker_place(canvas, tape, upright, spot)
        paint.sewing_button(canvas, centre, radius, marker.colour, marker.letter)


def marker_place(canvas: Canvas, tape: FRect, upright: bool, spot: float) -> Point:
    """The centre of the button at `spot` along the tape."""
    if upright:
        return tape.right + canvas.screen.px(24), spot
    return spot, tape.top - max(2.0, canvas.screen.px(4))


def apart(spots: Sequence[float], least: float, start: float, end: float) -> list[float]:
    """The same spots in the same order, at least `least` from each other where the line from start to end has room."""
    least = min(least, (end - start) / max(1, len(spots) - 1))
    order = sorted(range(len(spots)), key=lambda n: spots[n])
    moved = list(spots)
    for _ in range(len(spots)):
        for low, high in pairwise(order):
            short = least - (moved[high] - moved[low])
            if short > 0:
                moved[low] -= short / 2
                moved[high] += short / 2
        shift = max(0.0, start - moved[order[0]]) if order else 0.0
        shift -= max(0.0, moved[order[-1]] + shift - end) if order else 0.0
        moved = [each + shift for each in moved]
    return moved


def draw_tin(canvas: Canvas, centre: Point, height: float, full: bool) -> None:
    """The button tin from above."""
    wide = height * _TIN[0] / _TIN[1]
    name = "objects/tin.png" if full else "objects/tin_empty.png"
    canvas.picture(name, FRect(centre[0] - wide / 2, centre[1] - height / 2, wide, height))


def draw_stitches(canvas: Canvas, area: FRect, torn: int) -> None:
    """Ten stitches along a seam, the last `torn` of them torn."""
    height = min(area.height, area.width / STITCHES * 1.34)
    step = area.width / STITCHES
    line = max(1.0, height * 0.08)
    seam = FRect(area.left, area.centery - line / 2, area.width, line)
    canvas.fill(seam, theme.INK, 128)
    for number in range(STITCHES):
        name = "objects/stitch_torn.png" if number >= STITCHES - torn else "objects/stitch_whole.png"
        wide = height * 0.75
        left = area.left + step * (number + 0.5) - wide / 2
        canvas.picture(name, FRect(left, area.centery - height / 2, wide, height))


def draw_chip(canvas: Canvas, card: FRect, words: str) -> None:
    """A pale chip with points on it, at the right top corner of a card; never so large that it hides the rank."""
    most = max(SMALLEST_TEXT, card.width * 0.17)
    style = Style(Face.EXTRA_BOLD, min(most, Size(17, 21).on(canvas.screen)), theme.INK, leading=1)
    width = canvas.width(words, style) + style.size * 1.1
    height = style.size * 1.55
    right = min(card.right + canvas.screen.px(8), canvas.screen.width - 2)
    rise = height * 0.5 if card.width < LARGE_PRINT_BELOW else canvas.screen.px(10)
    rect = FRect(right - width, card.top - rise, width, height)
    canvas.rounded(rect, height / 2, theme.PALE_LAMP, rim=paint.thin(canvas, 2), rim_colour=theme.INK)
    canvas.text(words, style, rect, (0.5, 0.5))


def pour(start: Point, end: Point, share: float, count: int = 9) -> Iterator[tuple[Point, float, Colour]]:
    """Buttons on their way from the tin to the tape: centre, size from 0 to 1, colour."""
    for number in range(count):
        delay = 0.35 * number / count
        gone = min(1.0, max(0.0, (share - delay) / (1 - 0.35)))
        if 0 < gone < 1:
            swing = sin(pi * gone) * (70 + 26 * sin(number * 2.4))
            x = start[0] + (end[0] - start[0]) * gone + 14 * cos(number * 1.9) * (1 - gone)
            y = start[1] + (end[1] - start[1]) * gone - swing
            yield (x, y), 1 - 0.3 * gone, theme.SEATS[number % len(theme.SEATS)]
