"""Cards with French suits, and how many of them lie: every face its own, every index to be seen."""

from itertools import pairwise

import pytest
from pygame import FRect, Surface, image

from game.core.french import deck, parse
from game.ui.cards import HEIGHT
from game.ui.fans import Fan, Pack, Print, fan, pack
from game.ui.french_cards import PIPS, FrenchPrint, short
from tests.ui.home import kit


def looks(side: Surface) -> bytes:
    return image.tobytes(side, "RGBA")


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("four", [False, True])
def test_every_face_is_its_own(four: bool, large: bool) -> None:
    faces = {looks(FrenchPrint.of(card, four).paint(kit(), 80, large)) for card in deck()}
    assert len(faces) == 52


def test_equal_faces_of_two_decks_look_equal() -> None:
    assert FrenchPrint.of(parse("7C")) == FrenchPrint.of(parse("7C'"))


def test_large_print_may_be_wished_for_at_any_size() -> None:
    wished = FrenchPrint.of(parse("KS"), large=True).paint(kit(), 120, False)
    assert looks(wished) == looks(FrenchPrint.of(parse("KS")).paint(kit(), 120, True))


def test_four_colours_tell_all_suits_apart_and_two_do_not() -> None:
    suits = [parse(name) for name in ("5S", "5H", "5D", "5C")]
    assert len({FrenchPrint.of(card, True).ink for card in suits}) == 4
    assert len({FrenchPrint.of(card).ink for card in suits}) == 2


def test_a_rank_has_as_many_pips_as_it_says() -> None:
    assert all(len(set(places)) == rank for rank, places in PIPS.items())


def test_cards_in_short() -> None:
    assert [short(parse(name)) for name in ("10H", "QS", "AD", "7C")] == ["10♥", "Q♠", "A♦", "7♣"]


AREA = FRect(10, 20, 600, 160)


@pytest.mark.parametrize("count", [1, 2, 7, 13, 20, 40])
@pytest.mark.parametrize("large", [False, True])
def test_a_fan_stays_inside_and_hides_no_index(count: int, large: bool) -> None:
    found = fan(AREA, count, 100, 60, Print(large=large))
    assert len(found.centres) == count
    assert AREA.inflate(1, 1).contains(found.rect())
    step, pitch = Print(large=large).closest(found.width)
    rows = sorted({round(y, 2) for _, y in found.centres})
    assert all(below - above >= pitch - 0.1 for above, below in pairwise(rows))
    for row in rows:
        xs = [x for x, y in found.centres if round(y, 2) == row]
        assert all(right - left >= step - 0.1 for left, right in pairwise(xs))


def test_more_cards_never_make_them_larger() -> None:
    widths = [fan(AREA, count, 100, 60, Print()).width for count in range(1, 45)]
    assert widths[0] == 100
    assert widths[-1] <= widths[12] <= widths[0]


def test_cards_close_up_rather_than_leave() -> None:
    found = fan(FRect(0, 0, 60, 30), 52, 100, 60, Print())
    assert FRect(0, 0, 61, 31).contains(found.rect())


@pytest.mark.parametrize("sizes", [(3,), (3, 4, 3), (3, 1, 5, 4, 3, 3, 1), (3,) * 14, ()])
def test_groups_lie_apart_in_their_area(sizes: tuple[int, ...]) -> None:
    found = pack(AREA, sizes, 60)
    assert [len(group) for group in found.groups] == list(sizes)
    rects = [found.rect(number) for number in range(len(sizes))]
    assert all(AREA.inflate(1, 1).contains(rect) for rect in rects)
    assert all(not (one.top == other.top and one.colliderect(other)) for one, other in pairwise(rects))


def test_few_groups_are_as_large_as_wished() -> None:
    assert pack(AREA, (3, 4), 60).width == 60
    assert Pack(10, ((),)).rect(0).width == 0
    assert Fan(10, ((50, 50),)).rect() == FRect(45, 50 - 5 * HEIGHT, 10, 10 * HEIGHT)
