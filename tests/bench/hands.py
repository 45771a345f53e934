"""Microseconds a hand: Trash Poker's reading of five cards beside the hand of pokerkit, in one run.

`python -m tests.bench.hands [HANDS]` prints a table. All read the same random hands of one deck, and then Trash Poker
alone hands with jokers and with stars, which pokerkit does not know. They take turns, so that a busy machine is busy
for all; the best round of each counts, in processor time. A reading here holds every reason for its points; pokerkit's
hand is its category and its strength.
"""

import random
import sys
from collections.abc import Callable, Sequence
from platform import python_implementation, python_version
from time import thread_time

from pokerkit import StandardHighHand

from game.core.cards import Card
from game.core.zones import Seat
from game.games.trash_poker.rules.backing import backing
from game.games.trash_poker.rules.cards import STARS, deck, notation, stack
from game.games.trash_poker.rules.jokers import Stack
from game.games.trash_poker.rules.reading import best_stars, evaluate

ROUNDS = 5
Hand = tuple[Card, ...]
FULL = backing((1, 1, 2, 2, 2, 2, 2), stack(Stack.UNLOCKABLE))
"""The most that can stand behind a hand: upgrades, and every unlockable joker in the Trash."""


def plain(chance: random.Random) -> Hand:
    """Five cards of one deck."""
    return tuple(chance.sample(deck(Seat(0)), 5))


def joking(chance: random.Random) -> Hand:
    """Five cards, two of them starting jokers without a star."""
    return (
        *chance.sample(deck(Seat(0)), 3),
        *chance.sample([card for card in stack(Stack.STARTING) if not STARS[card]], 2),
    )


def starred(chance: random.Random) -> Hand:
    """Five cards, one of them the red star."""
    return (*chance.sample(deck(Seat(0)), 4), *[card for card in stack(Stack.STARTING) if STARS[card]])


def name(card: Card) -> str:
    """A card as pokerkit writes it: `Ts`."""
    text = notation(card)
    return text[:-1].replace("10", "T") + text[-1].lower()


def per_hand(work: Callable[[Hand], object], hands: Sequence[Hand]) -> float:
    """Microseconds."""
    start = thread_time()
    for hand in hands:
        work(hand)
    return (thread_time() - start) / len(hands) * 1e6


def main(count: int) -> None:
    """Prints the table."""
    chance = random.Random(1)
    dealt = [plain(chance) for _ in range(count)]
    names = {hand: "".join(map(name, hand)) for hand in dealt}
    rows: dict[str, tuple[Callable[[Hand], object], list[Hand]]] = {
        "Kitchen Table, plain cards": (evaluate, dealt),
        "pokerkit, the same cards": (lambda hand: StandardHighHand(names[hand]).entry, dealt),
        "Kitchen Table, two jokers": (evaluate, [joking(chance) for _ in range(count)]),
        "Kitchen Table, plain cards, all jokers in the Trash": (lambda hand: evaluate(hand, (), FULL), dealt),
        "Kitchen Table, what is best for a star": (best_stars, [starred(chance) for _ in range(count // 10)]),
    }
    best = dict.fromkeys(rows, float("inf"))
    for _ in range(ROUNDS):
        for row, (work, hands) in rows.items():
            best[row] = min(best[row], per_hand(work, hands))
    print(f"{python_implementation()} {python_version()}, {count} hands, best of {ROUNDS} rounds")
    print("| | µs a hand | of the first |\n|---|---|---|")
    for row, time in best.items():
        print(f"| {row} | {time:.1f} | {time / next(iter(best.values())):.2f} times |")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
