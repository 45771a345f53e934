"""What a card does when it is taken from the pot. Carrying it out is the flow's; here is what has to be carried out."""

from collections.abc import Iterator

from game.core.cards import Card
from game.games.trash_poker.rules.cards import RANKS, row
from game.games.trash_poker.rules.effects import ActivateShuffle, CollectEffect, Reveal, TrashCards, Upgrade
from game.games.trash_poker.rules.ranks import EIGHT, FACE_RANKS, NINE, SEVEN, TEN

TRASHED_BY_A_FACE = 3
"""Rule trash.collect.faces."""


def collect_effects(card: Card) -> tuple[CollectEffect, ...]:
    """Rules trash.collect.sticker, trash.collect.symbols: what to do on collecting this card, in any order."""
    printed = row(card)
    own = tuple(effect for effect in printed.effects if isinstance(effect, CollectEffect)) if printed else ()
    return own or tuple(_of_ranks(RANKS[card]))


def _of_ranks(ranks: tuple[int, ...]) -> Iterator[CollectEffect]:
    if sevens := ranks.count(SEVEN):
        yield Reveal(sevens)
        yield ActivateShuffle()
    if upgrades := sum(rank in (EIGHT, NINE, TEN) for rank in ranks):
        yield Upgrade(upgrades, least=1 if upgrades == 1 else 0)
    if faces := sum(rank in FACE_RANKS for rank in ranks):
        yield TrashCards(TRASHED_BY_A_FACE * faces)
