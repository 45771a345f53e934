"""One test for each joker: what is printed on it, when it works, and what it does there."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

from game.core.french import SUITS as LETTERS_OF_SUITS
from game.games.trash_poker.rules.backing import backing, when_collecting
from game.games.trash_poker.rules.cards import joker, parse, row, stack
from game.games.trash_poker.rules.collecting import collect_effects
from game.games.trash_poker.rules.effects import (
    ActivateShuffle,
    ChipsPerCards,
    Effect,
    Place,
    Reveal,
    Sticker,
    TrashCards,
    Upgrade,
    WhenCollecting,
    stickers,
)
from game.games.trash_poker.rules.final import Holding, final_scoring
from game.games.trash_poker.rules.jokers import JOKERS, Joker, Stack, Star
from game.games.trash_poker.rules.ranks import HandRank
from game.games.trash_poker.rules.reading import best_stars, evaluate
from tests.games.trash_poker.spelling import LETTERS, cards, lines, read, rule

Seen = Callable[[], Any]


def face(printed: Joker) -> str:
    """A joker's symbols, written down: `K K H`, `10 white`, `red`."""
    parts = [LETTERS.get(rank, str(rank)) for rank in printed.ranks]
    parts += [] if printed.suit is None else [LETTERS_OF_SUITS[printed.suit]]
    return " ".join(parts + ({Star.RED: ["red"], Star.BLACK_WHITE: ["white"]}[printed.star] if printed.star else []))


def collected(number: int) -> Seen:
    return lambda: collect_effects(joker(number))


def scored(deck: str = "", trash: str = "") -> Seen:
    return lambda: lines(final_scoring((Holding(cards(deck), cards(trash)), Holding((), ())))[0])


def points(played: str, trash: str = "", **upgrades: int) -> Seen:
    """Rank points by source and, apart from those on the scoring track, all chips."""

    def look() -> Any:
        reading = read(played, trash=trash, **upgrades)
        return {
            **lines(reading.tally),
            "chips": sum(each.points for each in reading.chips if each.source != "rank_points"),
        }

    return look


def hand(played: str, trash: str = "") -> Seen:
    return lambda: (read(played, trash=trash).hand, bool(read(played, trash=trash).flush))


TILE = ActivateShuffle()
PAIR, TRIPLE, STRAIGHT = HandRank.PAIR, HandRank.THREE_OF_A_KIND, HandRank.STRAIGHT
BEHAVIOUR: list[tuple[int, str, Seen, Any]] = [
    (1, "A A S", scored(deck="J1"), {"aces": 10}),
    (2, "K K H", collected(2), (TrashCards(6),)),
    (3, "Q Q C", collected(3), (TrashCards(6),)),
    (4, "J J D", collected(4), (TrashCards(6),)),
    (5, "10 10 S", collected(5), (Upgrade(2),)),
    (6, "9 9 H", collected(6), (Upgrade(2),)),
    (7, "3 3 D", hand("J7 3S 5H 9D KC"), (TRIPLE, False)),
    (8, "4 4 C", scored(trash="J8 5S 5H"), {"pairs": 10}),
    (9, "5 5 H", scored(trash="J9 4S 4H"), {"pairs": 10}),
    (10, "8 8 D", collected(10), (Upgrade(2),)),
    (11, "7 7 C", collected(11), (Reveal(2), TILE)),
    (12, "6 6 S", scored(deck="J12"), {"deck_sixes": 15}),
    (13, "2 2 H", scored(trash="J13 KS'"), {"twos": 2}),
    (14, "red", scored(trash="J14 9S 9H 9C 9D 10S"), {"joker": 2}),
    (15, "3 4 S", scored(trash="J15 5S"), {"pairs": 5}),
    (16, "9 10 C", collected(16), (Upgrade(2),)),
    (17, "5 6 D", scored(trash="J17 4S"), {"trash_sixes": 15, "pairs": 5}),
    (18, "", collected(18), ()),
    (19, "A K H", collected(19), (TrashCards(3),)),
    (20, "7 8 9 D", collected(20), (Reveal(1), TILE, Upgrade(2))),
    (21, "A C", lambda: when_collecting(cards("J21")), ((parse("J21"), WhenCollecting(1, (Upgrade(1), TILE))),)),
    (22, "Q S", lambda: [each.hand for _, each in backing((0,) * 7, cards("J22")).takes], [HandRank.FIVE_OF_A_KIND]),
    (23, "6 7 H", scored(deck="J23"), {"deck_sixes": 15}),
    (24, "10 white", hand("J24 10S 2S 4S 6S"), (PAIR, True)),
    (25, "Q Q D", scored(deck="QS J3", trash="J25"), {"joker": 3}),
    (26, "4 5 H", scored(trash="J26"), {"pairs": 5}),
    (27, "4 5 S", points("J27 9S 9H QC KD", "4S 4H 5C 5D"), {"pair": 2, "on_play": 2, "chips": 0}),
    (28, "4 5 C", points("9S 9H 3C QC KD", "J28", kinds=2, rest=1), {"pair": 2, "summed": 3, "chips": 0}),
    (29, "8 9 10 S", hand("3S 4H 5C 6D KH", "J29"), (STRAIGHT, False)),
    (30, "5 D", scored(trash="J30 5S"), {"fives": 10}),
    (31, "red", hand("J31 9S 9H 4C KD"), (TRIPLE, False)),
    (32, "J S", points("J32 9S 9H 4C KD"), {"pair": 2, "on_play": 3, "chips": 0}),
    (33, "9 C", points("J33 9S 3H 4C KD"), {"pair": 2, "chips": 3}),
    (34, "2 white", points("J34 9S 9D 4S KS"), {"pair": 2, "on_play": 1, "chips": 1}),
    (35, "7 H", hand("J35 9C 9H 4C KH"), (PAIR, True)),
    (36, "3 3 S", hand("J36 9D 9C 4D KS"), (HandRank.TWO_PAIR, True)),
    (37, "2 2 S", points("9S 9H 3C QC KD", "J37"), {"pair": 2, "lasting": 4, "chips": 0}),
    (38, "4 D", points("9S 9H QD QC KD", "J38"), {"two_pair": 3, "lasting": 4, "chips": 0}),
    (39, "3 H", points("9S 9H 9C QC KD", "J39"), {"three_of_a_kind": 4, "lasting": 4, "chips": 0}),
    (40, "6 C", points("2S 5S 7S 9S KS", "J40"), {"high_card": 1, "flush": 4, "lasting": 5, "chips": 2}),
    (41, "5 S", points("2S 3H 4S 5S 6S", "J41"), {"straight": 6, "chips": 4}),
    (42, "8 C", points("9S 9H 9C QC QD", "J42"), {"full_house": 7, "lasting": 1, "chips": 3}),
    (43, "K C", points("KS KH 3C QC 9D", "J43"), {"pair": 2, "lasting": 2, "chips": 0}),
    (44, "J J H", points("7S 7H 3C QC 9D", "J44"), {"pair": 2, "chips": 2}),
    (45, "A D", scored(deck="J45"), {"aces": 5, "joker": 6}),
    (46, "K S", scored(trash="J46 9S' 9H 9D'"), {"joker": 1}),
    (47, "10 J D", scored(deck="J47 KS 9H"), {"joker": 4}),
    (48, "Q H", collected(48), (TrashCards(5), TILE)),
    (49, "7 S", collected(49), (Reveal(3), TILE)),
    (50, "A A A H", scored(deck="J50"), {"aces": 15}),
    (51, "K K K S", collected(51), (TrashCards(9),)),
    (52, "6 6 6 D", hand("J52 6S 6H 4C 9D"), (HandRank.FIVE_OF_A_KIND, False)),
    (53, "2 C red", points("J53 9S 9H 4C KD"), {"three_of_a_kind": 4, "on_play": 2, "chips": 0}),
    (54, "9 10 J Q H", hand("J54 KS 2S 4C 7D"), (STRAIGHT, False)),
    (55, "4 4 5 5 S", scored(trash="J55"), {"pairs": 10}),
    (56, "8 white", collected(56), (Upgrade(3),)),
    (57, "red", scored(trash="J57 J1 9S"), {"joker": 4}),
    (58, "7 7 D", points("9S 9H 9C 9D KD", "J58"), {"four_of_a_kind": 8, "lasting": 2, "chips": 4}),
    (59, "Q C", scored(deck="J59 9S 9H 9C"), {"joker": 1}),
    (60, "A 2 3 D", points("AS AH 9C 8D KD", "J60"), {"pair": 2, "lasting": 2, "chips": 0}),
    (61, "10 H", points("J61 9S 2S 4H KS"), {"high_card": 1, "flush": 4, "on_play": 1, "chips": 0}),
]


@rule("trash.joker.starting")
@rule("trash.joker.printed")
@pytest.mark.parametrize(("number", "symbols", "seen", "expected"), BEHAVIOUR, ids=lambda value: str(value)[:12])
def test_each_joker(number: int, symbols: str, seen: Seen, expected: object) -> None:
    assert face(JOKERS[number - 1]) == symbols
    assert seen() == expected


def test_no_joker_is_left_out() -> None:
    assert [number for number, *_ in BEHAVIOUR] == list(range(1, len(JOKERS) + 1))
    assert sum(bool(each.effects) for each in JOKERS if each.stack is Stack.UNLOCKABLE) >= 19


@rule("trash.joker.stickers")
def test_the_sticker_says_when_an_effect_works() -> None:
    def of(name: str) -> list[tuple[Sticker, ...]]:
        return [stickers(effect) for effect in row(parse(name)).effects]  # type: ignore[union-attr]

    assert of("J29") == [(Sticker.COLLECT,), (Sticker.LASTING,)]
    assert of("J32") == of("J27") == of("J35") == [(Sticker.PLAY,)]
    assert of("J45") == [(Sticker.DECK,)]
    assert of("J14") == of("J30") == [(Sticker.TRASH,)]
    assert of("J25") == [(Sticker.TRASH, Sticker.DECK)]


def kinds(effects: Iterable[Effect]) -> set[str]:
    return {type(effect).__name__ for effect in effects}


def test_every_kind_of_effect_stands_on_a_joker() -> None:
    used = kinds(effect for each in JOKERS for effect in each.effects)
    used |= kinds(effect for card in stack(Stack.STARTING) for effect in collect_effects(card))
    assert used == {
        "ActivateShuffle", "ChipsFlat", "ChipsPerCards", "ChipsPerRank", "FivesAlone", "HandBonus", "MergeSuits",
        "PairsBonus", "PlayBonus", "RankBonus", "Reveal", "RuleChange", "TakeFromTrash", "TrashCards", "Upgrade",
        "WhenCollecting",
    }  # fmt: skip


@rule("trash.lasting.trash")
@rule("trash.joker.holder")
def test_a_lasting_joker_works_from_the_own_trash_alone() -> None:
    assert "lasting" not in points("KS KH 3C QC J43")(), "played"
    assert points("KS KH 3C QC 9D", "J43")()["lasting"] == 2
    assert "lasting" not in points("KS KH 3C QC 9D", "9S")(), "in somebody else's Trash"


@rule("trash.lasting.hand")
def test_a_bonus_for_a_hand_rank_wants_exactly_that_one() -> None:
    assert "lasting" not in points("9S 9H QD QC KD", "J37")()
    assert points("9S 9H 3C QC KD", "J37")()["lasting"] == 4
    assert points("2S 3S 4S 5S 6S", "J41")()["chips"] == 4, "with a flush as well"


@rule("trash.lasting.flush")
def test_a_bonus_for_a_flush_wants_a_flush_that_is_no_more() -> None:
    assert points("2S 5S 7S 9S KS", "J40")()["lasting"] == 5
    assert "lasting" not in points("2S 5S 7S 9S KH", "J40")()
    assert "lasting" not in points("2S 3S 4S 5S 6S", "J40")()


@rule("trash.lasting.rank")
def test_a_bonus_for_a_rank_wants_it_in_the_hand_rank_and_pays_once() -> None:
    assert points("KS KH KC QC 9D", "J43")()["lasting"] == 2
    assert "lasting" not in points("9S 9H 3C QC KD", "J43")()
    assert points("KS 9H 3C QC 2D", "J43")()["lasting"] == 2, "a high card is its hand rank"


@rule("trash.lasting.straight")
def test_four_consecutive_ranks_are_a_straight_with_the_joker() -> None:
    assert hand("3S 4H 5C 6D KH", "J29")() == (STRAIGHT, False)
    assert hand("AS 2H 3C 4D KH", "J29")() == (STRAIGHT, False)
    assert hand("QS KH AC 2D 3H", "J29")() == (HandRank.HIGH_CARD, False)
    assert hand("3S 3H 3C 4D 5H", "J29")() == (TRIPLE, False)
    assert hand("3S 4H 5C 6D KH", "J28")() == (HandRank.HIGH_CARD, False)


@rule("trash.lasting.summed")
def test_summed_upgrades_give_every_hand_their_number_and_nothing_else() -> None:
    for played in ("9S 9H 3C QC KD", "9S 9H 9C 9D KD", "2S 3H 4S 5S 6S"):
        told = points(played, "J28", kinds=1, houses=2, rest=3, draw=4, cleanup=4, hearts_diamonds=1)()
        assert (told["summed"], told.get("upgrades")) == (6, None)


@rule("trash.lasting.take")
def test_the_joker_that_takes_from_a_trash_is_known() -> None:
    ((card, effect),) = backing((0,) * 7, cards("KS J22")).takes
    assert (card, effect.hand) == (parse("J22"), HandRank.FIVE_OF_A_KIND)


@rule("trash.play.bonus")
def test_a_bonus_on_play_counts_also_when_no_symbol_is_used() -> None:
    reading = read("J32 9S 9H 9C 9D")
    assert (lines(reading.tally), parse("J32") in reading.scored) == ({"four_of_a_kind": 8, "on_play": 3}, False)
    assert points("J33 KS KH KC KD")()["chips"] == 3 + 2


@rule("trash.play.pairs")
def test_a_point_for_each_pair_in_the_own_trash() -> None:
    assert "on_play" not in points("J27 9S 9H QC KD", "4S 4H")()
    assert points("J27 9S 9H QC KD", "4S 4H 5C")()["on_play"] == 1
    assert points("J27 9S 9H QC KD", "J55 J26")()["on_play"] == 3


@rule("trash.play.merge")
def test_suits_are_one_in_the_hand_in_which_the_joker_is_played() -> None:
    assert hand("J35 9C 9H 4C KH")() == (PAIR, True)
    assert hand("7H 9C 9H 4C KH", "J35")() == (PAIR, False), "in the Trash it does nothing"
    assert hand("J35 9C 9H 4C KD")() == (PAIR, False)
    assert hand("J36 9D 9S 4D KH")() == (HandRank.TWO_PAIR, True)
    assert hand("J36 9D 9H 4C KH")() == (HandRank.TWO_PAIR, False)


@rule("trash.joker.benefit")
def test_suits_merged_twice_over_are_all_one() -> None:
    assert read("J35 9C 9D 4C KD", hearts_diamonds=1).flush
    assert not read("J35 9C 9D 4C KS", hearts_diamonds=1).flush


@rule("trash.joker.conflict")
def test_no_joker_stands_against_another_in_any_order() -> None:
    trash = [*stack(Stack.UNLOCKABLE), *stack(Stack.ACHIEVEMENT), *stack(Stack.STARTING)]
    random, seen = Random(5), set()
    for _ in range(20):
        random.shuffle(trash)
        back = backing((1, 1, 2, 2, 2, 2, 2), trash)
        played = cards("3S 4H 5C 6D KH")
        reading = evaluate(played, best_stars(played, back), back)
        seen.add((reading.key, tuple(sorted(lines(reading.tally).items())), sum(each.points for each in reading.chips)))
    ((key, told, _),) = seen
    assert (key[1], dict(told)["summed"]) == (STRAIGHT, 6)


def test_a_joker_counts_among_the_cards_that_it_counts() -> None:
    effect = row(parse("J14")).effects[0]  # type: ignore[union-attr]
    assert effect == ChipsPerCards(1, every=3, counted=Place.TRASH, lying=(Place.TRASH,))
    assert scored(trash="J14 9S 9H")() == {"joker": 1}
