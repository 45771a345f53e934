"""Plants the fault of a rule in a copy of the code and runs the tests of that rule, which must then fail.

`python -m tests.mutation GAME [ID ...]` prints each rule whose tests let its fault pass; exit status 1 then.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
_LEAVE = shutil.ignore_patterns("__pycache__", "ui", "test_scene*")
"""No rule is in these."""


class Fault(NamedTuple):
    """In the file `part` of the rules, `right` (found once) becomes `wrong`."""

    part: str
    right: str
    wrong: str


def rules_of(id: str) -> Path:
    """The folder of a game's rules, from the top."""
    return Path("game", "games", id, "rules")


class Laboratory:
    """A copy of one game's code and tests, to break and mend."""

    def __init__(self, id: str, folder: Path) -> None:
        self.id, self.folder = id, folder
        self.tests = folder / "tests" / "games" / id
        shutil.copytree(ROOT / "game", folder / "game", ignore=_LEAVE)
        for part in (Path("tests", "games", id), Path("tests", "cases")):
            shutil.copytree(ROOT / part, folder / part, ignore=_LEAVE)
        for name in ("pyproject.toml", "tests/__init__.py", "tests/games/__init__.py", "tests/mutation.py"):
            shutil.copyfile(ROOT / name, folder / name)

    def bites(self, rule: str) -> bool:
        """Whether the tests of a rule fail; RuntimeError when they break instead."""
        pytest = [sys.executable, "-B", "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        files = [
            path for path in self.tests.glob("test_*.py") if f'@rule("{rule}")' in path.read_text(encoding="utf-8")
        ]
        command = [*pytest, "-m", f"rule(id='{rule}')", *map(str, files)]
        status = subprocess.run(command, cwd=self.folder, capture_output=True, check=False).returncode
        if status not in (0, 1):
            raise RuntimeError(f"the tests of {rule} could not be run: pytest ended with {status}")
        return status == 1

    def finds(self, rule: str, fault: Fault) -> bool:
        """Whether the tests of a rule fail with its fault planted, which is mended afterwards."""
        path = self.folder / rules_of(self.id) / fault.part
        right = path.read_text(encoding="utf-8")
        path.write_text(right.replace(fault.right, fault.wrong), encoding="utf-8")
        try:
            return self.bites(rule)
        finally:
            path.write_text(right, encoding="utf-8")


def survivors(id: str, faults: Mapping[str, Fault], rules: Iterable[str]) -> list[str]:
    """Those rules of a game whose tests let their fault pass."""
    with tempfile.TemporaryDirectory() as folder:
        laboratory = Laboratory(id, Path(folder))
        return [rule for rule in rules if not laboratory.finds(rule, faults[rule])]


def main(id: str, rules: list[str]) -> int:
    """All rules of a game, or those."""
    faults: Mapping[str, Fault] = import_module(f"tests.games.{id}.faults").FAULTS
    alive = survivors(id, faults, rules or faults)
    print("\n".join(alive) or "every fault was found")
    return bool(alive)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
