"""500 Rum, as the house knows a game."""

from collections.abc import Collection, Mapping
from typing import Any

from game.core import french
from game.core.cards import Card
from game.core.events import Event
from game.core.protocol import Illegal, Refusal
from game.core.rng import Rng
from game.core.zones import Seat, Zone
from game.games.rum500.rules import deeds, law
from game.games.rum500.rules.actions import Action
from game.games.rum500.rules.options import MOST_DEALS, MOST_SEATS, Options
from game.games.rum500.rules.scoring import leaders
from game.games.rum500.rules.state import PILE, STOCK, Meld, Phase, State, hand_zone, table_zone
from game.games.rum500.rules.state import zones as state_zones

_MOST_TURNS = 2 * french.SIZE
"""Each takes a card off the stock, or brings one to the table for good."""
_STEPS_A_TURN = 4
"""Take, take back, draw, discard; what is laid down is counted by the deck."""
_DECK = french.deck()


class Rum500:
    """The rules. See `game.core.protocol.Game` for what each method means."""

    id = "rum500"
    seats = range(2, MOST_SEATS + 1)
    bound = MOST_DEALS * (_MOST_TURNS * _STEPS_A_TURN + french.SIZE + 2)
    lowest_wins = False
    types: Mapping[str, Any] = {"state": State, "action": Action, "options": Options}

    def new(self, options: Options, seats: int, rng: Rng) -> State:
        """The whole deck in the stock; the seat before the first one deals."""
        dealer = Seat((options.first - 1) % seats)
        nothing: tuple[tuple[Card, ...], ...] = ((),) * seats
        return State(
            options=options,
            rng=rng,
            phase=Phase.DEAL,
            turn=options.first,
            dealer=dealer,
            deal=0,
            scores=(0,) * seats,
            hands=nothing,
            known=nothing,
            stock=_DECK,
            pile=(),
            melds=(),
            taken=(),
            took_back=False,
        )

    def to_act(self, state: State, /) -> tuple[Seat, ...]:
        """Always one seat, until the match is over."""
        return law.to_act(state)

    def actions(self, state: State, seat: Seat, /) -> tuple[Action, ...]:
        """Every legal one; a meld once for each way to read it."""
        return law.actions(state, seat)

    def refuse(self, state: State, seat: Seat, action: Action, /) -> Refusal | None:
        """Why not."""
        return law.refuse(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, /) -> tuple[State, tuple[Event, ...]]:
        """What then. Raises Illegal."""
        if refusal := law.refuse(state, seat, action):
            raise Illegal(refusal)
        return deeds.apply(state, action)

    def cards(self, state: State, /) -> Collection[Card]:  # noqa: ARG002
        """Rule rum.deck."""
        return _DECK

    def zones(self, state: State, /) -> dict[Zone, tuple[Card, ...]]:
        """The stock, the discard pile, the hands, and each meld seat by seat."""
        return state_zones(state)

    def with_zones(self, state: State, zones: Mapping[Zone, tuple[Card, ...]], rng: Rng, /) -> State:
        """The same turn with other cards."""
        return State(
            state.options,
            rng,
            state.phase,
            state.turn,
            state.dealer,
            state.deal,
            state.scores,
            hands=tuple(zones[hand_zone(Seat(seat))] for seat in range(len(state.hands))),
            known=state.known,
            stock=zones[STOCK],
            pile=zones[PILE],
            melds=tuple(_with_cards(meld, number, zones) for number, meld in enumerate(state.melds)),
            taken=state.taken,
            took_back=state.took_back,
        )

    def sees(self, state: State, seat: Seat, zone: Zone, card: Card, /) -> bool:
        """Rules rum.pile.open, rum.take.known, rum.score.open."""
        if zone.name != "hand":
            return zone != STOCK
        return zone.owner == seat or state.phase in (Phase.DEAL, Phase.OVER) or card in state.known[zone.owner]

    def standing(self, state: State, /) -> tuple[int, ...]:
        """Totals of the finished deals."""
        return state.scores

    def winners(self, state: State, /) -> tuple[Seat, ...]:
        """Whoever has the highest total at the end."""
        return leaders(state.scores) if state.phase is Phase.OVER else ()

    def notation(self, card: Card, /) -> str:
        """`10H`."""
        return french.notation(card)


def _with_cards(meld: Meld, number: int, zones: Mapping[Zone, tuple[Card, ...]]) -> Meld:
    lying = {seat: iter(zones[table_zone(seat, number)]) for seat in set(meld.owners)}
    return Meld(meld.low, tuple(next(lying[seat]) for seat in meld.owners), meld.owner, meld.owners)


GAME = Rum500()
