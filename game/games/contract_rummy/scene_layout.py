"""Where everything lies on contract rummy's table, for any window: rectangles in CSS pixels, from design units."""

from collections.abc import Sequence

from pygame import FRect

from game.games.contract_rummy.places import Places, Wants
from game.ui.cards import HEIGHT
from game.ui.fans import Fan, Pack, Print, fan, pack
from game.ui.flow import Bunch, Room, flow
from game.ui.layout import columns, inset, rows, shelve
from game.ui.screen import SMALLEST_TARGET, Screen
from game.ui.theme import BODY, NAME, SMALLEST

CLOSED = 0.5
"""Of a card's width: how far apart cards of a slot lie."""
LOW = 380.0
"""CSS pixels below which everything in rows is too much, at the usual text size."""
PLACES = ("first", "second", "third")


def places(area: FRect, screen: Screen, wants: Wants) -> Places:
    """The arrangement for the shape of the window; the small one also where rows would leave the table nothing."""
    if screen.portrait and area.height >= LOW * screen.text:
        return _upright(area, screen, wants)
    if screen.compact:
        return _small(area, screen, wants)
    return _wide(area, screen, wants)


def _print(screen: Screen, wants: Wants) -> Print:
    return Print(screen.text, wants.large)


def _slot(area: FRect, size: tuple[int, int], most: float, print_: Print) -> Fan:
    """Places for the cards of a slot, there or not, in one row from the left."""
    return fan(area, max(size), most, most * CLOSED, print_, CLOSED, 0.0, 1)


def _spots(rows: Sequence[FRect]) -> tuple[tuple[float, float], ...]:
    return tuple(row.center for row in rows)


def _buttons(row: FRect, wants: Wants, gap: float) -> dict[str, FRect]:
    """What can be done, beside each other."""
    return dict(zip(PLACES, columns(row, max(1, wants.actions), gap), strict=False))


# Wide


def _wide(area: FRect, screen: Screen, wants: Wants) -> Places:
    """A row for each of the others, the piles and what is asked, slots and hand; sheet and buttons at the right."""
    px, more = screen.px, screen.text - 1
    whole = FRect(area.left, area.top - px(4), area.width, area.height + px(14))
    right = FRect(0, whole.top, px(248) * (1 + 0.3 * more), whole.height)
    right.right = whole.right
    left = FRect(whole.left + px(38), whole.top, right.left - px(44) - whole.left - px(38), whole.height)
    strip, middle = left.height * (0.285 - 0.02 * more), left.height * (0.262 + 0.03 * more)
    lower = FRect(left.left, left.bottom - strip, left.width, strip)
    centre = FRect(left.left, lower.top - px(12) - middle, left.width, middle)
    upper = FRect(left.left, left.top, left.width, centre.top - px(10) - left.top)
    panels = tuple(rows(upper, len(wants.melds), px(6)))
    tag = px(246) * (1 + 0.25 * more)
    tags = tuple(FRect(row.left + px(10), row.top, tag - px(10), row.height) for row in panels)
    lying = [FRect(row.left + tag, row.top, row.width - tag - px(8), row.height).inflate(0, -px(8)) for row in panels]
    packs = tuple(pack(row, sizes, px(56)) for row, sizes in zip(lying, wants.melds, strict=True))
    stock, pile, counts = _piles(FRect(centre.left, centre.top, px(236), centre.height), screen)
    prompt = FRect(centre.left + px(250), centre.top, centre.width - px(250), centre.height)
    words, ring, row = _prompt(prompt, screen)
    slots, fans, box, hand, head = _strip(lower, screen, wants)
    sheet, hold, tools, label = _right(right, screen)
    runner = FRect(left.left - px(28), whole.top - px(14), left.width + px(56), screen.height)
    runner.height = whole.bottom + px(4) - runner.top
    return Places(
        runner=runner,
        tags=tags,
        paper=False,
        rows=panels,
        signs=(),
        packs=packs,
        spots=_spots(lying),
        slots=slots,
        fans=fans,
        heads=head,
        hand_box=box,
        hand=fan(hand, wants.hand, px(92), px(30), _print(screen, wants), 1.03, rows=1 if wants.hand <= 12 else 3),
        hand_area=hand,
        stock=stock,
        pile=pile,
        counts=counts,
        prompt=prompt,
        words=words,
        ring=ring,
        sheet=sheet,
        hold=hold,
        buttons=_buttons(row, wants, px(16)) | tools,
        label=label,
    )


def _piles(area: FRect, screen: Screen) -> tuple[FRect, FRect, tuple[FRect, FRect]]:
    """Stock and discard pile with their counts under them."""
    px, line = screen.px, BODY.on(screen) * 1.5
    high = area.height - line - px(8)
    width = min(px(92), high / HEIGHT, (area.width - px(14)) / 2)
    placed = []
    for cell in columns(area, 2, px(14)):
        card = FRect(cell.centerx - width / 2, cell.top + (high - width * HEIGHT) / 2, width, width * HEIGHT)
        placed.append((card, FRect(cell.left, cell.bottom - line, cell.width, line)))
    return placed[0][0], placed[1][0], (placed[0][1], placed[1][1])


def _prompt(area: FRect, screen: Screen) -> tuple[FRect, FRect, FRect]:
    """Words, the ring beside them, a row of buttons below."""
    px = screen.px
    inside = inset(area, px(18), px(12))
    row = FRect(inside.left, inside.bottom - max(px(62), SMALLEST_TARGET) + px(2), inside.width, 0)
    row.height = inside.bottom - px(2) - row.top
    side = min(px(58), row.top - inside.top - px(4))
    ring = FRect(inside.right - side, inside.top, side, side)
    words = FRect(inside.left, inside.top, ring.left - px(14) - inside.left, row.top - px(6) - inside.top)
    return words, ring, row


def _strip(area: FRect, screen: Screen, wants: Wants) -> tuple[tuple[FRect, ...], tuple[Fan, ...], FRect, FRect, float]:
    """A box for each slot, as wide as its cards want, and one for the rest of the hand."""
    px, print_ = screen.px, _print(screen, wants)
    head = BODY.on(screen) * 1.5
    sizes = [1 + CLOSED * (max(size) - 1) + 0.25 for size in wants.slots]
    sizes.append(max(2.4, 1.3 + 0.44 * (min(wants.hand, 12) - 1)))
    room = area.width - px(14) * len(wants.slots)
    cells = shelve(area, [room * size / sum(sizes) for size in sizes], px(14))
    inner = [
        FRect(cell.left, cell.top + head, cell.width, cell.height - head - px(8)).inflate(-px(20), 0) for cell in cells
    ]
    fans = tuple(_slot(each, size, px(92), print_) for each, size in zip(inner, wants.slots, strict=False))
    return tuple(cells[:-1]), fans, cells[-1], inner[-1], head


def _right(area: FRect, screen: Screen) -> tuple[FRect, FRect, dict[str, FRect], FRect]:
    """Score sheet, what the hand costs, Sort and Undo, which hand it is."""
    px = screen.px
    label = FRect(area.left, area.bottom - BODY.on(screen) * 1.6, area.width, BODY.on(screen) * 1.6)
    low = max(px(58), SMALLEST_TARGET)
    row = FRect(area.left, label.top - px(12) - low, area.width, low)
    hold = FRect(area.left, row.top - px(14) - px(86), area.width, px(86))
    sheet = FRect(area.left, area.top + px(6), area.width, hold.top - px(14) - area.top - px(6))
    return sheet, hold, dict(zip(("sort", "undo"), columns(row, 2, px(12)), strict=True)), label


# Upright


def _upright(area: FRect, screen: Screen, wants: Wants) -> Places:
    """Tags, a row for each seat, the piles, what is asked, the hand, buttons: what is touched most lies lowest."""
    px, gap, print_ = screen.px, max(4.0, screen.px(8)), _print(screen, wants)
    high = max(px(72), SMALLEST_TARGET, NAME.on(screen) * 1.2 + SMALLEST.on(screen) * 1.25 + 4)
    tags = tuple(columns(FRect(area.left, area.top, area.width, high), len(wants.melds) + 1, gap))
    buttons, floor = _below(area, screen, wants)
    asked = max(px(104), BODY.on(screen) * 1.25 * 3 + px(16))
    prompt = FRect(area.left, floor - gap - asked, area.width, asked)
    room = prompt.top - 2 * gap - (area.top + high + gap)
    lines = 1 if wants.hand <= 6 else 2 if wants.hand <= 14 else 3
    wanted = min(room * 0.45, px(112) * HEIGHT * (1 + 0.82 * (lines - 1)) + px(24))
    hand = FRect(area.left, prompt.top - gap - wanted, area.width, wanted)
    band = px(24)
    table = FRect(area.left, area.top + high + gap + band, area.width, 0)
    table.height = hand.top - gap - band - table.top
    pile_high = max(table.height * 0.18, px(84))
    piles = FRect(table.left, table.bottom - pile_high, table.width, pile_high)
    upper = FRect(table.left, table.top, table.width, piles.top - px(6) - table.top)
    panels = tuple(rows(upper, len(wants.melds) + 1, px(5)))
    button = max(24.0, px(44))
    lying = [
        FRect(row.left + button + px(6), row.top, row.width - button - px(10), row.height).inflate(0, -px(8))
        for row in panels
    ]
    packs = tuple(pack(row, sizes, px(66)) for row, sizes in zip(lying, wants.melds, strict=False))
    slots = _slot_row(lying[-1], wants, px(10))
    fans = tuple(_slot(each, size, px(66), print_) for each, size in zip(slots, wants.slots, strict=True))
    stock, pile, counts, hold = _piles_low(piles, screen)
    words = inset(prompt, px(18), px(8))
    side = min(px(72), 44.0, words.height)
    ring = FRect(words.right - side, words.centery - side / 2, side, side)
    words.width -= side + px(10)
    runner = FRect(area.left - px(20), table.top - band, area.width + 2 * px(20), table.height + 2 * band)
    return Places(
        runner=runner,
        tags=tags,
        paper=True,
        rows=(*panels, piles),
        signs=tuple((row.left + button / 2 + px(3), row.centery) for row in panels),
        packs=packs,
        spots=_spots(lying[:-1]),
        slots=slots,
        fans=fans,
        heads=0.0,
        hand_box=None,
        hand=fan(hand, wants.hand, px(112), px(84), print_),
        hand_area=hand,
        stock=stock,
        pile=pile,
        counts=counts,
        prompt=prompt,
        words=words,
        ring=ring,
        sheet=None,
        hold=hold,
        buttons=buttons,
        label=None,
    )


def _slot_row(area: FRect, wants: Wants, gap: float) -> tuple[FRect, ...]:
    """Slots beside each other, as wide as their cards want."""
    sizes = [1 + CLOSED * (max(size) - 1) for size in wants.slots]
    room = area.width - gap * (len(sizes) - 1)
    return tuple(shelve(area, [room * size / sum(sizes) for size in sizes], gap))


def _piles_low(area: FRect, screen: Screen) -> tuple[FRect, FRect, tuple[FRect, FRect], FRect]:
    """Stock and pile with their counts beside them; what the hand costs at the right."""
    px = screen.px
    high = area.height - px(12)
    width = min(px(66), high / HEIGHT)
    word = max(px(92), SMALLEST.on(screen) * 3.6)
    placed, x = [], area.left + px(12)
    for _ in range(2):
        card = FRect(x, area.centery - width * HEIGHT / 2, width, width * HEIGHT)
        placed.append((card, FRect(card.right + px(8), area.top, word, area.height)))
        x = card.right + px(8) + word
    hold = FRect(x, area.top, area.right - px(12) - x, area.height)
    return placed[0][0], placed[1][0], (placed[0][1], placed[1][1]), hold


def _below(area: FRect, screen: Screen, wants: Wants) -> tuple[dict[str, FRect], float]:
    """The buttons at the bottom, and where they begin."""
    px, gap = screen.px, max(5.0, screen.px(12))
    high = max(px(106), 58.0)
    row = FRect(area.left, area.bottom - high - px(4), area.width, high)
    side = max(px(92), SMALLEST_TARGET + 2)
    doing = FRect(row.left, row.top, row.width - 2 * (side + gap), row.height)
    cells = _buttons(doing, wants, gap)
    cells["sort"] = FRect(doing.right + gap, row.top, side, row.height)
    cells["undo"] = FRect(row.right - side, row.top, side, row.height)
    return cells, row.top


# Small


def _small(area: FRect, screen: Screen, wants: Wants) -> Places:
    """A small box: tags, all melds, piles and slots, the hand; what is asked and the buttons at the right."""
    print_ = _print(screen, wants)
    area = FRect(area.left, area.top, area.width, area.height + 4)
    right = FRect(0, area.top, max(132.0, area.width * 0.29), area.height)
    right.right = area.right
    left = FRect(area.left, area.top, right.left - 8 - area.left, area.height)
    tag = SMALLEST.on(screen) * 1.35 + 6
    tags = tuple(columns(FRect(left.left, left.top, left.width, tag), len(wants.melds) + 1, 4))
    hand = FRect(left.left, left.bottom - left.height * 0.34, left.width, left.height * 0.34)
    middle = FRect(left.left, hand.top - 5 - 48, left.width, 48)
    stock = FRect(middle.left + 2, middle.top + 2, 30, 42)
    pile = FRect(stock.right + 22, stock.top, 30, 42)
    counts = (FRect(stock.right, stock.top, 22, 42), FRect(pile.right, pile.top, 22, 42))
    free = FRect(counts[1].right + 4, middle.top, middle.right - counts[1].right - 4, middle.height)
    slots = _slot_row(free, wants, 6)
    fans = tuple(_slot(each.inflate(-4, -6), size, 30.0, print_) for each, size in zip(slots, wants.slots, strict=True))
    table = FRect(left.left, left.top + tag + 4, left.width, middle.top - 4 - left.top - tag - 4)
    signs, packs = _small_melds(table.inflate(-6, -4), wants)
    line = SMALLEST.on(screen) * 1.3
    tools = FRect(right.left, right.bottom - SMALLEST_TARGET - 2, right.width, SMALLEST_TARGET)
    buttons = dict(zip(("sort", "undo"), columns(tools, 2, 6), strict=True))
    top = tools.top
    for place in reversed(PLACES[: max(1, wants.actions)]):
        top -= SMALLEST_TARGET + 5
        buttons[place] = FRect(right.left, top, right.width, SMALLEST_TARGET)
    prompt = FRect(right.left, right.top, right.width, top - 5 - right.top)
    ring = FRect(prompt.right - 34, prompt.bottom - 34, 30, 30)
    words = FRect(prompt.left + 6, prompt.top + 3, prompt.width - 12, ring.top - prompt.top - 3)
    if wants.actions == len(PLACES):  # So many buttons leave no room for what the hand costs.
        words, line = FRect(words.left, words.top, ring.left - 4 - words.left, prompt.height - 6), 0.0
    return Places(
        runner=FRect(left.left - 4, left.top - 2, left.width + 8, left.height + 2),
        tags=tags,
        paper=True,
        rows=(table,),
        signs=signs,
        packs=packs,
        spots=(table.center,) * len(wants.melds),
        slots=slots,
        fans=fans,
        heads=0.0,
        hand_box=None,
        hand=fan(hand, wants.hand, 58.0, 26.0, print_),
        hand_area=hand,
        stock=stock,
        pile=pile,
        counts=counts,
        prompt=prompt,
        words=words,
        ring=ring,
        sheet=None,
        hold=FRect(words.left, prompt.bottom - line - 3, prompt.width - 44, line),
        buttons=buttons,
        label=None,
    )


def _small_melds(area: FRect, wants: Wants) -> tuple[tuple[tuple[float, float], ...], tuple[Pack, ...]]:
    """Seat after seat, each with its sign before its melds."""
    found = flow(area, [[Bunch(size) for size in sizes] for sizes in wants.melds], 34.0, Room(20.0, 0.0, 2.0))
    return found.signs, found.packs
