"""What scores in 6 Cards."""

from dataclasses import replace

from game.core.rng import Rng
from game.games.polyester.rules import GAME
from game.games.polyester.rules.options import Difficulty
from tests.games.polyester.tables import SIX, points, rule


@rule("poly.six.hand")
def test_a_hand_of_six_from_ace_to_six() -> None:
    state = GAME.new(SIX, 2, Rng(1))
    assert len(state.hand) == 6
    assert len(state.pile) == 48


@rule("poly.six.wild")
def test_nothing_is_wild() -> None:
    assert points("AV 2S 2F", replace(SIX, second_wild=2)) is None
    assert points("2V 2S 2F", replace(SIX, second_wild=2)) == 200


@rule("poly.six.runs")
def test_runs_and_flushes_do_not_score() -> None:
    assert points("2V 3S 4F", SIX) is None
    assert points("2V 2V' 3V 3V' 4V 4V'", SIX) is None


@rule("poly.six.single")
def test_a_single_one_or_five_scores() -> None:
    assert points("AV", SIX) == 100
    assert points("5S", SIX) == 50
    assert points("AV AS 5S 5M", SIX) == 300
    assert points("2S", SIX) is None


@rule("poly.six.three")
def test_three_of_a_kind() -> None:
    threes = [points(f"{rank}V {rank}S {rank}F", SIX) for rank in "A23456"]
    assert threes == [1000, 200, 300, 400, 500, 600]


@rule("poly.six.more")
def test_four_five_six_of_a_kind() -> None:
    assert points("6V 6S 6F 6M", SIX) == 1200
    assert points("2V 2S 2F 2M 2V'", SIX) == 600
    assert points("AV AS AF AM AV' AS'", SIX) == 4000


@rule("poly.six.pairs")
def test_other_pairs_do_not_score() -> None:
    assert [points(f"{rank}V {rank}S", SIX) for rank in "2346"] == [None] * 4


@rule("poly.six.difficulty")
def test_difficulty_changes_no_combo() -> None:
    for difficulty in Difficulty:
        options = replace(SIX, difficulty=difficulty)
        assert points("3V 3S", options) is None
        assert points("2V 2S 2F AV 5S", options) == 350
