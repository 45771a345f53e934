"""The first match is what its tips say, and the rules for players show what is so."""

import re
from pathlib import Path

import pytest

from game.core.french import RANK
from game.games import boxed
from game.games.rum500.guide import GUIDE
from game.games.rum500.rules.actions import Discard, Draw, LayDown, LayOff, Take
from game.games.rum500.rules.fit import readings
from game.games.rum500.rules.state import Phase
from game.session.table import Heard, Table
from game.tools.catalogs import sources
from game.ui.markdown import pieces
from game.words import LANGUAGES
from tests.games.rum500.tables import ONE, TWO, cards, lay_down

STRINGS: Path = dict(sources())["rum500"]


def waited(table: Table) -> None:
    """Lets the guest play until the person is asked."""
    while table.waiting_for() != ONE:
        assert table.think(60.0, lambda: 0.0) is not None


def test_the_first_turns_are_what_the_tips_say() -> None:
    table = Table.start(boxed("rum500"), GUIDE.options, GUIDE.sitters, GUIDE.seed, GUIDE.options.first)
    waited(table)
    [open_card] = table.view().pile
    assert sorted(RANK[card] for card in table.view().hands[ONE]).count(2) == RANK[open_card] == 2
    twos = tuple(card for card in (*table.view().hands[ONE], open_card) if RANK[card] == 2)
    for action in (Take(open_card), LayDown(twos, 0), lay_down("5H 6H 7H"), Discard(cards("KC")[0])):
        assert isinstance(table.submit(ONE, action), Heard), action
    waited(table)
    view = table.view()
    assert view.phase is Phase.DRAW
    [hers] = [number for number, meld in enumerate(view.melds) if meld.owner == TWO]
    for play in (Draw(), LayOff(cards("4H")[0], 1, 4), LayOff(cards("9D")[0], hers, 9)):
        assert isinstance(table.submit(ONE, play), Heard), play
    assert not table.faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures_in_the_rules_are_melds(language: str) -> None:
    parts = pieces((STRINGS / f"rules.{language}.md").read_text(encoding="utf-8"))
    shown = [cards(" ".join(part.cards)) for part in parts if part.kind == "cards"]
    assert [readings(each) for each in shown] == [(0,), (3,), (12,), (1,), (4,)]


def test_both_languages_have_the_same_rules_part_by_part() -> None:
    texts = [(STRINGS / f"rules.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES]
    english, polish = (pieces(text) for text in texts)
    assert [(part.kind, part.cards) for part in english] == [(part.kind, part.cards) for part in polish]
    numbers = [set(re.findall(r"\d+", re.sub(r"!\[.*", "", text))) for text in texts]
    assert numbers[0] == numbers[1]
    assert texts[0].lower().count("house rule") == texts[1].lower().count("zasada domowa") > 10


def test_every_ruling_on_play_is_marked_as_a_house_rule() -> None:
    english = (STRINGS / "rules.en.md").read_text(encoding="utf-8")
    for words in ("put the whole draw back", "when the stock is empty", "another deal is played", "after 60 deals"):
        [line] = [line for line in english.splitlines() if words in line]
        assert "House rule" in line
