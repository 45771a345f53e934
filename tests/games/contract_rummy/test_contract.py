"""Melds and contracts: what may be laid down."""

from game.games.contract_rummy.rules.actions import Group, LayDown
from game.games.contract_rummy.rules.fit import readings
from game.games.contract_rummy.rules.options import CONTRACTS, Contract
from game.games.contract_rummy.rules.state import Phase
from tests.games.contract_rummy.tables import (
    ONE,
    TWO,
    cards,
    discard,
    do,
    drawing,
    group,
    lay_down,
    lay_off,
    meld,
    position,
    refusal,
    rule,
    why,
)

SETS = "7S 7H 7C", "9D 9H 9C"
"""The contract of Hand 1."""
MIXED = "7S 7H 7C", "3D 4D 5D 6D"
"""Of Hand 2."""


def judged(*melds: str, hand: int = 1, rest: str = "KS") -> str | None:
    """Why a hand of just these melds and the rest cannot lay them down, or None."""
    return why(position(" ".join((*melds, rest)), hand=hand), lay_down(*melds))


@rule("rummy.set.size")
def test_a_set_has_three_cards_or_more() -> None:
    assert judged(*SETS) is None
    assert judged(SETS[0], "9D 9H") == "rummy.set.size"
    assert refusal(position("7S 7H 7C 9D 9H"), lay_down(SETS[0], "9D 9H")) is not None
    assert readings(cards("9D 9H 9C")) == (0,)


@rule("rummy.set.rank")
def test_suits_do_not_matter_and_copies_are_fine() -> None:
    assert judged("7S 7S' 7H", "9D 9D' 9H 9H' 9S 9S' 9C 9C'") is None


@rule("rummy.run.size")
def test_a_run_has_four_cards_or_more() -> None:
    assert judged(*MIXED, hand=2) is None
    assert judged(MIXED[0], "3D 4D 5D", hand=2) == "rummy.run.size"
    assert judged(MIXED[0], "3D 4D", hand=2) == "rummy.run.size"


@rule("rummy.run.suit")
def test_a_run_is_of_one_suit() -> None:
    assert judged(MIXED[0], "3D 4D 5H 6D", hand=2) == "rummy.run.suit"


@rule("rummy.run.order")
def test_the_cards_of_a_run_follow_one_another_in_any_order_of_selection() -> None:
    assert judged(MIXED[0], "6D 4D 3D 5D", hand=2) is None
    assert judged(MIXED[0], "3D 4D 5D 7D", hand=2) == "rummy.run.order"
    assert judged(MIXED[0], "3D 4D 5D 5D' 6D", hand=2) == "rummy.run.order"
    state = do(position("6D 4D 3D 5D 7S 7H 7C KS", hand=2), lay_down("6D 4D 3D 5D", "7C 7S 7H"))
    assert [each.cards for each in state.melds] == [cards("3D 4D 5D 6D"), cards("7S 7H 7C")]


@rule("rummy.run.ace")
def test_the_ace_is_low_or_high_or_both() -> None:
    assert readings(cards("AS 2S 3S 4S")) == (1,)
    assert readings(cards("JS QS KS AS")) == (11,)
    assert readings(cards("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS'")) == (1,)


@rule("rummy.run.corner")
def test_a_run_never_wraps_around() -> None:
    assert judged(MIXED[0], "QS KS AS 2S", hand=2) == "rummy.run.corner"
    table = meld("JS QS KS AS"), meld("AD 2D 3D 4D")
    assert why(position("2S KD", table=table), lay_off("2S", 0, 2)) == "rummy.run.corner"
    assert why(position("2S KD", table=table), lay_off("KD", 1, 13)) == "rummy.run.corner"


@rule("rummy.meld.kind")
def test_cards_of_neither_kind_are_no_meld() -> None:
    assert judged("7S 7H 8D", SETS[1]) == "rummy.meld.kind"


@rule("rummy.meld.read")
def test_a_whole_suit_is_read_as_the_action_says() -> None:
    suit = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"
    state = position(f"{suit} 7H 7D 7C KD", hand=2)
    for low in (1, 2):
        done = do(state, LayDown((group(suit, low), group("7H 7D 7C"))))
        assert done.melds[0].low == low
        assert done.melds[0].cards[0] == cards("AS" if low == 1 else "2S")[0]
    assert why(state, LayDown((group(suit, 0), group("7H 7D 7C")))) == "rummy.meld.read"
    assert why(state, LayDown((group(suit, 1), group("7H 7D 7C", 7)))) == "rummy.meld.read"


@rule("rummy.contract")
def test_every_hand_has_its_contract() -> None:
    assert [(each.sets, each.runs) for each in CONTRACTS] == [(2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2)]
    runs = "3D 4D 5D 6D", "9S 10S JS QS"
    right = {1: SETS, 2: MIXED, 3: runs, 4: (*SETS, "KD KH KC"), 5: (*SETS, runs[0])}
    for hand, melds in right.items():
        assert judged(*melds, hand=hand) is None
    assert judged(SETS[0], *runs, hand=6, rest="") is None


@rule("rummy.laydown")
def test_the_contract_is_laid_down_at_once_in_front_of_its_player() -> None:
    state = do(position(" ".join((*SETS, "KS"))), lay_down(*SETS))
    assert [(each.cards, each.owner) for each in state.melds] == [
        (cards(each), ONE) for each in ("7S 7H 7C", "9H 9D 9C")
    ]
    assert state.hands[ONE] == cards("KS")
    assert state.phase is Phase.PLAY


@rule("rummy.longer")
def test_melds_can_be_longer_than_they_must() -> None:
    assert judged("7S 7H 7C 7D", "9S 9H 9C 9D 9S'") is None
    assert judged(MIXED[0], "2D 3D 4D 5D 6D 7D", hand=2) is None


@rule("rummy.missing")
def test_no_meld_may_be_missing() -> None:
    assert judged(SETS[0]) == "rummy.missing"
    assert judged() == "rummy.missing"


@rule("rummy.extra")
def test_no_meld_may_be_extra() -> None:
    assert judged(*SETS, "KD KH KC") == "rummy.extra"
    assert judged(*MIXED, SETS[1], hand=2) == "rummy.extra"


@rule("rummy.kinds")
def test_sets_and_runs_are_as_many_as_the_contract_says() -> None:
    assert judged(*MIXED, hand=1) == "rummy.kinds"
    assert judged(*SETS, hand=2) == "rummy.kinds"


@rule("rummy.once")
def test_the_contract_is_laid_down_once_in_a_hand() -> None:
    more = "2S 2H 2C 4S 4H 4C KS"
    state = position(more, table=[meld(SETS[0]), meld(SETS[1])])
    assert why(state, lay_down("2S 2H 2C", "4S 4H 4C")) == "rummy.once"
    other = position(more, table=[meld(SETS[0], TWO), meld(SETS[1], TWO)])
    assert why(other, lay_down("2S 2H 2C", "4S 4H 4C")) is None


@rule("rummy.same.suit")
def test_two_runs_may_be_one_sequence_split_in_two() -> None:
    assert judged("2S 3S 4S 5S", "6S 7S 8S 9S", hand=3) is None
    assert judged("2S 3S 4S 5S", "2S' 3S' 4S' 5S'", hand=3) is None
    assert judged("2S 3S 4S 5S 6S 7S 8S 9S", hand=3) == "rummy.missing"


@rule("rummy.same.rank")
def test_two_sets_may_share_a_rank() -> None:
    assert judged("7S 7H 7C", "7S' 7H' 7D") is None
    assert judged("7S 7H 7C 7D 7S' 7H'") == "rummy.missing"


@rule("rummy.six")
def test_in_hand_six_every_card_is_laid_down_or_none() -> None:
    melds = "3D 4D 5D 6D 7D", "9S 10S JS QS", "7S 7H 7C"
    assert judged(*melds, hand=6, rest="") is None
    assert judged(*melds, hand=6, rest="KS") == "rummy.six"
    refused = refusal(position(" ".join((*melds, "KS")), hand=6), lay_down(*melds))
    assert refused is not None
    assert refused.cards == cards("KS")
    assert why(position(" ".join((*melds, "KS")), hand=6), discard("KS")) is None
    assert do(position(" ".join(melds), hand=6), lay_down(*melds)).phase is Phase.OVER


@rule("rummy.play.hand")
def test_what_is_played_is_in_the_hand_and_each_card_once() -> None:
    state = position("7S 7H 7C 9D 9H", others=["9C"])
    refused = refusal(state, lay_down(*SETS))
    assert refused is not None
    assert (refused.rule, refused.cards) == ("rummy.play.hand", cards("9C"))
    assert why(state, lay_down("7S 7H 7C", "9D 9H 9D")) == "rummy.play.hand"
    assert why(state, discard("9C")) == "rummy.play.hand"
    assert why(state, LayDown((Group((), 0), group("7S 7H 7C")))) == "rummy.set.size"


@rule("rummy.draw.first")
def test_nothing_is_played_before_the_draw() -> None:
    state = drawing(" ".join((*SETS, "7D")), pile="2C", table=[meld("7S' 7H' 7C'")])
    for action in (lay_down(*SETS), discard("7D"), lay_off("7D", 0, 0)):
        assert why(state, action) == "rummy.draw.first"


def test_a_contract_is_a_row_of_data() -> None:
    assert CONTRACTS[-1] == Contract(sets=1, runs=2, everything=True)
    assert not any(each.everything for each in CONTRACTS[:-1])
