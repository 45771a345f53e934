"""Who knows what: all of it follows from `sees`, once for every game."""

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from game.core.cards import HIDDEN, Card
from game.core.events import Event, Moved, Secret, Shuffled
from game.core.protocol import Game, S
from game.core.rng import Rng
from game.core.shapes import map_cards
from game.core.zones import Seat, Zone

T = TypeVar("T")


def seen(game: Game[S, Any, Any], state: S, seat: Seat) -> frozenset[Card]:
    """The cards whose place `seat` knows."""
    return frozenset(_visible(game, state, seat))


def _visible(game: Game[S, Any, Any], state: S, seat: Seat) -> Iterator[Card]:
    for zone, cards in game.zones(state).items():
        yield from (card for card in cards if card != HIDDEN and game.sees(state, seat, zone, card))


def view(game: Game[S, Any, Any], state: S, seat: Seat) -> S:
    """The position as `seat` sees it: unseen cards are HIDDEN and lie last in their zone, chance is blank."""
    zones = {zone: _masked(game, state, seat, zone, cards) for zone, cards in game.zones(state).items()}
    return game.with_zones(state, zones, Rng())


def _masked(game: Game[S, Any, Any], state: S, seat: Seat, zone: Zone, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    known = tuple(card for card in cards if card != HIDDEN and game.sees(state, seat, zone, card))
    return known + (HIDDEN,) * (len(cards) - len(known))


def guess(game: Game[S, Any, Any], view: S, rng: Rng) -> S:
    """A full position that fits `view`: the unseen cards lie where HIDDEN ones were, every way equally likely."""
    zones = game.zones(view)
    known = {card for cards in zones.values() for card in cards}
    unseen, rng = rng.shuffled(sorted(card for card in game.cards(view) if card not in known))
    supply = iter(unseen)
    full = {zone: tuple(next(supply) if card == HIDDEN else card for card in cards) for zone, cards in zones.items()}
    return game.with_zones(view, full, rng)


def hear(game: Game[S, Any, Any], before: S, after: S, told: T, seat: Seat) -> T:
    """An event or action as `seat` hears it: a card it saw neither before nor after the step is HIDDEN.

    In a step that used chance a card may have been shuffled out of sight: what was seen before counts for nothing then,
    but where a card is moved away from the very place it was seen in.
    """
    known = seen(game, after, seat)
    if before.rng == after.rng:
        known |= seen(game, before, seat)
    elif isinstance(told, Moved):
        lay = game.zones(before).get(told.source, ())
        known |= {card for card in lay if card != HIDDEN and game.sees(before, seat, told.source, card)}
    heard: T = map_cards(type(told), told, lambda card: card if card in known else HIDDEN)
    return heard


def listen(game: Game[S, Any, Any], before: S, after: S, events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
    """The events of a step as one seat hears them: no secrets of others, and no moves where it sees nothing move.

    Otherwise the number of cards that move unseen would tell what the views before and after hide.
    """
    lay, lies = (game.zones(view(game, state, seat)) for state in (before, after))
    heard = (each for each in events if not (isinstance(each, Secret) and each.seat != seat))
    kept = (each for each in heard if lay != lies or not isinstance(each, (Moved, Shuffled)))
    return tuple(hear(game, before, after, each, seat) for each in kept)


def reveals(game: Game[S, Any, Any], before: S, after: S, seats: int) -> bool:
    """Whether the step told anybody something new: it used chance, or showed a card not seen before."""
    if before.rng != after.rng:
        return True
    everybody = (Seat(number) for number in range(seats))
    return any(not seen(game, after, seat) <= seen(game, before, seat) for seat in everybody)
