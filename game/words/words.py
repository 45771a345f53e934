"""Catalogs of sentences and how they are filled in."""

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

LANGUAGES = ("en", "pl")
"""The languages the house speaks, by ISO 639 code."""

_GROUP = {"en": ",", "pl": "\N{NO-BREAK SPACE}"}


PLURALS: Mapping[str, Callable[[int], int]] = {
    "en": lambda number: int(number != 1),
    "pl": lambda number: 0 if number == 1 else 1 if number % 10 in (2, 3, 4) and number // 10 % 10 != 1 else 2,
}
"""Which of a language's forms goes with a number, as the head of its catalogs says too."""


class Words:
    """Sentences of one language, from compiled catalogs `<folder>/<name>.<language>.json`.

    Not gettext's own `.mo`, whose reading in Python takes a browser longer than all that is drawn of the title's words.
    """

    def __init__(self, language: str, folder: Path, names: Iterable[str]) -> None:
        """KeyError for a language the house does not speak, OSError when a catalog is missing."""
        self.language = language
        self._group = _GROUP[language]
        self._plural = PLURALS[language]
        self._sentences: dict[str, list[str]] = {}
        for name in names:
            self._sentences |= json.loads((folder / f"{name}.{language}.json").read_bytes())

    def say(self, key: str, /, **parts: object) -> str:
        """The sentence of that key with its `{parts}` filled in."""
        return self._fill(self._sentences.get(key, (key,))[0], parts)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that key."""
        return key in self._sentences

    def count(self, key: str, number: int, /, **parts: object) -> str:
        """The sentence of that key in the plural form for `number`, which it may show as `{number}`."""
        forms = self._sentences.get(key, (key,))
        return self._fill(forms[self._plural(number)] if len(forms) > 1 else forms[0], {"number": number, **parts})

    def number(self, value: int) -> str:
        """`5,000` or `5 000`, by the language; a true minus sign before negative numbers."""
        return f"{value:,}".replace(",", self._group).replace("-", "\N{MINUS SIGN}")

    def _fill(self, sentence: str, parts: dict[str, object]) -> str:
        shown = {name: self.number(part) if type(part) is int else part for name, part in parts.items()}
        return sentence.format(**shown)
