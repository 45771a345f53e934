"""Frozen values to JSON and back, by their type hints.

A dataclass becomes an object whose key `is` holds its class name, a named tuple and a tuple become lists, an enum its
value. Numbers, strings, booleans and None are themselves. Nothing else has a place in a state.
"""

import json
import re
from enum import Enum
from itertools import accumulate
from typing import Any, get_origin

from game.core.shapes import fields_of, fitting, is_record, items_of, members, plain

DEEPEST = 64
"""Brackets within brackets that are read. A browser's stack ends, fatally, long before Python minds."""
_STRING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_BRACKET = re.compile(r"[\[{\]}]")


class BadSave(ValueError):
    """Saved data that cannot be what it claims to be; the message says where and why."""


def dump(hint: Any, value: Any) -> Any:
    """`value`, of the type `hint`, as what `json` can write. TypeError when it is not of that type."""
    member = fitting(hint, value)
    if get_origin(member) is tuple:
        hints = items_of(member, len(value))
        if hints is None:
            raise TypeError(f"{value!r} is not a {member}")
        return [dump(item, each) for item, each in zip(hints, value, strict=True)]
    if not is_record(member):
        return value.value if isinstance(value, Enum) else value
    parts = {name: dump(item, getattr(value, name)) for name, item in fields_of(member)}
    return list(parts.values()) if isinstance(value, tuple) else {"is": member.__name__, **parts}


def load(hint: Any, data: Any, where: str = "save") -> Any:
    """The value of type `hint` that `data` was dumped from. BadSave when there is none."""
    alternatives = members(hint)
    if isinstance(data, dict):
        return _load_object(alternatives, data, where)
    for member in alternatives:
        cls = get_origin(member) or plain(member)
        if isinstance(data, list) and issubclass(cls, tuple):
            return _load_list(member, data, where)
        if issubclass(cls, Enum):
            for each in cls:
                if type(each.value) is type(data) and each.value == data:
                    return each
        elif type(data) is cls:
            return data
    raise BadSave(f"{where}: {data!r} has no place here")


def _load_object(alternatives: tuple[Any, ...], data: dict[str, Any], where: str) -> Any:
    name = data.get("is")
    for cls in alternatives:
        if is_record(cls) and not issubclass(cls, tuple) and cls.__name__ == name:
            hints = dict(fields_of(cls))
            if data.keys() - {"is"} != hints.keys():
                raise BadSave(f"{where}: {name} has other parts than {', '.join(hints) or 'none'}")
            return cls(**{part: load(each, data[part], f"{where}.{part}") for part, each in hints.items()})
    raise BadSave(f"{where}: {name!r} is not known here")


def _load_list(member: Any, data: list[Any], where: str) -> Any:
    named = is_record(member)
    hints = tuple(hint for _, hint in fields_of(member)) if named else items_of(member, len(data))
    if hints is None or len(hints) != len(data):
        raise BadSave(f"{where}: {len(data)} items are too many or too few")
    items = (load(hint, each, f"{where}[{index}]") for index, (hint, each) in enumerate(zip(hints, data, strict=True)))
    return member(*items) if named else tuple(items)


def to_text(data: Any) -> str:
    """`data` as one line of JSON, always the same for the same data."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def from_text(text: str) -> Any:
    """The data that `text` holds. BadSave when it is not JSON, or too deep for any save."""
    if _depth(text) > DEEPEST:
        raise BadSave(f"not readable: more than {DEEPEST} brackets within each other")
    try:
        return json.loads(text)
    except ValueError as error:
        raise BadSave(f"not readable: {error}") from None


def _depth(text: str) -> int:
    brackets = _BRACKET.findall(_STRING.sub("", text))
    return max(accumulate(1 if each in "[{" else -1 for each in brackets), default=0)
