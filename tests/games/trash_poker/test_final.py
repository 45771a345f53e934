"""The final scoring, and who has won."""

import pytest

from game.core.tally import total
from game.games.trash_poker.rules.final import Holding, final_scoring, majority_chips, winners
from tests.games.trash_poker.spelling import ONE, TWO, cards, lines, rule


def score(deck: str = "", trash: str = "") -> dict[str, int]:
    """The first seat's lines, beside a seat that has nothing."""
    return lines(final_scoring((Holding(cards(deck), cards(trash)), Holding((), ())))[0])


@rule("trash.score.deck")
def test_what_lies_in_the_deck_counts_as_the_deck() -> None:
    assert score(deck="AS 2S 4S 5S QH'") == {"aces": 5}


@rule("trash.score.trash")
def test_what_lies_in_the_trash_counts_as_the_trash() -> None:
    assert score(trash="AS 2S 4S 5S QH'") == {"pairs": 5, "twos": 1}


@rule("trash.score.aces")
def test_five_chips_for_each_ace() -> None:
    assert score(deck="AS AH KS") == {"aces": 10}
    assert score(deck="AS AH J1") == {"aces": 20}


@rule("trash.score.majority")
def test_fifteen_chips_for_most_sixes_in_deck_and_in_trash() -> None:
    assert score(deck="6S 2H", trash="6H 6D") == {"deck_sixes": 15, "trash_sixes": 15}
    table = (Holding(cards("J12"), cards("6S")), Holding(cards("6H"), cards("J17 6D")))
    assert [lines(each) for each in final_scoring(table)] == [
        {"deck_sixes": 15, "trash_sixes": 0},
        {"deck_sixes": 0, "trash_sixes": 15, "pairs": 0},
    ]


@rule("trash.score.second")
def test_ten_chips_for_second_most_from_three_players_on() -> None:
    assert majority_chips([3, 1], [False] * 2) == (15, 0)
    assert majority_chips([1, 3, 0], [False] * 3) == (10, 15, 0)
    assert majority_chips([1, 3, 2, 0], [False] * 4) == (0, 15, 10, 0)


@rule("trash.score.tie")
def test_tied_for_most_ten_each_and_tied_for_second_nothing() -> None:
    assert majority_chips([2, 2], [False] * 2) == (10, 10)
    assert majority_chips([2, 2, 1, 2], [False] * 4) == (10, 10, 0, 10)
    assert majority_chips([3, 1, 1, 0], [False] * 4) == (15, 0, 0, 0)


@rule("trash.score.none")
def test_without_a_six_there_is_no_place() -> None:
    assert majority_chips([0, 0], [False] * 2) == (0, 0)
    assert majority_chips([1, 0, 0], [False] * 3) == (15, 0, 0)
    assert majority_chips([1, 0, 1], [False] * 3) == (10, 0, 10)
    assert majority_chips([2, 0, 0, 0], [False] * 4) == (15, 0, 0, 0)


@rule("trash.score.pairs")
def test_five_chips_for_each_pair_of_a_four_and_a_five() -> None:
    assert score(trash="4S 4H 5C") == {"pairs": 5}
    assert score(trash="4S 4H 5C 5D") == {"pairs": 10}
    assert score(trash="J8 5C 5D") == {"pairs": 10}
    assert score(trash="J26") == score(trash="J26 4S") == {"pairs": 5}
    assert score(trash="4S") == {"pairs": 0}


@rule("trash.score.twos")
def test_each_two_counts_each_foreign_face() -> None:
    assert score(trash="2S KH' J2") == {"twos": 3}
    assert score(trash="2S 2H KH' J2") == {"twos": 6}
    assert score(trash="J13 KH'") == {"twos": 2}
    assert score(trash="2S KH QH JH") == {"twos": 0}, "own faces"
    assert score(trash="KH' J2") == {}, "no 2"
    assert score(trash="2S 9H' AS'") == {"twos": 0}


@rule("trash.score.faces")
def test_face_symbols_are_counted_not_cards() -> None:
    assert score(trash="2S J51") == {"twos": 3}
    assert score(trash="J13 J2") == {"twos": 4}


@rule("trash.score.jokers")
def test_each_effect_of_a_joker_is_a_line_of_its_own() -> None:
    (mine, _) = final_scoring((Holding(cards("J45"), cards("J14 J46 9S")), Holding((), ())))
    told = [(line.source, line.cards[0], line.points) for line in mine if line.source == "joker"]
    assert told == [("joker", card, points) for card, points in zip(cards("J45 J14 J46"), (6, 1, 1), strict=True)]


@rule("trash.score.flat")
def test_a_fixed_number_of_chips_where_the_joker_says() -> None:
    assert score(deck="J45")["joker"] == 6
    assert score(trash="J45") == {}


@rule("trash.score.rank")
def test_chips_for_each_symbol_of_a_rank() -> None:
    assert score(deck="QS QH J3", trash="J25 QD")["joker"] == 4
    assert score(deck="QS QH J25")["joker"] == 4


@rule("trash.score.cards")
def test_chips_for_so_many_cards_rounded_down() -> None:
    assert score(trash="J14") == {"joker": 0}
    assert score(trash="J14 9S 9H") == {"joker": 1}
    assert score(trash="J14 9S 9H 9D 10D") == {"joker": 1}
    assert score(trash="J14 9S 9H 9D 10D 10S") == {"joker": 2}
    assert score(trash="J46 9S' 9S'' 9S 9H 9D") == {"joker": 1}, "three foreign cards, of which it is one"


@rule("trash.score.fives")
def test_fives_alone_take_the_place_of_pairs() -> None:
    assert score(trash="J30") == {"fives": 5}
    assert score(trash="J30 4S 5H J9") == {"fives": 20}


@rule("trash.score.house")
def test_a_house_counts_as_having_four_sixes_and_scores_nothing() -> None:
    house = Holding(cards("AS' AH'"), (), house=True)
    mine = Holding(cards("6S 6H 6D 6C J17"), cards("6S' 6H' 6D'"))
    assert [lines(each) for each in final_scoring((mine, house))] == [{"deck_sixes": 15, "trash_sixes": 0}, {}]


@rule("trash.score.house_tie")
def test_four_sixes_against_a_house_win_nothing() -> None:
    assert majority_chips([4, 4], [False, True]) == (0, 0)
    assert majority_chips([4, 4, 1], [False, True, False]) == (10, 0, 0)
    assert majority_chips([5, 4, 4], [False, True, True]) == (15, 0, 0)
    assert majority_chips([3, 4, 4], [False, True, True]) == (0, 0, 0)


@rule("trash.end.chips")
def test_most_chips_win() -> None:
    assert winners([50, 60], [10, 40], [False] * 2) == (TWO,)


@rule("trash.end.tie")
def test_tied_fewer_cards_in_the_deck_win() -> None:
    assert winners([50, 50], [10, 40], [False] * 2) == (ONE,)
    assert winners([50, 50, 50], [10, 9, 40], [False] * 3) == (TWO,)


@rule("trash.end.lost")
@pytest.mark.parametrize(
    ("chips", "decks", "won"),
    [
        ([50, 50], [10, 10], ()),
        ([50, 50, 40], [10, 10, 50], (2,)),
        ([50, 50, 40, 40], [10, 10, 9, 8], (3,)),
        ([50, 50, 40, 40], [10, 10, 9, 9], ()),
        ([50, 50, 50, 50], [10, 10, 9, 9], ()),
        ([50, 50, 50, 50], [10, 11, 9, 9], (0,)),
    ],
)
def test_still_tied_all_of_them_lose(chips: list[int], decks: list[int], won: tuple[int, ...]) -> None:
    assert winners(chips, decks, [False] * len(chips)) == won


@rule("trash.end.house")
def test_a_house_wins_a_tie() -> None:
    assert winners([50, 50], [1, 40], [False, True]) == (TWO,)


def test_lines_say_what_they_count() -> None:
    (mine, _) = final_scoring((Holding(cards("AS 6S KS"), cards("2S KH' 4S")), Holding((), ())))
    assert {line.source: line.cards for line in mine} == {
        "deck_sixes": cards("6S"),
        "aces": cards("AS"),
        "pairs": cards("4S"),
        "twos": cards("2S KH'"),
    }
    assert total(mine) == 15 + 5 + 0 + 1
