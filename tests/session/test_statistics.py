import json
from dataclasses import replace
from typing import Any

import pytest

from game.core.zones import Seat
from game.host.storage import MemoryStorage
from game.session.report import Report
from game.session.saves import Saves
from game.session.seats import Guest, Person, Sitter
from game.session.statistics import KEY, Statistics, Tally, book_of, merged, text_of
from game.session.table import Table
from tests.session.tables import ANN, BEN, BOT, play_out, seat
from tests.snatch import GAME, SNATCH, Options
from tests.toy import TOY


@pytest.fixture
def storage() -> MemoryStorage:
    return MemoryStorage()


@pytest.fixture
def saves(storage: MemoryStorage) -> Saves:
    return Saves(storage, lambda: 1000.0, (TOY, SNATCH))


def tallies(saves: Saves, game: str = "toy") -> dict[str, Tally]:
    return saves.statistics.book().get(game, {})


def snatch(*sitters: Sitter, seed: int = 7) -> Table:
    """A match of the game with hands, played to its end by first choices."""
    table = Table.start(SNATCH, Options(), sitters, seed, Seat(0))
    while not table.match.over:
        waits = table.waiting_for()
        if waits in table.persons:
            table.submit(waits, next(iter(GAME.actions(table.match.state, waits))))
        else:
            table.think(1.0, lambda: 0.0)
    return table


def test_every_person_of_a_finished_match_is_told_of(saves: Saves) -> None:
    expected: dict[str, list[tuple[int, int, int, int]]] = {"Ann": [], "Ben": []}
    for seed in range(12):
        table = seat(ANN, BEN, BOT, seed=seed)
        saves.follow(table)
        play_out(table)
        winners, standing = TOY.game.winners(table.match.state), TOY.game.standing(table.match.state)
        for number, name in enumerate(expected):
            won, alone = number in winners, len(winners) == 1
            expected[name].append((won and alone, won and not alone, not won, standing[number]))
    for name, rows in expected.items():
        wins, ties, losses, total = map(sum, zip(*rows, strict=True))
        assert tallies(saves)[name] == Tally(12, wins, ties, losses, 0, 12, total)
        assert tallies(saves)[name].average == total / 12
    assert tallies(saves).keys() == {"Ann", "Ben"}


def test_a_shared_win_is_a_tie_and_no_win(saves: Saves) -> None:
    table = play_out(seat(ANN, BEN))

    class Tied(type(TOY.game)):  # type: ignore[misc]
        def winners(self, *_: object) -> tuple[Seat, ...]:
            return Seat(0), Seat(1)

    box = type("Box", (), {"id": "toy", "game": Tied(), "has": lambda *_: False})()
    saves.statistics.finish(Table(box, table.match, table.sitters))
    assert {(each.wins, each.ties, each.losses) for each in tallies(saves).values()} == {(0, 1, 0)}


def test_hands_won_are_counted_where_a_game_has_hands(saves: Saves) -> None:
    table = snatch(ANN, BEN, BOT)
    saves.statistics.finish(table)
    told = [SNATCH.customs.hands_won(each.step.events) for each in table.match.path() if each.step]
    assert sum(map(len, told)) >= 2
    for number, name in enumerate(("Ann", "Ben")):
        assert tallies(saves, "snatch")[name].hands == sum(number in winners for winners in told)


def test_a_match_is_counted_once(saves: Saves) -> None:
    table = seat(ANN, BOT)
    saves.follow(table)
    play_out(table)
    table.arrange(Seat(0), ())
    table.arrange(Seat(0), tuple(table.match.state.places[0].taken))
    assert tallies(saves)["Ann"].games == 1
    assert len(saves.finished()) == 1


def test_setting_aside_is_no_leaving(saves: Saves) -> None:
    saves.follow(seat(ANN, BOT, seed=1))
    saves.follow(seat(ANN, BOT, seed=2))
    assert tallies(saves) == {}
    aside = saves.finished()[0]
    assert (aside.winners, aside.left) == ((), None)
    table = saves.take_up(aside.key)
    assert isinstance(table, Table)
    assert table.match.seed == 1


def test_games_and_names_are_apart(saves: Saves) -> None:
    for table in (play_out(seat(ANN, BOT)), play_out(seat(Person(" Ann "), BOT)), snatch(ANN, BOT)):
        saves.statistics.finish(table)
    saves.statistics.finish(play_out(seat(Person(""), BOT)))
    book = saves.statistics.book()
    assert {game: {name: each.games for name, each in names.items()} for game, names in book.items()} == {
        "toy": {"Ann": 2, "": 1},
        "snatch": {"Ann": 1},
    }


# --- leaving ---


def test_who_leaves_loses_and_the_match_goes_on_with_a_guest(saves: Saves, storage: MemoryStorage) -> None:
    table = seat(ANN, BEN, BOT)
    saves.follow(table)
    saves.leave(table, Seat(0), replace(BOT, name="Ewa"))
    assert tallies(saves) == {"Ann": Tally(1, losses=1)}
    assert (table.persons, table.sitters[0]) == ((Seat(1),), replace(BOT, name="Ewa"))
    resumed = saves.resume("toy")
    assert isinstance(resumed, Table)
    assert resumed.sitters == table.sitters
    assert json.loads(storage.get("open/toy") or "")["seats"][0]["name"] == "Ewa"
    play_out(table)
    assert tallies(saves)["Ann"] == Tally(1, losses=1)
    assert tallies(saves)["Ben"].games == 1


def test_without_a_guest_the_match_ends_and_nobody_else_records_anything(saves: Saves) -> None:
    table = seat(ANN, BEN, BOT)
    saves.follow(table)
    saves.leave(table, Seat(1), None)
    assert tallies(saves) == {"Ben": Tally(1, losses=1)}
    assert saves.resume("toy") is None
    (line,) = saves.finished()
    assert (line.left, line.winners) == (Seat(1), ())


def test_only_a_person_leaves() -> None:
    with pytest.raises(ValueError, match="no person sits at 1"):
        seat(ANN, BOT).take_seat(Seat(1), BOT)


def test_a_seat_that_was_left_shows_its_hand_to_nobody() -> None:
    table = seat(ANN, BEN, Person("Cid"))
    table.hand_over()
    table.arrange(Seat(0), tuple(table.match.state.places[0].hand))
    table.take_seat(Seat(0), Guest("Ewa", BOT.level))
    assert table.viewer == -1
    assert table.curtain == Seat(1)
    assert table.orders == {}


def test_a_device_that_is_passed_round_shows_nobodys_hand() -> None:
    table = seat(ANN, BEN)
    table.hand_over()
    table.put_down()
    assert (table.viewer, table.curtain) == (-1, Seat(0))
    alone = seat(ANN, BOT)
    alone.put_down()
    assert alone.viewer == Seat(0)


# --- what is kept ---

GOOD: dict[str, Any] = {"Ann": {"is": "Tally", **dict.fromkeys(Tally.__slots__, 0), "games": 2, "losses": 2}}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("{", 0),
        ("[]", 0),
        ("[" * 100_000, 0),
        (json.dumps({"toy": 5, "snatch": GOOD}), 1),
        (json.dumps({"toy": GOOD | {"Ben": {"games": 1}}}), 1),
        (json.dumps({"toy": GOOD | {"Ben": GOOD["Ann"] | {"games": True}}}), 1),
        (json.dumps({"toy": GOOD | {"Ben": GOOD["Ann"] | {"games": 3}}}), 1),
        (json.dumps({"toy": GOOD | {"Ben": GOOD["Ann"] | {"hands": -1}}}), 1),
        (json.dumps({"toy": GOOD | {"Ben": GOOD["Ann"] | {"ended": 3}}}), 1),
    ],
)
def test_damaged_ones_are_moved_aside_and_the_rest_stays(storage: MemoryStorage, text: str, left: int) -> None:
    storage.set(KEY, text)
    storage.set("settings", "{}")
    statistics = Statistics(storage)
    for _ in range(2):
        assert sum(map(len, statistics.book().values())) == left
    assert storage.get(f"aside/{KEY}/1") == text
    assert statistics.damage == Report("session.statistics.damaged", {"key": f"aside/{KEY}/1"})
    assert storage.keys() == (f"aside/{KEY}/1", "settings", KEY)


def test_they_go_out_and_come_in_as_they_were(storage: MemoryStorage, saves: Saves) -> None:
    saves.statistics.finish(play_out(seat(Person("is"), Person("Żółć"))))
    book, damaged = book_of(storage.get(KEY))
    assert (book, damaged) == (saves.statistics.book(), False)
    assert text_of(book) == storage.get(KEY)


def test_of_two_that_are_brought_together_the_one_that_has_seen_more_stays() -> None:
    few, many = Tally(1, wins=1, ended=1, total=5), Tally(3, losses=3)
    here = text_of({"toy": {"Ann": few, "Ben": many}})
    there = text_of({"toy": {"Ann": many, "Ben": few}, "snatch": {"Ann": few}})
    assert book_of(merged(here, there))[0] == {"toy": {"Ann": many, "Ben": many}, "snatch": {"Ann": few}}
    assert merged(None, there) == there
    assert merged(here, "{") == here
