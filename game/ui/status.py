"""The strip of wood at the top of every table: menu, game, turn, seed, log, rules, settings.

Where the strip is too narrow for the turn's sentence, it stands on a dark panel just under it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.ui import paint, theme
from game.ui.backdrop import cloth_rect
from game.ui.canvas import Canvas
from game.ui.layout import inset
from game.ui.ruler import Ruler
from game.ui.theme import Face
from game.ui.widget import Look, Role, Widget


@dataclass(frozen=True, slots=True)
class Labels:
    """What the strip says, in the player's language."""

    game: str
    turn: str
    seed: str
    menu: str
    log: str
    rules: str
    settings: str


@dataclass(frozen=True, slots=True)
class Status:
    """Where it all lies on one window."""

    labels: Labels
    menu: FRect
    game: FRect | None
    turn: FRect
    on_tape: bool
    seed: FRect
    buttons: tuple[tuple[str, str, str, FRect], ...]
    """Id, label, icon, rect of the round buttons at the right."""
    table: FRect
    """What is left of the cloth for the game, inside its hem."""

    def widgets(self) -> Sequence[Widget]:
        """Its controls and sentences."""
        words = self.labels
        texts = [("turn", self.turn, words.turn), ("seed", self.seed, words.seed)]
        if self.game:
            texts.insert(0, ("game", self.game, words.game))
        return [
            Widget("menu", Role.BUTTON, self.menu, words.menu, icon="menu", look=Look.ROUND),
            *(Widget(id, Role.TEXT, rect, text) for id, rect, text in texts),
            *(
                Widget(id, Role.BUTTON, rect, label, icon=icon, look=Look.ROUND)
                for id, label, icon, rect in self.buttons
            ),
        ]

    def draw(self, canvas: Canvas) -> None:
        """Paints the words; the buttons are controls."""
        name = paint.style(canvas, Face.EXTRA_BOLD, theme.SCORE, theme.CREAM)
        if self.game:
            canvas.text(self.labels.game, name, self.game)
        seed = paint.style(canvas, Face.SENTENCE, theme.SMALLEST, theme.CREAM)
        canvas.fitted(self.labels.seed, seed, self.seed, (1, 0.5))
        if self.on_tape:
            self._tape(canvas)
        else:
            paint.dark(canvas, self.turn)
            look = paint.style(canvas, Face.SENTENCE, theme.TURN, theme.CREAM)
            canvas.fitted(self.labels.turn, look, inset(self.turn, canvas.screen.px(16), 2), (0.5, 0.5))

    def _tape(self, canvas: Canvas) -> None:
        look = paint.style(canvas, Face.SENTENCE, theme.TURN)
        pad = canvas.screen.px(20)
        block = canvas.kit.lettering.fit(
            self.labels.turn, look, self.turn.width - 2 * pad, self.turn.height - 4, canvas.screen.density
        )
        width = block.width + 2 * pad
        rect = FRect(self.turn.centerx - width / 2, self.turn.top, width, self.turn.height)
        paint.tape(canvas, rect)
        canvas.block(block, rect, (0.5, 0.5))


def place(ruler: Ruler, labels: Labels) -> Status:
    """The strip for a window."""
    screen, px = ruler.screen, ruler.px
    cloth = cloth_rect(screen)
    strip = FRect(0, 0, screen.width, cloth.top)
    side = max(44.0, px(52))
    margin = max(4.0, px(10))
    names = [("rules", labels.rules, "book")]
    if not screen.compact:
        names = [("log", labels.log, "log"), *names, ("settings", labels.settings, "gear")]
    first = strip.right - margin - side * len(names)
    middle = (strip.height - side) / 2
    buttons = tuple((*name, FRect(first + side * n, middle, side, side)) for n, name in enumerate(names))
    menu = FRect(margin, middle, side, side)
    seed = _seed(ruler, labels, strip, first)
    room = FRect(menu.right + px(8), 0, seed.left - menu.right - px(24), strip.height)
    game = _game(ruler, labels, room)
    on_tape = not screen.portrait
    if on_tape:
        turn = _between(ruler, labels, game, room)
        game = game if game and game.right < turn.left else None
        table = _inside(ruler, cloth)
    else:
        table = _inside(ruler, cloth)
        high = _panel(ruler, labels, table.width)
        turn = FRect(table.left, table.top, table.width, high)
        table = FRect(table.left, turn.bottom + px(10), table.width, table.bottom - turn.bottom - px(10))
    return Status(labels, menu, game, turn, on_tape, seed, buttons, table)


def _seed(ruler: Ruler, labels: Labels, strip: FRect, right: float) -> FRect:
    style = ruler.style(Face.SENTENCE, theme.SMALLEST)
    lines = 2 if ruler.screen.compact and not ruler.screen.portrait else 1
    width = ruler.width(labels.seed, style) if lines == 1 else ruler.longest_word(labels.seed, style)
    return FRect(right - width - ruler.px(12), strip.top, width + 2, strip.height)


def _game(ruler: Ruler, labels: Labels, room: FRect) -> FRect | None:
    width = ruler.width(labels.game, ruler.style(Face.EXTRA_BOLD, theme.SCORE)) + 2
    return FRect(room.left, room.top, width, room.height) if width <= room.width else None


def _between(ruler: Ruler, labels: Labels, game: FRect | None, room: FRect) -> FRect:
    """In the middle of the window if it fits there in one line, beside the game's name if not, else in its place."""
    screen, pad = ruler.screen, 2 * ruler.px(20) + 4
    line = ruler.width(labels.turn, ruler.style(Face.SENTENCE, theme.TURN)) + pad
    left = game.right + ruler.px(16) if game else room.left
    top, height = ruler.px(6), room.height - 2 * ruler.px(6) - 2
    middle = screen.width / 2
    reach = min(middle - left, room.right - middle)
    if line <= 2 * reach:
        return FRect(middle - line / 2, top, line, height)
    if line <= room.right - left:
        return FRect(left, top, room.right - left, height)
    return FRect(room.left, top, room.width, height)


def _panel(ruler: Ruler, labels: Labels, width: float) -> float:
    style = ruler.style(Face.SENTENCE, theme.TURN)
    # On a phone always two: the table must not jump when the next sentence is a longer one.
    lines = 1 if not ruler.screen.compact and ruler.width(labels.turn, style) <= width - 2 * ruler.px(16) else 2
    return max(ruler.px(46), lines * style.line + 6)


def _inside(ruler: Ruler, cloth: FRect) -> FRect:
    edge = max(6.0, ruler.px(20))
    return inset(cloth, edge, max(6.0, ruler.px(18)))
