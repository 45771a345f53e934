"""500 Rum's table in an upright window: tags, melds and stock, the pile on its tray, the hand, the panel, buttons.

What is touched most lies lowest.
"""

from pygame import FRect

from game.games.rum500.places import Front, Middle, Places, Wants, roomy
from game.ui.cards import HEIGHT
from game.ui.fans import LARGE_PITCH, Print, fan, pack
from game.ui.flow import APART, Room, flow, height
from game.ui.layout import columns
from game.ui.screen import SMALLEST_TARGET, Screen
from game.ui.theme import BODY, NAME, SMALLEST

ACROSS = 7
"""Cards in a row of the hand or the pile that can still be touched."""


def upright(area: FRect, screen: Screen, wants: Wants) -> Places:
    """The arrangement."""
    px, gap = screen.px, _gap(screen)
    tags, top = _tags(area, screen, len(wants.groups))
    buttons, floor = _buttons(area, screen)
    panel_high = max(px(78), 2 * SMALLEST.on(screen) * 1.3 + 8)
    pad = FRect(area.left, floor - gap - panel_high, area.width, panel_high)
    table, tray, hand = _bands(FRect(area.left, top, area.width, pad.top - gap - top), screen, wants)
    return Places(
        front=_front(tags, FRect(table.left, table.top, table.width - _side(screen), table.height), screen, wants),
        middle=_middle(table, tray, screen, wants),
        hand=fan(hand, wants.hand, px(112), px(84), Print(screen.text, wants.large)),
        hand_area=hand,
        pad=pad,
        buttons=buttons,
        brief=True,
        rounds=screen.compact,
    )


def _gap(screen: Screen) -> float:
    return max(5.0, screen.px(10))


def _side(screen: Screen) -> float:
    """The width at the right of the melds that the stock has."""
    return max(screen.px(110), 54.0) + _gap(screen)


def _room(screen: Screen) -> Room:
    text = min(1.5, screen.text)
    return Room(sign=max(26.0, screen.px(46)), mark=max(17.0, screen.px(26)), points=max(20.0, screen.px(30)) * text)


def _bands(room: FRect, screen: Screen, wants: Wants) -> tuple[FRect, FRect, FRect]:
    """Melds, tray, hand: by how many cards there are; melds that need more have it of the others' spare."""
    px, gap = screen.px, _gap(screen)
    hand_share, tray_share = _shares(wants)
    hand_high, tray_high = room.height * hand_share, room.height * tray_share
    need = height(room.width - _side(screen), wants.groups, px(50), APART, _room(screen)) + gap
    lack = need - (room.height - hand_high - tray_high - 2 * gap)
    hand_spare = max(0.0, hand_high - _least(wants.hand, screen))
    tray_spare = max(0.0, tray_high - _least(wants.pile, screen) - 1.3 * _caption(screen) - px(24))
    given = min(1.0, max(0.0, lack) / max(1.0, hand_spare + tray_spare))
    hand_high, tray_high = hand_high - given * hand_spare, tray_high - given * tray_spare
    hand = FRect(room.left, room.bottom - hand_high, room.width, hand_high)
    tray = FRect(room.left - px(8), hand.top - gap - tray_high, room.width + 2 * px(8), tray_high)
    return FRect(room.left, room.top, room.width, tray.top - gap - room.top), tray, hand


def _shares(wants: Wants) -> tuple[float, float]:
    """How much of the height hand and pile have, by how many cards there are."""
    if wants.hand > 14:
        return 0.41, 0.34
    long = wants.pile > 7
    return (0.3 if wants.hand <= 7 else 0.34), (0.4 if long else 0.32)


def _least(count: int, screen: Screen) -> float:
    """How high so many cards must at least be."""
    rows = max(1, -(-count // ACROSS))
    return screen.px(96) * (HEIGHT + LARGE_PITCH * (rows - 1))


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


def _front(tags: tuple[FRect, ...], area: FRect, screen: Screen, wants: Wants) -> Front:
    """A row for each seat, or two beside each other; where there are many melds, one after the other."""
    nothing = (None,) * (len(wants.groups) - 1)
    most = screen.px(62)
    signs, rows = _rows(area, screen, wants)
    packs = tuple(
        pack(row, [each.size for each in groups], most) for row, groups in zip(rows, wants.groups, strict=True)
    )
    if roomy(packs, most, screen):
        return Front(tags, True, signs, packs, rows, nothing)
    flowed = flow(area, wants.groups, most, _room(screen))
    return Front(tags, True, flowed.signs, flowed.packs, (area,) * len(tags), nothing, tight=True)


def _rows(area: FRect, screen: Screen, wants: Wants) -> tuple[tuple[tuple[float, float], ...], tuple[FRect, ...]]:
    """A row for each seat, as high as its share of the cards; two seats beside each other where both have few."""
    px = screen.px
    weights = [1.0 + 0.35 * max(0, len(groups) - 2) for groups in wants.groups]
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


def _middle(table: FRect, tray: FRect, screen: Screen, wants: Wants) -> Middle:
    """The stock at the right of the melds, the pile on its tray."""
    px, side = screen.px, max(screen.px(110), 54.0)
    stock_high = min(px(90), table.height - BODY.on(screen) * 1.2)
    width = stock_high / HEIGHT
    stock = FRect(table.right - side / 2 - width / 2, table.top + px(4), width, stock_high)
    title, caption, pile = _on_tray(tray, screen)
    return Middle(
        stock=stock,
        count=FRect(table.right - side, stock.bottom + 2, side, table.bottom - stock.bottom - 2),
        pile=fan(pile, wants.pile, px(102), px(84), Print(screen.text, wants.large)),
        pile_area=pile,
        caption=caption,
        tray=tray,
        title=title,
    )


def _caption(screen: Screen) -> float:
    """The height of what is said under the pile: two lines, or one large one."""
    return SMALLEST.on(screen) * 1.25 * (2 if screen.text < 1.5 else 1)


def _on_tray(tray: FRect, screen: Screen) -> tuple[FRect | None, FRect, FRect]:
    """Title, caption and the pile between them; a phone has no room for the title."""
    px, line = screen.px, SMALLEST.on(screen) * 1.3
    inside = FRect(tray.left + px(10), tray.top + px(6), tray.width - px(20), tray.height - px(12))
    title = FRect(inside.left + px(6), inside.top, inside.width - px(12), line)
    said = _caption(screen)
    caption = FRect(title.left, inside.bottom - said, title.width, said)
    top = inside.top + px(4) if screen.compact else title.bottom + px(4)
    return None if screen.compact else title, caption, FRect(inside.left, top, inside.width, caption.top - px(4) - top)


def _buttons(area: FRect, screen: Screen) -> tuple[dict[str, FRect], float]:
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
