"""Hand ranks, and the areas of a tableau: the words that all other parts share."""

from enum import IntEnum

from game.core.french import ACE, JACK, KING, QUEEN

HIGH_ACE = KING + 1
"""The rank of an Ace wherever ranks are compared, but for a straight that begins with it."""
FACE_RANKS = (JACK, QUEEN, KING)
"""Rule trash.card.faces: the ranks with a face."""
TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN = range(2, JACK)
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
"""Suits as indexes into `game.core.french.SUITS`."""
PLAYED = 5
"""Cards that are played, and rank symbols and suit symbols that are chosen among them."""


class HandRank(IntEnum):
    """Rule trash.hand.ranks: the hand ranks; the value is the base of their rank points."""

    HIGH_CARD = 1
    PAIR = 2
    TWO_PAIR = 3
    THREE_OF_A_KIND = 4
    STRAIGHT = 6
    FULL_HOUSE = 7
    FOUR_OF_A_KIND = 8
    FIVE_OF_A_KIND = 9


class Area(IntEnum):
    """Rule trash.upgrade.areas: where cards for upgrades lie on a tableau, as an index.

    The first two are the two places of one area, with room for one card each; the others take any number.
    """

    HEARTS_DIAMONDS = 0
    SPADES_CLUBS = 1
    DRAW = 2
    CLEANUP = 3
    KINDS = 4
    """Five and four of a kind."""
    HOUSES = 5
    """Full house and straight."""
    REST = 6
    """Three of a kind, two pair, pair, high card."""


NO_UPGRADES = (0,) * len(Area)
HAND_AREAS = (Area.KINDS, Area.HOUSES, Area.REST)
"""The areas that raise the rank points of a hand rank."""


def room(upgrades: tuple[int, ...], area: Area) -> bool:
    """Rules trash.upgrade.suits, trash.upgrade.limit: whether a card more fits, with so many lying in each area."""
    return area not in (Area.HEARTS_DIAMONDS, Area.SPADES_CLUBS) or not upgrades[area]


__all__ = ["ACE", "JACK", "KING", "QUEEN"]
