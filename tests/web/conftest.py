"""One built site, one server and one browser for all tests of the page; each test has a profile of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.web.site import ARGUMENTS, CHROMIUM, PATIENCE, Watched, build, serve

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def site() -> Path:
    return build()


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    with serve(site) as address:
        yield address


@pytest.fixture(scope="session")
def open_to_all(site: Path) -> Iterator[str]:
    """The same from a host that lets any page load it."""
    with serve(site, {"Access-Control-Allow-Origin": "*"}) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def watched(context: BrowserContext, address: str) -> Iterator[Watched]:
    """A page that must stay without problems to the end of the test; a test that expects some clears them."""
    watched = Watched(context, address)
    yield watched
    assert watched.problems == []
