"""500 Rum's guests. Each has a reckoning of what its turn can come to, and does what it says is best."""

from collections.abc import Generator, Iterator, Sequence

from game.bots import Level
from game.core.cards import Card
from game.core.rng import Rng
from game.core.zones import Seat
from game.games.rum500.prospects import Sight
from game.games.rum500.reckoning import Far, Near, Reckoning
from game.games.rum500.rules.actions import Action, Discard, Take
from game.games.rum500.rules.state import Phase, State
from game.games.rum500.rules.takes import above


class Guest:
    """Does whatever its reckoning says is worth most; a tie goes to what stands first in the list."""

    def __init__(self, reckoning: type[Reckoning]) -> None:
        self._reckoning = reckoning

    def think(self, view: State, seat: Seat, legal: Sequence[Action], rng: Rng) -> Generator[None, None, Action]:
        """Yields before each way of drawing that it weighs."""
        if len(legal) == 1:
            return legal[0]
        reckoning = self._reckoning(Sight(view, seat))
        hand = view.hands[seat]
        if view.phase is Phase.DRAW:
            return (yield from self._draw(view, hand, legal, reckoning, rng))
        yield
        turn = reckoning.turn(hand, view.taken[0] if view.taken else None)
        if turn.plays:
            return turn.plays[0]
        return legal[-1] if turn.discard is None else Discard(turn.discard)

    def _draw(
        self, view: State, hand: tuple[Card, ...], legal: Sequence[Action], reckoning: Reckoning, rng: Rng
    ) -> Generator[None, None, Action]:
        """Weighs the stock, or ending the deal, against every card of the pile that may be taken."""
        best, most = legal[0], float("-inf")
        if view.stock:
            for most in reckoning.draw(hand, _shuffled(reckoning.sight.unseen, rng)):
                yield
        for action in legal:
            if isinstance(action, Take):
                worth = reckoning.take(hand, action.card, above(view.pile, action.card))
                yield
                if worth > most:
                    best, most = action, worth
        return best


def _shuffled(cards: tuple[Card, ...], rng: Rng) -> Iterator[Card]:
    mixed, _ = rng.shuffled(cards)
    return iter(mixed)


BOTS = {Level.EASY: Guest(Reckoning), Level.MEDIUM: Guest(Near), Level.HARD: Guest(Far)}
