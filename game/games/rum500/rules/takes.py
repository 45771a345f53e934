"""Which cards of the discard pile may be taken."""

from collections.abc import Iterator

from game.core.cards import Card
from game.games.rum500.rules.candidates import bits_of, melds
from game.games.rum500.rules.state import Meld, State, fitting


def can_use(state: State, card: Card) -> bool:
    """Rule rum.take.use: whether the pile's `card` could be played at once by the seat whose turn it is."""
    if wanted(state.melds) >> card & 1:
        return True
    return melds(card, bits_of(state.hands[state.turn]) | bits_of(above(state.pile, card)))


def above(pile: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Rule rum.take.above: a card of the pile and all above it."""
    return pile[pile.index(card) :]


def usable(state: State) -> Iterator[Card]:
    """The cards of the pile for which `can_use` holds, from the top down."""
    held, fitting = bits_of(state.hands[state.turn]), wanted(state.melds)
    for card in reversed(state.pile):
        held |= 1 << card
        if fitting >> card & 1 or melds(card, held):
            yield card


def wanted(table: tuple[Meld, ...]) -> int:
    """The selection of the cards that fit a meld on the table."""
    bits = 0
    for meld in table:
        bits |= fitting(meld)
    return bits
