"""Microseconds a hand: finding all ways to lay a contract down, for hands of 12, 16 and 25 cards, with duplicates.

`python -m tests.bench.contracts [HANDS]` prints a table, in processor time, the best round of each. `worst` is the
slowest single hand. The last row sets the finder beside brute force over subsets, on the same hands of 10 cards.
"""

import random
import sys
from collections.abc import Callable, Sequence
from platform import python_implementation, python_version
from time import thread_time

from game.core.cards import Card
from game.core.french import RANK, deck
from game.games.contract_rummy.rules.finder import ways
from game.games.contract_rummy.rules.options import CONTRACTS, DECKS, Contract
from tests.games.contract_rummy.test_finder import partitions

ROUNDS = 3
SIZES = (12, 16, 25)
Hand = tuple[Card, ...]
Finder = Callable[[Hand, Contract], object]


def all_ways(hand: Hand, contract: Contract) -> int:
    """How many."""
    return sum(1 for _ in ways(hand, contract))


def by_force(hand: Hand, contract: Contract) -> int:
    """How many ways to take melds out of the hand, each card a card of its own."""
    return sum(1 for _ in partitions(hand, contract))


def times(find: Finder, hands: Sequence[Hand], contract: Contract) -> list[float]:
    """Microseconds for each hand, the best of some rounds."""
    best = [float("inf")] * len(hands)
    for _ in range(ROUNDS):
        for number, hand in enumerate(hands):
            start = thread_time()
            find(hand, contract)
            best[number] = min(best[number], (thread_time() - start) * 1e6)
    return best


def crowded(chance: random.Random, size: int) -> Hand:
    """Cards of the ranks from Ace to 7 alone, so that melds are many."""
    return tuple(chance.sample([card for card in deck(DECKS) if RANK[card] <= 7], size))


def main(number: int) -> None:
    """Prints the table."""
    chance = random.Random(1)
    print(f"{python_implementation()} {python_version()}, {number} hands each; mean and worst")
    for size in SIZES:
        kinds = {"any": [tuple(chance.sample(deck(DECKS), size)) for _ in range(number)]}
        kinds["A to 7"] = [crowded(chance, size) for _ in range(number)]
        for kind, hands in kinds.items():
            for hand, contract in enumerate(CONTRACTS, 1):
                taken = times(all_ways, hands, contract)
                print(f"| {size} cards, {kind} | Hand {hand} | {sum(taken) / number:8.0f} | {max(taken):8.0f} |")
    hands = [crowded(chance, 10) for _ in range(number // 10)]
    ours, force = (sum(times(find, hands, CONTRACTS[1])) for find in (all_ways, by_force))
    print(f"| 10 cards, Hand 2: brute force takes | {force / ours:.0f} times as long |")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 200)
