"""What the rules say about a hand, each thing worked out once: combos, gains, chances."""

from collections.abc import Mapping
from functools import cached_property

from game.core.cards import Card
from game.core.tally import Line
from game.games.polyester.rules.chance import bust_chance
from game.games.polyester.rules.combos import Locks
from game.games.polyester.rules.state import Phase, State, draw_slots, fresh_slots, open_cards

HAND = frozenset({Phase.LOCK, Phase.CHOOSE})
"""Phases in which cards can be chosen."""


class Outlook:
    """Of one view."""

    def __init__(self, view: State) -> None:
        self.view = view
        self._tallies: dict[tuple[Card, ...], tuple[Line, ...]] = {}
        self._gains: dict[tuple[Card, ...], Mapping[Card, int]] = {}
        self._chances: dict[int, float] = {}

    @cached_property
    def locks(self) -> Locks:
        """Every lock of the open cards."""
        return Locks(open_cards(self.view), self.view.options)

    @cached_property
    def useful(self) -> frozenset[Card]:
        """The cards that are part of a lock worth a thought."""
        return frozenset(card for cards in self.locks.canonical() for card in cards)

    def tally(self, selected: tuple[Card, ...]) -> tuple[Line, ...]:
        """The combos of a selection; none when it is no lock."""
        if selected not in self._tallies:
            self._tallies[selected] = self.locks.tally(selected) if selected else ()
        return self._tallies[selected]

    def gains(self, selected: tuple[Card, ...]) -> Mapping[Card, int]:
        """The open cards that would make the selection worth more, with the points gained."""
        if selected not in self._gains:
            others = [card for card in open_cards(self.view) if card not in selected]
            self._gains[selected] = self.locks.gains(selected, others) if selected else {}
        return self._gains[selected]

    def draws(self, selected: tuple[Card, ...]) -> int | None:
        """How many cards the draw in question takes: what is left after the lock in question. None for no draw."""
        if self.view.phase is Phase.OVER:
            return None
        if self.view.phase not in HAND:
            return len(draw_slots(self.view))
        left = len(open_cards(self.view)) - (len(selected) if self.tally(selected) else 0)
        return left or len(fresh_slots(self.view))

    def known_chance(self, number: int | None) -> float | None:
        """The chance to bust with that many cards, if it has been reckoned."""
        return self._chances.get(number) if number is not None else None

    def chance(self, number: int) -> float:
        """The same, reckoned if need be: some milliseconds."""
        if number not in self._chances:
            self._chances[number] = bust_chance(self.view, number)
        return self._chances[number]
