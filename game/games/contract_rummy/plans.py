"""Plans for a contract over two decks: which melds to collect, and how long that may take.

A face is a suit and a rank, 0 to 51, as the id of its first copy. A plan names the shortest melds of the contract: runs
by their places, sets by their ranks. It may lack cards; each is waited for, the longer the fewer can still come.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from operator import itemgetter

from game.core.cards import Card
from game.core.french import RANKS, SIZE, SUITS
from game.core.melds import HIGH_ACE, LOW_ACE, card_at
from game.games.contract_rummy.rules.options import DECKS, LEAST_IN_A_RUN, LEAST_IN_A_SET, Contract

WINDOWS = tuple(
    tuple(int(card_at(place, suit)) for place in range(low, low + LEAST_IN_A_RUN))
    for suit in range(len(SUITS))
    for low in range(LOW_ACE, HIGH_ACE - LEAST_IN_A_RUN + 2)
)
"""The faces of every shortest run."""
LOWS = HIGH_ACE - LEAST_IN_A_RUN + 1
"""Shortest runs of a suit; the window of a suit and a lowest place is `suit * LOWS + low - 1`."""
_MOST_RUNS, _MOST_PAIRS, _MORE_RANKS, _MOST_PLANS = 14, 24, 3, 40
"""How many shortest runs, pairs of them, ranks beyond those needed, and plans are looked at."""
_TOGETHER = 1.7
"""Waiting for several cards at once takes this norm of the times for each (1 is one after the other)."""
_NEVER = 1e9
_OF_A_RANK = DECKS * len(SUITS)


@dataclass(frozen=True, slots=True)
class Plan:
    """Melds to collect."""

    wait: float
    """Rounds until it is complete, by what can still come."""
    runs: tuple[int, ...]
    """As indices of `WINDOWS`."""
    ranks: tuple[int, ...]
    """Of the sets, 0 (Ace) to 12 (King)."""
    lacking: int
    """Cards that it still needs."""


def counted(cards: Iterable[Card]) -> list[int]:
    """How often each face is among these cards."""
    held = [0] * SIZE
    for card in cards:
        held[card % SIZE] += 1
    return held


class Waits:
    """How long cards are waited for, by how many of them can still come."""

    def __init__(self, coming: Sequence[int], unseen: int, seen_a_round: float) -> None:
        """`coming` by face; `unseen` cards in all, of which a seat sees so many a round."""
        self.coming = coming
        round_ = max(unseen, 1) / seen_a_round
        alone = [_NEVER, *(round_ / outs for outs in range(1, _OF_A_RANK + 1))]
        self.one = [time**_TOGETHER for time in alone]
        """By outs, as it adds up in plans."""
        self.several = [
            [self._several(alone, outs, lacking) for lacking in range(LEAST_IN_A_SET + 1)]
            for outs in range(_OF_A_RANK + 1)
        ]
        """Of cards that any of so many outs will do, by outs and how many are needed."""
        self.of_rank = [sum(coming[suit * RANKS + rank] for suit in range(len(SUITS))) for rank in range(RANKS)]

    @staticmethod
    def _several(alone: Sequence[float], outs: int, lacking: int) -> float:
        return float(sum(alone[max(outs - step, 0)] for step in range(lacking)) ** _TOGETHER)


def plans(held: Sequence[int], contract: Contract, waits: Waits) -> list[Plan]:
    """The plans that are worth a thought, from the shortest wait up; never none, unless nothing can come."""
    of_rank = [sum(held[suit * RANKS + rank] for suit in range(len(SUITS))) for rank in range(RANKS)]
    found = [
        (cost + more, runs, ranks, lacking + also)
        for cost, runs, lacking, used in _runs(held, contract.runs, waits)
        for more, ranks, also in _ranks(of_rank, used, contract.sets, waits)
    ]
    found.sort(key=itemgetter(0))
    return [
        Plan(cost ** (1 / _TOGETHER), runs, ranks, lacking)
        for cost, runs, ranks, lacking in found[:_MOST_PLANS]
        if cost < _NEVER
    ]


_Runs = tuple[float, tuple[int, ...], int, dict[int, int]]
"""Cost, windows, cards lacking, and by rank how many held cards they use."""


def _runs(held: Sequence[int], number: int, waits: Waits) -> list[_Runs]:
    if not number:
        return [(0.0, (), 0, {})]
    singles = sorted(_single(held, window, waits) for window in range(len(WINDOWS)))[:_MOST_RUNS]
    if number == 1:
        return [_with_used(held, cost, (window,), lacking) for cost, lacking, window in singles]
    pairs = [_pair(held, one, two, waits) for one, two in combinations_with_replacement(singles, 2)]
    return [_with_used(held, *pair) for pair in sorted(pairs)[:_MOST_PAIRS]]


def _single(held: Sequence[int], window: int, waits: Waits) -> tuple[float, int, int]:
    cost, lacking = 0.0, 0
    for face in WINDOWS[window]:
        if not held[face]:
            cost += waits.one[waits.coming[face]]
            lacking += 1
    return cost, lacking, window


_Single = tuple[float, int, int]


def _pair(held: Sequence[int], one: _Single, two: _Single, waits: Waits) -> tuple[float, tuple[int, ...], int]:
    """Two runs; where they overlap they need two copies of a face."""
    cost, lacking = one[0] + two[0], one[1] + two[1]
    first, second = one[2], two[2]
    if first // LOWS == second // LOWS and abs(first - second) < LEAST_IN_A_RUN:
        for face in WINDOWS[first]:
            if face in WINDOWS[second]:
                if held[face] == 1:
                    cost += waits.one[waits.coming[face]]
                    lacking += 1
                elif not held[face] and waits.coming[face] < DECKS:
                    cost = _NEVER
    return cost, (first, second), lacking


def _with_used(held: Sequence[int], cost: float, windows: tuple[int, ...], lacking: int) -> _Runs:
    used: dict[int, int] = {}
    needed = [face for window in windows for face in WINDOWS[window]]
    for face in set(needed):
        if held[face]:
            used[face % RANKS] = used.get(face % RANKS, 0) + min(held[face], needed.count(face))
    return cost, windows, lacking, used


def _ranks(
    of_rank: Sequence[int], used: dict[int, int], number: int, waits: Waits
) -> list[tuple[float, tuple[int, ...], int]]:
    """Ways to choose the ranks of so many sets from what runs leave: cost, ranks, cards lacking."""
    if not number:
        return [(0.0, (), 0)]
    offers = []
    for rank, of_all in enumerate(of_rank):
        left, several = of_all - used.get(rank, 0), waits.several[waits.of_rank[rank]]
        while left > 0:
            lacking = LEAST_IN_A_SET - left if left < LEAST_IN_A_SET else 0
            offers.append((several[lacking], lacking, rank))
            left -= LEAST_IN_A_SET
    best = sorted(offers)[: number + _MORE_RANKS]
    ways = []
    for some in combinations(best, number):
        total, lacking = 0.0, 0
        for cost, more, _ in some:
            total += cost
            lacking += more
        ways.append((total, tuple([rank for _, _, rank in some]), lacking))
    return ways
