"""How guests decide: each answer is one of the legal actions, or a redraw of cards of their own hand."""

from collections.abc import Callable, Generator, Iterable, Sequence
from functools import cached_property
from typing import TypeVar

from game.core.cards import Card
from game.core.rng import Rng
from game.core.tally import total
from game.games.trash_poker.hopes import TILE, Beats, keeps, outlook, place_chips, sampled, usual
from game.games.trash_poker.plan import USUAL, Plan, Sight
from game.games.trash_poker.rules import effects
from game.games.trash_poker.rules.actions import (
    Action,
    Choose,
    Collect,
    Finish,
    Keep,
    PutBack,
    Redraw,
    Reveal,
    Select,
    Shuffle,
    Take,
    Trash,
    TrashTop,
    Upgrade,
)
from game.games.trash_poker.rules.cards import HIGH_RANKS, STARS, best_rank
from game.games.trash_poker.rules.collecting import collect_effects
from game.games.trash_poker.rules.options import DRAWN, JokerDraft
from game.games.trash_poker.rules.ranks import Area
from game.games.trash_poker.rules.reading import evaluate
from game.games.trash_poker.rules.state import Pending

A = TypeVar("A")
Thought = Generator[None, None, Action]

BREATH = 4
"""Selections read between two pauses."""


class Habit:
    """Easy: plays the best hand it holds, keeps what comes in pairs, likes high cards and throws away low ones."""

    weights = USUAL
    """Of its plan."""

    def __init__(self, sight: Sight, plan: Plan, legal: Sequence[Action], rng: Rng) -> None:
        self.sight, self.plan, self.legal, self.rng = sight, plan, legal, rng

    def those(self, kind: type[A]) -> list[A]:
        """The legal actions of a kind."""
        return [action for action in self.legal if isinstance(action, kind)]

    def finish(self) -> Action:
        """The legal way to do no more, or whatever comes first."""
        return next((action for action in self.legal if isinstance(action, Finish)), self.legal[0])

    def liking(self, card: Card) -> float:
        """How gladly it has a card."""
        return float(best_rank(card))

    def put_back(self, _: Pending) -> Thought:
        """The joker that brings least; what it may keep as its own, the one that brings most."""
        yield
        worst = -1 if self.sight.view.options.joker_draft is JokerDraft.PERSONAL else 1
        return min(self.those(PutBack), key=lambda action: worst * self.liking(action.joker))

    def choose(self, _: Pending) -> Thought:
        """The joker that it likes best."""
        yield
        return max(self.those(Choose), key=lambda action: self.liking(action.joker))

    def shuffle(self, _: Pending) -> Thought:
        """Whenever it may."""
        yield
        return Shuffle()

    def redraw(self, pending: Pending) -> Thought:
        """Keeps pairs and better, and faces when there are none."""
        yield
        hand = self.sight.place.hand
        ranks = [rank for card in hand for rank in HIGH_RANKS[card]]
        paired = [card for card in hand if STARS[card] or any(ranks.count(rank) > 1 for rank in HIGH_RANKS[card])]
        others = sorted((card for card in hand if card not in paired), key=self.liking)
        return self.without(others[: pending.most])

    def without(self, cards: Iterable[Card]) -> Redraw:
        """Redraws these, in the order of the hand."""
        gone = set(cards)
        return Redraw(tuple(card for card in self.sight.place.hand if card in gone))

    def select(self, _: Pending) -> Thought:
        """What is worth most."""
        best, most = self.legal[0], float("-inf")
        for number, action in enumerate(self.those(Select)):
            if number % BREATH == 0:
                yield
            worth = self.worth(action)
            best, most = (action, worth) if worth > most else (best, most)
        return best

    def worth(self, action: Select) -> float:
        """Rank points alone."""
        return float(evaluate(action.cards, action.stars, self.sight.behind).points)

    def collect(self, _: Pending) -> Thought:
        """The card that it likes best."""
        yield
        return max(self.those(Collect), key=lambda action: self.liking(action.card))

    def reveal(self, _: Pending) -> Thought:
        """Of whoever is next."""
        yield
        return next(iter(self.those(Reveal)), self.finish())

    def place(self, _: Pending) -> Thought:
        """Keeps what is high."""
        yield
        [card] = self.sight.view.turned
        return Keep() if self.keeps(card) else Trash(card)

    def keeps(self, card: Card) -> bool:
        """Whether a card is to stay in the deck."""
        return self.liking(card) > 7

    def take(self, _: Pending) -> Thought:
        """The card that it likes best."""
        yield
        return max(self.those(Take), key=lambda action: self.liking(action.card), default=self.finish())

    def trash(self, _: Pending) -> Thought:
        """The card that it likes least, as long as it does not keep that."""
        yield
        gone = min(self.those(Trash), key=lambda action: self.liking(action.card), default=None)
        return self.finish() if gone is None or self.keeps(gone.card) else gone

    def upgrade(self, _: Pending) -> Thought:
        """Hands in general first, with the card that it likes least."""
        yield
        place = self.sight.place
        area = Area.REST if sum(place.upgrades) % 2 == 0 else Area.HOUSES
        card = min(place.discard_pile, key=self.liking, default=None)
        return Upgrade(area, card)


class Planning(Habit):
    """Medium: knows what each card brings in deck and Trash, and weighs a few redraws."""

    samples = 8
    """Hands by which a redraw is weighed."""
    loss = 0.5
    """Of the worth of a card that others may take from the pot: how much of it counts."""

    @cached_property
    def beats(self) -> Beats:
        """How likely rank points are to beat another seat's."""
        return usual(self.sight.view)

    def liking(self, card: Card) -> float:
        """What the card brings at the better place."""
        return self.plan.best(card)

    def keeps(self, card: Card) -> bool:
        """Whether it brings more in the deck."""
        return self.plan.gain(card) <= 0

    def choose(self, _: Pending) -> Thought:
        """The joker that brings most."""
        yield
        return max(self.those(Choose), key=lambda action: self.plan.best(action.joker))

    def shuffle(self, _: Pending) -> Thought:
        """When the discards are better to play with than the draw pile."""
        yield
        sight = self.sight
        discards, unseen = (_mean(self.plan.in_deck, cards) for cards in (sight.place.discard_pile, sight.unseen))
        return Shuffle() if discards >= unseen or len(sight.place.draw_pile) < DRAWN else self.finish()

    def redraw(self, pending: Pending) -> Thought:
        """Weighs what may be kept by hands that may come."""
        yield
        beats, hand, sight = self.beats, self.sight.place.hand, self.sight
        pool = sight.unseen or sight.place.discard_pile
        best, most = tuple(hand), float("-inf")
        for kept in keeps(hand, pending.most):
            drawn = len(hand) - len(kept)
            worth = yield from outlook(kept, pool, drawn, sight, beats, self.rng, self.samples)
            best, most = (kept, worth) if worth > most else (best, most)
        return self.without(card for card in hand if card not in best)

    def select(self, pending: Pending) -> Thought:
        """What is worth most, once it has made up its mind about the others."""
        yield
        _ = self.beats
        yield
        _ = self.lefts
        return (yield from super().select(pending))

    def worth(self, action: Select) -> float:
        """The chips of the hand, and what happens to the cards that are left for the pot."""
        reading = evaluate(action.cards, action.stars, self.sight.behind)
        left = sum(worth for card, worth in self.lefts.items() if card not in action.cards)
        return place_chips(reading.points, self.sight, self.beats) + total(reading.chips) + left

    @cached_property
    def lefts(self) -> dict[Card, float]:
        """By card of the hand: what it means to leave it for the pot."""
        return {card: self.left(card) for card in self.sight.place.hand}

    @property
    def stolen(self) -> float:
        """The chance that a card of the own pot is taken by another."""
        return len(self.sight.others) / (2 * len(self.sight.others) + 2)

    def left(self, card: Card) -> float:
        """What it means to leave a card for the pot: it may be trashed, or lost to another."""
        return (1 - self.stolen) * max(0.0, self.plan.gain(card)) - self.loss * self.stolen * self.plan.best(card)

    def collect(self, _: Pending) -> Thought:
        """The card that brings most, with its effects."""
        yield
        return max(self.those(Collect), key=self.collecting)

    def collecting(self, action: Collect) -> float:
        """What a card brings, with its effects."""
        plan, card = self.plan, action.card
        alone = plan.best(card)
        if self.sight.left == 0:
            alone = plan.in_trash(card) if action.trash else plan.in_deck(card)
        return alone + sum(map(self._effect, collect_effects(card)))

    def _effect(self, effect: effects.CollectEffect) -> float:
        """About how many chips an effect brings."""
        match effect:
            case effects.TrashCards(most):
                gains = sorted((self.plan.gain(card) for card in self.sight.place.discard_pile), reverse=True)
                return sum(max(0.0, gain) for gain in gains[:most])
            case effects.Upgrade(most):
                return 0.9 * self.sight.left * most
            case effects.Reveal(times):
                return 2.0 * times
            case effects.ActivateShuffle():
                return 0.0 if self.sight.place.tile or not self.sight.left else TILE

    def trash(self, _: Pending) -> Thought:
        """Whatever brings more in the Trash; off the draw pile when that is likely better."""
        yield
        gone = max(self.those(Trash), key=lambda action: self.plan.gain(action.card), default=None)
        gain = 0.0 if gone is None else self.plan.gain(gone.card)
        if TrashTop() in self.legal and _mean(self.plan.gain, self.sight.unseen) > max(gain, 0.5):
            return TrashTop()
        return gone if gone is not None and gain > 0 else self.finish()

    def upgrade(self, _: Pending) -> Thought:
        """More cards first, then the commonest hands, with the card that brings least."""
        yield
        upgrades = self.sight.place.upgrades
        area = Area.DRAW if upgrades[Area.DRAW] < 2 else Area.REST if upgrades[Area.REST] < 2 else Area.HOUSES
        return self.with_worst(area)

    def with_worst(self, area: Area) -> Action:
        """Upgrades with the card that brings least wherever it lies, be it the unseen top; or not when that is dear."""
        place = self.sight.place
        card = min(place.discard_pile, key=self.plan.best, default=None)
        top = Upgrade(area, None)
        unseen = _mean(self.plan.best, self.sight.unseen)
        return top if top in self.legal and (card is None or unseen < self.plan.best(card)) else Upgrade(area, card)


class Careful(Planning):
    """Hard: weighs redraws by more hands that may come, and what cards mean to the others."""

    weights = USUAL._replace(kept_ranks=2, majority=12.0)
    samples = 24
    deals = 18
    """Hands of each other seat by which rank points are weighed."""
    deny = 0.5
    """Of what a card means to the others: how much of it counts."""

    def __init__(self, sight: Sight, plan: Plan, legal: Sequence[Action], rng: Rng) -> None:
        super().__init__(sight, plan, legal, rng)
        self.rivals = {other: Plan(Sight(sight.view, other)) for other in sight.others}

    @cached_property
    def beats(self) -> Beats:
        """By what is left of the others' decks."""
        return sampled([rival.sight for rival in self.rivals.values()], self.rng, self.deals)

    def left(self, card: Card) -> float:
        """Also what another would make of it."""
        threat = max(rival.best(card) for rival in self.rivals.values())
        return super().left(card) - self.deny * self.stolen * max(0.0, threat)

    def collecting(self, action: Collect) -> float:
        """Also what nobody else can make of the card then."""
        rivals = [
            rival.gain(action.card) if action.card in self.sight.view.places[other].pot else rival.best(action.card)
            for other, rival in self.rivals.items()
        ]
        return super().collecting(action) + self.deny * max(0.0, *rivals)

    def upgrade(self, _: Pending) -> Thought:
        """Full houses and straights, with the card that brings least."""
        yield
        return self.with_worst(Area.HOUSES)


def _mean(worth: Callable[[Card], float], cards: Sequence[Card]) -> float:
    """On average; 0 without any card."""
    return sum(map(worth, cards)) / len(cards) if cards else 0.0
