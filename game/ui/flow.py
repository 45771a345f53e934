"""Small groups of cards that follow each other like words: each owner's sign, then its groups. In CSS pixels."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.ui.cards import HEIGHT
from game.ui.fans import LARGE_PITCH, Pack, Point

STEP = 0.46
"""Of a card's width, from card to card: the index of large print shows."""
APART = HEIGHT + 0.1
"""The same from row to row where rows do not overlap; where they do, it is LARGE_PITCH."""
GAP = 6.0
LOOSE = 0.58
"""Of the widest cards: how wide they are at least while rows do not overlap."""
LEAST = 14.0
"""How wide they are at least."""
_SHRINK = 0.96


@dataclass(frozen=True, slots=True)
class Bunch:
    """Cards that lie together."""

    size: int
    marked: bool = False
    """A mark stands before them."""


@dataclass(frozen=True, slots=True)
class Room:
    """What is kept free beside the cards."""

    sign: float
    """For an owner's sign."""
    mark: float
    """Before a group that is marked."""
    points: float
    """Behind every group."""


@dataclass(frozen=True, slots=True)
class Flow:
    """Signs and groups by owner; how high they are together."""

    signs: tuple[Point, ...]
    packs: tuple[Pack, ...]
    height: float


def flow(area: FRect, owners: Sequence[Sequence[Bunch]], most: float, room: Room) -> Flow:
    """The groups with the widest cards, at most `most`, with which all fit into `area`.

    If possible each owner begins a row, else where the one before ends; if possible rows do not overlap, else they are
    closed up. Where nothing fits, cards are small.
    """
    for pitch, anew, least in ((APART, True, LOOSE * most), (APART, False, LOOSE * most), (LARGE_PITCH, False, LEAST)):
        width = most
        while width >= least:
            found = _flowed(area, owners, width, pitch, room, anew)
            if found.height <= area.height + 0.5:
                return found
            width *= _SHRINK
    return _flowed(area, owners, min(most, LEAST), LARGE_PITCH, room)


def height(wide: float, owners: Sequence[Sequence[Bunch]], width: float, pitch: float, room: Room) -> float:
    """How high the groups are with cards of that width, in rows that far apart by cards' widths."""
    return _flowed(FRect(0, 0, wide, 0), owners, width, pitch, room).height


def _flowed(
    area: FRect, owners: Sequence[Sequence[Bunch]], width: float, pitch: float, room: Room, anew: bool = False
) -> Flow:
    pen = _Pen(area, pitch * width)
    signs, packs = list[Point](), list[Pack]()
    for bunches in owners:
        wides = [room.mark * each.marked + width * (1 + STEP * (each.size - 1)) + room.points for each in bunches]
        if anew:
            pen.begin_row()
        x, y = pen.put(room.sign, wides[0] if wides else 0.0)
        signs.append((x + room.sign / 2, y + min(pitch, HEIGHT) * width / 2))
        groups = [pen.put(wide) for wide in wides]
        packs.append(
            Pack(width, tuple(_cards(at, each, width, room) for at, each in zip(groups, bunches, strict=True)))
        )
    return Flow(tuple(signs), tuple(packs), pen.y + width * HEIGHT - area.top)


def _cards(corner: Point, bunch: Bunch, width: float, room: Room) -> tuple[Point, ...]:
    left, y = corner[0] + room.mark * bunch.marked + width / 2, corner[1] + width * HEIGHT / 2
    return tuple((left + STEP * width * number, y) for number in range(bunch.size))


class _Pen:
    """Goes along rows, and down where a row is full."""

    def __init__(self, area: FRect, pitch: float) -> None:
        self.area, self.pitch = area, pitch
        self.x, self.y = area.left, area.top

    def begin_row(self) -> None:
        """Down, unless nothing stands in the row yet."""
        if self.x > self.area.left:
            self.x, self.y = self.area.left, self.y + self.pitch

    def put(self, wide: float, follows: float = 0.0) -> Point:
        """The left top corner of the next thing; it shall stand in one row with what follows it."""
        if self.x > self.area.left and self.x + wide + follows > self.area.right + 0.5:
            self.begin_row()
        at = self.x, self.y
        self.x += wide + (0.0 if follows else GAP)
        return at
