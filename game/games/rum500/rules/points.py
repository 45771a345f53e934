"""What a card is worth: by its place on the table, or in a hand."""

from collections.abc import Iterable

from game.core.cards import Card
from game.core.french import ACE, RANK
from game.core.melds import HIGH_ACE

BY_PLACE = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 15)
"""Rule rum.points.card: points by place in a run. An Ace played low is 1; an Ace high or in a set has place 14."""
IN_HAND = tuple(BY_PLACE[HIGH_ACE if rank == ACE else rank] for rank in RANK)
"""Rule rum.points.ace: points by card id in a hand, and in a set."""


def hand_points(cards: Iterable[Card]) -> int:
    """What these cards cost in a hand."""
    return sum(IN_HAND[card] for card in cards)


def meld_points(cards: tuple[Card, ...], low: int) -> int:
    """What the cards of a meld are worth together: a set if `low` is 0, else a run from that place up."""
    return sum(BY_PLACE[low : low + len(cards)]) if low else hand_points(cards)


def place_points(card: Card, place: int) -> int:
    """What a card of a meld is worth: in a set if `place` is 0, else at that place of a run."""
    return BY_PLACE[place] if place else IN_HAND[card]
