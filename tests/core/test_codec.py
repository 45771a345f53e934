import json
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.cards import Card
from game.core.codec import DEEPEST, BadSave, dump, from_text, load, to_text
from game.core.zones import Seat, Zone


class Suit(Enum):
    HEARTS = "hearts"
    SPADES = "spades"


class Size(Enum):
    ONE = 1


class Pair(NamedTuple):
    left: int
    right: str | None


@dataclass(frozen=True, slots=True)
class Leaf:
    card: Card
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Tree:
    name: str
    leaves: tuple[Leaf, ...]
    pair: Pair
    mixed: tuple[int, str]
    other: "Leaf | Pair | bool | None"
    weight: float
    size: Size


TREE = Tree("a", (Leaf(Card(3), Suit.SPADES), Leaf(Card(4))), Pair(1, None), (2, "b"), True, 0.5, Size.ONE)
DATA = dump(Tree, TREE)

trees = st.from_type(Tree).filter(lambda tree: tree.weight == tree.weight)


@given(trees)
def test_what_is_dumped_loads_as_it_was(tree: Tree) -> None:
    assert load(Tree, from_text(to_text(dump(Tree, tree)))) == tree


def test_it_is_plain_json() -> None:
    assert json.loads(to_text(DATA)) == {
        "is": "Tree",
        "name": "a",
        "leaves": [{"is": "Leaf", "card": 3, "suit": "spades"}, {"is": "Leaf", "card": 4, "suit": None}],
        "pair": [1, None],
        "mixed": [2, "b"],
        "other": True,
        "weight": 0.5,
        "size": 1,
    }


def test_equal_data_is_equal_text() -> None:
    assert to_text({"b": 1, "a": "ż"}) == '{"a":"ż","b":1}' == to_text({"a": "ż", "b": 1})


def test_cards_seats_and_zones_are_numbers_and_lists() -> None:
    assert dump(Zone, Zone("hand", Seat(2))) == ["hand", 2, 0]
    assert load(Zone, ["hand", 2, 0]) == Zone("hand", Seat(2))


def change(path: tuple[Any, ...], value: object) -> Any:
    data = json.loads(to_text(DATA))
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (("name",), 5, "save.name"),
        (("name",), None, "save.name"),
        (("leaves",), "no list", "save.leaves"),
        (("leaves", 1, "card"), "4", "save.leaves[1].card"),
        (("leaves", 1, "card"), True, "save.leaves[1].card"),
        (("leaves", 1, "card"), 4.0, "save.leaves[1].card"),
        (("leaves", 0, "suit"), "stars", "save.leaves[0].suit"),
        (("leaves", 0, "suit"), [], "save.leaves[0].suit"),
        (("leaves", 0, "is"), "Tree", "save.leaves[0]"),
        (("leaves", 0, "more"), 1, "save.leaves[0]"),
        (("leaves", 0), {"is": "Leaf", "card": 1}, "save.leaves[0]"),
        (("leaves", 0), {}, "save.leaves[0]"),
        (("leaves", 0), {"is": []}, "save.leaves[0]"),
        (("leaves", 0), None, "save.leaves[0]"),
        (("pair",), [1], "save.pair"),
        (("pair",), [1, None, 2], "save.pair"),
        (("pair", 1), 7, "save.pair[1]"),
        (("mixed",), [], "save.mixed"),
        (("mixed", 0), None, "save.mixed[0]"),
        (("other",), 1, "save.other"),
        (("weight",), 1, "save.weight"),
        (("size",), True, "save.size"),
        (("size",), 1.0, "save.size"),
    ],
)
def test_what_has_no_place_is_a_bad_save_that_says_where(path: tuple[Any, ...], value: object, where: str) -> None:
    with pytest.raises(BadSave) as caught:
        load(Tree, change(path, value))
    assert str(caught.value).startswith(f"{where}: ")


@pytest.mark.parametrize("text", ["", "{", "nul", '{"a":1}x', "[" * 100_000, "9" * 5000, "\ud800"])
def test_text_that_is_no_json_is_a_bad_save(text: str) -> None:
    with pytest.raises(BadSave, match="not readable"):
        from_text(text)


def test_brackets_are_counted_within_each_other_and_not_in_strings() -> None:
    at_most = "[" * DEEPEST + "]" * DEEPEST
    assert from_text(f"[{', '.join([at_most[1:-1]] * 3)}]")[2]
    assert from_text(to_text({"name": '\\"' + "[{" * DEEPEST})) == {"name": '\\"' + "[{" * DEEPEST}
    with pytest.raises(BadSave, match="brackets"):
        from_text(f'{{"a":{at_most}}}')


json_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["is", "card", "suit"]), inner),
    max_leaves=8,
)


@given(json_data)
def test_whatever_json_it_is_it_loads_or_is_a_bad_save(data: Any) -> None:
    try:
        loaded = load(Leaf, data)
    except BadSave:
        return
    assert dump(Leaf, loaded) == data


@pytest.mark.parametrize("value", [object(), {1: 2}, [1], 1 + 2j, Suit.HEARTS])
def test_what_a_state_may_not_hold_is_refused_when_dumped(value: object) -> None:
    with pytest.raises(TypeError):
        dump(int | tuple[int, ...], value)


def test_a_tuple_of_the_wrong_length_is_refused_when_dumped() -> None:
    with pytest.raises(TypeError, match="is not a"):
        dump(tuple[int, str], (1, "a", 2))
