"""What a game says of its table: everything that the base of every table asks it."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.cards import Card
from game.core.events import Event
from game.ui import cards
from game.ui.backdrop import PLUM
from game.ui.canvas import Canvas
from game.ui.choreography import Row
from game.ui.house import House
from game.ui.sprites import Key, Layout
from game.ui.summary import Line
from game.ui.widget import Widget
from game.ui.word_print import WordPrint


class TableParts:
    """`view` is the position as its viewer may know it. `layout`, `controls` and `face` every game has to say."""

    cloth = PLUM
    rows: Mapping[type[Event], Row] = {}
    """How the game's own events are played."""
    remembered = 0
    """So many of the last steps are noted when a match is taken up."""

    def layout(self, view: Any) -> Layout:
        """Where every card lies."""
        raise NotImplementedError

    def controls(self, view: Any) -> Sequence[Widget]:
        """The game's own controls and sentences, cards left out."""
        raise NotImplementedError

    def face(self, card: Card) -> cards.Print:
        """What is printed on a card."""
        raise NotImplementedError

    def back(self, what: Key) -> cards.Print:  # noqa: ARG002
        """What a card shows that lies face down: a known card, a spot of a zone, or one in flight (see `Stagehand`)."""
        return cards.BACK

    def ordered(self, hand: Sequence[Card]) -> Sequence[Card]:
        """A hand as it lies for a person who has not put it in order."""
        return hand

    @staticmethod
    def picture(house: House, notation: str) -> cards.Print:  # noqa: ARG004
        """The card of that short name, as the rules show it."""
        return WordPrint(notation)

    def touchable(self, view: Any) -> Sequence[Card]:  # noqa: ARG002
        """The cards that can be chosen, in the order Tab walks them. Others are only looked at."""
        return ()

    def off(self, view: Any, card: Card) -> str:  # noqa: ARG002
        """Why a touchable card cannot be chosen now, as a sentence; empty when it can."""
        return ""

    def state(self, view: Any, card: Card) -> cards.State:  # noqa: ARG002
        """How a card lies, selection left out."""
        return cards.REST

    def summary(self) -> Sequence[Line]:
        """What the result sheet tells beside the points."""
        return ()

    def press(self, id: str) -> None:
        """One of the game's own controls was used."""

    def drop(self, card: Card, x: float, y: float) -> None:
        """A card was dragged to (x, y)."""

    def nudge(self, card: Card, step: int) -> None:
        """A card is to change places with its neighbour before it (-1) or behind it (1)."""

    def note(self, events: Sequence[Event]) -> None:
        """Remembers what the table still tells of what has happened."""

    def begin(self, before: Any) -> None:
        """A step is about to be played from that view."""

    def rest(self, view: Any) -> None:
        """Nothing moves: whatever counts or shines shows what the view says."""

    def draw_under(self, canvas: Canvas, view: Any) -> None:
        """What lies under the cards."""

    def under_key(self, view: Any) -> object:  # noqa: ARG002
        """What `draw_under` shows beside the view, the selection and the controls: while it stays equal, nothing but
        cards is painted anew. None when it may change with every frame.
        """
        return None

    def draw_live(self, canvas: Canvas, view: Any) -> None:
        """What lies under the cards and changes from frame to frame."""

    def draw_over(self, canvas: Canvas, view: Any) -> None:
        """What lies over the cards."""
