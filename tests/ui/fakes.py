"""A host that does nothing but remember, a clock that is wound by hand, and a scene of plain widgets."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygame
from pygame import FRect, Surface

from game.host import Activation, Control, News, Window
from game.ui.canvas import Canvas
from game.ui.scene import Intent
from game.ui.widget import Role, Widget


@dataclass
class FakeHost:
    size: Window = field(default_factory=lambda: Window(1280, 720, 1.0))
    covered: bool = False
    frames: int = 0
    waits: list[float | None] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    published: list[list[Control]] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    activations: list[Activation] = field(default_factory=list)
    silences: list[bool] = field(default_factory=list)
    copied: list[str] = field(default_factory=list)
    asked: dict[str, str] = field(default_factory=dict)
    clipboard: str = ""
    typing: bool = False
    readies: int = 0
    full_screens: int = 0
    spoken: str = ""
    posted: list[tuple[str, Mapping[str, Any]]] = field(default_factory=list)
    contested: bool = False
    """Whether a claim is answered with news, as in a browser."""
    claims: list[tuple[str | None, bool]] = field(default_factory=list)
    news: list[News] = field(default_factory=list)

    async def frame(self) -> None:
        self.frames += 1
        await asyncio.sleep(0)

    async def event(self, timeout: float | None = None) -> None:
        self.waits.append(timeout)
        await asyncio.sleep(0)

    def window(self) -> Window:
        return self.size

    def open(self, width: float, height: float, density: float) -> Surface:
        return pygame.display.set_mode((round(width * density), round(height * density)))

    def hidden(self) -> bool:
        return self.covered

    def ready(self) -> None:
        self.readies += 1

    def fail(self, message: str) -> None:
        self.failures.append(message)

    def query(self) -> Mapping[str, str]:
        return self.asked

    def language(self) -> str:
        return "en"

    def reduced_motion(self) -> bool:
        return False

    def announce(self, text: str) -> None:
        self.said.append(text)

    def publish(self, controls: Sequence[Control]) -> None:
        self.published.append(list(controls))

    def take_activations(self) -> Sequence[Activation]:
        taken, self.activations = self.activations, []
        return taken

    def set_silent(self, silent: bool) -> None:
        self.silences.append(silent)

    def set_typing(self, typing: bool) -> None:
        self.typing = typing

    def toggle_full_screen(self) -> None:
        self.full_screens += 1

    def copy(self, text: str) -> bool:
        self.copied.append(text)
        return True

    def paste(self) -> str:
        return self.clipboard

    def address(self, query: str) -> str:
        return f"http://localhost/?{query}"

    def speak(self, language: str) -> None:
        self.spoken = language

    def post(self, event: str, payload: Mapping[str, Any]) -> None:
        self.posted.append((event, payload))

    def claim(self, name: str | None, by_force: bool = False) -> bool:
        self.claims.append((name, by_force))
        return not self.contested

    def take_news(self) -> Sequence[News]:
        taken, self.news = self.news, []
        return taken


@dataclass
class FakeSounds:
    played: list[str] = field(default_factory=list)
    unlocked: int = 0
    due: float | None = None
    hidden: list[bool] = field(default_factory=list)

    def play(self, name: str) -> None:
        self.played.append(name)

    def unlock(self) -> None:
        self.unlocked += 1

    def update(self) -> None:
        self.due = None

    def wake_in(self) -> float | None:
        return self.due

    def set_hidden(self, hidden: bool) -> None:
        self.hidden.append(hidden)


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Board:
    """A scene that shows given widgets and remembers what happened to it."""

    def __init__(self, *widgets: Widget, veil: bool = False) -> None:
        self.veil = veil
        self.shown: Sequence[Widget] = widgets
        self.intents: list[Intent] = []
        self.calls: list[str] = []
        self.passed: list[float] = []
        self.drawn = 0
        self.moving = False
        self.due: float | None = None

    def enter(self) -> None:
        self.calls.append("enter")

    def resume(self) -> None:
        self.calls.append("resume")

    def pause(self) -> None:
        self.calls.append("pause")

    def leave(self) -> None:
        self.calls.append("leave")

    def widgets(self) -> Sequence[Widget]:
        return self.shown

    def handle(self, intent: Intent) -> None:
        self.intents.append(intent)

    def update(self, seconds: float) -> bool:
        self.passed.append(seconds)
        return self.moving

    def wake_in(self) -> float | None:
        return self.due

    def draw(self, canvas: Canvas) -> None:
        assert canvas.surface
        self.drawn += 1


def button(id: str, x: float, y: float, width: float = 100, height: float = 50, **rest: object) -> Widget:
    return Widget(id, Role.BUTTON, FRect(x, y, width, height), id.title(), **rest)  # type: ignore[arg-type]
