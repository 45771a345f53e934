"""What can happen at this table, beside cards moving, shuffles and the end of the match."""

from dataclasses import dataclass

from game.core.cards import Card
from game.core.events import Event
from game.core.tally import Line
from game.core.zones import Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The dealer gave everybody so many cards, in the deal of that number, from 1. The moves follow."""

    dealer: Seat
    deal: int
    count: int


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """The first card of the discard pile was turned up."""

    card: Card


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is a seat's turn; so many cards are left in the stock."""

    seat: Seat
    stock: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew from the stock."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat took these cards from the discard pile: the first is the one it chose and must play."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    """A seat put its draw back on the discard pile."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LaidDown(Event):
    """A seat laid down a meld (number `meld`; read as `low` says) for so many points."""

    seat: Seat
    cards: tuple[Card, ...]
    meld: int
    low: int
    points: int


@dataclass(frozen=True, slots=True)
class LaidOff(Event):
    """A seat added a card to a meld, which `owner` laid down, for so many points to itself."""

    seat: Seat
    card: Card
    meld: int
    place: int
    points: int
    owner: Seat


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat ended its turn with this card on the discard pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat has no card left: the deal is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealStopped(Event):
    """A seat ended the deal over an empty stock."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealScored(Event):
    """What a seat's table and hand came to, line by line, in the deal of that number, and its total after it."""

    seat: Seat
    deal: int
    tally: tuple[Line, ...]
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class PlayedOn(Event):
    """These seats tie for the highest total at or above the target, so there is another deal."""

    seats: tuple[Seat, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Settled(Event):
    """A seat pays a winner the difference of their totals."""

    payer: Seat
    winner: Seat
    amount: int
