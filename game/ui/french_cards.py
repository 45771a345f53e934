"""The faces of cards with French suits. Lengths are units of a card that is 200 wide and 280 high."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect, Surface

from game.core.cards import Card
from game.core.french import ACE, QUEEN, RANK, SUIT, SUITS
from game.core.melds import in_run, one_rank
from game.ui import theme
from game.ui.canvas import Kit
from game.ui.pen import LETTERS, Pen
from game.ui.theme import Colour, colour

SIGNS = "♠♥♦♣"
"""The suits in the order of `game.core.french.SUITS`, as sentences show them."""
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


def suit_ink(suit: int, four: bool = False) -> Colour:
    """The colour of a suit, in a two- or four-colour deck."""
    return (_FOUR if four else _TWO)[suit]


def short(card: Card) -> str:
    """A card as sentences show it: `7♣`."""
    return f"{LETTERS.get(RANK[card], RANK[card])}{SIGNS[SUIT[card]]}"


def cards_short(cards: Sequence[Card]) -> str:
    """Cards as sentences show them: `4 5 6♣` of one suit, else `7♣ 7♥`."""
    if len(cards) > 1 and len({SUIT[card] for card in cards}) == 1 and not one_rank(cards):
        return f"{' '.join(short(card)[:-1] for card in cards)}{SIGNS[SUIT[cards[0]]]}"
    return " ".join(short(card) for card in cards)


def in_order(cards: Sequence[Card], low: int) -> tuple[Card, ...]:
    """The cards of a meld as one reads them."""
    return in_run(cards, low) if low else tuple(sorted(cards))


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
        return suit_ink(self.suit, self.four)

    def paint(self, kit: Kit, width: int, large: bool) -> Surface:
        """Paper, art, edge, indices."""
        pen = Pen.on_paper(kit, width)
        if large or self.large:
            self._large_art(pen)
        else:
            self._art(pen)
        pen.edge()
        self._indices(pen, self.ink, large or self.large)
        return pen.side

    def paint_index(self, kit: Kit, side: Surface, large: bool) -> None:
        """In a darker ink."""
        pen = Pen(kit, side, side.get_width())
        self._indices(pen, _DARK.get(self.ink, self.ink), large or self.large)

    def _indices(self, pen: Pen, ink: Colour, large: bool) -> None:
        if large:
            pen.rank(self.rank, (46.0 if self.rank == 10 else 42.0, 82.0), 92.0, ink)
            pen.suit(self.suit, (42.0, 122.0), 54.0, ink)
            return
        pen.rank(self.rank, (25.0, 46.0), 45.0 if self.rank == QUEEN else 49.0, ink)
        pen.suit(self.suit, (25.0, 70.0), 29.0, ink)
        pen.turn_corner(45, 89)

    def _art(self, pen: Pen) -> None:
        """Pips, the Ace's one in its ring, or a court."""
        if self.rank > 10:
            pen.framed(f"cards/court_{LETTERS[self.rank]}{SUITS[self.suit]}.png", _COURT, 8.4, 2.4, self.ink)
        elif self.rank == ACE:
            pen.dotted((_MIDDLE, _CENTRE), 58, self.ink)
            pen.suit(self.suit, (_MIDDLE, _CENTRE), 84, self.ink)
        else:
            size = 44 if self.rank < 4 else 33 if self.rank > 8 else 38
            for x, y in PIPS[self.rank]:
                pen.suit(self.suit, (x, y), size, self.ink, turned=y > _CENTRE + 5)

    def _large_art(self, pen: Pen) -> None:
        """One large suit, or one court behind the table."""
        if self.rank > 10:
            pen.framed(f"cards/court_{LETTERS[self.rank]}{SUITS[self.suit]}_large.png", _BUST, 12, 3, self.ink)
        else:
            pen.suit(self.suit, (128, 196), 118, self.ink)
