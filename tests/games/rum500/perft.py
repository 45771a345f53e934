"""Where move sequences are counted from, and which moves: see `tests.perft`."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from game.core.rng import Rng
from game.games.rum500.rules import GAME, Options
from game.games.rum500.rules.actions import Action, Deal
from game.games.rum500.rules.state import Phase, State
from tests.games.rum500.tables import ONE, TWO, cards, do, drawing, meld


def small(hand: str, other: str, pile: str, stock: str, **fields: Any) -> State:
    """A position with these few cards and no others."""
    state = drawing(hand, pile=pile, others=[other], **fields)
    return replace(state, stock=cards(stock))


STARTS = {
    "sets": small("7S 7H 2C", "2S 2H", "9C 7C 2D", "KD KC"),
    "runs": small("3S 4S 6S", "7S 8H", "KD 5S 2S", "AS 9D"),
    "ace": small("AS 9D", "9H 9C", "KS", "", table=[meld("2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS", TWO)]),
    "table": small("8C 6D 3C", "7D KH", "5D 7C", "QH", table=[meld("4C 5C 6C", TWO), meld("8D 9D 10D", ONE)]),
    "two": do(GAME.new(Options(), 2, Rng(21)), Deal()),
    "four": do(GAME.new(Options(), 4, Rng(22)), Deal()),
}


def canonical(state: State) -> Iterable[Action]:
    """The actions that the game lists, up to the end of the deal."""
    return () if state.phase in (Phase.DEAL, Phase.OVER) else GAME.actions(state, state.turn)
