"""What moves on a table: cards and things, where they lie in a layout, and where they are just now."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.cards import HIDDEN, Card
from game.core.zones import Zone


class Spot(NamedTuple):
    """A card that nobody here may know: named by its zone and how many lie before it."""

    zone: Zone
    place: int


Key = Card | Spot | str
"""What a sprite shows: a card, a card face down, or a thing by its name."""


@dataclass(frozen=True, slots=True)
class Placement:
    """Where something lies when nothing moves. Centre and width in CSS pixels, angle in degrees against the clock."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    up: bool = True
    """Face up."""
    order: float = 0.0
    """What is drawn later lies on top."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where a view puts everything: the one truth that every animation ends in."""

    cards: Mapping[Key, Placement]
    """Every sprite that is seen, `str` keys included."""
    zones: Mapping[Zone, Placement] = field(default_factory=dict)
    """Where a card enters or leaves a zone in which it is not seen by itself."""
    home: Placement = Placement(0, 0, 60)
    """The same for zones without a place of their own."""

    def zone(self, zone: Zone) -> Placement:
        """Where a card of that zone comes from, or goes to."""
        return self.zones.get(zone, self.home)


def keys(zone: Zone, cards: Iterable[Card]) -> tuple[Key, ...]:
    """The sprites of a zone's cards, in order: the card where it is known, else its spot."""
    return tuple(Spot(zone, place) if card == HIDDEN else card for place, card in enumerate(cards))


@dataclass(slots=True)
class Sprite:
    """Something as it is drawn at this moment."""

    what: Key
    x: float
    y: float
    width: float
    angle: float = 0.0
    flip: float = 1.0
    """1 face up, 0 face down, between them it turns."""
    lift: float = 0.0
    """Height above the table in CSS pixels: drawn that much higher, its shadow that much softer."""
    alpha: float = 1.0
    order: float = 0.0
    kept: float | None = None
    """The width at which its picture is drawn and kept while it grows or shrinks on its way."""

    @classmethod
    def at(cls, what: Key, place: Placement) -> "Sprite":
        """One that lies where it belongs."""
        return cls(what, place.x, place.y, place.width, place.angle, float(place.up), 0.0, 1.0, place.order)

    def put(self, place: Placement) -> None:
        """Lays it exactly there."""
        self.x, self.y, self.width, self.angle = place.x, place.y, place.width, place.angle
        self.flip, self.lift, self.alpha, self.order, self.kept = float(place.up), 0.0, 1.0, place.order, None

    def rests_at(self, place: Placement) -> bool:
        """Whether it lies exactly there."""
        return self == Sprite.at(self.what, place)


class Sprites:
    """All sprites of a table by what they show."""

    def __init__(self) -> None:
        self._by_key: dict[Key, Sprite] = {}

    def __getitem__(self, what: Key) -> Sprite:
        return self._by_key[what]

    def get(self, what: Key) -> Sprite | None:
        """The sprite that shows `what`."""
        return self._by_key.get(what)

    def add(self, sprite: Sprite) -> Sprite:
        """`sprite`, in place of any other that shows the same."""
        self._by_key[sprite.what] = sprite
        return sprite

    def drop(self, what: Key) -> None:
        """Takes a sprite away, if it is there."""
        self._by_key.pop(what, None)

    def settle(self, layout: Layout) -> None:
        """Exactly the sprites of `layout`, each exactly where it belongs."""
        self._by_key = {what: self._settled(what, place) for what, place in layout.cards.items()}

    def _settled(self, what: Key, place: Placement) -> Sprite:
        sprite = self._by_key.get(what) or Sprite.at(what, place)
        sprite.put(place)
        return sprite

    def settled(self, layout: Layout) -> bool:
        """The law of every table: whether each sprite rests where `layout` puts it, and no other is there."""
        return self._by_key.keys() == layout.cards.keys() and all(
            sprite.rests_at(layout.cards[what]) for what, sprite in self._by_key.items()
        )

    def drawn(self) -> list[Sprite]:
        """In the order of drawing, what flies last."""
        return sorted(self._by_key.values(), key=lambda each: (each.lift > 0, each.order))
