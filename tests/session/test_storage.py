import errno
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from types import SimpleNamespace
from typing import Any

import pytest

from game.host.file_storage import FileStorage, data_folder, desktop_storage
from game.host.local_storage import LocalStorage, browser_storage
from game.host.storage import PREFIX, Full, MemoryStorage, Refused, SafeStorage, Storage


class JsError(Exception):
    """As the browser's errors reach Python."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name}: no")
        self.name = name


class JsNull:
    """JavaScript's null, which is not None."""


class FakeStore:
    """`window.localStorage` with room for so many characters; somebody else's keys are there already."""

    def __init__(self, room: int = 10_000) -> None:
        self.items = {"theirs": "1", "kitchen": "2"}
        self.room = room

    @property
    def length(self) -> int:
        return len(self.items)

    def key(self, index: int) -> str:
        return list(self.items)[index]

    def getItem(self, key: str) -> Any:  # noqa: N802
        return self.items.get(key, JsNull())

    def setItem(self, key: str, text: str) -> None:  # noqa: N802
        if len(text) > self.room:
            raise JsError("QuotaExceededError")
        self.items[key] = text

    def removeItem(self, key: str) -> None:  # noqa: N802
        self.items.pop(key, None)


class Forbidden:
    """A window whose storage may not even be looked at."""

    @property
    def localStorage(self) -> Any:  # noqa: N802
        raise JsError("SecurityError")


def window(store: FakeStore) -> Any:
    return SimpleNamespace(localStorage=store)


PLACES: dict[str, Callable[[Path], Storage]] = {
    "memory": lambda _: MemoryStorage(),
    "files": lambda folder: FileStorage(folder / "new"),
    "browser": lambda _: LocalStorage(window(FakeStore())),
    "safe": lambda folder: SafeStorage(FileStorage(folder)),
    "safe in memory": lambda _: SafeStorage(LocalStorage(Forbidden())),
}


@pytest.fixture(params=PLACES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Storage:
    return PLACES[request.param](tmp_path)


def test_what_is_kept_is_there_until_it_is_removed(place: Storage) -> None:
    assert place.keys() == ()
    assert place.get("open/toy") is None
    place.set("open/toy", "first")
    place.set("open/toy", 'żółw "\n\r\n')
    place.set("a", "")
    assert place.keys() == ("a", "open/toy")
    assert place.get("open/toy") == 'żółw "\n\r\n'
    assert place.get("a") == ""
    place.remove("open/toy")
    place.remove("never there")
    assert place.keys() == ("a",)
    assert place.get("open/toy") is None


@pytest.mark.parametrize("key", ["a\ud800b", "../up", "C:\\x", "slot/ź ?*", ".", "con", "a%2Fb"])
def test_any_key_will_do(place: Storage, key: str) -> None:
    place.set(key, "text")
    assert (place.keys(), place.get(key)) == ((key,), "text")


# --- files ---


def test_files_stay_in_their_folder(tmp_path: Path) -> None:
    FileStorage(tmp_path / "ours").set("../../up", "text")
    assert [each.name for each in tmp_path.iterdir()] == ["ours"]
    assert FileStorage(tmp_path / "ours").get("../../up") == "text"


def failing(number: int) -> Callable[..., None]:
    def fail(*_: object) -> None:
        raise OSError(number, "no")

    return fail


@pytest.mark.parametrize(("number", "kind"), [(errno.ENOSPC, Full), (errno.EDQUOT, Full), (errno.EIO, Refused)])
def test_a_failed_write_leaves_the_old_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, kind: type[OSError]
) -> None:
    files = FileStorage(tmp_path)
    files.set("a", "old")
    monkeypatch.setattr("game.host.file_storage.os.fsync", failing(number))
    with pytest.raises(kind) as caught:
        files.set("a", "new")
    assert type(caught.value) is kind
    assert files.get("a") == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["a.json"]


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Refused):
        FileStorage(tmp_path / "file").set("a", "text")


def test_bytes_that_are_no_text_still_come(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(b"\xff{")
    assert FileStorage(tmp_path).get("a") == "\N{REPLACEMENT CHARACTER}{"


@pytest.mark.parametrize(
    ("environ", "platform", "folder"),
    [
        ({"KITCHEN_TABLE_DATA": "/own"}, "win32", "/own"),
        ({"APPDATA": "/roaming"}, "win32", "/roaming/kitchen-table"),
        ({}, "win32", "/home/ann/AppData/Roaming/kitchen-table"),
        ({}, "darwin", "/home/ann/Library/Application Support/kitchen-table"),
        ({"XDG_DATA_HOME": "/data"}, "linux", "/data/kitchen-table"),
        ({"XDG_DATA_HOME": "relative"}, "linux", "/home/ann/.local/share/kitchen-table"),
        ({}, "linux", "/home/ann/.local/share/kitchen-table"),
    ],
)
def test_the_data_folder_is_where_the_system_has_it(environ: dict[str, str], platform: str, folder: str) -> None:
    assert PurePosixPath(data_folder(environ, platform, Path("/home/ann"))) == PurePosixPath(folder)


def test_the_desktop_keeps_where_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KITCHEN_TABLE_DATA", str(tmp_path))
    desktop_storage().set("a", "text")
    assert (tmp_path / "a.json").read_text() == "text"


# --- browser ---


def test_only_our_keys_are_touched() -> None:
    store = FakeStore()
    local = LocalStorage(window(store))
    local.set("a", "text")
    assert store.items == {"theirs": "1", "kitchen": "2", f"{PREFIX}a": "text"}
    assert local.get("theirs") is None
    for key in local.keys():  # noqa: SIM118
        local.remove(key)
    assert store.items == {"theirs": "1", "kitchen": "2"}


def test_a_full_store_keeps_the_old_text() -> None:
    local = LocalStorage(window(FakeStore(room=4)))
    local.set("a", "old")
    with pytest.raises(Full):
        local.set("a", "longer")
    assert local.get("a") == "old"


def test_a_forbidden_store_is_refused() -> None:
    local = LocalStorage(Forbidden())
    for question in (lambda: local.get("a"), lambda: local.set("a", ""), lambda: local.remove("a"), local.keys):
        with pytest.raises(Refused) as caught:
            question()
        assert type(caught.value) is Refused


# --- safe ---


def test_while_all_is_well_nothing_is_said(tmp_path: Path) -> None:
    safe = SafeStorage(FileStorage(tmp_path))
    safe.set("a", "text")
    assert safe.get("a") == "text"
    assert safe.trouble is None


def test_without_storage_all_goes_on_in_memory_and_is_told() -> None:
    safe = browser_storage(Forbidden())
    safe.set("a", "text")
    assert (safe.get("a"), safe.keys()) == ("text", ("a",))
    assert safe.trouble == "session.storage.refused"
    safe.remove("a")
    assert (safe.get("a"), safe.keys()) == (None, ())


def test_what_did_not_fit_is_kept_in_memory_until_it_does() -> None:
    store = FakeStore(room=4)
    safe = browser_storage(window(store))
    safe.set("a", "old")
    safe.set("a", "longer")
    assert (safe.get("a"), store.items[f"{PREFIX}a"]) == ("longer", "old")
    assert safe.trouble == "session.storage.full"
    store.room = 10
    safe.set("a", "longest")
    assert (safe.get("a"), store.items[f"{PREFIX}a"]) == ("longest", "longest")
    assert safe.trouble is None


def test_what_cannot_be_removed_counts_as_removed() -> None:
    class Sticky(MemoryStorage):
        def remove(self, key: str) -> None:
            raise Refused(key)

    safe = SafeStorage(Sticky())
    safe.set("a", "text")
    safe.remove("a")
    assert (safe.get("a"), safe.keys(), safe.trouble) == (None, (), "session.storage.refused")
    safe.set("a", "again")
    assert safe.get("a") == "again"
