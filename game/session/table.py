"""A table: a match and those who play it. The one thing here that changes."""

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.core.cards import Card
from game.core.choices import settled
from game.core.events import Event
from game.core.match import Match, begin
from game.core.protocol import Refusal
from game.core.rng import Rng
from game.core.secrets import hear, listen, seen, view
from game.core.shapes import fitting
from game.core.zones import TABLE, Seat
from game.games import Boxed
from game.session.countdown import Countdown
from game.session.customs import Clock, Customs
from game.session.journal import Journal
from game.session.seats import Guest, Person, Sitter

PATIENCE = 10.0
"""Seconds of thought after which a guest is made to play its first legal action."""


@dataclass(frozen=True, slots=True)
class Heard:
    """One step as the viewer saw and heard it: no part of it shows a card that the viewer may not see."""

    before: Any
    after: Any
    seat: Seat
    action: Any
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """A guest failed: its seat, after how many steps of the match, and what it raised."""

    seat: Seat
    length: int
    error: Exception


class Table:
    """Holds a match, asks guests for their actions and persons for nothing: those `submit`."""

    def __init__(self, box: Boxed, match: Match[Any, Any], sitters: Sequence[Sitter]) -> None:
        """A table in mid-match. ValueError when there is not one sitter for each seat."""
        if len(sitters) != match.seats:
            raise ValueError(f"{len(sitters)} sitters for {match.seats} seats")
        self.box, self.match, self.sitters = box, match, tuple(sitters)
        self.customs: Customs = box.customs if box.has("customs") else Customs()
        self._legal: tuple[Seat, tuple[Any, ...]] | None = None
        self.observers: list[Callable[[Table], None]] = []
        """Called whenever `match`, `orders` or `sitters` has become another."""
        self.orders: dict[Seat, tuple[Card, ...]] = {}
        """The cards of a person's hand in the order in which that person has put them."""
        self.journal = Journal()
        """The log in writing."""
        self.faults: list[Fault] = []
        self._countdown: Countdown | None = None
        self._known: tuple[Match[Any, Any], tuple[Sequence[Seat], Clock | None]] | None = None
        self._seat()
        self._settle()

    @classmethod
    def start(
        cls, box: Boxed, options: Any, sitters: Sequence[Sitter], seed: int, first: Seat | None = None
    ) -> "Table":
        """A new match. Who begins is `first`, or drawn from the seed; either way the options record it."""
        if first is None:
            first = Seat(Rng(~seed).below(len(sitters))[0])
        options = replace(settled(box.choices, options), first=first)
        return cls(box, begin(box.game, options, len(sitters), seed), sitters)

    def rematch(self, seed: int) -> "Table":
        """The same people and options again; the next seat begins."""
        first = Seat((self.match.options.first + 1) % self.match.seats)
        return Table.start(self.box, self.match.options, self.sitters, seed, first)

    @property
    def viewer(self) -> Seat:
        """Whose eyes the screen is for: a person's seat, or TABLE, who sees what everybody sees.

        The only person always; of several the one to act, when the device has been handed over.
        """
        return TABLE if self._hides() else self._viewer

    @property
    def curtain(self) -> Seat | None:
        """The person whom the device must be handed to before going on; None while nobody's hand needs hiding."""
        return self._asked() if self._hides() and self.asking is None else None

    @property
    def asking(self) -> Seat | None:
        """The one of several persons who is to answer out of turn, and need not see the table for it: see `Clock`."""
        asked, clock = self._asked(), self._clock
        return asked if clock and asked in clock.owes and len(self.persons) > 1 else None

    @property
    def awaited(self) -> Seat | None:
        """The person without whom nothing goes on: who must take the device, or act; None while others have to."""
        behind = self.asking if self.curtain is None else self.curtain
        seat = self.waiting_for() if behind is None else behind
        return seat if seat in self.persons else None

    def hand_over(self) -> None:
        """The person behind the curtain, or the one who is asked, has the device."""
        seat = self._asked()
        if seat is not None:
            self._viewer = seat

    def view(self) -> Any:
        """The position as the viewer sees it."""
        return view(self.box.game, self.match.state, self.viewer)

    def waiting_for(self) -> Seat | None:
        """Whom the match waits for: guests first, then persons, then TABLE; None when it is over.

        While a clock stands, guests wait as well: those who owe an answer for their delay, others for its end.
        """
        to_act, clock, countdown, asked = self._to_act, self._clock, self._countdown, self._asked()
        guests = [seat for seat in to_act if seat != TABLE and seat not in self.persons]
        if clock and countdown:
            guests = [seat for seat in clock.owes if seat in guests and (asked is None or countdown.answers(seat))]
            if asked is not None:
                guests.sort(key=countdown.due)  # whoever is quicker, however much time went by at once
            asked = None if countdown.out or not clock.owes else asked
        return guests[0] if guests else asked if asked is not None else TABLE if to_act else None

    def submit(self, seat: Seat, action: Any) -> Heard | Refusal:
        """A person acts: what came of it, or why it may not be done, and then nothing has changed."""
        if seat not in self.persons:
            raise ValueError(f"no person sits at {seat}")
        refusal: Refusal | None = self.box.game.refuse(self.match.state, seat, action)
        if refusal:
            return refusal
        if seat == self.asking and seat != self._viewer:
            self._viewer = TABLE  # the device is no longer with the person whose hand it showed
        return self._accept(seat, action)

    def take_seat(self, seat: Seat, guest: Guest) -> None:
        """A guest goes on in the place of a person who leaves. ValueError when no person sits there."""
        if seat not in self.persons:
            raise ValueError(f"no person sits at {seat}")
        self.sitters = (*self.sitters[:seat], guest, *self.sitters[seat + 1 :])
        self._seat()
        self.orders.pop(seat, None)
        self._become(self.match)

    def put_down(self) -> None:
        """Nobody has the device in hand any longer: of several persons it shows nobody's cards."""
        if len(self.persons) > 1:
            self._viewer = TABLE

    # Time to answer

    @property
    def clock(self) -> Countdown | None:
        """The time that a person has before TABLE acts; None while nobody needs any."""
        return self._countdown if self._asked() is not None else None

    def pass_time(self, seconds: float) -> None:
        """So much real time went by in which everybody at the table could see it. Guests answer by it too."""
        if self._countdown and not self._hides():
            self._countdown.passed += seconds

    def due_in(self) -> float | None:
        """How many seconds have to pass before a guest answers or TABLE acts; None when no time runs."""
        clock, countdown = self._clock, self._countdown
        if not clock or not countdown:
            return None
        guests = [countdown.due(seat) for seat in clock.owes if seat not in self.persons]
        return min([*guests, *([countdown.left] if countdown.seconds else [])], default=None)

    def time_up(self) -> None:
        """The person needs no more time: TABLE acts next."""
        if self._countdown:
            self._countdown.end()

    def think(self, slice_seconds: float, clock: Callable[[], float]) -> Heard | None:
        """Lets the guest (or TABLE) that the match waits for think for a while; its step, once it has acted.

        A guest that fails, chooses what is not legal or thinks for too long plays its first legal action; see `faults`.
        """
        seat = self.waiting_for()
        if seat is None or seat in self.persons:
            return None
        legal = self._listed(seat)
        if seat == TABLE:
            return self._accept(seat, legal[0])
        try:
            action = self._thought_of(seat, legal, slice_seconds, clock)
            if action is None:
                return None
            if action not in legal and self._refused(seat, action):
                raise ValueError(f"{action!r} is not legal")
        except Exception as error:  # whatever a guest does wrong, the match goes on
            self.faults.append(Fault(seat, self.match.length, error))
            action = legal[0]
        return self._accept(seat, action)

    @property
    def can_undo(self) -> bool:
        """Whether a person's last action can be taken back: nothing has been shown and no chance used since."""
        return self._before_slip() is not None

    def undo(self) -> bool:
        """Takes back the last action of a person and what guests did after it; False when that cannot be."""
        before = self._before_slip()
        if before is None:
            return False
        self._become(before)
        return True

    def arrange(self, seat: Seat, order: tuple[Card, ...]) -> None:
        """A person puts its hand in another order, which is kept with the match; an empty one: in none of its own."""
        if order != self.orders.get(seat, ()):
            self.orders[seat] = order
            if not self.match.over:
                self._tell()

    def log(self, since: int = 0) -> Iterator[tuple[int, tuple[Event, ...]]]:
        """Number of each step after the first `since`, and its events as the viewer heard them."""
        for position in self.match.path()[since + 1 :]:
            yield position.length, self._heard(position).events

    def _seat(self) -> None:
        self.persons = tuple(Seat(number) for number, each in enumerate(self.sitters) if isinstance(each, Person))
        self._viewer = self.persons[0] if len(self.persons) == 1 else TABLE
        self._undone: tuple[Match[Any, Any], Match[Any, Any] | None] | None = None

    @property
    def _to_act(self) -> Sequence[Seat]:
        return self._now()[0]

    @property
    def _clock(self) -> Clock | None:
        return self._now()[1]

    def _now(self) -> tuple[Sequence[Seat], Clock | None]:
        """Who is to act in this position, and in what time: worked out once, for every frame asks."""
        if not self._known or self._known[0] is not self.match:
            state = self.match.state
            self._known = self.match, (self.box.game.to_act(state), self.customs.clock(state))
        return self._known[1]

    def _asked(self) -> Seat | None:
        """The person to act: who owes an answer, in that order; else whoever has the device, if it is their turn."""
        to_act = [seat for seat in self._to_act if seat in self.persons]
        owing = [seat for seat in self._clock.owes if seat in to_act] if self._clock else []
        first = next(iter(owing or to_act), None)
        return self._viewer if self._viewer in to_act and not owing else first

    def _hides(self) -> bool:
        """Whether the device shows nobody's hand: the person to act must not see that of whoever had it last."""
        to_see = self._asked()
        if to_see is None or to_see == self._viewer:
            return False
        game, state = self.box.game, self.match.state
        return seen(game, state, to_see) != seen(game, state, self._viewer)

    def _accept(self, seat: Seat, action: Any) -> Heard:
        after = self.match.play(seat, action)
        heard = self._heard(after)
        self._become(after)
        return heard

    def _become(self, match: Match[Any, Any]) -> None:
        self.match = match
        self._settle()
        self._tell()

    def _tell(self) -> None:
        for observer in self.observers:
            observer(self)

    def _settle(self) -> None:
        """The position is another: who looks on, whose time it is."""
        self._drop_thought()
        asked, clock = self._asked(), self._clock
        if asked is not None and not self._hides():
            self._viewer = asked
        if not clock:
            self._countdown = None
        elif not self._countdown or self._countdown.window != clock.window:
            self._countdown = Countdown(clock.seconds, clock.window, ~self.match.seed + self.match.length)

    def _heard(self, position: Match[Any, Any]) -> Heard:
        if position.step is None or position.before is None:
            raise ValueError("the start of a match is no step")
        game, seat, step = self.box.game, self.viewer, position.step
        before, after = position.before.state, position.state
        action = hear(game, before, after, step.action, seat)
        events = listen(game, before, after, step.events, seat)
        return Heard(view(game, before, seat), view(game, after, seat), step.seat, action, events)

    def _before_slip(self) -> Match[Any, Any] | None:
        if self._undone is None or self._undone[0] is not self.match:
            slip = None if self.match.over else self._slip()
            self._undone = self.match, None if slip is None else self.match.undo(slip)
        return self._undone[1]

    def _slip(self) -> Seat | None:
        """Who made the last step of a person; None when others have acted by the clock since: that is gone."""
        for position in reversed(self.match.path()):
            if not position.step or not position.before or position.step.seat in self.persons:
                return position.step.seat if position.step else None
            if self.customs.clock(position.before.state):
                return None
        return None

    def _listed(self, seat: Seat) -> tuple[Any, ...]:
        """What the game lists for a seat; listed once in a position, however often it goes on thinking."""
        if self._legal is None or self._legal[0] != seat:
            self._legal = seat, tuple(self.box.game.actions(self.match.state, seat))
        return self._legal[1]

    def _drop_thought(self) -> None:
        self._thought: Generator[None, None, Any] | None = None
        self._legal = None
        self._thinking_since = self._longest_part = 0.0

    def _thought_of(self, seat: Seat, legal: Sequence[Any], seconds: float, clock: Callable[[], float]) -> Any:
        start = before = clock()
        if self._thought is None:
            self._thought = self._begin_thought(seat, legal)
            self._thinking_since = start
        while True:
            try:
                next(self._thought)
            except StopIteration as end:
                return end.value
            now = clock()
            if now - self._thinking_since > PATIENCE:
                raise TimeoutError(f"no action after {PATIENCE} seconds")
            self._longest_part, before = max(self._longest_part, now - before), now
            if now - start + self._longest_part > seconds:
                return None

    def _refused(self, seat: Seat, action: Any) -> Refusal | None:
        """Why an unlisted action of a guest may not be done. TypeError when it is no action of the game at all."""
        fitting(self.box.game.types["action"], action)
        refusal: Refusal | None = self.box.game.refuse(self.match.state, seat, action)
        return refusal

    def _begin_thought(self, seat: Seat, legal: Sequence[Any]) -> Generator[None, None, Any]:
        sitter = self.sitters[seat]
        if not isinstance(sitter, Guest):
            raise TypeError(f"{sitter} thinks without us")
        seed, _ = Rng(~self.match.seed).next()
        sees = view(self.box.game, self.match.state, seat)
        thought: Generator[None, None, Any] = self.box.bots[sitter.level].think(
            sees, seat, legal, Rng(seed + self.match.length)
        )
        return thought
