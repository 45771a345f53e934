"""The desktop's storage: one file for each key in the person's own data folder."""

import errno
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote, unquote

from game.host.storage import PREFIX, Full, Refused, SafeStorage

_END = ".json"
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT)


class FileStorage:
    """Texts as files of one folder. A write replaces the whole file or leaves the old one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def get(self, key: str) -> str | None:
        """The text kept under `key`, None when there is none. What is not UTF-8 comes with marks in its place."""
        try:
            return self._path(key).read_bytes().decode("utf-8", errors="replace")
        except FileNotFoundError:
            return None

    def set(self, key: str, text: str) -> None:
        """Keeps `text` under `key`. Raises Full or OSError, and then the old text is still there."""
        path = self._path(key)
        fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with fresh.open("wb") as file:
                file.write(text.encode(errors="replace"))
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(path)
        except OSError as error:
            with suppress(OSError):  # it may not have come into being
                fresh.unlink()
            raise (Full if error.errno in _NO_ROOM else Refused)(*error.args) from error

    def remove(self, key: str) -> None:
        """Keeps nothing under `key` any more."""
        self._path(key).unlink(missing_ok=True)

    def keys(self) -> tuple[str, ...]:
        """Every key, sorted."""
        return tuple(
            sorted(
                unquote(each.name.removesuffix(_END), errors="surrogatepass") for each in self.folder.glob(f"*{_END}")
            )
        )

    def _path(self, key: str) -> Path:
        return self.folder / (quote(key, safe="", errors="surrogatepass") + _END)


def data_folder(environ: Mapping[str, str], platform: str, home: Path) -> Path:
    """Where this system keeps a program's data; `KITCHEN_TABLE_DATA` overrides it."""
    if own := environ.get("KITCHEN_TABLE_DATA"):
        return Path(own)
    name = PREFIX.rstrip("/")
    if platform == "win32":
        return Path(environ.get("APPDATA") or home / "AppData" / "Roaming") / name
    if platform == "darwin":
        return home / "Library" / "Application Support" / name
    shared = Path(environ.get("XDG_DATA_HOME") or ".")
    return (shared if shared.is_absolute() else home / ".local" / "share") / name


def desktop_storage() -> SafeStorage:
    """The storage of this person on this machine."""
    return SafeStorage(FileStorage(data_folder(os.environ, sys.platform, Path.home())))
