"""The fourteen personalities of a house: what each of them looks for in a pot, in which order. Rows of data."""

from collections.abc import Callable
from dataclasses import dataclass

from game.core.cards import Card
from game.games.trash_poker.rules.cards import RANKS, STARS
from game.games.trash_poker.rules.jokers import Star
from game.games.trash_poker.rules.ranks import CLUBS, DIAMONDS, HEARTS, SPADES, TEN

RED_STAR, BLACK_WHITE_STAR = -1, -2
"""Lines that look for a star; any other line is the rank (1 to 13) that it looks for."""
LINES = 15
"""Lines of a personality: thirteen ranks and both stars."""
DRAWN = 3
"""Rule trash.house.personalities: personalities that each house has in a match."""

_LINES = {"*": RED_STAR, "o": BLACK_WHITE_STAR, "A": 1, "J": 11, "Q": 12, "K": 13}
_LINES |= {str(rank): rank for rank in range(2, TEN + 1)}
_SUITS = {"S": SPADES, "H": HEARTS, "D": DIAMONDS, "C": CLUBS}


@dataclass(frozen=True, slots=True)
class Personality:
    """One card."""

    name: str
    """The last part of the key of its name."""
    lines: tuple[int, ...]
    """From the top: ranks and stars, each once."""
    suits: tuple[int, ...]
    """Rule trash.house.suit: from the highest priority."""


def _row(name: str, lines: str, suits: str) -> Personality:
    """`*` is the red star, `o` the black and white one."""
    return Personality(name, tuple(map(_LINES.__getitem__, lines.split())), tuple(map(_SUITS.__getitem__, suits)))


PERSONALITIES = (
    _row("magpie", "* o A K Q J 10 9 8 7 6 5 4 3 2", "DHSC"),
    _row("general", "K Q J 10 9 8 A 7 6 5 4 3 2 * o", "SCHD"),
    _row("bookkeeper", "4 5 2 A 6 3 7 8 9 10 J Q K o *", "CSDH"),
    _row("ragpicker", "2 3 4 5 6 7 8 9 10 J Q K A o *", "CHSD"),
    _row("tinkerer", "10 9 8 7 * 6 5 J o Q K 4 3 2 A", "SDCH"),
    _row("gardener", "J Q K 7 8 9 10 2 3 4 5 6 A o *", "HCDS"),
    _row("burglar", "7 * 8 J A 5 4 10 6 2 K 3 o 9 Q", "SHCD"),
    _row("hamster", "6 5 4 A 2 3 10 9 8 7 K Q J * o", "DCHS"),
    _row("gambler", "* 7 A 10 J Q K 9 8 o 6 5 4 3 2", "HDSC"),
    _row("romantic", "Q K J A 2 o 10 5 4 * 9 8 7 6 3", "HDCS"),
    _row("monarchist", "A K Q J * o 10 9 8 7 6 5 4 3 2", "HSDC"),
    _row("angler", "3 2 * 10 4 9 5 8 6 7 A J Q K o", "CDSH"),
    _row("witch", "9 3 7 o * Q 6 A 5 10 K 4 8 2 J", "SCDH"),
    _row("clerk", "10 8 6 4 2 K Q J A 9 7 5 3 o *", "DSHC"),
)
"""A personality is named by its place here."""

_STARS = {RED_STAR: Star.RED, BLACK_WHITE_STAR: Star.BLACK_WHITE}


def looked_for(line: int) -> Callable[[Card], bool]:
    """Rules trash.house.line, trash.house.star: whether a card shows what the line looks for."""
    if line in _STARS:
        return lambda card: STARS[card] is _STARS[line]
    return lambda card: line in RANKS[card]
