"""The start beside a bare page that loads the same files, behind a slow line: seconds, parts, the thread's work."""

import shutil
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext

from tests.bench.slow_site import serve_slowly
from tests.web.sizes import transferred

LINE = 20e6
"""Bits a second."""
WINDOW = {"width": 1280, "height": 720}
MARKS = ("interpreter", "pygame", "program", "art", "ready")
BARE = Path(__file__).parent / "bare"


class Start(NamedTuple):
    """Seconds from navigation to the start button; when each part had ended; what the page's thread has worked."""

    seconds: float
    marks: Mapping[str, float]
    work: float


def _start(context: BrowserContext, address: str) -> Start:
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    begin = perf_counter()
    page.goto(address, wait_until="commit")
    page.locator("#start").wait_for(timeout=120_000)
    seconds = perf_counter() - begin
    metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    found = page.evaluate("performance.getEntriesByType('mark').map(({name, startTime}) => [name, startTime / 1000])")
    return Start(seconds, dict(found), float(metrics["TaskDuration"]))


def _runs(browser: Browser, ours: str, bare: str, runs: int) -> Mapping[str, list[Start]]:
    """All in turn, lest one of them meet a busier machine."""
    taken: dict[str, list[Start]] = {"first visit": [], "second visit": [], "bare page": []}
    for _ in range(runs):
        with browser.new_context(viewport=WINDOW) as context:  # type: ignore[arg-type]
            taken["first visit"].append(_start(context, ours))
            context.pages[0].evaluate("navigator.serviceWorker.ready.then(() => true)")
            context.pages[0].close()
            taken["second visit"].append(_start(context, ours))
        with browser.new_context(viewport=WINDOW) as context:  # type: ignore[arg-type]
            taken["bare page"].append(_start(context, bare))
    return taken


def starts(browser: Browser, site: Path, runs: int) -> Iterator[str]:
    """The lines of the table."""
    (runtime,) = (path.parent.name for path in site.rglob("pyodide.js"))
    (app,) = (path.parent.name for path in site.rglob("kitchen-table.apk"))
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "site"
        shutil.copytree(site, plain)
        shutil.copytree(BARE, plain / "bare")
        transferred(site)  # compressed before the clock runs
        with serve_slowly(plain, LINE) as address:
            bare = f"{address}bare/?runtime=../{runtime}/&app=../{app}/"
            taken = _runs(browser, address, bare, runs)
    for name, found in taken.items():
        seconds = [each.seconds for each in found]
        work = median(each.work for each in found)
        yield f"{'start, ' + name:24}{median(seconds):8.2f} s  {work:6.2f} s of work   ({_list(seconds)})"
        shown = {mark: [each.marks[mark] for each in found if mark in each.marks] for mark in MARKS}
        yield f"{'':24}" + ", ".join(f"{mark} at {median(times):.2f}" for mark, times in shown.items() if times)
    middle = {name: median(each.seconds for each in found) for name, found in taken.items()}
    yield f"{'  first / bare':24}{middle['first visit'] / middle['bare page']:8.2f}"
    yield f"{'  second / first':24}{middle['second visit'] / middle['first visit']:8.2f}"


def _list(seconds: list[float]) -> str:
    return ", ".join(f"{each:.2f}" for each in seconds)
