"""What has to find room on contract rummy's table, and where it lies. In CSS pixels."""

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import FRect

from game.ui.fans import Fan, Pack, Point


@dataclass(frozen=True, slots=True)
class Wants:
    """What has to find room. Seats are in the order in which they are shown: the one at the bottom last."""

    hand: int
    """Cards that are in no slot."""
    slots: tuple[tuple[int, int], ...]
    """One's own melds, or what is to become them: how many cards there are, and how many there must be."""
    melds: tuple[tuple[int, ...], ...]
    """By seat but the last: how many cards each meld has."""
    actions: int
    """How many buttons there are for what can be done."""
    large: bool
    """The person wants large print."""


@dataclass(frozen=True, slots=True)
class Others:
    """Who sits there, and the melds of all but the one at the bottom."""

    tags: tuple[FRect, ...]
    """All seats, or all but the one at the bottom."""
    paper: bool
    """Tags lie on paper; else they stand on the rows."""
    rows: tuple[FRect, ...]
    """Dark panels under the melds."""
    signs: tuple[Point, ...]
    """Where a seat's button stands before its melds; empty where the tags are beside them."""
    packs: tuple[Pack, ...]
    """By seat but the last: its melds."""
    spots: tuple[Point, ...]
    """Likewise: the middle of its row, to which melds move."""


@dataclass(frozen=True, slots=True)
class Middle:
    """The piles, and what is asked."""

    stock: FRect
    pile: FRect
    counts: tuple[FRect, FRect]
    """How many cards the stock and the discard pile have."""
    prompt: FRect
    """What is asked, on paper."""
    words: FRect
    ring: FRect
    """The time to answer."""


@dataclass(frozen=True, slots=True)
class Own:
    """What belongs to the one at the bottom."""

    slots: tuple[FRect, ...]
    fans: tuple[Fan, ...]
    """By slot: a place for every card that is there, and for those that must come."""
    heads: float
    """How high a slot's title is; 0 where there is none."""
    box: FRect | None
    """The dark panel under the hand."""
    hand: Fan
    area: FRect
    """What the hand has."""


@dataclass(frozen=True, slots=True)
class Places:
    """The whole table. What is None has no room in this window."""

    runner: FRect
    """The plain cloth in the middle."""
    others: Others
    middle: Middle
    own: Own
    sheet: FRect | None
    """The score sheet."""
    hold: FRect
    """What the hand costs now."""
    buttons: Mapping[str, FRect]
    """`first`, `second`, `third`, `sort`, `undo`."""
    label: FRect | None
    """Which hand, and its contract."""
