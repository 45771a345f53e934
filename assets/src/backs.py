"""The shared card back: kitchen tiles with a lamp over a table."""

from PIL import Image

from src.palette import CARD, CARD_EDGE
from src.svg import circle, path, picture, rect

MASTER_WIDTH = 320
_TILE = (
    '<pattern id="tiles" width="30" height="30" patternUnits="userSpaceOnUse" x="10" y="5">'
    '<rect width="30" height="30" fill="#2F6C74"/>'
    '<path d="M15 2C17 11 19 13 28 15C19 17 17 19 15 28C13 19 11 17 2 15C11 13 13 11 15 2Z" fill="#F3E3C2" '
    'opacity=".9"/><path d="M0-6A6 6 0 0 1 6 0A6 6 0 0 1 0 6M30-6A6 6 0 0 0 24 0A6 6 0 0 0 30 6'
    'M0 24A6 6 0 0 1 6 30M30 24A6 6 0 0 0 24 30" fill="#E0A33A"/></pattern>'
)


def lamp_over_table() -> str:
    """The medallion in the middle, about (100, 140)."""
    return (
        rect(56, 84, 88, 112, CARD, 44)
        + rect(61, 89, 78, 102, "#23343C", 39)
        + path("M100 89V112", "none", "#F3E3C2", 3)
        + path("M84 178 62 152 88 126H112L138 152 116 178Z", "#FFD980", more='opacity=".32"')
        + path("M80 130C80 116 90 110 100 110S120 116 120 130Z", "#E0A33A")
        + circle(100, 131, 6, "#FFF1C4")
        + path("M74 168H126", "none", "#B9793F", 8)
        + path("M82 172V184M118 172V184", "none", "#B9793F", 5)
    )


def kitchen_back() -> str:
    """The whole back, 200 by 280 units."""
    border = f'stroke="{CARD}" stroke-width="2.4" stroke-opacity=".85"'
    return (
        f"<defs>{_TILE}</defs>"
        + rect(1, 1, 198, 278, CARD, 16, f'stroke="{CARD_EDGE}" stroke-width="2.4"')
        + rect(11, 11, 178, 258, "url(#tiles)", 9)
        + rect(16, 16, 168, 248, "none", 6, border)
        + lamp_over_table()
    )


def master() -> Image.Image:
    """The baked back, 320 by 448 px."""
    return picture(kitchen_back(), 200, 280, MASTER_WIDTH / 200)
