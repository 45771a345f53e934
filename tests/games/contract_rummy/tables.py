"""Positions of contract rummy, written down in the notation of the rules."""

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
from game.games.contract_rummy.rules import GAME, Options
from game.games.contract_rummy.rules.actions import Action, Discard, Group, LayDown, LayOff
from game.games.contract_rummy.rules.buying import Window, opened
from game.games.contract_rummy.rules.fit import readings
from game.games.contract_rummy.rules.options import DECKS
from game.games.contract_rummy.rules.state import Meld, Phase, State, able_buyers

ONE, TWO, THREE, FOUR = map(Seat, range(4))
"""The first is the next player, the last has discarded (or dealt): two and three may buy."""
EVERY = deck(DECKS)

E = TypeVar("E", bound=Event)


def rule(id: str) -> pytest.MarkDecorator:
    """Marks a test as that of the rule with this id in RULES.md."""
    return pytest.mark.rule(id=id)


def cards(text: str) -> tuple[Card, ...]:
    """`5H 10S'` as cards."""
    return tuple(parse(name) for name in text.split())


def spelled(cards: Iterable[Card]) -> str:
    """Cards as `5H 10S'`."""
    return " ".join(map(notation, cards))


def group(text: str, low: int | None = None) -> Group:
    """These cards as a meld; unless `low` says how, a run with an Ace first has it low."""
    chosen = cards(text)
    lows = readings(chosen) or (0,)
    return Group(chosen, low if low is not None else lows[0] if chosen and RANK[chosen[0]] == ACE else lows[-1])


def meld(text: str, owner: Seat = ONE) -> Meld:
    """A meld on the table."""
    made = group(text)
    return Meld(made.low, in_run(made.cards, made.low) if made.low else made.cards, owner)


def position(
    held: str = "", pile: str = "", table: Iterable[Meld] = (), others: Iterable[str] = (), **fields: Any
) -> State:
    """A position in the turn of the first seat, about to play (`phase` says otherwise), in the second turn of Hand 1.

    `held` is the hand of the first seat, `others` those of the next; `pile` is written bottom to top; `stock` names the
    next cards to be drawn, in that order, above the rest of both decks (or `None` for an empty stock).
    """
    hands = tuple(map(cards, (held, *others, "", "", "")))[:4]
    melds, coming = tuple(table), fields.pop("stock", "")
    state = GAME.new(fields.pop("options", Options()), 4, Rng(1))
    lying = {*sum(hands, ()), *cards(pile), *cards(coming or ""), *(card for each in melds for card in each.cards)}
    rest = tuple(card for card in EVERY if card not in lying)
    stock = () if coming is None else rest + cards(coming)[::-1]
    fields = {"phase": Phase.PLAY, "turn": ONE, "hand": 1, "turns": 2, "known": ((),) * 4, **fields}
    return replace(state, hands=hands, pile=cards(pile), stock=stock, melds=melds, **fields)


def drawing(*arguments: Any, **fields: Any) -> State:
    """The same, about to draw, the window closed."""
    return position(*arguments, phase=Phase.DRAW, **fields)


def offered(*arguments: Any, **fields: Any) -> State:
    """The same, the window just opened."""
    state = drawing(*arguments, **{"pile": "2C 9H", **fields})
    return replace(state, window=opened(able_buyers(state), state.sitting_out))


def asked(*seats: Seat, **fields: Any) -> State:
    """The same, these seats having asked, and the window closed."""
    return replace(offered(**fields), window=Window(requests=seats))


def lay_down(*melds: str) -> LayDown:
    """Lays these melds down."""
    return LayDown(tuple(map(group, melds)))


def lay_off(name: str, meld: int, place: int) -> LayOff:
    """Plays that card onto a meld."""
    return LayOff(parse(name), meld, place)


def discard(name: str) -> Discard:
    """Discards that card."""
    return Discard(parse(name))


Said = Action | tuple[Seat, Action]
"""An action, of the seat whose turn it is (or who deals) unless another is named."""


def _said(state: State, said: Said) -> tuple[Seat, Action]:
    if isinstance(said, tuple):
        return said
    return (state.dealer if state.phase is Phase.DEAL else state.turn), said


def do(state: State, *said: Said) -> State:
    """The position after these actions."""
    for each in said:
        state, _ = GAME.apply(state, *_said(state, each))
    return state


def told(state: State, said: Said, kind: type[E]) -> list[E]:
    """The events of that kind that the action leads to."""
    _, events = GAME.apply(state, *_said(state, said))
    return [each for each in events if isinstance(each, kind)]


def refusal(state: State, said: Said) -> Refusal | None:
    """What the law says to an action."""
    return GAME.refuse(state, *_said(state, said))


def why(state: State, said: Said) -> str | None:
    """The id of the rule that forbids the action, or None."""
    refused = refusal(state, said)
    return refused.rule if refused else None


def listed(state: State, seat: Seat) -> list[str]:
    """The kinds of action that the game lists for a seat, each once."""
    return list(dict.fromkeys(type(each).__name__ for each in GAME.actions(state, seat)))
