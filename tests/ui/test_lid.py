"""The lid of a game's box as a sheet."""

import pytest

from game.games import boxed
from game.games.trash_poker.collection import COLLECTION
from game.session.collection import Feat, Lid, Offer, Tick, offered
from game.ui.scenes.lid import LidSheet
from game.ui.scenes.new_match import NewMatch
from tests.ui.home import Home

TRASH = boxed("trash_poker")
KEPT = Lid(ticks=(Tick(90, "AM"),), feats=(Feat("court", "BO"),), offers=(Offer("AM", 5), Offer("BO", 6)))


def opened(language: str = "en", lid: Lid = KEPT) -> tuple[Home, LidSheet]:
    """The sheet over the new-match dialog."""
    home = Home(language=language)
    home.saves.collections._keep(TRASH.id, lid)
    scene = NewMatch(home.house, TRASH)
    home.stage.push(scene)
    scene.press("lid")
    top = home.stage.top
    assert isinstance(top, LidSheet)
    return home, top


@pytest.mark.parametrize("language", ["en", "pl"])
def test_ticks_offers_and_achievements_are_told(language: str) -> None:
    home, scene = opened(language)
    home.paint()
    said = "\n".join(each.label for each in scene.widgets())
    assert "AM" in said
    assert "BO" in said
    assert "house.lid" not in said
    assert "trash_poker." not in said
    assert sum(each.id.startswith("take:") for each in scene.widgets()) == 3


def test_one_after_another_chooses() -> None:
    home, scene = opened()
    first = offered(COLLECTION, scene.lid)[0]
    scene.press(f"take:{first}")
    assert scene.lid.unlocked == (first,)
    assert home.stage.toast_shown
    second = offered(COLLECTION, scene.lid)[2]
    scene.press(f"take:{second}")
    lid = home.saves.collections.lid(TRASH.id)
    assert lid.unlocked == (first, second)
    assert not lid.offers
    assert not any(each.id.startswith("take:") for each in scene.widgets())


def test_a_game_that_unlocks_nothing_has_no_lid() -> None:
    home = Home()
    scene = NewMatch(home.house, boxed("rum500"))
    home.stage.push(scene)
    assert not any(each.id == "lid" for each in scene.widgets())
