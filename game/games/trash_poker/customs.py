"""What Trash Poker asks of the house: nobody sits at the seats of houses."""

from typing import Any

from game.core.zones import Seat
from game.session.customs import Customs


class TrashPokerCustoms(Customs):
    """See `game.session.customs.Customs`."""

    def absent(self, options: Any, seats: int, /) -> tuple[Seat, ...]:
        """Rule trash.house.seat: the last seats."""
        return tuple(map(Seat, range(seats - options.houses_among(seats), seats)))


CUSTOMS = TrashPokerCustoms()
