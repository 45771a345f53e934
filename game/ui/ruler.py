"""Measures words for those who lay them out, before there is anything to paint on."""

from dataclasses import dataclass

from game.ui.canvas import Kit
from game.ui.screen import Screen
from game.ui.text import Block, Style
from game.ui.theme import INK, Colour, Face, Size


@dataclass(frozen=True, slots=True)
class Ruler:
    """The fonts of the house on one screen. All lengths are CSS pixels."""

    kit: Kit
    screen: Screen

    def style(self, face: Face, size: Size, colour: Colour = INK) -> Style:
        """Words of that size on this screen."""
        return Style(face, size.on(self.screen), colour)

    def width(self, words: str, style: Style) -> float:
        """How wide one line is."""
        return self.kit.lettering.width(words, style, self.screen.density)

    def block(self, words: str, style: Style, width: float) -> Block:
        """Words broken to `width`."""
        return self.kit.lettering.block(words, style, width, self.screen.density)

    def longest_word(self, words: str, style: Style) -> float:
        """The width below which a line cannot be broken any more."""
        return max(self.width(word, style) for word in words.split() or [""])

    def px(self, units: float) -> float:
        """Design units in CSS pixels."""
        return self.screen.px(units)
