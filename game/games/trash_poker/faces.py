"""The faces of Trash Poker's cards: French ones with a sticker and their deck's sign, and jokers made from their rows.

Lengths are units of a card that is 200 wide and 280 high.
"""

from dataclasses import dataclass

from pygame import BLEND_RGBA_MULT, SRCALPHA, Rect, Surface, draw, transform

from game.core.cards import Card
from game.core.french import SIZE
from game.games.trash_poker import effect_words, looks
from game.games.trash_poker.backs import JokerBackPrint
from game.games.trash_poker.rules import cards as deck
from game.games.trash_poker.rules.effects import Sticker
from game.games.trash_poker.rules.jokers import Joker, Stack, Star
from game.ui import cards, shapes, theme
from game.ui.canvas import Kit
from game.ui.french_cards import FrenchPrint, suit_ink
from game.ui.pen import Pen
from game.ui.text import Style
from game.ui.theme import Colour, Face, colour
from game.words import Words

_GROUNDS = (colour("#27406B"), colour("#8E2B3A"), colour("#8A4A22"), colour("#2C5A58"))
"""Of jokers, by suit."""
_STARRED, _NIGHT = colour("#35305F"), colour("#1F2430")
_STAR_RED = colour("#E8483C")
_COLUMN, _LARGE_COLUMN = 40.0, 84.0
"""Width of the index column of a joker."""
_STICKER_LINE, _STICKER_LETTERS = 19.0, 16.0
_ROOM_FOR_WORDS = 118.0
"""Units of height that stickers with words may take together."""


@dataclass(frozen=True, slots=True)
class PlayingPrint:
    """A card of a starting deck."""

    french: FrenchPrint
    stickers: tuple[Sticker, ...]
    deck: int
    """The seat whose starting deck it is from."""

    def paint(self, kit: Kit, width: int, large: bool) -> Surface:
        """The French face, in the index column its stickers and its deck's sign."""
        side = self.french.paint(kit, width, large)
        self._column(Pen(kit, side, width), large or self.french.large)
        return side

    def paint_index(self, kit: Kit, side: Surface, large: bool) -> None:
        """Column and all."""
        self.french.paint_index(kit, side, large)
        self._column(Pen(kit, side, side.get_width()), large or self.french.large)

    def _column(self, pen: Pen, large: bool) -> None:
        x, y, radius = (42.0, 178.0, 21.0) if large else (25.0, 106.0, 15.5)
        if len(self.stickers) == 1:
            pen.put(looks.badge(pen.kit, self.stickers[0], max(1, pen.px(radius))), (x, y))
        else:
            small = radius * 0.7
            for number, sticker in enumerate(self.stickers):
                aside = (number - 0.5) * 2.1 * small
                pen.put(looks.badge(pen.kit, sticker, max(1, pen.px(small))), (x + aside, y))
        sign = looks.SIGNS[self.deck]
        at, size = ((42.0, 232.0), 50.0) if large else ((26.0, 144.0), 34.0)
        pen.icon(sign, at, size, looks.DECK_COLOURS[self.deck])


@dataclass(frozen=True, slots=True)
class JokerPrint:
    """A joker, made from its row."""

    row: Joker
    number: str
    stickers: tuple[tuple[Sticker, str], ...]
    """What each says; several of one kind one after another."""
    four: bool = False
    large: bool = False

    def paint(self, kit: Kit, width: int, large: bool) -> Surface:
        """Ground, symbols in a column, a picture of them, stickers."""
        pen, large = Pen.on_paper(kit, width), large or self.large
        self._ground(pen)
        self._picture(pen, large, self._floor(pen, large))
        self._column(pen, large)
        if self._worded(pen, large):
            self._strips(pen, 258)
        else:
            self._badges(pen, large)
        if not large:
            pen.words(self.number, (180, 30), 15, theme.CARD, 1.0)
        pen.edge(looks.GOLD)
        return pen.side

    def paint_index(self, kit: Kit, side: Surface, large: bool) -> None:
        """Its column."""
        self._column(Pen(kit, side, side.get_width()), large or self.large)

    def _worded(self, pen: Pen, large: bool) -> bool:
        """Whether its stickers have room for words."""
        return not large and self._height(pen) <= _ROOM_FOR_WORDS

    def _floor(self, pen: Pen, large: bool) -> float:
        """Where the stickers begin."""
        return 258 - self._height(pen) if self._worded(pen, large) else 206

    @property
    def _shade(self) -> Colour:
        if self.row.star is Star.RED or self.row.suit is None:
            return _STARRED if self.row.star is not Star.BLACK_WHITE else _NIGHT
        return _GROUNDS[self.row.suit]

    def _ground(self, pen: Pen) -> None:
        """Crooked checks, a slanting gleam and a golden line: jokers are precious."""
        area = Rect(pen.px(10), pen.px(10), pen.px(180), pen.px(260))
        unit, base = area.width / 180 * shapes.FINE, self._shade
        light, gleam = theme.mixed(theme.WHITE, 16, base), theme.mixed(theme.WHITE, 34, base)

        def paint(large: Surface) -> None:
            large.fill((*base, 255))
            for step in range(11):
                for down in range(13):
                    if (step + down) % 2:
                        x, y = (step * 30 - 40 - down * 4) * unit, (down * 30 - 50 + step * 4) * unit
                        side, tilt = 30 * unit, 4 * unit
                        corners = [
                            (x, y),
                            (x + side, y + tilt),
                            (x + side - tilt, y + side + tilt),
                            (x - tilt, y + side),
                        ]
                        draw.polygon(large, (*light, 255), corners)
            for left, wide in ((96, 16), (120, 5)):
                corners = [(left, 0), (left + wide, 0), (left + wide - 130, 260), (left - 130, 260)]
                draw.polygon(large, (*gleam, 255), [(x * unit, y * unit) for x, y in corners])

        field = shapes.fine(area.width, area.height, base, paint)
        field.blit(shapes.rounded(area.size, pen.px(9), (255, 255, 255, 255)), (0, 0), special_flags=BLEND_RGBA_MULT)
        pen.side.blit(field, area)
        line = max(1, pen.px(2.2))
        pen.side.blit(shapes.rounded(area.size, pen.px(9), (*base, 0), line, (*looks.GOLD, 255)), area)

    # The column of symbols

    def _column(self, pen: Pen, large: bool) -> None:
        rows = len(self.row.ranks) + (self.row.star is not None)
        if not rows:
            return
        width = _LARGE_COLUMN if large else _COLUMN
        step = self._step(pen, rows, large)
        high = rows * step + (6 if large else 10)
        size = pen.px(width), pen.px(high)
        patch = shapes.rounded((size[0] + pen.px(12), size[1] + pen.px(12)), pen.px(12), (*theme.CARD, 255))
        at = pen.px(10), pen.px(10)
        pen.side.blit(patch, at, (pen.px(12), pen.px(12), *size))
        top = 10.0
        for rank in self.row.ranks:
            self._symbol(pen, rank, top, step, large)
            top += step
        if self.row.star:
            self._star(pen, top, step, width)

    def _step(self, pen: Pen, rows: int, large: bool) -> float:
        most, room = (92.0, 200.0) if large else (74.0, self._floor(pen, large) - 26)
        return min(most, room / max(1, rows))

    def _symbol(self, pen: Pen, rank: int, top: float, step: float, large: bool) -> None:
        """A rank and its suit: below it, or in large print and where it is tight beside it."""
        ink = suit_ink(self.row.suit, self.four) if self.row.suit is not None else theme.SUIT_BLACK
        if large:
            size = min(66.0, step * 0.84)
            pen.rank(rank, (34.0, top + step * 0.52 + size * 0.34), size, ink)
            if self.row.suit is not None:
                pen.suit(self.row.suit, (72.0, top + step * 0.54), size * 0.52, ink)
            return
        size = min(40.0, step * 0.58)
        pen.rank(rank, (29.0, top + step * 0.5), size, ink)
        if self.row.suit is not None:
            pen.suit(self.row.suit, (29.0, top + step * 0.73), size * 0.58, ink)

    def _star(self, pen: Pen, top: float, step: float, width: float) -> None:
        centre = (10 + width / 2, top + min(step, width + 12) * 0.54)
        size = min(width * 0.92, step * 0.8)
        if self.row.star is Star.RED:
            pen.icon("star", centre, size, theme.SUIT_RED)
        else:
            two_coloured(pen, centre, size)

    # The picture

    def _picture(self, pen: Pen, large: bool, floor: float) -> None:
        """A smiling star, or cards with its symbols, in what is left of the face."""
        left = 10 + (_LARGE_COLUMN if large else _COLUMN)
        area = (left + 6, 40.0, 184.0, floor - 6)
        centre = ((area[0] + area[2]) / 2, (area[1] + area[3]) / 2)
        reach = min(area[2] - area[0], area[3] - area[1])
        if self.row.stack is Stack.FINAL or self.row.star is Star.RED:
            _smile(pen, centre, reach * 0.5)
        elif self.row.star is Star.BLACK_WHITE:
            two_coloured(pen, centre, reach * 0.9)
        else:
            self._cards(pen, centre, reach)

    def _cards(self, pen: Pen, centre: tuple[float, float], reach: float) -> None:
        ranks = self.row.ranks[:3]
        wide = min(78.0, reach * (0.6 if len(ranks) < 3 else 0.5))
        for number, rank in enumerate(ranks):
            aside = number - (len(ranks) - 1) / 2
            at = centre[0] + aside * wide * 0.46, centre[1] + aside * wide * 0.18
            pen.put(self._small_card(pen, rank, wide, -aside * 21), at)

    def _small_card(self, pen: Pen, rank: int, wide: float, turn: float) -> Surface:
        width = max(4, pen.px(wide * 2))
        card = Pen.on_paper(pen.kit, width)
        ink = suit_ink(self.row.suit, self.four) if self.row.suit is not None else theme.SUIT_BLACK
        card.rank(rank, (100, 142), 138, ink)
        if self.row.suit is not None:
            card.suit(self.row.suit, (100, 214), 84, ink)
        size, corner = card.side.get_size(), card.px(22)
        rim = shapes.rounded(size, corner, (*theme.CARD, 0), max(1, card.px(7)), (*theme.INK, 255))
        card.side.blit(shapes.rounded(size, corner, (255, 255, 255, 255)), (0, 0), special_flags=BLEND_RGBA_MULT)
        card.side.blit(rim, (0, 0))
        return transform.rotozoom(card.side, turn, 0.5)

    # Stickers

    def _lines(self, pen: Pen, words: str) -> tuple[str, ...]:
        style = Style(Face.SENTENCE, _STICKER_LETTERS * 4)
        return pen.kit.lettering.wrap(words, style, 116 * 4, 1.0)

    def _height(self, pen: Pen) -> float:
        """Of all stickers with their words."""
        return sum(16 + len(self._lines(pen, words)) * _STICKER_LINE for _, words in self.stickers) + max(
            0, 5 * (len(self.stickers) - 1)
        )

    def _strips(self, pen: Pen, bottom: float) -> None:
        """Stickers with words, from the bottom upwards, a little crooked."""
        for sticker, words in reversed(self.stickers):
            lines = self._lines(pen, words)
            high = 16 + len(lines) * _STICKER_LINE
            pen.put(self._strip(pen, sticker, lines, high), (101, bottom - high / 2))
            bottom -= high + 5

    def _strip(self, pen: Pen, sticker: Sticker, lines: tuple[str, ...], high: float) -> Surface:
        look, fine = looks.STICKERS[sticker], 2
        size = pen.px(166) * fine, pen.px(high) * fine
        strip = shapes.rounded(size, pen.px(11) * fine, (*look.ground, 255), pen.px(3.2) * fine, (*theme.CARD, 255))
        writer = Pen(pen.kit, strip, pen.width * fine)
        writer.icon(look.icon, (23, high / 2), 26, look.ink)
        for number, line in enumerate(lines):
            base = high / 2 + 5.5 + (number - (len(lines) - 1) / 2) * _STICKER_LINE
            writer.words(line, (42, base), _STICKER_LETTERS, look.ink)
        return transform.rotozoom(strip, 1.5, 1 / fine)

    def _badges(self, pen: Pen, large: bool) -> None:
        """Stickers without words, each kind once: what they say is one touch away."""
        kinds = tuple(dict.fromkeys(sticker for sticker, _ in self.stickers))
        radius = 25.0 if large else 19.0
        for number, sticker in enumerate(kinds):
            back = len(kinds) - 1 - number
            at = 186 - radius * 1.1 - back * radius * 2.5, 264 - radius * 1.25
            pen.put(looks.badge(pen.kit, sticker, max(1, pen.px(radius))), at)


def two_coloured(pen: Pen, centre: tuple[float, float], size: float) -> None:
    """A star, its left half white with a black edge, its right half black with a white edge."""
    pixels = max(4, pen.px(size))
    whole = Surface((pixels, pixels), SRCALPHA)
    whole.blit(pen.kit.pictures.icon("star", pixels, theme.SUIT_BLACK), (0, 0))
    inner = max(2, round(pixels * 0.78))
    white = pen.kit.pictures.icon("star", inner, theme.CARD)
    whole.blit(white, ((pixels - inner) // 2, (pixels - inner) // 2), (0, 0, inner // 2, inner))
    rim = pen.kit.pictures.icon("star", round(pixels * 1.12), theme.CARD)
    pen.put(rim, centre)
    pen.put(whole, centre)


def _smile(pen: Pen, centre: tuple[float, float], reach: float) -> None:
    """The smiling star."""
    side, r = max(4, pen.px(2.2 * reach)), reach * pen.width / 200 * shapes.FINE

    def paint(large: Surface) -> None:
        x = y = large.get_width() / 2
        draw.polygon(large, (*theme.INK, 255), looks.star(x, y + r * 0.05, r * 1.06, r * 0.47, 5))
        draw.polygon(large, (*_STAR_RED, 255), looks.star(x, y, r, r * 0.43, 5))
        for eye in (-0.2, 0.2):
            draw.circle(large, (*theme.INK, 255), (x + eye * r, y - 0.06 * r), r * 0.08)
        mouth = [(x + t * 0.2 * r, y + (0.26 - 0.12 * t * t) * r) for t in (-1, -0.5, 0, 0.5, 1)]
        shapes.stroke(large, (*theme.INK, 255), mouth, r * 0.075)

    pen.put(shapes.fine(side, side, theme.INK, paint), centre)


def face(words: Words, card: Card, four: bool = False, large: bool = False) -> cards.Print:
    """What is printed on a card."""
    told = effect_words.told(words, card)
    printed = deck.row(card)
    if printed is None:
        french = FrenchPrint.of(Card(card % SIZE), four, large)
        kinds = tuple(dict.fromkeys(each.sticker for each in told))
        return PlayingPrint(french, kinds, card // SIZE)
    number = words.say("trash_poker.joker.number", number=deck.number(card))
    return JokerPrint(printed, number, tuple((each.sticker, each.short) for each in told), four, large)


JOKER_BACK = JokerBackPrint()
