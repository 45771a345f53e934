"""A dialog of paper: a title with a way out, a body that scrolls when it must, buttons at the foot."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import FRect

from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.form import Item, Placed, Scrolled, flow
from game.ui.house import House
from game.ui.scene import Back, Intent, Press, Reveal, Scroll
from game.ui.text import Block
from game.ui.theme import Colour, Face
from game.ui.widget import Look, Role, Widget

CLOSE = "close"
ONWARD = "onward"
"""A button with words that closes as well. No two controls of a scene share an id: the page has one for each."""
MOST_FOOT = 0.34
"""The foot stands still while it takes no more than this share of the sheet; else it scrolls along."""
COLUMN = 360.0
"""CSS pixels that a column needs at the text size 1."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where everything lies for one window."""

    sheet: FRect
    title: Block
    head: FRect
    close: FRect
    pane: FRect
    body: tuple[Placed, ...]
    """As if nothing were scrolled."""
    foot: tuple[Placed, ...]


class Sheet:
    """Base of the dialogs. Says what it holds; where that lies follows from the window."""

    veil = True
    accent: Colour = theme.STITCH_PINK
    width = 980.0
    """Design units, in the landscape design."""
    closable = True
    way_out = CLOSE
    """The control at its head, and its icon."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.scrolled = Scrolled()

    # What a dialog says of itself

    def title(self) -> str:
        """Its head."""
        raise NotImplementedError

    def columns(self) -> Sequence[Sequence[Item]]:
        """What it holds, in one column or two, which stand one under the other where there is no room."""
        raise NotImplementedError

    def foot(self) -> Sequence[Item]:
        """What stays in sight below."""
        return ()

    def press(self, id: str) -> None:
        """A control was used."""

    def back(self) -> None:
        """The way out."""
        self.house.stage.pop()

    # Scene

    def enter(self) -> None:
        """Says what it is."""
        self.house.stage.announce(self.title())

    def resume(self) -> None:
        """Nothing to take up."""

    def pause(self) -> None:
        """Nothing to stop."""

    def leave(self) -> None:
        """Nothing to end."""

    def update(self, seconds: float) -> bool:  # noqa: ARG002
        """Nothing moves."""
        return False

    def wake_in(self) -> float | None:
        """Nothing changes by itself."""
        return None

    def handle(self, intent: Intent) -> None:
        """Scrolls and closes; the rest is for the dialog itself."""
        match intent:
            case Scroll(_, _, distance):
                self.scrolled.by(distance)
            case Reveal(id):
                self._reveal(id)
            case Back():
                if self.closable:
                    self.back()
            case Press(id) if id in (CLOSE, ONWARD, self.way_out):
                self.back()
            case Press(id):
                self.press(id)

    def widgets(self) -> Sequence[Widget]:
        """All of them, those of the body in their pane."""
        plan, ruler = self._plan(), self.house.ruler
        head = Widget("title", Role.TEXT, plan.head, self.title())
        close = Widget(self.way_out, Role.BUTTON, plan.close, self._close_label(), icon=self.way_out, look=Look.ROUND)
        body = [
            replace(each, pane=plan.pane)
            for placed in _moved(plan.body, -self.scrolled.offset)
            for each in placed.item.widgets(ruler, placed.rect)
        ]
        foot = [each for placed in plan.foot for each in placed.item.widgets(ruler, placed.rect)]
        return [head, *body, *foot, *([close] if self.closable else [])]

    def draw(self, canvas: Canvas) -> None:
        """Paper, head, body, foot."""
        plan = self._plan()
        paint.dialog(canvas, plan.sheet, self.accent)
        canvas.block(plan.title, plan.head, (0, 0.5))
        widgets = self.house.stage.widgets_of(self)
        with canvas.clip(plan.pane):
            for placed in _moved(plan.body, -self.scrolled.offset):
                if placed.rect.colliderect(plan.pane):
                    placed.item.draw(canvas, placed.rect)
            self.house.paint(canvas, [each for each in widgets if each.pane and each.shown.height > 0])
        for placed in plan.foot:
            placed.item.draw(canvas, placed.rect)
        self.house.paint(canvas, [each for each in widgets if not each.pane])
        self._bar(canvas, plan)

    def sheet(self) -> FRect:
        """The paper."""
        return self._plan().sheet

    def _close_label(self) -> str:
        return self.house.words.say("house.close")

    def _reveal(self, id: str) -> None:
        plan, widget = self._plan(), self.house.stage.widget(id)
        if not widget or not widget.pane:
            return
        margin = self.house.ruler.px(8)
        if widget.rect.top < plan.pane.top:
            self.scrolled.by(widget.rect.top - plan.pane.top - margin)
        elif widget.rect.bottom > plan.pane.bottom:
            self.scrolled.by(widget.rect.bottom - plan.pane.bottom + margin)

    def _bar(self, canvas: Canvas, plan: _Plan) -> None:
        """How much more there is."""
        if self.scrolled.limit <= 0:
            return
        whole = plan.pane.height + self.scrolled.limit
        thick = max(4.0, canvas.screen.px(6))
        long = max(24.0, plan.pane.height * plan.pane.height / whole)
        top = plan.pane.top + (plan.pane.height - long) * self.scrolled.offset / self.scrolled.limit
        rect = FRect(plan.pane.right - thick, top, thick, long)
        canvas.rounded(rect, thick / 2, theme.OFF_RIM)

    # Where it lies

    def _plan(self) -> _Plan:
        """As high as what it holds, as far as the window goes; a foot that is too high scrolls with the body."""
        ruler, screen = self.house.ruler, self.house.screen
        pad, margin, gap = max(14.0, ruler.px(40)), max(6.0, ruler.px(24)), max(8.0, ruler.px(14))
        wide, above = self._wide(margin), max(12.0, ruler.px(26))
        left, inside, most = (screen.width - wide) / 2 + pad, wide - 2 * pad, screen.height - 2 * margin
        title, head, close = self._head(left, inside)
        body, tall = self._body(left, inside)
        foot = flow(ruler, self.foot(), left, 0, inside)
        high_foot = foot[-1].rect.bottom + gap if foot else 0.0
        if high_foot > MOST_FOOT * most:
            body += _moved(foot, tall + gap)
            tall, foot, high_foot = tall + high_foot, [], 0.0
        around = 2 * above + head.height + gap + high_foot
        room = max(8.0, ruler.px(10))  # for focus rings and shadows, above and below
        high = min(most, around + tall + room)
        sheet = FRect((screen.width - wide) / 2, (screen.height - high) / 2, wide, high)
        head, close = head.move(0, sheet.top + above), close.move(0, sheet.top + above)
        pane = FRect(sheet.left + pad / 2, head.bottom + gap - room, wide - pad, high - around + room)
        self.scrolled.fit(tall + 2 * room, pane.height)
        below = _moved(foot, sheet.bottom - above - high_foot + gap)
        return _Plan(sheet, title, head, close, pane, tuple(_moved(body, pane.top + room)), tuple(below))

    def _wide(self, margin: float) -> float:
        screen = self.house.screen
        room = screen.width - 2 * margin
        if screen.portrait or screen.compact:
            return room
        return min(room, screen.px(self.width) * max(1.0, min(screen.text, 1.28)))

    def _head(self, left: float, inside: float) -> tuple[Block, FRect, FRect]:
        """The title and the way out, from 0 downwards."""
        ruler = self.house.ruler
        side = max(44.0, ruler.px(48)) if self.closable else 0.0
        room = inside - side - ruler.px(8)
        title = ruler.block(self.title(), ruler.style(Face.EXTRA_BOLD, theme.DIALOG_HEAD), room)
        return title, FRect(left, 0, room, max(side, title.height)), FRect(left + inside - side, 0, side, side)

    def _body(self, left: float, width: float) -> tuple[list[Placed], float]:
        """The items from 0 downwards, and how high they are."""
        ruler, parts = self.house.ruler, self.columns()
        gap = ruler.px(60)
        each = (width - gap) / 2
        if len(parts) == 2 and each >= COLUMN * self.house.screen.text:
            placed = [
                *flow(ruler, parts[0], left, 0, each),
                *flow(ruler, parts[1], left + each + gap, 0, each),
            ]
        else:
            placed = flow(ruler, [item for part in parts for item in part], left, 0, width)
        return placed, max((one.rect.bottom for one in placed), default=0.0)


def _moved(placed: Sequence[Placed], down: float) -> list[Placed]:
    return [Placed(each.item, each.rect.move(0, down)) for each in placed]
