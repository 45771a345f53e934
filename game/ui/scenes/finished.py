"""The last matches, the latest first; those that were set aside can be taken up again."""

from collections.abc import Sequence
from datetime import datetime

from game.core.zones import TABLE
from game.session.saves import Finished, Saves
from game.session.table import Table
from game.ui.fields import Button, Buttons
from game.ui.form import Item, Row, note
from game.ui.house import House
from game.ui.sheet import Sheet


class FinishedMatches(Sheet):
    """A list."""

    width = 760.0

    def __init__(self, house: House, saves: Saves, slot: str) -> None:
        super().__init__(house)
        self.saves, self.slot = saves, slot
        self.finished = saves.finished()

    def title(self) -> str:
        """Its name."""
        return self.house.words.say("house.finished.title")

    def columns(self) -> Sequence[Sequence[Item]]:
        """A row for each."""
        rows: list[Item] = [self._row(number, each) for number, each in enumerate(self.finished)]
        return [rows or [note("empty", self.house.words.say("house.finished.empty"))]]

    def _row(self, number: int, match: Finished) -> Row:
        words = self.house.words
        when = datetime.fromtimestamp(match.when).strftime("%Y-%m-%d %H:%M")
        told = words.say("house.finished.row", game=self.house.game_name(match.game), when=when, seed=str(match.seed))
        names = [self.house.name(each) for each in match.sitters]
        points = ", ".join(
            words.say("house.finished.points", name=name, points=score)
            for name, score in zip(names, match.standing, strict=True)
        )
        if match.left is not None:
            gone = words.say("house.finished.left", name=names[match.left])
            return Row(f"match:{number}", told, gone, icon="flag", leads="")
        if not match.winners:
            return Row(f"match:{number}", told, words.say("house.finished.aside", points=points), icon="pause")
        won = words.say("house.finished.won", names=", ".join(names[seat] for seat in match.winners), points=points)
        if TABLE in match.winners:
            won = words.say("house.finished.lost", points=points)
        return Row(f"match:{number}", told, won, icon="flag")

    def foot(self) -> Sequence[Item]:
        """What all of them come to."""
        return [Buttons([Button("statistics", self.house.words.say("house.statistics.title"), icon="chart")])]

    def press(self, id: str) -> None:
        """A match that was set aside goes on; another shows how it ended, if anybody has won it."""
        if id == "statistics":
            self.house.doors.statistics()
            return
        match = self.finished[int(id.removeprefix("match:"))]
        if match.left is not None:
            self.house.stage.refuse(self.house.words.say("house.finished.left.why"), id)
            return
        table = self.saves.finished_table(match.key) if match.winners else self.saves.take_up(match.key, self.slot)
        if not isinstance(table, Table):
            self.house.stage.toast(self.house.words.say(table.key, **table.parts))
            self.finished = self.saves.finished()
        elif match.winners:
            self.house.doors.results(table, ())
        else:
            self.house.doors.take_up(table)
