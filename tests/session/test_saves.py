import json
from typing import Any

import pytest

from game.core.cards import Card
from game.core.codec import BadSave, dump, to_text
from game.core.zones import Seat
from game.host.storage import MemoryStorage
from game.session import record
from game.session.record import VERSION
from game.session.report import Report
from game.session.saves import FINISHED_KEPT, Saves
from game.session.seats import NAME_LETTERS, Person
from game.session.table import Table
from tests.session.tables import ANN, BEN, BOT, lay_first, play_out, seat, think
from tests.toy import TOY


@pytest.fixture
def storage() -> MemoryStorage:
    return MemoryStorage()


@pytest.fixture
def saves(storage: MemoryStorage) -> Saves:
    return Saves(storage, lambda: 1000.5, (TOY,))


def same(one: Table | Report | None, other: Table) -> bool:
    return isinstance(one, Table) and (one.match.path(), one.sitters) == (other.match.path(), other.sitters)


def kept(storage: MemoryStorage, key: str = "open/toy") -> Any:
    return json.loads(storage.get(key) or "")


def test_every_step_is_kept_and_resumed(saves: Saves) -> None:
    table, steps = seat(ANN, BOT, BEN), list[bool]()
    saves.follow(table)
    assert same(saves.resume("toy"), table)
    table.observers.append(lambda changed: steps.append(changed.match.over or same(saves.resume("toy"), changed)))
    play_out(table)
    assert len(steps) == table.match.length
    assert all(steps)


def test_a_resumed_match_is_kept_on(saves: Saves) -> None:
    saves.follow(seat(ANN, BOT))
    table = saves.resume("toy")
    assert isinstance(table, Table)
    think(table)
    assert same(saves.resume("toy"), table)
    lay_first(table)
    assert same(saves.resume("toy"), table)


def test_an_undo_is_kept_too(saves: Saves) -> None:
    table = seat(ANN, BEN)
    saves.follow(table)
    table.hand_over()
    lay_first(table)
    assert table.undo()
    assert same(saves.resume("toy"), table)


def test_a_persons_order_of_the_hand_is_kept(saves: Saves, storage: MemoryStorage) -> None:
    table = seat(ANN, BEN)
    saves.follow(table)
    hand = table.match.state.places[1].hand[::-1]
    table.arrange(Seat(1), hand)
    again = saves.resume("toy")
    assert isinstance(again, Table)
    assert again.orders == {1: hand}
    data = kept(storage)
    del data["orders"]
    storage.set("open/toy", json.dumps(data))
    older = saves.resume("toy")
    assert isinstance(older, Table)
    assert older.orders == {}


def test_what_is_kept_step_by_step_is_what_is_written_at_once() -> None:
    table, alike = seat(ANN, BEN), list[bool]()
    table.observers.append(lambda now: alike.append(record.text_of(now) == to_text(record.written(now))))
    table.hand_over()
    lay_first(table)
    assert table.undo()
    table.hand_over()
    lay_first(table)
    play_out(table)
    assert len(alike) > 5
    assert all(alike)


def test_every_step_is_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    written = list[object]()

    def watched(kind: Any, action: Any) -> Any:
        written.append(action)
        return dump(kind, action)

    monkeypatch.setattr("game.session.journal.dump", watched)
    table = seat(BOT, BOT)

    def keep(changed: Table) -> None:
        changed.journal.log(changed.match)

    table.observers.append(keep)
    play_out(table)
    assert written == [action for _, action in table.match.log()]


def test_a_finished_match_is_not_kept_twice_when_a_hand_is_put_in_order(saves: Saves) -> None:
    table = seat(ANN, BOT)
    saves.follow(table)
    play_out(table)
    table.arrange(Seat(0), (Card(1),))
    assert len(saves.finished()) == 1


def test_nothing_kept_nothing_to_resume(saves: Saves) -> None:
    assert saves.resume("toy") is None
    saves.set_aside("toy")
    assert saves.finished() == ()


def test_slots_are_apart(saves: Saves) -> None:
    one, two = seat(ANN, BOT, seed=1), seat(BEN, BOT, seed=2)
    saves.follow(one)
    saves.follow(two, "blog")
    assert same(saves.resume("toy"), one)
    assert same(saves.resume("toy", "blog"), two)


def test_a_finished_match_goes_to_the_list_with_its_result(saves: Saves, storage: MemoryStorage) -> None:
    table = seat(ANN, BOT)
    saves.follow(table)
    play_out(table)
    (line,) = saves.finished()
    assert (line.game, line.seed, line.sitters, line.when) == ("toy", 7, (ANN, BOT), 1000)
    assert line.standing == TOY.game.standing(table.match.state)
    assert line.winners == TOY.game.winners(table.match.state) != ()
    assert saves.resume("toy") is None
    assert storage.keys() == (line.key, "statistics")
    assert same(saves.finished_table(line.key), table)


def test_the_latest_is_first_and_the_last_fifty_stay(saves: Saves) -> None:
    for seed in range(FINISHED_KEPT + 3):
        table = seat(BOT, BOT, seed=seed)
        saves.follow(table)
        play_out(table)
    assert [line.seed for line in saves.finished()] == list(range(FINISHED_KEPT + 2, 2, -1))


def test_a_new_match_sets_the_old_one_aside_and_it_can_be_taken_up(saves: Saves) -> None:
    old, new = seat(ANN, BOT, seed=1), seat(ANN, BOT, seed=2)
    saves.follow(old)
    lay_first(old)
    saves.follow(new)
    (line,) = saves.finished()
    assert (line.seed, line.winners) == (1, ())
    again = saves.take_up(line.key)
    assert same(again, old)
    assert same(saves.resume("toy"), old)
    assert [line.seed for line in saves.finished()] == [2]
    assert isinstance(again, Table)
    lay_first(again)
    assert same(saves.resume("toy"), again)


def test_what_is_gone_cannot_be_taken_up(saves: Saves) -> None:
    assert saves.take_up("finished/000009") == Report("session.save.gone")


# --- damage ---


DAMAGE: dict[str, Any] = {
    "seed": "seven",
    "game": "chess",
    "options": {"is": "Options", "hand": 99, "hasty": False, "first": 0},
    "seats": [],
    "log": [[0, {"is": "Lay", "card": 99}]],
    "state": None,
    "orders": {"0": "up"},
    "version": 0,
}


@pytest.mark.parametrize("part", [*DAMAGE, "missing", "text", "list", "closed option", "first", "other state"])
def test_a_damaged_save_is_moved_aside_whole_and_reported(saves: Saves, storage: MemoryStorage, part: str) -> None:
    saves.follow(seat(ANN, BOT))
    data = kept(storage)
    match part:
        case "missing":
            del data["log"]
        case "list":
            data = [data]
        case "closed option":
            data["options"] |= {"hand": 3, "hasty": True}
        case "first":
            data["options"]["first"] = 2
        case "other state":
            data["state"]["stock"].reverse()
        case _ if part in DAMAGE:
            data[part] = DAMAGE[part]
    text = json.dumps(data)[: 40 if part == "text" else None]
    storage.set("open/toy", text)
    report = saves.resume("toy")
    assert isinstance(report, Report)
    assert report.key == "session.save.damaged"
    assert storage.keys() == ("aside/open/toy/1",)
    assert report.parts["key"] == "aside/open/toy/1"
    assert storage.get("aside/open/toy/1") == text
    assert saves.resume("toy") is None


def test_a_log_of_somebody_who_does_not_sit_there_says_so(saves: Saves, storage: MemoryStorage) -> None:
    saves.follow(seat(ANN, BOT))
    for stranger in (2, -2):
        data = kept(storage) | {"log": [[stranger, {"is": "Lay", "card": 0}]]}
        with pytest.raises(BadSave, match="nobody sits at"):
            record.read((TOY,), data)


def test_nothing_moved_aside_is_overwritten(saves: Saves, storage: MemoryStorage) -> None:
    for number in range(3):
        storage.set("open/toy", f"broken {number}")
        saves.resume("toy")
    assert [storage.get(key) for key in storage.keys()] == ["broken 0", "broken 1", "broken 2"]  # noqa: SIM118


def test_a_save_of_a_newer_program_stays_where_it_is(saves: Saves, storage: MemoryStorage) -> None:
    saves.follow(seat(ANN, BOT))
    text = json.dumps(kept(storage) | {"version": VERSION + 1})
    storage.set("open/toy", text)
    assert saves.resume("toy") == Report("session.save.newer")
    assert storage.get("open/toy") == text


def test_a_new_match_over_one_that_cannot_be_read_moves_it_aside(saves: Saves, storage: MemoryStorage) -> None:
    for number, version in enumerate((VERSION + 1, 0), start=1):
        storage.set("open/toy", text := json.dumps({"version": version}))
        table = seat(ANN, BOT)
        saves.follow(table)
        assert same(saves.resume("toy"), table)
        storage.remove("open/toy")
        assert storage.get(f"aside/open/toy/{number}") == text


def test_an_older_save_is_renewed(saves: Saves, storage: MemoryStorage, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seat(ANN, BOT)
    saves.follow(table)
    data = kept(storage)
    storage.set("open/toy", json.dumps({"was": data, "version": 0}))
    monkeypatch.setattr(record, "_RENEWALS", {0: lambda old: old["was"]})
    assert same(saves.resume("toy"), table)


def test_a_damaged_line_of_the_list_is_moved_aside(saves: Saves, storage: MemoryStorage) -> None:
    play_out(finished := seat(BOT, BOT))
    saves.follow(finished)
    storage.set("finished/000007", "{}")
    storage.set("finished/note", "not ours to read")
    assert [line.winners for line in saves.finished()] == [tuple[Seat, ...](TOY.game.winners(finished.match.state))]
    assert storage.get("aside/finished/000007/1") == "{}"
    assert storage.get("finished/note") == "not ours to read"


@pytest.mark.parametrize("number", ["\u00b2", "9" * 5000, "\u0661", "-1", ""])
def test_a_foreign_key_among_the_finished_matches_is_left_alone(
    saves: Saves, storage: MemoryStorage, number: str
) -> None:
    storage.set(f"finished/{number}", "theirs")
    saves.follow(table := seat(ANN, BOT))
    play_out(table)
    assert [each.key for each in saves.finished()] == ["finished/000001"]
    assert storage.get(f"finished/{number}") == "theirs"


def test_a_name_is_never_longer_than_one_can_type(saves: Saves, storage: MemoryStorage) -> None:
    table = seat(Person("x" * 5000), BOT)
    saves.follow(table)
    resumed = saves.resume("toy")
    assert isinstance(resumed, Table)
    assert resumed.sitters[0].name == "x" * NAME_LETTERS
    saves.set_aside("toy")
    record = json.loads(storage.get(saves.finished()[0].key) or "")
    record["seats"][0]["name"] = "y" * 5000
    storage.set(saves.finished()[0].key, json.dumps(record))
    assert saves.finished()[0].sitters[0].name == "y" * NAME_LETTERS
