"""What can be chosen before a match, and the numbers that the rule text or a ruling fixes."""

from dataclasses import dataclass

from game.core.choices import Choice
from game.core.zones import Seat

LEAST_IN_A_MELD = 3
"""Rules rum.set.size, rum.run.size."""
MOST_IN_A_SET = 4
"""Rule rum.set.size."""
CARDS_EACH, CARDS_EACH_OF_TWO = 7, 13
"""Rules rum.deal.seven, rum.deal.thirteen."""
MOST_DEALS = 60
"""Decided (rum.end.bound): after so many deals the highest total wins."""

MOST_SEATS = 6
FIRST_SEAT = Seat(0)


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules of one match; the defaults are the rule text's."""

    first: Seat = FIRST_SEAT
    """The seat that begins the first deal: the one to the left of its dealer."""
    target: int = 500
    """Rule rum.options.target: the total that wins."""


CHOICES = (Choice("target", (150, 300, 500)),)
