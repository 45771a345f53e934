"""Things that lie on the table: panels, paper, tape, tags, sewing buttons, rings. Sizes in the design's units."""

from dataclasses import dataclass

from pygame import FRect, Surface, draw

from game.ui import shapes, theme
from game.ui.canvas import Canvas, Point
from game.ui.screen import SMALLEST_TEXT
from game.ui.text import Style
from game.ui.theme import Colour, Face, Size

RADIUS_PANEL = 8.0
RADIUS_DARK = 14.0
RADIUS_DIALOG = 18.0
RADIUS_BUTTON = 16.0
RIM = 3.0
EDGE = 4.0
"""How far an enamel button stands out, and sinks when pressed."""


def thin(canvas: Canvas, units: float) -> float:
    """A line's width in CSS pixels: drawn in proportion, but never so thin that it fades."""
    return max(units * 0.6, canvas.screen.px(units))


def style(canvas: Canvas, face: Face, size: Size, colour: Colour = theme.INK) -> Style:
    """Words in that face at that size on this screen."""
    return Style(face, size.on(canvas.screen), colour)


def lie(canvas: Canvas, rect: FRect, radius: float) -> None:
    """The shadow of paper or a card that lies on the cloth: one close and one wide."""
    px = canvas.screen.px
    canvas.shadow(rect, radius, px(3), px(2.5), 100)
    canvas.shadow(rect, radius, px(8), px(7), 76)


def paper(canvas: Canvas, rect: FRect, radius: float = RADIUS_PANEL, colour: Colour = theme.PAPER) -> None:
    """A sheet of paper on the cloth."""
    corner = canvas.screen.px(radius)
    lie(canvas, rect, corner)
    canvas.rounded(rect, corner, colour)


def dark(canvas: Canvas, rect: FRect, radius: float = RADIUS_DARK) -> None:
    """A dark pane through which the cloth shows: for cream words."""
    canvas.rounded(rect, canvas.screen.px(radius), theme.DARK_PANEL, alpha=theme.DARK_PANEL_ALPHA)


def dialog(canvas: Canvas, rect: FRect, accent: Colour = theme.STITCH_PINK) -> None:
    """A large sheet with a stitched line inside its edge, in the colour of the game's cloth."""
    px = canvas.screen.px
    paper(canvas, rect, RADIUS_DIALOG)
    inset = 2 * px(12)
    canvas.dashed(rect.inflate(-inset, -inset), px(8), accent, thin(canvas, 2.5), px(13), px(7))


def veil(canvas: Canvas, alpha: int = theme.VEIL_ALPHA) -> None:
    """Dims everything painted so far."""
    canvas.fill(FRect(0, 0, canvas.screen.width, canvas.screen.height), theme.VEIL, alpha)


def tape(canvas: Canvas, rect: FRect) -> None:
    """A strip of masking tape with torn ends: the ground of toasts and of the turn sentence."""
    area = canvas.device(rect)
    tooth = canvas.dots(canvas.screen.px(5))
    piece = canvas.kit.pieces.get(("tape", area.size, tooth), lambda: _torn(area.width, area.height, tooth))
    canvas.shadow(rect, 2, canvas.screen.px(2), canvas.screen.px(2.5), 90)
    canvas.put(piece, area.topleft)


def _torn(width: int, height: int, tooth: int) -> Surface:
    steps = 5
    left = [(tooth if step % 2 else 0, height * step / steps) for step in range(steps + 1)]
    right = [(width - (0 if step % 2 else tooth), height * step / steps) for step in range(steps, -1, -1)]
    outline = [(x * shapes.FINE, y * shapes.FINE) for x, y in left + right]
    return shapes.fine(
        width, height, theme.CREAM, lambda large: draw.polygon(large, (*theme.CREAM, 255), outline) and None
    )


def toast(canvas: Canvas, words: str, top: float, alpha: int = 255) -> FRect:
    """A sentence on masking tape, centred, its upper edge at `top`, cut off where the window ends; where it lies."""
    screen = canvas.screen
    look = style(canvas, Face.SENTENCE, theme.TURN)
    room = screen.width * 0.86 - 2 * screen.px(22), screen.height - top - 2 * screen.px(8)
    block = canvas.kit.lettering.fit(words, look, *room, screen.density)
    width, height = block.width + 2 * screen.px(22), block.height + 2 * screen.px(8)
    rect = FRect((screen.width - width) / 2, top, width, height)
    if alpha > 127:
        tape(canvas, rect)
        canvas.block(block, rect, (0.5, 0.5))
    return rect


def sewing_button(canvas: Canvas, centre: Point, radius: float, colour: Colour, letter: str = "") -> None:
    """A sewing button in a seat's colour: its sign, or four holes."""
    shade = FRect(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
    canvas.shadow(shade, radius, radius * 0.12, radius * 0.1, 120)
    canvas.circle(centre, radius, colour, rim=max(1.2, radius * 0.14), rim_colour=theme.PAPER)
    thread = theme.mixed(theme.WHITE, 90, colour)
    canvas.circle(centre, radius * 0.7, colour, rim=max(0.8, radius * 0.08), rim_colour=thread)
    if letter:
        look = Style(Face.EXTRA_BOLD, radius * (1.02 if len(letter) < 2 else 0.86), theme.WHITE, leading=1.0)
        canvas.text(letter, look, shade, (0.5, 0.5))
        return
    for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        hole = centre[0] + x * radius * 0.24, centre[1] + y * radius * 0.24
        canvas.circle(hole, max(0.7, radius * 0.12), theme.INK)


def key_cap(canvas: Canvas, rect: FRect, key: str, colour: Colour) -> FRect:
    """A key's name in a small frame at the right top of `rect`; returns the frame."""
    px = canvas.screen.px
    look = Style(Face.SENTENCE, max(13.0, px(13)), colour, leading=1.0)
    height = max(20.0, px(22))
    width = max(height, canvas.width(key, look) + px(10))
    frame = FRect(rect.right - width - px(10), rect.top + px(8), width, height)
    canvas.rounded(frame, px(6), colour, alpha=0, rim=thin(canvas, 2), rim_colour=colour)
    canvas.text(key, look, frame, (0.5, 0.5))
    return frame


def focus_ring(canvas: Canvas, rect: FRect, radius: float) -> None:
    """Where the keyboard is: a white ring with a navy one outside it, on top of everything."""
    width = max(2.0, canvas.screen.px(3))
    canvas.ring(rect, radius, theme.FOCUS_WHITE, width)
    canvas.ring(rect.inflate(2 * width, 2 * width), radius + width, theme.FOCUS_NAVY, width)


def selected_ring(canvas: Canvas, rect: FRect, radius: float) -> None:
    """The lamp's yellow: chosen, or whose turn it is."""
    canvas.ring(rect, radius, theme.LAMP_YELLOW, thin(canvas, 4))


def lit_ring(canvas: Canvas, rect: FRect, radius: float) -> None:
    """The pale lamp: this can be used now."""
    canvas.ring(rect, radius, theme.PALE_LAMP, thin(canvas, 3))


@dataclass(frozen=True, slots=True)
class Tag:
    """A person's name tag."""

    name: str
    score: str
    note: str
    colour: Colour
    initial: str
    active: bool = False
    """Whose turn it is: ringed."""


def name_tag(canvas: Canvas, rect: FRect, tag: Tag) -> None:
    """A tag of paper: sewing button, name, score, and a second line where there is room for it."""
    px = canvas.screen.px
    paper(canvas, rect)
    if tag.active:
        selected_ring(canvas, rect, px(RADIUS_PANEL))
    narrow = rect.width < 100
    radius = min(px(19), rect.height * 0.3, rect.width * 0.12 if narrow else rect.width)
    pad = 3.0 if narrow else px(12)
    sewing_button(canvas, (rect.left + pad + radius, rect.centery), radius, tag.colour, tag.initial)
    left = rect.left + pad + 2 * radius + (3.0 if narrow else px(14))
    inside = FRect(left, rect.top + px(5), rect.right - (2.0 if narrow else px(14)) - left, rect.height - px(10))
    name, score = (_low(style(canvas, *look), inside.height * 0.84) for look in _TAG_LOOKS)
    room = inside.width - max(px(8), name.size * 0.4) - canvas.width(tag.name, name)
    wide = canvas.width(tag.score, score)
    if wide > room >= wide * 0.8:
        score = _low(score, score.size * room / wide)
    if room < canvas.width(tag.score, score) or (canvas.screen.portrait and rect.width < px(230)):
        _tag_stacked(canvas, inside, tag, name, score)
    elif tag.note and inside.height >= name.line * 1.9:
        _tag_wide(canvas, inside, tag, name, score)
    else:
        canvas.text(tag.name, name, inside)
        canvas.text(tag.score, score, inside, (1.0, 0.5))


_TAG_LOOKS = ((Face.SENTENCE, theme.NAME), (Face.EXTRA_BOLD, theme.SCORE))


def _low(look: Style, size: float, leading: float = 1.28) -> Style:
    """The same, at that size at most."""
    return Style(look.face, min(look.size, max(SMALLEST_TEXT, size)), look.colour, leading=leading)


def _tag_stacked(canvas: Canvas, inside: FRect, tag: Tag, name: Style, score: Style) -> None:
    """Score under name; the score alone where the tag is too low for both, for the initial is on the button."""
    upper = FRect(inside.left, inside.top, inside.width, inside.height * 0.48)
    if upper.height < SMALLEST_TEXT:
        canvas.first((tag.score,), Style(score.face, score.size, score.colour, leading=1.0), inside)
        return
    canvas.name(tag.name, Style(name.face, name.size, name.colour, leading=1.03), upper)
    lower = FRect(inside.left, upper.bottom, inside.width, inside.height - upper.height)
    canvas.fitted(tag.score, Style(score.face, score.size, score.colour, leading=1.0), lower)


def _tag_wide(canvas: Canvas, inside: FRect, tag: Tag, name: Style, score: Style) -> None:
    note = style(canvas, Face.SENTENCE, Size(15, 16), theme.NOTE_BROWN)
    top = inside.top + (inside.height - name.line - note.line) / 2
    first = FRect(inside.left, top, inside.width, name.line)
    canvas.text(tag.name, name, first)
    canvas.text(tag.score, score, first, (1.0, 0.5))
    canvas.first((tag.note,), note, FRect(inside.left, first.bottom, inside.width, note.line))
