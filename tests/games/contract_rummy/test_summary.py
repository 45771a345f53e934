"""The result, line by line, and the rules for players."""

import re
from pathlib import Path

import pytest

from game.bots import Level
from game.core.match import Match, begin
from game.core.rng import Rng
from game.core.secrets import view
from game.core.zones import TABLE, Seat
from game.games.contract_rummy.bots import BOTS
from game.games.contract_rummy.rules import GAME, Options
from game.games.contract_rummy.rules.actions import Action
from game.games.contract_rummy.rules.fit import readings
from game.games.contract_rummy.rules.state import State
from game.games.contract_rummy.summary import lines
from game.tools.arena import decided
from game.tools.catalogs import sources
from game.ui.markdown import pieces
from game.words import LANGUAGES, Names
from tests.games.contract_rummy.tables import cards
from tests.games.contract_rummy.test_speech import catalog

STRINGS: Path = dict(sources())["contract_rummy"]
HOUSE_RULES = {"en": "house rule", "pl": "zasada domowa"}


def a_match(seed: int) -> Match[State, Action]:
    """Easy guests to the end."""
    match = begin(GAME, Options(), 4, seed)
    while not match.over:
        seat = GAME.to_act(match.state)[0]
        legal = GAME.actions(match.state, seat)
        seen = view(GAME, match.state, seat)
        chosen = legal[0] if seat == TABLE else decided(BOTS[Level.EASY], seen, seat, legal, Rng(seed))
        match = match.play(seat, chosen)
    return match


def test_the_lines_are_the_six_hands_and_add_up(tmp_path: Path) -> None:
    match = a_match(5)
    shown = lines(catalog("en", tmp_path), Names(("Ala", "Halina", "Marek", "Ola"), Seat(0)), match)
    assert [line.label for line in shown][:2] == ["Hand 1: 2 sets", "Hand 2: 1 set and 1 run"]
    assert len(shown) == 6
    assert tuple(sum(int(line.cells[seat].value) for line in shown) for seat in range(4)) == GAME.standing(match.state)
    assert all("went out" in line.note for line in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures_in_the_rules_are_melds(language: str) -> None:
    parts = pieces((STRINGS / f"rules.{language}.md").read_text(encoding="utf-8"))
    shown = [cards(" ".join(part.cards)) for part in parts if part.kind == "cards"]
    assert [readings(each) for each in shown] == [(0,), (3,), (1,), (11,), (2,), (3,)]


def test_both_languages_have_the_same_rules_part_by_part() -> None:
    texts = [(STRINGS / f"rules.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES]
    english, polish = (pieces(text) for text in texts)
    assert [(part.kind, part.cards) for part in english] == [(part.kind, part.cards) for part in polish]
    numbers = [set(re.findall(r"\d+", re.sub(r"!\[.*", "", text))) for text in texts]
    assert numbers[0] == numbers[1]
    counts = [text.lower().count(HOUSE_RULES[language]) for language, text in zip(LANGUAGES, texts, strict=True)]
    assert counts[0] == counts[1] > 10


def test_every_ruling_on_play_is_marked_as_a_house_rule() -> None:
    english = (STRINGS / "rules.en.md").read_text(encoding="utf-8")
    for words in ("gets 11 cards", "passes to the left", "cannot ask for that card again", "for the third time"):
        [line] = [line for line in english.splitlines() if words in line]
        assert "House rule" in line
