"""The buy window: who may still ask for the top discard, who has asked, and in which order.

It opens with every discard and with the flip, and is closed by TABLE (time is up), by the next player (who takes,
allows or denies), or by itself when nobody is left who could ask. What was asked stands until the next player answers.
"""

from dataclasses import dataclass

from game.core.zones import Seat


@dataclass(frozen=True, slots=True)
class Window:
    """The buying of one discard. The first `Window()` of a hand, and that after an answer, is closed and empty."""

    buyers: tuple[Seat, ...] = ()
    """Who may ask for it, in the order of play. Empty: nobody may, or nobody may any more."""
    requests: tuple[Seat, ...] = ()
    """Who has asked, first come first. After a denial they stay, for a put-back would revive them."""
    waived: tuple[Seat, ...] = ()
    """Who lets it go for now, in the order in which they said so; among them the next player, who waits."""
    cancelled: tuple[Seat, ...] = ()
    """Who took a request back, and may not ask for this discard again."""

    @property
    def open(self) -> bool:
        """Whether requests may still come."""
        return bool(self.buyers)

    @property
    def unanswered(self) -> tuple[Seat, ...]:
        """The buyers who have said nothing yet."""
        return tuple(seat for seat in self.buyers if seat not in self.requests and seat not in self.waived)
