"""Where everything lies on Polyester's table, for any window: rectangles in CSS pixels, from sizes in design units."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.ui.cards import HEIGHT
from game.ui.layout import columns
from game.ui.screen import Screen
from game.ui.theme import BODY, HEADING, SCORE, SMALLEST

TARGET = 45.0
"""CSS pixels of something to touch, with a little to spare for rounding."""
ACROSS = 3
"""Cards in a row: three rows of three, or two."""


@dataclass(frozen=True, slots=True)
class Wants:
    """What has to find room."""

    hand: int
    seats: int
    rewards: bool
    """Action cards are in play: every seat needs a place for its Rewards."""
    extras: tuple[str, ...]
    """Ids of the buttons that only sometimes are there."""


@dataclass(frozen=True, slots=True)
class Places:
    """The whole table. What is None has no room in this window."""

    tape: FRect
    upright: bool
    """The tape stands; else it lies."""
    heading: FRect | None
    tags: tuple[FRect, ...]
    """From the first to the last in the order in which they are shown."""
    rewards: tuple[FRect, ...]
    """Where each seat's Rewards lie, in the same order."""
    last: FRect
    """What happened last."""
    pile: tuple[float, float]
    """Its centre."""
    pile_width: float
    count: FRect
    cards: tuple[tuple[float, float], ...]
    """Centres of the places in the hand."""
    width: float
    """Of a card in the hand."""
    hint: FRect | None
    pot: FRect
    bust: FRect
    shared: bool
    """Pot and chance lie on one panel."""
    buttons: Mapping[str, FRect]
    """`lock`, `draw`, `bank`, `undo`, `sort` and the extras, by id."""
    rounds: bool
    """Undo and Sort are round buttons."""


def places(area: FRect, screen: Screen, wants: Wants) -> Places:
    """The arrangement for the shape of the window; where it leaves the hand too little to touch, a closer one.

    On small windows with tall text the rows of the upright one, or the columns of the wide one, may leave the hand no
    room at all. The close ones have few fixed heights; of those the first that will do, or the largest hand.
    """
    if screen.compact and not screen.portrait:
        return _small(area, screen, wants)
    usual = (_upright if screen.portrait else _wide)(area, screen, wants)
    if usual.width >= TARGET:
        return usual
    close = [_upright(area, screen, wants, close=True)] if screen.portrait else []
    found = [usual, *close, _small(area, screen, wants)]
    return next((each for each in found if each.width >= TARGET), max(found, key=lambda at: at.width))


def _hand(
    area: FRect, wants: Wants, gap: tuple[float, float], most: float
) -> tuple[float, Sequence[tuple[float, float]]]:
    """Width and centres of the hand's cards, as large as `area` allows and `most` at most, in its middle."""
    lines = -(-wants.hand // ACROSS)
    width = min(
        most, (area.width - (ACROSS - 1) * gap[0]) / ACROSS, (area.height - (lines - 1) * gap[1]) / lines / HEIGHT
    )
    step_x, step_y = width + gap[0], width * HEIGHT + gap[1]
    left, top = area.centerx - step_x * (ACROSS - 1) / 2, area.centery - step_y * (lines - 1) / 2
    return width, [(left + step_x * (n % ACROSS), top + step_y * (n // ACROSS)) for n in range(wants.hand)]


def _wide(area: FRect, screen: Screen, wants: Wants) -> Places:
    """Race, tags and pile at the left, the hand in the middle, pot, chance and buttons at the right."""
    px, more = screen.px, screen.text - 1
    area = FRect(area.left, area.top + px(6), area.width, area.height - px(6))
    tape = FRect(area.left, area.top, px(46), area.height)
    left = FRect(area.left + px(100), area.top, px(264) * (1 + 0.2 * more), area.height)
    right = FRect(0, area.top, px(352) * (1 + 0.18 * more), area.height)
    right.right = area.right
    hint = SMALLEST.on(screen) * 1.4
    high = area.height - hint - px(18)
    middle = FRect(left.right + px(30), area.top + px(8), right.left - left.right - px(60), high)
    width, centres = _hand(middle, wants, (px(18), px(20)), px(170))
    heading, tags, rewards, last, pile, count = _left(left, screen, wants)
    pot, bust, buttons = _right(right, screen, wants)
    below = FRect(middle.left - px(20), area.bottom - hint, middle.width + px(40), hint)
    hand = (tuple(centres), width, below)
    return Places(
        tape, True, heading, tags, rewards, last, pile, px(72), count, *hand, pot, bust, False, buttons, False
    )  # fmt: skip


def _left(
    area: FRect, screen: Screen, wants: Wants
) -> tuple[FRect, tuple[FRect, ...], tuple[FRect, ...], FRect, tuple[float, float], FRect]:
    """The left column of the wide arrangement."""
    px = screen.px
    heading = FRect(area.left, area.top, area.width, HEADING.on(screen) * 1.3)
    pile = px(72)
    floor = area.bottom - pile * HEIGHT - px(6)
    told = min(max(px(88), BODY.on(screen) * 1.3 * 3 + px(14)), area.height * 0.2)
    last = FRect(area.left, floor - px(16) - told, area.width, told)
    top, gap = heading.bottom + px(6), px(10)
    room = last.top - px(14) - top
    side = px(50) if wants.rewards else 0.0
    high = min(px(80), (room - gap * (wants.seats - 1)) / wants.seats)
    tags = tuple(FRect(area.left, top + (high + gap) * n, area.width - side, high) for n in range(wants.seats))
    rewards = tuple(FRect(tag.right + px(6), tag.top, side - px(6), tag.height) for tag in tags)
    count = FRect(area.left + pile + px(22), floor, area.right - area.left - pile - px(22), pile * HEIGHT)
    return heading, tags, rewards, last, (area.left + pile / 2 + px(4), floor + pile * HEIGHT / 2 + px(3)), count


def _right(area: FRect, screen: Screen, wants: Wants) -> tuple[FRect, FRect, dict[str, FRect]]:
    """The right column of the wide arrangement: rows of these heights in units, all in proportion to fit."""
    rows = [("pot", 196.0), ("bust", 130.0), ("lock", 76.0), ("draw bank", 76.0)]
    rows += [(" ".join(wants.extras[start : start + 2]), 58.0) for start in range(0, len(wants.extras), 2)]
    rows += [("undo sort", 54.0)]
    gap = screen.px(14)
    heights = _shares(area.height - gap * (len(rows) - 1) - screen.px(6), [height for _, height in rows])
    placed, top = dict[str, FRect](), area.top
    for (names, _), height in zip(rows, heights, strict=True):
        row = FRect(area.left, top, area.width, height)
        ids = names.split()
        placed |= dict(zip(ids, columns(row, len(ids), screen.px(16)), strict=True))
        top = row.bottom + gap
    return placed.pop("pot"), placed.pop("bust"), placed


def _shares(room: float, wanted: Sequence[float]) -> list[float]:
    """`room` shared out in proportion, but never less to any than a finger needs."""
    share = room / sum(wanted)
    low = [want for want in wanted if want * share < TARGET]
    rest = sum(wanted) - sum(low)
    return [TARGET if want in low else want * (room - TARGET * len(low)) / rest for want in wanted]


def _small(area: FRect, screen: Screen, wants: Wants) -> Places:
    """A small box: the hand at the left, everything else in a column beside it."""
    px = screen.px
    width, centres = _hand(FRect(area.left, area.top, area.width * 0.42, area.height), wants, (5, 5), px(170))
    reach = width * ACROSS + 10
    shift = area.left + reach / 2 - (centres[0][0] + centres[ACROSS - 1][0]) / 2
    centres = [(x + shift, y) for x, y in centres]
    column = FRect(area.left + reach + 12, area.top, area.right - area.left - reach - 12, area.height)
    tags, rewards, top = _tags_small(column, screen, wants)
    high = 0.0 if wants.seats > 4 or wants.extras else 12.0
    tape = FRect(column.left + 8, top + (9 if high else -4), column.width - 16, high)
    buttons, floor = _buttons_small(column, wants)
    room = FRect(column.left, tape.bottom + 4, column.width, floor - 4 - tape.bottom - 4)
    panel = min(room.height, _panel(screen))
    pile = 26.0
    last = FRect(room.left, room.top, room.width - pile - 8, max(0.0, room.height - panel - 4))
    # The sign for the pile stands beside what happened, or beside the panel where that is left out.
    told = last.height >= pile
    pot, bust = _shared(FRect(room.left, room.bottom - panel, room.width if told else last.width, panel))
    count = FRect(last.right + 4, last.top if told else pot.top, pile + 4, last.height if told else panel)
    centre = (count.centerx, count.centery)
    hand = (tuple(centres), width, None)
    return Places(
        tape, False, None, tags, rewards, last, centre, pile * 0.8, count, *hand, pot, bust, True, buttons, True
    )  # fmt: skip


def _buttons_small(area: FRect, wants: Wants) -> tuple[dict[str, FRect], float]:
    """Lock with Undo and Sort, extras, Draw and Bank; and where they begin."""
    rows = [FRect(area.left, area.bottom - TARGET - 2, area.width, TARGET)]
    for _ in range(1 + bool(wants.extras)):
        rows.insert(0, rows[0].move(0, -TARGET - 4))
    side = max(TARGET, min(46.0, area.width / 5))
    buttons = dict(zip(("draw", "bank"), columns(rows[-1], 2, 6), strict=True))
    buttons["lock"] = FRect(rows[0].left, rows[0].top, rows[0].width - 2 * side - 8, rows[0].height)
    buttons["undo"] = FRect(rows[0].right - 2 * side - 2, rows[0].top, side, rows[0].height)
    buttons["sort"] = FRect(rows[0].right - side, rows[0].top, side, rows[0].height)
    if wants.extras:
        buttons |= dict(zip(wants.extras, columns(rows[1], len(wants.extras), 6), strict=True))
    return buttons, rows[0].top


def _tags_small(area: FRect, screen: Screen, wants: Wants) -> tuple[tuple[FRect, ...], tuple[FRect, ...], float]:
    """Low tags, so many in a row as have room for a score; Rewards below each row, if they are in play. Their end."""
    score = SCORE.on(screen)
    high, below = score + 8, 20.0 if wants.rewards else 0.0
    lines = -(-wants.seats // max(1, min(4, int(area.width / (2.3 * score + 20)))))
    spare = area.height - _panel(screen) - (TARGET + 4) * (2 + bool(wants.extras)) - 12
    lines = min(lines, max(-(-wants.seats // 4), int(spare / (high + below + 4))))
    across = -(-wants.seats // lines)
    tags = []
    for number in range(lines):
        row = FRect(area.left, area.top + number * (high + below + 4), area.width, high)
        tags += columns(row, across, 4)
    tags = tags[: wants.seats]
    rewards = tuple(FRect(tag.left + 2, tag.bottom + 1, tag.width - 4, below) for tag in tags)
    return tuple(tags), rewards, tags[-1].bottom + below


def _upright(area: FRect, screen: Screen, wants: Wants, close: bool = False) -> Places:
    """Tags, race, what happened, the hand, pot and chance, buttons: what is touched most lies lowest.

    `close` has lower tags, panels and buttons.
    """
    px, small = screen.px, screen.compact
    tags, rewards, top = (_tags_small if close else _tags_above)(area, screen, wants)
    radius = max(10.0, px(16))
    tape = FRect(area.left + radius, top + radius, area.width - 2 * radius, 24.0 if small else px(46))
    line = BODY.on(screen) * 1.28
    told = 1 if close or (small and wants.extras) else 2
    last = FRect(area.left, tape.bottom + px(10), area.width, min(told * line + px(12), area.height * 0.12))
    buttons, floor = _buttons_below(area, screen, wants, close)
    panel = _panel(screen) if close else max(px(92), min(area.height * 0.14, 3 * line + 10))
    shared = FRect(area.left, floor - px(12) - panel, area.width, panel)
    pot, bust = _shared(shared) if small else columns(shared, 2, px(16))
    top = last.bottom + px(20)
    middle = FRect(area.left, top, area.width, pot.top - px(12) - top)
    side = max(46.0, px(58))
    between = FRect(middle.left + side + px(8), middle.top, middle.width - 2 * side - 2 * px(8), middle.height)
    width, centres = _hand(between, wants, (px(22), px(16)), px(190))
    for number, id in enumerate(("sort", "undo")):
        buttons[id] = FRect(middle.right - side, middle.bottom - side - number * (side + px(14)), side, side)
    pile = side * 0.8
    centre = (middle.left + side / 2, middle.bottom - pile * HEIGHT / 2 - px(4))
    count = FRect(middle.left, centre[1] - pile * HEIGHT / 2 - 2 * line, side, 2 * line - px(4))
    hand = (tuple(centres), width, None)
    return Places(
        tape, False, None, tags, rewards, last, centre, pile, count, *hand, pot, bust, small, buttons, True
    )  # fmt: skip


def _panel(screen: Screen) -> float:
    """The least height of the panel for pot and chance."""
    return 44.0 * (1 + (screen.text - 1) / 2)


def _shared(panel: FRect) -> tuple[FRect, FRect]:
    """One panel for pot and chance: the pot has more to say."""
    pot = FRect(panel.left, panel.top, panel.width * 0.6, panel.height)
    return pot, FRect(pot.right, panel.top, panel.width - pot.width, panel.height)


def _tags_above(area: FRect, screen: Screen, wants: Wants) -> tuple[tuple[FRect, ...], tuple[FRect, ...], float]:
    """One row of tags, or two for more than four seats; below each row room for Rewards, if they are in play."""
    px, gap = screen.px, max(4.0, screen.px(8))
    lines = 1 if wants.seats <= 4 else 2
    across = -(-wants.seats // lines)
    high = max(px(72), min(SCORE.on(screen) + BODY.on(screen), 60.0) + 8)
    below = max(px(48), 22.0) if wants.rewards else 0.0
    tags = []
    for number in range(lines):
        row = FRect(area.left, area.top + number * (high + below + gap), area.width, high)
        tags += columns(row, across, gap)
    tags = tags[: wants.seats]
    rewards = tuple(FRect(tag.left, tag.bottom + 2, tag.width, below - 2) for tag in tags)
    return tuple(tags), rewards, tags[-1].bottom + below + max(2.0, px(6))


def _buttons_below(area: FRect, screen: Screen, wants: Wants, close: bool) -> tuple[dict[str, FRect], float]:
    """Lock, Draw and Bank at the bottom, extras above them; and where they begin."""
    px, gap = screen.px, max(6.0, screen.px(16))
    high = 46.0 if close else max(px(112), 60.0)
    row = FRect(area.left, area.bottom - high - px(4), area.width, high)
    narrow = (row.width - 2 * gap) * 0.27
    wide = row.width - 2 * gap - 2 * narrow
    lefts = (row.left, row.left + wide + gap, row.left + wide + narrow + 2 * gap)
    sizes = (wide, narrow, narrow)
    buttons = {
        id: FRect(x, row.top, w, row.height) for id, x, w in zip(("lock", "draw", "bank"), lefts, sizes, strict=True)
    }
    if not wants.extras:
        return buttons, row.top
    extra = max(px(84), 46.0)
    above = FRect(area.left, row.top - gap - extra, area.width, extra)
    return buttons | dict(zip(wants.extras, columns(above, len(wants.extras), gap), strict=True)), above.top
