"""The position."""

from dataclasses import dataclass
from enum import Enum

from game.core.cards import Card
from game.core.french import RANK, RANKS, SUIT, SUITS, deck, rank_of
from game.core.melds import HIGH_ACE, card_at, free_ends
from game.core.rng import Rng
from game.core.zones import Seat, Zone
from game.games.rum500.rules.options import MOST_IN_A_SET, MOST_SEATS, Options


class Phase(Enum):
    """What may be done now."""

    DEAL = "deal"
    """The dealer deals. After a deal the cards still lie as it ended, hands open, until they are gathered."""
    DRAW = "draw"
    """Draw from the stock, or take from the discard pile."""
    USE = "use"
    """Play the card that was taken, or take the draw back."""
    PLAY = "play"
    """Lay down, lay off, discard."""
    OVER = "over"


STOCK = Zone("stock")
PILE = Zone("pile")
"""The discard pile."""


_HANDS = tuple(Zone("hand", Seat(seat)) for seat in range(MOST_SEATS))


def hand_zone(seat: Seat) -> Zone:
    """The cards in a seat's hand."""
    return _HANDS[seat]


def table_zone(seat: Seat, meld: int) -> Zone:
    """Rule rum.layoff.owner: the cards of a meld that lie in front of `seat`, from the lowest place up."""
    return Zone("table", seat, meld)


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld on the table."""

    low: int
    """0 for a set, else the lowest place of the run."""
    cards: tuple[Card, ...]
    """Of a run, from its lowest place up."""
    owner: Seat
    """Who laid it down."""
    owners: tuple[Seat, ...]
    """Card by card: in front of whom it lies, and for whom it scores."""

    def extended(self, card: Card, place: int, seat: Seat) -> "Meld":
        """Rule rum.layoff.owner: with one card more, below or above, that lies in front of `seat`."""
        if 0 < place < self.low:
            return Meld(place, (card, *self.cards), self.owner, (seat, *self.owners))
        return Meld(self.low, (*self.cards, card), self.owner, (*self.owners, seat))


@dataclass(frozen=True, slots=True)
class State:
    """A position of 500 Rum."""

    options: Options
    rng: Rng
    phase: Phase
    turn: Seat
    """Whose turn it is; after a deal, whose turn ended it."""
    dealer: Seat
    """Who dealt, or deals next."""
    deal: int
    """Deals dealt so far."""
    scores: tuple[int, ...]
    """Totals of the finished deals, by seat."""
    hands: tuple[tuple[Card, ...], ...]
    """By seat."""
    known: tuple[tuple[Card, ...], ...]
    """By seat: the cards of the hand that were taken openly, so that all know them."""
    stock: tuple[Card, ...]
    """Bottom to top."""
    pile: tuple[Card, ...]
    """The discard pile, bottom to top."""
    melds: tuple[Meld, ...]
    taken: tuple[Card, ...]
    """While the phase is `USE`: what was taken from the pile, the chosen card first. They are in the hand."""
    took_back: bool
    """Whether the draw was taken back in this turn."""


_LENGTHS = range(HIGH_ACE + 1)
_OPENINGS = tuple(
    tuple(
        tuple(tuple((card_at(place, suit), place) for place in free_ends(low, length)) for length in _LENGTHS)
        for low in range(HIGH_ACE)
    )
    for suit in range(len(SUITS))
)
"""Of runs, by suit, lowest place and length."""
_FITTING = tuple(
    tuple(tuple(sum({1 << card for card, _ in there}) for there in lengths) for lengths in lows) for lows in _OPENINGS
)
"""The same cards as selections."""
_FOURTHS = {RANK[cards[0]]: {sum(cards) - fourth: fourth for fourth in cards} for cards in map(rank_of, deck()[:RANKS])}
"""By rank, and by the sum of the ids of the three cards that lie there."""


def openings(meld: Meld) -> tuple[tuple[Card, int], ...]:
    """Rules rum.layoff.set, rum.layoff.run: the cards that `meld` takes, each with its place."""
    first, length = meld.cards[0], len(meld.cards)
    if meld.low:
        return _OPENINGS[SUIT[first]][meld.low][length]
    if length == MOST_IN_A_SET:
        return ()
    return ((_FOURTHS[RANK[first]][sum(meld.cards)], 0),)


def fitting(meld: Meld) -> int:
    """The cards that `meld` takes, as a selection: bit `card` says whether the card is in it."""
    first, length = meld.cards[0], len(meld.cards)
    if meld.low:
        return _FITTING[SUIT[first]][meld.low][length]
    return 0 if length == MOST_IN_A_SET else 1 << _FOURTHS[RANK[first]][sum(meld.cards)]


def fitting_places(meld: Meld, card: Card) -> tuple[int, ...]:
    """Where `card` can be laid off on `meld`: none, one, or an Ace's two ends."""
    return tuple(place for each, place in openings(meld) if each == card)


def zones(state: State) -> dict[Zone, tuple[Card, ...]]:
    """Where every card lies."""
    lying = {STOCK: state.stock, PILE: state.pile}
    lying |= {hand_zone(Seat(seat)): cards for seat, cards in enumerate(state.hands)}
    for number, meld in enumerate(state.melds):
        for card, seat in zip(meld.cards, meld.owners, strict=True):
            zone = table_zone(seat, number)
            lying[zone] = (*lying.get(zone, ()), card)
    return lying
