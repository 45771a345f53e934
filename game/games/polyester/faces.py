"""What is printed on Polyester's cards. Lengths are units of a card that is 200 wide and 280 high."""

from dataclasses import dataclass

from pygame import SRCALPHA, Rect, Surface, transform

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
    large: bool = False
    """Always in large print."""

    def paint(self, kit: Kit, width: int, large: bool) -> Surface:
        """The face; large print has a larger rank and larger words."""
        large = large or self.large
        side = reduced(kit, f"cards/{self.fabric}_{self.finish}{'_large' * large}.png", width, EDGE)
        pen, (_, ink) = Pen(kit, side, width), LABELS[self.fabric, self.finish]
        self._rank(pen, ink, large)
        if large:
            pen.words(self.over, Face.LABEL, 33, (20, 202), ink, spacing=0.06)
            pen.words(self.name, Face.LABEL, 52, (20, 258 if self.over else 250), ink, spacing=0.02, room=156)
        else:
            pen.words(self.over, Face.LABEL, 24, (22, 226), ink, spacing=0.08)
            pen.words(self.name, Face.LABEL, 37, (22, 259 if self.over else 248), ink, spacing=0.03, room=116)
        if self.ribbon:
            pen.ribbon(self.ribbon, large)
        if self.locked:
            pen.overlay("stitch_rim")
            pen.lock_label(self.locked, large)
        return side

    def paint_index(self, kit: Kit, side: Surface, large: bool) -> None:
        """The rank on its patch."""
        large = large or self.large
        pen = Pen(kit, side, side.get_width())
        ground, ink = LABELS[self.fabric, self.finish]
        pen.box((13, 13, 106, 116) if large else (13, 13, 73, 83), ground, 6)
        self._rank(pen, ink, large)

    def _rank(self, pen: "Pen", ink: Colour, large: bool) -> None:
        """6 and 9 are underlined."""
        at, size = ((66.0, 110.0), 124.0) if large else ((49.0, 80.0), 84.0)
        pen.words(self.rank, Face.EXTRA_BOLD, size, at, ink, align=0.5)
        if self.rank in ("6", "9"):
            pen.box((40, 116, 52, 7) if large else (32, 86, 34, 4.5), ink, 2)


@dataclass(frozen=True, slots=True)
class ActionPrint:
    """An action card: `knockoff`, `vip_pass`, `loyalty_discount` or `store_credit`, and its name."""

    kind: str
    name: str

    def paint_index(self, kit: Kit, side: Surface, large: bool) -> None:
        """Its picture says enough."""

    def paint(self, kit: Kit, width: int, large: bool) -> Surface:  # noqa: ARG002
        """The face; the name stands in two lines if it has two words."""
        side = reduced(kit, f"cards/{self.kind}.png", width, EDGE)
        pen = Pen(kit, side, width)
        _, ink = ACTION_LABELS[self.kind]
        lines = self.name.upper().split(" ", 1)
        for line, base in zip(lines, (246,) if len(lines) == 1 else (231, 260), strict=True):
            pen.words(line, Face.LABEL, 31, (22, base), ink, spacing=0.03, room=156)
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

    def overlay(self, name: str) -> None:
        """A baked picture as large as the card."""
        self.side.blit(transform.smoothscale(self.kit.assets.bled(f"cards/{name}.png"), self.side.get_size()), (0, 0))

    def ribbon(self, word: str, large: bool) -> None:
        """The mustard ribbon of a wild card, with its word."""
        self.overlay("ribbon_large" if large else "ribbon")
        size, at, room = (31.2, (151.6, 160.4), 72) if large else (24, (160, 48), 56)
        self.words(word, Face.LABEL, size, at, theme.INK, align=0.5, spacing=0.04, room=room)

    def lock_label(self, word: str, large: bool) -> None:
        """The label with the padlock across the middle, as wide as its word needs."""
        scale, middle = (1.15, 146.0) if large else (1.0, 152.0)
        size = 30 * scale
        text = self.measure(word, Face.LABEL, size)
        half = min(84.0, (text + 56 * scale) / 2)
        self.box((100 - half, middle - 19 * scale, 2 * half, 40 * scale), theme.STITCH_BACKING, 6)
        self.box((100 - half, middle - 21 * scale, 2 * half, 38 * scale), theme.STITCH_PINK, 6, theme.STITCH_BACKING)
        self.icon("lock", (100 - half + 20 * scale, middle - 3 * scale), 24 * scale, theme.STITCH_TEXT)
        room = 2 * half - 44 * scale
        at = (100 - half + 35 * scale + room / 2, middle + 8 * scale)
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
