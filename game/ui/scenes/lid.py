"""The lid of a game's box: what is to be chosen, the ticks, and the achievements."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.games import Boxed
from game.session.collection import Collection, Collections, Lid, offered
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.form import NOTE, Item, Paragraph, Row, heading, note
from game.ui.house import House
from game.ui.ruler import Ruler
from game.ui.sheet import Sheet
from game.ui.text import Block
from game.ui.theme import Face
from game.ui.widget import Role, Widget

BOX, GAP = 34.0, 8.0
"""Design units: the side of a box, and what is between two."""


@dataclass(frozen=True, slots=True)
class Ticked:
    """A line with boxes at its right end, each empty or with initials, and a note under it."""

    id: str
    label: str
    marks: tuple[str, ...]
    """By box; an empty one is `""`."""
    empty: str
    """How an empty box is told."""
    note: str = ""

    def _label(self, ruler: Ruler, width: float) -> tuple[Block, Block | None]:
        room = width - len(self.marks) * ruler.px(BOX + GAP)
        told = ruler.block(self.note, ruler.style(Face.SENTENCE, NOTE, theme.NOTE_BROWN), room) if self.note else None
        return ruler.block(self.label, ruler.style(Face.SENTENCE, theme.BODY, theme.INK), room), told

    def height(self, ruler: Ruler, width: float) -> float:
        """As high as its words, or as a box."""
        label, told = self._label(ruler, width)
        return max(label.height + (told.height if told else 0), ruler.px(BOX))

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:  # noqa: ARG002
        """One sentence."""
        told = f"{self.label}: {', '.join(each or self.empty for each in self.marks)}"
        return [Widget(self.id, Role.TEXT, rect, f"{told}. {self.note}" if self.note else told)]

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        """Boxes are lamp light when they are ticked."""
        ruler = Ruler(canvas.kit, canvas.screen)
        label, told = self._label(ruler, rect.width)
        canvas.block(label, rect, (0, 0))
        if told:
            canvas.block(told, FRect(rect.left, rect.top + label.height, rect.width, told.height), (0, 0))
        size, apart = ruler.px(BOX), ruler.px(BOX + GAP)
        for number, mark in enumerate(self.marks):
            box = FRect(rect.right - apart * (len(self.marks) - number) + ruler.px(GAP), rect.top, size, size)
            shade = theme.PALE_LAMP if mark else theme.CARD
            canvas.rounded(box, ruler.px(6), shade, rim=paint.thin(canvas, 2), rim_colour=theme.CARD_EDGE)
            canvas.name(mark, paint.style(canvas, Face.SENTENCE, NOTE), box, (0.5, 0.5))


class LidSheet(Sheet):
    """A prize that has been earned is chosen here; the rest is to read."""

    width = 900.0

    def __init__(self, house: House, box: Boxed, collections: Collections) -> None:
        super().__init__(house)
        self.box, self._collections = box, collections

    @property
    def lid(self) -> Lid:
        """As it is kept."""
        return self._collections.lid(self.box.id)

    def title(self) -> str:
        """With the game's name."""
        return self.house.words.say("house.lid.title", game=self.house.game_name(self.box.id))

    def columns(self) -> Sequence[Sequence[Item]]:
        """What is to be chosen and the ticks at the left, the achievements at the right."""
        lid, collection = self.lid, self.box.collection
        return [*self._offer(collection, lid), *self._rows(collection, lid)], self._feats(collection, lid)

    def _offer(self, collection: Collection, lid: Lid) -> list[Item]:
        words, prizes = self.house.words, offered(collection, lid)
        if not prizes:
            return []
        rows = [self._prize(each) for each in prizes]
        return [Paragraph("offer", words.say("house.lid.offer", initials=lid.offers[0].initials)), *rows]

    def _prize(self, prize: str) -> Row:
        label, told = self.box.speech.prize(self.house.words, prize)
        return Row(f"take:{prize}", label, told, icon="plus")

    def _rows(self, collection: Collection, lid: Lid) -> list[Item]:
        words = self.house.words
        items: list[Item] = [
            heading("lid", words.say("house.lid.rows")),
            note("rows", words.say("house.lid.rows.note")),
        ]
        for row in reversed(collection.rows):
            ticked = [tick.initials for tick in lid.ticks if tick.row == row]
            marks = (*ticked, *("",) * (collection.boxes - len(ticked)))
            items.append(Ticked(f"row:{row}", words.number(row), marks, words.say("house.lid.empty")))
        count = words.count("house.lid.unlocked", len({*lid.unlocked}))
        return [*items, note("unlocked", count)]

    def _feats(self, collection: Collection, lid: Lid) -> list[Item]:
        words, done = self.house.words, {each.name: each.initials for each in lid.feats}
        items: list[Item] = [heading("feats", words.say("house.lid.feats"))]
        for name in collection.feats:
            label, how = self.box.speech.feat(words, name)
            items.append(Ticked(f"feat:{name}", label, (done.get(name, ""),), words.say("house.lid.empty"), how))
        return items

    def press(self, id: str) -> None:
        """Chooses, and closes when that was the last."""
        kind, _, prize = id.partition(":")
        if kind == "take":
            self._collections.choose(self.box, prize)
            label, _ = self.box.speech.prize(self.house.words, prize)
            self.house.stage.toast(self.house.words.say("house.lid.taken", prize=label))
        else:
            super().press(id)
