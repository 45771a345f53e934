"""The page that the program runs in. Its side of the contract is told on top of `web/page.js`."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any
from urllib.parse import parse_qsl

import js
import pygame
from pygame import Surface

from game.host import Activation, Control, News, Window

TITLE = "Kitchen Table"


class Browser:
    """The Host of a tab, or of a frame in somebody's page."""

    def __init__(self) -> None:
        self._page = js.kitchenTable
        pygame.display.init()
        pygame.display.set_caption(TITLE)

    async def frame(self) -> None:
        """The browser's own animation frame; at once when the page has just been hidden."""
        await self._page.nextFrame()

    async def event(self, timeout: float | None = None) -> None:
        """Costs nothing while it waits."""
        await self._page.nextEvent(None if timeout is None else timeout * 1000)

    def window(self) -> Window:
        """The page's viewport."""
        return Window(*self._page.size())

    def open(self, width: float, height: float, density: float) -> Surface:
        """A canvas of that many device pixels, shown at the size in CSS pixels."""
        self._page.shape(width, height)
        return pygame.display.set_mode((max(1, round(width * density)), max(1, round(height * density))))

    def hidden(self) -> bool:
        """Whether the tab is in the background."""
        return bool(self._page.hidden())

    def ready(self) -> None:
        """Shows the start button; frames and events wait behind it."""
        self._page.ready()

    def fail(self, message: str) -> None:
        """Shows the page that says so."""
        self._page.fail(message)

    def query(self) -> Mapping[str, str]:
        """What follows the question mark in the address."""
        return dict(parse_qsl(self._page.query, keep_blank_values=True))

    def language(self) -> str:
        """The browser's first language."""
        return str(self._page.language())

    def reduced_motion(self) -> bool:
        """As the system says."""
        return bool(self._page.reducedMotion())

    def announce(self, text: str) -> None:
        """Adds a line to the page's live region."""
        self._page.announce(text)

    def publish(self, controls: Sequence[Control]) -> None:
        """Real, hidden controls of the page; those that stay keep their element and the reader's place."""
        self._page.publish(json.dumps([asdict(control) for control in controls]))

    def take_activations(self) -> Sequence[Activation]:
        """What a screen reader's user has pressed or typed there."""
        return [Activation(*taken) for taken in json.loads(self._page.takeActivations())]

    def set_silent(self, silent: bool) -> None:
        """Suspends or resumes the page's audio."""
        self._page.setSilent(silent)

    def set_typing(self, typing: bool) -> None:
        """Lets SDL read text, and on a touch screen focuses the mirrored field, so that the keyboard appears."""
        if typing:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()
        self._page.setTyping(typing)

    def toggle_full_screen(self) -> None:
        """Works within seconds of a gesture only, which it answers to."""
        self._page.toggleFullScreen()

    def copy(self, text: str) -> bool:
        """The system's clipboard, within a gesture."""
        return bool(self._page.copy(text))

    def paste(self) -> str:
        """What the player has just pasted; a page may not look into the clipboard unasked."""
        return str(self._page.paste())

    def address(self, query: str) -> str:
        """This page's address with that query."""
        return str(self._page.address(query))

    def speak(self, language: str) -> None:
        """The page's own words, and what a screen reader takes it for."""
        self._page.speak(language)

    def post(self, event: str, payload: Mapping[str, Any]) -> None:
        """A message to the embedding page, if there is one."""
        self._page.post(event, json.dumps(payload))

    def claim(self, name: str | None, by_force: bool = False) -> bool:
        """A lock of the browser's, which it lets go of when the page is gone, however it went."""
        self._page.claim(name, by_force)
        return False

    def take_news(self) -> Sequence[News]:
        """From the embedding page and from other tabs."""
        return [News(*each) for each in json.loads(self._page.takeNews())]
