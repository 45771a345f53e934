"""Whole matches against what they were when somebody last read them, and counts of move sequences."""

from itertools import combinations

import pytest

from game.core.transcript import transcript
from game.games.polyester.rules import GAME
from game.games.polyester.rules.actions import (
    AcceptBust,
    Action,
    Bank,
    BankHalf,
    Draw,
    Lock,
    Pass,
    Redraw,
    Ride,
    TrashKnockoff,
)
from game.games.polyester.rules.cards import KNOCKOFF, notation
from game.games.polyester.rules.state import Phase, State
from tests.games.polyester.golden import FOLDER, MATCHES, played
from tests.games.polyester.oracle import best
from tests.games.polyester.perft import STARTS, canonical
from tests.perft import perft


@pytest.mark.parametrize("name", MATCHES)
def test_the_match_is_played_as_written(name: str) -> None:
    assert transcript(played(name)) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_transcript_belongs_to_a_match() -> None:
    assert {path.stem for path in FOLDER.glob("*")} == set(MATCHES)


@pytest.mark.parametrize(
    ("name", "depth", "count"),
    [("nine", 7, 841), ("nine_easy", 6, 713), ("nine_hard", 7, 587), ("six", 6, 61), ("six_action", 6, 120)],
)
def test_the_number_of_sequences(name: str, depth: int, count: int) -> None:
    assert perft(GAME, STARTS[name], depth, canonical) == count


def _candidates(state: State) -> list[Action]:
    cards = [card for card in state.hand if card is not None]
    locks = [Lock(some) for size in range(len(cards) + 1) for some in combinations(cards, size)]
    return [
        Draw(),
        Ride(),
        Pass(),
        Bank(),
        Bank(loyalty=True),
        BankHalf(),
        TrashKnockoff(),
        Redraw(),
        AcceptBust(),
        *locks,
    ]


def _lawful(state: State, action: Action) -> bool:
    """A second judge, from the rule text."""
    phase, mine = state.phase, [notation(card) for card in state.rewards[state.turn]]
    open_cards = {card for card, locked in zip(state.hand, state.locked, strict=True) if not locked} - {KNOCKOFF, None}
    match action:
        case Draw():
            return phase in (Phase.FRESH, Phase.CHOOSE, Phase.HOT)
        case Ride() | Pass():
            return phase is Phase.OFFER
        case Bank(loyalty):
            return phase in (Phase.CHOOSE, Phase.HOT) and (not loyalty or any("Discount" in name for name in mine))
        case BankHalf():
            running = phase in (Phase.LOCK, Phase.CHOOSE, Phase.HOT)
            return running and state.has_locked and state.pot > 1 and any("Credit" in name for name in mine)
        case TrashKnockoff():
            dealt = phase in (Phase.LOCK, Phase.CHOOSE)
            return dealt and KNOCKOFF in state.hand and any("Pass" in name for name in mine)
        case Redraw() | AcceptBust():
            return phase is Phase.BUST
    if phase not in (Phase.LOCK, Phase.CHOOSE) or not action.cards or not set(action.cards) <= open_cards:
        return False
    return best(action.cards, state.options) is not None


@pytest.mark.parametrize(("name", "depth"), [("six", 4), ("six_action", 4)])
def test_every_candidate_is_judged_alike(name: str, depth: int) -> None:
    def refused(state: State) -> list[Action]:
        return [action for action in _candidates(state) if GAME.refuse(state, state.turn, action) is None]

    def lawful(state: State) -> list[Action]:
        return [action for action in _candidates(state) if _lawful(state, action)]

    assert perft(GAME, STARTS[name], depth, refused) == perft(GAME, STARTS[name], depth, lawful) > 1
