"""The position."""

from dataclasses import dataclass
from enum import Enum

from game.core.cards import Card
from game.core.rng import Rng
from game.core.zones import Seat, Zone
from game.games.trash_poker.rules.options import FIRST_SPACE, Options
from game.games.trash_poker.rules.ranks import Area
from game.games.trash_poker.rules.stars import StarChoice


class Phase(Enum):
    """The step of a round."""

    DRAFT = "draft"
    """Setup, variant: one after another a joker is put back."""
    CHOOSE = "choose"
    """Setup: everybody chooses one of the jokers dealt."""
    SHUFFLE = "shuffle"
    """Last round: everybody may shuffle before drawing."""
    DRAW = "draw"
    """Redraw, threes, select: at once, and hidden from the others until all have selected."""
    ROLL = "roll"
    """The played cards lie open; houses roll their dice."""
    SCORE = "score"
    """The hands are compared; lasting effects of a scored hand are carried out."""
    COLLECT = "collect"
    """One after another a card is taken from the pot and its effects are carried out."""
    CLEAN = "clean"
    """Own pot, cleaning up, "shuffle" tile: at once, in the open."""
    OVER = "over"


class Duty(Enum):
    """Something that a seat has still to do, or to decline."""

    PUT_BACK = "put_back"
    """Remove one of the jokers that lie open."""
    CHOOSE = "choose"
    SHUFFLE = "shuffle"
    REDRAW = "redraw"
    THREES = "threes"
    SELECT = "select"
    TAKE = "take"
    """Put a card of any Trash on the own discard pile."""
    COLLECT = "collect"
    REVEAL = "reveal"
    """Reveal the top of a foreign draw pile."""
    PLACE = "place"
    """Keep or trash the revealed card."""
    UPGRADE = "upgrade"
    TRASH = "trash"
    """Trash from the own discard pile or off the own draw pile."""
    POT = "pot"
    """Trash what is left of the own pot."""
    CLEANUP = "cleanup"
    """Trash from the own discard pile."""
    ROLL = "roll"
    """A house's, which TABLE does."""
    REMOVE = "remove"
    """A house's, which TABLE does: remove a card from the pot."""


@dataclass(frozen=True, slots=True)
class Pending:
    """A choice that is open: how many times it may still be made, and how many times it must."""

    duty: Duty
    most: int = 1
    least: int = 0
    begun: bool = False
    """Whether it is being carried out: what has begun is done in full before anything else."""


SEAT_ZONES = ("hand", "redrawn", "played", "pot", "draw_pile", "discard_pile", "trash", "own_jokers")
TABLE_ZONES = ("jokers", "stack", "turned", "box", "prizes", "final_joker")


@dataclass(frozen=True, slots=True)
class House:
    """What a house has in place of a tableau. Its face-down personalities are drawn when they are revealed, which
    comes to the same and leaves nothing to hide. Personalities are indexes into `PERSONALITIES`."""

    marker: int = FIRST_SPACE
    """The space of the scoring track that its rank marker is on."""
    die: int = 0
    """What it rolled this round; 0 before."""
    known: tuple[int, ...] = ()
    """Those of its personalities that have been revealed at any time."""
    shown: tuple[int, ...] = ()
    """Those that lie open since they were last shuffled, the newest last."""


@dataclass(frozen=True, slots=True)
class Place:
    """What lies before one seat. Piles run from the bottom to the top."""

    hand: tuple[Card, ...] = ()
    redrawn: tuple[Card, ...] = ()
    """Discarded in the drawing step; face up on the discard pile as soon as all have selected."""
    played: tuple[Card, ...] = ()
    pot: tuple[Card, ...] = ()
    draw_pile: tuple[Card, ...] = ()
    discard_pile: tuple[Card, ...] = ()
    trash: tuple[Card, ...] = ()
    own_jokers: tuple[Card, ...] = ()
    """Rule trash.personal.keep: jokers that this seat removed in the draft, in no deck yet."""
    areas: tuple[tuple[Card, ...], ...] = ((),) * len(Area)
    """Rule trash.upgrade.lasts: the cards of the upgrades, by `Area`."""
    stars: tuple[StarChoice, ...] = ()
    """What the stars of the played cards stand for; a star that is not named stands for what is best."""
    lay: tuple[Card, ...] = ()
    """While drawing: the discard pile as everybody has seen it before."""
    drew: int = 0
    """While drawing: cards that came to the hand at first."""
    tile: bool = False
    """Rule trash.tile.start: whether the "shuffle" tile is active."""
    chips: int = 0
    firsts: int = 0
    """Rounds in which this seat took first place."""
    achieved: int | None = None
    """Rule trash.achieve.one: the achievement that this seat has fulfilled, by its place."""
    vow_broken: bool = False
    """Rule trash.achieve.vow."""
    house: House | None = None
    """Rule trash.house.seat: what makes this seat a house; None for any other."""

    @property
    def deck(self) -> tuple[Card, ...]:
        """Rule trash.upgrade.gone: draw pile and discard pile, nothing else."""
        return self.draw_pile + self.discard_pile

    @property
    def drawable(self) -> tuple[Card, ...]:
        """Rule trash.house.no_shuffle: what can be drawn, if only after a shuffle; a house never shuffles."""
        return self.draw_pile if self.house else self.deck

    @property
    def upgrades(self) -> tuple[int, ...]:
        """Rule trash.upgrade.visible: how many cards lie in each `Area`."""
        return tuple(map(len, self.areas))


@dataclass(frozen=True, slots=True)
class State:
    """A position of Trash Poker."""

    options: Options
    rng: Rng
    phase: Phase
    round: int
    """From 1; 0 during the setup."""
    pending: tuple[tuple[Pending, ...], ...]
    """By seat: what is still to be done in this phase. While collecting in the owner's order, else in this one."""
    order: tuple[Seat, ...]
    """The placement of this round, first place first; empty before the hands are compared."""
    collecting: tuple[Seat, ...]
    """Who has still to collect, beginning with whose turn it is."""
    points: tuple[int, ...]
    """By seat: rank points on the scoring track; 0 before the hands are compared."""
    places: tuple[Place, ...]
    """By seat."""
    jokers: tuple[Card, ...]
    """The jokers in this round's pot."""
    stack: tuple[Card, ...]
    """Jokers of the rounds to come, the next on top."""
    turned: tuple[Card, ...]
    """A card revealed from a foreign draw pile, until it is placed."""
    box: tuple[Card, ...]
    """Jokers that are out of the game."""
    prizes: tuple[Card, ...]
    """Rule trash.achieve.joker: jokers that only achievements bring."""
    final_joker: tuple[Card, ...]


STACK, JOKERS, TURNED, BOX, PRIZES = map(Zone, ("stack", "jokers", "turned", "box", "prizes"))


def at(name: str, seat: Seat) -> Zone:
    """One of `SEAT_ZONES` of a seat."""
    return Zone(name, seat)


def area_zone(seat: Seat, area: Area) -> Zone:
    """The cards under one area of a seat's tableau."""
    return Zone("area", seat, int(area))


def zones(state: State) -> dict[Zone, tuple[Card, ...]]:
    """Where every card lies."""
    lying: dict[Zone, tuple[Card, ...]] = {Zone(name): getattr(state, name) for name in TABLE_ZONES}
    for number, place in enumerate(state.places):
        seat = Seat(number)
        lying |= {Zone(name, seat): getattr(place, name) for name in SEAT_ZONES}
        lying |= {area_zone(seat, area): place.areas[area] for area in Area}
    return lying
