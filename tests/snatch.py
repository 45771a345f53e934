"""Another game for the tests alone: cards are turned up one by one, and whoever is not next may call for them in time.

The next seat may take the card at once. When the time is up, or all others have answered, it keeps the card or gives it
to the first who called. A hand is a round of the table; who took the fewest cards in it has won it. Fewest pips win.
"""

from collections.abc import Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.bots import Level
from game.core.cards import HIDDEN, Card
from game.core.choices import Choice
from game.core.events import Event, MatchEnded, Moved
from game.core.protocol import Illegal, Refusal
from game.core.rng import Rng
from game.core.zones import TABLE, Seat, Zone
from game.games import Boxed
from game.session.customs import Clock, Customs

Cards = tuple[Card, ...]
DECK: Cards = tuple(Card(number) for number in range(24))
STOCK, UP, FIRST = Zone("stock"), Zone("up"), Seat(0)
HANDS = 2


@dataclass(frozen=True, slots=True)
class Options:
    seconds: int = 5
    """To call in; 0 waits for everybody."""
    first: Seat = FIRST


@dataclass(frozen=True, slots=True)
class Call:
    """The seat wants the card."""


@dataclass(frozen=True, slots=True)
class Pass:
    """It does not."""


@dataclass(frozen=True, slots=True)
class Take:
    """The next seat takes it."""


@dataclass(frozen=True, slots=True)
class Give:
    """It leaves it to the first who called."""


@dataclass(frozen=True, slots=True)
class Close:
    """The time is up: the table's move."""


Action = Call | Pass | Take | Give | Close


@dataclass(frozen=True, slots=True)
class Called(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class HandEnded(Event):
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    hands: tuple[Cards, ...]
    """Secret."""
    stock: Cards
    up: Cards
    turns: int
    """Played so far: the seat after the last one's is next."""
    rng: Rng
    closed: bool = False
    calls: tuple[Seat, ...] = ()
    passes: tuple[Seat, ...] = ()
    fetched: tuple[int, ...] = field(default=())
    """Cards taken by each seat in this hand."""


class Snatch:
    id = "snatch"
    seats = range(2, 5)
    bound = HANDS * 4 * (4 + 2)
    lowest_wins = True
    types: Mapping[str, object] = {"state": State, "action": Action, "options": Options}

    def new(self, options: Options, seats: int, rng: Rng) -> State:
        deck, rng = rng.shuffled(DECK)
        hands = tuple(deck[seat * 2 : seat * 2 + 2] for seat in range(seats))
        stock = deck[seats * 2 :]
        return State(options, hands, stock[1:], stock[:1], 0, rng, fetched=(0,) * seats)

    def to_act(self, state: State, /) -> Sequence[Seat]:
        if not state.up:
            return ()
        return (self.next(state),) if state.closed else (*self.owes(state), self.next(state), TABLE)

    def next(self, state: State) -> Seat:
        return Seat((state.options.first + state.turns) % len(state.hands))

    def owes(self, state: State) -> tuple[Seat, ...]:
        seats = len(state.hands)
        others = (Seat((self.next(state) + step) % seats) for step in range(1, seats))
        return tuple(seat for seat in others if seat not in state.calls + state.passes)

    def actions(self, state: State, seat: Seat, /) -> Iterable[Action]:
        return [each for each in (Call(), Pass(), Take(), Give(), Close()) if not self.refuse(state, seat, each)]

    def refuse(self, state: State, seat: Seat, action: Action, /) -> Refusal | None:
        if seat not in self.to_act(state):
            return Refusal("snatch.turn")
        match action:
            case Close():
                return None if seat == TABLE else Refusal("snatch.table")
            case Call() | Pass():
                return None if not state.closed and seat in self.owes(state) else Refusal("snatch.call")
            case Take():
                return None if seat == self.next(state) else Refusal("snatch.take")
            case Give():
                return None if state.closed and state.calls else Refusal("snatch.give")

    def apply(self, state: State, seat: Seat, action: Action, /) -> tuple[State, tuple[Event, ...]]:
        if refusal := self.refuse(state, seat, action):
            raise Illegal(refusal)
        match action:
            case Close():
                return replace(state, closed=True), ()
            case Call():
                return replace(state, calls=(*state.calls, seat)), (Called(seat),)
            case Pass():
                return replace(state, passes=(*state.passes, seat)), ()
            case Take() | Give():
                return self._fetch(state, seat if action == Take() else state.calls[0])

    def _fetch(self, state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
        hands = tuple(hand + state.up if number == seat else hand for number, hand in enumerate(state.hands))
        fetched = tuple(count + (number == seat) for number, count in enumerate(state.fetched))
        moved = Moved(state.up, UP, Zone("hand", seat))
        turns, told = state.turns + 1, tuple[Event, ...]()
        if turns % len(hands) == 0:
            told = (HandEnded(tuple(Seat(n) for n, count in enumerate(fetched) if count == min(fetched))),)
            fetched = (0,) * len(hands)
        state = replace(state, hands=hands, turns=turns, fetched=fetched, closed=False, calls=(), passes=())
        if turns == HANDS * len(hands):
            state = replace(state, up=())
            return state, (moved, *told, MatchEnded(self.winners(state)))
        turned = Moved(state.stock[:1], STOCK, UP)
        return replace(state, up=state.stock[:1], stock=state.stock[1:]), (moved, *told, turned)

    def cards(self, state: State, /) -> Collection[Card]:  # noqa: ARG002
        return DECK

    def zones(self, state: State, /) -> Mapping[Zone, Cards]:
        hands = {Zone("hand", Seat(number)): hand for number, hand in enumerate(state.hands)}
        return {STOCK: state.stock, UP: state.up, **hands}

    def with_zones(self, state: State, zones: Mapping[Zone, Cards], rng: Rng, /) -> State:
        hands = tuple(zones[Zone("hand", Seat(number))] for number in range(len(state.hands)))
        return replace(state, hands=hands, stock=zones[STOCK], up=zones[UP], rng=rng)

    def sees(self, state: State, seat: Seat, zone: Zone, card: Card, /) -> bool:  # noqa: ARG002
        return zone.name == "up" or (not state.up and zone != STOCK) or (zone.owner == seat and seat != TABLE)

    def standing(self, state: State, /) -> tuple[int, ...]:
        over = not state.up
        return tuple(sum(card // 2 + 1 for card in hand) if over else 0 for hand in state.hands)

    def winners(self, state: State, /) -> tuple[Seat, ...]:
        points = self.standing(state)
        return () if state.up else tuple(Seat(n) for n, each in enumerate(points) if each == min(points))

    def notation(self, card: Card, /) -> str:
        return "?" if card == HIDDEN else f"{card // 2 + 1}" + "'" * (card % 2)


GAME = Snatch()
CHOICES = (Choice("seconds", (5, 10, 0)),)


class SnatchCustoms(Customs):
    has_hands = True

    def clock(self, state: State, /) -> Clock | None:
        return None if state.closed or not state.up else Clock(state.options.seconds, GAME.owes(state), state.turns)

    def hands_won(self, events: Sequence[Event], /) -> tuple[Seat, ...]:
        return next((each.winners for each in events if isinstance(each, HandEnded)), ())


CUSTOMS = SnatchCustoms()


class Caller:
    """Calls for everything, and gives nothing away."""

    def think(self, view: State, seat: Seat, legal: Sequence[Action], rng: Rng) -> Generator[None, None, Action]:  # noqa: ARG002
        yield
        return legal[0]


BOTS = dict.fromkeys(Level, Caller())


class SnatchBox(Boxed):
    """The game as if it stood on the shelf."""

    def has(self, part: str) -> bool:
        return part == "customs"

    def _part(self, name: str) -> Any:  # noqa: ARG002
        import tests.snatch as part

        return part


SNATCH = SnatchBox("snatch")
