import pytest

from game.games import SHELF
from game.games.polyester.rules.actions import Bank, Draw, Lock
from game.games.polyester.rules.cards import rank
from game.games.polyester.rules.state import Phase, open_cards
from game.ui.scenes.rules import Rules
from game.ui.scenes.tip import TipSheet
from game.ui.screen import Screen
from game.ui.table_scene import TableScene
from game.words import LANGUAGES
from tests.ui.home import WINDOW, Home


def begin(screen: Screen = WINDOW) -> tuple[Home, TableScene]:
    home = Home(screen)
    home.doors.guide(SHELF[0])
    scene = home.stage.top
    assert isinstance(scene, TableScene)
    scene.finish()
    return home, scene


def tip(home: Home) -> str:
    widget = home.stage.widget("coach")
    return widget.label if widget else ""


def test_the_first_match_is_what_its_tips_say() -> None:
    home, scene = begin()
    assert "fresh hand" in tip(home)
    scene.act(Draw())
    assert "three 7s" in tip(home)
    sevens = tuple(card for card in open_cards(scene.view) if rank(card) == 7)
    assert len(sevens) == 3
    scene.act(Lock(sevens))
    assert "300" in tip(home)
    assert scene.view.pot == 300
    assert len(open_cards(scene.view)) == 6
    scene.act(Draw())
    assert scene.view.phase is Phase.LOCK
    assert "Ranks in a row" in tip(home)
    run = tuple(card for card in open_cards(scene.view) if rank(card) in (2, 3, 4))
    assert scene.act(Lock(run))
    scene.act(Bank())
    assert "ride" in tip(home)
    home.tap("coach:skip")
    assert tip(home) == ""


def test_banking_at_once_skips_no_tip_that_still_holds() -> None:
    home, scene = begin()
    scene.act(Draw())
    scene.act(Lock(tuple(card for card in open_cards(scene.view) if rank(card) == 7)))
    scene.act(Bank())
    assert "Ranks in a row" in tip(home)


def test_the_tips_can_be_put_away_and_the_table_gets_their_room() -> None:
    home, scene = begin()
    before = scene.area.height
    home.tap("coach:skip")
    assert tip(home) == ""
    assert scene.area.height > before
    home.stage.update(0.0)
    assert scene.sprites.settled(scene.layout(scene.view))


def test_on_a_small_window_each_tip_is_a_dialog_before_the_person_acts() -> None:
    home, scene = begin(Screen(375, 667, 2.0))
    area = scene.area
    home.stage.update(0.0)
    assert isinstance(home.stage.top, TipSheet)
    home.tap("close")
    home.stage.update(0.0)
    assert home.stage.scenes[-1] is scene
    assert scene.area == area
    scene.act(Draw())
    scene.finish()
    home.stage.update(0.0)
    assert isinstance(home.stage.top, TipSheet)
    assert "three 7s" in " ".join(each.label for each in home.stage.widgets())
    home.tap("skip")
    home.stage.update(0.0)
    assert home.stage.scenes[-1] is scene


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_with_a_guide_has_the_words_for_it(language: str) -> None:
    home = Home(language=language)
    for box in SHELF:
        if box.has("guide"):
            assert all(home.house.words.has(each.key) for each in box.guide.tips)


def test_the_guide_is_offered_beside_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    home = Home()
    monkeypatch.setattr(home.doors, "_read", lambda _name: "# Rules\n\nText.")
    home.doors.title()
    home.tap("rules")
    assert isinstance(home.stage.top, Rules)
    home.tap("guide")
    assert isinstance(home.stage.top, TableScene)
    assert home.stage.top.coach
