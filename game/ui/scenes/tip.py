"""A tip of the first match on a small window: a dialog before the person acts."""

from collections.abc import Sequence

from game.ui import theme
from game.ui.coach import Coach
from game.ui.fields import Button, Buttons
from game.ui.form import Item, Paragraph
from game.ui.sheet import ONWARD, Sheet
from game.ui.widget import Look


class TipSheet(Sheet):
    """Closing it is having read it."""

    width = 620.0

    def __init__(self, coach: Coach) -> None:
        super().__init__(coach.house)
        self.coach = coach

    def title(self) -> str:
        """Always the same."""
        return self.house.words.say("house.guide.tip")

    def columns(self) -> Sequence[Sequence[Item]]:
        """The tip."""
        return [[Paragraph("tip", self.coach.words(), theme.BODY)]]

    def foot(self) -> Sequence[Item]:
        """Go on; or no more of them."""
        words = self.house.words
        onward = Button(ONWARD, words.say("house.guide.done"), key="return", look=Look.PRIMARY)
        more = [] if self.coach.last else [Button("skip", words.say("house.guide.skip"))]
        return [Buttons([*more, onward])]

    def back(self) -> None:
        """Read."""
        super().back()
        self.coach.put_away()

    def press(self, id: str) -> None:
        """No more tips."""
        if id == "skip":
            self.house.stage.pop()
            self.coach.press("coach:skip")
