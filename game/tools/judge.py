"""Judges a file of acceptance cases: `python -m game.tools.judge FILE.json [GAME]`.

The file is one object: lists of cases by name, `defaults` for keys that a case does not name, and texts for people. The
game is GAME, or the file's name up to the first `_hands`. Prints one line of JSON a case. Exit status 0 when all are
right, 1 when not, 2 for a file that cannot be read, with the reason.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from game.games import boxed


class Unreadable(ValueError):
    """The file, or a case in it, is not what it should be."""


def judge(path: Path, id: str) -> Iterator[dict[str, Any]]:
    """The verdict on every case of the file, in its order. Raises Unreadable."""
    lists, data = _lists(id), _read(path)
    defaults = data.get("defaults", {})
    for of, cases in data.items():
        if of == "defaults" or isinstance(cases, str):
            continue
        if of not in lists or not isinstance(cases, list):
            raise Unreadable(f"{id} has no list of cases named {of!r}; it has {', '.join(lists)}")
        for number, case in enumerate(cases, 1):
            try:
                ok, got = lists[of]({**defaults, **case})
            except (ValueError, TypeError) as error:
                raise Unreadable(f"case {number} of {of}: {error}") from error
            yield {"case": number, "of": of, "ok": ok, "got": got}


def _lists(id: str) -> Mapping[str, Any]:
    try:
        lists: Mapping[str, Any] = boxed(id).cases
    except (KeyError, ModuleNotFoundError):
        raise Unreadable(f"no game on the shelf is called {id!r}, or it has no cases") from None
    return lists


def _read(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError, RecursionError) as error:
        raise Unreadable(f"{path}: {error}") from error
    if not isinstance(data, dict) or not isinstance(data.get("defaults", {}), dict):
        raise Unreadable(f"{path}: is to be an object with lists of cases, and defaults as an object")
    return data


def main(arguments: Sequence[str]) -> int:
    """Runs the command; its exit status."""
    if len(arguments) not in (1, 2):
        print("python -m game.tools.judge FILE.json [GAME]", file=sys.stderr)
        return 2
    path = Path(arguments[0])
    id = arguments[1] if len(arguments) == 2 else path.stem.partition("_hands")[0]
    try:
        verdicts = list(judge(path, id))
    except Unreadable as error:
        print(error, file=sys.stderr)
        return 2
    for verdict in verdicts:
        print(json.dumps(verdict, ensure_ascii=False))
    return 0 if all(verdict["ok"] for verdict in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
