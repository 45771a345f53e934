"""Where everything lies on 500 Rum's table, for any window."""

from pygame import FRect

from game.games.rum500.places import Places, Wants
from game.games.rum500.places_small import small
from game.games.rum500.places_upright import upright
from game.games.rum500.places_wide import wide
from game.ui.screen import Screen

LEAST = 24.0
"""CSS pixels of a card's width below which another arrangement is tried."""


def places(area: FRect, screen: Screen, wants: Wants) -> Places:
    """The arrangement for the shape of the window, unless the one for small boxes shows hand and pile larger.

    Near a square, or with tall text, the rows of the upright one or the columns of the wide one may leave no room.
    """
    if screen.compact and not screen.portrait:
        return small(area, screen, wants)
    usual = (upright if screen.portrait else wide)(area, screen, wants)
    return usual if _smallest(usual) >= LEAST else max(usual, small(area, screen, wants), key=_smallest)


def _smallest(at: Places) -> float:
    return min(at.hand.width, at.middle.pile.width)
