"""The base of every game's table. Steps come in as facts and are played one at a time; actions go out, nothing else.

A game overrides where things lie (`layout`), what can be done (`controls`, `press`, `touch`, `drop`) and what lies
around the cards (`draw_under`, `draw_over`), and adds rows for its own events (`rows`).
"""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.cards import Card
from game.core.events import Event
from game.core.protocol import Refusal
from game.core.zones import Seat
from game.session.table import Heard, Table
from game.ui import cards
from game.ui.choreography import MOTIONS, Stagehand, stage
from game.ui.house import House
from game.ui.scene import Back, Drag, Drop, Intent, Nudge, Press, Skip
from game.ui.sprites import Layout
from game.ui.table_picture import TablePicture
from game.ui.waiting import Waiting
from game.ui.widget import Look, Role, Widget

SLICE = 0.008
"""Seconds that a guest may think between two frames."""
READ, READ_A_LETTER = 0.35, 0.025
"""Seconds that another's move stays before the next, at the normal pace."""


class TableScene(TablePicture):
    """A table as one plays at it. `view` is the position as its viewer may know it."""

    veil = False

    def __init__(self, house: House, table: Table) -> None:
        super().__init__(house, table)
        self._placed_for: object = None
        self._shown_results = False
        self._called = -1
        self._troubled = False
        self.waiting = Waiting(house, table)

    # For a game to call

    def touch(self, card: Card) -> None:
        """A card was used: it is chosen, or no longer."""
        self.toggle(card)

    def act(self, action: Any, id: str | None = None) -> bool:
        """The person does `action`, or hears why not; `id` is the widget to shake. Never waits for an animation."""
        return self.answer(self.table.viewer, action, id)

    def answer(self, seat: Seat, action: Any, id: str | None = None) -> bool:
        """Likewise for a person who need not see the table for it."""
        self.finish()
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
        """Whatever moves or counts is where it was going."""
        self.timeline.finish()
        self._fit()
        self._rest()

    def lines(self, events: Sequence[Event]) -> list[str]:
        """Each event as a sentence."""
        words, names, speech = self.house.words, self.house.names(self.table), self.table.box.speech
        told = (speech.event(words, names, each) for each in events)
        return [line for line in told if line]

    # Scene

    def enter(self) -> None:
        """Looks back for what happened last, and lays everything where it is."""
        for _, events in self.table.log(max(0, self.table.match.length - self.remembered)):
            self.note(events)
        self.resume()

    def resume(self) -> None:
        """Goes on, and time with it."""
        self.waiting.begin()
        self._fit()
        self._rest()

    def pause(self) -> None:
        """Nobody's time passes."""
        self.waiting.stop()

    def leave(self) -> None:
        """The session has kept everything already."""

    def wake_in(self) -> float | None:
        """When the time to answer moves on."""
        return self.waiting.wake_in()

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
            case Nudge(id, step) if card := _card(id):
                self.nudge(card[0], step)
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
        self.waiting.wind(self.timeline.busy)
        self._fit()
        rising = self._rise(seconds)
        moving = self.timeline.busy or self._go_on() or rising
        self._rest()
        return moving

    # Inside

    def _controls_shown(self) -> Sequence[Widget]:
        return self.house.stage.widgets_of(self)

    def _fit(self) -> None:
        """Lays everything anew for another window, or whatever else the layout follows, once nothing moves."""
        tip = (self.coach.slip, self.coach.number) if self.coach else None
        key = self.house.screen, self.table.match.length, self.table.viewer, self.house.words.language, tip
        if key != self._placed_for and (not self.timeline.busy or self._resized()):
            self.timeline.finish()
            self._placed_for = key
            self.house.stage.change()
            self.sprites.settle(self.layout(self.view))

    def _rest(self) -> None:
        if not self.timeline.busy:
            self.rest(self.view)

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
        if table.asking is not None:
            doors.ask(self)
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
        self.note(heard.events)
        self.begin(heard.before)
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
