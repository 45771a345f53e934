"""Contract rummy, as the house knows a game."""

from collections.abc import Collection, Mapping
from typing import Any

from game.core import french
from game.core.cards import Card
from game.core.events import Event
from game.core.protocol import Illegal, Refusal
from game.core.rng import Rng
from game.core.zones import Seat, Zone
from game.games.contract_rummy.rules import deeds, law
from game.games.contract_rummy.rules.actions import Action
from game.games.contract_rummy.rules.buying import Window
from game.games.contract_rummy.rules.options import CONTRACTS, DECKS, MOST_TURNS, SEATS, Options
from game.games.contract_rummy.rules.scoring import lowest
from game.games.contract_rummy.rules.state import PILE, STOCK, Meld, Phase, State, hand_zone, meld_zone, totals
from game.games.contract_rummy.rules.state import zones as state_zones

_STEPS_A_BUYER = 5
"""Waive or sit out, sit in, ask, cancel; and one to spare."""
_STEPS_A_TURN = 7
"""Wait, close the window, take, put back or draw, lay down, discard; and one to spare. Cards laid off count apart."""
_DECK = french.deck(DECKS)


class ContractRummy:
    """The rules. See `game.core.protocol.Game` for what each method means."""

    id = "contract_rummy"
    seats = range(SEATS, SEATS + 1)
    bound = len(CONTRACTS) * (MOST_TURNS * (SEATS * _STEPS_A_BUYER + _STEPS_A_TURN) + DECKS * french.SIZE + 1)
    lowest_wins = True
    types: Mapping[str, Any] = {"state": State, "action": Action, "options": Options}

    def new(self, options: Options, seats: int, rng: Rng) -> State:
        """Both decks in the stock; the seat before the first one deals."""
        nothing: tuple[tuple[Card, ...], ...] = ((),) * seats
        return State(
            options=options,
            rng=rng,
            phase=Phase.DEAL,
            turn=options.first,
            dealer=Seat((options.first - 1) % seats),
            hand=0,
            turns=0,
            rows=(),
            hands=nothing,
            known=nothing,
            stock=_DECK,
            pile=(),
            melds=(),
            taken=None,
            window=Window(),
            sitting_out=(),
            refills=0,
        )

    def to_act(self, state: State, /) -> tuple[Seat, ...]:
        """One seat; while a discard can be bought also those who have not answered, and TABLE."""
        return law.to_act(state)

    def actions(self, state: State, seat: Seat, /) -> tuple[Action, ...]:
        """What is to be decided now; of lay-downs those of `finder.ways`."""
        return law.actions(state, seat)

    def refuse(self, state: State, seat: Seat, action: Action, /) -> Refusal | None:
        """Why not."""
        return law.refuse(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, /) -> tuple[State, tuple[Event, ...]]:
        """What then. Raises Illegal."""
        if refusal := law.refuse(state, seat, action):
            raise Illegal(refusal)
        return deeds.apply(state, seat, action)

    def cards(self, state: State, /) -> Collection[Card]:  # noqa: ARG002
        """Rule rummy.deck."""
        return _DECK

    def zones(self, state: State, /) -> dict[Zone, tuple[Card, ...]]:
        """The stock, the discard pile, the hands, and each meld."""
        return state_zones(state)

    def with_zones(self, state: State, zones: Mapping[Zone, tuple[Card, ...]], rng: Rng, /) -> State:
        """The same turn with other cards."""
        return State(
            state.options,
            rng,
            state.phase,
            state.turn,
            state.dealer,
            state.hand,
            state.turns,
            state.rows,
            hands=tuple(zones[hand_zone(Seat(seat))] for seat in range(SEATS)),
            known=state.known,
            stock=zones[STOCK],
            pile=zones[PILE],
            melds=tuple(
                Meld(meld.low, zones[meld_zone(meld.owner, number)], meld.owner)
                for number, meld in enumerate(state.melds)
            ),
            taken=state.taken,
            window=state.window,
            sitting_out=state.sitting_out,
            refills=state.refills,
        )

    def sees(self, state: State, seat: Seat, zone: Zone, card: Card, /) -> bool:
        """Rules rummy.deal.stock, rummy.pile.open, rummy.known, rummy.score.open."""
        if zone.name != "hand":
            return zone != STOCK
        return zone.owner == seat or state.phase in (Phase.DEAL, Phase.OVER) or card in state.known[zone.owner]

    def standing(self, state: State, /) -> tuple[int, ...]:
        """Totals of the finished hands."""
        return totals(state)

    def winners(self, state: State, /) -> tuple[Seat, ...]:
        """Whoever has the lowest total at the end."""
        return lowest(totals(state)) if state.phase is Phase.OVER else ()

    def notation(self, card: Card, /) -> str:
        """`10H`, or `10H'` for the second copy."""
        return french.notation(card)


GAME = ContractRummy()
