"""What every scene is given: the house and its services. Nothing here is global."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

from game.core.zones import Seat
from game.games import Boxed
from game.host import Host
from game.session.nudges import Nudges
from game.session.seats import Person, Sitter
from game.session.table import Table
from game.ui import controls
from game.ui.backdrop import Cloth
from game.ui.canvas import Canvas, Kit
from game.ui.cards import Faces
from game.ui.choreography import Manner
from game.ui.ruler import Ruler
from game.ui.screen import Screen
from game.ui.stage import Stage
from game.ui.summary import Line
from game.ui.widget import Role, Widget
from game.words import Names, Words

if TYPE_CHECKING:
    from game.ui.coach import Coach
    from game.ui.table_scene import TableScene


class Sounds(Protocol):
    """Plays the sounds of the house."""

    def play(self, name: str) -> None:
        """One of the variants of a sound, if sounds are on."""

    def unlock(self) -> None:
        """The player's first gesture."""

    def update(self) -> None:
        """Does what is due."""

    def wake_in(self) -> float | None:
        """Seconds until something is due; None when nothing is."""

    def set_hidden(self, hidden: bool) -> None:
        """Whether nobody can see the window."""


class Doors(Protocol):
    """Where one can go from a scene, without the scenes knowing each other, and what the session keeps."""

    def title(self) -> None:
        """Leaves everything for the title."""

    def open_match(self, box: Boxed) -> Table | None:
        """The match of that game that was left open; None when there is none. A damaged one is told of."""

    def table(self, table: Table) -> None:
        """Sits down at a table."""

    def start(self, table: Table) -> None:
        """Makes a table the open match of its game, and sits down at it."""

    def take_up(self, table: Table) -> None:
        """Sits down at a table that has been made the open match again."""

    def new_match(self, box: Boxed) -> None:
        """Chooses options and people."""

    def pause(self, table: Table) -> None:
        """Opens the menu of a table."""

    def log(self, table: Table) -> None:
        """Opens what has happened, every event as a sentence."""

    def rules(self, box: Boxed | None = None) -> None:
        """Opens the rules of a game: of the first on the shelf, if none is named."""

    def settings(self) -> None:
        """Opens the settings."""

    def finished(self) -> None:
        """Opens the list of finished matches."""

    def curtain(self, table: Table) -> None:
        """Hides the hands until the device has been passed on."""

    def ask(self, scene: "TableScene") -> None:
        """Asks the person of several who is to answer out of turn: see `Ask`."""

    def tip(self, coach: "Coach") -> None:
        """Shows a tip of the first match as a dialog."""

    def results(self, table: Table, lines: Sequence[Line]) -> None:
        """Shows how a match ended, with a game's own lines."""

    def leaving(self, table: Table) -> None:
        """A person wants to leave a running match for good."""

    def left(self, table: Table, seat: Seat, goes_on: bool) -> None:
        """A person has left: the match goes on with a bot in the seat, or ends."""

    def nudges(self) -> Nudges:
        """Calls whoever a match waits for."""

    def lid(self, box: Boxed) -> None:
        """Opens the lid of a game's box: ticks, what is to be chosen, achievements."""

    def statistics(self) -> None:
        """Opens what each person has done."""

    def language(self, language: str) -> None:
        """Speaks another language from now on."""

    def trouble(self) -> str | None:
        """The key of the sentence that says why nothing can be kept; None while all is well."""


@dataclass(slots=True)
class House:
    """Services by name."""

    host: Host
    stage: Stage
    kit: Kit
    words: Words
    sounds: Sounds
    doors: Doors
    manner: Manner
    faces: Faces = field(default_factory=Faces)
    cloth: Cloth | None = None
    """What lies on every table, when the page that embeds the program wants it so; else each game has its own."""

    @property
    def screen(self) -> Screen:
        """The window as it is."""
        return self.stage.screen

    @property
    def ruler(self) -> Ruler:
        """Measures words on it."""
        return Ruler(self.kit, self.screen)

    def paint(self, canvas: Canvas, widgets: Sequence[Widget]) -> None:
        """Draws controls as they are focused, hovered, held and shaken. Cards are for their table to draw."""
        attention = self.stage.attention
        shown = [_moved(each, attention.shake(each.id)) for each in widgets if each.role is not Role.CARD]
        controls.draw_widgets(canvas, shown, attention.focused, attention.over, attention.pressed)

    def name(self, sitter: Sitter) -> str:
        """What a sitter is called: a person without a name is "You"."""
        return sitter.name or self.words.say("house.you")

    def names(self, table: Table) -> Names:
        """Who sits where, and whom the screen speaks to."""
        you = table.viewer if table.viewer in table.persons else None
        return Names(tuple(self._called(table, seat) for seat in range(len(table.sitters))), you)

    def _called(self, table: Table, seat: int) -> str:
        """Only where one person plays can "You" be a name."""
        sitter = table.sitters[seat]
        shared = len(table.persons) > 1 and isinstance(sitter, Person) and not sitter.name
        return self.words.say("house.seat.person.number", number=seat + 1) if shared else self.name(sitter)

    def game_name(self, id: str) -> str:
        """What a game is called."""
        return self.words.say(f"{id}.name")


def _moved(widget: Widget, aside: float) -> Widget:
    return replace(widget, rect=widget.rect.move(aside, 0)) if aside else widget
