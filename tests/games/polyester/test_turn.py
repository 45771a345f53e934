"""The turn: locking, drawing, busting, banking, hot hands, and the end."""

from dataclasses import replace

import pytest

from game.core.events import MatchEnded
from game.core.protocol import Illegal, Refusal
from game.core.rng import Rng
from game.core.zones import Seat
from game.games.polyester.rules import GAME
from game.games.polyester.rules.actions import AcceptBust, Bank, Draw, Lock, Pass, Ride
from game.games.polyester.rules.chance import bust_chance
from game.games.polyester.rules.events import Banked, Busted, Drew, HandCleared, Locked
from game.games.polyester.rules.options import MOST_HOT_HANDS, MOST_ROUNDS
from game.games.polyester.rules.state import Phase, held, open_cards
from tests.games.polyester.tables import (
    MEDIUM,
    ONE,
    SIX,
    THREE,
    TWO,
    cards,
    do,
    position,
    refusal,
    rule,
    spelled,
    told,
    why,
)

FRESH = "5V 5S 5F 2V 3S 6V 8M 9S 9F"
GOOD, BAD = "7V 7S 7F 2M 4S 9M", "7V 7S 2M 4S 9M 4F"
WHOLE = "5V 5S 5F 6V 6S 6F 7V 7S 7F"


@rule("poly.goal")
def test_whoever_banks_the_target_wins() -> None:
    state = position(FRESH, "5V 5S 5F", scores=(4700, 0, 4950), pot=300)
    assert GAME.winners(do(state, Bank())) == (ONE,)
    assert GAME.winners(do(replace(state, pot=299), Bank())) == ()


@rule("poly.end.target")
def test_the_match_is_over_at_once() -> None:
    state = position(FRESH, "5V 5S 5F", scores=(4700, 0, 0), pot=400)
    after = do(state, Bank())
    assert GAME.to_act(after) == ()
    assert GAME.standing(after) == (5100, 0, 0)
    assert told(state, Bank(), MatchEnded).winners == (ONE,)


@rule("poly.end.over")
def test_nothing_can_be_done_after_the_end() -> None:
    state = do(position(FRESH, "5V 5S 5F", scores=(4700, 0, 0), pot=400), Bank())
    assert [why(state, action) for action in (Draw(), Bank(), Pass())] == ["poly.end.over"] * 3
    assert GAME.actions(state, ONE) == ()


@rule("poly.end.bound")
def test_after_100_rounds_the_highest_score_wins() -> None:
    state = position(FRESH, "5V 5S 5F", scores=(100, 900, 0), pot=300, turn=THREE, round=MOST_ROUNDS)
    assert MOST_ROUNDS == 100
    assert GAME.winners(do(state, Bank())) == (TWO,)
    assert GAME.to_act(do(replace(state, turn=TWO), Bank())) == (THREE,)
    assert GAME.to_act(do(replace(state, round=99), Bank())) == (ONE,)


@rule("poly.end.tie")
def test_the_highest_scores_share_the_win() -> None:
    state = position(FRESH, "5V 5S 5F", scores=(900, 900, 0), pot=300, turn=THREE, round=MOST_ROUNDS)
    assert GAME.winners(do(state, Bank())) == (ONE, TWO)


@rule("poly.turn.order")
def test_seats_take_turns() -> None:
    state = position(pile=BAD + " 8S 3F 6M", options=replace(MEDIUM, first=ONE))
    assert GAME.refuse(state, TWO, Draw()) == Refusal("poly.turn.order")
    turns = [ONE]
    for _ in range(3):
        state = do(replace(state, phase=Phase.BUST, hand=(*cards("2V 4S 6F"), *[None] * 6)), AcceptBust())
        turns.append(state.turn)
    assert turns == [ONE, TWO, THREE, ONE]
    assert state.round == 2
    assert GAME.new(replace(MEDIUM, first=THREE), 3, state.rng).turn == THREE


@rule("poly.turn.fresh")
def test_a_turn_begins_with_a_fresh_hand() -> None:
    state = position(pile=GOOD + " 8S 3F 6M")
    assert GAME.actions(GAME.new(MEDIUM, 3, Rng(1)), ONE) == (Draw(),)
    assert why(state, Lock(cards("7V 7S 7F"))) == "poly.turn.fresh"
    assert spelled(do(state, Draw()).hand) == GOOD + " 8S 3F 6M"
    assert told(state, Draw(), Drew).fresh


@rule("poly.lock.combo")
def test_a_lock_takes_a_combo() -> None:
    state = position(FRESH)
    assert told(state, Lock(cards("5S 5V 5F")), Locked).points == 300
    assert refusal(state, Lock(cards("2V 3S"))) == Refusal("poly.lock.combo", cards("2V 3S"))
    assert why(state, Lock(())) == "poly.lock.combo"
    with pytest.raises(Illegal, match=r"poly\.lock\.combo"):
        do(state, Lock(cards("2V 3S")))


@rule("poly.lock.stray")
def test_a_card_that_adds_nothing_is_pointed_at() -> None:
    state = position(FRESH)
    assert refusal(state, Lock(cards("5V 5S 9F 5F"))) == Refusal("poly.lock.stray", cards("9F"))


@rule("poly.lock.hand")
def test_only_cards_of_the_hand_can_be_locked_each_once() -> None:
    state = position(FRESH)
    assert refusal(state, Lock(cards("5V 5S 5M"))) == Refusal("poly.lock.hand", cards("5M"))
    assert refusal(state, Lock(cards("5V 5S 5S"))) == Refusal("poly.lock.hand", cards("5S"))


@rule("poly.lock.held")
def test_locked_cards_stay_in_their_slots() -> None:
    state = do(position(FRESH, pile=GOOD), Lock(cards("5V 5S 5F")))
    assert why(state, Lock(cards("5V 5S 5F"))) == "poly.lock.held"
    assert spelled(do(state, Draw()).hand) == "5V 5S 5F " + GOOD


@rule("poly.lock.mark")
def test_locked_cards_are_marked() -> None:
    state = do(position(FRESH), Lock(cards("5S 5V 5F")))
    assert state.locked == (True, True, True, *[False] * 6)
    assert held(state) == cards("5V 5S 5F")


@rule("poly.draw.replaces")
def test_a_draw_replaces_every_unlocked_card() -> None:
    state = position(FRESH, "5V 5S 5F", pile=GOOD, pot=300)
    after = do(state, Draw())
    assert open_cards(after) == cards(GOOD)
    assert set(after.cleared) == set(cards("2V 3S 6V 8M 9S 9F"))
    assert told(state, Draw(), Drew).slots == (3, 4, 5, 6, 7, 8)


@rule("poly.draw.lock_first")
def test_lock_before_drawing_leftovers() -> None:
    state = do(position(FRESH, pile=GOOD), Lock(cards("5V 5S 5F")), Draw())
    assert refusal(state, Draw()) == Refusal("poly.draw.lock_first", cards(GOOD))
    assert why(do(state, Lock(cards("7V 7S 7F"))), Draw()) is None


@rule("poly.draw.combo")
def test_the_new_cards_alone_must_hold_a_combo() -> None:
    assert do(position(FRESH, "5V 5S 5F", pile=GOOD), Draw()).phase is Phase.LOCK
    helped = position(FRESH, "5V 5S 5F", pile="5M 7S 2M 4S 9M 4F", pot=300)
    assert told(helped, Draw(), Busted).cards == cards("5M 7S 2M 4S 9M 4F"), "the locked fives do not help"


@rule("poly.draw.hopeless")
def test_a_draw_that_cannot_succeed_is_legal() -> None:
    state = position("5V 5S 5F 6V 6S 6F 7V 2M 4S", "5V 5S 5F 6V 6S 6F", pile="3V 8S 2F")
    state = replace(state, locked=(*[True] * 7, False, False))
    assert bust_chance(state) == 1
    assert why(state, Draw()) is None


@rule("poly.bust.lose")
def test_a_bust_loses_the_pot_and_the_turn() -> None:
    state = position(FRESH, "5V 5S 5F", pile=BAD, pot=300)
    after = do(state, Draw())
    assert told(state, Draw(), Busted).lost == 300
    assert (after.turn, after.phase, after.pot) == (TWO, Phase.FRESH, 0)


@rule("poly.bust.keep")
def test_a_bust_keeps_the_banked_score() -> None:
    state = position(FRESH, "5V 5S 5F", pile=BAD, pot=300, scores=(700, 200, 100))
    assert do(state, Draw()).scores == (700, 200, 100)


@rule("poly.bust.fresh")
def test_a_fresh_hand_without_a_combo_is_a_bust() -> None:
    state = position(pile="AV 2S 5F 9M 8V 4M", options=replace(SIX, difficulty=MEDIUM.difficulty))
    assert do(state, Draw()).turn == ONE
    state = position(pile="2S 2F 3M 3V 4M 4S", options=SIX)
    assert told(state, Draw(), Busted).lost == 0
    assert do(state, Draw()).turn == TWO


@rule("poly.bank.score")
def test_banking_adds_the_pot_to_the_score() -> None:
    state = position(FRESH, "5V 5S 5F", pot=300, scores=(700, 200, 100))
    assert do(state, Bank()).scores == (1000, 200, 100)
    assert told(state, Bank(), Banked) == Banked(ONE, 300, 300, 1000, 6, loyalty=False)


@rule("poly.bank.ends")
def test_banking_ends_the_turn() -> None:
    assert do(position(FRESH, "5V 5S 5F", pot=300), Bank()).turn == TWO


@rule("poly.bank.lock_first")
def test_banking_needs_a_lock_since_the_draw() -> None:
    state = position(FRESH, "5V 5S 5F", pile=GOOD, pot=300)
    assert why(state, Bank()) is None
    assert refusal(do(state, Draw()), Bank()) == Refusal("poly.bank.lock_first", cards(GOOD))
    assert why(position(), Bank()) == "poly.bank.lock_first"


@rule("poly.hot.clear")
def test_a_whole_hand_clears() -> None:
    state = position(WHOLE)
    after = do(state, Lock(cards(WHOLE)))
    assert told(state, Lock(cards(WHOLE)), HandCleared).number == 1
    assert after.hand == (None,) * 9
    assert not any(after.locked)
    assert set(after.cleared) == set(cards(WHOLE))


@rule("poly.hot.pot")
def test_the_pot_stays_after_a_hot_hand() -> None:
    state = do(position(WHOLE, pile=GOOD + " 8S 3F 6M", pot=100), Lock(cards(WHOLE)))
    assert state.pot == 1000
    assert do(state, Draw()).pot == 1000


@rule("poly.hot.choice")
def test_a_hot_hand_is_not_banked_by_itself() -> None:
    state = do(position(WHOLE), Lock(cards(WHOLE)))
    assert (state.turn, state.scores[ONE]) == (ONE, 0)
    assert GAME.actions(state, ONE) == (Draw(), Bank())


@rule("poly.hot.draw")
def test_the_draw_after_a_hot_hand_is_a_full_hand() -> None:
    state = do(position(WHOLE, pile=GOOD + " 8S 3F 6M"), Lock(cards(WHOLE)))
    assert why(state, Lock(cards("7V 7S 7F"))) == "poly.hot.draw"
    assert spelled(do(state, Draw()).hand) == GOOD + " 8S 3F 6M"


@rule("poly.hot.limit")
@pytest.mark.parametrize("limit", [1, 2])
def test_beyond_the_limit_a_whole_hand_is_banked(limit: int) -> None:
    state = position(WHOLE, options=replace(MEDIUM, hot_hands=limit), hot_hands=limit - 1)
    assert do(state, Lock(cards(WHOLE))).phase is Phase.HOT
    after = do(replace(state, hot_hands=limit), Lock(cards(WHOLE)))
    assert (after.turn, after.scores[ONE]) == (TWO, 900)


@rule("poly.hot.bound")
def test_the_20th_hot_hand_is_banked() -> None:
    assert MOST_HOT_HANDS == 20
    state = position(WHOLE, hot_hands=18)
    assert do(state, Lock(cards(WHOLE))).turn == ONE
    after = do(replace(state, hot_hands=19), Lock(cards(WHOLE)))
    assert (after.turn, after.scores[ONE], after.phase) == (TWO, 900, Phase.FRESH)


@rule("poly.ride.offer")
def test_a_ride_is_offered_when_cards_were_left() -> None:
    after = do(position(FRESH, "5V 5S 5F", pot=300), Bank())
    assert (after.phase, after.pot) == (Phase.OFFER, 300)
    assert GAME.actions(after, TWO) == (Ride(), Pass())
    assert why(position(FRESH, "5V 5S 5F"), Ride()) == "poly.ride.offer"
    assert why(position(), Pass()) == "poly.ride.offer"


@rule("poly.ride.none")
def test_no_ride_is_offered_when_none_was_left() -> None:
    after = do(position(WHOLE), Lock(cards(WHOLE)), Bank())
    assert (after.phase, after.pot, after.turn) == (Phase.FRESH, 0, TWO)
    busted = do(position(FRESH, "5V 5S 5F", pile=BAD, pot=300), Draw())
    assert (busted.phase, busted.hand) == (Phase.FRESH, (None,) * 9)


@rule("poly.ride.decide")
def test_an_offer_is_decided_first() -> None:
    offer = do(position(FRESH, "5V 5S 5F", pot=300), Bank())
    for action in (Draw(), Bank(), Lock(cards("9S 9F"))):
        assert refusal(offer, action) == Refusal("poly.ride.decide", cards("5V 5S 5F"))


@rule("poly.ride.ride")
def test_a_ride_takes_pot_and_held_cards_and_draws_the_rest() -> None:
    offer = do(position(FRESH, "5V 5S 5F", pile=GOOD, pot=300), Bank())
    after = do(offer, Ride())
    assert spelled(after.hand) == "5V 5S 5F " + GOOD
    assert (after.pot, after.phase, after.riding, held(after)) == (300, Phase.LOCK, True, cards("5V 5S 5F"))
    banked = do(after, Lock(cards("7V 7S 7F")), Bank())
    assert banked.scores == (300, 600, 0)


@rule("poly.ride.bust")
def test_a_bust_on_a_ride_loses_the_pot_only() -> None:
    offer = do(position(FRESH, "5V 5S 5F", pile=BAD, pot=300, scores=(0, 400, 0)), Bank())
    bust = told(offer, Ride(), Busted)
    assert (bust.seat, bust.lost, bust.riding) == (TWO, 300, True)
    after = do(offer, Ride())
    assert (after.scores, after.turn, after.phase) == ((300, 400, 0), THREE, Phase.FRESH)


@rule("poly.ride.pass")
def test_a_pass_ends_the_offer_for_good() -> None:
    offer = do(position(FRESH, "5V 5S 5F", pile=GOOD + " 8S 3F 6M", pot=300), Bank())
    after = do(offer, Pass())
    assert spelled(after.hand) == GOOD + " 8S 3F 6M"
    assert (after.pot, after.phase, after.turn, any(after.locked)) == (0, Phase.LOCK, TWO, False)
    busted = do(do(position(FRESH, "5V 5S 5F", pile="2S 2M 4F 4M 5M 7S 7V 9M 9V", pot=300), Bank()), Pass())
    assert (busted.turn, busted.phase, busted.pot) == (THREE, Phase.FRESH, 0)


@rule("poly.ride.again")
def test_a_ridden_pot_can_be_ridden_on() -> None:
    offer = do(position(FRESH, "5V 5S 5F", pile=GOOD, pot=300), Bank())
    again = do(offer, Ride(), Lock(cards("7V 7S 7F")), Bank())
    assert (again.phase, again.turn, again.pot) == (Phase.OFFER, THREE, 600)
    assert held(again) == cards("5V 5S 5F 7V 7S 7F")


@rule("poly.ride.hot")
def test_locking_the_rest_of_a_ride_is_a_hot_hand() -> None:
    offer = do(position(FRESH, "5V 5S 5F", pile="7V 7S 7F 8V 8S 8F", pot=300), Bank())
    after = do(offer, Ride(), Lock(cards("7V 7S 7F 8V 8S 8F")))
    assert (after.phase, after.pot, after.turn) == (Phase.HOT, 900, TWO)


def test_the_first_seat_need_not_be_seat_0() -> None:
    state = position(FRESH, "5V 5S 5F", options=replace(MEDIUM, first=TWO), turn=ONE, round=3)
    assert do(state, Bank()).round == 4
    assert do(replace(state, turn=Seat(1)), Bank()).round == 3
