"""How the person at this device wants things; kept, and in force at once."""

from dataclasses import dataclass
from enum import Enum

from game.core.codec import BadSave, dump, from_text, load, to_text
from game.host.storage import Storage
from game.session.report import Report

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


def read_settings(storage: Storage) -> Settings | Report:
    """What was kept, or the usual ones; a Report when it cannot be read."""
    text = storage.get(KEY)
    if text is None:
        return Settings()
    try:
        settings: Settings = load(Settings, from_text(text), KEY)
    except BadSave as error:
        return Report("session.settings.damaged", {"why": str(error)})
    if settings.volume in VOLUMES and settings.text in TEXT_SIZES:
        return settings
    return Report("session.settings.damaged", {"why": KEY})


def keep_settings(storage: Storage, settings: Settings) -> None:
    """From now on."""
    storage.set(KEY, to_text(dump(Settings, settings)))
