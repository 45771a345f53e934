"""What a seat can do."""

from dataclasses import dataclass

from game.core.cards import Card


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a fresh hand, or replace every unlocked card."""


@dataclass(frozen=True, slots=True)
class Ride:
    """Take over the pot and the locked cards that the seat before left, and replace the others."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Turn the ride down and draw a fresh hand."""


@dataclass(frozen=True, slots=True)
class Lock:
    """Lock these cards of the hand, in any order."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Bank:
    """Add the pot to the score and end the turn; with `loyalty`, use a Loyalty Discount."""

    loyalty: bool = False


@dataclass(frozen=True, slots=True)
class BankHalf:
    """Use a Store Credit: bank half the pot and go on."""


@dataclass(frozen=True, slots=True)
class TrashKnockoff:
    """Use a VIP Pass: trash the Knockoff and draw a card into its slot."""


@dataclass(frozen=True, slots=True)
class Redraw:
    """Use a VIP Pass: draw anew what has just been drawn in vain."""


@dataclass(frozen=True, slots=True)
class AcceptBust:
    """Keep the VIP Pass and take the bust."""


Action = Draw | Ride | Pass | Lock | Bank | BankHalf | TrashKnockoff | Redraw | AcceptBust
