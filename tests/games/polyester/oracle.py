"""A second scorer, slow and written from the rule text alone: tries every face for every wild, and every partition.

`python -m tests.games.polyester.oracle [HANDS]` compares it with the rules over random hands of up to 9 cards.
"""

import sys
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from random import Random

from game.core.cards import Card
from game.core.tally import total
from game.games.polyester.rules import Options
from game.games.polyester.rules.cards import Deck, deck_of, notation
from game.games.polyester.rules.combos import best_split
from game.games.polyester.rules.options import Difficulty

Face = tuple[int, str, str]
"""Rank, fabric, colour (or empty)."""


def face(card: Card) -> Face:
    """What is printed on a card, read off its notation."""
    text = notation(card).rstrip("'")
    return (1 if text[0] == "A" else int(text[0]), text[1], text[2:])


def faces(options: Options) -> list[Face]:
    """Every face of the deck."""
    return sorted({face(card) for card in deck_of(options.deck, options.hand)})


def is_wild(one: Face, options: Options) -> bool:
    return (options.hand == 9 and (one[0] == 1 if options.ace_wild else False)) or (
        options.hand == 9 and one[0] == options.second_wild
    )


def value(combo: tuple[Face, ...], options: Options) -> int:
    """Points of faces as one combo; 0 when they are none."""
    size, ranks = len(combo), sorted(rank for rank, _, _ in combo)
    if options.hand == 6:
        if len(set(ranks)) > 1:
            return 0
        three = 1000 if ranks[0] == 1 else 100 * ranks[0]
        return {1: {1: 100, 5: 50}.get(ranks[0], 0), 2: 0, 3: three, 4: 2 * three, 5: 3 * three, 6: 4 * three}[size]
    found = [0]
    if len(set(ranks)) == 1 and size >= 3:
        found.append(300 * (size - 2))
    if len(set(ranks)) == 1 and size == 2 and options.difficulty is Difficulty.EASY:
        found.append(100)
    same_fabric = len({fabric for _, fabric, _ in combo}) == 1
    run = ranks == list(range(ranks[0], ranks[0] + size)) and size >= 3
    if run and (same_fabric or options.difficulty is not Difficulty.HARD):
        found.append(150 + 50 * (size - 3))
    same = same_fabric if options.deck is Deck.ILLUSTRATED else len({colour for _, _, colour in combo}) == 1
    if same and size >= {Difficulty.EASY: 4, Difficulty.MEDIUM: 5, Difficulty.HARD: 6}[options.difficulty]:
        found.append(50 * size)
    return max(found)


def best(cards: tuple[Card, ...], options: Options) -> int | None:
    """The most points of any way to part the cards into combos, wilds being what they may; None for no way."""
    every = faces(options)

    @cache
    def block(parts: tuple[Face, ...]) -> int:
        naturals = tuple(one for one in parts if not is_wild(one, options))
        ways = combinations_with_replacement(every, len(parts) - len(naturals))
        return max(value(naturals + way, options) for way in ways)

    @cache
    def split(left: tuple[Face, ...]) -> int | None:
        if not left:
            return 0
        sums = [points + rest for points, rest in _tries(left) if points and rest is not None]
        return max(sums, default=None)

    def _tries(left: tuple[Face, ...]) -> Iterator[tuple[int, int | None]]:
        for size in range(len(left)):
            for others in combinations(range(1, len(left)), size):
                rest = tuple(one for place, one in enumerate(left) if place and place not in others)
                points = block((left[0], *(left[place] for place in others)))
                yield points, split(rest) if points else None

    return split(tuple(sorted(face(card) for card in cards)))


def random_options(random: Random) -> Options:
    return Options(
        hand=random.choice((9, 9, 9, 6)),
        deck=random.choice(list(Deck)),
        difficulty=random.choice(list(Difficulty)),
        ace_wild=random.random() < 0.8,
        second_wild=random.choice((None, None, 5, 9)),
    )


def random_cards(random: Random, options: Options, most: int) -> tuple[Card, ...]:
    """Up to `most` cards with at most two wilds, half the time from few ranks so that combos are frequent."""
    deck = deck_of(options.deck, options.hand)
    if random.random() < 0.5:
        ranks = random.sample(range(1, options.hand + 1), 4)
        deck = tuple(card for card in deck if face(card)[0] in ranks)
    while True:
        cards = tuple(random.sample(deck, min(len(deck), random.randint(1, min(most, options.hand)))))
        if sum(is_wild(face(card), options) for card in cards) <= 2:
            return cards


def disagreement(random: Random, most: int) -> str | None:
    """A random hand that the two scorers judge differently, in words; None when they agree on it."""
    options = random_options(random)
    cards = random_cards(random, options, most)
    tally = best_split(cards, options)
    ours, theirs = total(tally) if tally else None, best(cards, options)
    return None if ours == theirs else f"{' '.join(map(notation, cards))} under {options}: {ours}, not {theirs}"


if __name__ == "__main__":
    random = Random(2026)
    wrong = [found for _ in range(int((sys.argv[1:] or ["300"])[0])) if (found := disagreement(random, 9))]
    print("\n".join(wrong) or "both scorers agree on every hand")
    sys.exit(bool(wrong))
