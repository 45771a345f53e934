"""What a seat can do."""

from dataclasses import dataclass

from game.core.cards import Card


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer gathers, shuffles and deals."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of the stock."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take this card from the discard pile, and all above it."""

    card: Card


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Put the whole draw back on the discard pile."""


@dataclass(frozen=True, slots=True)
class LayDown:
    """Lay down a meld, its cards in any order.

    `low` says how it is read: 0 for a set, else the lowest place of a run (see `game.core.melds`).
    """

    cards: tuple[Card, ...]
    low: int


@dataclass(frozen=True, slots=True)
class LayOff:
    """Add a card to a meld on the table.

    `meld` counts the melds from 0 as they were laid down; `place` is 0 in a set, else the card's place in the run.
    """

    card: Card
    meld: int
    place: int


@dataclass(frozen=True, slots=True)
class Discard:
    """End the turn with this card on the discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class EndDeal:
    """With the stock empty, have everybody count."""


Action = Deal | Draw | Take | TakeBack | LayDown | LayOff | Discard | EndDeal
