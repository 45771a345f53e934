"""What stands behind every hand that a player plays: the tableau, and the lasting jokers in the Trash."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.cards import Card
from game.games.trash_poker.rules.cards import row, symbols
from game.games.trash_poker.rules.effects import HandBonus, RankBonus, RuleChange, TakeFromTrash, WhenCollecting
from game.games.trash_poker.rules.ranks import (
    CLUBS,
    DIAMONDS,
    FIVE,
    FOUR,
    HEARTS,
    NO_UPGRADES,
    SPADES,
    Area,
)

EACH_SUIT: tuple[int, ...] = (1 << SPADES, 1 << HEARTS, 1 << DIAMONDS, 1 << CLUBS)
"""For each suit the set of suits (bit by suit) that count as it: here every suit stands alone."""


@dataclass(frozen=True, slots=True)
class Backing:
    """Made once by `backing` and used for any number of hands."""

    upgrades: tuple[int, ...] = NO_UPGRADES
    """Cards in each `Area`."""
    bonuses: tuple[tuple[Card, HandBonus | RankBonus], ...] = ()
    """Lasting bonuses, each with its joker."""
    takes: tuple[tuple[Card, TakeFromTrash], ...] = ()
    """Lasting effects that let a card be taken from a Trash, each with its joker."""
    changes: tuple[RuleChange, ...] = ()
    """Rules that are changed for this player."""
    pairs: int = 0
    """Pairs of a 4 and a 5 in the Trash."""
    suits: tuple[int, ...] = EACH_SUIT
    """For each suit the set of suits (bit by suit) that count as the same by upgrades."""


PLAIN = Backing()
"""Nothing yet: as at the start of a game."""


def pairs(trash: Iterable[Card]) -> int:
    """Rule trash.score.pairs: pairs of a 4 and a 5 among the symbols of a Trash."""
    cards = tuple(trash)
    return min(symbols(cards, FOUR), symbols(cards, FIVE))


def merged(suits: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    """Rules trash.flush.merge, trash.joker.benefit: the sets of suits when these two count as one too, with all that
    counted as either."""
    both = suits[one] | suits[other]
    return tuple(both if both >> suit & 1 else alone for suit, alone in enumerate(suits))


def backing(upgrades: tuple[int, ...], trash: Iterable[Card]) -> Backing:
    """Rules trash.lasting.trash, trash.joker.holder, trash.joker.conflict: what upgrades and Trash do to a hand.

    `upgrades` are the numbers of cards by `Area`. The order of the jokers makes no difference.
    """
    cards = tuple(trash)
    effects = [(card, effect) for card in cards if (printed := row(card)) for effect in printed.effects]
    suits = EACH_SUIT
    if upgrades[Area.HEARTS_DIAMONDS]:
        suits = merged(suits, HEARTS, DIAMONDS)
    if upgrades[Area.SPADES_CLUBS]:
        suits = merged(suits, SPADES, CLUBS)
    return Backing(
        upgrades,
        tuple((card, effect) for card, effect in effects if isinstance(effect, HandBonus | RankBonus)),
        tuple((card, effect) for card, effect in effects if isinstance(effect, TakeFromTrash)),
        tuple(effect for _, effect in effects if isinstance(effect, RuleChange)),
        pairs(cards),
        suits,
    )


def when_collecting(trash: Iterable[Card]) -> tuple[tuple[Card, WhenCollecting], ...]:
    """Rule trash.lasting.collecting: what the jokers of a Trash let their holder do on collecting, with the jokers."""
    return tuple(
        (card, effect)
        for card in trash
        if (printed := row(card))
        for effect in printed.effects
        if isinstance(effect, WhenCollecting)
    )
