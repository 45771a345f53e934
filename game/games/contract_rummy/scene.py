"""Contract rummy's table as it is played: what can be done, and what is done. No rule is decided here."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest

from pygame import FRect

from game.core.cards import HIDDEN, Card
from game.core.events import Event
from game.core.french import RANK, SUIT
from game.core.melds import in_run
from game.games.contract_rummy import scene_buttons, scene_words, speech, summary
from game.games.contract_rummy.groups import Cards, Slot, grouped
from game.games.contract_rummy.hand_sheet import ACCENT, HandSheet, SheetDialog
from game.games.contract_rummy.places import Places
from game.games.contract_rummy.rules.actions import Action, Discard, Draw, LayOff, Take
from game.games.contract_rummy.rules.state import Phase, State, contract
from game.games.contract_rummy.scene_picture import ContractPicture
from game.games.contract_rummy.scene_table import KNOWN, Lying
from game.ui.french_cards import short
from game.ui.hand_table import TARGET, by_suit, finger, place_in
from game.ui.scene import Back, Intent
from game.ui.scenes.choice import Choice
from game.ui.summary import Line
from game.ui.widget import Look, Role, Widget

LINES = 2
"""So many events are remembered for the line of text on the table."""
SORTS = ("rank", "suit", "contract")


class ContractScene(ContractPicture):
    """See `TableScene` for what each method means."""

    remembered = LINES
    _sorted = ""
    """How the hand was sorted last."""
    _shown_hand = 0
    """The hand whose sheet has been shown."""

    # Time

    def begin(self, before: State) -> None:
        """The show begins where the view stood. A new hand is in nobody's order yet."""
        if before.phase is Phase.DEAL:
            self._staged = {}
            for seat in self.table.persons:
                self.table.arrange(seat, ())
        self._shows.rest(before)

    def rest(self, view: State) -> None:
        """What is drawn is the view."""
        self._shows.rest(view)

    def note(self, events: Sequence[Event]) -> None:
        """Remembers the last events that are worth a line."""
        self._recent = (*self._recent, *filter(scene_words.worth_a_line, events))[-LINES:]

    def _go_on(self) -> bool:
        """After a hand its sheet comes first."""
        view = self.view
        if view.phase in (Phase.DEAL, Phase.OVER) and view.hand > self._shown_hand:
            self._shown_hand = view.hand
            self.house.stage.push(HandSheet(self.house, self.table, view, self._next_hand))
            return False
        return super()._go_on()

    def _next_hand(self) -> None:
        """The sheet is put away: whoever sits here deals at once if it is theirs to deal."""
        if self._mine and self.view.phase is Phase.DEAL:
            self.press("deal")

    # What can be done

    def card_widgets(self, view: State) -> list[Widget]:
        """However small the cards, each can be touched."""
        at = self._places(view)
        return [replace(each, rect=finger(each.rect, at.own.area)) for each in super().card_widgets(view)]

    def touchable(self, view: State) -> Sequence[Card]:
        """The hand, in every phase, but for what lies in slots: a slot is touched as a whole."""
        hand = tuple(card for card in self._left(view) if card != HIDDEN)
        return hand if self._bottom == self.table.viewer else ()

    def handle(self, intent: Intent) -> None:
        """Escape puts a choice away before it opens the menu."""
        if isinstance(intent, Back) and self.selected:
            self.selected = ()
        else:
            super().handle(intent)

    def controls(self, view: State) -> Sequence[Widget]:
        """Piles, melds, slots and buttons, then what is only to be read."""
        at = self._places(view)
        if self.table.viewer not in self.table.persons:
            return self._read(view, at)
        of = self._situation(view)
        buttons = scene_buttons.widgets(scene_buttons.asked(of), at.buttons, of, self.refusal)
        slots = [] if self._down(view) else self._slot_widgets(view, at)
        tools = self._tools(at)
        return [*self._piles(view, at), *self._melds(view, at), *slots, *buttons, *tools, *self._read(view, at)]

    def _piles(self, view: State, at: Places) -> list[Widget]:
        words, middle = self.house.words, at.middle
        stock = words.count("contract_rummy.scene.say.stock", len(view.stock))
        top = speech.SPEECH.card(words, view.pile[-1]) if view.pile else ""
        pile = words.count("contract_rummy.scene.say.pile", len(view.pile), card=top)
        draw = "stock", Draw(), middle.stock, middle.counts[0], stock
        ways = (draw, ("pile", Take(), middle.pile, middle.counts[1], pile))
        return [
            Widget(
                id,
                Role.CARD,
                finger(rect, rect.union(count)),
                told if view.pile or id == "stock" else words.say("contract_rummy.scene.say.pile.empty"),
                look=Look.BARE,
                off=self.refusal(act),
            )
            for id, act, rect, count, told in ways
        ]

    def _melds(self, view: State, at: Places) -> list[Widget]:
        targets, table = self._targets(view), at.others.rows[0].unionall(list(at.others.rows[1:]))
        known = [
            self._known(group, finger(at.others.packs[number].rect(place), table))
            for number, seat in enumerate(self._seats()[:-1])
            for place, group in enumerate(self._lying(view, seat))
            if group.meld == KNOWN
        ]
        return known + [
            Widget(
                f"meld:{meld}",
                Role.CARD,
                finger(rect, table if table.contains(rect) else rect.inflate(90, 90)),
                self._told(view, meld),
                look=Look.BARE,
                chosen=meld in targets,
                off="" if meld in targets else self._why_not(meld),
            )
            for meld, rect in self._meld_rects(view, at)
        ]

    def _known(self, group: Lying, rect: FRect) -> Widget:
        """Cards that somebody is known to hold; after a hand, all."""
        words, name = self.house.words, self.house.names(self.table)[group.seat]
        cards = " ".join(map(short, group.cards))
        told = words.say("contract_rummy.scene.say.known", name=name, cards=cards)
        off = words.say("contract_rummy.scene.say.known.why")
        return Widget(f"known:{group.seat}", Role.CARD, rect, told, look=Look.BARE, off=off)

    def _why_not(self, meld: int) -> str:
        """Why nothing can be laid off on that meld now."""
        card = self._single()
        select = self.house.words.say("contract_rummy.scene.say.select_one")
        return select if card is None else self.refusal(LayOff(card, meld, 0)) or select

    def _told(self, view: State, meld: int) -> str:
        """A meld, spoken."""
        words, names, found = self.house.words, self.house.names(self.table), view.melds[meld]
        kind = words.say(f"contract_rummy.scene.slot.{'run' if found.low else 'set'}")
        cards = " ".join(map(short, found.cards))
        return words.say("contract_rummy.scene.say.meld", name=names[found.owner], kind=kind, cards=cards)

    def _slot_widgets(self, view: State, at: Places) -> list[Widget]:
        """A slot takes the selected cards, and gives them back when it is touched without."""
        words = self.house.words
        off = "" if self._stageable(view) else words.say("contract_rummy.scene.say.slot.off")
        return [
            Widget(
                f"slot:{number}",
                Role.CARD,
                finger(rect, rect.union(at.others.rows[0])),
                scene_words.slot(words, slot, number + 1).told,
                look=Look.BARE,
                chosen=slot.complete,
                off=off or ("" if slot.cards or self.selected else words.say("contract_rummy.scene.say.slot.select")),
            )
            for number, (slot, rect) in enumerate(zip(self._slots(view), at.own.slots, strict=True))
        ]

    def _tools(self, at: Places) -> list[Widget]:
        words, screen = self.house.words, self.house.screen
        tall = screen.portrait and not screen.compact
        off = "" if self.table.can_undo else words.say("contract_rummy.scene.undo.none")
        look, icon = (Look.ROUND, "sort") if screen.compact else (Look.PLAIN, "sort" if tall else "")
        by = words.say(f"contract_rummy.scene.sort.{self._next_sort()}")
        label, key = words.say("contract_rummy.scene.sort"), words.say("contract_rummy.scene.key.sort")
        sort = Widget("sort", Role.BUTTON, at.buttons["sort"], label, by, icon, key, look)
        label, key = words.say("contract_rummy.scene.undo"), words.say("contract_rummy.scene.key.undo")
        note = words.say("contract_rummy.scene.undo.why") if off and not screen.compact else ""
        look = Look.ROUND if screen.compact else Look.PLAIN
        icon = "undo" if screen.compact or tall else ""
        return [sort, Widget("undo", Role.BUTTON, at.buttons["undo"], label, note, icon, key, look, off=off)]

    def _next_sort(self) -> str:
        return SORTS[(SORTS.index(self._sorted) + 1) % len(SORTS)] if self._sorted else SORTS[0]

    def _read(self, view: State, at: Places) -> list[Widget]:
        """Tags, what is asked, what the hand costs and the score sheet, as sentences where they are drawn."""
        words, names = self.house.words, self.house.names(self.table)
        tags = list[Widget]()
        sums = scene_words.sums(words, view, self._seats())
        for seat, rect, total in zip_longest(self._seats(), at.others.tags, sums):
            if rect is not None:
                parts = {"name": names[seat], "total": total, "state": scene_words.tag(words, view, seat)[0]}
                told = words.say("contract_rummy.scene.say.seat", **parts)
                tags.append(Widget(f"seat:{seat}", Role.TEXT, rect, told))
        title, notes = self._prompt(view)
        title_, number, _ = scene_words.hold(words, view, self._bottom, self._situation(view).slots)
        told = f"{title}{' ' if title.endswith('?') else '. '}{notes[0]}" if notes else title
        read = [("prompt", at.middle.words, told)]
        read.append(("hold", at.hold, words.say("contract_rummy.scene.say.hold", title=title_, points=number)))
        if at.sheet:
            read.append(("sheet", at.sheet, self._sheet(view).told))
        if at.label:
            read.append(("label", at.label, self._label(view)))
        ring = self.waiting.ring(at.middle.ring)
        tags += [ring.widget()] if ring else []
        found = [*tags, *(Widget(id, Role.TEXT, rect, told) for id, rect, told in read)]
        return found if at.sheet else [self._to_sheet(each) for each in found]

    def _to_sheet(self, of: Widget) -> Widget:
        """Where the table has no room for the score sheet, a touch on a name shows it, or on what is asked."""
        opens = of.id.startswith("seat:") or (of.id == "prompt" and of.rect.height >= TARGET)
        if not opens or of.rect.height < TARGET:
            return of
        look = self.house.words.say("contract_rummy.scene.sheet")
        return replace(of, role=Role.BUTTON, look=Look.BARE, note=look)

    def summary(self) -> Sequence[Line]:
        """Every hand."""
        return summary.lines(self.house.words, self.house.names(self.table), self.table.match)

    # What is done

    def press(self, id: str) -> None:
        """Sorts, groups, draws, takes, lays off on a meld, or does what a button says."""
        view, (kind, _, number) = self.view, id.partition(":")
        match kind:
            case "sort":
                self._sort(view)
            case "slot":
                self._use_slot(view, int(number))
            case "stock":
                self.act(Draw(), id)
            case "pile":
                self.act(Take(), id)
            case "meld":
                self._one_of(self._targets(view).get(int(number), ()), id)
            case "seat" | "prompt":
                self.house.stage.push(SheetDialog(self.house, lambda: self._sheet(self.view)))
            case _:
                buttons = scene_buttons.asked(self._situation(view))
                self._one_of(next((each.ways for each in buttons if each.id == id), ()), id)

    def _one_of(self, ways: Sequence[Action], id: str) -> None:
        """Does the only way there is, or asks which."""
        if len(ways) == 1:
            self.act(ways[0], id)
        elif ways:
            self.house.stage.push(self._choice(ways, id))

    def _choice(self, ways: Sequence[Action], id: str) -> Choice:
        """A card fits several places, or an Ace either end: which?"""
        words, names, first = self.house.words, self.house.names(self.table), ways[0]
        title = words.say("contract_rummy.scene.ask.ace")
        if isinstance(first, LayOff):
            title = words.say("contract_rummy.scene.ask.where", card=short(first.card))
        lines = [self.table.box.speech.action(words, names, self.view, way) for way in ways]
        return Choice(self.house, ACCENT, title, lines, lambda number: self._chosen(ways[number], id))

    def _chosen(self, way: Action, id: str) -> None:
        self.act(way, id)

    def drop(self, card: Card, x: float, y: float) -> None:
        """Let go on a slot, on a meld, on the pile or in the hand: put together, laid off, discarded, moved."""
        view = self.view
        at = self._places(view)
        slot = next((n for n, rect in enumerate(at.own.slots) if rect.inflate(8, 8).collidepoint(x, y)), None)
        meld = next((n for n, rect in self._meld_rects(view, at) if rect.inflate(16, 16).collidepoint(x, y)), None)
        if slot is not None and not self._down(view) and self._stageable(view):
            self._put(view, slot, self.selected if card in self.selected else (card,))
        elif meld is not None:
            self._drop_on_meld(view, at, card, meld, x)
        elif at.middle.pile.inflate(20, 20).collidepoint(x, y):
            self.act(Discard(card), f"card:{card}")
        elif at.own.area.inflate(20, 40).collidepoint(x, y):
            self._insert(card, place_in(at.own.hand, x, y), x, y)

    def _drop_on_meld(self, view: State, at: Places, card: Card, meld: int, x: float) -> None:
        """At the nearer end, where it fits both."""
        ways = self._targets_of(view, card).get(meld, ())
        if not ways:
            self.act(LayOff(card, meld, 0), f"card:{card}")
            return
        rect = next(rect for number, rect in self._meld_rects(view, at) if number == meld)
        ends = sorted(ways, key=lambda way: way.place)
        self.act(ends[-1] if x > rect.centerx else ends[0], f"card:{card}")

    def _targets_of(self, view: State, card: Card) -> dict[int, tuple[LayOff, ...]]:
        self.selected = (card,)
        return self._targets(view)

    # Slots

    def _use_slot(self, view: State, number: int) -> None:
        """The selected cards go there; without any its cards come back to the hand, selected."""
        if self.selected:
            self._put(view, number, self.selected)
            return
        cards = self._slots(view)[number].cards
        groups = list(self._filled(view))
        groups[number] = ()
        self._stage(view, groups)
        self.selected = cards

    def _filled(self, view: State) -> list[Cards]:
        """A group for each slot."""
        return [slot.cards for slot in self._slots(view)]

    def _put(self, view: State, number: int, cards: Cards) -> None:
        groups = [tuple(card for card in group if card not in cards) for group in self._filled(view)]
        slot = replace(self._slots(view)[number], cards=(*groups[number], *cards))
        groups[number] = _in_order(slot)
        self.selected = ()
        self._stage(view, groups)
        words = self.house.words
        self.house.stage.announce(scene_words.slot(words, replace(slot, cards=groups[number]), number + 1).told)

    def _stage(self, view: State, groups: Sequence[Cards]) -> None:
        before = self.layout(view)
        self._staged[view.hand, self._bottom] = tuple(groups)
        self.house.stage.change()
        self._slide(before)

    # The hand in order

    def _sort(self, view: State) -> None:
        """By rank, by suit, by the contract: each time it is asked for, the next."""
        self._sorted = self._next_sort()
        hand = tuple(card for card in view.hands[self._bottom] if card != HIDDEN)
        if self._sorted == "contract" and not self._down(view) and self._stageable(view):
            found = grouped(hand, contract(view), view.taken)
            slots = zip(self._slots(view), found, strict=True)
            self.selected = ()
            self._stage(view, [_in_order(replace(slot, cards=cards)) for slot, cards in slots])
        self._reorder(sorted(hand, key=_by_rank if self._sorted == "rank" else by_suit))
        self.house.stage.change()


def _in_order(slot: Slot) -> Cards:
    """As one reads them: a run from its lowest place up, else by rank and suit."""
    if slot.run and slot.lows:
        return in_run(slot.cards, slot.lows[-1])
    return tuple(sorted(slot.cards, key=_by_rank))


def _by_rank(card: Card) -> tuple[int, int]:
    return RANK[card], SUIT[card]


SCENE = ContractScene
