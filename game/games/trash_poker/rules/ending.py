"""What a seat holds in the end, and who has won."""

from collections.abc import Sequence

from game.core.zones import TABLE, Seat
from game.games.trash_poker.rules import final
from game.games.trash_poker.rules.options import Options
from game.games.trash_poker.rules.state import Place


def holdings(places: Sequence[Place]) -> tuple[final.Holding, ...]:
    """By seat."""
    return tuple(final.Holding(place.deck, place.trash, place.house is not None) for place in places)


def winners(places: Sequence[Place], options: Options) -> tuple[Seat, ...]:
    """Rules trash.end.chips, trash.end.tie, trash.end.lost, trash.easier.ties: if all lost, the table has won."""
    chips, decks = [place.chips for place in places], [len(place.deck) for place in places]
    win_ties = [(place.house is None) is options.players_win_ties for place in places]
    return final.winners(chips, decks, win_ties) or (TABLE,)
