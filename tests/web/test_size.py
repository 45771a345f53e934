"""What a first visit transfers stays within web/budget.json: megabytes of each part, as a host with brotli sends it."""

import json
from pathlib import Path

from tests.web.site import ROOT
from tests.web.sizes import PARTS, transferred

MOST = 7.0
"""Megabytes in all."""


def budget() -> dict[str, float]:
    found: dict[str, float] = json.loads((ROOT / "web" / "budget.json").read_text())
    return found


def test_each_part_is_within_its_budget(site: Path) -> None:
    allowed = budget()
    assert allowed.keys() == PARTS.keys()
    over = {part: size for part, size in transferred(site).items() if size > allowed[part] * 1e6}
    assert over == {}


def test_the_budgets_together_are_within_the_whole() -> None:
    assert sum(budget().values()) <= MOST + 1e-9


def test_every_file_that_the_page_loads_is_in_a_part(site: Path) -> None:
    listed = {name for names in PARTS.values() for name in names}
    laid = {path.name for folder in ("app-*", "runtime-*") for path in site.glob(f"{folder}/*")}
    assert laid <= listed
