"""What a seat can do."""

from dataclasses import dataclass

from game.core.cards import Card


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer gathers, shuffles, deals and flips."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of the stock (the draw pile). While somebody has asked to buy, this allows it first."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top card of the discard pile. While somebody has asked to buy it, this denies every request."""


@dataclass(frozen=True, slots=True)
class PutBack:
    """Put the card just taken back, and draw from the stock instead. Requests denied by the take revive first."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask to buy the top discard."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Take the own request back."""


@dataclass(frozen=True, slots=True)
class Waive:
    """Not now: let this discard go. The next player says so to wait for the others before drawing."""


@dataclass(frozen=True, slots=True)
class SitOut:
    """Not this hand: let this discard go, and those to come in this hand."""


@dataclass(frozen=True, slots=True)
class SitIn:
    """Be asked again, after having sat out."""


@dataclass(frozen=True, slots=True)
class Allow:
    """Let the first who asked buy the discard. The draw follows."""


@dataclass(frozen=True, slots=True)
class Deny:
    """Take the discard oneself, so that nobody who asked gets it."""


@dataclass(frozen=True, slots=True)
class CloseWindow:
    """Of TABLE: time is up, nobody can ask for this discard any more."""


@dataclass(frozen=True, slots=True)
class Group:
    """Cards put together as one meld, in any order.

    `low` says how they are read: 0 for a set, else the lowest place of a run (see `game.core.melds`).
    """

    cards: tuple[Card, ...]
    low: int


@dataclass(frozen=True, slots=True)
class LayDown:
    """Lay down the contract: all its melds at once, in any order."""

    melds: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class LayOff:
    """Play a card onto a meld on the table.

    `meld` counts the melds from 0 as they were laid down; `place` is 0 in a set, else the card's place in the run.
    """

    card: Card
    meld: int
    place: int


@dataclass(frozen=True, slots=True)
class Discard:
    """End the turn with this card on the discard pile."""

    card: Card


Action = (
    Deal
    | Draw
    | Take
    | PutBack
    | Ask
    | Cancel
    | Waive
    | SitOut
    | SitIn
    | Allow
    | Deny
    | CloseWindow
    | LayDown
    | LayOff
    | Discard
)
