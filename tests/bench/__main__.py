"""The table: cold start, bytes, frames, moves. `python -m tests.bench [--runs 5]`; the machine should be idle."""

import argparse
import gzip
import json
import shutil
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from game.bots import Level
from game.games import SHELF
from tests.bench.moves import moves_per_second
from tests.bench.starts import starts
from tests.bench.thought import PERCENT
from tests.web.site import ARGUMENTS, CHROMIUM, COUNT_FRAMES, build, serve
from tests.web.sizes import PARTS, transferred

HERE = Path(__file__).parent
SECONDS = 5.0
GAMES = tuple(box.id for box in SHELF)


def sizes(site: Path) -> Iterator[str]:
    """Bytes of each part in MB: raw, gzip 9, brotli 11."""
    yield f"{'MB transferred':24}{'raw':>8}{'gzip':>8}{'brotli':>8}"
    total, packed = [0, 0, 0], transferred(site)
    for part, names in PARTS.items():
        contents = [path.read_bytes() for name in names for path in site.rglob(name)]
        row = [*(sum(map(len, map(how, contents))) for how in (bytes, gzip.compress)), packed[part]]
        total = [whole + each for whole, each in zip(total, row, strict=True)]
        yield f"  {part:22}" + "".join(f"{each / 1e6:8.2f}" for each in row)
    yield f"  {'all':22}" + "".join(f"{each / 1e6:8.2f}" for each in total)


def measured(browser: Browser, address: str) -> Any:
    """What the bench's own main program found out."""
    with browser.new_context(viewport={"width": 1280, "height": 720}, bypass_csp=True) as context:
        page = context.new_page()  # waiting for a function needs the evaluation that our policy forbids
        page.goto(address)
        page.wait_for_function("window.measured !== undefined", timeout=900_000)
        return json.loads(page.evaluate("measured"))


def idle_frames(browser: Browser, address: str) -> int:
    """Frames asked for in five seconds of a table at which nothing happens."""
    with browser.new_context(viewport={"width": 1280, "height": 720}) as context:
        page = context.new_page()
        page.add_init_script(COUNT_FRAMES)
        page.goto(address)
        page.locator("#start").click(timeout=60_000)
        page.wait_for_timeout(2000)
        before = int(page.evaluate("framesAsked"))
        page.wait_for_timeout(SECONDS * 1000)
        return int(page.evaluate("framesAsked")) - before


@contextmanager
def bench_site(site: Path) -> Iterator[Path]:
    """A copy of the site whose program is the bench's, with the bare page beside it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "site"
        shutil.copytree(site, copy)
        (archive,) = copy.rglob("kitchen-table.apk")
        with zipfile.ZipFile(archive, "a") as packed:
            for name in ("__init__.py", "bench/__init__.py", "bench/moves.py", "bench/flight.py", "bench/thought.py"):
                packed.write(HERE.parent / name, f"assets/tests/{name}")
        replace_member(archive, "assets/main.pyc", (HERE / "browser_main.py").read_bytes())
        yield copy


def replace_member(archive: Path, name: str, content: bytes) -> None:
    """runpy takes a source under a bytecode's name as well."""
    with zipfile.ZipFile(archive) as old:
        members = {each: old.read(each) for each in old.namelist()}
    with zipfile.ZipFile(archive, "w") as new:
        for each, kept in (members | {name: content}).items():
            new.writestr(each, kept)


def thoughts(browser: Browser, address: str, games: Sequence[str]) -> Iterator[str]:
    """Milliseconds of the parts of guests' thoughts, game by game; the longest slice between two frames, and how many
    of them are over the table's limit.
    """
    heads = ("parts", *(f"{share:g} %" for share in PERCENT), "longest", "slice", "over")
    yield f"{'thought, ms':24}" + "".join(f"{head:>9}" for head in heads)
    for id in games:
        for level in Level:
            found = measured(browser, f"{address}?thought={id}&level={level.value}")
            yield f"  {f'{id}, {level.value}':22}" + "".join(f"{found[head]:9.4g}" for head in heads)


def report(browser: Browser, site: Path, runs: int) -> Iterator[str]:
    """Every line of the table, as it is measured."""
    yield from sizes(site)
    yield from starts(browser, site, runs)
    with serve(site) as address:
        yield f"{'idle, frames in 5 s':24}{idle_frames(browser, address):8}"
    with bench_site(site) as copy, serve(copy) as address:
        yield f"{'52 cards fly, frames/s':24}{measured(browser, address):8.1f}"
        yield f"{'random moves/s':24}{'native':>8}{'browser':>9}"
        for box in SHELF:
            native = moves_per_second(box.id, SECONDS)
            yield f"  {box.id:22}{native:8.0f}{measured(browser, f'{address}?moves={box.id}'):9.0f}"
        yield from thoughts(browser, address, GAMES)


def thoughts_alone(browser: Browser, site: Path, games: Sequence[str]) -> Iterator[str]:
    """The last part of the report by itself."""
    with bench_site(site) as copy, serve(copy) as address:
        yield from thoughts(browser, address, games)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="cold starts of each page")
    parser.add_argument("--thoughts", nargs="*", choices=GAMES, help="only how long guests think between two frames")
    arguments = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        lines = report(browser, build(), arguments.runs)
        if arguments.thoughts is not None:
            lines = thoughts_alone(browser, build(), arguments.thoughts or GAMES)
        for line in lines:
            print(line, flush=True)
        browser.close()


if __name__ == "__main__":
    main()
