"""What guests of one strength score among themselves: `python -m game.tools.scores GAME LEVEL [options]`.

Prints a row of a table: the number of seats and matches, the mean, and the scores below which so many per cent lie.
"""

import argparse
import sys
from collections.abc import Sequence

from game.bots import Level
from game.games import SHELF, boxed
from game.tools.arena import play

PERCENTILES = (10, 25, 50, 75, 90)


def percentile(scores: Sequence[int], per_cent: int) -> int:
    """The lowest score that so many per cent of all do not exceed (nearest rank). ValueError without any score."""
    if not scores:
        raise ValueError("no scores")
    rank = max(1, -(-len(scores) * per_cent // 100))
    return sorted(scores)[rank - 1]


def scores(id: str, level: Level, seats: int, games: int, seed: int) -> tuple[int, ...]:
    """The standing of every seat at the end of so many matches, of the default options, from that seed on."""
    box = boxed(id)
    found: list[int] = []
    for number in range(games):
        state = play(box, box.game.types["options"](), (box.bots[level],) * seats, seed + number)
        found += box.game.standing(state)
    return tuple(found)


def main(arguments: Sequence[str]) -> int:
    """Runs the command."""
    parser = argparse.ArgumentParser(prog="python -m game.tools.scores")
    parser.add_argument("game", choices=[box.id for box in SHELF])
    parser.add_argument("level", choices=[level.value for level in Level])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    found = scores(asked.game, Level(asked.level), asked.seats, asked.games, asked.seed)
    shown = " | ".join(str(percentile(found, each)) for each in PERCENTILES)
    print(f"| {asked.level} | {asked.seats} | {asked.games} | {sum(found) / len(found):.1f} | {shown} |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
