"""Why cards make no meld, and why a card does not fit one."""

from game.core.cards import Card
from game.core.french import ACE, KING, RANK, SUIT
from game.core.melds import HIGH_ACE, LOW_ACE, in_a_row, one_rank, one_suit, run_lows, turns_corner
from game.core.protocol import Refusal
from game.games.rum500.rules.options import LEAST_IN_A_MELD, MOST_IN_A_SET
from game.games.rum500.rules.state import Meld, fitting_places


def readings(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Rules rum.meld.read, rum.run.ace: how cards can be read as a meld.

    0 is a set, else it is the lowest place of a run; none, one, or an Ace's two ends.
    """
    if len(cards) < LEAST_IN_A_MELD:
        return ()
    if one_rank(cards):
        return (0,) if len(cards) <= MOST_IN_A_SET else ()
    return run_lows(cards)


def lay_down_refusal(cards: tuple[Card, ...], low: int) -> Refusal | None:
    """Why these cards, all in hand, cannot be laid down as a meld that is read so, or None."""
    lows = readings(cards)
    if low in lows:
        return None
    return Refusal("rum.meld.read" if lows else _no_meld(cards), cards)


def _no_meld(cards: tuple[Card, ...]) -> str:
    """The rule that keeps these cards from being a meld."""
    if len(cards) < LEAST_IN_A_MELD:
        return "rum.set.size" if one_rank(cards) or not one_suit(cards) else "rum.run.size"
    if one_suit(cards):
        return "rum.run.corner" if turns_corner(cards) else "rum.run.order"
    return "rum.run.suit" if in_a_row(cards) else "rum.meld.kind"


def lay_off_refusal(meld: Meld, card: Card, place: int) -> Refusal | None:
    """Why `card`, which is in hand, cannot be laid off on `meld` at that place, or None."""
    fitting = fitting_places(meld, card)
    if place in fitting:
        return None
    if fitting:
        return Refusal("rum.layoff.place", (card,))
    rule = _no_place_in_a_run(meld, card) if meld.low else _no_place_in_a_set(meld)
    return Refusal(rule, (card, *meld.cards))


def _no_place_in_a_set(meld: Meld) -> str:
    """Rules rum.layoff.full, rum.layoff.set."""
    return "rum.layoff.full" if len(meld.cards) == MOST_IN_A_SET else "rum.layoff.set"


def _no_place_in_a_run(meld: Meld, card: Card) -> str:
    """Rules rum.layoff.suit, rum.run.corner, rum.layoff.run."""
    if SUIT[card] != SUIT[meld.cards[0]]:
        return "rum.layoff.suit"
    beyond = {LOW_ACE: KING, HIGH_ACE - len(meld.cards) + 1: ACE + 1}.get(meld.low)
    return "rum.run.corner" if RANK[card] == beyond else "rum.layoff.run"
