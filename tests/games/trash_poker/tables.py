"""Positions of Trash Poker, written down in the notation of the rules."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

from game.core.cards import Card
from game.core.events import Event
from game.core.protocol import Refusal
from game.core.rng import Rng
from game.core.zones import Seat
from game.games.trash_poker.rules import GAME, Options
from game.games.trash_poker.rules.actions import Action, Choose, Finish, Redraw, Select
from game.games.trash_poker.rules.cards import deck, notation
from game.games.trash_poker.rules.ranks import Area
from game.games.trash_poker.rules.reading import best_stars
from game.games.trash_poker.rules.state import Duty, Pending, Phase, Place, State
from tests.games.trash_poker.spelling import ONE, cards

E = TypeVar("E", bound=Event)
Laid = Mapping[str, Any]
"""Of one place: zones by name, their cards as text (`draw_pile` and `discard_pile` top first), `areas` by small name,
other fields as they are."""


def spelled(some: tuple[Card, ...]) -> str:
    """Cards as `5H 10S'`."""
    return " ".join(map(notation, some))


def position(*places: Laid, rest: str = "draw_pile", **fields: Any) -> State:
    """A position with these places; what is not named lies at the bottom of the `rest` of each, or in the `box`."""
    start = GAME.new(fields.pop("options", Options()), len(places), Rng(1))
    jokers, stack = cards(fields.pop("jokers", "")), fields.pop("stack", None)
    made = tuple(map(_place, places))
    named = {card for place in made for zone in _piles(place) for card in zone} | {*jokers}
    box: tuple[Card, ...] = ()
    for number, place in enumerate(made):
        left = tuple(card for card in deck(Seat(number)) if card not in named)
        box += left if rest == "box" else ()
        if rest != "box":
            made = (*made[:number], replace(place, **{rest: left + getattr(place, rest)}), *made[number + 1 :])
    to_come = tuple(card for card in start.options.jokers if card not in named)
    below = cards(stack)[::-1] if stack is not None else to_come
    box += tuple(card for card in to_come if card not in below)
    fields = {"phase": Phase.DRAW, "round": 1, "pending": ((),) * len(places), **fields}
    return replace(start, places=made, jokers=jokers, stack=below, box=box, **fields)


def _place(laid: Laid) -> Place:
    fields: dict[str, Any] = {name: cards(value) if isinstance(value, str) else value for name, value in laid.items()}
    for pile in ("draw_pile", "discard_pile"):
        if pile in fields:
            fields[pile] = fields[pile][::-1]
    areas = fields.pop("areas", {})
    return Place(areas=tuple(cards(areas.get(area.name.lower(), "")) for area in Area), **fields)


def _piles(place: Place) -> tuple[tuple[Card, ...], ...]:
    own = (place.hand, place.redrawn, place.played, place.pot, place.draw_pile, place.discard_pile, place.trash)
    return own + place.areas


def drawing(*places: Laid, duty: Duty = Duty.REDRAW, most: int = 5, **fields: Any) -> State:
    """Everybody is about to redraw, or to do that duty and select."""
    queue = (Pending(duty, most), Pending(Duty.SELECT, 5, least=1)) if duty is not Duty.SELECT else _SELECT
    state = position(*places, pending=(queue,) * len(places), **fields)
    drawn = (replace(place, lay=place.discard_pile, drew=len(place.hand)) for place in state.places)
    return replace(state, places=tuple(drawn))


_SELECT = (Pending(Duty.SELECT, 5, least=1),)


def before_drawing(*places: Laid, **fields: Any) -> State:
    """The last round is about to begin, everybody being asked to shuffle before drawing."""
    pending = ((Pending(Duty.SHUFFLE),),) * len(places)
    return position(*places, phase=Phase.SHUFFLE, round=8, pending=pending, **fields)


def collecting(*places: Laid, **fields: Any) -> State:
    """The first seat is about to collect, then the others in their order."""
    seats = tuple(map(Seat, range(len(places))))
    pending = ((Pending(Duty.COLLECT, least=1),),) + ((),) * (len(places) - 1)
    fields = {"phase": Phase.COLLECT, "pending": pending, "order": seats[::-1], "collecting": seats, **fields}
    return position(*places, **fields)


def owing(*owed: Pending, **laid: Any) -> State:
    """The first seat of two has these effects to carry out, nothing being left in the pots."""
    fields = {name: laid.pop(name) for name in ("round", "rest") if name in laid}
    other = laid.pop("other", {})
    return collecting(laid, other, pending=(owed, ()), **fields)


def actor(state: State) -> Seat:
    """Who is to act, first of all if several are."""
    return GAME.to_act(state)[0]


def do(state: State, *actions: Action, seat: Seat | None = None) -> State:
    """The position after these actions of that seat, or each of whoever is to act first."""
    for action in actions:
        state, _ = GAME.apply(state, actor(state) if seat is None else seat, action)
    return state


def events(state: State, action: Action, seat: Seat | None = None) -> tuple[Event, ...]:
    """What the action leads to."""
    return GAME.apply(state, actor(state) if seat is None else seat, action)[1]


def told(state: State, action: Action, kind: type[E]) -> list[E]:
    """The events of that kind that the action of whoever is to act first leads to."""
    return [each for each in events(state, action) if isinstance(each, kind)]


def refusal(state: State, action: Action, seat: Seat = ONE) -> Refusal | None:
    """What the law says to an action."""
    return GAME.refuse(state, seat, action)


def why(state: State, action: Action, seat: Seat = ONE) -> str | None:
    """The id of the rule that forbids the action, or None."""
    refused = refusal(state, action, seat)
    return refused.rule if refused else None


def select(text: str) -> Select:
    """Plays these cards, stars for what is best."""
    return Select(cards(text), best_stars(cards(text)))


KEEP = Redraw(())


def finish(duty: Duty) -> Finish:
    """Does no more of it."""
    return Finish(duty)


def begun(seats: int = 2, seed: int = 1, options: Options | None = None) -> State:
    """The first round of a match, about to redraw: everybody has kept the first joker."""
    state = GAME.new(options or Options(), seats, Rng(seed))
    while state.phase is Phase.CHOOSE:
        state = do(state, Choose(state.places[actor(state)].hand[0]))
    return state


def played(state: State, *fives: str) -> State:
    """The position after everybody, who keeps the hand, has selected these five."""
    for seat, five in enumerate(fives):
        state = do(state, *(KEEP,) * (len(state.pending[seat]) - 1), select(five), seat=Seat(seat))
    return state


def lazily(state: State, until: Phase | None = None, rounds: int | None = None) -> State:
    """Everybody does what is listed last (mostly: no more) until the phase, or the round, has come."""
    while GAME.to_act(state) and state.phase is not until and (rounds is None or state.round < rounds):
        seat = actor(state)
        state, _ = GAME.apply(state, seat, GAME.actions(state, seat)[-1])
    return state
