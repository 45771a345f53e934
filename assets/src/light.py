"""Lamp light as small maps to be scaled up smoothly and multiplied, and soft shadows as nine-slices."""

from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageFilter

from src.grain import HEADROOM, Plane, image


@dataclass(frozen=True, slots=True)
class Lamp:
    """Where a lamp stands and how far it reaches, as shares of the picture; `tint` recolours the wood."""

    x: float
    y: float
    reach_x: float
    reach_y: float
    ambient: float
    gain: float
    warmth: tuple[float, float, float] = (1.06, 0.97, 0.82)
    fall: float = 1.25
    tint: tuple[float, float, float] = (1, 1, 1)
    gloss: tuple[tuple[float, float, float], ...] = ()
    """Slanting streaks on a smooth cloth: place and width as shares of the picture's width, strength."""


_OAK = (147 / 138, 96 / 90, 47 / 52)  # the title's wood is redder than the rims of the tables
_GLOSS = ((0.55, 0.12, 0.05), (0.80, 0.05, 0.035))
LAMPS: dict[str, tuple[Lamp, tuple[int, int]]] = {
    "polyester_landscape": (Lamp(0.5, 0.44, 0.62, 0.72, 0.44, 0.635), (96, 54)),
    "polyester_portrait": (Lamp(0.5, 0.44, 0.80, 0.55, 0.44, 0.72), (54, 96)),
    "rum500_landscape": (Lamp(0.56, 0.40, 0.62, 0.74, 0.46, 0.62), (96, 54)),
    "rum500_portrait": (Lamp(0.56, 0.41, 0.90, 0.60, 0.46, 0.62), (54, 96)),
    "contract_rummy_landscape": (Lamp(0.39, 0.42, 0.74, 0.86, 0.54, 0.72), (96, 54)),
    "contract_rummy_portrait": (Lamp(0.46, 0.38, 0.95, 0.62, 0.54, 0.72), (54, 96)),
    "trash_poker_landscape": (Lamp(0.5, 0.42, 0.66, 0.80, 0.46, 0.70, gloss=_GLOSS), (96, 54)),
    "trash_poker_portrait": (Lamp(0.5, 0.42, 0.95, 0.62, 0.46, 0.70, gloss=_GLOSS), (54, 96)),
    "title_landscape": (Lamp(0.5, 0.5, 0.54, 0.66, 0.30, 0.72, (1.08, 0.97, 0.78), 1.3, _OAK), (96, 54)),
    "title_portrait": (Lamp(0.5, 0.46, 0.80, 0.56, 0.30, 0.72, (1.08, 0.97, 0.78), 1.3, _OAK), (54, 96)),
}


def lamp_map(name: str) -> Image.Image:
    """The light of one scene, divided by `HEADROOM`."""
    lamp, (width, height) = LAMPS[name]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    away = np.hypot(((x + 0.5) / width - lamp.x) / lamp.reach_x, ((y + 0.5) / height - lamp.y) / lamp.reach_y)
    glow = np.exp(-(away**2) * lamp.fall)[:, :, None] * lamp.gain
    ambient = lamp.ambient * np.array([0.98, 0.94, 0.98])
    light = (ambient + glow * np.array(lamp.warmth)) * np.array(lamp.tint)
    for place, wide, strength in lamp.gloss:
        light *= 1 + np.exp(-((((x * 0.8 + y) / width - place) / wide) ** 2))[:, :, None] * strength
    return image((light / HEADROOM * 255).astype(np.float32))


@dataclass(frozen=True, slots=True)
class Shadow:
    """A soft shadow of a rounded box. Each layer is (drop, blur sigma, opacity) in units."""

    radius: float
    layers: tuple[tuple[float, float, float], ...]
    margin: int
    scale: int = 2

    @property
    def corner(self) -> int:
        """Width of the nine-slice's border in units, measured from the picture's edge."""
        return self.margin * 2

    @property
    def size(self) -> int:
        """Width and height of the picture in units."""
        return self.corner * 2 + 8


SHADOWS: dict[str, Shadow] = {
    "shadow_card": Shadow(10, ((2, 1.5, 0.45), (5, 5, 0.28)), 20),
    "shadow_lift": Shadow(10, ((10, 7, 0.42), (20, 15, 0.32)), 56, 1),
    "shadow_panel": Shadow(8, ((3, 2, 0.40), (8, 8, 0.30)), 30),
    "shadow_cloth": Shadow(2, ((6, 9, 0.60),), 32, 1),
}


def _layer(shadow: Shadow, drop: float, sigma: float, opacity: float) -> Plane:
    """The share of light one layer lets through, at the picture's own resolution."""
    side = shadow.size * shadow.scale
    coarse = Image.new("L", (side, side))
    edge = shadow.margin * shadow.scale
    hole = Image.new("L", (side - 2 * edge,) * 2, 255)
    coarse.paste(hole, (edge, edge + round(drop * shadow.scale)))
    soft = coarse.filter(ImageFilter.GaussianBlur((sigma + shadow.radius * 0.12) * shadow.scale))
    return np.asarray(1 - np.asarray(soft, np.float32) / 255 * opacity, np.float32)


def shadow_slice(name: str) -> Image.Image:
    """A shadow as a nine-slice; its border is `corner` units, `margin` of them outside the box."""
    shadow = SHADOWS[name]
    through = np.prod([_layer(shadow, *layer) for layer in shadow.layers], axis=0)
    alpha = np.clip((1 - through) * 255 + 0.5, 0, 255).astype(np.uint8)
    ground = np.broadcast_to(np.array([20, 8, 4], np.uint8), (*alpha.shape, 3))
    return Image.fromarray(np.dstack([ground, alpha]), "RGBA")
