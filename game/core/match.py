"""A match: a seed, options, and the actions played. A value; every step leaves the match before it whole."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Generic

from game.core.events import Event
from game.core.protocol import A, Game, S
from game.core.rng import Rng
from game.core.secrets import reveals
from game.core.zones import Seat


@dataclass(frozen=True, slots=True)
class Step(Generic[A]):
    """One action, by whom, and what came of it."""

    seat: Seat
    action: A
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Match(Generic[S, A]):
    """A position with all that led to it."""

    game: Game[S, A, Any] = field(repr=False)
    seed: int
    options: Any
    seats: int
    state: S
    step: Step[A] | None = None
    """The step that led here: None at the start."""
    before: "Match[S, A] | None" = field(default=None, compare=False, repr=False)
    length: int = 0
    """Steps since the start."""

    def play(self, seat: Seat, action: A) -> "Match[S, A]":
        """The match after `seat` did `action`. Raises Illegal."""
        state, events = self.game.apply(self.state, seat, action)
        step = Step(seat, action, events)
        return Match(self.game, self.seed, self.options, self.seats, state, step, self, self.length + 1)

    @property
    def over(self) -> bool:
        """Whether nobody is left to act."""
        return not self.game.to_act(self.state)

    def path(self) -> "tuple[Match[S, A], ...]":
        """Every position from the start to this one."""
        return tuple(reversed(tuple(self._backwards())))

    def _backwards(self) -> "Iterator[Match[S, A]]":
        match: Match[S, A] | None = self
        while match:
            yield match
            match = match.before

    def log(self) -> tuple[tuple[Seat, A], ...]:
        """Who did what, from the start."""
        return tuple((each.step.seat, each.step.action) for each in self.path() if each.step)

    def undo(self, seat: Seat) -> "Match[S, A] | None":
        """The match before the last action of `seat`, or None if a step since then told anybody something new."""
        for match in self._backwards():
            if not match.step or not match.before or _tells(match, match.before):
                return None
            if match.step.seat == seat:
                return match.before
        return None


def _tells(match: Match[S, A], before: Match[S, A]) -> bool:
    return reveals(match.game, before.state, match.state, match.seats)


def begin(game: Game[S, A, Any], options: Any, seats: int, seed: int) -> Match[S, A]:
    """A match before its first action. ValueError when the game is not for that many seats."""
    if seats not in game.seats:
        raise ValueError(f"{game.id} is not for {seats} seats")
    return Match(game, seed, options, seats, game.new(options, seats, Rng(seed)))


def replay(match: Match[S, A], log: Iterable[tuple[Seat, A]]) -> Match[S, A]:
    """`match` with the actions of `log` played on it. Raises Illegal at the first that the rules refuse."""
    for seat, action in log:
        match = match.play(seat, action)
    return match
