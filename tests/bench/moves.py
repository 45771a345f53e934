"""Random play, as fast as it goes. Runs natively and, packed beside the game, in the browser."""

import time

from game.core.match import begin
from game.core.rng import Rng
from game.games import boxed


def moves_per_second(id: str, seconds: float) -> float:
    """Actions a second with default options and the fewest seats: each is listed, judged, played and logged."""
    game, rng = boxed(id).game, Rng(7)
    options, seats = game.types["options"](), game.seats[0]
    played, seed, start = 0, 0, time.perf_counter()
    match = begin(game, options, seats, seed)
    while time.perf_counter() - start < seconds:
        if match.over:
            seed += 1
            match = begin(game, options, seats, seed)
        seat, rng = rng.choice(game.to_act(match.state))
        action, rng = rng.choice(tuple(game.actions(match.state, seat)))
        match = match.play(seat, action)
        played += 1
    return played / (time.perf_counter() - start)
