"""The chance to bust, exactly: how many draws from the cards not seen hold no combo.

A draw without a combo has at most one wild (two make a combo with any third card, and no two cards make one otherwise
but on Easy, where one wild suffices). So its naturals are counted rank by rank, once for no wild and once for one.
What matters of the ranks before is which fabrics may not come next lest there be a run: a mask. The counts are
polynomials in the number of cards that belong to one flush group (y) and of the others (x), packed into whole numbers.
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
"""Bits for one coefficient: there are fewer than 2**37 ways to draw 9 cards of 72. Those of larger draws, which nobody
asks for, may overflow: they only spoil what is above them, which is cut off."""
_MOST_OF_RANK = 2
"""Three of a rank are a set."""
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
        self._spare = self._size - (scale.flush_from - wilds)
        """Cards that a flush leaves to others; less than 0 when there is no room for a flush."""
        self._of_rank = scale.set_from - wilds - 1

    def barren(self) -> int:
        """All draws without set or run, less those with a flush. Two flushes never fit into one such draw."""
        everything = self._polynomial(None, _DIGIT, (1 << _DIGIT * (self._size + 1)) - 1) >> _DIGIT * self._size
        groups = set(self._scale.groups) if self._spare >= 0 else ()
        return everything - sum(self._flushes(group) for group in groups)

    def _flushes(self, group: int) -> int:
        """Draws without set or run, but with a flush of that group: x counts the cards outside it."""
        row = _DIGIT * (self._size + _MOST_OF_RANK + 1)
        kept = sum((1 << _DIGIT * (self._size + 1)) - 1 << row * others for others in range(self._spare + 1))
        counts = self._polynomial(group, row, kept)
        return sum(counts >> row * x + _DIGIT * (self._size - x) & _MASK for x in range(self._spare + 1))

    def _polynomial(self, group: int | None, x: int, kept: int) -> int:
        """Draws without set or run: y for each card of `group`, x for each other, `x` bits apart; `kept` bits of it."""
        moves = _moves(self._scale.run_fabrics, self._wilds)
        ways = [1] + [0] * (len(moves) - 1)
        for rank in range(_FIRST, _LAST + 1):
            choices = self._choices(rank, group, x)
            ways = [_reached(ways, sources) * choices.get(fabrics, 0) & kept for fabrics, sources in moves]
        return sum(ways) & kept

    def _choices(self, rank: int, group: int | None, x: int) -> dict[int, int]:
        """The ways to draw cards of one rank that are no set: the polynomial by the fabrics that come with it."""
        sure = [card for card in self._draw.sure if RANK[card] == rank]
        loose = [card for card in self._draw.loose if RANK[card] == rank]
        gathered: dict[int, int] = {}
        for more in range(self._of_rank - len(sure) + 1):
            for cards in combinations(loose, more):
                fabrics, power = 0, 0
                for card in (*sure, *cards):
                    fabrics |= 1 << FABRIC[card] % self._scale.run_fabrics
                    power += _DIGIT if self._scale.groups[card] == group else x
                gathered[fabrics] = gathered.get(fabrics, 0) + (1 << power)
        return gathered


def _reached(ways: list[int], sources: tuple[int, ...]) -> int:
    return sum([ways[source] for source in sources])
