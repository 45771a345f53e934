"""A sheet that asks which of several ways: a card fits two places, or an Ace either end."""

from collections.abc import Callable, Sequence

from game.ui.fields import Button, Buttons
from game.ui.form import Item
from game.ui.house import House
from game.ui.sheet import Sheet
from game.ui.theme import Colour


class Choice(Sheet):
    """A button for each way; `then` gets the number of the one that is chosen, and hears nothing without a choice."""

    width = 660.0

    def __init__(
        self, house: House, accent: Colour, title: str, lines: Sequence[str], then: Callable[[int], None]
    ) -> None:
        super().__init__(house)
        self.accent, self._title, self.lines, self._then = accent, title, tuple(lines), then

    def title(self) -> str:
        """What is asked."""
        return self._title

    def columns(self) -> Sequence[Sequence[Item]]:
        """The ways."""
        return [[Buttons([Button(f"way:{number}", line)]) for number, line in enumerate(self.lines)]]

    def press(self, id: str) -> None:
        """That way."""
        if id.startswith("way:"):
            self.back()
            self._then(int(id.removeprefix("way:")))
