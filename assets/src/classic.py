"""The classic cards that lie on the title's mats: suits, indices, pips and courts.

Cards are 200 by 280 units. Only what the title shows is drawn here.
"""

from PIL import Image

from src.courts import court
from src.palette import CARD, CARD_EDGE
from src.suits import suit, suit_colour
from src.svg import circle, group, picture, rect, text

_LEFT, _MIDDLE, _RIGHT, _TOP, _CENTRE, _BOTTOM = 62, 100, 138, 54, 140, 226
_CORNERS = ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _BOTTOM), (_RIGHT, _BOTTOM))
_QUARTERS = (_TOP, _TOP + 57.3, _BOTTOM - 57.3, _BOTTOM)
_PIPS: dict[str, tuple[tuple[float, float], ...]] = {
    "2": ((_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)),
    "4": _CORNERS,
    "5": (*_CORNERS, (_MIDDLE, _CENTRE)),
    "6": (*_CORNERS, (_LEFT, _CENTRE), (_RIGHT, _CENTRE)),
    "9": (*tuple((x, y) for x in (_LEFT, _RIGHT) for y in _QUARTERS), (_MIDDLE, _CENTRE)),
}
_PIP_SIZE = {"2": 44, "9": 33}


def _index(rank: str, symbol: str, colour: str) -> str:
    return text(rank, 25, 46, 45 if rank == "Q" else 49, colour) + suit(symbol, 25, 70, 29, colour)


def face(rank: str, symbol: str, sign: str = "") -> str:
    """A classic face; `sign` is what the index column carries below the suit."""
    colour = suit_colour(symbol)
    paper = rect(1.2, 1.2, 197.6, 277.6, CARD, 15.5, f'stroke="{CARD_EDGE}" stroke-width="2.4"')
    if rank in _PIPS:
        size = _PIP_SIZE.get(rank, 38)
        art = "".join(suit(symbol, x, y, size, colour, 180 if y > 145 else 0) for x, y in _PIPS[rank])
    else:
        art = group(court(rank, symbol, colour), "translate(100 140) scale(.93) translate(-100 -140)")
    index = _index(rank, symbol, colour)
    return paper + art + index + group(index, "rotate(180 100 140)") + sign


_SIGN_SHAPES = {
    "fishbone": '<path d="M-17 0H8" stroke-width="4"/><path d="M-10-8-6 0-10 8M-1-9 3 0-1 9" fill="none" '
    'stroke-width="3.6"/><path d="M7-9 19 0 7 9Z" stroke-width="2"/>'
    '<path d="M-12 0-19-7V7Z" stroke-width="2"/>',
    "core": '<path d="M-13-14C-5-19 5-19 13-14 6-6 6 6 13 14 5 19-5 19-13 14-6 6-6-6-13-14Z" '
    'stroke-width="1"/>'
    '<path d="M1-16 6-22" stroke-width="4"/>',
    "can": '<path d="M-12-12a3 3 0 0 1 3-3H9a3 3 0 0 1 3 3V-7.4H-12ZM-12-4.6H12V6.6H-12ZM-12 9.4H12V14a3 3 0 0 1-3 3H-9'
    'a3 3 0 0 1-3-3Z" stroke-width="1"/><path d="M-12-18.5 4-24.5" stroke-width="4.5"/>',
    "bottle": '<path d="M-4-21H4V-10C4-6 11-4 11 4V16a4 4 0 0 1-4 4H-7a4 4 0 0 1-4-4V4C-11-4-4-6-4-10Z" '
    'stroke-width="1"/>',
}


DECK_SIGNS = tuple(_SIGN_SHAPES)
"""The silhouettes of Trash Poker's four decks, by seat."""
SIGN_BOX = 48
"""Units of a box that holds any of them about its middle."""


def sign_master(name: str) -> Image.Image:
    """A silhouette in white, to be tinted at run time."""
    half = SIGN_BOX / 2
    return picture(deck_sign(name, half, half, 40, "#FFFFFF"), SIGN_BOX, SIGN_BOX, 2)


def deck_sign(name: str, x: float, y: float, size: float, colour: str) -> str:
    """The silhouette of one Trash Poker deck."""
    more = f'fill="{colour}" stroke="{colour}" stroke-linejoin="round" stroke-linecap="round"'
    return group(_SIGN_SHAPES[name], f"translate({x:g} {y:g}) scale({size / 40:g})", more)


def poker_chip(x: float, y: float, radius: float, colour: str, value: str = "") -> str:
    """A six-notch chip with an optional printed value."""
    notches = "".join(
        group(rect(radius * 0.72, -radius * 0.17, radius * 0.28, radius * 0.34, "#FFF6E3"), f"rotate({i * 60})")
        for i in range(6)
    )
    middle = circle(0, 0, radius * 0.66, colour, f'stroke="#FFF6E3" stroke-width="{radius * 0.1:g}"')
    word = text(value, 0, radius * 0.27, radius * 0.74, "#FFF6E3") if value else ""
    shade = circle(0, 3, radius, "#000", 'opacity=".4"')
    return group(shade + circle(0, 0, radius, colour) + notches + middle + word, f"translate({x:g} {y:g})")
