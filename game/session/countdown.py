"""Real time for those who may answer. It passes only when it is told to, so that a hidden page stops it."""

from dataclasses import dataclass

from game.core.rng import Rng
from game.core.zones import Seat

SOONEST, LATEST = 0.7, 1.6
"""Seconds after which guests answer: long enough that a person who is quick comes first."""


@dataclass(slots=True)
class Countdown:
    """The time of one window, whatever is done in it."""

    seconds: float
    """In all; 0 for no end."""
    window: int
    """See `Clock`."""
    seed: int
    """What the guests' delays are drawn from."""
    passed: float = 0.0

    @property
    def left(self) -> float:
        """Seconds; 0 when it has run out, and when it never does."""
        return max(0.0, self.seconds - self.passed)

    @property
    def share(self) -> float:
        """What is left of it, 1 to 0; always 1 when it never ends."""
        return self.left / self.seconds if self.seconds else 1.0

    @property
    def out(self) -> bool:
        """Whether it has run out."""
        return 0 < self.seconds <= self.passed

    def due(self, guest: Seat) -> float:
        """Seconds until that guest answers; not more than 0 when they have gone by."""
        share, _ = Rng(self.seed + guest).below(1000)
        return SOONEST + (LATEST - SOONEST) * share / 1000 - self.passed

    def answers(self, guest: Seat) -> bool:
        """Whether that guest does not think about it any longer."""
        return self.out or self.due(guest) <= 0

    def end(self) -> None:
        """Nobody needs any more time."""
        self.seconds = self.passed = self.seconds or 1.0
