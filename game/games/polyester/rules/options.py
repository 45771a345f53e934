"""What can be chosen before a match, and the numbers that the rule text or a ruling fixes."""

from dataclasses import dataclass
from enum import Enum

from game.core.choices import Choice
from game.core.zones import Seat
from game.games.polyester.rules.cards import Deck

MOST_ROUNDS = 100
"""Decided (poly.end.bound): after so many rounds the highest score wins."""
MOST_HOT_HANDS = 20
"""Decided (poly.hot.bound): with the so-manieth hot hand in one turn the pot is banked."""


FIRST_SEAT = Seat(0)


class Difficulty(Enum):
    """Rules poly.difficulty, poly.six.difficulty: which combos score in 9 Cards; it presets the bots in both games."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules of one match. Rules poly.options.defaults, poly.action.off: the defaults are the rule text's."""

    first: Seat = FIRST_SEAT
    hand: int = 9
    deck: Deck = Deck.FABRIC
    difficulty: Difficulty = Difficulty.MEDIUM
    target: int = 5000
    ace_wild: bool = True
    """9 Cards only, like `second_wild`."""
    second_wild: int | None = None
    hot_hands: int | None = None
    """Hot hands a turn; None for no limit but `MOST_HOT_HANDS`."""
    action_cards: bool = False
    knockoff_lead: int = 2000
    """Points by which the turn's seat leads the next-highest score, at least, to get the Knockoff."""
    reward_turns: int = 3
    """Own turns in a row without banking that earn a Reward."""


CHOICES = (  # rules poly.options.choices, poly.action.choices
    Choice("hand", (9, 6)),
    Choice("deck", tuple(Deck)),
    Choice("difficulty", tuple(Difficulty)),
    Choice("target", (1000, 2000, 3000, 5000, 7500, 10000)),
    Choice("ace_wild", (True, False), more=True, needs=("hand", (9,))),
    Choice("second_wild", (None, 2, 3, 4, 5, 6, 7, 8, 9), more=True, needs=("hand", (9,))),
    Choice("hot_hands", (None, 1, 2), more=True),
    Choice("action_cards", (False, True), more=True),
    Choice("knockoff_lead", (1000, 1500, 2000, 2500, 3000), more=True, needs=("action_cards", (True,))),
    Choice("reward_turns", (2, 3, 4, 5), more=True, needs=("action_cards", (True,))),
)
