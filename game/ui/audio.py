"""Sounds: never needed, never before the first gesture, asleep whenever nothing sounds."""

import time
from collections.abc import Callable

import pygame

from game.ui.assets import Assets

RATE, BUFFER, CHANNELS = 44_100, 1024, 12
TAIL = 0.4
"""Seconds that the device stays awake after a sound."""


class Audio:
    """Plays sounds by name. A name with variants (`card_slide_1` to `_3`) takes them in turn.

    The mixer is opened once and never closed: closing and opening it again can crash the browser's build.
    """

    def __init__(
        self,
        assets: Assets,
        set_silent: Callable[[bool], None],
        complain: Callable[[str], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`set_silent` puts the device to sleep or wakes it; `complain` is told once why there is no sound."""
        self._assets = assets
        self._set_silent = set_silent
        self._complain = complain
        self._clock = clock
        self._sounds: dict[str, tuple[pygame.mixer.Sound, ...]] = {}
        self._turns: dict[str, int] = {}
        self._volume = 1.0
        self._hidden = False
        self._ready: bool | None = None
        self._awake_until: float | None = None

    @property
    def ready(self) -> bool:
        """Whether there is a device, and a gesture has opened it."""
        return bool(self._ready)

    def unlock(self) -> None:
        """The first gesture: opens the device. Called again it does nothing."""
        if self._ready is not None:
            return
        try:
            pygame.mixer.init(RATE, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
        except (pygame.error, NotImplementedError) as error:
            self._ready = False
            self._complain(str(error))
        else:
            self._ready = True
            self._sleep()

    def set_volume(self, volume: float) -> None:
        """0 (mute) to 1."""
        self._volume = max(0.0, min(1.0, volume))
        if not self._volume:
            self._hush()

    def set_hidden(self, hidden: bool) -> None:
        """Whether nobody can see the window: then nothing sounds."""
        self._hidden = hidden
        if hidden:
            self._hush()

    def play(self, name: str) -> None:
        """Plays a sound, if sounds are wanted now. FileNotFoundError for one that does not exist."""
        if not self._ready or not self._volume or self._hidden:
            return
        variants = self._variants(name)
        turn = self._turns.get(name, 0)
        self._turns[name] = (turn + 1) % len(variants)
        sound = variants[turn]
        sound.set_volume(self._volume)
        if self._awake_until is None:
            self._set_silent(False)
        self._awake_until = max(self._awake_until or 0.0, self._clock() + sound.get_length() + TAIL)
        sound.play()

    def update(self) -> None:
        """Puts the device to sleep when the last sound has ended."""
        if self._awake_until is not None and self._clock() >= self._awake_until:
            self._sleep()

    def wake_in(self) -> float | None:
        """Seconds until `update` has something to do; None when it has not."""
        return None if self._awake_until is None else max(0.0, self._awake_until - self._clock())

    def _hush(self) -> None:
        if self._ready:
            pygame.mixer.stop()
            self._sleep()

    def _sleep(self) -> None:
        self._awake_until = None
        self._set_silent(True)

    def _variants(self, name: str) -> tuple[pygame.mixer.Sound, ...]:
        if name not in self._sounds:
            files = [f"sounds/{name}_{number}.ogg" for number in (1, 2, 3)]
            found = [each for each in files if self._assets.has(each)] or [f"sounds/{name}.ogg"]
            self._sounds[name] = tuple(pygame.mixer.Sound(self._assets.path(each)) for each in found)
        return self._sounds[name]
