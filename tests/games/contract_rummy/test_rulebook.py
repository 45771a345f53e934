"""Rules, code, tests and faults name the same ids."""

import re
from pathlib import Path

import pytest

from tests.games.contract_rummy.faults import FAULTS
from tests.mutation import ROOT, Laboratory, rules_of, survivors

RULES = ROOT / rules_of("contract_rummy")
BOOK = (RULES.parent / "RULES.md").read_text(encoding="utf-8")
IDS = re.findall(r"^- `(rummy\.[a-z_.]+)`", BOOK, re.MULTILINE)
SENTENCES = 45
"""In the rule text."""
ID = r"(?<!_)rummy\.[a-z_.]+[a-z]"
HOUSE = "the house"
"""Does what the text says about people, whatever they play."""


def _named(folder: Path, pattern: str) -> set[str]:
    return {id for path in folder.glob("*.py") for id in re.findall(pattern, path.read_text(encoding="utf-8"))}


def test_every_sentence_has_ids_without_gaps() -> None:
    rows = re.findall(r"^\| (\d+) \|.*\| (.+) \|$", BOOK, re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, SENTENCES + 1))
    assert [int(number) for number, ids in rows if not ids.startswith("rummy.")] == [43, 44, 45]
    assert all(ids.startswith("rummy.") or ids == HOUSE for _, ids in rows)
    assert {id for _, ids in rows for id in re.findall(ID, ids)} == set(IDS)


def test_every_rule_stands_once_in_the_book() -> None:
    assert len(IDS) == len(set(IDS)) > 80


def test_the_code_names_every_rule_and_no_other() -> None:
    assert _named(RULES, ID) == set(IDS)


def test_every_refusal_cites_a_rule_of_the_book() -> None:
    cited = _named(RULES, r'"(rummy\.[^"]+)"')
    assert len(cited) >= 45
    assert cited <= set(IDS)


def test_every_rule_has_a_test() -> None:
    assert _named(Path(__file__).parent, r'@rule\("([^"]+)"\)') == set(IDS)


def test_every_rule_has_a_fault_that_fits_the_code() -> None:
    assert set(FAULTS) == set(IDS)
    for id, fault in FAULTS.items():
        text = (RULES / fault.part).read_text(encoding="utf-8")
        assert text.count(fault.right) == 1, f"{id}: {fault.right}"
        assert fault.right != fault.wrong, id


@pytest.mark.parametrize("id", ["rummy.hands", "rummy.buy.order", "rummy.discard.taken", "rummy.run.ace"])
def test_a_planted_fault_is_found(id: str) -> None:
    assert survivors("contract_rummy", FAULTS, [id]) == []


def test_without_a_fault_the_same_tests_pass(tmp_path: Path) -> None:
    assert not Laboratory("contract_rummy", tmp_path).bites("rummy.hands")
