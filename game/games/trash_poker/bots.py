"""Trash Poker's guests. Each goes through a round by the same questions, and answers them with more or less care."""

from collections.abc import Generator, Sequence

from game.bots import Level
from game.core.rng import Rng
from game.core.zones import Seat
from game.games.trash_poker.plan import Plan, Sight
from game.games.trash_poker.reckoning import Careful, Habit, Planning
from game.games.trash_poker.rules.actions import Action
from game.games.trash_poker.rules.duties import open_to
from game.games.trash_poker.rules.state import Duty, State


class Guest:
    """Asks its habit what to do about the first open duty."""

    def __init__(self, habit: type[Habit]) -> None:
        self._habit = habit

    def think(self, view: State, seat: Seat, legal: Sequence[Action], rng: Rng) -> Generator[None, None, Action]:
        """Yields before each part of what it weighs."""
        if len(legal) == 1:
            return legal[0]
        sight = Sight(view, seat)
        habit = self._habit(sight, Plan(sight, self._habit.weights), legal, rng)
        answers = {
            Duty.PUT_BACK: habit.put_back,
            Duty.CHOOSE: habit.choose,
            Duty.SHUFFLE: habit.shuffle,
            Duty.REDRAW: habit.redraw,
            Duty.THREES: habit.redraw,
            Duty.SELECT: habit.select,
            Duty.TAKE: habit.take,
            Duty.COLLECT: habit.collect,
            Duty.REVEAL: habit.reveal,
            Duty.PLACE: habit.place,
            Duty.UPGRADE: habit.upgrade,
            Duty.TRASH: habit.trash,
            Duty.POT: habit.trash,
            Duty.CLEANUP: habit.trash,
        }
        pending = open_to(view, seat)[0]
        return (yield from answers[pending.duty](pending))


BOTS = {Level.EASY: Guest(Habit), Level.MEDIUM: Guest(Planning), Level.HARD: Guest(Careful)}
