"""Calling whoever a match waits for: not too often, and still there at the next start."""

from collections.abc import Callable
from dataclasses import dataclass

from game.core.codec import BadSave, dump, from_text, load, to_text
from game.core.zones import Seat
from game.host.storage import Storage
from game.session.saves import open_key
from game.session.table import Table

REST = 12 * 3600
"""Seconds in which a table is called once."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """A seat was called."""

    seed: int
    """Of its match."""
    length: int
    """How many steps the match had."""
    seat: Seat
    when: int
    """Seconds since 1970, UTC."""


class Nudges:
    """The last call of each open match. `now` gives the seconds since 1970."""

    def __init__(self, storage: Storage, now: Callable[[], float], slot: str = "") -> None:
        self._storage, self._now, self._slot = storage, now, slot

    def noted(self, game: str) -> bool:
        """Whether the open match of that game may have been called."""
        return self._storage.get(self._key(game)) is not None

    def rest(self, table: Table) -> int:
        """Seconds until this match may be called again; 0 now."""
        last = self._last(table)
        gone = int(self._now()) - last.when if last else REST
        return REST - gone if 0 <= gone < REST else 0

    def call(self, table: Table) -> Seat | None:
        """Calls the person that the match waits for; None when there is none, or it was called not long ago."""
        seat = table.awaited
        if seat is None or self.rest(table):
            return None
        nudge = Nudge(table.match.seed, table.match.length, seat, int(self._now()))
        self._storage.set(self._key(table.box.id), to_text(dump(Nudge, nudge)))
        return seat

    def called(self, table: Table) -> Seat | None:
        """Who was called and has not acted since."""
        last = self._last(table)
        waits = last and last.length == table.match.length and last.seat in table.persons
        return last.seat if last and waits else None

    def _last(self, table: Table) -> Nudge | None:
        text = self._storage.get(self._key(table.box.id))
        try:
            last: Nudge | None = load(Nudge, from_text(text)) if text else None
        except BadSave:
            return None  # it costs nobody more than a call too many
        return last if last and last.seed == table.match.seed else None

    def _key(self, game: str) -> str:
        return f"nudge/{open_key(game, self._slot)}"
