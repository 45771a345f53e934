"""Where the keyboard is: one widget of the scene on top, walked with Tab and arrows."""

from collections.abc import Callable, Sequence

from pygame import FRect

from game.ui.widget import Role, Widget


class Focus:
    """The focused widget, by id. Each scene on the stage has one of its own."""

    def __init__(self) -> None:
        self.id: str | None = None
        self.visible = False
        """Whether the ring is drawn: after a key, not after a tap."""
        self._rect: FRect | None = None

    def current(self, widgets: Sequence[Widget]) -> Widget | None:
        """The focused widget, if it is still there."""
        return next((each for each in _walk(widgets) if each.id == self.id), None)

    def take(self, widget: Widget, visible: bool) -> None:
        """Focuses `widget`."""
        self.id, self.visible, self._rect = widget.id, visible, widget.rect

    def step(self, widgets: Sequence[Widget], by: int) -> Widget | None:
        """Tab (1) or Shift and Tab (-1): the next widget in order, round the end. None when there is none."""
        order = _walk(widgets)
        if not order:
            return None
        here = self.current(widgets)
        if here:
            found = order[(order.index(here) + by) % len(order)]
        else:
            found = self._nearest(order) or order[0 if by > 0 else -1]
        self.take(found, True)
        return found

    def go(self, widgets: Sequence[Widget], dx: int, dy: int) -> Widget | None:
        """An arrow key: the nearest widget that way; stays where nothing lies there."""
        order, here = _walk(widgets), self.current(widgets)
        if not here:
            return self.step(widgets, 1)
        found = min((each for each in order if _along(here, each, dx, dy) > 1), key=_cost(here, dx, dy), default=here)
        self.take(found, True)
        return found

    def _nearest(self, order: Sequence[Widget]) -> Widget | None:
        """What stands now where the lost focus was."""
        if not self._rect:
            return None
        x, y = self._rect.center
        return min(order, key=lambda each: (each.rect.centerx - x) ** 2 + (each.rect.centery - y) ** 2)


def _walk(widgets: Sequence[Widget]) -> list[Widget]:
    return [each for each in widgets if each.role is not Role.TEXT]


def _along(here: Widget, there: Widget, dx: int, dy: int) -> float:
    """How far `there` lies from `here` in the direction of the arrow, edge beyond centre; negative when behind."""
    return (there.rect.centerx - here.rect.centerx) * dx + (there.rect.centery - here.rect.centery) * dy


def _cost(here: Widget, dx: int, dy: int) -> Callable[[Widget], float]:
    def cost(there: Widget) -> float:
        aside = _gap(here.rect, there.rect, across=dx != 0)
        return _along(here, there, dx, dy) + 4 * aside

    return cost


def _gap(one: FRect, other: FRect, across: bool) -> float:
    """How far apart two rects are sideways to the arrow: 0 when they share a row (or column)."""
    if across:
        return max(0.0, one.top - other.bottom, other.top - one.bottom) + abs(one.centery - other.centery) / 8
    return max(0.0, one.left - other.right, other.left - one.right) + abs(one.centerx - other.centerx) / 8
