"""Asks one of several persons at a device out of turn: a plain answer, and a look at nobody's hand but their own."""

# ruff: noqa: D102 - what the methods of an item do is said once, in `game.ui.form.Item`.

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pygame import FRect

from game.core.cards import Card
from game.core.secrets import seen, view
from game.core.zones import TABLE
from game.ui import cards
from game.ui.canvas import Canvas
from game.ui.fields import Button, Buttons
from game.ui.form import Item, Paragraph, note
from game.ui.house import House
from game.ui.layout import fan
from game.ui.ruler import Ruler
from game.ui.scene import Drop, Intent
from game.ui.sheet import Sheet
from game.ui.table_scene import TableScene
from game.ui.widget import Role, Widget
from game.words import Names

PEEK = 3.0
"""Seconds that a hand stays open for somebody who cannot hold a key down."""
CARD = 84.0
"""Design units of a card's width."""
STEP = 0.42
"""Of that: how close cards lie at most."""


@dataclass(frozen=True, slots=True)
class Peek:
    """A hand, face down until it is held."""

    faces: tuple[cards.Print, ...]
    open: bool
    label: str
    note: str

    def _button(self, ruler: Ruler, width: float) -> tuple[Button, float]:
        button = Button("peek", self.label, self.note, icon="eye")
        return button, button.height(ruler, width)

    def _fan(self, ruler: Ruler, width: float) -> tuple[list[tuple[float, float]], float, float]:
        """Centres from 0 downwards, a card's width, and how high all of it is."""
        size = min(ruler.px(CARD), width / 4)
        room = max(1, int((width - size) / (size * STEP)) + 1)
        high = -(-len(self.faces) // room) * size * (cards.HEIGHT + 0.1) if self.faces else 0.0
        return fan(FRect(0, 0, width, high), len(self.faces), size, size * STEP, ruler.px(6)), size, high

    def height(self, ruler: Ruler, width: float) -> float:
        return self._fan(ruler, width)[2] + ruler.px(14) + self._button(ruler, width)[1]

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:
        button, high = self._button(ruler, rect.width)
        place = FRect(rect.left, rect.bottom - high, rect.width, high)
        # It is no thing to drag, but a hand that trembles while it holds must not scroll the sheet.
        return [Widget("peek", Role.BUTTON, place, button.label, button.note, icon=button.icon, drags=True)]

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        centres, width, _ = self._fan(Ruler(canvas.kit, canvas.screen), rect.width)
        for face, (x, y) in zip(self.faces, centres, strict=True):
            place = cards.card_rect((rect.left + x, rect.top + y), width)
            cards.draw_card(canvas, face if self.open else cards.BACK, place)


class Ask(Sheet):
    """Stands over a table that shows what everybody may see."""

    width = 760.0
    way_out = "menu"

    def __init__(self, house: House, scene: TableScene) -> None:
        """`scene` is the table below: it knows the faces of the cards, and plays what is answered."""
        super().__init__(house)
        self.scene, self.table = scene, scene.table
        asked = self.table.asking
        self.seat = TABLE if asked is None else asked
        self._until, self._held = 0.0, False

    @property
    def open(self) -> bool:
        """Whether the hand can be seen."""
        return self._left() > 0 or self.house.stage.attention.pressed == "peek"

    def title(self) -> str:
        """Who is asked."""
        return self.house.words.say("house.ask.title", name=self._name())

    def columns(self) -> Sequence[Sequence[Item]]:
        """What about, and the hand."""
        words = self.house.words
        names = Names(self.house.names(self.table).by_seat, self.seat)
        told = self.table.box.speech.turn(words, names, view(self.table.box.game, self.table.match.state, TABLE))
        peek = Peek(
            tuple(map(self.scene.face, self._hand())),
            self.open,
            words.say("house.ask.peek"),
            words.say("house.ask.note"),
        )
        return [[Paragraph("what", told), note("pass", words.say("house.ask.pass", name=self._name())), peek]]

    def foot(self) -> Sequence[Item]:
        """What may be answered."""
        told = [self.table.box.speech.action(self.house.words, *self._told(), each) for each in self._answers()]
        return [Buttons([Button(f"answer:{number}", label) for number, label in enumerate(told)])]

    def handle(self, intent: Intent) -> None:
        """A hand that was held open is closed when it is dropped."""
        if isinstance(intent, Drop):
            self._held = False
        else:
            super().handle(intent)

    def back(self) -> None:
        """To the menu."""
        self.house.doors.pause(self.table)

    def press(self, id: str) -> None:
        """A tap on the hand opens it for a while, unless it was held; anything else is the answer."""
        if id == "peek":
            if not self._held:
                self._until = self.house.stage.clock() + PEEK
                self.house.stage.announce(self._told_hand())
            self._held = False
            return
        action = self._answers()[int(id.removeprefix("answer:"))]
        self.house.stage.pop()
        self.scene.answer(self.seat, action)

    def resume(self) -> None:
        """Nobody is asked any longer when a seat has been left meanwhile."""
        if self.table.asking != self.seat:
            self.house.stage.pop()

    def update(self, seconds: float) -> bool:  # noqa: ARG002
        """A hand that was opened by a tap closes by itself."""
        self._held |= self.house.stage.attention.pressed == "peek"
        if self._until and self._left() <= 0:
            self._until = 0.0
            self.house.stage.change()
        return False

    def wake_in(self) -> float | None:
        """When it closes."""
        return max(0.0, self._left()) if self._until else None

    def _left(self) -> float:
        return self._until - self.house.stage.clock()

    def _close_label(self) -> str:
        return self.house.words.say("house.table.menu")

    def _name(self) -> str:
        return self.house.names(self.table)[self.seat]

    def _told(self) -> tuple[Names, Any]:
        game, state = self.table.box.game, self.table.match.state
        return Names(self.house.names(self.table).by_seat, self.seat), view(game, state, self.seat)

    def _answers(self) -> list[Any]:
        return list(self.table.box.game.actions(self.table.match.state, self.seat))

    def _hand(self) -> tuple[Card, ...]:
        """The cards that lie where others do not see all of them, in the person's own order."""
        game, state = self.table.box.game, self.table.match.state
        mine, open_cards = seen(game, state, self.seat), seen(game, state, TABLE)
        zones = [held for zone, held in game.zones(state).items() if zone.owner == self.seat]
        secret = [card for held in zones if not {*held} <= open_cards for card in held if card in mine]
        kept = [card for card in self.table.orders.get(self.seat, ()) if card in secret]
        return (*kept, *self.scene.ordered([card for card in secret if card not in kept]))

    def _told_hand(self) -> str:
        speech, words = self.table.box.speech, self.house.words
        return ", ".join(speech.card(words, card) for card in self._hand())
