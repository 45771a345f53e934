"""Laying down, laying off, discarding and going out."""

from game.core.events import Moved
from game.core.protocol import Refusal
from game.core.zones import Seat
from game.games.rum500.rules import GAME
from game.games.rum500.rules.actions import Action, Discard, LayOff
from game.games.rum500.rules.events import Discarded, LaidDown, LaidOff, WentOut
from game.games.rum500.rules.state import Phase, fitting_places, hand_zone, table_zone, zones
from tests.games.rum500.tables import (
    ONE,
    THREE,
    TWO,
    actor,
    cards,
    discard,
    do,
    lay_down,
    lay_off,
    meld,
    position,
    refusal,
    rule,
    spelled,
    told,
    why,
)


@rule("rum.play.hand")
def test_what_is_played_is_in_the_hand_once() -> None:
    state = position("7S 7H 7C 2C", others=["7D"], table=[meld("3S 4S 5S")])
    assert refusal(state, lay_down("7S 7H 7D")) == Refusal("rum.play.hand", cards("7D"))
    assert refusal(state, lay_down("7S 7H 7S")) == Refusal("rum.play.hand", cards("7S"))
    assert why(state, lay_off("6S", 0, 6)) == "rum.play.hand"
    assert why(state, discard("KD")) == "rum.play.hand"


@rule("rum.play.meld")
def test_any_number_of_melds_may_be_laid_down_in_a_turn() -> None:
    state = position("7S 7H 7C 4D 5D 6D 2C")
    [event] = told(state, lay_down("6D 4D 5D"), LaidDown)
    assert (spelled(event.cards), event.meld, event.low, event.points) == ("4D 5D 6D", 0, 4, 15)
    after = do(state, lay_down("6D 4D 5D"), lay_down("7S 7H 7C"))
    assert after.melds == (meld("4D 5D 6D"), meld("7S 7H 7C"))
    assert spelled(after.hands[ONE]) == "2C"
    assert actor(after) == ONE


@rule("rum.layoff.any")
def test_a_card_may_be_laid_off_on_anybodys_meld() -> None:
    table = [meld("4C 5C 6C", TWO), meld("9S 9H 9D", THREE), meld("JD QD KD")]
    state = position("7C 9C AD 2S", table=table, others=["2H", "3H"])
    for action in (lay_off("7C", 0, 7), lay_off("9C", 1, 0), lay_off("AD", 2, 14)):
        assert why(state, action) is None
        assert action in GAME.actions(state, ONE)
    assert refusal(state, lay_off("7C", 3, 7)) == Refusal("rum.layoff.any", cards("7C"))
    assert why(state, lay_off("7C", -1, 7)) == "rum.layoff.any"


@rule("rum.layoff.owner")
def test_it_lies_in_front_of_whoever_laid_it_off() -> None:
    state = position("3C 7C 2S", table=[meld("4C 5C 6C", TWO)], others=["2H"])
    [event] = told(state, lay_off("3C", 0, 3), LaidOff)
    assert (event.seat, event.owner, event.meld, event.place, event.points) == (ONE, TWO, 0, 3, 3)
    [moved] = told(state, lay_off("3C", 0, 3), Moved)
    assert (moved.source, moved.target) == (hand_zone(ONE), table_zone(ONE, 0))
    after = do(state, lay_off("3C", 0, 3), lay_off("7C", 0, 7))
    assert spelled(after.melds[0].cards) == "3C 4C 5C 6C 7C"
    assert (after.melds[0].low, after.melds[0].owner) == (3, TWO)
    assert after.melds[0].owners == (ONE, TWO, TWO, TWO, ONE)
    assert spelled(zones(after)[table_zone(ONE, 0)]) == "3C 7C"
    assert spelled(zones(after)[table_zone(TWO, 0)]) == "4C 5C 6C"


@rule("rum.layoff.set")
def test_a_set_of_three_takes_its_fourth_card() -> None:
    state = position("7D 8S 2S", table=[meld("7S 7H 7C", TWO)])
    assert refusal(state, lay_off("8S", 0, 0)) == Refusal("rum.layoff.set", cards("8S 7S 7H 7C"))
    assert do(state, lay_off("7D", 0, 0)).melds[0].owners == (TWO, TWO, TWO, ONE)


@rule("rum.layoff.full")
def test_a_set_of_four_takes_none() -> None:
    state = position("8S 2S", table=[meld("7S 7H 7C 7D", TWO)])
    assert refusal(state, lay_off("8S", 0, 0)) == Refusal("rum.layoff.full", cards("8S 7S 7H 7C 7D"))


@rule("rum.layoff.suit")
def test_a_run_takes_cards_of_its_suit() -> None:
    state = position("6H 2S", table=[meld("3S 4S 5S", TWO)])
    assert refusal(state, lay_off("6H", 0, 6)) == Refusal("rum.layoff.suit", cards("6H 3S 4S 5S"))


@rule("rum.layoff.run")
def test_a_run_takes_the_card_next_to_either_end() -> None:
    state = position("2S 6S 7S 9D", table=[meld("3S 4S 5S", TWO)])
    assert refusal(state, lay_off("7S", 0, 7)) == Refusal("rum.layoff.run", cards("7S 3S 4S 5S"))
    after = do(state, lay_off("6S", 0, 6))
    assert why(after, lay_off("7S", 0, 7)) is None
    assert why(after, lay_off("2S", 0, 2)) is None


def test_a_run_may_be_gone_on_past_the_cards_of_others() -> None:
    state = position("7C 2S", table=[meld("4C 5C 6C", TWO).extended(cards("3C")[0], 3, THREE)], others=["2H", "3H"])
    assert do(state, lay_off("7C", 0, 7)).melds[0].owners == (THREE, TWO, TWO, TWO, ONE)


def test_no_lay_off_goes_round_the_corner() -> None:
    state = position("2S KD 9H", table=[meld("QS KS AS", TWO), meld("AD 2D 3D", TWO)])
    assert refusal(state, lay_off("2S", 0, 2)) == Refusal("rum.run.corner", cards("2S QS KS AS"))
    assert refusal(state, lay_off("KD", 1, 13)) == Refusal("rum.run.corner", cards("KD AD 2D 3D"))


@rule("rum.layoff.place")
def test_where_the_ace_fits_both_ends_its_player_chooses() -> None:
    run = meld("2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS", TWO)
    state = position("AS 9H", table=[run])
    assert fitting_places(run, cards("AS")[0]) == (1, 14)
    low, high = lay_off("AS", 0, 1), lay_off("AS", 0, 14)
    assert [told(state, action, LaidOff)[0].points for action in (low, high)] == [1, 15]
    assert spelled(do(state, low).melds[0].cards[:2]) == "AS 2S"
    assert spelled(do(state, high).melds[0].cards[-2:]) == "KS AS"
    assert refusal(state, lay_off("AS", 0, 7)) == Refusal("rum.layoff.place", cards("AS"))


def test_a_card_that_fits_a_set_and_a_run_goes_where_its_player_says() -> None:
    state = position("7C 9H", table=[meld("4C 5C 6C", TWO), meld("7S 7H 7D", TWO)])
    offers = {each for each in GAME.actions(state, ONE) if isinstance(each, LayOff)}
    assert offers == {lay_off("7C", 0, 7), lay_off("7C", 1, 0)}


@rule("rum.discard.ends")
def test_one_discard_ends_the_turn() -> None:
    state = position("7S 2C", others=["2S"], pile="KD")
    [event] = told(state, discard("2C"), Discarded)
    assert (event.seat, event.card) == (ONE, cards("2C")[0])
    after = do(state, discard("2C"))
    assert (spelled(after.pile), actor(after), after.phase) == ("KD 2C", TWO, Phase.DRAW)
    assert {each.card for each in GAME.actions(state, ONE) if isinstance(each, Discard)} == set(cards("7S 2C"))


@rule("rum.out")
def test_an_empty_hand_ends_the_deal_at_once() -> None:
    state = position("7S 7H 7C", others=["2S KD"])
    [event] = told(state, lay_down("7S 7H 7C"), WentOut)
    assert event.seat == ONE
    after = do(state, lay_down("7S 7H 7C"))
    assert (after.phase, after.scores) == (Phase.DEAL, (21, -12))
    assert refusal(after, discard("2S")) == Refusal("rum.deal.first")


@rule("rum.out.ways")
def test_one_goes_out_by_laying_down_laying_off_or_discarding() -> None:
    table = [meld("4C 5C 6C", TWO)]
    ways: dict[str, Action] = {"7S 7H 7D": lay_down("7S 7H 7D"), "7C": lay_off("7C", 0, 7), "KH": discard("KH")}
    for hand, action in ways.items():
        assert do(position(hand, table=table), action).phase is Phase.DEAL
    assert do(position("KH 2S", table=table), discard("KH")).phase is Phase.DRAW


def test_a_card_just_taken_may_go_out_as_the_discard() -> None:
    state = position("7S 7H 7C 2D", known=(cards("7C 2D"), ()), phase=Phase.USE, taken=cards("7C 2D"))
    assert do(state, lay_down("7S 7H 7C"), discard("2D")).phase is Phase.DEAL


def test_whose_turn_it_was_stays_on_record_after_the_deal() -> None:
    after = do(position("KH", others=["2S", "3S"], turn=Seat(0)), discard("KH"))
    assert after.turn == ONE
