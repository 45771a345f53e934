from game.core.cards import Card
from game.core.tally import Line, total


def test_a_tally_adds_up() -> None:
    assert total([Line("set", (Card(1), Card(2)), 300), Line("penalty", (), -50)]) == 250
    assert total(()) == 0
