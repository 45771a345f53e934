"""The first match is what its tips say, and the rules for players show what is so."""

import re
from pathlib import Path

import pytest

from game.core.french import ACE, QUEEN
from game.games import boxed
from game.games.trash_poker.guide import GUIDE
from game.games.trash_poker.rules.actions import Action, Choose, Collect, Redraw, Trash
from game.games.trash_poker.rules.cards import RANKS, joker
from game.games.trash_poker.rules.ranks import HandRank
from game.games.trash_poker.rules.reading import evaluate
from game.games.trash_poker.rules.state import Phase
from game.session.table import Heard, Table
from game.tools.catalogs import sources
from game.ui.markdown import pieces
from game.words import LANGUAGES
from tests.games.trash_poker.spelling import ONE, cards
from tests.games.trash_poker.tables import finish, select, spelled

STRINGS: Path = dict(sources())["trash_poker"]


def waited(table: Table) -> None:
    """Lets the guest play until the person is asked."""
    while table.waiting_for() != ONE:
        assert table.think(60.0, lambda: 0.0) is not None


def done(table: Table, action: Action) -> Heard:
    """What the person hears of its own action."""
    waited(table)
    heard = table.submit(ONE, action)
    assert isinstance(heard, Heard), action
    return heard


def test_the_first_round_is_what_the_tips_say() -> None:
    table = Table.start(boxed("trash_poker"), GUIDE.options, GUIDE.sitters, GUIDE.seed, GUIDE.options.first)
    waited(table)
    assert joker(14) in table.view().places[ONE].hand
    told = [done(table, Choose(joker(14)))]
    waited(table)
    hand = table.view().places[ONE].hand
    assert [RANKS[card] for card in hand].count((ACE,)) == 2
    told.append(done(table, Redraw(tuple(card for card in hand if RANKS[card] != (ACE,)))))
    assert spelled(table.view().places[ONE].hand) == "AS AC 8H 5H JC AH 2H"
    told.append(done(table, select("AS AC AH 8H JC")))
    waited(table)
    view = table.view()
    assert (view.phase, view.order[0], view.places[ONE].chips) == (Phase.COLLECT, ONE, 5)
    assert view.places[ONE].tile
    [queen] = [card for card in view.places[1].pot if RANKS[card] == (QUEEN,)]
    told.append(done(table, Collect(queen)))
    for name in ("3H", "6C", "8H"):
        done(table, Trash(cards(name)[0]))
    while table.view().round == 1:
        waited(table)
        pending = table.view().pending[ONE][0]
        told.append(done(table, finish(pending.duty)))
        waited(table)
    brought = [{type(event) for event in heard.events} for heard in told]
    for tip, events in zip(GUIDE.tips[:4], brought, strict=False):
        assert {*tip.until} <= events, tip.key
    assert {*GUIDE.tips[4].until} <= brought[-1]
    assert not table.faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures_in_the_rules_are_what_they_say(language: str) -> None:
    parts = pieces((STRINGS / f"rules.{language}.md").read_text(encoding="utf-8"))
    shown = [cards(" ".join(part.cards)) for part in parts if part.kind == "cards"]
    readings = [evaluate(each) for each in shown[:2]]
    assert [(each.hand, each.points) for each in readings] == [(HandRank.FULL_HOUSE, 7), (HandRank.STRAIGHT, 10)]
    assert shown[2] == cards("J1 J15")


def test_both_languages_have_the_same_rules_part_by_part() -> None:
    texts = [(STRINGS / f"rules.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES]
    english, polish = (pieces(text) for text in texts)
    assert [(part.kind, part.cards) for part in english] == [(part.kind, part.cards) for part in polish]
    assert texts[0].lower().count("house rule") == texts[1].lower().count("zasada domowa") > 4
    for number in ("66", "52", "15", "10"):
        assert all(re.search(rf"\b{number}\b", text) for text in texts)
