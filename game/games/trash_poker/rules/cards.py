"""Trash Poker's cards: which there are, where they come from, and what is printed on them.

Ids: `seat * 52` and up the starting deck of a seat (0 to 3), in the order of `game.core.french`; from 208 the jokers in
the order of their numbers. Four copies of one face are four cards; each keeps its origin wherever it goes.

Notation: `10H`, the same card of the further decks `10H'`, `10H''` and `10H'''`; a joker by its number: `J14`.
"""

from collections.abc import Iterable

from game.core import french
from game.core.cards import Card
from game.core.zones import Seat
from game.games.trash_poker.rules.jokers import JOKERS, Joker, Stack, Star
from game.games.trash_poker.rules.ranks import ACE, HIGH_ACE

DECKS = 4
"""Starting decks, one for each seat; houses have one too."""
FIRST_JOKER = DECKS * french.SIZE
"""Ids from here up are jokers."""
_COUNT = FIRST_JOKER + len(JOKERS)


def deck(seat: Seat) -> tuple[Card, ...]:
    """Rule trash.deck: the 52 cards that a seat begins with."""
    return tuple(Card(seat * french.SIZE + number) for number in range(french.SIZE))


def joker(number: int) -> Card:
    """The joker of that number, from 1."""
    return Card(FIRST_JOKER + number - 1)


def stack(kind: Stack) -> tuple[Card, ...]:
    """All jokers of a kind, by number."""
    return tuple(joker(number) for number, row in enumerate(JOKERS, 1) if row.stack is kind)


FINAL_JOKER = stack(Stack.FINAL)[0]
"""Rule trash.joker.final: tells of the last round; no card of play."""


def is_joker(card: Card) -> bool:
    """Rule trash.joker.foreign: whether it is a joker; every card of the joker stack is one, whatever it shows."""
    return card >= FIRST_JOKER


def row(card: Card) -> Joker | None:
    """What is printed on a joker; None for any other card."""
    return JOKERS[card - FIRST_JOKER] if card >= FIRST_JOKER else None


def number(card: Card) -> int:
    """A joker's number, from 1."""
    return card - FIRST_JOKER + 1


def origin(card: Card) -> Seat | None:
    """The seat whose starting deck it comes from; None for a joker."""
    return Seat(card // french.SIZE) if card < FIRST_JOKER else None


def is_foreign(card: Card, seat: Seat) -> bool:
    """Rule trash.card.foreign: whether it is a joker or comes from another seat's starting deck."""
    return origin(card) != seat


def _ranks(card: Card) -> tuple[int, ...]:
    printed = row(card)
    return printed.ranks if printed else (french.RANK[card % french.SIZE],)


def _suits(card: Card) -> tuple[int, ...]:
    printed = row(card)
    if printed is None:
        return (french.SUIT[card % french.SIZE],)
    return () if printed.suit is None else (printed.suit,) * len(printed.ranks)


_EVERY = tuple(Card(number) for number in range(_COUNT))
RANKS = tuple(map(_ranks, _EVERY))
"""Rules trash.card.ranks, trash.joker.symbols: printed rank symbols by card id, 1 (Ace) to 13 (King)."""
SUITS = tuple(map(_suits, _EVERY))
"""Rule trash.card.suits: printed suit symbols by card id, 0 to 3; a joker has one for each rank that has a suit."""
STARS: tuple[Star | None, ...] = tuple(printed.star if (printed := row(card)) else None for card in _EVERY)
"""The star by card id."""
HIGH_RANKS = tuple(tuple(HIGH_ACE if rank == ACE else rank for rank in ranks) for ranks in RANKS)
"""Rule trash.card.order: printed rank symbols by card id as they compare, 2 to 14 (Ace)."""


def best_rank(card: Card) -> int:
    """Rule trash.tie.best: how high a revealed card is, 2 to 14: a joker by its best rank, a star as an Ace."""
    return HIGH_ACE if STARS[card] is Star.RED else max(HIGH_RANKS[card])


def symbols(cards: Iterable[Card], *ranks: int) -> int:
    """Rule trash.star.final: how many symbols of these ranks (1 to 13) stand on the cards. A star counts for none."""
    return sum(rank in ranks for card in cards for rank in RANKS[card])


def showing(cards: Iterable[Card], *ranks: int) -> tuple[Card, ...]:
    """Those cards that show one of these ranks (1 to 13)."""
    return tuple(card for card in cards if any(rank in ranks for rank in RANKS[card]))


def notation(card: Card) -> str:
    """`10H`, with a tick for each further deck; `J14`."""
    if is_joker(card):
        return f"J{number(card)}"
    return french.notation(Card(card % french.SIZE)) + "'" * (card // french.SIZE)


_BY_NOTATION = {notation(card): card for card in _EVERY}


def parse(text: str) -> Card:
    """The card of that notation. ValueError when there is none."""
    if text not in _BY_NOTATION:
        raise ValueError(f"{text!r} is no card of Trash Poker")
    return _BY_NOTATION[text]
