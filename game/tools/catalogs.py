"""Compiles every catalog of sentences and gathers the texts beside them: `python -m game.tools.catalogs OUTDIR`.

The house's lie in `game/ui/strings`, a game's in its own `strings`. `pl.po` of Polyester becomes `polyester.pl.json`,
its `rules.pl.md` becomes `polyester.rules.pl.md`; those of the house are named `house`, the terminal's `tools`.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from shutil import copyfile

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

import game
from game.games import SHELF

_ROOT = Path(game.__file__).parent


def sources() -> Iterator[tuple[str, Path]]:
    """Each name of catalogs with the folder it is written in."""
    yield "house", _ROOT / "ui" / "strings"
    yield "tools", _ROOT / "tools" / "strings"
    yield from ((box.id, _ROOT / "games" / box.id / "strings") for box in SHELF)


def read(path: Path) -> Catalog:
    """The catalog in a `.po` file, its language by the file's name. Raises PoFileError for one that is malformed."""
    with path.open("rb") as file:
        return read_po(file, locale=path.stem, abort_invalid=True)


def compiled(catalog: Catalog) -> str:
    """A catalog as JSON: the forms of each sentence by its key; most have one. What is not said yet is left out."""
    told = {}
    for message in catalog:
        key = message.id if isinstance(message.id, str) else message.id[0]
        forms = [message.string] if isinstance(message.string, str) else list(message.string or ())
        if key and all(forms):
            told[key] = forms
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def compile_all(outdir: Path) -> None:
    """Writes every catalog and text into `outdir`, which is made when missing."""
    outdir.mkdir(parents=True, exist_ok=True)
    for name, folder in sources():
        for path in sorted(folder.glob("*.po")):
            (outdir / f"{name}.{path.stem}.json").write_text(compiled(read(path)), "utf-8")
        for path in sorted(folder.glob("*.md")):
            copyfile(path, outdir / f"{name}.{path.name}")


def main(arguments: Sequence[str]) -> int:
    """Exit status 2 without a folder to write to."""
    if len(arguments) != 1:
        print("python -m game.tools.catalogs OUTDIR", file=sys.stderr)
        return 2
    compile_all(Path(arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
