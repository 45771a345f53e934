"""What each person has done at each game."""

# ruff: noqa: D102 - what the methods of an item do is said once, in `game.ui.form.Item`.

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.games import Boxed
from game.session.statistics import Book, Tally
from game.ui import paint, people, theme
from game.ui.canvas import Canvas
from game.ui.form import NOTE, Item, heading, note
from game.ui.house import House
from game.ui.layout import grid, inset
from game.ui.ruler import Ruler
from game.ui.sheet import Sheet
from game.ui.theme import Face
from game.ui.widget import Role, Widget

LEAST = 104.0
"""CSS pixels that a figure needs at the text size 1."""


@dataclass(frozen=True, slots=True)
class Figures:
    """A name, and under it a few numbers that each say what they are."""

    id: str
    name: str
    sign: str
    """What is on its sewing button."""
    cells: tuple[tuple[str, str], ...]
    """Label and value."""

    def _across(self, ruler: Ruler, width: float) -> int:
        """As many as fit, so that the rows are about equally long."""
        most = max(1, min(len(self.cells), int(width / (LEAST * ruler.screen.text))))
        return -(-len(self.cells) // -(-len(self.cells) // most))

    def _heights(self, ruler: Ruler, width: float) -> tuple[float, float]:
        """Of the name, and of a row of figures."""
        label = ruler.style(Face.SENTENCE, NOTE)
        room = self._inside(ruler, width) / self._across(ruler, width) - ruler.px(8)
        tallest = max(ruler.block(label_of, label, room).height for label_of, _ in self.cells)
        value = ruler.style(Face.EXTRA_BOLD, theme.SCORE).line
        return max(ruler.px(44), ruler.style(Face.SENTENCE, theme.NAME).line), value + tallest + ruler.px(8)

    def _inside(self, ruler: Ruler, width: float) -> float:
        return width - 2 * ruler.px(14)

    def height(self, ruler: Ruler, width: float) -> float:
        name, row = self._heights(ruler, width)
        return name + row * -(-len(self.cells) // self._across(ruler, width)) + 2 * ruler.px(10)

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:  # noqa: ARG002
        told = "; ".join(f"{label}: {value}" for label, value in self.cells)
        return [Widget(self.id, Role.TEXT, rect, f"{self.name}: {told}")]

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        ruler = Ruler(canvas.kit, canvas.screen)
        px, inside = ruler.px, inset(rect, ruler.px(14), ruler.px(10))
        canvas.rounded(rect, px(12), theme.CARD, rim=paint.thin(canvas, 2), rim_colour=theme.CARD_EDGE)
        high, row = self._heights(ruler, rect.width)
        radius = px(15)
        at = inside.left + radius, inside.top + high / 2
        paint.sewing_button(canvas, at, radius, theme.YOU, self.sign)
        name = FRect(inside.left + 2 * radius + px(10), inside.top, inside.width - 2 * radius - px(10), high)
        canvas.name(self.name, paint.style(canvas, Face.SENTENCE, theme.NAME), name)
        across = self._across(ruler, rect.width)
        area = FRect(inside.left, inside.top + high, inside.width, row * -(-len(self.cells) // across))
        for (label, value), cell in zip(self.cells, grid(area, len(self.cells), across), strict=True):
            self._cell(canvas, label, value, cell)

    def _cell(self, canvas: Canvas, label: str, value: str, cell: FRect) -> None:
        figure = paint.style(canvas, Face.EXTRA_BOLD, theme.SCORE)
        under = paint.style(canvas, Face.SENTENCE, NOTE, theme.NOTE_BROWN)
        canvas.text(value, figure, FRect(cell.left, cell.top, cell.width, figure.line), (0, 0.5))
        block = canvas.wrapped(label, under, cell.width - canvas.screen.px(8))
        canvas.block(block, FRect(cell.left, cell.top + figure.line, cell.width, block.height), (0, 0))


class StatisticsSheet(Sheet):
    """A heading for each game, and figures for each name, the most games first."""

    width = 900.0

    def __init__(self, house: House, shelf: Sequence[Boxed], book: Book) -> None:
        super().__init__(house)
        self.shelf, self.book = tuple(shelf), book

    def title(self) -> str:
        """Its name."""
        return self.house.words.say("house.statistics.title")

    def columns(self) -> Sequence[Sequence[Item]]:
        """Game by game."""
        items: list[Item] = []
        for box in self.shelf:
            names = self.book.get(box.id, {})
            if names:
                items.append(heading(f"game:{box.id}", self.house.game_name(box.id)))
            items += self._figures(box, names)
        if not items:
            return [[note("empty", self.house.words.say("house.statistics.empty"))]]
        return [[*items, note("what", self.house.words.say("house.statistics.note"))]]

    def _figures(self, box: Boxed, tallies: Mapping[str, Tally]) -> list[Figures]:
        order = sorted(tallies, key=lambda name: (-tallies[name].games, name))
        names = [name or self.house.words.say("house.you") for name in order]
        return [
            Figures(
                f"name:{box.id}:{number}", name, people.sign(names, number), self._cells(box, tallies[order[number]])
            )
            for number, name in enumerate(names)
        ]

    def _cells(self, box: Boxed, tally: Tally) -> tuple[tuple[str, str], ...]:
        words = self.house.words
        counts = [("games", tally.games), ("wins", tally.wins), ("ties", tally.ties), ("losses", tally.losses)]
        if box.has("customs") and box.customs.has_hands:
            counts.append(("hands", tally.hands))
        cells = [(words.say(f"house.statistics.{key}"), words.number(count)) for key, count in counts]
        average = "\N{EN DASH}" if tally.average is None else words.number(round(tally.average))
        return (*cells, (words.say("house.statistics.average"), average))
