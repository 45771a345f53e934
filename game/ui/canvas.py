"""A surface to paint on in CSS pixels; the only place that knows device pixels.

Whatever is costly is a piece, made once for its size; painting a frame copies pieces.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from pygame import FRect, Rect, Surface, transform

from game.ui import shapes
from game.ui.assets import Assets, Pictures
from game.ui.pieces import Pieces
from game.ui.screen import Screen
from game.ui.text import Block, Lettering, Style
from game.ui.theme import Colour

Point = tuple[float, float]


@dataclass(slots=True)
class Kit:
    """What every canvas paints with: assets, and the pieces made from them. One for the whole program."""

    folder: Path
    assets: Assets = field(init=False)
    pieces: Pieces = field(init=False)
    pictures: Pictures = field(init=False)
    lettering: Lettering = field(init=False)

    def __post_init__(self) -> None:
        self.assets = Assets(self.folder)
        self.pieces = Pieces()
        self.pictures = Pictures(self.assets, self.pieces)
        self.lettering = Lettering(self.assets, self.pictures, self.pieces)


class Canvas:
    """Paints on `surface`, which is `screen.density` times as large as the window in CSS pixels."""

    def __init__(self, surface: Surface, screen: Screen, kit: Kit) -> None:
        self.surface = surface
        self.screen = screen
        self.kit = kit

    def device(self, rect: FRect) -> Rect:
        """`rect` in whole device pixels: edges are rounded, so that neighbours stay neighbours."""
        density = self.screen.density
        left, top = round(rect.left * density), round(rect.top * density)
        return Rect(left, top, round(rect.right * density) - left, round(rect.bottom * density) - top)

    def dots(self, length: float) -> int:
        """A length in device pixels; what is not 0 is at least 1."""
        return max(1, round(length * self.screen.density)) if length else 0

    @contextmanager
    def clip(self, rect: FRect) -> Iterator[None]:
        """Paints only inside `rect` meanwhile."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.device(rect).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def blit(self, piece: Surface, x: float, y: float, alpha: int = 255) -> None:
        """Copies a piece with its left top corner at (x, y) CSS pixels."""
        at = round(x * self.screen.density), round(y * self.screen.density)
        self.put(piece, at, alpha)

    def put(self, piece: Surface, at: tuple[int, int], alpha: int = 255) -> None:
        """Copies a piece to device pixels, `alpha` of 255 opaque."""
        if alpha <= 0:
            return
        if alpha < 255:
            piece.set_alpha(alpha)
            self.surface.blit(piece, at)
            piece.set_alpha(255)
        else:
            self.surface.blit(piece, at)

    def fill(self, rect: FRect, colour: Colour, alpha: int = 255) -> None:
        """A plain rectangle."""
        area = self.device(rect)
        if alpha >= 255:
            self.surface.fill(colour, area)
        elif area.width > 0 and area.height > 0:
            key = "fill", area.size, colour
            self.put(self.kit.pieces.get(key, lambda: _plain(area.size, colour)), area.topleft, alpha)

    def rounded(
        self,
        rect: FRect,
        radius: float,
        colour: Colour,
        *,
        alpha: int = 255,
        rim: float = 0,
        rim_colour: Colour | None = None,
    ) -> None:
        """A rectangle with round corners and a rim inside its edge. `alpha` is that of the fill."""
        area, edge = self.device(rect), self.dots(rim)
        corner = min(self.dots(radius), min(area.size) // 2)
        rim_rgba = (*rim_colour, 255) if rim_colour else None
        key = "rounded", area.size, corner, colour, alpha, edge, rim_rgba
        make = lambda: shapes.rounded(area.size, corner, (*colour, alpha), edge, rim_rgba)  # noqa: E731
        if min(area.size) > 0:
            self.put(self.kit.pieces.get(key, make), area.topleft)

    def ring(self, rect: FRect, radius: float, colour: Colour, width: float) -> None:
        """A line of that width just outside `rect`."""
        outside = rect.inflate(2 * width, 2 * width)
        self.rounded(outside, radius + width, colour, alpha=0, rim=width, rim_colour=colour)

    def shadow(self, rect: FRect, radius: float, drop: float, blur: float, alpha: int) -> None:
        """A soft shadow of `rect`, `drop` below it."""
        area, soft = self.device(rect.move(0, drop)), self.dots(blur)
        key = "shadow", area.size, self.dots(radius), soft, alpha
        piece = self.kit.pieces.get(key, lambda: shapes.shadow(area.size, self.dots(radius), soft, alpha))
        self.put(piece, (area.left - 2 * soft, area.top - 2 * soft))

    def dashed(self, rect: FRect, radius: float, colour: Colour, width: float, on: float, off: float) -> None:
        """A stitched line along the edge of `rect`, inside it."""
        area, thick = self.device(rect), self.dots(width)
        dash, gap, bend = self.dots(on), self.dots(off), self.dots(radius)
        key = "dashed", area.size, bend, colour, thick, dash, gap
        make = lambda: shapes.dashes(area.size, bend, (*colour, 255), thick, dash, gap)  # noqa: E731
        if min(area.size) > 2 * thick:
            self.put(self.kit.pieces.get(key, make), area.topleft)

    def circle(
        self, centre: Point, radius: float, colour: Colour, *, rim: float = 0, rim_colour: Colour | None = None
    ) -> None:
        """A filled circle with a rim inside its edge."""
        side = 2 * radius
        self.rounded(
            FRect(centre[0] - radius, centre[1] - radius, side, side), radius, colour, rim=rim, rim_colour=rim_colour
        )

    def stroke(self, points: Sequence[Point], colour: Colour, width: float) -> None:
        """A line with round ends and joints."""
        density = self.screen.density
        left, top = min(x for x, _ in points), min(y for _, y in points)
        near = tuple((round((x - left) * density), round((y - top) * density)) for x, y in points)
        thick, pad = self.dots(width), self.dots(width) + 1
        piece = self.kit.pieces.get(("stroke", near, colour, thick), lambda: _stroke(near, colour, thick, pad))
        self.put(piece, (round(left * density) - pad, round(top * density) - pad))

    def icon(self, name: str, centre: Point, size: float, colour: Colour) -> None:
        """An icon in one colour, `size` CSS pixels square."""
        piece = self.kit.pictures.icon(name, self.dots(size), colour)
        self.blit(piece, centre[0] - size / 2, centre[1] - size / 2)

    def picture(self, name: str, rect: FRect, alpha: int = 255) -> None:
        """A baked picture at the size of `rect`."""
        area = self.device(rect)
        self.put(self.kit.pictures.picture(name, *area.size), area.topleft, alpha)

    def turned(self, piece: Surface, centre: Point, angle: float, scale: float = 1.0) -> None:
        """A piece about `centre`, `angle` degrees counter-clockwise. Not kept: for what moves."""
        moved = transform.rotozoom(piece, angle, scale)
        x, y = (round(part * self.screen.density) for part in centre)
        self.surface.blit(moved, (x - moved.get_width() // 2, y - moved.get_height() // 2))

    def text(self, words: str, style: Style, rect: FRect, align: Point = (0.0, 0.5), alpha: int = 255) -> None:
        """One line in `rect`: (0, 0) left and top, (1, 1) right and bottom. Capitals stand in the middle of a line."""
        self.block(Block((words,), style, self.width(words, style)), rect, align, alpha)

    def block(self, block: Block, rect: FRect, align: Point = (0.0, 0.5), alpha: int = 255) -> None:
        """Lines in `rect`, each aligned by itself."""
        density, line = self.screen.density, block.style.line
        top = rect.top + (rect.height - block.height) * align[1]
        for number, words in enumerate(block.lines):
            piece, baseline, capitals = self.kit.lettering.piece(words, block.style, density)
            left = rect.left * density + (rect.width * density - piece.get_width()) * align[0]
            middle = (top + (number + 0.5) * line) * density
            self.put(piece, (round(left), round(middle + capitals / 2) - baseline), alpha)

    def fitted(self, words: str, style: Style, rect: FRect, align: Point = (0.0, 0.5)) -> None:
        """Words within `rect`, broken and if need be made smaller."""
        self.block(self.kit.lettering.fit(words, style, rect.width, rect.height, self.screen.density), rect, align)

    def name(self, words: str, style: Style, rect: FRect, align: Point = (0.0, 0.5)) -> None:
        """Somebody's name within `rect`, ending in an ellipsis where it is too long: no other words may."""
        self.block(self.kit.lettering.name(words, style, rect.width, rect.height, self.screen.density), rect, align)

    def first(self, choices: Iterable[str], style: Style, rect: FRect, align: Point = (0.0, 0.5)) -> bool:
        """The first of `choices` that fits whole into `rect`; False, and nothing painted, when none does."""
        block = self.kit.lettering.first(choices, style, rect.width, rect.height, self.screen.density)
        if block:
            self.block(block, rect, align)
        return block is not None

    def width(self, words: str, style: Style) -> float:
        """How wide one line is, in CSS pixels."""
        return self.kit.lettering.width(words, style, self.screen.density)

    def wrapped(self, words: str, style: Style, width: float) -> Block:
        """Words broken to `width`."""
        return self.kit.lettering.block(words, style, width, self.screen.density)


def _plain(size: tuple[int, int], colour: Colour) -> Surface:
    piece = shapes.clear(*size)
    piece.fill((*colour, 255))
    return piece


def _stroke(points: Sequence[tuple[int, int]], colour: Colour, width: int, pad: int) -> Surface:
    wide, high = max(x for x, _ in points), max(y for _, y in points)
    whole = shapes.clear(wide + 2 * pad + 1, high + 2 * pad + 1, colour)
    shapes.blot(whole, [(x + pad, y + pad) for x, y in points], (*colour, 255), width)
    return whole
