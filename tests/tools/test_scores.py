"""What guests score, by command."""

import pytest

from game.bots import Level
from game.tools.scores import main, percentile, scores


def test_a_percentile_is_the_nearest_rank() -> None:
    some = (9, 1, 5, 3, 7)
    assert [percentile(some, each) for each in (10, 25, 50, 75, 90, 100)] == [1, 3, 5, 7, 9, 9]
    with pytest.raises(ValueError, match="no scores"):
        percentile((), 50)


def test_every_seat_of_every_match_counts() -> None:
    found = scores("trash_poker", Level.EASY, 3, 2, 5)
    assert len(found) == 6
    assert found[3:] == scores("trash_poker", Level.EASY, 3, 1, 6)


def test_a_row_of_a_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trash_poker", "easy", "--games", "2"]) == 0
    cells = capsys.readouterr().out.split("|")[1:-1]
    assert [cell.strip() for cell in cells[:3]] == ["easy", "2", "2"]
    assert len(cells) == 9
