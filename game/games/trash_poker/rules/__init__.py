"""The rules of Trash Poker. Nothing here knows time, pixels or language."""

from game.games.trash_poker.rules.game import GAME
from game.games.trash_poker.rules.options import CHOICES, Options

__all__ = ["CHOICES", "GAME", "Options"]
