"""Plants the fault of each rule in a copy of the code and runs the tests of that rule, which must then fail.

`python -m tests.games.polyester.mutate [ID ...]`; prints each rule whose tests let its fault pass; exit status 1 then.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from tests.games.polyester.faults import FAULTS, Fault

ROOT = Path(__file__).parents[3]
RULES = Path("game", "games", "polyester", "rules")
_TESTS = Path("tests", "games", "polyester")
_LEAVE = shutil.ignore_patterns("__pycache__", "ui", "test_scene*")


def copy_of(root: Path, target: Path) -> None:
    """Copies what the tests of the rules need."""
    shutil.copytree(root / "game", target / "game", ignore=_LEAVE)
    for folder in (_TESTS, "tests/cases"):
        shutil.copytree(root / folder, target / folder, ignore=_LEAVE)
    for part in ("pyproject.toml", "tests/__init__.py", "tests/games/__init__.py"):
        shutil.copyfile(root / part, target / part)


def bites(copy: Path, id: str) -> bool:
    """Whether the tests of the rule `id` fail, and do not merely break, when run in the folder `copy`."""
    named = [path for path in sorted((copy / _TESTS).glob("test_*.py")) if f'@rule("{id}")' in path.read_text("utf-8")]
    pytest = [sys.executable, "-B", "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    command = [*pytest, "-m", f"rule(id='{id}')", *map(str, named)]
    status = subprocess.run(command, cwd=copy, capture_output=True, check=False).returncode
    if status not in (0, 1):
        raise RuntimeError(f"the tests of {id} could not be run: pytest ended with {status}")
    return status == 1


def planted(copy: Path, id: str, fault: Fault) -> bool:
    """Whether the tests of `id` fail with its fault planted in the folder `copy`, which is mended afterwards."""
    path = copy / RULES / fault.part
    right = path.read_text(encoding="utf-8")
    path.write_text(right.replace(fault.right, fault.wrong), encoding="utf-8")
    try:
        return bites(copy, id)
    finally:
        path.write_text(right, encoding="utf-8")


def survivors(ids: Iterable[str]) -> list[str]:
    """Those rules whose tests let their fault pass."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        copy_of(ROOT, copy)
        return [id for id in ids if not planted(copy, id, FAULTS[id])]


if __name__ == "__main__":
    alive = survivors(sys.argv[1:] or FAULTS)
    print("\n".join(alive) or "every fault was found")
    sys.exit(bool(alive))
