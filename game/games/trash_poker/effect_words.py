"""What stands on a card's stickers, in words made from its data. Whole sentences are `card_words.does`."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.cards import Card
from game.games.trash_poker import card_words
from game.games.trash_poker.rules import effects as of
from game.games.trash_poker.rules.cards import RANKS, row
from game.games.trash_poker.rules.collecting import collect_effects
from game.games.trash_poker.rules.effects import Sticker, stickers
from game.games.trash_poker.rules.final import ACE_CHIPS, FIRST_CHIPS, PAIR_CHIPS
from game.games.trash_poker.rules.ranks import ACE, FIVE, FOUR, SIX, THREE, TWO
from game.ui.french_cards import SIGNS
from game.ui.pen import LETTERS
from game.words import Words


@dataclass(frozen=True, slots=True)
class Told:
    """One effect: when it is triggered, and what it does."""

    sticker: Sticker
    short: str


def told(words: Words, card: Card) -> tuple[Told, ...]:
    """Everything that a card does: what its ranks do, then what its own stickers say."""
    return tuple(_of_ranks(words, RANKS[card])) + tuple(_of_collecting(words, card)) + tuple(_of_stickers(words, card))


def kinds(card: Card) -> tuple[Sticker, ...]:
    """The sticker of each sentence of `card_words.does`, in that order."""
    printed = row(card)
    own = printed.effects if printed else ()
    ranks = (rank for rank in dict.fromkeys(RANKS[card]) if rank <= SIX)
    return (
        *(Sticker.COLLECT for _ in collect_effects(card)),
        *(Sticker.DECK if rank in (ACE, SIX) else Sticker.TRASH for rank in ranks),
        *(stickers(effect)[0] for effect in own if not isinstance(effect, of.CollectEffect)),
    )


def rank_name(rank: int) -> str:
    """A rank as its index shows it: `A`, `7`."""
    return LETTERS.get(rank, str(rank))


def capital(line: str) -> str:
    """With a capital."""
    return line[:1].upper() + line[1:]


def _told(words: Words, sticker: Sticker, key: str, number: int, **parts: object) -> Told:
    return Told(sticker, words.count(f"trash_poker.effect.{key}", number, **parts))


def _of_ranks(words: Words, ranks: tuple[int, ...]) -> Iterator[Told]:
    """What ranks do that have no effect on collecting."""
    if aces := ranks.count(ACE):
        yield _told(words, Sticker.DECK, "chips", ACE_CHIPS * aces)
    if twos := ranks.count(TWO):
        yield _told(words, Sticker.TRASH, "twos", twos)
    if threes := ranks.count(THREE):
        yield _told(words, Sticker.TRASH, "threes", threes)
    if fours := ranks.count(FOUR):
        yield _told(words, Sticker.TRASH, "fours", fours, chips=PAIR_CHIPS)
    if fives := ranks.count(FIVE):
        yield _told(words, Sticker.TRASH, "fives", fives, chips=PAIR_CHIPS)
    if sixes := ranks.count(SIX):
        for sticker in (Sticker.DECK, Sticker.TRASH):
            yield _told(words, sticker, "sixes", sixes, chips=FIRST_CHIPS)


def _of_collecting(words: Words, card: Card) -> Iterator[Told]:
    return (_collect(words, effect) for effect in collect_effects(card))


def _collect(words: Words, effect: of.CollectEffect) -> Told:
    match effect:
        case of.TrashCards(most):
            return _told(words, Sticker.COLLECT, "trash", most)
        case of.Upgrade(most, least):
            return _told(words, Sticker.COLLECT, "upgrade" if least < most else "upgrade.exactly", most)
        case of.Reveal(times):
            return _told(words, Sticker.COLLECT, "reveal", times)
        case of.ActivateShuffle():
            return _told(words, Sticker.COLLECT, "shuffle", 1)


def _of_stickers(words: Words, card: Card) -> Iterator[Told]:
    printed = row(card)
    for effect in printed.effects if printed else ():
        if not isinstance(effect, of.CollectEffect):
            for sticker in stickers(effect):
                yield _own(words, sticker, effect)


def _own(words: Words, sticker: Sticker, effect: of.LastingEffect | of.PlayEffect | of.ScoringEffect) -> Told:
    if isinstance(effect, of.LastingEffect):
        return _lasting(words, effect)
    if isinstance(effect, of.PlayEffect):
        return _play(words, effect)
    return _scoring(words, sticker, effect)


def _lasting(words: Words, effect: of.LastingEffect) -> Told:
    match effect:
        case of.WhenCollecting(rank, does):
            what = ", ".join(_collect(words, each).short for each in does)
            return _told(words, Sticker.LASTING, "when_collecting", 1, rank=rank_name(rank), what=what)
        case of.TakeFromTrash(hand):
            return _told(words, Sticker.LASTING, "take", 1, hand=capital(card_words.hand(words, hand)))
        case of.HandBonus(hand, points, chips, flush):
            name = capital(card_words.hand(words, hand, flush))
            return _gain(words, Sticker.LASTING, "hand", points, chips, what=name)
        case of.RankBonus(rank, points, chips):
            return _gain(words, Sticker.LASTING, "rank", points, chips, what=rank_name(rank))
        case _:
            return _told(words, Sticker.LASTING, effect.value, 1)


def _play(words: Words, effect: of.PlayEffect) -> Told:
    match effect:
        case of.PlayBonus(points, chips):
            return _gain(words, Sticker.PLAY, "play", points, chips)
        case of.PairsBonus(points):
            return _told(words, Sticker.PLAY, "pairs", points)
        case of.MergeSuits(one, other):
            return _told(words, Sticker.PLAY, "merge", 1, one=SIGNS[one], other=SIGNS[other])


def _gain(words: Words, sticker: Sticker, key: str, points: int, chips: int, **parts: object) -> Told:
    """Rank points, chips, or both."""
    kind = "both" if points and chips else "points" if points else "chips"
    return _told(words, sticker, f"{key}.{kind}", chips or points, points=points, chips=chips, **parts)


def _scoring(words: Words, sticker: Sticker, effect: of.ScoringEffect) -> Told:
    match effect:
        case of.ChipsFlat(chips, _):
            return _told(words, sticker, "chips", chips)
        case of.ChipsPerRank(chips, ranks, counted, _):
            shown = "/".join(map(rank_name, ranks))
            return _told(words, sticker, f"per_rank.{counted.value}", chips, ranks=shown)
        case of.ChipsPerCards(chips, every, counted, _, foreign, jokers):
            kind = "foreign" if foreign else "jokers" if jokers else "cards"
            return _told(words, sticker, f"per_{kind}.{counted.value}", chips, every=every)
        case of.FivesAlone():
            return _told(words, sticker, "fives_alone", 1, chips=PAIR_CHIPS)
