"""Rules, code, tests and faults name the same ids."""

import re
from pathlib import Path

import pytest

from tests.games.polyester.faults import FAULTS
from tests.mutation import ROOT, Laboratory, rules_of, survivors

RULES = ROOT / rules_of("polyester")
BOOK = (RULES.parent / "RULES.md").read_text(encoding="utf-8")
IDS = re.findall(r"^- `(poly\.[a-z_.]+)`", BOOK, re.MULTILINE)
SENTENCES = 59
"""In the rule text, list items and headlines with a statement counted too."""


def _named(folder: Path, pattern: str, files: str = "*.py") -> set[str]:
    return {id for path in folder.glob(files) for id in re.findall(pattern, path.read_text(encoding="utf-8"))}


def test_every_sentence_has_ids_without_gaps() -> None:
    rows = re.findall(r"^\| (\d+) \|.*\| (.+) \|$", BOOK, re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, SENTENCES + 1))
    named = [id for _, ids in rows for id in re.findall(r"poly\.[a-z_.]+[a-z]", ids)]
    assert all(re.match(r"poly\.", ids) for _, ids in rows)
    assert set(named) <= set(IDS)


def test_every_rule_stands_once_in_the_book_and_has_a_sentence() -> None:
    table = BOOK[: BOOK.index("## Goal and end")]
    assert len(IDS) == len(set(IDS))
    unsaid = {id for id in IDS if id not in re.findall(r"poly\.[a-z_.]+[a-z]", table)}
    assert unsaid == set()


def test_the_code_names_every_rule_and_no_other() -> None:
    assert _named(RULES, r"poly\.[a-z_.]+[a-z]") == set(IDS)


def test_every_refusal_cites_a_rule_of_the_book() -> None:
    cited = _named(RULES, r'"(poly\.[^"]+)"')
    assert len(cited) > 20
    assert cited <= set(IDS)


def test_every_rule_has_a_test() -> None:
    assert _named(Path(__file__).parent, r'@rule\("([^"]+)"\)', "test_*.py") == set(IDS)


def test_every_rule_has_a_fault_that_fits_the_code() -> None:
    assert set(FAULTS) == set(IDS)
    for id, fault in FAULTS.items():
        text = (RULES / fault.part).read_text(encoding="utf-8")
        assert text.count(fault.right) == 1, f"{id}: {fault.right}"
        assert fault.right != fault.wrong, id


@pytest.mark.parametrize("id", ["poly.hard.run", "poly.ride.pass"])
def test_a_planted_fault_is_found(id: str) -> None:
    assert survivors("polyester", FAULTS, [id]) == []


def test_without_a_fault_the_same_tests_pass(tmp_path: Path) -> None:
    assert not Laboratory("polyester", tmp_path).bites("poly.goal")
