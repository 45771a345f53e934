"""The program in a window of its own: `python -m game`, or `kitchen-table`."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from game.app import build
from game.core.codec import BadSave, from_text
from game.games import SHELF
from game.host.desktop import Desktop
from game.host.file_storage import desktop_storage
from game.session.record import read
from game.words import LANGUAGES


def parser() -> argparse.ArgumentParser:
    """What may stand on the command line."""
    made = argparse.ArgumentParser(prog="kitchen-table", description="Card games on one warm kitchen table.")
    made.add_argument("--game", choices=[box.id for box in SHELF], help="open the new-match dialog of this game")
    made.add_argument("--seed", type=int, help="with this seed")
    made.add_argument("--lang", choices=LANGUAGES, help="in this language")
    made.add_argument("--replay", type=Path, metavar="FILE", help="open a saved match")
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status 2 when assets are missing or the saved match cannot be read."""
    asked = parser().parse_args(arguments)
    named = {"game": asked.game, "seed": asked.seed, "lang": asked.lang}
    try:
        table = read(SHELF, from_text(asked.replay.read_text("utf-8"))) if asked.replay else None
        app = build(Desktop({key: str(value) for key, value in named.items() if value is not None}), desktop_storage())
    except (OSError, BadSave) as error:
        sys.stderr.write(f"kitchen-table: {error}\n")
        return 2
    asyncio.run(app.run(table))
    return 0


if __name__ == "__main__":
    sys.exit(main())
