"""What a turn is worth to a seat, as each strength of guest reckons it."""

from collections.abc import Iterator
from typing import NamedTuple

from game.core.cards import Card
from game.core.french import RANK, SUIT, SUITS, face
from game.core.melds import HIGH_ACE, places
from game.core.zones import Seat
from game.games.rum500.prospects import Sight, value
from game.games.rum500.rules.actions import LayDown, LayOff
from game.games.rum500.rules.arrangement import arrange
from game.games.rum500.rules.candidates import lay_downs
from game.games.rum500.rules.outlook import play_points, played, table_after
from game.games.rum500.rules.points import IN_HAND, hand_points
from game.games.rum500.rules.state import Meld, fitting_places


class Turn(NamedTuple):
    """The rest of a turn after the draw: what is played, what is discarded, and what that is worth in points."""

    plays: tuple[LayDown | LayOff, ...]
    discard: Card | None
    worth: float


class Reckoning:
    """Plays whatever it can, and throws away what costs most: what every guest can do."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    def turn(self, hand: tuple[Card, ...], first: Card | None = None) -> Turn:
        """The best that can be made of a hand; with `first`, a card that must be played first."""
        melds = self.sight.view.melds
        if first is None:
            return self._finish((), hand, melds)
        starts = (self._finish((play,), _without(hand, play), table_after(melds, play, self.sight.seat))
                  for play in _uses(first, hand, melds))  # fmt: skip
        return max(starts, key=lambda turn: turn.worth)

    def _finish(self, plays: tuple[LayDown | LayOff, ...], hand: tuple[Card, ...], melds: tuple[Meld, ...]) -> Turn:
        best = arrange(hand, melds)
        plays += best.plays
        points = float(sum(map(play_points, plays)))
        if len(best.rest) <= 1:
            return Turn(plays, best.rest[0] if best.rest else None, points + self.out())
        discard, left = max(self.discards(best.rest), key=lambda each: each[1])
        return Turn(plays, discard, points + left)

    def discards(self, rest: tuple[Card, ...]) -> Iterator[tuple[Card, float]]:
        """Each card that could be thrown away, with what the others are then worth."""
        whole = -hand_points(rest)
        for card in rest:
            yield card, whole + IN_HAND[card] - (0.9 * IN_HAND[card] if self._has_company(card, rest) else 0.0)

    def _has_company(self, card: Card, rest: tuple[Card, ...]) -> bool:
        return any(
            each != card
            and (RANK[each] == RANK[card] or (SUIT[each] == SUIT[card] and abs(RANK[each] - RANK[card]) == 1))
            for each in rest
        )

    def out(self) -> float:
        """What it is worth to go out: the others count what they hold."""
        return 0.0

    def take(self, hand: tuple[Card, ...], card: Card, cards: tuple[Card, ...]) -> float:
        """What it is worth to take these cards, the first of which must be played."""
        return self.turn((*hand, *cards), card).worth if len(cards) == 1 else float("-inf")

    def draw(self, hand: tuple[Card, ...], unseen: Iterator[Card]) -> Iterator[float]:  # noqa: ARG002
        """What it is worth to draw from the stock, better known with each number."""
        yield self.turn(hand).worth


class Near(Reckoning):
    """Weighs every depth of the pile and what the cards left in the hand may still become."""

    pace, pair_weight, draw_bonus = 0.12, 0.3, 4.0

    def discards(self, rest: tuple[Card, ...]) -> Iterator[tuple[Card, float]]:
        """By what the rest may become."""
        for card in rest:
            yield card, self.left(tuple(each for each in rest if each != card))

    def left(self, rest: tuple[Card, ...]) -> float:
        """What the cards left in the hand are worth."""
        return value(rest, self.sight, self.pace, self.pair_weight)

    def take(self, hand: tuple[Card, ...], card: Card, cards: tuple[Card, ...]) -> float:
        """At any depth."""
        return self.turn((*hand, *cards), card).worth

    def draw(self, hand: tuple[Card, ...], unseen: Iterator[Card]) -> Iterator[float]:  # noqa: ARG002
        """As if an average card came."""
        yield self.turn(hand).worth + self.draw_bonus


class Far(Near):
    """Also minds how long the deal may last, what the others can use, and what they are left with."""

    SAMPLES = 6
    reach = 1.6
    """Unseen cards that come within reach in a round, for each seat."""
    pile_share = 2.0
    feed_weight = 1.0
    deny_weight = 0.3
    out_weight = 1.0

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.pace = self.reach * sight.turns() / max(len(sight.unseen), 1)
        for card in sight.view.pile:
            sight.to_come[card] = self.pile_share
        self._uses = {other: _Wants(sight, other) for other in sight.others}
        self._costs: dict[Card, float] = {}

    def discards(self, rest: tuple[Card, ...]) -> Iterator[tuple[Card, float]]:
        """By what the rest may become, less what the card does for the others."""
        for card, left in super().discards(rest):
            yield card, left - self.feed_weight * self._use_to_others(card)

    def _use_to_others(self, card: Card) -> float:
        if card not in self._costs:
            alone, use = 1.0, 0.0
            for other in (Seat((self.sight.seat + step) % self.sight.seats) for step in range(1, self.sight.seats)):
                chance = self._uses[other].chance(card)
                use += alone * chance
                alone *= 1.0 - chance
            self._costs[card] = use * (2 * IN_HAND[card] + 6.0) / max(1, self.sight.seats - 1)
        return self._costs[card]

    def out(self) -> float:
        """The others count what they hold: what the seat gains on each of them, on average."""
        unseen = self.sight.unseen
        average = hand_points(unseen) / max(len(unseen), 1)
        held = (
            hand_points(self.sight.known(other)) + average * self.sight.hidden(other) for other in self.sight.others
        )
        return self.out_weight * sum(held) / len(self.sight.others)

    def take(self, hand: tuple[Card, ...], card: Card, cards: tuple[Card, ...]) -> float:
        """Also for what the others cannot take any more."""
        denied = sum(self._use_to_others(each) for each in cards)
        return super().take(hand, card, cards) + self.deny_weight * denied

    def draw(self, hand: tuple[Card, ...], unseen: Iterator[Card]) -> Iterator[float]:
        """As an average over cards that may come."""
        total, number = 0.0, 0
        for card, number in zip(unseen, range(1, self.SAMPLES + 1), strict=False):
            total += self.turn((*hand, card)).worth
            yield total / number
        if not number:
            yield self.turn(hand).worth


class _Wants:
    """How likely another seat can play a card, by its number of cards and those that are known."""

    def __init__(self, sight: Sight, other: Seat) -> None:
        self.sight = sight
        share = sight.hidden(other) / max(len(sight.unseen), 1)
        known = set(sight.known(other))
        unseen = set(sight.unseen)
        self.holds = [1.0 if card in known else share if card in unseen else 0.0 for card in range(52)]

    def chance(self, card: Card) -> float:
        """That it can lay the card down with two of its own, or lay it off."""
        if self._fits_table(card):
            return 1.0
        missed = 1.0
        for pair in _pairs(card):
            missed *= 1.0 - self.holds[pair[0]] * self.holds[pair[1]]
        return 1.0 - missed

    def _fits_table(self, card: Card) -> bool:
        sight, suit = self.sight, SUIT[card]
        return RANK[card] in sight.fourths or any(
            (suit, place) in sight.upward or (suit, place) in sight.downward for place in places(card)
        )


def _pairs_of(card: Card) -> Iterator[tuple[Card, Card]]:
    others = [face(RANK[card], suit) for suit in range(len(SUITS)) if suit != SUIT[card]]
    yield from ((others[one], others[two]) for one, two in ((0, 1), (0, 2), (1, 2)))
    for place in places(card):
        for start in (place - 2, place - 1, place):
            if start >= 1 and start + 2 <= HIGH_ACE:
                one, two = (each for each in range(start, start + 3) if each != place)
                yield _at(SUIT[card], one), _at(SUIT[card], two)


def _at(suit: int, place: int) -> Card:
    return face(1 if place == HIGH_ACE else place, suit)


_PAIRS = tuple(tuple(_pairs_of(Card(card))) for card in range(52))


def _pairs(card: Card) -> tuple[tuple[Card, Card], ...]:
    """The pairs of cards that make a meld with a card."""
    return _PAIRS[card]


def _uses(card: Card, hand: tuple[Card, ...], melds: tuple[Meld, ...]) -> Iterator[LayDown | LayOff]:
    """Every way to play that card of the hand."""
    yield from (down for down in lay_downs(hand) if card in down.cards)
    for number, meld in enumerate(melds):
        yield from (LayOff(card, number, place) for place in fitting_places(meld, card))


def _without(hand: tuple[Card, ...], play: LayDown | LayOff) -> tuple[Card, ...]:
    gone = played(play)
    return tuple(card for card in hand if card not in gone)
