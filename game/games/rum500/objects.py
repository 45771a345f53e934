"""Things on 500 Rum's table: tags, badges, captions. Drawn from words and numbers, changing nothing."""

from dataclasses import dataclass

from pygame import FRect

from game.ui import paint, theme
from game.ui.canvas import Canvas, Point
from game.ui.layout import inset
from game.ui.screen import SMALLEST_TEXT
from game.ui.text import Style
from game.ui.theme import Colour, Face, Size

NOTE = Size(15, 16)
COOL = theme.colour("#D9E2F0")
"""A second line on indigo."""
_TRAY = theme.colour("#0C1426")


@dataclass(frozen=True, slots=True)
class Tag:
    """Who sits there."""

    name: str
    score: str
    notes: tuple[str, ...]
    """The second line, at ever less length."""
    colour: Colour
    letter: str
    active: bool


def draw_tag(canvas: Canvas, rect: FRect, tag: Tag, on_paper: bool) -> None:
    """Button, name, score, second line: on paper, or straight on the cloth."""
    px = canvas.screen.px
    ink, soft = (theme.INK, theme.NOTE_BROWN) if on_paper else (theme.CREAM, COOL)
    pad = max(3.0, px(10)) if on_paper else 0.0
    if on_paper:
        paint.paper(canvas, rect)
        if tag.active:
            paint.selected_ring(canvas, rect, px(paint.RADIUS_PANEL))
    radius = min(px(20) if not on_paper else max(9.0, px(19)), rect.height * 0.46)
    centre = (rect.left + pad + radius + 1, rect.centery)
    if tag.active and not on_paper:
        canvas.circle(centre, radius + max(2.5, px(4)), theme.LAMP_YELLOW)
    paint.sewing_button(canvas, centre, radius, tag.colour, tag.letter)
    left = centre[0] + radius + max(4.0, px(12))
    inside = FRect(left, rect.top + 1, rect.right - pad - left, rect.height - 2)
    name, score = (
        paint.style(canvas, Face.SENTENCE, theme.NAME, ink),
        paint.style(canvas, Face.EXTRA_BOLD, Size(24, 26), ink),
    )
    note = Style(Face.SENTENCE, NOTE.on(canvas.screen), soft, leading=1.06)
    two = inside.height >= name.size * 1.1 + note.size * 1.1
    upper = FRect(inside.left, inside.top, inside.width, inside.height * (0.56 if two else 1.0))
    _name_and_score(canvas, upper, tag, name, score, on_paper, "" if two else tag.notes[-1])
    if two:
        lower = FRect(inside.left, upper.bottom, inside.width, inside.bottom - upper.bottom)
        shown = next((each for each in tag.notes if canvas.width(each, note) <= lower.width), tag.notes[-1])
        canvas.fitted(shown, note, lower, (0.0, 0.4))


def _name_and_score(canvas: Canvas, line: FRect, tag: Tag, name: Style, score: Style, spread: bool, brief: str) -> None:
    """Both if they fit, else the score alone: the letter on the button tells who it is."""
    gap = min(3.0, canvas.screen.px(10)) if spread else canvas.screen.px(10)
    small = Style(name.face, SMALLEST_TEXT * min(1.0, canvas.screen.text), name.colour)
    figure = Style(score.face, min(score.size, line.height * 0.95), score.colour)
    wide = canvas.width(tag.score, figure)
    for style in (name, small):
        room = line.width - wide - gap
        if canvas.width(tag.name, style) <= room:
            canvas.text(tag.name, style, line)
            at = line if spread else FRect(line.left + canvas.width(tag.name, style) + gap, line.top, wide, line.height)
            canvas.text(tag.score, figure, at, (1.0, 0.5))
            return
    if wide > line.width:
        figure = Style(figure.face, max(12.0, figure.size * line.width / wide), figure.colour)
    canvas.text(tag.score, figure, line)
    if brief and wide + gap + canvas.width(brief, small) <= line.width:
        canvas.text(brief, small, line, (1.0, 0.5))


def draw_badge(canvas: Canvas, corner: Point, words: str, width: float) -> None:
    """Points on a slip of paper at the right lower corner of a meld of cards that wide."""
    size = max(12.0 if width < 40 else SMALLEST_TEXT, canvas.screen.px(15)) * min(1.5, canvas.screen.text)
    style = Style(Face.EXTRA_BOLD, size, theme.INK, leading=1.0)
    high = style.size * 1.32
    wide = max(high * 1.2, canvas.width(words, style) + high * 0.6)
    _slip(canvas, FRect(corner[0] - wide * 0.66, corner[1] - high * 0.52, wide, high), words, style)


def draw_points(canvas: Canvas, left: Point, words: str) -> None:
    """The same on a slip that begins at `left`."""
    size = (SMALLEST_TEXT - 1) * min(1.5, canvas.screen.text)
    style = Style(Face.EXTRA_BOLD, size, theme.INK, leading=1.0)
    wide = canvas.width(words, style) + 5
    _slip(canvas, FRect(left[0], left[1] - size * 0.6, wide, size * 1.2), words, style)


def _slip(canvas: Canvas, rect: FRect, words: str, style: Style) -> None:
    px, high = canvas.screen.px, rect.height
    canvas.shadow(rect, high / 2, px(2), px(2), 110)
    canvas.rounded(rect, high / 2, theme.PAPER)
    canvas.text(words, style, rect, (0.5, 0.5))


def draw_mark(canvas: Canvas, centre: Point, colour: Colour, letter: str) -> None:
    """A small button: whose meld this is part of, or who laid off there."""
    paint.sewing_button(canvas, centre, max(8.0, canvas.screen.px(12)), colour, letter)


def draw_ghost(canvas: Canvas, rect: FRect, chosen: bool) -> None:
    """Where a card would come to lie."""
    corner = rect.width * 0.08
    if chosen:
        canvas.rounded(rect, corner, theme.LAMP_YELLOW, alpha=110)
    thick = paint.thin(canvas, 3)
    colour = theme.LAMP_YELLOW if chosen else theme.PALE_LAMP
    canvas.dashed(rect, corner, colour, thick, max(4.0, rect.width * 0.12), max(3.0, rect.width * 0.08))


def draw_tray(canvas: Canvas, rect: FRect) -> None:
    """The dark tray on which a long pile lies."""
    px = canvas.screen.px
    rim = paint.thin(canvas, 2)
    canvas.rounded(rect, px(16), _TRAY, alpha=120)
    canvas.ring(inset(rect, rim), px(15), theme.mixed(theme.CREAM, 60, theme.colour("#2A4468")), rim)


def draw_banner(canvas: Canvas, area: FRect, words: str, letter: tuple[Colour, str] | None, knock: float) -> None:
    """A sentence across the table; with the button of whoever went out, and rings where a knuckle knocked."""
    style = paint.style(canvas, Face.EXTRA_BOLD, Size(40, 38), theme.LAMP_YELLOW)
    pad = canvas.screen.px(26)
    side = style.size * 1.6 if letter else 0.0
    block = canvas.kit.lettering.fit(
        words, style, area.width - 3 * pad - side, area.height * 0.6, canvas.screen.density
    )
    rect = FRect(
        0, 0, min(area.width, block.width + 2 * pad + (side + pad / 2 if letter else 0)), block.height + 1.4 * pad
    )
    rect.center = area.center
    for ring in (0.0, 0.25, 0.5):
        share = min(1.0, max(0.0, knock * 1.6 - ring))
        if letter and 0 < share < 1:
            around = rect.inflate(share * pad * 4, share * pad * 3)
            canvas.ring(
                around,
                canvas.screen.px(22),
                theme.mixed(theme.CREAM, round(200 * (1 - share)), theme.colour("#2A4468")),
                2,
            )
    canvas.rounded(rect, canvas.screen.px(16), theme.DARK_PANEL, alpha=232)
    if letter:
        paint.sewing_button(canvas, (rect.left + pad + side / 2, rect.centery), side / 2, *letter)
    words_at = FRect(rect.left + (pad * 1.5 + side if letter else pad), rect.top, block.width, rect.height)
    canvas.block(block, words_at, (0.5, 0.5))
