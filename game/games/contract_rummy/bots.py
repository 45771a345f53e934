"""Contract rummy's guests. Each has a reckoning of its hand, and does what it says is best."""

from collections.abc import Generator, Sequence

from game.bots import Level
from game.core.rng import Rng
from game.core.zones import Seat
from game.games.contract_rummy.reckoning import Far, Near, Reckoning
from game.games.contract_rummy.rules.actions import (
    Action,
    Allow,
    Ask,
    Deny,
    Discard,
    Draw,
    LayDown,
    LayOff,
    Take,
    Waive,
)
from game.games.contract_rummy.rules.state import Phase, State

Thought = Generator[None, None, Action]


class Guest:
    """Lays down and plays onto melds whatever it can; the rest is reckoned."""

    def __init__(self, reckoning: type[Reckoning]) -> None:
        self._reckoning = reckoning

    def think(self, view: State, seat: Seat, legal: Sequence[Action], rng: Rng) -> Thought:  # noqa: ARG002
        """Yields before each part of what it weighs."""
        if len(legal) == 1:
            return legal[0]
        reckoning = self._reckoning(view, seat)
        if view.phase is Phase.DRAW:
            return (yield from _before_the_draw(view, seat, reckoning))
        if ways := [each for each in legal if isinstance(each, LayDown)]:
            return (yield from reckoning.way(ways))
        if plays := [each for each in legal if isinstance(each, LayOff)]:
            return plays[0]
        return (yield from reckoning.discard([each for each in legal if isinstance(each, Discard)]))


def _before_the_draw(view: State, seat: Seat, reckoning: Reckoning) -> Thought:
    if seat != view.turn:
        return Ask() if (yield from reckoning.buys()) else Waive()
    wants = yield from reckoning.wants()
    if view.window.requests:
        return Deny() if wants else Allow()
    if wants:
        return Take()
    return Waive() if view.window.open else Draw()


BOTS = {Level.EASY: Guest(Reckoning), Level.MEDIUM: Guest(Near), Level.HARD: Guest(Far)}
