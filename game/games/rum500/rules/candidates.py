"""Every meld that can be made of some cards."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from game.core.cards import Card
from game.core.french import ACE, RANK, SUIT, SUITS
from game.core.melds import HIGH_ACE
from game.games.rum500.rules.actions import LayDown
from game.games.rum500.rules.options import LEAST_IN_A_MELD, MOST_IN_A_SET


def lay_downs(cards: Iterable[Card]) -> Iterator[LayDown]:
    """Every meld in one deck's `cards`, each once for every way to read it: sets by rank, then runs by suit."""
    by_rank: dict[int, list[Card]] = {}
    by_suit: tuple[dict[int, Card], ...] = tuple({} for _ in SUITS)
    for card in cards:
        by_rank.setdefault(RANK[card], []).append(card)
        by_suit[SUIT[card]][RANK[card]] = card
    for rank in sorted(by_rank):
        yield from _sets(by_rank[rank])
    for suit in by_suit:
        if len(suit) >= LEAST_IN_A_MELD:
            yield from _runs(suit)


def _sets(cards: list[Card]) -> Iterator[LayDown]:
    for size in range(LEAST_IN_A_MELD, min(len(cards), MOST_IN_A_SET) + 1):
        yield from (LayDown(chosen, 0) for chosen in combinations(sorted(cards), size))


def _runs(suit: dict[int, Card]) -> Iterator[LayDown]:
    """The runs in cards of one suit, by rank."""
    at = {**suit, HIGH_ACE: suit[ACE]} if ACE in suit else suit
    for low in sorted(at):
        cards: list[Card] = []
        for place in range(low, HIGH_ACE + 1):
            if place not in at or len(cards) == len(suit):
                break
            cards.append(at[place])
            if len(cards) >= LEAST_IN_A_MELD:
                yield LayDown(tuple(cards), low)
