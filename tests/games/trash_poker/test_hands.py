"""Hand ranks, flushes, stars, ties, upgrades and bonus chips."""

from typing import Any

import pytest

from game.games.trash_poker.rules.ranks import HandRank
from game.games.trash_poker.rules.reading import best_stars, evaluate, step_chips
from game.games.trash_poker.rules.stars import StarChoice, fits
from tests.games.trash_poker.spelling import behind, cards, five, lines, read, rule, star

HANDS = {
    "9S 9H 9C 9D 9S'": (HandRank.FIVE_OF_A_KIND, 9),
    "9S 9H 9C 9D KS": (HandRank.FOUR_OF_A_KIND, 8),
    "9S 9H 9C KD KS": (HandRank.FULL_HOUSE, 7),
    "9S 10H JC QD KS": (HandRank.STRAIGHT, 6),
    "9S 9H 9C QD KS": (HandRank.THREE_OF_A_KIND, 4),
    "9S 9H QC QD KS": (HandRank.TWO_PAIR, 3),
    "9S 9H JC QD KS": (HandRank.PAIR, 2),
    "8S 9H JC QD KS": (HandRank.HIGH_CARD, 1),
}


@rule("trash.hand.ranks")
def test_each_hand_rank_has_its_rank_points() -> None:
    for played, (hand, points) in HANDS.items():
        assert (read(played).hand, read(played).points) == (hand, points)


@rule("trash.hand.kinds")
@pytest.mark.parametrize(("played", "made"), [("9S 9H 9C 9D 9S'", 5), ("KS 9H 9C 9D 9S", 4), ("KS 2H 9C 9D 9S", 3)])
def test_of_a_kind_is_of_one_rank(played: str, made: int) -> None:
    assert [symbol.value for symbol in read(played).made] == [9] * made


@rule("trash.hand.house")
def test_a_full_house_is_three_and_two_of_any_number_of_symbols() -> None:
    assert five(read("8S 8H 8C 7D 7H")) == "8 8 8 7 7"
    assert read("7S 7H 7C AD AH").hand is HandRank.FULL_HOUSE
    assert five(read("J5 10H J2 KC QS")) == "K K K 10 10"
    assert five(read("J5 10H J8 4S J9")) == "10 10 10 5 5", "the higher triple, then the highest pair, a triple or not"


@rule("trash.hand.two_pair")
def test_of_three_pairs_the_two_higher_count() -> None:
    assert (read("J2 J3 J8 5D 6H").hand, five(read("J2 J3 J8 5D 9H"))) == (HandRank.TWO_PAIR, "K K Q Q 9")


@rule("trash.hand.high")
def test_a_high_card_is_the_highest_symbol() -> None:
    reading = read("8S 9H JC QD AS")
    assert [symbol.value for symbol in reading.made] == [14]
    assert five(reading) == "A Q J 9 8"


@rule("trash.hand.straight")
def test_a_straight_is_five_consecutive_ranks_of_one_card_or_several() -> None:
    assert five(read("J15 2H 5D 6C 9H")) == "6 5 4 3 2"
    assert five(read("J16 J15 J17 7H 8S")) == "10 9 8 7 6", "the highest of six"
    assert read("2S 3H 4C 5D 7S").hand is HandRank.HIGH_CARD


@rule("trash.hand.ace")
def test_the_ace_is_at_either_end_of_a_straight_and_not_inside() -> None:
    assert five(read("AS 2H 3C 4D 5S")) == "5 4 3 2 A"
    assert five(read("10S JH QC KD AS")) == "A K Q J 10"
    assert read("KS AH 2C 3D 4H").hand is HandRank.HIGH_CARD
    assert read("QS KS AH 2C 3D").hand is HandRank.HIGH_CARD


@rule("trash.hand.five")
def test_five_rank_symbols_are_chosen_of_all() -> None:
    assert five(read("J2 J3 5H 9D 4S")) == "K K Q Q 9"
    assert five(read("J2 KS KC KD KH")) == "K K K K K"


@rule("trash.hand.symbols")
def test_a_card_lends_all_its_symbols_some_or_none() -> None:
    reading = read("J15 J2 3H 3C 9S")
    assert five(reading) == "3 3 3 K K"
    assert [symbol.card for symbol in reading.made] == [*cards("J15 3H 3C J2 J2")]


@rule("trash.hand.best")
def test_a_lower_hand_rank_is_never_scored() -> None:
    assert read("2S 2S' J13 J1 J14").hand is HandRank.FIVE_OF_A_KIND
    assert read("9S 9H 9C 9D 9S'").hand is HandRank.FIVE_OF_A_KIND


@rule("trash.hand.forced")
def test_the_best_hand_rank_is_forced_also_where_a_lower_one_would_bring_more() -> None:
    reading = read("J5 10H 10S J2 KS", houses=5)
    assert reading.hand is HandRank.FOUR_OF_A_KIND
    assert reading.points == 8


@rule("trash.flush.five")
def test_five_symbols_of_a_suit_are_a_flush() -> None:
    assert len(read("2S 5S 7S 9S KS").flush) == 5
    assert not read("2S 5S 7S 9S KH").flush
    assert not read("J1 5S 7S 9H KH").flush, "four spades"


@rule("trash.flush.any")
def test_every_played_card_counts_for_a_flush_with_all_its_suit_symbols() -> None:
    reading = read("J1 5S 7S 9S KH")
    assert [symbol.card for symbol in reading.flush] == [*cards("J1 J1 5S 7S 9S")]
    assert read("J14 2S 5S 7S 9S", star("J14", "2S")).flush
    assert read("J24 2S 5S 7S 9S", star("J24", "S")).flush


@rule("trash.flush.points")
def test_a_flush_brings_four_rank_points_whatever_the_upgrades() -> None:
    for number in (0, 1):
        reading = read("2S 5S 7S 9S KS", hearts_diamonds=number, spades_clubs=number)
        assert lines(reading.tally) == {"high_card": 1, "flush": 4}


@rule("trash.flush.bonus")
def test_a_flush_is_added_to_any_hand_rank_and_changes_none() -> None:
    for played, hand in {
        "2S 3S 4S 5S 6S": HandRank.STRAIGHT,
        "2S 2S' 2S'' 5S 5S'": HandRank.FULL_HOUSE,
        "6S 6S' 6S'' J12 2S": HandRank.FIVE_OF_A_KIND,
        "2S 5S 7S 9S KS": HandRank.HIGH_CARD,
    }.items():
        assert (read(played).hand, read(played).points) == (hand, hand + 4)


@rule("trash.flush.merge")
def test_an_upgrade_makes_two_suits_one() -> None:
    assert read("KH KD KH' 2D 2H", hearts_diamonds=1).points == 11
    assert read("KH KD KH' 2D 2H", spades_clubs=1).points == 7
    assert read("2S 5C 7S 9C KC", spades_clubs=1).flush
    assert not read("2S 5C 7S 9C KC", hearts_diamonds=1).flush
    assert not read("2S 5H 7S 9H KC", hearts_diamonds=1, spades_clubs=1).flush


@rule("trash.star.red")
def test_a_red_star_is_one_rank_and_one_suit() -> None:
    assert read("J14 KS KH 7C 2D", star("J14", "KD")).hand is HandRank.THREE_OF_A_KIND
    assert five(read("J14 KS KH 7C 2D", star("J14", "AD"))) == "K K A 7 2"
    assert read("J14 2S 5S 7S 9S", star("J14", "KS")).flush


@rule("trash.star.red")
@pytest.mark.parametrize("choice", [(0, 0), (14, 0), (3, 4), (3, -1)])
def test_a_red_star_stands_for_nothing_else(choice: tuple[int, int]) -> None:
    (joker, *others) = cards("J14 KS KH 7C 2D")
    assert fits((joker, *others), (StarChoice(joker, 3, 0),))
    assert not fits((joker, *others), (StarChoice(joker, *choice),))


@rule("trash.star.black_white")
def test_a_black_and_white_star_is_a_suit_beside_the_rank() -> None:
    reading = read("J24 2S 5S 7S 9S", star("J24", "S"))
    assert (five(reading), len(reading.flush)) == ("10 9 7 5 2", 5)
    assert not read("J24 2S 5S 7S 9S", star("J24", "H")).flush
    (joker, *others) = cards("J24 2S 5S 7S 9S")
    assert fits((joker, *others), (StarChoice(joker, 0, 3),))
    assert not fits((joker, *others), (StarChoice(joker, 10, 3),))


@rule("trash.star.black_white")
def test_each_star_is_set_once_and_nothing_else() -> None:
    played = cards("J14 J24 5S 7S 9S")
    red, white = star("J14", "KS"), star("J24", "S")
    assert fits(played, (red, white))
    assert fits(played, (white, red))
    assert not fits(played, (red,))
    assert not fits(played, (red, white, white))
    assert not fits(played, (red, white, StarChoice(played[2], 5, 0)))
    assert fits(cards("2S 3S 4S 5S 6S"), ())


@rule("trash.star.free")
def test_the_player_may_choose_less_and_is_proposed_the_best() -> None:
    played = cards("J14 KS KH 7C 2D")
    assert evaluate(played, (star("J14", "7D"),)).hand is HandRank.TWO_PAIR
    assert five(evaluate(played, best_stars(played))) == "K K K 7 2"
    assert best_stars(cards("2S 3S 4S 5S 6S")) == ()


@rule("trash.star.free")
def test_the_proposal_minds_upgrades_and_flushes() -> None:
    played = cards("J14 9H 10H JH QH")
    assert evaluate(played, best_stars(played)).points == 10
    assert five(evaluate(played, best_stars(played))) == "K Q J 10 9"
    richer = behind(rest=5)
    assert evaluate(played, best_stars(played, richer), richer).points == 2 + 10 + 4


@rule("trash.points.sum")
def test_rank_points_are_told_line_by_line() -> None:
    reading = read("KH KD KH' 2D 2H", trash="J42", hearts_diamonds=1, houses=1)
    assert lines(reading.tally) == {"full_house": 7, "flush": 4, "upgrades": 2, "lasting": 1}
    assert reading.points == 14


@rule("trash.card.scored")
def test_a_card_is_scored_that_the_hand_rank_or_the_flush_uses() -> None:
    assert read("KS KH 2C 3D 5H").scored == cards("KS KH")
    assert read("J1 5S 7S 9S KH").scored == cards("J1 5S 7S 9S")


@rule("trash.tie.base")
def test_tied_in_points_the_higher_hand_rank_is_placed_better() -> None:
    pair, flush = read("KS KH 2C 3D 5H", rest=2), read("2S 3H 4C 5D 6H")
    assert pair.points == flush.points
    assert flush.key > pair.key


@rule("trash.tie.made")
def test_then_the_hand_rank_itself_decides() -> None:
    assert read("7S 7H 2C 3D 4H").key > read("4S 4H JC QD KH").key
    assert read("KS KH 2C 2D 3H").key > read("QS QH JC JD AH").key
    assert read("KS KH 4C 4D 3H").key > read("KS KH 2C 2D AH").key


@rule("trash.tie.straight")
def test_a_straight_by_its_upper_end() -> None:
    assert read("2S 3H 4C 5D 6H").key > read("AS 2H 3C 4D 5H").key
    assert read("2S 3H 4C 5D 6H", trash="J29").key > read("3S 4H 5C 6D KH", trash="J29").key
    assert five(read("2S 3H 4C 5D 6H", trash="J29")) == "6 5 4 3 2"


@rule("trash.tie.house")
def test_a_full_house_by_its_triple_then_by_its_pair() -> None:
    ordered = ["8S 8H 8C 9D 9H", "8S 8H 8C 7D 7H", "7S 7H 7C AD AH"]
    keys = [read(played).key for played in ordered]
    assert keys == sorted(keys, reverse=True)


@rule("trash.tie.rest")
def test_then_the_other_chosen_symbols_decide() -> None:
    assert read("2S 2H 2C 6D 5H").key > read("2S 2H 2C 6D 4H").key
    assert read("J2 J3 5H 9D 4S").key == read("KS KH QC QD 9H").key


@rule("trash.bonus.hand")
@rule("trash.bonus.once")
def test_chips_for_four_or_five_of_a_kind_and_not_for_both() -> None:
    assert [lines(read(played).chips) for played in HANDS] == [{"five_of_a_kind": 3}, {"four_of_a_kind": 2}, *[{}] * 6]


@rule("trash.bonus.points")
def test_chips_beside_the_scoring_track() -> None:
    steps = {
        9: 0,
        10: 1,
        11: 1,
        12: 2,
        13: 2,
        14: 3,
        15: 3,
        16: 4,
        17: 4,
        18: 5,
        19: 5,
        20: 6,
        22: 7,
        24: 8,
        26: 8,
        60: 8,
    }
    assert {points: step_chips(points) for points in steps} == steps
    assert step_chips(1) == 0
    assert lines(read("2S 3S 4S 5S 6S", houses=1).chips) == {"rank_points": 2}


@rule("trash.upgrade.areas")
@rule("trash.upgrade.kinds")
@rule("trash.upgrade.houses")
@rule("trash.upgrade.rest")
@pytest.mark.parametrize(
    ("area", "raised"),
    [
        ("kinds", [4, 4, 0, 0, 0, 0, 0, 0]),
        ("houses", [0, 0, 4, 6, 0, 0, 0, 0]),
        ("rest", [0, 0, 0, 0, 4, 4, 4, 4]),
        ("draw", [0] * 8),
        ("cleanup", [0] * 8),
        ("spades_clubs", [0] * 8),
    ],
)
def test_each_area_raises_its_hand_ranks(area: str, raised: list[int]) -> None:
    counts: dict[str, Any] = {area: 2}
    back = behind(**counts)
    assert [lines(evaluate(cards(played), (), back).tally).get("upgrades", 0) for played in HANDS] == raised


def test_fewer_than_five_cards_can_be_read() -> None:
    assert (read("").hand, read("").made) == (HandRank.HIGH_CARD, ())
    assert five(read("KS KH")) == "K K"
    assert read("J2 KS").hand is HandRank.THREE_OF_A_KIND
