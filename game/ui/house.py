"""What every scene is given: the house and its services. Nothing here is global."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from game.host import Host
from game.ui import controls
from game.ui.canvas import Canvas, Kit
from game.ui.ruler import Ruler
from game.ui.screen import Screen
from game.ui.stage import Stage
from game.ui.widget import Widget
from game.words import Words


class Sounds(Protocol):
    """Plays the sounds of the house."""

    def play(self, name: str) -> None:
        """One of the variants of a sound, if sounds are on."""


@dataclass(slots=True)
class House:
    """Services by name."""

    host: Host
    stage: Stage
    kit: Kit
    words: Words
    sounds: Sounds

    @property
    def screen(self) -> Screen:
        """The window as it is."""
        return self.stage.screen

    @property
    def ruler(self) -> Ruler:
        """Measures words on it."""
        return Ruler(self.kit, self.screen)

    def paint(self, canvas: Canvas, widgets: Sequence[Widget]) -> None:
        """Draws controls as they are focused, hovered, held and shaken."""
        attention = self.stage.attention
        shown = [_shaken(each, attention.shake(each.id)) for each in widgets]
        controls.draw_widgets(canvas, shown, attention.focused, attention.over, attention.pressed)


def _shaken(widget: Widget, aside: float) -> Widget:
    return replace(widget, rect=widget.rect.move(aside, 0)) if aside else widget
