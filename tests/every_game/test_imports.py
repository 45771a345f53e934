"""Rules and bots load nothing that a browser would wait for, and nothing that knows time or chance."""

import subprocess
import sys

import pytest

from game.games import SHELF, Boxed

# `time` is part of the interpreter and always loaded: what counts is whether a module of ours holds it
PROGRAM = """
import sys
from game.games import boxed
box = boxed("{id}")
box.game, box.choices, box.bots
print(*[name for name in ("pygame", "asyncio", "random") if name in sys.modules])
print(*[
    f"{name}.{part}" for name, module in sorted(sys.modules.items()) if name.startswith("game")
    for part in ("time", "random", "asyncio", "pygame") if part in vars(module)
])
"""


@pytest.mark.parametrize("box", SHELF, ids=lambda box: box.id)
def test_rules_and_bots_load_no_window_time_or_chance(box: Boxed) -> None:
    program = PROGRAM.replace("{id}", box.id)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
