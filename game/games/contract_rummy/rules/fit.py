"""Why cards make no meld, why melds make no contract, and why a card does not fit a meld."""

from collections.abc import Sequence

from game.core.cards import Card
from game.core.french import ACE, KING, RANK, SUIT
from game.core.melds import HIGH_ACE, LOW_ACE, in_a_row, one_rank, one_suit, run_lows, turns_corner
from game.core.protocol import Refusal
from game.games.contract_rummy.rules.actions import Group
from game.games.contract_rummy.rules.options import LEAST_IN_A_RUN, LEAST_IN_A_SET, Contract
from game.games.contract_rummy.rules.state import Meld, fitting_places


def readings(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Rules rummy.set.rank, rummy.longer, rummy.run.ace, rummy.meld.read: how cards can be read as a meld.

    0 is a set, else it is the lowest place of a run; none, one, or an Ace's two ends.
    """
    if len(cards) >= LEAST_IN_A_SET and one_rank(cards):
        return (0,)
    return run_lows(cards) if len(cards) >= LEAST_IN_A_RUN else ()


def contract_refusal(contract: Contract, melds: Sequence[Group], rest: tuple[Card, ...]) -> Refusal | None:
    """Why these melds, all of cards in hand, cannot be laid down as the contract, or None.

    `rest` are the cards that would be left in the hand.
    """
    for meld in melds:
        if refusal := meld_refusal(meld):
            return refusal
    if rule := _other_than(contract, melds):
        return Refusal(rule, tuple(card for meld in melds for card in meld.cards))
    return Refusal("rummy.six", rest) if contract.everything and rest else None


def _other_than(contract: Contract, melds: Sequence[Group]) -> str | None:
    """Rules rummy.missing, rummy.extra, rummy.kinds."""
    needed, sets = contract.sets + contract.runs, sum(meld.low == 0 for meld in melds)
    if len(melds) != needed:
        return "rummy.missing" if len(melds) < needed else "rummy.extra"
    return None if sets == contract.sets else "rummy.kinds"


def meld_refusal(meld: Group) -> Refusal | None:
    """Why these cards are no meld that is read so, or None."""
    lows = readings(meld.cards)
    if meld.low in lows:
        return None
    return Refusal("rummy.meld.read" if lows else _no_meld(meld.cards), meld.cards)


def _no_meld(cards: tuple[Card, ...]) -> str:
    """The rule that keeps these cards from being a meld."""
    if len(cards) < LEAST_IN_A_SET:
        return "rummy.set.size" if one_rank(cards) or not one_suit(cards) else "rummy.run.size"
    if one_suit(cards):
        if turns_corner(cards):
            return "rummy.run.corner"
        return "rummy.run.size" if run_lows(cards) else "rummy.run.order"
    return "rummy.run.suit" if in_a_row(cards) else "rummy.meld.kind"


def lay_off_refusal(meld: Meld, card: Card, place: int) -> Refusal | None:
    """Why `card`, which is in hand, cannot be played onto `meld` at that place, or None."""
    fitting = fitting_places(meld, card)
    if place in fitting:
        return None
    if fitting:
        return Refusal("rummy.layoff.place", (card,))
    return Refusal(_no_place_in_a_run(meld, card) if meld.low else "rummy.layoff.set", (card, *meld.cards))


def _no_place_in_a_run(meld: Meld, card: Card) -> str:
    """Rules rummy.layoff.suit, rummy.run.corner, rummy.layoff.run."""
    if SUIT[card] != SUIT[meld.cards[0]]:
        return "rummy.layoff.suit"
    beyond = {LOW_ACE: KING, HIGH_ACE - len(meld.cards) + 1: ACE + 1}.get(meld.low)
    return "rummy.run.corner" if RANK[card] == beyond else "rummy.layoff.run"
