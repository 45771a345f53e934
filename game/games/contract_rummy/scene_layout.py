"""Where everything lies on contract rummy's table, for any window: rectangles in CSS pixels, from design units."""

from collections.abc import Sequence

from pygame import FRect

from game.games.contract_rummy.places import Middle, Others, Own, Places, Wants
from game.ui.cards import HEIGHT
from game.ui.fans import Fan, Print, fan, pack
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
    strip, high = left.height * (0.285 - 0.02 * more), left.height * (0.262 + 0.03 * more)
    lower = FRect(left.left, left.bottom - strip, left.width, strip)
    centre = FRect(left.left, lower.top - px(12) - high, left.width, high)
    upper = FRect(left.left, left.top, left.width, centre.top - px(10) - left.top)
    middle, row = _wide_middle(centre, screen)
    sheet, hold, tools, label = _right(right, screen)
    runner = FRect(left.left - px(28), whole.top - px(14), left.width + px(56), whole.height + px(18))
    buttons = _buttons(row, wants, px(16)) | tools
    return Places(
        runner, _wide_others(upper, screen, wants), middle, _strip(lower, screen, wants), sheet, hold, buttons, label
    )


def _wide_others(area: FRect, screen: Screen, wants: Wants) -> Others:
    """A row for each: who it is, and its melds."""
    px = screen.px
    panels = tuple(rows(area, len(wants.melds), px(6)))
    tag = px(246) * (1 + 0.25 * (screen.text - 1))
    tags = tuple(FRect(row.left + px(10), row.top, tag - px(10), row.height) for row in panels)
    lying = [FRect(row.left + tag, row.top, row.width - tag - px(8), row.height).inflate(0, -px(8)) for row in panels]
    packs = tuple(pack(row, sizes, px(56)) for row, sizes in zip(lying, wants.melds, strict=True))
    return Others(tags, False, panels, (), packs, _spots(lying))


def _wide_middle(area: FRect, screen: Screen) -> tuple[Middle, FRect]:
    """The piles, what is asked beside them, and a row for its buttons."""
    px = screen.px
    stock, pile, counts = _piles(FRect(area.left, area.top, px(236), area.height), screen)
    prompt = FRect(area.left + px(250), area.top, area.width - px(250), area.height)
    words, ring, row = _prompt(prompt, screen)
    return Middle(stock, pile, counts, prompt, words, ring), row


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


def _strip(area: FRect, screen: Screen, wants: Wants) -> Own:
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
    hand = fan(inner[-1], wants.hand, px(92), px(30), print_, 1.03, rows=1 if wants.hand <= 12 else 3)
    return Own(tuple(cells[:-1]), fans, head, cells[-1], hand, inner[-1])


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
    px, gap = screen.px, max(4.0, screen.px(8))
    high = max(px(72), SMALLEST_TARGET, NAME.on(screen) * 1.2 + SMALLEST.on(screen) * 1.25 + 4)
    tags = FRect(area.left, area.top, area.width, high)
    buttons, floor = _below(area, screen, wants)
    asked = max(px(104), BODY.on(screen) * 1.25 * 3 + px(16))
    prompt = FRect(area.left, floor - gap - asked, area.width, asked)
    wanted = _hand_high(prompt.top - 2 * gap - tags.bottom - gap, screen, wants)
    hand = FRect(area.left, prompt.top - gap - wanted, area.width, wanted)
    band = px(24)
    table = FRect(area.left, tags.bottom + gap + band, area.width, 0)
    table.height = hand.top - gap - band - table.top
    piles_high = max(table.height * 0.18, px(84))
    piles = FRect(table.left, table.bottom - piles_high, table.width, piles_high)
    upper = FRect(table.left, table.top, table.width, piles.top - px(6) - table.top)
    others, last = _upright_others(tags, upper, piles, screen, wants)
    middle, hold = _upright_middle(piles, prompt, screen)
    slots = _slot_row(last, wants, px(10))
    print_ = _print(screen, wants)
    fans = tuple(_slot(each, size, px(66), print_) for each, size in zip(slots, wants.slots, strict=True))
    own = Own(slots, fans, 0.0, None, fan(hand, wants.hand, px(112), px(84), print_), hand)
    runner = FRect(area.left - px(20), table.top - band, area.width + 2 * px(20), table.height + 2 * band)
    return Places(runner, others, middle, own, None, hold, buttons, None)


def _hand_high(room: float, screen: Screen, wants: Wants) -> float:
    """As high as the hand's rows want, but never half of the room."""
    lines = 1 if wants.hand <= 6 else 2 if wants.hand <= 14 else 3
    return min(room * 0.45, screen.px(112) * HEIGHT * (1 + 0.82 * (lines - 1)) + screen.px(24))


def _upright_others(head: FRect, area: FRect, piles: FRect, screen: Screen, wants: Wants) -> tuple[Others, FRect]:
    """Tags in a row, then a row of melds for each seat; and what the last one's melds have."""
    px = screen.px
    tags = tuple(columns(head, len(wants.melds) + 1, max(4.0, px(8))))
    panels = rows(area, len(wants.melds) + 1, px(5))
    button = max(24.0, px(44))
    lying = [
        FRect(row.left + button + px(6), row.top, row.width - button - px(10), row.height).inflate(0, -px(8))
        for row in panels
    ]
    packs = tuple(pack(row, sizes, px(66)) for row, sizes in zip(lying, wants.melds, strict=False))
    signs = tuple((row.left + button / 2 + px(3), row.centery) for row in panels)
    return Others(tags, True, (*panels, piles), signs, packs, _spots(lying[:-1])), lying[-1]


def _upright_middle(piles: FRect, prompt: FRect, screen: Screen) -> tuple[Middle, FRect]:
    """The piles and what the hand costs in a row, what is asked on its paper with the ring at the right."""
    stock, pile, counts, hold = _piles_low(piles, screen)
    words = inset(prompt, screen.px(18), screen.px(8))
    side = min(screen.px(72), 44.0, words.height)
    ring = FRect(words.right - side, words.centery - side / 2, side, side)
    words.width -= side + screen.px(10)
    return Middle(stock, pile, counts, prompt, words, ring), hold


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
    word = max(px(104), SMALLEST.on(screen) * 4.6)
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
    area = FRect(area.left, area.top, area.width, area.height + 4)
    right = FRect(0, area.top, max(132.0, area.width * 0.29), area.height)
    right.right = area.right
    left = FRect(area.left, area.top, right.left - 8 - area.left, area.height)
    hand = FRect(left.left, left.bottom - left.height * 0.34, left.width, left.height * 0.34)
    lane = FRect(left.left, hand.top - 5 - 48, left.width, 48)
    stock = FRect(lane.left + 2, lane.top + 2, 30, 42)
    pile = FRect(stock.right + 22, stock.top, 30, 42)
    counts = (FRect(stock.right, stock.top, 22, 42), FRect(pile.right, pile.top, 22, 42))
    free = FRect(counts[1].right + 4, lane.top, lane.right - counts[1].right - 4, lane.height)
    others = _small_others(FRect(left.left, left.top, left.width, lane.top - 4 - left.top), screen, wants)
    own = _small_own(free, hand, screen, wants)
    buttons, prompt = _small_buttons(right, wants)
    words, ring, hold = _small_prompt(prompt, screen, wants)
    middle = Middle(stock, pile, counts, prompt, words, ring)
    runner = FRect(left.left - 4, left.top - 2, left.width + 8, left.height + 2)
    return Places(runner, others, middle, own, None, hold, buttons, None)


def _small_others(area: FRect, screen: Screen, wants: Wants) -> Others:
    """Tags in a row, then seat after seat, each with its sign before its melds."""
    tag = SMALLEST.on(screen) * 1.35 + 6
    tags = tuple(columns(FRect(area.left, area.top, area.width, tag), len(wants.melds) + 1, 4))
    table = FRect(area.left, area.top + tag + 4, area.width, area.height - tag - 4)
    bunches = [[Bunch(size) for size in sizes] for sizes in wants.melds]
    found = flow(table.inflate(-6, -4), bunches, 34.0, Room(20.0, 0.0, 2.0))
    return Others(tags, True, (table,), found.signs, found.packs, (table.center,) * len(wants.melds))


def _small_own(area: FRect, hand: FRect, screen: Screen, wants: Wants) -> Own:
    """Slots in `area`, the hand below."""
    print_, slots = _print(screen, wants), _slot_row(area, wants, 6)
    fans = tuple(_slot(each.inflate(-4, -6), size, 30.0, print_) for each, size in zip(slots, wants.slots, strict=True))
    return Own(slots, fans, 0.0, None, fan(hand, wants.hand, 58.0, 26.0, print_), hand)


def _small_buttons(area: FRect, wants: Wants) -> tuple[dict[str, FRect], FRect]:
    """One under the other, Sort and Undo below; and what is left above them."""
    tools = FRect(area.left, area.bottom - SMALLEST_TARGET - 2, area.width, SMALLEST_TARGET)
    buttons, top = dict(zip(("sort", "undo"), columns(tools, 2, 6), strict=True)), tools.top
    for place in reversed(PLACES[: max(1, wants.actions)]):
        top -= SMALLEST_TARGET + 5
        buttons[place] = FRect(area.left, top, area.width, SMALLEST_TARGET)
    return buttons, FRect(area.left, area.top, area.width, top - 5 - area.top)


def _small_prompt(prompt: FRect, screen: Screen, wants: Wants) -> tuple[FRect, FRect, FRect]:
    """Words, the ring, and what the hand costs: many buttons leave no room for that."""
    line = SMALLEST.on(screen) * 1.3
    ring = FRect(prompt.right - 34, prompt.bottom - 34, 30, 30)
    words = FRect(prompt.left + 6, prompt.top + 3, prompt.width - 12, ring.top - prompt.top - 3)
    if wants.actions == len(PLACES):
        words, line = FRect(words.left, words.top, ring.left - 4 - words.left, prompt.height - 6), 0.0
    return words, ring, FRect(words.left, prompt.bottom - line - 3, prompt.width - 44, line)
