"""The page starts, paints what it should where it should, and then sleeps."""

from functools import reduce
from io import BytesIO

from PIL import Image, ImageChops
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize

from tests.web.site import COUNT_FRAMES, Watched, until

CREAM, CARD, CLOTH, WOOD = (0xFF, 0xF1, 0xD6), (0xFF, 0xFB, 0xF2), (0x78, 0x38, 0x70), (0x80, 0x4C, 0x1E)
BARE = (300, 640, 900, 700)
"""Nothing lies there on the title, however many games there are."""
NEAR = 40
"""How far each channel may be from a colour: lamp light and texture change it."""


def start(page: Page, address: str, button: str = "Start") -> None:
    """Opens the page and presses its start button."""
    page.goto(address)
    page.get_by_role("button", name=button).click()
    page.locator("#cover").wait_for(state="hidden")


def share(page: Page, box: tuple[int, int, int, int], colour: tuple[int, int, int]) -> float:
    """The share of pixels near a colour in a box of CSS pixels: left, top, right, bottom."""
    picture = Image.open(BytesIO(page.screenshot(scale="css"))).convert("RGB").crop(box)
    far = ImageChops.difference(picture, Image.new("RGB", picture.size, colour)).split()
    furthest = reduce(ImageChops.lighter, far).histogram()
    return sum(furthest[:NEAR]) / (picture.width * picture.height)


def part(page: Page, id: str, left: float, top: float, right: float, bottom: float) -> tuple[int, int, int, int]:
    """A part of where a control is painted, in shares of its width and height, as a box of CSS pixels."""
    box = page.locator(f'#controls [data-id="{id}"]').evaluate("(each) => each.getBoundingClientRect().toJSON()")
    x1, x2 = (round(box["x"] + at * box["width"]) for at in (left, right))
    y1, y2 = (round(box["y"] + at * box["height"]) for at in (top, bottom))
    return x1, y1, x2, y2


def test_paints_wood_cloth_cards_and_text(watched: Watched, address: str) -> None:
    page = watched.page
    start(page, address)
    assert share(page, BARE, WOOD) > 0.9
    assert share(page, part(page, "game:polyester", 0.42, 0.66, 0.75, 0.73), CLOTH) > 0.7
    assert share(page, part(page, "game:rum500", 0.62, 0.33, 0.8, 0.55), CARD) > 0.2
    assert share(page, (360, 50, 920, 120), CREAM) > 0.2
    assert share(page, (360, 50, 920, 120), CARD) < 0.9, "text, not a white box"


def test_hostile_saves_and_links_do_not_keep_it_from_starting(watched: Watched, address: str) -> None:
    page = watched.page
    for key in ("settings", "open/polyester", "finished/000001"):
        page.add_init_script(f"localStorage.setItem('kitchen-table/{key}', '['.repeat(200000))")
    start(page, address + "?game=%00")
    until(page, lambda: "could not be read" in (page.get_by_role("log").text_content() or ""))
    assert share(page, BARE, WOOD) > 0.9


def test_follows_the_window(browser: Browser, watched: Watched, address: str) -> None:
    phone: ViewportSize = {"width": 375, "height": 667}
    page = watched.page
    start(page, address)
    page.mouse.move(1, 1)  # away from what would show it
    page.set_viewport_size(phone)
    with browser.new_context(viewport=phone, locale="en-GB") as context:
        fresh = Watched(context, address).page
        start(fresh, address)
        fresh.mouse.move(1, 1)
        until(page, lambda: page.screenshot() == fresh.screenshot())  # as if it had always been of this size
        assert share(fresh, (0, 0, 375, 667), CLOTH) > 0.02, "and that is no empty page"


def test_is_sharp_at_high_density(browser: Browser, address: str) -> None:
    with browser.new_context(viewport={"width": 640, "height": 480}, device_scale_factor=2) as context:
        watched = Watched(context, address)
        start(watched.page, address)
        size = watched.page.evaluate("[canvas.width, canvas.height, canvas.clientWidth, canvas.clientHeight]")
        assert size == [1280, 960, 640, 480]
        assert watched.problems == []


def metrics(session: CDPSession) -> float:
    """Seconds of script that the page has run since it was opened."""
    taken = session.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in taken if each["name"] == "ScriptDuration"))


def test_sleeps_while_nothing_moves(watched: Watched, address: str) -> None:
    page = watched.page
    page.add_init_script(COUNT_FRAMES)
    start(page, address)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    page.wait_for_timeout(2000)  # the start button's own work, and the service worker's
    frames, before = page.evaluate("framesAsked"), metrics(session)
    page.wait_for_timeout(5000)
    script = metrics(session) - before
    assert script < 0.020
    assert page.evaluate("framesAsked") == frames


def test_speaks_polish(browser: Browser, address: str) -> None:
    with browser.new_context(locale="pl-PL") as context:
        watched = Watched(context, address)
        start(watched.page, address, "Zaczynamy")
        assert watched.page.locator("html").get_attribute("lang") == "pl"
        assert watched.problems == []
