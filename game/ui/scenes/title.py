"""The title: a bare table with a mat for each game on the shelf."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import FRect

from game.games import Boxed
from game.session.table import Table
from game.ui import paint, theme
from game.ui.backdrop import draw_wood
from game.ui.canvas import Canvas
from game.ui.fields import Button, Segments
from game.ui.house import House
from game.ui.layout import centred, grid
from game.ui.scene import Intent, Press
from game.ui.screen import SMALLEST_TEXT
from game.ui.text import Block, Style
from game.ui.theme import Face
from game.ui.widget import Look, Role, Widget
from game.words import LANGUAGES

MAT = (266.0, 300.0)
"""Design units of a mat's cloth; its picture is larger, with what sticks out and its shadow."""
PICTURE = (386.0, 392.0)
ORIGIN = (60.0, 46.0)
"""Where the cloth begins in the picture."""
TAG = (230.0, 94.0)
CELL = (316.0, 368.0)
"""Design units of a mat with its tag and the air around it."""
LARGEST, LARGEST_ALONE = 1.25, 1.9
MOST_TAG = 0.5
"""Of a cell's height: what a tag may take before it goes without the game's line."""
TAGLINE = theme.Size(22, 22)
GAME_NAME = theme.Size(26, 28)
GAME_LINE = theme.Size(15, 17)
HOLE = theme.colour("#5A3419")


@dataclass(frozen=True, slots=True)
class _Plan:
    title: FRect
    tagline: FRect
    mats: tuple[FRect, ...]
    """Cells."""
    scale: float
    """CSS pixels to a design unit within a cell."""
    tag: float
    """How wide every tag is."""
    told: bool
    """Whether the tags have room for the games' lines: all of them, or none."""
    icons: tuple[FRect, ...]
    onward: FRect | None
    language: FRect
    banner: FRect | None


class Title:
    """Where one comes in."""

    veil = False

    def __init__(self, house: House, shelf: Sequence[Boxed]) -> None:
        self.house, self.shelf = house, tuple(shelf)
        self.open: Table | None = None
        """The match that Continue goes on with."""
        self.called: Table | None = None
        """The one in which somebody has been called, and has not come yet."""

    def enter(self) -> None:
        """Looks for the match that was left open."""
        doors = self.house.doors
        nudges, look = doors.nudges(), doors.open_match
        self.open = next(filter(None, map(look, self.shelf)), None)
        noted = (look(box) for box in self.shelf if nudges.noted(box.id))
        self.called = next((table for table in noted if table and nudges.called(table) is not None), None)
        if self.called:
            self.house.stage.announce(self._call(self.called))

    def resume(self) -> None:
        """The same again, for matches may have been deleted."""
        self.enter()

    def pause(self) -> None:
        """Nothing to stop."""

    def leave(self) -> None:
        """Nothing to end."""

    def update(self, seconds: float) -> bool:  # noqa: ARG002
        """Nothing moves."""
        return False

    def wake_in(self) -> float | None:
        """Nothing changes by itself."""
        return None

    def handle(self, intent: Intent) -> None:
        """Goes there."""
        if not isinstance(intent, Press):
            return
        doors = self.house.doors
        match intent.id.split(":"):
            case ["game", id]:
                doors.new_match(next(each for each in self.shelf if each.id == id))
            case ["continue"] if self.open:
                doors.table(self.open)
            case ["settings"]:
                doors.settings()
            case ["rules"]:
                doors.rules()
            case ["finished"]:
                doors.finished()
            case ["language", number]:
                doors.language(LANGUAGES[int(number)])

    # Controls

    def widgets(self) -> Sequence[Widget]:
        """Mats, Continue, icons, language."""
        plan, words = self._plan(), self.house.words
        texts = [
            Widget("title", Role.TEXT, plan.title, words.say("house.title")),
            Widget("tagline", Role.TEXT, plan.tagline, self._tagline()),
        ]
        if plan.banner:
            texts.append(Widget("banner", Role.TEXT, plan.banner, self._banner()))
        mats = [
            Widget(
                f"game:{box.id}",
                Role.BUTTON,
                cell,
                self.house.game_name(box.id),
                words.say(f"{box.id}.blurb"),
                look=Look.BARE,
            )
            for box, cell in zip(self.shelf, plan.mats, strict=True)
        ]
        onward = [self._onward().placed(plan.onward)] if plan.onward else []
        names = (("settings", "gear"), ("rules", "book"), ("finished", "log"))
        icons = [
            Widget(id, Role.BUTTON, rect, words.say(f"house.title.{id}"), icon=icon, look=Look.ROUND)
            for (id, icon), rect in zip(names, plan.icons, strict=True)
        ]
        return [*texts, *mats, *onward, *icons, *self._language().widgets(self.house.ruler, plan.language)]

    def _language(self) -> Segments:
        words = self.house.words
        labels = [words.say(f"house.language.{each}") for each in LANGUAGES]
        return Segments("language", labels, LANGUAGES.index(words.language), words.say("house.settings.language"))

    def _onward(self) -> Button:
        words, table = self.house.words, self.open
        if not table:
            return Button("continue", "")
        turn = table.box.speech.turn(words, self.house.names(table), table.view())
        label = words.say("house.title.continue", game=self.house.game_name(table.box.id))
        return Button("continue", label, turn, key="return", look=Look.PRIMARY)

    def _tagline(self) -> str:
        return self.house.words.say(f"house.tagline.{len(self.shelf)}")

    def _banner(self) -> str:
        trouble = self.house.doors.trouble()
        return self.house.words.say(trouble) if trouble else self._call(self.called) if self.called else ""

    def _call(self, table: Table) -> str:
        seat = self.house.doors.nudges().called(table)
        name = "" if seat is None else self.house.names(table)[seat]
        return self.house.words.say("house.called.title", name=name, game=self.house.game_name(table.box.id))

    # Where it lies

    def _plan(self) -> _Plan:
        screen, ruler = self.house.screen, self.house.ruler
        px, margin = ruler.px, max(10.0, ruler.px(40))
        logo = theme.TITLE.landscape if not screen.portrait else theme.TITLE.portrait
        title = FRect(0, px(34) if not screen.compact else px(20), screen.width, px(logo * 1.12))
        style = ruler.style(Face.SENTENCE, TAGLINE, theme.PAPER)
        line = ruler.block(self._tagline(), style, screen.width - 2 * margin)
        tagline = FRect(margin, title.bottom, screen.width - 2 * margin, line.height)
        bottom = screen.height - max(8.0, px(36))
        icons, onward, language, top = self._foot(margin, bottom)
        banner = None
        if told := self._banner():
            high = ruler.block(told, ruler.style(Face.SENTENCE, theme.BODY), screen.width - 4 * margin).height + px(16)
            banner = FRect(margin, top - high - px(8), screen.width - 2 * margin, high)
            top = banner.top
        middle = FRect(margin, tagline.bottom + px(12), screen.width - 2 * margin, top - tagline.bottom - px(24))
        cells, scale, room = self._mats(middle)
        return _Plan(title, tagline, cells, scale, *self._tags(scale, room), icons, onward, language, banner)

    def _foot(self, margin: float, bottom: float) -> tuple[tuple[FRect, ...], FRect | None, FRect, float]:
        """Icons, Continue, language, and where they begin: in one row, or Continue above the others."""
        screen, ruler = self.house.screen, self.house.ruler
        px, side = ruler.px, max(44.0, ruler.px(52))
        step = max(side, px(66))
        tongue = self._language()
        wide = min(screen.width - 2 * margin, tongue.natural(ruler))
        high = tongue.height(ruler, wide)
        beside = step * 2 + side
        second = beside + px(24) + wide <= screen.width - 2 * margin
        language = FRect(screen.width - margin - wide, bottom - high, wide, high)
        middle = language.centery if second else language.top - px(12) - side / 2
        icons = tuple(FRect(margin + step * n, middle - side / 2, side, side) for n in range(3))
        top = min(language.top, icons[0].top)
        if not self.open:
            return icons, None, language, top
        button = self._onward()
        room = language.left - icons[-1].right - 2 * px(30)
        width = max(min(px(396) * screen.text, room), button.least(ruler))
        if second and width <= room:
            tall = max(px(78), button.height(ruler, width))
            left = min(max((screen.width - width) / 2, icons[-1].right + px(30)), language.left - px(30) - width)
            onward = FRect(left, min(language.centery - tall / 2, bottom - tall), width, tall)
        else:
            width = min(screen.width - 2 * margin, max(px(560), 330.0, button.least(ruler)))
            tall = max(px(78), button.height(ruler, width))
            onward = FRect((screen.width - width) / 2, top - px(16) - 4 - tall, width, tall)
        return icons, onward, language, min(top, onward.top)

    def _mats(self, area: FRect) -> tuple[tuple[FRect, ...], float, float]:
        """Cells for the mats, in the number of rows that lets them be largest; and the width that each may take."""
        count = len(self.shelf)
        scale, across = max(
            (min(area.width / across / CELL[0], area.height / -(-count // across) / CELL[1]), across)
            for across in range(1, count + 1)
        )
        scale = min(scale, (LARGEST if count > 1 else LARGEST_ALONE) * max(self.house.ruler.px(1), 0.45))
        cells = grid(area, count, across)
        placed = [centred(CELL[0] * scale, CELL[1] * scale, *cell.center) for cell in cells]
        return tuple(placed), scale, area.width / across - self.house.ruler.px(20)

    def _tags(self, scale: float, room: float) -> tuple[float, bool]:
        """Width of the tags, the usual one or up to `room` if that lets them tell what the games are; if they do."""
        usual = min(max(TAG[0] * scale, 168.0) * min(self.house.screen.text, 1.6), room)
        most = CELL[1] * scale * MOST_TAG - 26 * scale
        for width in (usual, (usual + room) / 2, room):
            if all(sum(each.height for each in self._tag(box, scale, width)) <= most for box in self.shelf):
                return width, True
        return usual, False

    def _tag(self, box: Boxed, scale: float, width: float) -> tuple[Block, Block]:
        """What a tag of that width says: the game's name, and its line."""
        ruler, inside = self.house.ruler, width - 2 * max(8.0, 14 * scale)
        name, line = ruler.style(Face.EXTRA_BOLD, GAME_NAME), ruler.style(Face.SENTENCE, GAME_LINE, theme.NOTE_BROWN)
        called, told = self.house.game_name(box.id), self.house.words.say(f"{box.id}.blurb")
        shrunk = min(1.0, inside / ruler.longest_word(called, name))  # no word sticks out of its paper
        name = replace(name, size=max(SMALLEST_TEXT, name.size * shrunk))
        return ruler.block(called, name, inside), ruler.block(told, line, inside)

    # Picture

    def draw(self, canvas: Canvas) -> None:
        """Wood, things, words, mats, controls."""
        plan, words, px = self._plan(), self.house.words, canvas.screen.px
        draw_wood(canvas)
        self._things(canvas)
        logo = theme.TITLE.portrait if canvas.screen.portrait else theme.TITLE.landscape
        style = Style(Face.EXTRA_BOLD, px(logo), theme.SHADOW)
        canvas.text(words.say("house.title"), style, plan.title.move(px(3), px(4)), (0.5, 0.5))
        style = Style(Face.EXTRA_BOLD, px(logo), theme.CREAM)
        canvas.text(words.say("house.title"), style, plan.title, (0.5, 0.5))
        line = paint.style(canvas, Face.SENTENCE, TAGLINE, theme.PAPER)
        canvas.block(canvas.wrapped(self._tagline(), line, plan.tagline.width), plan.tagline, (0.5, 0))
        attention = self.house.stage.attention
        for box, cell in zip(self.shelf, plan.mats, strict=True):
            self._mat(canvas, box, cell, plan, attention.over == f"game:{box.id}")
        if plan.banner:
            paint.paper(canvas, plan.banner)
            style = paint.style(canvas, Face.SENTENCE, theme.BODY, theme.LOSS)
            canvas.fitted(self._banner(), style, plan.banner.inflate(-2 * px(12), -4), (0.5, 0.5))
        self.house.paint(canvas, self.house.stage.widgets_of(self))

    def _things(self, canvas: Canvas) -> None:
        """A plate of biscuits and a cup of tea, half off the table where it is small."""
        screen, px = canvas.screen, canvas.screen.px
        small = 0.62 if screen.portrait else 1.0
        plate = px(208 * small), px(212 * small)
        x, y = (74 * small, 66 * small) if not screen.portrait else (30, 40)
        canvas.picture("objects/plate.png", FRect(px(x - 98 * small), px(y - 98 * small), *plate))
        cup = px(180 * small), px(156 * small)
        right = screen.width - px(104 if not screen.portrait else 44)
        canvas.picture("objects/teacup.png", FRect(right - px(68 * small), px(74 * small - 68 * small), *cup))

    def _mat(self, canvas: Canvas, box: Boxed, cell: FRect, plan: _Plan, lit: bool) -> None:
        """Cloth and cards, and the tag with the game's name."""
        scale = plan.scale
        cloth = FRect(cell.centerx - MAT[0] * scale / 2, cell.top + 8 * scale, MAT[0] * scale, MAT[1] * scale)
        origin = cloth.left - ORIGIN[0] * scale, cloth.top - ORIGIN[1] * scale
        canvas.picture(f"mats/{box.id}.png", FRect(*origin, PICTURE[0] * scale, PICTURE[1] * scale))
        head, blurb = self._tag(box, scale, plan.tag)
        text = head.height + (blurb.height if plan.told else 0)
        high = max(TAG[1] * scale * (1 if plan.told else 0.7), text + 26 * scale)
        tag = FRect(cell.centerx - plan.tag / 2, cell.bottom - high - 2, plan.tag, high)
        paint.paper(canvas, tag)
        if lit:
            paint.lit_ring(canvas, tag, canvas.screen.px(paint.RADIUS_PANEL))
        canvas.circle((tag.centerx, tag.top + 12 * scale), 5 * scale, HOLE)
        top = tag.top + 20 * scale + (high - 20 * scale - text) / 2 - 2 * scale
        canvas.block(head, FRect(tag.left, top, tag.width, head.height), (0.5, 0))
        if plan.told:
            canvas.block(blurb, FRect(tag.left, top + head.height, tag.width, blurb.height), (0.5, 0))
