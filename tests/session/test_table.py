from collections.abc import Generator, Iterator, Sequence
from typing import Any

import pytest

from game.bots import Level
from game.core.cards import HIDDEN
from game.core.events import Moved
from game.core.protocol import Refusal
from game.core.rng import Rng
from game.core.secrets import view
from game.core.zones import TABLE, Seat
from game.session.table import PATIENCE, Heard, Table
from tests.session.tables import ANN, BEN, BOT, LONG, lay_first, play_out, seat, think
from tests.toy import GAME, TOY, Exchange, Lay, Options, Toss, ToyBox

ME, YOU = Seat(0), Seat(1)


def hand(table: Table, of: Seat) -> tuple[Any, ...]:
    cards: tuple[Any, ...] = table.match.state.places[of].hand
    return cards


# --- starting ---


def test_the_first_seat_is_drawn_from_the_seed_and_recorded() -> None:
    firsts = [seat(ANN, BOT, BOT, seed=number).match.options.first for number in range(60)]
    assert set(firsts) == {0, 1, 2}
    assert firsts == [seat(ANN, BOT, BOT, seed=number).match.options.first for number in range(60)]


def test_a_pinned_first_seat_is_kept() -> None:
    assert {Table.start(TOY, LONG, (ANN, BOT), number, YOU).match.options.first for number in range(9)} == {YOU}


def test_a_rematch_has_the_same_people_and_options_and_the_next_seat_begins() -> None:
    table = seat(ANN, BOT)
    again = table.rematch(99)
    assert again.sitters == table.sitters
    assert again.match.seed == 99
    assert again.match.options == Options(hand=4, first=Seat(1 - table.match.options.first))
    assert again.rematch(3).match.options.first == table.match.options.first


def test_options_that_are_closed_go_back_to_their_defaults() -> None:
    assert not seat(ANN, BOT, options=Options(hand=3, hasty=True)).match.options.hasty


def test_every_seat_needs_a_sitter() -> None:
    with pytest.raises(ValueError, match="toy is not for 1 seats"):
        seat(ANN)
    with pytest.raises(ValueError, match="1 sitters for 2 seats"):
        Table(TOY, seat(ANN, BOT).match, (ANN,))


# --- who looks ---


def test_one_person_is_always_the_viewer() -> None:
    table = seat(BOT, ANN, BOT)
    assert table.viewer == YOU
    assert HIDDEN in table.view().places[0].hand
    play_out(table)
    assert (table.viewer, table.curtain) == (YOU, None)


def test_without_a_person_the_screen_shows_what_everybody_sees() -> None:
    table = seat(BOT, BOT)
    assert table.viewer == TABLE
    think(table)
    assert table.match.over
    assert not table.can_undo


def test_a_curtain_falls_when_the_device_changes_hands() -> None:
    table = seat(ANN, BEN, BOT)
    assert (table.curtain, table.viewer) == (ME, TABLE)
    assert set(table.view().places[0].hand) == {HIDDEN}
    table.hand_over()
    assert (table.curtain, table.viewer) == (None, ME)
    lay_first(table)
    assert (table.curtain, table.viewer) == (YOU, TABLE)
    table.hand_over()
    assert table.view() == view(GAME, table.match.state, YOU)
    table.hand_over()
    assert table.viewer == YOU


def test_at_the_end_the_last_viewer_stays() -> None:
    table = play_out(seat(ANN, BEN))
    last = [who for who, _ in table.match.log() if who != TABLE][-1]
    assert (table.curtain, table.viewer) == (None, last)


class OpenBox(ToyBox):
    """The toy with open hands."""

    def _part(self, name: str) -> Any:
        class Open(type(GAME)):  # type: ignore[misc]
            def sees(self, *_: object) -> bool:
                return True

        class Part:
            GAME = Open()
            CHOICES = TOY.choices

        return Part if name == "rules" else super()._part(name)


def test_with_open_hands_the_viewer_follows_the_turn_without_a_curtain() -> None:
    table = Table.start(OpenBox("toy"), LONG, (ANN, BEN), 7)
    assert (table.curtain, table.viewer) == (None, ME)
    lay_first(table)
    assert (table.curtain, table.viewer) == (None, YOU)


# --- acting ---


def test_a_step_is_heard_with_the_views_around_it() -> None:
    table = seat(ANN, BOT)
    before, card = table.view(), hand(table, ME)[0]
    heard = table.submit(ME, Lay(card))
    assert isinstance(heard, Heard)
    assert (heard.before, heard.after) == (before, table.view())
    assert (heard.seat, heard.action) == (ME, Lay(card))
    assert len(heard.events) == 1


def test_what_others_do_in_secret_is_not_heard() -> None:
    table = seat(ANN, BOT)
    heard = table.think(1.0, lambda: 0.0)
    assert heard is not None
    assert (heard.seat, heard.action) == (YOU, Lay(HIDDEN))


def test_a_refused_action_changes_nothing() -> None:
    table = seat(ANN, BOT)
    match = table.match
    assert table.submit(ME, Lay(hand(table, YOU)[0])) == Refusal("toy.hand", hand(table, YOU)[:1])
    assert table.match is match


def test_only_persons_submit() -> None:
    with pytest.raises(ValueError, match="no person sits at 1"):
        seat(ANN, BOT).submit(YOU, Toss())


def test_guests_are_waited_for_first_then_persons_then_the_table() -> None:
    table = seat(ANN, BOT)
    waited = [table.waiting_for()]
    table.think(1.0, lambda: 0.0)
    waited.append(table.waiting_for())
    assert table.think(1.0, lambda: 0.0) is None
    table.submit(ME, Lay(hand(table, ME)[0]))
    waited.append(table.waiting_for())
    heard = table.think(1.0, lambda: 0.0)
    assert heard is not None
    assert heard.action == Toss()
    assert waited == [YOU, ME, TABLE]
    assert play_out(table).waiting_for() is None


def test_observers_are_told_of_every_action_and_undo() -> None:
    table, lengths = seat(ANN, BOT), list[int]()
    table.observers.append(lambda changed: lengths.append(changed.match.length))
    table.think(1.0, lambda: 0.0)
    table.submit(ME, Toss())
    table.submit(ME, Lay(hand(table, ME)[0]))
    table.undo()
    assert lengths == [1, 2, 1]


# --- guests ---


def bot_of(*behaviour: object) -> ToyBox:
    """The toy with a bot that for each item raises it, calls it, or answers it; None is a pause."""

    class Scripted:
        def think(self, *_: object) -> Generator[None, None, Any]:
            for each in behaviour:
                if isinstance(each, Exception):
                    raise each
                if each is not None:
                    return each
                yield
            while True:
                yield

    class Box(ToyBox):
        def _part(self, name: str) -> Any:
            return (
                type("Part", (), {"BOTS": dict.fromkeys(Level, Scripted())}) if name == "bots" else super()._part(name)
            )

    return Box("toy")


ACTIONS = type(GAME).actions


def ticking(step: float) -> Iterator[float]:
    now = 0.0
    while True:
        yield now
        now += step


@pytest.mark.parametrize("wrong", [KeyError("lost"), Lay(HIDDEN), Toss(), "nonsense"])
def test_a_guest_that_fails_plays_its_first_legal_action(wrong: object) -> None:
    table = Table.start(bot_of(None, wrong), LONG, (ANN, BOT), 7)
    assert table.think(1.0, lambda: 0.0) is not None
    assert table.match.log() == ((YOU, Lay(hand(seat(ANN, BOT), YOU)[0])),)
    assert [(fault.seat, fault.length) for fault in table.faults] == [(YOU, 0)]


def test_a_guest_may_do_what_is_legal_and_not_listed() -> None:
    two = Exchange(hand(seat(ANN, BOT), YOU)[:2])
    table = Table.start(bot_of(None, two), LONG, (ANN, BOT), 7)
    assert two not in GAME.actions(table.match.state, YOU)
    assert table.think(1.0, lambda: 0.0) is not None
    assert table.match.log() == ((YOU, two),)
    assert not table.faults


def test_a_guest_thinks_in_slices_and_its_actions_are_listed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.start(bot_of(*[None] * 10, Lay(hand(seat(ANN, BOT), YOU)[1])), LONG, (ANN, BOT), 7)
    clock = ticking(0.001)
    slices = 0
    listed = []

    def counted(game: Any, state: Any, seat: Seat) -> Any:
        listed.append(seat)
        return ACTIONS(game, state, seat)

    monkeypatch.setattr(type(GAME), "actions", counted)
    while table.think(0.004, lambda: next(clock)) is None:
        slices += 1
    assert slices == 2
    assert len(listed) == 1
    assert not table.faults


def test_a_slice_ends_before_the_next_part_could_make_it_too_long() -> None:
    table = Table.start(bot_of(*[None] * 10, Lay(hand(seat(ANN, BOT), YOU)[1])), LONG, (ANN, BOT), 7)
    now, taken = [0.0], list[float]()

    def clock() -> float:
        now[0] += 0.003
        return now[0]

    heard = None
    while heard is None:
        start = now[0]
        heard = table.think(0.008, clock)
        taken.append(now[0] - start - 0.003)  # less the first look at the clock
    assert max(taken) == pytest.approx(0.006)
    assert len(taken) == 6


def test_a_guest_that_never_ends_loses_patience() -> None:
    table = Table.start(bot_of(), LONG, (ANN, BOT), 7)
    clock = ticking(0.25)
    slices = 0
    while table.think(0.1, lambda: next(clock)) is None:
        slices += 1
    assert 0 < slices <= PATIENCE / 0.25
    assert [type(fault.error) for fault in table.faults] == [TimeoutError]


def test_an_observer_that_fails_is_no_fault_of_the_guest() -> None:
    table = seat(ANN, BOT)

    def failing(_: Table) -> None:
        raise OSError("no room")

    table.observers.append(failing)
    with pytest.raises(OSError, match="no room"):
        table.think(1.0, lambda: 0.0)
    assert table.match.length == 1


def test_a_guest_gets_its_view_and_the_same_chance_each_time() -> None:
    seen: list[tuple[Any, Seat, Rng]] = []

    class Watching:
        def think(self, view: Any, seat: Seat, legal: Sequence[Any], rng: Rng) -> Generator[None, None, Any]:
            seen.append((view, seat, rng))
            yield
            return legal[0]

    class Box(ToyBox):
        def _part(self, name: str) -> Any:
            return (
                type("Part", (), {"BOTS": dict.fromkeys(Level, Watching())}) if name == "bots" else super()._part(name)
            )

    for _ in range(2):
        table = Table.start(Box("toy"), LONG, (ANN, BOT), 7)
        table.think(1.0, lambda: 0.0)
    assert seen[0] == seen[1]
    assert seen[0][0] == view(GAME, seat(ANN, BOT).match.state, YOU)


# --- undo ---


def test_a_slip_is_undone_with_what_guests_did_since() -> None:
    table = seat(ANN, BOT)
    table.submit(ME, Lay(hand(table, ME)[0]))
    table.think(1.0, lambda: 0.0)
    assert table.match.length == 2
    assert table.can_undo
    assert table.undo()
    assert table.match.length == 0
    assert not table.can_undo
    assert not table.undo()


def test_undo_stops_at_chance_and_at_shown_cards() -> None:
    table = seat(ANN, BOT)
    lay_first(table)
    assert not table.can_undo
    table.submit(ME, Exchange(hand(table, ME)[:1]))
    assert not table.undo()


def test_another_persons_slip_can_be_undone_too() -> None:
    table = seat(ANN, BEN)
    table.hand_over()
    lay_first(table)
    assert table.undo()
    assert (table.viewer, table.match.length) == (ME, 0)


def test_a_finished_match_stays_finished() -> None:
    assert not play_out(seat(ANN, BOT)).can_undo


# --- log ---


def test_the_log_holds_every_step_as_the_viewer_heard_it() -> None:
    table = seat(ANN, BOT)
    lay_first(table)
    log = list(table.log())
    assert [length for length, _ in log] == [1, 2, 3, 4]
    (moved,) = log[0][1]
    assert isinstance(moved, Moved)
    assert moved.cards == (HIDDEN,)
    assert list(table.log(since=2)) == log[2:]
