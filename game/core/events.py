"""Facts that `apply` returns and that a table plays slowly. Every game adds its own beside these."""

from dataclasses import dataclass

from game.core.cards import Card
from game.core.zones import Seat, Zone


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Frozen; named in the past tense; says which cards by their ids."""


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """Cards went from one zone to another, in this order."""

    cards: tuple[Card, ...]
    source: Zone
    target: Zone


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The cards of a zone were put into an order that nobody knows."""

    zone: Zone


@dataclass(frozen=True, slots=True)
class Secret(Event):
    """Something that its seat alone hears of; the others hear nothing at all."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over. More than one winner is a tie."""

    winners: tuple[Seat, ...]
