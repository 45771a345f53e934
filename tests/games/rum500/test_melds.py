"""What a meld is, what it is worth, and that every one is found."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.cards import Card
from game.core.french import RANK, SUIT, deck, notation
from game.core.melds import free_ends, in_run, run_lows
from game.core.protocol import Refusal
from game.games.rum500.rules.candidates import bits_of, lay_downs, melds
from game.games.rum500.rules.fit import readings
from game.games.rum500.rules.points import hand_points, meld_points
from tests.games.rum500.tables import cards, lay_down, meld, position, refusal, rule, spelled, why

LINE = "A23456789TJQKA"
"""Ranks in the order of the places, for an oracle that knows nothing of the code."""


def oracle(chosen: tuple[Card, ...]) -> set[int]:
    """How cards can be read as a meld, by looking at their names alone."""
    ranks = [notation(card)[:-1].replace("10", "T") for card in chosen]
    suits = {notation(card)[-1] for card in chosen}
    if len(chosen) in (3, 4) and len(set(ranks)) == 1:
        return {0}
    if len(chosen) < 3 or len(suits) > 1:
        return set()
    starts = range(len(LINE) - len(chosen) + 1)
    return {start + 1 for start in starts if sorted(LINE[start : start + len(chosen)]) == sorted(ranks)}


@given(st.lists(st.sampled_from(deck()), min_size=1, max_size=14, unique=True).map(tuple))
def test_a_selection_is_read_as_the_oracle_reads_it(chosen: tuple[Card, ...]) -> None:
    assert set(readings(chosen)) == oracle(chosen)


@given(st.integers(1, 14), st.integers(3, 13), st.integers(0, 3), st.randoms())
def test_a_run_is_read_in_any_order(low: int, length: int, suit: int, shuffle: object) -> None:
    ranks = [place if place < 14 else 1 for place in range(low, min(low + length, 15))]
    chosen = [card for card in deck() if SUIT[card] == suit and RANK[card] in ranks]
    shuffle.shuffle(chosen)  # type: ignore[attr-defined]
    assert set(readings(tuple(chosen))) == oracle(tuple(chosen))


@given(st.lists(st.sampled_from(deck()), max_size=12, unique=True).map(tuple))
def test_the_search_finds_every_meld_once(hand: tuple[Card, ...]) -> None:
    """Against all subsets of the hand, judged by the oracle."""
    subsets = (chosen for size in range(3, len(hand) + 1) for chosen in combinations(sorted(hand), size))
    expected = sorted((chosen, low) for chosen in subsets for low in oracle(chosen))
    assert sorted((tuple(sorted(each.cards)), each.low) for each in lay_downs(bits_of(hand))) == expected


@pytest.mark.parametrize("suit", range(4))
def test_the_search_finds_every_run_of_a_whole_suit(suit: int) -> None:
    hand = tuple(card for card in deck() if SUIT[card] == suit)
    found = list(lay_downs(bits_of(hand)))
    assert len(found) == len(set(found)) == sum(15 - length for length in range(3, 14))
    assert all(each.low in oracle(each.cards) for each in found)


@given(st.lists(st.sampled_from(deck()), min_size=1, max_size=16, unique=True).map(tuple))
def test_a_selection_knows_which_of_its_cards_meld(hand: tuple[Card, ...]) -> None:
    melded = {card for each in lay_downs(bits_of(hand)) for card in each.cards}
    assert {card for card in hand if melds(card, bits_of(hand))} == melded


@rule("rum.set.size")
def test_a_set_has_three_or_four_cards() -> None:
    state = position("7S 7H 7C 7D 2C")
    assert why(state, lay_down("7S 7H 7C")) is None
    assert why(state, lay_down("7S 7H 7C 7D")) is None
    assert refusal(state, lay_down("7S 7H")) == Refusal("rum.set.size", cards("7S 7H"))
    assert why(state, lay_down("7S 2C")) == "rum.set.size"


@rule("rum.run.size")
def test_a_run_has_three_cards_or_more() -> None:
    state = position("3S 4S 5S 6S 7S 8S 2C")
    assert all(why(state, lay_down(text)) is None for text in ("3S 4S 5S", "3S 4S 5S 6S 7S 8S"))
    assert refusal(state, lay_down("3S 4S")) == Refusal("rum.run.size", cards("3S 4S"))
    assert why(state, lay_down("3S")) == "rum.set.size"


@rule("rum.run.suit")
def test_a_run_is_of_one_suit() -> None:
    state = position("3S 4S 5H QD KD AC 2C")
    assert refusal(state, lay_down("3S 4S 5H")) == Refusal("rum.run.suit", cards("3S 4S 5H"))
    assert why(state, lay_down("QD KD AC")) == "rum.run.suit"


@rule("rum.run.order")
def test_the_cards_of_a_run_follow_one_another() -> None:
    state = position("3S 4S 5S 7S 8S 2C")
    assert why(state, lay_down("5S 3S 4S")) is None
    assert refusal(state, lay_down("4S 5S 7S")) == Refusal("rum.run.order", cards("4S 5S 7S"))
    assert why(state, lay_down("3S 4S 7S 8S")) == "rum.run.order"


@rule("rum.run.ace")
def test_the_ace_is_low_or_high() -> None:
    state = position("AS 2S 3S QS KS 2C")
    assert why(state, lay_down("AS 2S 3S")) is None
    assert why(state, lay_down("QS KS AS")) is None
    assert run_lows(cards("3S AS 2S")) == (1,)
    assert run_lows(cards("AS QS KS")) == (12,)


@rule("rum.run.corner")
def test_a_run_never_goes_round_the_corner() -> None:
    state = position("KS AS 2S QS 3S 2C")
    assert refusal(state, lay_down("KS AS 2S")) == Refusal("rum.run.corner", cards("KS AS 2S"))
    assert why(state, lay_down("QS KS AS 2S 3S")) == "rum.run.corner"
    assert run_lows(cards("KS AS 2S")) == ()
    assert free_ends(1, 3) == (4,)
    assert free_ends(12, 3) == (11,)


@rule("rum.meld.kind")
def test_anything_else_is_no_meld() -> None:
    state = position("3S 9H KC KD 2C")
    assert refusal(state, lay_down("3S 9H KC")) == Refusal("rum.meld.kind", cards("3S 9H KC"))
    assert why(state, lay_down("KC KD 3S")) == "rum.meld.kind"


@rule("rum.meld.read")
def test_the_player_says_at_which_end_the_ace_of_a_whole_suit_lies() -> None:
    suit = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"
    state = position(f"{suit} 2C")
    assert readings(cards(suit)) == (1, 2)
    assert why(state, lay_down(suit, low=1)) is why(state, lay_down(suit, low=2)) is None
    assert spelled(in_run(cards(suit), 2)) == "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS"
    assert [meld_points(cards(suit), low) for low in (1, 2)] == [85, 99]
    assert why(state, lay_down("AS 2S 3S", low=12)) == "rum.meld.read"
    assert why(state, lay_down("AS 2S 3S", low=0)) == "rum.meld.read"


@rule("rum.points.card")
def test_cards_count_their_pips_and_courts_ten() -> None:
    hand = cards("2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH")
    assert [hand_points([card]) for card in hand] == [*range(2, 11), 10, 10, 10]
    assert meld_points(cards("9D 10D JD QD KD"), 9) == 49
    assert meld_points(cards("7S 7H 7C"), 0) == 21


@rule("rum.points.ace")
def test_an_ace_counts_fifteen_but_one_when_low() -> None:
    assert hand_points(cards("AS")) == 15
    assert meld_points(cards("AS AH AC"), 0) == 45
    assert meld_points(cards("QS KS AS"), 12) == 35
    assert meld_points(cards("AS 2S 3S"), 1) == 6
    assert meld("AS 2S 3S").low == 1
