"""The best hand rank among any number of rank symbols. It knows ranks alone, no cards.

Ranks are 2 to 14 (Ace) going in; coming out, an Ace that begins a straight is 1.
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.games.trash_poker.rules.ranks import ACE, HIGH_ACE, PLAYED, HandRank

STRAIGHT, SHORT_STRAIGHT = 5, 4
"""Rules trash.hand.straight, trash.lasting.straight: consecutive ranks in a straight, and with the rule changed."""


class BestHand(NamedTuple):
    """The best hand rank and, of all ways to choose it, the one that wins most ties."""

    hand: HandRank
    made: tuple[int, ...]
    """The ranks that form it, in the order in which they decide ties."""
    rest: tuple[int, ...]
    """The others of the five chosen, highest first."""


def best_hand(ranks: Sequence[int], short: bool = False) -> BestHand:
    """Rules trash.hand.best, trash.hand.forced: what these symbols make. With `short`, straights of four count too.

    It asks not which card a symbol stands on (rule trash.hand.symbols).
    """
    counts = [0] * (HIGH_ACE + 1)
    for rank in ranks:
        counts[rank] += 1
    hand, made = _made(counts, short)
    return BestHand(hand, made, _rest(ranks, made))


def _made(counts: Sequence[int], short: bool) -> tuple[HandRank, tuple[int, ...]]:
    """Rules trash.hand.kinds, trash.hand.house, trash.tie.house."""
    best = max(counts)
    if best >= 5:
        return HandRank.FIVE_OF_A_KIND, (_highest(counts, 5),) * 5
    if best == 4:
        return HandRank.FOUR_OF_A_KIND, (_highest(counts, 4),) * 4
    three = _highest(counts, 3) if best == 3 else 0
    pair = _highest(counts, 2, three) if best > 1 else 0
    if three and pair:
        return HandRank.FULL_HOUSE, (three, three, three, pair, pair)
    if straight := _straight(counts, short):
        return HandRank.STRAIGHT, straight
    if three:
        return HandRank.THREE_OF_A_KIND, (three,) * 3
    return _lowest_hands(counts, pair)


def _lowest_hands(counts: Sequence[int], pair: int) -> tuple[HandRank, tuple[int, ...]]:
    """Rules trash.hand.two_pair, trash.hand.high."""
    if not pair:
        high = _highest(counts, 1)
        return HandRank.HIGH_CARD, (high,) if high else ()
    if second := _highest(counts, 2, pair):
        return HandRank.TWO_PAIR, (pair, pair, second, second)
    return HandRank.PAIR, (pair, pair)


def _highest(counts: Sequence[int], least: int, but: int = 0) -> int:
    """The highest rank, other than `but`, that occurs at least so often; 0 for none."""
    for rank in range(HIGH_ACE, ACE, -1):
        if counts[rank] >= least and rank != but:
            return rank
    return 0


def _straight(counts: Sequence[int], short: bool) -> tuple[int, ...]:
    """Rules trash.hand.straight, trash.hand.ace, trash.tie.straight: the ranks of the best straight, top first."""
    there = [*map(bool, counts)]
    there[ACE] = there[HIGH_ACE]
    need, top = SHORT_STRAIGHT if short else STRAIGHT, HIGH_ACE
    if there.count(True) < need:
        return ()
    while top >= need:
        length = _run_down(there, top)
        if length >= need:
            return tuple(range(top, top - min(length, STRAIGHT), -1))
        top -= length + 1
    return ()


def _run_down(there: Sequence[bool], top: int) -> int:
    """How many ranks in a row are there from `top` down."""
    rank = top
    while rank >= ACE and there[rank]:
        rank -= 1
    return top - rank


def _rest(ranks: Sequence[int], made: tuple[int, ...]) -> tuple[int, ...]:
    """Rule trash.hand.five: the highest ranks that fill up the five chosen symbols."""
    if len(made) == PLAYED:
        return ()
    left = sorted(ranks, reverse=True)
    for rank in made:
        left.remove(HIGH_ACE if rank == ACE else rank)
    return tuple(left[: PLAYED - len(made)])
