"""What a game may ask of the house beyond its rules: time to answer, empty seats, what counts as a hand won."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.events import Event
from game.core.zones import Seat


@dataclass(frozen=True, slots=True)
class Clock:
    """TABLE is going to act, but not at once: others may answer first."""

    seconds: float
    """After which TABLE does its one legal action; 0 for never by itself."""
    owes: tuple[Seat, ...]
    """Who has still to answer, in the order of asking. When nobody has, TABLE does not wait any longer."""
    window: int = 0
    """The time is one for all positions of one number, one after the other, and begins anew with the next."""


class Customs:
    """The part `customs` of a game is an instance of a subclass; a game without that part has these."""

    def clock(self, state: Any, /) -> Clock | None:  # noqa: ARG002
        """The time to answer in this position, which has TABLE among those to act; None where there is none."""
        return None

    has_hands = False
    """Whether hands are won within a match: see `hands_won`."""

    def absent(self, options: Any, seats: int, /) -> tuple[Seat, ...]:  # noqa: ARG002
        """The seats at which nobody sits, because TABLE acts for them."""
        return ()

    def hands_won(self, events: Sequence[Event], /) -> tuple[Seat, ...]:  # noqa: ARG002
        """Who has won a hand by what happened in one step."""
        return ()
