"""The rules of 500 Rum. Nothing here knows time, pixels or language."""

from game.games.rum500.rules.game import GAME
from game.games.rum500.rules.options import CHOICES, Options

__all__ = ["CHOICES", "GAME", "Options"]
