from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.choices import settled
from game.core.zones import Seat
from game.games import SHELF, Boxed
from tests.every_game.laws import LAWS, Law, Walk
from tests.snatch import SNATCH
from tests.toy import TOY


@st.composite
def walks(draw: st.DrawFn, box: Boxed) -> Walk:
    """Any match of the game: whatever options, seats and seed."""
    seats = draw(st.sampled_from(box.game.seats))
    chosen: dict[str, Any] = {each.field: draw(st.sampled_from(list(each.values))) for each in box.choices}
    first = draw(st.integers(0, seats - 1).map(Seat))
    options = settled(box.choices, box.game.types["options"](**chosen, first=first))
    return Walk(box, options, seats, draw(st.integers(0, 10**9)), draw(st.sampled_from((0, 0, 40, 400))))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("box", [TOY, SNATCH, *SHELF], ids=lambda box: box.id)
@given(data=st.data())
def test_law(box: Boxed, law: Law, data: st.DataObject) -> None:
    law(data.draw(walks(box)))
