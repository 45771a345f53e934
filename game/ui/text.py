"""Words measured, broken, fitted and turned into pieces. Sizes are CSS pixels; `density` device pixels to each."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from pygame import Surface
from pygame.font import Font

from game.ui.assets import Assets, Pictures
from game.ui.pieces import Pieces
from game.ui.screen import SMALLEST_TEXT
from game.ui.shapes import clear
from game.ui.theme import INK, Colour, Face

GLYPHS = {"✓": "check", "→": "right", "♠": "suit_S", "♥": "suit_H", "♦": "suit_D", "♣": "suit_C"}
"""Signs that the fonts lack, and the icons that stand for them."""
_SPLIT = re.compile(f"([{''.join(GLYPHS)}])")
_UNSEEN = re.compile("[\0-\x1f\x7f\ud800-\udfff]")
"""Characters of links, names and saves that SDL refuses or breaks a line at: each is set as a space."""
REMEMBERED = 2000
REMEMBERED_WIDTHS = 20_000
"""Blocks, and widths of lines, that are kept before all are forgotten."""
_NO_BREAK = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True, slots=True)
class Style:
    """How words look."""

    face: Face
    size: float
    """CSS pixels to the em."""
    colour: Colour = INK
    spacing: float = 0.0
    """Em between letters."""
    tabular: bool = False
    """Every digit as wide as the widest, so that a counting number stands still."""
    leading: float = 1.28
    """Em from line to line."""

    @property
    def line(self) -> float:
        """CSS pixels from line to line."""
        return self.size * self.leading


@dataclass(frozen=True, slots=True)
class Block:
    """Words broken into lines at the size that fitted."""

    lines: tuple[str, ...]
    style: Style
    width: float
    """CSS pixels of the longest line."""

    @property
    def height(self) -> float:
        """CSS pixels of all lines."""
        return self.style.line * len(self.lines)


class Lettering:
    """Sets words in the fonts of the house."""

    def __init__(self, assets: Assets, pictures: Pictures, pieces: Pieces) -> None:
        self._assets = assets
        self._pictures = pictures
        self._pieces = pieces
        self._widths: dict[tuple[str, Face, int, float, bool], int] = {}
        self._blocks: dict[tuple[str, Style, float, float], Block] = {}

    def width(self, words: str, style: Style, density: float) -> float:
        """How wide one line is, in CSS pixels."""
        return self._measure(words, style, _pixels(style, density)) / density

    def wrap(self, words: str, style: Style, width: float, density: float) -> tuple[str, ...]:
        """`words` in lines no wider than `width`, but for a single word that is wider itself."""
        lines: list[str] = []
        for paragraph in words.split("\n"):
            line = ""
            for word in _breakable(paragraph):
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, style, density) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return tuple(lines)

    def block(self, words: str, style: Style, width: float, density: float) -> Block:
        """`words` broken to `width`, in as many lines as that takes. Remembered: dialogs ask for the same again."""
        key = words, style, width, density
        if key not in self._blocks:
            if len(self._blocks) >= REMEMBERED:
                self._blocks.clear()
            lines = self.wrap(words, style, width, density)
            self._blocks[key] = Block(lines, style, max(self.width(line, style, density) for line in lines))
        return self._blocks[key]

    def fit(self, words: str, style: Style, width: float, height: float, density: float) -> Block:
        """`words` within `width` by `height`: broken into lines first, then smaller, at last with its end cut off.

        No sentence of the house may come to that: see `tests/ui/test_scenes.py`.
        """
        block = self._shrunk(words, style, width, height, density)
        return block if _within(block, width, height) else self._cut(block, width, height, density)

    def name(self, words: str, style: Style, width: float, height: float, density: float) -> Block:
        """A name, which is as long as people like: likewise, but it may well end in an ellipsis."""
        block = self._shrunk(words, style, width, height, density)
        return block if _within(block, width, height) else self._shortened(block, width, height, density)

    def first(self, choices: Iterable[str], style: Style, width: float, height: float, density: float) -> Block | None:
        """The first of `choices` that fits whole into `width` by `height`; None when none does."""
        blocks = (self._shrunk(words, style, width, height, density) for words in choices)
        return next((block for block in blocks if _within(block, width, height)), None)

    def _shrunk(self, words: str, style: Style, width: float, height: float, density: float) -> Block:
        block = self.block(words, style, width, density)
        while not _within(block, width, height) and block.style.size > SMALLEST_TEXT:
            smaller = replace(block.style, size=max(SMALLEST_TEXT, block.style.size * 0.94))
            block = self.block(words, smaller, width, density)
        return block

    def _cut(self, block: Block, width: float, height: float, density: float) -> Block:
        return self._shortened(block, width, height, density)

    def _shortened(self, block: Block, width: float, height: float, density: float) -> Block:
        kept = max(1, int((height + 0.5) / block.style.line))
        lines = [self._shorten(line, block.style, width, density) for line in block.lines[:kept]]
        if kept < len(block.lines):
            lines[-1] = self._shorten(lines[-1] + "…", block.style, width, density)
        return Block(tuple(lines), block.style, max(self.width(line, block.style, density) for line in lines))

    def _shorten(self, line: str, style: Style, width: float, density: float) -> str:
        while len(line) > 1 and self.width(line, style, density) > width:
            line = line.rstrip("…")[:-1].rstrip() + "…"
        return line

    def piece(self, words: str, style: Style, density: float) -> tuple[Surface, int, int]:
        """One line as a surface, with its baseline and the height of its capitals in device pixels."""
        words, pixels = _UNSEEN.sub(" ", words), _pixels(style, density)
        font = self._assets.font(style.face, pixels)
        key = "line", words, style.face, pixels, style.colour, style.spacing, style.tabular
        piece = self._pieces.get(key, lambda: self._line(words, style, pixels))
        return piece, font.get_ascent() + _rise(piece, font), capital(font)

    def _line(self, words: str, style: Style, pixels: int) -> Surface:
        font = self._assets.font(style.face, pixels)
        # SDL renders no text without width: at small sizes a space has none, and some letters never have.
        if font.size(words)[0] and not style.spacing and not style.tabular and not _SPLIT.search(words):
            return font.render(words, True, style.colour)
        width = self._measure(words, style, pixels)
        rise = _rise(font.render(words, True, style.colour), font) if font.size(words)[0] else 0
        line = clear(width + 1, font.get_height() + rise, style.colour)
        x = 0.0
        for part, advance in self._parts(words, style, pixels):
            self._put(line, part, x, advance, style, pixels)
            x += advance
        return line

    def _put(self, line: Surface, part: str, x: float, advance: float, style: Style, pixels: int) -> None:
        font = self._assets.font(style.face, pixels)
        baseline = font.get_ascent() + _rise(line, font)
        if part in GLYPHS:
            size = round(pixels * 0.82)
            icon = self._pictures.icon(GLYPHS[part], size, style.colour)
            line.blit(icon, (round(x + pixels * 0.04), baseline - (capital(font) + size) // 2))
            return
        if part.isspace() or not font.size(part)[0]:
            return
        letters = font.render(part, True, style.colour)
        inset = (advance - letters.get_width()) / 2 if style.tabular and part.isdigit() else 0
        line.blit(letters, (round(x + inset), _rise(line, font) - _rise(letters, font)))

    def _measure(self, words: str, style: Style, pixels: int) -> int:
        words = _UNSEEN.sub(" ", words)
        key = words, style.face, pixels, style.spacing, style.tabular
        if key not in self._widths:
            if len(self._widths) >= REMEMBERED_WIDTHS:
                self._widths.clear()
            self._widths[key] = round(sum(advance for _, advance in self._parts(words, style, pixels)))
        return self._widths[key]

    def _parts(self, words: str, style: Style, pixels: int) -> Iterator[tuple[str, float]]:
        """The runs that are drawn in one go, with how far each moves the pen, in device pixels."""
        font = self._assets.font(style.face, pixels)
        for run in filter(None, _SPLIT.split(words)):
            if run in GLYPHS:
                yield run, pixels * 0.9
            elif style.spacing or style.tabular:
                digit = max(font.size(each)[0] for each in "0123456789") if style.tabular else 0
                for letter in run:
                    wide = digit if style.tabular and letter.isdigit() else font.size(letter)[0]
                    yield letter, wide + style.spacing * pixels
            else:
                yield run, font.size(run)[0]


def _rise(line: Surface, font: Font) -> int:
    """How much lower the baseline is than the font says: SDL makes room above for accents on capitals."""
    return line.get_height() - font.get_height()


def capital(font: Font) -> int:
    """The height of capitals, in pixels."""
    return _capitals(font)[3]


def _capitals(font: Font) -> tuple[int, ...]:
    metrics: Sequence[tuple[int, ...] | None] = font.metrics("H")
    return metrics[0] or (0, 0, 0, font.get_ascent(), 0)


def _pixels(style: Style, density: float) -> int:
    return max(1, round(style.size * density))


def _within(block: Block, width: float, height: float) -> bool:
    return block.width <= width + 0.5 and block.height <= height + 0.5


def _breakable(paragraph: str) -> list[str]:
    """Words that may stand at a line's end: a word of one letter stays with the next, as Polish type demands."""
    words: list[str] = []
    for word in paragraph.split(" "):
        if words and len(words[-1].split(_NO_BREAK)[-1]) == 1 and words[-1][-1].isalpha():
            words[-1] += _NO_BREAK + word
        else:
            words.append(word)
    return words
