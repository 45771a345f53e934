"""The words of the house: sentences by key, in the player's language, numbers and plurals right.

Keys are dotted (`polyester.event.banked`); a sentence is whole in its catalog, never glued from pieces. A sentence that
addresses the person at the screen has a key of its own, ending in `.you`.
"""

from game.words.speech import Names, Speech
from game.words.words import LANGUAGES, Words

__all__ = ["LANGUAGES", "Names", "Speech", "Words"]
