"""Cards of every game: what is printed on one is a `Print`; its states look the same everywhere.

A card is 1 W wide and 1.4 W high. A card with its shadow and ring is one piece, kept for face, size and state.
"""

from dataclasses import dataclass
from enum import Enum
from math import ceil
from typing import Protocol

import pygame
from pygame import SRCALPHA, FRect, Surface, transform

from game.ui import shapes
from game.ui.canvas import Canvas, Kit
from game.ui.theme import CARD_EDGE, DIMMED, FOCUS_NAVY, FOCUS_WHITE, LAMP_YELLOW, PALE_LAMP, Colour

HEIGHT = 1.4
"""Of a card, in widths."""
CORNER = 0.08
LARGE_PRINT_BELOW = 72.0
"""CSS pixels of width below which a card shows its large-print face."""
TILT_STEP = 1.5
"""Degrees: turned cards are kept at multiples of this."""


class Print(Protocol):
    """What is printed on a side of a card. Equal prints look equal: they are hashed, and drawn once for a size."""

    def paint(self, kit: Kit, width: int, large: bool) -> Surface:
        """The side, `width` device pixels wide and 1.4 times as high, square corners; `large` for large print."""

    def paint_index(self, kit: Kit, side: Surface, large: bool) -> None:
        """Its index once more, on top of a veil: a dimmed card stays readable."""

    def __hash__(self) -> int: ...


class Ring(Enum):
    """A ring outside the card's edge: its colour, and its width in units of a card 124 wide."""

    NONE = None
    SELECTED = (LAMP_YELLOW, 4.0)
    LIT = (PALE_LAMP, 3.0)


@dataclass(frozen=True, slots=True)
class State:
    """How a card lies."""

    ring: Ring = Ring.NONE
    dimmed: bool = False
    focused: bool = False
    flat: bool = False
    """Sewn down, or in a pile: hardly a shadow."""
    lifted: bool = False
    """Flying or held up: a deep, soft shadow."""


REST = State()
SELECTED = State(ring=Ring.SELECTED, lifted=True)
LIT = State(ring=Ring.LIT)
FLYING = State(lifted=True)


@dataclass(frozen=True, slots=True)
class Picture:
    """A print that is one baked picture with nothing to add, such as a back."""

    name: str
    edge: Colour = CARD_EDGE

    def paint(self, kit: Kit, width: int, large: bool) -> Surface:  # noqa: ARG002
        """The picture at that width."""
        return reduced(kit, self.name, width, self.edge)

    def paint_index(self, kit: Kit, side: Surface, large: bool) -> None:
        """It has none."""


@dataclass(frozen=True, slots=True)
class Faces:
    """How the person wants playing cards printed."""

    four_colours: bool = False
    large_print: bool = False


BACK = Picture("cards/back.png")
"""The house's back: kitchen tiles, a lamp over a table."""


def reduced(kit: Kit, name: str, width: int, edge: Colour) -> Surface:
    """A baked card at that width, on a ground of its edge's colour so that the corners have no dark rim."""
    master = kit.assets.master(name)
    ground = Surface(master.get_size())
    ground.fill(edge)
    ground.blit(master, (0, 0))
    small = transform.smoothscale(ground, (width, round(width * HEIGHT)))
    side = Surface(small.get_size(), SRCALPHA)
    side.blit(small, (0, 0))
    return side


def card_rect(centre: tuple[float, float], width: float) -> FRect:
    """The card of that width about `centre`."""
    return FRect(centre[0] - width / 2, centre[1] - width * HEIGHT / 2, width, width * HEIGHT)


def draw_card(
    canvas: Canvas,
    face: Print,
    rect: FRect,
    state: State = REST,
    *,
    angle: float = 0.0,
    turned: float = 1.0,
    kept: float | None = None,
    alpha: int = 255,
) -> None:
    """Draws a card in `rect`.

    `angle` is its tilt in degrees counter-clockwise; `turned` how much of its width shows while it flips, 0 to 1;
    `kept` the width in CSS pixels at which its piece is drawn and kept, when `rect` grows or shrinks on the way.
    """
    width = canvas.dots(kept or rect.width)
    large = (kept or rect.width) / canvas.screen.text < LARGE_PRINT_BELOW
    piece, margin = _piece(canvas, face, width, state, large)
    scale = canvas.dots(rect.width) / width
    tilt = round(angle / TILT_STEP) * TILT_STEP
    if abs(scale - 1) < 0.01 and turned >= 1 and not tilt:
        left, top = round(rect.left * canvas.screen.density), round(rect.top * canvas.screen.density)
        canvas.put(piece, (left - margin, top - margin), alpha)
        return
    moved = _moved(canvas, ("card", face, width, state, large), piece, scale, tilt, turned)
    x, y = (round(part * canvas.screen.density) for part in rect.center)
    canvas.put(moved, (x - moved.get_width() // 2, y - moved.get_height() // 2), alpha)


def _moved(canvas: Canvas, key: object, piece: Surface, scale: float, tilt: float, turned: float) -> Surface:
    """The piece turned and scaled; kept when it is only tilted, for cards in flight come back to the same tilts."""
    if abs(scale - 1) < 0.01 and turned >= 1:
        return canvas.kit.pieces.get((key, tilt), lambda: transform.rotozoom(piece, tilt, 1.0))
    width, height = piece.get_size()
    size = max(1, round(width * scale * max(0.0, turned))), max(1, round(height * scale))
    small = transform.smoothscale(piece, size)
    return transform.rotozoom(small, tilt, 1.0) if tilt else small


def _piece(canvas: Canvas, face: Print, width: int, state: State, large: bool) -> tuple[Surface, int]:
    margin = _margin(width, state)
    key = "card", face, width, state, large
    return canvas.kit.pieces.get(key, lambda: _laid(canvas.kit, face, width, state, large, margin)), margin


def _margin(width: int, state: State) -> int:
    """What a piece shows beyond the card on every side, in device pixels: rings and shadow."""
    return ceil(width * (0.42 if state.lifted else 0.08 if state.flat and not state.focused else 0.2))


def _laid(kit: Kit, face: Print, width: int, state: State, large: bool, margin: int) -> Surface:
    height, corner = round(width * HEIGHT), max(1, round(width * CORNER))
    layers = _shadows(state)
    whole = kit.pieces.get(("card shadow", width, margin, layers), lambda: _shade(width, margin, layers)).copy()
    side = face.paint(kit, width, large)
    if state.dimmed:
        veil = Surface(side.get_size(), SRCALPHA)
        veil.fill((*DIMMED, 150))
        side.blit(veil, (0, 0))
        face.paint_index(kit, side, large)
    mask = shapes.rounded((width, height), corner, (255, 255, 255, 255))
    side.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(side, (margin, margin))
    _ringed(whole, (width, height), corner, state, margin)
    return whole


def _shade(width: int, margin: int, layers: tuple[tuple[float, float, int], ...]) -> Surface:
    """The shadow of a card alone: blurring is the costliest part of it, and all cards share it."""
    size, corner = (width, round(width * HEIGHT)), max(1, round(width * CORNER))
    whole = shapes.clear(size[0] + 2 * margin, size[1] + 2 * margin)
    for drop, blur, alpha in layers:
        soft = max(1, round(blur * width / 124))
        shade = shapes.shadow(size, corner, soft, alpha)
        whole.blit(shade, (margin - 2 * soft, margin - 2 * soft + round(drop * width / 124)))
    return whole


def _shadows(state: State) -> tuple[tuple[float, float, int], ...]:
    """(drop, blur, alpha) of each layer, in units of a card 124 wide."""
    if state.dimmed:
        return ()
    if state.flat:
        return ((1, 1, 128),)
    return ((10, 7, 107), (20, 12, 82)) if state.lifted else ((2, 2, 115), (5, 5, 72))


def _ringed(whole: Surface, size: tuple[int, int], corner: int, state: State, margin: int) -> None:
    out = 0
    rings: list[tuple[Colour, float]] = [state.ring.value] if state.ring.value else []
    if state.focused:
        rings += [(FOCUS_WHITE, 3.0), (FOCUS_NAVY, 3.0)]
    for colour, units in rings:
        wide = max(2, round(units * size[0] / 124))
        out += wide
        ring = shapes.rounded((size[0] + 2 * out, size[1] + 2 * out), corner + out, (*colour, 0), wide, (*colour, 255))
        whole.blit(ring, (margin - out, margin - out))
