"""axe finds nothing serious on the page in any scene, nor on the pages beside it."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.player import Pointer, seen
from tests.web.site import ROOT, Watched, until

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def complaints(page: Page) -> list[str]:
    """What axe finds serious, and where."""
    page.evaluate(AXE.read_text() + "; undefined")
    found: list[dict[str, Any]] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found if each["impact"] in SERIOUS]


def use(page: Page, label: str) -> None:
    """Clicks a control in the picture once it is there, and waits for what comes of it."""
    until(page, lambda: any(each.label == label for each in seen(page)))
    before = seen(page)
    Pointer().use(page, next(each for each in before if each.label == label and each.tag != "p"))
    until(page, lambda: seen(page) != before)


def test_in_every_kind_of_scene(watched: Watched, address: str) -> None:
    page = watched.page
    page.goto(address)
    expect(page.locator("#start")).to_be_visible()
    found = {"start": complaints(page)}
    page.locator("#start").click()
    for scene, label in (
        ("title", None),
        ("settings", "Settings"),
        ("title again", "Close"),
        ("rules", "Rules"),
        ("title once more", "Close"),
        ("new match", "Polyester"),
        ("table", "Deal the cards"),
        ("menu", "Menu"),
    ):
        if label:
            use(page, label)
        until(page, lambda: bool(seen(page)))
        found[scene] = complaints(page)
    page.locator("#controls button").first.focus()
    found["controls in sight"] = complaints(page)
    assert {scene: each for scene, each in found.items() if each} == {}


@pytest.mark.parametrize("name", ["embed.html", "licenses/index.html"])
def test_beside_the_game(context: BrowserContext, address: str, name: str) -> None:
    page = context.new_page()
    page.goto(address + name)
    assert complaints(page) == []


def test_when_something_went_wrong(context: BrowserContext, site: Path) -> None:
    page = context.new_page()
    page.goto((site / "index.html").as_uri())
    expect(page.locator("#failure")).to_be_visible()
    assert complaints(page) == []
