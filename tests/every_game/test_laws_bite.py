"""A law that holds for a faulty game is no law: each must catch the fault planted for it."""

import pytest

from game.games import Boxed
from tests.every_game.faults import FAULTS, MORE_FAULTS
from tests.every_game.laws import LAWS, Broken, Law, Walk
from tests.toy import Options

WALKS = [(Options(hand=4), 3, seed) for seed in range(8)]


def test_every_law_has_a_fault() -> None:
    assert set(FAULTS) == set(LAWS)


PLANTED = [*FAULTS.items(), *MORE_FAULTS]


@pytest.mark.parametrize(("law", "box"), PLANTED, ids=[law.__name__ for law, _ in PLANTED])
def test_law_bites(law: Law, box: Boxed) -> None:
    with pytest.raises(Broken):
        _apply(law, box)


def _apply(law: Law, box: Boxed) -> None:
    for options, seats, seed in WALKS:
        law(Walk(box, options, seats, seed))
