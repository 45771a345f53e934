"""Bots against bots: `python -m game.tools.arena polyester --games 1000 --hand 6 hard medium`.

Every seed is played twice, with seats swapped. Prints wins of the first, with the 95 % interval of their share.
Levels are easy, medium, hard and random. Options of the game are set by their names: `--hand 6 --deck illustrated`.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import fields, replace
from enum import Enum
from math import sqrt
from time import perf_counter
from typing import Any

from game.bots import Level
from game.bots.random import RandomBot
from game.core.protocol import Bot
from game.core.rng import Rng
from game.core.secrets import view
from game.core.zones import Seat
from game.games import Boxed, boxed

_RANDOM = "random"
_LEVELS = (*(level.value for level in Level), _RANDOM)


def decided(bot: Bot[Any, Any], seen: Any, seat: Seat, legal: Sequence[Any], rng: Rng) -> Any:
    """What a bot chooses once it has thought to the end."""
    thinking = bot.think(seen, seat, legal, rng)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value


def play(box: Boxed, options: Any, bots: Sequence[Bot[Any, Any]], seed: int) -> tuple[Seat, ...]:
    """The winners of one match."""
    game, rng = box.game, Rng(seed + 1)
    state = game.new(options, len(bots), Rng(seed))
    while seats := game.to_act(state):
        seat = seats[0]
        _, rng = rng.next()
        seen = view(game, state, seat)
        action = decided(bots[seat], seen, seat, tuple(game.actions(seen, seat)), rng)
        state, _ = game.apply(state, seat, action)
    winners: tuple[Seat, ...] = game.winners(state)
    return winners


def compare(box: Boxed, options: Any, one: Bot[Any, Any], other: Bot[Any, Any], games: int, seed: int) -> float:
    """Wins of `one` over `other` in so many games of two, a tie counting half; the first seat alternates."""
    won = 0.0
    for number in range(games):
        first = Seat(number // 2 % 2)
        bots, mine = ((one, other), Seat(0)) if number % 2 == 0 else ((other, one), Seat(1))
        winners = play(box, replace(options, first=first), bots, seed + number // 2)
        won += (mine in winners) / len(winners)
    return won


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's)."""
    z = 1.959964
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def _parser(box: Boxed) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"python -m game.tools.arena {box.id}")
    parser.add_argument("levels", nargs=2, choices=_LEVELS)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    for choice in box.choices:
        names = {_name(value): value for value in choice.values}
        parser.add_argument(f"--{choice.field.replace('_', '-')}", choices=list(names), dest=choice.field)
    return parser


def _name(value: Any) -> str:
    return str(value.value if isinstance(value, Enum) else value).lower()


def _options(box: Boxed, asked: argparse.Namespace) -> Any:
    options = box.game.types["options"]()
    known = {field.name for field in fields(options)}
    for choice in box.choices:
        given = getattr(asked, choice.field)
        if given is not None and choice.field in known:
            options = replace(options, **{choice.field: {_name(value): value for value in choice.values}[given]})
    return options


def _bot(box: Boxed, level: str) -> Bot[Any, Any]:
    bot: Bot[Any, Any] = RandomBot() if level == _RANDOM else box.bots[Level(level)]
    return bot


def main(arguments: Sequence[str]) -> int:
    """Runs the command; exit status 2 for a game that is not on the shelf."""
    try:
        box = boxed(arguments[0])
    except (IndexError, KeyError):
        print("python -m game.tools.arena GAME [options] LEVEL LEVEL", file=sys.stderr)
        return 2
    asked = _parser(box).parse_args(arguments[1:])
    options, (one, other) = _options(box, asked), asked.levels
    start = perf_counter()
    won = compare(box, options, _bot(box, one), _bot(box, other), asked.games, asked.seed)
    low, high = interval(won / asked.games, asked.games)
    shown = f"{won / asked.games:6.1%}  [{low:.1%}, {high:.1%}]"
    print(f"| {one} over {other} | {asked.games} | {shown} | {perf_counter() - start:.0f} s |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
