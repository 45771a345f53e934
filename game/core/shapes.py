"""How a frozen value is put together, read from its type hints: what the codec and secrecy both walk along."""

from collections.abc import Callable
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from game.core.cards import Card


@cache
def fields_of(cls: type) -> tuple[tuple[str, Any], ...]:
    """Names and type hints of a dataclass's or named tuple's fields, in order."""
    hints = get_type_hints(cls)
    names: tuple[str, ...] = (
        tuple(cls.__dataclass_fields__) if is_dataclass(cls) else cls._fields  # type: ignore[attr-defined]
    )
    return tuple((name, hints[name]) for name in names)


def is_record(cls: Any) -> bool:
    """Whether values of this class have named fields."""
    return isinstance(cls, type) and (is_dataclass(cls) or hasattr(cls, "_fields"))


def members(hint: Any) -> tuple[Any, ...]:
    """The alternatives of a union; a hint that is none is its own only one."""
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def plain(hint: Any) -> Any:
    """The class behind a NewType."""
    while isinstance(hint, NewType):
        hint = hint.__supertype__
    return hint


def items_of(hint: Any, length: int) -> tuple[Any, ...] | None:
    """The hints of a tuple's items, or None when a tuple of that length does not fit."""
    args = get_args(hint)
    if len(args) == 2 and args[1] is Ellipsis:
        return (args[0],) * length
    return args if len(args) == length else None


def fitting(hint: Any, value: object) -> Any:
    """The alternative of `hint` that `value` is one of; TypeError when it is none."""
    for member in members(hint):
        cls = get_origin(member) or plain(member)
        if type(value) is cls or (isinstance(value, Enum) and cls is type(value)):
            return member
    raise TypeError(f"{value!r} is not a {hint}")


def map_cards(hint: Any, value: Any, change: Callable[[Card], Card]) -> Any:
    """A copy of `value` with every card in it changed; all else is as it was."""
    member = fitting(hint, value)
    if member is Card:
        return change(value)
    if get_origin(member) is tuple:
        hints = items_of(member, len(value)) or ()
        return tuple(map_cards(item, each, change) for item, each in zip(hints, value, strict=True))
    if is_record(member):
        return member(*(map_cards(item, getattr(value, name), change) for name, item in fields_of(member)))
    return value
