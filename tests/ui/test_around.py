"""What comes from around the program: an embedding page's orders, and other pages that play the same match."""

import json
from pathlib import Path

import pytest

from game import app
from game.games import SHELF
from game.host import News
from game.host.storage import MemoryStorage, SafeStorage
from game.session.settings import KEY, Settings, keep_settings
from game.ui.audio import Audio
from game.ui.scenes.elsewhere import Elsewhere
from game.ui.scenes.new_match import NewMatch
from game.ui.scenes.title import Title
from game.ui.table_scene import TableScene
from tests.baked import assets_folder
from tests.ui.fakes import FakeHost
from tests.ui.home import words_folder

LINK = {"game": "polyester", "seed": "7", "seats": "2", "start": "1"}


@pytest.fixture(autouse=True)
def baked(monkeypatch: pytest.MonkeyPatch) -> None:
    words_folder()
    monkeypatch.setenv(app.ASSETS, str(assets_folder()))


class Page:
    """One page of a browser: the program, and what it is told."""

    def __init__(self, host: FakeHost, storage: MemoryStorage) -> None:
        self.host = host
        self.app = app.build(host, SafeStorage(storage), lambda: 0.0)
        self.app.apply(self.app.kept.settings)
        self.app.doors.title()
        self.stage = self.app.house.stage

    def hears(self, kind: str, **payload: object) -> None:
        self.host.news.append(News(kind, payload))
        self.app._heed()

    def press(self, id: str) -> None:
        widget = self.stage.widget(id)
        assert widget
        self.stage.use(widget)


@pytest.fixture
def storage() -> MemoryStorage:
    return MemoryStorage()


@pytest.fixture
def page(host: FakeHost, storage: MemoryStorage) -> Page:
    return Page(host, storage)


def seeds(storage: MemoryStorage) -> list[int]:
    return [json.loads(storage.get(key) or "")["seed"] for key in storage.keys() if key.startswith("open/")]  # noqa: SIM118


def test_a_page_orders_a_match_and_hears_of_it(page: Page, storage: MemoryStorage) -> None:
    page.hears("start", game="polyester", seed=7, seats=2)
    assert isinstance(page.stage.top, TableScene)
    assert page.host.posted == [("started", {"game": "polyester", "seed": 7, "seats": 2})]
    assert seeds(storage) == [7]


def test_the_open_match_goes_on_if_it_is_the_one_asked_for(page: Page, storage: MemoryStorage) -> None:
    page.app.doors.follow(LINK)
    before = storage.get("open/polyester")
    page.app.doors.title()
    page.app.doors.follow(LINK)
    assert storage.get("open/polyester") == before
    assert not [key for key in storage.keys() if key.startswith("finished/")]  # noqa: SIM118
    page.app.doors.follow(LINK | {"seed": "8"})
    assert seeds(storage) == [8]
    assert [key for key in storage.keys() if key.startswith("finished/")]  # noqa: SIM118


def test_a_link_without_start_asks_first(page: Page) -> None:
    page.app.doors.follow({**LINK, "start": "0"})
    assert isinstance(page.stage.top, NewMatch)


def test_the_end_of_a_match_is_told(page: Page) -> None:
    page.app.doors.follow(LINK | {"target": "1000"})
    scene = page.stage.top
    assert isinstance(scene, TableScene)
    table = scene.table
    while not table.match.over:
        seat = table.waiting_for()
        assert seat is not None
        action = next(iter(table.box.game.actions(table.match.state, seat)))
        table._accept(seat, action)
    assert page.host.posted[-1] == (
        "over",
        {
            "game": "polyester",
            "seed": 7,
            "standing": list(table.box.game.standing(table.match.state)),
            "winners": list(table.box.game.winners(table.match.state)),
        },
    )


def test_language_for_this_page_alone(page: Page, storage: MemoryStorage) -> None:
    page.hears("language", language="pl")
    assert page.app.house.words.language == page.host.spoken == "pl"
    assert storage.get(KEY) is None
    page.app.kept.change(Settings("pl", text=150))
    assert json.loads(storage.get(KEY) or "")["language"] == ""
    page.app.kept.change(Settings("en", text=150))
    assert json.loads(storage.get(KEY) or "")["language"] == "en"


def test_mute_until_the_player_switches_sound_on(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    volumes = list[float]()
    monkeypatch.setattr(Audio, "set_volume", lambda _, volume: volumes.append(volume))
    page.hears("mute", muted=True)
    page.hears("mute", muted=False)
    page.hears("mute", muted=True)
    page.app.kept.change(Settings(sound=False))
    page.app.kept.change(Settings())
    assert volumes == [0.0, 0.7, 0.0, 0.0, 0.7]


def test_trouble_with_the_storage_is_told_once(page: Page) -> None:
    page.app.kept.storage.trouble = "session.storage.full"
    page.app._heed()
    page.app._heed()
    page.app.kept.storage.trouble = None
    page.app._heed()
    (_, full), (_, well) = page.host.posted
    assert "storage is full" in full["trouble"]
    assert well == {"trouble": ""}


def test_a_canvas_that_lost_its_picture_is_painted_again(page: Page) -> None:
    page.stage.dirty = False
    page.hears("restored")
    assert page.stage.dirty


def test_settings_of_another_page_are_in_force_here(page: Page, storage: MemoryStorage) -> None:
    keep_settings(storage, Settings("pl"))
    page.hears("storage", key="settings")
    assert page.app.house.words.language == "pl"


class Two:
    """Two pages on one storage; the first plays a match."""

    def __init__(self) -> None:
        self.storage = MemoryStorage()
        self.first, self.second = (Page(FakeHost(contested=True), self.storage) for _ in range(2))
        self.first.app.doors.follow(LINK)
        assert seeds(self.storage) == [], "not before it is sure that no other page plays it"
        self.first.hears("claim", name="polyester/", held=True)
        assert seeds(self.storage) == [7]


@pytest.fixture
def two() -> Two:
    return Two()


def test_the_second_page_says_so_and_takes_the_match_over(two: Two) -> None:
    two.second.hears("storage", key="open/polyester")
    two.second.press("continue")
    two.second.hears("claim", name="polyester/", held=False)
    assert isinstance(two.second.stage.top, Elsewhere)
    two.second.press("here")
    assert two.second.host.claims[-1] == ("polyester/", True)
    two.second.hears("claim", name="polyester/", held=True)
    two.first.hears("claim", name="polyester/", held=False)
    assert isinstance(two.first.stage.top, Elsewhere)
    scene = two.second.stage.top
    assert isinstance(scene, TableScene)
    scene.act(next(iter(scene.table.box.game.actions(scene.table.match.state, scene.table.viewer))))
    two.first.hears("storage", key="open/polyester")
    two.first.press("here")
    taken = two.first.stage.top
    assert isinstance(taken, TableScene)
    assert taken.table.match.state == scene.table.match.state


def test_a_new_match_of_the_second_page_waits_until_it_is_taken_over(two: Two) -> None:
    two.second.app.doors.follow(LINK | {"seed": "8"})
    two.second.hears("claim", name="polyester/", held=False)
    two.second.press("leave")
    assert isinstance(two.second.stage.top, Title)
    assert seeds(two.storage) == [7]
    two.second.app.doors.follow(LINK | {"seed": "8"})
    two.second.hears("claim", name="polyester/", held=False)
    two.second.press("here")
    two.second.hears("claim", name="polyester/", held=True)
    assert seeds(two.storage) == [8]


def test_a_match_that_another_page_ended_is_not_taken_over(two: Two) -> None:
    two.storage.remove("open/polyester")
    two.first.hears("storage", key="open/polyester")
    two.first.press("here")
    assert isinstance(two.first.stage.top, Title)


def test_an_answer_that_comes_late_means_nothing(two: Two) -> None:
    two.first.app.doors.title()
    two.first.hears("claim", name="polyester/", held=False)
    assert isinstance(two.first.stage.top, Title)


def test_a_name_for_every_cloth() -> None:
    from game.ui.backdrop import CLOTHS

    manual = (Path(__file__).parents[2] / "web" / "embed.html").read_text()
    assert [name for name in CLOTHS if f"<code>{name}</code>" not in manual] == []
    assert [box.id for box in SHELF if f"<code>{box.id}</code>" not in manual] == []
