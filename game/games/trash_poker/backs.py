"""The backs of Trash Poker's four decks, each with its pattern, sign and colour, and that of the jokers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from pygame import BLEND_RGBA_MULT, SRCALPHA, Rect, Surface, draw

from game.games.trash_poker.looks import DECK_COLOURS, GOLD, SIGNS
from game.ui import shapes, theme
from game.ui.canvas import Kit
from game.ui.pen import Pen
from game.ui.theme import Colour, colour

_STEP = 24
"""Units from one repetition of a pattern to the next."""
_JOKER = colour("#4A2352")


@dataclass(frozen=True, slots=True)
class BackPrint:
    """The back of a seat's starting deck."""

    deck: int

    def paint(self, kit: Kit, width: int, large: bool) -> Surface:  # noqa: ARG002
        """Pattern, medallion with the sign, four small signs."""
        pen, base = Pen.on_paper(kit, width), DECK_COLOURS[self.deck]
        _ground(pen, base, _PATTERNS[self.deck])
        _disc(pen, (100, 140), 46, theme.CARD)
        _disc(pen, (100, 140), 42, base)
        _disc(pen, (100, 140), 39.6, theme.CARD)
        pen.icon(SIGNS[self.deck], (100, 140), 70, base)
        for x in (34, 166):
            for y in (34, 246):
                _disc(pen, (x, y), 15, theme.CARD)
                pen.icon(SIGNS[self.deck], (x, y), 24, base)
        pen.edge()
        return pen.side

    def paint_index(self, kit: Kit, side: Surface, large: bool) -> None:
        """It has none."""


@dataclass(frozen=True, slots=True)
class JokerBackPrint:
    """The back of the jokers: aubergine, a gold star."""

    def paint(self, kit: Kit, width: int, large: bool) -> Surface:  # noqa: ARG002
        """Checks, a star in a golden ring."""
        pen = Pen.on_paper(kit, width)
        _ground(pen, _JOKER, _diamonds)
        for radius, shade in ((46, GOLD), (42.5, _JOKER)):
            _disc(pen, (100, 140), radius, shade)
        pen.icon("star", (100, 140), 64, GOLD)
        pen.edge()
        return pen.side

    def paint_index(self, kit: Kit, side: Surface, large: bool) -> None:
        """It has none."""


def _disc(pen: Pen, centre: tuple[float, float], radius: float, fill: Colour) -> None:
    pen.put(shapes.disc(max(1, pen.px(radius)), (*fill, 255)), centre)


Pattern = Callable[[Surface, float, Colour], None]
"""Paints on a fine surface: its pixels to a unit, and the colour of the pattern."""


def _ground(pen: Pen, base: Colour, pattern: Pattern) -> None:
    """The coloured field with its pattern and a thin frame."""
    area = Rect(pen.px(11), pen.px(11), pen.px(178), pen.px(258))
    unit = area.width / 178 * shapes.FINE
    shade = theme.mixed(theme.WHITE, 92, base)

    def paint(large: Surface) -> None:
        large.fill((*base, 255))
        pattern(large, unit, shade)

    field = shapes.fine(area.width, area.height, base, paint)
    mask = shapes.rounded(area.size, pen.px(9), (255, 255, 255, 255))
    cut = Surface(area.size, SRCALPHA)
    cut.blit(field, (0, 0))
    cut.blit(mask, (0, 0), special_flags=BLEND_RGBA_MULT)
    pen.side.blit(cut, area)
    line = max(1, pen.px(2.4))
    inner = area.inflate(-2 * pen.px(5), -2 * pen.px(5))
    frame = shapes.rounded(inner.size, pen.px(6), (*base, 0), line, (*theme.mixed(theme.CARD, 216, base), 255))
    pen.side.blit(frame, inner)


def _waves(large: Surface, unit: float, shade: Colour) -> None:
    wide, high = large.get_size()
    for row in range(int(high / unit / _STEP) + 2):
        y = (row * _STEP + 10) * unit
        line = [(x * unit, y + (-4 if x // 12 % 2 else 4) * unit) for x in range(-12, int(wide / unit) + 13, 12)]
        shapes.stroke(large, (*shade, 255), _rounded(line), 3 * unit)


def _rounded(line: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """A zigzag as a soft wave: corners cut twice."""
    for _ in range(2):
        cut = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            cut += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        line = [*cut, line[-1]]
    return list(line)


def _dots(large: Surface, unit: float, shade: Colour) -> None:
    wide, high = large.get_size()
    for row in range(int(high / unit / 12) + 2):
        for column in range(int(wide / unit / _STEP) + 2):
            x, y = column * _STEP + (12 if row % 2 else 0), row * 12
            draw.circle(large, (*shade, 255), (x * unit, y * unit), 3.6 * unit)


def _stripes(large: Surface, unit: float, shade: Colour) -> None:
    wide, high = large.get_size()
    step, thick = 34 * unit, 15.5 * unit
    for number in range(int((wide + high) / step) + 2):
        x = number * step
        draw.polygon(large, (*shade, 255), [(x, 0), (x + thick, 0), (x + thick - high, high), (x - high, high)])


def _diamonds(large: Surface, unit: float, shade: Colour) -> None:
    wide, high = large.get_size()
    for row in range(int(high / unit / _STEP) + 2):
        for column in range(int(wide / unit / _STEP) + 2):
            x, y, r = column * _STEP * unit, row * _STEP * unit, 10 * unit
            corners = [(x, y - r), (x + r, y), (x, y + r), (x - r, y), (x, y - r)]
            shapes.stroke(large, (*shade, 255), corners, 3 * unit)


_PATTERNS: tuple[Pattern, ...] = (_waves, _dots, _stripes, _diamonds)
