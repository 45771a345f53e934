"""The other toy, in which one has to answer in time, on a table that one can look at."""

from typing import Any

from game.core.events import Event, MatchEnded, Moved
from game.core.protocol import Refusal
from game.core.zones import TABLE, Seat
from game.words import Names, Words
from tests.snatch import GAME, Called, HandEnded, SnatchBox
from tests.ui.toy_table import ToySpeech


class SnatchSpeech(ToySpeech):
    """English, and glued from pieces: nobody but tests hears it."""

    def event(self, words: Words, names: Names, event: Event) -> str | None:  # noqa: ARG002
        match event:
            case Called(seat):
                return f"{names[seat]} calls"
            case HandEnded(winners) | MatchEnded(winners):
                return f"Won by {', '.join(names[seat] for seat in winners)}"
            case Moved():
                return f"{len(event.cards)} to {event.target.name}"
        return None

    def action(self, words: Words, names: Names, view: Any, action: Any) -> str:  # noqa: ARG002
        return str(type(action).__name__)

    def refusal(self, words: Words, view: Any, refusal: Refusal) -> str:  # noqa: ARG002
        return f"Refused by {refusal.rule}"

    def turn(self, words: Words, names: Names, view: Any) -> str:
        card = self.card(words, view.up[0]) if view.up else "nothing"
        if names.you is not None and names.you in GAME.to_act(view) and names.you != GAME.next(view):
            return f"You may call for the {card}"
        return f"{names[Seat(max(TABLE + 1, GAME.next(view)))]} is next to take the {card}"

    def options(self, words: Words, options: Any) -> str:  # noqa: ARG002
        return f"{options.seconds} seconds"


class TableBox(SnatchBox):
    """The game, with sentences and without a scene of its own."""

    @property
    def speech(self) -> SnatchSpeech:
        return SnatchSpeech()


SNATCH = TableBox("snatch")
