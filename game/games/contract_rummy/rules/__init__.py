"""The rules of contract rummy. Nothing here knows time, pixels or language."""

from game.games.contract_rummy.rules.game import GAME
from game.games.contract_rummy.rules.options import CHOICES, Options

__all__ = ["CHOICES", "GAME", "Options"]
