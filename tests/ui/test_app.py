import asyncio
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game import app
from game.__main__ import main, parser
from game.games import SHELF
from game.host.storage import MemoryStorage, SafeStorage
from game.session.seats import Person
from game.session.settings import KEY, Motion, Pace, Settings
from game.session.table import Table
from game.ui.scenes.new_match import NewMatch
from game.ui.scenes.title import Title
from game.ui.table_scene import TableScene
from tests.baked import assets_folder
from tests.ui.fakes import FakeHost
from tests.ui.home import words_folder


@pytest.fixture(autouse=True)
def baked(monkeypatch: pytest.MonkeyPatch) -> None:
    words_folder()
    monkeypatch.setenv(app.ASSETS, str(assets_folder()))


def build(host: FakeHost, storage: MemoryStorage | None = None) -> app.App:
    return app.build(host, SafeStorage(storage or MemoryStorage()), lambda: 0.0)


def run(made: app.App, table: Table | None = None, turns: int = 5) -> list[str]:
    """Runs for some turns and closes the window; the scenes that were on the stage before."""
    seen = list[str]()

    async def hands() -> None:
        for _ in range(turns):
            await asyncio.sleep(0)
        seen.extend(type(each).__name__ for each in made.house.stage.scenes)
        pygame.event.post(Event(pygame.QUIT))

    async def both() -> None:
        await asyncio.gather(made.run(table), hands())

    asyncio.run(both())
    return seen


def test_it_starts_with_the_title_and_ends_when_the_window_is_closed(host: FakeHost) -> None:
    assert run(build(host)) == [Title.__name__]
    assert host.readies == 1
    assert host.failures == []


def test_a_link_opens_the_dialog_in_its_language(host: FakeHost) -> None:
    host.asked = {"game": "polyester", "seed": "7", "lang": "pl"}
    made = build(host)
    assert run(made) == [Title.__name__, NewMatch.__name__]
    assert made.house.words.language == "pl"


def test_a_table_given_is_sat_down_at(host: FakeHost) -> None:
    table = Table.start(SHELF[0], SHELF[0].game.types["options"](), (Person("Ala"), Person("Ola")), 7)
    made = build(host)
    kinds = list[bool]()

    async def look() -> None:
        await asyncio.sleep(0)
        kinds.extend(isinstance(each, TableScene) for each in made.house.stage.scenes)
        pygame.event.post(Event(pygame.QUIT))

    async def both() -> None:
        await asyncio.gather(made.run(table), look())

    asyncio.run(both())
    assert kinds[:2] == [False, True]


def test_settings_reach_everything_they_are_about(host: FakeHost) -> None:
    made = build(host)
    made.apply(Settings("pl", Pace.FAST, Motion.REDUCED, True, 50, 150))
    house = made.house
    assert (house.words.language, house.manner.pace, house.manner.reduced, house.manner.off) == ("pl", 0.5, True, False)
    assert (house.stage.still, house.stage.text) == (True, 1.5)
    made.apply(Settings("en", Pace.INSTANT, Motion.OFF))
    assert (house.words.language, house.manner.pace, house.manner.off) == ("en", 0.0, True)
    made.apply(Settings())
    assert (house.manner.reduced, house.stage.still) == (False, False)


def test_motion_follows_the_system_and_language_too(host: FakeHost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakeHost, "reduced_motion", lambda _: True)
    monkeypatch.setattr(FakeHost, "language", lambda _: "pl")
    made = build(host)
    made.apply(Settings())
    assert made.house.manner.reduced
    assert made.house.words.language == "pl"
    made.apply(Settings(motion=Motion.FULL))
    assert not made.house.manner.reduced


def test_the_system_may_change_its_mind_about_motion(host: FakeHost, monkeypatch: pytest.MonkeyPatch) -> None:
    made = build(host)
    made.apply(Settings())
    made._heed()
    assert not made.house.manner.reduced
    monkeypatch.setattr(FakeHost, "reduced_motion", lambda _: True)
    made._heed()
    assert made.house.manner.reduced


def test_damaged_settings_are_told_and_the_usual_ones_stand(host: FakeHost) -> None:
    storage = MemoryStorage()
    storage.set(KEY, "{")
    made = build(host, storage)
    run(made)
    assert made.kept.settings == Settings()
    assert any("settings could not be read" in said for said in host.said)


def test_missing_assets_are_said_plainly(host: FakeHost, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(app.ASSETS, str(tmp_path))
    with pytest.raises(FileNotFoundError, match=r"build\.sh"):
        build(host)


def test_the_command_line_refuses_what_it_cannot_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KITCHEN_TABLE_DATA", str(tmp_path / "data"))
    broken = tmp_path / "match.json"
    broken.write_text("{}", "utf-8")
    assert main(["--replay", str(broken)]) == 2
    assert main(["--replay", str(tmp_path / "none.json")]) == 2
    assert capsys.readouterr().err.count("kitchen-table: ") == 2


def test_the_command_line_says_what_it_is_asked() -> None:
    asked = parser().parse_args(["--game", "polyester", "--seed", "7", "--lang", "pl"])
    assert (asked.game, asked.seed, asked.lang, asked.replay) == ("polyester", 7, "pl", None)
