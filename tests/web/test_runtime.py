"""The committed runtime is what its recipe says, and the site holds nothing from elsewhere."""

import hashlib
import json
import re
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.web.site import ROOT

RUNTIME = ROOT / "web" / "runtime"


def versions() -> dict[str, str]:
    return dict(re.findall(r"^(\w+)=\"?([^\"#\n]*?)\"?\s*(?:#.*)?$", (RUNTIME / "versions.sh").read_text(), re.M))


def test_pygame_is_the_one_that_the_recipe_made() -> None:
    checksum, name = (RUNTIME / "pygame.zip.sha256").read_text().split()
    assert hashlib.sha256((RUNTIME / name).read_bytes()).hexdigest() == checksum


def test_recipe_build_and_desktop_use_the_same_versions() -> None:
    recipe = versions()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert f"pygame-ce=={recipe['pygame_version']}" in project["dependencies"]
    package = json.loads((ROOT / "web" / "package.json").read_text())
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert package["dependencies"]["pyodide"] == recipe["pyodide_version"]
    assert lock["node_modules/pyodide"]["version"] == recipe["pyodide_version"]
    archives = (RUNTIME / "sources.sha256").read_text()
    assert f"pygame_ce-{recipe['pygame_version']}.tar.gz" in archives
    assert f"pyodide-{recipe['pyodide_version']}.tgz" in archives


def test_the_lock_has_hashes_and_no_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    fetched = [entry for path, entry in lock.items() if path]
    assert all(entry["integrity"].startswith("sha512-") for entry in fetched)
    assert not any("resolved" in entry for entry in fetched)


def test_every_debian_package_is_recorded() -> None:
    packages = dict(line.split("\t") for line in (RUNTIME / "packages.txt").read_text().splitlines())
    assert {"emscripten", "binaryen", "clang-21", "lld-21"} <= packages.keys()
    assert packages["libpython3.14-dev:amd64"].startswith("3.14.")


def test_every_part_has_its_licence_text() -> None:
    table = (RUNTIME / "LICENSES.md").read_text()
    named = set(re.findall(r"\b([\w-]+\.txt) \|$", table, re.M))
    assert named == {path.name for path in (RUNTIME / "licenses").iterdir()}


@pytest.mark.parametrize("name", ["_skip_unwind_fatal_error", "API.on_fatal", "setCanvas2D"])
def test_pyodide_has_the_private_names_that_the_loader_uses(site: Path, name: str) -> None:
    (script,) = site.rglob("pyodide.asm.js")
    assert name in script.read_text()


def test_sdl_keeps_its_sound_where_the_loader_looks_for_it() -> None:
    with zipfile.ZipFile(RUNTIME / "pygame.zip") as archive:
        (module,) = [name for name in archive.namelist() if name.endswith(".so")]
        assert b"SDL2.audioContext" in archive.read(module)


def test_shipped_scripts_name_no_other_origin(site: Path) -> None:
    texts = [path for path in site.rglob("*") if path.suffix in (".js", ".html", ".css", ".webmanifest")]
    named = {address for path in texts for address in re.findall(r"https?://[\w.-]+", path.read_text())}
    assert named == {"https://cards.example", "https://your.example", "http://127.0.0.1"}, "the manual's examples alone"


def test_the_site_holds_bytecode_only(site: Path) -> None:
    for name in ("kitchen-table.apk", "pygame.zip", "python_stdlib.zip"):
        (path,) = site.rglob(name)
        with zipfile.ZipFile(path) as archive:
            sources = [member for member in archive.namelist() if member.endswith(".py")]
        assert sources == []


def test_what_only_developers_need_stays_at_home(site: Path) -> None:
    (path,) = site.rglob("kitchen-table.apk")
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
    assert "assets/main.pyc" in names
    assert "assets/game/app.pyc" in names
    assert not [name for name in names if "/tools/" in name or name.endswith("desktop.pyc")]
