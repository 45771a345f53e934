"""Sheets over contract rummy's table: how a hand ended, seat by seat, and the score sheet of six hands."""

from collections.abc import Callable, Sequence

from game.core.tally import total
from game.core.zones import Seat
from game.games.contract_rummy import scene_words, speech
from game.games.contract_rummy.rules.events import HandStopped, WentOut
from game.games.contract_rummy.rules.scoring import tally
from game.games.contract_rummy.rules.state import Phase, State, totals
from game.games.contract_rummy.score_sheet import ScoreSheet
from game.session.table import Table
from game.ui import people, theme
from game.ui.fields import Button, Buttons
from game.ui.form import Item, Paragraph
from game.ui.house import House
from game.ui.seat_tally import SeatTally
from game.ui.sheet import Sheet
from game.ui.widget import Look

ACCENT = theme.colour("#A83A2B")
"""The red of the runner's hearts."""


class HandSheet(Sheet):
    """How a hand ended. The table waits behind it."""

    accent = ACCENT
    width = 1040.0

    def __init__(self, house: House, table: Table, view: State, then: Callable[[], None]) -> None:
        super().__init__(house)
        self.table, self.view, self._then = table, view, then

    def title(self) -> str:
        """Which hand, and its contract."""
        words, hand = self.house.words, self.view.hand
        return words.say("contract_rummy.scene.label", hand=hand, contract=scene_words.contract(words, hand))

    def columns(self) -> Sequence[Sequence[Item]]:
        """How it ended, then seat by seat, in two columns where there is room."""
        seats = [self._seat(Seat(seat)) for seat in range(len(self.view.hands))]
        half = -(-len(seats) // 2)
        return [[Paragraph("ended", self._ended()), *seats[:half]], seats[half:]]

    def _ended(self) -> str:
        """Who went out, or why nobody did."""
        words, names = self.house.words, self.house.names(self.table)
        for position in reversed(self.table.match.path()):
            for event in position.step.events if position.step else ():
                if isinstance(event, (WentOut, HandStopped)):
                    return speech.SPEECH.event(words, names, event) or ""
        return ""

    def _seat(self, seat: Seat) -> SeatTally:
        words, names = self.house.words, self.house.names(self.table)
        found, after = tally(self.view.hands[seat]), totals(self.view)[seat]
        points = words.number(total(found))
        sums = words.say("contract_rummy.scene.sheet.seat", name=names[seat], total=points)
        after_told = words.say("contract_rummy.scene.hand.total", total=after)
        lines = tuple((speech.line(words, line), words.number(line.points)) for line in found)
        lines = lines or ((words.say("contract_rummy.scene.hand.nothing"), points),)
        spoken = "; ".join(f"{told}: {number}" for told, number in lines)
        return SeatTally(
            f"seat:{seat}",
            names[seat],
            people.colour(self.table.sitters, seat),
            people.sign(names.by_seat, seat),
            lines,
            points,
            False,
            after_told,
            f"{sums}. {after_told}. {spoken}",
        )

    def foot(self) -> Sequence[Item]:
        """On."""
        words, over = self.house.words, self.view.phase is Phase.OVER
        key = "contract_rummy.scene.hand.end" if over else "contract_rummy.scene.hand.next"
        return [Buttons([Button("next", words.say(key), key="return", look=Look.PRIMARY)])]

    def _close_label(self) -> str:
        return self.house.words.say("contract_rummy.scene.hand.look")

    def press(self, id: str) -> None:
        """Puts the sheet away."""
        if id == "next":
            self.back()
            self._then()


class SheetDialog(Sheet):
    """The score sheet where the table has no room for it."""

    accent = ACCENT
    width = 700.0

    def __init__(self, house: House, sheet: Callable[[], ScoreSheet]) -> None:
        super().__init__(house)
        self._sheet = sheet

    def title(self) -> str:
        """What it is."""
        return self._sheet().title

    def columns(self) -> Sequence[Sequence[Item]]:
        """The sheet, and who wins."""
        return [[Paragraph("lowest", self._sheet().note), self._sheet()]]
