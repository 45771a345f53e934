from dataclasses import dataclass
from typing import NamedTuple

import pytest

from game.core.cards import HIDDEN, Card
from game.core.events import Moved
from game.core.shapes import fields_of, fitting, items_of, map_cards, members, plain
from game.core.zones import Seat, Zone


class Slot(NamedTuple):
    card: Card
    row: int


@dataclass(frozen=True, slots=True)
class Hand:
    cards: tuple[Card, ...]
    slots: tuple[Slot, int]
    points: int
    best: "Card | None" = None


def hide(card: Card) -> Card:
    return HIDDEN if card % 2 else card


def test_cards_are_found_by_their_type_wherever_they_lie() -> None:
    hand = Hand((Card(1), Card(2)), (Slot(Card(3), 3), 3), 3, Card(5))
    assert map_cards(Hand, hand, hide) == Hand((HIDDEN, Card(2)), (Slot(HIDDEN, 3), 3), 3, HIDDEN)


def test_seats_and_slots_are_no_cards() -> None:
    moved = Moved((Card(1),), Zone("hand", Seat(1), 1), Zone("laid"))
    assert map_cards(Moved, moved, hide) == Moved((HIDDEN,), Zone("hand", Seat(1), 1), Zone("laid"))


def test_shapes_are_read_from_the_hints() -> None:
    assert fields_of(Slot) == (("card", Card), ("row", int))
    assert [name for name, _ in fields_of(Hand)] == ["cards", "slots", "points", "best"]
    assert members(int | str) == (int, str)
    assert members(Hand) == (Hand,)
    assert plain(Card) is int
    assert items_of(tuple[int, ...], 2) == (int, int)
    assert items_of(tuple[int, str], 2) == (int, str)
    assert items_of(tuple[int, str], 3) is None


def test_a_value_fits_the_one_alternative_it_is_of() -> None:
    assert fitting(Slot | None, None) is type(None)
    assert fitting(bool | int, 1) is int
    with pytest.raises(TypeError, match="is not a"):
        fitting(int | None, "1")
