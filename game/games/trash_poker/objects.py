"""Things on Trash Poker's table: track, tags, board, bin, chips, piles. Drawn from words and numbers alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.games.trash_poker import looks
from game.games.trash_poker.rules.reading import step_chips
from game.ui import cards, paint, theme
from game.ui.canvas import Canvas, Point
from game.ui.screen import SMALLEST_TEXT
from game.ui.text import Style
from game.ui.theme import Face, Size

NOTE = Size(15, 16)
COOL = theme.colour("#D8EBE4")
"""A second line on petrol."""
_SOFT_TILE = theme.mixed(theme.PAPER, 184, looks.KRAFT)


def draw_sign(canvas: Canvas, centre: Point, radius: float, deck: int, active: bool = False) -> None:
    """The sign of a seat's deck on a disc of its colour."""
    if active:
        canvas.circle(centre, radius + max(2.5, canvas.screen.px(4)), theme.LAMP_YELLOW)
    disc = FRect(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
    canvas.shadow(disc, radius, radius * 0.12, radius * 0.1, 120)
    canvas.circle(centre, radius, looks.DECK_COLOURS[deck], rim=max(1.2, radius * 0.15), rim_colour=theme.PAPER)
    canvas.icon(looks.SIGNS[deck], centre, radius * 1.56, theme.WHITE)


def draw_chip(canvas: Canvas, centre: Point, radius: float, ground: theme.Colour = looks.RUST) -> None:
    """One poker chip."""
    piece = looks.chip(canvas.kit, canvas.dots(radius), ground)
    half = piece.get_width() / canvas.screen.density / 2
    canvas.blit(piece, centre[0] - half, centre[1] - half)


def draw_chips(canvas: Canvas, rect: FRect, number: int, words: str, ink: theme.Colour) -> None:
    """Chips piled up, the dearest lowest, and at their right how many they are worth."""
    size = min(Size(28, 34).on(canvas.screen), rect.height * 0.8)
    style = Style(Face.EXTRA_BOLD, max(SMALLEST_TEXT, size), ink, leading=1.0)
    radius = min(rect.height * 0.26, canvas.screen.px(15) + 2, (rect.width - canvas.width(words, style)) / 2.3)
    radius = max(5.0, radius)
    pile = list[theme.Colour]()
    for value, ground in looks.CHIPS:
        count, number = divmod(number, value)
        pile += [ground] * count
    rise = min(radius * 0.42, (rect.height - 2.2 * radius) / max(1, len(pile) - 1))
    for step, ground in enumerate(pile):
        draw_chip(canvas, (rect.left + radius, rect.bottom - 1.1 * radius - step * rise), radius, ground)
    left = rect.left + 2.3 * radius
    canvas.text(words, style, FRect(left, rect.top, rect.right - left, rect.height), (0.0, 0.6))


# The track


def draw_track(canvas: Canvas, track: FRect, cells: Sequence[FRect], lit: int) -> None:
    """The scoring track: numbers, bonus chips, and the space where the selection would land (0 for none)."""
    px, upright = canvas.screen.px, canvas.screen.portrait
    paint.paper(canvas, track, colour=looks.KRAFT)
    tiny = cells[0].width < 17 and not upright
    for number, cell in enumerate(cells, 1):
        on = number == min(lit, len(cells))
        ground = theme.LAMP_YELLOW if on else _SOFT_TILE
        space = cell.inflate(-max(1.0, px(3)), 0 if not upright else -max(1.0, px(3)))
        rim = max(1.5, px(2.5)) if on else 0.0
        canvas.rounded(space, px(6), ground, rim=rim, rim_colour=theme.INK if on else None)
        if tiny and number % 5 and not on:
            continue
        _space(canvas, space, str(number), step_chips(number), number % 2 == 0 or number == len(cells) or upright)


def _space(canvas: Canvas, space: FRect, words: str, bonus: int, shown: bool) -> None:
    upright = canvas.screen.portrait
    radius = min(space.width * 0.33, space.height * 0.24)
    size = min(18 * max(0.78, canvas.screen.unit), space.height * 0.5, space.width * 0.62)
    size = max(size, 12.0)
    style = Style(Face.EXTRA_BOLD, size, theme.INK, leading=1.0)
    if space.height < 26:
        canvas.text(words, style, space, (0.5, 0.5))
        return
    if upright:
        half = FRect(space.left + 1, space.top, space.width * (0.64 if bonus else 1.0) - 1, space.height)
        canvas.text(words, style, half, (0.5, 0.5))
        at = (space.right - radius * 0.9, space.bottom - radius * 1.05)
    else:
        canvas.text(words, style, FRect(space.left, space.top + 1, space.width, space.height * 0.5), (0.5, 0.5))
        at = (space.centerx, space.top + space.height * 0.72)
    if bonus and shown:
        canvas.circle(at, radius, looks.RUST, rim=max(1.0, radius * 0.16), rim_colour=theme.PAPER)
        small = Style(Face.EXTRA_BOLD, max(9.0, radius * 1.25), theme.WHITE, leading=1.0)
        canvas.text(str(bonus), small, FRect(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius), (0.5, 0.5))


# Who sits there


@dataclass(frozen=True, slots=True)
class Tag:
    """A seat: its name, what it is doing, its chips and counts."""

    name: str
    status: str
    chips: str
    counts: tuple[tuple[str, str], ...]
    """Icons and numbers: deck, Trash, upgrades."""
    deck: int
    active: bool
    tile: bool
    """Its "shuffle" tile is active."""


def draw_tag(canvas: Canvas, rect: FRect, tag: Tag, lit: bool) -> None:
    """A tag of paper: as much of it as there is room for."""
    px = canvas.screen.px
    paint.paper(canvas, rect)
    if lit or tag.active:
        (paint.lit_ring if lit else paint.selected_ring)(canvas, rect, px(paint.RADIUS_PANEL))
    pad = max(3.0, px(10))
    radius = min(px(22) + 1, rect.height * 0.34, rect.width * 0.13)
    draw_sign(
        canvas,
        (rect.left + pad + radius, rect.centery if rect.height < 50 else rect.top + pad + radius),
        radius,
        tag.deck,
    )
    left = rect.left + pad * 2 + 2 * radius
    inside = FRect(left, rect.top + 2, rect.right - pad - left, rect.height - 4)
    name = Style(Face.SENTENCE, theme.NAME.on(canvas.screen) if rect.width > 170 else SMALLEST_TEXT, theme.INK)
    count = Style(Face.SENTENCE, max(SMALLEST_TEXT, px(16)) * min(canvas.screen.text, 1.4), theme.INK, leading=1.1)
    high = count.line if inside.height >= count.line * 2 - 3 else 0.0
    upper = FRect(inside.left, inside.top, inside.width, inside.height - high)
    _tag_head(canvas, upper, tag, name)
    if high:
        _tag_counts(canvas, FRect(inside.left, upper.bottom - 1, inside.width, high), tag, count)


def _tag_head(canvas: Canvas, line: FRect, tag: Tag, name: Style) -> None:
    """Name, what the seat is doing where there is room, chips at the right."""
    px = canvas.screen.px
    size = min(max(17.0, px(22)), line.height * 0.9)
    figure = Style(Face.EXTRA_BOLD, size * min(canvas.screen.text, 1.5), theme.INK, leading=1.0)
    wide = canvas.width(tag.chips, figure)
    top = FRect(line.left, line.top, line.width, min(line.height, figure.size * 1.7))
    canvas.text(tag.chips, figure, top, (1.0, 0.5))
    radius = min(figure.size * 0.5, 12.0)
    room = line.width - wide - 2 * radius - px(10)
    if room > figure.size:
        draw_chip(canvas, (line.right - wide - radius - px(5), top.centery), radius)
    else:
        room = line.width - wide - px(6)
    if line.height > name.line + NOTE.on(canvas.screen) and tag.status:
        canvas.name(tag.name, name, FRect(line.left, line.top, room, name.line))
        note = Style(Face.SENTENCE, NOTE.on(canvas.screen), theme.NOTE_BROWN, leading=1.05)
        canvas.fitted(
            tag.status, note, FRect(line.left, line.top + name.line, line.width, line.height - name.line), (0, 0)
        )
    else:
        canvas.first((tag.name,), name, FRect(line.left, line.top, room, line.height))


def _tag_counts(canvas: Canvas, line: FRect, tag: Tag, style: Style) -> None:
    """One after another, as many as there is room for, those of the Trash first where room is short."""
    counts = (*tag.counts, ("sort", "")) if tag.tile else tag.counts
    icon, gap = style.size * 1.05, 2.0
    wides = [icon + gap + canvas.width(words, style) for _, words in counts]
    if sum(wides) + 6 * len(wides) > line.width:
        counts, wides = counts[1:], wides[1:]
    step = min(max(0.0, (line.width - sum(wides)) / max(1, len(counts))), canvas.screen.px(26))
    x = line.left
    for (name, words), wide in zip(counts, wides, strict=True):
        if x + wide > line.right + 2:
            return
        colour = looks.RUST if name == "sort" else theme.NOTE_BROWN
        if name.startswith("die:"):
            draw_die(canvas, FRect(x, line.centery - icon / 2, icon, icon), int(name[4:]))
        else:
            canvas.icon(name, (x + icon / 2, line.centery), icon, colour)
        canvas.text(words, style, FRect(x + icon + gap, line.top, wide - icon, line.height))
        x += wide + step


_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of a die are, from its middle."""


def draw_die(canvas: Canvas, rect: FRect, value: int) -> None:
    """A die that shows `value`, 1 to 6."""
    canvas.rounded(rect, rect.width * 0.2, theme.CARD, rim=max(1.0, rect.width * 0.09), rim_colour=theme.INK)
    for x, y in _PIPS[value]:
        spot = rect.centerx + x * rect.width * 0.25, rect.centery + y * rect.height * 0.25
        canvas.circle(spot, max(1.0, rect.width * 0.09), theme.INK)


# Piles


def draw_pile(canvas: Canvas, back: cards.Print, rect: FRect, count: int) -> None:
    """A face-down pile, thicker with more cards; dashed when there is none."""
    if not count:
        thick = paint.thin(canvas, 2.5)
        canvas.dashed(rect, rect.width * 0.08, theme.PALE_LAMP, thick, max(4.0, rect.width * 0.1), rect.width * 0.07)
    for number in range(min(4, -(-count // 9)), 0, -1):
        shift = canvas.screen.px(2) * (number - 1)
        cards.draw_card(canvas, back, rect.move(shift, -shift), cards.State(flat=True))


def draw_tile(canvas: Canvas, rect: FRect, active: bool) -> None:
    """The "shuffle" tile: coloured when it may be used, grey when not."""
    px = canvas.screen.px
    canvas.shadow(rect, px(14), px(3), px(3), 110)
    ground, rim = (theme.LAMP_YELLOW, theme.INK) if active else (theme.OFF, theme.OFF_RIM)
    canvas.rounded(rect, px(14), ground, rim=max(2.0, px(3)), rim_colour=rim)
    canvas.icon("sort", rect.center, rect.width * 0.6, theme.INK if active else theme.OFF_ICON)


def draw_stacks(canvas: Canvas, rect: FRect, stacks: Sequence[int], back: cards.Print) -> FRect:
    """The joker stacks of the rounds to come, the last one dark; where they lie, at the right of `rect`."""
    high = min(rect.height, canvas.screen.px(44) + 4)
    wide = high / cards.HEIGHT
    step = wide * 0.46
    width = wide + step * max(0, len(stacks) - 1)
    left = rect.right - width
    for number, count in enumerate(stacks):
        place = FRect(left + number * step, rect.centery - high / 2, wide, high)
        if count > 1:
            cards.draw_card(canvas, back, place.move(-wide * 0.06, -wide * 0.07), cards.State(flat=True))
        if count:
            cards.draw_card(canvas, back, place, cards.State(flat=True))
        else:
            canvas.rounded(place, wide * 0.1, theme.SUIT_BLACK, rim=max(1.0, wide * 0.07), rim_colour=theme.PAPER)
            canvas.icon("star", place.center, wide * 0.6, theme.LAMP_YELLOW)
    return FRect(left, rect.top, width, rect.height)
