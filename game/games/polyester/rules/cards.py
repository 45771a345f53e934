"""Polyester's cards: what is printed on each, and which lie in a deck.

Ids: 0-71 the Illustrated deck (two copies of every rank and fabric), 72-143 the Fabric deck (Neon, then Beige), then
the action cards. Within a deck of 72, `id = second * 36 + fabric * 9 + rank - 1`; the 6 Cards game leaves out 7 to 9.
"""

from enum import Enum

from game.core.cards import Card


class Deck(Enum):
    """The two decks."""

    ILLUSTRATED = "illustrated"
    FABRIC = "fabric"


class Fabric(Enum):
    """The suits, in the order of the rule text; the value is the letter of the notation."""

    VINYL = "V"
    SEQUIN = "S"
    FAUX = "F"
    MESH = "M"


class Colour(Enum):
    """The two colours of every fabric in the Fabric deck; the value is the letter of the notation."""

    NEON = "n"
    BEIGE = "b"


class ActionCard(Enum):
    """The kinds of action cards; the value is the word of the notation."""

    KNOCKOFF = "Knockoff"
    VIP_PASS = "Pass"
    LOYALTY_DISCOUNT = "Discount"
    STORE_CREDIT = "Credit"


REWARDS = (ActionCard.VIP_PASS, ActionCard.LOYALTY_DISCOUNT, ActionCard.STORE_CREDIT)
COPIES_OF_A_REWARD = 6
"""Decided (poly.reward.copies): how many cards of each kind of Reward there are."""

ACE = 1
_RANKS, _FABRICS = 9, tuple(Fabric)
_HALF = _RANKS * len(_FABRICS)
_SIZE = 2 * _HALF
KNOCKOFF = Card(2 * _SIZE)
"""The one Knockoff: only the seat whose turn it is can hold it."""
_PRINTED = (ActionCard.KNOCKOFF, *(kind for kind in REWARDS for _ in range(COPIES_OF_A_REWARD)))

RANK = tuple(number % _RANKS + 1 for number in range(2 * _SIZE)) + (0,) * len(_PRINTED)
"""Rank by card id, 1 (Ace) to 9; 0 for action cards."""
FABRIC = tuple(number % _HALF // _RANKS for number in range(2 * _SIZE))
"""Fabric by card id, as an index into the order of `Fabric`."""
COLOUR = tuple(number % _SIZE // _HALF for number in range(2 * _SIZE))
"""Second half of the deck by card id: 0 Neon, 1 Beige in the Fabric deck; the copy in the Illustrated one."""


def deck_of(deck: Deck, ranks: int) -> tuple[Card, ...]:
    """Rules poly.deck.illustrated, poly.deck.fabric: the cards of a deck with ranks Ace to `ranks`, 8 of each rank."""
    start = 0 if deck is Deck.ILLUSTRATED else _SIZE
    return tuple(Card(number) for number in range(start, start + _SIZE) if RANK[number] <= ranks)


def action_cards() -> tuple[Card, ...]:
    """Rule poly.action.pile: the Knockoff and every Reward, none of them a card of a deck."""
    return tuple(Card(KNOCKOFF + number) for number in range(len(_PRINTED)))


def action_card(card: Card) -> ActionCard | None:
    """Which action card it is; None for a card of the deck."""
    return _PRINTED[card - KNOCKOFF] if card >= KNOCKOFF else None


def rank(card: Card) -> int:
    """Rank of a card of the deck, 1 to 9."""
    return RANK[card]


def fabric(card: Card) -> Fabric:
    """Fabric of a card of the deck."""
    return _FABRICS[FABRIC[card]]


def colour(card: Card) -> Colour | None:
    """Rule poly.deck.names: Neon or Beige; None for a card of the Illustrated deck."""
    if card < _SIZE:
        return None
    return Colour.BEIGE if COLOUR[card] else Colour.NEON


def notation(card: Card) -> str:
    """`7Mn` and `7Mb` in the Fabric deck, `7M` and `7M'` in the Illustrated one, `Pass2` for an action card."""
    if kind := action_card(card):
        first = KNOCKOFF + _PRINTED.index(kind)
        return kind.value if kind is ActionCard.KNOCKOFF else f"{kind.value}{card - first + 1}"
    shade = colour(card)
    tail = shade.value if shade else "'" * COLOUR[card]
    return f"{'A' if RANK[card] == ACE else RANK[card]}{fabric(card).value}{tail}"


_BY_NOTATION = {notation(Card(number)): Card(number) for number in range(len(RANK))}


def parse(text: str) -> Card:
    """The card of that notation. ValueError when there is none."""
    if text not in _BY_NOTATION:
        raise ValueError(f"{text!r} is no card of Polyester")
    return _BY_NOTATION[text]
