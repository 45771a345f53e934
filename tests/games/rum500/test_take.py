"""Taking from the middle of the discard pile."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.cards import HIDDEN, Card
from game.core.french import deck
from game.core.protocol import Illegal, Refusal
from game.core.rng import Rng
from game.core.secrets import guess, view
from game.games.rum500.rules import GAME
from game.games.rum500.rules.actions import Draw, LayDown, Take, TakeBack
from game.games.rum500.rules.events import Took, TookBack
from game.games.rum500.rules.outlook import first_plays
from game.games.rum500.rules.state import Phase
from tests.games.rum500.tables import (
    ONE,
    TWO,
    cards,
    discard,
    do,
    drawing,
    lay_down,
    lay_off,
    meld,
    position,
    refusal,
    rule,
    spelled,
    take,
    told,
    why,
)

PILE = "KD 7C 4D 2H"


@rule("rum.take.pile")
def test_what_is_taken_lies_in_the_pile() -> None:
    state = drawing("7S 7H 2C", pile=PILE)
    assert refusal(state, take("7S")) == Refusal("rum.take.pile", cards("7S"))
    assert why(state, take("9C")) == "rum.take.pile"


@rule("rum.take.above")
def test_all_cards_above_are_taken_too() -> None:
    state = drawing("7S 7H 2C", pile=PILE)
    after = do(state, take("7C"))
    assert spelled(after.pile) == "KD"
    assert spelled(after.hands[ONE]) == "7S 7H 2C 7C 4D 2H"
    [event] = told(state, take("7C"), Took)
    assert spelled(event.cards) == "7C 4D 2H"


@rule("rum.take.use")
def test_only_a_card_that_can_be_played_at_once_is_taken() -> None:
    assert refusal(drawing("2S 9H 2C", pile=PILE), take("7C")) == Refusal("rum.take.use", cards("7C"))
    assert why(drawing("7S 7H 2C", pile=PILE), take("7C")) is None
    assert why(drawing("2S 9H", pile="KC 5H 6H 7H"), take("5H")) is None
    assert why(drawing("2S 9H", pile="KC 5H 6H 7H"), take("6H")) == "rum.take.use"
    assert why(drawing("2S 9H", pile="KD 6S", table=[meld("3S 4S 5S", TWO)]), take("6S")) is None
    assert why(drawing("2S 9H", pile="KD 7S", table=[meld("3S 4S 5S", TWO)]), take("7S")) == "rum.take.use"


def test_the_top_card_too_must_be_played() -> None:
    assert why(drawing("2S 9H", pile="KD 7C"), take("7C")) == "rum.take.use"


def test_cards_below_the_chosen_one_do_not_help() -> None:
    assert why(drawing("7S 9H", pile="7H 7C 2D"), take("7C")) == "rum.take.use"
    assert why(drawing("7S 9H", pile="7H 7C 2D"), take("7H")) is None


@rule("rum.take.first")
def test_the_chosen_card_is_the_first_that_is_played() -> None:
    state = do(drawing("7S 7H KS KH KC 7D 6D", pile="7C 4D 2H", table=[meld("8D 9D 10D", TWO)]), take("7C"))
    assert state.phase is Phase.USE
    for action in (lay_down("KS KH KC"), discard("6D"), discard("7C"), lay_off("7D", 0, 7)):
        assert refusal(state, action) == Refusal("rum.take.first", cards("7C"))
    after = do(state, lay_down("7S 7H 7C"))
    assert why(after, lay_down("KS KH KC")) is None
    assert why(after, discard("6D")) is None


@rule("rum.take.rest")
def test_the_other_cards_taken_are_played_discarded_or_kept() -> None:
    state = do(drawing("7S 7H 2C 2D 9S", pile=PILE), take("7C"), lay_down("7S 7H 7C"))
    assert why(state, lay_down("2C 2D 2H")) is None
    assert why(state, discard("4D")) is None
    kept = do(state, discard("9S"))
    assert set(cards("4D 2H")) <= set(kept.hands[ONE])


def test_a_meld_of_taken_cards_alone_will_do() -> None:
    state = do(drawing("2S 9H", pile="5H 6H 7H KC"), take("5H"), lay_down("5H 6H 7H"), discard("KC"))
    assert spelled(state.hands[ONE]) == "2S 9H"


@rule("rum.take.back")
def test_the_whole_draw_may_be_put_back_before_the_first_play() -> None:
    start = drawing("7S 7H 2C", pile=PILE)
    state = do(start, take("7C"))
    back = do(state, TakeBack())
    assert (back.pile, back.hands, back.phase, back.known) == (start.pile, start.hands, Phase.DRAW, start.known)
    [event] = told(state, TakeBack(), TookBack)
    assert spelled(event.cards) == "7C 4D 2H"
    assert refusal(do(state, lay_down("7S 7H 7C")), TakeBack()) == Refusal("rum.take.back")
    assert why(do(start, Draw()), TakeBack()) == "rum.take.back"
    assert why(start, TakeBack()) == "rum.take.back"


@rule("rum.take.back_once")
def test_after_that_the_turn_draws_from_the_stock() -> None:
    state = do(drawing("7S 7H 2C", pile=PILE), take("7C"), TakeBack())
    assert refusal(state, take("7C")) == Refusal("rum.take.back_once", cards("7C"))
    assert GAME.actions(state, ONE) == (Draw(),)
    following = do(state, Draw(), discard("2C"))
    assert not following.took_back


@rule("rum.take.known")
def test_cards_taken_openly_stay_known_until_they_are_played() -> None:
    state = do(drawing("7S 7H 2C", pile=PILE, others=["KS KH"]), take("7C"))
    seen = view(GAME, state, TWO)
    assert spelled(card for card in seen.hands[ONE] if card != HIDDEN) == "7C 4D 2H"
    assert seen.hands[ONE].count(HIDDEN) == 3
    later = do(state, lay_down("7S 7H 7C"), discard("2C"))
    assert later.known[ONE] == cards("4D 2H")
    assert set(cards("4D 2H")) <= set(guess(GAME, view(GAME, later, TWO), Rng(7)).hands[ONE])


def test_a_known_card_that_was_played_is_no_longer_in_the_hand() -> None:
    state = position("4D 2H 9C", known=(cards("4D 2H"), ()), others=["2S"])
    assert do(state, discard("2H")).known[ONE] == cards("4D")


def test_an_illegal_take_raises() -> None:
    with pytest.raises(Illegal, match=r"rum\.take\.use"):
        do(drawing("2S 9H 2C", pile=PILE), take("7C"))


@given(st.permutations(deck()), st.integers(1, 12), st.integers(1, 12), st.booleans())
def test_a_card_can_be_taken_if_and_only_if_it_can_then_be_played(
    cards: list[Card], hand: int, pile: int, table: bool
) -> None:
    """The quick test of the pile against really taking and looking what can be played."""
    state = drawing("", table=[meld("3S 4S 5S", TWO), meld("9S 9H 9D", TWO)] if table else [])
    free = [card for card in cards if all(card not in each.cards for each in state.melds)]
    end = hand + pile
    state = replace(state, hands=(tuple(free[:hand]), ()), pile=tuple(free[hand:end]), stock=tuple(free[end:]))
    for card in state.pile:
        allowed = GAME.refuse(state, ONE, Take(card)) is None
        assert allowed == (Take(card) in GAME.actions(state, ONE)) == bool(first_plays(state, card))
        for play in first_plays(state, card):
            assert card in (play.cards if isinstance(play, LayDown) else [play.card])
