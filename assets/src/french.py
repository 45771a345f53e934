"""What is baked of the cards with French suits: twelve courts in two sizes, and the four suits to be tinted.

Index, pips and borders are drawn at run time, for two- and four-colour decks alike.
"""

from PIL import Image

from src import courts
from src.suits import SUITS
from src.svg import path, picture

RANKS, SYMBOLS = "JQK", "SHDC"
SCALE, BUST_SCALE = 2.0, 1.5  # pixels a unit: cards of 200 pixels and more are only ever reduced
SUIT_SIZE = 192


def court(rank: str, symbol: str) -> Image.Image:
    """The framed pair of one court, without its border."""
    return picture(courts.pair(rank, symbol), courts.WIDTH, courts.HEIGHT, SCALE)


def bust(rank: str, symbol: str) -> Image.Image:
    """The large-print court, without its border."""
    return picture(courts.bust(rank, symbol), courts.BUST_WIDTH, courts.BUST_HEIGHT, BUST_SCALE)


def suit(symbol: str) -> Image.Image:
    """A suit in white."""
    return picture(path(SUITS[symbol], "#FFFFFF"), 100, 100, SUIT_SIZE / 100)
