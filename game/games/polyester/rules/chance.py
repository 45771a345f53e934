"""The chance to bust, exactly: how many draws from the cards not seen hold no combo.

A draw without a combo has at most one wild (two make a combo with any third card, and no two cards make one otherwise
but on Easy, where one wild suffices). So its naturals are counted rank by rank, once for no wild and once for one.
What matters of the ranks before is which fabrics may not come next lest there be a run: a mask. The counts are
polynomials in the number of cards drawn (x) and of those that belong to one flush group (y), packed into whole numbers.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import NamedTuple

from game.core.cards import Card
from game.games.polyester.rules.cards import ACE, FABRIC, RANK, deck_of
from game.games.polyester.rules.scale import SINGLES, Scale, scale_of
from game.games.polyester.rules.state import State, draw_slots, open_cards

_DIGIT = 40
"""Bits for one coefficient: there are fewer than 2**37 ways to draw 9 cards of 72. Greater powers of x, which nobody
asks for, may overflow: they only spoil what is above them."""
_FIRST, _LAST = ACE, 9


class Unseen(NamedTuple):
    """Cards to be drawn: `sure` comes for certain, and `rest` more from `loose`, each as likely as any."""

    sure: tuple[Card, ...]
    loose: tuple[Card, ...]
    rest: int


def unseen(state: State) -> tuple[Card, ...]:
    """The cards of the deck that lie neither in the hand nor cleared: those of the pile, in no order."""
    seen = {*state.hand, *state.cleared}
    return tuple(card for card in deck_of(state.options.deck, state.options.hand) if card not in seen)


def bust_chance(state: State, draws: int | None = None) -> float:
    """Rules poly.bust.chance, poly.pile.empty: the chance, 0 to 1, that the next `draws` cards hold no combo.

    Reads open cards only, so a view does as well as a state. Without `draws`, the number that the next draw takes.
    When the pile is too short, its cards come for certain and the others from those cleared by then.
    """
    number = len(draw_slots(state)) if draws is None else draws
    pile = unseen(state)
    if number <= len(pile):
        return barren_share(Unseen((), pile, number), scale_of(state.options))
    cleared = tuple(card for card in (*state.cleared, *open_cards(state)))
    return barren_share(Unseen(pile, cleared, number - len(pile)), scale_of(state.options))


def barren_share(draw: Unseen, scale: Scale) -> float:
    """The share, 0 to 1, of all ways to complete the draw that hold no combo."""
    ways = comb(len(draw.loose), draw.rest)
    return _barren_six(draw) / ways if scale.six else _barren_nine(draw, scale) / ways


def _barren_six(draw: Unseen) -> int:
    """Draws of at most two of each rank, and no single that scores."""
    counts = 1
    for rank in range(1, 7):
        sure, loose = _number(draw.sure, rank), _number(draw.loose, rank)
        most = (0 if rank in SINGLES else 2) - sure
        counts *= sum(comb(loose, more) << _DIGIT * more for more in range(most + 1))
    return counts >> _DIGIT * draw.rest & _MASK


_MASK = (1 << _DIGIT) - 1


def _number(cards: Sequence[Card], rank: int) -> int:
    return sum(RANK[card] == rank for card in cards)


def _barren_nine(draw: Unseen, scale: Scale) -> int:
    """Draws without a combo: all that are smaller than a set, else those with no wild or one."""
    if len(draw.sure) + draw.rest < scale.set_from:
        return comb(len(draw.loose), draw.rest)
    sure, loose = _naturals(draw.sure, scale), _naturals(draw.loose, scale)
    wild_sure, wild_loose = len(draw.sure) - len(sure), len(draw.loose) - len(loose)
    barren = 0
    for wilds in range(wild_sure, min(2, wild_sure + wild_loose + 1)):
        more = wilds - wild_sure
        if draw.rest >= more and scale.set_from - wilds > 1:
            naturals = Unseen(sure, loose, draw.rest - more)
            barren += comb(wild_loose, more) * _Count(naturals, scale, wilds).barren()
    return barren


def _naturals(cards: Sequence[Card], scale: Scale) -> tuple[Card, ...]:
    return tuple(card for card in cards if not scale.wild[card])


_Moves = tuple[tuple[int, tuple[int, ...]], ...]
"""By state: the fabrics of its last rank, and the states before that rank from which it is reached."""


@cache
def _moves(kinds: int, wilds: int) -> _Moves:
    """All states for so many kinds of runs. A state is (fabrics of the last rank, fabrics that would make a run now).

    A run of three is there with the third rank; with a wild, already with two that are neighbours but for one.
    """
    masks = [mask for mask in range(1 << kinds) if mask.bit_count() <= 2 - wilds]
    states, sources = [(0, 0)], {(0, 0): list[int]()}
    for place, (last, barred) in enumerate(states):  # it grows meanwhile
        for now in masks:
            if not now & barred:
                state = (now, now | last if wilds else now & last)
                if state not in sources:
                    states.append(state)
                sources.setdefault(state, []).append(place)
    return tuple((state[0], tuple(sources[state])) for state in states)


class _Count:
    """Counts draws of naturals that make no combo with `wilds` wilds, 0 or 1. See the top of this file."""

    def __init__(self, draw: Unseen, scale: Scale, wilds: int) -> None:
        self._draw, self._scale, self._wilds = draw, scale, wilds
        self._size = len(draw.sure) + draw.rest
        self._flush = scale.flush_from - wilds
        self._of_rank = scale.set_from - wilds - 1
        self._x = _DIGIT * (self._size + 1 if self._size >= self._flush else 1)
        """Bits for one power of x: room for every power of y, if there is any."""
        self._kept = (1 << self._x * (self._size + 1)) - 1

    def barren(self) -> int:
        """All draws without set or run, less those with a flush. Two flushes never fit into one such draw."""
        if self._size < self._flush:
            return self._polynomial(None) >> self._x * self._size
        one, *others = sorted(set(self._scale.groups))
        counts = self._by_group(one)
        if len(others) == 1:
            return sum(counts[self._size - self._flush + 1 : self._flush])
        return sum(counts) - sum(sum(self._by_group(group)[self._flush :]) for group in (one, *others))

    def _by_group(self, group: int) -> list[int]:
        """Draws without set or run, by the number of their cards that belong to `group`."""
        row = self._polynomial(group) >> self._x * self._size
        return [row >> _DIGIT * number & _MASK for number in range(self._size + 1)]

    def _polynomial(self, group: int | None) -> int:
        """Draws without set or run: x for each card, y for each card of `group`."""
        moves = _moves(self._scale.run_fabrics, self._wilds)
        ways = [1] + [0] * (len(moves) - 1)
        for rank in range(_FIRST, _LAST + 1):
            ways = self._step(ways, moves, self._choices(rank, group))
        return sum(ways) & self._kept

    def _step(self, ways: list[int], moves: _Moves, choices: dict[int, int]) -> list[int]:
        """One rank further: the number of draws so far, by state."""
        after = [0] * len(moves)
        for state, (fabrics, sources) in enumerate(moves):
            if fabrics in choices:
                count = sum([ways[source] for source in sources])
                after[state] = count * choices[fabrics] & self._kept
        return after

    def _choices(self, rank: int, group: int | None) -> dict[int, int]:
        """The ways to draw cards of one rank that are no set: the polynomial by the fabrics that come with it."""
        sure = [card for card in self._draw.sure if RANK[card] == rank]
        loose = [card for card in self._draw.loose if RANK[card] == rank]
        gathered: dict[int, int] = {}
        for more in range(self._of_rank - len(sure) + 1):
            for cards in combinations(loose, more):
                fabrics, power = 0, 0
                for card in (*sure, *cards):
                    fabrics |= 1 << FABRIC[card] % self._scale.run_fabrics
                    power += self._x + (_DIGIT if self._scale.groups[card] == group else 0)
                gathered[fabrics] = gathered.get(fabrics, 0) + (1 << power)
        return gathered
