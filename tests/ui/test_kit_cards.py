"""Cards: every face can be told from every other, in colour and without, and every state is seen."""

from dataclasses import replace
from itertools import product

import pytest
from pygame import FRect, Surface, transform

from game.games.polyester.faces import LABELS, ActionPrint, FabricPrint, stitches
from game.ui.canvas import Canvas, Kit
from game.ui.cards import BACK, FLYING, LIT, REST, SELECTED, State, draw_card
from game.ui.screen import Screen
from tests.baked import assets_folder

KIT = Kit(assets_folder())
GROUND = (90, 42, 85)
RANKS, FABRICS = "A23456789", ("vinyl", "sequin", "faux", "mesh")
FACES = [
    FabricPrint(rank, fabric, finish, finish.upper(), fabric.upper())
    for rank, fabric, finish in product(RANKS, FABRICS, ("neon", "beige", "illustrated"))
]
ONE = FACES[0]
STATES = (REST, SELECTED, LIT, FLYING, State(dimmed=True), State(flat=True), State(focused=True))


def _canvas(density: float = 1.0, text: float = 1.0) -> Canvas:
    surface = Surface((round(280 * density), round(320 * density)))
    surface.fill(GROUND)
    return Canvas(surface, Screen(1280, 720, density, text), KIT)


def _grey(surface: Surface) -> Surface:
    return transform.smoothscale(transform.grayscale(surface), (40, 56))


def _difference(one: Surface, other: Surface) -> float:
    raw = zip(one.get_buffer().raw, other.get_buffer().raw, strict=True)
    return sum(abs(a - b) for a, b in raw) / (one.get_width() * one.get_height())


@pytest.mark.parametrize("width", [60, 124])
def test_every_face_differs_from_every_other(width: int) -> None:
    pictures = {bytes(face.paint(KIT, width, width < 72).get_buffer().raw) for face in FACES}
    assert len(pictures) == len(FACES)


@pytest.mark.parametrize("width", [60, 124])
def test_neon_and_beige_and_the_fabrics_differ_without_colour(width: int) -> None:
    faces = {key: _grey(FabricPrint("7", *key, "", "").paint(KIT, width, width < 72)) for key in LABELS}
    for one, other in product(faces, faces):
        if one < other and (one[1] == other[1] or {one[1], other[1]} == {"neon", "beige"}):
            assert _difference(faces[one], faces[other]) > 8, (one, other)


def test_locked_and_wild_are_printed() -> None:
    plain = ONE.paint(KIT, 124, False)
    assert _difference(plain, FabricPrint("A", "vinyl", "neon", "NEON", "VINYL", "WILD").paint(KIT, 124, False)) > 1
    sewn = FabricPrint("A", "vinyl", "neon", "NEON", "VINYL", locked="LOCKED").paint(KIT, 124, False)
    assert _difference(plain, sewn) > 20


@pytest.mark.parametrize("kind", ["knockoff", "vip_pass", "loyalty_discount", "store_credit"])
def test_action_cards_carry_their_name(kind: str) -> None:
    named, blank = ActionPrint(kind, "Loyalty Discount"), ActionPrint(kind, " ")
    assert _difference(named.paint(KIT, 124, False), blank.paint(KIT, 124, False)) > 1


@pytest.mark.parametrize("density", [1.0, 2.0])
def test_every_state_is_seen_and_none_covers_the_index(density: float) -> None:
    pictures, place = [], FRect(70, 60, 124, 174)
    for state in STATES:
        canvas = _canvas(density)
        draw_card(canvas, ONE, place, state)
        pictures.append(canvas.surface)
    assert len({bytes(each.get_buffer().raw) for each in pictures}) == len(STATES)
    rank = canvas.device(FRect(place.left + 20, place.top + 24, 30, 28))
    indices = [each.subsurface(rank).copy() for each in pictures]
    assert all(_difference(indices[0], each) < 6 for each in indices)


def test_the_corners_are_cut() -> None:
    canvas = _canvas()
    draw_card(canvas, BACK, FRect(70, 60, 124, 174), State(dimmed=True))
    assert canvas.surface.get_at((71, 61))[:3] == GROUND
    assert canvas.surface.get_at((130, 61))[:3] != GROUND


def test_large_print_may_be_wished_for_at_any_size() -> None:
    plain = FabricPrint("7", "mesh", "neon", "NEON", "MESH")
    wished = replace(plain, large=True).paint(KIT, 124, False)
    assert bytes(wished.get_buffer().raw) == bytes(plain.paint(KIT, 124, True).get_buffer().raw)
    assert bytes(wished.get_buffer().raw) != bytes(plain.paint(KIT, 124, False).get_buffer().raw)


def test_small_cards_and_large_text_show_large_print() -> None:
    for width, text, large in ((60, 1.0, True), (124, 1.0, False), (124, 2.0, True)):
        canvas = _canvas(text=text)
        draw_card(canvas, ONE, FRect(70, 60, width, width * 1.4))
        canvas.surface.set_clip(None)
        inside = canvas.surface.subsurface((80, 80, width - 20, round(width * 1.4) - 40))
        face = ONE.paint(KIT, width, large).subsurface((10, 20, width - 20, round(width * 1.4) - 40))
        drawn = Surface(inside.get_size())
        drawn.blit(face, (0, 0))
        expected = bytes(drawn.get_buffer().raw)
        drawn.blit(inside, (0, 0))
        assert bytes(drawn.get_buffer().raw) == expected


def test_a_card_that_grows_on_its_way_is_kept_at_one_size() -> None:
    canvas = _canvas()
    before = len(KIT.pieces._kept)
    for width in range(72, 124):
        draw_card(canvas, FACES[40], FRect(20, 20, width, width * 1.4), kept=124)
    assert len(KIT.pieces._kept) - before <= 8


def test_a_turned_card_is_centred_where_it_was() -> None:
    place = FRect(70, 60, 124, 174)
    for angle, turned in ((0, 1.0), (6, 1.0), (0, 0.5), (6, 0.5)):
        canvas = _canvas()
        draw_card(canvas, BACK, place, State(flat=True), angle=angle, turned=turned)
        canvas.surface.set_colorkey(GROUND)
        box = canvas.surface.get_bounding_rect()
        assert box.centerx == pytest.approx(place.centerx, abs=3)
        assert box.centery == pytest.approx(place.centery, abs=3)


def test_the_needle_goes_round_the_rim() -> None:
    counts = [stitches(124, share / 4).get_bounding_rect().size for share in range(5)]
    assert counts[0] == (0, 0)
    painted = [stitches(124, share / 4) for share in range(5)]
    pixels = [sum(alpha > 200 for alpha in each.get_buffer().raw[3::4]) for each in painted]
    assert pixels == sorted(set(pixels))
