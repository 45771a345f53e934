"""What the cards left in a hand are good for, going by what the seat can see."""

from collections.abc import Iterable
from math import exp

from game.core.cards import HIDDEN, Card
from game.core.french import RANK, RANKS, SUIT, SUITS, deck, face
from game.core.melds import HIGH_ACE, LOW_ACE, card_at, places
from game.core.zones import Seat
from game.games.rum500.rules.options import MOST_IN_A_SET
from game.games.rum500.rules.points import BY_PLACE, IN_HAND
from game.games.rum500.rules.state import State, zones

_SUITS = range(len(SUITS))


class Sight:
    """What one seat sees: which cards can still come to it, and how soon the deal may end."""

    def __init__(self, view: State, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.seats = len(view.hands)
        self.others = [Seat(number) for number in range(self.seats) if number != seat]
        seen = {card for cards in zones(view).values() for card in cards}
        self.unseen = tuple(card for card in deck() if card not in seen)
        self.shortest = min(len(view.hands[other]) for other in self.others)
        """Cards in the shortest hand of the others."""
        self.to_come = [0.0] * len(deck())
        """By card: how likely it is to be had, an unseen card being 1."""
        for card in self.unseen:
            self.to_come[card] = 1.0
        self._note_table()

    def _note_table(self) -> None:
        self.upward: set[tuple[int, int]] = set()
        """Suit and place of the cards that fit a run on the table, at its upper end and at its lower one."""
        self.downward: set[tuple[int, int]] = set()
        self.fourths: set[int] = set()
        """Ranks of which the fourth card fits a set on the table."""
        for meld in self.view.melds:
            first = meld.cards[0]
            if meld.low:
                self.upward.add((SUIT[first], meld.low + len(meld.cards)))
                self.downward.add((SUIT[first], meld.low - 1))
            elif len(meld.cards) < MOST_IN_A_SET:
                self.fourths.add(RANK[first])

    def known(self, other: Seat) -> tuple[Card, ...]:
        """The cards of another's hand that it took openly."""
        return tuple(card for card in self.view.hands[other] if card != HIDDEN)

    def hidden(self, other: Seat) -> int:
        """How many of its cards are unknown."""
        return self.view.hands[other].count(HIDDEN)

    def turns(self) -> float:
        """About how many turns of its own the seat still has in this deal."""
        by_stock = len(self.view.stock) / self.seats
        return max(0.3, min(by_stock, 0.7 * self.shortest))


class Outs:
    """Ways for each card of a hand to be played after all: cards to come that would complete something with it."""

    def __init__(self, hand: Iterable[Card], sight: Sight) -> None:
        self.sight = sight
        self.hand = tuple(hand)
        self.ranks = [0] * (RANKS + 1)
        self.filled = [[False] * (HIGH_ACE + 1) for _ in _SUITS]
        """By suit and place: whether a card in hand can lie there."""
        for card in self.hand:
            self.ranks[RANK[card]] += 1
            for place in places(card):
                self.filled[SUIT[card]][place] = True

    def of(self, card: Card) -> tuple[float, float]:
        """How many cards would do by themselves, and how many pairs of cards would."""
        one, two = self._in_sets(card)
        for place in places(card):
            near, far = self._in_runs(SUIT[card], place)
            one, two = one + near, two + far
        return one, two

    def _in_sets(self, card: Card) -> tuple[float, float]:
        rank, own = RANK[card], self.ranks[RANK[card]]
        come = sum(self.sight.to_come[face(rank, suit)] for suit in _SUITS)
        return (come, 0.0) if own == 2 else (0.0, come * (come - 1) / 2 if come > 1 else 0.0)

    def _in_runs(self, suit: int, place: int) -> tuple[float, float]:
        """Every three places in a row that the card belongs to, and the card between it and a run on the table."""
        filled, sight = self.filled[suit], self.sight
        one = two = 0.0
        for start in range(max(LOW_ACE, place - 2), min(place, HIGH_ACE - 2) + 1):
            missing = [each for each in range(start, start + 3) if not filled[each]]
            if len(missing) == 1:
                one += self._come(suit, missing[0])
            elif len(missing) == 2:
                two += self._come(suit, missing[0]) * self._come(suit, missing[1])
        if (suit, place - 1) in sight.upward:
            one += self._come(suit, place - 1)
        if (suit, place + 1) in sight.downward:
            one += self._come(suit, place + 1)
        return one, two

    def _come(self, suit: int, place: int) -> float:
        return self.sight.to_come[card_at(place, suit)]

    def chances(self, pace: float, pair_weight: float) -> list[float]:
        """For each card of the hand the chance to be played, if `pace` is how much of what is to come comes."""
        chances = []
        for card in self.hand:
            one, two = self.of(card)
            chances.append(1.0 - exp(-pace * one - pace * pace * pair_weight * two))
        return chances


def worth(card: Card) -> int:
    """What a card scores when it is played, at its best."""
    return BY_PLACE[places(card)[-1]]


def value(hand: Iterable[Card], sight: Sight, pace: float, pair_weight: float = 1.0) -> float:
    """What the cards left in a hand come to in the end: played, or counted against the hand."""
    outs = Outs(hand, sight)
    chances = outs.chances(pace, pair_weight)
    return sum(
        chance * worth(card) - (1.0 - chance) * IN_HAND[card] for card, chance in zip(outs.hand, chances, strict=True)
    )
