"""Bots against bots: `python -m game.tools.arena polyester --games 1000 --hand 6 hard medium`.

Every seed is played in all rotations of the seats. Prints what the first wins, with the 95 % interval of its share.
Levels are easy, medium, hard and random: two, who share the smallest table of the game, or one for each seat. Options
of the game are set by their names: `--hand 6 --deck illustrated`.
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
from game.core.zones import TABLE, Seat
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


def play(box: Boxed, options: Any, bots: Sequence[Bot[Any, Any]], seed: int) -> Any:
    """The last state of one match."""
    game, rng = box.game, Rng(seed + 1)
    state = game.new(options, len(bots), Rng(seed))
    while seats := game.to_act(state):
        seat = seats[0]
        _, rng = rng.next()
        seen = view(game, state, seat)
        legal = tuple(game.actions(seen, seat))
        action = legal[0] if seat == TABLE else decided(bots[seat], seen, seat, legal, rng)
        state, _ = game.apply(state, seat, action)
    return state


Teams = Sequence[bool]
"""By seat: whether the first bot of the comparison sits there, or one of the others."""


def share(game: Any, state: Any, teams: Teams) -> float:
    """What a finished match is worth to the first team: 1, 0, or a part of a tie; a half when everybody has lost.

    Teams of several seats, and as many each, are compared by the sums of their standings; others by who has won.
    """
    standing, mine = game.standing(state), sum(teams)
    if mine == 1 or 2 * mine != len(teams):
        won = [teams[seat] for seat in game.winners(state) if seat != TABLE]
        return won.count(True) / len(won) if won else 0.5
    ahead = sum(points if team else -points for points, team in zip(standing, teams, strict=True))
    return 0.5 if not ahead else float((ahead < 0) == game.lowest_wins)


def compare(box: Boxed, options: Any, bots: Sequence[Bot[Any, Any]], games: int, seed: int) -> float:
    """What so many matches are worth to the first of `bots`, by seat, and those that are the same.

    Every seed is played in all rotations of the seats; the first seat changes with the seed.
    """
    won, seats = 0.0, len(bots)
    rotations = list(dict.fromkeys(tuple(bots[-step:]) + tuple(bots[:-step]) for step in range(seats)))
    for number in range(games):
        round_, step = divmod(number, len(rotations))
        sitting = rotations[step]
        state = play(box, replace(options, first=Seat(round_ % seats)), sitting, seed + round_)
        won += share(box.game, state, [bot is bots[0] for bot in sitting])
    return won


def table_of(box: Boxed, levels: Sequence[str]) -> tuple[str, ...]:
    """Who sits where: two levels take turns at the smallest table that the game allows. ValueError when none fits."""
    smallest: int = min(box.game.seats)
    if len(levels) == 2 and smallest % 2 == 0:
        return tuple(levels) * (smallest // 2)
    if len(levels) not in box.game.seats:
        raise ValueError(f"{box.id} is not for {len(levels)} seats")
    return tuple(levels)


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's)."""
    z = 1.959964
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def _parser(box: Boxed) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"python -m game.tools.arena {box.id}")
    parser.add_argument("levels", nargs="+", choices=_LEVELS)
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
        print("python -m game.tools.arena GAME [options] LEVEL LEVEL …", file=sys.stderr)
        return 2
    asked = _parser(box).parse_args(arguments[1:])
    try:
        levels = table_of(box, asked.levels)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    bots, start = {level: _bot(box, level) for level in levels}, perf_counter()
    won = compare(box, _options(box, asked), [bots[level] for level in levels], asked.games, asked.seed)
    low, high = interval(won / asked.games, asked.games)
    shown = f"{won / asked.games:6.1%}  [{low:.1%}, {high:.1%}]"
    over = " and ".join(level for level in bots if level != levels[0])
    print(f"| {levels[0]} over {over} | {asked.games} | {shown} | {perf_counter() - start:.0f} s |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
