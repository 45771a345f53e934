"""The player every bot must beat: anything that is allowed."""

from collections.abc import Generator, Sequence
from typing import Any, TypeVar

from game.core.rng import Rng
from game.core.zones import Seat

A = TypeVar("A")


class RandomBot:
    """Plays one of the canonical actions, each as likely as any. Works for every game."""

    def think(self, view: Any, seat: Seat, legal: Sequence[A], rng: Rng) -> Generator[None, None, A]:  # noqa: ARG002
        """Never yields: choosing takes no time."""
        action, _ = rng.choice(legal)
        return action
        yield
