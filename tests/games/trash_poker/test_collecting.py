"""What collecting a card asks for."""

from game.games.trash_poker.rules.backing import when_collecting
from game.games.trash_poker.rules.cards import deck
from game.games.trash_poker.rules.collecting import collect_effects
from game.games.trash_poker.rules.effects import ActivateShuffle, CollectEffect, Reveal, TrashCards, Upgrade
from tests.games.trash_poker.spelling import ONE, cards, rule


def asks(card: str) -> tuple[CollectEffect, ...]:
    return collect_effects(*cards(card))


@rule("trash.collect.seven")
def test_a_seven_reveals_a_card_and_turns_the_tile() -> None:
    assert asks("7C") == (Reveal(1), ActivateShuffle())
    assert asks("J11") == (Reveal(2), ActivateShuffle())


@rule("trash.collect.upgrade")
def test_eight_nine_and_ten_upgrade_exactly_once_more_of_them_up_to_so_often() -> None:
    assert [asks(card) for card in ("8S", "9H", "10D", "J42")] == [(Upgrade(1, least=1),)] * 4
    assert [asks(card) for card in ("J10", "J6", "J5", "J16")] == [(Upgrade(2, least=0),)] * 4


@rule("trash.collect.faces")
def test_a_face_trashes_up_to_three() -> None:
    assert [asks(card) for card in ("JS", "QH", "KD", "J43")] == [(TrashCards(3),)] * 4
    assert [asks(card) for card in ("J2", "J3", "J4", "J44")] == [(TrashCards(6),)] * 4
    assert asks("J51") == (TrashCards(9),)


@rule("trash.collect.symbols")
def test_a_joker_asks_for_what_each_of_its_ranks_does() -> None:
    assert asks("J20") == (Reveal(1), ActivateShuffle(), Upgrade(2))
    assert asks("J47") == (Upgrade(1, least=1), TrashCards(3))
    assert asks("J23") == (Reveal(1), ActivateShuffle())
    assert asks("J14") == asks("J8") == asks("J15") == ()


@rule("trash.collect.sticker")
def test_a_collect_sticker_takes_the_place_of_the_ranks() -> None:
    assert asks("J29") == (Upgrade(1),)
    assert asks("J48") == (TrashCards(5), ActivateShuffle())
    assert asks("J49") == (Reveal(3), ActivateShuffle())


@rule("trash.lasting.collecting")
def test_a_joker_in_the_trash_adds_to_collecting_a_rank() -> None:
    ((card, effect),) = when_collecting(cards("KS J21 J2"))
    assert (card, effect.rank, effect.effects) == (*cards("J21"), 1, (Upgrade(1), ActivateShuffle()))
    assert when_collecting(cards("KS J2")) == ()


def test_half_of_a_deck_asks_for_something() -> None:
    assert sum(bool(collect_effects(card)) for card in deck(ONE)) == 7 * 4
