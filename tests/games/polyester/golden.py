"""Matches written out in full, to be read and compared: `python -m tests.games.polyester.golden --regen`."""

import sys
from pathlib import Path

from game.core.match import Match, begin
from game.core.rng import Rng
from game.core.transcript import transcript
from game.core.zones import Seat
from game.games.polyester.rules import GAME, Options
from game.games.polyester.rules.actions import Action
from game.games.polyester.rules.cards import Deck
from game.games.polyester.rules.options import Difficulty
from game.games.polyester.rules.state import State

FOLDER = Path(__file__).parents[2] / "golden" / "polyester"

MATCHES: dict[str, tuple[int, Options]] = {
    "two_nine_fabric": (2, Options(target=2000)),
    "three_nine_illustrated_easy": (3, Options(target=2000, deck=Deck.ILLUSTRATED, difficulty=Difficulty.EASY)),
    "four_nine_fabric_hard": (4, Options(target=1000, difficulty=Difficulty.HARD, second_wild=5, first=Seat(2))),
    "six_six_fabric": (6, Options(target=1000, hand=6, first=Seat(3))),
    "two_six_illustrated": (2, Options(target=2000, hand=6, deck=Deck.ILLUSTRATED, hot_hands=1)),
    "two_nine_action_cards": (2, Options(target=5000, action_cards=True, knockoff_lead=1000, reward_turns=2)),
    "four_six_action_cards": (4, Options(target=5000, hand=6, action_cards=True, knockoff_lead=1000, reward_turns=2)),
}


def played(name: str, most: int = 150) -> Match[State, Action]:
    """The match of that name: random actions from its own seed until it ends, `most` at most."""
    seats, options = MATCHES[name]
    match, rng = begin(GAME, options, seats, 100 + list(MATCHES).index(name)), Rng(list(MATCHES).index(name))
    while not match.over and match.length < most:
        action, rng = rng.choice(GAME.actions(match.state, match.state.turn))
        match = match.play(match.state.turn, action)
    return match


def main() -> None:
    """Writes every transcript anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in MATCHES:
        (FOLDER / f"{name}.txt").write_text(transcript(played(name)), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--regen"]:
        sys.exit("python -m tests.games.polyester.golden --regen writes the transcripts anew")
    main()
