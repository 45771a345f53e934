"""Where move sequences are counted from, and which moves: see `tests.perft`."""

from collections.abc import Iterable

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


def canonical(state: State) -> Iterable[Action]:
    """The actions that the game lists."""
    return GAME.actions(state, state.turn) if GAME.to_act(state) else ()
