"""The first match explained: a slip of paper across the top of a real table. It can be put away at any time.

Where the table needs all of a small window, each tip is a dialog of its own, before the person acts.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.core.events import Event
from game.session.guide import Guide
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.fields import Button
from game.ui.house import House
from game.ui.text import Block
from game.ui.theme import Face
from game.ui.widget import Look, Role, Widget

BUTTON_WIDTH, LOW = 168.0, 44.0
"""Design units."""


@dataclass(frozen=True, slots=True)
class _Plan:
    slip: FRect
    words: FRect
    block: Block
    buttons: tuple[tuple[Button, FRect], ...]


class Coach:
    """Which tip is shown, and where."""

    def __init__(self, house: House, guide: Guide) -> None:
        self.house, self.guide = house, guide
        self.number = 0
        self.read = -1
        """The last tip that was put away as a dialog."""

    @property
    def slip(self) -> bool:
        """Whether there is a slip to show."""
        screen = self.house.screen
        return self.on and not screen.compact and screen.text < 1.3

    @property
    def due(self) -> bool:
        """Whether a dialog is to be shown before the person acts."""
        return self.on and not self.slip and self.read != self.number

    @property
    def on(self) -> bool:
        """Whether there is a tip to show."""
        return self.number < len(self.guide.tips)

    def hear(self, events: Sequence[Event]) -> None:
        """What the person brought about: an event that a tip waits for leads to the next."""
        for event in events:
            if self.on and isinstance(event, self.guide.tips[self.number].until):
                self._next()

    def press(self, id: str) -> bool:
        """Whether `id` was a control of the slip."""
        if id == "coach:next":
            self.put_away()
        elif id == "coach:skip":
            self.number = len(self.guide.tips)
        return id.startswith("coach:")

    def put_away(self) -> None:
        """The tip has been read; the next comes at once, unless this one waits for something."""
        self.read = self.number
        if not self.guide.tips[self.number].until:
            self._next()

    def _next(self) -> None:
        self.number += 1
        if self.on:
            self.house.stage.announce(self.words())

    def words(self) -> str:
        """What the tip says."""
        return self.house.words.say(self.guide.tips[self.number].key)

    @property
    def last(self) -> bool:
        """Whether nothing comes after this tip."""
        return self.number == len(self.guide.tips) - 1

    def _buttons(self) -> list[Button]:
        words = self.house.words
        skip = Button("coach:skip", words.say("house.guide.done" if self.last else "house.guide.skip"), lowest=LOW)
        if self.guide.tips[self.number].until or self.last:
            return [skip]
        return [skip, Button("coach:next", words.say("house.guide.next"), look=Look.PRIMARY, lowest=LOW)]

    def plan(self, area: FRect) -> _Plan:
        """The slip at the top of `area`: words, and buttons at their right or, where it is narrow, under them."""
        ruler = self.house.ruler
        pad, gap = max(7.0, ruler.px(8)), max(8.0, ruler.px(12))
        buttons, style = self._buttons(), ruler.style(Face.SENTENCE, theme.BODY)
        wide = max(ruler.px(BUTTON_WIDTH), *(each.least(ruler) for each in buttons))
        row = wide * len(buttons) + gap * (len(buttons) - 1)
        beside = area.width - 2 * pad - gap - row >= 240 * ruler.screen.text
        room = area.width - 2 * pad - (row + gap if beside else 0)
        if not beside:
            wide = (area.width - 2 * pad - gap * (len(buttons) - 1)) / len(buttons)
        block = ruler.block(self.words(), style, room)
        tall = max(each.height(ruler, wide) for each in buttons)
        inside = max(block.height, tall) if beside else block.height + gap + tall
        slip = FRect(area.left, area.top, area.width, inside + 2 * pad)
        top = slip.centery - tall / 2 if beside else slip.bottom - pad - tall
        left = slip.right - pad - row if beside else slip.left + pad
        rects = [FRect(left + (wide + gap) * n, top, wide, tall) for n in range(len(buttons))]
        high = inside if beside else block.height
        words = FRect(slip.left + pad, slip.top + pad, room, high)
        return _Plan(slip, words, block, tuple(zip(buttons, rects, strict=True)))

    def widgets(self, area: FRect) -> Sequence[Widget]:
        """The tip, and its buttons."""
        plan = self.plan(area)
        return [
            Widget("coach", Role.TEXT, plan.words, self.words()),
            *(button.placed(rect) for button, rect in plan.buttons),
        ]

    def draw(self, canvas: Canvas, area: FRect) -> None:
        """Paper and words; the buttons are controls."""
        plan = self.plan(area)
        paint.paper(canvas, plan.slip)
        canvas.block(plan.block, plan.words, (0, 0.5))
