"""Which combos score under some options, and how much."""

from functools import cache
from typing import NamedTuple

from game.core.cards import Card
from game.games.polyester.rules.cards import ACE, COLOUR, FABRIC, RANK, Deck
from game.games.polyester.rules.options import Difficulty, Options

PAIR = 100
SET_OF_THREE, SET_EXTRA = 300, 300
RUN_OF_THREE, RUN_EXTRA = 150, 50
FLUSH_CARD = 50
"""Decided (poly.flush.points): a flush scores 50 a card, the slope of a run."""
SINGLES = {1: 100, 5: 50}
THREE_ONES, THREE_OF_RANK = 1000, 100
FLUSH_FROM = {Difficulty.EASY: 4, Difficulty.MEDIUM: 5, Difficulty.HARD: 6}


class Scale(NamedTuple):
    """Options, read as what the combo mathematics asks."""

    six: bool
    """The 6 Cards game: singles and three or more of a kind, nothing else."""
    set_from: int
    """Fewest cards of one rank that score."""
    flush_from: int
    run_fabrics: int
    """Whether a run must keep to one fabric (4 kinds of runs) or not (1)."""
    groups: tuple[int, ...]
    """By card id: which cards go together in a flush."""
    wild: tuple[bool, ...]
    """By card id."""


def scale_of(options: Options) -> Scale:
    """The scale for these options.

    Rules poly.difficulty, poly.easy.flush, poly.medium.flush, poly.hard.flush; poly.easy.pair, poly.medium.pair,
    poly.hard.set; poly.hard.run; poly.flush.illustrated, poly.flush.fabric; poly.wild.ace, poly.wild.second,
    poly.six.wild, poly.six.difficulty.
    """
    return _scale(options.hand, options.deck, options.difficulty, options.ace_wild, options.second_wild)


@cache
def _scale(hand: int, deck: Deck, difficulty: Difficulty, ace_wild: bool, second_wild: int | None) -> Scale:
    wilds = {ACE if ace_wild else None, second_wild} if hand == 9 else set()
    return Scale(
        six=hand == 6,
        set_from=2 if difficulty is Difficulty.EASY and hand == 9 else 3,
        flush_from=FLUSH_FROM[difficulty],
        run_fabrics=4 if difficulty is Difficulty.HARD else 1,
        groups=FABRIC if deck is Deck.ILLUSTRATED else COLOUR,
        wild=tuple(rank in wilds for rank in RANK),
    )


def set_points(size: int) -> int:
    """Rules poly.easy.pair, poly.set.points: points of `size` cards of one rank."""
    return PAIR if size == 2 else SET_OF_THREE + SET_EXTRA * (size - 3)


def run_points(size: int) -> int:
    """Rule poly.run.points: points of a run of `size` cards."""
    return RUN_OF_THREE + RUN_EXTRA * (size - 3)


def flush_points(size: int) -> int:
    """Rule poly.flush.points: points of a flush of `size` cards."""
    return FLUSH_CARD * size


def kind_points(rank: int, size: int) -> int:
    """Rules poly.six.three, poly.six.more: points of three or more cards of one rank in 6 Cards."""
    three = THREE_ONES if rank == ACE else THREE_OF_RANK * rank
    return three * (size - 2)


def discounted(pot: int) -> int:
    """Rule poly.loyalty.points: what a pot is worth with the Loyalty Discount, 1.5 times, rounded down."""
    return pot * 3 // 2


def half(pot: int) -> int:
    """Rule poly.credit.half: what a Store Credit banks of a pot, rounded down."""
    return pot // 2


def has_combo(cards: tuple[Card, ...], scale: Scale) -> bool:
    """Rule poly.draw.combo: whether some of `cards` make a combo."""
    ranks = [RANK[card] for card in cards if not scale.wild[card]]
    if scale.six:
        return any(rank in SINGLES or ranks.count(rank) >= 3 for rank in ranks)
    wilds = len(cards) - len(ranks)
    if wilds + max(map(ranks.count, ranks), default=0) >= scale.set_from:
        return True
    naturals = [card for card in cards if not scale.wild[card]]
    groups = [scale.groups[card] for card in naturals]
    if wilds + max(map(groups.count, groups), default=0) >= scale.flush_from:
        return True
    return any(wilds + _widest(kind) >= 3 for kind in _kinds(naturals, scale))


def _kinds(naturals: list[Card], scale: Scale) -> list[int]:
    """For each kind of run, its ranks as bits."""
    kinds = [0] * scale.run_fabrics
    for card in naturals:
        kinds[FABRIC[card] % scale.run_fabrics] |= 1 << RANK[card]
    return kinds


def _widest(ranks: int) -> int:
    """The most ranks within any three neighbours."""
    return max((ranks >> low & 7).bit_count() for low in range(1, 8))
