"""A second reader of hands, slow and written from the rule text alone: tries every choice of five rank symbols, every
choice of five suit symbols, and for stars every rank and suit.

`python -m tests.games.trash_poker.oracle --plays 100000 --seed 1` compares it with the rules over random plays.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise, product
from random import Random

from game.core.cards import Card
from game.games.trash_poker.rules.backing import backing
from game.games.trash_poker.rules.cards import STARS, deck, notation, stack
from game.games.trash_poker.rules.effects import HandBonus, MergeSuits, PairsBonus, PlayBonus, RankBonus, RuleChange
from game.games.trash_poker.rules.jokers import JOKERS, Joker, Stack, Star
from game.games.trash_poker.rules.reading import best_stars, evaluate
from game.games.trash_poker.rules.stars import StarChoice

FIGURES = {"J": 11, "Q": 12, "K": 13, "A": 14}
BASE = {"five": 9, "four": 8, "house": 7, "straight": 6, "three": 4, "two pair": 3, "pair": 2, "high": 1}
Made = tuple[int, tuple[int, ...], tuple[int, ...]]
"""Base of the rank points, ranks of the hand rank in the order of ties, other ranks of the five."""


@dataclass(frozen=True)
class Play:
    """What decides how a hand is read."""

    played: tuple[Card, ...]
    stars: tuple[StarChoice, ...]
    upgrades: tuple[int, ...]
    trash: tuple[Card, ...]


def printed(card: Card) -> Joker | None:
    """A joker's row, found by the number in its notation."""
    text = notation(card)
    return JOKERS[int(text[1:]) - 1] if text[0] == "J" and text[1:].isdigit() else None


def ranks_of(card: Card) -> list[int]:
    """Ranks on a card, an Ace as 14."""
    if joker := printed(card):
        return [14 if rank == 1 else rank for rank in joker.ranks]
    figure = notation(card).rstrip("'")[:-1]
    return [FIGURES.get(figure) or int(figure)]


def suits_of(card: Card) -> list[int]:
    if joker := printed(card):
        return [] if joker.suit is None else [joker.suit for _ in joker.ranks]
    return ["SHDC".index(notation(card).rstrip("'")[-1])]


@cache
def classified(ranks: tuple[int, ...], straight: int) -> Made:
    """What exactly these five ranks make, with so many consecutive ranks to a straight at least."""
    groups = sorted({rank: ranks.count(rank) for rank in ranks}.items(), key=lambda group: (group[1], group[0]))[::-1]
    ordered = tuple(rank for rank, times in groups for _ in range(times))
    shape = tuple(times for _, times in groups)
    name, size = {
        (5,): ("five", 5), (4, 1): ("four", 4), (3, 2): ("house", 5), (3, 1, 1): ("three", 3),
        (2, 2, 1): ("two pair", 4), (2, 1, 1, 1): ("pair", 2), (1, 1, 1, 1, 1): ("high", 1),
    }[shape]  # fmt: skip
    options = [(BASE[name], ordered[:size], tuple(sorted(ordered[size:], reverse=True)))]
    return max([*options, *straights(ranks, straight)])


def straights(ranks: tuple[int, ...], least: int) -> Iterator[Made]:
    """Every straight of at least so many of these five ranks."""
    for size in range(least, 6):
        for numbers in combinations(range(5), size):
            run = [ranks[number] for number in numbers]
            others = tuple(sorted((ranks[number] for number in range(5) if number not in numbers), reverse=True))
            for low in ([*run], [1 if rank == 14 else rank for rank in run]):
                low.sort(reverse=True)
                if all(upper == lower + 1 for upper, lower in pairwise(low)):
                    yield BASE["straight"], tuple(low), others


def same(play: Play) -> list[set[int]]:
    """Which suits count as one."""
    merges = [pair for pair, lying in zip(((1, 2), (0, 3)), play.upgrades[:2], strict=True) if lying]
    for effect in effects(play.played, MergeSuits):
        merges.append((effect.one, effect.other))
    groups = [{suit} for suit in range(4)]
    for one, other in merges:
        joined = {suit for group in groups if group & {one, other} for suit in group}
        groups = [group for group in groups if not group & joined] + [joined]
    return groups


def effects(cards: Sequence[Card], kind: type) -> list:  # type: ignore[type-arg]
    return [
        effect for card in cards if (joker := printed(card)) for effect in joker.effects if isinstance(effect, kind)
    ]


def best(play: Play) -> Made:
    """The best of all choices of five rank symbols."""
    ranks = [rank for card in play.played for rank in ranks_of(card)]
    ranks += [14 if choice.rank == 1 else choice.rank for choice in play.stars if choice.rank]
    short = RuleChange.SHORT_STRAIGHTS in effects(play.trash, RuleChange)
    choices = set(combinations(sorted(ranks), 5))
    return max(classified(choice, 4 if short else 5) for choice in choices)


def has_flush(play: Play) -> bool:
    """Whether any choice of five suit symbols is of one suit."""
    suits = [suit for card in play.played for suit in suits_of(card)] + [choice.suit for choice in play.stars]
    groups = same(play)
    return any(set(choice) <= group for choice in set(combinations(sorted(suits), 5)) for group in groups)


def upgraded(base: int, play: Play) -> int:
    """Rank points of upgrades."""
    kinds, houses, rest = play.upgrades[4:]
    if RuleChange.SUMMED_UPGRADES in effects(play.trash, RuleChange):
        return kinds + houses + rest
    return {9: 2 * kinds, 8: 2 * kinds, 7: 2 * houses, 6: 3 * houses}.get(base, 2 * rest)


def slow(play: Play) -> tuple[int, Made, bool, int]:
    """Rank points, the hand, whether there is a flush, and all bonus chips."""
    base, made, rest = best(play)
    flush = has_flush(play)
    points, chips = base + 4 * flush + upgraded(base, play), {9: 3, 8: 2}.get(base, 0)
    hits = [each for each in effects(play.trash, HandBonus) if each.hand == base and (flush or not each.flush)]
    hits += [
        each for each in effects(play.trash, RankBonus) if {each.rank, each.rank + 13 * (each.rank == 1)} & {*made}
    ]
    hits += effects(play.played, PlayBonus)
    points += sum(each.points for each in hits)
    trashed = [rank for card in play.trash for rank in ranks_of(card)]
    points += sum(each.points for each in effects(play.played, PairsBonus)) * min(trashed.count(4), trashed.count(5))
    step = next((number for number in range(8, 0, -1) if points >= 8 + 2 * number), 0)
    return points, (base, made, rest), flush, chips + step + sum(each.chips for each in hits)


def fast(play: Play) -> tuple[int, Made, bool, int]:
    """The same by the rules."""
    reading = evaluate(play.played, play.stars, backing(play.upgrades, play.trash))
    points, hand, made, rest = reading.key
    return points, (hand, made, rest), bool(reading.flush), sum(line.points for line in reading.chips)


JOKER_CARDS = (*stack(Stack.STARTING), *stack(Stack.UNLOCKABLE), *stack(Stack.ACHIEVEMENT))
CARDS = tuple(card for seat in range(4) for card in deck(seat))  # type: ignore[arg-type]


def random_play(random: Random) -> Play:
    """A play with many jokers, close ranks often, random stars, upgrades and a Trash with lasting jokers."""
    near = random.randrange(1, 11)
    common = [card for card in CARDS if near <= min(ranks_of(card)) <= near + 5] if random.random() < 0.4 else CARDS
    share = random.choice((0.0, 0.2, 0.5))
    played: list[Card] = []
    while len(played) < 5:
        card = random.choice(JOKER_CARDS if random.random() < share else common)
        played += [card] * (card not in played)
    trash = tuple(
        random.sample([card for card in (*JOKER_CARDS, *CARDS[:52]) if card not in played], random.randrange(30))
    )
    upgrades = (*(random.randrange(2) for _ in range(2)), 0, 0, *(random.randrange(4) for _ in range(3)))
    return Play(tuple(played), random_stars(played, random), upgrades, trash)


def random_stars(played: Sequence[Card], random: Random) -> tuple[StarChoice, ...]:
    return tuple(random.choice(star_choices(card)) for card in played if STARS[card])


def star_choices(card: Card) -> list[StarChoice]:
    """Everything that the star of a card can stand for."""
    return [
        StarChoice(card, rank, suit)
        for rank in (range(1, 14) if STARS[card] is Star.RED else (0,))
        for suit in range(4)
    ]


def best_by_trying(play: Play) -> tuple[int, Made, bool, int]:
    """The best reading over all that the stars can stand for, most chips last."""
    behind = backing(play.upgrades, play.trash)
    options = product(*(star_choices(card) for card in play.played if STARS[card]))
    readings = (evaluate(play.played, option, behind) for option in options)
    points, hand, made, rest, chips, flush = max(
        (*reading.key, sum(line.points for line in reading.chips), bool(reading.flush)) for reading in readings
    )
    return points, (hand, made, rest), flush, chips


def proposed(play: Play) -> tuple[int, Made, bool, int]:
    """The reading with the stars as the rules propose them."""
    stars = best_stars(play.played, backing(play.upgrades, play.trash))
    return fast(Play(play.played, stars, play.upgrades, play.trash))


def differences(plays: int, seed: int, tried: int) -> Iterator[str]:
    """Plays that the two read differently. The first `tried` with stars are tried with all choices of these."""
    random = Random(seed)
    for number in range(plays):
        play = random_play(random)
        if slow(play) != fast(play):
            yield f"play {number}: {told(play)}: slow {slow(play)}, fast {fast(play)}"
        if play.stars and tried > 0:
            tried -= 1
            if proposed(play) != best_by_trying(play):
                yield f"play {number}: {told(play)}: tried {best_by_trying(play)}, proposed {proposed(play)}"


def told(play: Play) -> str:
    played, trash = (" ".join(map(notation, cards)) for cards in (play.played, play.trash))
    return f"{played}, stars {[tuple(choice) for choice in play.stars]}, upgrades {play.upgrades}, Trash {trash}"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--plays", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tried", type=int, default=2_000, help="plays with stars that are tried with all choices")
    options = parser.parse_args(arguments)
    found = 0
    for line in differences(options.plays, options.seed, options.tried):
        print(line)
        found += 1
    print(f"{options.plays} plays, seed {options.seed}: {found} read differently")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
