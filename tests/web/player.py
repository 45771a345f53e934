"""Somebody who plays Polyester in a browser: sees what the page tells a screen reader, acts on the painted picture."""

import re
from collections.abc import Callable
from typing import NamedTuple, Protocol

import pytest
from playwright.sync_api import Page

from game.core.cards import Card
from game.games.polyester.rules import Options
from game.games.polyester.rules.cards import parse
from game.games.polyester.rules.combos import Locks
from tests.web.site import until

READ = """(elements) => elements.map((each) => {
    const box = each.getBoundingClientRect();
    const state = (name) => each.getAttribute("aria-" + name) === "true";
    return [each.localName, each.textContent, state("pressed") || state("checked"), state("disabled"), state("current"),
            box.x + box.width / 2, box.y + box.height / 2];
})"""
ASKED = "Your turn|Hot hand!|No combo"
"""How the sentence begins that asks the person to act."""
ENOUGH = 300
"""Points in the pot worth banking."""


class Seen(NamedTuple):
    """A control as the page shows it; x and y are the middle of its place in the picture."""

    tag: str
    label: str
    pressed: bool
    off: bool
    focused: bool
    x: float
    y: float


def seen(page: Page) -> list[Seen]:
    """Every control of the scene on top."""
    return [Seen(*each) for each in page.locator("#controls > *").evaluate_all(READ)]


class Hands(Protocol):
    """How somebody uses a control."""

    def use(self, page: Page, control: Seen) -> None:
        """Uses the control once."""


class Pointer:
    """Clicks in the picture, where the control is painted."""

    def use(self, page: Page, control: Seen) -> None:
        page.mouse.click(control.x, control.y)


class Keys:
    """Walks there with Tab or Shift and Tab, and presses Space."""

    def use(self, page: Page, control: Seen) -> None:
        while (steps := self._steps(page, control.label)) != 0:
            before = self._focused(page)
            page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
            until(page, lambda was=before: self._focused(page) != was)  # type: ignore[misc]
        page.keyboard.press("Space")

    def _steps(self, page: Page, label: str) -> int:
        """How often to press Tab from where the focus is; negative for backwards."""
        labels = [each.label for each in seen(page) if each.tag != "p"]
        focused = self._focused(page)
        return labels.index(label) - (labels.index(focused) if focused in labels else -1)

    def _focused(self, page: Page) -> str | None:
        return next((each.label for each in seen(page) if each.focused), None)


class Player:
    """Locks the best there is, banks what is enough, passes on rides."""

    def __init__(self, page: Page, hands: Hands, options: Options) -> None:
        self.page, self._hands, self._options = page, hands, options

    def find(self, pattern: str) -> Seen | None:
        """The first usable control whose label matches from its start."""
        return next(
            (each for each in seen(self.page) if re.match(pattern, each.label) and not each.off and each.tag != "p"),
            None,
        )

    def use(self, pattern: str) -> None:
        """Uses that control, once it is there, and waits until something has changed."""
        self.wait_for(pattern)
        control, before = self.find(pattern), self.labels()
        assert control is not None
        self._hands.use(self.page, control)
        until(self.page, lambda: self.labels() != before)

    def wait_for(self, pattern: str) -> None:
        """Waits until that control is there."""
        for _ in range(600):
            if self.find(pattern):
                return
            self.page.wait_for_timeout(100)
        pytest.fail(f"no {pattern!r} among {self.labels()}")

    def labels(self) -> list[tuple[str, bool, bool]]:
        """All that can be read, and its state: the same again means the same position."""
        return [(each.label, each.pressed, each.off) for each in seen(self.page)]

    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.find("Play again") is not None

    def is_asked(self) -> bool:
        """Whether the person is to act."""
        return self.is_over() or any(re.match(ASKED, label) for label, _, _ in self.labels())

    def turn(self, stop: Callable[[], bool] = lambda: False) -> None:
        """Plays on until `stop` says so, the turn is another's, or the match is over."""
        while self.is_asked() and not self.is_over() and not stop():
            self._act()
            self.page.wait_for_timeout(100)

    def _act(self) -> None:
        if self.find("Keep"):
            self.use("Keep")
        elif self.find("Pass"):
            self.use("Pass")
        elif self.find("Bank") and (self._pot() >= ENOUGH or not self.find("Draw \\d")):
            self.use("Bank")
        elif self.find("Draw \\d"):
            self.use("Draw \\d")
        else:
            self.lock()

    def lock(self) -> None:
        """Selects the best lock of the open cards, and locks it."""
        cards = {found: each.label for each in seen(self.page) if not each.off and (found := card(each.label))}
        best = Locks(tuple(cards), self._options).canonical()[0]
        for chosen in best:
            self.use(re.escape(cards[chosen]))
        self.use("Lock \\d")

    def _pot(self) -> int:
        shown = next(found for each in seen(self.page) if (found := re.match(r"Pot: ([\d,]+)", each.label)))
        return int(shown[1].replace(",", ""))


def card(label: str) -> Card | None:
    """The card of the Fabric deck that a label names: `7 neon mesh`."""
    found = re.match(r"(Ace|\d) (neon|beige) (vinyl|sequin|faux|mesh)", label)
    if not found:
        return None
    rank, colour, fabric = found.groups()
    return parse(f"{'A' if rank == 'Ace' else rank}{fabric[0].upper()}{colour[0]}")
