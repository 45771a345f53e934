"""What a turn is worth to a seat, as each strength of guest reckons it."""

from collections.abc import Generator, Iterator
from itertools import combinations
from typing import NamedTuple

from game.core.cards import Card
from game.core.french import RANK, SIZE, SUIT, SUITS, deck, face
from game.core.melds import HIGH_ACE, LOW_ACE, card_at, places
from game.core.rng import Rng
from game.core.zones import Seat
from game.games.rum500.prospects import Sight, value
from game.games.rum500.rules.actions import Discard, LayDown, LayOff
from game.games.rum500.rules.arrangement import arranging
from game.games.rum500.rules.candidates import bits_of, lay_downs
from game.games.rum500.rules.outlook import play_points, played, table_after
from game.games.rum500.rules.points import IN_HAND, hand_points
from game.games.rum500.rules.state import Meld, fitting_places


class Turn(NamedTuple):
    """The rest of a turn after the draw: what is played, then discarded if anything is left; its worth in points."""

    actions: tuple[LayDown | LayOff | Discard, ...]
    worth: float


Thought = Generator[None, None, float]
"""Comes to a number of points; yields between its parts."""


class Reckoning:
    """Plays whatever it can, and throws away what costs most: what every guest can do."""

    deepest = 4
    """How many cards it takes at most."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    def turn(self, hand: tuple[Card, ...], first: Card | None = None) -> Generator[None, None, Turn]:
        """The best that can be made of a hand; with `first`, a card that must be played first."""
        melds = self.sight.view.melds
        if first is None:
            return (yield from self._finish((), hand, melds))
        best = Turn((), float("-inf"))
        for play in _uses(first, hand, melds):
            after = table_after(melds, play, self.sight.seat)
            turn = yield from self._finish((play,), _without(hand, played(play)), after)
            best = turn if turn.worth > best.worth else best
        return best

    def _finish(
        self, plays: tuple[LayDown | LayOff, ...], hand: tuple[Card, ...], melds: tuple[Meld, ...]
    ) -> Generator[None, None, Turn]:
        """Plays whatever can be played, then throws away the card without which the others are worth most."""
        yield
        best = yield from arranging(hand, melds)
        plays += best.plays
        points = float(sum(map(play_points, plays)))
        if len(best.rest) <= 1:
            return Turn((*plays, *map(Discard, best.rest)), points + self.out())
        discard, most = best.rest[0], float("-inf")
        for card in best.rest:
            yield
            left = self.left(card, _without(best.rest, (card,)))
            discard, most = (card, left) if left > most else (discard, most)
        return Turn((*plays, Discard(discard)), points + most)

    def left(self, discard: Card, rest: tuple[Card, ...]) -> float:
        """What the cards left in the hand are worth when that one is thrown away."""
        kept = any(RANK[each] == RANK[discard] or _neighbours(each, discard) for each in rest)
        return -hand_points(rest) - (0.9 * IN_HAND[discard] if kept else 0.0)

    def out(self) -> float:
        """What it is worth to go out: the others count what they hold."""
        return 0.0

    def stop(self, hand: tuple[Card, ...]) -> float:
        """What it is worth to end the deal."""
        return self.out() - hand_points(hand)

    def take(self, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> Thought:
        """What it is worth to take these cards, the first of which must be played."""
        if len(cards) > self.deepest:
            return float("-inf")
        return (yield from self.turn((*hand, *cards), cards[0])).worth

    def draw(self, hand: tuple[Card, ...], rng: Rng) -> Thought:  # noqa: ARG002
        """What it is worth to draw from the stock."""
        return (yield from self.turn(hand)).worth


class Near(Reckoning):
    """Weighs every depth of the pile and what the cards left in the hand may still become."""

    deepest = SIZE
    pace, pair_weight = 0.12, 0.3
    draw_bonus = 4.0
    """What an average card is worth."""

    def left(self, discard: Card, rest: tuple[Card, ...]) -> float:  # noqa: ARG002
        """By what the rest may become."""
        return value(rest, self.sight, self.pace, self.pair_weight)

    def draw(self, hand: tuple[Card, ...], rng: Rng) -> Thought:
        """As if an average card came."""
        return (yield from super().draw(hand, rng)) + self.draw_bonus


class Far(Near):
    """Also minds how long the deal may last, what the others can use, and what they are left with."""

    samples = 6
    """Cards of the stock that it tries."""
    reach = 1.6
    """Unseen cards that come within reach in a round, for each seat."""
    pile_share = 2.0
    """How much likelier a card of the pile is to be had than an unseen one."""
    feed_weight, deny_weight, out_weight = 1.0, 0.3, 1.0

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.pace = self.reach * sight.turns() / max(len(sight.unseen), 1)
        for card in sight.view.pile:
            sight.to_come[card] = self.pile_share
        self._wants = [_Wants(sight, other) for other in sight.others]
        self._uses: dict[Card, float] = {}

    def left(self, discard: Card, rest: tuple[Card, ...]) -> float:
        """By what the rest may become, less what the discard does for the others."""
        return super().left(discard, rest) - self.feed_weight * self._use_to_others(discard)

    def _use_to_others(self, card: Card) -> float:
        """Points that the others together may make with a card of the pile, for each of them."""
        if card not in self._uses:
            missed = 1.0
            for wants in self._wants:
                missed *= 1.0 - wants.chance(card)
            self._uses[card] = (1.0 - missed) * (2 * IN_HAND[card] + 6.0) / len(self._wants)
        return self._uses[card]

    def out(self) -> float:
        """The others count what they hold: what the seat gains on each of them, on average."""
        sight = self.sight
        average = hand_points(sight.unseen) / max(len(sight.unseen), 1)
        held = (hand_points(sight.known(other)) + average * sight.hidden(other) for other in sight.others)
        return self.out_weight * sum(held) / len(sight.others)

    def take(self, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> Thought:
        """Also for what the others cannot take any more."""
        denied = sum(map(self._use_to_others, cards))
        return (yield from super().take(hand, cards)) + self.deny_weight * denied

    def draw(self, hand: tuple[Card, ...], rng: Rng) -> Thought:
        """As an average over cards that may come."""
        cards = rng.shuffled(self.sight.unseen)[0][: self.samples]
        total = 0.0
        for card in cards:
            total += (yield from self.turn((*hand, card))).worth
        return total / len(cards)


class _Wants:
    """How likely another seat can play a card, by its number of cards and those that are known."""

    def __init__(self, sight: Sight, other: Seat) -> None:
        self.sight = sight
        share = sight.hidden(other) / max(len(sight.unseen), 1)
        known = set(sight.known(other))
        unseen = set(sight.unseen)
        self.holds = [1.0 if card in known else share if card in unseen else 0.0 for card in deck()]

    def chance(self, card: Card) -> float:
        """That it can lay the card down with two of its own, or lay it off."""
        if self._fits_table(card):
            return 1.0
        missed = 1.0
        for one, two in _PAIRS[card]:
            missed *= 1.0 - self.holds[one] * self.holds[two]
        return 1.0 - missed

    def _fits_table(self, card: Card) -> bool:
        sight, suit = self.sight, SUIT[card]
        return RANK[card] in sight.fourths or any(
            (suit, place) in sight.upward or (suit, place) in sight.downward for place in places(card)
        )


def _pairs_of(card: Card) -> Iterator[tuple[Card, Card]]:
    """The pairs of cards that make a meld of three with a card."""
    rank, suit = RANK[card], SUIT[card]
    yield from combinations((face(rank, other) for other in range(len(SUITS)) if other != suit), 2)
    for place in places(card):
        for start in range(max(LOW_ACE, place - 2), min(place, HIGH_ACE - 2) + 1):
            one, two = (card_at(each, suit) for each in range(start, start + 3) if each != place)
            yield one, two


_PAIRS = tuple(tuple(_pairs_of(card)) for card in deck())


def _uses(card: Card, hand: tuple[Card, ...], melds: tuple[Meld, ...]) -> Iterator[LayDown | LayOff]:
    """Every way to play that card of the hand."""
    yield from (down for down in lay_downs(bits_of(hand)) if card in down.cards)
    for number, meld in enumerate(melds):
        yield from (LayOff(card, number, place) for place in fitting_places(meld, card))


def _without(hand: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in hand if card not in gone)


def _neighbours(one: Card, other: Card) -> bool:
    return SUIT[one] == SUIT[other] and abs(RANK[one] - RANK[other]) == 1
