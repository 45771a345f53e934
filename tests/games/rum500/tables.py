"""Positions of 500 Rum, written down in the notation of the rules."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from game.core.cards import Card
from game.core.events import Event
from game.core.french import ACE, RANK, deck, notation, parse
from game.core.melds import in_run
from game.core.protocol import Refusal
from game.core.rng import Rng
from game.core.zones import Seat
from game.games.rum500.rules import GAME, Options
from game.games.rum500.rules.actions import Action, Discard, LayDown, LayOff, Take
from game.games.rum500.rules.fit import readings
from game.games.rum500.rules.state import Meld, Phase, State

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)

E = TypeVar("E", bound=Event)


def rule(id: str) -> pytest.MarkDecorator:
    """Marks a test as that of the rule with this id in RULES.md."""
    return pytest.mark.rule(id=id)


def cards(text: str) -> tuple[Card, ...]:
    """`5H 10S` as cards."""
    return tuple(parse(name) for name in text.split())


def spelled(cards: Iterable[Card]) -> str:
    """Cards as `5H 10S`."""
    return " ".join(map(notation, cards))


def meld(text: str, owner: Seat = ONE) -> Meld:
    """A meld on the table; a run with an Ace first has it low."""
    lying = cards(text)
    lows = readings(lying)
    low = lows[0] if RANK[lying[0]] == ACE else lows[-1]
    return Meld(low, in_run(lying, low) if low else lying, owner, (owner,) * len(lying))


def position(
    hand: str = "", pile: str = "", table: Iterable[Meld] = (), others: Iterable[str] = ("",), **fields: Any
) -> State:
    """A position in the turn of the first seat, about to play (`phase` says otherwise).

    `hand` is that of the first seat, `others` those of the next; `pile` is written bottom to top; `stock` names the
    next cards to be drawn, in that order, above the rest of the deck (or `None` for an empty stock).
    """
    hands = tuple(map(cards, (hand, *others)))
    melds, coming = tuple(table), fields.pop("stock", "")
    state = GAME.new(fields.pop("options", Options()), len(hands), Rng(1))
    lying = {*sum(hands, ()), *cards(pile), *cards(coming or ""), *(card for each in melds for card in each.cards)}
    rest = tuple(card for card in deck() if card not in lying)
    stock = () if coming is None else rest + cards(coming)[::-1]
    fields = {"phase": Phase.PLAY, "turn": ONE, "deal": 1, "known": ((),) * len(hands), **fields}
    return replace(state, hands=hands, pile=cards(pile), stock=stock, melds=melds, **fields)


def drawing(*arguments: Any, **fields: Any) -> State:
    """The same, about to draw."""
    return position(*arguments, phase=Phase.DRAW, **fields)


def take(name: str) -> Take:
    """Takes that card and all above it."""
    return Take(parse(name))


def lay_down(text: str, low: int | None = None) -> LayDown:
    """Lays these cards down; unless `low` says how, the only way, or the one that was meant."""
    chosen = cards(text)
    lows = readings(chosen) or (0,)
    return LayDown(chosen, lows[-1] if low is None else low)


def lay_off(name: str, meld: int, place: int) -> LayOff:
    """Lays that card off."""
    return LayOff(parse(name), meld, place)


def discard(name: str) -> Discard:
    """Discards that card."""
    return Discard(parse(name))


def actor(state: State) -> Seat:
    """Who is to act."""
    [seat] = GAME.to_act(state)
    return seat


def do(state: State, *actions: Action) -> State:
    """The position after these actions of whoever is to act."""
    for action in actions:
        state, _ = GAME.apply(state, actor(state), action)
    return state


def told(state: State, action: Action, kind: type[E]) -> list[E]:
    """The events of that kind that the action leads to."""
    _, events = GAME.apply(state, actor(state), action)
    return [each for each in events if isinstance(each, kind)]


def refusal(state: State, action: Action) -> Refusal | None:
    """What the law says to an action of the seat whose turn it is."""
    return GAME.refuse(state, state.turn, action)


def why(state: State, action: Action) -> str | None:
    """The id of the rule that forbids the action, or None."""
    refused = refusal(state, action)
    return refused.rule if refused else None
