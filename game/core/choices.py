"""Options as rows of data, from which the new-match dialog, links and the terminal are made."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

Options = TypeVar("Options")


@dataclass(frozen=True, slots=True)
class Choice:
    """One option: the field of the options it sets, and what it may be set to (two or more values, in order)."""

    field: str
    values: Sequence[Any]
    more: bool = False
    """Shown under "More options"."""
    needs: tuple[str, Collection[Any]] | None = None
    """Open only while this other field has one of these values; else the option keeps its default."""


def open_for(choice: Choice, options: Any) -> bool:
    """Whether `choice` means anything beside the other `options`."""
    return choice.needs is None or getattr(options, choice.needs[0]) in choice.needs[1]


def settled(choices: Sequence[Choice], options: Options) -> Options:
    """`options` with every choice that is not open put back to its default."""
    defaults = {field.name: field.default for field in fields(options)}  # type: ignore[arg-type]
    closed = {each.field: defaults[each.field] for each in choices if not open_for(each, options)}
    return replace(options, **closed)  # type: ignore[type-var]


def wrong(choices: Sequence[Choice], options: Any) -> str | None:
    """The first field whose value its choice does not offer, or None."""
    return next((each.field for each in choices if getattr(options, each.field) not in each.values), None)
