"""Hand ranks that a played hand contains as well and that would bring more: the best one counts all the same."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from game.core.cards import Card
from game.games.trash_poker.rules.backing import Backing
from game.games.trash_poker.rules.cards import HIGH_RANKS
from game.games.trash_poker.rules.effects import HandBonus, RuleChange
from game.games.trash_poker.rules.hands import best_hand
from game.games.trash_poker.rules.ranks import ACE, HIGH_ACE, PLAYED, HandRank
from game.games.trash_poker.rules.reading import UPGRADE_POINTS, Reading
from game.games.trash_poker.rules.stars import StarChoice


@dataclass(frozen=True, slots=True)
class Rival:
    """A hand rank that may not be scored, and the rank points that it would bring."""

    hand: HandRank
    points: int


def rival(played: Sequence[Card], stars: Sequence[StarChoice], behind: Backing, reading: Reading) -> Rival | None:
    """Rule trash.hand.forced: the lower hand rank with the most points, if it would bring more than what counts."""
    made = tuple(symbol.value for symbol in reading.made)
    fixed = reading.points - _own(reading.hand, made, bool(reading.flush), behind)
    found = (
        Rival(hand, fixed + _own(hand, ranks, bool(reading.flush), behind))
        for hand, ranks in _contained(played, stars, behind)
        if hand < reading.hand
    )
    best = max(found, key=lambda each: each.points, default=None)
    return best if best and best.points > reading.points else None


def _contained(
    played: Sequence[Card], stars: Sequence[StarChoice], behind: Backing
) -> Iterator[tuple[HandRank, tuple[int, ...]]]:
    """Every hand rank that some of the symbols make, with the ranks that form it."""
    symbols = [rank for card in played for rank in HIGH_RANKS[card]]
    symbols += [HIGH_ACE if star.rank == ACE else star.rank for star in stars if star.rank]
    short = RuleChange.SHORT_STRAIGHTS in behind.changes
    for count in range(1, min(PLAYED, len(symbols)) + 1):
        for chosen in set(combinations(sorted(symbols), count)):
            hand, made, _ = best_hand(chosen, short)
            yield hand, made
            if hand is HandRank.FIVE_OF_A_KIND:
                yield HandRank.FULL_HOUSE, made


def _own(hand: HandRank, made: tuple[int, ...], flush: bool, behind: Backing) -> int:
    """The rank points that come from the hand rank itself: its base, its upgrades, lasting bonuses for it."""
    points = int(hand)
    if RuleChange.SUMMED_UPGRADES not in behind.changes:
        area, each = UPGRADE_POINTS[hand]
        points += each * behind.upgrades[area]
    for _, effect in behind.bonuses:
        if isinstance(effect, HandBonus):
            fits = effect.hand is hand and (flush or not effect.flush)
        else:
            fits = effect.rank in made or (effect.rank == ACE and HIGH_ACE in made)
        points += effect.points * fits
    return points
