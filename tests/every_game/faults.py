"""One planted fault for each law: the toy with a single thing wrong."""

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.bots import Level
from game.core.cards import HIDDEN, Card
from game.core.events import Event, MatchEnded, Moved
from game.core.protocol import Refusal
from game.core.rng import Rng
from game.core.zones import TABLE, Seat, Zone
from game.games import Boxed
from game.session.customs import Clock, Customs
from tests.every_game import laws
from tests.toy import BOTS, CHOICES, DECK, Action, Cards, Exchange, Lay, Options, State, Toy


class Stuck(Toy):
    def actions(self, state: State, seat: Seat, /) -> Iterable[Action]:
        return () if len(state.places[0].hand) == 1 else super().actions(state, seat)


class Strict(Toy):
    def refuse(self, state: State, seat: Seat, action: Action, /) -> Refusal | None:
        return super().refuse(state, seat, action) or self._whim(action)

    def actions(self, state: State, seat: Seat, /) -> Iterable[Action]:
        return Toy().actions(state, seat)

    def _whim(self, action: Action) -> Refusal | None:
        return Refusal("toy.whim") if isinstance(action, Exchange) else None


class Lenient(Toy):
    """Refuses no exchange, and then calls some illegal."""

    def refuse(self, state: State, seat: Seat, action: Action, /) -> Refusal | None:
        refusal = super().refuse(state, seat, action)
        return None if refusal and refusal.rule == "toy.exchange" else refusal

    def actions(self, state: State, seat: Seat, /) -> Iterable[Action]:
        return Toy().actions(state, seat)

    def apply(self, state: State, seat: Seat, action: Action, /) -> tuple[State, tuple[Event, ...]]:
        return Toy().apply(state, seat, action)


class Meddling(Toy):
    def apply(self, state: State, seat: Seat, action: Action, /) -> tuple[State, tuple[Event, ...]]:
        object.__setattr__(state, "rng", Rng(state.rng.state ^ 1))
        return super().apply(state, seat, action)


class Forgetful(Toy):
    """Draws chance from outside the state."""

    def __init__(self) -> None:
        self.calls = 0

    def apply(self, state: State, seat: Seat, action: Action, /) -> tuple[State, tuple[Event, ...]]:
        self.calls += 1
        return super().apply(replace(state, rng=Rng(self.calls)), seat, action)


class Moody(Toy):
    """Does not always do the same, and uses no chance."""

    def __init__(self) -> None:
        self.calls = 0

    def apply(self, state: State, seat: Seat, action: Action, /) -> tuple[State, tuple[Event, ...]]:
        self.calls += 1
        after, events = super().apply(state, seat, action)
        first = replace(after.places[0], exchanged=self.calls % 2 == 0)
        return replace(after, places=(first, *after.places[1:])), events


class Unsaveable(Toy):
    def new(self, options: Options, seats: int, rng: Rng) -> State:
        state = super().new(options, seats, rng)
        return replace(state, options=replace(options, hasty=int(options.hasty)))  # type: ignore[arg-type]


class Losing(Toy):
    def cards(self, state: State, /) -> Cards:  # noqa: ARG002
        return (*DECK, Card(99))


class Silent(Toy):
    def apply(self, state: State, seat: Seat, action: Action, /) -> tuple[State, tuple[Event, ...]]:
        after, events = super().apply(state, seat, action)
        return after, tuple(event for event in events if not isinstance(event, Moved))


class Sticky(Toy):
    """Puts only cards that are known into their zones."""

    def with_zones(self, state: State, zones: Mapping[Zone, Cards], rng: Rng, /) -> State:
        after = super().with_zones(state, zones, rng)
        hands = tuple(replace(place, hand=tuple(sorted(place.hand))) for place in after.places)
        return replace(
            after, places=hands, stock=tuple(card for card in after.stock if card == HIDDEN) or after.stock[:1]
        )


class Private(Toy):
    """Hides from the others what the canonical actions of a seat are."""

    def actions(self, state: State, seat: Seat, /) -> Iterable[Action]:
        return [each for each in super().actions(state, seat) if not _exchange_of_unseen(state, each)]


def _exchange_of_unseen(state: State, action: Action) -> bool:
    return isinstance(action, Exchange) and state.stock[:1] != (HIDDEN,)


class Onlooker(Toy):
    def sees(self, state: State, seat: Seat, zone: Zone, card: Card, /) -> bool:
        return seat == TABLE or super().sees(state, seat, zone, card)


class Leaking(Toy):
    """Keeps a copy of a hidden card where no zone holds it."""

    def with_zones(self, state: State, zones: Mapping[Zone, Cards], rng: Rng, /) -> State:
        after = super().with_zones(state, zones, rng)
        top = max((card for card in zones[Zone("hand", Seat(1))] if card != HIDDEN), default=None)
        hasty = state.options.hasty if top is None else top % 2 == 0
        return replace(after, options=replace(state.options, hasty=hasty))


class Endless(Toy):
    bound = 3


class Unannounced(Toy):
    def apply(self, state: State, seat: Seat, action: Action, /) -> tuple[State, tuple[Event, ...]]:
        after, events = super().apply(state, seat, action)
        return after, tuple(event for event in events if not isinstance(event, MatchEnded))


class Namesakes(Toy):
    def notation(self, card: Card, /) -> str:
        return super().notation(card).rstrip("'")


class Cheat:
    """Breaks off in the middle of a thought."""

    def think(self, view: State, seat: Seat, legal: Sequence[Action], rng: Rng) -> Generator[None, None, Action]:  # noqa: ARG002
        yield
        return Lay(Card(99)) if seat else legal[0]


class Hurried(Customs):
    """Gives time where TABLE is not to act."""

    def clock(self, state: Any, /) -> Clock | None:  # noqa: ARG002
        return Clock(5, ())


@dataclass(frozen=True, slots=True)
class Faulty(Boxed):
    """The toy's box with a part exchanged."""

    toy: Any = None
    guests: Any = None
    hurried: Any = None

    def has(self, part: str) -> bool:
        return part == "customs" and self.hurried is not None

    def _part(self, name: str) -> Any:
        parts = {
            "rules": ("GAME", self.toy or Toy()),
            "bots": ("BOTS", self.guests or BOTS),
            "customs": ("CUSTOMS", self.hurried),
        }
        return type(name, (), {parts[name][0]: parts[name][1], "CHOICES": CHOICES})


FAULTS: Mapping[laws.Law, Boxed] = {
    laws.never_stuck: Faulty("toy", Stuck()),
    laws.yielded_is_accepted: Faulty("toy", Strict()),
    laws.anything_is_judged: Faulty("toy", Lenient()),
    laws.given_is_left_alone: Faulty("toy", Meddling()),
    laws.same_again: Faulty("toy", Forgetful()),
    laws.undone_and_done_again: Faulty("toy", Moody()),
    laws.replays: Faulty("toy", Forgetful()),
    laws.round_trips: Faulty("toy", Unsaveable()),
    laws.reloads: Faulty("toy", Forgetful()),
    laws.every_card_once: Faulty("toy", Losing()),
    laws.moves_are_told: Faulty("toy", Silent()),
    laws.guesses_fit: Faulty("toy", Sticky()),
    laws.views_suffice: Faulty("toy", Private()),
    laws.onlookers_see_less: Faulty("toy", Onlooker()),
    laws.secrets_are_kept: Faulty("toy", Leaking()),
    laws.clocks_fit: Faulty("toy", hurried=Hurried()),
    laws.bots_finish: Faulty("toy", guests=dict.fromkeys(Level, Cheat())),
    laws.ends: Faulty("toy", Endless()),
    laws.can_be_read: Faulty("toy", Namesakes()),
}

MORE_FAULTS: Sequence[tuple[laws.Law, Boxed]] = ((laws.ends, Faulty("toy", Unannounced())),)
