"""Cards, hand ranks and areas in words, and all that a card does, in sentences."""

from collections.abc import Iterable, Iterator, Sequence

from game.core.cards import HIDDEN, Card
from game.core.tally import Line
from game.games.trash_poker.rules import effects
from game.games.trash_poker.rules.cards import FINAL_JOKER, RANKS, STARS, SUITS, is_joker, number, origin, row
from game.games.trash_poker.rules.collecting import collect_effects
from game.games.trash_poker.rules.jokers import Star
from game.games.trash_poker.rules.ranks import ACE, FIVE, FOUR, JACK, KING, QUEEN, SIX, THREE, TWO, Area, HandRank
from game.games.trash_poker.rules.stars import StarChoice
from game.words import Words


def rank(words: Words, rank: int) -> str:
    """`7`, `queen`; ranks 1 (Ace) to 13."""
    return words.say(f"trash_poker.rank.{rank}") if rank in (ACE, JACK, QUEEN, KING) else str(rank)


def suit(words: Words, suit: int) -> str:
    """`spades`; suits 0 to 3."""
    return words.say(f"trash_poker.suit.{suit}")


def card(words: Words, card: Card) -> str:
    """`7 of spades, Can`; `joker 2: king king of hearts`."""
    if card == HIDDEN:
        return words.say("trash_poker.card.hidden")
    if is_joker(card):
        return _joker(words, card)
    parts = {"rank": rank(words, RANKS[card][0]), "suit": suit(words, SUITS[card][0])}
    return words.say("trash_poker.card", **parts, deck=words.say(f"trash_poker.deck.{origin(card)}"))


def _joker(words: Words, card: Card) -> str:
    if card == FINAL_JOKER:
        return words.say("trash_poker.joker.final")
    ranks = " ".join(rank(words, each) for each in RANKS[card])
    key = "joker"
    if STARS[card] is Star.RED:
        key = "joker.red_ranks" if ranks else "joker.red"
    elif STARS[card] is Star.BLACK_WHITE:
        key = "joker.ranks"
    shown = suit(words, SUITS[card][0]) if SUITS[card] else ""
    return words.say(f"trash_poker.{key}", number=number(card), ranks=ranks, suit=shown)


def cards(words: Words, cards: Iterable[Card], stars: Iterable[StarChoice] = ()) -> str:
    """Cards, spoken one after the other, each star with what it stands for."""
    chosen = {choice.card: choice for choice in stars}
    spoken = [_starred(words, chosen[each]) if each in chosen else card(words, each) for each in cards]
    return "; ".join(spoken) or words.say("trash_poker.none")


def _starred(words: Words, choice: StarChoice) -> str:
    key = "trash_poker.star" if choice.rank else "trash_poker.star.suit"
    parts = {"rank": rank(words, choice.rank), "suit": suit(words, choice.suit)}
    return words.say(key, card=card(words, choice.card), **parts)


def hand(words: Words, hand: HandRank, flush: bool = False) -> str:
    """`full house`, `pair with a flush`."""
    told = words.say(f"trash_poker.hand.{hand.name.lower()}")
    return words.say("trash_poker.hand.flush", hand=told) if flush else told


def area(words: Words, area: Area) -> str:
    """`full house and straight`."""
    return words.say(f"trash_poker.area.{int(area)}")


def reason(words: Words, line: Line) -> str:
    """Why a line of a tally brings chips or rank points, without the number."""
    names = {each.name.lower(): each for each in HandRank}
    if line.source in names:
        return hand(words, names[line.source])
    return words.say(f"trash_poker.tally.{line.source}", cards=cards(words, line.cards))


_BY_RANK = {ACE: "aces", TWO: "twos", THREE: "threes", FOUR: "fours", FIVE: "fives", SIX: "sixes"}
"""What ranks do in deck or Trash, by key."""


Ruling = (
    effects.WhenCollecting | effects.TakeFromTrash | effects.RuleChange | effects.FivesAlone
    | effects.MergeSuits | effects.PairsBonus
)  # fmt: skip
"""Effects that neither collecting nor a number of points or chips alone describes."""


def does(words: Words, card: Card) -> Sequence[str]:
    """All that a card does, a sentence for each effect: on collecting first, then what its ranks and stickers do."""
    printed = row(card)
    own = printed.effects if printed else ()
    others = (effect for effect in own if not isinstance(effect, effects.CollectEffect))
    ranks = tuple(dict.fromkeys(RANKS[card]))
    return (
        *(_effect(words, effect) for effect in collect_effects(card)),
        *(words.say(f"trash_poker.does.{_BY_RANK[each]}") for each in ranks if each in _BY_RANK),
        *(_effect(words, effect) for effect in others),
    )


def _effect(words: Words, effect: effects.Effect) -> str:
    return " ".join(_sentences(words, effect))


def _sentences(words: Words, effect: effects.Effect) -> Iterator[str]:
    """What an effect says; what brings several things says them in several sentences."""
    if isinstance(effect, effects.CollectEffect):
        yield _collecting(words, effect)
    elif isinstance(effect, effects.HandBonus | effects.RankBonus | effects.PlayBonus):
        yield from _bonus(words, effect)
    elif isinstance(effect, effects.ChipsFlat | effects.ChipsPerRank | effects.ChipsPerCards):
        yield from _scoring(words, effect)
    else:
        yield _ruling(words, effect)


def _collecting(words: Words, effect: effects.CollectEffect) -> str:
    match effect:
        case effects.TrashCards(most):
            return words.count("trash_poker.does.trash", most)
        case effects.Upgrade(most, 0):
            return words.count("trash_poker.does.upgrade", most)
        case effects.Upgrade():
            return words.say("trash_poker.does.upgrade_once")
        case effects.Reveal(times):
            return words.count("trash_poker.does.reveal", times)
        case effects.ActivateShuffle():
            return words.say("trash_poker.does.tile")


def _ruling(words: Words, effect: Ruling) -> str:
    match effect:
        case effects.WhenCollecting(rank_, then):
            told = " ".join(_effect(words, each) for each in then)
            return words.say("trash_poker.does.when_collecting", rank=rank(words, rank_), then=told)
        case effects.TakeFromTrash(hand_):
            return words.say("trash_poker.does.take", hand=hand(words, hand_))
        case effects.RuleChange():
            return words.say(f"trash_poker.does.{effect.value}")
        case effects.FivesAlone():
            return words.say("trash_poker.does.fives_alone")
        case effects.MergeSuits(one, other):
            return words.say("trash_poker.does.merge", one=suit(words, one), other=suit(words, other))
        case effects.PairsBonus(points):
            return words.count("trash_poker.does.pairs", points)


def _bonus(words: Words, effect: effects.HandBonus | effects.RankBonus | effects.PlayBonus) -> Iterator[str]:
    match effect:
        case effects.HandBonus():
            yield words.say("trash_poker.does.for_hand", hand=hand(words, effect.hand, effect.flush))
        case effects.RankBonus():
            yield words.say("trash_poker.does.for_rank", rank=rank(words, effect.rank))
        case effects.PlayBonus():
            yield words.say("trash_poker.does.on_play")
    if effect.points:
        yield words.count("trash_poker.does.points", effect.points)
    if effect.chips:
        yield words.count("trash_poker.does.chips", effect.chips)


def _scoring(words: Words, effect: effects.ChipsFlat | effects.ChipsPerRank | effects.ChipsPerCards) -> Iterator[str]:
    match effect:
        case effects.ChipsFlat():
            yield words.count("trash_poker.does.flat", effect.chips)
        case effects.ChipsPerRank():
            ranks = ", ".join(rank(words, each) for each in effect.ranks)
            counted = words.say(f"trash_poker.does.in_{effect.counted.value}")
            yield words.count("trash_poker.does.per_rank", effect.chips, ranks=ranks, where=counted)
        case effects.ChipsPerCards():
            kind = "foreign" if effect.foreign else "jokers" if effect.jokers else "cards"
            counted = words.say(f"trash_poker.does.in_{effect.counted.value}")
            yield words.count(f"trash_poker.does.per_{kind}", effect.chips, every=effect.every, where=counted)
    places = "_".join(sorted(place.value for place in effect.lying))
    yield words.say(f"trash_poker.does.lying_{places}")
