"""Where move sequences are counted from, and which moves: see `tests.perft`."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from game.core.rng import Rng
from game.core.zones import Seat
from game.games.contract_rummy.rules import GAME, Options
from game.games.contract_rummy.rules.actions import Action, Deal
from game.games.contract_rummy.rules.buying import opened
from game.games.contract_rummy.rules.state import Phase, State, able_buyers
from tests.games.contract_rummy.tables import TWO, cards, do, drawing, meld


def small(held: str, others: list[str], pile: str, stock: str, **fields: Any) -> State:
    """A position with these few cards and no others, about to draw, the discard for sale."""
    state = replace(drawing(held, pile=pile, others=others, **fields), stock=cards(stock))
    return replace(state, window=opened(able_buyers(state), state.sitting_out))


STARTS = {
    "buying": small("KS", ["KD", "KH", "KC"], "2C 9H", "3S 4S 5S 6S"),
    "short": small("KS", ["KD", "KH", "KC"], "2C 3C 9H", "3S"),
    "sets": small("7S 7H 9D 9C 9C'", ["2S", "2H", "2D"], "7C", "KD KC KS", table=[meld("4S 4H 4C", TWO)]),
    "runs": small("3S 4S 6S 7D 8D 9D 9D'", ["2S", "2H", "2D"], "5S", "6D 6D' 2S'", hand=3),
    "table": small(
        "AS 2H 6C",
        ["7C", "8C", "9C"],
        "KS",
        "AS' 3H",
        table=[meld("2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS'"), meld("7H 7D 7S"), meld("2C 3C 4C 5C", TWO)],
    ),
    "six": small("7S 7H 7C 3D 4D 5D 6D 9S 10S JS QS", ["2S", "2H", "2D"], "KS", "8S 7D 2C", hand=6, turns=2),
    "deal": do(GAME.new(Options(), 4, Rng(23)), Deal()),
}


def canonical(state: State) -> Iterator[tuple[Seat, Action]]:
    """What the game lists for all who are to act, up to the end of the hand."""
    if state.phase not in (Phase.DEAL, Phase.OVER):
        for seat in GAME.to_act(state):
            yield from ((seat, action) for action in GAME.actions(state, seat))
