"""A position in the making: what one action changes step by step, with the facts it leaves behind."""

from collections.abc import Iterable

from game.core.cards import Card
from game.core.events import Event, Moved
from game.core.zones import Seat, Zone
from game.games.contract_rummy.rules.state import State, hand_zone


class Draft:
    """A copy of a state that may be written to. Lives within one `apply`; its fields are those of `State`."""

    def __init__(self, state: State) -> None:
        self.options, self.rng, self.phase = state.options, state.rng, state.phase
        self.turn, self.dealer, self.hand, self.turns = state.turn, state.dealer, state.hand, state.turns
        self.rows, self.hands, self.known = state.rows, list(state.hands), list(state.known)
        self.stock, self.pile, self.melds = state.stock, state.pile, list(state.melds)
        self.taken, self.window = state.taken, state.window
        self.sitting_out, self.refills = state.sitting_out, state.refills
        self.events: list[Event] = []

    def state(self) -> State:
        """The finished position."""
        return State(
            self.options,
            self.rng,
            self.phase,
            self.turn,
            self.dealer,
            self.hand,
            self.turns,
            self.rows,
            tuple(self.hands),
            tuple(self.known),
            self.stock,
            self.pile,
            tuple(self.melds),
            self.taken,
            self.window,
            self.sitting_out,
            self.refills,
        )

    def tell(self, *events: Event) -> None:
        """Adds facts."""
        self.events += events

    def gain(self, seat: Seat, card: Card, source: Zone, openly: bool) -> None:
        """A card comes into the hand of a seat; `openly` for all to remember."""
        self.hands[seat] += (card,)
        if openly:
            self.known[seat] += (card,)
        self.tell(Moved((card,), source, hand_zone(seat)))

    def lose(self, cards: Iterable[Card], target: Zone) -> None:
        """Cards leave the hand of the seat whose turn it is."""
        gone = tuple(cards)
        self.hands[self.turn] = _without(self.hands[self.turn], gone)
        self.known[self.turn] = _without(self.known[self.turn], gone)
        self.tell(Moved(gone, hand_zone(self.turn), target))


def _without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple([card for card in cards if card not in gone])
