"""The match of this table is open in another tab: here nothing more is played, unless the player takes it over."""

from collections.abc import Callable, Sequence

from game.ui.fields import Button, Buttons
from game.ui.form import Item, note
from game.ui.house import House
from game.ui.sheet import Sheet
from game.ui.widget import Look


class Elsewhere(Sheet):
    """Lies over the table, which stands still."""

    width = 620.0
    closable = False

    def __init__(self, house: House, take_over: Callable[[], None]) -> None:
        super().__init__(house)
        self._take_over = take_over

    def title(self) -> str:
        """What is the matter."""
        return self.house.words.say("house.elsewhere.title")

    def columns(self) -> Sequence[Sequence[Item]]:
        """Why, and the two ways on."""
        words = self.house.words
        return [
            [
                note("why", words.say("house.elsewhere.why")),
                Buttons([Button("here", words.say("house.elsewhere.here"), key="return", look=Look.PRIMARY)]),
                Buttons([Button("leave", words.say("house.elsewhere.leave"), icon="left")]),
            ]
        ]

    def press(self, id: str) -> None:
        """Takes the match over, or leaves it."""
        if id == "here":
            self._take_over()
        else:
            self.back()

    def back(self) -> None:
        """To the title."""
        self.house.doors.title()
