from urllib.parse import parse_qsl

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.choices import settled
from game.core.zones import Seat
from game.games import SHELF, Boxed
from game.session.links import SEED_DIGITS, Asked, asked, link, spelt
from game.session.table import Table
from tests.session.tables import ANN, BOT
from tests.toy import CHOICES, TOY, Options

BOXES = pytest.mark.parametrize("box", [TOY, *SHELF], ids=lambda box: box.id)


@BOXES
@given(data=st.data())
def test_a_link_asks_for_the_match_it_was_made_of(box: Boxed, data: st.DataObject) -> None:
    chosen = {each.field: data.draw(st.sampled_from(list(each.values))) for each in box.choices}
    options = settled(box.choices, box.game.types["options"](**chosen))
    seats = data.draw(st.sampled_from(box.game.seats))
    first = data.draw(st.none() | st.integers(0, seats - 1).map(Seat))
    seed = data.draw(st.just("") | st.integers(0, 10**SEED_DIGITS - 1).map(str))
    query = dict(parse_qsl(link(box, options, seed, seats, first)))
    assert query["game"] == box.id
    assert asked(box, query) == Asked(options, seed, seats, first)


@BOXES
def test_every_value_of_an_option_is_spelt_apart(box: Boxed) -> None:
    for choice in box.choices:
        assert len({spelt(value) for value in choice.values}) == len(choice.values), choice.field


def test_a_link_to_a_rematch_pins_who_begins() -> None:
    match = Table.start(TOY, Options(), (ANN, BOT), 7).rematch(7).match
    wish = asked(TOY, dict(parse_qsl(link(TOY, match.options, "7", 2, match.options.first))))
    assert Table.start(TOY, wish.options, (ANN, BOT), int(wish.seed), wish.first).match == match


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hand", "9"),
        ("hand", ""),
        ("hasty", "True"),
        ("seed", "-1"),
        ("seed", "7.0"),
        ("seed", "\N{ARABIC-INDIC DIGIT SEVEN}"),
        ("seed", "1" * (SEED_DIGITS + 1)),
        ("seats", "1"),
        ("seats", "two"),
        ("first", "3"),
        ("first", "-1"),
    ],
)
def test_what_is_not_on_offer_is_named_and_the_rest_is_used(name: str, value: str) -> None:
    query = {"game": "toy", "hand": "4", "hasty": "on", "seed": "7", "seats": "3", "first": "2"}
    found, right = asked(TOY, query | {name: value}), asked(TOY, query)
    assert right == Asked(Options(hand=4, hasty=True), "7", 3, Seat(2))
    assert found.strange == (f"{name}={value}",)
    without = {key: text for key, text in query.items() if key != name}
    assert (found.options, found.seed, found.seats, found.first) == (
        (again := asked(TOY, without)).options, again.seed, again.seats, again.first,
    )  # fmt: skip


def test_an_option_that_another_closes_is_the_usual_one() -> None:
    assert CHOICES[1].needs == ("hand", (4,))
    assert asked(TOY, {"hand": "3", "hasty": "on"}) == Asked(Options())


def test_keys_for_others_are_left_alone() -> None:
    assert asked(TOY, {"lang": "pl", "slot": "blog", "fbclid": "x"}) == Asked(Options())
