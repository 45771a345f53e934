"""The position."""

from dataclasses import dataclass
from enum import Enum

from game.core.cards import Card
from game.core.french import RANK, SUIT
from game.core.melds import free_ends, places
from game.core.rng import Rng
from game.core.zones import Seat, Zone
from game.games.contract_rummy.rules.buying import Window
from game.games.contract_rummy.rules.options import CONTRACTS, SEATS, Contract, Options


class Phase(Enum):
    """What may be done now."""

    DEAL = "deal"
    """The dealer deals. After a hand the cards still lie as it ended, hands open, until they are gathered."""
    DRAW = "draw"
    """The next player has not drawn. The `window` says whether others may ask to buy, and who has asked."""
    TOOK = "took"
    """The discard was taken, and nothing else done: it may be put back. All of `PLAY` may be done too."""
    PLAY = "play"
    """Lay down, lay off, discard."""
    OVER = "over"


STOCK = Zone("stock")
"""The draw pile."""
PILE = Zone("pile")
"""The discard pile."""


def hand_zone(seat: Seat) -> Zone:
    """The cards in a seat's hand."""
    return Zone("hand", seat)


def meld_zone(owner: Seat, meld: int) -> Zone:
    """The cards of the meld of that number, in front of whoever laid it down; of a run from its lowest place up."""
    return Zone("meld", owner, meld)


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld on the table."""

    low: int
    """0 for a set, else the lowest place of the run."""
    cards: tuple[Card, ...]
    """Of a run, from its lowest place up."""
    owner: Seat
    """Who laid it down."""

    def extended(self, card: Card, place: int) -> "Meld":
        """Rule rummy.layoff.any: with one card more, below or above."""
        if 0 < place < self.low:
            return Meld(place, (card, *self.cards), self.owner)
        return Meld(self.low, (*self.cards, card), self.owner)


@dataclass(frozen=True, slots=True)
class State:
    """A position of contract rummy."""

    options: Options
    rng: Rng
    phase: Phase
    turn: Seat
    """The next player, whose turn it is; after a hand, whose turn ended it."""
    dealer: Seat
    """Who dealt, or deals next."""
    hand: int
    """The number of the hand, from 1; 0 before the first is dealt."""
    turns: int
    """Turns begun in this hand. In the first one the discard on top is the flip."""
    rows: tuple[tuple[int, ...], ...]
    """The score sheet: points of the finished hands, each by seat. Who went out has 0."""
    hands: tuple[tuple[Card, ...], ...]
    """By seat."""
    known: tuple[tuple[Card, ...], ...]
    """By seat: the cards of the hand that were taken or bought openly, so that all know them."""
    stock: tuple[Card, ...]
    """Bottom to top."""
    pile: tuple[Card, ...]
    """Bottom to top."""
    melds: tuple[Meld, ...]
    taken: Card | None
    """The card that was taken from the discard pile in this turn."""
    window: Window
    sitting_out: tuple[Seat, ...]
    """Who does not want to be asked in this hand."""
    refills: int
    """How often the stock was filled up in this hand."""


def contract(state: State) -> Contract:
    """The contract of the hand that is being played, or is dealt next."""
    return CONTRACTS[max(state.hand, 1) - 1]


def totals(state: State) -> tuple[int, ...]:
    """Points of the finished hands, by seat."""
    return tuple(sum(row[seat] for row in state.rows) for seat in range(SEATS))


def left_of(seat: Seat) -> Seat:
    """Who sits to the left of `seat`, and plays after it."""
    return Seat((seat + 1) % SEATS)


def discarder(state: State) -> Seat:
    """Whose discard lies on top before the draw: the player before; of the flip the dealer."""
    return Seat((state.turn - 1) % SEATS)


def has_laid_down(state: State, seat: Seat) -> bool:
    """Whether a seat has laid down its contract in this hand."""
    return any(meld.owner == seat for meld in state.melds)


def able_buyers(state: State) -> tuple[Seat, ...]:
    """Rules rummy.buy.laid, rummy.buy.own, rummy.buy.next: who may ask for the discard on top, in order."""
    others = (seat for seat in map(Seat, range(SEATS)) if seat not in (state.turn, discarder(state)))
    able = (seat for seat in others if not has_laid_down(state, seat))
    return tuple(sorted(able, key=lambda seat: (seat - state.turn) % SEATS))


def fitting_places(meld: Meld, card: Card) -> tuple[int, ...]:
    """Where `card` can be played onto `meld`: none, one, or an Ace's two ends; 0 in a set."""
    first = meld.cards[0]
    if not meld.low:
        return (0,) if RANK[card] == RANK[first] else ()
    if SUIT[card] != SUIT[first]:
        return ()
    return tuple(place for place in free_ends(meld.low, len(meld.cards)) if place in places(card))


def zones(state: State) -> dict[Zone, tuple[Card, ...]]:
    """Where every card lies."""
    lying = {STOCK: state.stock, PILE: state.pile}
    lying |= {hand_zone(Seat(seat)): cards for seat, cards in enumerate(state.hands)}
    lying |= {meld_zone(meld.owner, number): meld.cards for number, meld in enumerate(state.melds)}
    return lying
