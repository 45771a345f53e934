"""Nobody is told apart by colour alone."""

from hypothesis import given
from hypothesis import strategies as st

from game.ui import people


@given(st.lists(st.text("aAbM1ż ", max_size=4), min_size=1, max_size=6))
def test_no_two_seats_have_the_same_sign(names: list[str]) -> None:
    signs = [people.sign(names, seat).lower() for seat in range(len(names))]
    assert len(set(signs)) == len(names)
    assert all(1 <= len(each) <= 2 for each in signs)


def test_an_initial_is_enough_unless_another_begins_alike() -> None:
    names = ("You", "Marek", "Marta", "Halina", "Maria")
    assert [people.sign(names, seat) for seat in range(5)] == ["Y", "Me", "Mt", "H", "Mi"]
    assert [people.sign(("Osoba 1", "Osoba 2"), seat) for seat in range(2)] == ["O1", "O2"]
    assert people.sign(("", "Ala"), 0) == "?"
