"""Keeps matches: the open one of each game, and the last finished ones. Never loses one silently."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from game.core.codec import BadSave, from_text, load, to_text
from game.core.zones import Seat
from game.games import SHELF, Boxed
from game.host.storage import Storage
from game.session.collection import Collections
from game.session.record import NewerSave, read, text_of, written
from game.session.report import Report
from game.session.seats import Guest, Sitter, short
from game.session.statistics import Statistics
from game.session.table import Table

FINISHED_KEPT = 50
"""So many finished matches are kept; with one more the oldest goes."""

_FINISHED = "finished/"
_DIGITS = 9
"""Of the longest number of a finished match; a longer one is none of ours."""


def finished_number(key: str) -> int | None:
    """The number of the finished match that is kept under `key`; None when it is the key of none."""
    digits = key.removeprefix(_FINISHED)
    ours = key.startswith(_FINISHED) and digits.isascii() and digits.isdigit() and len(digits) <= _DIGITS
    return int(digits) if ours else None


def finished_keys(storage: Storage) -> tuple[str, ...]:
    """Those of all finished matches, the oldest first."""
    return tuple(key for key in storage.keys() if finished_number(key) is not None)  # noqa: SIM118


def add_finished(storage: Storage, text: str) -> None:
    """Keeps one more finished match; the oldest goes when there are too many."""
    keys = finished_keys(storage)
    number = max((finished_number(key) or 0 for key in keys), default=0) + 1
    storage.set(f"{_FINISHED}{number:06}", text)
    for key in keys[: max(0, len(keys) + 1 - FINISHED_KEPT)]:
        storage.remove(key)


@dataclass(frozen=True, slots=True)
class Finished:
    """A line of the list of finished matches."""

    key: str
    """What to ask `Saves.finished_table` and `Saves.take_up` for."""
    game: str
    seed: int
    sitters: tuple[Sitter, ...]
    when: int
    """Seconds since 1970, UTC."""
    standing: tuple[int, ...]
    winners: tuple[Seat, ...]
    """Empty for a match that was set aside, or ended because somebody left."""
    left: Seat | None = None
    """Who left, and ended it by that."""


class Saves:
    """Matches in a storage. `slot` tells apart several open matches of one game (a page that embeds it, say)."""

    def __init__(self, storage: Storage, now: Callable[[], float], shelf: Iterable[Boxed] = SHELF) -> None:
        """`now` gives the seconds since 1970."""
        self._storage, self.now, self._shelf = storage, now, tuple(shelf)
        self.statistics = Statistics(storage)
        self.collections = Collections(storage)

    def follow(self, table: Table, slot: str = "") -> None:
        """Makes `table` the open match of its game and slot, and keeps it after every action from now on.

        An unfinished match that was there moves to the finished ones as set aside.
        """
        self.set_aside(table.box.id, slot)
        self._keep(table, slot)
        table.observers.append(lambda changed: self._keep(changed, slot))

    def resume(self, game: str, slot: str = "") -> Table | Report | None:
        """The open match, kept after every action from now on. None when there is none.

        A Report when it cannot be read: a damaged one has been moved aside, one of a newer program stays where it is.
        """
        key = open_key(game, slot)
        text = self._storage.get(key)
        table = None if text is None else self._table(key, text)
        if isinstance(table, Table):
            table.observers.append(lambda changed: self._keep(changed, slot))
        return table

    def set_aside(self, game: str, slot: str = "") -> None:
        """Moves the open match, if there is one, to the finished ones, where it can be taken up again."""
        key = open_key(game, slot)
        text = self._storage.get(key)
        if text is None:
            return
        table = self._table(key, text)
        if isinstance(table, Table):
            if not table.match.over:
                self._finish(table)
        elif self._storage.get(key) is not None:
            self._move_aside(key, text)
        self._storage.remove(key)

    def finished(self) -> tuple[Finished, ...]:
        """The finished matches, the latest first. One that cannot be read is moved aside and left out."""
        lines = (self._line(key) for key in reversed(finished_keys(self._storage)))
        return tuple(line for line in lines if line)

    def finished_table(self, key: str) -> Table | Report:
        """A finished match, to be stepped through; it is not kept anew."""
        text = self._storage.get(key)
        return Report("session.save.gone") if text is None else self._table(key, text)

    def take_up(self, key: str, slot: str = "") -> Table | Report:
        """A match that was set aside becomes the open one of its game and slot again."""
        table = self.finished_table(key)
        if isinstance(table, Table):
            self._storage.remove(key)
            self.follow(table, slot)
        return table

    def leave(self, table: Table, seat: Seat, guest: Guest | None, slot: str = "") -> None:
        """A person leaves the open match: a loss for them. `guest` takes the seat; without one the match ends."""
        self.statistics.leave(table, seat)
        if guest:
            table.take_seat(seat, guest)
        else:
            self._finish(table, seat)
            self._storage.remove(open_key(table.box.id, slot))

    def _keep(self, table: Table, slot: str) -> None:
        key = open_key(table.box.id, slot)
        if table.match.over:
            self.statistics.finish(table)
            self.collections.finish(table)
            self._finish(table)
            self._storage.remove(key)
        else:
            self._storage.set(key, text_of(table))

    def _finish(self, table: Table, left: Seat | None = None) -> None:
        game, state = table.box.game, table.match.state
        result = {"when": int(self.now()), "standing": game.standing(state), "winners": game.winners(state)}
        gone = {} if left is None else {"left": left}
        add_finished(self._storage, to_text(written(table) | result | gone))

    def _line(self, key: str) -> Finished | None:
        text = self._storage.get(key) or ""
        try:
            return _line(key, from_text(text))
        except NewerSave:
            return None
        except BadSave:
            self._move_aside(key, text)
            return None

    def _table(self, key: str, text: str) -> Table | Report:
        try:
            return read(self._shelf, from_text(text))
        except NewerSave:
            return Report("session.save.newer")
        except BadSave as error:
            return Report("session.save.damaged", {"key": self._move_aside(key, text), "why": str(error)})

    def _move_aside(self, key: str, text: str) -> str:
        taken = self._storage.keys()
        aside = next(name for number in range(1, len(taken) + 2) if (name := f"aside/{key}/{number}") not in taken)
        self._storage.set(aside, text)
        self._storage.remove(key)
        return aside


def open_key(game: str, slot: str) -> str:
    """Where the open match of a game and slot is kept."""
    return f"open/{game}/{slot}" if slot else f"open/{game}"


def _line(key: str, data: Any) -> Finished:
    """BadSave when `data` is not what `Saves` writes for a finished match."""
    hints = {
        "game": str,
        "seed": int,
        "seats": tuple[Sitter, ...],
        "when": int,
        "standing": tuple[int, ...],
        "winners": tuple[Seat, ...],
    }
    if not isinstance(data, dict) or not hints.keys() <= data.keys():
        raise BadSave(f"{key}: no finished match")
    line = Finished(key, *(load(hint, data[part], f"{key}.{part}") for part, hint in hints.items()))
    left = load(Seat | None, data.get("left"), f"{key}.left")
    return replace(line, sitters=tuple(map(short, line.sitters)), left=left)
