"""How guests weigh a turn: three reckonings, each of which sees more than the one before."""

from collections.abc import Generator, Sequence

from game.core.cards import Card
from game.core.french import RANK, SIZE, SUIT
from game.core.zones import Seat
from game.games.contract_rummy.prospects import Outlook, Sight, left_points
from game.games.contract_rummy.rules.actions import Discard, LayDown
from game.games.contract_rummy.rules.finder import makes
from game.games.contract_rummy.rules.scoring import POINTS
from game.games.contract_rummy.rules.state import State, has_laid_down

_MOST_WAYS = 40
"""Ways to lay down that are looked at."""


class Reckoning:
    """The simple one: counts the cards that its contract lacks, and throws away the dearest that it does not need."""

    seen_a_round = 3.0
    """Cards a round of which it hopes that they help."""
    most_cards = 13
    """With more in the hand it buys nothing."""

    def __init__(self, view: State, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.sight = Sight(view, seat, self.seen_a_round)
        self.hand = self.sight.hand

    @property
    def offered(self) -> Card:
        """The discard on top."""
        return self.view.pile[-1]

    def wants(self) -> Generator[None, None, bool]:
        """Whether to take the discard rather than draw."""
        if self.sight.is_down:
            return self.offered % SIZE in self.sight.fitting
        return (yield from self._helps())

    def buys(self) -> Generator[None, None, bool]:
        """Whether to ask for the discard, at the price of a penalty card."""
        return len(self.hand) <= self.most_cards and (yield from self._helps())

    def _helps(self) -> Generator[None, None, bool]:
        yield
        now = Outlook(self.sight, self.hand)
        yield
        then = Outlook(self.sight, (*self.hand, self.offered))
        return self._lacking(then) < self._lacking(now)

    def _lacking(self, outlook: Outlook) -> int:
        return min((plan.lacking for plan in outlook.plans), default=len(outlook.hand))

    def way(self, ways: Sequence[LayDown]) -> Generator[None, None, LayDown]:
        """How to lay down."""
        yield
        return ways[0]

    def discard(self, discards: Sequence[Discard]) -> Generator[None, None, Discard]:
        """What to throw away."""
        yield
        if self.sight.is_down:
            return max(discards, key=lambda each: POINTS[each.card])
        outlook = Outlook(self.sight, self.hand)
        best = min(range(len(outlook.plans)), key=lambda number: outlook.plans[number].lacking, default=None)
        return max(
            discards,
            key=lambda each: (best is None or not outlook.needs(best, each.card % SIZE), POINTS[each.card]),
        )


class Near(Reckoning):
    """Reckons by all its plans and the cards that can still come, and lays down what leaves the fewest points."""

    worth = 8.0
    """Points that a round of waiting costs."""
    caught = 0.35
    """Chance that a card in the hand is counted in the end."""
    draw_gain = 0.6
    """Rounds that a draw from the stock saves on average: taking the discard must save more."""
    price = 9.0
    """Points that two more cards in the hand cost."""

    def wants(self) -> Generator[None, None, bool]:
        """Taken if it shortens the wait by more than an unknown card does."""
        if self.sight.is_down:
            return self.offered % SIZE in self.sight.fitting
        yield
        now = Outlook(self.sight, self.hand)
        yield
        then = Outlook(self.sight, (*self.hand, self.offered))
        if self._complete(then):
            return True
        shortest = min(then.wait(card % SIZE) for card in self.hand)
        return now.wait() - shortest > self.draw_gain

    def _complete(self, outlook: Outlook) -> bool:
        """Whether the contract can be laid down at once, so that nothing need be thrown away first."""
        return makes(outlook.hand, self.sight.contract)

    def buys(self) -> Generator[None, None, bool]:
        """Bought if the rounds that it saves are worth more than the points of two cards."""
        yield
        now = Outlook(self.sight, self.hand)
        yield
        then = Outlook(self.sight, (*self.hand, self.offered))
        return (now.wait() - then.wait()) * self.worth > self._price()

    def _price(self) -> float:
        return self.price

    def way(self, ways: Sequence[LayDown]) -> Generator[None, None, LayDown]:
        """The fewest points left after everything that fits is played."""
        best, least = ways[0], 1 << 30
        for way in ways[:_MOST_WAYS]:
            yield
            points = left_points(self.hand, way, self.view.melds, self.seat)
            best, least = (way, points) if points < least else (best, least)
        return best

    def discard(self, discards: Sequence[Discard]) -> Generator[None, None, Discard]:
        """What costs least: the rounds of waiting without it, less the points that it would cost."""
        yield
        outlook = None if self.sight.is_down else Outlook(self.sight, self.hand)
        costs: dict[int, float] = {}
        for each in discards:
            face = each.card % SIZE
            if face not in costs:
                yield
                rounds = 0.0 if outlook is None else outlook.wait(face)
                costs[face] = self.worth * rounds - self._shed(each.card) + self._feeds(each.card)
        return min(discards, key=lambda each: costs[each.card % SIZE])

    def _shed(self, card: Card) -> float:
        """Points that are not lost by throwing it away."""
        return self.caught * POINTS[card]

    def _feeds(self, card: Card) -> float:  # noqa: ARG002
        """What it is worth to others, in points."""
        return 0.0


class Far(Near):
    """Sees also what the others need, how near the end is, and that a card which fits the table is soon played."""

    fed = 6.0
    """Points that a card which the next player can use costs."""
    prices = (7.0, 6.0, 4.0, 0.5, 0.5, 40.0)
    """What two more cards cost, hand by hand: three melds need many cards, but in Hand 6 none may be left over."""
    least_risk, most_risk, risk_of_one = 0.25, 0.9, 0.8
    """The chance that the hand is caught: at the start, at most, and for somebody who holds one last card."""
    holding = 0.5
    """Share of that for a card which fits the table, and can be played once the contract is laid down."""
    far = 9
    """Cards in the hand of somebody who is not near to going out."""
    near_in_suit = 3
    """A card within so many ranks of another, and of its suit, may go with it in a run."""

    def _price(self) -> float:
        return self.prices[self.view.hand - 1]

    def _shed(self, card: Card) -> float:
        risk = self._risk()
        if not self.sight.is_down and card % SIZE in self.sight.fitting:
            risk *= self.holding
        return risk * POINTS[card]

    def _risk(self) -> float:
        """The chance that the hand is caught: greater when somebody who has laid down holds few cards."""
        down = [seat for seat in self.sight.others() if has_laid_down(self.view, seat)]
        fewest = min((len(self.view.hands[seat]) for seat in down), default=self.far)
        return min(self.most_risk, self.least_risk + self.risk_of_one / max(fewest, 1))

    def _feeds(self, card: Card) -> float:
        fed = 0.0
        for distance, seat in enumerate(self.sight.others(), 1):
            if has_laid_down(self.view, seat):
                fed += self.fed * (card % SIZE in self.sight.fitting) if distance == 1 else 0.0
            elif self._collects(seat, card):
                fed += self.fed / distance
        return fed

    def _collects(self, seat: Seat, card: Card) -> bool:
        """Whether the seat has openly taken a card that goes with this one."""
        return any(
            RANK[each] == RANK[card]
            or (SUIT[each] == SUIT[card] and 0 < abs(RANK[each] - RANK[card]) <= self.near_in_suit)
            for each in self.sight.known(seat)
        )
