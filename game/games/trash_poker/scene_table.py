"""Trash Poker's table as it lies: who sits where, what is open to the person, and where every card is."""

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.cards import HIDDEN, Card
from game.core.zones import Seat, Zone
from game.games.trash_poker.rules.cards import HIGH_RANKS, RANKS, SUITS
from game.games.trash_poker.rules.duties import open_to
from game.games.trash_poker.rules.ranks import Area
from game.games.trash_poker.rules.stars import StarChoice
from game.games.trash_poker.rules.state import (
    BOX,
    JOKERS,
    PRIZES,
    STACK,
    TURNED,
    Duty,
    Pending,
    Phase,
    State,
    area_zone,
    at,
    zones,
)
from game.games.trash_poker.scene_layout import TABS, Places, Wants, places, spaces, tiles
from game.games.trash_poker.shows import Shows
from game.session.table import Table
from game.ui.backdrop import SCALLOPED, Cloth
from game.ui.cards import Print
from game.ui.hand_table import HandTable
from game.ui.house import House
from game.ui.layout import columns
from game.ui.sprites import Layout, Placement, Spot

FROM_DECK = (Duty.UPGRADE, Duty.TRASH)
"""Duties that the draw pile's top can serve too."""
FROM_DISCARDS = (*FROM_DECK, Duty.CLEANUP)
"""Duties that the cards of the own discard pile serve."""
Lying = tuple[Zone, int, Card]
"""A card with its zone and how many of that zone lie before it."""


class PokerTable(HandTable):
    """See `TableScene` for what each method means. No rule is decided here."""

    cloth = Cloth("cloth_trash_poker", "trash_poker", SCALLOPED)

    def __init__(self, house: House, table: Table) -> None:
        super().__init__(house, table)
        self._shows = Shows(self._line, self._set_glow, self)
        self.rows = self._shows.rows()
        self._tab = TABS[0]
        self._duty: Duty | None = None
        """Which of several open duties the person turns to."""
        self._top = False
        """The top of the draw pile is chosen."""
        self._stars: dict[Card, StarChoice] = {}
        """What the person has made of stars, where that is not what is best."""
        self._faces: dict[object, Print] = {}
        self._placed: tuple[object, Places] | None = None

    # What is open

    def _open(self, view: State) -> tuple[Pending, ...]:
        """What the person at the screen may do next."""
        seat = self.table.viewer
        return open_to(view, seat) if seat in self.table.persons else ()

    def _pending(self, view: State) -> Pending | None:
        """The one that the person has turned to."""
        opened = self._open(view)
        chosen = (each for each in opened if each.duty is self._duty)
        return next(chosen, opened[0] if opened else None)

    def _asked(self, view: State) -> Duty | None:
        pending = self._pending(view)
        return pending.duty if pending else None

    # What lies where

    def _hand_cards(self, view: State) -> tuple[Card, ...]:
        """The hand at the bottom as it is shown: in the person's order, else sorted by rank."""
        hand = view.places[self._bottom].hand
        kept = [card for card in self._order if card in hand]
        rest = [card for card in hand if card not in kept and card != HIDDEN]
        hidden = [card for card in hand if card == HIDDEN]
        return (*kept, *(rest if self._order else sorted(rest, key=in_order)), *hidden)

    def _spread(self, view: State) -> list[Lying]:
        """What lies in the large row: the hand, else what the open duty is about."""
        seat, duty = self._bottom, self._asked(view)
        place = view.places[seat]
        if view.phase is Phase.DRAFT:
            return list(_lying(JOKERS, view.jokers))
        if view.phase in (Phase.CHOOSE, Phase.DRAW):
            played = tuple(_lying(at("played", seat), place.played))
            zone = at("hand", seat)
            return [*played, *_lying(zone, self._hand_cards(view))]
        if duty in FROM_DISCARDS:
            return list(_lying(at("discard_pile", seat), place.discard_pile))[::-1]
        if duty is Duty.SHUFFLE and view.phase is Phase.CLEAN:
            return list(_lying(at("own_jokers", seat), place.own_jokers))
        if duty is Duty.POT:
            return list(_lying(at("pot", seat), place.pot))
        if view.turned and view.collecting[:1] == (seat,):
            return list(_lying(TURNED, view.turned))
        return list(_lying(at("played", seat), place.played))

    def _group(self, view: State, seat: Seat) -> list[Lying]:
        """What lies before a seat in the pot's row."""
        place, bottom = view.places[seat], seat == self._bottom
        if bottom:
            return [] if self._asked(view) is Duty.POT else list(_lying(at("pot", seat), place.pot))
        names = ("hand", "played", "pot")
        lying = [each for name in names for each in _lying(at(name, seat), getattr(place, name))]
        turned = view.turned if view.collecting[:1] == (seat,) else ()
        return [*lying, *_lying(TURNED, turned)]

    def _places(self, view: State) -> Places:
        seats = self._seats()
        wants = Wants(
            tuple(len(self._group(view, seat)) for seat in seats),
            len(in_pot(view)),
            len(self._spread(view)),
            self._asked(view) in FROM_DECK and bool(view.places[self._bottom].draw_pile),
            self.house.faces.large_print,
            self._tab,
        )
        key = self.house.screen, self.area.topleft, self.area.size, wants
        if not self._placed or self._placed[0] != key:
            self._placed = key, places(self.area, self.house.screen, wants)
        return self._placed[1]

    def layout(self, view: State) -> Layout:
        """Pot and hand, the discard pile's top, markers on the track."""
        at_, lying = self._places(view), dict[Any, Placement]()
        zones = self._homes(at_)
        self._lay_pot(lying, zones, view, at_)
        self._lay_spread(lying, zones, view, at_)
        self._lay_pile(lying, view, at_)
        for seat in self._seats():
            if view.points[seat] and at_.track:
                lying[f"marker:{seat}"] = self.marker(at_, view.points, seat)
        return Layout(lying, zones, zones[STACK])

    def _homes(self, at_: Places) -> dict[Any, Placement]:
        """Where cards of zones that are not seen by themselves come from and go to."""
        seats, middle = self._seats(), at_.spread.area.center
        home = at_.round.midright if at_.round else (at_.panel.right, at_.panel.top)
        zones: dict[Any, Placement] = {
            zone: Placement(*home, 30.0, up=zone != STACK) for zone in (STACK, BOX, JOKERS, TURNED, PRIZES)
        }
        for number, seat in enumerate(seats[:-1]):
            tag = at_.tags[number].center if number < len(at_.tags) else at_.tabs[0].center
            for name in ("draw_pile", "discard_pile", "redrawn", "trash", "own_jokers"):
                zones[at(name, seat)] = Placement(*tag, 28.0, up=name != "draw_pile")
            for area in Area:
                zones[area_zone(seat, area)] = Placement(*tag, 28.0, up=False)
        own, piles = seats[-1], at_.piles
        aside = at_.tags[-1].center if at_.tags and not piles else middle
        draw, discard = (piles.draw.center, piles.discard.center) if piles else (aside, aside)
        width = piles.draw.width if piles else 28.0
        zones[at("draw_pile", own)] = Placement(*draw, width, up=False)
        for name in ("discard_pile", "redrawn", "own_jokers"):
            zones[at(name, own)] = Placement(*discard, width, order=110)
        trash = at_.bin.center if at_.bin else at_.tabs[2].center if at_.tabs else aside
        zones[at("trash", own)] = Placement(*trash, 28.0, order=120)
        board = at_.tabs[1].center if at_.tabs else aside
        boards = tiles(at_.tableau, self.house.screen) if at_.tableau else []
        for area in Area:
            spot = boards[max(0, int(area) - 1)].center if boards else board
            zones[area_zone(own, area)] = Placement(*spot, 28.0, up=False, order=120)
        return zones

    def _lay_pot(self, lying: dict[Any, Placement], zones: dict[Any, Placement], view: State, at_: Places) -> None:
        pot = at_.pot
        for place, (card, centre) in enumerate(zip(in_pot(view), pot.jokers.centres if pot else (), strict=False)):
            lying[card] = Placement(*centre, pot.jokers.width if pot else 0, order=20 + place)
        for number, seat in enumerate(self._seats()):
            fan = pot.groups[number] if pot else None
            middle = pot.cells[number].center if pot else at_.tabs[0].center
            for name in ("hand", "played", "pot"):
                zones[at(name, seat)] = Placement(*middle, fan.width if fan else 28.0, up=name == "pot", order=60)
            for place, (each, centre) in enumerate(
                zip(self._group(view, seat), fan.centres if fan else (), strict=False)
            ):
                _lay(lying, each, Placement(*centre, fan.width if fan else 0, order=30 + place / 10))

    def _lay_spread(self, lying: dict[Any, Placement], zones: dict[Any, Placement], view: State, at_: Places) -> None:
        seat, spread = self._bottom, at_.spread
        cards = self._spread(view)
        for place, (each, centre) in enumerate(zip(cards, spread.fan.centres, strict=True)):
            _lay(lying, each, Placement(*centre, spread.fan.width, order=200 + place))
        known = any(card != HIDDEN for _, _, card in cards)
        middle = Placement(*spread.area.center, spread.fan.width, up=known or seat == self.table.viewer, order=260)
        zones[at("hand", seat)] = zones[at("played", seat)] = middle
        zones.setdefault(TURNED, middle)

    def _lay_pile(self, lying: dict[Any, Placement], view: State, at_: Places) -> None:
        """The two topmost cards of the own discard pile, unless all of it is spread."""
        pile = view.places[self._bottom].discard_pile
        if not at_.piles or self._asked(view) in FROM_DISCARDS:
            return
        for number, card in enumerate(pile[-2:]):
            angle = -4.0 if number < len(pile[-2:]) - 1 else 1.5
            lying[card] = Placement(*at_.piles.discard.center, at_.piles.discard.width, angle, order=100 + number)

    # Markers

    def marker(self, at_: Places, points: Sequence[int], seat: Seat) -> Placement:
        """Where a seat's rank marker stands with those points; several on a space stand beside each other."""
        cells = spaces(at_.track, self.house.screen) if at_.track else []
        space = cells[min(points[seat], len(cells)) - 1]
        beside = [each for each in self._seats() if points[each] == points[seat]]
        number = beside.index(seat) if seat in beside else 0
        px, upright = self.house.ruler.px, self.house.screen.portrait
        size = max(17.0, min(space.height * 0.5, px(34)))
        if upright:
            spot = space.left + size * (0.3 + 0.6 * number), space.bottom
        else:
            spot = space.centerx + (number - (len(beside) - 1) / 2) * size * 0.7, space.top - px(9)
        return Placement(*spot, size, order=300 + seat)

    def revealed_places(self, seat: Seat, count: int) -> tuple[Placement, ...]:
        """Where a seat's played cards are shown while they are compared."""
        at_ = self._places(self.view)
        if seat == self._bottom:
            area, most = at_.spread.area, self.house.ruler.px(112)
        elif at_.pot:
            others = columns(at_.pot.cells[0].unionall(list(at_.pot.cells[1:])), len(self._seats()) - 1, 8)
            area, most = others[self._seats().index(seat)], self.house.ruler.px(96)
        else:
            area, most = at_.panel, self.house.ruler.px(88)
        width = min(max(most, 34.0), area.height / 1.4 * 0.9)
        step = min(width * 1.04, max(0.0, area.width - width) / max(1, count - 1))
        left = area.centerx - step * (count - 1) / 2
        return tuple(Placement(left + step * n, area.centery, width, order=280 + n) for n in range(count))

    def lies_in(self, card: Card, zone: Zone) -> bool:
        """Whether a card lies in that zone now."""
        return card in zones(self.view).get(zone, ())

    def chips_place(self, seat: Seat) -> Placement:
        """Where a seat's chips lie."""
        at_, size = self._places(self.view), max(16.0, self.house.ruler.px(30))
        number = self._seats().index(seat)
        if seat == self._bottom and at_.piles:
            rect = at_.piles.chips
        else:
            rect = at_.tags[number] if number < len(at_.tags) else at_.tabs[0]
        return Placement(*rect.center, size, order=900)


def in_order(card: Card) -> tuple[int, ...]:
    """How a hand is sorted at first: highest rank first, then by suit, jokers by their best rank."""
    return -max(HIGH_RANKS[card], default=15), *(SUITS[card][:1] or (4,)), card


def by_suit(card: Card) -> tuple[int, ...]:
    """By suit, then by rank."""
    return *(SUITS[card][:1] or (4,)), *(-rank for rank in RANKS[card][:1]), card


def _lying(zone: Zone, cards: Sequence[Card]) -> Iterator[Lying]:
    return ((zone, place, card) for place, card in enumerate(cards))


def _lay(lying: dict[Any, Placement], what: Lying, placement: Placement) -> None:
    zone, place, card = what
    if card == HIDDEN:
        down = Placement(placement.x, placement.y, placement.width, placement.angle, False, placement.order)
        lying[Spot(zone, place)] = down
    else:
        lying[card] = placement


def in_pot(view: State) -> tuple[Card, ...]:
    """The jokers of this round; while the stack is drafted they lie in the large row instead."""
    return () if view.phase is Phase.DRAFT else view.jokers
