"""What each person has done at each game, by name; with bots at the table and without alike."""

from dataclasses import dataclass, fields
from itertools import starmap
from operator import add
from typing import Any

from game.core.codec import BadSave, dump, from_text, load, to_text
from game.core.zones import Seat
from game.host.storage import Storage
from game.session.report import Report
from game.session.seats import Person
from game.session.table import Table

KEY = "statistics"


@dataclass(frozen=True, slots=True)
class Tally:
    """One person's matches at one game."""

    games: int = 0
    wins: int = 0
    ties: int = 0
    """Shared wins."""
    losses: int = 0
    """Those of whoever left before the end among them."""
    hands: int = 0
    """Won within the matches, where the game has hands: see `Customs.hands_won`."""
    ended: int = 0
    """Matches played to their end: those that have a total."""
    total: int = 0
    """The sum of those totals."""

    @property
    def average(self) -> float | None:
        """The mean of the totals; None without any."""
        return self.total / self.ended if self.ended else None

    def __add__(self, other: "Tally") -> "Tally":
        pairs = ((getattr(self, each.name), getattr(other, each.name)) for each in fields(Tally))
        return Tally(*starmap(add, pairs))


Book = dict[str, dict[str, Tally]]
"""By game and name."""


def book_of(text: str | None) -> tuple[Book, bool]:
    """What was kept, and whether some of that could not be read."""
    try:
        data = {} if text is None else from_text(text)
    except BadSave:
        return {}, True
    if not isinstance(data, dict):
        return {}, True
    book, damaged = Book(), False
    for game, names in data.items():
        damaged |= not isinstance(names, dict)
        for name, part in names.items() if isinstance(names, dict) else ():
            tally = _tally(part)
            damaged |= tally is None
            if tally:
                book.setdefault(game, {})[name] = tally
    return book, damaged


def _tally(data: Any) -> Tally | None:
    """None when it is none, or its numbers cannot be."""
    try:
        tally: Tally = load(Tally, data, KEY)
    except BadSave:
        return None
    counts = tally.games, tally.wins, tally.ties, tally.losses, tally.hands, tally.ended
    fits = min(counts) >= 0 and tally.wins + tally.ties + tally.losses == tally.games >= tally.ended
    return tally if fits else None


def text_of(book: Book) -> str:
    """As it is kept."""
    return to_text({game: {name: dump(Tally, each) for name, each in names.items()} for game, names in book.items()})


def merged(one: str | None, other: str) -> str:
    """Two that were kept, as one: of the same game and name that which has seen more, for it may hold the other."""
    book, more = book_of(one)[0], book_of(other)[0]
    for game, names in more.items():
        mine = book.setdefault(game, {})
        mine |= {name: max(mine.get(name, each), each, key=lambda tally: tally.games) for name, each in names.items()}
    return text_of(book)


class Statistics:
    """Kept in a storage, next to the matches."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.damage: Report | None = None
        """What is wrong with those that were kept, once it has been found out."""

    def book(self) -> Book:
        """All of it. What cannot be read is moved aside, and the rest stays."""
        text = self._storage.get(KEY)
        book, damaged = book_of(text)
        if text is not None and damaged:
            taken = self._storage.keys()
            names = (f"aside/{KEY}/{number}" for number in range(1, len(taken) + 2))
            aside = next(name for name in names if name not in taken)
            self._storage.set(aside, text)
            self._storage.set(KEY, text_of(book))
            self.damage = Report("session.statistics.damaged", {"key": aside})
        return book

    def finish(self, table: Table) -> None:
        """A match has come to its end: every person at the table is told of."""
        game, match = table.box.game, table.match
        winners, standing = game.winners(match.state), game.standing(match.state)
        won = Tally(1, wins=1) if len(winners) == 1 else Tally(1, ties=1)
        for seat in table.persons:
            played = won if seat in winners else Tally(1, losses=1)
            self._add(table, seat, played + Tally(ended=1, total=standing[seat]))

    def leave(self, table: Table, seat: Seat) -> None:
        """A person leaves before the end: a loss, without a total."""
        self._add(table, seat, Tally(1, losses=1))

    def _add(self, table: Table, seat: Seat, played: Tally) -> None:
        sitter, book = table.sitters[seat], self.book()
        if isinstance(sitter, Person):
            names = book.setdefault(table.box.id, {})
            name = sitter.name.strip()
            names[name] = names.get(name, Tally()) + played + Tally(hands=_hands(table, seat))
            self._storage.set(KEY, text_of(book))


def _hands(table: Table, seat: Seat) -> int:
    steps = (each.step for each in table.match.path() if each.step)
    return sum(seat in table.customs.hands_won(step.events) for step in steps)
