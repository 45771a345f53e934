"""What can happen at this table, beside cards moving, shuffles and the end of the match.

Letting a discard go (`Waive`, `SitOut`), `SitIn` and `CloseWindow` are no events: nobody says anything.
"""

from dataclasses import dataclass

from game.core.cards import Card
from game.core.events import Event
from game.core.tally import Line
from game.core.zones import Seat
from game.games.contract_rummy.rules.actions import Group


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The dealer gave everybody so many cards, in the hand of that number, from 1. The moves follow."""

    dealer: Seat
    hand: int
    count: int


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """The first card of the discard pile was turned up."""

    card: Card


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat is next; so many cards are left in the stock. The buy window opens if anybody may buy."""

    seat: Seat
    stock: int


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """A seat asked to buy the top discard."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Cancelled(Event):
    """A seat took its request back."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A seat got the discard, because `by`, the next player, allowed it."""

    seat: Seat
    card: Card
    by: Seat


@dataclass(frozen=True, slots=True)
class PaidPenalty(Event):
    """The buyer had to take the top card of the stock as well."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Denied(Event):
    """A seat denied these seats the discard, in the order of their requests; it takes it itself."""

    seat: Seat
    askers: tuple[Seat, ...]
    card: Card


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew from the stock."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat took the top card of the discard pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """A seat put the card that it had taken back on the discard pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class LaidDown(Event):
    """A seat laid down its contract; its melds have the numbers from `first` on, in this order."""

    seat: Seat
    melds: tuple[Group, ...]
    first: int


@dataclass(frozen=True, slots=True)
class LaidOff(Event):
    """A seat played a card onto a meld, which `owner` laid down."""

    seat: Seat
    card: Card
    meld: int
    place: int
    owner: Seat


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat ended its turn with this card on the discard pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat has no card left: the hand is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Refilled(Event):
    """The stock was empty and all discards but the top one were shuffled into it, for the time `number` of the hand."""

    number: int
    stock: int


@dataclass(frozen=True, slots=True)
class HandStopped(Event):
    """The hand ended with nobody going out. `reason`: `stuck`, `stock` or `turns`."""

    hand: int
    reason: str


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    """What a seat's cards came to, kind by kind, in the hand of that number, and its total after it."""

    seat: Seat
    hand: int
    tally: tuple[Line, ...]
    points: int
    total: int
