"""The baked assets that tests paint with: what changed since the last time is baked again, once a session."""

import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]


@cache
def assets_folder() -> Path:
    """The folder of baked assets, up to date."""
    folder = ROOT / "build" / "assets"
    subprocess.run([sys.executable, str(ROOT / "assets" / "bake.py"), str(folder)], check=True, capture_output=True)
    return folder
