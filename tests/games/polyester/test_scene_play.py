"""What can be done at Polyester's table: by touch, with its worth shown before, with its reason when it cannot."""

import pytest

from game.games.polyester import panels, scene_words
from game.games.polyester.rules.actions import Bank, Draw, Lock, Pass, Ride
from game.games.polyester.rules.chance import bust_chance
from game.games.polyester.rules.state import Phase, held, open_cards
from game.games.polyester.scene import PolyesterScene
from game.ui.scene import Drag, Drop, Nudge, Press
from game.ui.widget import Look, Widget
from tests.games.polyester.phases import BOX, HAND, position, rewards, seated
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


def test_a_tap_selects_and_a_second_one_lets_go() -> None:
    home = Home()
    scene = seated(home, position())
    home.tap(f"card:{HAND[3]}")
    assert list(scene.selected) == [HAND[3]]
    assert _widget(home, f"card:{HAND[3]}").chosen
    home.tap(f"card:{HAND[3]}")
    assert not scene.selected
    assert home.sounds.played[-2:] == ["tick_up", "tick_down"]


def test_the_value_is_shown_before_it_is_locked() -> None:
    home = Home()
    scene = seated(home, position())
    for card in LOCKABLE:
        home.tap(f"card:{card}")
    assert "450" in _widget(home, "selection").label
    lock = _widget(home, "lock")
    assert (lock.label, lock.note, lock.look) == ("Lock 3 cards", "+150 to the pot", Look.PRIMARY)
    assert scene._gains(scene.view) == {HAND[6]: 50}
    home.tap("lock")
    assert scene.view.pot == 450
    assert set(LOCKABLE) <= set(held(scene.view))


def test_a_draw_button_counts_what_it_would_replace() -> None:
    home = Home()
    seated(home, position())
    for card in LOCKABLE:
        home.tap(f"card:{card}")
    wait(home, 0.5)
    assert _widget(home, "draw").label == "Draw 6", "the selection is not locked yet"
    assert _widget(home, "chance").label.startswith("Bust if you draw 3")
    home = Home()
    seated(home, position(locked=0, phase=Phase.LOCK, has_locked=False))
    for card in LOCKABLE:
        home.tap(f"card:{card}")
    assert _widget(home, "draw").label == "Draw 6", "and off: first comes the lock"
    assert _widget(home, "draw").off


def test_touching_a_lit_card_adds_it() -> None:
    home = Home()
    scene = seated(home, position())
    for card in (*LOCKABLE, HAND[6]):
        home.tap(f"card:{card}")
    home.tap("lock")
    assert scene.view.pot == 500


def test_a_refused_lock_says_why_points_and_changes_nothing() -> None:
    home = Home()
    scene = seated(home, position())
    for card in (LOCKABLE[0], STRAY):
        home.tap(f"card:{card}")
    state = scene.table.match.state
    assert not scene.act(Lock(scene.selected), "lock")
    assert scene.table.match.state == state
    assert home.stage.toast_shown
    assert "9 beige faux" in home.stage.toast_shown.text
    assert set(scene.pointed) == {LOCKABLE[0], STRAY}
    assert home.sounds.played[-1] == "wood_tock"


@pytest.mark.parametrize("id", ["draw", "bank"])
def test_what_cannot_be_done_yet_is_off_and_says_so(id: str) -> None:
    home = Home()
    scene = seated(home, position(locked=0, phase=Phase.LOCK, has_locked=False))
    widget = _widget(home, id)
    assert widget.off == scene.refusal(Draw() if id == "draw" else Bank())
    assert widget.note == "Lock first"
    home.tap(id)
    assert home.stage.toast_shown
    assert home.stage.toast_shown.text == widget.off


def test_locked_cards_are_off_and_say_so() -> None:
    home = Home()
    seated(home, position())
    assert "locked" in _widget(home, f"card:{HAND[0]}").off
    assert not _widget(home, f"card:{HAND[3]}").off


def test_there_is_one_primary_button_at_most() -> None:
    for phase in Phase:
        home = Home()
        empty = phase in (Phase.FRESH, Phase.HOT, Phase.OVER)
        seated(home, position((None,) * 9 if empty else HAND, 0 if empty else 3, phase=phase))
        assert sum(each.look is Look.PRIMARY for each in home.stage.widgets()) <= 1


def test_a_ride_is_offered_with_its_price() -> None:
    for id, action in (("ride", Ride()), ("pass", Pass())):
        home = Home()
        scene = seated(home, position(phase=Phase.OFFER, has_locked=False))
        assert _widget(home, "ride").label == "Ride the 300"
        assert _widget(home, "ride").note == "Draw 6 cards"
        assert not scene.touchable(scene.view)
        assert "Bust if you ride with 6" in _widget(home, "chance").label
        home.tap(id)
        assert scene.table.match.step
        assert scene.table.match.step.action == action


def test_a_sure_bust_asks_once() -> None:
    home = Home()
    scene = seated(home, position(locked=7))
    home.tap("draw")
    assert home.stage.toast_shown
    assert "sure bust" in home.stage.toast_shown.text
    assert scene.table.match.length == 0
    home.tap("keep")
    assert _widget(home, "draw")
    home.tap("draw")
    home.tap("sure")
    assert scene.table.match.length == 1


def test_a_draw_that_may_succeed_asks_nothing() -> None:
    home = Home()
    scene = seated(home, position())
    home.tap("draw")
    assert scene.table.match.length == 1


def test_the_chance_is_the_rules_own_and_reckoned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    home = Home()
    asked: list[int | None] = []

    def counted(view: object, number: int | None = None) -> float:
        asked.append(number)
        return bust_chance(view, number)  # type: ignore[arg-type]

    monkeypatch.setattr("game.games.polyester.outlook.bust_chance", counted)
    scene = seated(home, position())
    for card in LOCKABLE:
        home.tap(f"card:{card}")
    wait(home, 1)
    home.paint()
    assert asked == [6, 3]
    shown = scene_words.percent(home.house.words, bust_chance(scene.view, 3))
    assert _widget(home, "chance").label == f"Bust if you draw 3: {shown}"


CHANCES = [(0, "0%", 0), (1, "100%", 10), (0.004, "under 1%", 1), (0.996, "over 99%", 9), (0.75, "75%", 8)]


@pytest.mark.parametrize(("chance", "shown", "torn"), CHANCES)
def test_only_what_is_certain_is_shown_as_certain(chance: float, shown: str, torn: int) -> None:
    assert scene_words.percent(Home().house.words, chance) == shown
    assert panels.torn_stitches(chance) == torn


def test_sorting_moves_what_is_open_and_nothing_else() -> None:
    home = Home()
    scene = seated(home, position())
    before = scene.layout(scene.view).cards
    home.tap("sort")
    scene.finish()
    after = scene.layout(scene.view).cards
    assert all(before[card] == after[card] for card in held(scene.view))
    shown = sorted(open_cards(scene.view), key=lambda card: after[card].order)
    assert [BOX.game.notation(card)[0] for card in shown] == ["2", "5", "6", "7", "8", "9"]
    home.tap("sort")
    scene.finish()
    fabrics = sorted(open_cards(scene.view), key=lambda card: scene.layout(scene.view).cards[card].order)
    assert [BOX.game.notation(card)[1] for card in fabrics] == ["V", "S", "F", "F", "M", "M"]
    assert scene.table.match.length == 0


def test_a_card_changes_places_with_its_neighbour_by_keyboard() -> None:
    home = Home()
    scene = seated(home, position())
    before = scene.layout(scene.view).cards
    first, second, last, sewn = HAND[3], HAND[4], HAND[8], HAND[0]
    home.stage.send(Nudge(f"card:{first}", 1))
    scene.finish()
    after = scene.layout(scene.view).cards
    assert (after[first], after[second]) == (before[second], before[first])
    for card, step in ((second, -1), (last, 1), (sewn, 1)):
        home.stage.send(Nudge(f"card:{card}", step))
    scene.finish()
    assert scene.layout(scene.view).cards == after


def test_a_dragged_card_changes_places_with_another_open_one() -> None:
    home = Home()
    scene = seated(home, position())
    layout = scene.layout(scene.view).cards
    one, other, sewn = HAND[3], HAND[7], HAND[0]
    for goal, moves in ((other, True), (sewn, False)):
        place = layout[goal]
        home.stage.send(Drag(f"card:{one}", place.x, place.y))
        home.stage.send(Drop(f"card:{one}", place.x, place.y))
        scene.finish()
        now = scene.layout(scene.view).cards
        assert (now[goal] != layout[goal]) is moves
        if moves:
            assert (now[one].x, now[one].y) == (place.x, place.y)


def test_undo_takes_back_a_lock_but_no_draw() -> None:
    home = Home()
    scene = seated(home, position())
    assert _widget(home, "undo").off
    for card in LOCKABLE:
        home.tap(f"card:{card}")
    home.tap("lock")
    assert not _widget(home, "undo").off
    home.tap("undo")
    assert scene.view.pot == 300
    scene.finish()
    assert _at_rest(scene)
    home.tap("draw")
    assert _widget(home, "undo").off


def test_rewards_can_be_used() -> None:
    for id in ("loyalty", "credit", "trash"):
        home = Home()
        rewards(home)
        scene = home.stage.top
        assert isinstance(scene, PolyesterScene)
        home.tap(id)
        assert scene.table.match.length == 1
        scene.finish()
        assert scene.sprites.settled(scene.layout(scene.view))


def test_a_press_of_something_unknown_does_nothing() -> None:
    home = Home()
    scene = seated(home, position())
    scene.handle(Press("nonsense"))
    assert scene.table.match.length == 0
