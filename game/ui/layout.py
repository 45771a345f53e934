"""Small helpers to lay things out: rows, columns, fans. All in CSS pixels."""

from collections.abc import Sequence

from pygame import FRect


def inset(rect: FRect, x: float, y: float | None = None) -> FRect:
    """`rect` smaller by `x` at either side and by `y` (else `x`) above and below."""
    down = x if y is None else y
    return FRect(rect.left + x, rect.top + down, max(0.0, rect.width - 2 * x), max(0.0, rect.height - 2 * down))


def stack(rect: FRect, heights: Sequence[float | None], gap: float = 0) -> list[FRect]:
    """Rows from the top, of those heights; what is left over is shared by the rows of height None."""
    tops = _shares(rect.height, heights, gap)
    return [FRect(rect.left, rect.top + start, rect.width, size) for start, size in tops]


def shelve(rect: FRect, widths: Sequence[float | None], gap: float = 0) -> list[FRect]:
    """Columns from the left, of those widths; what is left over is shared by the columns of width None."""
    lefts = _shares(rect.width, widths, gap)
    return [FRect(rect.left + start, rect.top, size, rect.height) for start, size in lefts]


def _shares(length: float, sizes: Sequence[float | None], gap: float) -> list[tuple[float, float]]:
    left = length - gap * (len(sizes) - 1) - sum(size for size in sizes if size is not None)
    share = max(0.0, left / max(1, sum(size is None for size in sizes)))
    placed, start = [], 0.0
    for size in sizes:
        width = share if size is None else size
        placed.append((start, width))
        start += width + gap
    return placed


def rows(rect: FRect, count: int, gap: float = 0) -> list[FRect]:
    """That many equal rows."""
    return stack(rect, [None] * count, gap)


def columns(rect: FRect, count: int, gap: float = 0) -> list[FRect]:
    """That many equal columns."""
    return shelve(rect, [None] * count, gap)


def grid(rect: FRect, count: int, across: int, gap: float = 0) -> list[FRect]:
    """`count` equal cells, `across` to a row."""
    lines = rows(rect, -(-count // across), gap)
    return [cell for line in lines for cell in columns(line, across, gap)][:count]


def centred(width: float, height: float, x: float, y: float) -> FRect:
    """A rect of that size round (x, y)."""
    return FRect(x - width / 2, y - height / 2, width, height)


def fan(rect: FRect, count: int, width: float, least: float, gap: float = 0) -> list[tuple[float, float]]:
    """Centres of `count` cards of that width in `rect`, from the left and centred as a whole.

    Cards stand `gap` apart while there is room, then overlap down to a step of `least`; a second row, half a step
    aside, takes what does not fit (more rows if need be).
    """
    if not count:
        return []
    room = max(1, int((rect.width - width) / least) + 1)
    lines = -(-count // room)
    sizes = [count // lines + (number < count % lines) for number in range(lines)]
    height = rect.height / lines
    return [
        (x + (least / 2 if number % 2 else 0), rect.top + height * (number + 0.5))
        for number, size in enumerate(sizes)
        for x in _line(rect, size, width, gap, least if lines > 1 else 0)
    ]


def _line(rect: FRect, count: int, width: float, gap: float, aside: float) -> list[float]:
    room = rect.width - width - aside / 2
    step = min(width + gap, room / (count - 1)) if count > 1 else 0.0
    first = rect.left + (rect.width - aside / 2 - step * (count - 1)) / 2
    return [first + step * index for index in range(count)]
