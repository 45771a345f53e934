"""The laws of every game, with options that depend on what has been unlocked."""

import pytest

from game.games import boxed
from game.games.trash_poker.rules.options import JokerDraft
from tests.every_game.laws import LAWS, Law, Walk
from tests.games.trash_poker.spelling import TWO
from tests.games.trash_poker.test_variants import having


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("seats", "houses"), [(2, 0), (3, 1)])
def test_the_laws_of_every_game_hold(law: Law, seats: int, houses: int) -> None:
    options = having(12, JokerDraft.PERSONAL, houses=houses, loser=TWO)
    for start in (0, 60):
        law(Walk(boxed("trash_poker"), options, seats, seats + start, start))
