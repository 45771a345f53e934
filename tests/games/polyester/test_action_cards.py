"""Knockoff and Rewards."""

from dataclasses import replace
from typing import Any

import pytest

from game.core.protocol import Refusal
from game.core.rng import Rng
from game.games.polyester.rules import GAME
from game.games.polyester.rules.actions import AcceptBust, Bank, BankHalf, Draw, Lock, Pass, Redraw, Ride, TrashKnockoff
from game.games.polyester.rules.cards import KNOCKOFF, ActionCard, action_card
from game.games.polyester.rules.events import Busted, DrewNothing, HalfBanked, KnockoffPlaced, RewardGiven
from game.games.polyester.rules.state import Phase, State, held, knockoff_slot, open_cards
from tests.games.polyester.tables import (
    ACTION,
    MEDIUM,
    ONE,
    TWO,
    cards,
    do,
    has_knockoff,
    position,
    refusal,
    rule,
    spelled,
    told,
    why,
)

FRESH = "5V 5S 5F 2V 3S 6V 8M 9S 9F"
WITH_KNOCKOFF = "5V 5S 5F 2V 3S 6V 8M 9S Knockoff"
GOOD, BAD = "7V 7S 7F 2M 4S 9M", "7V 7S 2M 4S 9M 4F"
FAR_AHEAD = (0, 3000, 500)


def second_seat(scores: tuple[int, int, int] = FAR_AHEAD, left: bool = False, **fields: Any) -> State:
    """The second seat's turn has begun; with an offer to ride when `left`."""
    options = fields.pop("options", ACTION)
    hand, locked = (FRESH, "5V 5S 5F") if left else ("5V 5S 5F 6V 6S 6F 7V 7S 7F", "")
    state = position(hand, locked, options=options, scores=scores, pot=300 if left else 0, **fields)
    return do(state, Bank()) if left else do(state, Lock(cards(hand)), Bank())


@rule("poly.knockoff.lead")
def test_a_lead_of_2000_brings_the_knockoff() -> None:
    assert has_knockoff(second_seat((0, 3000, 1000)))
    assert not has_knockoff(second_seat((0, 2999, 1000)))
    assert not has_knockoff(second_seat((0, 3000, 1000), options=replace(ACTION, knockoff_lead=2500)))
    assert not has_knockoff(second_seat(options=MEDIUM))


@rule("poly.knockoff.slot")
def test_it_fills_the_last_slot() -> None:
    state = second_seat(pile=GOOD + " 8S 3F 6M")
    assert knockoff_slot(state) == 8
    assert KNOCKOFF not in state.supply
    assert spelled(do(state, Draw()).hand) == GOOD + " 8S 3F Knockoff"


@rule("poly.knockoff.combos")
def test_it_joins_no_combo() -> None:
    state = position(WITH_KNOCKOFF, options=ACTION)
    assert refusal(state, Lock((*cards("5V 5S 5F"), KNOCKOFF))) == Refusal("poly.knockoff.combos", (KNOCKOFF,))
    assert KNOCKOFF not in open_cards(state)


@rule("poly.knockoff.ride")
def test_on_a_ride_it_takes_one_of_the_slots_to_be_drawn() -> None:
    offer = second_seat(left=True, pile=GOOD)
    assert (offer.phase, knockoff_slot(offer)) == (Phase.OFFER, 8)
    assert cards("9F")[0] in offer.cleared
    assert spelled(do(offer, Ride()).hand) == "5V 5S 5F 7V 7S 7F 2M 4S Knockoff"
    assert spelled(do(offer, Pass()).hand).endswith("Knockoff")


@rule("poly.knockoff.ride")
def test_a_ride_that_would_draw_nothing_is_not_offered() -> None:
    state = position("5V 5S 5F 6V 6S 6F 7V 7S 9F", "5V 5S 5F 6V 6S 6F 7V 7S", options=ACTION, scores=FAR_AHEAD, pot=900)
    after = do(state, Bank())
    assert (after.phase, after.pot, knockoff_slot(after)) == (Phase.FRESH, 0, 8)


@rule("poly.knockoff.hot")
def test_the_whole_hand_is_all_other_cards() -> None:
    hand = "5V 5S 5F 6V 6S 6F AV AS Knockoff"
    state = position(hand, options=ACTION, pile=GOOD + " 8S 3F")
    hot = do(state, Lock(cards(hand)[:8]))
    assert (hot.phase, knockoff_slot(hot)) == (Phase.HOT, 8)
    assert spelled(do(hot, Draw()).hand) == GOOD + " 8S 3F Knockoff"


@rule("poly.knockoff.turn")
def test_it_goes_back_at_the_end_of_the_turn() -> None:
    after = do(position(WITH_KNOCKOFF, "5V 5S 5F", options=ACTION, pot=300), Bank())
    assert KNOCKOFF in after.supply
    assert spelled(after.hand) == WITH_KNOCKOFF.replace("Knockoff", "-")
    assert spelled(do(after, Ride()).hand).endswith(" -"), "its slot was no card left to ride"


@rule("poly.reward.turns")
def test_three_turns_without_banking_bring_a_reward() -> None:
    assert len(second_seat(waiting=(0, 3, 0)).rewards[TWO]) == 1
    assert second_seat(waiting=(0, 2, 0)).rewards[TWO] == ()
    assert len(second_seat(waiting=(0, 2, 0), options=replace(ACTION, reward_turns=2)).rewards[TWO]) == 1
    busted = do(position(FRESH, "5V 5S 5F", pile=BAD, options=ACTION, waiting=(2, 0, 0)), Draw())
    assert busted.waiting == (3, 0, 0)


@rule("poly.reward.chance")
def test_the_kind_is_drawn_from_the_seed() -> None:
    given = {action_card(second_seat(waiting=(0, 3, 0), rng=Rng(seed)).rewards[TWO][0]) for seed in range(30)}
    assert given == {ActionCard.VIP_PASS, ActionCard.LOYALTY_DISCOUNT, ActionCard.STORE_CREDIT}
    assert second_seat(waiting=(0, 3, 0), rng=Rng(5)) == second_seat(waiting=(0, 3, 0), rng=Rng(5))


@rule("poly.reward.copies")
def test_there_are_six_of_each() -> None:
    kinds = [action_card(card) for card in position(options=ACTION).supply]
    assert [kinds.count(kind) for kind in ActionCard] == [1, 6, 6, 6]
    state = position("5V 5S 5F 6V 6S 6F 7V 7S 7F", options=ACTION, waiting=(0, 3, 0))
    without = replace(state, supply=state.supply[:1], rewards=(state.supply[1:], (), ()))
    after = do(without, Lock(cards("5V 5S 5F 6V 6S 6F 7V 7S 7F")), Bank())
    assert after.rewards[TWO] == ()


@rule("poly.reward.count")
def test_a_reward_starts_the_count_again() -> None:
    assert second_seat(waiting=(0, 3, 0)).waiting == (0, 0, 0)
    assert do(position(FRESH, "5V 5S 5F", options=ACTION, waiting=(2, 0, 0), pot=300), Bank()).waiting == (0, 0, 0)


@rule("poly.reward.used")
def test_a_used_reward_goes_back_to_the_supply() -> None:
    state = position(FRESH, "5V 5S 5F", rewards="Credit1 Discount1", options=ACTION, pot=300)
    after = do(state, BankHalf())
    assert after.rewards[ONE] == cards("Discount1")
    assert set(after.supply) == {*state.supply, *cards("Credit1")}


@rule("poly.vip.have")
def test_without_a_pass_no_knockoff_is_trashed() -> None:
    assert why(position(WITH_KNOCKOFF, options=ACTION, rewards="Credit1"), TrashKnockoff()) == "poly.vip.have"


@rule("poly.vip.trash")
def test_a_pass_trashes_the_knockoff_and_draws_a_card() -> None:
    state = position(WITH_KNOCKOFF, options=ACTION, rewards="Pass1", pile="4F")
    after = do(state, TrashKnockoff())
    assert spelled(after.hand) == WITH_KNOCKOFF.replace("Knockoff", "4F")
    assert (after.phase, after.rewards[ONE]) == (Phase.LOCK, ())
    assert KNOCKOFF in after.supply
    locked = do(state, Lock(cards("5V 5S 5F")), TrashKnockoff())
    assert locked.phase is Phase.CHOOSE, "the card needs no combo of its own"


@rule("poly.vip.knockoff")
def test_there_must_be_a_knockoff_to_trash() -> None:
    assert why(position(FRESH, options=ACTION, rewards="Pass1"), TrashKnockoff()) == "poly.vip.knockoff"


@rule("poly.vip.hand")
def test_the_hand_must_be_drawn_first() -> None:
    state = position("- - - - - - - - Knockoff", options=ACTION, rewards="Pass1", phase=Phase.FRESH)
    assert refusal(state, TrashKnockoff()) == Refusal("poly.vip.hand", (KNOCKOFF,))


@rule("poly.vip.redraw")
def test_a_pass_redraws_the_cards_just_drawn() -> None:
    state = position(FRESH, "5V 5S 5F", pile=f"{BAD} 8V 8S 8F 3M 6M AM", options=ACTION, rewards="Pass1", pot=300)
    caught = do(state, Draw())
    assert (caught.phase, caught.pot, caught.turn) == (Phase.BUST, 300, ONE)
    after = do(caught, Redraw())
    assert spelled(after.hand) == "5V 5S 5F 8V 8S 8F 3M 6M AM"
    assert (after.phase, after.rewards[ONE]) == (Phase.LOCK, ())


@rule("poly.vip.redraw")
def test_each_pass_redraws_once() -> None:
    pile = f"{BAD} 8V 8S 3F 3M 6M 6S"
    state = position(FRESH, "5V 5S 5F", pile=pile, options=ACTION, rewards="Pass1", pot=300)
    assert told(do(state, Draw()), Redraw(), Busted).lost == 300
    again = do(replace(state, rewards=(cards("Pass1 Pass2"), (), ())), Draw(), Redraw())
    assert again.phase is Phase.BUST


@rule("poly.vip.bust")
def test_only_a_bust_can_be_redrawn() -> None:
    state = position(FRESH, options=ACTION, rewards="Pass1")
    assert [why(state, action) for action in (Redraw(), AcceptBust())] == ["poly.vip.bust"] * 2


@rule("poly.vip.decide")
def test_with_a_pass_the_bust_is_decided_first() -> None:
    state = position(FRESH, "5V 5S 5F", pile=BAD, options=ACTION, rewards="Pass1", pot=300)
    assert told(state, Draw(), DrewNothing).cards == cards(BAD)
    caught = do(state, Draw())
    assert refusal(caught, Bank()) == Refusal("poly.vip.decide", cards(BAD))
    assert GAME.actions(caught, ONE) == (Redraw(), AcceptBust())
    after = do(caught, AcceptBust())
    assert (after.turn, after.pot, after.rewards[ONE]) == (TWO, 0, cards("Pass1"))
    without = position(FRESH, "5V 5S 5F", pile=BAD, options=ACTION, rewards="Credit1", pot=300)
    assert do(without, Draw()).turn == TWO


@rule("poly.loyalty.have")
def test_a_discount_must_be_there() -> None:
    state = position(FRESH, "5V 5S 5F", options=ACTION, rewards="Pass1", pot=300)
    assert why(state, Bank(loyalty=True)) == "poly.loyalty.have"


@rule("poly.loyalty.points")
@pytest.mark.parametrize(("pot", "points"), [(300, 450), (75, 112)])
def test_a_discount_makes_the_pot_worth_half_more(pot: int, points: int) -> None:
    state = position(FRESH, "5V 5S 5F", options=ACTION, rewards="Discount1", pot=pot)
    assert do(state, Bank(loyalty=True)).scores[ONE] == points
    assert do(state, Bank()).rewards[ONE] == cards("Discount1"), "it is chosen, not forced"


@rule("poly.loyalty.ride")
def test_a_ride_takes_the_pot_without_the_discount() -> None:
    state = position(FRESH, "5V 5S 5F", options=ACTION, rewards="Discount1", pot=300)
    after = do(state, Bank(loyalty=True))
    assert (after.phase, after.pot, held(after)) == (Phase.OFFER, 300, cards("5V 5S 5F"))


@rule("poly.credit.have")
def test_a_credit_must_be_there() -> None:
    assert why(position(FRESH, "5V 5S 5F", options=ACTION, rewards="Pass1", pot=300), BankHalf()) == "poly.credit.have"


@rule("poly.credit.lock_first")
def test_a_credit_needs_a_lock_in_this_turn() -> None:
    state = position(FRESH, options=ACTION, rewards="Credit1")
    assert why(state, BankHalf()) == "poly.credit.lock_first"
    assert why(do(state, Lock(cards("5V 5S 5F"))), BankHalf()) is None
    offer = do(position(FRESH, "5V 5S 5F", options=ACTION, pot=300, pile=GOOD), Bank())
    riding = do(replace(offer, rewards=((), cards("Credit1"), ())), Ride())
    assert why(riding, BankHalf()) == "poly.credit.lock_first", "held cards were locked by another"


@rule("poly.credit.half")
def test_a_credit_banks_half_the_pot() -> None:
    state = position(FRESH, "5V 5S 5F", options=ACTION, rewards="Credit1", pot=75)
    assert told(state, BankHalf(), HalfBanked) == HalfBanked(ONE, 37, 37, 38)
    assert why(replace(state, pot=1), BankHalf()) == "poly.credit.half"


@rule("poly.credit.goes_on")
def test_the_turn_goes_on_with_the_rest() -> None:
    state = position(FRESH, "5V 5S 5F", options=ACTION, rewards="Credit1", pot=300)
    after = do(state, BankHalf())
    assert (after.turn, after.phase, after.pot, after.scores[ONE]) == (ONE, Phase.CHOOSE, 150, 150)
    assert do(after, Bank()).scores[ONE] == 300


@rule("poly.credit.banking")
def test_a_credit_counts_as_banking() -> None:
    state = position(FRESH, "5V 5S 5F", pile=BAD, options=ACTION, rewards="Credit1", pot=300, waiting=(2, 0, 0))
    assert do(state, BankHalf(), Draw()).waiting == (0, 0, 0)
    assert do(state, Draw()).waiting == (3, 0, 0)


@rule("poly.end.target")
def test_a_credit_can_end_the_match() -> None:
    state = position(FRESH, "5V 5S 5F", options=ACTION, rewards="Credit1", pot=300, scores=(4850, 0, 0))
    assert GAME.winners(do(state, BankHalf())) == (ONE,)


def test_what_is_told_of_knockoff_and_reward() -> None:
    state = position("5V 5S 5F 6V 6S 6F 7V 7S 7F", options=ACTION, scores=FAR_AHEAD, waiting=(0, 3, 0))
    hot = do(state, Lock(cards("5V 5S 5F 6V 6S 6F 7V 7S 7F")))
    assert told(hot, Bank(), KnockoffPlaced) == KnockoffPlaced(TWO, KNOCKOFF, 8)
    assert told(hot, Bank(), RewardGiven).seat == TWO
