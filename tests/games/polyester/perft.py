"""Counts of move sequences: `python -m tests.games.polyester.perft NAME DEPTH` also prints them by first action."""

import sys
from collections.abc import Callable, Iterable

from game.core.rng import Rng
from game.games.polyester.rules import GAME, Options
from game.games.polyester.rules.actions import Action
from game.games.polyester.rules.cards import Deck
from game.games.polyester.rules.options import Difficulty
from game.games.polyester.rules.state import State

STARTS = {
    "nine": GAME.new(Options(), 2, Rng(11)),
    "nine_easy": GAME.new(Options(deck=Deck.ILLUSTRATED, difficulty=Difficulty.EASY), 3, Rng(12)),
    "nine_hard": GAME.new(Options(difficulty=Difficulty.HARD, second_wild=7), 2, Rng(13)),
    "six": GAME.new(Options(hand=6), 2, Rng(14)),
    "six_action": GAME.new(Options(hand=6, action_cards=True, knockoff_lead=1000, reward_turns=2), 2, Rng(15)),
}

Moves = Callable[[State], Iterable[Action]]


def canonical(state: State) -> Iterable[Action]:
    """The actions that the game lists."""
    return GAME.actions(state, state.turn) if GAME.to_act(state) else ()


def perft(state: State, depth: int, moves: Moves = canonical) -> int:
    """Number of sequences of `depth` actions from here (a match that ends before counts 0)."""
    if depth == 0:
        return 1
    return sum(perft(GAME.apply(state, state.turn, action)[0], depth - 1, moves) for action in moves(state))


def main(name: str, depth: int) -> None:
    """Prints the counts by first action."""
    state = STARTS[name]
    for action in canonical(state):
        print(action, perft(GAME.apply(state, state.turn, action)[0], depth - 1))
    print(perft(state, depth))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
