"""What a finished match earns for the matches to come."""

from game.core.zones import Seat
from game.games.trash_poker.rules.ending import winners
from game.games.trash_poker.rules.state import State

ROWS = range(90, 181, 10)
"""Rule trash.unlock.rows: chips beside the rows of the box lid."""
BOXES = 3
"""Rule trash.unlock.rows: boxes in each row."""
DRAWN = 3
"""Rule trash.unlock.three: jokers of which one is chosen."""


def players(state: State) -> tuple[Seat, ...]:
    """Every seat that is no house."""
    return tuple(Seat(seat) for seat, place in enumerate(state.places) if not place.house)


def scores(state: State) -> tuple[tuple[Seat, Seat, int], ...]:
    """Rules trash.unlock.lost, trash.unlock.house: chips that may earn a tick, with whose initials it has and who
    chooses the joker: every player's own; for a player who has won also those of the best house."""
    chips = [place.chips for place in state.places]
    own = tuple((seat, seat, chips[seat]) for seat in players(state))
    houses = [Seat(seat) for seat, place in enumerate(state.places) if place.house]
    won = [seat for seat in winners(state.places, state.options) if seat in players(state)]
    if not won or not houses:
        return own
    best = max(houses, key=lambda seat: chips[seat])
    return (*own, (best, won[0], chips[best]))


def loser(state: State) -> Seat:
    """Rule trash.unlock.loser: the player with the fewest chips; of several the last one."""
    return min(reversed(players(state)), key=lambda seat: state.places[seat].chips)
