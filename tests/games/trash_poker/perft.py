"""Where move sequences are counted from, and which moves: see `tests.perft`."""

from collections.abc import Iterable

from game.core.rng import Rng
from game.games.trash_poker.rules import GAME, Options
from game.games.trash_poker.rules.actions import Action
from game.games.trash_poker.rules.state import Duty, Pending, State
from tests.games.trash_poker.tables import before_drawing, collecting, drawing, owing

STARTS = {
    "setup": GAME.new(Options(), 2, Rng(5)),
    "draw": drawing(
        {"hand": "2S 3S 4S", "draw_pile": "AS KS", "discard_pile": "9S", "trash": "3H"},
        {"hand": "2S'"},
        rest="box",
        most=2,
    ),
    "pot": collecting(
        {"pot": "2S", "discard_pile": "5S", "draw_pile": "6S"}, {"pot": "KH' 9C'", "draw_pile": "3S'"}, rest="box"
    ),
    "seven": collecting({"pot": "2S", "draw_pile": "6S"}, {"pot": "7H'", "draw_pile": "3S'"}, jokers="J11", rest="box"),
    "mixed": owing(
        Pending(Duty.TRASH, 2), Pending(Duty.UPGRADE, 1, 1), discard_pile="2S 3S", draw_pile="4S", rest="box"
    ),
    "last": before_drawing(
        {"draw_pile": "2S 3S", "discard_pile": "9S", "trash": "KS AS"}, {"draw_pile": "2S' 9S'"}, rest="box"
    ),
}


def canonical(state: State) -> Iterable[Action]:
    """The actions of whoever is to act first."""
    to_act = GAME.to_act(state)
    return GAME.actions(state, to_act[0]) if to_act else ()
