"""Positions of Polyester, written down in the notation of the rules."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from game.core.cards import Card
from game.core.events import Event
from game.core.protocol import Refusal
from game.core.rng import Rng
from game.core.tally import total
from game.core.zones import Seat
from game.games.polyester.rules import GAME, Options
from game.games.polyester.rules.actions import Action
from game.games.polyester.rules.cards import KNOCKOFF, Deck, notation, parse
from game.games.polyester.rules.combos import best_split
from game.games.polyester.rules.options import Difficulty
from game.games.polyester.rules.state import Phase, State

EASY = Options(deck=Deck.ILLUSTRATED, difficulty=Difficulty.EASY)
MEDIUM = Options(deck=Deck.ILLUSTRATED)
HARD = Options(deck=Deck.ILLUSTRATED, difficulty=Difficulty.HARD)
SIX = Options(deck=Deck.ILLUSTRATED, hand=6)
ACTION = Options(deck=Deck.ILLUSTRATED, action_cards=True)
ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)

E = TypeVar("E", bound=Event)


def rule(id: str) -> pytest.MarkDecorator:
    """Marks a test as that of the rule with this id in RULES.md."""
    return pytest.mark.rule(id=id)


def cards(text: str) -> tuple[Card, ...]:
    """`5V 5S` as cards."""
    return tuple(parse(name) for name in text.split())


def spelled(cards: Iterable[Card | None]) -> str:
    """Cards as `5V 5S`, an empty slot as `-`."""
    return " ".join("-" if card is None else notation(card) for card in cards)


def points(text: str, options: Options = MEDIUM) -> int | None:
    """What these cards score as one lock, or None when they are none."""
    tally = best_split(cards(text), options)
    return total(tally) if tally else None


def position(
    hand: str = "", locked: str = "", pile: str = "", cleared: str = "", rewards: str = "", **fields: Any
) -> State:
    """A position in the turn of the first seat.

    `hand` names the cards slot by slot, `-` for an empty one; `pile` the next cards to be drawn, in that order, with
    the rest of the deck below; `rewards` what lies before the first seat. Phase: LOCK when something new is there to
    lock, CHOOSE after a lock, FRESH without cards; unless `fields`, which are those of `State`, say otherwise.
    """
    options, seats = fields.pop("options", MEDIUM), fields.pop("seats", 3)
    state = GAME.new(options, seats, Rng(1))
    slots = [None if name == "-" else parse(name) for name in hand.split()]
    slots += [None] * (options.hand - len(slots))
    mine, gone, coming = cards(rewards), cards(cleared), cards(pile)
    placed = {*slots, *mine, *gone, *coming}
    rest = tuple(card for card in sorted(state.pile) if card not in placed)
    held = cards(locked)
    phase = Phase.CHOOSE if held else Phase.LOCK if any(slots) else Phase.FRESH
    fields = {"phase": phase, "has_locked": bool(held), **fields}
    return replace(
        state,
        hand=tuple(slots),
        locked=tuple(card in held for card in slots),
        pile=rest + coming[::-1],
        cleared=gone,
        rewards=(mine, *state.rewards[1:]),
        supply=tuple(card for card in state.supply if card not in placed),
        **fields,
    )


def do(state: State, *actions: Action) -> State:
    """The position after these actions of whoever's turn it is."""
    for action in actions:
        state, _ = GAME.apply(state, state.turn, action)
    return state


def told(state: State, action: Action, kind: type[E]) -> E:
    """The one event of that kind that the action leads to."""
    _, events = GAME.apply(state, state.turn, action)
    [event] = [each for each in events if isinstance(each, kind)]
    return event


def refusal(state: State, action: Action) -> Refusal | None:
    """What the law says to an action of whoever's turn it is."""
    return GAME.refuse(state, state.turn, action)


def why(state: State, action: Action) -> str | None:
    """The id of the rule that forbids the action, or None."""
    refused = refusal(state, action)
    return refused.rule if refused else None


def has_knockoff(state: State) -> bool:
    """Whether the Knockoff is in the hand."""
    return KNOCKOFF in state.hand
