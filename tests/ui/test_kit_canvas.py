"""Shapes are where they should be, smooth, sharp at any density, and made once."""

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest
from pygame import SRCALPHA, FRect, Surface

from game.ui import backdrop, paint, theme
from game.ui.canvas import Canvas, Kit
from game.ui.pieces import Pieces
from game.ui.screen import Screen
from tests.baked import assets_folder

GROUND = (10, 200, 10)
KIT = Kit(assets_folder())


def _canvas(width: float = 200, height: float = 120, density: float = 1.0) -> Canvas:
    surface = Surface((round(width * density), round(height * density)))
    surface.fill(GROUND)
    return Canvas(surface, Screen(width, height, density), KIT)


def _colours(canvas: Canvas) -> set[tuple[int, ...]]:
    surface = canvas.surface
    return {surface.get_at((x, y))[:3] for x in range(surface.get_width()) for y in range(surface.get_height())}


def test_neighbours_stay_neighbours_at_any_density() -> None:
    for density in (1.0, 1.25, 1.5, 2.0, 2.625, 3.0):
        canvas = _canvas(density=density)
        left, right = canvas.device(FRect(10, 0, 33.3, 20)), canvas.device(FRect(43.3, 0, 12.7, 20))
        assert left.right == right.left


@pytest.mark.parametrize("density", [1.0, 2.0, 3.0])
def test_a_rounded_rectangle_has_clear_corners_a_rim_and_a_fill(density: float) -> None:
    canvas = _canvas(density=density)
    canvas.rounded(FRect(20, 20, 100, 60), 16, (255, 0, 0), rim=4, rim_colour=(0, 0, 255))

    def at(x: float, y: float) -> tuple[int, ...]:
        return canvas.surface.get_at((int(x * density), int(y * density)))[:3]

    assert at(21, 21) == GROUND
    assert at(70, 21.5) == (0, 0, 255)
    assert at(21.5, 50) == (0, 0, 255)
    assert at(70, 50) == (255, 0, 0)
    assert at(121, 50) == GROUND
    assert len(_colours(canvas)) > 8, "the corners are smooth"


def test_a_translucent_pane_lets_the_ground_through_under_a_solid_rim() -> None:
    canvas = _canvas()
    canvas.rounded(FRect(20, 20, 100, 60), 8, (0, 0, 0), alpha=128, rim=3, rim_colour=(255, 255, 255))
    assert canvas.surface.get_at((70, 50))[1] == pytest.approx(100, abs=2)
    assert canvas.surface.get_at((70, 21))[:3] == (255, 255, 255)


def test_reducing_leaves_no_dark_fringe() -> None:
    canvas = _canvas()
    canvas.circle((60, 60), 30, (255, 255, 255))
    canvas.surface.unlock()
    between = {colour for colour in _colours(canvas) if colour not in {GROUND, (255, 255, 255)}}
    assert between
    assert all(red >= GROUND[0] and green >= GROUND[1] and blue >= GROUND[2] for red, green, blue in between)


def test_dashes_leave_gaps_and_stay_inside() -> None:
    canvas = _canvas()
    canvas.dashed(FRect(20, 20, 150, 80), 12, (255, 0, 0), 3, 10, 6)
    row = [canvas.surface.get_at((x, 21))[0] > 200 for x in range(40, 150)]
    changes = sum(one != other for one, other in pairwise(row))
    assert changes >= 8
    outside = [canvas.surface.get_at((x, y))[:3] for x in range(200) for y in (18, 101)]
    assert set(outside) == {GROUND}


def test_a_shadow_is_darkest_below_its_middle_and_fades_out() -> None:
    canvas = _canvas()
    canvas.shadow(FRect(60, 30, 80, 50), 8, 4, 5, 150)
    green = [canvas.surface.get_at((x, 60))[1] for x in range(20, 101)]
    assert green == sorted(green, reverse=True)
    assert green[0] == GROUND[1]
    assert green[-1] < 120


def test_clipping_ends_with_its_block_and_nests() -> None:
    canvas = _canvas()
    with canvas.clip(FRect(0, 0, 50, 50)), canvas.clip(FRect(40, 0, 50, 50)):
        canvas.fill(FRect(0, 0, 200, 120), (255, 0, 0))
    assert canvas.surface.get_at((45, 10))[:3] == (255, 0, 0)
    assert canvas.surface.get_at((60, 10))[:3] == GROUND
    assert canvas.surface.get_at((20, 10))[:3] == GROUND
    canvas.fill(FRect(0, 0, 200, 120), (0, 0, 255))
    assert _colours(canvas) == {(0, 0, 255)}


def test_a_fading_copy_leaves_its_piece_whole() -> None:
    canvas = _canvas()
    canvas.fill(FRect(0, 0, 20, 20), (255, 0, 0), 100)
    canvas.fill(FRect(30, 0, 20, 20), (255, 0, 0), 100)
    assert canvas.surface.get_at((5, 5)) == canvas.surface.get_at((35, 5))
    assert canvas.surface.get_at((5, 5))[:3] not in {(255, 0, 0), GROUND}


def test_pieces_are_made_once_and_the_longest_unused_go_first() -> None:
    made: list[str] = []

    def make(name: str) -> Callable[[], Surface]:
        def piece() -> Surface:
            made.append(name)
            return Surface((10, 10), SRCALPHA)

        return piece

    pieces = Pieces(room=1000)
    for name in ("one", "two", "one", "three", "one", "two"):
        pieces.get(name, make(name))
    assert made == ["one", "two", "three", "two"]


def test_pieces_are_in_the_form_that_copies_fast() -> None:
    piece = Pieces().get("solid", lambda: Surface((4, 4), depth=24))
    assert piece.get_masks() == Surface((4, 4)).convert().get_masks()
    smooth = Pieces().get("smooth", lambda: Surface((4, 4), SRCALPHA))
    assert smooth.get_masks() == Surface((4, 4), SRCALPHA).convert_alpha().get_masks()


def test_painting_again_makes_nothing_new() -> None:
    canvas = _canvas(640, 360)
    cloth = backdrop.Cloth("cloth_polyester", "polyester")

    def picture() -> None:
        backdrop.draw_table(canvas, cloth)
        paint.dialog(canvas, FRect(40, 60, 300, 200))
        paint.name_tag(
            canvas, FRect(360, 60, 200, 64), paint.Tag("Halina", "3,400", "Leads", theme.SEATS[0], "H", True)
        )
        paint.toast(canvas, "Najpierw zaszyj", 20)

    picture()
    kept = dict(KIT.pieces._kept)
    picture()
    assert kept
    assert dict(KIT.pieces._kept) == kept


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (720, 1280), (375, 667), (480, 320), (1000, 400)])
def test_the_table_has_wood_at_its_rim_and_cloth_in_its_middle(width: int, height: int) -> None:
    canvas = _canvas(width, height)
    backdrop.draw_table(canvas, backdrop.Cloth("cloth_polyester", "polyester"))
    red, green, blue = pygame.transform.average_color(canvas.surface, (0, 4, width, 20))[:3]
    assert red > green > blue, "oak at the top"
    red, green, blue = pygame.transform.average_color(canvas.surface, (width // 3, height // 2, 60, 60))[:3]
    assert red > green < blue, "aubergine in the middle"
    assert GROUND not in _colours(canvas)


def test_the_lamp_brightens_the_table() -> None:
    canvas, cloth = _canvas(640, 360), backdrop.Cloth("cloth_polyester", "polyester")
    shades = []
    for glow in (0.0, 0.5, 1.0):
        backdrop.draw_table(canvas, cloth, glow)
        shades.append(sum(pygame.transform.average_color(canvas.surface)[:3]))
    assert shades == sorted(set(shades))


def test_a_name_too_long_for_its_tag_is_shortened_not_dropped() -> None:
    canvas, tag = _canvas(375, 667), FRect(20, 20, 104, 44)
    pictures = list[bytes]()
    for name in ("Bartłomiej Wielkopolski", "Bernadetta Wielkopolska"):
        canvas.fill(FRect(0, 0, 375, 667), theme.CREAM)
        paint.name_tag(canvas, tag, paint.Tag(name, "3,400", "", theme.SEATS[0], "B"))
        upper = canvas.surface.subsurface(pygame.Rect(50, 22, 70, 20))
        pictures.append(pygame.image.tobytes(upper, "RGB"))
    assert pictures[0] != pictures[1]
