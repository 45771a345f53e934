"""How a Polyester card is put together.

A card is 200 by 280 units, so W = 200 units. `master` is everything that carries no words or numbers and is
baked; `rank`, `words`, `ribbon` and `lock` say where the rest goes and are drawn at run time from data.
The same geometry stands in units of W in `assets/README.md`.
"""

from collections.abc import Callable

from PIL import Image

from src.fabrics import DYES, glyph, texture
from src.icons import icon
from src.palette import CARD, INK, MUSTARD, PINK, PINK_BACKING, PINK_TEXT
from src.svg import BEBAS, clipped, group, path, picture, rect, text

WIDTH, HEIGHT = 200, 280
MASTER_WIDTH = 360  # px: the widest real card is 231 px (1080 px portrait), 308 px (phone at density 2)

_PATCH = "M10 10H88V84a14 14 0 0 1-14 14H10Z"
_PATCH_EDGE = "M88 10V84a14 14 0 0 1-14 14H10"
_DASH = 'stroke-dasharray="7 5"'


def _inner(fill: str, more: str = "") -> str:
    return rect(10, 10, 180, 260, fill, 9, more)


def _line(colour: str, width: float, opacity: float = 1) -> str:
    return _inner("none", f'stroke="{colour}" stroke-width="{width}" stroke-opacity="{opacity}"')


def paper(fill: str = CARD, edge: str = "#B9A57E") -> str:
    """The blank card with its edge line."""
    return rect(1, 1, 198, 278, fill, 16, f'stroke="{edge}" stroke-width="2.4"')


def _frame(fabric: str, finish: str) -> str:
    """Neon: a double tube. Beige and Illustrated: one hem line."""
    dye = DYES[fabric, finish]
    if finish == "neon":
        return _line(dye.label, 8) + _line(dye.frame, 4.5) + _line("#fff", 1.4, 0.75)
    return _line(dye.frame, 2.4)


def blank(fabric: str, finish: str) -> str:
    """The card without words, number or ribbon."""
    dye = DYES[fabric, finish]
    dash = "" if finish == "neon" else _DASH
    patch = path(_PATCH, dye.label) + path(_PATCH_EDGE, "none", dye.ink, 2.6, dash)
    label = rect(10, 200, 180, 70, dye.label) + path("M10 200H190", "none", dye.ink, 2.6, dash)
    inside = texture(fabric, finish) + patch + label + glyph(fabric, 162, 235, 36, dye.ink)
    return (
        paper("#F6F0FF" if finish == "neon" else CARD)
        + clipped(inside, rect(10, 10, 180, 260, "#000", 9), f"in-{fabric}-{finish}")
        + _frame(fabric, finish)
    )


def master(fabric: str, finish: str) -> Image.Image:
    """The baked master of one fabric and finish, 360 by 504 px with rounded, transparent corners."""
    return picture(blank(fabric, finish), WIDTH, HEIGHT, MASTER_WIDTH / WIDTH)


def rank(symbol: str, colour: str) -> str:
    """The rank in its patch; 6 and 9 are underlined."""
    mark = text(symbol, 49, 80, 84, colour)
    return mark + (rect(32, 86, 34, 4.5, colour, 2) if symbol in "69" else "")


def words(top: str, name: str, colour: str) -> str:
    """The stacked names: `top` (NEON, BEIGE or nothing) over `name`."""
    upper = text(top, 22, 226, 24, colour, font=BEBAS, weight=700, anchor="start", spacing=2)
    lower = text(name, 22, 259 if top else 248, 37, colour, font=BEBAS, weight=700, anchor="start", spacing=1)
    return upper + lower


def ribbon_shape() -> str:
    """The wild card's mustard ribbon, without its word."""
    return group(path("M-74-16H0V16H-74L-64 0Z", MUSTARD, INK, 2), "translate(188 40)")


def ribbon(word: str) -> str:
    """The wild card's ribbon with its word."""
    return ribbon_shape() + text(word, 160, 48, 24, INK, font=BEBAS, weight=700, spacing=1)


def stitch_rim() -> str:
    """The locked card's pink running stitch on its dark backing."""
    dash = f'stroke="{PINK}" stroke-width="6.5" stroke-dasharray="17 9" stroke-linecap="round"'
    return rect(9, 9, 182, 262, "none", 11, f'stroke="{PINK_BACKING}" stroke-width="11"') + rect(
        9, 9, 182, 262, "none", 11, dash
    )


def lock_label(word: str, half: float = 62, size: float = 30) -> str:
    """The padlocked label across the middle; `half` is half its width in units, 62 in English, 72 in Polish."""
    shape = rect(-half, -19, half * 2, 40, PINK_BACKING, 6) + rect(
        -half, -21, half * 2, 38, PINK, 6, f'stroke="{PINK_BACKING}" stroke-width="2.4"'
    )
    print_ = icon("lock", 20 - half, -3, 24, PINK_TEXT) + text(
        word, 14, 8, size, PINK_TEXT, font=BEBAS, weight=700, spacing=1
    )
    return group(shape + print_, "translate(100 152)")


def overlay(drawing: Callable[[], str]) -> Image.Image:
    """A shape that lies over a whole card, as a transparent master of the cards' size."""
    return picture(drawing(), WIDTH, HEIGHT, MASTER_WIDTH / WIDTH)


def glyph_master(fabric: str) -> Image.Image:
    """The fabric's sign as a white master of 96 px, like the icons."""
    return picture(glyph(fabric, 12, 12, 21, "#FFFFFF"), 24, 24, 4)


def card(fabric: str, finish: str, symbol: str, top: str, name: str) -> str:
    """A whole card as the reference for the run-time drawing."""
    ink = DYES[fabric, finish].ink
    return blank(fabric, finish) + rank(symbol, ink) + words(top, name, ink)
