import json
from dataclasses import replace

import pytest

from game.host.storage import MemoryStorage
from game.session.report import Report
from game.session.settings import KEY, Motion, Pace, Settings, keep_settings, read_settings

MINE = Settings("pl", Pace.FAST, Motion.OFF, sound=False, volume=30, text=150)
DAMAGED = Report("session.settings.damaged")


@pytest.fixture
def storage() -> MemoryStorage:
    storage = MemoryStorage()
    keep_settings(storage, MINE)
    return storage


def test_settings_are_kept(storage: MemoryStorage) -> None:
    assert read_settings(storage) == (MINE, None)


def test_at_first_the_usual_ones_stand() -> None:
    assert read_settings(MemoryStorage()) == (Settings(), None)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "xx"),
        ("language", None),
        ("pace", "hasty"),
        ("motion", 1),
        ("sound", "yes"),
        ("volume", 31),
        ("volume", True),
        ("text", 10_000),
        ("text", [100]),
    ],
)
def test_one_bad_value_costs_no_other(storage: MemoryStorage, name: str, value: object) -> None:
    storage.set(KEY, json.dumps(json.loads(storage.get(KEY) or "") | {name: value}))
    settings, report = read_settings(storage)
    assert report == DAMAGED
    assert settings == replace(MINE, **{name: getattr(Settings(), name)})


def test_settings_of_another_version_are_no_damage(storage: MemoryStorage) -> None:
    data = json.loads(storage.get(KEY) or "")
    del data["volume"]
    storage.set(KEY, json.dumps(data | {"left_hand": True}))
    assert read_settings(storage) == (Settings("pl", Pace.FAST, Motion.OFF, sound=False, text=150), None)


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "null", '"text"'])
def test_what_is_no_settings_at_all(storage: MemoryStorage, text: str) -> None:
    storage.set(KEY, text)
    assert read_settings(storage) == (Settings(), DAMAGED)
