from game.ui.scene import Skip
from game.ui.stage import Stage
from tests.ui.fakes import Board, Clock, FakeHost, button


def make_stage(host: FakeHost) -> tuple[Stage, list[str], Clock]:
    sounds: list[str] = []
    clock = Clock()
    return Stage(host, sounds.append, clock), sounds, clock


def test_each_scene_is_entered_and_left_once_and_the_covered_one_pauses(host: FakeHost) -> None:
    stage, _, _ = make_stage(host)
    table, menu, rules, title = Board(), Board(veil=True), Board(), Board()
    stage.reset(table)
    stage.push(menu)
    stage.replace(rules)
    stage.pop()
    stage.reset(title)
    assert table.calls == ["enter", "pause", "resume", "leave"]
    assert menu.calls == rules.calls == ["enter", "leave"]
    assert title.calls == ["enter"]
    assert stage.scenes == (title,)


def test_scenes_show_through_a_veil_and_no_further(host: FakeHost) -> None:
    stage, _, _ = make_stage(host)
    title, table, menu, asked = Board(), Board(), Board(veil=True), Board(veil=True)
    for scene in (title, table, menu, asked):
        stage.push(scene)
    assert stage.seen() == [table, menu, asked]


def test_each_scene_keeps_its_own_focus(host: FakeHost) -> None:
    stage, _, _ = make_stage(host)
    below, above = Board(button("deal", 0, 0)), Board(button("close", 0, 0))
    stage.push(below)
    stage.look_at(below.shown[0], visible=True)
    stage.push(above)
    assert stage.focus.id is None
    stage.pop()
    assert stage.focus.id == "deal"


def test_a_refused_widget_says_why_shakes_and_sounds_and_nothing_else_happens(host: FakeHost) -> None:
    stage, sounds, _ = make_stage(host)
    board = Board(button("bank", 0, 0, off="Lock something first."))
    stage.push(board)
    stage.use(board.shown[0])
    assert board.intents == []
    assert sounds == ["wood_tock"]
    assert host.said == ["Lock something first."]
    assert stage.toast_shown
    assert stage.toast_shown.text == "Lock something first."
    assert stage.attention.shaken == "bank"
    assert stage.update(0.05)
    assert stage.attention.shake("bank") != 0.0
    assert stage.update(0.2)
    assert not stage.update(0.05)
    assert stage.attention.shake("bank") == 0.0


def test_nothing_shakes_when_little_motion_is_wanted(host: FakeHost) -> None:
    stage, _, _ = make_stage(host)
    stage.still = True
    stage.push(Board(button("bank", 0, 0)))
    stage.refuse("No.", "bank")
    assert stage.attention.shaken is None


def test_a_toast_stays_longer_the_longer_it_is_and_then_goes(host: FakeHost) -> None:
    stage, _, clock = make_stage(host)
    stage.push(Board())
    stage.toast("x" * 50)
    assert stage.wake_in() == 5.5
    clock.now += 5.4
    stage.update(0.0)
    assert stage.toast_shown
    clock.now += 0.2
    stage.dirty = False
    stage.update(0.0)
    assert stage.toast_shown is None
    assert stage.dirty
    assert stage.wake_in() is None


def test_a_tap_on_nothing_takes_a_toast_away(host: FakeHost) -> None:
    stage, _, _ = make_stage(host)
    stage.push(Board())
    stage.toast("No.")
    stage.send(Skip())
    assert stage.toast_shown is None


def test_controls_are_published_only_when_they_have_changed(host: FakeHost) -> None:
    stage, _, _ = make_stage(host)
    board = Board(button("deal", 0, 0), button("bank", 0, 100, off="Lock first."))
    stage.push(board)
    stage.publish()
    stage.change()
    stage.publish()
    assert len(host.published) == 1
    deal, bank = host.published[0]
    assert (deal.kind, deal.label, deal.off, deal.focused) == ("button", "Deal", False, False)
    assert (bank.off, bank.note) == (True, "Lock first.")
    stage.look_at(board.shown[0], visible=True)
    stage.publish()
    assert len(host.published) == 2
    assert host.published[1][0].focused
