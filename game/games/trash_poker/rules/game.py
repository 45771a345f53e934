"""Trash Poker, as the house knows a game."""

from collections.abc import Collection, Mapping
from typing import Any

from game.core.cards import Card
from game.core.events import Event
from game.core.protocol import Illegal, Refusal
from game.core.rng import Rng
from game.core.zones import Seat, Zone
from game.games.trash_poker.rules import cards, deeds, law, setup, sight
from game.games.trash_poker.rules.actions import Action
from game.games.trash_poker.rules.ending import winners
from game.games.trash_poker.rules.options import ROUNDS, Options
from game.games.trash_poker.rules.state import Phase, State
from game.games.trash_poker.rules.state import zones as state_zones

_MOST_SEATS = 4
_STEPS_A_ROUND = 80
"""For each seat at most: 32 upgrades in a match let no round need more."""


class TrashPoker:
    """The rules. See `game.core.protocol.Game` for what each method means."""

    id = "trash_poker"
    seats = range(2, _MOST_SEATS + 1)
    bound = ROUNDS * _MOST_SEATS * _STEPS_A_ROUND
    lowest_wins = False
    types: Mapping[str, Any] = {"state": State, "action": Action, "options": Options}

    def new(self, options: Options, seats: int, rng: Rng) -> State:
        """See `setup.new_state`."""
        return setup.new_state(options, seats, rng)

    def to_act(self, state: State, /) -> tuple[Seat, ...]:
        """Whoever has something to do; several at once but while collecting."""
        return law.to_act(state)

    def actions(self, state: State, seat: Seat, /) -> tuple[Action, ...]:
        """See `law.actions` for what is not listed."""
        return law.actions(state, seat)

    def refuse(self, state: State, seat: Seat, action: Action, /) -> Refusal | None:
        """Why not."""
        return law.refuse(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, /) -> tuple[State, tuple[Event, ...]]:
        """What then. Raises Illegal."""
        if refusal := law.refuse(state, seat, action):
            raise Illegal(refusal)
        return deeds.apply(state, seat, action)

    def cards(self, state: State, /) -> Collection[Card]:
        """Rule trash.deck: a deck for each seat, the jokers of this match, the Final Joker."""
        options = state.options
        given = (card for _, card in options.gifts)
        jokers = (*setup.pool(options), *given, *setup.prizes(options))
        decks = (card for seat in range(len(state.places)) for card in cards.deck(Seat(seat)))
        return (*decks, *jokers, cards.FINAL_JOKER)

    def zones(self, state: State, /) -> dict[Zone, tuple[Card, ...]]:
        """What lies before each seat, and in the middle."""
        return state_zones(state)

    def with_zones(self, state: State, zones: Mapping[Zone, tuple[Card, ...]], rng: Rng, /) -> State:
        """The same position with other cards."""
        return sight.with_zones(state, zones, rng)

    def sees(self, state: State, seat: Seat, zone: Zone, card: Card, /) -> bool:  # noqa: ARG002
        """See `sight.sees`."""
        return sight.sees(state, seat, zone)

    def standing(self, state: State, /) -> tuple[int, ...]:
        """Chips."""
        return tuple(place.chips for place in state.places)

    def winners(self, state: State, /) -> tuple[Seat, ...]:
        """At most one seat; the table when everybody has lost."""
        return winners(state.places, state.options) if state.phase is Phase.OVER else ()

    def notation(self, card: Card, /) -> str:
        """`10H`, `10H'` from the second deck, `J14`."""
        return cards.notation(card)


GAME = TrashPoker()
