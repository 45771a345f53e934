"""What is drawn on and round melds: slips with points, marks of owners, places where a card may go, banners."""

from pygame import FRect

from game.ui import paint, theme
from game.ui.canvas import Canvas, Point
from game.ui.screen import SMALLEST_TEXT
from game.ui.text import Style
from game.ui.theme import Colour, Face, Size


def draw_badge(canvas: Canvas, corner: Point, words: str, width: float) -> None:
    """Points on a slip of paper at the right lower corner of a meld of cards that wide."""
    size = max(12.0 if width < 40 else SMALLEST_TEXT, canvas.screen.px(15)) * min(1.5, canvas.screen.text)
    style = Style(Face.EXTRA_BOLD, size, theme.INK, leading=1.0)
    high = style.size * 1.32
    wide = max(high * 1.2, canvas.width(words, style) + high * 0.6)
    _slip(canvas, FRect(corner[0] - wide * 0.66, corner[1] - high * 0.52, wide, high), words, style)


def draw_points(canvas: Canvas, left: Point, words: str) -> None:
    """The same on a slip that begins at `left`."""
    size = max(SMALLEST_TEXT - 1, canvas.screen.px(18)) * min(1.5, canvas.screen.text)
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
