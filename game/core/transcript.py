"""A match as text that a person can read and a test can compare."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import Enum
from typing import Any

from game.core.cards import HIDDEN, Card
from game.core.match import Match
from game.core.protocol import Game
from game.core.shapes import fields_of, fitting, is_record, items_of
from game.core.zones import TABLE, Seat, Zone


def transcript(match: Match[Any, Any]) -> str:
    """Every step of `match`: who did what, what came of it, the standing after it."""
    return "\n".join(_lines(match)) + "\n"


def _lines(match: Match[Any, Any]) -> Iterator[str]:
    game = match.game
    yield f"{game.id}: {match.seats} seats, seed {match.seed}"
    yield f"options {spell(game, type(match.options), match.options)}"
    for position in match.path():
        if step := position.step:
            yield f"{position.length}. {_seat(step.seat)}: {spell(game, type(step.action), step.action)}"
            yield from (f"     {spell(game, type(event), event)}" for event in step.events)
            yield f"   = {' '.join(map(str, game.standing(position.state)))}"
    yield f"won by {' '.join(map(_seat, game.winners(match.state))) or 'nobody yet'}"


def spell(game: Game[Any, Any, Any], hint: Any, value: Any) -> str:
    """`value` in one line, cards by their notation."""
    member = fitting(hint, value)
    if member is Card:
        return "?" if value == HIDDEN else game.notation(value)
    if member is Seat:
        return _seat(value)
    if member is Zone:
        return "/".join([value.name, *([] if value.owner == TABLE else [_seat(value.owner)]), str(value.slot)])
    if is_dataclass(member) or is_record(member):
        parts = (f"{name}={spell(game, item, getattr(value, name))}" for name, item in fields_of(member))
        return " ".join([type(value).__name__, *parts])
    if isinstance(value, tuple):
        items = items_of(member, len(value)) or ()
        return f"[{' '.join(spell(game, item, each) for item, each in zip(items, value, strict=True))}]"
    return str(value.value if isinstance(value, Enum) else value)


def _seat(seat: Seat) -> str:
    return "table" if seat == TABLE else f"seat {seat}"
