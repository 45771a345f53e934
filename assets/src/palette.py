"""The house colours, as named in the art direction."""

INK = "#2B1D14"
PAPER = "#FFF6E3"
CARD = "#FFFBF2"
CARD_EDGE = "#CDB98F"
CREAM = "#FFF1D6"
LAMP_YELLOW = "#FFD35C"
PALE_LAMP = "#FFE9A8"
NAVY = "#2B3F63"
NAVY_EDGE = "#1B2A45"
MUSTARD = "#F4B63F"
RED = "#C4302B"
BLACK = "#1F2430"
PINK = "#FF6FAE"
PINK_BACKING = "#4A1230"
PINK_TEXT = "#3A0A24"
STEEL = "#B9BEC4"
TAPE_YELLOW = "#F0C64A"
SEATS = ("#2F6FB0", "#2E8050", "#B4472C", "#7A4FA3")


def rgb(colour: str) -> tuple[int, int, int]:
    """The three channels, 0-255, of a colour written `#RRGGBB`."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
