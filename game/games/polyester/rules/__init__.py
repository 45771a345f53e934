"""The rules of Polyester. Nothing here knows time, pixels or language."""

from game.games.polyester.rules.game import GAME
from game.games.polyester.rules.options import CHOICES, Options

__all__ = ["CHOICES", "GAME", "Options"]
