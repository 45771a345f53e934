"""A whole match of every game on the shelf, played in the built page through the hidden real controls alone."""

import json

import pytest
from playwright.sync_api import Page, expect

from game.games import SHELF, Boxed
from tests.web.explorer import Explorer, link
from tests.web.site import Watched

SHORT = {"polyester": {"target": 1000}, "contract_rummy": {"timer": 0}}
"""Options that make a match short, or keep the clock out of it."""
SEEDS = {"polyester": 3, "trash_poker": 3, "rum500": 1, "contract_rummy": 1}
COUNT_DUE = """
window.framesDue = 0;
const ask = window.requestAnimationFrame;
window.requestAnimationFrame = (callback) => {
    framesDue += 1;
    return ask.call(window, (time) => { framesDue -= 1; callback(time); });
};
"""
"""An init script that counts the frames that have been asked for and have not come."""
HURRY = """
const [now, later] = [performance.now.bind(performance), window.setTimeout];
performance.now = () => 4 * now();
window.setTimeout = (callback, delay, ...passed) => later.call(window, callback, delay / 4, ...passed);
"""
"""An init script that winds all clocks four times as fast: contract rummy's guests take minutes to answer in all."""
AT_ONCE = """localStorage.setItem("kitchen-table/settings", '{"pace": "instant", "motion": "off"}');"""
PLAY = """async (script) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
    const rest = async () => {
        for (let calm = 0; calm < 2; calm = framesDue === 0 ? calm + 1 : 0) await pause();
    };
    const read = () => [...document.querySelectorAll("#controls > :not([data-id=game])")].map((each) => {
        const is = (name) => each.getAttribute(`aria-${name}`) === "true";
        const label = each.getAttribute("aria-label") || each.textContent;
        return JSON.stringify([each.dataset.id, label, is("pressed") || is("checked"), is("disabled")]);
    });
    for (const [number, [id, shown]] of script.entries()) {
        const wanted = shown.map((each) => JSON.stringify(each));
        await rest();
        for (const end = Date.now() + 30000; read().join() !== wanted.join(); await pause()) {
            if (Date.now() < end) continue;
            const found = read();
            const missing = wanted.filter((each) => !found.includes(each));
            const strange = found.filter((each) => !wanted.includes(each));
            return `${number} of ${script.length}, ${id}: missing ${missing}, strange ${strange}`;
        }
        document.querySelector(`#controls [data-id="${id}"]`).click();
    }
    return "";
}"""
"""Uses controls as a screen reader does, each once there is the same to be read as there was in the same process;
says what was not. See `Explorer.shown`."""


def finished(page: Page) -> dict[str, object] | None:
    kept = page.evaluate("localStorage.getItem('kitchen-table/finished/000001')")
    return None if kept is None else dict(json.loads(kept))


@pytest.mark.parametrize("box", SHELF, ids=lambda box: box.id)
def test_a_whole_match(watched: Watched, address: str, box: Boxed) -> None:
    seed = SEEDS[box.id]
    query = link(box, seed, **SHORT.get(box.id, {}))
    explorer = Explorer(query, seed)
    assert explorer.play()
    match = explorer.scene.table.match
    page = watched.page
    page.add_init_script(COUNT_DUE + HURRY + AT_ONCE)
    page.goto(address + "?" + "&".join(f"{name}={value}" for name, value in query.items()))
    page.locator("#controls > *").first.wait_for(state="attached")
    assert page.evaluate(PLAY, explorer.used) == ""
    expect(page.locator('#controls [data-id="again"]')).to_have_count(1)
    told = finished(page)
    assert told
    assert told["standing"] == list(box.game.standing(match.state))
