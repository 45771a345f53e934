"""A match on paper: what of a table is written down, and a table read back from it."""

from collections.abc import Callable, Iterable, Mapping
from types import GenericAlias
from typing import Any

from game.core.cards import Card
from game.core.choices import settled, wrong
from game.core.codec import BadSave, dump, load, to_text
from game.core.match import begin, replay
from game.core.zones import TABLE, Seat
from game.games import Boxed
from game.session.seats import Sitter, short
from game.session.table import Table

VERSION = 1
"""Of what `written` makes. A change that older records do not fit raises it and adds to `_RENEWALS`."""

_RENEWALS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""By version: makes a record of the next version out of one of this."""

_PARTS = {"version", "game", "seed", "options", "seats", "log", "state"}
_ORDERS = tuple[tuple[Seat, tuple[Card, ...]], ...]
"""The one part that may be missing: hands in their persons' own order."""


class NewerSave(BadSave):
    """A record that a newer version of this program wrote."""


def written(table: Table) -> dict[str, Any]:
    """What is kept of a table: all that `read` needs, as JSON data."""
    kind = table.box.game.types["action"]
    return _beside_the_log(table) | {"log": [[seat, dump(kind, action)] for seat, action in table.match.log()]}


def text_of(table: Table) -> str:
    """The same as text. Of the log only what is new since the last time is written anew, so that this takes no longer
    in a long match.
    """
    parts = {key: to_text(part) for key, part in _beside_the_log(table).items()}
    parts["log"] = table.journal.log(table.match)
    return f"{{{','.join(f'{to_text(key)}:{parts[key]}' for key in sorted(parts))}}}"


def _beside_the_log(table: Table) -> dict[str, Any]:
    match, types = table.match, table.box.game.types
    return {
        "version": VERSION,
        "game": table.box.id,
        "seed": match.seed,
        "options": dump(types["options"], match.options),
        "seats": dump(tuple[Sitter, ...], table.sitters),
        "state": dump(types["state"], match.state),
        "orders": dump(_ORDERS, tuple(table.orders.items())),
    }


def read(shelf: Iterable[Boxed], data: Any) -> Table:
    """The table that `written` made `data` from: replayed, and compared with the state beside it.

    Raises NewerSave, or BadSave for whatever is wrong.
    """
    data = _renewed(data)
    if _PARTS - data.keys():
        raise BadSave(f"save: lacks {', '.join(sorted(_PARTS - data.keys()))}")
    box = next((each for each in shelf if each.id == data["game"]), None)
    if box is None:
        raise BadSave(f"save.game: {data['game']!r} is not on the shelf")
    table = _replayed(box, data)
    if load(box.game.types["state"], data["state"], "save.state") != table.match.state:
        raise BadSave("save.state: not what the log leads to")
    table.orders = dict(load(_ORDERS, data.get("orders", []), "save.orders"))
    return table


def _renewed(data: Any) -> dict[str, Any]:
    record: dict[str, Any] = data if isinstance(data, dict) else {}
    while (version := load(int, record.get("version"), "save.version")) != VERSION:
        if version > VERSION:
            raise NewerSave(f"save.version: {version} is newer than {VERSION}")
        if version not in _RENEWALS:
            raise BadSave(f"save.version: {version} is not known")
        record = _RENEWALS[version](record)
    return record


def _replayed(box: Boxed, data: Mapping[str, Any]) -> Table:
    game = box.game
    options = load(game.types["options"], data["options"], "save.options")
    field = wrong(box.choices, options)
    if field or settled(box.choices, options) != options:
        raise BadSave(f"save.options.{field or 'closed'}: not on offer")
    sitters = tuple(map(short, load(tuple[Sitter, ...], data["seats"], "save.seats")))
    if options.first not in range(len(sitters)):
        raise BadSave(f"save.options.first: nobody sits at {options.first}")
    seed = load(int, data["seed"], "save.seed")
    step = GenericAlias(tuple, (Seat, game.types["action"]))
    log = load(GenericAlias(tuple, (step, ...)), data["log"], "save.log")
    if strangers := {seat for seat, _ in log}.difference(range(TABLE, len(sitters))):
        raise BadSave(f"save.log: nobody sits at {strangers}")
    try:
        return Table(box, replay(begin(game, options, len(sitters), seed), log), sitters)
    except ValueError as error:
        raise BadSave(f"save.log: {error}") from error
