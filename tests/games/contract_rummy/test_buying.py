"""The buy window, from opening to answer."""

from dataclasses import replace

import pytest

from game.core.cards import HIDDEN
from game.core.rng import Rng
from game.core.secrets import hear, view
from game.core.zones import TABLE, Seat
from game.games.contract_rummy.rules import CHOICES, GAME, Options
from game.games.contract_rummy.rules.actions import (
    Action,
    Allow,
    Ask,
    Cancel,
    CloseWindow,
    Deal,
    Deny,
    Draw,
    PutBack,
    SitIn,
    SitOut,
    Take,
    Waive,
)
from game.games.contract_rummy.rules.buying import Window, payable
from game.games.contract_rummy.rules.events import Asked, Bought, Cancelled, Denied, Drew, PaidPenalty, Refilled
from game.games.contract_rummy.rules.options import NO_TIMER
from game.games.contract_rummy.rules.state import Phase, State
from tests.games.contract_rummy.tables import (
    FOUR,
    ONE,
    THREE,
    TWO,
    asked,
    cards,
    discard,
    do,
    drawing,
    listed,
    meld,
    offered,
    position,
    refusal,
    rule,
    told,
    why,
)


def dealt() -> State:
    """The first turn of a match: the flip is for sale."""
    return do(GAME.new(Options(), 4, Rng(1)), Deal())


@rule("rummy.buy.each")
def test_a_window_opens_with_every_discard() -> None:
    state = do(position("9H KS"), discard("9H"))
    assert state.turn == TWO
    assert state.window == Window(buyers=(THREE, FOUR))
    assert GAME.to_act(state) == (TWO, THREE, FOUR, TABLE)
    assert listed(state, THREE) == listed(state, FOUR) == ["Ask", "Waive", "SitOut"]
    assert listed(state, TABLE) == ["CloseWindow"]
    assert listed(state, ONE) == []


@rule("rummy.buy.next")
def test_the_next_player_does_not_ask() -> None:
    assert why(offered(), Ask()) == "rummy.buy.next"
    assert why(offered(), (TABLE, Ask())) == "rummy.buy.next"
    assert why(offered(), SitOut()) == "rummy.buy.next"


@rule("rummy.buy.next")
def test_nobody_asks_from_a_seat_that_is_not_there() -> None:
    for stranger in (Seat(4), Seat(-2)):
        for action in (Ask(), Waive(), SitOut()):
            assert why(offered(), (stranger, action)) == "rummy.buy.next"


@rule("rummy.buy.own")
def test_the_discarder_does_not_ask() -> None:
    assert why(offered(), (FOUR, Ask())) == why(offered(), (FOUR, Waive())) == "rummy.buy.own"


@rule("rummy.buy.flip")
def test_the_flip_can_be_bought_but_not_by_the_dealer() -> None:
    state = dealt()
    assert state.dealer == FOUR
    assert state.window.buyers == (TWO, THREE)
    assert why(state, (FOUR, Ask())) == "rummy.buy.flip"
    after = do(state, (THREE, Ask()), Allow())
    assert state.pile[0] in after.hands[THREE]
    assert len(after.hands[THREE]) == 13


@rule("rummy.buy.laid")
def test_who_has_laid_down_does_not_buy() -> None:
    down = [meld("7S 7H 7C", TWO), meld("8S 8H 8C", TWO)]
    assert why(offered(table=down), (TWO, Ask())) == "rummy.buy.laid"
    assert do(position("9H KS", table=[*down, meld("AC AD AH", FOUR)]), discard("9H")).window.buyers == (THREE,)
    both = do(position("9H KS", table=[meld("7S 7H 7C", THREE), meld("AC AD AH", FOUR)]), discard("9H"))
    assert not both.window.open
    assert GAME.to_act(both) == (TWO,)
    assert why(both, Draw()) is None


@rule("rummy.buy.cards")
def test_a_buy_needs_a_penalty_and_a_card_to_draw() -> None:
    assert [payable(*each) for each in ((2, 1, 2), (1, 9, 2), (1, 3, 1), (1, 2, 1), (0, 4, 0), (0, 3, 0))] == [
        True,
        False,
        True,
        False,
        True,
        False,
    ]
    short = replace(position("9H KS", pile="2C"), stock=cards("3S"), refills=2)
    state = do(short, discard("9H"))
    assert not state.window.open
    refused = refusal(state, (THREE, Ask()))
    assert refused is not None
    assert (refused.rule, refused.cards) == ("rummy.buy.cards", cards("9H"))


def test_a_buy_may_need_a_refill_between_penalty_and_draw() -> None:
    state = replace(asked(TWO, pile="2C 3C 4C 9H"), stock=cards("3S"))
    assert [each.stock for each in told(state, Allow(), Refilled)] == [2]
    after = do(state, Draw())
    assert cards("9H 3S") == after.hands[TWO]
    assert len(after.hands[ONE]) == 1
    assert (after.pile, len(after.stock), after.refills) == (cards("4C"), 1, 1)
    assert do(state, Take(), PutBack()).pile == cards("4C")


@rule("rummy.buy.asked")
def test_a_second_tap_changes_nothing() -> None:
    state = do(offered(), (TWO, Ask()))
    assert [why(state, (TWO, each)) for each in (Ask(), Waive(), SitOut())] == ["rummy.buy.asked"] * 3
    assert [each.seat for each in told(offered(), (TWO, Ask()), Asked)] == [TWO]


@rule("rummy.buy.order")
@pytest.mark.parametrize(("first", "second"), [(TWO, THREE), (THREE, TWO)])
def test_the_first_who_asked_comes_first(first: int, second: int) -> None:
    state = do(offered(), (first, Ask()), (second, Ask()))  # type: ignore[arg-type]
    assert state.window.requests == (first, second)
    [bought] = told(state, Allow(), Bought)
    assert (bought.seat, bought.by) == (first, ONE)


@rule("rummy.buy.waive")
def test_not_now_can_still_become_a_request_while_the_window_is_open() -> None:
    state = do(offered(), (TWO, Waive()))
    assert state.window.unanswered == (THREE,)
    assert listed(state, TWO) == []
    assert do(state, (TWO, Ask())).window == Window((TWO, THREE), (TWO,))
    waiting = do(offered(), Waive())
    assert GAME.to_act(waiting) == (TWO, THREE, TABLE)
    assert GAME.to_act(do(waiting, (TWO, Ask())))[0] == ONE
    assert why(waiting, Take()) is None


@rule("rummy.buy.waived")
def test_not_now_is_said_once() -> None:
    assert why(do(offered(), (TWO, Waive())), (TWO, Waive())) == "rummy.buy.waived"
    assert why(do(offered(), (TWO, Waive())), (TWO, SitOut())) == "rummy.buy.waived"
    assert why(do(offered(), Waive()), Waive()) == "rummy.buy.waived"


@rule("rummy.buy.sit_out")
def test_not_this_hand_lets_every_discard_go() -> None:
    state = do(offered(held="KS KD"), (THREE, SitOut()))
    assert state.sitting_out == (THREE,)
    assert state.window.unanswered == (TWO,)
    later = do(state, (TWO, Waive()), Draw(), discard("KS"))
    assert later.window.buyers == (THREE, FOUR)
    assert later.window.unanswered == (FOUR,)
    assert listed(later, THREE) == []
    [dealer_next] = {do(replace(later, phase=Phase.DEAL), Deal()).sitting_out}
    assert dealer_next == ()


@rule("rummy.buy.sit_in")
def test_sitting_out_ends_by_asking_or_by_saying_so() -> None:
    state = do(offered(), (TWO, SitOut()))
    assert do(state, (TWO, Ask())).sitting_out == ()
    back = do(state, (TWO, SitIn()))
    assert (back.sitting_out, back.window) == ((), state.window)
    assert why(back, (TWO, SitIn())) == "rummy.buy.sit_in"
    assert why(replace(state, phase=Phase.PLAY), (TWO, SitIn())) is None


@rule("rummy.buy.wait")
def test_the_next_player_waits_before_drawing_from_the_pile() -> None:
    assert why(offered(), Draw()) == "rummy.buy.wait"
    assert listed(offered(), ONE) == ["Waive", "Take"]
    closed = do(offered(), (TABLE, CloseWindow()))
    assert why(closed, Draw()) is None
    assert listed(closed, ONE) == ["Draw", "Take"]


@rule("rummy.buy.at_once")
def test_the_discard_may_be_taken_at_once() -> None:
    state = do(offered(), Take())
    assert cards("9H") == state.hands[ONE]
    assert why(state, (TWO, Ask())) == "rummy.buy.closed"
    assert GAME.to_act(state) == (ONE,)


@rule("rummy.buy.timer")
def test_the_table_closes_the_window_when_time_is_up() -> None:
    assert why(offered(), (TWO, CloseWindow())) == why(offered(), CloseWindow()) == "rummy.buy.timer"
    state = do(do(offered(), (TWO, Ask())), (TABLE, CloseWindow()))
    assert state.window == Window(requests=(TWO,))
    assert GAME.to_act(state) == (ONE,)
    [choice] = CHOICES
    assert (choice.field, tuple(choice.values), Options().timer) == ("timer", (5, 10, 15, NO_TIMER), 10)


@rule("rummy.buy.all")
@pytest.mark.parametrize("last", [Ask(), Waive(), SitOut()])
def test_it_closes_by_itself_when_all_have_answered(last: Action) -> None:
    one_left = do(offered(), (TWO, Waive()))
    assert one_left.window.open
    assert not do(one_left, (THREE, last)).window.open
    assert not do(offered(), (TWO, Ask()), (THREE, Waive())).window.open


@rule("rummy.buy.closed")
def test_after_that_nobody_can_ask() -> None:
    state = do(offered(), (TABLE, CloseWindow()))
    assert [why(state, (TWO, each)) for each in (Ask(), Waive(), SitOut())] == ["rummy.buy.closed"] * 3
    assert why(state, Waive()) == why(state, (TABLE, CloseWindow())) == "rummy.buy.closed"
    assert why(position("KS"), (TWO, Ask())) == "rummy.buy.closed"


@rule("rummy.buy.answer")
def test_a_request_is_allowed_or_denied_also_while_others_may_ask() -> None:
    for state in (asked(TWO), do(offered(), (TWO, Ask()))):
        assert listed(state, ONE) == ["Allow", "Deny"]
        assert why(state, Waive()) == "rummy.buy.answer"
    assert GAME.to_act(do(offered(), (TWO, Ask()))) == (ONE, THREE, TABLE)


@rule("rummy.buy.allow")
def test_allowed_the_first_gets_the_discard() -> None:
    state = do(asked(THREE, TWO), Allow())
    assert state.hands[THREE][0] == cards("9H")[0]
    assert state.known[THREE] == cards("9H")
    assert state.hands[TWO] == ()
    assert why(offered(), Allow()) == "rummy.buy.allow"
    assert why(state, Allow()) == "rummy.buy.allow"
    assert why(asked(TWO), (THREE, Allow())) == "rummy.turn.order"


@rule("rummy.buy.penalty")
def test_the_buyer_gets_the_top_of_the_draw_pile_too() -> None:
    state = asked(TWO, stock="3S 4S")
    [paid] = told(state, Allow(), PaidPenalty)
    assert (paid.seat, paid.card) == (TWO, cards("3S")[0])
    after = do(state, Allow())
    assert after.hands[TWO] == cards("9H 3S")
    heard = [hear(GAME, state, after, paid, seat).card for seat in (ONE, TWO, THREE)]
    assert heard == [HIDDEN, paid.card, HIDDEN]
    assert do(state, Draw()).hands[ONE] == cards("4S")


@rule("rummy.buy.then_draw")
def test_then_the_next_player_draws_as_usual() -> None:
    state = do(asked(TWO, pile="2C 9H"), Allow())
    assert state.phase is Phase.DRAW
    assert listed(state, ONE) == ["Draw", "Take"]
    assert do(state, Take()).hands[ONE] == cards("2C")
    assert why(state, (THREE, Ask())) == "rummy.buy.closed"
    assert listed(do(asked(TWO, pile="9H"), Allow()), ONE) == ["Draw"]


@rule("rummy.buy.drawing")
def test_drawing_while_somebody_has_asked_allows_it() -> None:
    for state in (asked(TWO, stock="3S 4S"), do(offered(stock="3S 4S"), (TWO, Ask()))):
        after = do(state, Draw())
        assert after.hands[:2] == (cards("4S"), cards("9H 3S"))
        assert after.phase is Phase.PLAY
        kinds = [type(each) for each in GAME.apply(state, ONE, Draw())[1]]
        assert [each for each in kinds if each in (Bought, PaidPenalty, Drew)] == [Bought, PaidPenalty, Drew]


@rule("rummy.buy.deny")
@pytest.mark.parametrize("action", [Deny(), Take()])
def test_denied_nobody_else_gets_it(action: Action) -> None:
    state = asked(THREE, TWO)
    assert [each.askers for each in told(state, action, Denied)] == [(THREE, TWO)]
    after = do(state, action)
    assert after.hands == (cards("9H"), (), (), ())
    assert after.phase is Phase.TOOK
    assert why(offered(), Deny()) == "rummy.buy.deny"
    assert told(offered(), Take(), Denied) == []


@rule("rummy.buy.cancel")
def test_a_request_can_be_cancelled_until_it_is_answered() -> None:
    state = do(offered(), (THREE, Ask()), (TWO, Ask()))
    assert [each.seat for each in told(state, (THREE, Cancel()), Cancelled)] == [THREE]
    after = do(state, (THREE, Cancel()))
    assert after.window.requests == (TWO,)
    assert [each.seat for each in told(after, Allow(), Bought)] == [TWO]
    assert why(after, (THREE, Cancel())) == "rummy.buy.cancel"
    nobody = do(after, (TWO, Cancel()))
    assert listed(nobody, ONE) == ["Draw", "Take"]
    assert why(do(state, Take()), (TWO, Cancel())) == "rummy.buy.cancel"
    assert why(do(state, Allow()), (TWO, Cancel())) == "rummy.buy.cancel"


@rule("rummy.buy.cancelled")
def test_a_cancelled_request_is_not_made_again() -> None:
    state = do(offered(), (TWO, Ask()), (TWO, Cancel()))
    assert state.window.open
    assert why(state, (TWO, Ask())) == "rummy.buy.cancelled"
    assert why(state, (TWO, Waive())) == "rummy.buy.waived"
    assert state.window.unanswered == (THREE,)


@rule("rummy.buy.no_limit")
def test_one_may_buy_again_and_again() -> None:
    state = offered(held="KS", others=["KD"], pile="9H")
    for number, king in enumerate(("KS", "KD"), 1):
        assert THREE in state.window.buyers
        state = do(state, (THREE, Ask()), Draw())
        assert len(state.hands[THREE]) == 2 * number
        state = do(state, discard(king))


@rule("rummy.take.back_denied")
def test_putting_back_revives_what_was_denied() -> None:
    state = do(asked(THREE, TWO, stock="3S 4S"), Take())
    kinds = [type(each) for each in GAME.apply(state, ONE, PutBack())[1]]
    assert [each for each in kinds if each in (Bought, PaidPenalty, Drew)] == [Bought, PaidPenalty, Drew]
    after = do(state, PutBack())
    assert after.hands[:3] == (cards("4S"), (), cards("9H 3S"))
    assert after.pile == cards("2C")


def test_the_window_is_the_same_for_every_eye() -> None:
    state = do(offered(), (TWO, Ask()))
    assert {view(GAME, state, seat).window for seat in (TABLE, ONE, TWO, THREE, FOUR)} == {state.window}


def test_before_the_first_deal_nothing_is_for_sale() -> None:
    assert why(GAME.new(Options(), 4, Rng(1)), (TWO, Ask())) == "rummy.deal.first"
    assert why(drawing(pile="2C"), (TWO, Cancel())) == "rummy.buy.cancel"
