"""Sound waits for a gesture, sleeps when nothing sounds, and is never needed."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.ui.assets import Assets
from game.ui.audio import TAIL, Audio
from tests.baked import assets_folder


class Room:
    """Remembers what the audio told it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.silences: list[bool] = []
        self.complaints: list[str] = []
        self.audio = Audio(Assets(assets_folder()), self.silences.append, self.complaints.append, lambda: self.now)


@pytest.fixture
def room() -> Iterator[Room]:
    pygame.mixer.quit()
    yield Room()
    pygame.mixer.quit()


def test_nothing_sounds_before_the_first_gesture(room: Room) -> None:
    room.audio.play("wood_tock")
    assert pygame.mixer.get_init() is None
    assert room.silences == []


def test_the_device_wakes_for_a_sound_and_sleeps_after_it(room: Room) -> None:
    room.audio.unlock()
    assert room.silences == [True]
    room.audio.play("wood_tock")
    assert room.silences == [True, False]
    left = room.audio.wake_in()
    assert left is not None
    assert left > TAIL
    room.now = left - 0.01
    room.audio.update()
    assert room.silences == [True, False]
    room.now = left
    room.audio.update()
    assert room.silences == [True, False, True]
    assert room.audio.wake_in() is None


def test_variants_take_turns(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    room.audio.unlock()
    loaded: list[str] = []
    sound = pygame.mixer.Sound

    def load(path: Path) -> pygame.mixer.Sound:
        loaded.append(path.name)
        return sound(path)

    monkeypatch.setattr(pygame.mixer, "Sound", load)
    for _ in range(4):
        room.audio.play("card_slide")
    assert loaded == ["card_slide_1.ogg", "card_slide_2.ogg", "card_slide_3.ogg"]
    variants = room.audio._sounds["card_slide"]
    assert room.audio._turns["card_slide"] == 4 % len(variants)


def test_nothing_sounds_when_muted_or_hidden(room: Room) -> None:
    room.audio.unlock()
    for quiet, loud in (
        (partial(room.audio.set_volume, 0), partial(room.audio.set_volume, 1)),
        (partial(room.audio.set_hidden, True), partial(room.audio.set_hidden, False)),
    ):
        quiet()
        room.audio.play("wood_tock")
        assert room.audio.wake_in() is None
        loud()
        room.audio.play("wood_tock")
        assert room.audio.wake_in() is not None
        quiet()
        assert room.silences[-1], "what sounds stops at once"
        loud()


def test_the_mixer_is_opened_once_and_never_closed(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[int] = []
    init = pygame.mixer.init

    def count(frequency: int, size: int, channels: int, buffer: int) -> None:
        opened.append(1)
        init(frequency, size, channels, buffer)

    monkeypatch.setattr(pygame.mixer, "init", count)
    monkeypatch.setattr(pygame.mixer, "quit", lambda: opened.append(99))
    room.audio.unlock()
    room.audio.unlock()
    room.audio.set_hidden(True)
    room.audio.set_hidden(False)
    assert opened == [1]
    monkeypatch.undo()


def test_a_missing_device_is_said_once_and_the_game_goes_on(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: int) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", broken)
    room.audio.unlock()
    room.audio.unlock()
    room.audio.play("wood_tock")
    room.audio.set_hidden(True)
    assert room.complaints == ["no device"]
    assert not room.audio.ready


def test_a_sound_that_does_not_exist_is_a_mistake(room: Room) -> None:
    room.audio.unlock()
    with pytest.raises(FileNotFoundError, match=r"sounds/trumpet\.ogg"):
        room.audio.play("trumpet")


def test_every_sound_of_the_house_can_be_played(room: Room) -> None:
    room.audio.unlock()
    names = {path.stem.rstrip("123").rstrip("_") for path in (assets_folder() / "sounds").glob("*.ogg")}
    assert {"card_slide", "cloth_rip", "kettle_chord", "sewing_run", "wood_tock"} <= names
    for name in names:
        room.audio.play(name)
