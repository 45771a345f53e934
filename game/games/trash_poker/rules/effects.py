"""What a card can do: a closed set of small types, each with one meaning. Jokers are rows of these.

Nothing here does anything. Collect effects are carried out by the flow of a round, effects on a played hand are read by
the evaluator, scoring effects by the final scoring.
"""

from dataclasses import dataclass
from enum import Enum

from game.games.trash_poker.rules.ranks import HandRank


class Place(Enum):
    """Where a card lies when the game ends."""

    DECK = "deck"
    """Draw pile and discard pile together."""
    TRASH = "trash"


class Sticker(Enum):
    """When an effect is triggered: the colour of the sticker it stands on."""

    COLLECT = "collect"
    """At once when the card is taken from the pot, never otherwise."""
    DECK = "deck"
    """In the final scoring, when the card lies in its holder's deck."""
    TRASH = "trash"
    """In the final scoring, when it lies in its holder's Trash."""
    LASTING = "lasting"
    """For as long as it lies in its holder's Trash."""
    PLAY = "play"
    """When it is played."""


# -- on collecting ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TrashCards:
    """Rule trash.collect.faces: trash up to `most` cards, each from the own discard pile or off the draw pile's top."""

    most: int


@dataclass(frozen=True, slots=True)
class Upgrade:
    """Rule trash.collect.upgrade: perform at least `least` and at most `most` upgrades."""

    most: int
    least: int = 0


@dataclass(frozen=True, slots=True)
class Reveal:
    """Rule trash.collect.seven: so many times, reveal the top card of a foreign draw pile; keep it or trash it."""

    times: int


@dataclass(frozen=True, slots=True)
class ActivateShuffle:
    """Turn the own "shuffle" tile to its coloured side."""


CollectEffect = TrashCards | Upgrade | Reveal | ActivateShuffle


# -- lasting: while in the Trash --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WhenCollecting:
    """Rule trash.lasting.collecting: whoever collects a card with this rank (1 to 13) may do these things too."""

    rank: int
    effects: tuple[CollectEffect, ...]


@dataclass(frozen=True, slots=True)
class TakeFromTrash:
    """Rule trash.lasting.take: scoring exactly this hand rank, one may move a card of any Trash to one's discards."""

    hand: HandRank


@dataclass(frozen=True, slots=True)
class HandBonus:
    """Rule trash.lasting.hand: rank points and chips for scoring exactly this hand rank.

    With `flush` the hand rank must come with a flush; without it a flush makes no difference.
    """

    hand: HandRank
    points: int = 0
    chips: int = 0
    flush: bool = False


@dataclass(frozen=True, slots=True)
class RankBonus:
    """Rule trash.lasting.rank: rank points and chips when this rank (1 to 13) is part of the scored hand rank."""

    rank: int
    points: int = 0
    chips: int = 0


class RuleChange(Enum):
    """Rules that a joker in the Trash changes for its holder."""

    SHORT_STRAIGHTS = "short_straights"
    """Rule trash.lasting.straight: four consecutive ranks are a straight."""
    SUMMED_UPGRADES = "summed_upgrades"
    """Rule trash.lasting.summed: each upgrade of a hand rank gives every hand 1 rank point, and nothing else."""


LastingEffect = WhenCollecting | TakeFromTrash | HandBonus | RankBonus | RuleChange


# -- on play ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayBonus:
    """Rule trash.play.bonus: rank points and chips whenever the card is played."""

    points: int = 0
    chips: int = 0


@dataclass(frozen=True, slots=True)
class PairsBonus:
    """Rule trash.play.pairs: rank points for each pair of a 4 and a 5 in the player's Trash."""

    points: int


@dataclass(frozen=True, slots=True)
class MergeSuits:
    """Rule trash.play.merge: these two suits (0 to 3) count as one in this played hand."""

    one: int
    other: int


PlayEffect = PlayBonus | PairsBonus | MergeSuits


# -- in the final scoring ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChipsFlat:
    """Rule trash.score.flat: so many chips, if the card lies in one of the places `lying`."""

    chips: int
    lying: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class ChipsPerRank:
    """Rule trash.score.rank: so many chips for each symbol of these ranks (1 to 13) in the place `counted`."""

    chips: int
    ranks: tuple[int, ...]
    counted: Place
    lying: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class ChipsPerCards:
    """Rule trash.score.cards: so many chips for every `every` cards (foreign ones, jokers) in the place `counted`."""

    chips: int
    every: int
    counted: Place
    lying: tuple[Place, ...]
    foreign: bool = False
    jokers: bool = False


@dataclass(frozen=True, slots=True)
class FivesAlone:
    """Rule trash.score.fives: in the Trash, each 5 is worth what a pair of a 4 and a 5 is, paired or not."""


ScoringEffect = ChipsFlat | ChipsPerRank | ChipsPerCards | FivesAlone

Effect = CollectEffect | LastingEffect | PlayEffect | ScoringEffect


def stickers(effect: Effect) -> tuple[Sticker, ...]:
    """Rule trash.joker.stickers: the stickers that announce an effect."""
    if isinstance(effect, CollectEffect):
        return (Sticker.COLLECT,)
    if isinstance(effect, LastingEffect):
        return (Sticker.LASTING,)
    if isinstance(effect, PlayEffect):
        return (Sticker.PLAY,)
    lying = (Place.TRASH,) if isinstance(effect, FivesAlone) else effect.lying
    return tuple(Sticker(place.value) for place in lying)
