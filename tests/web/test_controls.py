"""The hidden real controls, and what the browser keeps of keyboard and wheel."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.web.site import Watched

PLAIN: dict[str, object] = {"note": "", "chosen": False, "off": False, "value": "", "focused": False}

INSTEAD_OF_THE_GAME = """
window.publishHere = kitchenTable.publish;
kitchenTable.publish = () => undefined;
"""


def control(id: str, kind: str = "button", **changes: object) -> dict[str, object]:
    return {**PLAIN, "id": id, "kind": kind, "label": f"Label of {id}", **changes}


def publish(page: Page, *controls: dict[str, object]) -> None:
    page.evaluate("(json) => publishHere(json)", json.dumps(controls))


@pytest.fixture
def page(watched: Watched, address: str) -> Page:
    watched.page.goto(address)
    watched.page.get_by_role("button", name="Start").click()
    watched.page.evaluate(INSTEAD_OF_THE_GAME)
    return watched.page


def test_each_kind_of_control_is_what_it_says(page: Page) -> None:
    publish(
        page,
        control("says", "text"),
        control("card", "toggle", chosen=True, note="Locked."),
        control("bank", off=True),
        control("easy", "radio", chosen=True),
        control("seed", "field", value="7"),
    )
    region = page.locator("#controls")
    expect(region.get_by_role("button", name="Label of card")).to_have_attribute("aria-pressed", "true")
    expect(region.get_by_role("button", name="Label of card")).to_have_attribute("aria-description", "Locked.")
    expect(region.get_by_role("button", name="Label of bank")).to_have_attribute("aria-disabled", "true")
    expect(region.get_by_role("radio", name="Label of easy")).to_be_checked()
    expect(region.get_by_role("textbox", name="Label of seed")).to_have_value("7")
    expect(region.get_by_text("Label of says")).to_have_count(1)


def test_focus_stays_when_controls_come_go_and_change_places(page: Page) -> None:
    publish(page, control("a"), control("b"), control("c"))
    page.get_by_role("button", name="Label of b").focus()
    page.evaluate("window.lost = 0; document.activeElement.addEventListener('blur', () => { window.lost += 1; })")
    publish(page, control("c"), control("d"), control("b", label="New label"))
    expect(page.get_by_role("button", name="New label")).to_be_focused()
    names = page.locator("#controls button").all_text_contents()
    assert names == ["Label of c", "Label of d", "New label"]
    assert page.evaluate("lost") == 0


def test_presses_and_texts_reach_the_game_in_order(page: Page) -> None:
    page.evaluate(
        "void (kitchenTable.nextEvent = () => new Promise(() => undefined))"
    )  # the game shall leave them to us
    page.mouse.move(5, 5)
    publish(page, control("a"), control("seed", "field"))
    page.get_by_role("button", name="Label of a").press("Enter")
    page.get_by_role("textbox", name="Label of seed").fill("42")
    assert json.loads(page.evaluate("kitchenTable.takeActivations()")) == [["a", None], ["seed", "42"]]
    assert json.loads(page.evaluate("kitchenTable.takeActivations()")) == []


def test_sentences_are_read_out(page: Page) -> None:
    page.evaluate("for (let i = 1; i <= 25; i += 1) kitchenTable.announce(`Sentence ${i}.`)")
    assert page.get_by_role("log").locator("p").all_text_contents()[-1] == "Sentence 25."
    expect(page.get_by_role("log").locator("p")).to_have_count(20)


def test_tab_leaves_the_picture_at_its_end_only(page: Page) -> None:
    publish(page, control("a", focused=True), control("b"))
    page.locator("#canvas").focus()
    page.keyboard.press("Tab")
    expect(page.locator("#canvas")).to_be_focused()
    publish(page, control("a"), control("b", focused=True))
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Label of a")).to_be_focused()
    expect(page.locator("#controls")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("event", "left_to_the_browser"),
    [
        ({"key": "F5", "code": "F5"}, True),
        ({"key": "r", "code": "KeyR", "ctrlKey": True}, True),
        ({"key": "ArrowLeft", "code": "ArrowLeft", "altKey": True}, True),
        ({"key": "ArrowLeft", "code": "ArrowLeft"}, False),
        ({"key": "F11", "code": "F11"}, False),
    ],
)
def test_the_browser_keeps_its_shortcuts(page: Page, event: dict[str, object], left_to_the_browser: bool) -> None:
    sent = {**event, "bubbles": True, "cancelable": True}
    kept = page.evaluate("(sent) => canvas.dispatchEvent(new KeyboardEvent('keydown', sent))", sent)
    assert kept is left_to_the_browser
