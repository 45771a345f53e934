"""Whatever becomes of what the browser keeps, the game plays on, says what is the matter, and loses nothing."""

import json

from playwright.sync_api import BrowserContext, Page, expect

from game.bots import Level
from game.core.codec import to_text
from game.games import boxed
from game.session.record import written
from game.session.seats import Guest, Person
from game.session.table import Table
from tests.web.player import Pointer, seen
from tests.web.site import Watched, until

LINK = "?game=polyester&seed=7&seats=2&first=0&start=1"
FILL = """
localStorage.setItem("somebody-else", "x");
for (let size = 1 << 20; size > 0; size >>= 1) {
    try {
        for (;;) localStorage.setItem("somebody-else", localStorage.getItem("somebody-else") + "x".repeat(size));
    } catch (reason) {
        if (reason.name !== "QuotaExceededError") throw reason;
    }
}
localStorage.getItem("somebody-else").length
"""


def neighbour(context: BrowserContext, address: str) -> Page:
    """Another page of the same origin, which is not the program."""
    page = context.new_page()
    page.goto(address + "licenses/stb.txt")
    return page


def kept(page: Page, key: str) -> str | None:
    text: str | None = page.evaluate("(key) => localStorage.getItem('kitchen-table/' + key)", key)
    return text


def keep(page: Page, key: str, text: str) -> None:
    page.evaluate("([key, text]) => localStorage.setItem('kitchen-table/' + key, text)", [key, text])


def save(game: str, version: int) -> str:
    """A match in its first moment, as a program of that version would have kept it."""
    box = boxed(game)
    table = Table.start(box, box.game.types["options"](), (Person(""), Guest("Halina", Level.EASY)), 7)
    return to_text(written(table) | {"version": version})


def wait_for(page: Page, label: str) -> None:
    until(page, lambda: any(each.label.startswith(label) for each in seen(page)))


def use(page: Page, label: str) -> None:
    """Clicks a control in the picture, and waits until something has changed."""
    wait_for(page, label)
    control = next(each for each in seen(page) if each.label.startswith(label) and each.tag != "p")
    before = seen(page)
    Pointer().use(page, control)
    until(page, lambda: seen(page) != before)


def wait_until_told(page: Page, sentence: str) -> None:
    until(page, lambda: sentence in (page.get_by_role("log").text_content() or ""))


def test_a_full_one(context: BrowserContext, watched: Watched, address: str) -> None:
    other = neighbour(context, address)
    length = other.evaluate(FILL)
    page = watched.page
    page.goto(address + LINK)
    wait_until_told(page, "The storage is full")
    use(page, "Draw 9")
    wait_for(page, "Bank")
    assert kept(page, "open/polyester") is None
    assert other.evaluate("localStorage.getItem('somebody-else').length") == length
    other.evaluate("localStorage.removeItem('somebody-else')")


def test_one_that_is_cleared_or_changed_by_another_tab(context: BrowserContext, watched: Watched, address: str) -> None:
    page = watched.page
    page.goto(address + LINK)
    wait_for(page, "Draw 9")
    until(page, lambda: kept(page, "open/polyester") is not None)
    other = neighbour(context, address)
    other.evaluate("localStorage.clear()")
    use(page, "Draw 9")
    until(page, lambda: kept(page, "open/polyester") is not None)
    assert len(json.loads(kept(page, "open/polyester") or "")["log"]) == 1
    keep(other, "settings", json.dumps({"language": "pl"}))
    wait_for(page, "Zaszyj")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    keep(other, "open/polyester", save("polyester", 1))
    wait_for(page, "Ta rozgrywka jest otwarta gdzie indziej")
    use(page, "Graj tutaj")
    wait_for(page, "Dobierz 9")  # as the other tab left it


def test_saves_of_another_version(context: BrowserContext, watched: Watched, address: str) -> None:
    other = neighbour(context, address)
    saves = {"polyester": save("polyester", 99), "rum500": save("rum500", 0)}
    for game, text in saves.items():
        keep(other, f"open/{game}", text)
    page = watched.page
    page.goto(address + "?start=1")
    wait_until_told(page, "saved by a newer version of the program. It has been left alone.")
    wait_until_told(page, "was set aside as aside/open/rum500/1")
    assert kept(page, "open/polyester") == saves["polyester"]
    assert kept(page, "aside/open/rum500/1") == saves["rum500"]
    use(page, "Polyester")
    use(page, "Deal the cards")
    wait_for(page, "Bank")
    until(page, lambda: kept(page, "aside/open/polyester/1") == saves["polyester"])


def test_two_tabs_on_one_match(context: BrowserContext, watched: Watched, address: str) -> None:
    first = watched.page
    first.goto(address + LINK)
    wait_for(first, "Draw 9")
    until(first, lambda: kept(first, "open/polyester") is not None)
    second = context.new_page()
    second.goto(address + LINK)
    wait_for(second, "This match is open elsewhere")
    use(second, "Play here")
    wait_for(first, "This match is open elsewhere")
    use(second, "Draw 9")
    until(second, lambda: len(json.loads(kept(second, "open/polyester") or "")["log"]) == 1)
    first.bring_to_front()
    use(first, "Play here")
    wait_for(second, "This match is open elsewhere")
    assert not any(each.label == "Draw 9" and not each.off for each in seen(first)), "where the other left it"
    first.close()
    second.bring_to_front()
    use(second, "Leave")
    use(second, "Continue Polyester")
    wait_for(second, "Bank")
