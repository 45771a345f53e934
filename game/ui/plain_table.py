"""The table of a game that has no scene of its own yet: zones as rows of cards, actions as a list of buttons."""

from collections.abc import Sequence
from typing import Any

from pygame import FRect

from game.core.cards import HIDDEN, Card
from game.core.zones import TABLE, Zone
from game.session.table import Table
from game.ui import cards, paint, theme
from game.ui.canvas import Canvas
from game.ui.fields import Button, Buttons
from game.ui.form import Scrolled, flow
from game.ui.house import House
from game.ui.layout import fan, inset, rows
from game.ui.scene import Intent, Reveal, Scroll
from game.ui.sprites import Layout, Placement, keys
from game.ui.table_scene import TableScene
from game.ui.theme import Face
from game.ui.timer_ring import TimerRing
from game.ui.widget import Role, Widget
from game.ui.word_print import WordPrint

PILE = 6
"""So many cards that nobody may see, or more, lie as one pile."""
CARD, TIME = 72.0, 58.0
"""Design units of a card's width, and of the ring that shows the time."""


class PlainTable(TableScene):
    """Any game, playable."""

    def __init__(self, house: House, table: Table) -> None:
        super().__init__(house, table)
        self.scrolled = Scrolled()

    def _parts(self) -> tuple[FRect, FRect]:
        """Where the zones lie, and where the actions."""
        area, px = self.area, self.house.ruler.px
        if self.house.screen.portrait:
            cut = area.top + area.height * 0.6
            return (
                FRect(area.left, area.top, area.width, cut - area.top),
                FRect(area.left, cut + px(8), area.width, area.bottom - cut - px(8)),
            )
        cut = area.left + area.width * 0.58
        return (
            FRect(area.left, area.top, cut - area.left, area.height),
            FRect(cut + px(16), area.top, area.right - cut - px(16), area.height),
        )

    def _time_strip(self) -> FRect:
        """At the top of the actions, where the time to answer stands."""
        _, actions = self._parts()
        high = self.house.screen.target(TIME) if self.table.clock else 0.0
        return FRect(actions.left, actions.top, actions.width, high)

    def _pane(self) -> FRect:
        """Where the actions stand below it."""
        _, actions = self._parts()
        under = self._time_strip().bottom + (self.house.ruler.px(12) if self.table.clock else 0.0)
        return FRect(actions.left, under, actions.width, actions.bottom - under)

    def _ring(self) -> TimerRing | None:
        strip = self._time_strip()
        return self.waiting.ring(FRect(strip.left, strip.top, strip.height, strip.height))

    def _rows(self, view: Any) -> list[tuple[Zone, tuple[Card, ...], FRect]]:
        zones = self._heaps(view)
        board, _ = self._parts()
        high = board.height / max(1, len(zones))
        return [
            (zone, held, FRect(board.left, board.top + high * n, board.width, high))
            for n, (zone, held) in enumerate(zones)
        ]

    def _heaps(self, view: Any) -> list[tuple[Zone, tuple[Card, ...]]]:
        """Zones that hold anything; those that differ by slot alone are one."""
        heaps = dict[Zone, tuple[Card, ...]]()
        for zone, held in self.table.box.game.zones(view).items():
            heap = Zone(zone.name, zone.owner)
            heaps[heap] = heaps.get(heap, ()) + held
        return [(heap, held) for heap, held in heaps.items() if held]

    def layout(self, view: Any) -> Layout:
        """One row for each zone."""
        placed, zones = {}, {}
        for zone, held, row in self._rows(view):
            shown = held[:1] if len(held) >= PILE and set(held) == {HIDDEN} else held
            label = row.width * 0.3
            width = min(self.house.ruler.px(CARD), row.height / cards.HEIGHT * 0.9)
            rest = FRect(row.left + label, row.top, row.width - label, row.height)
            spots = fan(rest, len(shown), width, rest.width / 60, self.house.ruler.px(4))
            for order, (key, (x, y)) in enumerate(zip(keys(zone, shown), spots, strict=True)):
                placed[key] = Placement(x, y, width, up=shown[order] != HIDDEN, order=order)
            zones[zone] = Placement(rest.left + width / 2, row.centery, width, up=False)
        board, _ = self._parts()
        return Layout(placed, zones, Placement(*board.center, self.house.ruler.px(CARD)))

    def _actions(self, view: Any) -> list[tuple[Any, str]]:
        table, words = self.table, self.house.words
        seat = table.viewer
        if seat not in table.persons or seat not in table.box.game.to_act(table.match.state):
            return []
        names = self.house.names(table)
        return [
            (action, table.box.speech.action(words, names, view, action))
            for action in table.box.game.actions(table.match.state, seat)
        ]

    def controls(self, view: Any) -> Sequence[Widget]:
        """The time to answer, and a button for each action that the game lists."""
        ruler, pane = self.house.ruler, self._pane()
        items = [Buttons([Button(f"action:{n}", told)]) for n, (_, told) in enumerate(self._actions(view))]
        placed = flow(ruler, items, pane.left, 0, pane.width - ruler.px(12))
        self.scrolled.fit(placed[-1].rect.bottom if placed else 0, pane.height)
        top = pane.top - self.scrolled.offset
        widgets = [each for one in placed for each in one.item.widgets(ruler, one.rect.move(0, top))]
        return [*self._time(), *(_in_pane(each, pane) for each in widgets)]

    def _time(self) -> Sequence[Widget]:
        """What is left of the time; or a button that ends it, where it does not end by itself."""
        if ring := self._ring():
            return [ring.widget()]
        on = Button("on", self.house.words.say("house.clock.on"))
        return [on.placed(self._time_strip())] if self.table.clock else []

    def press(self, id: str) -> None:
        """Does it."""
        if id == "on":
            self.table.time_up()
            return
        number = int(id.removeprefix("action:"))
        self.act(self._actions(self.view)[number][0], id)

    def handle(self, intent: Intent) -> None:
        """Scrolls the actions."""
        if isinstance(intent, Scroll):
            self.scrolled.by(intent.distance)
        elif isinstance(intent, Reveal):
            widget, pane = self.house.stage.widget(intent.id), self._pane()
            if widget:
                self.scrolled.by(min(0.0, widget.rect.top - pane.top) + max(0.0, widget.rect.bottom - pane.bottom))
        else:
            super().handle(intent)

    def face(self, card: Card) -> cards.Print:
        """Its short name."""
        return WordPrint(self.table.box.game.notation(card))

    def draw_under(self, canvas: Canvas, view: Any) -> None:
        """Each zone's name."""
        for zone, held, row in self._rows(view):
            label = inset(FRect(row.left, row.top, row.width * 0.3, row.height), canvas.screen.px(6), 2)
            paint.dark(canvas, label)
            self._zone_label(
                canvas, zone, f"{self._zone_name(zone)}: {len(held)}", inset(label, canvas.screen.px(8), 2)
            )

    def under_key(self, view: Any) -> object:  # noqa: ARG002
        """All of it is in the view."""
        return ()

    def draw_over(self, canvas: Canvas, view: Any) -> None:  # noqa: ARG002
        """The time to answer."""
        if ring := self._ring():
            ring.draw(canvas)

    def _zone_name(self, zone: Zone) -> str:
        key = f"{self.table.box.id}.zone.{zone.name}"
        return self.house.words.say(key) if self.house.words.has(key) else zone.name.capitalize()

    def _zone_label(self, canvas: Canvas, zone: Zone, told: str, area: FRect) -> None:
        style = paint.style(canvas, Face.SENTENCE, theme.BODY, theme.CREAM)
        if zone.owner == TABLE:
            canvas.fitted(told, style, area)
            return
        upper, lower = rows(area, 2)
        canvas.name(self.house.names(self.table)[zone.owner], style, upper, (0, 1))
        canvas.fitted(told, style, lower, (0, 0))


def _in_pane(widget: Widget, pane: FRect) -> Widget:
    return Widget(widget.id, Role.BUTTON, widget.rect, widget.label, pane=pane)
