"""Rules, code, tests and faults name the same ids."""

import re
from pathlib import Path

import pytest

from tests.games.trash_poker.faults import FAULTS
from tests.mutation import ROOT, Laboratory, rules_of, survivors

RULES = ROOT / rules_of("trash_poker")
BOOK = (RULES.parent / "RULES.md").read_text(encoding="utf-8")
IDS = re.findall(r"^- `(trash\.[a-z_.]+)`", BOOK, re.MULTILINE)
SENTENCES = 278
"""In the rule text, without headlines, jokes and sentences that only point to another page."""
ID = r"trash\.[a-z_.]+[a-z]"


def _named(folder: Path, pattern: str) -> set[str]:
    return {id for path in folder.glob("*.py") for id in re.findall(pattern, path.read_text(encoding="utf-8"))}


def _table() -> list[tuple[str, str]]:
    return re.findall(r"^\| (\d+) \|.*\| (.+) \|$", BOOK, re.MULTILINE)


def test_every_sentence_has_ids_without_gaps() -> None:
    assert [int(number) for number, _ in _table()] == list(range(1, SENTENCES + 1))
    assert all(ids.startswith("trash.") for _, ids in _table())
    assert {id for _, ids in _table() for id in re.findall(ID, ids)} <= set(IDS)


def test_every_rule_stands_once_in_the_book() -> None:
    assert len(IDS) == len(set(IDS)) > 150


def test_the_code_names_every_rule_and_no_other() -> None:
    assert _named(RULES, rf"(?<!games\.){ID}") - {"trash.poker"} == set(IDS)


def test_every_refusal_cites_a_rule_of_the_book() -> None:
    cited = _named(RULES, r'"(trash\.[^"]+)"')
    assert len(cited) > 20
    assert cited <= set(IDS)


def test_every_rule_has_a_test() -> None:
    assert _named(Path(__file__).parent, r'@rule\("([^"]+)"\)') == set(IDS)


def test_every_rule_has_a_fault_that_fits_the_code() -> None:
    assert set(FAULTS) == set(IDS)
    for id, fault in FAULTS.items():
        text = (RULES / fault.part).read_text(encoding="utf-8")
        assert text.count(fault.right) == 1, f"{id}: {fault.right}"
        assert fault.right != fault.wrong, id


@pytest.mark.parametrize(
    "id", ["trash.hand.house", "trash.tie.rest", "trash.score.tie", "trash.draw.hidden", "trash.pot.rest"]
)
def test_a_planted_fault_is_found(id: str) -> None:
    assert survivors("trash_poker", FAULTS, [id]) == []


def test_without_a_fault_the_same_tests_pass(tmp_path: Path) -> None:
    assert not Laboratory("trash_poker", tmp_path).bites("trash.tie.rest")
