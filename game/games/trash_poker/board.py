"""A player's board with its six areas, and the bin that is the Trash. Drawn from words and numbers alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.games.trash_poker import looks
from game.games.trash_poker.rules.effects import Sticker
from game.games.trash_poker.scene_layout import slots
from game.ui import cards, paint, theme
from game.ui.canvas import Canvas, Point
from game.ui.screen import SMALLEST_TEXT
from game.ui.text import Style
from game.ui.theme import Face

_STEEL, _WELL, _WELL_EDGE, _FAINT = map(theme.colour, ("#8E9C9B", "#22302F", "#5C6B6A", "#A9BDB9"))


@dataclass(frozen=True, slots=True)
class Area:
    """One of the six tiles."""

    name: str
    note: str
    count: int
    badge: str
    """How many cards lie under it."""
    lit: bool
    """Where a card could go now, or what raises the hand that is shown."""


def draw_board(
    canvas: Canvas,
    board: FRect,
    tiles: Sequence[FRect],
    areas: Sequence[Area],
    back: cards.Print,
    heads: tuple[str, str],
) -> None:
    """The kraft board, its tiles, and the cards that stick out from under them."""
    px = canvas.screen.px
    paint.paper(canvas, board, colour=looks.KRAFT)
    head = FRect(board.left + px(16), board.top + px(8), board.width - px(32), theme.HEADING.on(canvas.screen) * 1.3)
    title = paint.style(canvas, Face.EXTRA_BOLD, theme.HEADING)
    note = paint.style(canvas, Face.SENTENCE, theme.SMALLEST)
    room = head.width - canvas.width(heads[1], note) - px(10)
    canvas.fitted(heads[0], title, FRect(head.left, head.top, room, head.height))
    canvas.text(heads[1], note, head, (1.0, 0.5))
    for number, (tile, area) in enumerate(zip(tiles, areas, strict=True)):
        if area.count:
            width = min(tile.width * 0.5, tile.height * 0.62)
            out = tile.height * 0.22
            under = FRect(
                tile.centerx - width / 2, tile.bottom + out - width * cards.HEIGHT, width, width * cards.HEIGHT
            )
            cards.draw_card(canvas, back, under, cards.State(flat=True))
        _draw_area(canvas, tile, number, area)


def _draw_area(canvas: Canvas, tile: FRect, number: int, area: Area) -> None:
    px = canvas.screen.px
    canvas.shadow(tile, px(10), px(2), px(2), 90)
    canvas.rounded(tile, px(10), theme.PAPER if area.count or area.lit else looks.TILE)
    if area.lit:
        paint.selected_ring(canvas, tile, px(10))
    name = Style(
        Face.EXTRA_BOLD, max(SMALLEST_TEXT - 1, px(15)) * min(1.25, canvas.screen.text), theme.INK, leading=1.05
    )
    note = Style(
        Face.SENTENCE, max(SMALLEST_TEXT - 1, px(14)) * min(1.25, canvas.screen.text), theme.NOTE_BROWN, leading=1.1
    )
    inside = tile.inflate(-px(6), -px(8))
    text = canvas.wrapped(area.name, name, inside.width)
    foot = canvas.wrapped(area.note, note, inside.width)
    art = inside.height - text.height - foot.height
    if art < 16:
        foot, art = canvas.wrapped("", note, inside.width), inside.height - text.height
    if art >= 14:
        high = min(art, px(44))
        _area_picture(canvas, FRect(inside.left, inside.top + (art - high) / 2, inside.width, high), number)
    top = inside.bottom - text.height - foot.height
    canvas.block(text, FRect(inside.left, top, inside.width, text.height), (0.5, 0.5))
    canvas.block(foot, FRect(inside.left, top + text.height, inside.width, foot.height), (0.5, 0.5))
    if area.count:
        _badge(canvas, (tile.right - px(8), tile.top + px(4)), area.badge)


def _badge(canvas: Canvas, centre: Point, words: str) -> None:
    style = Style(Face.EXTRA_BOLD, max(13.0, canvas.screen.px(16)), theme.WHITE, leading=1.0)
    wide, high = canvas.width(words, style) + style.size * 0.8, style.size * 1.5
    rect = FRect(centre[0] - wide / 2, centre[1] - high / 2, wide, high)
    canvas.rounded(rect, high / 2, looks.STICKERS[Sticker.LASTING].ground)
    canvas.text(words, style, rect, (0.5, 0.5))


def _area_picture(canvas: Canvas, rect: FRect, number: int) -> None:
    """What an area does, as a picture: suits that are one, cards and a plus, hands of small cards."""
    size = min(rect.height, rect.width / 5)
    big = Style(Face.EXTRA_BOLD, size * 0.78, theme.INK, leading=1.0)
    if number == 0:
        for step, (icon, colour) in enumerate(
            (
                ("suit_H", theme.SUIT_RED),
                ("suit_D", theme.SUIT_RED),
                ("suit_S", theme.SUIT_BLACK),
                ("suit_C", theme.SUIT_BLACK),
            )
        ):
            x = rect.centerx + (step - 1.5) * size * 1.2 + (step // 2 - 0.5) * size * 0.4
            canvas.icon(icon, (x, rect.centery), size * 0.72, colour)
        for side in (-1, 1):
            x = rect.centerx + side * size * 1.4
            canvas.text("=", big, FRect(x - size / 2, rect.top, size, rect.height), (0.5, 0.5))
    elif number in (1, 2):
        canvas.icon("deck" if number == 1 else "trash", (rect.centerx - size * 0.55, rect.centery), size, theme.INK)
        canvas.text("+1", big, FRect(rect.centerx + size * 0.05, rect.top, size * 1.4, rect.height), (0.0, 0.5))
    else:
        _hands(canvas, rect, ("KKKKK", "KKK99", "77")[number - 3])


def _hands(canvas: Canvas, rect: FRect, ranks: str) -> None:
    high = min(rect.height, rect.width / 5 * 1.3)
    wide = high / 1.4
    style = Style(Face.EXTRA_BOLD, wide * 0.8, theme.INK, leading=1.0)
    for number, rank in enumerate(ranks):
        left = rect.centerx + (number - len(ranks) / 2) * wide * 1.06
        slip = FRect(left, rect.centery - high / 2, wide, high)
        canvas.rounded(slip, wide * 0.16, theme.WHITE, rim=max(1.0, wide * 0.1), rim_colour=theme.INK)
        canvas.text(rank, style, slip, (0.5, 0.5))


# The bin


def draw_bin(canvas: Canvas, rect: FRect, ranks: Sequence[tuple[str, int]], heads: tuple[str, str]) -> None:
    """The Trash seen from above: a steel rim, slots for ranks and stars with how many symbols lie there."""
    px = canvas.screen.px
    paint.lie(canvas, rect, px(20))
    canvas.rounded(rect, px(20), _WELL, rim=max(3.0, px(6)), rim_colour=_STEEL)
    inner = rect.inflate(-px(18), -px(18))
    canvas.rounded(inner, px(12), _WELL, rim=max(1.0, px(2)), rim_colour=_WELL_EDGE)
    size = theme.HEADING.on(canvas.screen)
    head = FRect(rect.left + px(20), rect.top + px(11), rect.width - px(40), size * 1.3)
    canvas.icon("trash", (head.left + size * 0.55, head.centery), size * 1.1, theme.CREAM)
    note = paint.style(canvas, Face.SENTENCE, theme.SMALLEST, theme.CREAM)
    room = head.width - size * 1.5 - canvas.width(heads[1], note) - px(8)
    title = paint.style(canvas, Face.EXTRA_BOLD, theme.HEADING, theme.CREAM)
    canvas.first((heads[0], ""), title, FRect(head.left + size * 1.4, head.top, room, head.height))
    canvas.text(heads[1], note, head, (1.0, 0.5))
    for slot, (name, count) in zip(slots(rect, canvas.screen), ranks, strict=True):
        _draw_slot(canvas, slot, name, count)


def _draw_slot(canvas: Canvas, slot: FRect, name: str, count: int) -> None:
    px = canvas.screen.px
    if count:
        canvas.rounded(slot, px(5), theme.CARD)
    else:
        canvas.dashed(slot, px(5), theme.colour("#78908C"), max(1.0, px(2)), px(6), px(5))
    size = min(slot.width * 0.58, slot.height * 0.4, 30.0)
    ink = theme.INK if count else _FAINT
    upper = FRect(slot.left, slot.top + slot.height * 0.06, slot.width, slot.height * 0.46)
    if name == "star":
        canvas.icon("star", upper.center, size * 1.1, ink)
    else:
        canvas.text(name, Style(Face.EXTRA_BOLD, size, ink, leading=1.0), upper, (0.5, 0.5))
    if count:
        low = FRect(slot.left + slot.width * 0.1, slot.top + slot.height * 0.54, slot.width * 0.8, slot.height * 0.38)
        canvas.rounded(low, px(4), looks.RUST)
        words = Style(Face.EXTRA_BOLD, min(size * 0.95, low.height * 0.86), theme.WHITE, leading=1.0)
        canvas.text(str(count), words, low, (0.5, 0.5))
