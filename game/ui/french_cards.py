"""The faces of cards with French suits. Lengths are units of a card that is 200 wide and 280 high."""

from dataclasses import dataclass
from math import cos, pi, sin

from pygame import SRCALPHA, FRect, Surface, draw, transform

from game.core.cards import Card
from game.core.french import ACE, JACK, KING, QUEEN, RANK, SUIT, SUITS
from game.ui import shapes, theme
from game.ui.canvas import Kit
from game.ui.cards import HEIGHT
from game.ui.text import Style
from game.ui.theme import Colour, Face, colour

UNITS = 200
SIGNS = "♠♥♦♣"
"""The suits in the order of `game.core.french.SUITS`, as sentences show them."""
LETTERS = {ACE: "A", JACK: "J", QUEEN: "Q", KING: "K"}
_TWO = (theme.SUIT_BLACK, theme.SUIT_RED, theme.SUIT_RED, theme.SUIT_BLACK)
_FOUR = (theme.SUIT_BLACK, theme.SUIT_RED, colour("#1B5FAA"), colour("#1B763B"))
_DARK: dict[Colour, Colour] = {
    theme.SUIT_RED: colour("#8A1C19"), _FOUR[2]: colour("#123F72"), _FOUR[3]: colour("#0F4A24"),
}  # fmt: skip
"""Inks of the index on a dimmed card, where they differ."""
_LEFT, _MIDDLE, _RIGHT, _TOP, _CENTRE, _BOTTOM = 62.0, 100.0, 138.0, 54.0, 140.0, 226.0
_CORNERS = ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _BOTTOM), (_RIGHT, _BOTTOM))
_SIDES = (*_CORNERS, (_LEFT, _CENTRE), (_RIGHT, _CENTRE))
_QUARTERS = tuple((x, y) for x in (_LEFT, _RIGHT) for y in (_TOP, _TOP + 57.3, _BOTTOM - 57.3, _BOTTOM))
_UPPER, _LOWER = (_MIDDLE, 97.0), (_MIDDLE, 183.0)
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)),
    3: ((_MIDDLE, _TOP), (_MIDDLE, _CENTRE), (_MIDDLE, _BOTTOM)),
    4: _CORNERS,
    5: (*_CORNERS, (_MIDDLE, _CENTRE)),
    6: _SIDES,
    7: (*_SIDES, _UPPER),
    8: (*_SIDES, _UPPER, _LOWER),
    9: (*_QUARTERS, (_MIDDLE, _CENTRE)),
    10: (*_QUARTERS, (_MIDDLE, _TOP + 28), (_MIDDLE, _BOTTOM - 28)),
}
"""Where the pips of a rank stand."""
_COURT = FRect(44.2, 37.7, 111.6, 204.6)
_BUST = FRect(78, 100, 116, 172)


def short(card: Card) -> str:
    """A card as sentences show it: `7♣`."""
    return f"{LETTERS.get(RANK[card], RANK[card])}{SIGNS[SUIT[card]]}"


@dataclass(frozen=True, slots=True)
class FrenchPrint:
    """A card's face, whichever deck it is from."""

    rank: int
    """1, an Ace, to 13, a King."""
    suit: int
    """An index into `game.core.french.SUITS`."""
    four: bool = False
    """Of a four-colour deck."""
    large: bool = False
    """Always in large print."""

    @classmethod
    def of(cls, card: Card, four: bool = False, large: bool = False) -> "FrenchPrint":
        """The face of that card."""
        return cls(RANK[card], SUIT[card], four, large)

    @property
    def ink(self) -> Colour:
        """The suit's colour."""
        return (_FOUR if self.four else _TWO)[self.suit]

    def paint(self, kit: Kit, width: int, large: bool) -> Surface:
        """Paper, art, edge, indices."""
        side = Surface((width, round(width * HEIGHT)), SRCALPHA)
        side.fill((*theme.CARD, 255))
        pen = _Pen(kit, side, width, self)
        if large or self.large:
            pen.large_art()
        else:
            pen.art()
        edge = max(1, pen.px(2.4))
        rim = shapes.rounded(side.get_size(), pen.px(16), (*theme.CARD, 0), edge, (*theme.CARD_EDGE, 255))
        side.blit(rim, (0, 0))
        self._indices(pen, self.ink, large or self.large)
        return side

    def paint_index(self, kit: Kit, side: Surface, large: bool) -> None:
        """In a darker ink."""
        pen = _Pen(kit, side, side.get_width(), self)
        self._indices(pen, _DARK.get(self.ink, self.ink), large or self.large)

    def _indices(self, pen: "_Pen", ink: Colour, large: bool) -> None:
        if large:
            pen.index((46.0 if self.rank == 10 else 42.0, 82.0), 92.0, (42.0, 122.0), 54.0, ink)
            return
        pen.index((25.0, 46.0), 45.0 if self.rank == QUEEN else 49.0, (25.0, 70.0), 29.0, ink)
        pen.turn_corner(45, 89)


@dataclass(frozen=True, slots=True)
class _Pen:
    """Prints on one side of a card, in units."""

    kit: Kit
    side: Surface
    width: int
    face: FrenchPrint

    def px(self, units: float) -> int:
        """Units in device pixels."""
        return round(units * self.width / UNITS)

    def art(self) -> None:
        """Pips, the Ace's one in its ring, or a court."""
        rank = self.face.rank
        if rank > 10:
            self._framed(f"cards/court_{LETTERS[rank]}{SUITS[self.face.suit]}.png", _COURT, 8.4, 2.4)
        elif rank == ACE:
            self._dotted((_MIDDLE, _CENTRE), 58)
            self._sign((_MIDDLE, _CENTRE), 84)
        else:
            size = 44 if rank < 4 else 33 if rank > 8 else 38
            for x, y in PIPS[rank]:
                self._sign((x, y), size, turned=y > _CENTRE + 5)

    def large_art(self) -> None:
        """One large suit, or one court behind the table."""
        rank = self.face.rank
        if rank > 10:
            self._framed(f"cards/court_{LETTERS[rank]}{SUITS[self.face.suit]}_large.png", _BUST, 12, 3)
        else:
            self._sign((128, 196), 118)

    def index(self, at: tuple[float, float], size: float, below: tuple[float, float], sign: float, ink: Colour) -> None:
        """The rank, its baseline's middle at `at`, and the suit about `below`. The ten is narrower."""
        rank = self.face.rank
        words = LETTERS.get(rank, str(rank))
        style = Style(Face.EXTRA_BOLD, max(1.0, size * self.width / UNITS), ink, -0.09 if rank == 10 else 0.0)
        piece, baseline, _ = self.kit.lettering.piece(words, style, 1.0)
        wide = piece.get_width()
        if rank == 10:
            wide = round(wide * 0.74)
            piece = transform.smoothscale(piece, (wide, piece.get_height()))
        self.side.blit(piece, (self.px(at[0]) - wide // 2, self.px(at[1]) - baseline))
        self._sign(below, sign, ink)

    def turn_corner(self, width: float, height: float) -> None:
        """The left top corner once more at the right bottom, upside down."""
        size = self.px(width), self.px(height)
        corner = transform.rotate(self.side.subsurface((0, 0, *size)), 180)
        whole = self.side.get_size()
        self.side.blit(corner, (whole[0] - size[0], whole[1] - size[1]))

    def _sign(self, centre: tuple[float, float], size: float, ink: Colour | None = None, turned: bool = False) -> None:
        name = f"suit_{SUITS[self.face.suit]}"
        piece = self.kit.pictures.icon(name, max(1, self.px(size)), ink or self.face.ink)
        piece = transform.rotate(piece, 180) if turned else piece
        left, top = self.px(centre[0]) - piece.get_width() // 2, self.px(centre[1]) - piece.get_height() // 2
        self.side.blit(piece, (left, top))

    def _framed(self, name: str, area: FRect, radius: float, line: float) -> None:
        left, top = self.px(area.left), self.px(area.top)
        size = self.px(area.right) - left, self.px(area.bottom) - top
        self.side.blit(transform.smoothscale(self.kit.assets.master(name), size), (left, top))
        edge = max(1, self.px(line))
        rim = shapes.rounded(size, self.px(radius), (*self.face.ink, 0), edge, (*self.face.ink, 255))
        self.side.blit(rim, (left, top))

    def _dotted(self, centre: tuple[float, float], radius: float) -> None:
        """A ring of dots, hardly to be seen."""
        shade = theme.mixed(self.face.ink, 70, theme.CARD)
        x, y, reach = self.px(centre[0]), self.px(centre[1]), self.px(radius)
        size = 2 * reach + 8

        def dots(large: Surface) -> None:
            middle, far, dot = size * shapes.FINE / 2, reach * shapes.FINE, self.width / UNITS * shapes.FINE
            for step in range(40):
                spot = middle + far * cos(step * pi / 20), middle + far * sin(step * pi / 20)
                draw.circle(large, (*shade, 255), spot, max(1.0, 1.3 * dot))

        ring = shapes.fine(size, size, shade, dots)
        self.side.blit(ring, (x - size // 2, y - size // 2))
