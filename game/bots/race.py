"""Who will be first: races to a target in which every turn brings about as much as another."""

from collections.abc import Sequence
from itertools import accumulate
from math import exp

_MOST = 40
"""Turns looked ahead; later ones weigh nothing."""

Turns = tuple[float, ...]
"""By number of turns from 0: the chance that so many are still needed."""

THERE: Turns = (1.0, *[0.0] * _MOST)
"""No turn is needed."""


def turns(mean: float) -> Turns:
    """One turn, and `mean` further ones as a Poisson distribution has them."""
    chances, chance = [0.0], exp(-mean)
    for number in range(_MOST):
        chances.append(chance)
        chance *= mean / (number + 1)
    return tuple(chances)


def later(needed: Turns) -> Turns:
    """One turn more."""
    return (0.0, *needed[:-1])


def mixed(share: float, one: Turns, other: Turns) -> Turns:
    """`one` with the chance `share`, else `other`."""
    return tuple(share * a + (1 - share) * b for a, b in zip(one, other, strict=True))


def first(mine: Turns, others: Sequence[Turns]) -> float:
    """The chance to get there first for somebody whose next turn comes after one of each of the others."""
    left = [1.0] * len(mine)
    for needed in others:
        left = [chance * (1 - done) for chance, done in zip(left, accumulate(needed), strict=True)]
    return sum(chance * open_ for chance, open_ in zip(mine, left, strict=True))
