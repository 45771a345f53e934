"""What scores in 9 Cards."""

from dataclasses import replace

import pytest

from game.games.polyester.rules import Options
from game.games.polyester.rules.cards import Deck
from game.games.polyester.rules.combos import best_split, gains
from game.games.polyester.rules.options import Difficulty
from game.games.polyester.rules.scale import has_combo, scale_of
from tests.games.polyester.tables import EASY, HARD, MEDIUM, cards, points, rule, spelled

FABRIC = replace(MEDIUM, deck=Deck.FABRIC)
PLAIN = replace(MEDIUM, ace_wild=False)


@rule("poly.wild.ace")
def test_the_ace_is_wild_unless_turned_off() -> None:
    assert points("AV 7S 7F") == 300
    assert points("AV 7S 7F", PLAIN) is None


@rule("poly.wild.second")
def test_a_second_rank_can_be_wild() -> None:
    assert points("8V 7S 7F", replace(MEDIUM, second_wild=8)) == 300
    assert points("8V 7S 7F") is None


@rule("poly.wild.any")
@pytest.mark.parametrize(
    ("text", "options", "expected"),
    [
        ("AV 9S", EASY, 100),
        ("AV 3S 5F", MEDIUM, 150),
        ("AV AS 4F 7F", MEDIUM, 200),
        ("AV 2S 4S 6S 8S", MEDIUM, 250),
        ("AV 3S 5S", HARD, 150),
        ("AV 8S 9M", MEDIUM, 150),
    ],
)
def test_a_wild_stands_for_any_card(text: str, options: Options, expected: int) -> None:
    assert points(text, options) == expected


@rule("poly.wild.natural")
def test_a_wild_is_also_itself() -> None:
    assert points("AV 2S 3F") == 150
    assert points("5V 5S 5F", replace(MEDIUM, second_wild=5)) == 300


@rule("poly.wild.alone")
def test_wilds_alone_make_a_set() -> None:
    assert points("AV AS AF") == 300
    assert points("AV AS AF AM AV'") == 900
    assert points("AV AS", EASY) == 100
    assert points("AV AS") is None


@rule("poly.set")
def test_a_set_is_three_or_more_of_a_rank() -> None:
    assert points("5V 5S") is None
    assert points("5V 5S 5F 5M 5V' 5S' 5F' 5M'") == 1800


@rule("poly.set.points")
def test_a_set_scores_300_and_300_more() -> None:
    assert [points(text) for text in ("5V 5S 5F", "5V 5S 5F 5M", "5V 5S 5F 5M 5V'")] == [300, 600, 900]


@rule("poly.run")
def test_a_run_has_three_neighbours_each_once_of_any_fabric() -> None:
    assert points("3V 4S 5F") == 150
    assert points("3V 4S") is None
    assert points("3V 4S 4F 5M") is None
    assert points("3V 4S 6F") is None


@rule("poly.run.low")
def test_the_ace_is_low_and_no_run_goes_past_the_nine() -> None:
    assert points("AV 2S 3F", PLAIN) == 150
    assert points("8V 9S AF", PLAIN) is None
    assert points("2V 3S 4F 5M 6V 7S 8F 9M AV") == 450


@rule("poly.run.points")
def test_a_run_scores_150_and_50_more() -> None:
    assert [points(text) for text in ("3V 4S 5F", "3V 4S 5F 6M", "3V 4S 5F 6M 7V")] == [150, 200, 250]


@rule("poly.flush.illustrated")
def test_an_illustrated_flush_is_of_one_fabric() -> None:
    assert points("2V 4V 6V 8V 9V") == 250
    assert points("2V 4V 6V 8V 9S") is None


@rule("poly.flush.fabric")
def test_a_fabric_flush_is_of_one_colour() -> None:
    assert points("2Vn 4Sn 6Fn 8Mn 9Vn", FABRIC) == 250
    assert points("2Vn 4Vn 6Vn 8Vn 9Vb", FABRIC) is None


@rule("poly.flush.points")
def test_a_flush_scores_50_a_card() -> None:
    assert points("2V 4V 6V 8V", EASY) == 200
    assert points("2V 2V' 4V 4V' 6V 6V' 8V 8V' 9V") == 450


@rule("poly.easy.pair")
def test_easy_pairs_score_100() -> None:
    assert points("2V 2S", EASY) == 100
    assert points("2V 2S 3F 3M", EASY) == 200


@rule("poly.easy.flush")
def test_an_easy_flush_has_four() -> None:
    assert points("2V 4V 6V 9V", EASY) == 200
    assert points("2V 4V 6V", EASY) is None


@rule("poly.medium.pair")
def test_medium_pairs_do_not_score() -> None:
    assert points("2V 2S") is None


@rule("poly.medium.flush")
def test_a_medium_flush_has_five() -> None:
    assert points("2V 4V 6V 8V 9V") == 250
    assert points("2V 4V 6V 9V") is None


@rule("poly.hard.set")
def test_hard_sets_have_three() -> None:
    assert points("2V 2S 2F", HARD) == 300
    assert points("2V 2S", HARD) is None


@rule("poly.hard.run")
@pytest.mark.parametrize("deck", list(Deck))
def test_a_hard_run_is_of_one_fabric(deck: Deck) -> None:
    options = replace(HARD, deck=deck)
    shades = ("", "", "", "") if deck is Deck.ILLUSTRATED else ("n", "b", "n", "n")
    one = " ".join(f"{rank}V{shade}" for rank, shade in zip((3, 4, 5, 6), shades, strict=True))
    assert points(one, options) == 200
    assert points(one.replace("6V", "6S"), options) is None


@rule("poly.hard.flush")
def test_a_hard_flush_has_six() -> None:
    assert points("2V 2V' 4V 4V' 6V 6V'", HARD) == 300
    assert points("2V 2V' 4V 4V' 6V", HARD) is None


@rule("poly.lock.split")
def test_disjoint_combos_add() -> None:
    assert points("5V 5S 5F 2V 3S 4F") == 450


@rule("poly.lock.once")
def test_the_same_cards_are_one_kind_of_combo() -> None:
    assert points("3V 4V 5V 6V 7V") == 250
    assert points("5V 5S 5F 6M 7V") is None, "the 5 would be in two combos"


@rule("poly.lock.best")
def test_the_best_split_counts() -> None:
    assert points("4V 4S 4F 5V 5S 5F 6V 6S 6F") == 900
    assert points("AV 5S 5F 6S 7F 8M") == 450, "the wild makes the set, not a longer run"


def test_a_split_names_its_combos() -> None:
    tally = best_split(cards("5V 5S AF 2V 4S AM"), MEDIUM) or ()
    assert [(line.source, line.points, len(line.cards)) for line in tally] == [("set", 300, 3), ("run", 150, 3)]
    [run] = [line for line in tally if line.source == "run"]
    assert spelled(run.cards).split()[::2] == ["2V", "4S"], "the wild lies in the gap"


def test_what_one_more_card_gains() -> None:
    gained = gains(cards("5V 6S 7F"), cards("8M 2S 9V AM"), MEDIUM)
    assert {spelled([card]): points for card, points in gained.items()} == {"8M": 50, "AM": 50}
    assert gains(cards("5V 5S"), cards("5F 9V"), MEDIUM) == {cards("5F")[0]: 300}


@rule("poly.draw.combo")
@pytest.mark.parametrize("difficulty", list(Difficulty))
@pytest.mark.parametrize(
    "text", ["5V 5S", "5V 6S 7F", "5V 6V 8V", "2V 4V 6V 8V", "AV AS 4F", "AV 4F", "2V 4V 6V 8V 9V", "AV 4F 6S 9M"]
)
def test_a_combo_is_there_when_some_lock_is(text: str, difficulty: Difficulty) -> None:
    options = replace(MEDIUM, difficulty=difficulty)
    found = bool(gains((), cards(text), options)) or any(
        points(" ".join(some), options) for some in _parts(text.split())
    )
    assert has_combo(cards(text), scale_of(options)) == found


def _parts(names: list[str]) -> list[list[str]]:
    return [[name for place, name in enumerate(names) if mask >> place & 1] for mask in range(1, 1 << len(names))]
