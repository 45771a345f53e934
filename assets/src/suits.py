"""The four suit signs, in a box of 100 units."""

from src.palette import BLACK, RED
from src.svg import group, path

SUITS = {
    "H": "M50 90C42 80 8 60 8 34C8 19 19 10 30 10C40 10 47 16 50 24C53 16 60 10 70 10C81 10 92 19 92 34"
    "C92 60 58 80 50 90Z",
    "D": "M50 5C58 22 72 38 88 50C72 62 58 78 50 95C42 78 28 62 12 50C28 38 42 22 50 5Z",
    "S": "M50 6C58 20 92 40 92 62C92 75 83 82 73 82C65 82 58 78 55 72C56 82 59 89 66 94H34C41 89 44 82 45 72"
    "C42 78 35 82 27 82C17 82 8 75 8 62C8 40 42 20 50 6Z",
    "C": "M50 6A20 20 0 0 1 66 38A21 21 0 1 1 55 70C56 80 59 88 66 94H34C41 88 44 80 45 70A21 21 0 1 1 34 38"
    "A20 20 0 0 1 50 6Z",
}


def suit(symbol: str, x: float, y: float, width: float, colour: str, turn: float = 0) -> str:
    """A suit sign centred on (x, y)."""
    place = f"translate({x:g} {y:g}) rotate({turn:g}) scale({width / 100:g}) translate(-50 -50)"
    return group(path(SUITS[symbol], colour), place)


def suit_colour(symbol: str) -> str:
    """Red or black, two-colour deck."""
    return RED if symbol in "HD" else BLACK
