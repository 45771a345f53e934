"""Works out what draws are worth, for Polyester's bots: `python -m game.tools.calibrate [HANDS]`.

Samples HANDS hands (1,500) of every size for every kind of options and solves the turn as a chain of decisions between
two equal players who care for points alone: whoever banks leaves the pot and the unlocked cards for the other to ride.
Writes `game/games/polyester/prospects.py`. Needs numpy, some minutes, and always gives the same numbers.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from game.games.polyester import prospects
from game.games.polyester.rules.cards import Deck, deck_of
from game.games.polyester.rules.combos import Locks
from game.games.polyester.rules.options import Difficulty, Options

_STEP = 50
"""Every score is a multiple of this."""
_HIGHEST = 8000
"""Beyond this pot a player banks."""
_ROOM = 100
"""Steps above the highest pot, more than one lock can add."""
_ROUNDS = 12

Sample = Any
"""An array [hand, cards locked]: the most points that a lock of so many cards scores, 0 when there is none."""


def kinds() -> Iterable[Options]:
    """Options of every kind that the bots tell apart."""
    yield Options(hand=6)
    for difficulty in Difficulty:
        for deck in Deck:
            for ace_wild in (True, False):
                for second in (None, 5):
                    yield Options(deck=deck, difficulty=difficulty, ace_wild=ace_wild, second_wild=second)


def sample(options: Options, size: int, hands: int) -> Sample:
    """Random hands of `size` cards from the whole deck."""
    random, deck = Random(size), deck_of(options.deck, options.hand)
    best = np.zeros((hands, size + 1), dtype=np.int64)
    for row in best:
        for locked, points in Locks(random.sample(deck, size), options).best().items():
            row[locked] = points
    return best


def solve(samples: list[Sample]) -> Any:
    """Worth of drawing, [cards, step of the pot]: points above those of a turn that ends with nothing."""
    hand, most = len(samples), _HIGHEST // _STEP
    pots = np.arange(most + _ROOM) * _STEP
    fresh = 0.0
    drawn = np.zeros((hand + 1, most + _ROOM))
    for _ in range(_ROUNDS):
        kept = np.tile(pots.astype(float), (hand + 1, 1))
        for step in reversed(range(most)):
            for size, hands in enumerate(samples, 1):
                drawn[size, step] = _worth(hands, kept, step)
            rides = np.maximum(0, drawn[:, step] - fresh)
            kept[:, step] = np.maximum(pots[step] - rides, drawn[:, step])
            kept[0, step] = max(pots[step], drawn[hand, step])
        fresh = (fresh + drawn[hand, 0]) / 2
    return drawn


def _worth(hands: Sample, kept: Any, step: int) -> float:
    """Mean over hands of the best lock in each, with a pot of `step` steps before it."""
    best = np.zeros(len(hands))
    for locked in range(1, hands.shape[1]):
        points = hands[:, locked]
        worth = kept[hands.shape[1] - 1 - locked, step + points // _STEP]
        best = np.maximum(best, np.where(points > 0, worth, 0))
    return float(best.mean())


def row(hands: Sample, worth: Any) -> prospects.Prospect:
    """What the bots are told of a draw of so many cards."""
    best = hands.max(axis=1)
    success = float((best > 0).mean())
    gain = round(float(best.sum()) / max(1, int((best > 0).sum())))
    return prospects.Prospect(round(1 - success, 4), gain, tuple(round(worth[pot // _STEP]) for pot in prospects.POTS))


def main(hands: int) -> None:
    """Writes the module anew."""
    path = Path(prospects.__file__)
    head = path.read_text(encoding="utf-8").partition("\nPROSPECTS")[0]
    lines = [head, "PROSPECTS: dict[Kind, tuple[Prospect, ...]] = {"]
    for options in kinds():
        samples = [sample(options, size, hands) for size in range(1, options.hand + 1)]
        drawn = solve(samples)
        lines.append(f"    {prospects.kind(options)}: (")
        lines += [f"        {row(best, drawn[size])!r}," for size, best in enumerate(samples, 1)]
        lines.append("    ),")
    path.write_text("\n".join([*lines, "}", ""]), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 1500)
