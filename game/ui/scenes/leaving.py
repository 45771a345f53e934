"""A person leaves a running match for good: a loss for them, and everybody else is asked whether a bot may go on."""

from collections.abc import Sequence

from game.core.zones import Seat
from game.session.table import Table
from game.ui import people
from game.ui.fields import Button, Buttons
from game.ui.form import Item, Paragraph, Row, note
from game.ui.house import House
from game.ui.sheet import ONWARD, Sheet
from game.ui.widget import Look


class Leaving(Sheet):
    """Who leaves, then one question for each of the others. Going back leaves everything as it was."""

    width = 660.0

    def __init__(self, house: House, table: Table) -> None:
        super().__init__(house)
        self.table = table
        self.seat: Seat | None = table.persons[0] if len(table.persons) == 1 else None
        """Who leaves; None while that is not known."""
        self.asked: tuple[Seat, ...] = ()
        """Who has still to agree, once that is sure."""

    @property
    def others(self) -> tuple[Seat, ...]:
        """Every other person."""
        return tuple(seat for seat in self.table.persons if seat != self.seat)

    def title(self) -> str:
        """The question of the moment."""
        say = self.house.words.say
        if self.seat is None:
            return say("house.leaving.who")
        if self.asked:
            return say("house.leaving.ask", name=self._name(self.asked[0]))
        names = self.house.names(self.table)
        key = names.key("house.leaving.title", self.seat) if not self.others else "house.leaving.title"
        return say(key, name=names[self.seat])

    def columns(self) -> Sequence[Sequence[Item]]:
        """What comes of it."""
        say = self.house.words.say
        if self.seat is None:
            return [[self._row(seat) for seat in self.table.persons]]
        if self.asked:
            names = {"name": self._name(self.asked[0]), "leaver": self._name(self.seat)}
            pass_on = note("pass", say("house.leaving.pass", **names))
            return [[pass_on, Paragraph("what", say("house.leaving.may", **names))]]
        told = "house.leaving.others" if self.others else "house.leaving.alone"
        return [[Paragraph("loss", say("house.leaving.loss")), Paragraph("what", say(told))]]

    def _row(self, seat: Seat) -> Row:
        names = self.house.names(self.table).by_seat
        colour = people.colour(self.table.sitters, seat)
        return Row(f"seat:{seat}", names[seat], sign=people.sign(names, seat), colour=colour)

    def foot(self) -> Sequence[Item]:
        """The answer. Nothing is the obvious one."""
        say = self.house.words.say
        if self.seat is None:
            return []
        if self.asked:
            no, yes = Button("no", say("house.leaving.no")), Button("yes", say("house.leaving.yes"))
            return [Buttons([no, yes])]
        stay = Button(ONWARD, say("house.leaving.stay"), key="return", look=Look.PRIMARY)
        return [Buttons([Button("sure", say("house.leaving.sure")), stay])]

    def press(self, id: str) -> None:
        """One step further."""
        match id.split(":"):
            case ["seat", number]:
                self.seat = Seat(int(number))
            case ["sure"] if self.others:
                self.table.put_down()
                self.asked = self.others
            case ["sure"] | ["no"]:
                self._leave(False)
                return
            case ["yes"] if len(self.asked) == 1:
                self._leave(True)
                return
            case ["yes"]:
                self.asked = self.asked[1:]
        self.house.stage.announce(self.title())

    def _leave(self, goes_on: bool) -> None:
        if self.seat is not None:
            self.house.doors.left(self.table, self.seat, goes_on)

    def _name(self, seat: Seat) -> str:
        return self.house.names(self.table)[seat]
