"""After one visit the site plays without a network, and a new version arrives whole or not at all."""

import hashlib
import json
import os
import re
import shutil
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.site import Watched, serve, until

UPDATE = """navigator.serviceWorker.getRegistration().then((found) => found.update()).then((found) => {
    const worker = found.installing;
    return new Promise((resolve) => {
        worker.onstatechange = () => ["redundant", "installed"].includes(worker.state) && resolve(worker.state);
    });
})"""
"""Looks for a new version: what became of it."""


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
    watched.page.goto(address + "licenses/index.html")
    expect(watched.page.get_by_role("heading", name="Licences")).to_be_visible()


def test_a_new_version_comes_whole_and_when_the_old_page_is_closed(
    context: BrowserContext, site: Path, tmp_path: Path
) -> None:
    shutil.copytree(site, tmp_path, dirs_exist_ok=True)
    with serve(tmp_path) as address:
        page = context.new_page()
        visit(page, address)
        write_page(tmp_path, "Five")
        write_worker(tmp_path, "second")
        write_page(tmp_path, "Six")  # the site changes while the second version is fetched
        assert page.evaluate(UPDATE) == "redundant"
        assert page.evaluate("caches.keys().then((names) => names.length)") == 1
        page.reload()
        expect_games(page, "Four")
        write_worker(tmp_path, "third")
        assert page.evaluate(UPDATE) == "installed"
        page.reload()
        expect_games(page, "Four")
        page.close()
        page = context.new_page()
        until(page, lambda: cached(page, address) == 1)  # the browser lets go of a closed page in its own time
        page.goto(address)
        expect_games(page, "Six")
        expect(page.locator("#start")).to_be_visible()


def write_page(folder: Path, games: str) -> None:
    """Another page, to be told from the others."""
    rewrite(folder / "index.html", 'content="\\w+ card games', f'content="{games} card games')


def write_worker(folder: Path, version: str) -> None:
    """The service worker of a version with the page that is there now."""
    total = hashlib.sha256((folder / "index.html").read_bytes()).hexdigest()
    rewrite(folder / "service-worker.js", '"index.html": "[0-9a-f]{64}"', f'"index.html": "{total}"')
    rewrite(folder / "service-worker.js", 'VERSION = "', f'VERSION = "{version}-')


def expect_games(page: Page, games: str) -> None:
    expect(page.locator("meta[name=description]")).to_have_attribute("content", re.compile(f"^{games}"))


def cached(page: Page, address: str) -> int:
    """How many versions are kept. The page that asks leaves again, for any page of the site holds the old version."""
    page.goto(address + "licenses/stb.txt")
    number = int(page.evaluate("caches.keys().then((names) => names.length)"))
    page.goto("about:blank")
    return number


def rewrite(path: Path, pattern: str, new: str) -> None:
    text, times = re.subn(pattern, new, path.read_text())
    assert times == 1
    later = path.stat().st_mtime + 2  # servers tell versions of a file apart by whole seconds
    path.write_text(text)
    os.utime(path, (later, later))


def test_can_be_installed(context: BrowserContext, site: Path, address: str) -> None:
    page = context.new_page()
    page.goto(address)
    session = context.new_cdp_session(page)
    shown = session.send("Page.getAppManifest")
    assert shown["errors"] == []
    told = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in told] == ["in-incognito"], (
        "nothing but the tests' own profiles speaks against it"
    )
    for icon in json.loads((site / "manifest.webmanifest").read_text())["icons"]:
        picture = Image.open(BytesIO((site / icon["src"]).read_bytes()))
        assert f"{picture.width}x{picture.height}" == icon["sizes"]
