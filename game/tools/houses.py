"""What Trash Poker's houses are up to: `python -m game.tools.houses [GAMES] [HOUSES] [SEED]`.

Plays GAMES (2,000) games of a Medium bot against HOUSES (1) houses from seed SEED (1) on, and prints how many of them
the bot wins against each level, and the side of a scoring card that comes nearest to what it should win.

A house chooses without looking at chips, and so does a Medium bot, so that every game has to be played once only: the
chips of any side follow from how often each house found its card on which line.
"""

import sys
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.bots import Level
from game.core.rng import Rng
from game.core.secrets import view
from game.core.zones import TABLE, Seat
from game.games.trash_poker.bots import BOTS
from game.games.trash_poker.rules import GAME, Options
from game.games.trash_poker.rules.events import LineRead
from game.games.trash_poker.rules.personalities import LINES
from game.games.trash_poker.rules.scoring_sides import Difficulty, scoring_side
from game.tools.arena import decided

AIMS = {Difficulty.EASY: 0.80, Difficulty.NORMAL: 0.50, Difficulty.HARD: 0.30, Difficulty.MERCILESS: 0.15}
"""The part of the games that the bot should win against each level."""
_FINEST = 4
"""Every step of `side_of` raises a quarter of the lines by one chip."""
_STEEPEST = 2
"""Of two lines that are so many quarters of `_FINEST` apart the upper one has a chip more."""


class Played(NamedTuple):
    """One game: chips of the bot, and of each house those for places, and how often each line found a card."""

    bot: int
    places: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]

    def won(self, side: Sequence[int]) -> bool:
        """Whether the bot has more chips than every house that has such a side; in a tie the house wins."""
        chips = [
            place + sum(map(int.__mul__, counts, side)) for place, counts in zip(self.places, self.lines, strict=True)
        ]
        return self.bot > max(chips)


def played(seed: int, houses: int) -> Played:
    """The game of that seed between a Medium bot and so many houses."""
    state, rng = GAME.new(Options(houses=houses), 1 + houses, Rng(seed)), Rng(seed + 1)
    counts = [[0] * LINES for _ in range(houses)]
    while seats := GAME.to_act(state):
        seat = seats[0]
        _, rng = rng.next()
        seen = view(GAME, state, seat)
        legal = GAME.actions(seen, seat)
        action = legal[0] if seat == TABLE else decided(BOTS[Level.MEDIUM], seen, seat, legal, rng)
        state, events = GAME.apply(state, seat, action)
        for event in events:
            if isinstance(event, LineRead) and event.cards:
                counts[event.seat - 1][event.number] += 1
    chips, usual = GAME.standing(state), scoring_side(Difficulty.NORMAL, houses)
    places = (chips[1 + number] - sum(map(int.__mul__, lines, usual)) for number, lines in enumerate(counts))
    return Played(chips[Seat(0)], tuple(places), tuple(map(tuple, counts)))


def side_of(step: int) -> tuple[int, ...]:
    """A side: the upper lines bring more, none less than 1. One step more raises every fourth line by a chip."""
    return tuple(max(1, (step + _STEEPEST * (LINES - 1 - line)) // _FINEST) for line in range(LINES))


def share(games: Iterable[Played], side: Sequence[int]) -> float:
    """The part of the games that the bot wins against houses with this side."""
    won = [game.won(side) for game in games]
    return sum(won) / len(won)


def nearest(games: Sequence[Played], aim: float) -> tuple[int, ...]:
    """The side against which the bot comes nearest to winning such a part of the games."""
    return min(map(side_of, range(30 * _FINEST)), key=lambda side: abs(share(games, side) - aim))


def main(count: int = 2000, houses: int = 1, seed: int = 1) -> None:
    """Prints what the levels are worth, and what they should be."""
    games = [played(seed + number, houses) for number in range(count)]
    print(f"{count} games, {houses} houses, seeds {seed} to {seed + count - 1}; mean chips of the bot", end=" ")
    print(f"{sum(game.bot for game in games) / count:.1f}")
    for level, aim in AIMS.items():
        now, side = scoring_side(level, houses), nearest(games, aim)
        print(f"{level.value}: wins {share(games, now):.3f}, should win {aim}; {share(games, side):.3f} with {side}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
