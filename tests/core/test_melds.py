"""Cards with French suits, and the places of runs, with one deck and two."""

import pytest

from game.core.cards import Card
from game.core.french import RANK, SUIT, SUITS, deck, face, notation, parse, rank_of
from game.core.melds import card_at, free_ends, in_a_row, in_run, one_rank, one_suit, places, run_lows, turns_corner

SPADES = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse, text.split()))


def spelled(some: tuple[Card, ...]) -> str:
    return " ".join(map(notation, some))


def test_every_card_of_two_decks_has_a_name_of_its_own() -> None:
    assert len({notation(card) for card in deck(2)}) == 104
    assert all(parse(notation(card)) == card for card in deck(2))
    assert [notation(Card(number)) for number in (0, 9, 13, 51, 52, 74)] == ["AS", "10S", "AH", "KC", "AS'", "10H'"]


@pytest.mark.parametrize("text", ["", "1S", "11S", "7X", "S7", "7S''", "7s"])
def test_a_name_that_is_none_is_told(text: str) -> None:
    with pytest.raises(ValueError, match="is no card with a French suit"):
        parse(text)


def test_a_face_is_the_first_copy() -> None:
    assert [face(RANK[card], SUIT[card]) for card in deck()] == list(deck())
    assert spelled(rank_of(parse("7D'"))) == "7S 7H 7D 7C"
    assert SUITS[SUIT[parse("7D")]] == "D"


def test_an_ace_has_two_places() -> None:
    assert [places(card) for card in cards("AS 2S KS AH'")] == [(1, 14), (2,), (13,), (1, 14)]
    assert [notation(card_at(place, 1)) for place in (1, 2, 13, 14)] == ["AH", "2H", "KH", "AH"]


def test_how_cards_can_be_a_run() -> None:
    assert run_lows(cards("5S 3S 4S")) == (3,)
    assert run_lows(cards("AS 2S")) == (1,)
    assert run_lows(cards("AS")) == (1, 14)
    assert run_lows(cards("3S 4S 4S'")) == run_lows(cards("3S 4S 5H")) == run_lows(()) == ()


def test_a_whole_suit_has_its_ace_at_either_end_and_two_aces_at_both() -> None:
    assert run_lows(cards(SPADES)) == (1, 2)
    assert run_lows(cards(f"{SPADES} AS'")) == (1,)
    assert spelled(in_run(cards(f"{SPADES} AS'"), 1)) == f"{SPADES} AS'"
    assert spelled(in_run(cards(f"AS' {SPADES}"), 1)) == f"AS' {SPADES[3:]} AS"
    assert spelled(in_run(cards(SPADES), 2)) == f"{SPADES[3:]} AS"


def test_a_run_has_an_end_where_the_suit_has() -> None:
    assert [free_ends(low, length) for low, length in ((1, 3), (12, 3), (5, 3), (1, 14))] == [(4,), (11,), (4, 8), ()]


def test_what_goes_round_the_corner() -> None:
    assert all(turns_corner(cards(text)) for text in ("KS AS 2S", "2S QS AS KS", "KS AS 2S 3S"))
    assert not any(
        turns_corner(cards(text)) for text in ("AS 2S 3S", "QS KS AS", "KS AS 3S", "KS AS 2H", "KS KS' AS 2S")
    )


def test_one_rank_and_one_suit() -> None:
    assert one_rank(cards("7S 7H 7S'"))
    assert not one_rank(cards("7S 8S"))
    assert one_suit(cards("7S 8S 8S'"))
    assert not one_suit(cards("7S 8H"))


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("3S 5D 4H", True),
        ("AS 2D 3S", True),
        ("QS KD AS", True),
        ("KS AD 2S", False),
        ("3S 3D 4S", False),
        ("3S 5D 6S", False),
        ("7C", True),
    ],
)
def test_a_row_of_ranks_may_be_of_many_suits(text: str, row: bool) -> None:
    assert in_a_row(cards(text)) is row
