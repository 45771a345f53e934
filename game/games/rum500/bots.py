"""500 Rum's guests. Each has a reckoning of what its turn can come to, and does what it says is best."""

from collections.abc import Generator, Sequence

from game.bots import Level
from game.core.rng import Rng
from game.core.zones import Seat
from game.games.rum500.prospects import Sight
from game.games.rum500.reckoning import Far, Near, Reckoning
from game.games.rum500.rules.actions import Action, Take
from game.games.rum500.rules.state import Phase, State
from game.games.rum500.rules.takes import above


class Guest:
    """Does whatever its reckoning says is worth most; a tie goes to what stands first in the list."""

    def __init__(self, reckoning: type[Reckoning]) -> None:
        self._reckoning = reckoning

    def think(self, view: State, seat: Seat, legal: Sequence[Action], rng: Rng) -> Generator[None, None, Action]:
        """Yields before each part of what it weighs."""
        if len(legal) == 1:
            return legal[0]
        reckoning = self._reckoning(Sight(view, seat))
        if view.phase is Phase.DRAW:
            return (yield from _drawn(view, legal, reckoning, rng))
        turn = yield from reckoning.turn(view.hands[seat], view.taken[0] if view.taken else None)
        return turn.actions[0]


def _drawn(view: State, legal: Sequence[Action], reckoning: Reckoning, rng: Rng) -> Generator[None, None, Action]:
    """Weighs the stock, or ending the deal, against every card of the pile that may be taken."""
    hand = view.hands[view.turn]
    best = legal[0]
    most = (yield from reckoning.draw(hand, rng)) if view.stock else reckoning.stop(hand)
    for action in legal:
        if isinstance(action, Take):
            worth = yield from reckoning.take(hand, above(view.pile, action.card))
            best, most = (action, worth) if worth > most else (best, most)
    return best


BOTS = {Level.EASY: Guest(Reckoning), Level.MEDIUM: Guest(Near), Level.HARD: Guest(Far)}
