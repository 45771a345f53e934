"""The best that can be made of a hand: melds and lay-offs, each card once.

Walks along the places from Ace low to Ace high. At each, every card of that place goes into the run that grows in its
suit or into a set; all that must be remembered is how long the four runs are (three or more is long enough) and which
Aces are kept for the high end. So the walk is exact, and short even for a hand of forty.
"""

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass

from game.core.cards import Card
from game.core.french import ACE, RANK, SUIT, SUITS, face
from game.core.melds import HIGH_ACE, LOW_ACE, card_at
from game.games.rum500.rules.actions import LayDown, LayOff
from game.games.rum500.rules.options import LEAST_IN_A_MELD, MOST_IN_A_SET
from game.games.rum500.rules.points import BY_PLACE
from game.games.rum500.rules.state import Meld

GAIN = tuple(points + BY_PLACE[HIGH_ACE if place == LOW_ACE else place] for place, points in enumerate(BY_PLACE))
"""By place: the points that a card brings on the table, and those that it no longer costs in the hand."""
_SUITS = range(len(SUITS))
_SETS = tuple(
    tuple(part for part in range(1, 16) if part & ~held == 0 and part.bit_count() >= LEAST_IN_A_MELD)
    for held in range(16)
)
"""By bits of suits: the parts of them that make a set."""
_MANY_WAYS = 40
"""After so many it is time for a pause: they take about half a millisecond natively."""
_Link = tuple[int, int, int, "_Link"] | None
"""A place, the bits of suits that went on with their runs there, those that became a set, and what was before."""
_Ways = dict[int, tuple[int, _Link]]
"""The best way to each situation: its gain, and how it came about."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What can be played, in an order in which it can be, and what is left over."""

    plays: tuple[LayDown | LayOff, ...]
    rest: tuple[Card, ...]
    gain: int
    """Points on the table and points no longer in the hand, together."""


def arrange(hand: Iterable[Card], melds: Iterable[Meld]) -> Arrangement:
    """The arrangement of one deck's cards with the greatest gain; of equal ones always the same."""
    walk = arranging(hand, melds)
    while True:
        try:
            next(walk)
        except StopIteration as done:
            found: Arrangement = done.value
            return found


def arranging(hand: Iterable[Card], melds: Iterable[Meld]) -> Generator[None, None, Arrangement]:
    """The same in parts, for those who have a frame to draw meanwhile: it pauses where there is much to try."""
    return (yield from _Walk(tuple(hand), tuple(melds)).best())


class _Walk:
    """One hand beside one table."""

    def __init__(self, hand: tuple[Card, ...], melds: tuple[Meld, ...]) -> None:
        self.hand = hand
        self.held = [0] * HIGH_ACE
        """By rank: bits of the suits in hand."""
        for card in hand:
            self.held[RANK[card]] |= 1 << SUIT[card]
        self.upward: dict[tuple[int, int], int] = {}
        """The run that a suit's card at a place would go on, upward."""
        self.downward: dict[tuple[int, int], int] = {}
        self.fourth: dict[int, int] = {}
        """The set that a card of this rank would complete."""
        for number, meld in enumerate(melds):
            self._note(number, meld)

    def _note(self, number: int, meld: Meld) -> None:
        first = meld.cards[0]
        if meld.low:
            self.upward[SUIT[first], meld.low + len(meld.cards)] = number
            self.downward[SUIT[first], meld.low - 1] = number
        elif len(meld.cards) < MOST_IN_A_SET:
            self.fourth[RANK[first]] = number

    def best(self) -> Generator[None, None, Arrangement]:
        """Of all ways to the last place the one with the greatest gain."""
        ways: _Ways = {0: (0, None)}
        for place in range(LOW_ACE, HIGH_ACE + 1):
            ways = yield from self._step(ways, place)
        gain, link = max(ways.values(), key=lambda way: way[0])
        plays = tuple(self._plays(link))
        played = {card for play in plays for card in (play.cards if isinstance(play, LayDown) else (play.card,))}
        return Arrangement(plays, tuple(card for card in self.hand if card not in played), gain)

    def _step(self, ways: _Ways, place: int) -> Generator[None, None, _Ways]:
        """The ways after one place more. A key holds two bits a suit for its run's length, then the Aces kept high."""
        after: _Ways = {}
        for number, (key, (gain, link)) in enumerate(ways.items(), 1):
            if number % _MANY_WAYS == 0:
                yield
            for run, group, aces in self._choices(place, key >> 8):
                lengths, more = self._grow(key, run, place)
                total = gain + more + GAIN[place] * group.bit_count()
                following = aces << 8 | lengths
                if following not in after or after[following][0] < total:
                    after[following] = total, (place, run, group, link) if run or group else link
        return after

    def _choices(self, place: int, aces: int) -> Iterator[tuple[int, int, int]]:
        """Bits of suits that go on with their run, bits that make a set, and Aces kept for later."""
        if place == LOW_ACE:
            held = self.held[ACE]
            yield from ((low, 0, held & ~low) for low in range(held + 1) if low & ~held == 0)
            return
        held, kept = (aces, 0) if place == HIGH_ACE else (self.held[place], aces)
        yield held, 0, kept
        yield from ((held & ~group, group, kept) for group in _SETS[held])
        if held and (ACE if place == HIGH_ACE else place) in self.fourth:
            yield 0, held, kept

    def _grow(self, key: int, run: int, place: int) -> tuple[int, int]:
        """The runs' lengths after this place, and the gain of what has come to lie on the table by it."""
        lengths = gain = 0
        for suit in _SUITS:
            if run >> suit & 1:
                length = key >> 2 * suit & 0b11
                grown, more = self._lengthen(length, suit, place)
                lengths |= grown << 2 * suit
                gain += more
        return lengths, gain

    def _lengthen(self, length: int, suit: int, place: int) -> tuple[int, int]:
        if length == LEAST_IN_A_MELD or (suit, place) in self.upward:
            return LEAST_IN_A_MELD, GAIN[place]
        if length + 1 == LEAST_IN_A_MELD or (suit, place) in self.downward:
            return LEAST_IN_A_MELD, sum(GAIN[place - length : place + 1])
        return length + 1, 0

    def _plays(self, link: _Link) -> Iterator[LayDown | LayOff]:
        """What the choices of a way come to."""
        runs: list[list[int]] = [[] for _ in _SUITS]
        while link:
            place, run, group, link = link
            if group:
                yield self._group(ACE if place == HIGH_ACE else place, group)
            for suit in _SUITS:
                if run >> suit & 1:
                    if runs[suit] and runs[suit][-1] != place + 1:
                        yield from self._run(suit, runs[suit][::-1])
                        runs[suit] = []
                    runs[suit].append(place)
        for suit in _SUITS:
            yield from self._run(suit, runs[suit][::-1])

    def _group(self, rank: int, group: int) -> LayDown | LayOff:
        cards = tuple(face(rank, suit) for suit in _SUITS if group >> suit & 1)
        return LayOff(cards[0], self.fourth[rank], 0) if len(cards) == 1 else LayDown(cards, 0)

    def _run(self, suit: int, run: list[int]) -> Iterator[LayDown | LayOff]:
        """Cards at places in a row, from the lowest up: laid off upward or downward, laid down, or kept."""
        if not run:
            return
        cards = [card_at(place, suit) for place in run]
        upward, downward = self.upward.get((suit, run[0])), self.downward.get((suit, run[-1]))
        if upward is not None:
            yield from (LayOff(card, upward, place) for card, place in zip(cards, run, strict=True))
        elif downward is not None:
            yield from (LayOff(card, downward, place) for card, place in zip(cards[::-1], run[::-1], strict=True))
        elif len(run) >= LEAST_IN_A_MELD:
            yield LayDown(tuple(cards), run[0])
