"""Catalogs of sentences and how they are filled in."""

from collections.abc import Iterable
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

LANGUAGES = ("en", "pl")
"""The languages the house speaks, by ISO 639 code."""

_GROUP = {"en": ",", "pl": "\N{NO-BREAK SPACE}"}


class Words:
    """Sentences of one language, from compiled catalogs `<folder>/<name>.<language>.mo`."""

    def __init__(self, language: str, folder: Path, names: Iterable[str]) -> None:
        """KeyError for a language the house does not speak, OSError when a catalog is missing."""
        self.language = language
        self._group = _GROUP[language]
        self._catalog = NullTranslations()
        for name in names:
            with (folder / f"{name}.{language}.mo").open("rb") as file:
                catalog = GNUTranslations(file)
            catalog.add_fallback(self._catalog)
            self._catalog = catalog

    def say(self, key: str, /, **parts: object) -> str:
        """The sentence of that key with its `{parts}` filled in."""
        return self._fill(self._catalog.gettext(key), parts)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that key."""
        return self._catalog.gettext(key) != key

    def count(self, key: str, number: int, /, **parts: object) -> str:
        """The sentence of that key in the plural form for `number`, which it may show as `{number}`."""
        return self._fill(self._catalog.ngettext(key, key, number), {"number": number, **parts})

    def number(self, value: int) -> str:
        """`5,000` or `5 000`, by the language; a true minus sign before negative numbers."""
        return f"{value:,}".replace(",", self._group).replace("-", "\N{MINUS SIGN}")

    def _fill(self, sentence: str, parts: dict[str, object]) -> str:
        shown = {name: self.number(part) if type(part) is int else part for name, part in parts.items()}
        return sentence.format(**shown)
