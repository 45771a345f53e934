"""A smoke test in Firefox: the page starts under its policy, paints, is played, sounds, and goes on after a reload."""

import re
from collections.abc import Iterator

import pytest

from tests.web.firefox import Firefox, firefox, until

SEEN = """return [...document.querySelectorAll("#controls > *")].map((each) => {
    const box = each.getBoundingClientRect();
    return [each.textContent, box.x + box.width / 2, box.y + box.height / 2];
})"""
LISTEN = """
window.loudest = 0;
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (target, ...more) {
    if (target instanceof AudioDestinationNode) {
        const ear = new AnalyserNode(this.context, { fftSize: 4096 });
        const heard = new Float32Array(ear.fftSize);
        connect.call(this, ear);
        setInterval(() => {
            ear.getFloatTimeDomainData(heard);
            window.loudest = Math.max(window.loudest, ...heard.map(Math.abs));
        }, 20);
    }
    return connect.call(this, target, ...more);
};
"""
"""Remembers the loudest sample that reaches the loudspeaker."""
PIXEL = "return [...canvas.getContext('2d').getImageData(arguments[0], arguments[1], 1, 1).data]"


@pytest.fixture(scope="module")
def page(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with firefox(tmp_path_factory.mktemp("firefox")) as page:
        page.resize(1280, 900)
        page.open(address + "?game=polyester&seed=7&seats=2&first=0")
        until(lambda: page.script("return !document.getElementById('start').hidden"))
        yield page


def use(page: Firefox, label: str) -> None:
    """Clicks in the picture where a control of that label is painted, once it is there."""
    _, x, y = until(lambda: next((each for each in page.script(SEEN) if re.match(label, each[0])), None))
    page.click(x, y)


def says(page: Firefox, sentence: str) -> bool:
    return sentence in str(page.script("return document.getElementById('log').textContent"))


def test_it_is_played_and_heard(page: Firefox) -> None:
    page.script(LISTEN)
    x, y = page.script("const b = start.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]")
    page.click(x, y)
    use(page, "Deal the cards")
    use(page, "Draw 9")
    until(lambda: says(page, "You drew a fresh hand of 9"))
    until(lambda: page.script("return loudest") > 0.01)
    until(lambda: page.script("return kitchenTable.sound().state") == "suspended")  # it sleeps when nothing sounds
    red, green, blue, _ = page.script(PIXEL, 640, 75)
    assert (red, blue) > (green, green), "the plum cloth"


def test_it_sounds_in_a_context_that_runs(page: Firefox) -> None:
    page.script("kitchenTable.setSilent(false)")
    until(lambda: page.script("return kitchenTable.sound().state") == "running")
    before = page.script("return kitchenTable.sound().currentTime")
    until(lambda: page.script("return kitchenTable.sound().currentTime") > before)
    page.script("kitchenTable.setSilent(true)")


def test_it_goes_on_after_a_reload(page: Firefox, address: str) -> None:
    before = page.script(SEEN)
    page.open(address)
    until(lambda: page.script("return !document.getElementById('start').hidden"))
    page.script("start.click()")
    use(page, "Continue Polyester")
    until(lambda: {each[0] for each in page.script(SEEN)} == {each[0] for each in before})
