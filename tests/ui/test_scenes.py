"""Every scene on every window in both languages: nothing overlaps, nothing leaves, nothing is too small or cut."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product

import pytest
from pygame import FRect

from game.games import Boxed
from game.ui.scenes.title import Title
from game.ui.screen import SMALLEST_TEXT, Screen
from game.ui.text import Block, Lettering
from game.ui.widget import Role, Widget
from game.words import LANGUAGES
from tests.shots import SCENES, WINDOWS, table
from tests.ui.home import Home


@pytest.fixture(autouse=True)
def no_backdrop(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("game.ui.scenes.title", "game.ui.table_picture"):
        for name in ("draw_wood", "draw_table"):
            monkeypatch.setattr(f"{module}.{name}", lambda *_: None, raising=False)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("name", SCENES)
def test_a_scene_fits(name: str, window: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut = list[str]()
    whole = Lettering._cut

    def watched(self: Lettering, block: Block, width: float, height: float, density: float) -> Block:
        cut.append(f"{' '.join(block.lines)} in {width:.0f} by {height:.0f}")
        return whole(self, block, width, height, density)

    monkeypatch.setattr(Lettering, "_cut", watched)
    for language in LANGUAGES:
        home = Home(WINDOWS[window], language)
        SCENES[name](home)
        home.paint()
        shown = [each for each in home.stage.widgets() if each.shown.width > 0 and each.shown.height > 0]
        assert not faults(home, shown)
    assert cut == []  # names are drawn by `Canvas.name`, which may shorten them


@pytest.mark.parametrize("name", SCENES)
def test_tab_reaches_every_control_and_brings_it_into_sight(name: str) -> None:
    for window in ("landscape", "embed"):
        home = Home(WINDOWS[window])
        SCENES[name](home)
        controls = {each.id for each in home.stage.widgets() if each.role is not Role.TEXT}
        reached = set()
        for _ in range(len(controls)):
            found = home.stage.focus.step(home.stage.widgets(), 1)
            assert found
            home.stage.look_at(found, visible=True)
            seen = home.stage.widget(found.id)
            assert seen
            assert seen.shown.height >= min(40, seen.rect.height)
            reached.add(found.id)
        assert reached == controls


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("window", WINDOWS)
def test_the_title_has_room_for_four_games(window: str, count: int) -> None:
    shelf = [Boxed(id) for id in ("polyester", "rum500", "contract_rummy", "trash_poker")[:count]]
    home = Home(WINDOWS[window], shelf=shelf)
    home.doors.title()
    assert not faults(home, home.stage.widgets())
    home.paint()


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (375, 667), (320, 568), (480, 320)])
def test_tags_on_the_title_keep_apart_and_tell_of_all_games_or_of_none(size: tuple[int, int], text: float) -> None:
    for opened, language in product((False, True), LANGUAGES):
        home = Home(Screen(*size, 1.0, text), language)
        if opened:
            table(home)
        home.doors.title()
        assert isinstance(home.stage.top, Title)
        plan, shelf = home.stage.top._plan(), home.stage.top.shelf
        tags = [FRect(cell.centerx - plan.tag / 2, cell.bottom - 1, plan.tag, 1) for cell in plan.mats]
        assert not any(one.colliderect(other) for one, other in combinations(tags, 2))
        assert all(tag.left >= 0 and tag.right <= size[0] for tag in tags)
        rows = [sum(each.height for each in home.stage.top._tag(box, plan.scale, plan.tag)) for box in shelf]
        assert not plan.told or max(rows) <= plan.mats[0].height / 2
        names = [home.stage.top._tag(box, plan.scale, plan.tag)[0] for box in shelf]
        assert all(name.width <= plan.tag or name.style.size == SMALLEST_TEXT for name in names)


def faults(home: Home, widgets: Sequence[Widget]) -> list[str]:
    screen = home.stage.screen
    window = FRect(0, 0, screen.width, screen.height).inflate(1, 1)
    left = [f"{each.id} leaves the window: {each.shown}" for each in widgets if not window.contains(each.shown)]
    small = [
        f"{each.id} is too small to touch: {each.rect}"
        for each in widgets
        if each.role is not Role.TEXT and min(each.rect.size) < 43.99
    ]
    twice = [f"{id} names {count} widgets" for id, count in Counter(each.id for each in widgets).items() if count > 1]
    return left + small + twice + [f"{one.id} and {other.id} overlap" for one, other in _pairs(widgets)]


def _pairs(widgets: Sequence[Widget]) -> list[tuple[Widget, Widget]]:
    return [
        (one, other)
        for one, other in combinations(widgets, 2)
        if not one.role is other.role is Role.CARD and min(one.shown.clip(other.shown).size) > 1
    ]


def test_the_check_sees_what_is_wrong() -> None:
    home = Home()
    wide = Widget("wide", Role.BUTTON, FRect(1200, 0, 100, 50), "Wide")
    flat = Widget("flat", Role.BUTTON, FRect(0, 0, 100, 40), "Flat")
    over = Widget("over", Role.TEXT, FRect(50, 10, 100, 10), "Over")
    again = Widget("over", Role.TEXT, FRect(50, 100, 100, 10), "Over again")
    assert len(faults(home, [wide, flat, over, again])) == 4


def test_an_unknown_key_is_seen_on_no_scene() -> None:
    for name, prepare in SCENES.items():
        home = Home()
        prepare(home)
        for each in home.stage.widgets():
            for told in (each.label, each.note, each.off):
                assert not told.startswith(("house.", "session.", "polyester.")), f"{name}: {told}"
