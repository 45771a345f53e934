"""The settings, in force as soon as they are touched."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from typing import Any

from game.session.settings import TEXT_SIZES, VOLUMES, Motion, Pace, Settings
from game.ui.fields import Button, Buttons, Segments, Stepper, Switch
from game.ui.form import Item, Labelled
from game.ui.house import House
from game.ui.sheet import Sheet
from game.words import LANGUAGES


class SettingsSheet(Sheet):
    """`present` gives the settings in force, `change` puts others in force and keeps them."""

    def __init__(
        self,
        house: House,
        present: Callable[[], Settings],
        change: Callable[[Settings], None],
        open_data: Callable[[], None],
    ) -> None:
        super().__init__(house)
        self._present, self._change, self._open_data = present, change, open_data

    def title(self) -> str:
        """Its name."""
        return self.house.words.say("house.settings.title")

    def columns(self) -> Sequence[Sequence[Item]]:
        """How things look and move; how they sound, and what is kept."""
        words, now = self.house.words, self._present()
        languages = [words.say(f"house.language.{each}") for each in LANGUAGES]
        chosen = LANGUAGES.index(words.language)
        state = words.say("house.settings.on" if now.sound else "house.settings.off")
        buttons = [
            Button("rules", words.say("house.settings.rules"), icon="book"),
            Button("full", words.say("house.settings.full"), icon="fullscreen"),
        ]
        data = Button("data", words.say("house.settings.data"), words.say("house.settings.data.note"), icon="download")
        return (
            [
                self._labelled("language", languages, chosen),
                self._enum("pace", Pace, now.pace),
                self._enum("motion", Motion, now.motion),
                Switch("four_colours", words.say("house.settings.four_colours"), now.four_colours),
                Switch("large_print", words.say("house.settings.large_print"), now.large_print),
            ],
            [
                self._stepper("text", TEXT_SIZES, now.text),
                Switch("sound", words.say("house.settings.sound", state=state), now.sound),
                self._stepper("volume", VOLUMES, now.volume, "" if now.sound else words.say("house.settings.silent")),
                Buttons(buttons),
                Buttons([data]),
            ],
        )

    def _labelled(self, id: str, labels: Sequence[str], chosen: int) -> Labelled:
        label = self.house.words.say(f"house.settings.{id}")
        return Labelled(label, Segments(id, labels, chosen, label))

    def _enum(self, id: str, kind: type[Enum], chosen: Enum) -> Labelled:
        words = self.house.words
        labels = [words.say(f"house.settings.{id}.{each.value}") for each in kind]
        return self._labelled(id, labels, list(kind).index(chosen))

    def _stepper(self, id: str, values: Sequence[int], chosen: int, off: str = "") -> Labelled:
        words = self.house.words
        label = words.say(f"house.settings.{id}")
        least, most = words.say("house.settings.least"), words.say("house.settings.most")
        stepper = Stepper(
            id,
            words.say("house.settings.percent", number=chosen),
            label,
            words.say("house.less", what=label),
            words.say("house.more", what=label),
            off or (least if chosen == values[0] else ""),
            off or (most if chosen == values[-1] else ""),
        )
        return Labelled(label, stepper, off)

    def press(self, id: str) -> None:
        """Changes one, or goes on."""
        match id.split(":"):
            case ["language", number]:
                self._set(language=LANGUAGES[int(number)])
            case ["pace", number]:
                self._set(pace=list(Pace)[int(number)])
            case ["motion", number]:
                self._set(motion=list(Motion)[int(number)])
            case ["text", way]:
                self._set(text=_beside(TEXT_SIZES, self._present().text, way))
            case ["volume", way]:
                self._set(volume=_beside(VOLUMES, self._present().volume, way))
                self.house.sounds.play("tick_up")
            case [("sound" | "four_colours" | "large_print") as switch]:
                self._set(**{switch: not getattr(self._present(), switch)})
                self.house.sounds.play("tick_up")
            case ["rules"]:
                self.house.doors.rules()
            case ["full"]:
                self.house.host.toggle_full_screen()
            case ["data"]:
                self._open_data()

    def _set(self, **changed: Any) -> None:
        self._change(replace(self._present(), **changed))


def _beside(values: Sequence[int], chosen: int, way: str) -> int:
    return values[values.index(chosen) + (1 if way == "more" else -1)]
