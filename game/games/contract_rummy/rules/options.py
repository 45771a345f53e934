"""What can be chosen before a match, and the numbers that the rule text or a ruling fixes."""

from dataclasses import dataclass

from game.core.choices import Choice
from game.core.zones import Seat

SEATS = 4
"""Rule rummy.seats."""
DECKS = 2
"""Rule rummy.deck."""
CARDS_EACH = 11
"""Decided (rummy.deal.eleven): the text does not say how many cards are dealt."""
LEAST_IN_A_SET, LEAST_IN_A_RUN = 3, 4
"""Rules rummy.set.size, rummy.run.size."""
MOST_REFILLS = 2
"""Decided (rummy.stock.end): the stock is filled up so often in a hand; when it is empty again, the hand ends."""
MOST_TURNS = 240
"""Decided (rummy.turn.bound): so many turns in a hand, then it ends; discards alone could be taken for ever."""
CARDS_FOR_A_BUY = 2
"""Decided (rummy.buy.cards): the penalty, and the card that the next player then draws."""


@dataclass(frozen=True, slots=True)
class Contract:
    """What must be laid down at once in a hand."""

    sets: int
    runs: int
    everything: bool = False
    """Rule rummy.six: whether laying down means going out with every card."""


CONTRACTS = (
    Contract(sets=2, runs=0),
    Contract(sets=1, runs=1),
    Contract(sets=0, runs=2),
    Contract(sets=3, runs=0),
    Contract(sets=2, runs=1),
    Contract(sets=1, runs=2, everything=True),
)
"""Rules rummy.hands, rummy.contract: hand by hand."""

NO_TIMER = 0
"""The buy window waits for everybody."""
FIRST_SEAT = Seat(0)


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules of one match; the defaults are the rule text's."""

    first: Seat = FIRST_SEAT
    """The seat that begins the first hand: the one to the left of its dealer."""
    timer: int = 10
    """Rule rummy.buy.timer: seconds until the buy window is closed; `NO_TIMER`: when all have answered."""


CHOICES = (Choice("timer", (5, 10, 15, NO_TIMER)),)
