"""Moves a second in random play: 500 Rum beside the gin rummy of RLCard and of OpenSpiel, in one run.

`python -m tests.bench.rummy [SECONDS]` prints a table. It needs the extra `bench` (`pip install .[bench]`). All play
with two seats, choose from the legal moves with the same generator, and take turns at it so that a busy machine is busy
for all; the best round of each counts. RLCard is measured three times: as its documentation has it used, `env.run` with
its own random agents, which is what ours is to be compared with, since it too lists, judges and tells what happened;
the same environment stepped by our chooser; and the game inside it alone, which tells nobody anything. Chance nodes of
OpenSpiel are played but not counted.
"""

import random
import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import repeat
from platform import python_implementation, python_version
from time import thread_time

import numpy
import pyspiel
import rlcard
from rlcard.agents import RandomAgent
from rlcard.envs import Env
from rlcard.games.gin_rummy.game import GinRummyGame

from game.core.rng import Rng
from game.games.rum500.rules import GAME, Options

ROUNDS = 5
Match = Callable[[int], Iterator[None]]
"""Plays one match from a seed, yielding after every move."""


def ours(seed: int) -> Iterator[None]:
    """500 Rum to the end of the match: list the legal actions, judge and apply one."""
    choose, state = random.Random(seed).choice, GAME.new(Options(), 2, Rng(seed))
    while seats := GAME.to_act(state):
        state, _ = GAME.apply(state, seats[0], choose(GAME.actions(state, seats[0])))
        yield


def rlcard_game(seed: int) -> Iterator[None]:
    """RLCard's gin rummy without its environment."""
    choose, game = random.Random(seed).choice, GinRummyGame()
    game.np_random = numpy.random.RandomState(seed)
    game.init_game()
    while not game.is_over():
        game.step(choose(game.judge.get_legal_actions()))
        yield


@cache
def _environment() -> Env:
    made = rlcard.make("gin-rummy")
    made.set_agents([RandomAgent(num_actions=made.num_actions) for _ in range(2)])
    return made


def rlcard_run(seed: int) -> Iterator[None]:
    """RLCard's gin rummy as its documentation has it played."""
    environment = _environment()
    environment.seed(seed)
    before = environment.timestep
    environment.run(is_training=False)
    yield from repeat(None, environment.timestep - before)


def rlcard_environment(seed: int) -> Iterator[None]:
    """RLCard's gin rummy, its environment stepped, with the state encoded for a learner."""
    choose, environment = random.Random(seed).choice, _environment()
    environment.seed(seed)
    state, _ = environment.reset()
    while not environment.is_over():
        state, _ = environment.step(choose(list(state["legal_actions"])))
        yield


def open_spiel(seed: int) -> Iterator[None]:
    """OpenSpiel's gin rummy, in C++ under Python."""
    choose, state = random.Random(seed).choice, pyspiel.load_game("gin_rummy").new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(choose(state.legal_actions()))
        if not chance:
            yield


RIVALS: dict[str, Match] = {
    "Kitchen Table, 500 Rum": ours,
    "RLCard, gin rummy, env.run with its random agents": rlcard_run,
    "RLCard, gin rummy, env.step": rlcard_environment,
    "RLCard, gin rummy, game alone": rlcard_game,
    "OpenSpiel, gin rummy (C++)": open_spiel,
}


def moves_a_second(match: Match, seconds: float, seed: int) -> float:
    """Over whole matches, for at least that long."""
    start, moves = thread_time(), 0
    while thread_time() - start < seconds:
        moves += sum(1 for _ in match(seed))
        seed += 1
    return moves / (thread_time() - start)


def main(seconds: float) -> None:
    """Prints the table."""
    best = dict.fromkeys(RIVALS, 0.0)
    for number in range(ROUNDS):
        for name, match in RIVALS.items():
            best[name] = max(best[name], moves_a_second(match, seconds, 1000 * number))
    mine = best["Kitchen Table, 500 Rum"]
    print(f"{python_implementation()} {python_version()}, best of {ROUNDS} rounds of {seconds:g} s")
    print("| | moves a second | ours is |\n|---|---|---|")
    for name, speed in best.items():
        print(f"| {name} | {speed:,.0f} | {mine / speed:.2f} times |")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
