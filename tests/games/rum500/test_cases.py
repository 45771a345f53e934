"""The acceptance cases, and ours beside them."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from game.games.rum500.cases import LISTS

FOLDER = Path(__file__).parents[2] / "cases"
FILES = {name: json.loads((FOLDER / name).read_text(encoding="utf-8")) for name in ("rum500.json", "rum500_more.json")}
EVERY = [(of, case) for data in FILES.values() for of, cases in data.items() for case in cases]


@pytest.mark.parametrize(("of", "case"), EVERY, ids=str)
def test_each_case_is_judged_right(of: str, case: dict[str, Any]) -> None:
    ok, got = LISTS[of](case)
    assert ok, got


@pytest.mark.parametrize(("of", "case"), EVERY, ids=str)
def test_the_opposite_is_judged_wrong(of: str, case: dict[str, Any]) -> None:
    opposite = {**case, "scores": [*case["scores"], 0]} if of == "deals" else {**case, "ok": not case["ok"]}
    assert LISTS[of](opposite)[0] is False
    if case.get("ok") and "points" in case:
        assert LISTS[of]({**case, "points": case["points"] + 1})[0] is False


def test_there_are_cases_enough() -> None:
    assert sum(len(cases) for cases in FILES["rum500.json"].values()) == 22
    assert sum(len(cases) for cases in FILES["rum500_more.json"].values()) >= 40


def test_the_copy_is_that_of_the_folder_named_in_the_environment() -> None:
    """`KITCHEN_TABLE_CASES` names the folder that holds the originals; without it there is only the copy."""
    folder = Path(os.environ.get("KITCHEN_TABLE_CASES", FOLDER))
    assert (folder / "rum500.json").read_bytes() == (FOLDER / "rum500.json").read_bytes()


@pytest.mark.parametrize(
    ("of", "case", "reason"),
    [
        ("melds", {"cards": "7S 7H 7X", "ok": False}, "'7X' is no card"),
        ("melds", {"cards": "7S 7S 7C", "ok": False}, "one card cannot be in two places"),
        ("melds", {"cards": "7S 7H 7C'", "ok": False}, "one deck"),
        ("melds", {"cards": ["7S"], "ok": False}, "cards is to be a text"),
        ("melds", {"cards": "7S 7H 7C"}, "ok is to be true or false"),
        ("melds", {"cards": "AS 2S 3S", "ace": "middle", "ok": True}, "ace is to be low or high"),
        ("layoffs", {"meld": "7S 7H", "card": "7C", "ok": False}, "a meld on the table that is none"),
        ("layoffs", {"meld": "7S 7H 7C", "card": "7D 7C", "ok": False}, "card is to name one card"),
        ("takes", {"hand": "7S 7H", "pile": "7H", "take": "7H", "ok": True}, "one card cannot be in two places"),
        ("takes", {"hand": "7S 7H", "pile": "7C", "take": "7C", "table": "4C 5C 6C", "ok": True}, "a list of texts"),
        ("deals", {"table": ["7S 7H 7C", ""], "left": [""], "scores": [21]}, "same number of players"),
        ("deals", {"table": ["7S 7H 7C 9D"], "left": [""], "scores": [30]}, "belongs to no meld"),
        ("deals", {"table": ["7S 7H 7C"], "left": ["7C"], "scores": [14]}, "one card cannot be in two places"),
        ("deals", {"table": ["7S 7H 7C"], "left": [""]}, "scores is to be a list"),
    ],
)
def test_a_case_that_cannot_be_read_says_why(of: str, case: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        LISTS[of](case)
