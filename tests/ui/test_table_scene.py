import random
from collections.abc import Sequence

import pytest

from game.bots import Level
from game.core.zones import TABLE, Seat
from game.session.seats import Guest, Person, Sitter
from game.session.table import Table
from game.ui.choreography import Manner
from game.ui.plain_table import PlainTable
from game.ui.scene import Back, Drag, Drop, Press, Skip
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.log import Log
from game.ui.scenes.pause import Pause
from game.ui.scenes.results import Results
from game.ui.scenes.title import Title
from game.ui.screen import Screen
from tests.toy import Exchange, Lay, Options
from tests.ui.home import Home
from tests.ui.toy_table import TOY

ALONE: Sequence[Sitter] = (Person(""), Guest("Halina", Level.MEDIUM), Guest("Marek", Level.EASY))
PAIR: Sequence[Sitter] = (Person("Ala"), Person("Ola"))


def sit(sitters: Sequence[Sitter] = ALONE, seed: int = 1, manner: Manner | None = None) -> tuple[Home, PlainTable]:
    home = Home(shelf=(TOY,))
    home.house.manner = manner or Manner()
    home.doors.start(Table.start(TOY, Options(), sitters, seed, Seat(0)))
    scene = home.stage.top
    assert isinstance(scene, PlainTable)
    return home, scene


def wait(home: Home, scene: PlainTable) -> None:
    """Lets everything play until it is the person's turn, or another scene is on top."""
    for _ in range(10_000):
        if home.stage.top is not scene or not home.stage.update(0.05):
            return
    raise AssertionError("it moves for ever")


def settled(scene: PlainTable) -> bool:
    return scene.sprites.settled(scene.layout(scene.view))


@pytest.mark.parametrize("manner", [Manner(), Manner(0.5), Manner(0.0), Manner(reduced=True), Manner(off=True)])
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_played_every_sprite_ends_where_the_layout_puts_it(seed: int, manner: Manner) -> None:
    home, scene = sit(seed=seed, manner=manner)
    rng = random.Random(seed)
    for _ in range(60):
        wait(home, scene)
        assert settled(scene)
        if home.stage.top is not scene:
            break
        actions = list(TOY.game.actions(scene.table.match.state, Seat(0)))
        assert scene.act(rng.choice(actions))
        for _ in range(rng.randrange(4)):
            scene.update(0.03)
        if rng.random() < 0.5:
            scene.finish()
            assert settled(scene)
    assert scene.table.match.over
    assert isinstance(home.stage.top, Results)


def test_the_sprites_really_move_on_the_way() -> None:
    home, scene = sit()
    wait(home, scene)
    card = scene.view.places[0].hand[0]
    start = scene.sprites[card].x, scene.sprites[card].y
    scene.act(Lay(card))
    scene.update(0.1)
    sprite = scene.sprites[card]
    assert sprite.lift > 0
    assert (sprite.x, sprite.y) != start
    assert not settled(scene)


def test_nobody_waits_for_an_animation_to_act() -> None:
    home, scene = sit()
    wait(home, scene)
    scene.act(Exchange(scene.view.places[0].hand[:1]))
    assert scene.timeline.busy
    assert scene.act(Lay(scene.view.places[0].hand[0]))
    assert [seat for seat, _ in scene.table.match.log()].count(Seat(0)) == 2


def test_a_tap_on_nothing_finishes_what_is_played() -> None:
    home, scene = sit()
    wait(home, scene)
    scene.act(Exchange(scene.view.places[0].hand[:1]))
    home.stage.send(Skip())
    assert not scene.timeline.busy
    assert settled(scene)


def test_a_refused_action_says_why_points_at_the_cards_and_changes_nothing() -> None:
    home, scene = sit()
    wait(home, scene)
    match = scene.table.match
    strange = scene.table.match.state.stock[0]
    assert not scene.act(Lay(strange))
    assert scene.table.match is match
    assert scene.pointed == (strange,)
    assert home.host.said[-1] == "Refused by toy.hand"
    assert home.sounds.played[-1] == "wood_tock"
    assert scene.refusal(Lay(strange)) == "Refused by toy.hand"
    assert scene.refusal(Lay(scene.view.places[0].hand[0])) == ""


def test_every_event_is_said_and_stands_in_the_log() -> None:
    home, scene = sit()
    wait(home, scene)
    scene.act(Lay(scene.view.places[0].hand[0]))
    wait(home, scene)
    assert "1 from hand to laid" in home.host.said
    assert {"high", "low"} & {*home.host.said}
    home.stage.send(Press("log"))
    assert isinstance(home.stage.top, Log)
    told = " ".join(each.label for each in home.stage.widgets())
    assert all(said in told for said in home.host.said if " from " in said)


def test_others_moves_stay_to_be_read_and_ones_own_do_not() -> None:
    home, scene = sit()
    assert scene.table.waiting_for() == Seat(1)
    scene.update(0.0)
    scene.update(0.0)
    assert scene.table.match.length == 1
    assert scene.timeline.end - scene.timeline.now > 0.8
    wait(home, scene)
    scene.act(Lay(scene.view.places[0].hand[0]))
    assert scene.timeline.end - scene.timeline.now < 0.5


def test_undo_takes_back_what_showed_nothing_new() -> None:
    home, scene = sit((Person("Ala"), Guest("Halina", Level.EASY)))
    wait(home, scene)
    before = scene.table.match
    assert not scene.table.can_undo
    scene.act(Lay(scene.view.places[0].hand[0]))
    home.stage.send(Press("undo"))
    assert scene.table.match == before
    wait(home, scene)
    assert settled(scene)


def test_the_curtain_falls_between_two_persons_and_hides_both_hands() -> None:
    home, scene = sit(PAIR)
    wait(home, scene)
    assert isinstance(home.stage.top, Curtain)
    assert scene.table.viewer == TABLE
    assert not any(isinstance(each.what, int) for each in scene.sprites.drawn())
    home.tap("here")
    assert home.stage.scenes[-1] is scene
    assert scene.table.viewer == Seat(0)
    scene.update(0.0)
    assert any(isinstance(each.what, int) for each in scene.sprites.drawn())


def test_escape_opens_the_menu_and_guests_wait_meanwhile() -> None:
    home, scene = sit()
    home.stage.send(Back())
    assert isinstance(home.stage.top, Pause)
    for _ in range(50):
        home.stage.update(0.1)
    assert scene.table.match.length == 0
    home.tap("close")
    wait(home, scene)
    assert scene.table.match.length == 2


def test_another_window_lays_everything_anew() -> None:
    home, scene = sit()
    wait(home, scene)
    scene.act(Exchange(scene.view.places[0].hand[:1]))
    home.stage.resize(Screen(375, 667, 2.0))
    home.stage.update(0.0)
    assert settled(scene)


def test_the_person_is_called_once_when_it_is_their_turn() -> None:
    home, scene = sit()
    wait(home, scene)
    for _ in range(5):
        home.stage.update(0.05)
    assert home.host.said.count("Lay a card, or exchange some") == 1


def test_a_card_dropped_on_itself_was_tapped_and_elsewhere_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    told = list[str]()
    monkeypatch.setattr(PlainTable, "touchable", lambda _, view: view.places[0].hand)
    monkeypatch.setattr(PlainTable, "touch", lambda *_: told.append("touch"))
    monkeypatch.setattr(PlainTable, "drop", lambda *_: told.append("drop"))
    home, scene = sit()
    wait(home, scene)
    id = f"card:{scene.view.places[0].hand[0]}"
    widget = home.stage.widget(id)
    assert widget
    home.stage.send(Drop(id, widget.rect.centerx + 5, widget.rect.centery))
    home.stage.send(Drag(id, 5, 5))
    assert scene.dragged
    home.stage.send(Drop(id, 5, 5))
    assert told == ["touch", "drop"]
    assert scene.dragged is None


def test_chosen_cards_rise_and_sink() -> None:
    home, scene = sit()
    wait(home, scene)
    card = scene.view.places[0].hand[0]
    scene.toggle(card)
    assert home.stage.update(0.05)
    assert 0 < scene._poise.height(card) < 0.08
    assert not home.stage.update(0.1)
    assert scene._poise.height(card) == 0.08
    scene.toggle(card)
    wait(home, scene)
    assert scene._poise.height(card) == 0
    assert home.sounds.played[-2:] == ["tick_up", "tick_down"]


def test_a_guest_that_fails_is_told_of_and_the_match_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def think(self, *_: object) -> object:
            raise RuntimeError("no idea")

    monkeypatch.setattr(TOY.__class__, "bots", {level: Broken() for level in Level})
    home, scene = sit()
    wait(home, scene)
    assert scene.table.match.length == 2
    assert "Marek could not make up their mind; their first legal move was played." in home.host.said


def test_a_match_is_played_to_its_end_through_the_buttons_and_played_again() -> None:
    home, scene = sit(manner=Manner(0.0))
    for _ in range(20):
        wait(home, scene)
        if home.stage.top is not scene:
            break
        home.tap("action:0")
    assert isinstance(home.stage.top, Results)
    assert len(home.saves.finished()) == 1
    home.tap("again")
    again = home.stage.top
    assert isinstance(again, PlainTable)
    assert again.table.match.options.first == Seat(1)
    assert again.table.sitters == scene.table.sitters
    home.stage.send(Back())
    home.tap("leave")
    assert isinstance(home.stage.top, Title)
    home.tap("continue")
    resumed = home.stage.top
    assert isinstance(resumed, PlainTable)
    assert resumed.table.match == again.table.match
