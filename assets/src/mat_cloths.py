"""The four cloths of the title's mats: weave as an array, outline as a drawing."""

from dataclasses import dataclass
from random import Random

import numpy as np
from PIL import Image

from src.classic import deck_sign
from src.grain import Plane, arcs, colour, image, weave
from src.svg import circle, group, path, picture, rect

MAT = (266, 300)  # units of the cloth itself, origin at its top left corner
MARGIN = (60, 46)  # room on each side for hem, tilt, shadow and the tape's end
CANVAS = (MAT[0] + 2 * MARGIN[0], MAT[1] + 2 * MARGIN[1])


@dataclass(frozen=True, slots=True)
class MatCloth:
    """One cloth: its colours at full size, its outline, and what is sewn on it."""

    plane: Plane
    outline: str
    trim: str


def _size(scale: float) -> tuple[int, int]:
    return round(CANVAS[0] * scale), round(CANVAS[1] * scale)


def _pinked() -> str:
    """The mat with zigzag edges, teeth 14 long and 5.6 deep."""
    w, h = MAT
    points: list[tuple[float, float]] = []

    def side(ax: float, ay: float, bx: float, by: float, nx: int, ny: int) -> None:
        count = round((abs(bx - ax) + abs(by - ay)) / 14)
        for i in range(count):
            for at, out in ((0.0, 0.0), (0.5, 5.6)):
                share = (i + at) / count
                points.append((ax + (bx - ax) * share + nx * out, ay + (by - ay) * share + ny * out))

    side(0, 0, w, 0, 0, -1)
    side(w, 0, w, h, 1, 0)
    side(w, h, 0, h, 0, 1)
    side(0, h, 0, 0, -1, 0)
    return path("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z", "#fff")


def _fringed() -> str:
    """The mat with loose threads left and right."""
    chance = Random(3)
    threads = []
    for y in range(2, MAT[1], 3):
        for x, out in ((0, -1), (MAT[0], 1)):
            end = x + out * (8 + chance.random() * 4)
            threads.append(f"M{x} {y}L{end:.1f} {y + (chance.random() - 0.5) * 5:.1f}")
    return rect(0, 0, *MAT, "#fff") + path("".join(threads), "none", "#fff", 1.4)


def _scalloped() -> str:
    """The mat with round bites along its edges."""
    w, h = MAT
    across, down = 12, 14
    rx, ry = w / across / 2, h / down / 2
    rounds = "".join(circle((i + 0.5) * rx * 2, y, rx, "#fff") for i in range(across) for y in (-1, h + 1))
    rounds += "".join(circle(x, (i + 0.5) * ry * 2, ry, "#fff") for i in range(down) for x in (-1, w + 1))
    return rect(0, 0, w, h, "#fff") + rounds


def _stitching(inset: float, colour_: str, dash: str, width: float, opacity: float) -> str:
    more = f'stroke="{colour_}" stroke-width="{width}" stroke-dasharray="{dash}" opacity="{opacity}"'
    return rect(inset, inset, MAT[0] - 2 * inset, MAT[1] - 2 * inset, "none", 0, more)


def polyester(scale: float) -> MatCloth:
    """Aubergine with arcs, pinked, pink running stitch."""
    w, h = _size(scale)
    value = weave(w, h, 0.045, scale) * (1 + 0.16 * arcs(w, h, 42 * scale))
    return MatCloth(value[:, :, None] * colour("#6B3365"), _pinked(), _stitching(9, "#F07FB0", "9 6", 2.4, 0.95))


_STRIPES = ((12, 5, "#EAD9B8"), (22, 2, "#EAD9B8"), (27, 3, "#D2574A"))


def rum500(scale: float) -> MatCloth:
    """Indigo linen with tea-towel stripes and a fringe."""
    w, h = _size(scale)
    stripes = "".join(
        rect(x, 0, width, MAT[1], stripe, 0, 'opacity=".8"')
        for left, width, stripe in _STRIPES
        for x in (left, MAT[0] - left - width)
    )
    return MatCloth(weave(w, h, 0.09, scale)[:, :, None] * colour("#31507A"), _fringed(), stripes)


def contract_rummy(scale: float) -> MatCloth:
    """Red and cream gingham with a straight hem."""
    w, h = _size(scale)
    y, x = np.mgrid[0:h, 0:w] / scale
    value = (((x - MARGIN[0]) // 27 % 2 + (y - MARGIN[1]) // 27 % 2) / 2)[:, :, None]
    plane = (colour("#F3E3CB") * (1 - value) + colour("#B5402F") * value) * weave(w, h, 0.05, scale)[:, :, None]
    return MatCloth(plane.astype(np.float32), rect(0, 0, *MAT, "#fff", 4), "")


def trash_poker(scale: float) -> MatCloth:
    """Petrol oilcloth with fishbones, cores and bottles, scalloped, a thin gold line."""
    w, h = _size(scale)
    chance = Random(9)
    names = ("fishbone", "core", "bottle")
    prints = ""
    for row in range(5):
        for column in range(4):
            x, y = column * 84 + row % 2 * 42 - 6 + chance.random() * 8, row * 72 + 12 + chance.random() * 6
            sign = deck_sign(names[(row + column) % 3], 0, 0, 34, "#fff")
            prints += group(sign, f"translate({x:.1f} {y:.1f}) rotate({chance.random() * 360:.0f})")
    trim = group(prints, "translate(0 0)", 'opacity=".11"') + _stitching(7, "#E9C46A", "none", 2, 0.6)
    plane = np.ones((h, w, 1), np.float32) * colour("#24605C")
    return MatCloth(plane, _scalloped(), trim)


def cloth_picture(cloth: MatCloth, scale: float) -> Image.Image:
    """The cloth cut to its outline with its trim, RGBA on the whole canvas."""
    left, top = -MARGIN[0], -MARGIN[1]
    mask = picture(cloth.outline, *CANVAS, scale, left, top).getchannel("A")
    out = image(cloth.plane).convert("RGBA")
    out.alpha_composite(picture(cloth.trim, *CANVAS, scale, left, top))
    out.putalpha(mask)
    return out
