"""The sheet at the end of a match: who won, every point line by line, and what next."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.core.zones import TABLE, Seat
from game.session.table import Table
from game.ui import paint, people, theme
from game.ui.canvas import Canvas
from game.ui.chance import random_seed
from game.ui.fields import Button, Buttons
from game.ui.form import NOTE, Item, note
from game.ui.house import House
from game.ui.layout import inset, stack
from game.ui.ruler import Ruler
from game.ui.scene import Back, Intent
from game.ui.sheet import Sheet
from game.ui.summary import Cell, Line
from game.ui.theme import Colour, Face
from game.ui.widget import Look, Role, Widget
from game.words import Names

LABEL = 0.62
"""Of the width: what a reason has beside its points, where seats are one under the other."""


@dataclass(frozen=True, slots=True)
class Column:
    """A seat of the result."""

    seat: Seat
    name: str
    sign: str
    place: str
    colour: Colour
    winner: bool


@dataclass(frozen=True, slots=True)
class Points:
    """The table of points: seats across, or one under the other where that is too narrow. The best come first."""

    columns: tuple[Column, ...]
    lines: tuple[Line, ...]

    def _across(self, ruler: Ruler, width: float) -> bool:
        figure, told = ruler.style(Face.EXTRA_BOLD, theme.NAME), ruler.style(Face.SENTENCE, NOTE)
        cells = [cell for line in self.lines for cell in line.cells if cell.note]
        widest = max((ruler.width(each.value, figure) + ruler.width(each.note, told) for each in cells), default=0.0)
        least = max(ruler.px(150), 96.0 * ruler.screen.text, widest + ruler.px(40))
        return width >= least * (len(self.columns) + 1.4)

    def _label_width(self, ruler: Ruler, width: float) -> float:
        return width * 1.4 / (len(self.columns) + 1.4) if self._across(ruler, width) else 0.0

    def _row(self, ruler: Ruler, line: Line, width: float) -> float:
        size, told = theme.DIALOG_HEAD if line.total else theme.NAME, ruler.style(Face.SENTENCE, NOTE)
        under = told.line if any(each.note for each in line.cells) or line.note else 0.0
        room = self._label_width(ruler, width) - ruler.px(10)
        if room > 0:
            told = ruler.style(Face.SENTENCE, theme.BODY)
        label = 0.0 if line.total else ruler.block(line.label, told, room if room > 0 else width * LABEL).height
        return max(ruler.px(36), size.on(ruler.screen) * 1.4 + under, label + under)

    def _head(self, ruler: Ruler) -> float:
        name, place = ruler.style(Face.SENTENCE, theme.NAME), ruler.style(Face.SENTENCE, NOTE)
        return name.line + place.line + ruler.px(20)

    def height(self, ruler: Ruler, width: float) -> float:
        """As high as its rows."""
        high = sum(self._row(ruler, each, width) for each in self.lines)
        if self._across(ruler, width):
            return self._head(ruler) + high + ruler.px(8)
        return len(self.columns) * (self._head(ruler) + high + ruler.px(14))

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:
        """A sentence for each seat."""
        return [
            Widget(f"points:{n}", Role.TEXT, cell, self._told(n)) for n, cell in enumerate(self._cells(ruler, rect))
        ]

    def _told(self, number: int) -> str:
        column = self.columns[number]
        told = (f"{each.label}: {each.cells[column.seat].value}" for each in self.lines)
        return "; ".join((f"{column.name}, {column.place}", *told))

    def _cells(self, ruler: Ruler, rect: FRect) -> list[FRect]:
        count = len(self.columns)
        if self._across(ruler, rect.width):
            left = self._label_width(ruler, rect.width)
            each = (rect.width - left) / count
            return [FRect(rect.left + left + each * n, rect.top, each, rect.height) for n in range(count)]
        each = rect.height / count
        return [FRect(rect.left, rect.top + each * n, rect.width, each - ruler.px(10)) for n in range(count)]

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        """Paper columns; the winner's in lamp light."""
        ruler = Ruler(canvas.kit, canvas.screen)
        across = self._across(ruler, rect.width)
        for number, cell in enumerate(self._cells(ruler, rect)):
            self._column(canvas, ruler, cell, number, rect.width)
        if across:
            self._labels(canvas, ruler, rect)

    def _column(self, canvas: Canvas, ruler: Ruler, cell: FRect, number: int, whole: float) -> None:
        px, column, labelled = ruler.px, self.columns[number], not self._across(ruler, whole)
        if column.winner:
            canvas.rounded(cell, px(12), theme.PALE_LAMP, rim=paint.thin(canvas, 4), rim_colour=theme.LAMP_YELLOW)
        inside = inset(cell, px(14), px(8))
        radius = min(px(20), 24.0)
        paint.sewing_button(
            canvas, (inside.left + radius, inside.top + px(4) + radius), radius, column.colour, column.sign
        )
        words = FRect(inside.left + 2 * radius + px(10), inside.top, 0, 0)
        words.width = inside.right - words.left
        name = paint.style(canvas, Face.SENTENCE, theme.NAME)
        place = paint.style(canvas, Face.SENTENCE, NOTE, theme.NOTE_BROWN)
        canvas.name(column.name, name, FRect(words.left, words.top, words.width, name.line))
        canvas.fitted(column.place, place, FRect(words.left, words.top + name.line, words.width, place.line))
        top = cell.top + self._head(ruler)
        for line in self.lines:
            row = FRect(inside.left, top, inside.width, self._row(ruler, line, whole))
            self._cell(canvas, row, line, line.cells[column.seat], labelled)
            top = row.bottom

    def _cell(self, canvas: Canvas, row: FRect, line: Line, cell: Cell, labelled: bool) -> None:
        size = theme.DIALOG_HEAD if line.total else theme.NAME
        figure = paint.style(canvas, Face.EXTRA_BOLD, size)
        canvas.fitted(cell.value, figure, row, (1, 0.5))
        style = paint.style(canvas, Face.SENTENCE, NOTE, theme.NOTE_BROWN)
        room = row.width - canvas.width(cell.value, figure) - canvas.screen.px(8)
        area, note = FRect(row.left, row.top, room, row.height), cell.note or (line.note if labelled else "")
        if labelled:
            parts = stack(area, [None, style.line]) if note else [area]
            canvas.fitted(line.label, style, parts[0], (0, 0.5))
            area = parts[-1]
        if note:
            canvas.fitted(note, style, area)

    def _labels(self, canvas: Canvas, ruler: Ruler, rect: FRect) -> None:
        width, top = self._label_width(ruler, rect.width), rect.top + self._head(ruler)
        for line in self.lines:
            row = FRect(rect.left, top, width - ruler.px(10), self._row(ruler, line, rect.width))
            thick = paint.thin(canvas, 3 if line.total else 1)
            colour = theme.INK if line.total else theme.CARD_EDGE
            canvas.fill(FRect(rect.left, row.top, rect.width, thick), colour)
            size, face = (theme.SCORE, Face.EXTRA_BOLD) if line.total else (theme.BODY, Face.SENTENCE)
            label = paint.style(canvas, face, size)
            under = paint.style(canvas, Face.SENTENCE, NOTE, theme.NOTE_BROWN)
            part = row.height - (under.line if line.note else 0.0)
            canvas.fitted(line.label, label, FRect(row.left, row.top, row.width, part))
            if line.note:
                canvas.fitted(line.note, under, FRect(row.left, row.top + part, row.width, under.line))
            top = row.bottom


class Results(Sheet):
    """How it ended, and on."""

    width = 1088.0
    closable = False
    """It has a button that leaves, and Escape."""

    def __init__(self, house: House, table: Table, lines: Sequence[Line]) -> None:
        super().__init__(house)
        self.table, self.lines = table, tuple(lines)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won."""
        return tuple(self.table.box.game.winners(self.table.match.state))

    def title(self) -> str:
        """Who has won, said to the person if it is them and nobody shares the screen."""
        words, names, winners = self.house.words, self.house.names(self.table), self.winners
        if len(self.table.persons) > 1:
            names = Names(names.by_seat)
        if TABLE in winners:
            return words.say("house.results.lost")
        if len(winners) == 1:
            return words.say(names.key("house.results.won", winners[0]), name=names[winners[0]])
        return words.say("house.results.tied", names=", ".join(names[seat] for seat in winners))

    def columns(self) -> Sequence[Sequence[Item]]:
        """Points, then what was played."""
        words, match = self.house.words, self.table.match
        options = self.table.box.speech.options(words, match.options)
        items: list[Item] = []
        if self._won():
            items.append(note("biscuits", words.say("house.results.biscuits")))
        items.append(Points(self._columns(), (*self.lines, self._total())))
        items.append(note("match", words.say("house.results.match", options=options, seed=str(match.seed))))
        return [items]

    def _won(self) -> bool:
        return not set(self.table.persons).isdisjoint(self.winners)

    def _columns(self) -> tuple[Column, ...]:
        game, names, words = self.table.box.game, self.house.names(self.table), self.house.words
        merits = [-each if game.lowest_wins else each for each in game.standing(self.table.match.state)]
        places = [1 + sum(other > each for other in merits) for each in merits]
        return tuple(
            Column(
                seat,
                names[seat],
                people.sign(names.by_seat, seat),
                words.say("house.results.place", place=place),
                people.colour(self.table.sitters, seat),
                seat in self.winners,
            )
            for place, seat in sorted(zip(places, map(Seat, range(len(places))), strict=True))
        )

    def _total(self) -> Line:
        standing = self.table.box.game.standing(self.table.match.state)
        words = self.house.words
        cells = tuple(Cell(words.number(each)) for each in standing)
        return Line(words.say("house.results.points"), cells, total=True)

    def foot(self) -> Sequence[Item]:
        """Play again, new options, back."""
        words = self.house.words
        return [
            Buttons(
                [
                    Button("leave", words.say("house.results.back"), icon="left"),
                    Button("options", words.say("house.results.options"), icon="sort"),
                    Button(
                        "again",
                        words.say("house.results.again"),
                        words.say("house.results.again.note"),
                        key="return",
                        look=Look.PRIMARY,
                    ),
                ]
            )
        ]

    def handle(self, intent: Intent) -> None:
        """Escape leaves."""
        if isinstance(intent, Back):
            self.back()
        else:
            super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        """With the biscuits, if the person has won them."""
        super().draw(canvas)
        if self._won() and not canvas.screen.compact:
            sheet, px = self.sheet(), canvas.screen.px
            canvas.picture("objects/plate.png", FRect(sheet.right - px(128), sheet.top - px(56), px(166), px(170)))

    def back(self) -> None:
        """To the title."""
        self.house.doors.title()

    def press(self, id: str) -> None:
        """The same people once more, or other options."""
        if id == "leave":
            self.back()
        elif id == "again":
            self.house.doors.start(self.table.rematch(random_seed()))
        elif id == "options":
            self.house.doors.new_match(self.table.box)
