"""After one visit the site plays without a network, and a new version arrives whole or not at all."""

import re
import shutil
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.site import Watched, serve, until

WAITING = "navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)"


def visit(page: Page, address: str) -> None:
    """Opens the page and waits until its service worker has kept everything."""
    page.goto(address)
    expect(page.locator("#start")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def test_plays_without_a_network(context: BrowserContext, site: Path) -> None:
    with serve(site) as address:
        watched = Watched(context, address)
        visit(watched.page, address)
    context.set_offline(True)  # nor does the server's last connection help
    watched.page.goto(address + "?game=polyester")
    expect(watched.page.locator("#start")).to_be_visible()
    assert watched.problems == []


def test_a_new_version_takes_over_when_the_old_page_is_closed(
    context: BrowserContext, site: Path, tmp_path: Path
) -> None:
    shutil.copytree(site, tmp_path, dirs_exist_ok=True)
    with serve(tmp_path) as address:
        page = context.new_page()
        visit(page, address)
        rewrite(tmp_path / "index.html", 'content="Four card games', 'content="Five card games')
        rewrite(tmp_path / "service-worker.js", 'VERSION = "', 'VERSION = "second-')
        page.reload()
        expect(page.locator("meta[name=description]")).to_have_attribute("content", re.compile("^Four"))
        until(page, lambda: page.evaluate(WAITING))
        page.close()
        page = context.new_page()
        until(page, lambda: cached(page, address) == 1)  # the browser lets go of a closed page in its own time
        page.goto(address)
        expect(page.locator("meta[name=description]")).to_have_attribute("content", re.compile("^Five"))


def cached(page: Page, address: str) -> int:
    """How many versions are kept; asked by a page that is not the program, and does not hold the old one."""
    page.goto(address + "licenses/stb.txt")
    return int(page.evaluate("caches.keys().then((names) => names.length)"))


def rewrite(path: Path, pattern: str, new: str) -> None:
    text, times = re.subn(pattern, new, path.read_text())
    assert times == 1
    path.write_text(text)
