"""The acceptance cases, ours beside them, and the command that judges such files."""

import json
import os
from pathlib import Path

import pytest

from game.games import boxed
from game.games.polyester.rules import GAME, Options
from game.games.polyester.rules.actions import Lock
from game.games.polyester.rules.cards import Deck
from game.games.polyester.rules.options import Difficulty
from game.tools.judge import main
from tests.games.polyester.tables import cards, position, why

FOLDER = Path(__file__).parents[2] / "cases"


def _cases(name: str) -> list[dict[str, object]]:
    data = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return [{**data["defaults"], **case} for case in data["cases"]]


EVERY = _cases("polyester.json") + _cases("polyester_more.json")


@pytest.mark.parametrize("case", EVERY, ids=lambda case: f"{case['cards']} {case['difficulty']}")
def test_each_case_is_judged_right(case: dict[str, object]) -> None:
    ok, got = boxed("polyester").cases["cases"](case)
    assert ok, got


@pytest.mark.parametrize("case", [case for case in EVERY if "V'" not in str(case["cards"])], ids=str)
def test_the_law_says_the_same_at_the_table(case: dict[str, object]) -> None:
    text = str(case["cards"])
    if len(set(text.split())) < len(text.split()):
        text = text.replace("5V 5V", "5V 5V'")
    options = Options(
        hand=9 if case["hand"] == 9 else 6,
        deck=Deck(case["deck"]),
        difficulty=Difficulty(case["difficulty"]),
        ace_wild=bool(case["ace_wild"]),
        second_wild=5 if case.get("second_wild") else None,
    )
    state = position(text, options=options)
    refused = why(state, Lock(cards(text)))
    assert (refused in ("poly.lock.combo", "poly.lock.stray")) == (case["lock"] == "refused")
    if refused is None:
        after, _ = GAME.apply(state, state.turn, Lock(cards(text)))
        assert after.pot == case["lock"]


def test_there_are_cases_enough() -> None:
    assert len(_cases("polyester.json")) == 21
    assert len(_cases("polyester_more.json")) >= 40


def test_the_copy_is_that_of_the_folder_named_in_the_environment() -> None:
    """`KITCHEN_TABLE_CASES` names the folder that holds the originals; without it there is only the copy."""
    folder = Path(os.environ.get("KITCHEN_TABLE_CASES", FOLDER))
    assert (folder / "polyester.json").read_bytes() == (FOLDER / "polyester.json").read_bytes()


def _file(tmp_path: Path, text: str, name: str = "polyester.json") -> str:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_command_prints_a_line_a_case(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = '{"cases": [{"cards": "5Vn 5Sn 5Fb", "lock": 300}, {"cards": "2Vn 2Vb", "lock": 100}]}'
    assert main([_file(tmp_path, text)]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines == [
        {"case": 1, "of": "cases", "ok": True, "got": 300},
        {"case": 2, "of": "cases", "ok": False, "got": "refused"},
    ]


def test_the_command_takes_the_game_from_name_or_argument(tmp_path: Path) -> None:
    text = '{"cases": [{"hand": 6, "cards": "AVn", "lock": 100}]}'
    assert main([_file(tmp_path, text, "polyester_hands_of_mine.json")]) == 0
    assert main([_file(tmp_path, text, "report.json"), "polyester"]) == 0
    assert main([_file(tmp_path, text, "report.json")]) == 2


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "polyester.json"),
        ("[]", "object"),
        ('{"melds": []}', "no list of cases named 'melds'"),
        ('{"cases": [{"cards": "5Vn", "lock": "much"}]}', "case 1 of cases"),
        ('{"cases": [{"cards": "5Vn 10Hn", "lock": 300}]}', "'10Hn' is no card"),
        ('{"cases": [{"cards": "5V", "lock": 300}]}', "no hand of 9 from the fabric deck"),
        ('{"cases": [{"cards": "AVn", "deck": "paper", "lock": 300}]}', "'paper'"),
        ('{"cases": [{"cards": "7Vn", "hand": 6, "lock": 300}]}', "no hand of 6"),
        ('{"cases": [{"lock": 300}]}', "cards is to be a text"),
        ('{"cases": [7]}', "case 1"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(
    text: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([_file(tmp_path, text)]) == 2
    captured = capsys.readouterr()
    assert reason in captured.err
    assert captured.out == ""
    assert main([str(tmp_path / "missing.json"), "polyester"]) == 2
