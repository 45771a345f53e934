"""How good hands are, and may become: what a redraw brings, and what rank points are worth."""

from collections.abc import Callable, Generator, Iterator, Sequence
from math import exp

from game.core.cards import Card
from game.core.rng import Rng
from game.games.trash_poker.plan import Sight
from game.games.trash_poker.rules.backing import Backing
from game.games.trash_poker.rules.cards import HIGH_RANKS, STARS, SUITS
from game.games.trash_poker.rules.effects import RuleChange
from game.games.trash_poker.rules.hands import best_hand
from game.games.trash_poker.rules.jokers import Star
from game.games.trash_poker.rules.options import DIE, DRAWN, PLACES
from game.games.trash_poker.rules.ranks import HAND_AREAS, PLAYED, Area, HandRank
from game.games.trash_poker.rules.reading import FLUSH_POINTS, HAND_CHIPS, UPGRADE_POINTS, step_chips
from game.games.trash_poker.rules.state import State

USUAL, A_ROUND, SPREAD = 2.2, 0.9, 1.6
"""Rank points of a usual hand in the first round, how they grow, and how far they scatter."""
BREATH = 8
"""Samples weighed between two pauses."""
SOME_REDRAWN = 3
"""Cards by which a redraw widens the choice of a hand, about."""
TILE = 1.0
"""Chips that an active tile is worth."""


Beats = Callable[[float], float]
"""The chance that so many rank points beat another seat's hand in this round."""


def rough(cards: Sequence[Card], behind: Backing) -> tuple[int, HandRank]:
    """The most rank points of five of these cards, without bonuses of jokers, and their hand rank."""
    best = _points(cards, behind, 0)
    for same in dict.fromkeys(behind.suits):
        suited = [card for card in cards if any(same >> suit & 1 for suit in SUITS[card]) or STARS[card]]
        if sum(max(1, len(SUITS[card])) for card in suited) >= PLAYED:
            best = max(best, _points(suited, behind, FLUSH_POINTS))
    return best


def _points(cards: Sequence[Card], behind: Backing, flush: int) -> tuple[int, HandRank]:
    ranks = [rank for card in cards for rank in HIGH_RANKS[card]]
    stars = sum(STARS[card] is Star.RED for card in cards)
    if stars and ranks:
        ranks += [max(ranks, key=ranks.count)] * stars
    if not ranks:
        return 0, HandRank.HIGH_CARD
    hand = best_hand(ranks, RuleChange.SHORT_STRAIGHTS in behind.changes).hand
    if RuleChange.SUMMED_UPGRADES in behind.changes:
        return hand + flush + sum(behind.upgrades[area] for area in HAND_AREAS), hand
    area, each = UPGRADE_POINTS[hand]
    return hand + flush + each * behind.upgrades[area], hand


def chips_for(points: int, hand: HandRank, sight: Sight, beats: Beats) -> float:
    """About how many chips a hand of so many rank points brings in this round."""
    return place_chips(points, sight, beats) + HAND_CHIPS.get(hand, 0) + step_chips(points)


def usual(view: State) -> Beats:
    """Against a usual hand of the round."""
    middle = USUAL + A_ROUND * view.round
    return lambda points: 1 / (1 + exp((middle - points) / SPREAD))


def sampled(rivals: Sequence[Sight], rng: Rng, deals: int) -> Beats:
    """Against hands that the others may hold, going by what is left of their decks: so many for each.

    A house is as good as its marker and a die.
    """
    found = []
    for rival in rivals:
        if house := rival.place.house:
            found += [house.marker + rolled for rolled in range(1, DIE + 1)] * (deals // DIE)
            continue
        deck, number = rival.deck(), DRAWN + SOME_REDRAWN + rival.place.upgrades[Area.DRAW]
        for _ in range(deals):
            hand, rng = _some(deck, number, rng)
            found.append(rough(hand, rival.behind)[0])
    return lambda points: sum((points > each) + (points == each) / 2 for each in found) / len(found)


def place_chips(points: float, sight: Sight, beats: Beats) -> float:
    """The chips of the place that so many rank points may bring."""
    chance = beats(points)
    others = len(sight.others)
    chips = PLACES[others + 1]
    places = (_chance(others, ahead, 1 - chance) * chips[ahead] for ahead in range(others + 1))
    return sum(places) + TILE * chance


def _chance(of: int, ahead: int, each: float) -> float:
    """That so many of them are ahead."""
    ways = (1, of, of * (of - 1) // 2, 1)[ahead] if ahead < of else 1
    chance: float = ways * each**ahead * (1 - each) ** (of - ahead)
    return chance


def keeps(hand: Sequence[Card], most: int) -> tuple[tuple[Card, ...], ...]:
    """What is worth keeping in a redraw: cards of the commonest ranks, of a suit, of a straight to be, or all."""
    found = dict.fromkeys(_within(hand, most, each) for each in (tuple(hand), *_groups(hand)))
    return tuple(found)


def _groups(hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    counts = {rank: sum(rank in HIGH_RANKS[card] for card in hand) for card in hand for rank in HIGH_RANKS[card]}
    common = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    for number in (1, 2, 3):
        ranks = common[:number]
        yield tuple(card for card in hand if STARS[card] or any(rank in ranks for rank in HIGH_RANKS[card]))
    for suit in range(4):
        suited = tuple(card for card in hand if STARS[card] or suit in SUITS[card])
        if len(suited) > 2:
            yield suited
    for low in range(2, 11):
        yield _straight(hand, range(low, low + PLAYED))


def _straight(hand: Sequence[Card], window: range) -> tuple[Card, ...]:
    """A card for each rank in the window that the hand has, if it has at least three."""
    one = {rank: card for card in hand for rank in HIGH_RANKS[card] if rank in window}
    return tuple(dict.fromkeys(one.values())) if len(one) > 2 else tuple(hand)


def _within(hand: Sequence[Card], most: int, kept: tuple[Card, ...]) -> tuple[Card, ...]:
    """`kept`, and the highest others if no more than `most` may be redrawn."""
    others = sorted((card for card in hand if card not in kept), key=lambda card: max(HIGH_RANKS[card], default=15))
    return (*kept, *others[most:])


def outlook(
    kept: Sequence[Card], pool: Sequence[Card], number: int, sight: Sight, beats: Beats, rng: Rng, samples: int
) -> Generator[None, None, float]:
    """Mean chips of a hand of these cards and so many of the pool, over some samples; yields before some of them."""
    if not number or not pool:
        return chips_for(*rough(kept, sight.behind), sight, beats)
    total = 0.0
    for sample in range(samples):
        if sample % BREATH == 0:
            yield
        drawn, rng = _some(pool, number, rng)
        total += chips_for(*rough((*kept, *drawn), sight.behind), sight, beats)
    return total / samples


def _some(pool: Sequence[Card], number: int, rng: Rng) -> tuple[list[Card], Rng]:
    """So many different cards of the pool, or all."""
    left = list(pool)
    drawn = []
    for _ in range(min(number, len(left))):
        place, rng = rng.below(len(left))
        drawn.append(left.pop(place))
    return drawn, rng
