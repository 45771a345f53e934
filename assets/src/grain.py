"""Seamless wood, cloth and paper as arrays of float32 colour, shape (height, width, 3), values 0-255.

Wood and cloth are baked `HEADROOM` times too bright, and the lamp maps as much too dark, because the lamp's
light exceeds one in its middle and a multiplying blit cannot brighten.
"""

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from src.palette import PAPER, rgb

Plane = NDArray[np.float32]
HEADROOM = 1.32
WOOD_UNITS, WOOD_SCALE = (960, 416), 1.25  # four planks of 104
CLOTH_UNITS, CLOTH_SCALE = (336, 336), 2.0  # three arcs by six rows
PAPER_UNITS, PAPER_SCALE = (256, 256), 1.0
_WOOD, _AUBERGINE, _INDIGO = "#865732", "#5A2A55", "#2A4468"


def noise(rng: np.random.Generator, width: int, height: int, gx: int, gy: int) -> Plane:
    """Smooth periodic noise in -0.5..0.5 whose grid step is about (gx, gy) pixels."""
    nx, ny = max(1, round(width / gx)), max(1, round(height / gy))
    grid = np.pad(rng.random((ny, nx), np.float32), 2, mode="wrap")
    box = (2.0, 2.0, 2.0 + nx, 2.0 + ny)
    smooth = Image.fromarray(grid).resize((width, height), Image.Resampling.BICUBIC, box=box)
    return np.asarray(smooth, np.float32) - 0.5


def colour(hex_colour: str) -> Plane:
    """A colour as a float array of three channels."""
    return np.array(rgb(hex_colour), np.float32)


def _plank(rng: np.random.Generator, width: int, height: int, scale: float) -> Plane:
    """The brightness of one plank: growth rings, fine grain, dark joints."""

    def grain(gx: float, gy: float) -> Plane:
        return noise(rng, width, height, max(1, round(gx * scale)), max(1, round(gy * scale)))

    low = grain(260, 22) * 26 + grain(120, 9) * 7
    rows = np.arange(height, dtype=np.float32)[:, None] / scale + rng.random() * 400
    rings = np.sin((rows + low * 1.5) * 0.30) * 0.5 + np.sin((rows + low * 2) * 0.83) * 0.26
    fine = grain(46, 1) * 0.9 + grain(11, 1) * 0.45
    value = 1 + rings * 0.05 + fine * 0.085 + (rng.random() - 0.5) * 0.06
    value[0] *= 1.16
    value[-2:] *= 0.58
    value[-3] *= 0.85
    return value.astype(np.float32)


def wood() -> Plane:
    """The table top, grain along x, seamless both ways."""
    rng = np.random.default_rng(3)
    width, plank = round(WOOD_UNITS[0] * WOOD_SCALE), round(104 * WOOD_SCALE)
    planks = []
    for _ in range(4):
        tint = 1 + (rng.random(3, np.float32) - 0.5) * 0.03
        planks.append(_plank(rng, width, plank, WOOD_SCALE)[:, :, None] * colour(_WOOD) * tint)
    return np.asarray(np.concatenate(planks) * HEADROOM, np.float32)


def weave(width: int, height: int, strength: float, scale: float, seed: int = 11) -> Plane:
    """Brightness of woven cloth about 1: a fine twill, threads both ways and a slow unevenness."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:height, 0:width] / scale
    twill = ((x + y) % 4 < 2) * strength * 0.5 - strength * 0.25
    thread, run, slow = (max(1, round(v * scale)) for v in (1, 7, 90))
    across = noise(rng, width, height, thread, run)
    along = noise(rng, width, height, run, thread)
    value = 1 + twill + (across + along + noise(rng, width, height, slow, slow) * 0.6) * strength
    return np.asarray(value, np.float32)


def arcs(width: int, height: int, radius: float) -> Plane:
    """Seventies arcs in rows half a step apart, 0-1; periodic in (2 radius, radius)."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    reach = np.full((height, width), -1, np.float32)
    for row in range(-2, int(height / (radius / 2)) + 4):
        dx = (x - (row % 2) * radius + radius) % (2 * radius) - radius
        distance = np.hypot(dx, y - row * radius / 2)
        reach = np.where(distance < radius, distance / radius, reach)
    band = (reach * 4) % 1
    return np.asarray(np.clip((0.5 - np.abs(band - 0.5)) * 14 - 1.2, 0, 1), np.float32)


def polyester_cloth() -> Plane:
    """The aubergine cloth with arcs tone on tone, seamless both ways."""
    width, height = (round(v * CLOTH_SCALE) for v in CLOTH_UNITS)
    value = weave(width, height, 0.045, CLOTH_SCALE) * (1 + 0.10 * arcs(width, height, 56 * CLOTH_SCALE))
    return np.asarray(value[:, :, None] * colour(_AUBERGINE) * HEADROOM, np.float32)


def linen_cloth() -> Plane:
    """The indigo linen, seamless both ways."""
    width, height = (round(v * CLOTH_SCALE) for v in CLOTH_UNITS)
    value = weave(width, height, 0.085, CLOTH_SCALE, 23)
    return np.asarray(value[:, :, None] * colour(_INDIGO) * HEADROOM, np.float32)


def paper() -> Plane:
    """Panel paper, seamless, at its real brightness."""
    rng = np.random.default_rng(5)
    width, height = PAPER_UNITS
    value = 1 + noise(rng, width, height, 2, 2) * 0.012 + noise(rng, width, height, 64, 64) * 0.02
    return np.asarray(value[:, :, None] * colour(PAPER), np.float32)


def image(plane: Plane) -> Image.Image:
    """A colour array as a picture."""
    return Image.fromarray(np.clip(plane + 0.5, 0, 255).astype(np.uint8), "RGB")
