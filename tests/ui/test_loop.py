import asyncio
from collections.abc import Callable

import pygame
import pytest
from pygame.event import Event

from game.host import Window
from game.ui.canvas import Canvas
from game.ui.loop import Loop
from game.ui.stage import Stage
from tests.ui.fakes import Board, Clock, FakeHost, FakeSounds, button
from tests.ui.home import kit


def make_loop(host: FakeHost, board: Board) -> tuple[Loop, Clock]:
    clock = Clock()
    stage = Stage(host, lambda _sound: None, clock)
    stage.push(board)
    loop = Loop(stage, lambda surface, screen: Canvas(surface, screen, kit()), FakeSounds(), clock=clock)
    return loop, clock


def sounds(loop: Loop) -> FakeSounds:
    assert isinstance(loop._sounds, FakeSounds)
    return loop._sounds


def turn(loop: Loop, moving: bool = False) -> bool:
    return asyncio.run(loop._turn(moving))


def settle(loop: Loop) -> None:
    while loop.stage.dirty:
        turn(loop)


def test_the_first_frame_is_drawn_and_the_host_told_once(host: FakeHost) -> None:
    loop, _ = make_loop(host, Board())
    settle(loop)
    loop.stage.change()
    settle(loop)
    assert host.readies == 1


def test_no_frame_is_asked_for_while_nothing_moves(host: FakeHost) -> None:
    board = Board(button("deal", 0, 0))
    loop, _ = make_loop(host, board)
    settle(loop)
    frames, drawn = host.frames, board.drawn
    for _ in range(50):
        turn(loop)
    assert (host.frames, board.drawn) == (frames, drawn)
    assert host.waits[-50:] == [None] * 50


def test_an_event_that_changes_nothing_draws_nothing(host: FakeHost) -> None:
    board = Board()
    loop, _ = make_loop(host, board)
    settle(loop)
    drawn = board.drawn
    pygame.event.post(Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0), touch=False))
    turn(loop)
    assert not loop.stage.dirty
    assert board.drawn == drawn


def test_a_moving_scene_gets_a_frame_and_its_time_each_turn(host: FakeHost) -> None:
    board = Board()
    loop, clock = make_loop(host, board)
    settle(loop)
    board.moving = True
    moving = turn(loop)
    frames = host.frames
    for _ in range(3):
        clock.now += 0.016
        moving = turn(loop, moving)
    assert host.frames == frames + 3
    assert board.passed[-3:] == pytest.approx([0.016] * 3)


def test_time_is_clamped_after_a_pause_and_none_passes_while_idle(host: FakeHost) -> None:
    board = Board()
    loop, clock = make_loop(host, board)
    settle(loop)
    clock.now += 60
    turn(loop)
    assert board.passed[-1] == 0.0
    clock.now += 60
    turn(loop, moving=True)
    assert board.passed[-1] == 0.1


def test_a_toast_is_waited_for_without_frames(host: FakeHost) -> None:
    loop, clock = make_loop(host, Board())
    settle(loop)
    loop.stage.toast("No.")
    settle(loop)
    frames = host.frames
    turn(loop)
    assert host.waits[-1] == pytest.approx(2.68)
    assert host.frames == frames
    clock.now += 3
    turn(loop)
    assert loop.stage.toast_shown is None


def test_another_window_is_another_screen_and_sharpness_is_capped(host: FakeHost) -> None:
    board = Board()
    loop, _ = make_loop(host, board)
    settle(loop)
    host.size = Window(375, 667, 4.0)
    turn(loop)
    assert (loop.stage.screen.width, loop.stage.screen.density, loop.stage.screen.portrait) == (375, 3.0, True)
    assert loop.stage.dirty
    host.size = Window(1280, 720, 4.0)
    turn(loop)
    assert loop.stage.screen.density == 2.0


def test_a_window_without_any_size_is_survived(host: FakeHost) -> None:
    host.size = Window(0, 0, 1.0)
    loop, _ = make_loop(host, Board())
    settle(loop)
    assert (loop.stage.screen.width, loop.stage.screen.height) == (160, 160)


def test_a_hidden_window_pauses_the_scene_and_the_sound(host: FakeHost) -> None:
    board = Board()
    loop, _ = make_loop(host, board)
    settle(loop)
    host.covered = True
    shown = count_down(host, 3)
    host.event = shown  # type: ignore[method-assign,assignment]
    turn(loop)
    assert board.calls == ["enter", "pause", "resume"]
    assert sounds(loop).hidden == [True, False]


def count_down(host: FakeHost, turns: int) -> Callable[[float | None], object]:
    left = [turns]

    async def event(timeout: float | None = None) -> None:
        host.waits.append(timeout)
        left[0] -= 1
        host.covered = left[0] > 0

    return event


def test_a_window_can_be_closed_while_it_is_hidden(host: FakeHost) -> None:
    loop, _ = make_loop(host, Board())
    settle(loop)
    host.covered = True
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    turn(loop)
    assert loop.stage.scenes == ()


def test_closing_the_window_leaves_every_scene_and_ends(host: FakeHost) -> None:
    board = Board()
    loop, _ = make_loop(host, board)
    pygame.event.post(Event(pygame.QUIT))
    asyncio.run(loop.run())
    assert board.calls == ["enter", "leave"]


def test_a_crash_is_told_and_not_swallowed(host: FakeHost) -> None:
    class Broken(Board):
        def update(self, seconds: float) -> bool:
            raise RuntimeError(f"after {seconds}")

    loop, _ = make_loop(host, Broken())
    with pytest.raises(RuntimeError):
        asyncio.run(loop.run())
    assert host.failures == ["RuntimeError: after 0.0"]


def test_the_first_gesture_unlocks_the_sounds_and_they_are_put_to_sleep_in_time(host: FakeHost) -> None:
    loop, _ = make_loop(host, Board())
    settle(loop)
    assert sounds(loop).unlocked == 0
    pygame.event.post(Event(pygame.KEYDOWN, key=pygame.K_F5, mod=0, unicode=""))
    sounds(loop).due = 0.7
    turn(loop)
    assert host.waits[-1] == 0.7
    assert sounds(loop).unlocked == 1
