"""What a person who does not see the picture gets: every control as a real one, every event as a sentence."""

from collections.abc import Sequence

from game.host import Control, Host
from game.ui.widget import Role, Widget

KINDS = {
    Role.BUTTON: "button",
    Role.TOGGLE: "toggle",
    Role.CARD: "toggle",
    Role.RADIO: "radio",
    Role.FIELD: "field",
    Role.TEXT: "text",
}
"""The kinds of control that hosts know."""


class Mirror:
    """Tells the host about controls, and only when they have changed."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._published: list[Control] | None = None

    def show(self, widgets: Sequence[Widget], focused: str | None) -> None:
        """The controls of the scene on top, and which of them has the focus."""
        controls = [control(each, each.id == focused) for each in widgets]
        if controls != self._published:
            self._published = controls
            self._host.publish(controls)


def control(widget: Widget, focused: bool) -> Control:
    """A widget as a screen reader meets it."""
    rect = widget.rect
    return Control(
        widget.id,
        KINDS[widget.role],
        widget.label,
        widget.off or widget.note,
        widget.chosen,
        bool(widget.off),
        widget.value,
        focused,
        (round(rect.x), round(rect.y), round(rect.width), round(rect.height)),
    )
