"""Groups of cards that follow each other like words."""

from itertools import pairwise

import pytest
from pygame import FRect

from game.ui.cards import HEIGHT
from game.ui.fans import LARGE_PITCH
from game.ui.flow import APART, LEAST, Bunch, Flow, Room, flow, height

AREA = FRect(10, 20, 300, 120)
ROOM = Room(sign=22, mark=17, points=18)
FEW = ((Bunch(3), Bunch(4)), (), (Bunch(1, marked=True),))
MANY = ((Bunch(3), Bunch(3), Bunch(4), Bunch(3), Bunch(1, marked=True)), (Bunch(13), Bunch(3), Bunch(2, marked=True)))


def rects(found: Flow) -> list[FRect]:
    return [pack.rect(number) for pack in found.packs for number in range(len(pack.groups))]


@pytest.mark.parametrize("owners", [FEW, MANY, ((Bunch(3),) * 12,)])
def test_groups_stay_inside_and_keep_room_for_marks_and_points(owners: tuple[tuple[Bunch, ...], ...]) -> None:
    found = flow(AREA, owners, 40, ROOM)
    bunches = [each for groups in owners for each in groups]
    assert [len(group) for pack in found.packs for group in pack.groups] == [each.size for each in bunches]
    assert all(AREA.inflate(1, 1).contains(rect) for rect in rects(found))
    assert all(rect.right + ROOM.points <= AREA.right + 1 for rect in rects(found))
    for (left, _), (right, bunch) in pairwise(zip(rects(found), bunches, strict=True)):
        if left.top == right.top:
            assert right.left - left.right >= ROOM.points + ROOM.mark * bunch.marked


def test_each_owner_begins_a_row_where_there_is_room_for_rows_apart() -> None:
    found = flow(AREA, FEW, 24, ROOM)
    first, third = (found.packs[number].rect(0) for number in (0, 2))
    assert third.top - first.top == pytest.approx(2 * APART * 24)
    assert [x for x, _ in found.signs] == [AREA.left + ROOM.sign / 2] * 3
    assert first.left == AREA.left + ROOM.sign


def test_a_sign_stands_before_its_first_group_and_rows_close_up_at_need() -> None:
    found = flow(FRect(0, 0, 300, 75), MANY, 40, ROOM)
    tops = sorted({rect.top for rect in rects(found)})
    width = found.packs[0].width
    assert all(lower - upper == pytest.approx(LARGE_PITCH * width) for upper, lower in pairwise(tops))
    for (x, y), pack in zip(found.signs, found.packs, strict=True):
        first = pack.rect(0)
        assert first.left >= x
        assert first.top <= y <= first.bottom


def test_the_height_is_that_of_the_flow() -> None:
    found = flow(AREA, MANY, 24, ROOM)
    assert height(AREA.width, MANY, found.packs[0].width, LARGE_PITCH, ROOM) <= found.height + 0.5
    assert height(AREA.width, ((Bunch(3),),), 24, APART, ROOM) == 24 * HEIGHT


def test_where_nothing_fits_cards_are_small() -> None:
    found = flow(FRect(0, 0, 100, 20), MANY, 40, ROOM)
    assert found.packs[0].width == LEAST
