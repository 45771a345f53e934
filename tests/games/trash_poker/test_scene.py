"""Trash Poker's table as it is played: pointer, keyboard, drag; every card ends where the layout puts it."""

import random

import pytest

from game.games.trash_poker.rivals import rival
from game.games.trash_poker.rules.actions import Collect, Redraw, Select
from game.games.trash_poker.rules.backing import backing
from game.games.trash_poker.rules.cards import joker, parse
from game.games.trash_poker.rules.ranks import HandRank
from game.games.trash_poker.rules.reading import evaluate
from game.games.trash_poker.rules.state import Duty
from game.games.trash_poker.scene import PokerScene
from game.games.trash_poker.sheets import StarSheet
from game.session.table import Table
from game.ui.choreography import Manner
from game.ui.scene import Nudge
from tests.games.trash_poker.at_table import OPTIONS, drag, label, last, play_on, settled
from tests.games.trash_poker.phases import (
    BOX,
    SITTERS,
    YOU,
    cards,
    choose,
    collecting,
    drawing,
    seated,
    wait,
)
from tests.shots import WINDOWS
from tests.ui.home import Home


@pytest.mark.parametrize("window", ["landscape", "phone", "embed"])
@pytest.mark.parametrize("manner", [Manner(), Manner(0.0), Manner(reduced=True)])
def test_whatever_is_played_every_card_ends_where_the_layout_puts_it(manner: Manner, window: str) -> None:
    home, rng = Home(WINDOWS[window]), random.Random(3)
    home.house.manner = manner
    table = Table.start(BOX, OPTIONS(), SITTERS, 5, YOU)
    scene: PokerScene = BOX.scene(home.house, table)
    home.stage.push(scene)
    for _ in range(60):
        play_on(home, scene)
        assert settled(scene)
        if not isinstance(home.stage.top, PokerScene):
            break
        scene.act(rng.choice(list(BOX.game.actions(scene.table.match.state, YOU))))
        for _ in range(rng.randrange(4)):
            scene.update(0.03)
        if rng.random() < 0.4:
            scene.finish()
            assert settled(scene)
    assert scene.view.round > 2


def test_the_chosen_cards_are_read_while_they_are_chosen() -> None:
    home = Home()
    scene = seated(home, drawing(Duty.SELECT))
    choose(home, scene, "KH KD")
    assert "Pair: K K. 2 RP" in label(home, "panel")
    choose(home, scene, "9H 9D 9H'")
    told = label(home, "panel")
    assert told.startswith("Full house: 9 9 9 K K. 13 RP")
    assert "flush 4" in told
    assert "upgrades 2" in told
    assert told.endswith("bonus 2")
    home.tap("select")
    action = last(scene)
    assert isinstance(action, Select)
    assert set(action.cards) == set(cards("KH KD 9H 9D 9H'"))


def test_a_sixth_card_is_refused_and_fewer_than_five_cannot_be_played() -> None:
    home = Home()
    scene = seated(home, drawing(Duty.SELECT))
    choose(home, scene, "KH KD 9H 9D")
    play = home.stage.widget("select")
    assert play
    assert play.off == "Choose 1 more"
    choose(home, scene, "9H' JS")
    assert scene.selected == cards("KH KD 9H 9D 9H'")
    assert "Five cards are played" in home.host.said[-1]


def test_what_is_kept_is_read_while_cards_are_given_away() -> None:
    home = Home()
    scene = seated(home, drawing(Duty.REDRAW))
    assert label(home, "redraw") == "Keep them all"
    choose(home, scene, "JS 3C KH KD")
    assert "Three of a kind: 9 9 9" in label(home, "panel")
    assert label(home, "redraw") == "Swap 4 cards"
    home.tap("redraw")
    assert last(scene) == Redraw(cards("JS 3C KH KD"))
    assert scene._asked(scene.view) is Duty.THREES


def test_a_star_stands_for_what_is_best_until_the_person_says_otherwise() -> None:
    home = Home()
    scene = seated(home, drawing(Duty.SELECT, "J31 KS KD KC 2S 3H 4C"))
    choose(home, scene, "J31 KS KD KC 2S")
    assert label(home, "panel").startswith("Full house: K K K 2 2. 9 RP")
    home.tap("stars")
    assert isinstance(home.stage.top, StarSheet)
    home.tap(f"rank:{joker(31)}:12")
    home.tap("ok")
    assert label(home, "panel").startswith("Four of a kind: K K K K. 8 RP")
    home.tap("select")
    action = last(scene)
    assert isinstance(action, Select)
    assert [star.rank for star in action.stars] == [13]


def test_a_forced_hand_rank_says_which_would_have_brought_more() -> None:
    home = Home()
    areas = ((), (), (), (), (), cards("7C 8S"), ())
    scene = seated(home, drawing(Duty.SELECT, "J1 AH AD 2S 2H 3C 4C", areas=areas))
    choose(home, scene, "J1 AH AD 2S 2H")
    assert "Four of a kind is the best hand rank and must be scored, though full house would be 11 RP" in label(
        home, "panel"
    )


@pytest.mark.parametrize("text", ["J1 AH AD 2S 2H", "2S 2H 2D 3S 3H", "J1 J13 2S 3H 4C", "9C 10C JC QC KC"])
def test_rivals_are_what_a_slow_search_finds(text: str) -> None:
    played, behind = cards(text), backing((0, 0, 0, 0, 0, 3, 4), ())
    reading = evaluate(played, (), behind)
    plain = evaluate(played).points - reading.hand
    better = {HandRank.FULL_HOUSE: 6, HandRank.STRAIGHT: 9}
    found = rival(played, (), behind, reading)
    if found:
        assert found.hand < reading.hand
        assert found.points > reading.points
        assert found.points == plain + found.hand + better.get(found.hand, 8)
    else:
        assert reading.points >= plain + HandRank.HIGH_CARD + 8


def test_the_selection_shows_where_it_would_land_and_what_raises_it() -> None:
    home = Home()
    scene = seated(home, drawing(Duty.SELECT))
    choose(home, scene, "KH KD 9H 9D 9H'")
    assert scene._lit_areas(scene.view) == [False, False, False, False, True, False]
    choose(home, scene, "9H'")
    assert not any(scene._lit_areas(scene.view))


def test_the_hand_keeps_its_order_is_sorted_and_moved_card_by_card() -> None:
    home = Home()
    scene = seated(home, drawing(Duty.SELECT))
    assert scene._hand_cards(scene.view)[:2] == cards("KH KD")
    home.tap("sort")
    assert scene._hand_cards(scene.view)[0] == parse("JS")
    home.stage.send(Nudge(f"card:{parse('JS')}", 1))
    assert scene._hand_cards(scene.view)[1] == parse("JS")
    wait(home, 2)
    area = scene._places(scene.view).spread.area
    drag(home, "JS", area.right - 10, area.centery)
    assert scene._hand_cards(scene.view)[-1] == parse("JS")
    wait(home, 1)
    assert settled(scene)


# The pot


def test_a_card_of_the_pot_tells_what_it_does_before_it_is_collected() -> None:
    home = Home()
    scene = seated(home, collecting())
    assert scene._lit(scene.view) == frozenset(cards("J2 J14 AH' 7C' KS'' 4D''"))
    choose(home, scene, "KS''")
    assert "trash up to 3 cards" in label(home, "panel")
    assert label(home, "collect") == "Collect K♠"
    choose(home, scene, "AH'")
    assert scene.selected == cards("AH'")
    home.tap("collect")
    assert last(scene) == Collect(parse("AH'"))


def test_own_cards_of_the_pot_say_why_they_stay() -> None:
    home = Home()
    scene = seated(home, collecting())
    home.tap(f"card:{parse('JS')}")
    assert "put into the pot yourself" in home.host.said[-1]
    assert not scene.selected
    assert scene.state(scene.view, parse("JS")).dimmed


def test_in_the_last_round_a_card_may_go_straight_to_the_trash() -> None:
    home = Home()
    scene = seated(home, collecting(round=8, jokers=()))
    choose(home, scene, "KS''")
    home.tap("collect_trash")
    assert last(scene) == Collect(parse("KS''"), True)


def test_a_card_dragged_from_the_pot_down_to_the_hand_is_collected() -> None:
    home = Home()
    scene = seated(home, collecting())
    drag(home, "4D''", *scene._places(scene.view).spread.area.center)
    assert last(scene) == Collect(parse("4D''"))


# Effects


def test_what_was_chosen_for_one_step_is_not_chosen_for_the_next() -> None:
    home = Home()
    scene = seated(home, collecting())
    choose(home, scene, "KS''")
    home.tap("collect")
    wait(home, 2)
    assert scene._asked(scene.view) is Duty.TRASH
    assert not scene.selected
