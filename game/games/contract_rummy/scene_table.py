"""Contract rummy's table as it lies: who sits where, what has been put together, and where every card is."""

from dataclasses import dataclass
from typing import Any

from game.core.cards import HIDDEN, Card
from game.core.zones import Seat
from game.games.contract_rummy.groups import Cards, Slot, grouped, slots
from game.games.contract_rummy.places import Places, Wants
from game.games.contract_rummy.rules.actions import LayOff
from game.games.contract_rummy.rules.law import lay_offs
from game.games.contract_rummy.rules.state import (
    PILE,
    STOCK,
    Phase,
    State,
    contract,
    hand_zone,
    has_laid_down,
    meld_zone,
)
from game.games.contract_rummy.scene_buttons import Situation, asked
from game.games.contract_rummy.scene_layout import places
from game.games.contract_rummy.shows import Shows
from game.session.table import Table
from game.ui.backdrop import STRAIGHT, Cloth
from game.ui.hand_table import HandTable, by_suit
from game.ui.house import House
from game.ui.sprites import Layout, Placement, Spot

KNOWN = -1
"""The number of the group of cards that a seat is known to hold."""
SHOWN = 3
"""So many cards of the discard pile are drawn: of those below one sees nothing."""
MOST_MELDS = 3
"""A contract has no more melds."""


@dataclass(frozen=True, slots=True)
class Lying:
    """Cards that lie together in front of another: a meld, or what it is known to hold."""

    seat: Seat
    meld: int
    cards: tuple[Card, ...]


class ContractTable(HandTable):
    """See `TableScene` for what each method means. No rule is decided here."""

    def __init__(self, house: House, table: Table) -> None:
        super().__init__(house, table)
        self._shows = Shows(self._line, self._set_glow)
        self.rows = self._shows.rows()
        self._placed: tuple[object, Places] | None = None
        self._staged: dict[tuple[int, Seat], tuple[Cards, ...]] = {}
        """By hand and seat: the groups that have been put into the slots, from the first."""

    # What has been put together

    def _down(self, view: State) -> bool:
        """Whether the one at the bottom has laid down."""
        return has_laid_down(view, self._bottom)

    def _groups(self, view: State) -> tuple[Cards, ...]:
        """What lies in the slots and is still in the hand."""
        if self._down(view) or view.phase in (Phase.DEAL, Phase.OVER):
            return ()
        hand = view.hands[self._bottom]
        kept = self._staged.get((view.hand, self._bottom), ())
        return tuple(tuple(card for card in group if card in hand) for group in kept)

    def _slots(self, view: State) -> tuple[Slot, ...]:
        """The contract as far as it is put together, or the melds that have been laid down."""
        if self._down(view):
            return tuple(Slot(bool(meld.low), meld.cards) for meld in view.melds if meld.owner == self._bottom)
        return slots(contract(view), self._groups(view))

    def _own(self, view: State) -> tuple[int, ...]:
        """The numbers of one's own melds."""
        return tuple(number for number, meld in enumerate(view.melds) if meld.owner == self._bottom)

    def _left(self, view: State) -> tuple[Card, ...]:
        """The hand without what lies in slots, as it is shown."""
        groups = self._groups(view)
        return tuple(card for card in self._hand_cards(view) if not any(card in group for group in groups))

    def _lying(self, view: State, seat: Seat) -> list[Lying]:
        found = [Lying(seat, number, meld.cards) for number, meld in enumerate(view.melds) if meld.owner == seat]
        known = tuple(card for card in view.hands[seat] if card != HIDDEN)
        return [*found, Lying(seat, KNOWN, tuple(sorted(known, key=by_suit)))] if known else found

    # What can be done

    def _single(self) -> Card | None:
        """The one card that is dragged or selected."""
        if self.dragged and self.dragged[0] in self.view.hands[self._bottom]:
            return self.dragged[0]
        return self.selected[0] if len(self.selected) == 1 else None

    def _lay_offs(self, view: State) -> tuple[LayOff, ...]:
        """Where the rules let the one selected card be laid off now."""
        card = self._single()
        playing = view.phase in (Phase.TOOK, Phase.PLAY)
        if card is None or not self._mine or not playing or not self._down(view):
            return ()
        return tuple(lay_offs(view, (card,)))

    def _helps(self, view: State) -> bool:
        """Whether the discard on top would bring the contract nearer."""
        hand = view.hands[self._bottom]
        if view.phase is not Phase.DRAW or not self._mine or not view.pile or HIDDEN in hand or self._down(view):
            return False

        def lacks(cards: Cards) -> int:
            wanted = contract(view)
            return sum(slot.missing for slot in slots(wanted, grouped(cards, wanted)))

        return self._once("helps", lambda: lacks((*hand, view.pile[-1])) < lacks(hand))

    def _situation(self, view: State) -> Situation:
        single = self._single()
        chosen = self.selected if self.selected or single is None else (single,)
        found = () if self._down(view) else self._slots(view)
        names, words = self.house.names(self.table), self.house.words
        helps, brief = self._helps(view), self.house.screen.compact
        return Situation(words, names, view, self._bottom, chosen, found, self._lay_offs(view), helps, brief)

    # Where things lie

    def _places(self, view: State) -> Places:
        others = self._seats()[:-1]
        watched = self.table.viewer not in self.table.persons
        wants = Wants(
            hand=len(self._left(view)),
            slots=tuple((len(each.cards), each.least) for each in self._slots(view)),
            melds=tuple(tuple(len(each.cards) for each in self._lying(view, seat)) for seat in others),
            actions=0 if watched else len(asked(self._situation(view))),
            large=self._large,
        )
        key = self.house.screen, self.house.words.language, self.area.topleft, self.area.size, wants
        if not self._placed or self._placed[0] != key:
            self._placed = key, places(self.area, self.house.screen, wants)
        return self._placed[1]

    @property
    def cloth(self) -> Cloth:  # type: ignore[override]
        """Gingham with its runner."""
        at = self._places(self.view).runner
        return Cloth("cloth_contract_rummy", "contract_rummy", STRAIGHT, (at.left, at.top, at.width, at.height))

    def layout(self, view: State) -> Layout:
        """Piles, melds, slots, hand."""
        at, seats = self._places(view), self._seats()
        stock = Placement(*at.middle.stock.center, at.middle.stock.width, up=False)
        pile = Placement(*at.middle.pile.center, at.middle.pile.width, order=160)
        zones: dict[Any, Placement] = {STOCK: stock, PILE: pile}
        lying: dict[Any, Placement] = {}
        for number, seat in enumerate(seats[:-1]):
            self._lay_other(lying, zones, view, at, number, seat)
        for place, card in enumerate(view.pile[-SHOWN:]):
            angle = (-3.0, 2.0, 0.0)[place + SHOWN - min(SHOWN, len(view.pile))]
            lying[card] = Placement(*at.middle.pile.center, at.middle.pile.width, angle=angle, order=100 + place)
        self._lay_slots(lying, zones, view, at, seats[-1])
        self._lay_hand(lying, zones, view, at, seats[-1])
        return Layout(lying, zones, stock)

    def _lay_other(
        self, lying: dict[Any, Placement], zones: dict[Any, Placement], view: State, at: Places, number: int, seat: Seat
    ) -> None:
        packed = at.others.packs[number]
        for group, centres in zip(self._lying(view, seat), packed.groups, strict=True):
            for place, (card, centre) in enumerate(zip(group.cards, centres, strict=True)):
                lying[card] = Placement(*centre, packed.width, order=20 + place)
            if group.meld != KNOWN:
                zones[meld_zone(seat, group.meld)] = Placement(*centres[0], packed.width, order=20)
        for following in range(len(view.melds), len(view.melds) + MOST_MELDS):
            zones[meld_zone(seat, following)] = Placement(*at.others.spots[number], packed.width, order=20)
        back = max(16.0, at.middle.stock.width * 0.5)
        zones[hand_zone(seat)] = Placement(*at.others.tags[number].center, back, up=False, order=5)

    def _lay_slots(
        self, lying: dict[Any, Placement], zones: dict[Any, Placement], view: State, at: Places, seat: Seat
    ) -> None:
        own = self._own(view) or tuple(range(len(view.melds), len(view.melds) + len(at.own.fans)))
        for number, (slot, fan) in enumerate(zip(self._slots(view), at.own.fans, strict=True)):
            for place, (card, centre) in enumerate(zip(slot.cards, fan.centres, strict=False)):
                lying[card] = Placement(*centre, fan.width, order=180 + place)
            zones[meld_zone(seat, own[number])] = Placement(*fan.centres[0], fan.width, order=180)

    def _lay_hand(
        self, lying: dict[Any, Placement], zones: dict[Any, Placement], view: State, at: Places, seat: Seat
    ) -> None:
        zone, hand = hand_zone(seat), self._left(view)
        for place, (card, centre) in enumerate(zip(hand, at.own.hand.centres, strict=True)):
            key = Spot(zone, place) if card == HIDDEN else card
            lying[key] = Placement(*centre, at.own.hand.width, up=card != HIDDEN, order=200 + place)
        zones[zone] = Placement(*at.own.area.center, at.own.hand.width, up=HIDDEN not in hand and bool(hand), order=260)
