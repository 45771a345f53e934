"""Trash Poker's table as it is played: what can be done, and what is done. No rule is decided here."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.cards import HIDDEN, Card
from game.core.events import Event, MatchEnded, Moved, Shuffled
from game.core.zones import Seat
from game.games.trash_poker import faces, scene_words, sheets, summary
from game.games.trash_poker.rules import events
from game.games.trash_poker.rules.actions import Action, Collect, Take, Trash, Upgrade
from game.games.trash_poker.rules.cards import is_joker
from game.games.trash_poker.rules.ranks import PLAYED
from game.games.trash_poker.rules.stars import StarChoice
from game.games.trash_poker.rules.state import Duty, Phase, State
from game.games.trash_poker.scene_buttons import Asked, most, refused, upgrades
from game.games.trash_poker.scene_layout import TABS, Places, tiles
from game.games.trash_poker.scene_picture import PokerPicture
from game.games.trash_poker.scene_table import FROM_DISCARDS, by_suit, in_order, in_pot
from game.ui.cards import Print
from game.ui.hand_table import finger, place_in
from game.ui.scene import Back, Intent
from game.ui.scenes.choice import Choice
from game.ui.summary import Line
from game.ui.widget import Look, Role, Widget

LINES = 6
"""So many events are remembered for the lines of text on the table."""
TAB_OF = {Duty.UPGRADE: "tableau", Duty.TRASH: "trash", Duty.POT: "trash", Duty.CLEANUP: "trash"}
"""What one wants to see beside the cards, where not all of the table has room."""
DRAWING = (Duty.CHOOSE, Duty.REDRAW, Duty.THREES, Duty.SELECT)


class PokerScene(PokerPicture):
    """See `TableScene` for what each method means."""

    remembered = LINES
    _queue: tuple[Action, ...] = ()
    """What is still to be done of what a button does."""
    _sorted_by_suit = False

    # Time

    def enter(self) -> None:
        """Shows what the person is asked about."""
        self._turn_to(self.view)
        super().enter()

    def begin(self, before: State) -> None:
        """The show begins where the view stood. A new hand is in nobody's order yet."""
        if before.phase not in (Phase.CHOOSE, Phase.DRAW):
            for seat in self.table.persons:
                self.table.arrange(seat, ())
        if self._open(before) != self._open(self.view):
            self.selected, self._top, self._stars = (), False, {}
            self._turn_to(self.view)
        self._shows.begin(before)

    def rest(self, view: State) -> None:
        """What is drawn is the view."""
        self._shows.rest(view)

    def note(self, events: Sequence[Event]) -> None:
        """Remembers the last events that are worth a line."""
        self._recent = (*self._recent, *filter(_worth_a_line, events))[-LINES:]

    def _turn_to(self, view: State) -> None:
        """The tab with what the open duty is about."""
        opened = [each.duty for each in self._open(view)]
        if self._duty not in opened:
            self._duty = None
        duty = self._asked(view)
        self._tab = TAB_OF.get(duty, TABS[0]) if duty else TABS[0]

    def _go_on(self) -> bool:
        """Does what is left of what a button does."""
        if self._queue and self._open(self.view):
            action, *rest = self._queue
            self._queue = tuple(rest)
            if not self.act(action):
                self._queue = ()
            return True
        self._queue = ()
        return super()._go_on()

    def undo(self) -> None:
        """Also what was still to be done."""
        self._queue = ()
        super().undo()
        self._turn_to(self.view)

    # What can be done

    def touchable(self, view: State) -> Sequence[Card]:
        """The large row, then whatever lies open in the pot."""
        spread = (card for _, _, card in self._spread(view) if card != HIDDEN)
        pot = in_pot(view) if self._tab == "table" or not self.house.screen.portrait else ()
        groups = (card for seat in self._seats() for _, _, card in self._group(view, seat) if card != HIDDEN)
        return (*spread, *pot, *(groups if self._places(view).pot else ()))

    def card_widgets(self, view: State) -> list[Widget]:
        """However small the cards, each can be touched."""
        at_ = self._places(view)
        shown = {card for _, _, card in self._spread(view)}
        pot = at_.pot.area if at_.pot else at_.spread.area
        return [
            replace(each, rect=finger(each.rect, at_.spread.area if each.card in shown else pot))
            for each in super().card_widgets(view)
        ]

    def off(self, view: State, card: Card) -> str:
        """A card of the pot that may not be collected says why, while one collects."""
        if self._asked(view) is not Duty.COLLECT:
            return ""
        return self._once(("off", card), lambda: self.refusal(Collect(card)))

    def touch(self, card: Card) -> None:
        """Chooses it for what is open; any other card tells what it does."""
        view = self.view
        pending, limit = self._pending(view), most(view, self._bottom, self._pending(view))
        usable = card in self._lit(view) or (pending is not None and card in view.places[self._bottom].hand)
        if not usable or not limit:
            self._tell(card)
        elif card in self.selected:
            self.toggle(card)
        elif limit == 1:
            self.selected, self._top = (), False
            self.toggle(card)
        elif len(self.selected) + self._top < limit:
            self.toggle(card)
        else:
            words = self.house.words
            key = "trash_poker.say.full" if limit == PLAYED and pending and pending.duty is Duty.SELECT else ""
            line = words.say(key) if key else words.count("trash_poker.say.most", limit)
            self.house.stage.refuse(line, f"card:{card}")

    def _tell(self, card: Card) -> None:
        self.house.stage.push(sheets.CardSheet(self.house, card, self._worded_face, self._overview))

    def _worded_face(self, card: Card) -> Print:
        """In print that is large only if the person wants it: where a card is shown large its stickers have words."""
        wanted = self.house.faces
        return faces.face(self.house.words, card, wanted.four_colours, wanted.large_print)

    def _overview(self) -> None:
        """With the jokers that one sees: in the large row, in the pot, on the own piles."""
        view = self.view
        own = view.places[self._bottom]
        groups = (card for seat in self._seats() for _, _, card in self._group(view, seat))
        open_ = (*(card for _, _, card in self._spread(view)), *view.jokers, *groups, *own.discard_pile, *own.trash)
        jokers = [card for card in dict.fromkeys(open_) if card != HIDDEN and is_joker(card)]
        self.house.stage.push(sheets.Overview(self.house, jokers))

    def handle(self, intent: Intent) -> None:
        """Escape puts a choice away before it opens the menu."""
        if isinstance(intent, Back) and (self.selected or self._top):
            self.selected, self._top = (), False
        else:
            super().handle(intent)

    def controls(self, view: State) -> Sequence[Widget]:
        """Buttons, areas and piles, then what is only to be read."""
        at_ = self._places(view)
        tools = self._tools(at_, view) if self.table.viewer in self.table.persons else []
        buttons = self._duty_buttons(at_, view)
        looks = [*self._looks(view, at_), *self._told(view, at_)]
        return [*self._tabs(at_), *self._top_card(at_), *buttons, *tools, *looks]

    def _tabs(self, at_: Places) -> list[Widget]:
        words = self.house.words
        return [
            Widget(f"tab:{tab}", Role.RADIO, rect, words.say(f"trash_poker.tab.{tab}"), chosen=tab == self._tab)
            for tab, rect in zip(TABS, at_.tabs, strict=False)
        ]

    def _top_card(self, at_: Places) -> list[Widget]:
        if not at_.spread.top:
            return []
        label = self.house.words.say("trash_poker.say.top")
        rect = finger(at_.spread.top, at_.spread.area)
        return [Widget("top", Role.TOGGLE, rect, label, look=Look.BARE, chosen=self._top)]

    def _duty_buttons(self, at_: Places, view: State) -> list[Widget]:
        words, buttons = self.house.words, self._buttons(view)
        placed = list[Widget]()
        for place, each, off in zip(("main", "second"), buttons, refused(buttons, self.refusal), strict=False):
            note = (each.why if off else each.note) if place == "main" else ""
            look = Look.PRIMARY if place == "main" and not off else Look.PLAIN
            key = words.say(f"trash_poker.key.{place}")
            alone = len(buttons) == 1 and view.phase is not Phase.DRAW
            rect = at_.buttons["main"].union(at_.buttons["second"]) if alone and not at_.rounds else at_.buttons[place]
            placed.append(Widget(each.id, Role.BUTTON, rect, each.label, note, key=key, look=look, off=off))
        return placed

    def _tools(self, at_: Places, view: State) -> list[Widget]:
        say = self.house.words.say
        look = Look.ROUND if at_.rounds else Look.PLAIN
        off = "" if self.table.can_undo else say("trash_poker.button.undo.none")
        undo = Widget(
            "undo", Role.BUTTON, at_.buttons["undo"], say("trash_poker.button.undo"), icon="undo",
            key=say("trash_poker.key.undo"), look=look, off=off,
        )  # fmt: skip
        label = say("trash_poker.button.cards.label" if at_.rounds else "trash_poker.button.cards")
        key = say("trash_poker.key.cards")
        all_ = Widget("cards", Role.BUTTON, at_.buttons["cards"], label, icon="question", key=key, look=look)
        if len(self._buttons(view)) > 1 or view.phase is not Phase.DRAW or not view.places[self._bottom].hand:
            return [undo, all_]
        label, key = say("trash_poker.button.sort"), say("trash_poker.key.sort")
        sort = Widget("sort", Role.BUTTON, at_.buttons["second"], label, icon="sort", key=key)
        return [sort, undo, all_]

    def _looks(self, view: State, at_: Places) -> list[Widget]:
        """Tags, piles, bin and board, to be looked into."""
        words, names = self.house.words, self.house.names(self.table)
        looks = list[Widget]()
        for seat, rect in zip(self._seats(), at_.tags, strict=False):
            place = view.places[seat]
            told = words.say(
                "trash_poker.say.seat",
                name=names[seat],
                status=scene_words.status(words, view, seat),
                chips=place.chips,
                deck=len(place.deck),
                trash=len(place.trash),
                upgrades=sum(place.upgrades),
            )
            looks.append(Widget(f"seat:{seat}", Role.BUTTON, rect, told, look=Look.BARE))
        own = view.places[self._bottom]
        if at_.piles:
            rect = finger(at_.piles.discard, self.area)
            told = words.count("trash_poker.say.discard", len(own.discard_pile))
            looks.append(Widget("discard", Role.BUTTON, rect, told, look=Look.BARE))
        if at_.bin:
            told = words.count("trash_poker.say.trash", len(own.trash))
            looks.append(Widget("bin", Role.BUTTON, at_.bin, told, look=Look.BARE))
        return [*looks, *self._areas(view, at_)]

    def _areas(self, view: State, at_: Places) -> list[Widget]:
        if not at_.tableau:
            return []
        words, upgrading = self.house.words, self._asked(view) is Duty.UPGRADE
        chosen = bool(self.selected) or self._top
        shown = scene_words.tiles(words, view.places[self._bottom].upgrades, (False,) * 6)
        why = words.say("trash_poker.say.area.why" if upgrading else "trash_poker.say.area.look")
        return [
            Widget(
                f"area:{number}",
                Role.BUTTON,
                rect,
                words.say("trash_poker.say.area", area=each.name, note=each.note),
                look=Look.BARE,
                off="" if upgrading and chosen else why,
            )
            for number, (rect, each) in enumerate(zip(tiles(at_.tableau, self.house.screen), shown, strict=True))
        ]

    def _told(self, view: State, at_: Places) -> list[Widget]:
        """Panel, track, round and piles, as sentences where they are drawn."""
        words, own, names = self.house.words, view.places[self._bottom], self.house.names(self.table)
        read = [("panel", at_.panel, scene_words.told(self._panel(view)))]
        if at_.round and view.round:
            read.append(("round", at_.round, words.say("trash_poker.round", round=view.round, rounds=8)))
        if at_.track:
            on = ", ".join(
                words.say("trash_poker.say.track.seat", name=names[seat], points=view.points[seat])
                for seat in view.order
            )
            if on:
                read.append(("track", at_.track, words.say("trash_poker.say.track", points=on)))
        if at_.piles:
            read.append(("draw", at_.piles.draw, words.count("trash_poker.say.draw", len(own.draw_pile))))
            told = words.say(f"trash_poker.tile.{'on' if own.tile else 'off'}")
            read.append(("tile", at_.piles.tile, told))
            read.append(("chips", at_.piles.chips, words.count("trash_poker.say.chips", own.chips)))
        return [Widget(id, Role.TEXT, rect, told) for id, rect, told in read if told]

    def summary(self) -> Sequence[Line]:
        """Every reason for chips."""
        return summary.lines(self.house.words, self.table.match)

    # What is done

    def press(self, id: str) -> None:
        """Sorts, chooses the top, looks into piles, or does what a button says."""
        name, _, rest = id.partition(":")
        match name:
            case "sort":
                self._sorted_by_suit = not self._sorted_by_suit
                hand = (card for card in self.view.places[self._bottom].hand if card != HIDDEN)
                self._reorder(sorted(hand, key=by_suit if self._sorted_by_suit else in_order))
            case "top":
                self._touch_top()
            case "tab":
                self._show_tab(rest)
            case "turn_to":
                self._relay(lambda: setattr(self, "_duty", Duty(rest)))
            case "area":
                self._to_area(int(rest), id)
            case "cards":
                self._overview()
            case "seat" | "discard" | "bin":
                seat = Seat(int(rest)) if rest else self._bottom
                self.house.stage.push(sheets.Piles(self.house, self.table, self.view, seat, self.face))
            case _:
                self._do(next((each for each in self._buttons(self.view) if each.id == id), None))

    def _show_tab(self, tab: str) -> None:
        """Shows another part of the table at once."""
        self.finish()
        self._tab = tab
        self.sprites.settle(self.layout(self.view))
        self.house.stage.change()

    def _do(self, button: Asked | None) -> None:
        if button is None:
            return
        if button.do:
            first, *rest = button.do
            self._queue = tuple(rest) if self.act(first, button.id) else ()
        elif button.ways:
            self._one_of(button.ways, button.id)
        elif button.id == "stars":
            stars = self._star_choices(self.view, self.selected)
            self.house.stage.push(sheets.StarSheet(self.house, stars, self._choose_star))
        elif button.id == "take":
            then = lambda card: self.act(Take(card))  # noqa: E731
            self.house.stage.push(sheets.TakeSheet(self.house, self.table, self.view, self.face, then))

    def _choose_star(self, star: StarChoice) -> None:
        self._stars = {**self._stars, star.card: star}
        self.house.stage.renew()

    def _one_of(self, ways: Sequence[Action], id: str) -> None:
        """Does the only way there is, or asks which."""
        if len(ways) == 1:
            self.act(ways[0], id)
            return
        words, names, speech = self.house.words, self.house.names(self.table), self.table.box.speech
        if isinstance(ways[0], Upgrade):
            title = words.say("trash_poker.sheet.area.choose")
            lines = [scene_words.area_line(words, way.area) for way in ways if isinstance(way, Upgrade)]
        else:
            title = words.say("trash_poker.sheet.reveal.choose")
            lines = [speech.action(words, names, self.view, way) for way in ways]
        self.house.stage.push(
            Choice(self.house, sheets.ACCENT, title, lines, lambda number: self._chosen(ways[number], id))
        )

    def _chosen(self, way: Action, id: str) -> None:
        self.act(way, id)

    def _touch_top(self) -> None:
        """The draw pile's top is chosen, alone or beside others as far as that goes."""
        view = self.view
        limit = most(view, self._bottom, self._pending(view))
        if not self._top and limit == 1:
            self.selected = ()
        elif not self._top and len(self.selected) >= limit:
            self.house.stage.refuse(self.house.words.count("trash_poker.say.most", limit), "top")
            return
        self._top = not self._top
        self.house.sounds.play("tick_up" if self._top else "tick_down")

    def _to_area(self, number: int, id: str, card: Card | None = None) -> None:
        """The chosen card goes under a tile; that of the flush suits asks for which suits."""
        card = card if card is not None else self.selected[0] if self.selected else None
        ways = [way for way in upgrades(self.view, self._bottom, card) if max(0, int(way.area) - 1) == number]
        if ways:
            self._one_of(ways, id)
        else:
            self.house.stage.refuse(self.house.words.say("trash_poker.refusal.upgrade.suits"), id)

    # Dragging

    def drop(self, card: Card, x: float, y: float) -> None:
        """Let go in the hand, over the own piles, the bin or an area: moved, collected, trashed, upgraded with."""
        view = self.view
        at_, duty = self._places(view), self._asked(view)
        if duty is Duty.COLLECT and card in self._lit(view):
            if y > at_.panel.top:
                self.act(Collect(card), f"card:{card}")
        elif duty is Duty.UPGRADE and at_.tableau:
            spot = (n for n, tile in enumerate(tiles(at_.tableau, self.house.screen)) if tile.collidepoint(x, y))
            if (number := next(spot, None)) is not None:
                self._to_area(number, f"card:{card}", card)
        elif (duty in FROM_DISCARDS or duty is Duty.POT) and at_.bin and at_.bin.collidepoint(x, y):
            self.act(Trash(card), f"card:{card}")
        elif duty in DRAWING and at_.spread.area.inflate(20, 40).collidepoint(x, y):
            self._insert(card, place_in(at_.spread.fan, x, y), x, y)


def _worth_a_line(event: Event) -> bool:
    """Whether it stays on the table as a line of text."""
    return not isinstance(event, (Moved, Shuffled, MatchEnded, events.Drew, events.Redrew, events.Finished))


SCENE = PokerScene
