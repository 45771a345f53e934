"""Passing the device: hides the hands until the next person has it."""

from collections.abc import Sequence

from game.session.table import Table
from game.ui import theme
from game.ui.fields import Button, Buttons
from game.ui.form import Item, Paragraph
from game.ui.house import House
from game.ui.sheet import Sheet
from game.ui.widget import Look


class Curtain(Sheet):
    """A sheet over a table that shows what everybody may see."""

    width = 620.0
    way_out = "menu"

    def __init__(self, house: House, table: Table) -> None:
        super().__init__(house)
        self.table = table

    def _name(self) -> str:
        seat = self.table.curtain
        return "" if seat is None else self.house.name(self.table.sitters[seat])

    def title(self) -> str:
        """Whose turn it is."""
        return self.house.words.say("house.curtain.title", name=self._name())

    def columns(self) -> Sequence[Sequence[Item]]:
        """What to do."""
        say, table = self.house.words.say, self.table
        items: list[Item] = [Paragraph("what", say("house.curtain.what", name=self._name()))]
        if self.house.doors.nudges().called(table) is not None:
            items.append(Paragraph("called", say("house.called", name=self._name()), colour=theme.LOSS))
        return [items]

    def foot(self) -> Sequence[Item]:
        """One button."""
        label = self.house.words.say("house.curtain.here", name=self._name())
        return [Buttons([Button("here", label, key="return", look=Look.PRIMARY)])]

    def back(self) -> None:
        """To the menu."""
        self.house.doors.pause(self.table)

    def _close_label(self) -> str:
        return self.house.words.say("house.table.menu")

    def resume(self) -> None:
        """Nobody is waited for any longer when the seat has been left meanwhile."""
        if self.table.curtain is None:
            self.house.stage.pop()

    def press(self, id: str) -> None:
        """The person has the device."""
        if id == "here":
            self.table.hand_over()
            self.house.stage.pop()
