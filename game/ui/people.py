"""How people look: the colour and the letter on the sewing button that stands for each."""

from collections.abc import Sequence

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


def sign(names: Sequence[str], seat: int) -> str:
    """What is on the button of a seat: the initial, and one more letter where others begin alike.

    Colour is never the only sign of a seat, so no two seats have the same: where letters do not tell, numbers do.
    """
    initial = names[seat].strip()[:1].upper() or "?"
    alike = [n for n, name in enumerate(names) if (name.strip()[:1].upper() or "?") == initial]
    if len(alike) == 1:
        return initial
    taken = list[str]()
    for number in alike:
        others = [names[n].strip().lower() for n in alike if n != number]
        letters = [*enumerate(names[number].strip().lower())][1:]
        telling = sorted(letters, key=lambda each: any(other[each[0] : each[0] + 1] == each[1] for other in others))
        options = [each for _, each in telling if each.isalnum()] + [str(n + 1) for n in range(len(names))]
        taken.append(next(each for each in options if each not in taken))
    return initial + taken[alike.index(seat)]


def free_name(sitters: tuple[Sitter, ...]) -> str:
    """A name for one more bot."""
    taken = {each.name for each in sitters}
    return next((name for name in GUESTS if name not in taken), GUESTS[len(sitters) % len(GUESTS)])
