"""Things on 500 Rum's table: tags, badges, captions. Drawn from words and numbers, changing nothing."""

from dataclasses import dataclass

from pygame import FRect

from game.ui import paint, theme
from game.ui.canvas import Canvas
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


def draw_tray(canvas: Canvas, rect: FRect) -> None:
    """The dark tray on which a long pile lies."""
    px = canvas.screen.px
    rim = paint.thin(canvas, 2)
    canvas.rounded(rect, px(16), _TRAY, alpha=120)
    canvas.ring(inset(rect, rim), px(15), theme.mixed(theme.CREAM, 60, theme.colour("#2A4468")), rim)
