import json

import pytest

from game.core.codec import BadSave
from game.host.storage import MemoryStorage
from game.session import statistics
from game.session.saves import FINISHED_KEPT, Saves
from game.session.table import Table
from game.session.transfer import VERSION, bring_in, delete_all, packed, unpacked
from tests.session.tables import ANN, BOT, play_out, seat
from tests.toy import TOY


def kept(**texts: str) -> MemoryStorage:
    storage = MemoryStorage()
    for key, text in texts.items():
        storage.set(key.replace("_", "/"), text)
    return storage


def content(storage: MemoryStorage) -> dict[str, str | None]:
    return {key: storage.get(key) for key in storage.keys()}  # noqa: SIM118


def test_everything_goes_out_and_comes_in_as_it_was() -> None:
    here, there = kept(open_toy='{"ż": "\\n"}', settings="{}", finished_000001="a"), MemoryStorage()
    text = packed(here)
    assert "\n" not in text
    bring_in(there, unpacked(f"  {text}\n"))
    assert content(there) == content(here)


def test_finished_matches_come_after_those_that_are_there_and_none_twice() -> None:
    there = kept(finished_000001="a", finished_000004="b", settings="old")
    bring_in(there, unpacked(packed(kept(finished_000001="b", finished_000002="c", settings="new"))))
    assert content(there) == {
        "finished/000001": "a",
        "finished/000004": "b",
        "finished/000005": "c",
        "settings": "new",
    }


def test_matches_live_on_elsewhere() -> None:
    here, there = MemoryStorage(), MemoryStorage()
    saves = Saves(here, lambda: 1.0, (TOY,))
    for seed in (1, 2):
        table = seat(ANN, BOT, seed=seed)
        saves.follow(table)
    play_out(table)
    bring_in(there, unpacked(packed(here)))
    moved = Saves(there, lambda: 2.0, (TOY,))
    assert moved.finished() == saves.finished()
    again = moved.take_up(moved.finished()[1].key)
    assert isinstance(again, Table)
    assert again.match.seed == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "{}",
        json.dumps({"is": "kitchen-table", "version": VERSION}),
        json.dumps({"is": "kitchen-table", "version": VERSION + 1, "kept": {}}),
        json.dumps({"is": "something else", "version": VERSION, "kept": {}}),
        json.dumps({"is": "kitchen-table", "version": VERSION, "kept": {"a": 1}}),
        packed(kept(a="text"))[:-3],
    ],
)
def test_what_is_no_such_text_is_a_bad_save(text: str) -> None:
    with pytest.raises(BadSave):
        unpacked(text)


def test_deleting_leaves_nothing_of_ours() -> None:
    storage = kept(open_toy="a", settings="b", aside_open_toy_1="c")
    delete_all(storage)
    assert storage.keys() == ()


def test_no_more_finished_matches_are_kept_than_ever() -> None:
    there = MemoryStorage()
    for number in range(1, FINISHED_KEPT):
        there.set(f"finished/{number:06}", f"here {number}")
    bring_in(there, {f"finished/{number:06}": f"brought {number}" for number in range(1, 11)})
    assert len(there.keys()) == FINISHED_KEPT
    assert there.get(there.keys()[0]) == "here 10"
    assert there.get(there.keys()[-1]) == "brought 10"


def test_statistics_are_not_lost_to_older_ones() -> None:
    here, there = MemoryStorage(), MemoryStorage()
    for storage, games in ((here, 1), (there, 3)):
        saves = Saves(storage, lambda: 1.0, (TOY,))
        for seed in range(games):
            saves.statistics.finish(play_out(seat(ANN, BOT, seed=seed)))
    more = there.get(statistics.KEY)
    bring_in(there, unpacked(packed(here)))
    assert there.get(statistics.KEY) == more
    bring_in(here, unpacked(packed(there)))
    assert here.get(statistics.KEY) == more
