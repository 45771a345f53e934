"""The petrol oilcloth of Trash Poker: smooth, printed tone on tone with what ends up in a bin, seamless both ways."""

from random import Random

import numpy as np

from src.classic import deck_sign
from src.grain import CLOTH_SCALE, CLOTH_UNITS, HEADROOM, Plane, colour, noise
from src.svg import group, picture

_PETROL = "#1F5350"
_PRINTS = ("fishbone", "core", "can")
_ROWS, _COLUMNS = 4, 3
_STRENGTH = 0.13
"""How much brighter a print is than the cloth."""


def _prints() -> str:
    """The printed things, each once more wherever it hangs over an edge."""
    chance = Random(7)
    wide, high = CLOTH_UNITS[0] / _COLUMNS, CLOTH_UNITS[1] / _ROWS
    drawn = ""
    for number in range(_ROWS * _COLUMNS):
        row, column = divmod(number, _COLUMNS)
        x = (column + 0.5 * (row % 2) + 0.25 + chance.random() * 0.1) * wide
        y = (row + 0.45 + chance.random() * 0.1) * high
        turn = chance.random() * 360
        sign = deck_sign(_PRINTS[(row + column) % 3], 0, 0, 34, "#FFFFFF")
        for dx in (-CLOTH_UNITS[0], 0, CLOTH_UNITS[0]):
            for dy in (-CLOTH_UNITS[1], 0, CLOTH_UNITS[1]):
                drawn += group(sign, f"translate({x + dx:.1f} {y + dy:.1f}) rotate({turn:.0f})")
    return drawn


def cloth() -> Plane:
    """The tile, `grain.HEADROOM` times too bright."""
    shapes = np.asarray(picture(_prints(), *CLOTH_UNITS, CLOTH_SCALE).getchannel("A"), np.float32) / 255
    height, width = shapes.shape
    slow = round(90 * CLOTH_SCALE)
    value = 1 + noise(np.random.default_rng(17), width, height, slow, slow) * 0.03 + _STRENGTH * shapes
    return np.asarray(value[:, :, None] * colour(_PETROL) * HEADROOM, np.float32)
