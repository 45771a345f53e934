"""Hidden, frozen, turned, robbed of its picture, starved or killed in mid-animation, the game goes on."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error, Page, expect

from tests.bench.slow_site import serve_slowly
from tests.web.player import seen
from tests.web.site import COUNT_FRAMES, Watched, until
from tests.web.sizes import transferred

BOT_BEGINS = "?game=polyester&seed=7&seats=2&first=1&start=1"
HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
BLANK = "canvas.getContext('2d').clearRect(0, 0, canvas.width, canvas.height)"
RESTORED = "canvas.dispatchEvent(new Event('contextrestored'))"


def sentences(page: Page) -> list[str]:
    return page.get_by_role("log").locator("p").all_text_contents()


def in_the_middle(page: Page, address: str) -> None:
    """Halina's turn is on its way, at the usual pace."""
    page.goto(address + BOT_BEGINS)
    until(page, lambda: any("drew" in each for each in sentences(page)))
    assert not your_turn(page)


def your_turn(page: Page) -> bool:
    return any(each.label.startswith("Your turn") for each in seen(page))


def steps(page: Page) -> int:
    """How many actions of the open match are kept."""
    return len(json.loads(page.evaluate("localStorage.getItem('kitchen-table/open/polyester')"))["log"])


def test_hidden(watched: Watched, address: str) -> None:
    page = watched.page
    page.add_init_script(COUNT_FRAMES)
    in_the_middle(page, address)
    page.evaluate(HIDE, True)
    page.wait_for_timeout(300)  # for what is on its way
    before = page.evaluate("framesAsked"), steps(page), sentences(page)
    page.wait_for_timeout(1500)  # time passes, and nothing may happen
    assert (page.evaluate("framesAsked"), steps(page), sentences(page)) == before
    page.evaluate(HIDE, False)
    until(page, lambda: your_turn(page))


def test_asleep(watched: Watched, address: str) -> None:
    page = watched.page
    in_the_middle(page, address)
    session = page.context.new_cdp_session(page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    page.wait_for_timeout(1500)
    session.send("Page.setWebLifecycleState", {"state": "active"})
    until(page, lambda: your_turn(page))


def test_turned(watched: Watched, address: str) -> None:
    page = watched.page
    in_the_middle(page, address)
    page.set_viewport_size({"width": 375, "height": 667})
    until(page, lambda: page.evaluate("[canvas.clientWidth, canvas.clientHeight]") == [375, 667])
    until(page, lambda: your_turn(page))
    page.set_viewport_size({"width": 667, "height": 375})
    until(page, lambda: page.evaluate("[canvas.clientWidth, canvas.clientHeight]") == [667, 375])
    until(page, lambda: all(each.x < 667 and each.y < 375 for each in seen(page)))
    assert your_turn(page)


def test_robbed_of_its_picture(watched: Watched, address: str) -> None:
    page = watched.page
    page.goto(address)
    page.locator("#start").click()
    page.mouse.move(1, 1)
    until(page, lambda: bool(seen(page)))
    page.wait_for_timeout(500)  # nothing moves on the title
    before = page.screenshot()
    page.evaluate(BLANK)
    assert page.screenshot() != before
    page.evaluate(RESTORED)
    until(page, lambda: page.screenshot() == before)


def test_starved(context: BrowserContext, site: Path) -> None:
    transferred(site)  # compressed beforehand
    with serve_slowly(site, 20e6) as address:
        page = context.new_page()
        page.goto(address, wait_until="commit")
        expect(page.get_by_role("heading", name="Kitchen Table")).to_be_visible()
        shown = set[str]()

        def ready() -> bool:
            shown.add(page.locator("#bytes").text_content() or "")
            return page.locator("#start").is_visible()

        until(page, ready)
        assert len(shown) > 3, "the bytes are counted as they come"
        page.goto("about:blank")


def test_killed_in_the_middle_of_an_animation(context: BrowserContext, watched: Watched, address: str) -> None:
    page = watched.page
    in_the_middle(page, address)
    kept = steps(page)
    with pytest.raises(Error):
        page.goto("chrome://crash")
    again = context.new_page()
    again.goto(address + BOT_BEGINS)
    until(again, lambda: bool(seen(again)))
    assert steps(again) >= kept, "it goes on where it stood"
    until(again, lambda: your_turn(again))
