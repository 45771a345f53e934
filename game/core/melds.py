"""Sets, runs, and the Ace at either end of a run.

A run occupies places in a row from 1 (Ace low) to 14 (Ace high): place 2 is the Two, 13 the King. It is told by its
lowest place and its length; there is no place beyond the ends, so no run turns the corner.
"""

from collections.abc import Iterable

from game.core.cards import Card
from game.core.french import ACE, KING, RANK, SUIT, face

LOW_ACE, HIGH_ACE = ACE, KING + 1
"""The two places of an Ace."""


def places(card: Card) -> tuple[int, ...]:
    """Where in a run the card can lie: two places for an Ace, one for any other."""
    rank = RANK[card]
    return (LOW_ACE, HIGH_ACE) if rank == ACE else (rank,)


def card_at(place: int, suit: int) -> Card:
    """The card that lies at a place of a run (its first copy)."""
    return face(ACE if place == HIGH_ACE else place, suit)


def one_rank(cards: Iterable[Card]) -> bool:
    """Whether all are of one rank."""
    return len({RANK[card] for card in cards}) == 1


def one_suit(cards: Iterable[Card]) -> bool:
    """Whether all are of one suit."""
    return len({SUIT[card] for card in cards}) == 1


def in_a_row(cards: Iterable[Card]) -> bool:
    """Whether the ranks follow one another, whatever the suits; all Aces low, or all high. There must be cards."""
    ranks = [RANK[card] for card in cards]
    for ace in (LOW_ACE, HIGH_ACE):
        places = sorted(ace if rank == ACE else rank for rank in ranks)
        if places == list(range(places[0], places[0] + len(places))):
            return True
    return False


def run_lows(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """The lowest place of every run that exactly these cards make, in any order: none, one, or two by the Ace's end.

    Says nothing about the least length of a run.
    """
    if not cards or not one_suit(cards):
        return ()
    ranks = sorted([RANK[card] for card in cards])
    lows = {ranks[0], HIGH_ACE + 1 - len(ranks)}
    return tuple([low for low in sorted(lows) if low >= LOW_ACE and _ranks_from(low, len(ranks)) == ranks])


def _ranks_from(low: int, length: int) -> list[int]:
    return sorted([ACE if place == HIGH_ACE else place for place in range(low, low + length)])


def in_run(cards: Iterable[Card], low: int) -> tuple[Card, ...]:
    """The cards of a run from its lowest place up; of two Aces the first given lies low."""
    left, ordered = list(cards), []
    for place in range(low, low + len(left)):
        card = next(card for card in left if place in places(card))
        left.remove(card)
        ordered.append(card)
    return tuple(ordered)


def free_ends(low: int, length: int) -> tuple[int, ...]:
    """The places by which a run can grow: below it, above it, both or none."""
    return tuple(place for place in (low - 1, low + length) if LOW_ACE <= place <= HIGH_ACE)


def turns_corner(cards: tuple[Card, ...]) -> bool:
    """Whether the cards, of one suit and each rank once, would be a run if it went on from the Ace to the Two."""
    ranks = {RANK[card] for card in cards}
    if len(ranks) < len(cards) or not one_suit(cards) or not {ACE, KING, ACE + 1} <= ranks:
        return False
    return sum(rank % KING + 1 not in ranks for rank in ranks) <= 1
