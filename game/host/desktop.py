"""A window of the desktop's own."""

import asyncio
import locale
import sys
import time
from collections.abc import Mapping, Sequence
from typing import Any

import pygame
from pygame import Surface

from game.host import Activation, Control, News, Window

TITLE = "Kitchen Table"
START = (1280, 720)
FRAME = 1 / 60
"""Seconds."""


class Desktop:
    """The Host of a computer's own window. A window of SDL gives no way to a screen reader, so none is told."""

    def __init__(self, query: Mapping[str, str]) -> None:
        pygame.display.init()
        pygame.display.set_caption(TITLE)
        self._query = query
        self._size = START
        self._next = 0.0
        pygame.display.set_mode(START, pygame.RESIZABLE)

    async def frame(self) -> None:
        """Sixty times a second."""
        now = time.monotonic()
        self._next = max(now, self._next + FRAME)
        await asyncio.sleep(self._next - now)

    async def event(self, timeout: float | None = None) -> None:
        """Sleeps in SDL until an event comes; what came is put back, in order, for the loop to get."""
        first = pygame.event.wait(0 if timeout is None else max(1, round(timeout * 1000)))
        if first.type != pygame.NOEVENT:
            for each in (first, *pygame.event.get()):
                pygame.event.post(each)

    def window(self) -> Window:
        """The window as it is now."""
        width, height = pygame.display.get_window_size()
        return Window(float(width), float(height), 1.0)

    def open(self, width: float, height: float, density: float) -> Surface:  # noqa: ARG002
        """SDL has resized the surface along with the window already."""
        return pygame.display.get_surface() or pygame.display.set_mode((width, height), pygame.RESIZABLE)

    def hidden(self) -> bool:
        """Whether the window is minimised."""
        return not pygame.display.get_active()

    def ready(self) -> None:
        """Nothing to hide: the window shows what is painted."""

    def fail(self, message: str) -> None:
        """On the terminal, and in a box if the system has any."""
        sys.stderr.write(f"{TITLE}: {message}\n")
        try:
            pygame.display.message_box(TITLE, message, message_type="error")
        except pygame.error as error:
            sys.stderr.write(f"{error}\n")

    def query(self) -> Mapping[str, str]:
        """What the command line asked for."""
        return self._query

    def language(self) -> str:
        """From the locale."""
        name = locale.getlocale()[0] or ""
        return "pl" if name.lower().startswith(("pl", "polish")) else "en"

    def reduced_motion(self) -> bool:
        """No desktop tells SDL; the player's own setting decides."""
        return False

    def announce(self, text: str) -> None:
        """See the class."""

    def publish(self, controls: Sequence[Control]) -> None:
        """See the class."""

    def take_activations(self) -> Sequence[Activation]:
        """See the class."""
        return ()

    def set_silent(self, silent: bool) -> None:
        """Stops what sounds at this moment; the mixer costs nothing while it is silent."""
        if silent and pygame.mixer.get_init():
            pygame.mixer.stop()

    def set_typing(self, typing: bool) -> None:
        """Text events only while a field has the focus."""
        if typing:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def toggle_full_screen(self) -> None:
        """F11."""
        if pygame.display.is_fullscreen():
            pygame.display.set_mode(self._size, pygame.RESIZABLE)
        else:
            self._size = pygame.display.get_window_size()
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)

    def copy(self, text: str) -> bool:
        """The system's clipboard."""
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return False
        return True

    def paste(self) -> str:
        """The system's clipboard."""
        try:
            return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
        except pygame.error:
            return ""

    def address(self, query: str) -> str:
        """The address of nothing: what follows the question mark opens the same match in any copy of the program."""
        return f"?{query}"

    def speak(self, language: str) -> None:
        """There is nothing around the picture."""

    def post(self, event: str, payload: Mapping[str, Any]) -> None:
        """Nobody embeds a window."""

    def claim(self, name: str | None, by_force: bool = False) -> bool:  # noqa: ARG002
        """Windows of a desktop do not know of each other."""
        return True

    def take_news(self) -> Sequence[News]:
        """There is nobody around to send any."""
        return ()
