"""What is printed on Polyester's cards. Lengths are units of a card that is 200 wide and 280 high."""

from dataclasses import dataclass

from pygame import SRCALPHA, Rect, Surface, draw, transform

from game.ui import shapes, theme
from game.ui.canvas import Kit
from game.ui.cards import HEIGHT, reduced
from game.ui.text import Style
from game.ui.theme import Colour, Face, colour

UNITS = 200
EDGE = colour("#B9A57E")
_BEIGE_LABEL, _BEIGE_INK = colour("#FBF3E0"), colour("#3A2A18")
LABELS: dict[tuple[str, str], tuple[Colour, Colour]] = {
    ("vinyl", "neon"): (colour("#121A24"), colour("#25D9EE")),
    ("sequin", "neon"): (colour("#231C12"), colour("#FFE04D")),
    ("faux", "neon"): (colour("#1E1430"), colour("#C98BFF")),
    ("mesh", "neon"): (colour("#10200F"), colour("#7DF75A")),
    ("vinyl", "beige"): (_BEIGE_LABEL, _BEIGE_INK),
    ("sequin", "beige"): (_BEIGE_LABEL, _BEIGE_INK),
    ("faux", "beige"): (_BEIGE_LABEL, _BEIGE_INK),
    ("mesh", "beige"): (_BEIGE_LABEL, _BEIGE_INK),
    ("vinyl", "illustrated"): (colour("#FFF3DC"), colour("#6B2412")),
    ("sequin", "illustrated"): (colour("#EEF7F1"), colour("#0E4650")),
    ("faux", "illustrated"): (colour("#FFF1D8"), colour("#5A2A10")),
    ("mesh", "illustrated"): (colour("#F6F3DF"), colour("#2C4318")),
}
"""Ground and print of the woven label and the rank's patch, by fabric and finish."""
ACTION_LABELS: dict[str, tuple[Colour, Colour]] = {
    "knockoff": (colour("#EFE6D2"), colour("#7E2718")),
    "vip_pass": (colour("#FFF3DC"), colour("#27305C")),
    "loyalty_discount": (colour("#F3F7E8"), colour("#1B4D37")),
    "store_credit": (colour("#FFF3DC"), colour("#7A3A0C")),
}


@dataclass(frozen=True, slots=True)
class FabricPrint:
    """A fabric card. Words come in the player's language; an empty one is not printed."""

    rank: str
    fabric: str
    """`vinyl`, `sequin`, `faux` or `mesh`."""
    finish: str
    """`neon`, `beige` or `illustrated`."""
    over: str
    """The upper word of the label: NEON, BEIGE."""
    name: str
    ribbon: str = ""
    """WILD, on wild ranks."""
    locked: str = ""
    """LOCKED, on cards that are sewn down."""

    def paint(self, kit: Kit, width: int, large: bool) -> Surface:
        """The face; large print has a larger rank and, on the label, the fabric alone."""
        side = reduced(kit, f"cards/{self.fabric}_{self.finish}.png", width, EDGE)
        pen = Pen(kit, side, width)
        ground, ink = LABELS[self.fabric, self.finish]
        self.paint_index(kit, side, large)
        if large:
            self._large(pen, ground, ink)
        else:
            pen.words(self.over, Face.LABEL, 24, (22, 226), ink, spacing=0.08)
            pen.words(self.name, Face.LABEL, 37, (22, 259 if self.over else 248), ink, spacing=0.03, room=118)
        if self.ribbon:
            pen.ribbon(self.ribbon, large)
        if self.locked:
            pen.stitch_rim()
            pen.lock_label(self.locked, large)
        return side

    def paint_index(self, kit: Kit, side: Surface, large: bool) -> None:
        """The rank on its patch; 6 and 9 are underlined."""
        pen = Pen(kit, side, side.get_width())
        ground, ink = LABELS[self.fabric, self.finish]
        pen.box((13, 13, 108, 110) if large else (13, 13, 73, 83), ground, 6)
        at, size = ((67.0, 106.0), 124.0) if large else ((49.0, 80.0), 84.0)
        pen.words(self.rank, Face.EXTRA_BOLD, size, at, ink, align=0.5)
        if self.rank in ("6", "9"):
            wide, drop = size * 0.4, size * 0.07
            pen.box((at[0] - wide / 2, at[1] + drop, wide, size * 0.055), ink, 2)

    def _large(self, pen: "Pen", ground: Colour, ink: Colour) -> None:
        pen.box((14, 206, 172, 60), ground, 0)
        pen.box((10, 196, 180, 12), ground, 0)
        pen.words(self.name, Face.LABEL, 62, (100, 257), ink, align=0.5, spacing=0.03, room=166)
        pen.box((134, 134, 50, 50), ground, 25)
        pen.icon(self.fabric, (159, 159), 36, ink)


@dataclass(frozen=True, slots=True)
class ActionPrint:
    """An action card: `knockoff`, `vip_pass`, `loyalty_discount` or `store_credit`, and its name."""

    kind: str
    name: str

    def paint_index(self, kit: Kit, side: Surface, large: bool) -> None:
        """Its picture says enough."""

    def paint(self, kit: Kit, width: int, large: bool) -> Surface:
        """The face; the name stands in two lines if it has two words."""
        side = reduced(kit, f"cards/{self.kind}.png", width, EDGE)
        pen = Pen(kit, side, width)
        _, ink = ACTION_LABELS[self.kind]
        lines = self.name.upper().split(" ", 1)
        size = (52 if large else 44) if len(lines) == 1 else 32
        first = 250 if len(lines) == 1 else 232
        for number, line in enumerate(lines):
            pen.words(line, Face.LABEL, size, (100, first + 29 * number), ink, align=0.5, spacing=0.03, room=164)
        return side


@dataclass(frozen=True, slots=True)
class Pen:
    """Prints on one side of a card, in units."""

    kit: Kit
    side: Surface
    width: int

    def px(self, units: float) -> int:
        """Units in device pixels."""
        return round(units * self.width / UNITS)

    def words(
        self,
        words: str,
        face: Face,
        size: float,
        at: tuple[float, float],
        ink: Colour,
        *,
        align: float = 0.0,
        spacing: float = 0.0,
        room: float = UNITS,
    ) -> None:
        """A line whose baseline starts (or, with `align` 0.5, is centred) at `at`; smaller if wider than `room`."""
        if not words:
            return
        style = Style(face, max(1.0, size * self.width / UNITS), ink, spacing)
        wide = self.kit.lettering.width(words, style, 1.0)
        if wide > self.px(room):
            style = Style(face, max(1.0, style.size * self.px(room) / wide), ink, spacing)
        piece, baseline, _ = self.kit.lettering.piece(words, style, 1.0)
        self.side.blit(piece, (self.px(at[0]) - round(piece.get_width() * align), self.px(at[1]) - baseline))

    def measure(self, words: str, face: Face, size: float) -> float:
        """How wide a line would be, in units."""
        style = Style(face, max(1.0, size * self.width / UNITS), spacing=0.03)
        return self.kit.lettering.width(words, style, 1.0) * UNITS / self.width

    def box(
        self, area: tuple[float, float, float, float], fill: Colour, radius: float, rim: Colour | None = None
    ) -> None:
        """A filled box: left, top, width and height."""
        left, top, right, bottom = (self.px(each) for each in (area[0], area[1], area[0] + area[2], area[1] + area[3]))
        size = max(1, right - left), max(1, bottom - top)
        edge = max(1, self.px(2.4)) if rim else 0
        shape = shapes.rounded(size, min(self.px(radius), min(size) // 2), (*fill, 255), edge, (*(rim or fill), 255))
        self.side.blit(shape, (left, top))

    def icon(self, name: str, centre: tuple[float, float], size: float, ink: Colour) -> None:
        """An icon about `centre`."""
        piece = self.kit.pictures.icon(name, max(1, self.px(size)), ink)
        self.side.blit(
            piece, (self.px(centre[0]) - piece.get_width() // 2, self.px(centre[1]) - piece.get_height() // 2)
        )

    def ribbon(self, word: str, large: bool) -> None:
        """The mustard ribbon of a wild card at the right edge."""
        tall, size = (44, 34) if large else (32, 24)
        long = self.measure(word, Face.LABEL, size) + size * 1.1
        outline = ((0, 0), (long, 0), (long, tall), (0, tall), (tall * 0.3, tall / 2))
        wide, high = self.px(long) + 2, self.px(tall) + 2

        def paint(large_surface: Surface) -> None:
            points = [
                ((x * self.width / UNITS + 1) * shapes.FINE, (y * self.width / UNITS + 1) * shapes.FINE)
                for x, y in outline
            ]
            draw.polygon(large_surface, (*theme.MUSTARD, 255), points)
            shapes.stroke(
                large_surface, (*theme.INK, 255), [*points, points[0]], max(1.0, 2 * self.width / UNITS) * shapes.FINE
            )

        top = 24 if not large else 130
        left = 188 - long
        self.side.blit(shapes.fine(wide, high, theme.INK, paint), (self.px(left) - 1, self.px(top) - 1))
        at = (left + tall * 0.3 + (long - tall * 0.3) / 2, top + tall / 2 + size * 0.35)
        self.words(word, Face.LABEL, size, at, theme.INK, align=0.5, spacing=0.03)

    def stitch_rim(self) -> None:
        """The running stitch on its dark backing, round the rim."""
        rim = self.kit.assets.master("cards/stitch_rim.png")
        self.side.blit(transform.smoothscale(rim, self.side.get_size()), (0, 0))

    def lock_label(self, word: str, large: bool) -> None:
        """The label with the padlock across the middle."""
        size, tall = (46, 56) if large else (30, 38)
        icon = size * 0.8
        text = self.measure(word, Face.LABEL, size)
        half = min(86.0, (text + icon + size * 0.9) / 2)
        top = 152 - tall / 2 - 2
        self.box((100 - half, top + 2, 2 * half, tall + 2), theme.STITCH_BACKING, 6)
        self.box((100 - half, top, 2 * half, tall), theme.STITCH_PINK, 6, theme.STITCH_BACKING)
        left = 100 - half + size * 0.28
        self.icon("lock", (left + icon / 2, top + tall / 2 - 1), icon, theme.STITCH_TEXT)
        room = 2 * half - icon - size * 0.7
        at = (left + icon + size * 0.16 + room / 2, top + tall / 2 + size * 0.35)
        self.words(word, Face.LABEL, size, at, theme.STITCH_TEXT, align=0.5, spacing=0.03, room=room)


def stitches(width: int, share: float) -> Surface:
    """The running stitch as far as the needle has come round the rim, `share` from 0 to 1."""
    scale = width / UNITS
    size = width, round(width * HEIGHT)
    whole = Surface(size, SRCALPHA)
    inset = round(5 * scale)
    area = Rect(0, 0, *size).inflate(-2 * inset, -2 * inset)
    rim = shapes.dashes(area.size, 14 * scale, (*theme.STITCH_PINK, 255), 7 * scale, 17 * scale, 9 * scale, share)
    whole.blit(rim, area.topleft)
    return whole
