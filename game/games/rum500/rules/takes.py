"""Which cards of the discard pile may be taken."""

from collections.abc import Iterator

from game.core.cards import Card
from game.games.rum500.rules.candidates import bits_of, melds
from game.games.rum500.rules.state import State, openings


def can_use(state: State, card: Card) -> bool:
    """Rule rum.take.use: whether the pile's `card` could be played at once by the seat whose turn it is."""
    held = bits_of(state.hands[state.turn]) | bits_of(above(state.pile, card))
    return melds(card, held) or card in _wanted(state)


def above(pile: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Rule rum.take.above: a card of the pile and all above it."""
    return pile[pile.index(card) :]


def usable(state: State) -> Iterator[Card]:
    """The cards of the pile for which `can_use` holds, from the top down."""
    held, wanted = bits_of(state.hands[state.turn]), _wanted(state)
    for card in reversed(state.pile):
        held |= 1 << card
        if card in wanted or melds(card, held):
            yield card


def _wanted(state: State) -> set[Card]:
    """The cards that fit a meld on the table."""
    return {card for meld in state.melds for card, _ in openings(meld)}
