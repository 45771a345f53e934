"""What a table looks like: everything that lies still, the cards as they are at this moment, what lies over them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pygame import FRect

from game.core.cards import HIDDEN, Card
from game.core.events import Event
from game.core.zones import Seat
from game.session.table import Table
from game.ui import cards, status
from game.ui.backdrop import draw_table
from game.ui.canvas import Canvas
from game.ui.coach import Coach
from game.ui.ground import Ground, Same
from game.ui.house import House
from game.ui.poise import Poise
from game.ui.sprites import Key, Sprite, Sprites
from game.ui.status import Status
from game.ui.table_parts import TableParts
from game.ui.timeline import Timeline
from game.ui.widget import Widget


class TablePicture(TableParts):
    """A table as one sees it. `view` is the position as its viewer may know it."""

    def __init__(self, house: House, table: Table) -> None:
        self.house, self.table = house, table
        self.timeline, self.sprites = Timeline(), Sprites()
        self.selected: tuple[Card, ...] = ()
        """Cards that the player has chosen, in the order of choosing."""
        self.pointed: tuple[Card, ...] = ()
        """Cards that a refusal points at."""
        self.told: tuple[Event, ...] = ()
        """What happened last, for the line of text on the table."""
        self.dragged: tuple[Card, float, float] | None = None
        self.coach: Coach | None = None
        """Explains the first match."""
        self.glow = 0.0
        """How much brighter the lamp is, 0 to 1."""
        self._viewed: tuple[tuple[object, Seat], Any] | None = None
        self._strip: tuple[tuple[object, ...], Status] | None = None
        self._poise = Poise()
        self._ground = Ground()

    @property
    def view(self) -> Any:
        """The position as the viewer sees it."""
        key = self.table.match, self.table.viewer
        if not self._viewed or self._viewed[0][0] is not key[0] or self._viewed[0][1] != key[1]:
            self._viewed = key, self.table.view()
        return self._viewed[1]

    @property
    def area(self) -> FRect:
        """The part of the cloth that is the game's."""
        table = self.status().table
        if not self.coach or not self.coach.slip:
            return table
        slip = self.coach.plan(table).slip
        under = slip.bottom + self.house.ruler.px(10)
        return FRect(table.left, under, table.width, table.bottom - under)

    def status(self) -> Status:
        """The strip at the top."""
        words, table = self.house.words, self.table
        key = self.house.screen, words, table.match, table.viewer, table.sitters
        if not self._strip or not all(one is other for one, other in zip(self._strip[0], key, strict=True)):
            labels = status.Labels(
                self.house.game_name(table.box.id),
                table.box.speech.turn(words, self.house.names(table), self.view),
                words.say("house.table.seed", seed=str(table.match.seed)),
                *(words.say(f"house.table.{each}") for each in ("menu", "log", "rules", "settings")),
            )
            self._strip = key, status.place(self.house.ruler, labels)
        return self._strip[1]

    def draw(self, canvas: Canvas) -> None:
        """Everything that lies still, what counts, cards, what lies over them, and on top the card in hand."""
        view = self.view
        self._ground.draw(canvas, self._ground_key(view), lambda: self._draw_ground(canvas, view))
        self.draw_live(canvas, view)
        drawn = self.sprites.drawn()
        for sprite in drawn:
            if not self._is_dragged(sprite.what):
                self.draw_sprite(canvas, view, sprite)
        self.draw_over(canvas, view)
        for sprite in drawn:
            if self._is_dragged(sprite.what):
                self.draw_sprite(canvas, view, sprite)

    def _draw_ground(self, canvas: Canvas, view: Any) -> None:
        """Table, strip, coach, what lies under the cards, controls."""
        draw_table(canvas, self.house.cloth or self.cloth, self.glow)
        place = self.status()
        place.draw(canvas)
        if self.coach and self.coach.slip:
            self.coach.draw(canvas, place.table)
        self.draw_under(canvas, view)
        self.house.paint(canvas, self._controls_shown())

    def _ground_key(self, view: Any) -> tuple[object, ...] | None:
        """All that the picture of what lies still depends on; None when that may change with every frame."""
        under, attention = self.under_key(view), self.house.stage.attention
        if under is None or attention.shaken:
            return None
        seen = attention.over, attention.pressed, attention.focused
        controls = self._controls_shown()
        return under, self.glow, seen, self.selected, Same(view), Same(controls), Same(self.status())

    def draw_sprite(self, canvas: Canvas, view: Any, sprite: Sprite) -> None:
        """One card as it is at this moment. A game with things among its sprites draws those."""
        card = sprite.what if isinstance(sprite.what, int) else HIDDEN
        x, y = (self.dragged[1], self.dragged[2]) if self._is_dragged(card) and self.dragged else (sprite.x, sprite.y)
        y -= sprite.lift + self._poise.height(card) * sprite.width
        up = sprite.flip > 0.5 and card != HIDDEN
        cards.draw_card(
            canvas,
            self.face(card) if up else self.back(sprite.what),
            cards.card_rect((x, y), sprite.width),
            self._state(view, card, sprite),
            angle=sprite.angle,
            turned=abs(2 * sprite.flip - 1),
            kept=sprite.kept,
            alpha=round(255 * sprite.alpha),
        )

    # Inside

    def _controls_shown(self) -> Sequence[Widget]:
        """What can be used or read at this moment."""
        raise NotImplementedError

    def _state(self, view: Any, card: Card, sprite: Sprite) -> cards.State:
        if sprite.lift > 0 or self._is_dragged(card):
            return cards.FLYING
        if card == HIDDEN:
            return cards.REST
        lies = cards.SELECTED if card in self.selected else self.state(view, card)
        if card in self.pointed:
            lies = replace(lies, ring=cards.Ring.LIT)
        return replace(lies, focused=self.house.stage.attention.focused == f"card:{card}")

    def _is_dragged(self, what: Key) -> bool:
        return self.dragged is not None and self.dragged[0] == what and what != HIDDEN
