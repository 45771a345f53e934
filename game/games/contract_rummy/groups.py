"""Cards put together towards the contract: what a group is, what it lacks, and how a hand is best grouped.

A group is what a person lays beside each other before laying down; the rules do not know it.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, islice, product

from game.core.cards import Card
from game.core.french import ACE, KING, RANK, SUIT, SUITS
from game.core.melds import HIGH_ACE, LOW_ACE, one_rank, one_suit
from game.games.contract_rummy.rules.actions import Group, LayDown
from game.games.contract_rummy.rules.finder import Run, counted, ways
from game.games.contract_rummy.rules.fit import readings
from game.games.contract_rummy.rules.options import LEAST_IN_A_RUN, LEAST_IN_A_SET, Contract
from game.games.contract_rummy.rules.scoring import POINTS, hand_points

Cards = tuple[Card, ...]
Face = tuple[int, int]
"""Suit and rank."""
MOST_WAYS = 60
"""So many ways to lay down a hand are compared at most: those that come first are all there is in nearly any hand."""
MOST_RANKS, MOST_RUNS = 5, 9
"""So many beginnings of sets and of runs are put together at most, those with the fewest cards missing."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One meld of the contract, as far as it is there."""

    run: bool
    cards: Cards

    @property
    def least(self) -> int:
        """How many cards it needs."""
        return LEAST_IN_A_RUN if self.run else LEAST_IN_A_SET

    @property
    def together(self) -> bool:
        """Whether these cards can be in such a meld at all."""
        return not self.cards or (bool(_spans(self.cards)) if self.run else one_rank(self.cards))

    @property
    def lows(self) -> tuple[int, ...]:
        """How it can be read once it is complete; none while it is not."""
        return tuple(low for low in readings(self.cards) if bool(low) == self.run)

    @property
    def complete(self) -> bool:
        """Whether it is a meld."""
        return bool(self.lows)

    @property
    def rank(self) -> int | None:
        """Of a set that has begun: its rank. Any suit will do."""
        return RANK[self.cards[0]] if self.cards and not self.run else None

    @property
    def missing(self) -> int:
        """How many cards it lacks; of cards that do not go together, all."""
        if not self.together:
            return self.least
        if not self.run or not self.cards:
            return max(0, self.least - len(self.cards))
        return min(_lacks(span) for span in _spans(self.cards))

    @property
    def wanted(self) -> tuple[Face, ...]:
        """The faces inside a run that has begun, or else next to it, that bring it nearer to a meld, lowest first."""
        if not self.run or not self.cards or not self.together or self.complete:
            return ()
        suit, faces = SUIT[self.cards[0]], set[int]()
        best = [span for span in _spans(self.cards) if _lacks(span) == self.missing]
        for span in best:
            inside = [place for place in range(span[0], span[-1]) if place not in span]
            ends = [place for place in (span[0] - 1, span[-1] + 1) if LOW_ACE <= place <= HIGH_ACE]
            faces.update(inside or ends)
        return tuple((suit, ACE if place == HIGH_ACE else place) for place in sorted(faces))


def _spans(cards: Sequence[Card]) -> list[list[int]]:
    """The places of cards that may become one run, an Ace low or high; none when they never can."""
    if not cards or not one_suit(cards):
        return []
    found = []
    for places in product(*((LOW_ACE, HIGH_ACE) if RANK[card] == ACE else (RANK[card],) for card in cards)):
        if len(set(places)) == len(places):
            found.append(sorted(places))
    return found


def _lacks(span: Sequence[int]) -> int:
    return max(LEAST_IN_A_RUN, span[-1] - span[0] + 1) - len(span)


def slots(contract: Contract, groups: Sequence[Cards] = ()) -> tuple[Slot, ...]:
    """The contract's melds, sets first, with the cards that have been put there."""
    runs = [False] * contract.sets + [True] * contract.runs
    cards = [*groups, *[()] * (len(runs) - len(groups))]
    return tuple(Slot(run, group) for run, group in zip(runs, cards, strict=True))


def lay_downs(found: Sequence[Slot]) -> tuple[LayDown, ...]:
    """Every way to lay these slots down; none while one of them is incomplete."""
    return tuple(
        LayDown(tuple(Group(slot.cards, low) for slot, low in zip(found, lows, strict=True)))
        for lows in product(*(slot.lows for slot in found))
    )


def grouped(hand: Iterable[Card], contract: Contract, taken: Card | None = None) -> tuple[Cards, ...]:
    """The hand as it is best put together: the contract with the least left over, or as much of it as there is."""
    cards = tuple(hand)
    whole = [_grown(_in_slots(way), cards, contract) for way in islice(ways(cards, contract, taken), MOST_WAYS)]
    if whole:
        return min(whole, key=lambda groups: hand_points(set(cards).difference(*groups)))
    return min(_begun(cards, contract), key=lambda groups: _worth(groups, contract))


def _in_slots(way: LayDown) -> tuple[Cards, ...]:
    """Sets first, as `slots` has them."""
    return tuple(meld.cards for meld in sorted(way.melds, key=lambda meld: bool(meld.low)))


def _grown(groups: Sequence[Cards], hand: Sequence[Card], contract: Contract) -> tuple[Cards, ...]:
    """With every other card that fits a group, the dearest first."""
    if contract.everything:
        return tuple(groups)
    found = list(groups)
    left = sorted(set(hand).difference(*groups), key=lambda card: (-POINTS[card], card))
    while added := next(_fitting(found, left), None):
        number, card = added
        found[number] = (*found[number], card)
        left.remove(card)
    return tuple(found)


def _fitting(groups: Sequence[Cards], left: Sequence[Card]) -> Iterator[tuple[int, Card]]:
    for card in left:
        for number, group in enumerate(groups):
            if any(bool(low) != one_rank(group) for low in readings((*group, card))):
                yield number, card


def _begun(hand: Cards, contract: Contract) -> Iterator[tuple[Cards, ...]]:
    """Beginnings of the contract's melds, every card in one of them at most."""
    held = counted(hand)
    ranks = sorted(range(ACE, KING + 1), key=lambda rank: -sum(suit[rank] for suit in held))[:MOST_RANKS]
    windows = [Run(suit, low) for suit in range(len(SUITS)) for low in range(LOW_ACE, HIGH_ACE - LEAST_IN_A_RUN + 2)]
    windows.sort(key=lambda run: -sum(held[suit][rank] > 0 for suit, rank in run.faces))
    for sets in combinations_with_replacement(ranks, contract.sets):
        for runs in combinations_with_replacement(windows[:MOST_RUNS], contract.runs):
            yield _taken_from(hand, sets, runs)


def _taken_from(hand: Cards, sets: Iterable[int], runs: Iterable[Run]) -> tuple[Cards, ...]:
    """Cards of these runs first, for they have fewer to choose from; then of these sets."""
    left = list(hand)

    def take(fits: Iterable[Card], most: int) -> Cards:
        found = tuple(islice(fits, most))
        for card in found:
            left.remove(card)
        return found

    laid = []
    for run in runs:
        first = {(SUIT[card], RANK[card]): card for card in reversed(left)}
        laid.append(take([first[face] for face in run.faces if face in first], LEAST_IN_A_RUN))
    same = [take([card for card in left if RANK[card] == rank], LEAST_IN_A_SET) for rank in sets]
    return (*same, *laid)


def _worth(groups: tuple[Cards, ...], contract: Contract) -> tuple[int, int]:
    """Fewest cards missing, then fewest points left."""
    return sum(slot.missing for slot in slots(contract, groups)), -sum(hand_points(group) for group in groups)
