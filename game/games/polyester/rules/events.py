"""What can happen at this table, beside cards moving, shuffles and the end of the match."""

from dataclasses import dataclass

from game.core.cards import Card
from game.core.events import Event
from game.core.tally import Line
from game.core.zones import Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is a seat's turn. Rounds count from 1."""

    seat: Seat
    round: int


@dataclass(frozen=True, slots=True)
class RideOffered(Event):
    """The seat before banked `pot` and left `count` cards unlocked."""

    seat: Seat
    pot: int
    count: int


@dataclass(frozen=True, slots=True)
class Rode(Event):
    """A seat took the ride: the pot is `pot` again, and `count` cards are drawn."""

    seat: Seat
    pot: int
    count: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat turned the ride down."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Cards came from the pile into these slots of the hand; `fresh` for a whole hand. The moves follow."""

    seat: Seat
    cards: tuple[Card, ...]
    slots: tuple[int, ...]
    fresh: bool


@dataclass(frozen=True, slots=True)
class Locked(Event):
    """Cards were locked: combo by combo, for `points` together; `pot` is what it is now."""

    seat: Seat
    tally: tuple[Line, ...]
    points: int
    pot: int


@dataclass(frozen=True, slots=True)
class HandCleared(Event):
    """A hot hand: every card was locked. `number` counts them within the turn."""

    seat: Seat
    pot: int
    number: int


@dataclass(frozen=True, slots=True)
class DrewNothing(Event):
    """The new cards hold no combo, but a VIP Pass may still redraw them."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Busted(Event):
    """The new cards hold no combo: the turn is over, and `lost` points of pot with it."""

    seat: Seat
    cards: tuple[Card, ...]
    lost: int
    riding: bool


@dataclass(frozen=True, slots=True)
class Banked(Event):
    """The turn ended with `points` more (1.5 times the pot if `loyalty`) and `left` cards unlocked."""

    seat: Seat
    pot: int
    points: int
    score: int
    left: int
    loyalty: bool


@dataclass(frozen=True, slots=True)
class HalfBanked(Event):
    """A Store Credit banked `points`; `pot` is what is left in the pot."""

    seat: Seat
    points: int
    score: int
    pot: int


@dataclass(frozen=True, slots=True)
class KnockoffPlaced(Event):
    """A seat that leads too far begins its turn with the Knockoff in a slot of its hand."""

    seat: Seat
    card: Card
    slot: int


@dataclass(frozen=True, slots=True)
class KnockoffTrashed(Event):
    """A VIP Pass took the Knockoff away."""

    seat: Seat
    card: Card
    slot: int


@dataclass(frozen=True, slots=True)
class RewardGiven(Event):
    """A seat begins its turn with a Reward, for turns without banking."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class RewardUsed(Event):
    """A Reward did its work and went."""

    seat: Seat
    card: Card
