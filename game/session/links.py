"""A match as an address says it: game, seed, number of seats, and the options that are not the usual ones."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from game.core.choices import Choice, settled
from game.games import Boxed

SEED_DIGITS = 15
"""Of the longest seed that can be typed or linked."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a link asks for."""

    options: Any
    seed: str = ""
    """Digits; empty for a random one."""
    seats: int | None = None
    strange: tuple[str, ...] = ()
    """Parts that the game does not offer: the usual ones stand in their place."""


def spelt(value: Any) -> str:
    """A value of an option, as links and the keys of sentences name it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(getattr(value, "value", value))


def link(box: Boxed, options: Any, seed: str, seats: int) -> str:
    """The query of an address that opens this match."""
    usual = box.game.types["options"]()
    fields = [each.field for each in box.choices]
    chosen = {each: spelt(getattr(options, each)) for each in fields if getattr(options, each) != getattr(usual, each)}
    return urlencode({"game": box.id, **({"seed": seed} if seed else {}), "seats": seats, **chosen})


def asked(box: Boxed, query: Mapping[str, str]) -> Asked:
    """What `query` asks of this game. Keys that are no option are for others to read."""
    options, strange = box.game.types["options"](), list[str]()
    for choice in box.choices:
        if choice.field in query:
            found = _meant(choice, query[choice.field])
            options = replace(options, **{choice.field: found[0]}) if found else options
            strange += [] if found else [f"{choice.field}={query[choice.field]}"]
    seed, seats = query.get("seed", ""), query.get("seats", "")
    if seed and not (seed.isascii() and seed.isdigit() and len(seed) <= SEED_DIGITS):
        strange.append(f"seed={seed}")
        seed = ""
    number = int(seats) if seats.isascii() and seats.isdigit() and len(seats) < 3 else None
    if seats and number not in box.game.seats:
        strange.append(f"seats={seats}")
        number = None
    return Asked(settled(box.choices, options), seed, number, tuple(strange))


def _meant(choice: Choice, text: str) -> tuple[Any] | None:
    """The value spelt so. In a tuple, for None is a value too."""
    return next(((value,) for value in choice.values if spelt(value) == text), None)
