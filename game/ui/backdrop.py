"""The table under everything: wood, a cloth with its hem, lamp light. Composed once for a window's size."""

from dataclasses import dataclass

import pygame
from pygame import SRCALPHA, FRect, Rect, Surface, transform

from game.ui import shapes
from game.ui.canvas import Canvas, Kit
from game.ui.screen import Screen
from game.ui.theme import HEM_THREAD, Colour, colour

_WOOD_SCALE, _CLOTH_SCALE = 1.25, 2.0
"""Pixels of the baked tiles to one unit of the design."""
_TITLE_PLANK = 120 / 104
"""The bare table has wider planks than the rim of a laid one."""
_STITCH, _STITCH_HEIGHT, _STITCH_INSET = 15.0, 4.0, 9.0
_BRIGHTER = (34, 27, 15)
"""What the lamp adds when it brightens."""


@dataclass(frozen=True, slots=True)
class Strip:
    """A baked picture that is repeated along a cloth's side: its name, its length and depth in design units."""

    picture: str
    length: float
    depth: float


@dataclass(frozen=True, slots=True)
class Trim:
    """How a cloth ends."""

    edge: Strip | None
    """Sticks out beyond the cloth; its alpha is cloth."""
    thread: Colour | None = None
    """Of the line inside the edge, before the lamp dims it."""
    line: str = "hem_stitch"
    """The picture of that line: a running stitch, or a printed seam."""
    band: Strip | None = None
    """Woven in along the edge, inside it."""
    ends: bool = False
    """Edge and band are at the ends alone: left and right, in the upright design at the top and the bottom."""


PINKED = Trim(Strip("hem_tooth", 14, 6), HEM_THREAD)
TOWEL = Trim(Strip("hem_fringe", 96, 14), band=Strip("band_towel", 32, 60), ends=True)
STRAIGHT = Trim(None, colour("#C2B5A2"))
SCALLOPED = Trim(Strip("hem_scallop", 22, 8), colour("#E9C46A"), "hem_seam")


HEARTS = Strip("band_hearts", 48, 24)


@dataclass(frozen=True, slots=True)
class Cloth:
    """What lies on the table: its baked tile and lamp by name, and how it ends."""

    tile: str
    lamp: str
    trim: Trim = PINKED
    runner: tuple[float, float, float, float] | None = None
    """A plain runner on it: left, top, width, height in CSS pixels. Its bands are at the left and right, in the upright
    design at top and bottom.
    """


PLUM = Cloth("cloth_polyester", "polyester")
NAVY = Cloth("cloth_rum500", "rum500", TOWEL)
CLOTHS = {"plum": PLUM, "navy": NAVY}
"""Those that a page may lay on every table, by the names its address gives them."""


def cloth_rect(screen: Screen) -> FRect:
    """Where the cloth lies: the wood shows as a strip at the top, for the status, and as a rim elsewhere."""
    px = screen.px
    side, top, bottom = (16.0, 64.0, 16.0) if screen.portrait else (20.0, 58.0, 16.0)
    upper = max(px(top), 52.0)
    return FRect(px(side), upper, screen.width - 2 * px(side), screen.height - upper - px(bottom))


def draw_table(canvas: Canvas, cloth: Cloth, glow: float = 0.0) -> None:
    """The laid table; `glow` from 0 to 1 brightens the lamp."""
    box, size, scale = canvas.device(cloth_rect(canvas.screen)), canvas.surface.get_size(), _scale(canvas)
    key = "table", cloth, size, tuple(box), scale
    runner = canvas.device(FRect(*cloth.runner)) if cloth.runner else None
    canvas.put(canvas.kit.pieces.get(key, lambda: _table(canvas.kit, cloth, size, box, scale, runner)), (0, 0))
    if glow > 0:
        light = canvas.kit.pieces.get(("glow", key), lambda: _glow(canvas.kit, cloth.lamp, size))
        shade = max(0, min(255, round(255 * glow)))
        part = light.copy() if shade < 255 else light
        if shade < 255:
            part.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
        canvas.surface.blit(part, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def draw_wood(canvas: Canvas) -> None:
    """The bare table of the title, its planks across."""
    size, scale = canvas.surface.get_size(), _scale(canvas) * _TITLE_PLANK
    make = lambda: _lit(_tiled(canvas.kit, "wood", _WOOD_SCALE, size, scale), canvas.kit, "title")  # noqa: E731
    canvas.put(canvas.kit.pieces.get(("wood", size, scale), make), (0, 0))


def _scale(canvas: Canvas) -> float:
    return canvas.screen.unit * canvas.screen.density


def _table(kit: Kit, cloth: Cloth, size: tuple[int, int], box: Rect, scale: float, runner: Rect | None) -> Surface:
    upright = size[1] > size[0]
    table = _tiled(kit, "wood", _WOOD_SCALE, size[::-1] if upright else size, scale)
    if upright:
        table = transform.rotate(table, 90)
    soft = max(1, round(16 * scale))
    table.blit(shapes.shadow(box.size, 2, soft, 150), (box.left - 2 * soft, box.top - 2 * soft + round(6 * scale)))
    table.blit(_cut(kit, cloth, size, box, scale), (0, 0))
    _sew(table, kit, cloth.trim, box, scale)
    if runner:
        _run(table, kit, runner, scale, upright)
    return _lit(table, kit, cloth.lamp)


def _tiled(kit: Kit, name: str, master_scale: float, size: tuple[int, int], scale: float) -> Surface:
    tile = kit.assets.master(f"backgrounds/{name}.jpg")
    small = transform.smoothscale(tile, [max(1, round(side * scale / master_scale)) for side in tile.get_size()])
    whole = Surface(size)
    for y in range(0, size[1], small.get_height()):
        for x in range(0, size[0], small.get_width()):
            whole.blit(small, (x, y))
    return whole


def _sew(table: Surface, kit: Kit, trim: Trim, box: Rect, scale: float) -> None:
    """Band and stitches along the cloth's edge."""
    if trim.band:
        depth = round(trim.band.depth * scale)
        band = kit.assets.master(f"backgrounds/{trim.band.picture}.png")
        for strip, at in _sides(band, trim.band.length * scale, box, depth, 0, trim.ends):
            table.blit(strip, at)
    if trim.thread:
        depth, inset = max(2, round(_STITCH_HEIGHT * scale)), round(_STITCH_INSET * scale)
        thread = _tinted(kit.assets.master(f"backgrounds/{trim.line}.png"), trim.thread)
        for strip, at in _sides(thread, _STITCH * scale, box.inflate(-2 * inset, -2 * inset), depth, depth // 2):
            table.blit(strip, at)


def _run(table: Surface, kit: Kit, box: Rect, scale: float, upright: bool) -> None:
    """The runner with its embroidered bands."""
    soft = max(1, round(5 * scale))
    table.blit(shapes.shadow(box.size, 1, soft, 110), (box.left - 2 * soft, box.top - 2 * soft + round(3 * scale)))
    table.blit(_tiled(kit, "runner", _CLOTH_SCALE, box.size, scale), box)
    depth, band = round(HEARTS.depth * scale), kit.assets.master(f"backgrounds/{HEARTS.picture}.png")
    strip = _strip(band, HEARTS.length * scale, box.width if upright else box.height, depth)
    if upright:
        table.blits(((strip, box.topleft), (strip, (box.left, box.bottom - depth))))
    else:
        strip = transform.rotate(strip, 90)
        table.blits(((strip, box.topleft), (strip, (box.right - depth, box.top))))


def _cut(kit: Kit, cloth: Cloth, size: tuple[int, int], box: Rect, scale: float) -> Surface:
    """The cloth with its edges, as large as the window."""
    mask = Surface(size, SRCALPHA)
    mask.fill((255, 255, 255, 255), box)
    if edge := cloth.trim.edge:
        tooth = _tinted(kit.assets.master(f"backgrounds/{edge.picture}.png"), (255, 255, 255))
        depth = max(2, round(edge.depth * scale))
        for strip, at in _sides(tooth, edge.length * scale, box, depth, depth, cloth.trim.ends):
            mask.blit(strip, at)
    whole = Surface(size, SRCALPHA)
    whole.blit(_tiled(kit, cloth.tile, _CLOTH_SCALE, size, scale), (0, 0))
    whole.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return whole


def _tinted(white: Surface, colour: Colour) -> Surface:
    tinted = white.copy()
    tinted.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    tinted.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return tinted


def _sides(
    module: Surface, unit: float, box: Rect, depth: int, outside: int, ends: bool = False
) -> list[tuple[Surface, tuple[int, int]]]:
    """The strips of a hem along `box`, `outside` of their `depth` beyond it: a whole number of modules each.

    Four, or with `ends` the two at the ends of its longer side.
    """
    placed = []
    if not ends or box.height > box.width:
        top = _strip(module, unit, box.width, depth)
        placed += [(top, (box.left, box.top - outside))]
        placed += [(transform.flip(top, False, True), (box.left, box.bottom - depth + outside))]
    if not ends or box.height <= box.width:
        left = transform.rotate(_strip(module, unit, box.height, depth), 90)
        placed += [(left, (box.left - outside, box.top))]
        placed += [(transform.flip(left, True, False), (box.right - depth + outside, box.top))]
    return placed


def _strip(module: Surface, unit: float, length: int, depth: int) -> Surface:
    times = max(1, round(length / unit))
    row = Surface((module.get_width() * times, module.get_height()), SRCALPHA)
    for number in range(times):
        row.blit(module, (number * module.get_width(), 0), special_flags=pygame.BLEND_RGBA_MAX)
    return transform.smoothscale(row, (length, depth))


def _lit(picture: Surface, kit: Kit, lamp: str) -> Surface:
    picture.blit(_map(kit, lamp, picture.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return picture


def _map(kit: Kit, lamp: str, size: tuple[int, int]) -> Surface:
    shape = "portrait" if size[1] > size[0] else "landscape"
    return transform.smoothscale(kit.assets.master(f"backgrounds/lamp_{lamp}_{shape}.png"), size)


def _glow(kit: Kit, lamp: str, size: tuple[int, int]) -> Surface:
    light = _map(kit, lamp, size).convert()
    light.fill(_BRIGHTER, special_flags=pygame.BLEND_RGB_MULT)
    return light
