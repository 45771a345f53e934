"""What the cards left in a hand cost, and who has won."""

from collections.abc import Iterable, Sequence

from game.core.cards import Card
from game.core.french import ACE, RANK
from game.core.tally import Line
from game.core.zones import Seat

_TEN = 10
_LOW, _HIGH, _ACE = "low", "high", "ace"
PENALTY = {_LOW: 5, _HIGH: 10, _ACE: 15}
"""Rule rummy.score.cards: points of a card by its kind."""
KIND = tuple(_ACE if rank == ACE else _HIGH if rank >= _TEN else _LOW for rank in RANK)
"""By card id: `low` is 2 to 9, `high` 10 to King."""
POINTS = tuple(PENALTY[kind] for kind in KIND)
"""By card id."""


def hand_points(cards: Iterable[Card]) -> int:
    """What these cards cost in a hand."""
    return sum(POINTS[card] for card in cards)


def tally(hand: Iterable[Card]) -> tuple[Line, ...]:
    """Rules rummy.score.hand, rummy.score.out, rummy.score.table: kind by kind what is left in a hand, and no more."""
    kinds = {kind: tuple(card for card in hand if KIND[card] == kind) for kind in PENALTY}
    return tuple(Line(kind, cards, PENALTY[kind] * len(cards)) for kind, cards in kinds.items() if cards)


def lowest(totals: Sequence[int]) -> tuple[Seat, ...]:
    """Rules rummy.end.lowest, rummy.end.tie: all seats with the lowest total."""
    best = min(totals)
    return tuple(Seat(seat) for seat, total in enumerate(totals) if total == best)
