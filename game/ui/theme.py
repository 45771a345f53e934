"""Colours, typefaces and sizes of the house, by the names that the art direction gives them."""

from dataclasses import dataclass
from enum import Enum

from game.ui.screen import SMALLEST_TEXT, Screen

Colour = tuple[int, int, int]
"""Red, green, blue, 0 to 255 each."""


def colour(code: str) -> Colour:
    """The colour written `#RRGGBB`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


INK = colour("#2B1D14")
PAPER = colour("#FFF6E3")
CARD = colour("#FFFBF2")
CARD_EDGE = colour("#CDB98F")
NOTE_BROWN = colour("#6A5240")
CREAM = colour("#FFF1D6")
SOFT_CREAM = colour("#E9D7C3")
LAMP_YELLOW = colour("#FFD35C")
PALE_LAMP = colour("#FFE9A8")
NAVY = colour("#2B3F63")
NAVY_EDGE = colour("#1B2A45")
MUSTARD = colour("#F4B63F")
MUSTARD_RIM = colour("#6E430B")
MUSTARD_EDGE = colour("#4B2C05")
OFF = colour("#CDBFAE")
OFF_RIM = colour("#7A6A5C")
OFF_TEXT = colour("#4B3E34")
OFF_ICON = colour("#6B5E51")
SUIT_RED = colour("#C4302B")
SUIT_BLACK = colour("#1F2430")
DIMMED = colour("#C9BEB3")
STITCH_PINK = colour("#FF6FAE")
STITCH_BACKING = colour("#4A1230")
STITCH_TEXT = colour("#3A0A24")
HEM_THREAD = colour("#FF86BE")
"""The hem's pink before the lamp dims it."""
SALMON = colour("#FF9A8A")
LOSS = colour("#A3271F")
FOCUS_WHITE = colour("#FFFFFF")
FOCUS_NAVY = colour("#14509E")
SHADOW = colour("#140804")
VEIL = colour("#14080E")
DARK_PANEL = colour("#180C0E")
TAPE = colour("#F0C64A")
STEEL = colour("#B9BEC4")
WHITE = colour("#FFFFFF")

YOU = colour("#8A2F6B")
SEATS = (colour("#2F6FB0"), colour("#2E8050"), colour("#B4472C"), colour("#7A4FA3"), colour("#1F6B73"), YOU)
"""A seat's button, always with an initial or sign. Six may sit; the person at the screen has `YOU`."""

DARK_PANEL_ALPHA = 153
VEIL_ALPHA = 158


class Face(Enum):
    """A typeface, by its file."""

    EXTRA_BOLD = "LeagueSpartan-ExtraBold.otf"
    """Titles, numbers."""
    BOLD = "LeagueSpartan-Bold.otf"
    """Buttons."""
    SENTENCE = "KitchenSans-Bold.ttf"
    """Everything that is read."""
    LABEL = "BebasNeue-Bold.otf"
    """Woven labels."""


@dataclass(frozen=True, slots=True)
class Size:
    """A type size in design units, for the landscape and the portrait design."""

    landscape: float
    portrait: float
    least: float = SMALLEST_TEXT
    """CSS pixels on the smallest screen: where nearly all text is as small as it may be, heads still stand out."""

    def on(self, screen: Screen) -> float:
        """CSS pixels on that screen, with the player's text size."""
        return screen.type(self.portrait if screen.portrait else self.landscape, self.least)


TITLE = Size(92, 76)
DIALOG_HEAD = Size(36, 34, 22)
KEY_NUMBER = Size(60, 48)
SCORE = Size(28, 27)
BUTTON = Size(21, 25, 16)
BUTTON_NOTE = Size(14, 18)
TURN = Size(18, 20)
BODY = Size(17, 18)
SMALLEST = Size(14, 16)
NAME = Size(20, 19)
HEADING = Size(19, 20)


def mixed(top: Colour, alpha: int, ground: Colour) -> Colour:
    """What the eye sees where `top` lies over `ground` with `alpha` of 255."""
    red, green, blue = (
        round((over * alpha + under * (255 - alpha)) / 255) for over, under in zip(top, ground, strict=True)
    )
    return red, green, blue


def contrast(text: Colour, ground: Colour) -> float:
    """The contrast ratio, 1 to 21. Source: WCAG 2.2, 1.4.3."""
    light, dark = sorted((_luminance(text), _luminance(ground)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(shade: Colour) -> float:
    linear = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (c / 255 for c in shade))
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
