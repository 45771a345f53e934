"""The acceptance cases, and ours beside them."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from game.games.trash_poker.cases import LISTS
from game.tools.judge import main

FOLDER = Path(__file__).parents[2] / "cases"
ORIGINAL, OWN = (
    json.loads((FOLDER / f"trash_poker_{name}.json").read_text(encoding="utf-8")) for name in ("hands", "more")
)
EVERY = [(of, case) for data in (ORIGINAL, OWN) for of in LISTS for case in data[of]]


@pytest.mark.parametrize(("of", "case"), EVERY, ids=str)
def test_each_case_is_judged_right(of: str, case: dict[str, Any]) -> None:
    ok, got = LISTS[of](case)
    assert ok, got


def _wrong(of: str, case: dict[str, Any]) -> dict[str, Any]:
    if of == "ties":
        return {**case, "better": case["worse"], "worse": case["better"], "tied": not case.get("tied", False)}
    key = next(key for key in ("rp", "hand", "flush", *case) if key in case and key not in ("trash", "deck"))
    return {**case, key: not case[key] if key == "flush" else case[key] + 1}


@pytest.mark.parametrize(("of", "case"), EVERY, ids=str)
def test_the_opposite_is_judged_wrong(of: str, case: dict[str, Any]) -> None:
    assert LISTS[of](_wrong(of, case))[0] is False


@pytest.mark.parametrize(
    ("key", "value"), [("hand", "pair"), ("five", "K K K Q J"), ("high", "Q"), ("chips", 0), ("flush", True)]
)
def test_every_key_of_a_hand_is_judged(key: str, value: object) -> None:
    case = {
        "played": "J2 KS KC J3 QS",
        "hand": "four of a kind",
        "five": "Q K K K K",
        "high": "K",
        "chips": 2,
        "flush": False,
    }
    assert LISTS["cases"](case)[0]
    assert not LISTS["cases"]({**case, key: value})[0]


def test_there_are_cases_enough() -> None:
    assert sum(len(cases) for of, cases in ORIGINAL.items() if of in LISTS) == 22
    assert sum(len(cases) for cases in OWN.values()) >= 45


def test_the_copy_is_that_of_the_folder_named_in_the_environment() -> None:
    """`KITCHEN_TABLE_CASES` names the folder that holds the originals; without it there is only the copy."""
    folder = Path(os.environ.get("KITCHEN_TABLE_CASES", FOLDER))
    assert (folder / "trash_poker_hands.json").read_bytes() == (FOLDER / "trash_poker_hands.json").read_bytes()


@pytest.mark.parametrize(
    ("of", "case", "reason"),
    [
        ("cases", {"played": "7S 7H 7X 2S 3S", "rp": 1}, "'7X' is no card"),
        ("cases", {"played": "7S 7H 7C 2S", "rp": 1}, "5 cards, not 4"),
        ("cases", {"played": "7S 7S 7C 2S 3S", "rp": 1}, "one card cannot be in two places"),
        ("cases", {"played": "7S 7H 7C 2S J18", "rp": 1}, "Final Joker"),
        ("cases", {"played": ["7S"], "rp": 1}, "played is to be a text"),
        ("cases", {"played": "7S 7H 7C 2S 3S"}, "at least one of hand"),
        ("cases", {"played": "7S 7H 7C 2S 3S", "rp": 1, "upgrades": {"all": 1}}, "upgrades is to be an object"),
        ("cases", {"played": "7S 7H 7C 2S 3S", "rp": 1, "upgrades": {"rest": -1}}, "rest is to be a number"),
        ("stars", {"played": "J14 7H 7C 2S 3S", "rp": 1, "star": "7D 7S"}, "for each of 1 stars"),
        ("stars", {"played": "J14 7H 7C 2S 3S", "rp": 1, "star": "1D"}, "the star of J14"),
        ("stars", {"played": "J24 7H 7C 2S 3S", "rp": 1, "star": "7D"}, "the star of J24"),
        ("final", {"deck": "7S", "trash": "7S", "total": 0}, "in two places: 7S"),
        ("final", {"deck": "7S"}, "at least one of aces_chips"),
    ],
)
def test_a_case_that_cannot_be_read_says_why(of: str, case: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        LISTS[of](case)


def test_the_command_judges_the_file_by_its_name_and_passes_over_its_note(capsys: pytest.CaptureFixture[str]) -> None:
    assert "note" in ORIGINAL
    assert main([str(FOLDER / "trash_poker_hands.json")]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 22
    assert main([str(FOLDER / "trash_poker_more.json"), "trash_poker"]) == 0
