"""Things on contract rummy's table: rows, tags, slots, prompts. Drawn from words and numbers, changing nothing."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.ui import cards, paint, theme
from game.ui.canvas import Canvas
from game.ui.layout import columns
from game.ui.text import Style
from game.ui.theme import Colour, Face, Size

NOTE = Size(15, 16)
SOFT = theme.colour("#EBDDC8")
"""A second line on a dark row."""
DONE = theme.colour("#BFE3A8")
"""A slot that is complete; a tick stands beside it."""
ROW = theme.colour("#2C1D18")
ROW_ALPHA = 200
"""Dark enough for words, wherever the gingham below is."""
_GHOST = theme.mixed(theme.CREAM, 110, ROW)


def draw_row(canvas: Canvas, rect: FRect) -> None:
    """A dark panel on the runner."""
    canvas.rounded(rect, canvas.screen.px(12), ROW, alpha=ROW_ALPHA)


@dataclass(frozen=True, slots=True)
class Tag:
    """Who sits there."""

    name: str
    score: str
    notes: tuple[str, ...]
    """The second line, at ever less length."""
    colour: Colour
    sign: str
    active: bool


def draw_tag(canvas: Canvas, rect: FRect, tag: Tag, on_paper: bool) -> None:
    """Button, name, score, second line: on paper, or on a dark row."""
    px = canvas.screen.px
    ink, soft = (theme.INK, theme.NOTE_BROWN) if on_paper else (theme.CREAM, SOFT)
    if on_paper:
        paint.paper(canvas, rect)
        if tag.active:
            paint.selected_ring(canvas, rect, px(paint.RADIUS_PANEL))
    pad = max(3.0, px(8)) if on_paper else 0.0
    radius = min(px(20), rect.height * 0.4, rect.width * 0.16)
    centre = (rect.left + pad + radius, rect.centery)
    if tag.active and not on_paper:
        canvas.circle(centre, radius + max(2.5, px(4)), theme.LAMP_YELLOW)
    paint.sewing_button(canvas, centre, radius, tag.colour, tag.sign)
    left = centre[0] + radius + max(3.0, px(10))
    inside = FRect(left, rect.top + 1, rect.right - pad - left, rect.height - 2)
    note = paint.style(canvas, Face.SENTENCE, NOTE, soft)
    name = paint.style(canvas, Face.SENTENCE, theme.NAME, ink)
    two = inside.height >= (name.size + note.size) * 1.28
    upper = FRect(inside.left, inside.top, inside.width, inside.height * (0.52 if two else 1.0))
    upper.top += (inside.height - upper.height) * 0.08
    _name_and_score(canvas, upper, tag, name, ink)
    if two:
        lower = FRect(inside.left, upper.bottom, inside.width, inside.bottom - upper.bottom)
        shown = next((each for each in tag.notes if canvas.width(each, note) <= lower.width), tag.notes[-1])
        canvas.first((shown,), note, lower, (0.0, 0.2))


def _name_and_score(canvas: Canvas, line: FRect, tag: Tag, name: Style, ink: Colour) -> None:
    """Both if they fit, else the score alone: the button tells who it is."""
    figure = paint.style(canvas, Face.EXTRA_BOLD, Size(23, 25), ink)
    figure = Style(figure.face, min(figure.size, line.height * 0.95), ink)
    wide, gap = canvas.width(tag.score, figure), canvas.screen.px(9)
    room = line.width - wide - gap
    small = Style(name.face, min(name.size, theme.SMALLEST.on(canvas.screen)), ink)
    for style in (name, small):
        if canvas.width(tag.name, style) <= room:
            canvas.text(tag.name, style, line)
            at = FRect(line.left + canvas.width(tag.name, style) + gap, line.top, wide, line.height)
            canvas.text(tag.score, figure, at)
            return
    canvas.fitted(tag.score, figure, line)


def draw_kinds(canvas: Canvas, area: FRect, kinds: Sequence[str]) -> None:
    """What somebody has still to lay down: a dashed place for each meld."""
    px = canvas.screen.px
    style = paint.style(canvas, Face.SENTENCE, NOTE, SOFT)
    for cell, kind in zip(columns(area.inflate(-px(16), -px(16)), len(kinds), px(12)), kinds, strict=True):
        wide = max(cell.height * 1.9, canvas.width(kind, style) + px(16))
        place = FRect(cell.left, cell.top, min(cell.width, wide), cell.height)
        canvas.dashed(place, px(6), _GHOST, paint.thin(canvas, 2), px(7), px(5))
        canvas.fitted(kind, style, place, (0.5, 0.5))


def draw_kind(canvas: Canvas, rect: FRect, kind: str) -> None:
    """The name of an empty slot where it has no title."""
    place = rect.inflate(-4, -4)
    canvas.dashed(place, canvas.screen.px(6), _GHOST, paint.thin(canvas, 2), 6, 5)
    canvas.fitted(kind, paint.style(canvas, Face.LABEL, Size(18, 19), theme.CREAM), rect, (0.5, 0.5))


def draw_head(canvas: Canvas, box: FRect, high: float, title: str, count: str, shade: Colour) -> None:
    """The title of a box, and at its right how much of it is there."""
    pad = canvas.screen.px(11)
    line = FRect(box.left + pad, box.top, box.width - 2 * pad, high)
    words = paint.style(canvas, Face.SENTENCE, theme.BODY, theme.CREAM)
    note = paint.style(canvas, Face.SENTENCE, Size(16, 16), shade)
    wide = canvas.width(count, note) + canvas.screen.px(6) if count else 0.0
    both = canvas.width(title, words) + wide <= line.width
    canvas.first((title,), words, FRect(line.left, line.top, line.width - (wide if both else 0.0), high))
    if count and both:
        canvas.text(count, note, line, (1.0, 0.5))


def draw_missing(canvas: Canvas, rect: FRect, ghost: str, under: str, begun: bool) -> None:
    """A place that a card must still fill; the first one says which."""
    px, corner = canvas.screen.px, rect.width * cards.CORNER
    if ghost:
        canvas.rounded(rect, corner, ROW, alpha=235)
    colour = theme.PALE_LAMP if begun else _GHOST
    canvas.dashed(rect, corner, colour, paint.thin(canvas, 2.4), max(4.0, px(9)), max(3.0, px(6)))
    if not ghost:
        return
    inside = rect.inflate(-rect.width * 0.12, -rect.height * 0.1)
    style = Style(Face.EXTRA_BOLD, min(inside.height * 0.34, theme.SCORE.on(canvas.screen) * 1.2), theme.PALE_LAMP)
    note = paint.style(canvas, Face.SENTENCE, NOTE, theme.CREAM)
    lower = canvas.wrapped(under, note, inside.width) if under else None
    if lower and (lower.width > inside.width or lower.height > inside.height * 0.55):
        lower = None
    high = inside.height - (lower.height if lower else 0.0)
    canvas.fitted(ghost, style, FRect(inside.left, inside.top, inside.width, high), (0.5, 0.5))
    if lower:
        canvas.block(lower, FRect(inside.left, inside.top + high, inside.width, lower.height), (0.5, 0.0))


def draw_counts(canvas: Canvas, places: Sequence[FRect], counts: Sequence[tuple[str, str]], below: bool) -> None:
    """How many cards the piles have: names and numbers on slips `below` them, or beside them; else numbers alone."""
    figure = paint.style(canvas, Face.EXTRA_BOLD, Size(17, 22), theme.CREAM)
    words = paint.style(canvas, Face.SENTENCE, NOTE, theme.CREAM)
    gap = canvas.screen.px(6)
    wides = [canvas.width(name, words) + gap + canvas.width(number, figure) for name, number in counts]
    row = all(wide <= place.width for wide, place in zip(wides, places, strict=True))
    high = words.line + figure.line
    stacked = not below and all(
        place.height >= high and canvas.width(name, words) <= place.width
        for place, (name, _) in zip(places, counts, strict=True)
    )
    for place, (name, number), wide in zip(places, counts, wides, strict=True):
        if below:
            canvas.rounded(place, canvas.screen.px(8), ROW, alpha=ROW_ALPHA)
        if stacked:
            top = place.centery - high / 2
            canvas.text(name, words, FRect(place.left, top, place.width, words.line))
            canvas.text(number, figure, FRect(place.left, top + words.line, place.width, figure.line))
        elif row:
            line = FRect(place.centerx - wide / 2 if below else place.left, place.top, wide, place.height)
            canvas.text(name, words, line)
            canvas.text(number, figure, line, (1.0, 0.5))
        else:
            canvas.text(number, figure, place, (0.5, 0.5))


def draw_prompt(canvas: Canvas, area: FRect, title: str, notes: Sequence[str]) -> None:
    """What is asked, large; below it more about it, if there is room."""
    head = paint.style(canvas, Face.EXTRA_BOLD, Size(23, 25))
    note = paint.style(canvas, Face.SENTENCE, Size(16, 18), theme.NOTE_BROWN)
    block = canvas.kit.lettering.fit(title, head, area.width, area.height, canvas.screen.density)
    canvas.block(block, FRect(area.left, area.top, area.width, block.height), (0.0, 0.0))
    rest = FRect(area.left, area.top + block.height, area.width, area.height - block.height)
    if rest.height >= note.line * 0.9 and notes:
        canvas.first(notes, note, rest)


def draw_hold(canvas: Canvas, rect: FRect, title: str, number: str, under: str, on_paper: bool) -> None:
    """What the hand costs, the number large; what else there is to say below the title."""
    if rect.height < 10:
        return
    px = canvas.screen.px
    ink, soft, red = (theme.INK, theme.NOTE_BROWN, theme.LOSS) if on_paper else (theme.CREAM, SOFT, theme.SALMON)
    if on_paper:
        paint.paper(canvas, rect)
    elif rect.height < px(60):
        ink, red = theme.NOTE_BROWN, theme.LOSS
    inside = rect.inflate(-2 * px(16), -2 * px(8)) if on_paper else FRect(rect)
    figure = Style(Face.EXTRA_BOLD, min(theme.KEY_NUMBER.on(canvas.screen) * 0.8, inside.height * 0.9), red)
    wide = canvas.width(number, figure)
    canvas.text(number, figure, inside, (1.0, 0.5))
    room = FRect(inside.left, inside.top, inside.width - wide - max(4.0, px(10)), inside.height)
    words = paint.style(canvas, Face.SENTENCE, theme.BODY, ink)
    note = paint.style(canvas, Face.SENTENCE, theme.SMALLEST, soft)
    lower = canvas.wrapped(under, note, room.width) if under else None
    if lower and (lower.height + words.line > room.height + 1 or lower.width > room.width):
        lower = None
    top, align = room.centery - (words.line + (lower.height if lower else 0.0)) / 2, 0.0 if on_paper else 1.0
    canvas.first((title,), words, FRect(room.left, top, room.width, words.line), (align, 0.5))
    if lower:
        canvas.block(lower, FRect(room.left, top + words.line, room.width, lower.height), (align, 0.0))


def draw_label(canvas: Canvas, rect: FRect, choices: Sequence[str]) -> None:
    """Which hand it is, at as much length as there is room for."""
    canvas.rounded(rect, canvas.screen.px(8), ROW, alpha=225)
    style = paint.style(canvas, Face.SENTENCE, NOTE, theme.CREAM)
    canvas.first(choices, style, rect.inflate(-canvas.screen.px(16), -2), (0.5, 0.5))


def draw_known(canvas: Canvas, rect: FRect) -> None:
    """Cards that somebody is known to hold: a dashed ring, and a hand."""
    mark = max(8.0, canvas.screen.px(12))
    canvas.dashed(rect.inflate(6, 6), canvas.screen.px(6), theme.CREAM, paint.thin(canvas, 2), 5, 4)
    canvas.circle((rect.right, rect.bottom), mark, theme.NAVY, rim=1.5, rim_colour=theme.CREAM)
    canvas.icon("hand", (rect.right, rect.bottom), mark * 1.3, theme.CREAM)
