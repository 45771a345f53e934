"""The four action cards of Polyester: things a clothes shop hands over its counter, drawn without words.

They share the fabric cards' anatomy: a patch top left, here with a sign, and a woven label for the words.
"""

from dataclasses import dataclass

from PIL import Image

from src.icons import icon
from src.objects import sewing_button
from src.palette import CREAM, INK, MUSTARD, NAVY, RED, STEEL
from src.polyester import HEIGHT, NORMAL, WIDTH, paper
from src.suits import SUITS
from src.svg import BEBAS, circle, clipped, group, path, picture, rect, star, star_points, text

_PATCH = "M10 10H76V72a14 14 0 0 1-14 14H10Z"
_PATCH_EDGE = "M76 10V72a14 14 0 0 1-14 14H10"


@dataclass(frozen=True, slots=True)
class Look:
    """Ground, second ground tone, label, print and hem line of an action card."""

    ground: str
    tone: str
    label: str
    ink: str
    hem: str


LOOKS: dict[str, Look] = {
    "knockoff": Look("#8D8570", "#7C745F", "#EFE6D2", "#7E2718", "#6B6450"),
    "vip_pass": Look("#27305C", "#323E74", "#FFF3DC", "#27305C", "#1B2245"),
    "loyalty_discount": Look("#2F7A5A", "#3A8A68", "#F3F7E8", "#1B4D37", "#1F5A41"),
    "store_credit": Look("#D9812F", "#E39345", "#FFF3DC", "#7A3A0C", "#9A5316"),
}


def _shade(d: str, dx: float = 3, dy: float = 5, opacity: float = 0.3) -> str:
    return group(path(d, "#000"), f"translate({dx} {dy})", f'opacity="{opacity}"')


_TAG = "M-44-26 -26-48H26L44-26V66a8 8 0 0 1-8 8H-36a8 8 0 0 1-8-8Z"


def _knockoff(look: Look) -> str:
    """A swing tag whose star is misprinted, on cheap checked cloth."""
    checks = "".join(rect(x, 10, 15, 200, look.tone) for x in range(10, 190, 30))
    checks += "".join(rect(10, y, 180, 15, look.tone, 0, 'opacity=".7"') for y in range(10, 210, 30))
    misprint = (
        group(path(star_points(29, 12.5, 5), "#3FA7AC"), "translate(-6 24) rotate(-9)", 'opacity=".85"')
        + group(path(star_points(29, 12.5, 5), "#D8412F"), "translate(5 19)", 'opacity=".85"')
        + path("M-26 60H8", "none", "#8A7461", 4)
        + path("M-28 66 30-14", "none", "#7E2718", 6)
    )
    string = path("M0-36C-2-58 26-64 40-92M0-36C6-56 18-74 22-94", "none", "#F7ECD4", 2.6)
    tag = _shade(_TAG) + path(_TAG, "#F3DFB4", INK, 2.2) + misprint + circle(0, -34, 7, look.ground, f'stroke="{INK}"')
    loose = path("M150 188q8-16-4-26t6-22M164 190q-2-12 8-18", "none", "#D8412F", 2.4)
    return checks + loose + group(tag + string, "translate(112 112) rotate(9)")


def _vip_pass(look: Look) -> str:
    """A pass on a lanyard under disco light."""
    dots = "".join(
        circle(14 + i * 22 + k % 2 * 11, 20 + k * 19, 3.4 + (i * 7 + k * 5) % 4, look.tone)
        for i in range(9)
        for k in range(10)
    )
    strap = path("M84-6 124 66M172-6 132 66", "none", "#00000055", 15)
    strap += path("M82-10 122 62M174-10 134 62", "none", MUSTARD, 13) + path(
        "M82-10 122 62M174-10 134 62", "none", "#C98A1E", 2, 'stroke-dasharray="5 6"'
    )
    clip = rect(119, 56, 18, 22, STEEL, 4, f'stroke="{INK}" stroke-width="2"')
    card = "M84 80H172a8 8 0 0 1 8 8V180a8 8 0 0 1-8 8H84a8 8 0 0 1-8-8V88a8 8 0 0 1 8-8Z"
    person = circle(128, 130, 13, NAVY) + path("M102 170c0-17 11-24 26-24s26 7 26 24Z", NAVY)
    badge = (
        _shade(card)
        + path(card, CREAM, INK, 2.2)
        + rect(76, 80, 104, 22, MUSTARD, 8)
        + rect(117, 86, 22, 7, look.ground, 3.5)
        + star(86, 91, 8, 3.6, 5, "#fff")
        + star(170, 91, 8, 3.6, 5, "#fff")
        + rect(98, 110, 60, 62, "#F6C5B5", 6)
        + person
    )
    return dots + strap + badge + clip


def _stamp(x: float, y: float, turn: float) -> str:
    return group(path(SUITS["H"], RED), f"translate({x} {y}) rotate({turn}) scale(.2) translate(-50 -50)")


def _loyalty_discount(look: Look) -> str:
    """A stamp card, seven hearts stamped, the last place a star."""
    pins = "".join(rect(x, 10, 3, 200, look.tone) for x in range(18, 190, 14))
    card = "M-66-46H66a7 7 0 0 1 7 7V47a7 7 0 0 1-7 7H-66a7 7 0 0 1-7-7V-39a7 7 0 0 1 7-7Z"
    places, stamps = "", ""
    for i in range(8):
        x, y = -50.0 + i % 4 * 33, -16.0 + i // 4 * 36
        places += circle(x, y, 13.5, "none", 'stroke="#BCA57A" stroke-width="2" stroke-dasharray="4 3"')
        if i < 6:
            stamps += _stamp(x + (i * 5) % 3 - 1, y + 1, (i * 37) % 40 - 20)
    goal = star(49, 20, 15, 6.6, 5, MUSTARD, INK)
    clipping = circle(66, -46, 9, look.ground)
    face = _shade(card) + path(card, CREAM, INK, 2.2) + path("M-58-36H10", "none", look.hem, 7) + places + stamps
    stamper = rect(-13, 8, 26, 11, "#5A3419", 3, f'stroke="{INK}" stroke-width="2"') + path(
        "M-6 8C-6-2-9-8-9-14a9 9 0 0 1 18 0c0 6-3 12-3 22Z", "#B5402F", INK, 2
    )
    return (
        pins
        + group(face + goal + clipping, "translate(104 142) rotate(-7)")
        + group(_shade("M-13-22H13V19H-13Z", 4, 6) + stamper, "translate(146 58) rotate(16) scale(1.35)")
    )


def _store_credit(look: Look) -> str:
    """A coupon being cut in half, with a button for a coin."""
    stripes = "".join(path(f"M{x} 214L{x + 120} -6", "none", look.tone, 11) for x in range(-110, 200, 30))
    coupon = "M-72-42H72V-12a12 12 0 0 0 0 24V42H-72V12a12 12 0 0 0 0-24Z"
    face = (
        _shade(coupon)
        + path(coupon, CREAM, INK, 2.2)
        + rect(-60, -33, 120, 66, "none", 4, 'stroke="#C9832B" stroke-width="2.4"')
        + path("M0-42V42", "none", INK, 2.4, 'stroke-dasharray="5 6"')
        + path("M18-14H46M18 2H40M18 18H46", "none", "#C9A06C", 5)
        + sewing_button(-31, 0, 21, "#2E8050")
    )
    blades = path("M-5-4 4-58M5-4-4-58", "none", INK, 8.5) + path("M-5-4 4-58M5-4-4-58", "none", STEEL, 5)
    rings = "".join(circle(x, 14, 11, "none", f'stroke="{INK}" stroke-width="9"') for x in (-13, 13))
    rings += "".join(circle(x, 14, 11, "none", 'stroke="#B5402F" stroke-width="5"') for x in (-13, 13))
    scissors = blades + path("M-5-4-10 5M5-4 10 5", "none", INK, 7) + rings + circle(0, -12, 3, INK)
    return (
        stripes
        + group(face, "translate(100 134) rotate(-6)")
        + group(scissors, "translate(122 50) rotate(186) scale(.96)")
    )


_ART = {
    "knockoff": _knockoff,
    "vip_pass": _vip_pass,
    "loyalty_discount": _loyalty_discount,
    "store_credit": _store_credit,
}
NAMES = tuple(_ART)


def _sign(name: str, ink: str) -> str:
    """The sign in the patch: a cross, a star, a heart, a tin."""
    if name == "vip_pass":
        return star(43, 49, 25, 11, 5, ink)
    if name == "loyalty_discount":
        return group(path(SUITS["H"], ink), "translate(43 48) scale(.42) translate(-50 -50)")
    return icon({"knockoff": "close", "store_credit": "tin"}[name], 43, 47, 48, ink)


def face(name: str) -> str:
    """The whole face without words, 200 by 280 units; the label is the box x 10-190, y 200-270."""
    look = LOOKS[name]
    dash = 'stroke-dasharray="7 5"'
    patch = path(_PATCH, look.label) + path(_PATCH_EDGE, "none", look.ink, 2.6, dash) + _sign(name, look.ink)
    label = rect(10, 200, 180, 70, look.label) + path("M10 200H190", "none", look.ink, 2.6, dash)
    ground = rect(10, 10, 180, 260, look.ground)
    inside = clipped(ground + _ART[name](look) + patch + label, rect(10, 10, 180, 260, "#000", 9), f"in-{name}")
    return paper() + inside + rect(10, 10, 180, 260, "none", 9, f'stroke="{look.hem}" stroke-width="2.4"')


def words(lines: tuple[str, ...], ink: str, size: float = 31) -> str:
    """The card's name on one or two lines of the woven label, as it is set at run time."""
    first = 246 if len(lines) == 1 else 231
    return "".join(
        text(line, 22, first + i * 29, size, ink, font=BEBAS, weight=700, anchor="start", spacing=1)
        for i, line in enumerate(lines)
    )


def master(name: str) -> Image.Image:
    """The baked master, as large as the fabric cards'."""
    return picture(face(name), WIDTH, HEIGHT, NORMAL.master_width / WIDTH)
