"""Where the player's eye and hand are: what a scene asks when it draws its widgets."""

from dataclasses import dataclass
from math import pi, sin

SHAKE = 0.16
"""Seconds that a refused widget shakes."""
REACH = 6.0
"""How far, in CSS pixels."""


@dataclass(slots=True)
class Attention:
    """Ids of widgets of the scene on top."""

    over: str | None = None
    """Under the mouse; never under a finger."""
    pressed: str | None = None
    focused: str | None = None
    """Has the keyboard, and shows it by a ring."""
    shaken: str | None = None
    """Was refused just now."""
    shake_left: float = 0.0
    """Seconds."""

    def shake(self, id: str) -> float:
        """How far aside a widget is drawn, in CSS pixels."""
        if id != self.shaken or self.shake_left <= 0:
            return 0.0
        return REACH * sin(2 * pi * self.shake_left / SHAKE)

    def advance(self, seconds: float) -> bool:
        """Lets time pass; True while something shakes."""
        if not self.shaken:
            return False
        self.shake_left -= seconds
        if self.shake_left <= 0:
            self.shaken = None
        return True
