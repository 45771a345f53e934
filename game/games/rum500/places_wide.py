"""500 Rum's table in a wide window: the others, stock and pile, one's own melds, the hand; the pad at the right."""

from pygame import FRect

from game.games.rum500.places import Front, Middle, Places, Wants
from game.ui.cards import HEIGHT
from game.ui.fans import Fan, Print, fan, pack
from game.ui.layout import columns, shelve
from game.ui.screen import SMALLEST_TARGET, Screen
from game.ui.theme import BODY, NAME, SMALLEST

BAND = 54.0
"""Design units of the towel's stripes at either end of the cloth."""


def wide(area: FRect, screen: Screen, wants: Wants) -> Places:
    """The arrangement."""
    px, more = screen.px, screen.text - 1
    area = FRect(area.left + px(BAND + 2), area.top, area.width - 2 * px(BAND + 2), area.height + px(10))
    right = FRect(0, area.top, px(206) * (1 + 0.35 * more), area.height)
    right.right = area.right + px(10)
    left = FRect(area.left, area.top, right.left - px(28) - area.left, area.height)
    top, middle, own, hand = _bands(left, screen)
    pad, buttons, goal = _right(right, screen)
    return Places(
        front=_front(top, own, screen, wants),
        middle=_middle(middle, screen, wants),
        hand=fan(hand, wants.hand, px(102), px(42), Print(screen.text, wants.large)),
        hand_area=hand,
        pad=pad,
        buttons=buttons,
        goal=goal,
    )


def _caption(screen: Screen) -> float:
    """The height of what is said under the pile: two lines, or one large one."""
    return BODY.on(screen) * 1.25 * (2 if screen.text < 1.5 else 1)


def _head(screen: Screen) -> float:
    """The height of a tag."""
    return NAME.on(screen) * 1.25 + SMALLEST.on(screen) * 1.3


def _bands(left: FRect, screen: Screen) -> tuple[FRect, FRect, FRect, FRect]:
    """The others, stock and pile, one's own melds, the hand: from the bottom up."""
    px, more = screen.px, screen.text - 1
    hand_high = px(150) - px(20) * more
    hand = FRect(left.left, left.bottom - hand_high, left.width, hand_high)
    own_high = max(px(80), _head(screen))
    own = FRect(left.left, hand.top - px(14) - own_high, left.width, own_high)
    middle_high = px(134) + _caption(screen) - px(14) * more
    middle = FRect(left.left, own.top - px(8) - middle_high, left.width, middle_high)
    return FRect(left.left, left.top, left.width, middle.top - px(4) - left.top), middle, own, hand


def _front(top: FRect, own: FRect, screen: Screen, wants: Wants) -> Front:
    """The others beside each other, oneself below."""
    px, head = screen.px, _head(screen)
    tags, rows, fans = _others(top, screen, wants, head)
    mine = px(276) + px(60) * (screen.text - 1)
    tags.append(FRect(own.left, own.top, mine - px(10), head))
    rows.append(FRect(own.left + mine, own.top, own.width - mine, own.height))
    packs = (pack(row, [each.size for each in groups], px(58)) for row, groups in zip(rows, wants.groups, strict=True))
    return Front(tuple(tags), False, (), tuple(packs), tuple(rows), fans)


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


def _middle(area: FRect, screen: Screen, wants: Wants) -> Middle:
    """Stock and pile, and what is said under them."""
    px, caption = screen.px, _caption(screen)
    high, line = area.height - caption - px(12), BODY.on(screen) * 1.25
    width = min(px(82), high / HEIGHT)
    stock = FRect(area.left + px(2), area.top + (high - width * HEIGHT) / 2 + px(4), width, width * HEIGHT)
    left = stock.right + px(34)
    pile = FRect(left, area.top + px(4), area.right - left, high)
    under, title = area.bottom - caption, px(208) + px(120) * (screen.text - 1)
    return Middle(
        stock=stock,
        count=FRect(stock.left - px(16), under, stock.width + px(32), line),
        pile=fan(pile, wants.pile, px(82), px(36), Print(screen.text, wants.large)),
        pile_area=pile,
        caption=FRect(left + title, under, pile.width - title, caption),
        title=FRect(left, under, title, line),
    )


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
