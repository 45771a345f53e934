"""Where everything lies on Trash Poker's table, for any window: in CSS pixels, from sizes in design units."""

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import FRect

from game.ui.cards import HEIGHT
from game.ui.fans import Fan, Print, fan
from game.ui.layout import columns, grid, inset, rows, shelve
from game.ui.screen import SMALLEST_TARGET, Screen
from game.ui.theme import BODY, HEADING, SMALLEST

SPACES = 24
"""Spaces of the scoring track; what is above shares the last."""
TABS = ("table", "tableau", "trash")
"""What an upright window shows one at a time."""


@dataclass(frozen=True, slots=True)
class Wants:
    """What has to find room. Seats are in the order in which they are shown: the one at the bottom last."""

    groups: tuple[int, ...]
    """Cards that lie before each seat in the pot's row."""
    jokers: int
    spread: int
    """Cards in the large row at the bottom."""
    top: bool
    """Whether the draw pile's top can be chosen beside them."""
    large: bool
    """The person wants large print."""
    tab: str = TABS[0]


@dataclass(frozen=True, slots=True)
class Piles:
    """What lies before the one at the bottom beside the hand."""

    draw: FRect
    discard: FRect
    tile: FRect
    chips: FRect
    strip: FRect | None
    """The dark strip they lie on, with room for words at the right of each; else the words stand below them."""


@dataclass(frozen=True, slots=True)
class Spread:
    """The large row at the bottom."""

    area: FRect
    fan: Fan
    top: FRect | None
    """The draw pile's top, beside the cards."""


@dataclass(frozen=True, slots=True)
class Pot:
    """The shared row: jokers, then what lies before each seat."""

    area: FRect
    jokers: Fan
    groups: tuple[Fan, ...]
    cells: tuple[FRect, ...]
    """The places of the groups."""
    named: bool
    """There is room for a name below the cards of each."""


@dataclass(frozen=True, slots=True)
class Places:
    """The whole table. What is None has no room in this window, or is on another tab."""

    tabs: tuple[FRect, ...]
    track: FRect | None
    round: FRect | None
    """Round, places and joker stacks."""
    tags: tuple[FRect, ...]
    """Everybody else, and where there is no other place for the own chips, the one at the bottom last."""
    pot: Pot | None
    bin: FRect | None
    tableau: FRect | None
    piles: Piles | None
    panel: FRect
    spread: Spread
    buttons: Mapping[str, FRect]
    """`main`, `second`, `undo`, `cards`."""
    rounds: bool
    """Undo and the cards' effects are round buttons."""


def places(area: FRect, screen: Screen, wants: Wants) -> Places:
    """The arrangement for the shape of the window."""
    if screen.portrait:
        return _upright(area, screen, wants)
    if screen.compact:
        return _small(area, screen, wants)
    return _wide(area, screen, wants)


def _wide(area: FRect, screen: Screen, wants: Wants) -> Places:
    """Track, others, pot and bin above; tableau, evaluation, hand, piles and buttons below."""
    px, gap, more = screen.px, screen.px(18), screen.text - 1
    track_high, side = px(64) + px(10) * more, px(264) * (1 + 0.28 * more)
    top = area.top + track_high + px(16)
    upper = (area.height - track_high - px(16)) * 0.36
    left = px(236) * (1 + 0.4 * more)
    middle = FRect(area.left + left + gap, top, area.width - left - side - 2 * gap, upper)
    low = FRect(area.left, middle.bottom + gap, area.width, area.bottom - middle.bottom - gap)
    board = FRect(low.left, low.top, px(372) * (1 + 0.1 * more), low.height)
    right = FRect(area.right - side, low.top, side, low.height)
    centre = FRect(board.right + gap, low.top, right.left - board.right - 2 * gap, low.height)
    panel = FRect(centre.left, centre.top, centre.width, px(124) + px(46) * more)
    hand = FRect(centre.left, panel.bottom + px(12), centre.width, centre.bottom - panel.bottom - px(12))
    piles, buttons = _wide_right(right, screen)
    others = _stacked(FRect(area.left, top, left, upper), len(wants.groups) - 1, px(90) + px(40) * more, px(8))
    return Places(
        tabs=(),
        track=FRect(area.left, area.top, area.width - side - gap, track_high),
        round=FRect(area.right - side, area.top, side, track_high),
        tags=tuple(others),
        pot=_pot(middle, wants, screen),
        bin=FRect(area.right - side, top, side, upper),
        tableau=board,
        piles=piles,
        panel=panel,
        spread=_spread(hand, wants, screen, px(112), px(60)),
        buttons=buttons,
        rounds=True,
    )


def _wide_right(area: FRect, screen: Screen) -> tuple[Piles, dict[str, FRect]]:
    """Piles, tile and chips; the buttons under them."""
    px = screen.px
    small = max(SMALLEST_TARGET, px(52))
    row = FRect(area.left, area.bottom - small - px(4), area.width, small)
    second, undo, cards = shelve(row, (None, small, small), px(8))
    main_high = max(SMALLEST_TARGET, px(70))
    main = FRect(area.left, row.top - px(14) - main_high, area.width, main_high)
    high = main.top - px(14) - area.top
    line = BODY.on(screen) * 1.2
    width = min(px(88), area.width * 0.33, (high - 2 * line) / HEIGHT)
    draw = FRect(area.left, area.top + px(4), width, width * HEIGHT)
    discard = draw.move(width + px(14), 0)
    rest = FRect(discard.right + px(12), area.top + px(4), area.right - discard.right - px(12), high)
    side = min(rest.width, px(64))
    tile = FRect(rest.centerx - side / 2, rest.top, side, side)
    under = tile.bottom + 2.1 * SMALLEST.on(screen) * 1.2
    chips = FRect(rest.left, under, rest.width, rest.bottom - under)
    return Piles(draw, discard, tile, chips, None), {"main": main, "second": second, "undo": undo, "cards": cards}


def _stacked(area: FRect, count: int, most: float, gap: float) -> list[FRect]:
    high = min(most, (area.height - gap * (count - 1)) / max(1, count))
    return [FRect(area.left, area.top + number * (high + gap), area.width, high) for number in range(count)]


def _upright(area: FRect, screen: Screen, wants: Wants) -> Places:
    """Tabs and what they show above; piles, evaluation, hand and buttons always below."""
    px, gap = screen.px, max(4.0, screen.px(10))
    text, on = SMALLEST.on(screen), wants.tab
    tabs = tuple(columns(FRect(area.left, area.top, area.width, max(SMALLEST_TARGET, px(78))), len(TABS)))
    main_high = max(SMALLEST_TARGET + 8, px(110), text * 3.2)
    panel_high = max(px(122), HEADING.on(screen) * 1.2 + text * 2.6 + 10)
    pile_high = max(SMALLEST_TARGET, px(74))
    row = FRect(area.left, area.bottom - main_high - px(4), area.width, main_high)
    room = row.top - gap - (tabs[0].bottom + gap) - panel_high - pile_high - 3 * gap
    hand_high = room * (0.3 if screen.compact else 0.32)
    hand = FRect(area.left, row.top - gap - hand_high, area.width, hand_high)
    panel = FRect(area.left, hand.top - gap - panel_high, area.width, panel_high)
    strip = FRect(area.left, panel.top - gap - pile_high, area.width, pile_high)
    upper = FRect(area.left, tabs[0].bottom + gap, area.width, strip.top - gap - tabs[0].bottom - gap)
    round_, track, tags, pot = _tabled(upper, wants, screen) if on == "table" else (None, None, (), None)
    return Places(
        tabs=tabs,
        track=track,
        round=round_,
        tags=tags,
        pot=pot,
        tableau=upper if on == "tableau" else None,
        bin=upper if on == "trash" else None,
        piles=_strip(strip, screen),
        panel=panel,
        spread=_spread(hand, wants, screen, px(118), SMALLEST_TARGET),
        buttons=_below(row, screen),
        rounds=False,
    )


def _tabled(area: FRect, wants: Wants, screen: Screen) -> tuple[FRect, FRect, tuple[FRect, ...], Pot]:
    """Round, track, tags and pot."""
    px, gap = screen.px, max(4.0, screen.px(10))
    line = max(SMALLEST.on(screen) * 1.3, px(34))
    track_high = max(px(104), SMALLEST.on(screen) * 3.4)
    tag_high = max(SMALLEST_TARGET, px(82))
    round_ = FRect(area.left, area.top, area.width, line)
    track = FRect(area.left, round_.bottom + gap / 2, area.width, track_high)
    row = FRect(area.left, track.bottom + gap, area.width, tag_high)
    pot = FRect(area.left, row.bottom + gap, area.width, area.bottom - row.bottom - gap)
    return round_, track, tuple(columns(row, len(wants.groups) - 1, gap)), _pot(pot, wants, screen)


def _strip(area: FRect, screen: Screen) -> Piles:
    """Piles, tile and chips in a row, each with room for words at its right."""
    high = area.height - max(4.0, screen.px(8))
    cells = columns(inset(area, max(3.0, screen.px(10)), 0), 4)
    width = high / HEIGHT
    top = area.centery - high / 2
    draw = FRect(cells[0].left, top, width, high)
    discard = FRect(cells[1].left, top, width, high)
    side = min(high, max(30.0, screen.px(58)))
    tile = FRect(cells[2].left, area.centery - side / 2, side, side)
    return Piles(draw, discard, tile, FRect(cells[3].left, top, cells[3].width, high), area)


def _below(row: FRect, screen: Screen) -> dict[str, FRect]:
    gap, side = max(5.0, screen.px(12)), max(SMALLEST_TARGET + 4, screen.px(96))
    room = row.width - 2 * side - 3 * gap
    main = FRect(row.left, row.top, room * 0.58, row.height)
    second = FRect(main.right + gap, row.top, room * 0.42, row.height)
    undo = FRect(second.right + gap, row.top, side, row.height)
    cards = FRect(undo.right + gap, row.top, side, row.height)
    return {"main": main, "second": second, "undo": undo, "cards": cards}


def _small(area: FRect, screen: Screen, wants: Wants) -> Places:
    """A small box: tags, track, pot and hand; panel and buttons in a column at the right."""
    area = FRect(area.left, area.top, area.width, area.height + 4)
    right = FRect(0, area.top, max(126.0, area.width * 0.29), area.height)
    right.right = area.right
    left = FRect(area.left, area.top, right.left - 8 - area.left, area.height)
    tags = tuple(columns(FRect(left.left, left.top, left.width, SMALLEST_TARGET), len(wants.groups), 4))
    track = FRect(left.left, tags[0].bottom + 4, left.width, 18)
    room = left.bottom - track.bottom - 8
    pot = FRect(left.left, track.bottom + 4, left.width, room * 0.45)
    hand = FRect(left.left, pot.bottom + 4, left.width, left.bottom - pot.bottom - 4)
    low = FRect(right.left, right.bottom - SMALLEST_TARGET - 2, right.width, SMALLEST_TARGET)
    second = FRect(right.left, low.top - 5 - SMALLEST_TARGET, right.width, SMALLEST_TARGET)
    main = FRect(right.left, second.top - 6 - 46, right.width, 46)
    undo, cards = columns(low, 2, 6)
    return Places(
        tabs=(),
        track=track,
        round=None,
        tags=tags,
        pot=_pot(pot, wants, screen),
        bin=None,
        tableau=None,
        piles=None,
        panel=FRect(right.left, right.top, right.width, main.top - 6 - right.top),
        spread=_spread(hand, wants, screen, 62.0, 30.0),
        buttons={"main": main, "second": second, "undo": undo, "cards": cards},
        rounds=True,
    )


def _spread(area: FRect, wants: Wants, screen: Screen, most: float, touch: float) -> Spread:
    """The cards of the bottom row, the draw pile's top before them."""
    room, top = FRect(area), None
    if wants.top:
        width = min(most * 0.8, area.height / HEIGHT, area.width * 0.2)
        top = FRect(area.left + 2, area.centery - width * HEIGHT / 2, width, width * HEIGHT)
        shift = width + max(8.0, screen.px(20))
        room = FRect(area.left + shift, area.top, area.width - shift, area.height)
    look = Print(screen.text, wants.large or screen.portrait)
    align = 0.5 if wants.spread < 4 else 0.0
    return Spread(area, fan(room, wants.spread, most, touch, look, align=align), top)


def _pot(area: FRect, wants: Wants, screen: Screen) -> Pot:
    """Jokers first, as large as there is room, then a cell for each seat, in proportion to its cards."""
    px, label = screen.px, SMALLEST.on(screen) * 1.25
    tiny = screen.compact and not screen.portrait
    pad, gap = max(4.0, px(12)), max(5.0, px(14))
    head = 0.0 if screen.compact or screen.portrait else label + px(2)
    inside = FRect(area.left + pad, area.top + head + pad / 2, area.width - 2 * pad, area.height - head - pad)
    high = inside.height - (0 if tiny else label)
    joker = min(inside.height / HEIGHT, px(116) if not tiny else 60.0, inside.width * 0.17)
    centres = tuple(
        (inside.left + joker / 2 + (joker + gap) * number, inside.centery) for number in range(wants.jokers)
    )
    left = inside.left + (joker + gap) * wants.jokers
    weights = [0.9 + 0.24 * max(0, min(count, 7) - 1) for count in wants.groups]
    unit = (inside.right - left - gap * (len(weights) - 1)) / sum(weights)
    cells, groups = list[FRect](), list[Fan]()
    look = Print(screen.text, wants.large or screen.portrait)
    for weight, count in zip(weights, wants.groups, strict=True):
        cell = FRect(left, inside.top, unit * weight, inside.height)
        most = min(joker * 0.88, cell.width * (1.0 if count < 2 else 0.6))
        room = FRect(cell.left, cell.top, cell.width, high)
        cells.append(cell)
        groups.append(fan(room, count, most, px(40), look, align=0.5, rows=1))
        left = cell.right + gap
    return Pot(area, Fan(joker, centres), tuple(groups), tuple(cells), not tiny)


def spaces(track: FRect, screen: Screen) -> list[FRect]:
    """The spaces of the scoring track, 1 first: in one line, or two in an upright window."""
    pad = max(2.0, screen.px(9))
    return grid(inset(track, pad, max(2.0, screen.px(7))), SPACES, 12 if screen.portrait else SPACES)


def tiles(board: FRect, screen: Screen) -> list[FRect]:
    """The six areas of a tableau, three and three, with room under each for the cards that stick out."""
    px = screen.px
    head = HEADING.on(screen) * 1.3
    inside = FRect(board.left + px(14), board.top + head + px(18), board.width - px(28), board.height - head - px(22))
    found = list[FRect]()
    for line in rows(inside, 2):
        found += [FRect(cell.left, cell.top, cell.width, cell.height * 0.8) for cell in columns(line, 3, px(8))]
    return found


def slots(bin_: FRect, screen: Screen) -> list[FRect]:
    """Thirteen slots for the ranks and one for stars."""
    px = screen.px
    head = HEADING.on(screen) * 1.35
    inside = FRect(bin_.left + px(18), bin_.top + head + px(10), bin_.width - px(36), bin_.height - head - px(26))
    return grid(inside, 14, 7, max(2.0, px(3)))
