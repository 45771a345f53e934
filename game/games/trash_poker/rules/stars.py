"""Stars: symbols for which whoever plays them chooses."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.cards import Card
from game.core.french import RANKS, SUITS
from game.games.trash_poker.rules.cards import STARS
from game.games.trash_poker.rules.jokers import Star


class StarChoice(NamedTuple):
    """What a star stands for: a rank 1 (Ace) to 13, or 0 with a black/white star, and a suit 0 to 3."""

    card: Card
    rank: int
    suit: int


def fits(played: Sequence[Card], stars: Sequence[StarChoice]) -> bool:
    """Rules trash.star.red, trash.star.black_white: whether each star among the cards, and no other card, has exactly
    one proper choice. They may be made in any order."""
    with_stars = sorted(card for card in played if STARS[card])
    return with_stars == sorted(choice.card for choice in stars) and all(map(_proper, stars))


def _proper(choice: StarChoice) -> bool:
    ranks = range(1, RANKS + 1) if STARS[choice.card] is Star.RED else (0,)
    return choice.rank in ranks and choice.suit in range(len(SUITS))
