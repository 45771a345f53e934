"""Matches written out in full, to be read and compared: `python -m tests.games.rum500.golden --regen`."""

import sys
from collections.abc import Sequence
from pathlib import Path

from game.core.match import Match, begin
from game.core.rng import Rng
from game.core.transcript import transcript
from game.core.zones import Seat
from game.games.rum500.rules import GAME, Options
from game.games.rum500.rules.actions import Action, LayDown, LayOff, TakeBack
from game.games.rum500.rules.state import State

FOLDER = Path(__file__).parents[2] / "golden" / "rum500"

MATCHES: dict[str, tuple[int, int, Options]] = {
    "two": (2, 500, Options(target=150, first=Seat(1))),
    "three": (3, 501, Options(target=150)),
    "four": (4, 502, Options(target=150, first=Seat(2))),
    "six": (6, 503, Options(target=150, first=Seat(3))),
}
"""Seats, seed and options by name."""


def eager(legal: Sequence[Action], rng: Rng) -> tuple[Action, Rng]:
    """Lays down and lays off what it can (or takes back, seldom); else any kind of action, then any of that kind."""
    plays = [each for each in legal if isinstance(each, (LayDown, LayOff))]
    regret, rng = rng.below(6)
    if plays and not (regret == 0 and TakeBack() in legal):
        return rng.choice(plays)
    kind, rng = rng.choice(sorted({type(each).__name__ for each in legal}))
    return rng.choice([each for each in legal if type(each).__name__ == kind])


def played(name: str, most: int = 300) -> Match[State, Action]:
    """The match of that name to its end, or for that many steps at most."""
    seats, seed, options = MATCHES[name]
    match, rng = begin(GAME, options, seats, seed), Rng(seed)
    while not match.over and match.length < most:
        [seat] = GAME.to_act(match.state)
        action, rng = eager(GAME.actions(match.state, seat), rng)
        match = match.play(seat, action)
    return match


def main() -> None:
    """Writes every transcript anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in MATCHES:
        (FOLDER / f"{name}.txt").write_text(transcript(played(name)), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--regen"]:
        sys.exit("python -m tests.games.rum500.golden --regen writes the transcripts anew")
    main()
