"""What a sheet of paper holds, one under the other: words, choices, fields, rows, buttons.

An item says how high it is at a width, which controls it has, and paints what is not a control. So every dialog fits
every window and text size: what does not fit is scrolled.
"""

# ruff: noqa: D102 - what the methods of an item do is said once, in Item.

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from pygame import FRect

from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.ruler import Ruler
from game.ui.text import Block, Style
from game.ui.theme import Colour, Face, Size
from game.ui.widget import Look, Role, Widget

LABEL = Size(17, 18)
NOTE = Size(15, 16)
GAP = 16.0
"""Design units between two items."""


class Item(Protocol):
    """One thing on a sheet."""

    def height(self, ruler: Ruler, width: float) -> float:
        """How high it is in CSS pixels when it is `width` wide."""

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:
        """Its controls in `rect`, which is as high as it asked for."""

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        """Paints what its controls do not."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Words to read."""

    id: str
    words: str
    size: Size = LABEL
    colour: Colour = theme.INK
    face: Face = Face.SENTENCE

    def _style(self, ruler: Ruler) -> Style:
        return ruler.style(self.face, self.size, self.colour)

    def height(self, ruler: Ruler, width: float) -> float:
        return ruler.block(self.words, self._style(ruler), width).height

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:  # noqa: ARG002
        return [Widget(self.id, Role.TEXT, rect, self.words)]

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        style = paint.style(canvas, self.face, self.size, self.colour)
        canvas.block(canvas.wrapped(self.words, style, rect.width), rect, (0, 0))


def heading(id: str, words: str) -> Paragraph:
    """A heading within a sheet."""
    return Paragraph(id, words, theme.HEADING, face=Face.EXTRA_BOLD)


def note(id: str, words: str) -> Paragraph:
    """A second line."""
    return Paragraph(id, words, NOTE, theme.NOTE_BROWN)


@dataclass(frozen=True, slots=True)
class Labelled:
    """A line of words over another item, and a note under it."""

    words: str
    item: Item
    note: str = ""

    def _blocks(self, ruler: Ruler, width: float) -> tuple[Block, Block | None]:
        label = ruler.block(self.words, ruler.style(Face.SENTENCE, LABEL), width)
        style = ruler.style(Face.SENTENCE, NOTE, theme.NOTE_BROWN)
        return label, ruler.block(self.note, style, width) if self.note else None

    def height(self, ruler: Ruler, width: float) -> float:
        label, under = self._blocks(ruler, width)
        extra = under.height + ruler.px(6) if under else 0.0
        return label.height + ruler.px(4) + self.item.height(ruler, width) + extra

    def _inner(self, ruler: Ruler, rect: FRect) -> FRect:
        label, _ = self._blocks(ruler, rect.width)
        top = rect.top + label.height + ruler.px(4)
        return FRect(rect.left, top, rect.width, self.item.height(ruler, rect.width))

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:
        return self.item.widgets(ruler, self._inner(ruler, rect))

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        ruler = Ruler(canvas.kit, canvas.screen)
        label, under = self._blocks(ruler, rect.width)
        canvas.block(label, rect, (0, 0))
        inner = self._inner(ruler, rect)
        self.item.draw(canvas, inner)
        if under:
            top = inner.bottom + ruler.px(6)
            canvas.block(under, FRect(rect.left, top, rect.width, under.height), (0, 0))


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a list: a sign, a name, a second line, and that touching it leads further."""

    id: str
    label: str
    note: str = ""
    sign: str = ""
    """The letter on its sewing button."""
    colour: Colour = theme.NAVY
    icon: str = ""
    """Instead of a sewing button."""
    leads: str = "right"
    """The icon at its right end."""
    empty: bool = False
    """A place that is not taken yet: dashed."""

    def _room(self, ruler: Ruler, width: float) -> float:
        return width - ruler.px(66) - ruler.px(52)

    def height(self, ruler: Ruler, width: float) -> float:
        room = self._room(ruler, width)
        text = ruler.block(self.label, ruler.style(Face.SENTENCE, theme.NAME), room).height
        if self.note:
            text += ruler.block(self.note, ruler.style(Face.SENTENCE, NOTE), room).height
        return max(ruler.screen.target(56), text + ruler.px(10))

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:  # noqa: ARG002
        return [Widget(self.id, Role.BUTTON, rect, self.label, self.note, look=Look.BARE)]

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        ruler = Ruler(canvas.kit, canvas.screen)
        px, corner = ruler.px, ruler.px(12)
        if self.empty:
            canvas.dashed(rect, corner, theme.OFF_RIM, paint.thin(canvas, 2.4), px(9), px(5))
        else:
            canvas.rounded(rect, corner, theme.CARD, rim=paint.thin(canvas, 2), rim_colour=theme.CARD_EDGE)
        at = (rect.left + px(34), rect.centery)
        if self.sign:
            paint.sewing_button(canvas, at, px(17), self.colour, self.sign)
        elif self.icon:
            canvas.icon(self.icon, at, px(24), theme.INK)
        if self.leads and not self.empty:
            canvas.icon(self.leads, (rect.right - px(28), rect.centery), px(22), theme.INK)
        self._words(canvas, ruler, FRect(rect.left + px(66), rect.top, self._room(ruler, rect.width), rect.height))

    def _words(self, canvas: Canvas, ruler: Ruler, area: FRect) -> None:
        label = ruler.block(self.label, ruler.style(Face.SENTENCE, theme.NAME), area.width)
        style = ruler.style(Face.SENTENCE, NOTE, theme.NOTE_BROWN)
        under = ruler.block(self.note, style, area.width) if self.note else None
        top = area.centery - (label.height + (under.height if under else 0)) / 2
        canvas.block(label, FRect(area.left, top, area.width, label.height), (0, 0))
        if under:
            canvas.block(under, FRect(area.left, top + label.height, area.width, under.height), (0, 0))


@dataclass(frozen=True, slots=True)
class Pair:
    """Two items side by side where there is room, else one under the other."""

    left: Item
    right: Item
    least: float = 150
    """Design units that either needs, at the text size 1."""

    def _beside(self, ruler: Ruler, width: float) -> bool:
        return (width - ruler.px(GAP)) / 2 >= max(120.0, ruler.px(self.least)) * ruler.screen.text

    def _rects(self, ruler: Ruler, left: float, top: float, width: float) -> tuple[FRect, FRect]:
        if self._beside(ruler, width):
            half = (width - ruler.px(GAP)) / 2
            one, other = self.left.height(ruler, half), self.right.height(ruler, half)
            return FRect(left, top, half, one), FRect(left + half + ruler.px(GAP), top, half, other)
        one, other = self.left.height(ruler, width), self.right.height(ruler, width)
        return FRect(left, top, width, one), FRect(left, top + one + ruler.px(GAP), width, other)

    def height(self, ruler: Ruler, width: float) -> float:
        return max(rect.bottom for rect in self._rects(ruler, 0, 0, width))

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:
        one, other = self._rects(ruler, rect.left, rect.top, rect.width)
        return [*self.left.widgets(ruler, one), *self.right.widgets(ruler, other)]

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        one, other = self._rects(Ruler(canvas.kit, canvas.screen), rect.left, rect.top, rect.width)
        self.left.draw(canvas, one)
        self.right.draw(canvas, other)


@dataclass(frozen=True, slots=True)
class Placed:
    """An item where it lies."""

    item: Item
    rect: FRect


def flow(ruler: Ruler, items: Sequence[Item], left: float, top: float, width: float) -> list[Placed]:
    """Items one under the other."""
    placed = []
    for item in items:
        rect = FRect(left, top, width, item.height(ruler, width))
        placed.append(Placed(item, rect))
        top = rect.bottom + max(10.0, ruler.px(GAP))
    return placed


@dataclass(slots=True)
class Scrolled:
    """How far a pane is scrolled, in CSS pixels from its top."""

    offset: float = 0.0
    limit: float = 0.0

    def by(self, distance: float) -> None:
        """Scrolls, as far as there is anything."""
        self.offset = min(max(0.0, self.offset + distance), self.limit)

    def fit(self, content: float, room: float) -> None:
        """The pane shows `room` of `content`."""
        over = content - room
        self.limit = over if over > 1 else 0.0  # rects are single floats: less than a pixel is nothing
        self.offset = min(self.offset, self.limit)
