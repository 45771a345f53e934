"""A house to test in: real assets and words, a host that only remembers."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pygame

from game.games import SHELF, Boxed
from game.host.storage import MemoryStorage, SafeStorage, Storage
from game.session.saves import Saves
from game.session.table import Table
from game.tools.catalogs import compile_all
from game.ui.canvas import Canvas, Kit
from game.ui.choreography import Manner
from game.ui.house import House
from game.ui.kept import Kept
from game.ui.scenes.doors import HouseDoors
from game.ui.scenes.new_match import NewMatch
from game.ui.screen import Screen
from game.ui.stage import Stage
from game.ui.table_scene import TableScene
from game.ui.widget import Widget
from game.words import Words
from tests.baked import assets_folder
from tests.ui.fakes import Clock, FakeHost, FakeSounds

WINDOW = Screen(1280, 720)
NOW = 1_790_000_000
BOX = SHELF[0]


@cache
def words_folder() -> Path:
    folder = assets_folder() / "words"
    compile_all(folder)
    return folder


@cache
def kit() -> Kit:
    return Kit(assets_folder())


class Home:
    """A house, and the hands to use it."""

    def __init__(
        self,
        screen: Screen = WINDOW,
        language: str = "en",
        shelf: Sequence[Boxed] = SHELF,
        storage: Storage | None = None,
    ) -> None:
        self.host, self.sounds, self.clock = FakeHost(), FakeSounds(), Clock()
        self.storage = SafeStorage(storage or MemoryStorage())
        self.saves = Saves(self.storage, lambda: NOW, shelf)
        self.stage = Stage(self.host, self.sounds.play, self.clock)
        self.stage.resize(screen)
        self.kept = Kept(self.storage, self.saves)
        self.doors = HouseDoors(shelf, self.kept, self.read)
        words = Words(language, words_folder(), ("house", *(each.id for each in SHELF)))
        self.house = House(self.host, self.stage, kit(), words, self.sounds, self.doors, Manner())
        self.doors.house = self.house

    def read(self, name: str) -> str:
        return (words_folder() / f"{name}.{self.house.words.language}.md").read_text("utf-8")

    def paint(self) -> pygame.Surface:
        """The picture of this moment."""
        screen = self.stage.screen
        size = round(screen.width * screen.density), round(screen.height * screen.density)
        surface = pygame.display.get_surface()
        if surface is None or surface.get_size() != size:
            surface = pygame.display.set_mode(size)
        self.stage.update(0.0)
        self.stage.draw(Canvas(surface, screen, kit()))
        return surface

    def tap(self, id: str) -> None:
        """Uses a control of the scene on top."""
        widget = self.stage.widget(id)
        assert widget, f"no {id} among {[each.id for each in self.stage.widgets()]}"
        self.stage.use(widget)


def at_new_match(home: Home) -> NewMatch:
    home.doors.title()
    home.tap(f"game:{BOX.id}")
    scene = home.stage.top
    assert isinstance(scene, NewMatch)
    return scene


def control(home: Home, id: str) -> Widget:
    found = home.stage.widget(id)
    assert found, id
    return found


def dealt(home: Home) -> Table:
    scene = home.stage.top
    assert isinstance(scene, TableScene)
    return scene.table
