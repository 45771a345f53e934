"""The mathematics of a lock: every way in which cards split into combos, and the best of them.

Wild cards are alike, so a selection is a *key*: a bit for each natural card, and above these the number of wilds.
Keys of disjoint selections add up.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.core.cards import Card
from game.core.tally import Line
from game.games.polyester.rules.cards import FABRIC, RANK
from game.games.polyester.rules.options import Options
from game.games.polyester.rules.scale import (
    SINGLES,
    flush_points,
    kind_points,
    run_points,
    scale_of,
    set_points,
)

_WILD = 9
"""Naturals take the bits below this, since no hand has more cards."""
_HIGHEST = 9


class _Combo(NamedTuple):
    key: int
    points: int
    source: str


class _Split(NamedTuple):
    """The best way found to a key: the last combo, and the key before it."""

    points: int
    combo: _Combo | None
    before: int


class Locks:
    """Every lock that some cards hold: at most 9 cards, each once, none of them an action card."""

    def __init__(self, cards: Sequence[Card], options: Options) -> None:
        self._scale = scale_of(options)
        wild = self._scale.wild
        self._naturals = sorted((card for card in cards if not wild[card]), key=lambda card: RANK[card])
        self._wilds = [card for card in cards if wild[card]]
        self._bits = {card: 1 << place for place, card in enumerate(self._naturals)}
        self._splits = self._reach(self._combos())

    def points(self, cards: Iterable[Card]) -> int:
        """Rules poly.lock.split, poly.lock.best: points of `cards` locked together; 0 when that is no lock."""
        split = self._splits.get(self._key(cards))
        return split.points if split else 0

    def tally(self, cards: Sequence[Card]) -> tuple[Line, ...]:
        """The best split of `cards`, combo by combo, the dearest first; none when that is no lock."""
        wilds = [card for card in cards if self._scale.wild[card]]
        combos = sorted(self._path(self._key(cards)), key=lambda combo: -combo.points)
        return tuple(self._line(combo, wilds) for combo in combos)

    def stray(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Rule poly.lock.stray: those of `cards` that the largest lock within them leaves out."""
        whole = self._key(cards)
        within = [key for key in self._splits if _holds(whole, key)]
        largest = max(within, key=lambda key: (_size(key), self._splits[key].points))
        used = self._cards(largest, cards)
        return tuple(card for card in cards if card not in used)

    def gains(self, selected: Sequence[Card], others: Sequence[Card]) -> dict[Card, int]:
        """Those of `others` that make a lock worth more than `selected` alone, with the points gained."""
        now = self.points(selected)
        gained = {card: self.points((*selected, card)) - now for card in others}
        return {card: points for card, points in gained.items() if points > 0}

    def canonical(self) -> tuple[tuple[Card, ...], ...]:
        """The locks worth a thought, best first: the best for each number of cards.

        Which cards stay loose does not matter, for the next draw replaces them all.
        """
        keys = sorted(self._best().values(), key=lambda key: (-self._splits[key].points, key))
        everything = (*self._naturals, *self._wilds)
        return tuple(self._cards(key, everything) for key in keys)

    def best(self) -> dict[int, int]:
        """The most points of a lock, by the number of its cards."""
        return {size: self._splits[key].points for size, key in self._best().items()}

    def _best(self) -> dict[int, int]:
        best: dict[int, int] = {}
        for key, split in self._splits.items():
            if key and split.points > self._splits[best.get(_size(key), 0)].points:
                best[_size(key)] = key
        return best

    def _key(self, cards: Iterable[Card]) -> int:
        return sum(self._bits.get(card, 1 << _WILD) for card in cards)

    def _cards(self, key: int, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The cards of `key` among `cards`: its naturals, and the first wilds."""
        naturals = tuple(card for card in cards if self._bits.get(card, 0) & key)
        return naturals + tuple(card for card in cards if self._scale.wild[card])[: key >> _WILD]

    def _path(self, key: int) -> Iterator[_Combo]:
        split = self._splits.get(key)
        while split and split.combo:
            yield split.combo
            split = self._splits[split.before]

    def _line(self, combo: _Combo, wilds: list[Card]) -> Line:
        """A combo as a line of the tally; its wilds are taken off `wilds`."""
        naturals = [card for card in self._naturals if self._bits[card] & combo.key]
        count = combo.key >> _WILD
        spare, wilds[:] = wilds[:count], wilds[count:]
        cards = _in_order(naturals, spare) if combo.source == "run" else (*naturals, *spare)
        return Line(combo.source, cards, combo.points)

    def _reach(self, combos: Iterable[_Combo]) -> dict[int, _Split]:
        """Every key that disjoint combos add up to. Combos are tried in the order of their lowest natural."""
        splits = {0: _Split(0, None, 0)}
        steps: dict[int, list[_Combo]] = {}
        for combo in combos:
            steps.setdefault(combo.key & -combo.key, []).append(combo)
        most = len(self._wilds)
        for low in sorted(steps):
            for before, split in tuple(splits.items()):
                for combo in steps[low]:
                    key = before + combo.key
                    if before & combo.key & _NATURALS or key >> _WILD > most:
                        continue
                    if key not in splits or splits[key].points < split.points + combo.points:
                        splits[key] = _Split(split.points + combo.points, combo, before)
        return splits

    def _combos(self) -> Iterable[_Combo]:
        """Every combo there is, each key once, with the kind that scores most (rule poly.lock.once)."""
        best: dict[int, _Combo] = {}
        found = self._kinds() if self._scale.six else (*self._sets(), *self._runs(), *self._flushes())
        for combo in found:
            if combo.key not in best or best[combo.key].points < combo.points:
                best[combo.key] = combo
        return best.values()

    def _kinds(self) -> Iterator[_Combo]:
        """Rules poly.six.single, poly.six.three, poly.six.more, poly.six.pairs, poly.six.runs."""
        for rank, mask in self._masks(RANK):
            for key in _parts(mask):
                if (size := _size(key)) >= 3:
                    yield _Combo(key, kind_points(rank, size), "kind")
                elif size == 1 and rank in SINGLES:
                    yield _Combo(key, SINGLES[rank], "single")

    def _sets(self) -> Iterator[_Combo]:
        """Rules poly.set, poly.easy.pair, poly.wild.any, poly.wild.natural, poly.wild.alone."""
        for mask in (0, *(mask for _, mask in self._masks(RANK))):
            for key in self._with_wilds(mask, self._scale.set_from):
                size = _size(key)
                yield _Combo(key, set_points(size), "pair" if size == 2 else "set")

    def _flushes(self) -> Iterator[_Combo]:
        """Rules poly.flush.illustrated, poly.flush.fabric, poly.flush.points."""
        for _, mask in self._masks(self._scale.groups):
            for key in self._with_wilds(mask, self._scale.flush_from):
                yield _Combo(key, flush_points(_size(key)), "flush")

    def _with_wilds(self, mask: int, fewest: int) -> Iterator[int]:
        """Keys of some of the naturals in `mask` (all-wild keys only for mask 0) and wilds, from `fewest` cards."""
        most = len(self._wilds)
        if mask.bit_count() + most < fewest:
            return
        for part in _parts(mask) if mask else (0,):
            for wilds in range(max(0, fewest - part.bit_count()), most + 1):
                yield part + (wilds << _WILD)

    def _runs(self) -> Iterator[_Combo]:
        """Rules poly.run, poly.run.low, poly.hard.run: naturals of rising rank, gaps filled by wilds."""
        most = len(self._wilds)
        for first in range(len(self._naturals)):
            for part, gaps in self._rising(first, most):
                size = part.bit_count()
                for wilds in range(max(gaps, 3 - size), min(most, _HIGHEST - size) + 1):
                    yield _Combo(part + (wilds << _WILD), run_points(size + wilds), "run")

    def _rising(self, place: int, gaps_left: int, gaps: int = 0) -> Iterator[tuple[int, int]]:
        """Bits of naturals that rise in rank from the one at `place`, with the number of ranks they skip."""
        yield 1 << place, gaps
        here = self._naturals[place]
        for after in range(place + 1, len(self._naturals)):
            step = RANK[self._naturals[after]] - RANK[here] - 1
            if step > gaps_left:
                return
            if step >= 0 and self._same_run(here, self._naturals[after]):
                for part, skipped in self._rising(after, gaps_left - step, gaps + step):
                    yield part | 1 << place, skipped

    def _same_run(self, one: Card, other: Card) -> bool:
        return self._scale.run_fabrics == 1 or FABRIC[one] == FABRIC[other]

    def _masks(self, trait: Sequence[int]) -> Iterable[tuple[int, int]]:
        """For each value of a trait among the naturals, the bits of those that have it."""
        masks: dict[int, int] = {}
        for card, bit in self._bits.items():
            masks[trait[card]] = masks.get(trait[card], 0) | bit
        return masks.items()


_NATURALS = (1 << _WILD) - 1


def _size(key: int) -> int:
    return (key & _NATURALS).bit_count() + (key >> _WILD)


def _holds(key: int, part: int) -> bool:
    return not part & ~key & _NATURALS and part >> _WILD <= key >> _WILD


def _parts(mask: int) -> Iterator[int]:
    """Every part of a mask but the empty one."""
    part = mask
    while part:
        yield part
        part = (part - 1) & mask


def _in_order(naturals: list[Card], wilds: list[Card]) -> tuple[Card, ...]:
    """A run as it lies on the table: wilds in the gaps, then above, then below."""
    spare, row = list(wilds), list(naturals[:1])
    for last, card in pairwise(naturals):
        gap = RANK[card] - RANK[last] - 1
        row += [*spare[:gap], card]
        del spare[:gap]
    above = _HIGHEST - RANK[naturals[-1]]
    return (*spare[above:], *row, *spare[:above])


def best_split(cards: Sequence[Card], options: Options) -> tuple[Line, ...] | None:
    """Rule poly.lock.split: the combos that `cards` split into with most points, or None when that is no lock."""
    return Locks(cards, options).tally(cards) or None


def gains(selected: Sequence[Card], others: Sequence[Card], options: Options) -> dict[Card, int]:
    """Those of `others` that, selected too, make a lock worth more than `selected` alone, with the points gained."""
    return Locks((*selected, *others), options).gains(selected, others)
