"""How high cards lie that are chosen, or under the mouse."""

from collections.abc import Collection

from game.core.cards import Card
from game.ui.choreography import MOTIONS

_CHOSEN, _HOVERED = MOTIONS["select"], MOTIONS["hover"]


class Poise:
    """Heights of single cards in card widths, on their way to where they should be."""

    def __init__(self) -> None:
        self._heights: dict[Card, float] = {}

    def height(self, card: Card) -> float:
        """How high a card lies now."""
        return self._heights.get(card, 0.0)

    def update(self, seconds: float, chosen: Collection[Card], hovered: Card | None, reduced: bool) -> bool:
        """Lets time pass; True while a card is on its way. When `reduced`, chosen cards are there at once."""
        goals = dict.fromkeys(chosen, _CHOSEN.height)
        if hovered is not None and not reduced:
            goals.setdefault(hovered, _HOVERED.height)
        step = _CHOSEN.height if reduced else seconds * _CHOSEN.height / _CHOSEN.seconds
        cards = goals.keys() | self._heights.keys()
        self._heights = {card: _towards(self.height(card), goals.get(card, 0.0), step) for card in cards}
        moving = any(height != goals.get(card, 0.0) for card, height in self._heights.items())
        self._heights = {card: height for card, height in self._heights.items() if height or card in goals}
        return moving


def _towards(height: float, goal: float, step: float) -> float:
    return goal if abs(goal - height) <= step else height + (step if goal > height else -step)
