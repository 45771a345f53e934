"""The print of a card whose game has drawn none."""

from dataclasses import dataclass

from pygame import Surface

from game.ui import cards, shapes, theme
from game.ui.canvas import Kit
from game.ui.text import Style
from game.ui.theme import Face


@dataclass(frozen=True, slots=True)
class WordPrint:
    """A card that shows its short name."""

    words: str

    def paint(self, kit: Kit, width: int, large: bool) -> Surface:  # noqa: ARG002
        """The name in the middle of white paper."""
        size = width, round(width * cards.HEIGHT)
        side = shapes.rounded(size, 0, (*theme.CARD, 255), max(1, width // 60), (*theme.CARD_EDGE, 255))
        style = Style(Face.EXTRA_BOLD, width * 0.9 / max(2, len(self.words)))
        piece, baseline, capitals = kit.lettering.piece(self.words, style, 1.0)
        side.blit(piece, ((size[0] - piece.get_width()) // 2, (size[1] + capitals) // 2 - baseline))
        return side

    def paint_index(self, kit: Kit, side: Surface, large: bool) -> None:
        """It has none."""
