"""500 Rum's table as it is played: what can be done, and what is done. No rule is decided here."""

from collections.abc import Sequence
from dataclasses import replace

from pygame import FRect

from game.core.cards import HIDDEN, Card
from game.core.events import Event
from game.core.french import RANK, SUIT
from game.games.rum500 import scene_buttons, scene_words, speech, summary
from game.games.rum500.deal_sheet import ACCENT, DealSheet
from game.games.rum500.places import Places
from game.games.rum500.rules.actions import Action, Discard, Draw, LayDown, LayOff, Take
from game.games.rum500.rules.arrangement import arrange
from game.games.rum500.rules.fit import readings
from game.games.rum500.rules.outlook import played, projections, table_points
from game.games.rum500.rules.state import Phase, State
from game.games.rum500.scene_picture import RumPicture
from game.games.rum500.scene_table import KNOWN, Group
from game.ui.french_cards import short
from game.ui.hand_table import finger, place_in
from game.ui.scene import Back, Intent
from game.ui.scenes.choice import Choice
from game.ui.summary import Line
from game.ui.widget import Look, Role, Widget

LINES = 2
"""So many events are remembered for the line of text on the table."""
SORTS = ("suit", "rank", "melds")


class RumScene(RumPicture):
    """See `TableScene` for what each method means."""

    _sorted = ""
    """How the hand was sorted last."""
    _shown_deal = 0
    """The deal whose sheet has been shown."""

    # Time

    remembered = LINES

    def begin(self, before: State) -> None:
        """The show begins where the view stood. A new hand is in nobody's order yet."""
        self._take = None
        if before.phase is Phase.DEAL:
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
        """After a deal its sheet comes first."""
        view = self.view
        if view.phase in (Phase.DEAL, Phase.OVER) and view.deal > self._shown_deal:
            self._shown_deal = view.deal
            if view.deal:
                self.house.stage.push(DealSheet(self.house, self.table, view, self._next_deal))
            return False
        return super()._go_on()

    def _next_deal(self) -> None:
        """The sheet is put away: whoever sits here deals at once if it is theirs to deal."""
        if self._mine and self.view.phase is Phase.DEAL:
            self.press("deal")

    def _rise(self, seconds: float) -> bool:
        chosen = self.selected
        self.selected = (*chosen, *self._part(self.view))
        rising = super()._rise(seconds)
        self.selected = chosen
        return rising

    # What can be done

    def card_widgets(self, view: State) -> list[Widget]:
        """However small the cards, each can be touched."""
        at = self._places(view)
        return [
            replace(each, rect=finger(each.rect, at.middle.pile_area if each.card in view.pile else at.hand_area))
            for each in super().card_widgets(view)
        ]

    def touchable(self, view: State) -> Sequence[Card]:
        """The hand, in every phase; the pile while one may take from it."""
        hand = tuple(card for card in self._hand_cards(view) if card != HIDDEN)
        hand = hand if self._bottom == self.table.viewer else ()
        return (*view.pile, *hand) if self._weighing(view) else hand

    def off(self, view: State, card: Card) -> str:
        """A card of the pile that may not be taken says why."""
        if card not in view.pile:
            return ""
        return self._once(("off", card), lambda: self.refusal(Take(card)))

    def touch(self, card: Card) -> None:
        """A card of the pile is chosen, and taken when it is touched once more; one of the hand is selected."""
        if card not in self.view.pile:
            self.toggle(card)
        elif card == self._take:
            self.act(Take(card), f"card:{card}")
        else:
            self._take = card
            self.house.sounds.play("tick_up")

    def handle(self, intent: Intent) -> None:
        """Escape puts a choice away before it opens the menu."""
        if isinstance(intent, Back) and (self._take is not None or self.selected):
            self._take, self.selected = None, ()
        else:
            super().handle(intent)

    def controls(self, view: State) -> Sequence[Widget]:
        """Buttons and melds, then what is only to be read."""
        at, of = self._places(view), self._situation(view)
        if self.table.viewer not in self.table.persons:
            return self._read(view, at)
        screen = self.house.screen
        asked, notes = scene_buttons.asked(of), screen.portrait or screen.text <= 1.3
        buttons = scene_buttons.widgets(
            asked, at.buttons, of, self.refusal, screen.portrait and not screen.compact, notes
        )
        return [*self._stock(view, at), *self._melds(view, at), *buttons, *self._tools(at), *self._read(view, at)]

    def _stock(self, view: State, at: Places) -> list[Widget]:
        if not view.stock:
            return []
        rect = finger(at.middle.stock, at.middle.stock.union(at.middle.count))
        label = self.house.words.count("rum500.stock", len(view.stock))
        off = self.refusal(Draw())
        return [Widget("stock", Role.CARD, rect, label, look=Look.BARE, off=off)]

    def _melds(self, view: State, at: Places) -> list[Widget]:
        targets = self._targets(view)
        known = [
            self._known(view, group, finger(at.front.melds[number].rect(place), at.table))
            for number, seat in enumerate(self._seats())
            for place, group in enumerate(self._groups(view, seat))
            if group.meld == KNOWN
        ]
        return known + [
            Widget(
                f"meld:{group.meld}:{group.seat}",
                Role.CARD,
                finger(rect, at.table),
                self._told(view, group),
                look=Look.BARE,
                chosen=group.meld in targets,
                off="" if group.meld in targets else self._why_not(group.meld),
            )
            for group, rect in self._group_rects(view, at)
        ]

    def _known(self, view: State, group: Group, rect: FRect) -> Widget:
        """Cards that somebody is known to hold; after a deal, the hand that is open."""
        words, name = self.house.words, self.house.names(self.table)[group.seat]
        told = words.say("rum500.say.known", name=name, cards=speech.cards(words, group.cards))
        off = words.say("rum500.known" if scene_words.playing(view) else "rum500.say.open")
        return Widget(f"known:{group.seat}", Role.CARD, rect, told, look=Look.BARE, off=off)

    def _why_not(self, meld: int) -> str:
        """Why nothing can be laid off on that meld now."""
        card = self._single()
        if card is None:
            return self.house.words.say("rum500.say.select_one")
        return self.refusal(LayOff(card, meld, 0)) or self.house.words.say("rum500.say.select_one")

    def _told(self, view: State, group: Group) -> str:
        """A meld, or a part of one, spoken."""
        words, names, meld = self.house.words, self.house.names(self.table), view.melds[group.meld]
        if group.seat != meld.owner:
            points = table_points((meld,), group.seat)
            return words.count(
                "rum500.say.laid_off", points, name=names[group.seat], cards=speech.meld(words, group.cards)
            )
        kind = "run" if meld.low else "set"
        return words.say(f"rum500.say.meld_{kind}", name=names[group.seat], cards=speech.meld(words, meld.cards))

    def _tools(self, at: Places) -> list[Widget]:
        words, tall = self.house.words, self.house.screen.portrait and not at.rounds
        off = "" if self.table.can_undo else words.say("rum500.button.undo.none")
        sort = Widget(
            "sort",
            Role.BUTTON,
            at.buttons["sort"],
            words.say("rum500.button.sort"),
            words.say(f"rum500.button.sort_{self._next_sort()}"),
            "sort" if at.rounds or tall else "",
            words.say("rum500.key.sort"),
            Look.ROUND if at.rounds else Look.PLAIN,
        )
        note = words.say("rum500.button.undo.why") if off and tall else ""
        look = Look.PLAIN if tall else Look.ROUND
        label, key = words.say("rum500.button.undo"), words.say("rum500.key.undo")
        return [sort, Widget("undo", Role.BUTTON, at.buttons["undo"], label, note, "undo", key, look, off=off)]

    def _next_sort(self) -> str:
        return SORTS[(SORTS.index(self._sorted) + 1) % len(SORTS)] if self._sorted else "rank"

    def _read(self, view: State, at: Places) -> list[Widget]:
        """Tags, pile, caption and outlook, as sentences where they are drawn."""
        words, names = self.house.words, self.house.names(self.table)
        rows, found = self._pad_rows(view), projections(view)
        read = list[tuple[str, FRect, str]]()
        for number, (seat, rect) in enumerate(zip(self._seats(), at.front.tags, strict=True)):
            parts = {"name": names[seat], "score": view.scores[seat], "table": found[seat].table}
            told = words.count("rum500.say.seat", len(view.hands[seat]), deal=rows[number].deal, **parts)
            read.append((f"seat:{seat}", rect, told))
        pile = words.count("rum500.say.pile", len(view.pile), cards=speech.cards(words, view.pile))
        read.append(
            ("pile", at.middle.title or at.middle.count, pile if view.pile else words.say("rum500.say.pile.empty"))
        )
        read.append(("caption", at.middle.caption, self._caption(view)[0][0]))
        outlook = self._outlook(view)
        read.append(("outlook", at.pad, words.say("rum500.say.line", what=outlook.title, points=outlook.net)))
        return [Widget(id, Role.TEXT, rect, told) for id, rect, told in read if told]

    def summary(self) -> Sequence[Line]:
        """Every deal, and the settlement."""
        return summary.lines(self.house.words, self.house.names(self.table), self.table.match)

    # What is done

    def press(self, id: str) -> None:
        """Sorts, draws, lays off on a meld, or does what a button says."""
        view = self.view
        if id == "sort":
            self._sort(view)
        elif id == "stock":
            self.act(Draw(), id)
        elif id.startswith("meld:"):
            self._one_of(self._targets(view).get(int(id.split(":")[1]), ()), id)
        else:
            found = next((each for each in scene_buttons.asked(self._situation(view)) if each.id == id), None)
            if found:
                self._one_of(found.ways, id)

    def _one_of(self, ways: Sequence[Action], id: str) -> None:
        """Does the only way there is, or asks which."""
        if len(ways) == 1:
            self.act(ways[0], id)
        elif ways:
            self.house.stage.push(self._choice(ways, id))

    def _choice(self, ways: Sequence[Action], id: str) -> Choice:
        """A card fits two places, or an Ace either end: which?"""
        words, names, first = self.house.words, self.house.names(self.table), ways[0]
        title = words.say("rum500.ask.ace")
        if isinstance(first, LayOff):
            title = words.say("rum500.ask.where", card=short(first.card))
        lines = [self.table.box.speech.action(words, names, self.view, way) for way in ways]
        return Choice(self.house, ACCENT, title, lines, lambda number: self._chosen(ways[number], id))

    def _chosen(self, way: Action, id: str) -> None:
        self.act(way, id)

    def drop(self, card: Card, x: float, y: float) -> None:
        """Let go on a meld, on the pile, on the table or in the hand: laid off, discarded, laid down, moved."""
        view = self.view
        at = self._places(view)
        if card in view.pile:
            if y > at.middle.pile_area.bottom or at.hand_area.collidepoint(x, y):
                self.act(Take(card), f"card:{card}")
            return
        meld = self._meld_at(view, at, x, y)
        if meld is not None:
            self._drop_on_meld(view, card, meld, x, y)
        elif self._over_pile(at, x, y):
            self.act(Discard(card), f"card:{card}")
        elif at.hand_area.inflate(20, 40).collidepoint(x, y):
            self._insert(card, place_in(at.hand, x, y), x, y)
        elif card in self.selected and readings(self.selected):
            self._one_of([LayDown(self.selected, low) for low in readings(self.selected)], f"card:{card}")

    def _over_pile(self, at: Places, x: float, y: float) -> bool:
        area = at.middle.tray or at.middle.pile_area.union(at.middle.stock)
        return area.collidepoint(x, y)

    def _meld_at(self, view: State, at: Places, x: float, y: float) -> int | None:
        found = (group.meld for group, rect in self._group_rects(view, at) if rect.inflate(16, 16).collidepoint(x, y))
        return next(found, None)

    def _drop_on_meld(self, view: State, card: Card, meld: int, x: float, y: float) -> None:
        """At the nearer end, where it fits both."""
        ways = [each for each in self._lay_offs(view, card) if each.meld == meld]
        if not ways:
            self.act(LayOff(card, meld, 0), f"card:{card}")
            return
        at = self._places(view)
        rect = next(rect for group, rect in self._group_rects(view, at) if rect.inflate(16, 16).collidepoint(x, y))
        high = x > rect.centerx
        self.act(max(ways, key=lambda way: way.place) if high else min(ways, key=lambda way: way.place), f"card:{card}")

    # The hand in order

    def _sort(self, view: State) -> None:
        """By suit, by rank, by the best melds: each time it is asked for, the next."""
        self._sorted = self._next_sort()
        hand = tuple(card for card in view.hands[self._bottom] if card != HIDDEN)
        ways = {
            "suit": lambda: sorted(hand, key=lambda card: (SUIT[card], RANK[card])),
            "rank": lambda: sorted(hand, key=lambda card: (RANK[card], SUIT[card])),
            "melds": lambda: _by_melds(view, hand),
        }
        self._reorder(tuple(ways[self._sorted]()))


def _by_melds(view: State, hand: tuple[Card, ...]) -> list[Card]:
    """Meld by meld as one would best play them, then the rest by suit."""
    best = arrange(hand, view.melds)
    grouped = [card for play in best.plays for card in played(play)]
    return [*grouped, *sorted(best.rest, key=lambda card: (SUIT[card], RANK[card]))]


SCENE = RumScene
