"""The base of every game's table. Steps come in as facts and are played one at a time; actions go out, nothing else.

A game overrides where things lie (`layout`), what can be done (`controls`, `press`, `touch`, `drop`) and what lies
around the cards (`draw_under`, `draw_over`), and adds rows for its own events (`rows`).
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pygame import FRect

from game.core.cards import HIDDEN, Card
from game.core.events import Event
from game.core.protocol import Refusal
from game.core.zones import Seat
from game.session.table import Heard, Table
from game.ui import cards, status
from game.ui.backdrop import draw_table
from game.ui.canvas import Canvas
from game.ui.choreography import MOTIONS, Stagehand, stage
from game.ui.coach import Coach
from game.ui.ground import Ground, Same
from game.ui.house import House
from game.ui.poise import Poise
from game.ui.scene import Back, Drag, Drop, Intent, Press, Skip
from game.ui.sprites import Key, Layout, Sprite, Sprites
from game.ui.status import Status
from game.ui.table_parts import TableParts
from game.ui.timeline import Timeline
from game.ui.widget import Look, Role, Widget

SLICE = 0.008
"""Seconds that a guest may think between two frames."""
READ, READ_A_LETTER = 0.35, 0.025
"""Seconds that another's move stays before the next, at the normal pace."""


class TableScene(TableParts):
    """A table as one sees it. `view` is the position as its viewer may know it."""

    veil = False

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
        self._placed_for: object = None
        self._shown_results = False
        self._called = -1
        self._troubled = False

    # For a game to call

    def touch(self, card: Card) -> None:
        """A card was used: it is chosen, or no longer."""
        self.toggle(card)

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

    def act(self, action: Any, id: str | None = None) -> bool:
        """The person does `action`, or hears why not; `id` is the widget to shake. Never waits for an animation."""
        self.finish()
        seat = self.table.viewer
        if seat not in self.table.persons:
            return False
        result = self.table.submit(seat, action)
        if isinstance(result, Refusal):
            self.pointed = result.cards
            words = self.house.words
            self.house.stage.refuse(self.table.box.speech.refusal(words, self.view, result), id)
            return False
        self._play(result)
        return True

    def refusal(self, action: Any) -> str:
        """Why the person may not do `action` now, as a sentence; empty when they may."""
        seat, box = self.table.viewer, self.table.box
        if seat not in self.table.persons:
            return ""
        refused = box.game.refuse(self.table.match.state, seat, action)
        return box.speech.refusal(self.house.words, self.view, refused) if refused else ""

    def toggle(self, card: Card) -> None:
        """Chooses a card, or no longer."""
        chosen = card in self.selected
        self.selected = tuple(each for each in self.selected if each != card) + (() if chosen else (card,))
        self.house.sounds.play(MOTIONS["unselect" if chosen else "select"].sound)

    def undo(self) -> None:
        """Takes back the person's last action."""
        self.finish()
        before = self.layout(self.view)
        if self.table.undo():
            self.selected, self.pointed, self.told = (), (), ()
            stage(self._hand(before, self.layout(self.view)), (), self.rows)
            self.house.stage.announce(self.house.words.say("house.table.undone"))

    def finish(self) -> None:
        """Whatever moves is where it was going."""
        self.timeline.finish()
        self._fit()

    def lines(self, events: Sequence[Event]) -> list[str]:
        """Each event as a sentence."""
        words, names, speech = self.house.words, self.house.names(self.table), self.table.box.speech
        told = (speech.event(words, names, each) for each in events)
        return [line for line in told if line]

    # Scene

    def enter(self) -> None:
        """Lays everything where it is."""
        self._fit()

    def resume(self) -> None:
        """Goes on."""
        self._fit()

    def pause(self) -> None:
        """Time is not passing: nothing to do."""

    def leave(self) -> None:
        """The session has kept everything already."""

    def status(self) -> Status:
        """The strip at the top."""
        words, table = self.house.words, self.table
        key = self.house.screen, words, table.match, table.viewer
        if not self._strip or not all(one is other for one, other in zip(self._strip[0], key, strict=True)):
            labels = status.Labels(
                self.house.game_name(table.box.id),
                table.box.speech.turn(words, self.house.names(table), self.view),
                words.say("house.table.seed", seed=str(table.match.seed)),
                *(words.say(f"house.table.{each}") for each in ("menu", "log", "rules", "settings")),
            )
            self._strip = key, status.place(self.house.ruler, labels)
        return self._strip[1]

    def widgets(self) -> Sequence[Widget]:
        """Status, the coach's, cards, the game's own."""
        view, place = self.view, self.status()
        tip = self.coach.widgets(place.table) if self.coach and self.coach.slip else ()
        return [*place.widgets(), *tip, *self.card_widgets(view), *self.controls(view)]

    def card_widgets(self, view: Any) -> list[Widget]:
        """A toggle for each card that can be chosen."""
        places, words, speech = self.layout(view).cards, self.house.words, self.table.box.speech
        return [
            Widget(
                f"card:{card}",
                Role.CARD,
                cards.card_rect((places[card].x, places[card].y), places[card].width),
                speech.card(words, card),
                look=Look.BARE,
                chosen=card in self.selected,
                off=self.off(view, card),
                card=card,
                drags=True,
            )
            for card in self.touchable(view)
            if card in places
        ]

    def handle(self, intent: Intent) -> None:
        """What the player means."""
        self.pointed = ()
        match intent:
            case Press(id) if id in self._doors():
                self._doors()[id]()
            case Press(id) if card := _card(id):
                self.touch(card[0])
            case Press(id):
                if not self.coach or not self.coach.press(id):
                    self.press(id)
            case Back():
                self.house.doors.pause(self.table)
            case Skip():
                self.finish()
            case Drag(id, x, y) if card := _card(id):
                self.dragged = card[0], x, y
            case Drop(id, x, y) if card := _card(id):
                self.dragged = None
                self._let_go(id, card[0], x, y)

    def _let_go(self, id: str, card: Card, x: float, y: float) -> None:
        """A card that comes down on itself was tapped by an unsteady finger."""
        widget = self.house.stage.widget(id)
        if widget and widget.rect.collidepoint(x, y):
            self.touch(card)
        else:
            self.drop(card, x, y)

    def _doors(self) -> Mapping[str, Callable[[], None]]:
        doors, table = self.house.doors, self.table
        return {
            "menu": lambda: doors.pause(table),
            "log": lambda: doors.log(table),
            "rules": lambda: doors.rules(table.box),
            "settings": doors.settings,
            "undo": self.undo,
        }

    def update(self, seconds: float) -> bool:
        """Lets what is played go on, then the next step, then guests think."""
        self.timeline.advance(seconds)
        self._fit()
        rising = self._rise(seconds)
        return self.timeline.busy or self._go_on() or rising

    def draw(self, canvas: Canvas) -> None:
        """Everything that lies still, what counts, cards, what lies over them."""
        view = self.view
        self._ground.draw(canvas, self._ground_key(view), lambda: self._draw_ground(canvas, view))
        self.draw_live(canvas, view)
        for sprite in sorted(self.sprites.drawn(), key=lambda each: self._is_dragged(each.what)):
            self.draw_sprite(canvas, view, sprite)
        self.draw_over(canvas, view)

    def _draw_ground(self, canvas: Canvas, view: Any) -> None:
        """Table, strip, coach, what lies under the cards, controls."""
        draw_table(canvas, self.cloth, self.glow)
        place = self.status()
        place.draw(canvas)
        if self.coach and self.coach.slip:
            self.coach.draw(canvas, place.table)
        self.draw_under(canvas, view)
        self.house.paint(canvas, self.house.stage.widgets_of(self))

    def _ground_key(self, view: Any) -> tuple[object, ...] | None:
        """All that the picture of what lies still depends on; None when that may change with every frame."""
        under, attention = self.under_key(view), self.house.stage.attention
        if under is None or attention.shaken:
            return None
        seen = attention.over, attention.pressed, attention.focused
        controls = self.house.stage.widgets_of(self)
        return under, self.glow, seen, self.selected, Same(view), Same(controls), Same(self.status())

    def draw_sprite(self, canvas: Canvas, view: Any, sprite: Sprite) -> None:
        """One card as it is at this moment. A game with things among its sprites draws those."""
        card = sprite.what if isinstance(sprite.what, int) else HIDDEN
        x, y = (self.dragged[1], self.dragged[2]) if self._is_dragged(card) and self.dragged else (sprite.x, sprite.y)
        y -= sprite.lift + self._poise.height(card) * sprite.width
        up = sprite.flip > 0.5 and card != HIDDEN
        cards.draw_card(
            canvas,
            self.face(card) if up else cards.BACK,
            cards.card_rect((x, y), sprite.width),
            self._state(view, card, sprite),
            angle=sprite.angle,
            turned=abs(2 * sprite.flip - 1),
            kept=sprite.kept,
            alpha=round(255 * sprite.alpha),
        )

    # Inside

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

    def _fit(self) -> None:
        """Lays everything anew for another window, or whatever else the layout follows, once nothing moves."""
        tip = (self.coach.slip, self.coach.number) if self.coach else None
        key = self.house.screen, self.table.match.length, self.table.viewer, self.house.words.language, tip
        if key != self._placed_for and (not self.timeline.busy or self._resized()):
            self.timeline.finish()
            self._placed_for = key
            self.house.stage.change()
            self.sprites.settle(self.layout(self.view))

    def _resized(self) -> bool:
        return not isinstance(self._placed_for, tuple) or self._placed_for[0] != self.house.screen

    def _go_on(self) -> bool:
        """Nothing moves: what comes next? True while a guest thinks or moves."""
        table, doors = self.table, self.house.doors
        if table.match.over:
            if not self._shown_results:
                self._shown_results = True
                doors.results(table, self.summary())
            return False
        if table.curtain is not None:
            doors.curtain(table)
            return False
        asked = table.waiting_for()
        if asked is None or asked in table.persons:
            self._call()
            if self.coach and self.coach.due:
                doors.tip(self.coach)
            return False
        heard = table.think(SLICE, time.monotonic)
        self._tell_faults()
        if heard:
            self._play(heard)
        return True

    def _call(self) -> None:
        """Says once what the person may do now, and once that nothing can be kept."""
        if self._called == self.table.match.length:
            return
        self._called = self.table.match.length
        words, table, trouble = self.house.words, self.table, self.house.doors.trouble()
        self.house.stage.announce(table.box.speech.turn(words, self.house.names(table), self.view))
        if trouble and not self._troubled:
            self._troubled = True
            self.house.stage.toast(words.say(trouble))

    def _tell_faults(self) -> None:
        while self.table.faults:
            seat = self.table.faults.pop().seat
            name = self.house.names(self.table)[seat]
            self.house.stage.toast(self.house.words.say("house.table.fault", name=name))

    def _play(self, heard: Heard) -> None:
        """Shows a step, and says it."""
        self.selected = tuple(card for card in self.selected if self._still_there(card))
        self.told = heard.events or self.told
        self.house.stage.change()
        lines = self.lines(heard.events)
        for line in lines:
            self.house.stage.announce(line)
        if self.coach and heard.seat in self.table.persons:
            self.coach.hear(heard.events)
        hand = self._hand(self.layout(heard.before), self.layout(heard.after))
        end = stage(hand, heard.events, self.rows)
        manner = self.house.manner
        if manner.off or not manner.pace:
            self.timeline.finish()
            end = self.timeline.now
        if heard.seat not in self.table.persons and manner.pace:
            self.timeline.wait(end + self._reading(lines))

    def _still_there(self, card: Card) -> bool:
        view = self.view
        return card in self.touchable(view) and not self.off(view, card)

    def _reading(self, lines: Sequence[str]) -> float:
        letters = sum(map(len, lines))
        return (READ + READ_A_LETTER * letters) * self.house.manner.pace if lines else 0.0

    def _hand(self, before: Layout, after: Layout) -> Stagehand:
        return Stagehand(self.timeline, self.sprites, before, after, self.house.manner, self.house.sounds.play)

    def _rise(self, seconds: float) -> bool:
        hovered = _card(self.house.stage.attention.over or "")
        return self._poise.update(seconds, self.selected, hovered[0] if hovered else None, self.house.manner.reduced)


def _card(id: str) -> tuple[Card] | None:
    """The card whose widget that is. In a tuple, for the card of number 0 is one too."""
    return (Card(int(id.removeprefix("card:"))),) if id.startswith("card:") else None
