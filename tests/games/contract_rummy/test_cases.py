"""The acceptance cases, and ours beside them."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from game.games.contract_rummy.cases import LISTS

FOLDER = Path(__file__).parents[2] / "cases"
NAMES = ("contract_rummy.json", "contract_rummy_more.json")
FILES = {name: json.loads((FOLDER / name).read_text(encoding="utf-8")) for name in NAMES}
EVERY = [(of, case) for data in FILES.values() for of, cases in data.items() for case in cases]


@pytest.mark.parametrize(("of", "case"), EVERY, ids=str)
def test_each_case_is_judged_right(of: str, case: dict[str, Any]) -> None:
    ok, got = LISTS[of](case)
    assert ok, got


@pytest.mark.parametrize(("of", "case"), EVERY, ids=str)
def test_the_opposite_is_judged_wrong(of: str, case: dict[str, Any]) -> None:
    key = next(key for key in ("ok", "set", "run", "points") if key in case)
    opposite = case[key] + 5 if key == "points" else not case[key]
    assert LISTS[of]({**case, key: opposite})[0] is False


def test_there_are_cases_enough() -> None:
    assert sum(len(cases) for cases in FILES["contract_rummy.json"].values()) == 15
    assert sum(len(cases) for cases in FILES["contract_rummy_more.json"].values()) >= 50


def test_the_copy_is_that_of_the_folder_named_in_the_environment() -> None:
    """`KITCHEN_TABLE_CASES` names the folder that holds the originals; without it there is only the copy."""
    folder = Path(os.environ.get("KITCHEN_TABLE_CASES", FOLDER))
    assert (folder / "contract_rummy.json").read_bytes() == (FOLDER / "contract_rummy.json").read_bytes()


@pytest.mark.parametrize(
    ("of", "case", "reason"),
    [
        ("melds", {"cards": "7S 7H 7X", "set": False}, "'7X' is no card"),
        ("melds", {"cards": "7S 7S 7C", "set": False}, "one card cannot be in two places"),
        ("melds", {"cards": ["7S"], "set": False}, "cards is to be a text"),
        ("melds", {"cards": "7S 7H 7C"}, "set or run is to be named"),
        ("melds", {"cards": "7S 7H 7C", "set": 1}, "set is to be true or false"),
        ("contracts", {"hand": 7, "melds": ["7S 7H 7C"], "ok": False}, "a number from 1 to 6"),
        ("contracts", {"hand": 1, "melds": "7S 7H 7C", "ok": False}, "a list of texts"),
        ("contracts", {"hand": 1, "melds": ["7S 7H 7C"], "rest": "7C", "ok": False}, "one card cannot be in two"),
        ("made", {"hand": 1, "cards": "7S 7H 7C"}, "ok is to be true or false"),
        ("layoffs", {"meld": "7S 7H", "card": "7C", "ok": False}, "a meld on the table that is none"),
        ("layoffs", {"meld": "7S 7H 7C", "card": "7D 7C'", "ok": False}, "card is to name one card"),
        ("scores", {"points": 5}, "left is to be a text"),
    ],
)
def test_a_case_that_cannot_be_read_says_why(of: str, case: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        LISTS[of](case)
