"""The rules of a game, read from the text in the player's language, with pictures of cards."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import FRect

from game.games import Boxed
from game.ui import cards, theme
from game.ui.canvas import Canvas
from game.ui.fields import Button, Buttons, Segments
from game.ui.form import Item, Paragraph, heading
from game.ui.house import House
from game.ui.layout import fan
from game.ui.markdown import Piece, pieces
from game.ui.ruler import Ruler
from game.ui.sheet import Sheet
from game.ui.table_scene import TableScene
from game.ui.widget import Look, Role, Widget

CARD = 84.0
"""Design units of width."""


@dataclass(frozen=True, slots=True)
class CardRow:
    """A row of cards as an example."""

    id: str
    spoken: str
    prints: tuple[cards.Print, ...]

    def _width(self, ruler: Ruler) -> float:
        return max(48.0, ruler.px(CARD))

    def height(self, ruler: Ruler, width: float) -> float:  # noqa: ARG002
        """A card and its shadow."""
        return self._width(ruler) * cards.HEIGHT + ruler.px(12)

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:  # noqa: ARG002
        """What the picture shows, said."""
        return [Widget(self.id, Role.TEXT, rect, self.spoken)]

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        """From the left."""
        ruler = Ruler(canvas.kit, canvas.screen)
        wide = self._width(ruler)
        gap = ruler.px(8)
        room = FRect(rect.left, rect.top, min(rect.width, len(self.prints) * (wide + gap)), rect.height)
        for face, (x, y) in zip(self.prints, fan(room, len(self.prints), wide, wide * 0.3, gap), strict=True):
            cards.draw_card(canvas, face, cards.card_rect((x, y), wide))


@dataclass(frozen=True, slots=True)
class Bullet:
    """An item of a list."""

    paragraph: Paragraph

    def height(self, ruler: Ruler, width: float) -> float:
        """Of its words."""
        return self.paragraph.height(ruler, width - ruler.px(26))

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:
        """Its words."""
        return self.paragraph.widgets(ruler, self._words(ruler, rect))

    def _words(self, ruler: Ruler, rect: FRect) -> FRect:
        return FRect(rect.left + ruler.px(26), rect.top, rect.width - ruler.px(26), rect.height)

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        """A dot, and its words."""
        size = self.paragraph.size.on(canvas.screen)
        canvas.circle((rect.left + canvas.screen.px(12), rect.top + size * 0.64), max(2.5, size * 0.17), theme.NAVY)
        self.paragraph.draw(canvas, self._words(Ruler(canvas.kit, canvas.screen), rect))


class Rules(Sheet):
    """A book that opens where it is."""

    width = 900.0

    def __init__(
        self,
        house: House,
        shelf: Sequence[Boxed],
        box: Boxed,
        read: Callable[[str], str],
        begin_guide: Callable[[Boxed], Any],
    ) -> None:
        """`read` gives the text `GAME.rules` in the present language."""
        super().__init__(house)
        self.shelf, self.box, self._read, self._begin_guide = tuple(shelf), box, read, begin_guide
        self._made: tuple[object, list[Item]] | None = None

    def title(self) -> str:
        """With the game's name."""
        return self.house.words.say("house.rules.title", game=self.house.game_name(self.box.id))

    def columns(self) -> Sequence[Sequence[Item]]:
        """Which game, the guide, then the text."""
        key = self.box.id, self.house.words.language
        if not self._made or self._made[0] != key:
            parts = pieces(self._read(f"{self.box.id}.rules"))
            self._made = key, [self._item(n, each) for n, each in enumerate(parts) if each.kind != "title"]
        return [[*self._above(), *self._made[1]]]

    def _above(self) -> list[Item]:
        words, items = self.house.words, list[Item]()
        if len(self.shelf) > 1:
            names = [self.house.game_name(each.id) for each in self.shelf]
            items.append(Segments("game", names, self.shelf.index(self.box), words.say("house.rules.game")))
        if self.box.has("guide"):
            told = words.say("house.guide.begin"), words.say("house.guide.begin.note")
            items.append(Buttons([Button("guide", *told, icon="play", look=Look.PRIMARY)]))
        return items

    def _item(self, number: int, piece: Piece) -> Item:
        id = f"text:{number}"
        match piece.kind:
            case "heading":
                return heading(id, piece.words)
            case "item":
                return Bullet(Paragraph(id, piece.words, theme.BODY))
            case "cards":
                picture = self.box.scene.picture if self.box.has("scene") else TableScene.picture
                return CardRow(id, piece.words, tuple(picture(self.house, each) for each in piece.cards))
        return Paragraph(id, piece.words, theme.BODY)

    def press(self, id: str) -> None:
        """Another game, or the guide."""
        if id == "guide":
            self._begin_guide(self.box)
        elif id.startswith("game:"):
            self.box = self.shelf[int(id.removeprefix("game:"))]
            self.scrolled.offset = 0.0
