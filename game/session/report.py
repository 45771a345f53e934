"""What the house has to tell a person apart from the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Report:
    """A sentence to be said: its key in the catalogs of `session`, and the parts it names."""

    key: str
    parts: Mapping[str, str] = field(default_factory=dict)
