"""A position in the making: what one action changes step by step, with the facts it leaves behind."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from game.core.cards import Card
from game.core.events import Event, Moved, Shuffled
from game.core.tally import Line
from game.core.zones import TABLE, Seat, Zone
from game.games.trash_poker.rules.events import Gained, RanOut, Reshuffled, TileActivated
from game.games.trash_poker.rules.options import RAN_OUT
from game.games.trash_poker.rules.state import Pending, Phase, State, at


class Draft:
    """A copy of a state that may be written to. Lives within one `apply`; its fields are those of `State`."""

    def __init__(self, state: State) -> None:
        self.options, self.rng, self.phase, self.round = state.options, state.rng, state.phase, state.round
        self.pending, self.places, self.points = list(state.pending), list(state.places), list(state.points)
        self.order, self.collecting = state.order, state.collecting
        self.jokers, self.stack, self.turned = state.jokers, state.stack, state.turned
        self.box, self.prizes, self.final_joker = state.box, state.prizes, state.final_joker
        self.events: list[Event] = []

    def state(self) -> State:
        """The finished position."""
        return State(
            self.options,
            self.rng,
            self.phase,
            self.round,
            tuple(self.pending),
            self.order,
            self.collecting,
            tuple(self.points),
            tuple(self.places),
            self.jokers,
            self.stack,
            self.turned,
            self.box,
            self.prizes,
            self.final_joker,
        )

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat."""
        return tuple(map(Seat, range(len(self.places))))

    @property
    def players(self) -> tuple[Seat, ...]:
        """Every seat that is no house."""
        return tuple(seat for seat in self.seats if not self.places[seat].house)

    def tell(self, *events: Event) -> None:
        """Adds facts."""
        self.events += events

    def mark(self, seat: Seat, **changes: Any) -> None:
        """Changes what lies before a seat, but for cards."""
        self.places[seat] = replace(self.places[seat], **changes)

    def lying(self, zone: Zone) -> tuple[Card, ...]:
        """The cards of a zone."""
        if zone.owner == TABLE:
            cards: tuple[Card, ...] = getattr(self, zone.name)
            return cards
        place = self.places[zone.owner]
        return place.areas[zone.slot] if zone.name == "area" else getattr(place, zone.name)

    def _lay(self, zone: Zone, cards: tuple[Card, ...]) -> None:
        if zone.owner == TABLE:
            setattr(self, zone.name, cards)
        elif zone.name == "area":
            areas = self.places[zone.owner].areas
            self.mark(zone.owner, areas=(*areas[: zone.slot], cards, *areas[zone.slot + 1 :]))
        else:
            self.mark(zone.owner, **{zone.name: cards})

    def move(self, cards: Iterable[Card], source: Zone, target: Zone) -> None:
        """Lays cards of one zone on top of another."""
        moved = tuple(cards)
        if moved:
            gone = set(moved)
            self._lay(source, tuple([card for card in self.lying(source) if card not in gone]))
            self._lay(target, self.lying(target) + moved)
            self.tell(Moved(moved, source, target))

    def shuffle(self, zone: Zone) -> None:
        """Puts a zone's cards into an order that nobody knows."""
        cards, self.rng = self.rng.shuffled(self.lying(zone))
        self._lay(zone, cards)
        self.tell(Shuffled(zone))

    def shuffle_deck(self, seat: Seat) -> None:
        """Rule trash.tile.shuffle: draw pile and discard pile become a new draw pile."""
        self.move(self.places[seat].discard_pile, at("discard_pile", seat), at("draw_pile", seat))
        self.shuffle(at("draw_pile", seat))

    def refill(self, seat: Seat) -> bool:
        """Rule trash.draw.reshuffle: an empty draw pile is made anew of the discards; whether there is a card then.

        While drawing the others are not told (rule trash.draw.hidden).
        """
        place = self.places[seat]
        if not place.draw_pile and place.drawable + place.redrawn:
            self.move(place.redrawn, at("redrawn", seat), at("discard_pile", seat))
            if self.phase is not Phase.DRAW:
                self.tell(Reshuffled(seat))
            self.shuffle_deck(seat)
        return bool(self.places[seat].draw_pile)

    def must_refill(self, seat: Seat) -> bool:
        """Rules trash.out.chips, trash.out.trash, trash.out.again: the same for a card that must be drawn.

        It comes from the Trash if need be.
        """
        if self.refill(seat):
            return True
        if not self.places[seat].trash:
            return False
        self.tell(RanOut(seat))
        self.gain(seat, Line("ran_out", (), RAN_OUT))
        self.move(self.places[seat].trash, at("trash", seat), at("draw_pile", seat))
        self.shuffle(at("draw_pile", seat))
        return True

    def draw(self, seat: Seat, least: int, more: int = 0) -> tuple[Card, ...]:
        """Rules trash.draw.seven, trash.out.extra: into the hand, `least` cards that must be drawn and `more` if any.

        The cards that came.
        """
        drawn: list[Card] = []
        while len(drawn) < least + more:
            ready = self.must_refill(seat) if len(drawn) < least else self.refill(seat)
            if not ready:
                break
            wanted = (least if len(drawn) < least else least + more) - len(drawn)
            cards = self.places[seat].draw_pile[::-1][:wanted]
            self.move(cards, at("draw_pile", seat), at("hand", seat))
            drawn += cards
        return tuple(drawn)

    def gain(self, seat: Seat, line: Line) -> None:
        """Gives a seat the chips of a line."""
        self.mark(seat, chips=self.places[seat].chips + line.points)
        self.tell(Gained(seat, line, self.places[seat].chips))

    def activate(self, seat: Seat) -> None:
        """Rule trash.tile.once: the tile shows its coloured side; it does so once, however often it is activated."""
        if not self.places[seat].tile and not self.places[seat].house:
            self.mark(seat, tile=True)
            self.tell(TileActivated(seat))

    def ask(self, seat: Seat, *pending: Pending) -> None:
        """What a seat has to do next, before anything that it had to do already."""
        self.pending[seat] = (*pending, *self.pending[seat])

    def begin(self, phase: Phase) -> None:
        """Enters a phase in which nobody has anything to do yet."""
        self.phase, self.pending = phase, [()] * len(self.places)
