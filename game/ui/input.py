"""One stream of pointer and one of keys, turned into what the player means.

Touch arrives as mouse events (finger events are blocked), so there is never a second pointer stream.
"""

from dataclasses import dataclass

import pygame
from pygame.event import Event

from game.host import Activation
from game.ui.scene import Back, Drag, Drop, Nudge, Scroll, Skip, Typed
from game.ui.stage import Stage
from game.ui.widget import Role, Widget

BLOCKED = (pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION, pygame.MULTIGESTURE)
DRAG = 8.0
"""CSS pixels that a pointer may wander before a tap becomes a drag."""
DOUBLE = 0.35
"""Seconds after a tap in which another at the same place is the second half of a double tap."""
NEAR = 24.0
"""CSS pixels that count as the same place."""
NOTCH = 48.0
"""CSS pixels that one notch of the wheel scrolls."""
PAGE = 0.8
"""Share of the window that a page key scrolls."""
ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


@dataclass(slots=True)
class _Hold:
    """The button, or the finger, is down."""

    id: str | None
    x: float
    y: float
    drags: bool
    moved: bool = False


@dataclass(frozen=True, slots=True)
class _Tap:
    """The last tap that acted."""

    id: str
    x: float
    y: float
    when: float


class Input:
    """Reads pygame's events for a stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._hold: _Hold | None = None
        self._tap: _Tap | None = None

    def read(self, event: Event) -> None:
        """One event."""
        reader = _READERS.get(event.type)
        if reader:
            reader(self, event)

    def activate(self, activation: Activation) -> None:
        """A mirrored control was used."""
        widget = self.stage.widget(activation.id)
        if not widget:
            return
        if activation.text is not None and not widget.off:
            self.stage.send(Typed(widget.id, activation.text))
        else:
            self.stage.use(widget)

    def _point(self, event: Event) -> tuple[float, float]:
        density = self.stage.screen.density
        return event.pos[0] / density, event.pos[1] / density

    def _down(self, event: Event) -> None:
        if event.button != pygame.BUTTON_LEFT:
            return
        x, y = self._point(event)
        widget = self.stage.at(x, y)
        self._hold = _Hold(widget.id if widget else None, x, y, bool(widget and widget.drags and not widget.off))
        self.stage.attention.pressed = self._hold.id
        self.stage.change()

    def _move(self, event: Event) -> None:
        x, y = self._point(event)
        if self._hold:
            self._pull(self._hold, x, y)
            return
        over = None if event.touch else self.stage.at(x, y)
        if (over.id if over else None) != self.stage.attention.over:
            self.stage.attention.over = over.id if over else None
            self.stage.change()

    def _pull(self, hold: _Hold, x: float, y: float) -> None:
        if not hold.moved and max(abs(x - hold.x), abs(y - hold.y)) <= DRAG:
            return
        hold.moved = True
        if hold.drags and hold.id:
            self.stage.send(Drag(hold.id, x, y))
        else:
            self.stage.attention.pressed = None
            self.stage.send(Scroll(x, y, hold.y - y))
            hold.y = y

    def _up(self, event: Event) -> None:
        hold, self._hold = self._hold, None
        if event.button != pygame.BUTTON_LEFT or not hold:
            return
        self.stage.attention.pressed = None
        self.stage.change()
        x, y = self._point(event)
        if hold.moved:
            if hold.drags and hold.id:
                self.stage.send(Drop(hold.id, x, y))
            return
        widget = self.stage.at(x, y)
        if (widget.id if widget else None) == hold.id:
            self._tapped(widget, x, y)

    def _tapped(self, widget: Widget | None, x: float, y: float) -> None:
        if not widget:
            self.stage.send(Skip())
        elif not self._doubled(widget, x, y):
            self._tap = _Tap(widget.id, x, y, self.stage.clock())
            self.stage.look_at(widget, visible=False)
            self.stage.use(widget)

    def _doubled(self, widget: Widget, x: float, y: float) -> bool:
        """Whether this is the second half of a double tap, whatever may have come under the finger meanwhile."""
        tap = self._tap
        if not tap or (widget.repeats and widget.id == tap.id):
            return False
        near = max(abs(x - tap.x), abs(y - tap.y)) <= NEAR
        return near and self.stage.clock() - tap.when < DOUBLE

    def _wheel(self, event: Event) -> None:
        x, y = pygame.mouse.get_pos()
        density = self.stage.screen.density
        self.stage.send(Scroll(x / density, y / density, -event.precise_y * NOTCH))

    def _left(self, _event: Event) -> None:
        self.stage.attention.over = None
        self.stage.change()

    def _key(self, event: Event) -> None:
        stage, key = self.stage, event.key
        field = self._field()
        if key == pygame.K_TAB:
            back = event.mod & pygame.KMOD_SHIFT
            stage.look_at(stage.focus.step(stage.widgets(), -1 if back else 1), visible=True)
        elif key in ARROWS:
            self._arrow(*ARROWS[key], bool(event.mod & pygame.KMOD_SHIFT))
        elif key == pygame.K_ESCAPE:
            stage.send(Back())
        elif key == pygame.K_F11:
            stage.host.toggle_full_screen()
        elif key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self._scroll(stage.screen.height * PAGE * (1 if key == pygame.K_PAGEDOWN else -1))
        elif field and key not in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._edit(field, event)
        else:
            self._command(event)

    def _arrow(self, dx: int, dy: int, shift: bool) -> None:
        """To the next widget that way; with Shift, what has the focus is moved instead."""
        stage = self.stage
        before = stage.focus.current(stage.widgets())
        if shift and before and before.drags and stage.focus.visible:
            stage.send(Nudge(before.id, dx or dy))
            return
        found = stage.focus.go(stage.widgets(), dx, dy)
        if found is before:
            self._scroll(NOTCH * dy)
        else:
            stage.look_at(found, visible=True)

    def _scroll(self, distance: float) -> None:
        if distance:
            screen = self.stage.screen
            self.stage.send(Scroll(screen.width / 2, screen.height / 2, distance))

    def _command(self, event: Event) -> None:
        """Enter and Space use what has the focus, other keys what names them."""
        stage = self.stage
        focused = stage.focus.current(stage.widgets()) if stage.focus.visible else None
        enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if focused and focused.role is not Role.FIELD and (enter or event.key == pygame.K_SPACE):
            stage.use(focused)
        elif not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            key = pygame.K_RETURN if enter else event.key
            named = (each for each in stage.widgets() if each.key and pygame.key.key_code(each.key) == key)
            widget = next(named, None)
            if widget:
                stage.use(widget)

    def _field(self) -> Widget | None:
        """The field that is being typed into."""
        widget = self.stage.focus.current(self.stage.widgets())
        return widget if widget and widget.role is Role.FIELD and not widget.off else None

    def _edit(self, field: Widget, event: Event) -> None:
        if event.key == pygame.K_BACKSPACE:
            self.stage.send(Typed(field.id, field.value[:-1]))
        elif event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.stage.send(Typed(field.id, field.value + self.stage.host.paste()))

    def _text(self, event: Event) -> None:
        field = self._field()
        if field:
            self.stage.send(Typed(field.id, field.value + event.text))


_READERS = {
    pygame.MOUSEBUTTONDOWN: Input._down,
    pygame.MOUSEBUTTONUP: Input._up,
    pygame.MOUSEMOTION: Input._move,
    pygame.MOUSEWHEEL: Input._wheel,
    pygame.WINDOWLEAVE: Input._left,
    pygame.KEYDOWN: Input._key,
    pygame.TEXTINPUT: Input._text,
}
