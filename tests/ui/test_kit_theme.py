"""Every pair of text and ground that the kit uses can be read."""

import pytest

from game.games.polyester.faces import ACTION_LABELS, LABELS
from game.ui import theme
from game.ui.theme import Colour, contrast, mixed

CLOTH_BRIGHTEST = theme.colour("#7A3A70")
"""The aubergine cloth under the lamp's middle."""
DARK_ON_CLOTH = mixed(theme.DARK_PANEL, theme.DARK_PANEL_ALPHA, CLOTH_BRIGHTEST)
PAIRS: dict[str, tuple[Colour, Colour]] = {
    "ink on paper": (theme.INK, theme.PAPER),
    "note on paper": (theme.NOTE_BROWN, theme.PAPER),
    "note on card": (theme.NOTE_BROWN, theme.CARD),
    "loss on paper": (theme.LOSS, theme.PAPER),
    "ink on mustard": (theme.INK, theme.MUSTARD),
    "off": (theme.OFF_TEXT, theme.OFF),
    "chosen segment": (theme.PAPER, theme.NAVY),
    "turn on tape": (theme.INK, theme.CREAM),
    "chip": (theme.INK, theme.PALE_LAMP),
    "ribbon": (theme.INK, theme.MUSTARD),
    "locked": (theme.STITCH_TEXT, theme.STITCH_PINK),
    "cream on cloth": (theme.CREAM, CLOTH_BRIGHTEST),
    "cream on dark": (theme.CREAM, DARK_ON_CLOTH),
    "soft cream on dark": (theme.SOFT_CREAM, DARK_ON_CLOTH),
    "pot on dark": (theme.LAMP_YELLOW, DARK_ON_CLOTH),
    "bust on dark": (theme.SALMON, DARK_ON_CLOTH),
    **{f"label {key}": (ink, ground) for key, (ground, ink) in LABELS.items()},
    **{f"action {key}": (ink, ground) for key, (ground, ink) in ACTION_LABELS.items()},
    **{f"seat {number}": (theme.WHITE, seat) for number, seat in enumerate(theme.SEATS)},
}


@pytest.mark.parametrize("name", PAIRS)
def test_contrast_is_at_least_four_and_a_half(name: str) -> None:
    text, ground = PAIRS[name]
    assert contrast(text, ground) >= 4.5


def test_contrast_knows_its_ends() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((90, 90, 90), (90, 90, 90)) == 1


def test_mixing_goes_from_ground_to_top() -> None:
    assert mixed((255, 0, 0), 0, (0, 0, 9)) == (0, 0, 9)
    assert mixed((255, 0, 0), 255, (0, 0, 9)) == (255, 0, 0)
    assert mixed((200, 0, 0), 128, (0, 0, 0)) == (100, 0, 0)
