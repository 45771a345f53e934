"""Counts of move sequences: `python -m tests.perft GAME START DEPTH` also prints them by first action.

A game's `tests.games.GAME.perft` names its `GAME`, its `STARTS`, and the `canonical` moves from a state.
"""

import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

from game.core.protocol import Game

Moves = Callable[[Any], Iterable[Any]]
"""The actions to be counted from a state: of whoever is to act first, or each with its seat, `(seat, action)`."""


def after(game: Game[Any, Any, Any], state: Any, move: Any) -> Any:
    """The state after a move."""
    seat, action = move if isinstance(move, tuple) else (game.to_act(state)[0], move)
    return game.apply(state, seat, action)[0]


def perft(game: Game[Any, Any, Any], state: Any, depth: int, moves: Moves) -> int:
    """Number of sequences of `depth` actions from here; what ends before counts 0."""
    if depth == 0:
        return 1
    return sum(perft(game, after(game, state, action), depth - 1, moves) for action in moves(state))


def main(id: str, name: str, depth: int) -> None:
    """Prints the counts by first action."""
    counted = import_module(f"tests.games.{id}.perft")
    game, state, moves = counted.GAME, counted.STARTS[name], counted.canonical
    for action in moves(state):
        print(action, perft(game, after(game, state, action), depth - 1, moves))
    print(perft(game, state, depth, moves))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
