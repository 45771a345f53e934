"""Two persons at one device: it is passed on, and shows nobody what the other did."""

from game.core.cards import HIDDEN
from game.core.events import Moved
from game.core.zones import TABLE
from game.games import boxed
from game.games.trash_poker.rules import GAME, Options
from game.games.trash_poker.rules.actions import Choose, Redraw, Select
from game.games.trash_poker.rules.events import Finished, Redrew, Revealed, Selected
from game.games.trash_poker.rules.state import Phase
from game.session.seats import Person
from game.session.table import Heard, Table
from tests.games.trash_poker.spelling import ONE, TWO

ANN, BEN = ONE, TWO


def shared() -> Table:
    """A match of two persons, about to draw; BEN, who chose a joker last, has the device."""
    table = Table.start(boxed("trash_poker"), Options(), (Person("Ann"), Person("Ben")), 7, ANN)
    for seat in (ANN, BEN):
        table.hand_over()
        table.submit(seat, Choose(table.view().places[seat].hand[0]))
    assert (table.view().phase, table.viewer) == (Phase.DRAW, BEN)
    return table


def test_the_device_goes_round_while_all_draw() -> None:
    table = shared()
    hand = table.view().places[BEN].hand
    for action in (Redraw(hand[:3]), None):
        mine = action or Select(table.view().places[BEN].hand[:5])
        assert isinstance(table.submit(BEN, mine), Heard)
    assert table.curtain == ANN
    assert table.viewer == TABLE
    table.hand_over()
    seen = table.view()
    assert {*seen.places[BEN].hand, *seen.places[BEN].played} == {HIDDEN}
    assert len(seen.places[BEN].draw_pile) == 45
    assert HIDDEN not in seen.places[ANN].hand


def test_the_log_tells_the_other_person_nothing_of_a_redraw() -> None:
    table = shared()
    length = table.match.length
    table.submit(BEN, Redraw(table.view().places[BEN].hand[:3]))
    table.submit(BEN, Select(table.view().places[BEN].hand[:5]))
    table.hand_over()
    heard = [event for _, events in table.log(length) for event in events]
    assert [type(event) for event in heard if not isinstance(event, Moved)] == [Finished, Selected]
    assert not any(isinstance(event, Redrew) for event in heard)
    assert {card for event in heard if isinstance(event, Moved) for card in event.cards} == {HIDDEN}


def test_when_the_last_has_selected_all_is_shown_to_both() -> None:
    table = shared()
    for seat in (BEN, ANN):
        table.hand_over()
        table.submit(seat, Redraw(()))
        heard = table.submit(seat, Select(table.view().places[seat].hand[:5]))
    assert isinstance(heard, Heard)
    assert [event.seat for event in heard.events if isinstance(event, Revealed)] == [ANN, BEN]
    assert table.curtain is None
    assert GAME.to_act(table.match.state) == (table.match.state.order[1],)


def test_a_redraw_is_never_undone_and_a_trashed_card_can_be() -> None:
    table = shared()
    table.submit(BEN, Redraw(table.view().places[BEN].hand[:1]))
    assert not table.can_undo
    table.submit(BEN, Select(table.view().places[BEN].hand[:5]))
    assert table.can_undo
    assert table.undo()
    assert not table.view().places[BEN].played
