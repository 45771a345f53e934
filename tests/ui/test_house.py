"""The house's dialogs, used by their controls."""

from collections.abc import Sequence

import pytest

from game.bots import Level
from game.core.choices import open_for
from game.core.zones import Seat
from game.host.storage import MemoryStorage, Refused
from game.session.links import asked, link
from game.session.seats import Guest, Person
from game.session.settings import Settings
from game.session.table import Table
from game.ui.scene import Back, Typed
from game.ui.scenes.data import Data
from game.ui.scenes.new_match import NewMatch, SeatSheet
from game.ui.scenes.results import Results
from game.ui.scenes.title import Title
from game.ui.stage import TOAST_LETTERS
from tests.ui.home import BOX, Home, at_new_match, control, dealt


def test_the_usual_match_is_one_tap_away() -> None:
    home = Home()
    at_new_match(home)
    home.tap("deal")
    table = dealt(home)
    assert table.sitters == (
        Person(""),
        Guest("Halina", Level.MEDIUM),
        Guest("Marek", Level.MEDIUM),
        Guest("Zofia", Level.MEDIUM),
    )
    assert table.match.options.hand == 9


def test_the_seed_takes_digits_and_decides_the_match() -> None:
    homes = Home(), Home()
    for home in homes:
        at_new_match(home)
        home.stage.send(Typed("seed", "seed 48 213!"))
        assert control(home, "seed").value == "48213"
        home.tap("deal")
    first, second = (dealt(home).match for home in homes)
    assert first.seed == 48213
    assert first == second


def test_the_seed_takes_no_sign_that_only_looks_like_a_digit() -> None:
    home = Home()
    scene = at_new_match(home)
    home.stage.send(Typed("seed", "4²٣2"))
    assert scene.seed == "42"
    home.tap("deal")
    assert dealt(home).match.seed == 42


def test_segments_steppers_and_switches_set_options() -> None:
    home = Home()
    scene = at_new_match(home)
    home.tap("set:difficulty:2")
    home.tap("step:target:less")
    home.tap("more")
    home.tap("switch:action_cards")
    assert (scene.options.difficulty.value, scene.options.target, scene.options.action_cards) == ("hard", 3000, True)
    assert control(home, "set:difficulty:2").chosen
    assert control(home, "switch:action_cards").chosen


def test_what_is_not_open_says_on_what_it_depends() -> None:
    home = Home()
    scene = at_new_match(home)
    home.tap("more")
    home.tap("step:second_wild:more")
    home.tap("set:hand:1")
    assert scene.options.second_wild is None
    assert control(home, "step:second_wild:more").off == "Only with Hand: 9 Cards"
    home.tap("step:second_wild:more")
    assert scene.options.second_wild is None
    assert home.sounds.played == ["wood_tock"]


def test_a_stepper_ends_at_its_ends() -> None:
    home = Home()
    scene = at_new_match(home)
    for _ in range(20):
        home.tap("step:target:more")
    assert scene.options.target == 10000
    assert control(home, "step:target:more").off
    assert not control(home, "step:target:less").off


def test_the_difficulty_presets_the_bots_and_a_seat_may_differ() -> None:
    home = Home()
    scene = at_new_match(home)
    home.tap("place:1")
    home.tap("level:2")
    home.tap("close")
    home.tap("set:difficulty:0")
    levels = [each.level for each in scene.sitters() if isinstance(each, Guest)]
    assert levels == [Level.HARD, Level.EASY, Level.EASY]
    assert control(home, "place:1").note == "bot, hard (own setting)"


def test_seats_are_added_and_removed_within_the_games_bounds() -> None:
    home = Home()
    scene = at_new_match(home)
    while home.stage.widget("add"):
        home.tap("add")
    assert len(scene.places) == max(BOX.game.seats)
    assert len({each.name for each in scene.sitters()}) == max(BOX.game.seats)
    while len(scene.places) > min(BOX.game.seats):
        home.tap("place:0")
        home.tap("remove")
    home.tap("place:0")
    home.tap("remove")
    assert isinstance(home.stage.top, SeatSheet)
    assert home.host.said[-1] == "This game needs at least 2 seats."


def test_two_persons_have_names() -> None:
    home = Home()
    scene = at_new_match(home)
    home.tap("place:1")
    home.tap("kind:0")
    assert scene.sitters()[1] == Person("Person 2")
    home.stage.send(Typed("name", "Ola"))
    home.stage.send(Back())
    assert scene.sitters()[:2] == (Person(""), Person("Ola"))
    home.tap("place:1")
    home.stage.send(Typed("name", "   "))
    home.stage.send(Back())
    assert scene.sitters()[1] == Person("Person 2")


def test_dealing_over_an_open_match_sets_it_aside_and_says_so() -> None:
    home = Home()
    at_new_match(home)
    home.tap("deal")
    first = dealt(home).match
    at_new_match(home)
    assert control(home, "deal").note == "The open match is set aside, not lost"
    home.tap("deal")
    home.doors.title()
    home.tap("finished")
    assert "Set aside" in control(home, "match:0").note
    home.tap("match:0")
    assert dealt(home).match == first


def test_a_copied_link_opens_the_same_dialog() -> None:
    home = Home()
    scene = at_new_match(home)
    home.tap("set:hand:1")
    home.stage.send(Typed("seed", "7"))
    home.tap("add")
    home.tap("link")
    query = home.host.copied[0].partition("?")[2]
    assert query == "game=polyester&seed=7&seats=5&hand=6"
    other = Home()
    other.doors.title()
    other.doors.follow(dict(part.split("=") for part in query.split("&")))
    opened = other.stage.top
    assert isinstance(opened, NewMatch)
    assert (opened.options, opened.seed, len(opened.places)) == (scene.options, "7", 5)
    assert other.stage.toast_shown is None


@pytest.mark.parametrize(
    "strange", [{"hand": "7"}, {"seed": "x"}, {"seats": "99"}, {"seed": "1" * 30}, {"difficulty": ""}]
)
def test_a_strange_link_is_told_and_the_usual_stands_in(strange: dict[str, str]) -> None:
    home = Home()
    home.doors.title()
    home.doors.follow({"game": BOX.id, **strange})
    assert isinstance(home.stage.top, NewMatch)
    assert home.stage.top.options == BOX.game.types["options"]()
    assert home.stage.toast_shown
    assert next(iter(strange)) in home.stage.toast_shown.text


@pytest.mark.parametrize("named", ["\0", "x" * 5000, "x " * 50_000, "a\nb\ud800"])
def test_a_hostile_link_is_told_within_the_window(named: str) -> None:
    home = Home()
    home.doors.title()
    home.doors.follow({"game": named})
    home.paint()
    assert home.stage.toast_shown is not None
    assert len(home.stage.toast_shown.text) <= TOAST_LETTERS


def test_a_link_to_another_game_is_told() -> None:
    home = Home()
    home.doors.title()
    home.doors.follow({"game": "bridge"})
    assert isinstance(home.stage.top, Title)
    assert home.stage.toast_shown
    assert "game=bridge" in home.stage.toast_shown.text


def test_links_and_options_are_each_others_inverse() -> None:
    options = BOX.game.types["options"]
    for choice in BOX.choices:
        for value in choice.values:
            chosen = options(**{choice.field: value})
            query = dict(part.split("=") for part in link(BOX, chosen, "5", 3).split("&"))
            found = asked(BOX, query)
            if open_for(choice, chosen):
                assert found.options == chosen
            assert (found.seed, found.seats, found.strange) == ("5", 3, ())


def test_settings_are_in_force_at_once_and_kept() -> None:
    home = Home()
    applied = list[Settings]()
    home.kept.apply = applied.append
    home.doors.title()
    home.tap("settings")
    home.tap("pace:3")
    home.tap("motion:2")
    home.tap("text:more")
    home.tap("volume:less")
    home.tap("sound")
    last = applied[-1]
    assert (last.pace.value, last.motion.value, last.text, last.volume, last.sound) == (
        "instant", "reduced", 125, 60, False,
    )  # fmt: skip
    assert control(home, "volume:more").off == "Sound is off."
    assert Home(storage=home.storage).kept.settings == last


def test_data_go_out_and_come_in_elsewhere() -> None:
    home, other = Home(), Home()
    at_new_match(home)
    home.tap("deal")
    match = dealt(home).match
    for each in (home, other):
        each.doors.title()
        each.tap("settings")
        each.tap("data")
    home.tap("copy")
    assert control(other, "bring").off
    other.tap("paste")
    assert "no text to paste" in other.host.said[-1]
    other.host.clipboard = home.host.copied[0]
    other.tap("paste")
    other.tap("bring")
    assert isinstance(other.stage.top, Title)
    other.tap("continue")
    assert dealt(other).match == match


def test_bringing_in_keeps_what_was_there() -> None:
    home, other = Home(), Home()
    for each in (home, other):
        at_new_match(each)
        each.tap("deal")
    mine = dealt(other).match
    other.kept.bring(home.kept.text(), (BOX,))
    assert len(other.saves.finished()) == 1
    taken = other.saves.take_up(other.saves.finished()[0].key)
    assert isinstance(taken, Table)
    assert taken.match == mine


@pytest.mark.parametrize("text", ["", "{", "[]", '{"is":"kitchen-table","version":1,"kept":{"a":1}}'])
def test_wrong_text_is_refused_and_changes_nothing(text: str) -> None:
    home = Home()
    at_new_match(home)
    home.tap("deal")
    kept = home.kept.text()
    home.doors.settings()
    home.tap("data")
    scene = home.stage.top
    assert isinstance(scene, Data)
    home.stage.send(Typed("text", text or " "))
    home.tap("bring")
    assert home.stage.toast_shown
    assert "Nothing was changed" in home.stage.toast_shown.text
    assert home.kept.text() == kept


def test_everything_kept_can_be_pasted_into_the_field_and_drawn() -> None:
    home = Home()
    home.doors.title()
    home.doors.settings()
    home.tap("data")
    home.stage.send(Typed("text", "[" * 300_000))
    home.paint()
    home.tap("bring")
    home.paint()
    assert home.stage.toast_shown is not None


def test_deleting_asks_and_then_leaves_nothing() -> None:
    home = Home()
    at_new_match(home)
    home.tap("deal")
    home.doors.settings()
    home.tap("data")
    home.tap("delete")
    home.tap("keep")
    assert home.storage.keys()
    home.tap("delete")
    home.tap("sure")
    assert home.storage.keys() == ()
    assert isinstance(home.stage.top, Title)
    assert home.stage.widget("continue") is None


def test_a_damaged_save_is_told_and_set_aside() -> None:
    storage = MemoryStorage()
    storage.set(f"open/{BOX.id}", "{broken")
    home = Home(storage=storage)
    home.doors.title()
    assert home.stage.toast_shown
    assert "aside/open/polyester/1" in home.stage.toast_shown.text
    assert home.stage.widget("continue") is None
    assert storage.get("aside/open/polyester/1") == "{broken"


class Closed(MemoryStorage):
    def get(self, key: str) -> str | None:
        raise Refused(key)

    def set(self, key: str, text: str) -> None:
        raise Refused(key + text)

    def keys(self) -> tuple[str, ...]:
        raise Refused("keys")


def test_refused_storage_is_told_and_play_goes_on() -> None:
    home = Home(storage=Closed())
    home.doors.title()
    assert "until this page is closed" in control(home, "banner").label
    home.tap(f"game:{BOX.id}")
    home.tap("deal")
    match = dealt(home).match
    home.doors.title()
    home.tap("continue")
    assert dealt(home).match == match


def test_a_finished_match_shows_how_it_ended() -> None:
    home = Home()
    home.doors.start(finished_table())
    home.doors.title()
    home.tap("finished")
    assert "Won by" in control(home, "match:0").note
    home.tap("match:0")
    assert isinstance(home.stage.top, Results)


def finished_table() -> Table:
    table = Table.start(BOX, BOX.game.types["options"](target=1000), (Person("Ala"), Person("Ola")), 3, Seat(0))
    game = BOX.game
    while not table.match.over:
        seat = game.to_act(table.match.state)[0]
        actions: Sequence[object] = list(game.actions(table.match.state, seat))
        table.submit(seat, actions[-1])
    return table
