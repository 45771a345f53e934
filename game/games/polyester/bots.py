"""Polyester's guests. Each has a reckoning of what banking and drawing are worth, and does what it says is best."""

from collections.abc import Generator, Sequence

from game.bots import Level
from game.core.rng import Rng
from game.core.zones import Seat
from game.games.polyester.reckoning import Far, Near, Now, Reckoning, Table
from game.games.polyester.rules import actions
from game.games.polyester.rules.actions import Action
from game.games.polyester.rules.state import State


class Guest:
    """Does whatever its reckoning says is worth most; of equals it rather banks, else does what stands first."""

    def __init__(self, reckoning: type[Reckoning]) -> None:
        self._reckoning = reckoning

    def think(self, view: State, seat: Seat, legal: Sequence[Action], rng: Rng) -> Generator[None, None, Action]:  # noqa: ARG002
        """Yields before each action it weighs."""
        if len(legal) == 1:
            return legal[0]
        table = Table(view, seat)
        reckoning = self._reckoning(table)
        worth: dict[Action, float] = {}
        for action in legal:
            yield
            if not isinstance(action, actions.TrashKnockoff):
                worth[action] = weigh(table, reckoning, action)
            elif table.passes > 1 or reckoning.hasty:
                return action
        return max(worth, key=lambda action: (worth[action], isinstance(action, actions.Bank)))


def weigh(table: Table, reckoning: Reckoning, action: Action) -> float:
    """What an action is worth by a reckoning."""
    score, pot, left = table.score, table.pot, table.left
    match action:
        case actions.Lock(cards):
            pot += table.locks.points(cards)
            return _after_lock(table, reckoning, score, pot, left - len(cards))
        case actions.Bank(loyalty):
            wins = score + pot + table.bonus >= table.target
            return reckoning.bank(score + loyalty * (table.bonus - (0 if wins else reckoning.card)), pot, left)
        case actions.BankHalf():
            half = table.half
            if score + half >= table.target:
                return reckoning.bank(score, half, 0)
            return _after_lock(table, reckoning, score + half - reckoning.card, pot - half, left) - 1e-9
        case actions.Draw() | actions.Ride():
            return reckoning.draw(score, pot, table.draws)
        case actions.Pass():
            return reckoning.draw(score, 0, table.hand)
        case actions.Redraw():
            return reckoning.draw(score - reckoning.card, pot, table.draws)
    return reckoning.bank(score, 0, 0)


def _after_lock(table: Table, reckoning: Reckoning, score: float, pot: int, left: int) -> float:
    """The better of banking and drawing, with so many cards unlocked."""
    banked = reckoning.bank(score, pot, left)
    if not left and reckoning.hasty:
        return banked
    return max(banked, reckoning.draw(score, pot, left or table.hand))


BOTS = {Level.EASY: Guest(Now), Level.MEDIUM: Guest(Near), Level.HARD: Guest(Far)}
