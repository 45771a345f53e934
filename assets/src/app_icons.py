"""The program's own icon: a kitchen lamp over a table with two cards."""

from PIL import Image

from src.palette import CARD, INK, RED
from src.suits import suit
from src.svg import circle, group, path, picture, rect

_GLOW = (
    '<defs><radialGradient id="glow" cx=".5" cy=".55" r=".65"><stop offset="0" stop-color="#7A3A70"/>'
    '<stop offset="1" stop-color="#35163A"/></radialGradient>'
    '<linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFE9A8" '
    'stop-opacity=".75"/><stop offset="1" stop-color="#FFD35C" stop-opacity=".12"/></linearGradient></defs>'
)


def _card(turn: float, x: float) -> str:
    paper = rect(-42, -59, 84, 118, CARD, 10, f'stroke="{INK}" stroke-width="7"')
    return group(paper + suit("H", 0, 0, 54, RED), f"translate({x} 306) rotate({turn})")


def _scene() -> str:
    """Lamp, beam, cards and table within the middle 80 % of a 512 box."""
    lamp = (
        path("M256-10V118", "none", "#F3E3C2", 12)
        + path("M160 214C160 146 206 116 256 116S352 146 352 214Z", "#F4B63F", INK, 10)
        + circle(256, 218, 24, "#FFF6D8")
    )
    table = (
        path("M138 390V452M374 390V452", "none", "#7C4C25", 30)
        + rect(92, 362, 328, 38, "#B9793F", 19, f'stroke="{INK}" stroke-width="9"')
        + path("M116 377H396", "none", "#DDA262", 6)
    )
    return path("M164 214H348L424 372H88Z", "url(#beam)") + _card(-13, 214) + _card(11, 296) + table + lamp


def app_icon(size: int, maskable: bool = False) -> Image.Image:
    """The icon `size` px wide; a maskable one bleeds to the edges and keeps to the safe zone."""
    if maskable:
        ground, scene = rect(0, 0, 512, 512, "url(#glow)"), group(_scene(), "translate(51.2 51.2) scale(.8)")
        scene = path("M256-5V100", "none", "#F3E3C2", 9.6) + scene
    else:
        ground, scene = rect(8, 8, 496, 496, "url(#glow)", 104), _scene()
        if size < 64:  # nearer, so that lamp and cards still read
            scene = group(scene, "translate(256 262) scale(1.28) translate(-256 -262)")
        scene = f'<clipPath id="edge">{rect(8, 8, 496, 496, "#000", 104)}</clipPath>' + group(
            scene, "translate(0 0)", 'clip-path="url(#edge)"'
        )
    return picture(_GLOW + ground + scene, 512, 512, size / 512)
