"""The jokers: rows of what is printed on each. No code knows a joker by its number.

A joker's number is its place in `JOKERS`, counted from 1. Rule trash.joker.printed: a joker does what each of its
printed ranks does, and what its own stickers say; a collect sticker of its own takes the place of what the ranks do on
collecting.
"""

from dataclasses import dataclass
from enum import Enum

from game.games.trash_poker.rules.effects import (
    ActivateShuffle,
    ChipsFlat,
    ChipsPerCards,
    ChipsPerRank,
    Effect,
    FivesAlone,
    HandBonus,
    MergeSuits,
    PairsBonus,
    Place,
    PlayBonus,
    RankBonus,
    Reveal,
    RuleChange,
    TakeFromTrash,
    TrashCards,
    Upgrade,
    WhenCollecting,
)
from game.games.trash_poker.rules.ranks import (
    ACE,
    CLUBS,
    DIAMONDS,
    EIGHT,
    FACE_RANKS,
    FIVE,
    FOUR,
    HEARTS,
    JACK,
    KING,
    NINE,
    QUEEN,
    SEVEN,
    SIX,
    SPADES,
    TEN,
    THREE,
    TWO,
    HandRank,
)


class Stack(Enum):
    """Where a joker comes from."""

    STARTING = "starting"
    FINAL = "final"
    """The Final Joker tells of the last round. It is never part of a pot, a deck or a Trash."""
    UNLOCKABLE = "unlockable"
    ACHIEVEMENT = "achievement"


class Star(Enum):
    """A symbol for which whoever plays the card chooses."""

    RED = "red"
    """Rule trash.star.red: any rank and any suit."""
    BLACK_WHITE = "black_white"
    """Rule trash.star.black_white: any suit, beside the printed rank."""


@dataclass(frozen=True, slots=True)
class Joker:
    """One row. Each printed rank (1 to 13) carries a suit symbol of `suit` (0 to 3); without one, the star is all."""

    ranks: tuple[int, ...]
    suit: int | None
    effects: tuple[Effect, ...] = ()
    star: Star | None = None
    stack: Stack = Stack.STARTING


IN_DECK, IN_TRASH, ANYWHERE = (Place.DECK,), (Place.TRASH,), (Place.TRASH, Place.DECK)


def _unlocked(ranks: tuple[int, ...], suit: int | None, *effects: Effect, star: Star | None = None) -> Joker:
    return Joker(ranks, suit, effects, star, Stack.UNLOCKABLE)


def _achieved(ranks: tuple[int, ...], suit: int | None, *effects: Effect, star: Star | None = None) -> Joker:
    return Joker(ranks, suit, effects, star, Stack.ACHIEVEMENT)


_STARTING = (  # rule trash.joker.starting
    Joker((ACE, ACE), SPADES),
    Joker((KING, KING), HEARTS),
    Joker((QUEEN, QUEEN), CLUBS),
    Joker((JACK, JACK), DIAMONDS),
    Joker((TEN, TEN), SPADES),
    Joker((NINE, NINE), HEARTS),
    Joker((THREE, THREE), DIAMONDS),
    Joker((FOUR, FOUR), CLUBS),
    Joker((FIVE, FIVE), HEARTS),
    Joker((EIGHT, EIGHT), DIAMONDS),
    Joker((SEVEN, SEVEN), CLUBS),
    Joker((SIX, SIX), SPADES),
    Joker((TWO, TWO), HEARTS),
    Joker((), None, (ChipsPerCards(1, every=3, counted=Place.TRASH, lying=IN_TRASH),), Star.RED),
    Joker((THREE, FOUR), SPADES),
    Joker((NINE, TEN), CLUBS),
    Joker((FIVE, SIX), DIAMONDS),
    Joker((), None, stack=Stack.FINAL),
)

_LISTED = (
    _unlocked((ACE, KING), HEARTS),
    _unlocked((SEVEN, EIGHT, NINE), DIAMONDS),
    _unlocked((ACE,), CLUBS, WhenCollecting(ACE, (Upgrade(1), ActivateShuffle()))),
    _unlocked((QUEEN,), SPADES, TakeFromTrash(HandRank.FIVE_OF_A_KIND)),
    _unlocked((SIX, SEVEN), HEARTS),
    _unlocked((TEN,), None, star=Star.BLACK_WHITE),
    _unlocked((QUEEN, QUEEN), DIAMONDS, ChipsPerRank(1, (QUEEN,), counted=Place.DECK, lying=ANYWHERE)),
    _unlocked((FOUR, FIVE), HEARTS),
    _unlocked((FOUR, FIVE), SPADES, PairsBonus(1)),
    _unlocked((FOUR, FIVE), CLUBS, RuleChange.SUMMED_UPGRADES),
    _unlocked((EIGHT, NINE, TEN), SPADES, Upgrade(1), RuleChange.SHORT_STRAIGHTS),
    _unlocked((FIVE,), DIAMONDS, FivesAlone()),
    _unlocked((), None, star=Star.RED),
)
"""The thirteen whose effects the rule text lists, in its order."""

_FURTHER = (
    _unlocked((JACK,), SPADES, PlayBonus(points=3)),
    _unlocked((NINE,), CLUBS, PlayBonus(chips=3)),
    _unlocked((TWO,), None, PlayBonus(points=1, chips=1), star=Star.BLACK_WHITE),
    _unlocked((SEVEN,), HEARTS, MergeSuits(HEARTS, CLUBS)),
    _unlocked((THREE, THREE), SPADES, MergeSuits(DIAMONDS, SPADES)),
    _unlocked((TWO, TWO), SPADES, HandBonus(HandRank.PAIR, points=4)),
    _unlocked((FOUR,), DIAMONDS, HandBonus(HandRank.TWO_PAIR, points=4)),
    _unlocked((THREE,), HEARTS, HandBonus(HandRank.THREE_OF_A_KIND, points=4)),
    _unlocked((SIX,), CLUBS, HandBonus(HandRank.HIGH_CARD, points=5, chips=2, flush=True)),
    _unlocked((FIVE,), SPADES, HandBonus(HandRank.STRAIGHT, chips=4)),
    _unlocked((EIGHT,), CLUBS, HandBonus(HandRank.FULL_HOUSE, points=1, chips=3)),
    _unlocked((KING,), CLUBS, RankBonus(KING, points=2)),
    _unlocked((JACK, JACK), HEARTS, RankBonus(SEVEN, chips=2)),
    _unlocked((ACE,), DIAMONDS, ChipsFlat(6, lying=IN_DECK)),
    _unlocked((KING,), SPADES, ChipsPerCards(1, every=2, counted=Place.TRASH, lying=IN_TRASH, foreign=True)),
    _unlocked((TEN, JACK), DIAMONDS, ChipsPerRank(2, FACE_RANKS, counted=Place.DECK, lying=IN_DECK)),
    _unlocked((QUEEN,), HEARTS, TrashCards(5), ActivateShuffle()),
    _unlocked((SEVEN,), SPADES, Reveal(3), ActivateShuffle()),
)

_ACHIEVEMENTS = (
    _achieved((ACE, ACE, ACE), HEARTS),
    _achieved((KING, KING, KING), SPADES),
    _achieved((SIX, SIX, SIX), DIAMONDS),
    _achieved((TWO,), CLUBS, PlayBonus(points=2), star=Star.RED),
    _achieved((NINE, TEN, JACK, QUEEN), HEARTS),
    _achieved((FOUR, FOUR, FIVE, FIVE), SPADES),
    _achieved((EIGHT,), None, Upgrade(3), star=Star.BLACK_WHITE),
    _achieved((), None, ChipsPerCards(2, every=1, counted=Place.TRASH, lying=IN_TRASH, jokers=True), star=Star.RED),
    _achieved((SEVEN, SEVEN), DIAMONDS, HandBonus(HandRank.FOUR_OF_A_KIND, points=2, chips=2)),
    _achieved((QUEEN,), CLUBS, ChipsPerCards(1, every=4, counted=Place.DECK, lying=ANYWHERE)),
    _achieved((ACE, TWO, THREE), DIAMONDS, RankBonus(ACE, points=2), RankBonus(TWO, points=2)),
    _achieved((TEN,), HEARTS, MergeSuits(HEARTS, SPADES), PlayBonus(points=1)),
)
"""One for each achievement, which only that achievement brings."""

JOKERS = (*_STARTING, *_LISTED, *_FURTHER, *_ACHIEVEMENTS)
"""All jokers, in the order of their numbers."""
