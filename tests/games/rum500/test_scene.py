"""500 Rum's table as it is played: pointer, keyboard, drag; every card ends where the layout puts it."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from game.core.french import deck, parse
from game.core.zones import Seat
from game.games.rum500.deal_sheet import DealSheet
from game.games.rum500.rules.actions import Deal, Discard, Draw, LayDown, LayOff, Take, TakeBack
from game.games.rum500.rules.state import Phase
from game.games.rum500.scene import RumScene
from game.session.table import Table
from game.ui import paint
from game.ui.choreography import Manner
from game.ui.scene import Back, Drag, Drop
from game.ui.scenes.choice import Choice
from game.ui.scenes.results import Results
from game.ui.widget import Role
from tests.games.rum500.phases import BOX, HALINA, SITTERS, YOU, cards, meld, position, seated
from tests.ui.home import Home
from tests.ui.seating import wait

LOW = cards("4D JC")
"""A pile that nothing else is made of."""
TWO = SITTERS[:2]


def settled(scene: RumScene) -> bool:
    return scene.sprites.settled(scene.layout(scene.view))


def centre(scene: RumScene, name: str) -> tuple[float, float]:
    place = scene.layout(scene.view).cards[parse(name)]
    return place.x, place.y


def meld_at(scene: RumScene, number: int) -> tuple[float, float]:
    found = (rect for group, rect in scene._group_rects(scene.view, scene._places(scene.view)) if group.meld == number)
    return next(found).center


def drag(home: Home, name: str, x: float, y: float) -> None:
    home.stage.send(Drag(f"card:{parse(name)}", x, y))
    home.stage.send(Drop(f"card:{parse(name)}", x, y))


@pytest.mark.parametrize("manner", [Manner(), Manner(0.5), Manner(0.0), Manner(reduced=True), Manner(off=True)])
def test_whatever_is_played_every_card_ends_where_the_layout_puts_it(manner: Manner) -> None:
    home, rng = Home(), random.Random(3)
    home.house.manner = manner
    table = Table.start(BOX, BOX.game.types["options"](target=150), SITTERS, 5, YOU)
    scene: RumScene = BOX.scene(home.house, table)
    home.stage.push(scene)
    for _ in range(260):
        play_on(home, scene)
        assert settled(scene)
        if not isinstance(home.stage.top, RumScene):
            break
        scene.act(rng.choice(list(BOX.game.actions(scene.table.match.state, YOU))))
        for _ in range(rng.randrange(4)):
            scene.update(0.03)
        if rng.random() < 0.4:
            scene.finish()
            assert settled(scene)
    assert scene.view.deal > 1


def play_on(home: Home, scene: RumScene) -> None:
    """Lets everything play until the person is asked, putting sheets of deals away."""
    for _ in range(20_000):
        if isinstance(home.stage.top, DealSheet):
            home.tap("next")
        elif home.stage.top is not scene or not (home.stage.update(0.05) or home.stage.top is not scene):
            return
    raise AssertionError("it moves for ever")


def test_a_card_of_the_pile_is_weighed_before_it_is_taken() -> None:
    home = Home()
    scene = seated(home, position())
    home.tap(f"card:{parse('7C')}")
    assert scene._part(scene.view) == cards("7C 9H 5S JD 2S")
    assert {card for card in deck() if scene.state(scene.view, card).ring.value} >= {*cards("7C 9H 5S JD 2S 7H 7D")}
    assert scene.view.phase is Phase.DRAW
    take = home.stage.widget("take")
    assert take
    assert take.label == "Take 5"
    assert "7♣" in take.note
    outlook = home.stage.widget("outlook")
    assert outlook
    assert outlook.label == "This deal, if you take 5: +17"
    home.tap("take")
    assert scene.view.taken[0] == parse("7C")


def test_a_second_touch_takes_and_escape_puts_the_choice_away() -> None:
    home = Home()
    scene = seated(home, position())
    home.tap(f"card:{parse('7C')}")
    home.stage.send(Back())
    assert scene._part(scene.view) == ()
    assert home.stage.top is scene
    home.tap(f"card:{parse('7C')}")
    home.tap(f"card:{parse('7C')}")
    assert scene.view.phase is Phase.USE


def test_a_card_that_may_not_be_taken_says_why_and_changes_nothing() -> None:
    home = Home()
    scene = seated(home, position())
    match = scene.table.match
    home.tap(f"card:{parse('JD')}")
    assert "must be played at once" in home.host.said[-1]
    assert "jack of diamonds" in home.host.said[-1]
    assert scene.table.match is match
    home.stage.attention.over = f"card:{parse('JD')}"
    home.stage.change()
    caption = home.stage.widget("caption")
    assert caption
    assert "must be played at once" in caption.label


def test_a_meld_is_selected_in_any_order_and_laid_down() -> None:
    home = Home()
    scene = seated(home, position(cards("9C 5S 3S 4S KS"), pile=LOW, phase=Phase.PLAY))
    for name in ("5S", "3S"):
        home.tap(f"card:{parse(name)}")
    button = home.stage.widget("lay_down")
    assert button
    assert button.off
    home.tap(f"card:{parse('4S')}")
    button = home.stage.widget("lay_down")
    assert button
    assert not button.off
    assert button.note == "+12 on the table"
    caption = home.stage.widget("caption")
    assert caption
    assert caption.label == "3 4 5♠: worth 12"
    home.tap("lay_down")
    assert scene.view.melds[-1].cards == cards("3S 4S 5S")
    assert scene.selected == ()


def test_what_is_no_meld_says_which_rule_and_cards() -> None:
    home = Home()
    scene = seated(home, position(cards("9C 5S 3S"), pile=LOW, phase=Phase.PLAY))
    for name in ("9C", "5S", "3S"):
        home.tap(f"card:{parse(name)}")
    home.tap("lay_down")
    assert home.host.said[-1].startswith("Neither a set of one rank nor a run of one suit")
    assert scene.view.melds == position(cards("9C"), pile=LOW, phase=Phase.PLAY).melds


def test_targets_are_lit_for_the_selected_card_and_touched_to_lay_off() -> None:
    home = Home()
    scene = seated(home, position(cards("7C 9C"), pile=LOW, phase=Phase.PLAY))
    home.tap(f"card:{parse('7C')}")
    lit = [each.id for each in home.stage.widgets() if each.id.startswith("meld:") and each.chosen]
    assert lit == [f"meld:1:{HALINA}"]
    home.tap(lit[0])
    assert scene.view.melds[1].cards == cards("4C 5C 6C 7C")
    assert scene.view.melds[1].owners[-1] == YOU


def test_a_card_is_dragged_to_either_end_of_an_opponents_run() -> None:
    home = Home()
    scene = seated(home, position(cards("3C 7C 9C"), pile=LOW, phase=Phase.PLAY))
    drag(home, "7C", *meld_at(scene, 1))
    drag(home, "3C", *meld_at(scene, 1))
    assert scene.view.melds[1].cards == cards("3C 4C 5C 6C 7C")
    wait(home, 2)
    assert settled(scene)


def test_a_card_that_is_dragged_counts_as_selected() -> None:
    home = Home()
    seated(home, position(cards("KS 9C"), pile=LOW, phase=Phase.PLAY))
    home.stage.send(Drag(f"card:{parse('KS')}", 600, 300))
    home.stage.change()
    button = home.stage.widget("discard")
    assert button
    assert not button.off


def test_where_a_dragged_card_can_be_laid_off_is_lit_and_the_card_stays_on_top(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    home, painted = Home(), list[str]()
    scene = seated(home, position(cards("7C 9C"), pile=LOW, phase=Phase.PLAY))
    home.stage.send(Drag(f"card:{parse('7C')}", *meld_at(scene, 1)))
    home.stage.change()
    lit = [each.id for each in home.stage.widgets() if each.id.startswith("meld:") and each.chosen]
    assert lit == [f"meld:1:{HALINA}"]
    for owner, name in ((paint, "selected_ring"), (RumScene, "draw_sprite")):
        real = getattr(owner, name)

        def watched(*args: Any, name: str = name, real: Callable[..., None] = real) -> None:
            painted.append(str(args[-1].what) if name == "draw_sprite" else name)
            real(*args)

        monkeypatch.setattr(owner, name, watched)
    home.paint()
    assert painted[-1] == str(parse("7C"))
    assert "selected_ring" in painted


def test_a_drop_on_the_pile_discards_and_one_on_a_strange_meld_says_why() -> None:
    home = Home()
    scene = seated(home, position(cards("KS 9C"), pile=LOW, phase=Phase.PLAY))
    drag(home, "KS", *meld_at(scene, 1))
    assert home.host.said[-1].startswith("A run takes only cards of its suit")
    x, y = centre(scene, "JC")
    drag(home, "KS", x, y)
    assert scene.table.match.state.pile[-1] == parse("KS")


def test_the_pile_is_taken_by_dragging_a_card_to_the_hand() -> None:
    home = Home()
    scene = seated(home, position())
    drag(home, "7C", *centre(scene, "3S"))
    assert scene.view.phase is Phase.USE


def test_an_ace_that_fits_both_ends_is_asked_about() -> None:
    home = Home()
    run = meld("2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH", HALINA, 2)
    scene = seated(home, position(cards("AH 2C"), (cards("6S"),), cards("4D"), (run,), phase=Phase.PLAY), TWO)
    home.tap(f"card:{parse('AH')}")
    home.tap("lay_off")
    assert isinstance(home.stage.top, Choice)
    home.tap("way:1")
    assert home.stage.scenes == (scene,)
    assert scene.view.melds[0].cards[-1] == parse("AH")


def test_a_card_that_fits_two_melds_is_asked_about_or_put_where_it_is_touched() -> None:
    home = Home()
    table = (meld("7S 7H 7D", HALINA), meld("4C 5C 6C", YOU, 4))
    scene = seated(home, position(cards("7C 2C"), (cards("9S"),), cards("4D"), table, phase=Phase.PLAY), TWO)
    home.tap(f"card:{parse('7C')}")
    home.tap("lay_off")
    assert isinstance(home.stage.top, Choice)
    home.stage.send(Back())
    assert scene.view.melds == table
    home.tap(f"meld:0:{HALINA}")
    assert parse("7C") in scene.view.melds[0].cards


def test_going_out_is_celebrated_and_the_deal_told_line_by_line() -> None:
    home = Home()
    scene = seated(home, position(cards("7C 7H 7D"), pile=LOW, phase=Phase.PLAY))
    scene.act(LayDown(cards("7C 7H 7D"), 0))
    wait(home, 0.9)
    assert scene._shows.moment.banner == "You go out!"
    assert "table_knock" in home.sounds.played
    wait(home, 8)
    sheet = home.stage.top
    assert isinstance(sheet, DealSheet)
    told = " ".join(each.label for each in home.stage.widgets())
    assert "You went out" in told
    assert "You: +55, in all 340" in told
    assert "Left in hand: 6 of spades, 9 of spades, king of diamonds" in told
    home.tap("next")
    wait(home, 1)
    assert not isinstance(home.stage.top, DealSheet)


def test_the_end_of_the_match_shows_the_deal_then_the_settlement() -> None:
    home = Home()
    scene = seated(home, position(cards("7C 7H 7D"), pile=LOW, phase=Phase.PLAY, scores=(485, 340, 195)))
    scene.act(LayDown(cards("7C 7H 7D"), 0))
    wait(home, 10)
    home.tap("next")
    wait(home, 1)
    assert isinstance(home.stage.top, Results)
    told = " ".join(each.label for each in home.stage.widgets())
    assert "Settlement: +507" in told
    assert "Settlement: \N{MINUS SIGN}165" in told


def test_everything_can_be_done_by_keyboard_and_mirror() -> None:
    home = Home()
    scene = seated(home, position())
    controls = {each.id: each for each in home.stage.widgets() if each.role is not Role.TEXT}
    pile = [f"card:{card}" for card in scene.view.pile]
    hand = [f"card:{card}" for card in scene.view.hands[YOU]]
    assert {*pile, *hand, "take", "draw", "sort", "undo", "stock"} <= controls.keys()
    scene.act(Take(parse("7C")))
    controls = {each.id: each for each in home.stage.widgets() if each.role is not Role.TEXT}
    assert {"lay_down", "take_back"} <= controls.keys()
    assert controls["take_back"].key == "b"
    scene.act(TakeBack())
    assert scene.view.took_back
    scene.act(Draw())
    controls = {each.id: each for each in home.stage.widgets() if each.role is not Role.TEXT}
    assert {"lay_down", "discard"} <= controls.keys()
    scene.act(Discard(parse("KC")))
    assert scene.table.match.state.turn == Seat(1)


def test_cards_and_melds_on_the_table_can_be_read() -> None:
    home = Home()
    seated(home, position())
    told = {each.id: each.label for each in home.stage.widgets()}
    assert told["meld:1:1"] == "Run of Halina: 4 5 6 of clubs"
    assert told["meld:2:0"] == "You laid off king of hearts, 10 points"
    assert told["seat:1"].startswith("Halina: 340 points; 3 cards in hand, 60 points on the table")
    assert told["pile"].startswith("Discard pile, 14 cards, from the bottom: 4 of diamonds")


def test_dealing_gives_every_hand_its_cards() -> None:
    home = Home()
    scene = seated(home, position((), ((), ()), (), (), phase=Phase.DEAL, deal=0, dealer=YOU))
    home.tap("deal")
    assert isinstance(scene.table.match.path()[-1].step.action, Deal)  # type: ignore[union-attr]
    scene.finish()
    assert settled(scene)
    assert len(scene.view.hands[YOU]) == 7


def test_lay_offs_fly_from_the_hand() -> None:
    home = Home()
    scene = seated(home, position(cards("7C 9H 3S"), pile=LOW, phase=Phase.PLAY))
    start = centre(scene, "9H")
    scene.act(LayOff(parse("9H"), 2, 9))
    home.stage.update(0.1)
    sprite = scene.sprites[parse("9H")]
    assert (sprite.x, sprite.y) != start
    assert sprite.lift > 0
