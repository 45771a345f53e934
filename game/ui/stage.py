"""The stack of scenes. The one on top is played; those below show through while a veil lies over them."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from pygame import Surface

from game.host import Host
from game.ui import paint
from game.ui.attention import SHAKE, Attention
from game.ui.backdrop import cloth_rect
from game.ui.canvas import Canvas
from game.ui.focus import Focus
from game.ui.mirror import Mirror
from game.ui.scene import Drag, Intent, Press, Reveal, Scene, Scroll, Skip
from game.ui.screen import Screen
from game.ui.widget import Role, Widget

TOAST_SECONDS = 2.5
TOAST_SECONDS_A_LETTER = 0.06
TOAST_LETTERS = 400
"""A sentence may quote what a link or a save says, and that may be endless."""


@dataclass(frozen=True, slots=True)
class Toast:
    """A sentence on masking tape, until a moment of the stage's clock."""

    text: str
    until: float


@dataclass(slots=True)
class _Played:
    scene: Scene
    focus: Focus = field(default_factory=Focus)


class Stage:
    """Scenes, and what the house does for whichever is on top."""

    def __init__(
        self, host: Host, play_sound: Callable[[str], None], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.host = host
        self.screen = Screen(1280, 720)
        self.text = 1.0
        """The player's text size, 1.0 to 2.0; the loop takes it over into the screen."""
        self.attention = Attention()
        self.toast_shown: Toast | None = None
        self.still = False
        """Whether little motion is wanted: nothing shakes."""
        self.dirty = True
        """Whether the picture has changed since it was last drawn."""
        self.clock = clock
        self._play_sound = play_sound
        self._stack: list[_Played] = []
        self._mirror = Mirror(host)
        self._widgets: Sequence[Widget] | None = None
        self._typing = False
        self._moved = False
        self._below: Surface | None = None
        """The picture of what lies below the scene on top, under its veil."""

    # The stack

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """From the bottom to the top."""
        return tuple(each.scene for each in self._stack)

    @property
    def top(self) -> Scene:
        """The scene that is played. IndexError when there is none."""
        return self._stack[-1].scene

    @property
    def focus(self) -> Focus:
        """The keyboard's place in the scene on top."""
        return self._stack[-1].focus

    def push(self, scene: Scene) -> None:
        """Puts `scene` on top."""
        if self._stack:
            self.top.pause()
        self._enter(scene)

    def pop(self) -> None:
        """Takes the top away; what lay below goes on."""
        self._stack.pop().scene.leave()
        if self._stack:
            self.top.resume()
        self.renew()

    def replace(self, scene: Scene) -> None:
        """Puts `scene` in the place of the top."""
        self._stack.pop().scene.leave()
        self._enter(scene)

    def reset(self, scene: Scene) -> None:
        """Clears the stack for `scene`."""
        self.clear()
        self._enter(scene)

    def clear(self) -> None:
        """Ends the show."""
        while self._stack:
            self._stack.pop().scene.leave()

    def _enter(self, scene: Scene) -> None:
        self._stack.append(_Played(scene))
        self.attention = Attention()
        scene.enter()
        self.renew()

    # What the player does

    def widgets(self) -> Sequence[Widget]:
        """The controls of the scene on top."""
        if self._widgets is None:
            self._widgets = self.top.widgets()
        return self._widgets

    def widgets_of(self, scene: Scene) -> Sequence[Widget]:
        """The controls of a scene that is being drawn, made once a frame for the one on top."""
        return self.widgets() if scene is self.top else scene.widgets()

    def widget(self, id: str) -> Widget | None:
        """The control of that id."""
        return next((each for each in self.widgets() if each.id == id), None)

    def at(self, x: float, y: float) -> Widget | None:
        """What can be touched there."""
        there = (each for each in reversed(self.widgets()) if each.role is not Role.TEXT)
        return next((each for each in there if each.shown.collidepoint(x, y)), None)

    def send(self, intent: Intent) -> None:
        """Tells the scene on top what the player means. A tap on nothing takes a toast away."""
        if isinstance(intent, Skip):
            self.toast_shown = None
        self.top.handle(intent)
        if isinstance(intent, Scroll | Reveal | Drag):
            self.change()
        else:
            self.renew()

    def use(self, widget: Widget) -> None:
        """A tap, Enter, a shortcut or a screen reader used `widget`: it acts, or it says why not."""
        if widget.off:
            self.refuse(widget.off, widget.id)
        else:
            self.send(Press(widget.id))

    def look_at(self, widget: Widget | None, visible: bool) -> None:
        """Puts the focus on `widget`, if any; shows it when `visible`, scrolling it into view."""
        if not widget:
            return
        self.focus.take(widget, visible)
        if visible and widget.shown != widget.rect:
            self.send(Reveal(widget.id))
        self.change()

    # What the house says

    def toast(self, text: str) -> None:
        """Shows a sentence for a while, and reads it out."""
        text = text if len(text) <= TOAST_LETTERS else text[: TOAST_LETTERS - 1] + "…"
        seconds = TOAST_SECONDS + TOAST_SECONDS_A_LETTER * len(text)
        self.toast_shown = Toast(text, self.clock() + seconds)
        self.announce(text)
        self.change()

    def refuse(self, text: str, id: str | None = None) -> None:
        """Says why something cannot be done; the widget of that id shakes. Nothing else happens."""
        self._play_sound("wood_tock")
        if not self.still:
            self.attention = replace(self.attention, shaken=id, shake_left=SHAKE)
        self.toast(text)

    def announce(self, text: str) -> None:
        """Reads a sentence out."""
        self.host.announce(text)

    # Time and picture

    def change(self) -> None:
        """Something is not as it was drawn."""
        self.dirty = True
        self._widgets = None

    def renew(self) -> None:
        """Something may have changed in any of the scenes."""
        self._below = None
        self.change()

    def resize(self, screen: Screen) -> None:
        """The window, or the size of its text, is another."""
        if screen != self.screen:
            self.screen = screen
            self.renew()

    def update(self, seconds: float) -> bool:
        """Lets time pass; True while something moves.

        Controls are made anew when movement ends; a scene whose controls change while it moves says so by `change`.
        """
        moving = self.top.update(seconds) | self.attention.advance(seconds)
        if moving:
            self.dirty = True
        elif self._moved:
            self.change()
        self._moved = moving
        if self.toast_shown and self.clock() >= self.toast_shown.until:
            self.toast_shown = None
            self.change()
        return moving

    def wake_in(self) -> float | None:
        """Seconds until something changes by itself while nothing moves; None when nothing will."""
        toast = max(0.0, self.toast_shown.until - self.clock()) if self.toast_shown else None
        return min((due for due in (toast, self.top.wake_in()) if due is not None), default=None)

    def seen(self) -> list[Scene]:
        """The scenes that show, from the lowest: the top, and what its veil lets through."""
        first = len(self._stack) - 1
        while first > 0 and self._stack[first].scene.veil:
            first -= 1
        return [each.scene for each in self._stack[first:]]

    def draw(self, canvas: Canvas) -> None:
        """Paints what shows, and a toast under the status strip."""
        self.attention.focused = self._focused()
        if self.top.veil:
            self._draw_below(canvas)
        self.top.draw(canvas)
        if self.toast_shown:
            paint.toast(canvas, self.toast_shown.text, cloth_rect(canvas.screen).top + canvas.screen.px(6))
        self.dirty = False

    def _draw_below(self, canvas: Canvas) -> None:
        """What lies below stands still: it is painted once."""
        if self._below is not None:
            canvas.surface.blit(self._below, (0, 0))
            return
        for scene in self.seen()[:-1]:
            if scene.veil:
                paint.veil(canvas)
            scene.draw(canvas)
        paint.veil(canvas)
        self._below = canvas.surface.copy()

    def publish(self) -> None:
        """Mirrors the scene on top for those who do not see it."""
        focused = self._focused()
        self._mirror.show(self.widgets(), focused)
        widget = self.widget(focused) if focused else None
        typing = bool(widget and widget.role is Role.FIELD and not widget.off)
        if typing != self._typing:
            self._typing = typing
            self.host.set_typing(typing)

    def _focused(self) -> str | None:
        """What shows that it has the keyboard: a field always does."""
        widget = self.focus.current(self.widgets())
        return widget.id if widget and (self.focus.visible or widget.role is Role.FIELD) else None
