"""What draws are worth, worked out from few hands."""

from itertools import pairwise

from game.games.polyester.prospects import PROSPECTS, kind
from game.games.polyester.rules import Options
from game.tools.calibrate import kinds, row, sample, solve

SIX = Options(hand=6)


def test_every_kind_is_worked_out_once() -> None:
    every = [kind(options) for options in kinds()]
    assert len(every) == len(set(every))
    assert set(every) == set(PROSPECTS)


def test_a_sample_is_always_the_same_and_knows_the_best_locks() -> None:
    hands = sample(SIX, 2, 60)
    assert (hands == sample(SIX, 2, 60)).all()
    assert set(hands[:, 1].tolist()) <= {0, 50, 100}
    assert set(hands[:, 2].tolist()) <= {0, 100, 150, 200}


def test_worth_grows_with_pot_and_cards() -> None:
    samples = [sample(SIX, size, 60) for size in range(1, 7)]
    drawn = solve(samples)
    rows = [row(hands, drawn[size]) for size, hands in enumerate(samples, 1)]
    for each in rows:
        assert all(after >= before for before, after in pairwise(each.worth))
    assert rows[0].bust > rows[2].bust > rows[5].bust
    assert 250 < rows[5].worth[0] < 700, "a fresh hand of six, with 60 hands to go by"
