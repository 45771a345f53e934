"""Smooth shapes as surfaces, in device pixels: drawn four times as large and reduced, corners only where that will do.

Surfaces hold straight alpha. Pixels outside a shape carry its colour at alpha 0: reducing leaves no dark fringe.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import ceil, cos, hypot, pi, sin

from pygame import SRCALPHA, Rect, Surface, Vector2, draw, transform

from game.ui.theme import SHADOW, Colour

FINE = 4
"""How many times larger a shape is drawn before it is reduced."""

Point = tuple[float, float]
Rgba = tuple[int, int, int, int]


def clear(width: float, height: float, colour: Colour = SHADOW) -> Surface:
    """A surface of that colour at alpha 0."""
    surface = Surface((max(1, round(width)), max(1, round(height))), SRCALPHA)
    surface.fill((*colour, 0))
    return surface


def fine(width: int, height: int, colour: Colour, paint: Callable[[Surface], None]) -> Surface:
    """What `paint` draws on a surface `FINE` times as large, reduced; `colour` is that of its edge."""
    large = clear(width * FINE, height * FINE, colour)
    paint(large)
    return transform.smoothscale(large, (max(1, width), max(1, height)))


def rounded(size: tuple[int, int], radius: int, fill: Rgba, rim: int = 0, rim_colour: Rgba | None = None) -> Surface:
    """A filled rectangle with round corners and, if `rim` is not 0, a rim inside its edge."""
    edge = rim_colour if rim and rim_colour else fill

    def paint(large: Surface) -> None:
        area = large.get_rect()
        draw.rect(large, edge, area, border_radius=radius * FINE)
        if rim:
            inside = area.inflate(-2 * rim * FINE, -2 * rim * FINE)
            draw.rect(large, fill, inside, border_radius=max(0, radius - rim) * FINE)

    corner = max(radius, rim) + 1
    return _spread(size, corner, lambda width, height: fine(width, height, edge[:3], paint))


def shadow(size: tuple[int, int], radius: int, blur: int, alpha: int) -> Surface:
    """A soft shadow of a rounded rectangle, `2 * blur` wider than it on every side; none of what has no room."""
    pad = 2 * blur
    size = max(0, size[0]), max(0, size[1])

    def make(width: int, height: int) -> Surface:
        surface = clear(width, height)
        area = Rect(pad, pad, width - 2 * pad, height - 2 * pad)
        draw.rect(surface, (*SHADOW, alpha), area, border_radius=radius)
        # What is soft has no detail: a wide blur is made small, and enlarged.
        coarse = max(1, blur // 3)
        small = transform.smoothscale(surface, (max(1, width // coarse), max(1, height // coarse)))
        soft = transform.gaussian_blur(small, max(1, round(blur / coarse))) if blur else small
        return transform.smoothscale(soft, (width, height))

    return _spread((size[0] + 2 * pad, size[1] + 2 * pad), radius + 2 * pad + 1, make)


def _spread(size: tuple[int, int], corner: int, make: Callable[[int, int], Surface]) -> Surface:
    """A shape of that size from one just large enough for its corners, its middle row and column stretched."""
    small = min(size[0], 2 * corner + 1), min(size[1], 2 * corner + 1)
    piece = make(*small)
    if small == size:
        return piece
    whole = Surface(size, SRCALPHA)
    columns, rows = _bands(size[0], small[0], corner), _bands(size[1], small[1], corner)
    for source_x, target_x in columns:
        for source_y, target_y in rows:
            part = piece.subsurface((source_x[0], source_y[0], source_x[1], source_y[1]))
            if (source_x[1], source_y[1]) != (target_x[1], target_y[1]):
                part = transform.scale(part, (target_x[1], target_y[1]))
            whole.blit(part, (target_x[0], target_y[0]))
    return whole


def _bands(full: int, small: int, corner: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """(start, length) in the small and in the whole shape, of its parts along one side."""
    if full == small:
        return [((0, full), (0, full))]
    return [
        ((0, corner), (0, corner)),
        ((corner, 1), (corner, full - 2 * corner)),
        ((corner + 1, corner), (full - corner, corner)),
    ]


def disc(radius: int, fill: Rgba, rim: int = 0, rim_colour: Rgba | None = None) -> Surface:
    """A filled circle in a square of `2 * radius`."""
    return rounded((2 * radius, 2 * radius), radius, fill, rim, rim_colour)


def stroke(surface: Surface, colour: Rgba, points: Sequence[Point], width: float) -> None:
    """A line of that width with round joints and ends, without smoothing: for `fine` surfaces."""
    for start, end in pairwise(points):
        across = Vector2(end) - Vector2(start)
        if across.length():
            side = across.normalize().rotate(90) * width / 2
            corners = (start + side, end + side, end - side, start - side)
            draw.polygon(surface, colour, [(p.x, p.y) for p in corners])
    for point in points:
        draw.circle(surface, colour, point, width / 2)


def dashes(
    size: tuple[int, int], radius: float, colour: Rgba, width: float, on: float, off: float, share: float = 1.0
) -> Surface:
    """A dashed line with round ends along the edge of a rounded rectangle; `share` of its dashes, clockwise."""
    whole = clear(*size, colour[:3])
    line = list(_dashed(_outline(size, radius, width / 2), on, off, width))
    for dash in line[: round(len(line) * share)]:
        blot(whole, dash, colour, width)
    return whole


def blot(whole: Surface, points: Sequence[Point], colour: Rgba, width: float) -> None:
    """Draws one smooth stroke onto `whole`."""
    pad = ceil(width / 2) + 1
    left, top = int(min(x for x, _ in points)) - pad, int(min(y for _, y in points)) - pad
    right, bottom = ceil(max(x for x, _ in points)) + pad, ceil(max(y for _, y in points)) + pad
    moved = [((x - left) * FINE, (y - top) * FINE) for x, y in points]
    patch = fine(right - left, bottom - top, colour[:3], lambda large: stroke(large, colour, moved, width * FINE))
    whole.blit(patch, (left, top))


def _outline(size: tuple[int, int], radius: float, inset: float) -> list[Point]:
    """Points about one pixel apart along a rounded rectangle, clockwise from the top left corner's end, closed."""
    width, height = size
    bend = max(0.0, radius - inset)
    left, top, right, bottom = inset, inset, width - inset, height - inset
    corners = ((right - bend, top + bend, -90), (right - bend, bottom - bend, 0), (left + bend, bottom - bend, 90))
    points: list[Point] = [(left + bend, top)]
    for x, y, turn in (*corners, (left + bend, top + bend, 180)):
        steps = max(1, round(bend * pi / 4))
        angles = (pi * (turn + 90 * step / steps) / 180 for step in range(steps + 1))
        points.extend((x + bend * cos(angle), y + bend * sin(angle)) for angle in angles)
    return points


def _dashed(points: Sequence[Point], on: float, off: float, width: float) -> Iterator[list[Point]]:
    """Pieces of a closed line: round ends count to the dash, and the last gap is as wide as the others."""
    total = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))
    count = max(1, round(total / (on + off)))
    step = total / count
    reach = max(0.5, on * step / (on + off) - width)
    for number in range(count):
        start = number * step + (step - reach) / 2
        yield list(_between(points, start, start + reach))


def _between(points: Sequence[Point], start: float, end: float) -> Iterator[Point]:
    """The line from `start` to `end`, measured along it."""
    gone = 0.0
    for a, b in pairwise(points):
        length = hypot(b[0] - a[0], b[1] - a[1])
        if length and gone <= end and gone + length >= start:
            for at in (max(start, gone), min(end, gone + length)):
                share = (at - gone) / length
                yield a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        gone += length
