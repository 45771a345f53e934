"""Where everything lies on 500 Rum's table, for any window."""

from pygame import FRect

from game.games.rum500.places import Places, Wants
from game.games.rum500.places_small import small
from game.games.rum500.places_upright import upright
from game.games.rum500.places_wide import wide
from game.ui.screen import Screen


def places(area: FRect, screen: Screen, wants: Wants) -> Places:
    """The arrangement for the shape of the window."""
    if screen.portrait:
        return upright(area, screen, wants)
    if screen.compact:
        return small(area, screen, wants)
    return wide(area, screen, wants)
