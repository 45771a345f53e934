"""A match as an address says it: game, seed, number of seats, who begins, and the options that are not the usual."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from game.core.choices import Choice, settled
from game.core.zones import Seat
from game.games import Boxed
from game.session.table import Table

SEED_DIGITS = 15
"""Of the longest seed that can be typed or linked."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a link asks for."""

    options: Any
    seed: str = ""
    """Digits; empty for a random one."""
    seats: int | None = None
    first: Seat | None = None
    """Who begins; None for the seed to say."""
    strange: tuple[str, ...] = ()
    """Parts that the game does not offer: the usual ones stand in their place."""


def spelt(value: Any) -> str:
    """A value of an option, as links and the keys of sentences name it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(getattr(value, "value", value))


def link(box: Boxed, options: Any, seed: str, seats: int, first: Seat | None = None) -> str:
    """The query of an address that opens this match."""
    usual = box.game.types["options"]()
    fields = [each.field for each in box.choices]
    chosen = {each: spelt(getattr(options, each)) for each in fields if getattr(options, each) != getattr(usual, each)}
    pinned = {name: text for name, text in (("seed", seed), ("first", first)) if text not in ("", None)}
    return urlencode({"game": box.id, **pinned, "seats": seats, **chosen})


def asked(box: Boxed, query: Mapping[str, str]) -> Asked:
    """What `query` asks of this game. Keys that are no option are for others to read."""
    options, strange = box.game.types["options"](), list[str]()
    for choice in box.choices:
        if choice.field in query:
            found = _meant(choice, query[choice.field])
            options = replace(options, **{choice.field: found[0]}) if found else options
            strange += [] if found else [f"{choice.field}={query[choice.field]}"]
    seats = _number(query, "seats", box.game.seats, strange)
    first = _number(query, "first", range(seats or max(box.game.seats)), strange)
    seed = _number(query, "seed", range(10**SEED_DIGITS), strange)
    seat = None if first is None else Seat(first)
    return Asked(settled(box.choices, options), "" if seed is None else str(seed), seats, seat, tuple(strange))


def answers(wish: Asked, table: Table) -> bool:
    """Whether a match is one that the link asks for: what it leaves open, or no link can say, may be as it likes."""
    match = table.match
    first = match.options.first if wish.first is None else wish.first
    same = first == match.options.first and all(
        getattr(wish.options, each.field) == getattr(match.options, each.field) for each in table.box.choices
    )
    return same and wish.seed in ("", str(match.seed)) and wish.seats in (None, match.seats)


def _number(query: Mapping[str, str], name: str, offered: range, strange: list[str]) -> int | None:
    """A number in the query; None when there is none, or none of those offered, which `strange` is told."""
    text = query.get(name, "")
    if text.isascii() and text.isdigit() and len(text) <= SEED_DIGITS and int(text) in offered:
        return int(text)
    if text:
        strange.append(f"{name}={text}")
    return None


def _meant(choice: Choice, text: str) -> tuple[Any] | None:
    """The value spelt so. In a tuple, for None is a value too."""
    return next(((value,) for value in choice.values if spelt(value) == text), None)
