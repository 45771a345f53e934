"""How the person at this device wants things; kept, and in force at once."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from game.core.codec import BadSave, dump, from_text, load, to_text
from game.core.shapes import fields_of
from game.host.storage import Storage
from game.session.report import Report
from game.words import LANGUAGES

KEY = "settings"
VOLUMES = tuple(range(0, 101, 10))
"""Per cent."""
TEXT_SIZES = (100, 125, 150, 175, 200)
"""Per cent."""


class Pace(Enum):
    """How long things take."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


class Motion(Enum):
    """How much moves."""

    SYSTEM = "system"
    """As the system says: full or reduced."""
    FULL = "full"
    REDUCED = "reduced"
    """Short fades, nothing flies."""
    OFF = "off"


_DAMAGED = Report("session.settings.damaged")
_OFFERED: Mapping[str, Collection[Any]] = {"language": ("", *LANGUAGES), "volume": VOLUMES, "text": TEXT_SIZES}
"""Those whose type says too little."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All of them."""

    language: str = ""
    """ISO 639; empty for that of the system."""
    pace: Pace = Pace.NORMAL
    motion: Motion = Motion.SYSTEM
    sound: bool = True
    volume: int = 70
    text: int = 100
    four_colours: bool = False
    """Of playing cards: one for each suit."""
    large_print: bool = False


def read_settings(storage: Storage) -> tuple[Settings, Report | None]:
    """What was kept, and the usual ones for what was not; a Report when some of it cannot be read."""
    text = storage.get(KEY)
    try:
        data = {} if text is None else from_text(text)
    except BadSave:
        data = None
    if not isinstance(data, dict):
        return Settings(), _DAMAGED
    kept = {name: data[name] for name, _ in fields_of(Settings) if name in data}
    fit = {name: found[0] for name, value in kept.items() if (found := _fitting(name, value))}
    return Settings(**fit), None if fit.keys() == kept.keys() else _DAMAGED


def _fitting(name: str, data: Any) -> tuple[Any] | None:
    """The value of a setting, in a tuple for some are empty; None when it is not on offer."""
    try:
        value = load(dict(fields_of(Settings))[name], data, name)
    except BadSave:
        return None
    return (value,) if value in _OFFERED.get(name, (value,)) else None


def keep_settings(storage: Storage, settings: Settings) -> None:
    """From now on."""
    storage.set(KEY, to_text(dump(Settings, settings)))
