"""500 Rum's table as it lies: who sits where, and where every card is."""

from dataclasses import dataclass
from typing import Any

from game.core.cards import HIDDEN, Card
from game.core.zones import Seat
from game.games.rum500.places import Places, Wants, empty_spot
from game.games.rum500.rules.state import PILE, STOCK, State, hand_zone, table_zone
from game.games.rum500.scene_layout import places
from game.games.rum500.shows import Shows
from game.session.table import Table
from game.ui.backdrop import NAVY
from game.ui.flow import Bunch
from game.ui.hand_table import HandTable, by_suit
from game.ui.house import House
from game.ui.sprites import Layout, Placement, Spot

KNOWN = -1
"""The number of the group of cards that a seat is known to hold."""


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together in front of a seat: its part of a meld, or what it is known to hold."""

    seat: Seat
    meld: int
    cards: tuple[Card, ...]

    def marked(self, view: State) -> bool:
        """Whether it is not simply a meld of that seat, and a mark says what it is."""
        return self.meld == KNOWN or view.melds[self.meld].owner != self.seat


class RumTable(HandTable):
    """See `TableScene` for what each method means. No rule is decided here."""

    cloth = NAVY

    def __init__(self, house: House, table: Table) -> None:
        super().__init__(house, table)
        self._shows = Shows(self._line, self._set_glow)
        self.rows = self._shows.rows()
        self._take: Card | None = None
        """The card of the pile that has been chosen."""
        self._placed: tuple[object, Places] | None = None

    # Where things lie

    def _groups(self, view: State, seat: Seat) -> list[Group]:
        found = [
            Group(seat, number, mine)
            for number, meld in enumerate(view.melds)
            if (mine := tuple(card for card, owner in zip(meld.cards, meld.owners, strict=True) if owner == seat))
        ]
        known = tuple(card for card in view.hands[seat] if card != HIDDEN)
        if known and seat != self._bottom:
            found.append(Group(seat, KNOWN, tuple(sorted(known, key=by_suit))))
        return found

    def _places(self, view: State) -> Places:
        seats = self._seats()
        groups = tuple(
            tuple(Bunch(len(each.cards), each.marked(view)) for each in self._groups(view, seat)) for seat in seats
        )
        hidden = tuple(view.hands[seat].count(HIDDEN) for seat in seats[:-1])
        large = self._large
        wants = Wants(len(view.hands[seats[-1]]), len(view.pile), groups, hidden, large)
        key = self.house.screen, self.house.words.language, self.area.topleft, self.area.size, wants
        if not self._placed or self._placed[0] != key:
            self._placed = key, places(self.area, self.house.screen, wants)
        return self._placed[1]

    def layout(self, view: State) -> Layout:
        """Stock and pile, melds and hands."""
        at, seats = self._places(view), self._seats()
        stock = Placement(*at.middle.stock.center, at.middle.stock.width, up=False)
        lying: dict[Any, Placement] = {}
        zones = {STOCK: stock, PILE: self._next_on_pile(at)}
        for number, seat in enumerate(seats):
            self._lay_melds(lying, zones, view, at, number, seat)
        for number, seat in enumerate(seats[:-1]):
            self._lay_backs(lying, zones, view, at, number, seat)
        for place, (card, centre) in enumerate(zip(view.pile, at.middle.pile.centres, strict=True)):
            lying[card] = Placement(*centre, at.middle.pile.width, order=100 + place)
        self._lay_hand(lying, zones, view, at, seats[-1])
        return Layout(lying, zones, stock)

    def _next_on_pile(self, at: Places) -> Placement:
        centre = (
            at.middle.pile.centres[-1]
            if at.middle.pile.centres
            else (at.middle.pile_area.left + at.middle.pile.width / 2, at.middle.stock.centery)
        )
        return Placement(*centre, at.middle.pile.width, order=160)

    def _lay_melds(
        self, lying: dict[Any, Placement], zones: dict[Any, Placement], view: State, at: Places, number: int, seat: Seat
    ) -> None:
        packed = at.front.melds[number]
        for group, centres in zip(self._groups(view, seat), packed.groups, strict=True):
            for place, (card, centre) in enumerate(zip(group.cards, centres, strict=True)):
                row = centre[1] / 100
                lying[card] = Placement(*centre, packed.width, order=20 + row + place / 1000)
            if group.meld != KNOWN:
                zones[table_zone(seat, group.meld)] = Placement(*centres[0], packed.width, order=20)
        following = Placement(*empty_spot(at.front.rows[number], packed), packed.width, order=20)
        zones.setdefault(table_zone(seat, len(view.melds)), following)

    def _lay_backs(
        self, lying: dict[Any, Placement], zones: dict[Any, Placement], view: State, at: Places, number: int, seat: Seat
    ) -> None:
        fan, zone, hand = at.front.fans[number], hand_zone(seat), view.hands[seat]
        if not fan:
            zones[zone] = Placement(
                *at.front.tags[number].center, max(16.0, at.middle.stock.width * 0.6), up=False, order=5
            )
            return
        spots = [Spot(zone, place) for place, card in enumerate(hand) if card == HIDDEN]
        for place, (spot, centre) in enumerate(zip(spots, fan.centres, strict=True)):
            lying[spot] = Placement(*centre, fan.width, up=False, order=5 + place / 100)
        middle = (
            fan.rect().center
            if fan.centres
            else (at.front.tags[number].right + fan.width, at.front.tags[number].centery)
        )
        zones[zone] = Placement(*middle, fan.width, up=False, order=6)

    def _lay_hand(
        self, lying: dict[Any, Placement], zones: dict[Any, Placement], view: State, at: Places, seat: Seat
    ) -> None:
        zone, hand = hand_zone(seat), self._hand_cards(view)
        for place, (card, centre) in enumerate(zip(hand, at.hand.centres, strict=True)):
            key = Spot(zone, place) if card == HIDDEN else card
            lying[key] = Placement(*centre, at.hand.width, up=card != HIDDEN, order=200 + place)
        zones[zone] = Placement(*at.hand_area.center, at.hand.width, up=HIDDEN not in hand and bool(hand), order=260)
