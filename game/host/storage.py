"""Where texts are kept by key. Everything of ours carries one prefix; nothing else of the place is touched."""

from typing import Protocol

PREFIX = "kitchen-table/"


class Refused(OSError):
    """This place keeps nothing for us."""


class Full(Refused):
    """There is no room left; what was kept before is intact."""


class Storage(Protocol):
    """Texts by key. Every method may raise Refused."""

    def get(self, key: str) -> str | None:
        """The text kept under `key`, None when there is none."""

    def set(self, key: str, text: str) -> None:
        """Keeps `text` under `key`, wholly or, with Full, not at all."""

    def remove(self, key: str) -> None:
        """Keeps nothing under `key` any more; it need not have been there."""

    def keys(self) -> tuple[str, ...]:
        """Every key of ours, sorted, without the prefix."""


class MemoryStorage:
    """Keeps texts until the program ends."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        """The text kept under `key`, None when there is none."""
        return self._texts.get(key)

    def set(self, key: str, text: str) -> None:
        """Keeps `text` under `key`."""
        self._texts[key] = text

    def remove(self, key: str) -> None:
        """Keeps nothing under `key` any more."""
        self._texts.pop(key, None)

    def keys(self) -> tuple[str, ...]:
        """Every key, sorted."""
        return tuple(sorted(self._texts))


class SafeStorage:
    """Another storage that never fails: what it will not take is kept in memory, and `trouble` says so."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._memory = MemoryStorage()
        self._removed: set[str] = set()
        self.trouble: str | None = None
        """None while everything is kept for good; else the key of the sentence that tells the person why it is not:
        `session.storage.refused` or `session.storage.full`.
        """

    def get(self, key: str) -> str | None:
        """The text kept under `key`, None when there is none."""
        if key in self._removed:
            return None
        kept = self._memory.get(key)
        if kept is not None:
            return kept
        try:
            return self._storage.get(key)
        except OSError as error:
            self._note(error)
            return None

    def set(self, key: str, text: str) -> None:
        """Keeps `text` under `key`, for good or in memory."""
        self._removed.discard(key)
        try:
            self._storage.set(key, text)
        except OSError as error:
            self._memory.set(key, text)
            self._note(error)
        else:
            self._memory.remove(key)
            self.trouble = self.trouble if self._memory.keys() else None

    def remove(self, key: str) -> None:
        """Keeps nothing under `key` any more."""
        self._memory.remove(key)
        try:
            self._storage.remove(key)
        except OSError as error:
            self._removed.add(key)
            self._note(error)

    def keys(self) -> tuple[str, ...]:
        """Every key, sorted."""
        try:
            kept = self._storage.keys()
        except OSError as error:
            kept = ()
            self._note(error)
        return tuple(sorted({*kept, *self._memory.keys()} - self._removed))

    def _note(self, error: OSError) -> None:
        self.trouble = "session.storage.full" if isinstance(error, Full) else "session.storage.refused"
