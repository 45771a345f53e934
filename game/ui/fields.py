"""The items of a sheet that can be used: choices, fields, buttons."""

# ruff: noqa: D102 - what the methods of an item do is said once, in Item.

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.ui import controls, paint, theme
from game.ui.canvas import Canvas
from game.ui.form import GAP, NOTE
from game.ui.layout import columns, grid
from game.ui.ruler import Ruler
from game.ui.text import Style
from game.ui.theme import Face
from game.ui.widget import Look, Role, Widget

BUTTON_HEIGHT = 58.0
CONTROL_HEIGHT = 48.0
"""Design units; a target is never below 44 CSS pixels."""


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
    lowest: float = BUTTON_HEIGHT
    """Design units."""

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
        return max(ruler.screen.target(self.lowest), text + 2 * ruler.px(5) + 6)

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
