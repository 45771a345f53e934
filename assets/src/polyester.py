"""How a Polyester card is put together.

A card is 200 by 280 units, so W = 200 units. `master` is everything that carries no words or numbers and is
baked; `rank`, `words`, `ribbon` and `lock` say where the rest goes and are drawn at run time from data.
The same geometry stands in units of W in `assets/README.md`.
"""

from dataclasses import dataclass

from PIL import Image

from src.fabrics import DYES, glyph, texture
from src.icons import icon
from src.palette import CARD, INK, MUSTARD, PINK, PINK_BACKING, PINK_TEXT
from src.svg import BEBAS, clipped, group, path, picture, rect, text

WIDTH, HEIGHT = 200, 280
_DASH = 'stroke-dasharray="7 5"'


@dataclass(frozen=True, slots=True)
class Face:
    """Where the parts of a face stand, in card units; texts as (x, baseline, size).

    The patch reaches to (patch_right, patch_bottom); the label begins at label_top; sign is (x, y, size);
    underline is (x, y, width, height); ribbon is (right edge, middle, magnification), lock (middle, magnification).
    """

    master_width: int
    patch_right: float
    patch_bottom: float
    label_top: float
    sign: tuple[float, float, float]
    rank: tuple[float, float, float]
    underline: tuple[float, float, float, float]
    first: tuple[float, float, float]
    name: tuple[float, float, float]
    name_alone: tuple[float, float, float]
    ribbon: tuple[float, float, float]
    lock: tuple[float, float]


# The widest real card is 231 px (1080 px portrait), or 308 px on a phone of density 2.
NORMAL = Face(
    360, 88, 98, 200, (162, 235, 36), (49, 80, 84), (32, 86, 34, 4.5),
    (22, 226, 24), (22, 259, 37), (22, 248, 37), (188, 40, 1), (152, 1),
)  # fmt: skip
# Large print: cards under 72 px wide, or by the player's wish.
LARGE = Face(
    240, 122, 132, 168, (166, 193, 34), (66, 110, 124), (40, 116, 52, 7),
    (20, 202, 33), (20, 258, 52), (20, 250, 52), (188, 150, 1.3), (146, 1.15),
)  # fmt: skip
FACES = {"": NORMAL, "_large": LARGE}


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


def blank(fabric: str, finish: str, face: Face = NORMAL) -> str:
    """The card without words, number or ribbon."""
    dye = DYES[fabric, finish]
    dash = "" if finish == "neon" else _DASH
    right, foot, top = face.patch_right, face.patch_bottom, face.label_top
    edge = f"V{foot - 14}a14 14 0 0 1-14 14H10"
    patch = path(f"M10 10H{right}{edge}Z", dye.label) + path(f"M{right} 10{edge}", "none", dye.ink, 2.6, dash)
    label = rect(10, top, 180, 270 - top, dye.label) + path(f"M10 {top}H190", "none", dye.ink, 2.6, dash)
    inside = texture(fabric, finish) + patch + label + glyph(fabric, *face.sign, dye.ink)
    return (
        paper("#F6F0FF" if finish == "neon" else CARD)
        + clipped(inside, rect(10, 10, 180, 260, "#000", 9), f"in-{fabric}-{finish}")
        + _frame(fabric, finish)
    )


def master(fabric: str, finish: str, face: Face = NORMAL) -> Image.Image:
    """The baked master of one fabric and finish, with rounded, transparent corners."""
    return picture(blank(fabric, finish, face), WIDTH, HEIGHT, face.master_width / WIDTH)


def rank(symbol: str, colour: str, face: Face = NORMAL) -> str:
    """The rank in its patch; 6 and 9 are underlined."""
    return text(symbol, *face.rank, colour) + (rect(*face.underline, colour, 2) if symbol in "69" else "")


def words(first: str, name: str, colour: str, face: Face = NORMAL) -> str:
    """The stacked names: `first` (NEON, BEIGE or nothing) over `name`."""
    upper = text(first, *face.first, colour, font=BEBAS, weight=700, anchor="start", spacing=2)
    place = face.name if first else face.name_alone
    return upper + text(name, *place, colour, font=BEBAS, weight=700, anchor="start", spacing=1)


def ribbon_shape(face: Face = NORMAL) -> str:
    """The wild card's mustard ribbon, without its word."""
    x, y, more = face.ribbon
    return group(path("M-74-16H0V16H-74L-64 0Z", MUSTARD, INK, 2), f"translate({x} {y}) scale({more})")


def ribbon(word: str, face: Face = NORMAL) -> str:
    """The wild card's ribbon with its word."""
    x, y, more = face.ribbon
    word = text(word, x - 28 * more, y + 8 * more, 24 * more, INK, font=BEBAS, weight=700, spacing=1)
    return ribbon_shape(face) + word


def stitch_rim() -> str:
    """The locked card's pink running stitch on its dark backing."""
    dash = f'stroke="{PINK}" stroke-width="6.5" stroke-dasharray="17 9" stroke-linecap="round"'
    return rect(9, 9, 182, 262, "none", 11, f'stroke="{PINK_BACKING}" stroke-width="11"') + rect(
        9, 9, 182, 262, "none", 11, dash
    )


def lock_label(word: str, half: float = 62, size: float = 30, face: Face = NORMAL) -> str:
    """The padlocked label across the middle; `half` is half its width in units, 62 in English, 72 in Polish."""
    shape = rect(-half, -19, half * 2, 40, PINK_BACKING, 6) + rect(
        -half, -21, half * 2, 38, PINK, 6, f'stroke="{PINK_BACKING}" stroke-width="2.4"'
    )
    sign = icon("lock", 20 - half, -3, 24, PINK_TEXT)
    print_ = text(word, 14, 8, size, PINK_TEXT, font=BEBAS, weight=700, spacing=1)
    return group(shape + sign + print_, f"translate(100 {face.lock[0]}) scale({face.lock[1]})")


def overlay(drawing: str, face: Face = NORMAL) -> Image.Image:
    """A shape that lies over a whole card, as a transparent master of the cards' size."""
    return picture(drawing, WIDTH, HEIGHT, face.master_width / WIDTH)


def glyph_master(fabric: str) -> Image.Image:
    """The fabric's sign as a white master of 96 px, like the icons."""
    return picture(glyph(fabric, 12, 12, 21, "#FFFFFF"), 24, 24, 4)


def card(fabric: str, finish: str, symbol: str, first: str, name: str, face: Face = NORMAL) -> str:
    """A whole card as the reference for the run-time drawing."""
    ink = DYES[fabric, finish].ink
    return blank(fabric, finish, face) + rank(symbol, ink, face) + words(first, name, ink, face)
