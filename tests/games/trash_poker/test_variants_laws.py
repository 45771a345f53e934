"""The laws of every game, with options that depend on what has been unlocked."""

import pytest

from game.games import boxed
from game.games.trash_poker.rules import Options
from game.games.trash_poker.rules.achievements import ACHIEVEMENTS
from game.games.trash_poker.rules.cards import joker
from game.games.trash_poker.rules.options import JokerDraft
from tests.every_game.laws import LAWS, Law, Walk
from tests.games.trash_poker.spelling import ONE, TWO
from tests.games.trash_poker.test_achievements import NAMES
from tests.games.trash_poker.test_variants import having

DRAFTED = having(12, JokerDraft.PERSONAL, houses=1, loser=TWO)
TRYING = having(
    0,
    achievements=tuple(range(len(ACHIEVEMENTS))),
    attempts=((ONE, NAMES.index("without_a_net")), (TWO, NAMES.index("ascetic"))),
    gifts=((TWO, joker(20)),),
)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("options", [DRAFTED, TRYING], ids=["drafted", "trying"])
def test_the_laws_of_every_game_hold(law: Law, options: Options) -> None:
    for start in (0, 60):
        law(Walk(boxed("trash_poker"), options, 3, 5 + start, start))
