"""Sheets over 500 Rum's table: how a deal ended, line by line, and where a card goes when it fits two places."""

# ruff: noqa: D102 - what the methods of an item do is said once, in Item.

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.core.tally import Line, total
from game.core.zones import Seat
from game.games.rum500 import scene_words, speech
from game.games.rum500.rules.actions import Action, LayOff
from game.games.rum500.rules.events import DealStopped, WentOut
from game.games.rum500.rules.scoring import tally
from game.games.rum500.rules.state import Phase, State
from game.session.table import Table
from game.ui import paint, people, theme
from game.ui.canvas import Canvas
from game.ui.fields import Button, Buttons
from game.ui.form import NOTE, Item, Paragraph
from game.ui.french_cards import short
from game.ui.house import House
from game.ui.ruler import Ruler
from game.ui.sheet import Sheet
from game.ui.theme import Colour, Face, Size
from game.ui.widget import Look, Role, Widget

ACCENT = theme.colour("#D2574A")
"""The red of the cross-stitch."""
_LINE = Size(17, 18)


@dataclass(frozen=True, slots=True)
class SeatTally:
    """What one seat's deal came to: a head, a line for each reason, the sum."""

    id: str
    name: str
    colour: Colour
    letter: str
    lines: tuple[tuple[str, str], ...]
    points: str
    loss: bool
    total: str
    told: str
    """All of it as sentences."""

    def _row(self, ruler: Ruler, width: float, words: str) -> float:
        return ruler.block(words, ruler.style(Face.SENTENCE, _LINE), width * 0.8).height + ruler.px(3)

    def _head(self, ruler: Ruler) -> float:
        return max(ruler.px(46), ruler.style(Face.EXTRA_BOLD, theme.SCORE).line)

    def height(self, ruler: Ruler, width: float) -> float:
        return self._head(ruler) + sum(self._row(ruler, width, words) for words, _ in self.lines) + ruler.px(10)

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:  # noqa: ARG002
        return [Widget(self.id, Role.TEXT, rect, self.told)]

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        ruler = Ruler(canvas.kit, canvas.screen)
        px, high = ruler.px, self._head(ruler)
        radius = min(px(18), high * 0.42)
        paint.sewing_button(canvas, (rect.left + radius + 2, rect.top + high / 2), radius, self.colour, self.letter)
        figure = paint.style(canvas, Face.EXTRA_BOLD, theme.SCORE, theme.LOSS if self.loss else theme.INK)
        small = paint.style(canvas, Face.SENTENCE, NOTE, theme.NOTE_BROWN)
        head = FRect(rect.left, rect.top, rect.width, high)
        canvas.text(self.points, figure, head, (1.0, 0.5))
        wide = canvas.width(self.points, figure) + px(14)
        told = canvas.width(self.total, small)
        canvas.text(self.total, small, FRect(head.right - wide - told, head.top, told, high), (1.0, 0.5))
        left = rect.left + 2 * radius + px(12)
        name = paint.style(canvas, Face.SENTENCE, theme.NAME)
        canvas.fitted(self.name, name, FRect(left, head.top, head.right - wide - told - px(8) - left, high))
        canvas.fill(FRect(rect.left, head.bottom, rect.width, max(1.0, px(2))), theme.CARD_EDGE)
        self._lines(canvas, ruler, FRect(rect.left, head.bottom + px(4), rect.width, rect.bottom - head.bottom))

    def _lines(self, canvas: Canvas, ruler: Ruler, area: FRect) -> None:
        style, value = paint.style(canvas, Face.SENTENCE, _LINE), paint.style(canvas, Face.BOLD, _LINE)
        top = area.top
        for words, points in self.lines:
            high = self._row(ruler, area.width, words)
            row = FRect(area.left, top, area.width, high)
            canvas.block(canvas.wrapped(words, style, area.width * 0.8), row, (0.0, 0.5))
            canvas.text(points, value, row, (1.0, 0.5))
            top += high


class DealSheet(Sheet):
    """How a deal ended. The table waits behind it."""

    accent = ACCENT
    width = 1040.0

    def __init__(self, house: House, table: Table, view: State, then: Callable[[], None]) -> None:
        super().__init__(house)
        self.table, self.view, self._then = table, view, then

    def title(self) -> str:
        """Which deal."""
        return self.house.words.say("rum500.sheet.title", deal=self.view.deal)

    def columns(self) -> Sequence[Sequence[Item]]:
        """How it ended, then seat by seat, in two columns where there is room."""
        seats = [self._seat(Seat(seat)) for seat in range(len(self.view.hands))]
        ended = self._ended()
        half = -(-len(seats) // 2)
        head: list[Item] = [Paragraph("ended", ended)] if ended else []
        return [[*head, *seats[:half]], seats[half:]]

    def _ended(self) -> str:
        """Who went out, or that the stock ran out."""
        words, names = self.house.words, self.house.names(self.table)
        for position in reversed(self.table.match.path()):
            for event in position.step.events if position.step else ():
                if isinstance(event, WentOut):
                    return words.say(names.key("rum500.result.out", event.seat), name=names[event.seat])
                if isinstance(event, DealStopped):
                    return words.say("rum500.result.stopped")
        return ""

    def _seat(self, seat: Seat) -> SeatTally:
        words, names, view = self.house.words, self.house.names(self.table), self.view
        found = tally(view.melds, view.hands[seat], seat)
        lines = tuple((_shown(words.say, line), scene_words.signed(words, line.points)) for line in found)
        points = scene_words.signed(words, total(found))
        sums = words.say("rum500.sheet.seat", name=names[seat], points=points, total=view.scores[seat])
        spoken = "; ".join(
            words.say("rum500.say.line", what=speech.line(words, line), points=scene_words.signed(words, line.points))
            for line in found
        )
        return SeatTally(
            f"seat:{seat}",
            names[seat],
            people.colour(self.table.sitters, seat),
            people.sign(names.by_seat, seat),
            lines,
            points,
            total(found) < 0,
            words.say("rum500.sheet.total", total=view.scores[seat]),
            f"{sums}. {spoken}",
        )

    def foot(self) -> Sequence[Item]:
        """On."""
        words = self.house.words
        key = "rum500.sheet.end" if self.view.phase is Phase.OVER else "rum500.sheet.next"
        return [Buttons([Button("next", words.say(key), key="return", look=Look.PRIMARY)])]

    def _close_label(self) -> str:
        return self.house.words.say("rum500.sheet.look")

    def press(self, id: str) -> None:
        """Puts the sheet away."""
        if id == "next":
            self.back()
            self._then()


def _shown(say: Callable[..., str], line: Line) -> str:
    return say(f"rum500.tally.{line.source}", cards=scene_words.cards_short(line.cards))


class Choice(Sheet):
    """A card fits two places, or an Ace either end: which?"""

    accent = ACCENT
    width = 660.0

    def __init__(
        self, house: House, table: Table, view: State, ways: Sequence[Action], then: Callable[[Action], None]
    ) -> None:
        super().__init__(house)
        self.table, self.view, self.ways, self._then = table, view, tuple(ways), then

    def title(self) -> str:
        """What is asked."""
        first = self.ways[0]
        if isinstance(first, LayOff):
            return self.house.words.say("rum500.ask.where", card=short(first.card))
        return self.house.words.say("rum500.ask.ace")

    def columns(self) -> Sequence[Sequence[Item]]:
        """A button for each way."""
        words, names = self.house.words, self.house.names(self.table)
        told = (self.table.box.speech.action(words, names, self.view, way) for way in self.ways)
        return [[Buttons([Button(f"way:{number}", line)]) for number, line in enumerate(told)]]

    def press(self, id: str) -> None:
        """That way."""
        if id.startswith("way:"):
            self.back()
            self._then(self.ways[int(id.removeprefix("way:"))])
