"""What is left costs points, and the lowest total wins."""

from game.core.cards import HIDDEN
from game.core.events import MatchEnded
from game.core.secrets import view
from game.core.tally import Line
from game.core.zones import TABLE
from game.games.contract_rummy.rules import GAME
from game.games.contract_rummy.rules.actions import Deal, Draw
from game.games.contract_rummy.rules.events import HandScored
from game.games.contract_rummy.rules.scoring import hand_points, tally
from game.games.contract_rummy.rules.state import Phase, totals
from tests.games.contract_rummy.tables import FOUR, ONE, THREE, TWO, cards, discard, do, meld, position, rule, told, why

LAST = position("KS", others=["2S 10H", "AD", "9C QC AC"])
"""The first goes out with the King."""


@rule("rummy.score.cards")
def test_every_card_has_its_points() -> None:
    assert [hand_points(cards(f"{rank}S")) for rank in ["2", "3", "4", "5", "6", "7", "8", "9"]] == [5] * 8
    assert [hand_points(cards(f"{rank}H'")) for rank in ["10", "J", "Q", "K"]] == [10] * 4
    assert hand_points(cards("AC")) == 15


@rule("rummy.score.hand")
def test_everybody_adds_up_what_is_left() -> None:
    assert do(LAST, discard("KS")).rows == ((0, 15, 15, 30),)
    assert tally(cards("9C QC AC 2S")) == (
        Line("low", cards("9C 2S"), 10),
        Line("high", cards("QC"), 10),
        Line("ace", cards("AC"), 15),
    )
    scored = told(position("KS", others=["2S", "AD"], rows=((5, 10, 0, 20),), hand=2), discard("KS"), HandScored)
    assert [(each.seat, each.points, each.total) for each in scored] == [
        (ONE, 0, 5),
        (TWO, 5, 15),
        (THREE, 15, 15),
        (FOUR, 0, 20),
    ]


@rule("rummy.score.out")
def test_who_went_out_scores_nothing() -> None:
    [mine] = [each for each in told(LAST, discard("KS"), HandScored) if each.seat == ONE]
    assert (mine.points, mine.tally) == (0, ())


@rule("rummy.score.table")
def test_cards_on_the_table_do_not_count() -> None:
    down = [meld("7S 7H 7C", TWO), meld("9S 9H 9D", TWO), meld("4S 4H 4D"), meld("5S 5H 5D")]
    assert do(position("KS", table=down, others=["2S 10H"]), discard("KS")).rows == ((0, 15, 0, 0),)


@rule("rummy.score.open")
def test_after_a_hand_the_cards_are_open_until_the_next_deal() -> None:
    after = do(LAST, discard("KS"))
    assert view(GAME, after, TABLE).hands == after.hands
    assert HIDDEN not in view(GAME, after, TWO).hands[FOUR]
    assert set(view(GAME, do(after, Deal()), TWO).hands[FOUR]) == {HIDDEN}


@rule("rummy.end.lowest")
def test_after_hand_six_the_lowest_total_wins() -> None:
    state = position("KS", others=["2S", "AD", "2H"], hand=6, rows=((40, 20, 60, 30),))
    after = do(state, discard("KS"))
    assert (after.phase, GAME.standing(after), GAME.winners(after)) == (Phase.OVER, (40, 25, 75, 35), (TWO,))
    assert [each.winners for each in told(state, discard("KS"), MatchEnded)] == [(TWO,)]
    assert GAME.lowest_wins
    assert GAME.standing(after) == totals(after)
    assert GAME.winners(state) == ()


@rule("rummy.end.tie")
def test_all_who_share_the_lowest_total_tie() -> None:
    state = position("KS", others=["2S", "AD", "2H"], hand=6, rows=((30, 25, 60, 25),))
    assert GAME.winners(do(state, discard("KS"))) == (ONE, TWO, FOUR)


@rule("rummy.end.over")
def test_after_that_nothing_can_be_done() -> None:
    after = do(position("KS", hand=6), discard("KS"))
    assert GAME.to_act(after) == ()
    for action in (Deal(), Draw(), discard("KS")):
        assert GAME.refuse(after, ONE, action) is not None
        assert why(after, (ONE, action)) == "rummy.end.over"
