"""Whether and how a hand makes its contract.

Only how faces fall into melds matters, so a hand is counted by suit and rank. `ways` gives the lay-downs that differ
in the ranks of their sets or in the places of their runs, each meld as short as can be: whatever else belongs to a meld
can be played onto it in the same turn. Which copy of a face, and which suits of a rank, makes no difference to what is
left after that; a card just taken from the discard pile goes first, since it cannot be discarded.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from game.core.cards import Card
from game.core.french import ACE, KING, RANK, SUIT, SUITS
from game.core.melds import HIGH_ACE, LOW_ACE, run_lows
from game.games.contract_rummy.rules.actions import Group, LayDown
from game.games.contract_rummy.rules.options import LEAST_IN_A_RUN, LEAST_IN_A_SET, Contract

_LAST_LOW = HIGH_ACE - LEAST_IN_A_RUN + 1
_PLACES = tuple(ACE if place == HIGH_ACE else place for place in range(HIGH_ACE + 1))
"""By place in a run: the rank that lies there."""


class Run(NamedTuple):
    """A run by its suit, lowest place and length."""

    suit: int
    low: int
    length: int = LEAST_IN_A_RUN

    @property
    def faces(self) -> tuple[tuple[int, int], ...]:
        """Suit and rank of its cards, from the lowest place up."""
        return tuple((self.suit, _PLACES[place]) for place in range(self.low, self.low + self.length))


def ways(hand: Iterable[Card], contract: Contract, taken: Card | None = None) -> Iterator[LayDown]:
    """Every way that matters to lay down `contract` from `hand`; `taken` is used before other copies."""
    cards = sorted(hand, key=lambda card: (card != taken, card))
    return _with_all(cards, contract) if contract.everything else _with_some(cards, contract)


def makes(hand: Iterable[Card], contract: Contract) -> bool:
    """Whether the contract can be laid down."""
    return next(ways(hand, contract), None) is not None


class _Pool:
    """Cards by face, taken from as melds are made, in the order in which they were given."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.faces: dict[tuple[int, int], list[Card]] = {}
        for card in cards:
            self.faces.setdefault((SUIT[card], RANK[card]), []).append(card)

    def run(self, run: Run) -> Group:
        """The cards of a run, which are there."""
        return Group(tuple(self.faces[face].pop(0) for face in run.faces), run.low)

    def set(self, rank: int, order: Sequence[Card]) -> Group:
        """Three cards of a rank, which are there: the first in `order`."""
        left = [self.faces.get((suit, rank), []) for suit in range(len(SUITS))]
        cards = sorted((card for each in left for card in each), key=order.index)[:LEAST_IN_A_SET]
        for card in cards:
            self.faces[SUIT[card], rank].remove(card)
        return Group(tuple(cards), 0)


def _with_some(cards: Sequence[Card], contract: Contract) -> Iterator[LayDown]:
    """Rule rummy.laydown: shortest melds; the other cards stay."""
    held = counted(cards)
    ranks = [rank for rank in range(ACE, KING + 1) if sum(suit[rank] for suit in held) >= LEAST_IN_A_SET]
    if contract.sets and not ranks:
        return
    for runs in run_choices(held, contract.runs):
        for sets in combinations_with_replacement(ranks, contract.sets):
            if fits(held, runs, sets):
                pool = _Pool(cards)
                yield LayDown((*(pool.run(run) for run in runs), *(pool.set(rank, cards) for rank in sets)))


def counted(cards: Iterable[Card]) -> list[list[int]]:
    """How often each face is held, by suit and rank."""
    held = [[0] * (KING + 1) for _ in SUITS]
    for card in cards:
        held[SUIT[card]][RANK[card]] += 1
    return held


def run_choices(held: Sequence[Sequence[int]], number: int) -> Iterator[tuple[Run, ...]]:
    """So many shortest runs, each of cards that are there; all of them together may need too many."""
    windows = [
        Run(suit, low)
        for suit, ranks in enumerate(held)
        for low in range(LOW_ACE, _LAST_LOW + 1)
        if all(ranks[_PLACES[place]] for place in range(low, low + LEAST_IN_A_RUN))
    ]
    return combinations_with_replacement(windows, number)


def fits(held: Sequence[Sequence[int]], runs: Iterable[Run], sets: Sequence[int]) -> bool:
    """Rules rummy.same.suit, rummy.same.rank: whether the cards suffice for all of these melds together."""
    used: dict[tuple[int, int], int] = {}
    for run in runs:
        for face in run.faces:
            used[face] = used.get(face, 0) + 1
    if any(number > held[suit][rank] for (suit, rank), number in used.items()):
        return False
    for rank in set(sets):
        left = sum(held[suit][rank] - used.get((suit, rank), 0) for suit in range(len(SUITS)))
        if left < sets.count(rank) * LEAST_IN_A_SET:
            return False
    return True


def _with_all(cards: Sequence[Card], contract: Contract) -> Iterator[LayDown]:
    """Rule rummy.six: every card belongs to one set or to one of two runs, each as long as it must be."""
    for rank in range(ACE, KING + 1):
        same = [card for card in cards if RANK[card] == rank]
        others = [card for card in cards if RANK[card] != rank]
        if len(same) < LEAST_IN_A_SET or len({SUIT[card] for card in others}) > contract.runs:
            continue
        seen = set()
        for size in range(LEAST_IN_A_SET, len(same) + 1):
            for chosen in combinations(same, size):
                faces = tuple(sorted(SUIT[card] for card in chosen))
                if faces not in seen:
                    seen.add(faces)
                    rest = [card for card in cards if card not in chosen]
                    yield from (LayDown((Group(chosen, 0), *runs)) for runs in _two_runs(rest))


def _two_runs(cards: Sequence[Card]) -> Iterator[tuple[Group, Group]]:
    """Two runs of all these cards: each different pair of places once."""
    suits = sorted({SUIT[card] for card in cards})
    if len(suits) == 1:
        yield from _split(cards, suits[0])
    if len(suits) != 2:
        return
    one, two = (tuple(card for card in cards if SUIT[card] == suit) for suit in suits)
    if min(len(one), len(two)) >= LEAST_IN_A_RUN:
        yield from ((Group(one, low), Group(two, other)) for low in run_lows(one) for other in run_lows(two))


def _split(cards: Sequence[Card], suit: int) -> Iterator[tuple[Group, Group]]:
    """Rule rummy.same.suit: two runs of one suit, the one that begins lower first."""
    held = counted(cards)
    for low in range(LOW_ACE, _LAST_LOW + 1):
        for length in range(LEAST_IN_A_RUN, min(HIGH_ACE + 2 - low, len(cards) - LEAST_IN_A_RUN + 1)):
            run = Run(suit, low, length)
            if fits(held, (run,), ()):
                pool = _Pool(cards)
                first = pool.run(run)
                rest = tuple(card for card in cards if card not in first.cards)
                for other in run_lows(rest):
                    if (low, length) <= (other, len(rest)):
                        yield first, Group(rest, other)
