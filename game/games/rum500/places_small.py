"""500 Rum's table in a small box: tags, melds, pile, hand; panel and buttons in a column at the right."""

from pygame import FRect

from game.games.rum500.places import Front, Middle, Places, Wants, roomy
from game.ui.cards import HEIGHT
from game.ui.fans import Print, fan, pack
from game.ui.flow import APART, Room, flow, height
from game.ui.layout import columns
from game.ui.screen import SMALLEST_TARGET, Screen
from game.ui.theme import SMALLEST

MELD, CLOSE_MELD = 38.0, 23.0
"""How wide the cards of melds are at most, and how wide they should be where there are many."""
PILE, HAND = 46.0, 56.0
"""How high pile and hand must at least be."""
ONE_ROW = 13
"""So many cards of the hand can be touched in one row."""


def small(area: FRect, screen: Screen, wants: Wants) -> Places:
    """The arrangement."""
    area = FRect(area.left, area.top, area.width, area.height + 4)
    right = FRect(0, area.top, max(118.0, area.width * 0.26), area.height)
    right.right = area.right
    left = FRect(area.left, area.top, right.left - 8 - area.left, area.height)
    tag = SMALLEST.on(screen) * 1.35 + 6
    tags = tuple(columns(FRect(left.left, left.top, left.width, tag), len(wants.groups), 4))
    under = left.top + tag + 4
    table, middle, hand = _bands(FRect(left.left, under, left.width, left.bottom - under), screen, wants)
    pad, buttons = _right(right)
    return Places(
        front=_front(tags, table, screen, wants),
        middle=_middle(middle, screen, wants),
        hand=fan(hand, wants.hand, 56.0, 24.0, Print(screen.text, wants.large)),
        hand_area=hand,
        pad=pad,
        buttons=buttons,
        brief=True,
        rounds=True,
    )


def _room(screen: Screen) -> Room:
    return Room(sign=22.0, mark=17.0, points=19.0 * min(1.5, screen.text))


def _bands(room: FRect, screen: Screen, wants: Wants) -> tuple[FRect, FRect, FRect]:
    """Melds, pile with its caption, hand: many melds take from the others what those can spare."""
    hand_high, pile_high = room.height * 0.37, max(PILE, room.height * 0.27)
    line = SMALLEST.on(screen) * 1.2
    lack = height(room.width, wants.groups, CLOSE_MELD, APART, _room(screen)) - (
        room.height - hand_high - pile_high - line - 9
    )
    hand_spare = hand_high - HAND if wants.hand <= ONE_ROW else 0.0
    pile_spare = pile_high - PILE
    given = min(1.0, max(0.0, lack) / max(1.0, hand_spare + pile_spare))
    hand_high, pile_high = hand_high - given * hand_spare, pile_high - given * pile_spare
    hand = FRect(room.left, room.bottom - hand_high, room.width, hand_high)
    middle = FRect(room.left, hand.top - 3 - line - 2 - pile_high, room.width, pile_high + 2 + line)
    return FRect(room.left, room.top, room.width, middle.top - 4 - room.top), middle, hand


def _front(tags: tuple[FRect, ...], area: FRect, screen: Screen, wants: Wants) -> Front:
    """Everybody's melds in one line; where there are many, one after the other in several."""
    nothing = (None,) * (len(tags) - 1)
    signs, rows = _rows(area, wants)
    packs = tuple(
        pack(row, [each.size for each in groups], MELD) for row, groups in zip(rows, wants.groups, strict=True)
    )
    if roomy(packs, MELD, screen):
        return Front(tags, True, signs, packs, rows, nothing)
    flowed = flow(area, wants.groups, MELD, _room(screen))
    return Front(tags, True, flowed.signs, flowed.packs, (area,) * len(tags), nothing, tight=True)


def _rows(area: FRect, wants: Wants) -> tuple[tuple[tuple[float, float], ...], tuple[FRect, ...]]:
    """Everybody's melds in one line, each with a share for what it holds, its button in front."""
    button = 20.0
    weights = [1 + sum(each.size * 0.5 + 0.8 for each in groups) for groups in wants.groups]
    room = area.width - 6 * (len(weights) - 1)
    signs, rows, left = list[tuple[float, float]](), list[FRect](), area.left
    for weight in weights:
        wide = room * weight / sum(weights)
        signs.append((left + button / 2, area.centery))
        rows.append(FRect(left + button + 3, area.top, max(10.0, wide - button - 3), area.height))
        left += wide + 6
    return tuple(signs), tuple(rows)


def _middle(area: FRect, screen: Screen, wants: Wants) -> Middle:
    """Stock and pile, and one line under them."""
    line = SMALLEST.on(screen) * 1.2
    caption = FRect(area.left, area.bottom - line, area.width, line)
    high = area.height - line - 2
    stock = FRect(area.left, area.top, high / HEIGHT, high)
    count = FRect(max(stock.right, area.left + SMALLEST_TARGET) + 2, stock.top, 26, high)
    pile = FRect(count.right + 2, area.top, area.right - count.right - 2, high)
    return Middle(
        stock=stock,
        count=count,
        pile=fan(pile, wants.pile, 46.0, 20.0, Print(screen.text, wants.large)),
        pile_area=pile,
        caption=caption,
    )


def _right(area: FRect) -> tuple[FRect, dict[str, FRect]]:
    """The panel, and the buttons under it."""
    low = FRect(area.left, area.bottom - SMALLEST_TARGET - 2, area.width, SMALLEST_TARGET)
    second = FRect(area.left, low.top - 6 - SMALLEST_TARGET, area.width, SMALLEST_TARGET)
    main = FRect(area.left, second.top - 8 - 48, area.width, 48)
    buttons = {"main": main, "second": second} | dict(zip(("sort", "undo"), columns(low, 2, 6), strict=True))
    return FRect(area.left, area.top, area.width, main.top - 8 - area.top), buttons
