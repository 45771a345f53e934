"""What is kept on this device, and the settings in force."""

from collections.abc import Callable

from game.games import Boxed
from game.host.storage import SafeStorage
from game.session.saves import Saves
from game.session.settings import Settings, keep_settings, read_settings
from game.session.transfer import bring_in, delete_all, packed, unpacked


class Kept:
    """Storage, saves and settings together. `apply` puts settings in force."""

    def __init__(self, storage: SafeStorage, saves: Saves, slot: str = "") -> None:
        self.storage, self.saves, self.slot = storage, saves, slot
        self.settings, self.damage = read_settings(storage)
        """The settings in force, and what is wrong with those that were kept."""
        self.apply: Callable[[Settings], None] = lambda _settings: None

    @property
    def trouble(self) -> str | None:
        """The key of the sentence that says why nothing can be kept; None while all is well."""
        return self.storage.trouble

    def change(self, settings: Settings) -> None:
        """From now on, and the next time too."""
        self.settings = settings
        keep_settings(self.storage, settings)
        self.apply(settings)

    def text(self) -> str:
        """Everything, to take elsewhere."""
        return packed(self.storage)

    def bring(self, text: str, shelf: tuple[Boxed, ...]) -> None:
        """Everything from elsewhere; open matches that are here move to the finished ones. Raises BadSave."""
        kept = unpacked(text)
        for box in shelf:
            self.saves.set_aside(box.id, self.slot)
        bring_in(self.storage, kept)
        self._read()

    def delete(self) -> None:
        """Nothing is kept any more, settings included."""
        delete_all(self.storage)
        self._read()

    def _read(self) -> None:
        self.settings, self.damage = read_settings(self.storage)
        self.apply(self.settings)
