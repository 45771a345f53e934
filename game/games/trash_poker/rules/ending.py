"""What a seat holds in the end, and who has won."""

from collections.abc import Sequence

from game.core.zones import TABLE, Seat
from game.games.trash_poker.rules import final
from game.games.trash_poker.rules.state import Place


def holdings(places: Sequence[Place]) -> tuple[final.Holding, ...]:
    """By seat."""
    return tuple(final.Holding(place.deck, place.trash) for place in places)


def winners(places: Sequence[Place]) -> tuple[Seat, ...]:
    """Rules trash.end.chips, trash.end.tie, trash.end.lost: when everybody has lost, the table has won."""
    chips, decks = [place.chips for place in places], [len(place.deck) for place in places]
    return final.winners(chips, decks, [False] * len(places)) or (TABLE,)
