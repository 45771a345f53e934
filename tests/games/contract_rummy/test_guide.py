"""The first match is what its tips say."""

from game.core.french import RANK
from game.core.zones import Seat
from game.games import boxed
from game.games.contract_rummy.guide import GUIDE
from game.games.contract_rummy.rules.actions import Action, Ask, Draw, Take, Waive
from game.games.contract_rummy.rules.state import Phase
from game.session.table import Heard, Table
from tests.games.contract_rummy.tables import ONE, THREE, cards, discard, lay_down, lay_off, spelled


def waited(table: Table) -> None:
    """Lets the guests play until the person is asked."""
    while table.waiting_for() != ONE:
        table.pass_time(2.0)
        assert table.think(60.0, lambda: 0.0) is not None


def said(table: Table, *actions: Action) -> None:
    """The person does all that."""
    for action in actions:
        assert isinstance(table.submit(ONE, action), Heard), action


def test_the_first_turns_are_what_the_tips_say() -> None:
    table = Table.start(boxed("contract_rummy"), GUIDE.options, GUIDE.sitters, GUIDE.seed, GUIDE.options.first)
    waited(table)
    [open_card] = table.view().pile
    ranks = sorted(RANK[card] for card in table.view().hands[ONE])
    assert (ranks.count(10), ranks.count(11), RANK[open_card]) == (2, 2, 10)
    said(table, Take(), discard("2D'"))
    waited(table)
    assert spelled(table.view().pile[-1:]) == "QC'"
    said(table, Waive())
    waited(table)
    assert spelled(table.view().pile[-1:]) == "JD"
    said(table, Ask())
    waited(table)
    assert cards("JD")[0] in table.view().hands[ONE]
    said(table, Waive())
    waited(table)
    said(table, Draw(), lay_down("10H 10H' 10C'", "JS JD JC'"))
    his = {RANK[meld.cards[0]]: number for number, meld in enumerate(table.view().melds) if meld.owner == THREE}
    assert his.keys() == {3, 7}
    said(table, lay_off("3S'", his[3], 0), lay_off("7D", his[7], 0), discard("KC"))
    assert not table.faults
    assert table.match.state.phase is Phase.DRAW


def test_it_is_told_to_a_person_who_begins() -> None:
    assert GUIDE.options.first == Seat(0)
    assert not GUIDE.sitters[0].name
