import os
from collections.abc import Iterator

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from tests.ui.fakes import FakeHost


@pytest.fixture(scope="session", autouse=True)
def display() -> Iterator[None]:
    pygame.init()
    pygame.display.set_mode((1280, 720))
    yield
    pygame.quit()


@pytest.fixture
def host() -> FakeHost:
    pygame.event.clear()
    return FakeHost()
