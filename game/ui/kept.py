"""What is kept on this device, and the settings in force."""

from collections.abc import Callable
from dataclasses import replace

from game.games import Boxed
from game.host.storage import SafeStorage
from game.session.nudges import Nudges
from game.session.report import Report
from game.session.saves import Saves
from game.session.settings import Settings, keep_settings, read_settings
from game.session.transfer import bring_in, delete_all, packed, unpacked


class Kept:
    """Storage, saves and settings together. `apply` puts settings in force."""

    def __init__(
        self, storage: SafeStorage, saves: Saves, slot: str = "", language: str = "", muted: bool = False
    ) -> None:
        """`language` and `muted` are a link's: in force until the player chooses otherwise, but not kept."""
        self.storage, self.saves, self.slot = storage, saves, slot
        self.apply: Callable[[Settings], None] = lambda _settings: None
        self.nudges = Nudges(storage, saves.now, slot)
        self._asked, self.muted = language, muted
        self.settings: Settings
        """Those in force."""
        self.damage: Report | None
        """What is wrong with those that were kept."""
        self._read()

    @property
    def trouble(self) -> str | None:
        """The key of the sentence that says why nothing can be kept; None while all is well."""
        return self.storage.trouble

    def change(self, settings: Settings) -> None:
        """From now on, and the next time too."""
        if settings.language != self.settings.language:
            self._asked = ""
        if settings.sound and not self.settings.sound:
            self.muted = False
        self.settings = settings
        kept = replace(settings, language=read_settings(self.storage)[0].language) if self._asked else settings
        keep_settings(self.storage, kept)
        self.apply(settings)

    def renew(self) -> None:
        """Another page has changed them."""
        self._read()
        self.apply(self.settings)

    def speak(self, language: str) -> None:
        """A language for this page alone, until the player chooses one."""
        self._asked = language
        self.renew()

    def mute(self, muted: bool) -> None:
        """No sounds in this page, until the player switches them on."""
        self.muted = muted
        self.apply(self.settings)

    def text(self) -> str:
        """Everything, to take elsewhere."""
        return packed(self.storage)

    def bring(self, text: str, shelf: tuple[Boxed, ...]) -> None:
        """Everything from elsewhere; open matches that are here move to the finished ones. Raises BadSave."""
        kept = unpacked(text)
        for box in shelf:
            self.saves.set_aside(box.id, self.slot)
        bring_in(self.storage, kept)
        self.renew()

    def delete(self) -> None:
        """Nothing is kept any more, settings included."""
        delete_all(self.storage)
        self.renew()

    def _read(self) -> None:
        settings, self.damage = read_settings(self.storage)
        self.settings = replace(settings, language=self._asked or settings.language)
