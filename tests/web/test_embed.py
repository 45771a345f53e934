"""Frames in somebody's page: what they hear and say, and what they leave to the page around them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Frame, Page, expect

from tests.web.player import seen
from tests.web.site import Watched, serve, until
from tests.web.test_start import share

NAVY = (0x26, 0x3C, 0x5A)
COUNT_KEYS = "window.keys = []; addEventListener('keydown', (event) => keys.push(event.key));"
OPEN = "Object.keys(localStorage).filter((key) => key.startsWith('kitchen-table/open/')).sort()"


def said(page: Page) -> list[str]:
    """What the frames have told the page: `Polyester: ready {}`."""
    return page.locator("#said li").all_text_contents()


def wait_until_said(page: Page, *lines: str) -> None:
    until(page, lambda: set(lines) <= set(said(page)))


def frames(page: Page) -> tuple[Frame, Frame]:
    """Those of Polyester and of 500 Rum, once both are painted."""
    wait_until_said(page, "Polyester: ready {}", "500 Rum: ready {}")
    one, two = sorted(page.frames[1:], key=lambda frame: "slot=two" in frame.url)
    return one, two


def tell(page: Page, button: str) -> None:
    page.get_by_role("button", name=button, exact=True).click()


def labels(frame: Frame) -> list[str]:
    return frame.locator("#controls > *").all_text_contents()


@pytest.fixture
def host(watched: Watched, address: str) -> Page:
    watched.page.add_init_script(COUNT_KEYS)
    watched.page.set_viewport_size({"width": 1280, "height": 1200})  # both frames and all buttons in view
    watched.page.goto(address + "embed.html")
    return watched.page


def test_each_frame_plays_a_match_of_its_own_and_tells_of_it(host: Page) -> None:
    one, two = frames(host)
    wait_until_said(host, 'Polyester: started {"game":"polyester","seed":48213,"seats":2}')
    expect(one.locator("#cover")).to_be_hidden()
    expect(two.get_by_role("button", name="Zaczynamy")).to_be_visible()
    tell(host, "Start Polyester, seed 7")
    for name in ("Polyester", "500 Rum"):
        wait_until_said(host, f'{name}: started {{"game":"polyester","seed":7,"seats":2}}')
    until(host, lambda: host.evaluate(OPEN) == [f"kitchen-table/open/polyester/{slot}" for slot in ("one", "two")])
    assert two.evaluate("[canvas.clientWidth, canvas.clientHeight]") == [480, 320]


def test_pause_language_and_what_is_not_understood(host: Page) -> None:
    one, two = frames(host)
    tell(host, "Pause")
    wait_until_said(host, 'Polyester: paused {"paused":true}', '500 Rum: paused {"paused":true}')
    expect(one.get_by_role("button", name="Go on")).to_be_visible()
    expect(one.locator("#paused")).to_have_text("Paused")
    one.get_by_role("button", name="Go on").click()
    wait_until_said(host, 'Polyester: paused {"paused":false}')
    tell(host, "Go on")
    expect(two.get_by_role("button", name="Zaczynamy")).to_be_visible()
    tell(host, "Polski")
    until(host, lambda: one.locator("html").get_attribute("lang") == "pl")
    until(host, lambda: "Zasady" in labels(one))
    assert host.evaluate("localStorage.getItem('kitchen-table/settings')") is None, "a page's wish is not the player's"
    for order in ({"event": "sing"}, {"event": "pause", "payload": {"paused": 1}}, {"event": "language"}):
        host.evaluate("(order) => frames.forEach((each) => send(each, order.event, order.payload))", order)
    wait_until_said(
        host,
        'Polyester: refused {"event":"sing","why":"unknown event"}',
        'Polyester: refused {"event":"pause","why":"unfit payload"}',
        'Polyester: refused {"event":"language","why":"unfit payload"}',
    )
    host.evaluate(
        "document.querySelector('iframe').contentWindow.postMessage({type: 'kitchen-table', version: 2}, '*')"
    )
    wait_until_said(host, 'Polyester: refused {"event":"undefined","why":"speaks version 1"}')


def test_leaves_focus_keys_and_wheel_to_the_page(host: Page) -> None:
    host.set_viewport_size({"width": 900, "height": 600})
    one, _ = frames(host)
    tell(host, "Start")
    host.locator("#field").click()
    before = labels(one)
    host.keyboard.type("d ")
    host.keyboard.press("Escape")
    expect(host.locator("#field")).to_have_value("d ")
    assert host.evaluate("keys") == ["d", " ", "Escape"]
    expect(host.locator("#field")).to_be_focused()
    assert labels(one) == before
    host.evaluate("scrollTo(0, 0)")
    frame = host.locator("iframe").first.bounding_box()
    assert frame is not None
    host.mouse.move(frame["x"] + 200, frame["y"] + 200)
    host.mouse.wheel(0, 200)
    until(host, lambda: host.evaluate("scrollY") > 100)


def test_a_touch_takes_the_focus_and_tab_gives_it_back(host: Page) -> None:
    one, _ = frames(host)
    host.evaluate("frames[1].remove()")
    assert host.evaluate("document.activeElement.localName") == "body"
    one.locator("#canvas").click(position={"x": 5, "y": 5})
    assert host.evaluate("document.activeElement.localName") == "iframe"
    for _ in range(80):
        host.keyboard.press("Tab")
        if host.evaluate("document.activeElement.localName") == "button":
            break
    expect(host.get_by_role("button", name="Start", exact=True)).to_be_focused()


HOST = """<!doctype html><title>Host</title><script src="host.js" defer></script><iframe></iframe>"""
SCRIPT = """
window.heard = [];
window.addEventListener("message", (event) => heard.push(event.data.event));
const frame = document.querySelector("iframe");
const order = (event, payload) =>
  frame.contentWindow.postMessage({type: "kitchen-table", version: 1, event, payload}, "*");
"""


@contextmanager
def other_origin(folder: Path) -> Iterator[str]:
    """A host of another origin than the game's."""
    (folder / "host.html").write_text(HOST)
    (folder / "host.js").write_text(SCRIPT)
    with serve(folder) as address:
        yield address


def embed(context: BrowserContext, host: str, game: str) -> Page:
    page = context.new_page()
    page.goto(host + "host.html")
    page.evaluate("(address) => { frame.src = address; }", game)
    return page


def test_a_host_of_another_origin_is_heard_if_the_address_names_it(
    context: BrowserContext, address: str, tmp_path: Path
) -> None:
    with other_origin(tmp_path) as host:
        page = embed(context, host, f"{address}?origin={host.rstrip('/')}")
        until(page, lambda: "ready" in page.evaluate("heard"))
        page.evaluate("order('start', {game: 'polyester', seed: 7})")
        until(page, lambda: "started" in page.evaluate("heard"))
        page.evaluate("order('start', {game: '<b>'})")
        until(page, lambda: "refused" in page.evaluate("heard"))
        page.goto("about:blank")


@pytest.mark.parametrize("query", ["", "?origin=https://elsewhere.example"])
def test_nobody_else_is_heard_or_told(context: BrowserContext, address: str, tmp_path: Path, query: str) -> None:
    with other_origin(tmp_path) as host:
        page = embed(context, host, address + query)
        start = page.frame_locator("iframe").get_by_role("button", name="Start")
        expect(start).to_be_visible()
        page.evaluate("order('start', {game: 'polyester', seed: 7}); order('pause', {paused: true})")
        start.click()
        until(page, lambda: bool(page.frame_locator("iframe").locator("#controls > *").count()))
        controls = page.frame_locator("iframe").locator("#controls")
        expect(controls.get_by_role("button", name="Polyester").first).to_be_attached()
        assert page.evaluate("heard") == []
        page.goto("about:blank")


def test_a_frame_that_may_keep_nothing_says_so_and_plays(
    context: BrowserContext, open_to_all: str, tmp_path: Path
) -> None:
    with other_origin(tmp_path) as host:
        page = context.new_page()
        page.goto(host + "host.html")
        page.evaluate("frame.sandbox = 'allow-scripts'")
        game = f"{open_to_all}?origin={host.rstrip('/')}&game=polyester&seats=2&first=0&start=1"
        page.evaluate("(game) => { frame.src = game; }", game)
        until(page, lambda: {"ready", "started", "storage"} <= set(page.evaluate("heard")))
        log = page.frame_locator("iframe").get_by_role("log")
        until(page, lambda: "Nothing can be kept here" in (log.text_content() or ""))
        page.goto("about:blank")


def test_a_host_opened_from_a_file_says_so(context: BrowserContext, site: Path) -> None:
    page = context.new_page()
    page.goto((site / "embed.html").as_uri())
    expect(page.get_by_role("alert")).to_contain_text("./build.sh serve")


def test_the_manual_names_every_message_and_part_of_an_address(site: Path) -> None:
    manual, around = (site / "embed.html").read_text(), next(site.rglob("around.js")).read_text()
    orders = [line.split(":")[0].strip() for line in around.splitlines() if "(payload) =>" in line]
    assert orders == ["start", "pause", "mute", "language"]
    events = ("ready", "started", "over", "paused", "storage", "failed", "refused")
    parts = ("game", "seed", "seats", "first", "start=1", "lang", "theme", "mute=1", "slot", "origin")
    missing = [name for name in (*orders, *events, *parts) if f"<code>{name}</code>" not in manual]
    assert missing == []


def test_the_match_and_cloth_of_an_address_are_there_at_once(watched: Watched, address: str) -> None:
    page = watched.page
    page.goto(address + "?game=polyester&seed=7&seats=2&start=1&theme=navy")
    until(page, lambda: bool(seen(page)))
    expect(page.locator("#cover")).to_be_hidden()
    until(page, lambda: share(page, (140, 300, 400, 460), NAVY) > 0.9)
    kept = "localStorage.getItem('kitchen-table/open/polyester')"
    until(page, lambda: page.evaluate(kept) is not None)
    assert json.loads(page.evaluate(kept))["seed"] == 7
