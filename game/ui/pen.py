"""Prints on one side of a card. Lengths are units of a card that is 200 wide and 280 high."""

from dataclasses import dataclass
from math import cos, pi, sin

from pygame import SRCALPHA, FRect, Surface, draw, transform

from game.core.french import ACE, JACK, KING, QUEEN, SUITS
from game.ui import shapes, theme
from game.ui.canvas import Kit, Point
from game.ui.cards import HEIGHT
from game.ui.text import Style
from game.ui.theme import Colour, Face

UNITS = 200
LETTERS = {ACE: "A", JACK: "J", QUEEN: "Q", KING: "K"}
"""How the ranks without pips are written."""


@dataclass(frozen=True, slots=True)
class Pen:
    """What a card is printed with."""

    kit: Kit
    side: Surface
    width: int
    """Device pixels of the card."""

    @classmethod
    def on_paper(cls, kit: Kit, width: int) -> "Pen":
        """One with an unprinted card, square corners."""
        side = Surface((width, round(width * HEIGHT)), SRCALPHA)
        side.fill((*theme.CARD, 255))
        return cls(kit, side, width)

    def px(self, units: float) -> int:
        """Units in device pixels."""
        return round(units * self.width / UNITS)

    def edge(self, colour: Colour = theme.CARD_EDGE) -> None:
        """The thin line along the card's edge."""
        line = max(1, self.px(2.4))
        rim = shapes.rounded(self.side.get_size(), self.px(16), (*theme.CARD, 0), line, (*colour, 255))
        self.side.blit(rim, (0, 0))

    def put(self, piece: Surface, centre: Point) -> None:
        """A piece about `centre`."""
        left, top = self.px(centre[0]) - piece.get_width() // 2, self.px(centre[1]) - piece.get_height() // 2
        self.side.blit(piece, (left, top))

    def rank(self, rank: int, at: Point, size: float, ink: Colour) -> None:
        """A rank, 1 to 13, its baseline's middle at `at`. The ten is narrower."""
        words = LETTERS.get(rank, str(rank))
        style = Style(Face.EXTRA_BOLD, max(1.0, size * self.width / UNITS), ink, -0.09 if rank == 10 else 0.0)
        piece, baseline, _ = self.kit.lettering.piece(words, style, 1.0)
        wide = piece.get_width()
        if rank == 10:
            wide = round(wide * 0.74)
            piece = transform.smoothscale(piece, (wide, piece.get_height()))
        self.side.blit(piece, (self.px(at[0]) - wide // 2, self.px(at[1]) - baseline))

    def suit(self, suit: int, centre: Point, size: float, ink: Colour, turned: bool = False) -> None:
        """A suit, by its index, about `centre`; upside down when `turned`."""
        piece = self.kit.pictures.icon(f"suit_{SUITS[suit]}", max(1, self.px(size)), ink)
        self.put(transform.rotate(piece, 180) if turned else piece, centre)

    def icon(self, name: str, centre: Point, size: float, ink: Colour) -> None:
        """An icon about `centre`."""
        self.put(self.kit.pictures.icon(name, max(1, self.px(size)), ink), centre)

    def words(self, words: str, at: Point, size: float, ink: Colour, align: float = 0.0) -> None:
        """A line of words on a baseline: `at` is its left end (`align` 0), middle or right end (1)."""
        style = Style(Face.SENTENCE, max(1.0, size * self.width / UNITS), ink)
        piece, baseline, _ = self.kit.lettering.piece(words, style, 1.0)
        self.side.blit(piece, (self.px(at[0]) - round(piece.get_width() * align), self.px(at[1]) - baseline))

    def turn_corner(self, width: float, height: float) -> None:
        """The left top corner once more at the right bottom, upside down."""
        size = self.px(width), self.px(height)
        corner = transform.rotate(self.side.subsurface((0, 0, *size)), 180)
        whole = self.side.get_size()
        self.side.blit(corner, (whole[0] - size[0], whole[1] - size[1]))

    def framed(self, name: str, area: FRect, radius: float, line: float, ink: Colour) -> None:
        """A baked picture in a frame."""
        left, top = self.px(area.left), self.px(area.top)
        size = self.px(area.right) - left, self.px(area.bottom) - top
        self.side.blit(transform.smoothscale(self.kit.assets.master(name), size), (left, top))
        edge = max(1, self.px(line))
        rim = shapes.rounded(size, self.px(radius), (*ink, 0), edge, (*ink, 255))
        self.side.blit(rim, (left, top))

    def dotted(self, centre: Point, radius: float, ink: Colour) -> None:
        """A ring of dots, hardly to be seen."""
        shade = theme.mixed(ink, 70, theme.CARD)
        reach = self.px(radius)
        size = 2 * reach + 8

        def dots(large: Surface) -> None:
            middle, far, dot = size * shapes.FINE / 2, reach * shapes.FINE, self.width / UNITS * shapes.FINE
            for step in range(40):
                spot = middle + far * cos(step * pi / 20), middle + far * sin(step * pi / 20)
                draw.circle(large, (*shade, 255), spot, max(1.0, 1.3 * dot))

        ring = shapes.fine(size, size, shade, dots)
        self.side.blit(ring, (self.px(centre[0]) - size // 2, self.px(centre[1]) - size // 2))
