"""A table at which everybody holds cards of French suits: who sits where, and the person's own hand in their order."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from pygame import FRect

from game.core.cards import HIDDEN, Card
from game.core.events import Event
from game.core.french import RANK, SUIT
from game.core.zones import TABLE, Seat
from game.session.table import Table
from game.ui import people
from game.ui.choreography import stage
from game.ui.fans import Fan
from game.ui.house import House
from game.ui.table_scene import TableScene
from game.ui.theme import Colour

T = TypeVar("T")
TARGET = 44.0
"""CSS pixels in which a card or a meld can be touched, whatever it shows."""


class HandTable(TableScene):
    """See `TableScene` for what each method means. The view has `hands`, by seat."""

    def __init__(self, house: House, table: Table) -> None:
        super().__init__(house, table)
        self._recent: tuple[Event, ...] = ()
        """The last events that are worth a line on the table."""
        self._reckoned: tuple[object, dict[object, Any]] = (None, {})
        """What has been worked out for the position that is shown, by name."""

    def _set_glow(self, glow: float) -> None:
        self.glow = glow

    def _line(self, event: Event) -> str:
        return next(iter(self.lines((event,))), "")

    def _once(self, name: object, work: Callable[[], T]) -> T:
        """Works something out once for the position that is shown."""
        now = self.table.match, self.table.viewer, self.house.words.language
        if self._reckoned[0] != now:
            self._reckoned = now, {}
        found = self._reckoned[1]
        if name not in found:
            found[name] = work()
        value: T = found[name]
        return value

    # Who sits where

    @property
    def _mine(self) -> bool:
        """Whether the person at the screen is to act."""
        seat = self.table.viewer
        return seat in self.table.persons and seat in self.table.box.game.to_act(self.table.match.state)

    @property
    def _bottom(self) -> Seat:
        """Whose hand lies nearest."""
        table = self.table
        if table.viewer != TABLE:
            return table.viewer
        behind = table.asking if table.curtain is None else table.curtain
        return behind if behind is not None else (table.persons or (Seat(0),))[0]

    def _seats(self) -> list[Seat]:
        """In the order in which they are shown, from the left of the one at the bottom, who comes last."""
        count = self.table.match.seats
        return [Seat((self._bottom + 1 + number) % count) for number in range(count)]

    def _button(self, seat: Seat) -> tuple[Colour, str]:
        """The colour and the sign of the sewing button that stands for a seat."""
        return people.colour(self.table.sitters, seat), people.sign(self.house.names(self.table).by_seat, seat)

    @property
    def _large(self) -> bool:
        """Whether cards are in large print whatever their size: wished for, or on an upright screen."""
        return self.house.faces.large_print or self.house.screen.portrait

    # The hand in order

    @property
    def _order(self) -> tuple[Card, ...]:
        return self.table.orders.get(self._bottom, ())

    def _hand_cards(self, view: Any) -> tuple[Card, ...]:
        """The hand at the bottom as it is shown; new cards come after those that the person has put in order, and
        cards that may not be known come last.
        """
        hand, order = view.hands[self._bottom], self._order
        kept = [card for card in order if card in hand]
        rest = [card for card in hand if card not in kept]
        return (*kept, *(rest if order else self.ordered(rest)))

    def ordered(self, hand: Sequence[Card]) -> Sequence[Card]:
        """By suit."""
        return sorted(hand, key=lambda card: (card == HIDDEN, by_suit(card)))

    def _insert(self, card: Card, place: int, x: float, y: float) -> None:
        """The card comes to lie at that place of the hand; it was let go at (x, y)."""
        rest = [each for each in self._hand_cards(self.view) if each != card]
        rest.insert(min(place, len(rest)), card)
        if sprite := self.sprites.get(card):
            sprite.x, sprite.y = x, y
        self._reorder(tuple(rest))

    def nudge(self, card: Card, step: int) -> None:
        """A card of the hand changes places with its neighbour, and says where it lies now."""
        order = [each for each in self._hand_cards(self.view) if each != HIDDEN]
        if card not in order or not 0 <= order.index(card) + step < len(order):
            return
        place = order.index(card) + step
        order.remove(card)
        order.insert(place, card)
        self._reorder(tuple(order))
        words, told = self.house.words, self.table.box.speech.card(self.house.words, card)
        self.house.stage.announce(words.say("house.hand.moved", card=told, place=place + 1, number=len(order)))

    def _reorder(self, order: Sequence[Card]) -> None:
        before = self.layout(self.view)
        self.table.arrange(self._bottom, tuple(order))
        self._slide(before)

    def _relay(self, change: Callable[[], object]) -> None:
        """What lies elsewhere after `change` slides there."""
        before = self.layout(self.view)
        change()
        self.house.stage.change()
        self._slide(before)

    def _slide(self, before: Any) -> None:
        """The person's cards lie elsewhere now: they slide there from the layout before."""
        self.timeline.finish()
        stage(self._hand(before, self.layout(self.view)), (), self.rows)
        self.house.sounds.play("card_pat")


def by_suit(card: Card) -> tuple[int, int]:
    """Sorts by suit, unknown cards last."""
    return (SUIT[card], RANK[card]) if card != HIDDEN else (9, 0)


def place_in(fan: Fan, x: float, y: float) -> int:
    """The place of the card that lies nearest."""
    if not fan.centres:
        return 0
    return min(range(len(fan.centres)), key=lambda n: (fan.centres[n][0] - x) ** 2 + 2 * (fan.centres[n][1] - y) ** 2)


def finger(rect: FRect, within: FRect) -> FRect:
    """At least as large as a finger needs: to the right and down, where the next card covers it; inside `within`."""
    wide, high = max(TARGET, rect.width), max(TARGET, rect.height)
    return FRect(min(rect.left, within.right - wide), min(rect.top, within.bottom - high), wide, high)
