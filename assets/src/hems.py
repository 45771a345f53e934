"""Hems: one tooth, one stitch, a piece of fringe, a piece of woven band, which cloths repeat along their sides."""

from random import Random

from PIL import Image

from src.svg import group, path, picture, rect

TOOTH, TOOTH_DEPTH = 14, 6
STITCH, STITCH_HEIGHT = 15, 4
STITCH_INSET = 9
FRINGE, FRINGE_DEPTH = 96, 14
BAND, BAND_DEPTH = 32, 60
SCALLOP, SCALLOP_DEPTH = 22, 8
MASTER_SCALE, BAND_SCALE = 4, 3
_LINEN, _RED = "#EAD9B8", "#D2574A"


def tooth() -> Image.Image:
    """One tooth pointing up, 14 by 6 units, white: the alpha is the cloth."""
    return picture(path("M0 6.5L0 6L7 .4L14 6V6.5Z", "#FFFFFF"), TOOTH, TOOTH_DEPTH, MASTER_SCALE)


def stitch() -> Image.Image:
    """One stitch along x, 15 by 4 units with half a gap on each side, white."""
    return picture(path("M4 2H11", "none", "#FFFFFF", 3), STITCH, STITCH_HEIGHT, MASTER_SCALE)


def seam() -> Image.Image:
    """A thin line along x, 15 by 4 units, white: printed, not sewn, so it has no gaps."""
    return picture(path("M-2 2H17", "none", "#FFFFFF", 2), STITCH, STITCH_HEIGHT, MASTER_SCALE)


def scallop() -> Image.Image:
    """One round bite pointing up, 22 by 8 units, white: the alpha is the cloth."""
    return picture(path("M0 8.5C1.5 -2.6 20.5 -2.6 22 8.5Z", "#FFFFFF"), SCALLOP, SCALLOP_DEPTH, MASTER_SCALE)


def fringe() -> Image.Image:
    """Loose threads pointing up, 96 by 14 units, white: the alpha is the cloth."""
    chance = Random(3)
    threads = []
    for x in range(1, FRINGE, 3):
        reach = 7 + chance.random() * 5
        threads.append(f"M{x} 15L{x + (chance.random() - 0.5) * 4:.1f} {FRINGE_DEPTH - reach:.1f}")
    return picture(path("".join(threads), "none", "#FFFFFF", 1.3), FRINGE, FRINGE_DEPTH, MASTER_SCALE)


def _cross(x: float, y: float) -> str:
    return path(f"M{x - 2.7} {y - 2.7}L{x + 2.7} {y + 2.7}M{x - 2.7} {y + 2.7}L{x + 2.7} {y - 2.7}", "none", _RED, 1.7)


def towel() -> Image.Image:
    """A tea towel's woven stripes with red cross-stitch, along x: 32 by 60 units, the cloth's edge at the top."""
    stripes = "".join(
        rect(0, y, BAND, height, _LINEN, 0, f'opacity="{opacity}"')
        for y, height, opacity in ((16, 4, 0.8), (24, 2, 0.6), (46, 2, 0.6), (52, 4, 0.8))
    )
    crosses = "".join(_cross(4 + 8 * step, 36) for step in (0, 2, 3)) + _cross(12, 28.5) + _cross(12, 43.5)
    return picture(stripes + group(crosses, "translate(0 0)", 'opacity=".85"'), BAND, BAND_DEPTH, BAND_SCALE)
