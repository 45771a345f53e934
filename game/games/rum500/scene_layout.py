"""Where everything lies on 500 Rum's table, for any window: rectangles in CSS pixels, from sizes in design units."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.ui.cards import HEIGHT
from game.ui.fans import Fan, Pack, Print, fan, pack
from game.ui.layout import columns, shelve
from game.ui.screen import SMALLEST_TARGET, Screen
from game.ui.theme import BODY, NAME, SMALLEST

BAND = 54.0
"""Design units of the towel's stripes at either end of the cloth."""


@dataclass(frozen=True, slots=True)
class Wants:
    """What has to find room. Seats are in the order in which they are shown: the one at the bottom last."""

    hand: int
    pile: int
    groups: tuple[tuple[int, ...], ...]
    """By seat: how many cards lie together in front of it, group by group."""
    hidden: tuple[int, ...]
    """By seat but the last: cards in hand that the viewer does not know."""
    large: bool
    """The person wants large print."""


@dataclass(frozen=True, slots=True)
class Places:
    """The whole table. What is None has no room in this window."""

    tags: tuple[FRect, ...]
    """Who sits there."""
    paper: bool
    """Tags lie on paper; else they stand on the cloth."""
    signs: tuple[tuple[float, float], ...]
    """Where each seat's button stands in front of its melds; empty when the tags are beside them."""
    melds: tuple[Pack, ...]
    rows: tuple[FRect, ...]
    """What each seat has for its melds."""
    fans: tuple[Fan | None, ...]
    """Backs of unknown cards, by seat but the last."""
    stock: FRect
    count: FRect
    """How many cards the stock has."""
    tray: FRect | None
    """A dark tray under the pile."""
    title: FRect | None
    """What the pile is."""
    caption: FRect
    """What would be taken, or why not."""
    pile: Fan
    pile_area: FRect
    hand: Fan
    hand_area: FRect
    pad: FRect
    """The score pad, or the panel that stands for it."""
    brief: bool
    """The pad is a panel of two lines."""
    buttons: Mapping[str, FRect]
    """`main`, `second`, `sort`, `undo`."""
    rounds: bool
    """Undo and Sort are round buttons."""
    goal: FRect | None
    """What wins."""

    @property
    def table(self) -> FRect:
        """All that the melds have."""
        return self.rows[0].unionall(list(self.rows[1:]))


def places(area: FRect, screen: Screen, wants: Wants) -> Places:
    """The arrangement for the shape of the window."""
    if screen.portrait:
        return _upright(area, screen, wants)
    if screen.compact:
        return _small(area, screen, wants)
    return _wide(area, screen, wants)


def _print(screen: Screen, wants: Wants) -> Print:
    return Print(screen.text, wants.large)


# Wide


def _wide(area: FRect, screen: Screen, wants: Wants) -> Places:
    """Others at the top, stock and pile below them, one's own melds, the hand; pad and buttons at the right."""
    px, more = screen.px, screen.text - 1
    area = FRect(area.left + px(BAND + 2), area.top, area.width - 2 * px(BAND + 2), area.height + px(10))
    right = FRect(0, area.top, px(206) * (1 + 0.35 * more), area.height)
    right.right = area.right + px(10)
    left = FRect(area.left, area.top, right.left - px(28) - area.left, area.height)
    head = NAME.on(screen) * 1.25 + SMALLEST.on(screen) * 1.3
    hand_high = px(150) - px(20) * more
    own_high = max(px(80), head)
    hand = FRect(left.left, left.bottom - hand_high, left.width, hand_high)
    own = FRect(left.left, hand.top - px(14) - own_high, left.width, own_high)
    caption = BODY.on(screen) * 1.25 * (2 if more < 0.5 else 1)
    middle_high = px(134) + caption - px(14) * more
    middle = FRect(left.left, own.top - px(8) - middle_high, left.width, middle_high)
    top = FRect(left.left, left.top, left.width, middle.top - px(4) - left.top)
    tags, rows, fans = _others(top, screen, wants, head)
    mine = px(276) + px(60) * more
    tags.append(FRect(own.left, own.top, mine - px(10), head))
    rows.append(FRect(own.left + mine, own.top, own.width - mine, own.height))
    stock, pile_area = _middle(middle, screen, caption)
    pile = fan(pile_area, wants.pile, px(82), px(36), _print(screen, wants))
    under = FRect(pile_area.left, middle.bottom - caption, pile_area.width, caption)
    width = px(208) + px(120) * more
    packs = tuple(pack(row, sizes, px(58)) for row, sizes in zip(rows, wants.groups, strict=True))
    pad, buttons, goal = _right(right, screen)
    return Places(
        tags=tuple(tags),
        paper=False,
        signs=(),
        melds=packs,
        rows=tuple(rows),
        fans=fans,
        stock=stock,
        count=FRect(stock.left - px(16), under.top, stock.width + px(32), BODY.on(screen) * 1.25),
        tray=None,
        title=FRect(under.left, under.top, width, BODY.on(screen) * 1.25),
        caption=FRect(under.left + width, under.top, under.width - width, under.height),
        pile=pile,
        pile_area=pile_area,
        hand=fan(hand, wants.hand, px(102), px(42), _print(screen, wants)),
        hand_area=hand,
        pad=pad,
        brief=False,
        buttons=buttons,
        rounds=False,
        goal=goal,
    )


def _others(
    area: FRect, screen: Screen, wants: Wants, head: float
) -> tuple[list[FRect], list[FRect], tuple[Fan | None, ...]]:
    """A column for each of the others: who it is, the backs of its hand, its melds."""
    px = screen.px
    tags, rows, fans = list[FRect](), list[FRect](), list[Fan | None]()
    for number, column in enumerate(columns(area, len(wants.groups) - 1, px(22))):
        room = min(column.width * 0.36, px(150)) if column.width >= px(250) * screen.text else 0.0
        tags.append(FRect(column.left, column.top, column.width - room, head))
        backs = FRect(column.right - room, column.top, room, px(50))
        fans.append(fan(backs, wants.hidden[number], px(36), px(8), Print(), 0.34, 1.0, 1) if room else None)
        top = column.top + head + px(10)
        rows.append(FRect(column.left, top, column.width, column.bottom - top))
    return tags, rows, tuple(fans)


def _middle(area: FRect, screen: Screen, caption: float) -> tuple[FRect, FRect]:
    """The stock, and what the pile has."""
    px = screen.px
    high = area.height - caption - px(12)
    width = min(px(82), high / HEIGHT)
    stock = FRect(area.left + px(2), area.top + (high - width * HEIGHT) / 2 + px(4), width, width * HEIGHT)
    left = stock.right + px(34)
    return stock, FRect(left, area.top + px(4), area.right - left, high)


def _right(area: FRect, screen: Screen) -> tuple[FRect, dict[str, FRect], FRect]:
    """The score pad, and the buttons under it."""
    px = screen.px
    goal = FRect(area.left, area.bottom - BODY.on(screen) * 1.4 - px(6), area.width, BODY.on(screen) * 1.4)
    low = max(px(54), SMALLEST_TARGET)
    row = FRect(area.left, goal.top - px(6) - low, area.width, low)
    small = shelve(row, (None, low), px(12))
    second = FRect(area.left, small[0].top - px(16) - px(60), area.width, px(60))
    main = FRect(area.left, second.top - px(16) - px(74), area.width, px(74))
    pad = FRect(area.left, area.top, area.width, main.top - px(18) - area.top)
    return pad, {"main": main, "second": second, "sort": small[0], "undo": small[1]}, goal


# Upright


def _upright(area: FRect, screen: Screen, wants: Wants) -> Places:
    """Tags, melds and stock, the pile on its tray, the hand, the panel, buttons: what is touched most lies lowest."""
    px, gap = screen.px, max(5.0, screen.px(10))
    tags, top = _tags(area, screen, len(wants.groups))
    buttons, floor = _below(area, screen)
    panel_high = max(px(78), 2 * SMALLEST.on(screen) * 1.3 + 8)
    pad = FRect(area.left, floor - gap - panel_high, area.width, panel_high)
    room = pad.top - gap - top
    hand_share, tray_share = _upright_shares(wants)
    hand = FRect(area.left, pad.top - gap - room * hand_share, area.width, room * hand_share)
    tray = FRect(area.left - px(8), hand.top - gap - room * tray_share, area.width + 2 * px(8), room * tray_share)
    table = FRect(area.left, top, area.width, tray.top - gap - top)
    side = max(px(110), 54.0)
    stock_high = min(px(90), table.height - BODY.on(screen) * 1.2)
    width = stock_high / HEIGHT
    stock = FRect(table.right - side / 2 - width / 2, table.top + px(4), width, stock_high)
    signs, rows = _meld_rows(FRect(table.left, table.top, table.width - side - gap, table.height), screen, wants)
    title, caption, pile_area = _tray(tray, screen)
    packs = tuple(pack(row, sizes, px(62)) for row, sizes in zip(rows, wants.groups, strict=True))
    return Places(
        tags=tags,
        paper=True,
        signs=signs,
        melds=packs,
        rows=rows,
        fans=(None,) * (len(wants.groups) - 1),
        stock=stock,
        count=FRect(table.right - side, stock.bottom + 2, side, table.bottom - stock.bottom - 2),
        tray=tray,
        title=title,
        caption=caption,
        pile=fan(pile_area, wants.pile, px(102), px(84), _print(screen, wants)),
        pile_area=pile_area,
        hand=fan(hand, wants.hand, px(112), px(84), _print(screen, wants)),
        hand_area=hand,
        pad=pad,
        brief=True,
        buttons=buttons,
        rounds=screen.compact,
        goal=None,
    )


def _upright_shares(wants: Wants) -> tuple[float, float]:
    """How much of the height hand and pile have, by how many cards there are."""
    if wants.hand > 14:
        return 0.41, 0.34
    long = wants.pile > 7
    return (0.3 if wants.hand <= 7 else 0.34), (0.4 if long else 0.32)


def _tags(area: FRect, screen: Screen, seats: int) -> tuple[tuple[FRect, ...], float]:
    """One row of tags, or two for more than four seats; and where it ends."""
    gap = max(4.0, screen.px(10))
    lines = 1 if seats <= 4 else 2
    across = -(-seats // lines)
    high = max(screen.px(72), NAME.on(screen) * 1.2 + SMALLEST.on(screen) * 1.25 + 4)
    cells = list[FRect]()
    for number in range(lines):
        cells += columns(FRect(area.left, area.top + number * (high + gap), area.width, high), across, gap)
    return tuple(cells[:seats]), cells[-1].bottom + gap


def _meld_rows(area: FRect, screen: Screen, wants: Wants) -> tuple[tuple[tuple[float, float], ...], tuple[FRect, ...]]:
    """A row for each seat, as high as its share of the cards; two seats beside each other where both have few."""
    px = screen.px
    weights = [1.0 + 0.35 * max(0, len(sizes) - 2) for sizes in wants.groups]
    halves = len(weights) > 2
    lines = [list(range(n, min(n + 2, len(weights)))) for n in range(0, len(weights), 2)] if halves else [[0], [1]]
    heights = [max(weights[seat] for seat in line) for line in lines]
    scale = (area.height - px(6) * (len(lines) - 1)) / sum(heights)
    button = max(26.0, px(40))
    signs, rows, top = list[tuple[float, float]](), list[FRect](), area.top
    for line, share in zip(lines, heights, strict=True):
        for cell in columns(FRect(area.left, top, area.width, share * scale), len(line), px(10)):
            signs.append((cell.left + button / 2, cell.top + min(px(40), cell.height / 2)))
            rows.append(FRect(cell.left + button + px(6), cell.top, cell.width - button - px(6), cell.height))
        top += share * scale + px(6)
    return tuple(signs), tuple(rows)


def _tray(tray: FRect, screen: Screen) -> tuple[FRect | None, FRect, FRect]:
    """Title, caption and the pile between them; a phone has no room for the title."""
    px, line = screen.px, SMALLEST.on(screen) * 1.3
    inside = FRect(tray.left + px(10), tray.top + px(6), tray.width - px(20), tray.height - px(12))
    title = FRect(inside.left + px(6), inside.top, inside.width - px(12), line)
    caption = FRect(title.left, inside.bottom - 2 * line * 0.96, title.width, 2 * line * 0.96)
    top = inside.top + px(4) if screen.compact else title.bottom + px(4)
    return None if screen.compact else title, caption, FRect(inside.left, top, inside.width, caption.top - px(4) - top)


def _below(area: FRect, screen: Screen) -> tuple[dict[str, FRect], float]:
    """The buttons at the bottom, and where they begin."""
    px, gap = screen.px, max(6.0, screen.px(12))
    high = max(px(116), 58.0)
    row = FRect(area.left, area.bottom - high - px(4), area.width, high)
    side = max(px(92), SMALLEST_TARGET + 4)
    room = row.width - 2 * side - 3 * gap
    lefts, wides = [row.left], (room * 0.6, room * 0.4, side, side)
    for wide in wides[:-1]:
        lefts.append(lefts[-1] + wide + gap)
    cells = [FRect(x, row.top, wide, row.height) for x, wide in zip(lefts, wides, strict=True)]
    return dict(zip(("main", "second", "sort", "undo"), cells, strict=True)), row.top


# Small


def _small(area: FRect, screen: Screen, wants: Wants) -> Places:
    """A small box: tags, melds, pile, hand; panel and buttons in a column at the right."""
    area = FRect(area.left, area.top, area.width, area.height + 4)
    right = FRect(0, area.top, max(118.0, area.width * 0.26), area.height)
    right.right = area.right
    left = FRect(area.left, area.top, right.left - 8 - area.left, area.height)
    tag = SMALLEST.on(screen) * 1.35 + 6
    tags = tuple(columns(FRect(left.left, left.top, left.width, tag), len(wants.groups), 4))
    line = SMALLEST.on(screen) * 1.2
    hand = FRect(left.left, left.bottom - left.height * 0.33, left.width, left.height * 0.33)
    caption = FRect(left.left, hand.top - 3 - line, left.width, line)
    pile_high = max(46.0, left.height * 0.24)
    middle = FRect(left.left, caption.top - 2 - pile_high, left.width, pile_high)
    stock = FRect(middle.left, middle.top, middle.height / HEIGHT, middle.height)
    pile_area = FRect(stock.right + 30, middle.top, middle.right - stock.right - 30, middle.height)
    table = FRect(left.left, left.top + tag + 4, left.width, middle.top - 4 - left.top - tag - 4)
    signs, rows = _small_rows(table, wants)
    low = FRect(right.left, right.bottom - SMALLEST_TARGET - 2, right.width, SMALLEST_TARGET)
    second = FRect(right.left, low.top - 6 - SMALLEST_TARGET, right.width, SMALLEST_TARGET)
    main = FRect(right.left, second.top - 8 - 48, right.width, 48)
    buttons = {"main": main, "second": second} | dict(zip(("sort", "undo"), columns(low, 2, 6), strict=True))
    return Places(
        tags=tags,
        paper=True,
        signs=signs,
        melds=tuple(pack(row, sizes, 38.0) for row, sizes in zip(rows, wants.groups, strict=True)),
        rows=rows,
        fans=(None,) * (len(wants.groups) - 1),
        stock=stock,
        count=FRect(stock.right + 2, stock.top, 26, stock.height),
        tray=None,
        title=None,
        caption=caption,
        pile=fan(pile_area, wants.pile, 46.0, 20.0, _print(screen, wants)),
        pile_area=pile_area,
        hand=fan(hand, wants.hand, 56.0, 24.0, _print(screen, wants)),
        hand_area=hand,
        pad=FRect(right.left, right.top, right.width, main.top - 8 - right.top),
        brief=True,
        buttons=buttons,
        rounds=True,
        goal=None,
    )


def _small_rows(area: FRect, wants: Wants) -> tuple[tuple[tuple[float, float], ...], tuple[FRect, ...]]:
    """Everybody's melds in one line, each with a share for what it holds, its button in front."""
    button = 20.0
    weights = [1 + sum(size * 0.5 + 0.8 for size in sizes) for sizes in wants.groups]
    room = area.width - 6 * (len(weights) - 1)
    signs, rows, left = list[tuple[float, float]](), list[FRect](), area.left
    for weight in weights:
        wide = room * weight / sum(weights)
        signs.append((left + button / 2, area.centery))
        rows.append(FRect(left + button + 3, area.top, max(10.0, wide - button - 3), area.height))
        left += wide + 6
    return tuple(signs), tuple(rows)


def empty_spot(row: FRect, pack_: Pack) -> tuple[float, float]:
    """Where a seat's next meld would begin."""
    last: Sequence[tuple[float, float]] = pack_.groups[-1] if pack_.groups else ()
    if not last:
        return row.left + pack_.width / 2, row.top + pack_.width * HEIGHT / 2
    return min(last[-1][0] + pack_.width * 1.4, row.right - pack_.width / 2), last[-1][1]
