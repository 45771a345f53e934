"""unmet.py: print the pinned requirements of pyproject.toml that this Python's environment does not meet, if any."""

import sys
import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


def installed(name: str) -> str | None:
    """The installed version of a package."""
    try:
        return version(name)
    except PackageNotFoundError:
        return None


project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())["project"]
pins = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
for pin in pins:
    name, _, wanted = pin.partition("==")
    if installed(name) != wanted:
        sys.stdout.write(f"{pin}\n")
