"""What is kept from match to match of a game that unlocks things: a box lid of ticks, what is unlocked, who lost last.

The session knows no game: a game's part `collection` says what can be unlocked and who has earned it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from game.core.codec import BadSave, dump, from_text, load, to_text
from game.core.rng import Rng
from game.core.zones import Seat
from game.games import Boxed
from game.host.storage import Storage
from game.session.report import Report
from game.session.seats import Person, Sitter
from game.session.table import Table

VERSION = 1
"""Of what is kept. Older ones read as they are: what they lack is as at the beginning."""
_INITIALS = 3
_NOBODY = "?"


@dataclass(frozen=True, slots=True)
class Tick:
    """One box of the lid."""

    row: int
    initials: str


@dataclass(frozen=True, slots=True)
class Feat:
    """An achievement that has been fulfilled."""

    name: str
    initials: str


@dataclass(frozen=True, slots=True)
class Offer:
    """Somebody has still to choose a prize; the seed says from which."""

    initials: str
    seed: int


@dataclass(frozen=True, slots=True)
class Lid:
    """All of it for one game. Prizes and achievements are named as the game names them, for ids may change."""

    ticks: tuple[Tick, ...] = ()
    unlocked: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    """Taken out of play on purpose."""
    feats: tuple[Feat, ...] = ()
    gifts: tuple[tuple[str, str], ...] = ()
    """Names of people, and a prize that each may use in the next match."""
    offers: tuple[Offer, ...] = ()
    """In the order in which they are to be answered."""
    loser: str = ""
    """The name of whoever lost the last match."""


@dataclass(frozen=True, slots=True)
class Score:
    """Points that may earn a tick under the initials of `ticks`; the prize is for `chooses` to choose."""

    ticks: Seat
    chooses: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Fulfilled:
    """What a seat has fulfilled, the prize that it brings, and whether that is a gift for the next match."""

    seat: Seat
    name: str
    prize: str
    gift: bool


class Collection:
    """The part `collection` of a game is an instance of a subclass."""

    rows: Sequence[int] = ()
    """Points of each row of the lid, rising."""
    boxes: int = 0
    """In each row."""
    drawn: int = 0
    """Prizes from which one is chosen."""
    prizes: Sequence[str] = ()
    """What can be unlocked by a tick."""
    feats: Sequence[str] = ()
    """The names of the achievements."""

    def scores(self, state: Any, /) -> tuple[Score, ...]:
        """What everybody ended a match with. Seats that no person sits at earn nothing."""
        raise NotImplementedError

    def fulfilled(self, state: Any, /) -> tuple[Fulfilled, ...]:
        """What has been achieved in a match."""
        raise NotImplementedError

    def loser(self, state: Any, /) -> Seat:
        """Who lost a match, of those who play it."""
        raise NotImplementedError

    def prepared(self, options: Any, lid: Lid, names: Sequence[str], /) -> Any:
        """The options of a new match with all that is unlocked. `names` are by seat."""
        raise NotImplementedError


def initials(name: str) -> str:
    """`Anna Maria` is `AM`."""
    return "".join(word[0].upper() for word in name.split())[:_INITIALS] or _NOBODY


def earned(collection: Collection, lid: Lid, points: int) -> int | None:
    """The highest row with an empty box that so many points reach; None when there is none."""
    ticked = [tick.row for tick in lid.ticks]
    reached = (row for row in collection.rows if row <= points and ticked.count(row) < collection.boxes)
    return max(reached, default=None)


def offered(collection: Collection, lid: Lid) -> tuple[str, ...]:
    """The prizes from which the first of the open offers may choose one; none without an offer or a prize left."""
    locked = tuple(prize for prize in collection.prizes if prize not in lid.unlocked)
    return Rng(lid.offers[0].seed).shuffled(locked)[0][: collection.drawn] if lid.offers else ()


class Collections:
    """Kept in a storage, one for each game that has the part."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.damage: Report | None = None
        """What is wrong with what was kept, once it has been found out."""

    def lid(self, game: str) -> Lid:
        """That of a game. What cannot be read is moved aside, and the rest stays."""
        text = self._storage.get(_key(game))
        lid, damaged = lid_of(text)
        if text is not None and damaged:
            taken = self._storage.keys()
            names = (f"aside/{_key(game)}/{number}" for number in range(1, len(taken) + 2))
            aside = next(name for name in names if name not in taken)
            self._storage.set(aside, text)
            self._keep(game, lid)
            self.damage = Report("session.collection.damaged", {"key": aside})
        return lid

    def prepared(self, table: Table) -> Table:
        """A new match with all that is unlocked; the same table where a game unlocks nothing, or it has begun."""
        box, match = table.box, table.match
        if match.length or not box.has("collection"):
            return table
        names = tuple(map(_name, table.sitters))
        options = box.collection.prepared(match.options, self.lid(box.id), names)
        return Table.start(box, options, table.sitters, match.seed, match.options.first)

    def finish(self, table: Table) -> None:
        """A match has come to its end: ticks, offers, achievements, and who has lost."""
        if not table.box.has("collection"):
            return
        box, state = table.box, table.match.state
        collection: Collection = box.collection
        lid = replace(self.lid(box.id), gifts=())
        for number, score in enumerate(collection.scores(state)):
            if score.chooses in table.persons:
                lid = _scored(lid, collection, score, table.sitters, table.match.seed + number)
        for each in collection.fulfilled(state):
            if each.seat in table.persons and each.name not in (feat.name for feat in lid.feats):
                lid = _achieved(lid, each, table.sitters[each.seat])
        self._keep(box.id, replace(lid, loser=_name(table.sitters[collection.loser(state)])))

    def choose(self, box: Boxed, prize: str) -> None:
        """The first offer is answered. ValueError for what it does not offer."""
        lid = self.lid(box.id)
        if prize not in offered(box.collection, lid):
            raise ValueError(f"{prize} is not offered")
        lid = replace(lid, unlocked=(*lid.unlocked, prize), offers=lid.offers[1:])
        self._keep(box.id, lid if offered(box.collection, lid) else replace(lid, offers=()))

    def remove(self, game: str, prizes: Sequence[str]) -> None:
        """These take no part from now on, and all others do."""
        self._keep(game, replace(self.lid(game), removed=tuple(prizes)))

    def reset(self, game: str) -> None:
        """Nothing is ticked and nothing unlocked any more."""
        self._storage.remove(_key(game))

    def _keep(self, game: str, lid: Lid) -> None:
        self._storage.set(_key(game), to_text({"version": VERSION, **_parts(lid)}))


def _scored(lid: Lid, collection: Collection, score: Score, sitters: Sequence[Sitter], seed: int) -> Lid:
    row = earned(collection, lid, score.points)
    if row is None:
        return lid
    lid = replace(lid, ticks=(*lid.ticks, Tick(row, initials(_name(sitters[score.ticks])))))
    more = replace(lid, offers=(*lid.offers, Offer(initials(_name(sitters[score.chooses])), seed)))
    locked = len({*collection.prizes} - {*lid.unlocked})
    return more if len(more.offers) <= locked else lid


def _achieved(lid: Lid, each: Fulfilled, sitter: Sitter) -> Lid:
    name = _name(sitter)
    lid = replace(lid, feats=(*lid.feats, Feat(each.name, initials(name))), unlocked=(*lid.unlocked, each.prize))
    return replace(lid, gifts=(*lid.gifts, (name, each.prize))) if each.gift else lid


def _name(sitter: Sitter) -> str:
    """Bots have the names they are called by; a person alone may have none."""
    return sitter.name.strip() if isinstance(sitter, Person) else sitter.name


def _key(game: str) -> str:
    return f"collection/{game}"


def _parts(lid: Lid) -> dict[str, Any]:
    return {each.name: dump(each.type, getattr(lid, each.name)) for each in fields(Lid)}


def lid_of(text: str | None) -> tuple[Lid, bool]:
    """What was kept, part by part, and whether some of that could not be read."""
    try:
        data = {} if text is None else from_text(text)
    except BadSave:
        data = None
    if not isinstance(data, dict):
        return Lid(), True
    parts, damaged = dict[str, Any](), False
    for each in fields(Lid):
        try:
            parts |= {each.name: load(each.type, data[each.name], each.name)} if each.name in data else {}
        except BadSave:
            damaged = True
    return Lid(**parts), damaged
