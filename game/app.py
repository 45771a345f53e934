"""Puts the program together: the only place that knows everything."""

import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from pygame import Surface

from game.games import SHELF
from game.host import Host, News
from game.host.storage import SafeStorage
from game.session.saves import Saves
from game.session.settings import Motion, Settings
from game.session.table import Table
from game.ui.audio import Audio
from game.ui.backdrop import CLOTHS
from game.ui.canvas import Canvas, Kit
from game.ui.cards import Faces
from game.ui.choreography import PACES, Manner
from game.ui.house import House
from game.ui.kept import Kept
from game.ui.loop import Loop
from game.ui.scenes.doors import HouseDoors
from game.ui.screen import Screen
from game.ui.stage import Stage
from game.words import LANGUAGES, Words

ASSETS = "KITCHEN_TABLE_ASSETS"
"""The environment variable that names another folder of baked assets."""
_ROOT = Path(__file__).parents[1]


def assets_folder() -> Path:
    """The folder of baked assets. FileNotFoundError, saying what to do, when there is none."""
    named = os.environ.get(ASSETS)
    folders = [Path(named)] if named else [_ROOT / "build" / "assets", _ROOT / "assets"]
    for folder in folders:
        if (folder / "index.json").is_file() and (folder / "words").is_dir():
            return folder
    raise FileNotFoundError(f"pictures, sounds and words are not baked: run ./build.sh build, or set {ASSETS}")


@dataclass(slots=True)
class App:
    """The house, and what winds it."""

    house: House
    doors: HouseDoors
    kept: Kept
    audio: Audio
    words_folder: Path
    still: bool = False
    """Whether the system asked for little motion when settings were last put in force."""
    told: str | None = None
    """The trouble with the storage that the embedding page has heard of."""

    def _heed(self) -> None:
        host = self.house.host
        if host.reduced_motion() != self.still:
            self.apply(self.kept.settings)
        for each in host.take_news():
            self._hear(each)
        if self.kept.trouble != self.told:
            self.told = self.kept.trouble
            host.post("storage", {"trouble": self.house.words.say(self.told) if self.told else ""})

    def _hear(self, news: News) -> None:
        payload = news.payload
        match news.kind:
            case "mute":
                self.kept.mute(payload["muted"])
            case "language":
                self.kept.speak(payload["language"])
            case "start":
                self.doors.follow({name: str(value) for name, value in payload.items()} | {"start": "1"})
            case "claim":
                self.doors.claimed(payload["name"], payload["held"])
            case "storage":
                self.doors.changed(payload["key"])
            case "restored":
                self.house.stage.change()

    def apply(self, settings: Settings) -> None:
        """Puts settings in force, at once."""
        house = self.house
        language = settings.language or house.host.language()
        language = language if language in LANGUAGES else LANGUAGES[0]
        if language != house.words.language:
            house.words = speak(self.words_folder, language)
        house.host.speak(language)
        self.still = house.host.reduced_motion()
        reduced = (settings.motion is Motion.SYSTEM and self.still) or settings.motion in (Motion.REDUCED, Motion.OFF)
        house.manner = Manner(PACES[settings.pace.value], reduced, settings.motion is Motion.OFF)
        house.faces = Faces(settings.four_colours, settings.large_print)
        house.stage.still = reduced
        house.stage.text = settings.text / 100
        self.audio.set_volume(settings.volume / 100 if settings.sound and not self.kept.muted else 0.0)
        house.stage.renew()

    async def run(self, table: Table | None = None) -> None:
        """From the title, from `table`, or from where the query leads, until the window is closed."""
        self.apply(self.kept.settings)
        self.doors.title()
        if table:
            self.doors.table(table)
        if self.kept.damage:
            self.house.stage.toast(self.house.words.say(self.kept.damage.key, **self.kept.damage.parts))
        self.doors.follow(self.house.host.query())
        await Loop(self.house.stage, self._canvas, self.audio, self._heed).run()

    def _canvas(self, surface: Surface, screen: Screen) -> Canvas:
        """For a window of another size: what was made for the last one is of no more use."""
        self.house.kit.pieces.clear()
        return Canvas(surface, screen, self.house.kit)


def speak(folder: Path, language: str) -> Words:
    """The house's words and those of every game."""
    return Words(language, folder, ("house", *(box.id for box in SHELF)))


def build(host: Host, storage: SafeStorage, now: Callable[[], float] = time.time) -> App:
    """The program on a host. `now` gives the seconds since 1970. FileNotFoundError when assets are missing."""
    folder = assets_folder()
    kit = Kit(folder)
    query = host.query()
    language = query.get("lang", "")
    asked = language if language in LANGUAGES else ""
    kept = Kept(storage, Saves(storage, now), query.get("slot", ""), asked, query.get("mute") == "1")
    audio = Audio(kit.assets, host.set_silent, _complain)
    words_folder = folder / "words"
    read: Callable[[str], str] = lambda name: _text(words_folder, name, app.house.words.language)  # noqa: E731
    doors = HouseDoors(SHELF, kept, read)
    house = House(host, Stage(host, audio.play), kit, speak(words_folder, LANGUAGES[0]), audio, doors, Manner())
    house.cloth = CLOTHS.get(query.get("theme", ""))
    doors.house = house
    app = App(house, doors, kept, audio, words_folder)
    kept.apply = app.apply
    return app


def _complain(why: str) -> None:
    sys.stderr.write(f"no sound: {why}\n")


def _text(folder: Path, name: str, language: str) -> str:
    return (folder / f"{name}.{language}.md").read_text("utf-8")


async def main() -> None:
    """The program in a browser."""
    import js  # exists in browsers alone

    from game.host.browser import Browser
    from game.host.local_storage import browser_storage

    await build(Browser(), browser_storage(js.window)).run()
