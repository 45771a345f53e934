"""The toy game on a table that one can look at."""

from typing import Any

from game.core.cards import HIDDEN, Card
from game.core.events import Event, MatchEnded, Moved
from game.core.protocol import Refusal
from game.words import Names, Words
from tests.toy import Exchange, Lay, Tossed, ToyBox


class ToySpeech:
    """English, and glued from pieces: nobody but tests hears it."""

    def event(self, words: Words, names: Names, event: Event) -> str | None:  # noqa: ARG002
        if isinstance(event, Moved):
            return f"{len(event.cards)} from {event.source.name} to {event.target.name}"
        if isinstance(event, Tossed):
            return "high" if event.high else "low"
        return f"won by {', '.join(names[seat] for seat in event.winners)}" if isinstance(event, MatchEnded) else None

    def action(self, words: Words, names: Names, view: Any, action: Any) -> str:  # noqa: ARG002
        match action:
            case Lay(card):
                return f"Lay {self.card(words, card)}"
            case Exchange(cards):
                return f"Exchange {', '.join(self.card(words, card) for card in cards)}"
        return "Toss"

    def refusal(self, words: Words, view: Any, refusal: Refusal) -> str:  # noqa: ARG002
        return f"Refused by {refusal.rule}"

    def turn(self, words: Words, names: Names, view: Any) -> str:  # noqa: ARG002
        return "Lay a card, or exchange some"

    def card(self, words: Words, card: Card) -> str:  # noqa: ARG002
        return "face down" if card == HIDDEN else f"{card // 2 + 1}"

    def options(self, words: Words, options: Any) -> str:  # noqa: ARG002
        return f"{options.hand} cards"


class TableBox(ToyBox):
    """The toy, with sentences and without a scene of its own."""

    @property
    def speech(self) -> ToySpeech:
        return ToySpeech()


TOY = TableBox("toy")
