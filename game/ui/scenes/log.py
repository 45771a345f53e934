"""What has happened at a table, every event as a sentence, the latest first."""

from collections.abc import Sequence

from game.session.table import Table
from game.ui import theme
from game.ui.form import Item, Paragraph, note
from game.ui.house import House
from game.ui.sheet import Sheet

LATEST = 120
"""So many steps are shown."""


class Log(Sheet):
    """The log pane."""

    width = 760.0

    def __init__(self, house: House, table: Table) -> None:
        super().__init__(house)
        self.table = table
        self._items: list[Item] | None = None

    def title(self) -> str:
        """Its name."""
        return self.house.words.say("house.log.title")

    def columns(self) -> Sequence[Sequence[Item]]:
        """A paragraph for each step."""
        if self._items is None:
            self._items = self._steps()
        return [self._items]

    def _steps(self) -> list[Item]:
        words, table = self.house.words, self.table
        names, speech = self.house.names(table), table.box.speech
        first = max(0, table.match.length - LATEST)
        items = list[Item]()
        for number, events in table.log(first):
            told = [line for event in events if (line := speech.event(words, names, event))]
            if told:
                items.append(Paragraph(f"step:{number}", " ".join(told), theme.BODY))
        return list(reversed(items)) or [note("empty", words.say("house.log.empty"))]
