"""The shelf: every game the house has, one line each."""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any


@dataclass(frozen=True, slots=True)
class Boxed:
    """A game on the shelf. Its parts are imported when they are asked for: its rules need no pygame, ever."""

    id: str
    """The folder's name below `game.games`."""

    @property
    def game(self) -> Any:
        """The rules: a `game.core.protocol.Game`."""
        return self._part("rules").GAME

    @property
    def choices(self) -> Any:
        """The rows of the new-match dialog: `game.core.choices.Choice`."""
        return self._part("rules").CHOICES

    @property
    def bots(self) -> Any:
        """A `game.core.protocol.Bot` for every `game.bots.Level`."""
        return self._part("bots").BOTS

    @property
    def speech(self) -> Any:
        """Its sentences: a `game.words.Speech`."""
        return self._part("speech").SPEECH

    @property
    def cases(self) -> Any:
        """How its acceptance cases are judged, by the name of the list they stand in: see `game.tools.judge`."""
        return self._part("cases").LISTS

    @property
    def scene(self) -> Any:
        """The class of its table scene."""
        return self._part("scene").SCENE

    @property
    def guide(self) -> Any:
        """Its first match, explained step by step: a `game.session.guide.Guide`."""
        return self._part("guide").GUIDE

    @property
    def customs(self) -> Any:
        """What it asks of the house beyond its rules: a `game.session.customs.Customs`."""
        return self._part("customs").CUSTOMS

    @property
    def collection(self) -> Any:
        """What it keeps from match to match: a `game.session.collection.Collection`."""
        return self._part("collection").COLLECTION

    def has(self, part: str) -> bool:
        """Whether it has that part; a game can be played before it has a `scene` or a `guide`."""
        try:
            return find_spec(f"game.games.{self.id}.{part}") is not None
        except ModuleNotFoundError:
            return False

    def _part(self, name: str) -> Any:
        return import_module(f"game.games.{self.id}.{name}")


SHELF = (Boxed("polyester"), Boxed("rum500"), Boxed("contract_rummy"), Boxed("trash_poker"))


def boxed(id: str) -> Boxed:
    """The game of that id. KeyError when the shelf has none."""
    for each in SHELF:
        if each.id == id:
            return each
    raise KeyError(id)
