"""Every meld that can be made of some cards of one deck, found in tables made once.

A selection of cards is a whole number here: bit `card` says whether the card is in it.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations

from game.core.cards import Card
from game.core.french import ACE, KING, RANKS, SUITS, deck, face
from game.core.melds import HIGH_ACE, LOW_ACE, card_at
from game.games.rum500.rules.actions import LayDown
from game.games.rum500.rules.options import LEAST_IN_A_MELD, MOST_IN_A_SET

_WHOLE_SUIT = (1 << RANKS) - 1


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


def _runs_of(suit: int) -> Iterator[tuple[int, LayDown]]:
    """Every run of a suit, by lowest place and length, with the selection of its cards."""
    for low in range(LOW_ACE, HIGH_ACE - LEAST_IN_A_MELD + 2):
        for end in range(low + LEAST_IN_A_MELD, min(HIGH_ACE + 1, low + KING) + 1):
            cards = tuple(card_at(place, suit) for place in range(low, end))
            yield bits_of(cards), LayDown(cards, low)


_SETS = tuple(tuple(tuple(_sets_of(rank, suits)) for suits in range(1 << len(SUITS))) for rank in range(ACE, KING + 1))
"""From the Ace up, then by bits of suits."""
_RUNS = tuple(tuple(_runs_of(suit)) for suit in range(len(SUITS)))
_OF_THREE = [
    (bits_of(each.cards), each.cards)
    for each in (*(each for rank in _SETS for each in rank[-1]), *(run for runs in _RUNS for _, run in runs))
    if len(each.cards) == LEAST_IN_A_MELD
]
_THREES = tuple(tuple(bits for bits, cards in _OF_THREE if card in cards) for card in deck())
"""By card: the melds of three that it belongs to."""


def lay_downs(cards: Iterable[Card]) -> Iterator[LayDown]:
    """Every meld in one deck's `cards`, each once for every way to read it: sets by rank, then runs by suit."""
    bits = bits_of(cards)
    spades, hearts, diamonds, clubs = suits = [bits >> RANKS * suit & _WHOLE_SUIT for suit in range(len(SUITS))]
    three = spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)
    while three:
        rank = (three & -three).bit_length() - 1
        yield from _SETS[rank][sum([(suit >> rank & 1) << number for number, suit in enumerate(suits)])]
        three &= three - 1
    for number, suit in enumerate(suits):
        places = suit << LOW_ACE | (suit & ACE) << HIGH_ACE
        if places & places << 1 & places << 2:
            yield from (run for needed, run in _RUNS[number] if bits & needed == needed)


def melds(card: Card, bits: int) -> bool:
    """Whether `card`, one of a selection, can be laid down in a set or a run of its cards."""
    return any(bits & three == three for three in _THREES[card])
