"""What a sheet of paper holds, one under the other: words, choices, fields, rows, buttons.

An item says how high it is at a width, which controls it has, and paints what is not a control. So every dialog fits
every window and text size: what does not fit is scrolled.
"""

# ruff: noqa: D102 - what the methods of an item do is said once, in Item.

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from pygame import FRect

from game.ui import controls, paint, theme
from game.ui.canvas import Canvas
from game.ui.layout import columns, grid
from game.ui.ruler import Ruler
from game.ui.text import Block, Style
from game.ui.theme import Colour, Face, Size
from game.ui.widget import Look, Role, Widget

LABEL = Size(17, 18)
NOTE = Size(15, 16)
BUTTON_HEIGHT = 58.0
CONTROL_HEIGHT = 48.0
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
class Segments:
    """One of a few, all of them shown."""

    id: str
    labels: Sequence[str]
    chosen: int
    group: str
    """What is being chosen, for those who hear it."""
    off: str = ""

    def _widest(self, ruler: Ruler) -> float:
        style = ruler.style(Face.SENTENCE, theme.BODY)
        return max(ruler.width(f"✓ {label}", style) + style.size * 0.4 for label in self.labels) + 2 * ruler.px(8) + 8

    def natural(self, ruler: Ruler) -> float:
        """How wide it is when everything stands in one row, close together."""
        return self._widest(ruler) * len(self.labels)

    def _across(self, ruler: Ruler, width: float) -> int:
        room = max(1, int((width + 0.01) / self._widest(ruler)))
        lines = -(-len(self.labels) // room)
        return -(-len(self.labels) // lines)

    def _line(self, ruler: Ruler, width: float) -> float:
        style = Style(Face.SENTENCE, theme.BODY.on(ruler.screen), leading=1.1)
        inside = width / self._across(ruler, width) - 2 * ruler.px(8)
        tallest = max(ruler.block(label, style, inside).height for label in self.labels)
        return max(ruler.screen.target(CONTROL_HEIGHT), tallest + 2 * ruler.px(8))

    def height(self, ruler: Ruler, width: float) -> float:
        lines = -(-len(self.labels) // self._across(ruler, width))
        return lines * self._line(ruler, width) + (lines - 1) * ruler.px(6)

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:
        cells = self._cells(ruler, rect)
        return [
            Widget(f"{self.id}:{n}", Role.RADIO, cell, label, self.group, chosen=n == self.chosen, off=self.off)
            for n, (label, cell) in enumerate(zip(self.labels, cells, strict=True))
        ]

    def _cells(self, ruler: Ruler, rect: FRect) -> list[FRect]:
        across, line = self._across(ruler, rect.width), self._line(ruler, rect.width)
        return [
            FRect(cell.left, rect.top + (n // across) * (line + ruler.px(6)), cell.width, line)
            for n, cell in enumerate(
                grid(FRect(rect.left, rect.top, rect.width, rect.height), len(self.labels), across)
            )
        ]

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        """All of it is controls."""


@dataclass(frozen=True, slots=True)
class Stepper:
    """One of many in order: minus, the value, plus."""

    id: str
    value: str
    group: str
    less: str
    more: str
    """What minus and plus are called."""
    less_off: str = ""
    more_off: str = ""

    def height(self, ruler: Ruler, width: float) -> float:  # noqa: ARG002
        return max(ruler.screen.target(CONTROL_HEIGHT), theme.BODY.on(ruler.screen) * 1.6)

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:  # noqa: ARG002
        side = max(44.0, rect.height)
        left, right = (
            FRect(rect.left, rect.top, side, rect.height),
            FRect(rect.right - side, rect.top, side, rect.height),
        )
        middle = FRect(left.right, rect.top, right.left - left.right, rect.height)
        return [
            Widget(
                f"{self.id}:less",
                Role.BUTTON,
                left,
                self.less,
                icon="minus",
                look=Look.BARE,
                off=self.less_off,
                repeats=True,
            ),
            Widget(f"{self.id}:value", Role.TEXT, middle, f"{self.group}: {self.value}"),
            Widget(
                f"{self.id}:more",
                Role.BUTTON,
                right,
                self.more,
                icon="plus",
                look=Look.BARE,
                off=self.more_off,
                repeats=True,
            ),
        ]

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        ruler = Ruler(canvas.kit, canvas.screen)
        canvas.rounded(rect, ruler.px(12), theme.CARD, rim=paint.thin(canvas, 3), rim_colour=theme.NAVY)
        less, value, more = self.widgets(ruler, rect)
        for each in (less, more):
            colour = theme.DIMMED if each.off else theme.INK
            canvas.icon(each.icon, each.rect.center, max(18.0, ruler.px(20)), colour)
        style = paint.style(canvas, Face.EXTRA_BOLD, theme.BODY)
        canvas.fitted(self.value, style, value.rect, (0.5, 0.5))


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    id: str
    label: str
    on: bool
    note: str = ""
    off: str = ""

    def height(self, ruler: Ruler, width: float) -> float:
        room = width - _switch_width(ruler) - ruler.px(16)
        text = ruler.block(self.label, ruler.style(Face.SENTENCE, theme.BODY), room).height
        if self.note:
            text += ruler.block(self.note, ruler.style(Face.SENTENCE, NOTE), room).height
        return max(ruler.screen.target(44), text + 2)

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:  # noqa: ARG002
        return [Widget(self.id, Role.TOGGLE, rect, self.label, self.note, chosen=self.on, off=self.off)]

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        """All of it is a control."""


def _switch_width(ruler: Ruler) -> float:
    return max(ruler.px(44), 26.0) * 76 / 44


@dataclass(frozen=True, slots=True)
class Field:
    """A line to type into."""

    id: str
    label: str
    value: str
    hint: str = ""

    def height(self, ruler: Ruler, width: float) -> float:  # noqa: ARG002
        return max(ruler.screen.target(CONTROL_HEIGHT), theme.BODY.on(ruler.screen) * 1.6)

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:  # noqa: ARG002
        return [Widget(self.id, Role.FIELD, rect, self.label, self.hint, value=self.value)]

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        """All of it is a control."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button before it has a place."""

    id: str
    label: str
    note: str = ""
    icon: str = ""
    key: str = ""
    look: Look = Look.PLAIN
    off: str = ""

    def least(self, ruler: Ruler) -> float:
        """The narrowest it can be with its label, and its second line, in no more than two lines each."""
        label, second = _button_styles(ruler)
        halves = _halved(ruler, self.label, label), _halved(ruler, self.off or self.note, second)
        return max(halves) + self._around(ruler)

    def _around(self, ruler: Ruler) -> float:
        """What stands beside the words."""
        icon = controls.icon_size(ruler.screen) + ruler.px(10) if self.icon else 0.0
        cap = 0.0
        if self.key and not ruler.screen.compact:
            cap = 2 * ruler.px(26)
        return max(2 * ruler.px(14), 12) + icon + cap + 2

    def height(self, ruler: Ruler, width: float) -> float:
        """How high it has to be for its words."""
        label, second = _button_styles(ruler)
        inside = width - self._around(ruler)
        text = ruler.block(self.label, label, inside).height
        if self.off or self.note:
            text += ruler.block(self.off or self.note, second, inside).height
        return max(ruler.screen.target(BUTTON_HEIGHT), text + 2 * ruler.px(5) + 6)

    def placed(self, rect: FRect) -> Widget:
        """The control."""
        note = self.off or self.note
        return Widget(self.id, Role.BUTTON, rect, self.label, note, self.icon, self.key, self.look, off=self.off)


def _halved(ruler: Ruler, words: str, style: Style) -> float:
    """How wide words are in two lines."""
    parts = words.split() or [""]
    cuts = range(1, len(parts) + 1)
    return min(
        max(ruler.width(" ".join(parts[:cut]), style), ruler.width(" ".join(parts[cut:]), style)) for cut in cuts
    )


def _button_styles(ruler: Ruler) -> tuple[Style, Style]:
    label = Style(Face.BOLD, theme.BUTTON.on(ruler.screen), leading=1.12)
    return label, Style(Face.SENTENCE, theme.BUTTON_NOTE.on(ruler.screen), leading=1.16)


@dataclass(frozen=True, slots=True)
class Buttons:
    """Buttons side by side where they fit, else one under the other."""

    buttons: Sequence[Button]
    across: int = 0
    """At most so many side by side; 0 for as many as fit."""

    def _across(self, ruler: Ruler, width: float) -> int:
        most = self.across or len(self.buttons)
        least = max(each.least(ruler) for each in self.buttons)
        return max(1, min(most, int((width + ruler.px(GAP)) / (least + ruler.px(GAP)))))

    def _lines(self, ruler: Ruler, width: float) -> list[tuple[Sequence[Button], float]]:
        across, gap = self._across(ruler, width), ruler.px(GAP)
        cells = (width - gap * (across - 1)) / across
        lines = [self.buttons[start : start + across] for start in range(0, len(self.buttons), across)]
        return [(line, max(each.height(ruler, cells) for each in line)) for line in lines]

    def height(self, ruler: Ruler, width: float) -> float:
        lines = self._lines(ruler, width)
        return sum(high for _, high in lines) + (ruler.px(GAP) + 2) * (len(lines) - 1) + ruler.px(paint.EDGE)

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:
        placed, top = list[Widget](), rect.top
        for line, high in self._lines(ruler, rect.width):
            cells = columns(FRect(rect.left, top, rect.width, high), len(line), ruler.px(GAP))
            placed += [each.placed(cell) for each, cell in zip(line, cells, strict=True)]
            top += high + ruler.px(GAP) + 2
        return placed

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        """All of it is controls."""


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
