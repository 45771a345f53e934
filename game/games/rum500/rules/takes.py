"""Which cards of the discard pile may be taken."""

from collections.abc import Iterable, Iterator

from game.core.cards import Card
from game.core.french import ACE, RANK, RANKS, SUIT, SUITS
from game.core.melds import HIGH_ACE, places
from game.games.rum500.rules.options import LEAST_IN_A_MELD
from game.games.rum500.rules.state import Meld, State, fitting_places


class Pool:
    """Cards to play from, which grows card by card: what a seat would hold after taking that much."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._ranks = [0] * (RANKS + 1)
        self._places = [0] * len(SUITS)
        """By suit: bit `place` for every place that a card can fill."""
        for card in cards:
            self.add(card)

    def add(self, card: Card) -> None:
        """One card more."""
        rank = RANK[card]
        self._ranks[rank] += 1
        self._places[SUIT[card]] |= 1 << rank | (1 << HIGH_ACE if rank == ACE else 0)

    def melds(self, card: Card) -> bool:
        """Whether `card`, one of the pool, can be laid down in a set or a run of the pool's cards."""
        if self._ranks[RANK[card]] >= LEAST_IN_A_MELD:
            return True
        filled = self._places[SUIT[card]]
        middles = filled & filled << 1 & filled >> 1
        return any(middles >> place - 1 & 0b111 for place in places(card))


def fits_table(melds: Iterable[Meld], card: Card) -> bool:
    """Whether `card` can be laid off somewhere."""
    return any(fitting_places(meld, card) for meld in melds)


def can_use(state: State, card: Card) -> bool:
    """Rule rum.take.use: whether the pile's `card` could be played at once by the seat whose turn it is."""
    if fits_table(state.melds, card):
        return True
    return Pool((*state.hands[state.turn], *above(state.pile, card))).melds(card)


def above(pile: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Rule rum.take.above: a card of the pile and all above it."""
    return pile[pile.index(card) :]


def usable(state: State) -> Iterator[Card]:
    """The cards of the pile for which `can_use` holds, from the top down."""
    pool = Pool(state.hands[state.turn])
    for card in reversed(state.pile):
        pool.add(card)
        if pool.melds(card) or fits_table(state.melds, card):
            yield card
