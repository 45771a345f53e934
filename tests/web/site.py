"""A built site, a server for it, and a browser page that may reach nothing else."""

import subprocess
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

from web.serve import server

ROOT = Path(__file__).parents[2]
SITE = ROOT / "build" / "web"

PATIENCE = 120_000
"""Milliseconds to wait for what must come: a busy machine may take long, and nothing here judges speed."""
CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
)

COUNT_FRAMES = """
window.framesAsked = 0;
const ask = window.requestAnimationFrame;
window.requestAnimationFrame = (callback) => { window.framesAsked += 1; return ask.call(window, callback); };
"""
"""An init script that counts what a page asks for."""


def build() -> Path:
    """The built site; built now unless nothing has changed since."""
    subprocess.run([ROOT / "build.sh", "build"], check=True)
    return SITE


@contextmanager
def serve(folder: Path, headers: Mapping[str, str] | None = None) -> Iterator[str]:
    """The folder on a port of its own, with further headers; the address, ending with a slash."""
    with server(folder, 0, headers or {}) as serving:
        thread = threading.Thread(target=serving.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{serving.server_port}/"
        finally:
            serving.shutdown()
            thread.join()


class Watched:
    """A page whose every request elsewhere, console error and uncaught error is written down.

    ARGUMENTS keep the browser from any other host, so an attempt is seen and fails as well.
    """

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.problems: list[str] = []
        self._host = urlsplit(origin).netloc
        context.set_default_timeout(PATIENCE)
        context.on("request", self._requested)
        self.page: Page = context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.problems.append(f"uncaught: {error}"))

    def _requested(self, request: Request) -> None:
        if urlsplit(request.url).netloc != self._host:
            self.problems.append(f"request to another origin: {request.url}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"console: {message.text}")


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Waits up to a minute, on a busy machine, until a condition of the page holds."""
    for _ in range(600):
        if holds():
            return
        page.wait_for_timeout(100)
    pytest.fail("it did not come to pass")
