"""Everything that is kept, as one text to take elsewhere, and back."""

from typing import Any

from game.core.codec import BadSave, from_text, to_text
from game.host.storage import Storage
from game.session import statistics
from game.session.saves import add_finished, finished_keys, finished_number

VERSION = 1
_HEAD = "kitchen-table"


def packed(storage: Storage) -> str:
    """All of ours as one line of text."""
    kept = {key: text for key in storage.keys() if (text := storage.get(key)) is not None}  # noqa: SIM118
    return to_text({"is": _HEAD, "version": VERSION, "kept": kept})


def unpacked(text: str) -> dict[str, str]:
    """What `packed` made the text from. BadSave, saying why, when it did not."""
    data = from_text(text.strip())
    if not isinstance(data, dict) or data.get("is") != _HEAD or data.get("version") != VERSION:
        raise BadSave("not the saved data of this program")
    kept: Any = data.get("kept")
    if not isinstance(kept, dict) or not all(isinstance(each, str) for each in kept.values()):
        raise BadSave("the saved data are cut off")
    return dict(kept)


def bring_in(storage: Storage, kept: dict[str, str]) -> None:
    """Adds `kept` to what is there: finished matches come after those, statistics that say more win, and anything else
    takes the place of its like.
    """
    there = {storage.get(key) for key in finished_keys(storage)}
    for key, text in sorted(kept.items()):
        if key == statistics.KEY:
            storage.set(key, statistics.merged(storage.get(key), text))
        elif finished_number(key) is None:
            storage.set(key, text)
        elif text not in there:
            add_finished(storage, text)


def delete_all(storage: Storage) -> None:
    """Nothing of ours is kept any more; nothing else is touched."""
    for key in storage.keys():  # noqa: SIM118
        storage.remove(key)
