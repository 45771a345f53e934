"""Who sees what, and how a position looks from where not all of it is seen."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.core.cards import HIDDEN, Card
from game.core.rng import Rng
from game.core.zones import Seat, Zone
from game.games.trash_poker.rules.ranks import PLAYED, Area
from game.games.trash_poker.rules.state import SEAT_ZONES, TABLE_ZONES, Duty, Phase, Place, State, area_zone, at

_OPEN = ("pot", "discard_pile", "trash", "own_jokers", "jokers", "turned", "prizes", "final_joker")
_OWN = ("hand", "redrawn", "played")


def sees(state: State, seat: Seat, zone: Zone) -> bool:
    """Rules trash.draw.hidden, trash.reveal, trash.pile.hidden, trash.pile.open, trash.trash.open, trash.pot.reveal,
    trash.upgrade.face_down."""
    if zone.name in _OPEN:
        return True
    if zone.name in _OWN:
        return zone.owner == seat or (zone.name == "played" and state.phase in (Phase.ROLL, Phase.SCORE))
    return zone.name == "draw_pile" and state.phase is Phase.OVER


def with_zones(state: State, zones: Mapping[Zone, tuple[Card, ...]], rng: Rng) -> State:
    """The same position with other cards; a place whose hand is hidden looks as `_concealed` says."""
    places = tuple(_place(state, Seat(seat), zones) for seat in range(len(state.places)))
    table: dict[str, Any] = {name: zones[Zone(name)] for name in TABLE_ZONES}
    return replace(state, rng=rng, places=places, **table)


def _place(state: State, seat: Seat, zones: Mapping[Zone, tuple[Card, ...]]) -> Place:
    piles: dict[str, Any] = {name: zones[at(name, seat)] for name in SEAT_ZONES}
    areas = tuple(zones[area_zone(seat, area)] for area in Area)
    place = replace(state.places[seat], areas=areas, **piles)
    if state.phase is Phase.DRAW and HIDDEN in place.hand + place.redrawn + place.played:
        return _concealed(place, all(each.duty is not Duty.SELECT for each in state.pending[seat]))
    return place


def _concealed(place: Place, selected: bool) -> Place:
    """Rule trash.draw.hidden: looks as if nothing had been redrawn, so that not even the number of cards tells."""
    played = min(PLAYED, place.drew) * selected
    lying = sum(map(len, (place.hand, place.redrawn, place.played, place.draw_pile, place.discard_pile)))
    return replace(
        place,
        hand=(HIDDEN,) * (place.drew - played),
        redrawn=(),
        played=(HIDDEN,) * played,
        draw_pile=(HIDDEN,) * (lying - place.drew - len(place.lay)),
        discard_pile=place.lay,
        stars=(),
    )
