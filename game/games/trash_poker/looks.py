"""How Trash Poker's decks, stickers and chips look: colours, shapes, signs. Pieces in device pixels."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from pygame import Surface, draw

from game.games.trash_poker.rules.effects import Sticker
from game.ui import shapes, theme
from game.ui.canvas import Kit
from game.ui.theme import Colour, colour

DECK_COLOURS = theme.SEATS[:4]
"""Fishbone blue, core green, can rust, bottle violet: by the seat whose starting deck it is."""
SIGNS = ("sign_fishbone", "sign_core", "sign_can", "sign_bottle")
"""Icons of the four decks."""
KRAFT, TILE = colour("#C9A06C"), colour("#E9D3AC")
GOLD = colour("#E9C46A")
RUST, BLUE, GREEN = theme.SEATS[2], theme.SEATS[0], theme.SEATS[1]
CHIPS: tuple[tuple[int, Colour], ...] = ((10, GREEN), (5, BLUE), (1, RUST))
"""Values of poker chips, the largest first, and their colours."""
_BLACK = colour("#000000")


@dataclass(frozen=True, slots=True)
class StickerLook:
    """A sticker: its ground, what is printed on it, its picture."""

    ground: Colour
    ink: Colour
    icon: str


STICKERS: Mapping[Sticker, StickerLook] = {
    Sticker.COLLECT: StickerLook(colour("#FFCB3D"), theme.INK, "bag"),
    Sticker.DECK: StickerLook(BLUE, theme.WHITE, "deck"),
    Sticker.TRASH: StickerLook(RUST, theme.WHITE, "trash"),
    Sticker.LASTING: StickerLook(colour("#2E7A4C"), theme.WHITE, "lasting"),
    Sticker.PLAY: StickerLook(colour("#C2337E"), theme.WHITE, "burst"),
}


def badge(kit: Kit, sticker: Sticker, radius: int) -> Surface:
    """A sticker without words, in the shape that is its own: `radius` of a round one."""
    return kit.pieces.get(("sticker", sticker, radius), lambda: _badge(kit, sticker, radius))


def _badge(kit: Kit, sticker: Sticker, radius: int) -> Surface:
    look, side = STICKERS[sticker], round(2.6 * radius)
    whole = shapes.fine(side, side, look.ground, lambda large: _shape(large, sticker, radius * shapes.FINE))
    size = max(1, round(radius * (0.9 if sticker is Sticker.PLAY else 1.2)))
    icon = kit.pictures.icon(look.icon, size, look.ink)
    whole.blit(icon, ((side - size) // 2, (side - size) // 2))
    return whole


def _shape(large: Surface, sticker: Sticker, r: float) -> None:
    middle, ground = large.get_width() / 2, (*STICKERS[sticker].ground, 255)
    match sticker:
        case Sticker.COLLECT:
            draw.circle(large, ground, (middle, middle), r)
        case Sticker.DECK:
            box = (middle - 0.9 * r, middle - 0.9 * r, 1.8 * r, 1.8 * r)
            draw.rect(large, ground, box, border_radius=round(0.22 * r))
        case Sticker.TRASH:
            corners = ((-1.06, -0.95), (1.06, -0.95), (0.8, 1.06), (-0.8, 1.06))
            draw.polygon(large, ground, [(middle + x * r, middle + y * r) for x, y in corners])
        case Sticker.LASTING:
            box = (middle - 1.15 * r, middle - 0.85 * r, 2.3 * r, 1.7 * r)
            draw.rect(large, ground, box, border_radius=round(0.85 * r))
        case Sticker.PLAY:
            draw.polygon(large, ground, star(middle, middle, 1.22 * r, 0.86 * r, 8))


def star(x: float, y: float, outer: float, inner: float, points: int) -> Sequence[tuple[float, float]]:
    """The outline of a star about (x, y), a point upwards."""
    turns = ((step * pi / points - pi / 2, inner if step % 2 else outer) for step in range(2 * points))
    return [(x + reach * cos(turn), y + reach * sin(turn)) for turn, reach in turns]


def chip(kit: Kit, radius: int, ground: Colour) -> Surface:
    """A poker chip with six notches, seen from above, its shadow below it."""
    return kit.pieces.get(("chip", radius, ground), lambda: _chip(radius, ground))


def _chip(radius: int, ground: Colour) -> Surface:
    side = 2 * radius + 4

    def paint(large: Surface) -> None:
        middle, r = large.get_width() / 2, radius * shapes.FINE
        draw.circle(large, (*_BLACK, 100), (middle, middle + r * 0.12), r * 1.02)
        draw.circle(large, (*ground, 255), (middle, middle), r)
        for step in range(6):
            turn = step * pi / 3
            inner, outer = ((middle + far * r * cos(turn), middle + far * r * sin(turn)) for far in (0.74, 0.99))
            draw.line(large, (*theme.PAPER, 255), inner, outer, max(1, round(r * 0.34)))
        draw.circle(large, (*theme.PAPER, 255), (middle, middle), r * 0.71)
        draw.circle(large, (*ground, 255), (middle, middle), r * 0.61)

    return shapes.fine(side, side, ground, paint)
