"""Bakes every picture of the game and lays fonts and sounds beside them.

    python assets/bake.py build/assets          bakes what changed since the last time
    python assets/bake.py --sheet FILE.png      draws a contact sheet of everything and of the composed tables

The output is the same, byte for byte, whenever sources, machine, Pillow, numpy and resvg are the same.
"""

import argparse
import ast
import hashlib
import importlib.metadata
import io
import json
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from PIL import Image
from src.catalogue import Entry, entries

HERE = Path(__file__).parent
COPIED = ("fonts", "sounds")
TOOLS = ("Pillow", "numpy", "resvg-py")


@cache
def _imports(path: Path) -> tuple[Path, ...]:
    """The files of `src` that one file of `src` imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "src":
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("src."):
            names.add(str(node.module).removeprefix("src."))
    return tuple(HERE / "src" / f"{name}.py" for name in sorted(names))


def _closure(path: Path) -> set[Path]:
    """A file of `src` and everything it imports from `src`, directly or not."""
    found: set[Path] = set()
    waiting = [path]
    while waiting:
        here = waiting.pop()
        if here not in found:
            found.add(here)
            waiting.extend(_imports(here))
    return found


@cache
def digest(module: ModuleType) -> str:
    """What a module's pictures depend on: its sources, how files are written, the fonts and the tools."""
    files = _closure(Path(str(module.__file__))) | {HERE / "src" / "catalogue.py", HERE / "src" / "files.py"}
    total = hashlib.sha256(" ".join(importlib.metadata.version(tool) for tool in TOOLS).encode())
    for path in sorted(files | {*(HERE / "fonts").glob("*.?tf")}):
        total.update(path.name.encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _read_cache(path: Path) -> dict[str, str]:
    """The digests of the last bake; none if there was none or its note is damaged."""
    try:
        noted = json.loads(path.read_text("utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return {str(name): str(value) for name, value in noted.items()} if isinstance(noted, dict) else {}


def _copied() -> Iterator[Path]:
    """The fonts and sounds, with the licences that must travel with them."""
    for folder in COPIED:
        for path in sorted((HERE / folder).iterdir()):
            if path.suffix in (".otf", ".ttf", ".ogg", ".txt"):
                yield path.relative_to(HERE)
    yield Path("ATTRIBUTIONS.md")


def _index(out: Path, baked: tuple[Entry, ...]) -> str:
    """Each picture's size in pixels and what the interface must know of it."""
    lines = []
    for entry in baked:
        with Image.open(out / entry.path) as picture:
            facts: dict[str, Any] = {"size": picture.size, **entry.facts}
        lines.append(f"{json.dumps(entry.path)}: {json.dumps(facts)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _sweep(out: Path, wanted: set[Path]) -> None:
    """Delete files of earlier bakes that nothing makes any more."""
    for path in out.rglob("*"):
        if path.is_file() and path not in wanted:
            path.unlink()


def bake(out: Path) -> tuple[int, int]:
    """Bring the folder `out` up to date; how many files were baked, and how many there are.

    Raises `OSError` if the folder cannot be written.
    """
    note = out.with_name(out.name + ".cache.json")
    old, new = _read_cache(note), {}
    catalogue = entries()
    fresh = 0
    for entry in catalogue:
        target = out / entry.path
        new[entry.path] = digest(entry.module)
        if old.get(entry.path) != new[entry.path] or not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(entry.make())
            fresh += 1
    for name in _copied():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(HERE / name, out / name)
    (out / "index.json").write_text(_index(out, catalogue), "utf-8")
    _sweep(out, {out / "index.json", *(out / name for name in new), *(out / name for name in _copied())})
    note.write_text(json.dumps(new, indent=0), "utf-8")
    return fresh, len(catalogue)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Bake the game's pictures and lay fonts and sounds beside them.")
    parser.add_argument("out", nargs="?", type=Path, help="folder to bake into")
    parser.add_argument("--sheet", type=Path, metavar="FILE", help="draw a contact sheet instead")
    arguments = parser.parse_args()
    if arguments.sheet:
        from src.sheet import sheet

        data = io.BytesIO()
        sheet().save(data, "PNG")
        arguments.sheet.write_bytes(data.getvalue())
    elif arguments.out:
        fresh, total = bake(arguments.out)
        print(f"assets: {fresh} of {total} pictures baked into {arguments.out}")
    else:
        parser.error("give a folder to bake into, or --sheet FILE")


if __name__ == "__main__":
    main()
