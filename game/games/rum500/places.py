"""What has to find room on 500 Rum's table, and where everything lies then: rectangles in CSS pixels."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from pygame import FRect

from game.ui.cards import HEIGHT
from game.ui.fans import Fan, Pack
from game.ui.flow import Bunch
from game.ui.screen import Screen

ROOMY = 0.8


@dataclass(frozen=True, slots=True)
class Wants:
    """What has to find room. Seats are in the order in which they are shown: the one at the bottom last."""

    hand: int
    pile: int
    groups: tuple[tuple[Bunch, ...], ...]
    """By seat: the cards that lie together in front of it."""
    hidden: tuple[int, ...]
    """By seat but the last: cards in hand that the viewer does not know."""
    large: bool
    """The person wants large print."""


@dataclass(frozen=True, slots=True)
class Front:
    """What lies in front of the seats, and who sits there."""

    tags: tuple[FRect, ...]
    paper: bool
    """Tags lie on paper; else they stand on the cloth."""
    signs: tuple[tuple[float, float], ...]
    """Where each seat's button stands in front of its melds; empty when the tags are beside them."""
    melds: tuple[Pack, ...]
    rows: tuple[FRect, ...]
    """What each seat has for its melds."""
    fans: tuple[Fan | None, ...]
    """Backs of unknown cards, by seat but the last. None where there is no room for them."""
    tight: bool = False
    """The melds lie close: marks and points stand beside them, not on them."""


@dataclass(frozen=True, slots=True)
class Middle:
    """Stock and pile. What is None has no room in this window."""

    stock: FRect
    count: FRect
    """How many cards the stock has."""
    pile: Fan
    pile_area: FRect
    caption: FRect
    """What would be taken, or why not."""
    tray: FRect | None = None
    """A dark tray under the pile."""
    title: FRect | None = None
    """What the pile is."""


@dataclass(frozen=True, slots=True)
class Places:
    """The whole table."""

    front: Front
    middle: Middle
    hand: Fan
    hand_area: FRect
    pad: FRect
    """The score pad, or the panel that stands for it."""
    buttons: Mapping[str, FRect]
    """`main`, `second`, `sort`, `undo`."""
    brief: bool = False
    """The pad is a small panel."""
    rounds: bool = False
    """Undo and Sort are round buttons."""
    goal: FRect | None = None
    """What wins. None where there is no room for it."""

    @property
    def table(self) -> FRect:
        """All that the melds have."""
        return self.front.rows[0].unionall(list(self.front.rows[1:]))


def empty_spot(row: FRect, packed: Pack) -> tuple[float, float]:
    """Where a seat's next meld would begin."""
    last: Sequence[tuple[float, float]] = packed.groups[-1] if packed.groups else ()
    if not last:
        return row.left + packed.width / 2, row.top + packed.width * HEIGHT / 2
    return min(last[-1][0] + packed.width * 1.4, row.right - packed.width / 2), last[-1][1]


def roomy(packs: Sequence[Pack], most: float, screen: Screen) -> bool:
    """Whether all cards are nearly as wide as they may be, and points and marks at their corners cover no other card:
    no row lies over another, and on a small screen there is but one.
    """
    return all(pack.width >= ROOMY * most and not _closed(pack, screen.compact) for pack in packs if pack.groups)


def _closed(packed: Pack, compact: bool) -> bool:
    rows = sorted({y for group in packed.groups for _, y in group})
    return any(compact or lower - upper < packed.width * HEIGHT for upper, lower in pairwise(rows))
