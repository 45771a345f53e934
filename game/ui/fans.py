"""Where many cards lie so that each can be read: fans in rows, and small groups one after another. In CSS pixels."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.ui.cards import HEIGHT, LARGE_PRINT_BELOW

Point = tuple[float, float]
STEP, LARGE_STEP = 0.26, 0.42
"""Of a card's width: how far a fan may close before the next card hides an index, normal and in large print."""
PITCH, LARGE_PITCH = 0.46, 0.8
"""The same for rows that overlap."""
_SHRINK = 0.95
MOST_ROWS = 6


@dataclass(frozen=True, slots=True)
class Fan:
    """Cards of one width about these centres, in order; later ones lie on top."""

    width: float
    centres: tuple[Point, ...]

    def rect(self) -> FRect:
        """The rectangle they fill together: empty without cards."""
        if not self.centres:
            return FRect(0, 0, 0, 0)
        xs, ys = [x for x, _ in self.centres], [y for _, y in self.centres]
        high = self.width * HEIGHT
        left, top = min(xs) - self.width / 2, min(ys) - high / 2
        return FRect(left, top, max(xs) + self.width / 2 - left, max(ys) + high / 2 - top)


@dataclass(frozen=True, slots=True)
class Print:
    """How the cards are printed: decides how much of each must show."""

    text: float = 1.0
    large: bool = False
    """Always in large print."""

    def closest(self, width: float) -> tuple[float, float]:
        """Least step along a row, and from row to row, in CSS pixels."""
        large = self.large or width / self.text < LARGE_PRINT_BELOW
        return (width * LARGE_STEP, width * LARGE_PITCH) if large else (width * STEP, width * PITCH)


def fan(
    area: FRect,
    count: int,
    most: float,
    touch: float,
    print_: Print,
    spread: float = 1.07,
    align: float = 0.0,
    rows: int = MOST_ROWS,
) -> Fan:
    """`count` cards in `area`, at most `most` wide and if possible `touch` apart: large, in few rows, all readable.

    They are no more than `spread` widths apart, in at most that many `rows`; `align` 0 is at the left, 1 at the right.
    Where nothing is readable any more the cards close up further rather than leave the area.
    """
    if not count:
        return Fan(min(most, area.height / HEIGHT, area.width), ())
    ways = [way for lines in range(1, min(rows, count) + 1) for way in _ways(area, count, lines, most, spread, print_)]
    readable = [way for way in ways if way.readable]
    best = max(readable, key=lambda way: way.worth(most, touch)) if readable else max(ways, key=lambda way: way.open)
    return Fan(best.width, tuple(_centres(area, count, best, align)))


@dataclass(frozen=True, slots=True)
class _Way:
    width: float
    rows: int
    step: float
    pitch: float
    least: Point

    @property
    def readable(self) -> bool:
        return self.step >= self.least[0] - 0.01 and (self.rows == 1 or self.pitch >= self.least[1] - 0.01)

    @property
    def open(self) -> float:
        rows = 1.0 if self.rows == 1 else self.pitch / self.least[1]
        return min(1.0, self.step / self.least[0]) + min(1.0, rows)

    def worth(self, most: float, touch: float) -> float:
        return 1.6 * min(1.0, self.step / touch) + self.width / most - 0.12 * self.rows


def _ways(area: FRect, count: int, rows: int, most: float, spread: float, print_: Print) -> Iterator[_Way]:
    width = max(1.0, min(most, area.width, area.height / HEIGHT))
    each = -(-count // rows)
    least = min(width, max(12.0, most * 0.3))
    while width >= least:
        room = area.width - width
        step = min(width * spread, room / (each - 0.5 if rows > 1 else each - 1)) if each > 1 else width
        pitch = min(width * HEIGHT * 1.04, (area.height - width * HEIGHT) / (rows - 1)) if rows > 1 else 0.0
        yield _Way(width, rows, step, pitch, print_.closest(width))
        width *= _SHRINK


def _centres(area: FRect, count: int, way: _Way, align: float) -> Iterator[Point]:
    each = -(-count // way.rows)
    high = way.width * HEIGHT + way.pitch * (way.rows - 1)
    top = area.top + (area.height - high) / 2 + way.width * HEIGHT / 2
    wide = way.width + way.step * (min(count, each) - 1)
    left = area.left + (area.width - wide) * align + way.width / 2
    for number in range(count):
        row, place = divmod(number, each)
        aside = way.step / 2 if row % 2 and way.pitch < way.width * HEIGHT else 0.0
        yield left + aside + way.step * place, top + way.pitch * row


@dataclass(frozen=True, slots=True)
class Pack:
    """Groups of cards of one width, each with the centres of its cards."""

    width: float
    groups: tuple[tuple[Point, ...], ...]

    def rect(self, number: int) -> FRect:
        """The rectangle that a group fills."""
        return Fan(self.width, self.groups[number]).rect()


def pack(area: FRect, sizes: Sequence[int], most: float) -> Pack:
    """Groups of so many cards each, from the left, row after row: as large as they fit, at last with rows closed up."""
    for pitch, floor in ((HEIGHT + 0.16, 0.6), (LARGE_PITCH, 0.2)):
        width = min(most, area.height / HEIGHT, area.width)
        while width >= max(8.0, most * floor):
            for step in (0.56, 0.46):
                if placed := _packed(area, sizes, width, step * width, pitch * width):
                    return Pack(width, placed)
            width *= _SHRINK
    width = max(8.0, min(most * 0.2, area.width))
    return Pack(width, _flowed(area, sizes, width, width * 0.3, width * 0.4))


def _packed(
    area: FRect, sizes: Sequence[int], width: float, step: float, pitch: float
) -> tuple[tuple[Point, ...], ...] | None:
    """None when it does not fit."""
    placed = _flowed(area, sizes, width, step, pitch)
    ends = [point for group in placed for point in group]
    fits = all(x + width / 2 <= area.right + 0.5 and y + width * HEIGHT / 2 <= area.bottom + 0.5 for x, y in ends)
    return placed if fits else None


def _flowed(
    area: FRect, sizes: Sequence[int], width: float, step: float, pitch: float
) -> tuple[tuple[Point, ...], ...]:
    x, y, placed = area.left, area.top + width * HEIGHT / 2, []
    for size in sizes:
        wide = width + step * (size - 1)
        if x > area.left and x + wide > area.right + 0.5:
            x, y = area.left, y + pitch
        placed.append(tuple((x + width / 2 + step * number, y) for number in range(size)))
        x += wide + width * 0.34
    return tuple(placed)
