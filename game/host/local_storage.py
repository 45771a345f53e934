"""The browser's storage: `localStorage` of the page's origin, our prefix before every key."""

from collections.abc import Callable
from typing import Any, TypeVar

from game.host.storage import PREFIX, Full, Refused, SafeStorage

T = TypeVar("T")


class LocalStorage:
    """Texts in the page's `localStorage`, asked for anew each time: a browser may refuse it at any touch."""

    def __init__(self, window: Any) -> None:
        """`window` is the page's global object as Python sees it."""
        self._window = window

    def get(self, key: str) -> str | None:
        """The text kept under `key`, None when there is none. Raises Refused."""
        text = self._ask(lambda store: store.getItem(PREFIX + key))
        return text if isinstance(text, str) else None  # a missing key may come as JavaScript's own null

    def set(self, key: str, text: str) -> None:
        """Keeps `text` under `key`. Raises Full or Refused, and then the old text is still there."""
        self._ask(lambda store: store.setItem(PREFIX + key, text))

    def remove(self, key: str) -> None:
        """Keeps nothing under `key` any more. Raises Refused."""
        self._ask(lambda store: store.removeItem(PREFIX + key))

    def keys(self) -> tuple[str, ...]:
        """Every key of ours, sorted, without the prefix. Raises Refused."""
        keys = self._ask(lambda store: [str(store.key(index)) for index in range(store.length)])
        return tuple(sorted(key.removeprefix(PREFIX) for key in keys if key.startswith(PREFIX)))

    def _ask(self, question: Callable[[Any], T]) -> T:
        try:
            return question(self._window.localStorage)
        except Exception as error:  # JavaScript's errors come in a class that exists in browsers alone
            full = "Quota" in f"{getattr(error, 'name', '')} {error}"
            raise (Full if full else Refused)(str(error)) from error


def browser_storage(window: Any) -> SafeStorage:
    """The storage of this page; `window` is its global object (the module `js`)."""
    return SafeStorage(LocalStorage(window))
