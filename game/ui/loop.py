"""The main loop: a frame only while something moves or has changed, else it waits for an event."""

import time
from collections.abc import Callable

import pygame
from pygame import Surface

from game.host import Host
from game.ui.canvas import Canvas
from game.ui.house import Sounds
from game.ui.input import BLOCKED, Input
from game.ui.screen import Screen
from game.ui.stage import Stage

GESTURES = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
"""What a browser takes for leave to make sounds."""
LONGEST = 0.1
"""Seconds that may pass at once: after a pause the world goes on where it stood."""
LEAST = 160.0
"""CSS pixels that a window is taken to have at least: a frame may be without any for a while."""
SHARPEST = 2.0
"""Device pixels to a CSS pixel that are painted at most, for the sake of memory."""
SHARPEST_COMPACT = 3.0
"""The same for phones, whose windows are small."""


class Loop:
    """Winds the stage until no scene is left on it."""

    def __init__(
        self,
        stage: Stage,
        canvas: Callable[[Surface, Screen], Canvas],
        sounds: Sounds,
        heed: Callable[[], None] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`heed` looks, each time the loop wakes, whether the system wants anything else than before."""
        self.stage = stage
        self.host: Host = stage.host
        self.input = Input(stage)
        self._make_canvas, self._sounds, self._heed = canvas, sounds, heed
        self._canvas: Canvas | None = None
        self._clock = clock
        self._last = clock()
        self._ready = False

    async def run(self) -> None:
        """Until the stage is empty. A crash is told to the host before it goes on its way."""
        pygame.event.set_blocked(BLOCKED)
        try:
            moving = False
            while self.stage.scenes:
                moving = await self._turn(moving)
        except Exception as error:
            self.host.fail(f"{type(error).__name__}: {error}")
            raise

    async def _turn(self, moving: bool) -> bool:
        stage = self.stage
        idle = not (moving or stage.dirty)
        await (self.host.event(self._wake_in()) if idle else self.host.frame())
        if self.host.hidden():
            await self._sleep()
        self._heed()
        self.fit()
        self._read()
        self._sounds.update()
        if not stage.scenes:
            return False
        moving = stage.update(0.0 if idle else self._elapsed())
        self._last = self._clock()
        if stage.dirty and not idle:
            self._draw()
        return moving

    def _wake_in(self) -> float | None:
        dues = [due for due in (self.stage.wake_in(), self._sounds.wake_in()) if due is not None]
        return min(dues, default=None)

    def _elapsed(self) -> float:
        return min(LONGEST, self._clock() - self._last)

    async def _sleep(self) -> None:
        """Nobody can see the window: time stands still and nothing sounds."""
        self.stage.top.pause()
        self._sounds.set_hidden(True)
        while self.host.hidden():
            await self.host.event()
            self._read()  # else what waits to be read would end every wait at once
            if not self.stage.scenes:
                return
        self._sounds.set_hidden(False)
        self.stage.top.resume()
        self.stage.change()

    def fit(self) -> None:
        """Takes over the window's size, if it has changed, and the player's text size."""
        width, height, density = self.host.window()
        width, height = max(LEAST, width), max(LEAST, height)
        compact = min(width, height) < 480
        capped = min(density, SHARPEST_COMPACT if compact else SHARPEST)
        screen = Screen(width, height, capped, self.stage.text)
        if self._canvas is None or screen != self.stage.screen:
            surface = self.host.open(width, height, capped)
            self.stage.resize(screen)
            self._canvas = self._make_canvas(surface, screen)
            self.stage.change()

    def _read(self) -> None:
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                self.stage.clear()
            elif event.type == pygame.WINDOWEXPOSED:
                self.stage.change()
            elif event.type in GESTURES:
                self._sounds.unlock()
            if not self.stage.scenes:
                return
            self.input.read(event)
        for activation in self.host.take_activations():
            self.input.activate(activation)

    def _draw(self) -> None:
        if not self._canvas:
            return
        self.stage.draw(self._canvas)
        pygame.display.flip()
        self.stage.publish()
        if not self._ready:
            self._ready = True
            self.host.ready()
