"""Counting, winning, ties, the bound and the settlement."""

from typing import Any

from game.core.events import MatchEnded
from game.core.protocol import Refusal
from game.core.secrets import view
from game.core.tally import Line, total
from game.games.rum500.rules import GAME, Options
from game.games.rum500.rules.actions import Deal, Draw
from game.games.rum500.rules.events import DealScored, PlayedOn, Settled
from game.games.rum500.rules.options import MOST_DEALS
from game.games.rum500.rules.scoring import tally
from game.games.rum500.rules.state import Phase, State
from tests.games.rum500.tables import ONE, THREE, TWO, cards, discard, do, drawing, meld, position, rule, told

OUT = discard("KH")


def ending(scores: tuple[int, ...], others: list[str] | None = None, **fields: Any) -> State:
    """A position in which the first seat's last card is the discard that ends the deal; the others hold Twos."""
    twos = ["2S", "2H", "2D", "2C"][: len(scores) - 1]
    return position("KH", others=others or twos, scores=scores, **fields)


@rule("rum.score.table")
def test_what_lies_in_front_of_a_player_counts() -> None:
    run = meld("4C 5C 6C", TWO).extended(cards("7C")[0], 7, ONE).extended(cards("3C")[0], 3, TWO)
    table = [meld("8S 8H 8D"), run]
    assert tally(table, (), ONE) == (Line("set", cards("8S 8H 8D"), 24), Line("run_laid_off", cards("7C"), 7))
    assert tally(table, (), TWO) == (Line("run", cards("3C 4C 5C 6C"), 18),)
    assert tally(table, (), THREE) == ()


def test_an_ace_counts_by_its_place_whoever_laid_it_off() -> None:
    low = meld("2S 3S 4S", TWO).extended(cards("AS")[0], 1, ONE)
    high = meld("JH QH KH", TWO).extended(cards("AH")[0], 14, ONE)
    fourth = meld("AS AH AC", TWO).extended(cards("AD")[0], 0, ONE)
    assert [total(tally([each], (), ONE)) for each in (low, high, fourth)] == [1, 15, 15]


@rule("rum.score.hand")
def test_what_is_left_in_the_hand_is_taken_off() -> None:
    assert tally([], cards("AD KD 2C"), ONE) == (Line("hand", cards("AD KD 2C"), -27),)


@rule("rum.score.net")
def test_everybodys_total_changes_by_the_difference() -> None:
    state = ending((100, 50, 20), others=["AD 2S", "3S"], table=[meld("7S 7H 7C"), meld("4C 5C 6C", THREE)])
    events = told(state, OUT, DealScored)
    assert [(each.seat, each.points, each.total) for each in events] == [
        (ONE, 21, 121),
        (TWO, -17, 33),
        (THREE, 12, 32),
    ]
    assert do(state, OUT).scores == GAME.standing(do(state, OUT)) == (121, 33, 32)
    assert [total(each.tally) for each in events] == [21, -17, 12]


@rule("rum.score.negative")
def test_totals_may_be_below_zero() -> None:
    hand = "AS AH AC KS KD QS QD JS JD 3S 2S"
    state = ending((0, 50), others=[hand], table=[meld("9S 9H 9D 9C", TWO)])
    assert do(state, OUT).scores == (0, 50 + 36 - 110)


@rule("rum.score.open")
def test_all_hands_are_open_until_the_next_deal() -> None:
    ended = do(ending((0, 0), others=["AD 2S"]), OUT)
    assert view(GAME, ended, ONE).hands == ended.hands
    again = do(ended, Deal())
    assert view(GAME, again, ONE).hands != again.hands


@rule("rum.goal")
def test_deals_are_played_until_somebody_has_500() -> None:
    short = do(ending((478, 0), table=[meld("7S 7H 7C")]), OUT)
    assert (short.scores, short.phase) == ((499, -2), Phase.DEAL)
    assert GAME.winners(short) == ()
    assert GAME.winners(do(ending((479, 0), table=[meld("7S 7H 7C")]), OUT)) == (ONE,)


@rule("rum.end.target")
def test_the_target_is_looked_at_after_the_deal() -> None:
    during = position("KH 2D", others=["2S"], scores=(495, 0), table=[meld("7S 7H 7C")])
    assert do(during, OUT).phase is Phase.DRAW
    after = do(ending((495, 0), table=[meld("7S 7H 7C")]), OUT)
    assert (after.phase, GAME.to_act(after)) == (Phase.OVER, ())
    lost = do(ending((0, 505), others=["AD"]), OUT)
    assert lost.phase is Phase.DEAL


@rule("rum.end.highest")
def test_of_several_the_highest_total_wins() -> None:
    state = ending((490, 500, 510), table=[meld("7S 7H 7C"), meld("8S 8H 8D", TWO)])
    after = do(state, OUT)
    assert (after.scores, GAME.winners(after)) == ((511, 522, 508), (TWO,))
    [event] = told(state, OUT, MatchEnded)
    assert event.winners == (TWO,)


@rule("rum.end.tie")
def test_an_exact_tie_is_played_on() -> None:
    state = ending((510, 512))
    [event] = told(state, OUT, PlayedOn)
    assert (event.seats, event.total) == ((ONE, TWO), 510)
    after = do(state, OUT)
    assert (after.phase, GAME.winners(after)) == (Phase.DEAL, ())
    below = ending((400, 402))
    assert told(below, OUT, PlayedOn) == []
    second = ending((520, 512, 512), others=["2S", "2H"])
    assert GAME.winners(do(second, OUT)) == (ONE,)


@rule("rum.end.bound")
def test_after_sixty_deals_the_highest_total_wins() -> None:
    assert do(ending((40, 12), deal=MOST_DEALS - 1), OUT).phase is Phase.DEAL
    assert GAME.winners(do(ending((-40, -102), deal=MOST_DEALS), OUT)) == (ONE,)
    tied = ending((10, 12, -99), others=["2S", "2H"], deal=MOST_DEALS)
    assert GAME.winners(do(tied, OUT)) == (ONE, TWO)
    assert MOST_DEALS == 60


@rule("rum.end.settle")
def test_each_opponent_pays_the_difference_of_the_totals() -> None:
    state = ending((510, 202, -97), others=["2S", "2H"])
    paid = [(each.payer, each.winner, each.amount) for each in told(state, OUT, Settled)]
    assert paid == [(TWO, ONE, 310), (THREE, ONE, 609)]
    tied = ending((10, 12, -97), others=["2S", "2H"], deal=MOST_DEALS)
    assert [(each.payer, each.winner, each.amount) for each in told(tied, OUT, Settled)] == [
        (THREE, ONE, 109),
        (THREE, TWO, 109),
    ]
    assert told(ending((10, 12)), OUT, Settled) == []


@rule("rum.end.over")
def test_nothing_can_be_done_after_the_end() -> None:
    over = do(ending((510, 202)), OUT)
    assert [GAME.refuse(over, seat, Deal()) for seat in (ONE, TWO)] == [Refusal("rum.end.over")] * 2
    assert GAME.refuse(over, ONE, Draw()) == Refusal("rum.end.over")
    assert GAME.actions(over, ONE) == ()


def test_the_final_hands_stay_to_be_counted() -> None:
    over = do(ending((510, 202), options=Options()), OUT)
    assert over.hands[TWO] == cards("2S")
    assert drawing("2S").phase is Phase.DRAW
