"""The cards: where they come from, what is printed on them, what they compare as."""

import pytest

from game.core.cards import Card
from game.games.trash_poker.rules.cards import (
    FINAL_JOKER,
    HIGH_RANKS,
    RANKS,
    SUITS,
    best_rank,
    deck,
    is_foreign,
    is_joker,
    joker,
    notation,
    number,
    origin,
    parse,
    showing,
    stack,
    symbols,
)
from game.games.trash_poker.rules.jokers import JOKERS, Stack
from game.games.trash_poker.rules.ranks import FACE_RANKS, FOUR, KING, THREE, Area, room
from tests.games.trash_poker.spelling import ONE, TWO, cards, rule

EVERY = tuple(map(Card, range(len(RANKS))))


@rule("trash.deck")
def test_each_seat_begins_with_52_cards_of_its_own() -> None:
    decks = [deck(seat) for seat in (ONE, TWO)]
    assert [len(set(each)) for each in decks] == [52, 52]
    assert not set(decks[0]) & set(decks[1])
    for own in decks:
        assert sorted((RANKS[card], SUITS[card]) for card in own) == [
            ((r,), (s,)) for r in range(1, 14) for s in range(4)
        ]


@rule("trash.deck")
def test_a_card_keeps_its_origin() -> None:
    assert {origin(card) for card in deck(TWO)} == {TWO}
    assert notation(deck(TWO)[0]) == "AS'"


@rule("trash.card.ranks")
def test_a_standard_card_shows_one_rank_a_joker_each_of_its() -> None:
    assert [RANKS[card] for card in cards("AS 10H KD")] == [(1,), (10,), (13,)]
    assert [RANKS[card] for card in cards("J2 J15 J20")] == [(13, 13), (3, 4), (7, 8, 9)]


@rule("trash.card.order")
def test_the_ace_is_above_the_king() -> None:
    assert [HIGH_RANKS[card][0] for card in cards("2S 10S JS QS KS AS")] == [2, 10, 11, 12, 13, 14]


@rule("trash.card.faces")
def test_jack_queen_and_king_are_faces() -> None:
    assert {notation(card) for card in deck(ONE) if RANKS[card][0] in FACE_RANKS} == {
        f"{r}{s}" for r in "JQK" for s in "SHDC"
    }


@rule("trash.card.suits")
def test_a_card_shows_its_suit_and_a_double_shows_it_twice() -> None:
    assert [SUITS[card] for card in cards("2S 2H 2D 2C J2 J14 J24")] == [(0,), (1,), (2,), (3,), (1, 1), (), ()]


@rule("trash.card.foreign")
def test_foreign_is_what_comes_from_elsewhere() -> None:
    king, copy, double = cards("KH KH' J2")
    assert [is_foreign(card, ONE) for card in (king, copy, double)] == [False, True, True]
    assert [is_foreign(card, TWO) for card in (king, copy, double)] == [True, False, True]


@rule("trash.joker.foreign")
def test_a_joker_is_one_whatever_it_shows() -> None:
    assert {card for card in EVERY if is_joker(card)} == {card for card in EVERY if origin(card) is None}
    assert is_joker(parse("J33"))
    assert not is_joker(parse("KH'''"))


@rule("trash.joker.final")
def test_the_final_joker_is_18_and_no_joker_of_play() -> None:
    assert number(FINAL_JOKER) == 18
    assert all(FINAL_JOKER not in stack(kind) for kind in Stack if kind is not Stack.FINAL)
    assert [len(stack(kind)) for kind in Stack] == [17, 1, 31, 12]


@rule("trash.joker.symbols")
def test_each_rank_of_a_joker_counts() -> None:
    assert symbols(cards("KS J2 J19"), KING) == 4
    assert symbols(cards("J7 J15 3S"), THREE) == 4
    assert symbols(cards("J15 J8"), THREE, FOUR) == 4
    assert showing(cards("KS J2 J3"), KING) == cards("KS J2")


@rule("trash.star.final")
def test_a_star_counts_as_no_symbol() -> None:
    assert symbols(cards("J14 J31"), *range(1, 14)) == 0
    assert symbols(cards("J24"), *range(1, 14)) == 1


@rule("trash.tie.best")
def test_of_revealed_cards_a_joker_counts_its_best_rank_and_a_star_as_an_ace() -> None:
    assert [best_rank(card) for card in cards("2S KH AS J15 J16 J14 J24 J53 J60")] == [2, 13, 14, 4, 10, 14, 10, 14, 14]


@rule("trash.upgrade.suits")
def test_flush_suits_have_room_for_one_card_each() -> None:
    for area in (Area.HEARTS_DIAMONDS, Area.SPADES_CLUBS):
        other = Area(1 - area)
        taken = tuple(int(each is area) for each in Area)
        assert (room(taken, area), room(taken, other)) == (False, True)


@rule("trash.upgrade.limit")
def test_the_other_areas_take_any_number() -> None:
    assert [room((0, 0, 99, 99, 99, 99, 99), area) for area in Area] == [True] * 7


def test_every_card_has_a_notation_of_its_own() -> None:
    assert len({notation(card) for card in EVERY}) == len(EVERY) == 4 * 52 + len(JOKERS)
    assert all(parse(notation(card)) == card for card in EVERY)
    assert [notation(joker(1)), notation(Card(207))] == ["J1", "KC'''"]


@pytest.mark.parametrize("text", ["", "1H", "KH''''", "J0", "J62", "JJ", "kh"])
def test_what_is_no_card_cannot_be_parsed(text: str) -> None:
    with pytest.raises(ValueError, match="no card of Trash Poker"):
        parse(text)
