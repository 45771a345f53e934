"""Sheets that scroll, and the rules to read in them."""

import pytest

from game.core.match import begin
from game.games import SHELF, Boxed
from game.ui.markdown import pieces
from game.ui.scene import Reveal, Scroll
from game.ui.scenes.rules import Rules
from game.ui.screen import Screen
from game.ui.sheet import Sheet
from game.ui.widget import Role
from game.words import LANGUAGES
from tests.ui.home import Home, at_new_match, control


def test_every_sheet_scrolls_to_its_end_and_no_further() -> None:
    home = Home(Screen(480, 320))
    scene = at_new_match(home)
    home.stage.widgets()
    home.stage.send(Scroll(100, 100, 10_000))
    assert scene.scrolled.offset == scene.scrolled.limit > 0
    home.stage.send(Scroll(100, 100, -20_000))
    assert scene.scrolled.offset == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keyboard_reaches_every_control_of_a_scrolled_sheet_and_sees_it(language: str) -> None:
    home = Home(Screen(480, 320), language)
    scene = at_new_match(home)
    assert isinstance(scene, Sheet)
    reached = set()
    for _ in range(100):
        found = home.stage.focus.step(home.stage.widgets(), 1)
        assert found
        home.stage.look_at(found, visible=True)
        now = control(home, found.id)
        assert now.shown.height >= min(now.rect.height, 40)
        reached.add(found.id)
    assert reached == {each.id for each in home.stage.widgets() if each.role is not Role.TEXT}


def test_reveal_of_what_is_in_sight_scrolls_nothing() -> None:
    home = Home(Screen(480, 320))
    scene = at_new_match(home)
    home.stage.send(Reveal("set:hand:0"))
    assert scene.scrolled.offset == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", SHELF)
def test_every_game_has_rules_to_read_with_pictures_of_its_cards(box: Boxed, language: str) -> None:
    home = Home(language=language)
    parts = pieces(home.read(f"{box.id}.rules"))
    assert {each.kind for each in parts} == {"title", "heading", "paragraph", "item", "cards"}
    names = {
        box.game.notation(card)
        for card in box.game.cards(begin(box.game, box.game.types["options"](), box.game.seats[0], 1).state)
    }
    assert {name for each in parts for name in each.cards} <= names
    home.doors.rules(box)
    told = [each.label for each in home.stage.widgets() if each.role is Role.TEXT]
    assert len(told) == len(parts)
    home.paint()


def test_the_rules_open_over_the_table_and_in_the_settings() -> None:
    home = Home()
    at_new_match(home)
    home.tap("deal")
    home.tap("rules")
    assert isinstance(home.stage.top, Rules)
    home.tap("close")
    home.tap("settings")
    home.tap("rules")
    assert isinstance(home.stage.top, Rules)


def test_the_rules_change_their_language_with_the_house() -> None:
    home = Home()
    home.doors.rules()
    before = [each.label for each in home.stage.widgets()]
    home.house.words = Home(language="pl").house.words
    home.stage.renew()
    assert not {*before} & {each.label for each in home.stage.widgets() if each.role is Role.TEXT}
