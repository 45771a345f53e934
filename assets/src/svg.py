"""Small builders of SVG markup and the one call that turns markup into a picture.

A drawing is a plain string of SVG elements in its own units; it becomes a picture only in `picture`.
"""

import io
from math import cos, pi, sin
from pathlib import Path

import resvg_py
from PIL import Image

FONTS = Path(__file__).parents[1] / "fonts"
FONT_FILES = [
    str(FONTS / name)
    for name in (
        "LeagueSpartan-Bold.otf",
        "LeagueSpartan-ExtraBold.otf",
        "KitchenSans-Bold.ttf",
        "BebasNeue-Bold.otf",
    )
]
SPARTAN, KITCHEN_SANS, BEBAS = "League Spartan", "Kitchen Sans", "Bebas Neue"


def text(
    words: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    *,
    font: str = SPARTAN,
    weight: int = 800,
    anchor: str = "middle",
    spacing: float = 0,
) -> str:
    """One line of words; (x, y) is the anchor on the baseline, `size` the em in drawing units."""
    return (
        f'<text x="{x}" y="{y}" font-family="{font}" font-weight="{weight}" font-size="{size}" '
        f'fill="{colour}" text-anchor="{anchor}" letter-spacing="{spacing}">{words}</text>'
    )


def rect(x: float, y: float, w: float, h: float, fill: str, radius: float = 0, more: str = "") -> str:
    """A filled rectangle; `more` is any further attribute text."""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{radius:g}" fill="{fill}" {more}/>'


def circle(x: float, y: float, r: float, fill: str, more: str = "") -> str:
    """A filled circle; `more` is any further attribute text."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" {more}/>'


def path(d: str, fill: str = "none", stroke: str = "none", width: float = 0, more: str = "") -> str:
    """A path with optional fill and round-ended stroke."""
    ends = 'stroke-linecap="round" stroke-linejoin="round"' if width else ""
    return f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}" {ends} {more}/>'


def group(inner: str, transform: str, more: str = "") -> str:
    """The drawing `inner`, moved, turned or scaled."""
    return f'<g transform="{transform}" {more}>{inner}</g>'


def clipped(inner: str, shape: str, name: str) -> str:
    """The drawing `inner` cut out along `shape`; `name` must be unique within the document."""
    return f'<clipPath id="{name}">{shape}</clipPath><g clip-path="url(#{name})">{inner}</g>'


def star_points(outer: float, inner: float, points: int, turn: float = -90) -> str:
    """Path data of a star about the origin; radii in drawing units, `turn` in degrees."""
    steps = []
    for i in range(points * 2):
        angle = (turn + i * 180 / points) * pi / 180
        radius = inner if i % 2 else outer
        steps.append(f"{radius * cos(angle):.1f} {radius * sin(angle):.1f}")
    return "M" + "L".join(steps) + "Z"


def star(x: float, y: float, outer: float, inner: float, points: int, colour: str, edge: str = "none") -> str:
    """A filled star centred on (x, y), with an optional thin edge."""
    shape = path(star_points(outer, inner, points), colour, edge, 0 if edge == "none" else 1.6)
    return group(shape, f"translate({x:g} {y:g})")


def document(inner: str, width: float, height: float, left: float = 0, top: float = 0) -> str:
    """A whole SVG document whose view box is (left, top, width, height)."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}">{inner}</svg>'
    )


def picture(inner: str, width: float, height: float, scale: float, left: float = 0, top: float = 0) -> Image.Image:
    """Rasterise a drawing of `width` by `height` units at `scale` pixels a unit (RGBA, straight alpha)."""
    data = resvg_py.svg_to_bytes(
        svg_string=document(inner, width, height, left, top),
        width=round(width * scale),
        height=round(height * scale),
        skip_system_fonts=True,
        font_files=FONT_FILES,
    )
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")
