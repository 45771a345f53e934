"""Sheets over 500 Rum's table: how a deal ended, line by line, and where a card goes when it fits two places."""

from collections.abc import Callable, Sequence

from game.core.tally import Line, total
from game.core.zones import Seat
from game.games.rum500 import scene_words, speech
from game.games.rum500.rules.events import DealStopped, WentOut
from game.games.rum500.rules.scoring import tally
from game.games.rum500.rules.state import Phase, State
from game.session.table import Table
from game.ui import people, theme
from game.ui.fields import Button, Buttons
from game.ui.form import Item, Paragraph
from game.ui.french_cards import cards_short
from game.ui.house import House
from game.ui.seat_tally import SeatTally
from game.ui.sheet import Sheet
from game.ui.theme import Size
from game.ui.widget import Look

ACCENT = theme.colour("#D2574A")
"""The red of the cross-stitch."""
_LINE = Size(17, 18)


class DealSheet(Sheet):
    """How a deal ended. The table waits behind it."""

    accent = ACCENT
    width = 1040.0

    def __init__(self, house: House, table: Table, view: State, then: Callable[[], None]) -> None:
        super().__init__(house)
        self.table, self.view, self._then = table, view, then

    def title(self) -> str:
        """Which deal."""
        return self.house.words.say("rum500.sheet.title", deal=self.view.deal)

    def columns(self) -> Sequence[Sequence[Item]]:
        """How it ended, then seat by seat, in two columns where there is room."""
        seats = [self._seat(Seat(seat)) for seat in range(len(self.view.hands))]
        ended = self._ended()
        half = -(-len(seats) // 2)
        head: list[Item] = [Paragraph("ended", ended)] if ended else []
        return [[*head, *seats[:half]], seats[half:]]

    def _ended(self) -> str:
        """Who went out, or that the stock ran out."""
        words, names = self.house.words, self.house.names(self.table)
        for position in reversed(self.table.match.path()):
            for event in position.step.events if position.step else ():
                if isinstance(event, WentOut):
                    return words.say(names.key("rum500.result.out", event.seat), name=names[event.seat])
                if isinstance(event, DealStopped):
                    return words.say("rum500.result.stopped")
        return ""

    def _seat(self, seat: Seat) -> SeatTally:
        words, names, view = self.house.words, self.house.names(self.table), self.view
        found = tally(view.melds, view.hands[seat], seat)
        lines = tuple((_shown(words.say, line), scene_words.signed(words, line.points)) for line in found)
        points = scene_words.signed(words, total(found))
        sums = words.say("rum500.sheet.seat", name=names[seat], points=points, total=view.scores[seat])
        spoken = "; ".join(
            words.say("rum500.say.line", what=speech.line(words, line), points=scene_words.signed(words, line.points))
            for line in found
        )
        return SeatTally(
            f"seat:{seat}",
            names[seat],
            people.colour(self.table.sitters, seat),
            people.sign(names.by_seat, seat),
            lines,
            points,
            total(found) < 0,
            words.say("rum500.sheet.total", total=view.scores[seat]),
            f"{sums}. {spoken}",
        )

    def foot(self) -> Sequence[Item]:
        """On."""
        words = self.house.words
        key = "rum500.sheet.end" if self.view.phase is Phase.OVER else "rum500.sheet.next"
        return [Buttons([Button("next", words.say(key), key="return", look=Look.PRIMARY)])]

    def _close_label(self) -> str:
        return self.house.words.say("rum500.sheet.look")

    def press(self, id: str) -> None:
        """Puts the sheet away."""
        if id == "next":
            self.back()
            self._then()


def _shown(say: Callable[..., str], line: Line) -> str:
    return say(f"rum500.tally.{line.source}", cards=cards_short(line.cards))
