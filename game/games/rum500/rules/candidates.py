"""Every meld that can be made of some cards of one deck, found in tables made once.

A selection of cards is a whole number here: bit `card` says whether the card is in it.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from game.core.cards import Card
from game.core.french import ACE, KING, QUEEN, RANKS, SUITS, deck, face
from game.core.melds import HIGH_ACE, LOW_ACE, card_at
from game.games.rum500.rules.actions import LayDown
from game.games.rum500.rules.options import LEAST_IN_A_MELD, MOST_IN_A_SET

_SUIT = (1 << RANKS) - 1


def bits_of(cards: Iterable[Card]) -> int:
    """The selection of these cards."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def _sets_of(rank: int, suits: int) -> Iterator[LayDown]:
    """The sets of a rank in cards of these suits, by bit of the suit; three cards first."""
    cards = [face(rank, suit) for suit in range(len(SUITS)) if suits >> suit & 1]
    for size in range(LEAST_IN_A_MELD, MOST_IN_A_SET + 1):
        yield from (LayDown(chosen, 0) for chosen in combinations(cards, size))


def _runs_from(suit: int, low: int) -> tuple[LayDown, ...]:
    """Every run of a suit from that place up, the shortest first."""
    ends = range(low + LEAST_IN_A_MELD, min(HIGH_ACE + 1, low + KING) + 1)
    return tuple(LayDown(tuple(card_at(place, suit) for place in range(low, end)), low) for end in ends)


_SUITS = range(len(SUITS))
_TO_QUEEN = QUEEN - ACE
"""From an Ace's bit to the Queen's of its suit."""
_SETS = tuple(tuple(tuple(_sets_of(rank, suits)) for suits in range(1 << len(SUITS))) for rank in range(ACE, KING + 1))
"""From the Ace up, then by bits of suits."""
_RUNS = tuple(((), *(_runs_from(suit, low) for low in range(LOW_ACE, HIGH_ACE))) for suit in _SUITS)
"""By suit and lowest place; there is none from place 0."""
_OF_THREE = [
    (bits_of(each.cards), each.cards)
    for melds_of_all in (*(rank[-1] for rank in _SETS), *(runs for suit in _RUNS for runs in suit))
    for each in melds_of_all
    if len(each.cards) == LEAST_IN_A_MELD
]
_THREES = tuple(tuple(bits for bits, cards in _OF_THREE if card in cards) for card in deck())
"""By card: the melds of three that it belongs to."""


def lay_downs(bits: int) -> list[LayDown]:
    """Every meld in a selection, each once for every way to read it: sets by rank, then runs by suit."""
    suits = bits & _SUIT, bits >> RANKS & _SUIT, bits >> 2 * RANKS & _SUIT, bits >> 3 * RANKS & _SUIT
    found = _sets_in(suits)
    if bits & bits >> 1 & bits >> 2 or bits & bits >> _TO_QUEEN & bits >> _TO_QUEEN + 1:
        found += _runs_in(suits)
    return found


def _sets_in(suits: Sequence[int]) -> list[LayDown]:
    """By each suit's ranks, as bits."""
    spades, hearts, diamonds, clubs = suits
    found, three = list[LayDown](), spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)
    while three:
        rank = (three & -three).bit_length() - 1
        found += _SETS[rank][sum([(suit >> rank & 1) << number for number, suit in enumerate(suits)])]
        three &= three - 1
    return found


def _runs_in(suits: Sequence[int]) -> Iterator[LayDown]:
    """The same; an Ace's bit stands at both its places."""
    for runs, ranks in zip(_RUNS, suits, strict=True):
        places = ranks << LOW_ACE | (ranks & ACE) << HIGH_ACE
        starts = places & places >> 1 & places >> 2
        while starts:
            low = (starts & -starts).bit_length() - 1
            beyond = ~(places >> low)
            length = (beyond & -beyond).bit_length() - 1
            yield from runs[low][: length - LEAST_IN_A_MELD + 1]
            starts &= starts - 1


def melds(card: Card, bits: int) -> bool:
    """Whether `card`, one of a selection, can be laid down in a set or a run of its cards."""
    for three in _THREES[card]:  # noqa: SIM110 - a bare loop is half again as fast, and this is asked most
        if bits & three == three:
            return True
    return False
