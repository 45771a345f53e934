"""The pinked hem: one tooth and one stitch, which any cloth repeats along its sides."""

from PIL import Image

from src.svg import path, picture

TOOTH, TOOTH_DEPTH = 14, 6
STITCH, STITCH_HEIGHT = 15, 4
STITCH_INSET = 9
MASTER_SCALE = 4


def tooth() -> Image.Image:
    """One tooth pointing up, 14 by 6 units, white: the alpha is the cloth."""
    return picture(path("M0 6.5L0 6L7 .4L14 6V6.5Z", "#FFFFFF"), TOOTH, TOOTH_DEPTH, MASTER_SCALE)


def stitch() -> Image.Image:
    """One stitch along x, 15 by 4 units with half a gap on each side, white."""
    return picture(path("M4 2H11", "none", "#FFFFFF", 3), STITCH, STITCH_HEIGHT, MASTER_SCALE)
