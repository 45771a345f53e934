"""Somebody who clicks in the picture where the page says that something is painted."""

import re
from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.player import seen
from tests.web.site import until

EDGE = """(elements) => elements.map((each) => {
    const box = each.getBoundingClientRect();
    return [each.textContent, box.x, box.y, each.localName !== "p", each.getAttribute("aria-disabled") === "true"];
})"""
INSIDE = 7
"""CSS pixels from the left top corner of a card, where no other card of a fan lies over it."""


class Clicker:
    """A person with a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def find(self, matches: Callable[[str], object]) -> tuple[float, float] | None:
        """The left top corner of the first usable control whose label matches."""
        for label, x, y, used, off in self.page.locator("#controls > *").evaluate_all(EDGE):
            if used and not off and matches(label):
                return x, y
        return None

    def click(self, pattern: str) -> None:
        """Clicks the control whose label matches from its start, once it is there; waits for what comes of it."""
        matches = re.compile(pattern).match
        until(self.page, lambda: self.find(matches) is not None)
        before = self.labels()
        place = self.find(matches)
        assert place is not None
        self.page.wait_for_timeout(400)  # two taps at one place within a moment are one
        self.page.mouse.click(place[0] + INSIDE, place[1] + INSIDE)
        until(self.page, lambda: self.labels() != before)

    def labels(self) -> list[tuple[str, bool, bool]]:
        """All that can be read, and its state."""
        return [(each.label, each.pressed, each.off) for each in seen(self.page)]


def enter(page: Page) -> None:
    """Starts the game, and waits until there is something to use."""
    page.get_by_role("button", name="Start").click(timeout=120_000)
    page.locator("#cover").wait_for(state="hidden")
    until(page, lambda: bool(seen(page)))
