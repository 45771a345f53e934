"""Whatever goes wrong, the page says what happened and what to do, and leaves the saves alone."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.site import serve

SAVE = "localStorage.setItem('kitchen-table/match', 'kept')"


def expect_failure(page: Page, title: str, advice: str) -> None:
    expect(page.locator("#failure")).to_be_visible()
    expect(page.locator("#failure-title")).to_have_text(title)
    expect(page.locator("#failure-advice")).to_contain_text(advice)
    expect(page.locator("#failure-saved")).to_contain_text("safe")
    expect(page.locator("#start")).to_be_hidden()


@pytest.mark.parametrize(
    "name",
    [
        "pyodide.asm.wasm",
        "pyodide.asm.js",
        "pyodide.js",
        "python_stdlib.zip",
        "pygame.zip",
        "kitchen-table.apk",
        "art.zip",
    ],
)
def test_a_file_is_missing(context: BrowserContext, site: Path, tmp_path: Path, name: str) -> None:
    shutil.copytree(site, tmp_path, dirs_exist_ok=True)
    (missing,) = tmp_path.rglob(name)
    missing.unlink()
    with serve(tmp_path) as address:
        page = context.new_page()
        page.goto(address)
        expect_failure(page, "A part of the game did not arrive", "try again")
        expect(page.locator("#failure-message")).to_contain_text(name)
        page.goto("about:blank")


def test_no_simd(context: BrowserContext, address: str) -> None:
    page = context.new_page()
    page.add_init_script("WebAssembly.validate = () => false")
    page.goto(address)
    expect_failure(page, "This browser cannot run the game", "update")


def test_opened_from_a_file(context: BrowserContext, site: Path) -> None:
    page = context.new_page()
    page.goto((site / "index.html").as_uri())
    expect_failure(page, "The game cannot run from a file", "./build.sh serve")


def test_the_program_stops(context: BrowserContext, address: str) -> None:
    page = context.new_page()
    page.goto(address)
    page.locator("#start").wait_for()
    page.evaluate(SAVE)
    page.evaluate("void (kitchenTable.nextEvent = () => Promise.reject(new Error('the lamp fell over')))")
    page.locator("#start").click()
    expect_failure(page, "The game stopped", "goes on where it stood")
    expect(page.locator("#failure-message")).to_contain_text("the lamp fell over")
    assert page.evaluate("localStorage.getItem('kitchen-table/match')") == "kept"
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("#start")).to_be_visible()


def test_says_so_in_polish(context: BrowserContext, address: str) -> None:
    page = context.new_page()
    page.add_init_script("WebAssembly.validate = () => false")
    page.goto(address + "?lang=pl")
    expect(page.locator("#failure-title")).to_have_text("Ta przeglądarka nie uruchomi gry")
