"""Trash Poker's cards, hands and players, written down in the notation of the rules."""

import pytest

from game.core.cards import Card
from game.core.tally import Line
from game.core.zones import Seat
from game.games.trash_poker.rules.backing import Backing, backing
from game.games.trash_poker.rules.cards import parse
from game.games.trash_poker.rules.ranks import ACE, HIGH_ACE, JACK, KING, NO_UPGRADES, QUEEN, Area
from game.games.trash_poker.rules.reading import Reading, best_stars, evaluate
from game.games.trash_poker.rules.stars import StarChoice

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
LETTERS = {ACE: "A", JACK: "J", QUEEN: "Q", KING: "K", HIGH_ACE: "A"}


def rule(id: str) -> pytest.MarkDecorator:
    """Marks a test as that of the rule with this id in RULES.md."""
    return pytest.mark.rule(id=id)


def cards(text: str) -> tuple[Card, ...]:
    """`5H J14` as cards."""
    return tuple(parse(name) for name in text.split())


def star(joker: str, face: str) -> StarChoice:
    """What the star of a joker stands for: `KD`, or `D` for a black/white one."""
    (card,) = cards(joker)
    return StarChoice(card, {**{letter: rank for rank, letter in LETTERS.items() if rank != HIGH_ACE}}.get(
        face[:-1], int(face[:-1]) if face[:-1].isdigit() else 0), "SHDC".index(face[-1]))  # fmt: skip


def behind(trash: str = "", **upgrades: int) -> Backing:
    """What stands behind a hand: a Trash, and numbers of upgrades by the small name of their area."""
    counts = list(NO_UPGRADES)
    for name, number in upgrades.items():
        counts[Area[name.upper()]] = number
    return backing(tuple(counts), cards(trash))


def read(played: str, *stars: StarChoice, trash: str = "", **upgrades: int) -> Reading:
    """The reading of these cards; stars that are not told stand for what is best."""
    back = behind(trash, **upgrades)
    return evaluate(cards(played), stars or best_stars(cards(played), back), back)


def five(reading: Reading) -> str:
    """The chosen ranks: `K K 9 7 2`."""
    return " ".join(LETTERS.get(symbol.value, str(symbol.value)) for symbol in (*reading.made, *reading.rest))


def lines(tally: tuple[Line, ...]) -> dict[str, int]:
    """Points by source."""
    points: dict[str, int] = {}
    for line in tally:
        points[line.source] = points.get(line.source, 0) + line.points
    return points
