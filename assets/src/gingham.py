"""Contract rummy's cloth: red and cream gingham, and the plain cream runner that lies on it. Seamless both ways."""

import numpy as np
from PIL import Image

from src.grain import CLOTH_SCALE, HEADROOM, Plane, colour, weave
from src.svg import path, picture, rect

CHECK, CHECKS = 34, 10
_RED, _CREAM, _RUNNER, _THREAD = "#B93A28", "#F5DDB4", "#EFD6A3", "#A83A2B"
_DIM, _RUNNER_DIM = 0.55, 0.62
"""So bright is the cloth, that the cards stay the brightest thing."""
HEARTS, HEARTS_DEPTH = 48, 24
_HEART = ((-2, -1), (-1, -2), (0, -1), (1, -2), (2, -1), (-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0), (-1, 1), (0, 1),
          (1, 1), (0, 2), (-1, -1), (1, -1))  # fmt: skip
"""The stitches of a heart."""


def cloth() -> Plane:
    """The tile, `grain.HEADROOM` times too bright."""
    side = round(CHECK * CHECKS * CLOTH_SCALE)
    y, x = np.mgrid[0:side, 0:side] / (CHECK * CLOTH_SCALE)
    value = np.array([0, 0.6, 1], np.float32)[(x.astype(int) % 2) + (y.astype(int) % 2)][:, :, None]
    checks = (colour(_CREAM) * (1 - value) + colour(_RED) * value) * _DIM
    return np.asarray(checks * weave(side, side, 0.06, CLOTH_SCALE, 31)[:, :, None] * HEADROOM, np.float32)


def runner() -> Plane:
    """The same for the runner."""
    side = round(240 * CLOTH_SCALE)
    woven = weave(side, side, 0.08, CLOTH_SCALE, 37)[:, :, None]
    return np.asarray(woven * colour(_RUNNER) * _RUNNER_DIM * HEADROOM, np.float32)


def hearts() -> Image.Image:
    """The runner's edge along x: two red lines, between them a large and a small heart in cross-stitch."""
    lines = "".join(rect(0, y, HEARTS, 2, _THREAD, 0, 'opacity=".9"') for y in (3, 19))
    stitches = "".join(
        path(f"M{left + px * size - size * 0.42:.2f} {12 + py * size - size * 0.42:.2f}h{size * 0.84:.2f}"
             f"v{size * 0.84:.2f}h-{size * 0.84:.2f}z", _THREAD)
        for left, size in ((12, 2.2), (36, 0.9))
        for px, py in _HEART
    )  # fmt: skip
    return picture(lines + stitches, HEARTS, HEARTS_DEPTH, 3)
