"""Contract rummy's table shows what is, and whatever can be done can be done there."""

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.cards import HIDDEN
from game.core.french import parse
from game.games.contract_rummy import scene_words
from game.games.contract_rummy.hand_sheet import HandSheet, SheetDialog
from game.games.contract_rummy.rules import GAME
from game.games.contract_rummy.rules.actions import Discard
from game.games.contract_rummy.rules.buying import Window
from game.games.contract_rummy.rules.options import Options
from game.games.contract_rummy.rules.state import Phase, has_laid_down
from game.games.contract_rummy.scene import ContractScene
from game.session.seats import Person
from game.session.table import Table
from game.ui.choreography import Manner
from game.ui.scene import Back, Drag, Drop, Nudge
from game.ui.scenes.choice import Choice
from game.ui.scenes.results import Results
from game.ui.screen import Screen
from game.ui.widget import Widget
from tests.games.contract_rummy import phases
from tests.games.contract_rummy.phases import (
    BOX,
    FULL,
    HALINA,
    HAND,
    MAREK,
    OTHERS,
    ROWS,
    SITTERS,
    YOU,
    ZOFIA,
    seated,
    sorted_for,
    table_of,
)  # fmt: skip
from tests.games.contract_rummy.tables import cards, meld, position
from tests.shots import WINDOWS
from tests.ui.home import Home
from tests.ui.seating import wait


def settled(scene: ContractScene) -> bool:
    return scene.sprites.settled(scene.layout(scene.view))


def control(home: Home, id: str) -> Widget:
    found = home.stage.widget(id)
    assert found, id
    return found


def told(home: Home) -> str:
    return " ".join(each.label for each in home.stage.widgets())


def drag(home: Home, name: str, at: tuple[float, float]) -> None:
    home.stage.send(Drag(f"card:{parse(name)}", *at))
    home.stage.send(Drop(f"card:{parse(name)}", *at))


def select(home: Home, names: str) -> None:
    for card in cards(names):
        home.tap(f"card:{card}")


@pytest.mark.parametrize("manner", [Manner(), Manner(0.0), Manner(reduced=True), Manner(off=True)])
def test_whatever_is_played_every_card_ends_where_the_layout_puts_it(manner: Manner) -> None:
    home, rng = Home(), random.Random(4)
    home.house.manner = manner
    people = tuple(Person(name) for name in ("Ala", "Ola", "Ela", "Iza"))
    table = Table.start(BOX, Options(), people, 5, YOU)
    scene: ContractScene = BOX.scene(home.house, table)
    home.stage.push(scene)
    for _ in range(150):
        state = table.match.state
        seat = rng.choice([seat for seat in GAME.to_act(state) if seat >= 0])
        legal = list(GAME.actions(state, seat))
        before = scene.view
        heard = table.submit(seat, rng.choice(legal))
        scene._play(heard)  # type: ignore[arg-type]
        for _ in range(rng.randrange(3)):
            scene.timeline.advance(0.03)
        if rng.random() < 0.4:
            scene._sort(scene.view)
        scene.finish()
        assert settled(scene)
        assert before is not scene.view
    assert scene.view.turns > 5


@pytest.mark.parametrize("name", ["choose", "wants", "grouped", "down", "long_runs", "known"])
def test_drawing_changes_nothing(name: str) -> None:
    home = Home()
    phases.PHASES[name](home)
    before = bytes(home.paint().get_buffer().raw)
    widgets = list(home.stage.widgets())
    assert bytes(home.paint().get_buffer().raw) == before
    assert list(home.stage.widgets()) == widgets


def test_cards_are_put_together_in_slots_and_taken_out_again() -> None:
    home = Home()
    scene = seated(home, table_of())
    assert control(home, "slot:0").off
    select(home, "8H 8S")
    home.tap("slot:1")
    assert scene._slots(scene.view)[1].cards == cards("8H 8S")[::-1]
    assert not scene.selected
    assert "missing: 8" in control(home, "slot:1").label
    assert parse("8H") not in scene.touchable(scene.view)
    wait(home, 0.5)
    assert settled(scene)
    drag(home, "9D", control(home, "slot:2").rect.center)
    assert "8♦ 10♦" in control(home, "slot:2").label
    home.tap("slot:1")
    assert set(scene.selected) == set(cards("8H 8S"))
    assert scene._slots(scene.view)[1].cards == ()
    select(home, "KS")
    home.tap("slot:0")
    assert "do not belong together" in control(home, "slot:0").label
    assert control(home, "lay_down").note == "some cards do not match"


def test_the_contract_is_sorted_out_and_laid_down() -> None:
    home = Home()
    scene = sorted_for(seated(home, table_of()), home)
    assert [slot.missing for slot in scene._slots(scene.view)] == [0, 1, 0]
    assert control(home, "lay_down").off
    assert control(home, "lay_down").note == "1 card is missing"
    scene = sorted_for(seated(home, table_of(HAND + " 8C'")), home)
    assert scene_words.hold(home.house.words, scene.view, YOU, scene._slots(scene.view))[2] == "once laid down: 20"
    home.tap("lay_down")
    wait(home, 1.5)
    assert has_laid_down(scene.view, YOU)
    assert settled(scene)
    assert home.stage.widget("slot:0") is None
    assert control(home, "lay_off").off
    assert len([each for each in home.stage.widgets() if each.id.startswith("meld:")]) == 9


def test_an_ace_that_fits_both_ends_is_asked_about() -> None:
    home = Home()
    hand = "AS AS' 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS 5H 5D 5C"
    scene = sorted_for(seated(home, table_of(hand, table=(), hand=2, rows=ROWS[:1], others=("2C", "7H", "5D'"))), home)
    scene._stage(scene.view, [cards("5H 5D 5C"), cards("JS QS KS AS")])
    home.stage.change()
    home.tap("lay_down")
    wait(home, 1.5)
    assert scene.view.melds[1].low == 11
    select(home, "AS'")
    assert not control(home, "lay_off").note.startswith("it fits 2")


def test_a_card_that_fits_two_melds_is_asked_about_or_put_where_it_is_touched() -> None:
    home = Home()
    scene = seated(home, table_of("10S 5H", table=FULL, others=("3H 4H 6H", "AS", "3D 6C 8H")))
    select(home, "10S")
    assert {each.meld for each in scene._lay_offs(scene.view)} == {1, 5}
    home.tap("lay_off")
    assert isinstance(home.stage.top, Choice)
    home.tap("close")
    assert not control(home, "meld:1").off
    assert control(home, "meld:0").off
    home.tap("meld:1")
    wait(home, 1)
    assert parse("10S") in scene.view.melds[1].cards
    drag(home, "5H", scene._meld_rects(scene.view, scene._places(scene.view))[0][1].center)
    assert parse("5H") in scene.view.melds[0].cards


def test_a_card_is_discarded_by_button_or_on_the_pile_and_not_the_one_just_taken() -> None:
    home = Home()
    scene = seated(home, table_of(phase=Phase.DRAW))
    home.tap("pile")
    wait(home, 1)
    assert scene.view.phase is Phase.TOOK
    drag(home, "8D", scene._places(scene.view).middle.pile.center)
    assert scene.view.phase is Phase.TOOK
    home.tap("put_back")
    wait(home, 2)
    assert scene.view.phase.value == "play"
    assert parse("8D") == scene.view.pile[-1]
    drag(home, "5H", scene._places(scene.view).middle.pile.center)
    assert parse("5H") == scene.view.pile[-1]


def test_whoever_is_next_allows_or_takes_and_hears_what_each_costs() -> None:
    home = Home()
    scene = sorted_for(seated(home, table_of(phase=Phase.DRAW, window=Window(requests=(ZOFIA,)))), home)
    assert "Zofia wants to buy the 8♦" in told(home)
    assert control(home, "allow").note == "Zofia gets it and 1 penalty card"
    assert control(home, "deny").label == "Take it myself"
    assert control(home, "deny").note == "Zofia gets nothing"
    held = len(scene.view.hands[ZOFIA])
    home.tap("allow")
    wait(home, 2)
    assert len(scene.view.hands[ZOFIA]) == held + 2
    assert control(home, "draw")
    home.tap("undo")
    scene = seated(home, table_of(phase=Phase.DRAW, window=Window(requests=(ZOFIA,))))
    home.tap("deny")
    assert scene.view.taken == parse("8D")


def test_whoever_may_buy_asks_withdraws_or_lets_it_go() -> None:
    offered = table_of(phase=Phase.DRAW, turn=MAREK, dealer=HALINA, window=Window(buyers=(YOU, ZOFIA)))
    people = (Person(""), *SITTERS[1:])
    home = Home()
    scene = seated(home, offered, people)
    assert "Buy the 8♦?" in told(home)
    assert control(home, "ask").note == "and 1 penalty card"
    home.tap("ask")
    assert YOU in scene.table.match.state.window.requests
    home.tap("cancel")
    assert YOU in scene.table.match.state.window.cancelled
    scene = seated(home, offered, people)
    home.tap("sit_out")
    assert YOU in scene.table.match.state.sitting_out
    home.tap("sit_in")
    assert YOU not in scene.table.match.state.sitting_out


def test_the_time_to_answer_is_seen_and_heard() -> None:
    home = Home()
    scene = seated(home, table_of(phase=Phase.DRAW, turn=MAREK, dealer=HALINA, window=Window(buyers=(YOU, ZOFIA))))
    home.stage.change()
    assert scene.table.clock
    assert control(home, "timer")


def test_a_hand_that_ends_is_told_line_by_line_and_the_next_is_dealt() -> None:
    home = Home()
    fields = {"table": FULL, "others": ("3H 4H 6H KS AD", "AS", "3D 6C 8H"), "dealer": MAREK}
    scene = seated(home, table_of("3C", **fields))
    scene.act(Discard(parse("3C")))
    wait(home, 0.9)
    assert scene._shows.moment.banner.startswith("You go out")
    assert "table_knock" in home.sounds.played
    wait(home, 8)
    assert isinstance(home.stage.top, HandSheet)
    assert "Zofia: 40. total 150" in told(home)
    assert "No card left" in told(home)
    home.tap("next")
    wait(home, 0.5)
    assert scene.view.rows[-1] == (0, 40, 15, 15)
    assert not isinstance(home.stage.top, HandSheet)


def test_the_end_of_the_match_shows_the_hand_then_the_result() -> None:
    home = Home()
    phases.result(home)
    assert isinstance(home.stage.top, Results)
    assert home.stage.top.title() == "Zofia wins"


def test_hand_six_goes_out_with_every_card() -> None:
    home = Home()
    phases.six(home)
    scene = home.stage.top
    assert isinstance(scene, ContractScene)
    assert control(home, "lay_down").note == "you go out"
    home.tap("lay_down")
    scene.finish()
    assert scene.view.phase is Phase.OVER
    assert not scene.view.hands[YOU]


def test_the_score_sheet_is_on_the_table_or_a_touch_away() -> None:
    home = Home()
    seated(home, table_of())
    assert "Hand 5 of 6: 2 sets, run. Totals: Zofia: 110; Halina: 180; Marek: 135; You: 85" in told(home)
    home = Home(Screen(375, 667))
    seated(home, table_of())
    home.tap("seat:1")
    assert isinstance(home.stage.top, SheetDialog)
    home.paint()


def test_the_hand_is_arranged_by_dragging_and_by_keys_and_sorted_three_ways() -> None:
    home = Home()
    scene = seated(home, table_of())
    home.tap("sort")
    order = scene._left(scene.view)
    assert order[0] == parse("AC")
    home.tap("sort")
    wait(home, 0.5)
    assert scene._left(scene.view)[0] == parse("8S")
    first, second = scene._left(scene.view)[:2]
    home.stage.send(Nudge(f"card:{first}", 1))
    assert scene._left(scene.view)[:2] == (second, first)
    select(home, "KS")
    home.stage.send(Back())
    assert scene.selected == ()


def test_known_cards_of_others_are_shown_and_told() -> None:
    home = Home()
    scene = seated(home, table_of(known=((), cards("6H 7C"), (), ())))
    assert "Zofia is known to hold: 6♥ 7♣" in told(home)
    assert parse("6H") in scene.layout(scene.view).cards


def test_nobody_sees_another_hand() -> None:
    home = Home()
    scene = seated(home, table_of())
    assert all(card == HIDDEN for card in scene.view.hands[ZOFIA])
    assert not set(cards(OTHERS[0])) & set(scene.layout(scene.view).cards)


def test_what_helps_is_the_mustard_button() -> None:
    home = Home()
    seated(home, table_of(phase=Phase.DRAW))
    assert control(home, "take").look.value == "primary"
    seated(home, table_of(phase=Phase.DRAW, pile="2S 6C"))
    assert control(home, "draw").look.value == "primary"


@pytest.mark.parametrize("window", [*WINDOWS, "small phone"])
@pytest.mark.parametrize("name", ["long_runs", "down", "after"])
def test_no_card_of_many_melds_hides_the_index_of_another(window: str, name: str) -> None:
    home = Home(WINDOWS.get(window, Screen(320, 568)))
    phases.PHASES[name](home)
    scene = home.stage.top
    assert isinstance(scene, ContractScene)
    at = scene._places(scene.view)
    for number, seat in enumerate(scene._seats()[:-1]):
        for place, _ in enumerate(scene._lying(scene.view, seat)):
            xs = [x for x, _ in at.others.packs[number].groups[place]]
            assert all(right - left >= 0.28 * at.others.packs[number].width for left, right in pairwise(xs))


@settings(max_examples=60, deadline=None)
@given(
    width=st.integers(320, 2000),
    height=st.integers(320, 2000),
    text=st.sampled_from([1.0, 1.5, 2.0]),
    hand=st.integers(1, 25),
    number=st.integers(1, 6),
)
def test_every_card_lies_in_the_window(width: int, height: int, text: float, hand: int, number: int) -> None:
    home = Home(Screen(width, height, 1.0, text))
    held = f"{HAND} 2C 4C 6H 7C 9C 9S 10H 3H 3D 5C 6D 7D AS 2H".split()[:hand]
    scene = seated(home, position(" ".join(held), "2S 6C' 5S 10S' 8D", (meld("QH QC QD'", HALINA),), hand=number))
    scene._sorted = "suit"
    home.tap("sort")
    at = scene._places(scene.view)
    for place in scene.layout(scene.view).cards.values():
        assert place.width > 3
        assert place.x - place.width / 2 >= -1
        assert place.x + place.width / 2 <= width + 1
        assert place.y + place.width * 0.7 <= height + 1
    for slot in at.own.slots:
        assert not slot.inflate(-2, -2).colliderect(at.own.area.inflate(-2, -2))
