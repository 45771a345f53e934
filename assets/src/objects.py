"""Kitchen things: biscuits, tea, buttons, tin, tape, stitches, masking tape, name tag, pencil.

Each function returns markup about its own origin, in units of the 1280 by 720 layout.
"""

from math import cos, radians, sin

from src.palette import CREAM, INK, NAVY, PAPER, STEEL, TAPE_YELLOW
from src.svg import circle, group, path, rect, text

_DARK = "#1a0a02"


def biscuit(x: float, y: float, r: float, turn: float) -> str:
    """A round biscuit with a scalloped rim and five holes."""
    rim = "".join(
        circle(cos(radians(a)) * r * 0.92, sin(radians(a)) * r * 0.92, r * 0.17, "#D99A4E") for a in range(0, 360, 20)
    )
    holes = "".join(
        circle(a * r, b * r, r * 0.075, "#94571F")
        for a, b in ((-0.4, -0.3), (0.4, -0.3), (0, 0.05), (-0.4, 0.42), (0.4, 0.42))
    )
    body = circle(0, 0, r * 0.95, "#E3A95C", 'stroke="#B97833" stroke-width="2"')
    shade = circle(3, 5, r, "#000", 'opacity=".28"')
    return group(shade + rim + body + holes, f"translate({x:g} {y:g}) rotate({turn:g})")


def plate() -> str:
    """An enamel plate of three biscuits, radius 96, with its shadow to (104, 108)."""
    return (
        circle(8, 12, 97, _DARK, 'opacity=".35"')
        + circle(0, 0, 96, "#F3E6CC")
        + circle(0, 0, 92, "none", f'stroke="{NAVY}" stroke-width="5"')
        + circle(0, 0, 66, "#E6D6B6", 'stroke="#D2BE98" stroke-width="3"')
        + biscuit(-24, -12, 32, 10)
        + biscuit(30, -16, 32, 40)
        + biscuit(6, 30, 32, 70)
    )


def _lemon() -> str:
    spokes = "".join(group(path("M-21 0H21", "none", "#F2C94C", 3), f"rotate({a})") for a in (0, 45, 90, 135))
    return group(circle(0, 0, 25, "#F2C94C") + circle(0, 0, 21, "#FBE69A") + spokes, "translate(8 10) rotate(18)")


def teacup() -> str:
    """A cup of tea with lemon from above, radius 64, its handle to x 103."""
    return (
        circle(8, 14, 66, _DARK, 'opacity=".35"')
        + rect(52, 4, 56, 30, _DARK, 15, 'opacity=".35"')
        + rect(46, -14, 54, 28, "#F7ECD4", 14, f'stroke="{NAVY}" stroke-width="5"')
        + circle(0, 0, 64, "#F7ECD4")
        + circle(0, 0, 60, "none", f'stroke="{NAVY}" stroke-width="6"')
        + circle(0, 0, 51, "#7A3A14", 'stroke="#54240A" stroke-width="4"')
        + path("M-34 -16A38 38 0 0 1 -4 -36", "none", "#E9A867", 6, 'opacity=".8"')
        + _lemon()
    )


def ring_stain() -> str:
    """The faint ring that a cup left on the wood, radius 61."""
    wet = circle(0, 0, 58, "none", 'stroke="#2A1206" stroke-width="5" stroke-dasharray="250 26 60 8"')
    rings = wet + circle(0, 0, 52, "none", 'stroke="#2A1206" stroke-width="1.5"')
    return group(rings, "translate(0 0)", 'opacity=".3"')


def sewing_button(x: float, y: float, r: float, colour: str, letter: str = "") -> str:
    """A sewing button: four holes, or a letter for a seat."""
    body = circle(0, 2, r, "#000", 'opacity=".4"') + circle(0, 0, r, colour, f'stroke="{PAPER}" stroke-width="2.5"')
    body += circle(0, 0, r * 0.7, "none", 'stroke="#fff" stroke-opacity=".35" stroke-width="1.5"')
    if letter:
        return group(body + text(letter, 0, r * 0.38, r * 1.05, "#fff"), f"translate({x:g} {y:g})")
    offset = r * 0.24
    holes = "".join(circle(a * offset, b * offset, r * 0.12, INK) for a in (-1, 1) for b in (-1, 1))
    return group(body + holes, f"translate({x:g} {y:g})")


def seat_button_body() -> str:
    """The white body of a seat's button, radius 17 to 1: tinted with the seat's colour."""
    return circle(0, 0, 17, "#fff")


def seat_button_rim() -> str:
    """Shadow, paper rim and inner thread line of a seat's button, drawn over the tinted body."""
    return (
        path("M-17 2A17 17 0 0 0 17 2V0A17 17 0 0 1 -17 0Z", "#000", more='opacity=".4"')
        + circle(0, 0, 17, "none", f'stroke="{PAPER}" stroke-width="2.5"')
        + circle(0, 0, 11.9, "none", 'stroke="#fff" stroke-opacity=".35" stroke-width="1.5"')
    )


_TIN_BUTTONS = (
    (-16, -12, 12, "#C4302B"),
    (12, -16, 10, "#2F6FB0"),
    (18, 10, 13, "#F0A93A"),
    (-8, 14, 14, "#2E8050"),
    (-22, 10, 8, "#F6E4CF"),
)


def tin(buttons: bool = True) -> str:
    """The button tin from above, radius 48: the pot, full or empty."""
    body = (
        circle(0, 4, 48, "#000", 'opacity=".45"')
        + circle(0, 0, 48, STEEL)
        + circle(0, 0, 48, "none", 'stroke="#7C838B" stroke-width="3"')
        + circle(0, 0, 40, "#59636E")
    )
    return body + ("".join(sewing_button(*button) for button in _TIN_BUTTONS) if buttons else "")


def stitch_whole() -> str:
    """A whole stitch across a seam, in a box of 30 by 40."""
    return path("M10 31L20 9", "none", CREAM, 5)


def stitch_torn() -> str:
    """A torn stitch: the gap in the seam and two loose ends, in a box of 30 by 40."""
    return path("M0 20Q15 13 30 20Q15 27 0 20Z", "#1A0B10") + path(
        "M7 34q-1-8 4-10M23 6q1 7-4 10", "none", "#FF8B7A", 3.5
    )


def torn_seam() -> str:
    """A long rip in the cloth with loose pink threads, 240 by 60, for the bust."""
    gap = "M0 30Q20 22 34 26T70 18T112 21T150 15T196 24T240 30Q206 38 190 35T146 45T104 38T66 44T30 35T0 30Z"
    threads = "M30 26q-4-10 2-18M62 20q6-10 2-18M98 20q-2-10 6-16M138 17q8-6 6-14M178 21q-2-10 6-14"
    loose = "M40 38q-4 10 4 16M82 42q6 8 0 16M122 42q-6 8 2 14M164 41q6 6 2 16M202 35q-2 10 4 14"
    return path(gap, "#1A0B10", "#3A1838", 2) + path(threads + loose, "none", "#F07FB0", 2.6)


def masking_tape() -> str:
    """A piece of torn masking tape, 120 by 40: a nine-slice whose ends are 20 wide."""
    torn = "M3 0H117L120 4 115 8 119 13 114 18 119 23 115 28 120 33 116 40H4L0 36 5 31 1 26 6 21 1 16 5 11 0 6Z"
    fibre = "M10 9H110M8 20H112M10 31H110"
    return (
        group(path(torn, "#000", more='opacity=".28"'), "translate(0 3)")
        + path(torn, CREAM)
        + path(fibre, "none", "#E9D6AE", 1, 'opacity=".55"')
    )


def name_tag() -> str:
    """A name tag of 230 by 94 with its hole; the words are set at run time."""
    return rect(0, 0, 230, 94, PAPER, 8) + circle(115, 14, 5, "#5A3419")


def tape_end() -> str:
    """The steel end of a tape measure, 9 by 46."""
    return rect(0, 0, 9, 46, STEEL, 2) + circle(4.5, 23, 1.8, "#7C838B")


def loose_tape() -> str:
    """The yellow tape measure that winds across the title's Polyester mat."""
    ribbon = "M0 0C60 -40 110 54 180 8S262 -26 296 -50"
    ticks = f'<path d="{ribbon}" fill="none" stroke="{INK}" stroke-width="24" stroke-dasharray="1.6 11"/>'

    def band(d: str, colour: str, width: float, more: str = "") -> str:
        return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" {more}/>'

    return (
        band("M4 6C60 -34 110 60 180 14S262 -20 300 -44", _DARK, 25, 'stroke-opacity=".35"')
        + band(ribbon, TAPE_YELLOW, 24)
        + ticks
        + band("M0 4C60 -36 110 58 180 12S262 -22 296 -46", TAPE_YELLOW, 15)
    )


def pencil(length: float = 150) -> str:
    """A red pencil along x, 13 thick, point at the origin."""
    return (
        rect(4, 5, length, 13, _DARK, 0, 'opacity=".35"')
        + path("M0 6.5 18 0V13Z", "#EBCFA2")
        + path("M0 6.5 7 4V9Z", INK)
        + rect(18, 0, length - 40, 13, "#E2533F")
        + rect(18, 4, length - 40, 4, "#F07A63")
        + rect(length - 22, 0, 10, 13, STEEL)
        + rect(length - 12, 0, 14, 13, "#E9A3A0", 3)
    )
