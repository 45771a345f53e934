"""Matches written out in full, to be read and compared: `python -m tests.games.contract_rummy.golden --regen`."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.core.match import Match, begin
from game.core.rng import Rng
from game.core.transcript import transcript
from game.core.zones import Seat
from game.games.contract_rummy.rules import GAME, Options
from game.games.contract_rummy.rules.actions import (
    Action,
    Ask,
    Cancel,
    CloseWindow,
    Discard,
    LayDown,
    LayOff,
    SitIn,
    SitOut,
)
from game.games.contract_rummy.rules.state import Phase, State, has_laid_down

FOLDER = Path(__file__).parents[2] / "golden" / "contract_rummy"

MATCHES: dict[str, tuple[int, Options]] = {
    "first": (610, Options(first=Seat(1))),
    "second": (611, Options(timer=5, first=Seat(2))),
    "third": (612, Options(timer=0)),
}
"""Seed and options by name."""

Said = tuple[Seat, Action]


def sayable(state: State) -> Iterator[Said]:
    """What the game lists, and what it does not list but allows."""
    for seat in GAME.to_act(state):
        yield from ((seat, action) for action in GAME.actions(state, seat))
    for seat in map(Seat, range(4)):
        for action in (Ask(), Cancel(), SitIn()):
            if action not in GAME.actions(state, seat) and not GAME.refuse(state, seat, action):
                yield seat, action


def eager(state: State, rng: Rng) -> tuple[Said, Rng]:
    """Lays down and plays what it can; discards what has no company; else says anything, seldom what ends much."""
    said = list(sayable(state))
    plays = [each for each in said if isinstance(each[1], (LayDown, LayOff))]
    if plays:
        return rng.choice(plays)
    rare = (SitOut, CloseWindow, Cancel)
    often, rng = rng.below(4)
    few = [each for each in said if not (often and isinstance(each[1], rare))] or said
    if state.phase in (Phase.TOOK, Phase.PLAY):
        few = _lonely(state, few)
    kind, rng = rng.choice(sorted({type(action).__name__ for _, action in few}))
    return rng.choice([each for each in few if type(each[1]).__name__ == kind])


def _lonely(state: State, said: Sequence[Said]) -> list[Said]:
    """The discards that leave most of the contract; the others too where the hand is laid down."""
    hand = state.hands[state.turn]
    if has_laid_down(state, state.turn):
        return list(said)
    return sorted(said, key=lambda each: _company(hand, each[1]))[:3]


def _company(hand: Sequence[int], action: Action) -> int:
    if not isinstance(action, Discard):
        return 0
    card = action.card
    near = [other for other in hand if other != card and other // 13 % 4 == card // 13 % 4 and abs(other - card) <= 2]
    return 2 * sum(other % 13 == card % 13 for other in hand) + len(near)


def played(name: str, most: int = 300) -> Match[State, Action]:
    """The match of that name to its end, or for that many steps at most."""
    seed, options = MATCHES[name]
    match, rng = begin(GAME, options, 4, seed), Rng(seed)
    while not match.over and match.length < most:
        (seat, action), rng = eager(match.state, rng)
        match = match.play(seat, action)
    return match


def main() -> None:
    """Writes every transcript anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in MATCHES:
        (FOLDER / f"{name}.txt").write_text(transcript(played(name)), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--regen"]:
        sys.exit("python -m tests.games.contract_rummy.golden --regen writes the transcripts anew")
    main()
