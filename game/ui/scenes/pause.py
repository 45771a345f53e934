"""The menu of a table."""

from collections.abc import Sequence

from game.session.table import Table
from game.ui.fields import Button, Buttons
from game.ui.form import Item, note
from game.ui.house import House
from game.ui.sheet import ONWARD, Sheet
from game.ui.widget import Look


class Pause(Sheet):
    """Time stands still at the table below."""

    width = 620.0

    def __init__(self, house: House, table: Table) -> None:
        super().__init__(house)
        self.table = table

    def title(self) -> str:
        """The game's name."""
        return self.house.words.say("house.pause.title", game=self.house.game_name(self.table.box.id))

    def columns(self) -> Sequence[Sequence[Item]]:
        """What is played, and where one can go."""
        words, table = self.house.words, self.table
        options = table.box.speech.options(words, table.match.options)
        told = words.say("house.pause.match", options=options, seed=str(table.match.seed))
        return [
            [
                Buttons([Button(ONWARD, words.say("house.pause.continue"), key="return", look=Look.PRIMARY)]),
                Buttons(
                    [
                        Button("rules", words.say("house.pause.rules"), icon="book"),
                        Button("log", words.say("house.pause.log"), icon="log"),
                        Button("settings", words.say("house.pause.settings"), icon="gear"),
                        Button("full", words.say("house.pause.full"), icon="fullscreen"),
                        Button("new", words.say("house.pause.new"), icon="plus"),
                        Button("leave", words.say("house.pause.leave"), icon="left"),
                        *self._call(),
                        Button("quit", words.say("house.pause.quit"), icon="flag"),
                    ],
                    across=2,
                ),
                note("match", told),
                note("kept", words.say("house.pause.kept")),
            ]
        ]

    def _call(self) -> list[Button]:
        """Calls whoever the match waits for, where that may be somebody else."""
        table, words = self.table, self.house.words
        seat, rest = table.awaited, self.house.doors.nudges().rest(table)
        if len(table.persons) < 2 or seat is None:
            return []
        off = words.count("house.pause.call.rest", -(-rest // 3600)) if rest else ""
        name = self.house.names(table)[seat]
        return [Button("call", words.say("house.pause.call", name=name), icon="bell", off=off)]

    def _called(self) -> None:
        """Everybody hears it now; whoever was called reads it at the next start."""
        seat = self.house.doors.nudges().call(self.table)
        if seat is not None:
            self.house.sounds.play("table_knock")
            name = self.house.names(self.table)[seat]
            self.house.stage.pop()
            self.house.stage.toast(self.house.words.say("house.called", name=name))

    def press(self, id: str) -> None:
        """Goes there."""
        doors = self.house.doors
        match id:
            case "rules":
                doors.rules(self.table.box)
            case "log":
                doors.log(self.table)
            case "settings":
                doors.settings()
            case "full":
                self.house.host.toggle_full_screen()
            case "new":
                doors.new_match(self.table.box)
            case "leave":
                doors.title()
            case "call":
                self._called()
            case "quit":
                doors.leaving(self.table)
