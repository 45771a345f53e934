"""The four fabrics of Polyester as textures: vinyl grooves, sequin scales, faux pelt, mesh net.

Every texture fills the box x 10-190, y 10-270 of a card of 200 by 280 units and may paint beyond it;
the card clips it. A texture is drawn from a `Dye`, so that Neon, Beige and Illustrated share one weave.
"""

from dataclasses import dataclass
from math import cos, radians, sin
from random import Random

from src.svg import circle, group, path, rect, star, star_points

FABRICS = ("vinyl", "sequin", "faux", "mesh")
FINISHES = ("neon", "beige", "illustrated")


@dataclass(frozen=True, slots=True)
class Dye:
    """The colours of one fabric in one finish.

    `ground` lies below the texture, `base` is its deepest colour, `line` its thread, `tones` its range from
    dark to light, `shade` the darkest detail; `label` and `ink` are the woven label and its print;
    `frame` is the line round the texture.
    """

    ground: str
    base: str
    line: str
    tones: tuple[str, ...]
    shade: str
    label: str
    ink: str
    frame: str


_NEON_LABEL = {"vinyl": "#121A24", "sequin": "#231C12", "faux": "#1E1430", "mesh": "#10200F"}
_NEON_TUBE = {"vinyl": "#25D9EE", "sequin": "#FFE04D", "faux": "#C98BFF", "mesh": "#7DF75A"}
_BEIGE = ("#FBF3E0", "#3A2A18", "#8B6C45")  # label, ink, frame


def _neon(fabric: str, base: str, tones: tuple[str, ...], shade: str) -> Dye:
    label, tube = _NEON_LABEL[fabric], _NEON_TUBE[fabric]
    return Dye(label, base, tube, tones, shade, label, tube, tube)


DYES: dict[tuple[str, str], Dye] = {
    ("vinyl", "neon"): _neon("vinyl", "#05080D", ("#25D9EE",), "#121A24"),
    ("sequin", "neon"): _neon("sequin", "#231C12", ("#D9AE1E", "#FFE04D", "#FFF3B0"), "#4A3A08"),
    ("faux", "neon"): _neon("faux", "#4E2190", ("#4E2190", "#7238BC", "#9A58E6", "#C98BFF", "#EBD6FF"), "#4E2190"),
    ("mesh", "neon"): _neon("mesh", "#1E4A1A", ("#D6FFC9",), "#000000"),
    ("vinyl", "beige"): Dye("#DCC7A2", "#8B6C45", "#F1DEBB", ("#EBD3A6",), "#8B6C45", *_BEIGE),
    ("sequin", "beige"): Dye("#E5D6BB", "#A48A62", "#7D6440", ("#BFA275", "#DCC8A0", "#FBF4E4"), "#7D6440", *_BEIGE),
    ("faux", "beige"): Dye(
        "#CDB08A",
        "#6E4E2E",
        "#8E6C48",
        ("#6E4E2E", "#8E6C48", "#B28D63", "#D3B68E", "#F1E2C8"),
        "#6E4E2E",
        *_BEIGE,
    ),
    ("mesh", "beige"): Dye("#E9DDC6", "#D3BE98", "#7A5E3D", ("#5D452A",), "#000000", *_BEIGE),
    ("vinyl", "illustrated"): Dye(
        "#E0793A", "#231A1C", "#B9A79A", ("#F4C95A",), "#7A2A16", "#FFF3DC", "#6B2412", "#8F3A1B"
    ),
    ("sequin", "illustrated"): Dye(
        "#1F6F78",
        "#14525A",
        "#0F434B",
        ("#1E7C86", "#3FA7AC", "#A8DDD6"),
        "#0F434B",
        "#EEF7F1",
        "#0E4650",
        "#14606A",
    ),
    ("faux", "illustrated"): Dye(
        "#A8571F",
        "#6A2F10",
        "#9C4F1C",
        ("#6A2F10", "#9C4F1C", "#CB7A2E", "#E9A755", "#FBE0B0"),
        "#6A2F10",
        "#FFF1D8",
        "#5A2A10",
        "#8A451A",
    ),
    ("mesh", "illustrated"): Dye(
        "#5E7A3A", "#48632B", "#F3E7C4", ("#FFF8E2",), "#1C2A10", "#F6F3DF", "#2C4318", "#4A6530"
    ),
}


def _wedge(start: float, end: float, opacity: float) -> str:
    """A wedge of light on the record between two angles in degrees."""
    cx, cy, r = 100, 128, 104
    x0, y0, x1, y1 = (
        cx + r * cos(radians(start)), cy + r * sin(radians(start)),
        cx + r * cos(radians(end)), cy + r * sin(radians(end)),
    )  # fmt: skip
    return path(f"M{cx} {cy}L{x0:.1f} {y0:.1f}A{r} {r} 0 0 1 {x1:.1f} {y1:.1f}Z", "#fff", more=f'opacity="{opacity}"')


def _grooves(colour: str) -> str:
    """Concentric grooves, every fourth one strong."""
    rings = []
    radius = 102.0
    while radius > 36:
        strong = int(radius / 5.5) % 4 == 0
        opacity, width = (0.95, 2.2) if strong else (0.42, 1.6)
        more = f'stroke="{colour}" stroke-opacity="{opacity}" stroke-width="{width}"'
        rings.append(circle(100, 128, radius, "none", more))
        radius -= 5.5
    return "".join(rings)


def vinyl(dye: Dye) -> str:
    """A record: grooves, two pairs of light wedges, a disc label."""
    light = _wedge(-62, -40, 0.2) + _wedge(-70, -34, 0.1) + _wedge(118, 140, 0.2) + _wedge(110, 146, 0.1)
    disc = (
        circle(100, 128, 33, dye.tones[0])
        + circle(100, 128, 26, "none", f'stroke="{dye.shade}" stroke-width="2"')
        + circle(100, 128, 5, dye.shade)
    )
    return circle(100, 128, 104, dye.base) + _grooves(dye.line) + light + disc


def _scale(x: float, y: float, colour: str, dye: Dye) -> str:
    """One sequin with its outline, its glint and the hole it is sewn on by."""
    return (
        circle(x, y, 13.5, colour, f'stroke="{dye.shade}" stroke-width="1.6"')
        + path(
            f"M{x - 7:g} {y + 5:g}A8.6 8.6 0 0 1 {x - 2:g} {y - 8:g}",
            "none",
            "#fff",
            2,
            'stroke-opacity=".75"',
        )
        + circle(x, y + 8, 1.6, dye.shade)
    )


_SPARKLES = ((150, 44, 17), (96, 96, 12), (168, 128, 13), (42, 150, 16), (118, 176, 9))


def sequin(dye: Dye) -> str:
    """Overlapping scales from the bottom up, with four-point sparkles."""
    chance = Random(83)
    dark, middle, light = dye.tones
    scales = []
    for row, y in enumerate(range(290, -10, -15)):
        for x in range(0 if row % 2 else 12, 212, 24):
            share = chance.random()
            scales.append(_scale(x, y, light if share < 0.25 else middle if share < 0.6 else dark, dye))
    return "".join(scales) + "".join(star(x, y, s, s * 0.2, 4, "#FFFFFF") for x, y, s in _SPARKLES)


def _hair(x: float, y: float, chance: Random, tones: tuple[str, ...]) -> str:
    """One long curved hair that starts near (x, y) and follows the pelt's lie."""
    share, length = chance.random(), 34 + chance.random() * 14
    x, y = x + (chance.random() - 0.5) * 7, y + chance.random() * 12
    lean = sin(x / 31 + y / 52) * 15 + (chance.random() - 0.5) * 8
    width = 1.7 + chance.random() * 1.3
    tone = tones[sum(share >= limit for limit in (0.13, 0.36, 0.64, 0.88))]
    return path(
        f"M{x:.1f} {y:.1f}Q{x + width * 2:.1f} {y + length / 2:.1f} {x + lean:.1f} {y + length:.1f}"
        f"Q{x - width * 1.5:.1f} {y + length / 2:.1f} {x:.1f} {y:.1f}Z",
        tone,
    )


def faux(dye: Dye) -> str:
    """A pelt of long hairs in five tones."""
    chance = Random(70)
    hairs = [_hair(i * 4.5, y, chance, dye.tones) for y in range(-34, 206, 12) for i in range(46)]
    return rect(10, 10, 180, 260, dye.base) + "".join(hairs)


_MESH_STEP, _MESH_RISE = 26, 30


def _net(colour: str, opacity: float, width: float, dx: float, dy: float) -> str:
    """The diamond net in one colour, moved by (dx, dy)."""
    lines = []
    for row, y in enumerate(range(-_MESH_RISE, 300, _MESH_RISE)):
        for i in range(11):
            x = (row % 2) * _MESH_STEP / 2 + (i - 1) * _MESH_STEP + dx
            top, foot = y + dy, y + dy + _MESH_RISE
            lines.append(f"M{x:g} {top:g}L{x + 13:g} {foot:g}M{x:g} {top:g}L{x - 13:g} {foot:g}")
    return path("".join(lines), "none", colour, width, f'stroke-opacity="{opacity}"')


def mesh(dye: Dye) -> str:
    """A knotted diamond net over a disc, with its own shadow."""
    knots = [
        circle((row % 2) * _MESH_STEP / 2 + i * _MESH_STEP, y, 4.6, dye.tones[0])
        for row, y in enumerate(range(-_MESH_RISE, 300, _MESH_RISE))
        for i in range(9)
    ]
    shadow = 0.45 if dye.label == dye.ground else 0.22
    return (
        circle(100, 128, 84, dye.base)
        + _net(dye.shade, shadow, 4.6, 4, 5)
        + _net(dye.line, 1, 4.4, 0, 0)
        + "".join(knots)
    )


_WEAVES = {"vinyl": vinyl, "sequin": sequin, "faux": faux, "mesh": mesh}


def texture(fabric: str, finish: str) -> str:
    """The whole texture of `fabric` in `finish`, on its ground."""
    dye = DYES[fabric, finish]
    return rect(10, 10, 180, 260, dye.ground) + _WEAVES[fabric](dye)


_HIDE = (
    "M0-11C3-11 3-8 4-7L9-11 12-7 6.5-2C7.5 2 7.5 4 6.5 5.5L12 8.5 9 12.5 3 9.5Q0 13-3 9.5L-9 12.5-12 8.5"
    "-6.5 5.5C-7.5 4-7.500 2-6.5-2L-12-7-9-11-4-7C-3-8-3-11 0-11Z"
)


def glyph(fabric: str, x: float, y: float, size: float, colour: str) -> str:
    """The fabric's sign (target, star, hide, net) centred on (x, y), about `size` units wide."""
    ring = f'stroke="{colour}" stroke-width='
    shapes = {
        "vinyl": circle(0, 0, 11, "none", ring + '"2.6"') + circle(0, 0, 6, "none", ring + '"2"')
        + circle(0, 0, 2.2, colour),
        "sequin": path(star_points(12.5, 3.2, 4), colour),
        "faux": path(_HIDE, colour),
        "mesh": path("M-11-4 4 11M-4-11 11 4M-11 4 4-11M-4 11 11-4", "none", colour, 2.6),
    }  # fmt: skip
    return group(shapes[fabric], f"translate({x:g} {y:g}) scale({size / 24:g})")
