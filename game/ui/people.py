"""How people look: the colour and the letter on the sewing button that stands for each."""

from game.session.seats import Person, Sitter
from game.ui import theme
from game.ui.theme import Colour

GUESTS = ("Halina", "Marek", "Zofia", "Jan", "Ewa", "Adam")
"""What bots are called until somebody calls them otherwise."""


def colour(sitters: tuple[Sitter, ...], seat: int) -> Colour:
    """The colour of a seat: the first person's is the same at every table."""
    first = next((number for number, each in enumerate(sitters) if isinstance(each, Person)), None)
    if seat == first:
        return theme.YOU
    return theme.SEATS[(seat if first is None or seat < first else seat - 1) % (len(theme.SEATS) - 1)]


def sign(name: str) -> str:
    """The letter on the button."""
    return name.strip()[:1].upper() or "?"


def free_name(sitters: tuple[Sitter, ...]) -> str:
    """A name for one more bot."""
    taken = {each.name for each in sitters}
    return next((name for name in GUESTS if name not in taken), GUESTS[len(sitters) % len(GUESTS)])
