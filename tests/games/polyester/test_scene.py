"""Polyester's table shows what is: whatever is played, on any window, for whoever looks."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import FRect

from game.core.cards import Card
from game.core.rng import Rng
from game.core.zones import Seat
from game.games.polyester import objects
from game.games.polyester.rules import Options
from game.games.polyester.rules.actions import Bank, Draw, Lock
from game.games.polyester.rules.cards import Deck
from game.games.polyester.rules.state import Phase, held
from game.games.polyester.scene import PolyesterScene
from game.games.polyester.scene_layout import Wants, places
from game.session.seats import Person
from game.session.table import Table
from game.ui.cards import Faces
from game.ui.choreography import Manner
from game.ui.screen import Screen
from game.ui.widget import Role, Widget
from tests.games.polyester.phases import BOX, HAND, cards, position, seated
from tests.ui.home import Home
from tests.ui.seating import wait

LOCKABLE, STRAY = HAND[3:6], HAND[8]


def _widget(home: Home, id: str) -> Widget:
    widget = home.stage.widget(id)
    assert widget, id
    return widget


def _at_rest(scene: PolyesterScene) -> bool:
    """The law of every table, and that the numbers drawn are the view's."""
    moment, view = scene._shows.moment, scene.view
    numbers = moment.pot == view.pot and tuple(moment.scores) == view.scores and moment.turn == view.turn
    calm = moment.sewn == set(held(view)) and not moment.sewing and not moment.rip and not moment.pour
    return scene.sprites.settled(scene.layout(view)) and numbers and calm and not moment.banner


@settings(max_examples=12, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    hand=st.sampled_from([6, 9]),
    deck=st.sampled_from(list(Deck)),
    actions=st.booleans(),
    reduced=st.booleans(),
    portrait=st.booleans(),
)
def test_whatever_is_played_everything_ends_where_the_view_puts_it(
    seed: int, hand: int, deck: Deck, actions: bool, reduced: bool, portrait: bool
) -> None:
    home = Home(Screen(720, 1280) if portrait else Screen(1280, 720))
    home.house.manner = Manner(1.0, reduced)
    options = Options(hand=hand, deck=deck, action_cards=actions, knockoff_lead=1000, reward_turns=2)
    table = Table.start(BOX, options, tuple(Person(name) for name in "ABC"), seed)
    scene: PolyesterScene = BOX.scene(home.house, table)
    home.stage.push(scene)
    rng = Rng(seed)
    for number in range(25):
        legal = tuple(BOX.game.actions(table.match.state, table.viewer))
        if not legal:
            break
        action, rng = rng.choice(legal)
        assert scene.act(action)
        if number % 5 == 0:
            home.paint()
        if number % 3 == 0:
            wait(home, 0.4)
            scene._sort(scene.view)
        scene.finish()
        assert _at_rest(scene)


def test_time_alone_brings_everything_to_rest() -> None:
    home = Home()
    scene = seated(home, position(top=cards("2Vn 9Sn 7Vb 4Vb 6Sn 2Fb")))
    scene.table.sitters = tuple(Person(name) for name in "ABCD")
    scene.table.persons = tuple(map(Seat, range(4)))
    scene.act(Draw())
    assert scene.timeline.busy
    wait(home, 6)
    assert not scene.timeline.busy
    assert _at_rest(scene)


@pytest.mark.parametrize("phase", [Phase.FRESH, Phase.OFFER, Phase.LOCK, Phase.CHOOSE, Phase.HOT])
def test_drawing_changes_nothing(phase: Phase) -> None:
    home = Home()
    empty = phase in (Phase.FRESH, Phase.HOT)
    scene = seated(home, position((None,) * 9 if empty else HAND, 0 if empty else 3, phase=phase))
    before = bytes(home.paint().get_buffer().raw)
    widgets = list(home.stage.widgets())
    assert bytes(home.paint().get_buffer().raw) == before
    assert list(home.stage.widgets()) == widgets
    assert _at_rest(scene)


def test_every_show_has_its_look_and_its_sound() -> None:
    home = Home()
    scene = seated(home, position(top=cards("2Vn 9Sn 7Vb 4Vb 6Sn 2Fb")))
    for card in LOCKABLE:
        home.tap(f"card:{card}")
    home.tap("lock")
    wait(home, 0.2)
    assert scene._shows.moment.sewing
    assert "sewing_run" in home.sounds.played
    scene = seated(home, position(top=cards("2Vn 9Sn 7Vb 4Vb 6Sn 2Fb")))
    scene.act(Draw())
    wait(home, 1.8)
    assert scene._shows.moment.rip > 0
    assert "lost 300" in scene._shows.moment.banner
    assert {"card_slide", "cloth_rip"} <= set(home.sounds.played)
    scene = seated(home, position(scores=(4900, 0, 0, 0)))
    scene.act(Bank())
    wait(home, 0.3)
    assert scene._shows.moment.pour
    wait(home, 0.8)
    assert scene.glow > 0
    assert {"button_pour", "kettle_chord"} <= set(home.sounds.played)
    wait(home, 3)
    assert scene.glow == 1


def test_the_window_and_the_language_may_change_at_any_moment() -> None:
    home = Home()
    scene = seated(home, position())
    scene.act(Draw())
    wait(home, 0.2)
    home.stage.resize(Screen(375, 667, 2.0))
    wait(home, 0.05)
    assert scene.sprites.settled(scene.layout(scene.view)) or scene.timeline.busy
    scene.finish()
    assert _at_rest(scene)
    home.house.words = Home(language="pl").house.words
    home.stage.change()
    assert _widget(home, "lock").label == "Zaszyj"
    assert scene.face(HAND[0]) != scene.picture(home.house, "4Vn") or HAND[0] not in held(scene.view)
    home.paint()


def test_large_print_is_on_every_fabric_card_as_soon_as_it_is_wished_for() -> None:
    home = Home()
    scene = seated(home, position())
    before = bytes(home.paint().get_buffer().raw)
    home.house.faces = Faces(large_print=True)
    assert all(getattr(scene.face(card), "large", False) for card in HAND)
    assert getattr(scene.picture(home.house, "4Vn"), "large", False)
    assert bytes(home.paint().get_buffer().raw) != before


def test_several_persons_take_turns_at_one_table() -> None:
    home = Home()
    scene = seated(home, position(), (Person("Ala"), Person("Ola"), Person("Ela"), Person("Iza")))
    order = [tag.id for tag in home.stage.widgets() if tag.id.startswith("seat:")]
    home.tap("bank")
    scene.finish()
    assert scene.table.viewer == 1
    assert [tag.id for tag in home.stage.widgets() if tag.id.startswith("seat:")] == order
    assert _widget(home, "ride")


def test_who_only_watches_has_nothing_to_press() -> None:
    home = Home()
    scene = seated(home, position())
    scene.table.persons = ()
    scene.table._viewer = Seat(-1)
    home.stage.change()
    buttons = {each.id for each in home.stage.widgets() if each.role is not Role.TEXT}
    assert not buttons & {"lock", "draw", "bank", "undo", "sort"}
    home.paint()


def test_taking_up_a_match_knows_how_the_last_turns_ended() -> None:
    home = Home()
    table = Table.start(BOX, Options(), tuple(Person(name) for name in "AB"), 5, Seat(0))
    while table.match.length < 40 and not table.match.over:
        legal = tuple(BOX.game.actions(table.match.state, table.viewer))
        table.submit(table.viewer, legal[-1] if isinstance(legal[-1], (Draw, Bank)) else legal[0])
    scene: PolyesterScene = BOX.scene(home.house, table)
    home.stage.push(scene)
    assert set(scene._ended) == {0, 1}
    assert _widget(home, "last").label


def test_the_summary_adds_up_to_the_score() -> None:
    home = Home()
    table = Table.start(BOX, Options(target=1000), tuple(Person(name) for name in "AB"), 5, Seat(0))
    while not table.match.over:
        legal = tuple(BOX.game.actions(table.match.state, table.viewer))
        table.submit(table.viewer, next((each for each in legal if isinstance(each, Bank)), legal[0]))
    scene: PolyesterScene = BOX.scene(home.house, table)
    banks = scene.summary()[0]
    assert banks.label == "Banks"
    number = home.house.words.number
    assert [cell.value for cell in banks.cells] == [number(score) for score in table.match.state.scores]


def test_markers_never_cover_each_other() -> None:
    spots = objects.apart([100, 100, 101, 400, 0], 30, 0, 600)
    ordered = sorted(spots)
    assert all(later - earlier >= 29.9 for earlier, later in pairwise(ordered))
    assert ordered[0] >= 0
    assert ordered[-1] <= 600
    assert objects.apart([250], 30, 0, 600) == [250]


@given(
    width=st.integers(320, 2000),
    height=st.integers(320, 2000),
    text=st.sampled_from([1.0, 1.5, 2.0]),
    hand=st.sampled_from([6, 9]),
    seats=st.integers(2, 6),
    actions=st.booleans(),
)
@settings(max_examples=60, deadline=None)
def test_no_card_overlaps_another_or_leaves_the_window(
    width: int, height: int, text: float, hand: int, seats: int, actions: bool
) -> None:
    home = Home(Screen(width, height, 1.0, text))
    scores = (0,) * seats
    nothing: tuple[tuple[Card, ...], ...] = ((),) * seats
    options = Options(hand=hand, action_cards=actions)
    state = position(HAND[:hand], 0, options=options, phase=Phase.LOCK, scores=scores, waiting=scores, rewards=nothing)
    people = tuple(Person(name) for name in "ABCDEF"[:seats])
    table = Table.start(BOX, options, people, 1, Seat(0))
    table.match = replace(table.match, state=state)
    scene: PolyesterScene = BOX.scene(home.house, table)
    home.stage.push(scene)
    rects = [each.rect for each in home.stage.widgets() if each.role is Role.CARD]
    others = [each.rect.inflate(-1, -1) for each in home.stage.widgets() if each.role is not Role.CARD]
    assert len(rects) == hand
    for number, rect in enumerate(rects):
        assert rect.width >= 36
        assert not any(rect.colliderect(other) for other in others)
        assert rect.left >= 0
        assert rect.right <= width
        assert rect.bottom <= height
        assert not any(rect.colliderect(other) for other in rects[number + 1 :])


def test_the_arrangement_follows_the_shape() -> None:
    wide = places(FRect(40, 76, 1200, 610), Screen(1280, 720), Wants(9, 4, False, ()))
    tall = places(FRect(36, 138, 648, 1108), Screen(720, 1280), Wants(9, 4, False, ()))
    assert wide.upright
    assert wide.hint
    assert not tall.upright
    assert tall.rounds
    assert tall.buttons["lock"].top > wide.buttons["lock"].top


def test_cards_stay_sewn_while_a_hot_hand_leaves() -> None:
    home = Home()
    hand = cards("4Vn 4Sb 4Mb 5Fn 6Vb 7Mn 8Sn 8Mb 8Fb")
    scene = seated(home, position(hand, 6))
    scene.act(Lock(hand[6:]))
    wait(home, 0.3)
    assert set(scene._shows.moment.sewing) == set(hand[6:])
    wait(home, 0.25)
    assert scene._shows.moment.sewn == set(hand)
    assert scene.view.phase is Phase.HOT
    wait(home, 3)
    assert _at_rest(scene)
