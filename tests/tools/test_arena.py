"""Bots against bots, by command."""

import pytest

from game.tools.arena import interval, main


def test_a_row_of_a_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["polyester", "--games", "4", "--hand", "6", "--target", "1000", "medium", "random"]) == 0
    row = capsys.readouterr().out
    assert row.startswith("| medium over random | 4 |")
    assert "%" in row


def test_the_game_must_be_on_the_shelf(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["whist"]) == 2
    assert main([]) == 2
    assert "GAME" in capsys.readouterr().err


def test_options_must_be_offered() -> None:
    with pytest.raises(SystemExit):
        main(["polyester", "--hand", "7", "easy", "hard"])


def test_the_interval_narrows_with_more_games() -> None:
    low, high = interval(0.55, 1000)
    assert low == pytest.approx(0.519, abs=0.001)
    assert high == pytest.approx(0.581, abs=0.001)
    wide = interval(0.55, 100)
    assert wide[0] < low < high < wide[1]
