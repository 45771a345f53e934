"""Polyester, as the house knows a game."""

from collections.abc import Collection, Mapping
from typing import Any

from game.core.cards import Card
from game.core.events import Event
from game.core.protocol import Illegal, Refusal
from game.core.rng import Rng
from game.core.zones import Seat, Zone
from game.games.polyester.rules import deeds, law
from game.games.polyester.rules.actions import Action
from game.games.polyester.rules.cards import action_cards, deck_of, notation
from game.games.polyester.rules.options import MOST_HOT_HANDS, MOST_ROUNDS, Options
from game.games.polyester.rules.state import CLEARED, PILE, SUPPLY, Phase, State, rewards_zone, slot_zone
from game.games.polyester.rules.turns import leaders

_MOST_SEATS, _MOST_CARDS = 6, 9
_STEPS_A_HAND = 2 * _MOST_CARDS
"""A draw and a lock of one card at least, for every card."""
_REWARDS_A_TURN = MOST_ROUNDS
"""Never more than one a turn is given."""


class Polyester:
    """The rules. See `game.core.protocol.Game` for what each method means."""

    id = "polyester"
    seats = range(2, _MOST_SEATS + 1)
    bound = MOST_ROUNDS * _MOST_SEATS * (2 + MOST_HOT_HANDS * _STEPS_A_HAND + _REWARDS_A_TURN)
    lowest_wins = False
    types: Mapping[str, Any] = {"state": State, "action": Action, "options": Options}

    def new(self, options: Options, seats: int, rng: Rng) -> State:
        """Rules poly.nine.hand, poly.six.hand: a shuffled pile, nothing dealt; the first seat may draw."""
        pile, rng = rng.shuffled(deck_of(options.deck, options.hand))
        return State(
            options=options,
            rng=rng,
            phase=Phase.FRESH,
            turn=options.first,
            round=1,
            scores=(0,) * seats,
            pot=0,
            riding=False,
            hot_hands=0,
            has_locked=False,
            has_banked=False,
            waiting=(0,) * seats,
            hand=(None,) * options.hand,
            locked=(False,) * options.hand,
            pile=pile,
            cleared=(),
            rewards=((),) * seats,
            supply=action_cards() if options.action_cards else (),
        )

    def to_act(self, state: State, /) -> tuple[Seat, ...]:
        """Always one seat, until the match is over."""
        return () if state.phase is Phase.OVER else (state.turn,)

    def actions(self, state: State, seat: Seat, /) -> tuple[Action, ...]:
        """The best lock of each size, and whatever else may be done."""
        return law.actions(state, seat)

    def refuse(self, state: State, seat: Seat, action: Action, /) -> Refusal | None:
        """Why not."""
        return law.refuse(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, /) -> tuple[State, tuple[Event, ...]]:
        """What then. Raises Illegal."""
        if refusal := law.refuse(state, seat, action):
            raise Illegal(refusal)
        return deeds.apply(state, action)

    def cards(self, state: State, /) -> Collection[Card]:
        """The deck of the options, and the action cards where they are on."""
        options = state.options
        return deck_of(options.deck, options.hand) + (action_cards() if options.action_cards else ())

    def zones(self, state: State, /) -> dict[Zone, tuple[Card, ...]]:
        """The pile, the slots of the hand, the cleared cards, and the action cards."""
        zones = {PILE: state.pile, CLEARED: state.cleared, SUPPLY: state.supply}
        zones |= {slot_zone(slot): () if card is None else (card,) for slot, card in enumerate(state.hand)}
        return zones | {rewards_zone(Seat(seat)): cards for seat, cards in enumerate(state.rewards)}

    def with_zones(self, state: State, zones: Mapping[Zone, tuple[Card, ...]], rng: Rng, /) -> State:
        """The same turn with other cards."""
        slots = (zones[slot_zone(slot)] for slot in range(len(state.hand)))
        return State(
            state.options,
            rng,
            state.phase,
            state.turn,
            state.round,
            state.scores,
            state.pot,
            state.riding,
            state.hot_hands,
            state.has_locked,
            state.has_banked,
            state.waiting,
            hand=tuple(cards[0] if cards else None for cards in slots),
            locked=state.locked,
            pile=zones[PILE],
            cleared=zones[CLEARED],
            rewards=tuple(zones[rewards_zone(Seat(seat))] for seat in range(len(state.rewards))),
            supply=zones[SUPPLY],
        )

    def sees(self, state: State, seat: Seat, zone: Zone, card: Card, /) -> bool:  # noqa: ARG002
        """Rule poly.open: all is open but the pile."""
        return zone != PILE

    def standing(self, state: State, /) -> tuple[int, ...]:
        """Banked scores."""
        return state.scores

    def winners(self, state: State, /) -> tuple[Seat, ...]:
        """Whoever has the highest score at the end."""
        return leaders(state.scores) if state.phase is Phase.OVER else ()

    def notation(self, card: Card, /) -> str:
        """`7Mn`, `7M'`, `Knockoff`."""
        return notation(card)


GAME = Polyester()
