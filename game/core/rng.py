"""Chance as a value: the same seed gives the same game on every machine."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


@dataclass(frozen=True, slots=True)
class Rng:
    """SplitMix64: a number that yields numbers, and the generator after each.

    Source: G. L. Steele, D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
    """

    state: int = 0

    def next(self) -> "tuple[int, Rng]":
        """A whole number below 2**64, and the generator that follows."""
        state = (self.state + _GAMMA) & _MASK
        return _mixed(state), Rng(state)

    def below(self, limit: int) -> "tuple[int, Rng]":
        """A number from 0 to `limit` - 1, each equally likely. `limit` is 1 or more, else ValueError."""
        if limit < 1:
            raise ValueError(f"nothing to choose from: {limit}")
        number, state = _below(self.state, limit)
        return number, Rng(state)

    def choice(self, items: Sequence[T]) -> "tuple[T, Rng]":
        """One of `items`, each equally likely. ValueError when there is none."""
        index, rng = self.below(len(items))
        return items[index], rng

    def shuffled(self, items: Sequence[T]) -> "tuple[tuple[T, ...], Rng]":
        """All of `items` in an order of which each is equally likely (Fisher and Yates)."""
        mixed, state = list(items), self.state
        for last in range(len(mixed) - 1, 0, -1):
            other, state = _below(state, last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed), Rng(state)


def _mixed(state: int) -> int:
    mixed = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & _MASK
    return mixed ^ (mixed >> 31)


def _below(state: int, limit: int) -> tuple[int, int]:
    """A number below `limit`, and the state after it. Numbers that would make some likelier are passed over."""
    fair = (1 << 64) - (1 << 64) % limit
    while True:
        state = (state + _GAMMA) & _MASK
        number = _mixed(state)
        if number < fair:
            return number % limit, state
