"""The fifty-two cards with French suits, in one or two copies.

Ids: `copy * 52 + suit * 13 + rank - 1`, suits in the order of `SUITS`.
"""

from game.core.cards import Card

SUITS = "SHDC"
"""Spades, hearts, diamonds, clubs: the letters of the notation, in the order of the ids."""
ACE, JACK, QUEEN, KING = 1, 11, 12, 13
RANKS = 13
SIZE = len(SUITS) * RANKS
"""Cards in one deck."""
_COPIES = 2
_LETTERS = {ACE: "A", JACK: "J", QUEEN: "Q", KING: "K"}

RANK = tuple(number % RANKS + 1 for number in range(SIZE)) * _COPIES
"""Rank by card id, 1 (Ace) to 13 (King)."""
SUIT = tuple(number // RANKS for number in range(SIZE)) * _COPIES
"""Suit by card id, as an index into `SUITS`."""


def deck(copies: int = 1) -> tuple[Card, ...]:
    """So many whole decks, in the order of their ids."""
    return tuple(Card(number) for number in range(copies * SIZE))


def face(rank: int, suit: int) -> Card:
    """The first copy of a rank (1 to 13) and suit (0 to 3)."""
    return Card(suit * RANKS + rank - 1)


_BY_RANK = tuple(tuple(face(rank, suit) for suit in range(len(SUITS))) for rank in range(ACE, KING + 1))


def rank_of(card: Card) -> tuple[Card, ...]:
    """All cards of the rank that `card` has (their first copies)."""
    return _BY_RANK[RANK[card] - 1]


def notation(card: Card) -> str:
    """`10H`; `10H'` for the second copy."""
    rank = RANK[card]
    return f"{_LETTERS.get(rank, rank)}{SUITS[SUIT[card]]}{chr(39) * (card // SIZE)}"


_BY_NOTATION = {notation(card): card for card in deck(_COPIES)}


def parse(text: str) -> Card:
    """The card of that notation. ValueError when there is none."""
    if text not in _BY_NOTATION:
        raise ValueError(f"{text!r} is no card with a French suit")
    return _BY_NOTATION[text]
