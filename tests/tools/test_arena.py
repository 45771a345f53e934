"""Bots against bots, by command."""

import pytest

from game.core.zones import TABLE
from game.games import boxed
from game.tools.arena import interval, main, share, table_of


def test_a_row_of_a_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["polyester", "--games", "4", "--hand", "6", "--target", "1000", "medium", "random"]) == 0
    row = capsys.readouterr().out
    assert row.startswith("| medium over random | 4 |")
    assert "%" in row


def test_the_game_must_be_on_the_shelf(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["whist"]) == 2
    assert main([]) == 2
    assert "GAME" in capsys.readouterr().err


def test_two_levels_take_turns_and_more_sit_as_they_are_named() -> None:
    assert table_of(boxed("polyester"), ["hard", "easy"]) == ("hard", "easy")
    assert table_of(boxed("contract_rummy"), ["hard", "easy"]) == ("hard", "easy", "hard", "easy")
    named = ["easy", "easy", "easy", "random"]
    assert table_of(boxed("contract_rummy"), named) == tuple(named)


def test_the_table_must_be_one_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["contract_rummy", "easy", "easy", "random"]) == 2
    assert "not for 3 seats" in capsys.readouterr().err


class Finished:
    """A match whose standing is its state."""

    def __init__(self, lowest_wins: bool) -> None:
        self.lowest_wins = lowest_wins

    def standing(self, state: tuple[int, ...]) -> tuple[int, ...]:
        return state

    def winners(self, state: tuple[int, ...]) -> tuple[int, ...]:
        best = min(state) if self.lowest_wins else max(state)
        return tuple(seat for seat, points in enumerate(state) if points == best)


@pytest.mark.parametrize(
    ("lowest", "standing", "teams", "worth"),
    [
        (False, (5, 3), (True, False), 1),
        (True, (5, 3), (True, False), 0),
        (False, (4, 4), (True, False), 0.5),
        (True, (10, 0, 20, 40), (True, False, True, False), 1),
        (False, (10, 0, 20, 40), (True, False, True, False), 0),
        (True, (10, 0, 20, 30), (True, False, True, False), 0.5),
        (True, (10, 0, 20, 30), (True, True, True, False), 1),
        (True, (10, 0, 20, 0), (True, True, True, False), 0.5),
        (True, (10, 5, 20, 0), (True, True, True, False), 0),
    ],
)
def test_teams_are_compared_by_sums_others_by_who_has_won(
    lowest: bool, standing: tuple[int, ...], teams: tuple[bool, ...], worth: float
) -> None:
    assert share(Finished(lowest), standing, teams) == worth


def test_when_everybody_has_lost_nobody_has_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Finished, "winners", lambda _game, _state: (TABLE,))
    assert share(Finished(lowest_wins=False), (4, 4), (True, False)) == 0.5
    assert share(Finished(lowest_wins=False), (4, 4), (False, True)) == 0.5


def test_options_must_be_offered() -> None:
    with pytest.raises(SystemExit):
        main(["polyester", "--hand", "7", "easy", "hard"])


def test_the_interval_narrows_with_more_games() -> None:
    low, high = interval(0.55, 1000)
    assert low == pytest.approx(0.519, abs=0.001)
    assert high == pytest.approx(0.581, abs=0.001)
    wide = interval(0.55, 100)
    assert wide[0] < low < high < wide[1]
