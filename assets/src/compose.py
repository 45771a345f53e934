"""How the pieces become a table at any size: the reference for the interface, in Pillow.

Pixel sizes are device pixels; `scale` is device pixels a unit. Nothing is stretched by more than half a
tooth in a whole side.
"""

from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageChops

from src import grain, hems, light
from src.palette import rgb

HEM_STITCH_TINT = "#FF86BE"  # pink before the lamp map dims it
Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Pieces:
    """The loaded pieces of one table."""

    wood: Image.Image
    cloth: Image.Image
    tooth: Image.Image
    stitch: Image.Image
    shadow: Image.Image


def pieces() -> Pieces:
    """The pieces straight from their sources."""
    return Pieces(
        grain.image(grain.wood()),
        grain.image(grain.polyester_cloth()),
        hems.tooth(),
        hems.stitch(),
        light.shadow_slice("shadow_cloth"),
    )


def tiled(tile: Image.Image, master_scale: float, size: tuple[int, int], scale: float) -> Image.Image:
    """Fill `size` with `tile`, reduced from its master scale to `scale`."""
    ratio = scale / master_scale
    small = tile.resize((round(tile.width * ratio), round(tile.height * ratio)), Image.Resampling.LANCZOS)
    out = Image.new(tile.mode, size)
    for y in range(0, size[1], small.height):
        for x in range(0, size[0], small.width):
            out.paste(small, (x, y))
    return out


def strip(module: Image.Image, unit: float, length: int, thickness: int) -> Image.Image:
    """`module` repeated a whole number of times along `length` pixels; `unit` is its wished length."""
    times = max(1, round(length / unit))
    row = Image.new("RGBA", (module.width * times, module.height))
    for i in range(times):
        row.paste(module, (i * module.width, 0))
    return row.resize((length, thickness), Image.Resampling.LANCZOS)


def nine_slice(picture: Image.Image, corner: int, size: tuple[int, int], small: int) -> Image.Image:
    """`picture` with borders of `corner` px drawn at `size` with borders of `small` px."""
    out = Image.new("RGBA", size)
    cuts_x, cuts_y = (0, small, size[0] - small, size[0]), (0, small, size[1] - small, size[1])
    source = (0, corner, picture.width - corner, picture.width)
    for i in range(3):
        for k in range(3):
            part = picture.crop((source[i], source[k], source[i + 1], source[k + 1]))
            room = (cuts_x[i + 1] - cuts_x[i], cuts_y[k + 1] - cuts_y[k])
            out.paste(part.resize(room, Image.Resampling.BILINEAR), (cuts_x[i], cuts_y[k]))
    return out


def _sides(module: Image.Image, unit: float, box: Box, depth: int, inset: int) -> list[tuple[Image.Image, int, int]]:
    """The four strips of a hem with their places: `inset` 0 puts them outside the box."""
    x0, y0, x1, y1 = (box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset)
    top = strip(module, unit, x1 - x0, depth)
    left = strip(module, unit, y1 - y0, depth).transpose(Image.Transpose.ROTATE_90)
    flip, mirror = Image.Transpose.FLIP_TOP_BOTTOM, Image.Transpose.FLIP_LEFT_RIGHT
    out = depth if inset == 0 else depth // 2
    return [
        (top, x0, y0 - out),
        (top.transpose(flip), x0, y1 - depth + out),
        (left, x0 - out, y0),
        (left.transpose(mirror), x1 - depth + out, y0),
    ]


def _cloth_mask(size: tuple[int, int], box: Box, tooth: Image.Image, scale: float) -> Image.Image:
    """Where the cloth lies: the box and four rows of teeth outside it."""
    mask = Image.new("L", size)
    mask.paste(255, box)
    for teeth, x, y in _sides(tooth, hems.TOOTH * scale, box, round(hems.TOOTH_DEPTH * scale), 0):
        mask.paste(255, (x, y), teeth)
    return mask


def _shadow(size: tuple[int, int], box: Box, picture: Image.Image, scale: float) -> Image.Image:
    """The cloth's soft shadow, as large as the window."""
    kind = light.SHADOWS["shadow_cloth"]
    margin, corner = round(kind.margin * scale), round(kind.corner * scale)
    room = (box[2] - box[0] + 2 * margin, box[3] - box[1] + 2 * margin)
    out = Image.new("RGBA", size)
    out.paste(nine_slice(picture, kind.corner * kind.scale, room, corner), (box[0] - margin, box[1] - margin))
    return out


def table(parts: Pieces, size: tuple[int, int], box: Box, scale: float) -> Image.Image:
    """The Polyester table at `size` device pixels with the cloth in `box`; grain along the long side."""
    upright = size[1] > size[0]
    wood = tiled(parts.wood, grain.WOOD_SCALE, size[::-1] if upright else size, scale)
    out = (wood.transpose(Image.Transpose.TRANSPOSE) if upright else wood).convert("RGBA")
    out.alpha_composite(_shadow(size, box, parts.shadow, scale))
    cloth = tiled(parts.cloth, grain.CLOTH_SCALE, size, scale)
    out.paste(cloth, (0, 0), _cloth_mask(size, box, parts.tooth, scale))
    inset, height = round(hems.STITCH_INSET * scale), round(hems.STITCH_HEIGHT * scale)
    for thread, x, y in _sides(parts.stitch, hems.STITCH * scale, box, height, inset):
        out.paste(rgb(HEM_STITCH_TINT), (x, y), thread)
    return lit(out, "polyester_portrait" if upright else "polyester_landscape")


def title(parts: Pieces, size: tuple[int, int], scale: float) -> Image.Image:
    """The bare table of the title screen; its planks lie across in both layouts."""
    wood = tiled(parts.wood, grain.WOOD_SCALE, size, scale * 120 / 104)
    return lit(wood, "title_portrait" if size[1] > size[0] else "title_landscape")


def lit(picture: Image.Image, lamp: str) -> Image.Image:
    """`picture` under a lamp: the map is scaled up smoothly and multiplied."""
    glow = light.lamp_map(lamp).resize(picture.size, Image.Resampling.BILINEAR)
    return ImageChops.multiply(picture.convert("RGB"), glow)


def difference(one: Image.Image, other: Image.Image) -> float:
    """Mean absolute difference of two pictures of one size, 0-255."""
    return float(np.abs(np.asarray(one, np.int16) - np.asarray(other, np.int16)).mean())
