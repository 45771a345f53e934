"""Matches written out in full, to be read and compared: `python -m tests.games.trash_poker.golden --regen`."""

import sys
from collections.abc import Sequence
from pathlib import Path

from game.core.match import Match, begin
from game.core.rng import Rng
from game.core.transcript import transcript
from game.core.zones import Seat
from game.games.trash_poker.rules import GAME, Options
from game.games.trash_poker.rules.actions import Action, Collect, Finish, Redraw, Select, Take, Trash
from game.games.trash_poker.rules.backing import backing
from game.games.trash_poker.rules.cards import row, stack
from game.games.trash_poker.rules.jokers import Stack
from game.games.trash_poker.rules.options import JokerDraft
from game.games.trash_poker.rules.reading import evaluate
from game.games.trash_poker.rules.scoring_sides import Difficulty
from game.games.trash_poker.rules.state import State

FOLDER = Path(__file__).parents[2] / "golden" / "trash_poker"
UNLOCKED = stack(Stack.UNLOCKABLE)

MATCHES: dict[str, tuple[int, int, Options, int]] = {
    "two": (2, 705, Options(first=Seat(1)), 400),
    "three": (3, 701, Options(pot_trash=2), 90),
    "four": (4, 702, Options(first=Seat(2)), 90),
    "solo": (2, 706, Options(houses=1), 400),
    "houses": (
        4,
        707,
        Options(
            houses=2,
            house_level=Difficulty.EASY,
            house_pot=4,
            players_win_ties=True,
            marker_waits=True,
            house_bonus=True,
            marker_hurries=True,
        ),
        130,
    ),
    "draft": (
        2,
        708,
        Options(jokers=stack(Stack.STARTING) + UNLOCKED[:12], joker_draft=JokerDraft.PERSONAL, loser=Seat(1)),
        160,
    ),
    "unlocked": (2, 27, Options(jokers=UNLOCKED[:17]), 400),
}
"""Seats, seed, options, and how many steps at most, by name."""


def eager(state: State, seat: Seat, legal: Sequence[Action], rng: Rng) -> tuple[Action, Rng]:
    """Plays the best hand, takes from a Trash, collects jokers, trashes those with effects; else does anything."""
    if selections := [each for each in legal if isinstance(each, Select)]:
        place = state.places[seat]
        behind = backing(place.upgrades, place.trash)
        return max(selections, key=lambda each: evaluate(each.cards, each.stars, behind).key), rng
    wanted = [each for each in legal if isinstance(each, Take) or (isinstance(each, Collect | Trash) and _joker(each))]
    whim, rng = rng.below(4)
    if wanted and whim:
        return rng.choice(wanted)
    few = [each for each in legal if not isinstance(each, Redraw) or len(each.cards) < 4]
    kind, rng = rng.choice(sorted({type(each).__name__ for each in few}))
    if kind == Finish.__name__ and whim:
        return rng.choice([each for each in few if not isinstance(each, Finish)] or few)
    return rng.choice([each for each in few if type(each).__name__ == kind])


def _joker(action: Collect | Trash) -> bool:
    """Whether it is about a joker, and of a Trash about one with an effect there."""
    printed = row(action.card)
    return printed is not None and (isinstance(action, Collect) or bool(printed.effects))


def played(name: str) -> Match[State, Action]:
    """The match of that name to its end, or for so many steps."""
    seats, seed, options, most = MATCHES[name]
    match, rng = begin(GAME, options, seats, seed), Rng(seed)
    while not match.over and match.length < most:
        seat = GAME.to_act(match.state)[0]
        action, rng = eager(match.state, seat, GAME.actions(match.state, seat), rng)
        match = match.play(seat, action)
    return match


def main() -> None:
    """Writes every transcript anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in MATCHES:
        (FOLDER / f"{name}.txt").write_text(transcript(played(name)), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--regen"]:
        sys.exit("python -m tests.games.trash_poker.golden --regen writes the transcripts anew")
    main()
