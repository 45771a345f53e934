"""What each card is worth to a seat, in chips, in its deck and in its Trash: the plan over eight rounds."""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from math import tanh
from typing import NamedTuple

from game.core.cards import HIDDEN, Card
from game.core.zones import Seat
from game.games.trash_poker.rules.backing import backing
from game.games.trash_poker.rules.cards import HIGH_RANKS, RANKS, STARS, deck, is_foreign, row, symbols
from game.games.trash_poker.rules.effects import PlayEffect, ScoringEffect
from game.games.trash_poker.rules.final import Holding, final_scoring
from game.games.trash_poker.rules.jokers import Star
from game.games.trash_poker.rules.options import ROUNDS
from game.games.trash_poker.rules.ranks import ACE, FACE_RANKS, FIVE, FOUR, HIGH_ACE, SIX, THREE, TWO
from game.games.trash_poker.rules.state import State


class Weights(NamedTuple):
    """How a plan values what is still open, in chips."""

    kept_ranks: int = 4
    """Ranks that a deck is to be made of in the end."""
    kept: float = 0.35
    """A round, for a card of those ranks in the deck."""
    stray: float = -0.3
    """A round, for any other card in the deck."""
    star: float = 1.6
    """A round, for a red star in the deck."""
    on_play: float = 0.8
    """A round, for an effect on play."""
    three: float = 0.5
    """A round, for a 3 in the Trash."""
    six_trashed: float = 3.5
    six_kept: float = 1.5
    majority: float = 0.0
    """Instead of those two: chips for having the majority of 6s, weighed by how near it is."""
    faces_to_come: float = 0.6
    """Foreign faces that a round may bring into the Trash."""
    twos_to_come: float = 0.6
    """Of the 2s still in the deck: how many come into the Trash."""


USUAL = Weights()


NEAR = 1.5
"""Of 6s: a lead of so many is rather safe."""
TO_BE_TRASHED = 0.7
"""Of the 6s in a deck: how many come into the Trash in a long game."""


class Sight:
    """What one seat sees, and what follows from it."""

    def __init__(self, view: State, seat: Seat) -> None:
        self.view, self.seat, self.place = view, seat, view.places[seat]
        self.left = ROUNDS - view.round
        """Rounds after this one."""
        self.behind = backing(self.place.upgrades, self.place.trash)
        self.others = [Seat(other) for other in range(len(view.places)) if other != seat]
        seen = {card for place in view.places for card in _seen(place)} | {*view.jokers, *view.turned}
        self.unseen = tuple(card for card in deck(seat) if card not in seen)
        """Cards of the own starting deck that nobody shows: the own draw pile, most of them."""

    def deck(self) -> tuple[Card, ...]:
        """The cards that the seat has to play with, as far as it can tell."""
        place = self.place
        own = (*place.hand, *place.redrawn, *place.played, *place.pot, *place.discard_pile)
        return tuple(card for card in own if card != HIDDEN) + self.unseen


def _seen(place: object) -> Iterable[Card]:
    names = ("hand", "redrawn", "played", "pot", "draw_pile", "discard_pile", "trash")
    return (card for name in names for card in getattr(place, name))


class Plan:
    """Worths by card, for one seat in one position."""

    def __init__(self, sight: Sight, weights: Weights = USUAL) -> None:
        self.sight, self.weights, place = sight, weights, sight.place
        self.trash = place.trash
        self.counts = Counter(rank for card in sight.deck() for rank in HIGH_RANKS[card])
        self.kept = frozenset(sorted(self.counts, key=self._merit, reverse=True)[: weights.kept_ranks])
        self.twos, self.threes = symbols(self.trash, TWO), symbols(self.trash, THREE)
        self.fours, self.fives = symbols(self.trash, FOUR), symbols(self.trash, FIVE)
        self.faces = symbols((card for card in self.trash if is_foreign(card, sight.seat)), *FACE_RANKS)

    def _merit(self, rank: int) -> float:
        """How good a rank is to keep: by its number in the deck, and what its cards bring there or in the Trash."""
        better = {HIGH_ACE: 4.0, TWO: -3.0, FOUR: -3.0, FIVE: -3.0, SIX: -3.0, THREE: -1.5}
        return self.counts[rank] + better.get(rank, 0.0) + rank / 20

    def in_deck(self, card: Card) -> float:
        """Chips that a card brings in the deck: played until the end, and in the final scoring."""
        weights = self.weights
        a_round = weights.star if STARS[card] is Star.RED else 0.0
        for rank in HIGH_RANKS[card]:
            a_round += weights.kept if rank in self.kept else weights.stray / len(HIGH_RANKS[card])
        if printed := row(card):
            a_round += weights.on_play * sum(isinstance(effect, PlayEffect) for effect in printed.effects)
        final = 5.0 * symbols((card,), ACE) + self._six(trashed=False) * symbols((card,), SIX)
        return a_round * self.sight.left + final + self._printed(card, trashed=False)

    def in_trash(self, card: Card) -> float:
        """Chips that a card brings in the Trash."""
        return sum(map(self._of_rank, RANKS[card])) + self._as_face(card) + self._printed(card, trashed=True)

    def _of_rank(self, rank: int) -> float:
        if rank == FOUR:
            return 5.0 if self.fives > self.fours else 2.5
        if rank == FIVE:
            return 5.0 if self.fours > self.fives else 2.5
        if rank == TWO:
            return self.faces + self.weights.faces_to_come * self.sight.left
        if rank == THREE:
            return self.weights.three * self.sight.left
        return self._six(trashed=True) if rank == SIX else 0.0

    def _six(self, trashed: bool) -> float:
        """Chips for one more 6 there."""
        if not self.weights.majority:
            return self.weights.six_trashed if trashed else self.weights.six_kept
        lead = self._leads[trashed]
        return self.weights.majority * (tanh((lead + 1) / NEAR) - tanh(lead / NEAR))

    @cached_property
    def _leads(self) -> tuple[float, float]:
        """By how many 6s the seat will lead the others in the deck, and in the Trash."""
        view = self.sight.view
        moved = TO_BE_TRASHED * self.sight.left / (self.sight.left + 1)
        counts = []
        for seat in (self.sight.seat, *self.sight.others):
            kept, trashed = symbols(Sight(view, seat).deck(), SIX), symbols(view.places[seat].trash, SIX)
            counts.append(((1 - moved) * kept, trashed + moved * kept))
        (mine, gone), *theirs = counts
        return mine - max(kept for kept, _ in theirs), gone - max(trashed for _, trashed in theirs)

    def _as_face(self, card: Card) -> float:
        if not is_foreign(card, self.sight.seat):
            return 0.0
        to_come = self.weights.twos_to_come * min(self.counts[TWO], self.sight.left)
        return symbols((card,), *FACE_RANKS) * (self.twos + to_come)

    def _printed(self, card: Card, trashed: bool) -> float:
        """What a joker's own scoring effects bring, as it all lies now."""
        printed = row(card)
        if not printed or not any(isinstance(effect, ScoringEffect) for effect in printed.effects):
            return 0.0
        own = self.sight.deck()
        holding = Holding(own, (*self.trash, card)) if trashed else Holding((*own, card), self.trash)
        lines = final_scoring([Holding((), ())] * self.sight.seat + [holding])[-1]
        return float(sum(line.points for line in lines if line.source == "joker" and line.cards[0] == card))

    def gain(self, card: Card) -> float:
        """Chips that trashing the card brings."""
        return self.in_trash(card) - self.in_deck(card)

    def best(self, card: Card) -> float:
        """Chips that the card brings wherever it is better off."""
        return max(self.in_deck(card), self.in_trash(card))
