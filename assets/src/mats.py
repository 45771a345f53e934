"""The title's four mats, each with the things of its game laid on it and its shadow baked in."""

from PIL import Image, ImageFilter

from src import classic, mat_cloths, objects
from src.fabrics import DYES, glyph
from src.icons import icon
from src.mat_cloths import CANVAS, MARGIN, MatCloth
from src.palette import CARD, CARD_EDGE, INK, SEATS
from src.polyester import blank, rank, ribbon_shape
from src.suits import suit
from src.svg import circle, clipped, group, path, picture, rect, star, text

SCALE = 1.5  # the mats are 266 units wide; 1.5 is sharp to 1920 by 1080
_FINE = 2  # supersampling of the tilt
_SHADE = (
    '<filter id="shade" x="-30%" y="-30%" width="160%" height="160%">'
    '<feDropShadow dx="0" dy="3" stdDeviation="3" flood-color="#140804" flood-opacity=".5"/></filter>'
)


def _laid(card: str, x: float, y: float, width: float, turn: float) -> str:
    """A card of 200 by 280 units laid at (x, y), `width` wide, turned about its middle, with a shadow."""
    scale = width / 200
    place = f"translate({x:g} {y:g}) scale({scale:g}) rotate({turn:g} 100 140)"
    return group(group(card, place), "translate(0 0)", 'filter="url(#shade)"')


def _wordless(fabric: str, finish: str, symbol: str) -> str:
    """A Polyester card that reads the same in every language: the fabric's sign stands for its names."""
    ink = DYES[fabric, finish].ink
    signs = "".join(glyph(fabric, x, 235, 36, ink) for x in (40, 101))
    return blank(fabric, finish) + rank(symbol, ink) + signs


def _polyester() -> str:
    cards = (
        _laid(_wordless("mesh", "neon", "7"), 38, 34, 88, -12)
        + _laid(_wordless("sequin", "beige", "A") + ribbon_shape(), 92, 22, 88, 1)
        + _laid(_wordless("vinyl", "neon", "5"), 146, 36, 88, 13)
    )
    buttons = ((46, 226, 17, "#C4302B"), (226, 216, 14, "#2F6FB0"), (84, 246, 12, "#2E8050"))
    return (
        cards
        + group(objects.loose_tape(), "translate(14 196)")
        + "".join(objects.sewing_button(*button) for button in buttons)
    )


def _score_pad() -> str:
    rows = "".join(path(f"M0 {38 + i * 22}H92", "none", "#A9BEDD", 1.5) for i in range(5))
    sums = (("45", "31"), ("102", "88"), ("187", "210"), ("340", "285"))
    figures = "".join(
        text(value, x, 54 + i * 22, 17, "#33476E", weight=700)
        for i, pair in enumerate(sums)
        for x, value in zip((24, 68), pair, strict=True)
    )
    head = text("H", 24, 28, 19, INK) + text("Z", 68, 28, 19, INK)
    sheet = rect(4, 6, 92, 138, "#000", 0, 'opacity=".3"') + rect(0, 0, 92, 138, "#FFF6E3")
    return group(
        sheet + rows + path("M46 10V138", "none", "#E0857B", 1.5) + head + figures,
        "translate(52 22) rotate(-6)",
    )


def _rum500() -> str:
    court = "".join(
        _laid(classic.face(rank, "H"), x, y, 80, turn)
        for rank, x, y, turn in (("J", 84, 104, -12), ("Q", 120, 92, -1), ("K", 156, 98, 10))
    )
    return _score_pad() + court + group(objects.pencil(92), "translate(156 58) rotate(-24)")


def _contract() -> str:
    lines = "".join(path(f"M22 {58 + i * 14}H{144 - i * 22}", "none", "#8A7461", 3) for i in range(3))
    name = path("M24 168c8-30 16-30 13-8s10 8 14-8 8 18 16 4 8 8 20 2", "none", "#27457E", 3.5)
    sheet = rect(4, 6, 166, 196, "#000", 0, 'opacity=".3"') + rect(0, 0, 166, 196, "#FFF8E8")
    border = rect(7, 7, 152, 182, "none", 0, 'stroke="#B5402F" stroke-width="2"')
    heading = path("M40 32H126", "none", INK, 8)
    return group(sheet + border + heading + lines + name, "translate(36 22) rotate(-5)")


def _seal() -> str:
    body = group(star(3, 5, 31, 25, 14, "#000"), "translate(0 0)", 'opacity=".3"') + star(0, 0, 31, 25, 14, "#B5281F")
    ring = circle(0, 0, 18, "none", 'stroke="#E8867C" stroke-width="2.5"')
    return group(body + ring + suit("H", 0, 1, 19, "#FFE3D8"), "translate(206 58)")


def _contract_rummy() -> str:
    run = "".join(
        _laid(classic.face(rank, "S"), x, y, 72, turn)
        for rank, x, y, turn in (("4", 104, 112, -8), ("5", 136, 106, 2), ("6", 168, 110, 12))
    )
    return _contract() + run + _seal()


def _bin() -> str:
    def ringed(x: float, y: float, r: float, fill: str, edge: str, width: float) -> str:
        return circle(x, y, r, fill, f'stroke="{edge}" stroke-width="{width}"')

    lid = (
        circle(206, 66, 64, "#000", 'opacity=".35"')
        + ringed(200, 58, 64, "#B9C4C6", "#6F7F82", 4)
        + ringed(200, 58, 48, "none", "#8B9A9D", 4)
        + rect(176, 50, 48, 15, "#4A575A", 7)
        + rect(178, 47, 44, 13, "#6F7F82", 6)
    )
    body = (
        circle(138, 140, 104, "#000", 'opacity=".35"')
        + ringed(124, 140, 104, "#A9B6B8", "#6F7F82", 4)
        + circle(124, 140, 90, "#8B9A9D")
        + ringed(124, 140, 84, "#2A3436", "#19211F", 5)
        + path("M39 100A92 92 0 0 1 87 54", "none", "#E3EBEC", 6)
    )
    return lid + body


def _joker() -> str:
    """The smiling star joker, 200 by 280 units; its sticker carries the bin and two lines."""
    checks = "".join(
        rect(-30 + i * 30, -20 + k * 30, 30, 30, "#fff", 0, 'opacity=".055"')
        for i in range(9)
        for k in range(11)
        if (i + k) % 2
    )
    ground = rect(10, 10, 180, 260, "#35305F") + group(checks, "rotate(-8 100 140)")
    corner = path("M10 10H50V58a12 12 0 0 1-12 12H10Z", CARD)
    smile = circle(106, 98, 4.5, INK) + circle(130, 98, 4.5, INK) + path("M107 111q11 9 22 0", "none", INK, 4)
    sticker = rect(18, 190, 164, 68, "#B4472C", 11, f'stroke="{CARD}" stroke-width="3.5"')
    sticker += icon("trash", 42, 224, 30, "#fff") + path("M70 214H162M70 234H140", "none", "#fff", 7)
    return (
        rect(1, 1, 198, 278, CARD, 16, f'stroke="{CARD_EDGE}" stroke-width="2.4"')
        + clipped(ground + corner, rect(10, 10, 180, 260, "#000", 9), "joker")
        + star(29, 38, 21, 9, 5, "#C4302B")
        + star(118, 104, 58, 25, 5, INK)
        + star(118, 101, 54, 23, 5, "#E8483C")
        + smile
        + group(sticker, "rotate(-1.5 100 230)")
    )


def _column(shape: str, picture_icon: str, colour: str, sign: str, sign_colour: str) -> str:
    """What a Trash Poker card carries in its index column: an effect badge and its deck's sign."""
    return shape + icon(picture_icon, 25, 106, 19, colour) + classic.deck_sign(sign, 26, 144, 28, sign_colour)


def _trash_poker() -> str:
    bin_badge = path("M9.5 92H40.5L36.5 121.5H13.5Z", "#B4472C", "#B4472C", 2)
    bag_badge = circle(25, 106, 15.5, "#FFCB3D")
    two = classic.face("2", "C", _column(bin_badge, "trash", "#fff", "bottle", SEATS[3]))
    nine = classic.face("9", "D", _column(bag_badge, "up", INK, "core", SEATS[1]))
    cards = _laid(two, 60, 80, 74, -30) + _laid(nine, 116, 78, 74, 22) + _laid(_joker(), 84, 92, 78, -5)
    chips = ((38, 236, SEATS[2], ""), (70, 246, SEATS[0], ""), (232, 214, SEATS[1], "5"))
    return (
        _bin()
        + cards
        + "".join(classic.poker_chip(x, y, 22, colour, value) for x, y, colour, value in chips)
        + classic.deck_sign("fishbone", 226, 166, 46, "#E8EFEA")
    )


_MATS = {
    "polyester": (mat_cloths.polyester, _polyester, -2.5),
    "rum500": (mat_cloths.rum500, _rum500, 1.5),
    "contract_rummy": (mat_cloths.contract_rummy, _contract_rummy, -1.2),
    "trash_poker": (mat_cloths.trash_poker, _trash_poker, 2.2),
}
NAMES = tuple(_MATS)


def _shadowed(mat: Image.Image, scale: float) -> Image.Image:
    """The mat over its own soft shadow, dropped ten units."""
    soft = mat.getchannel("A").filter(ImageFilter.GaussianBlur(11 * scale)).point(lambda value: value * 0.55)
    out = Image.new("RGBA", mat.size, "#1a0a02")
    shade = Image.new("L", mat.size)
    shade.paste(soft, (0, round(10 * scale)))
    out.putalpha(shade)
    out.alpha_composite(mat)
    return out


def master(name: str) -> Image.Image:
    """The mat of one game, tilted as it lies on the table."""
    make_cloth, make_things, turn = _MATS[name]
    fine = SCALE * _FINE
    cloth: MatCloth = make_cloth(fine)
    mat = mat_cloths.cloth_picture(cloth, fine)
    mat.alpha_composite(picture(_SHADE + make_things(), *CANVAS, fine, -MARGIN[0], -MARGIN[1]))
    tilted = mat.rotate(-turn, Image.Resampling.BICUBIC)
    size = (round(CANVAS[0] * SCALE), round(CANVAS[1] * SCALE))
    return _shadowed(tilted.resize(size, Image.Resampling.LANCZOS), SCALE)
