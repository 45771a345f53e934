"""The rules' scorer against the slow one; larger runs by `python -m tests.games.polyester.oracle`."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.tally import total
from game.games.polyester.rules.combos import Locks, best_split
from game.games.polyester.rules.scale import has_combo, scale_of
from tests.games.polyester.oracle import best, disagreement, random_cards, random_options


@pytest.mark.parametrize("seed", range(40))
def test_both_scorers_agree(seed: int) -> None:
    assert disagreement(Random(seed), 6) is None


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.integers(min_value=0))
def test_both_scorers_agree_on_small_hands(seed: int) -> None:
    assert disagreement(Random(seed), 4) is None


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.integers(min_value=0))
def test_a_split_is_made_of_the_selected_cards_each_once(seed: int) -> None:
    random = Random(seed)
    options = random_options(random)
    cards = random_cards(random, options, 9)
    for lock in Locks(cards, options).canonical():
        tally = best_split(lock, options) or ()
        assert sorted(card for line in tally for card in line.cards) == sorted(lock)
        assert total(tally) == Locks(cards, options).points(lock) > 0
        assert all(total(best_split(line.cards, options) or ()) >= line.points for line in tally)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.integers(min_value=0))
def test_canonical_locks_hold_the_best_and_exist_when_a_combo_does(seed: int) -> None:
    random = Random(seed)
    options = random_options(random)
    cards = random_cards(random, options, 5)
    locks = Locks(cards, options).canonical()
    assert bool(locks) == has_combo(cards, scale_of(options))
    if locks and len(locks[0]) == len(cards):
        assert Locks(cards, options).points(locks[0]) == best(cards, options)
