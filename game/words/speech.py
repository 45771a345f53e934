"""What every game can say."""

from dataclasses import dataclass
from typing import Any, Protocol

from game.core.cards import Card
from game.core.events import Event
from game.core.protocol import Refusal
from game.core.zones import Seat
from game.words.words import Words


@dataclass(frozen=True, slots=True)
class Names:
    """Who sits where, and who is being spoken to."""

    by_seat: tuple[str, ...]
    you: Seat | None = None
    """The seat of the person who reads or listens; None when nobody in particular does."""

    def key(self, key: str, seat: Seat) -> str:
        """`key`, or its form for the person addressed."""
        return f"{key}.you" if seat == self.you else key

    def __getitem__(self, seat: Seat) -> str:
        return self.by_seat[seat]


class Speech(Protocol):
    """A game's sentences, made here and nowhere else: log, toast, keyboard, screen reader and terminal read them."""

    def event(self, words: Words, names: Names, event: Event) -> str | None:
        """What happened, as one sentence; None for a fact that another event of its step already tells."""

    def action(self, words: Words, names: Names, view: Any, action: Any) -> str:
        """What an action would do, as a button says it: imperative."""

    def refusal(self, words: Words, view: Any, refusal: Refusal) -> str:
        """Why an action may not be done: the rule's sentence, naming the cards."""

    def turn(self, words: Words, names: Names, view: Any) -> str:
        """Whose turn it is and what that person may do now, in one sentence."""

    def card(self, words: Words, card: Card) -> str:
        """What a card shows, spoken: `7, neon mesh`. HIDDEN is a card face down."""

    def options(self, words: Words, options: Any) -> str:
        """The options of a match in one line."""
