"""Sheets over Trash Poker's table: what cards do, the piles and boards of every seat, stars, a card of any Trash."""

# ruff: noqa: D102 - what the methods of an item do is said once, in Item.

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.core.cards import Card
from game.core.zones import Seat
from game.games.trash_poker import card_words, effect_words, looks
from game.games.trash_poker.effect_words import rank_name
from game.games.trash_poker.rules.cards import HIGH_RANKS, STARS, is_joker
from game.games.trash_poker.rules.effects import Sticker
from game.games.trash_poker.rules.jokers import Star
from game.games.trash_poker.rules.stars import StarChoice
from game.games.trash_poker.rules.state import State
from game.games.trash_poker.scene_words import card_short, card_title, tiles
from game.session.table import Table
from game.ui import cards, theme
from game.ui.canvas import Canvas
from game.ui.cards import HEIGHT, draw_card
from game.ui.fields import Button, Buttons, Segments
from game.ui.form import Item, Labelled, Pair, Paragraph, heading, note
from game.ui.french_cards import SIGNS
from game.ui.house import House
from game.ui.ruler import Ruler
from game.ui.sheet import Sheet
from game.ui.theme import Face
from game.ui.widget import Look, Role, Widget
from game.words import Words

ACCENT = theme.colour("#2E8A82")
"""The petrol of the cloth, bright enough for a stitched line."""
Faced = Callable[[Card], cards.Print]


@dataclass(frozen=True, slots=True)
class CardGrid:
    """Cards side by side, each to be touched."""

    id: str
    shown: tuple[Card, ...]
    face: Faced
    label: Callable[[Card], str]
    wide: float = 84.0
    """Design units of a card."""
    least: float = 46.0
    """CSS pixels."""

    def _size(self, ruler: Ruler) -> float:
        return max(self.least, ruler.px(self.wide))

    def _cells(self, ruler: Ruler, rect: FRect) -> list[FRect]:
        width, gap = self._size(ruler), max(6.0, ruler.px(10))
        across = max(1, int((rect.width + gap) / (width + gap)))
        return [
            FRect(
                rect.left + (width + gap) * (number % across),
                rect.top + 2 + (width * HEIGHT + gap) * (number // across),
                width,
                width * HEIGHT,
            )
            for number in range(len(self.shown))
        ]

    def height(self, ruler: Ruler, width: float) -> float:
        cells = self._cells(ruler, FRect(0, 0, width, 0))
        return cells[-1].bottom + 4 if cells else 0.0

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:
        return [
            Widget(f"{self.id}:{card}", Role.BUTTON, cell, self.label(card), look=Look.BARE)
            for card, cell in zip(self.shown, self._cells(ruler, rect), strict=True)
        ]

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        for card, cell in zip(self.shown, self._cells(Ruler(canvas.kit, canvas.screen), rect), strict=True):
            draw_card(canvas, self.face(card), cell)


@dataclass(frozen=True, slots=True)
class Effects:
    """A sign at the left, then a line for each effect: its sticker, what it does."""

    id: str
    sign: str
    """A rank; or an icon's name when `icon`."""
    lines: tuple[tuple[Sticker | None, str], ...]
    icon: bool = False

    def _rows(self, ruler: Ruler, width: float) -> list[float]:
        style = ruler.style(Face.SENTENCE, theme.BODY)
        room = width - self._left(ruler) - self._side(ruler)
        return [max(self._side(ruler), ruler.block(words, style, room).height + 2) for _, words in self.lines]

    def _left(self, ruler: Ruler) -> float:
        return max(34.0, ruler.px(50)) * min(1.4, ruler.screen.text) if self.sign else 0.0

    def _side(self, ruler: Ruler) -> float:
        return max(26.0, ruler.px(34)) * min(1.4, ruler.screen.text)

    def height(self, ruler: Ruler, width: float) -> float:
        return sum(self._rows(ruler, width))

    def widgets(self, ruler: Ruler, rect: FRect) -> Sequence[Widget]:  # noqa: ARG002
        told = " ".join(words for _, words in self.lines)
        return [Widget(self.id, Role.TEXT, rect, told if self.icon or not self.sign else f"{self.sign}: {told}")]

    def draw(self, canvas: Canvas, rect: FRect) -> None:
        ruler = Ruler(canvas.kit, canvas.screen)
        left, side = self._left(ruler), self._side(ruler)
        style = ruler.style(Face.SENTENCE, theme.BODY)
        big = ruler.style(Face.EXTRA_BOLD, theme.SCORE)
        head = FRect(rect.left, rect.top, left, side)
        if self.icon:
            canvas.icon(self.sign, (head.left + side * 0.4, head.centery), side * 0.8, theme.SUIT_RED)
        elif self.sign:
            canvas.text(self.sign, big, head)
        top = rect.top
        for (sticker, words), high in zip(self.lines, self._rows(ruler, rect.width), strict=True):
            if sticker:
                piece = looks.badge(canvas.kit, sticker, canvas.dots(side * 0.36))
                half = piece.get_width() / canvas.screen.density / 2
                canvas.blit(piece, rect.left + left + side / 2 - half, top + side / 2 - half)
            area = FRect(rect.left + left + side + 6, top, rect.width - left - side - 6, high)
            canvas.block(canvas.wrapped(words, style, area.width), area)
            top += high


def lines_of(words: Words, card: Card) -> tuple[tuple[Sticker | None, str], ...]:
    """Everything that a card does, with the sticker that says when."""
    whole = tuple(card_words.does(words, card))
    if not whole:
        return ((None, words.say("trash_poker.ask.nothing")),)
    return tuple(zip(effect_words.kinds(card), whole, strict=True))


class CardSheet(Sheet):
    """One card, large, and what it does."""

    accent = ACCENT
    width = 720.0

    def __init__(self, house: House, card: Card, face: Faced, overview: Callable[[], None]) -> None:
        super().__init__(house)
        self.card, self._face, self._overview = card, face, overview

    def title(self) -> str:
        """Which."""
        return card_title(self.house.words, self.card)

    def columns(self) -> Sequence[Sequence[Item]]:
        """The card beside its effects."""
        label = self.title()
        shown = CardGrid("shown", (self.card,), self._face, lambda _card: label, 190.0, 150.0)
        return [[Pair(shown, Effects("does", "", lines_of(self.house.words, self.card)))]]

    def foot(self) -> Sequence[Item]:
        """On to all cards."""
        words = self.house.words
        return [
            Buttons(
                [
                    Button("overview", words.say("trash_poker.button.cards.label")),
                    Button("ok", words.say("trash_poker.sheet.ok"), key="return", look=Look.PRIMARY),
                ]
            )
        ]

    def press(self, id: str) -> None:
        """Away, or on."""
        if id in ("ok", "overview"):
            self.back()
        if id == "overview":
            self._overview()


class Overview(Sheet):
    """What every rank does, and the jokers that lie open; what stars and stickers mean, the hand ranks."""

    accent = ACCENT
    width = 1120.0

    def __init__(self, house: House, jokers: Sequence[Card] = ()) -> None:
        super().__init__(house)
        self.jokers = tuple(jokers)

    def title(self) -> str:
        """Its name."""
        return self.house.words.say("trash_poker.button.cards.label")

    def columns(self) -> Sequence[Sequence[Item]]:
        """Jokers first, for they differ from match to match; then ranks in order. Beside them what is the same."""
        return [[*self._jokers(), *self._ranks()], [*self._when(), *self._stars(), *self._hands()]]

    def _jokers(self) -> list[Item]:
        words, items = self.house.words, list[Item]()
        if self.jokers:
            items.append(heading("jokers", words.say("trash_poker.sheet.jokers")))
        for card in self.jokers:
            items.append(Paragraph(f"joker:{card}", card_title(words, card), theme.BODY))
            items.append(Effects(f"joker:{card}:does", "", lines_of(words, card)))
        return items

    def _ranks(self) -> list[Item]:
        words = self.house.words
        head = heading("ranks", words.say("trash_poker.sheet.ranks"))
        return [head, *(Effects(f"rank:{n}", rank_name(n), lines_of(words, Card(n - 1))) for n in range(1, 14))]

    def _when(self) -> list[Item]:
        words = self.house.words
        items: list[Item] = [heading("when", words.say("trash_poker.sheet.when"))]
        for sticker in Sticker:
            line = words.say(f"trash_poker.when.{sticker.value}")
            items.append(Effects(f"when:{sticker.value}", "", ((sticker, line),)))
        return items

    def _stars(self) -> list[Item]:
        words = self.house.words
        return [
            heading("stars", words.say("trash_poker.sheet.stars")),
            Effects("star:red", "star", ((None, words.say("trash_poker.sheet.star.red")),), True),
            note("star:black_white", words.say("trash_poker.sheet.star.black_white")),
        ]

    def _hands(self) -> list[Item]:
        words = self.house.words
        return [
            heading("hands", words.say("trash_poker.sheet.hands")),
            Paragraph("hands:list", words.say("trash_poker.sheet.hands.list"), theme.BODY),
        ]


class Piles(Sheet):
    """The board, the discard pile and the sorted Trash of a seat; every seat's are open."""

    accent = ACCENT
    width = 1080.0

    def __init__(self, house: House, table: Table, view: State, seat: Seat, face: Faced) -> None:
        super().__init__(house)
        self.table, self.view, self.seat, self._face = table, view, seat, face

    def title(self) -> str:
        """Whose."""
        names = self.house.names(self.table)
        return self.house.words.say(names.key("trash_poker.sheet.piles", self.seat), name=names[self.seat])

    def columns(self) -> Sequence[Sequence[Item]]:
        """Whose; Trash; discard pile; board."""
        words, place, names = self.house.words, self.view.places[self.seat], self.house.names(self.table)
        whose = Segments("seat", names.by_seat, int(self.seat), words.say("trash_poker.sheet.whose"))
        trash = sorted(place.trash, key=_sorted_as)
        items: list[Item] = [whose]
        for key, lying in (("trash", tuple(trash)), ("discard", place.discard_pile[::-1])):
            items.append(heading(key, words.count(f"trash_poker.sheet.{key}", len(lying))))
            if lying:
                items.append(CardGrid("look", lying, self._face, lambda card: card_title(words, card)))
        items.append(heading("board", words.say("trash_poker.sheet.board")))
        items += self._board(place.upgrades)
        return [items]

    def _board(self, upgrades: tuple[int, ...]) -> list[Item]:
        words = self.house.words
        shown = [each for each in tiles(words, upgrades, (False,) * 6) if each.count]
        told = [
            words.say("trash_poker.sheet.area", area=each.name, number=each.badge, note=each.note) for each in shown
        ]
        if not told:
            return [note("area:none", words.say("trash_poker.board.none"))]
        return [Paragraph(f"area:{number}", line, theme.BODY) for number, line in enumerate(told)]

    def press(self, id: str) -> None:
        """Another seat's, or a card to look at."""
        name, _, number = id.partition(":")
        if name == "seat":
            self.seat = Seat(int(number))
            self.scrolled.offset = 0.0
        elif name == "look":
            overview = lambda: self.house.stage.push(Overview(self.house))  # noqa: E731
            self.house.stage.push(CardSheet(self.house, Card(int(number)), self._face, overview))


class TakeSheet(Sheet):
    """A card of any Trash: which?"""

    accent = ACCENT
    width = 1000.0

    def __init__(self, house: House, table: Table, view: State, face: Faced, then: Callable[[Card], object]) -> None:
        super().__init__(house)
        self.table, self.view, self._face, self._then = table, view, face, then

    def title(self) -> str:
        """What is asked."""
        return self.house.words.say("trash_poker.button.take")

    def columns(self) -> Sequence[Sequence[Item]]:
        """Every Trash, sorted."""
        words, names = self.house.words, self.house.names(self.table)
        items = list[Item]()
        for seat, place in enumerate(self.view.places):
            if place.trash:
                items.append(heading(f"of:{seat}", words.say("trash_poker.bin.of", name=names[Seat(seat)])))
                shown = tuple(sorted(place.trash, key=_sorted_as))
                items.append(CardGrid("take", shown, self._face, lambda card: card_title(words, card)))
        return [items]

    def press(self, id: str) -> None:
        """That one."""
        if id.startswith("take:"):
            self.back()
            self._then(Card(int(id.partition(":")[2])))


class StarSheet(Sheet):
    """What the stars among the chosen cards stand for."""

    accent = ACCENT
    width = 860.0

    def __init__(self, house: House, stars: Sequence[StarChoice], then: Callable[[StarChoice], None]) -> None:
        super().__init__(house)
        self.stars, self._then = {each.card: each for each in stars}, then

    def title(self) -> str:
        """What is asked."""
        return self.house.words.say("trash_poker.sheet.stars.choose")

    def columns(self) -> Sequence[Sequence[Item]]:
        """For each star a rank, unless its own is printed, and a suit."""
        words, items = self.house.words, list[Item]()
        for star in self.stars.values():
            name = card_short(words, star.card)
            items.append(heading(f"star:{star.card}", name))
            if STARS[star.card] is Star.RED:
                ranks = tuple(map(rank_name, range(1, 14)))
                chosen = Segments(f"rank:{star.card}", ranks, star.rank - 1, name)
                items.append(Labelled(words.say("trash_poker.sheet.star.rank"), chosen))
            suits = Segments(f"suit:{star.card}", tuple(SIGNS), star.suit, name)
            items.append(Labelled(words.say("trash_poker.sheet.star.suit"), suits))
        return [items]

    def foot(self) -> Sequence[Item]:
        """Done."""
        label = self.house.words.say("trash_poker.sheet.ok")
        return [Buttons([Button("ok", label, key="return", look=Look.PRIMARY)])]

    def press(self, id: str) -> None:
        """Another rank or suit, at once."""
        if id == "ok":
            self.back()
            return
        name, card, number = id.split(":")
        star = self.stars[Card(int(card))]
        changed = star._replace(rank=int(number) + 1) if name == "rank" else star._replace(suit=int(number))
        self.stars[star.card] = changed
        self._then(changed)


def _sorted_as(card: Card) -> tuple[int, ...]:
    """Aces first, then up to Kings, jokers after the cards of their first rank, stars last."""
    ranks = HIGH_RANKS[card]
    first = 1 if ranks and ranks[0] == 14 else ranks[0] if ranks else 15
    return first, int(is_joker(card)), card
