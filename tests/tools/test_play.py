"""Whole matches in a terminal, by nothing but lines typed."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Generator, Iterable
from pathlib import Path

import pytest

from game.core.codec import from_text
from game.core.zones import Seat
from game.games import boxed
from game.session.record import read
from game.session.table import Table
from game.tools.catalogs import compile_all, sources
from game.tools.play import complain, main
from game.tools.terminal import Terminal
from game.words import Words
from tests.session.tables import ANN, BEN, BOT, LONG
from tests.snatch import Call, Close, Options, Pass, Take
from tests.toy import GAME
from tests.ui.snatch_table import SNATCH
from tests.ui.toy_table import TOY


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Words:
    folder = tmp_path_factory.mktemp("words")
    compile_all(folder)
    return Words("en", folder, [name for name, texts in sources() if texts.is_dir()])


@pytest.fixture
def typed(words: Words) -> Callable[[Table, Iterable[str]], list[str]]:
    """Plays a table by these lines; what was said."""

    def play(table: Table, lines: Iterable[str], replay: bool = False) -> list[str]:
        said: list[str] = []
        typing = iter(lines)

        def ask(prompt: str) -> str:
            said.append(prompt)
            line = next(typing, None)
            if line is None:
                raise EOFError
            return line

        terminal = Terminal(table, words, ask, said.append)
        terminal.step_through() if replay else terminal.play()
        return said

    return play


Typed = Callable[..., list[str]]
Capture = pytest.CaptureFixture[str]


def test_guests_answer_in_time_and_persons_have_all_of_theirs(typed: Typed) -> None:
    table = Table.start(SNATCH, Options(5), (BOT, ANN, BOT), 7, Seat(0))
    typed(table, ["2"])
    assert table.match.log()[:4] == ((2, Call()), (1, Pass()), (-1, Close()), (0, Take()))


def test_each_person_is_handed_the_device_to_answer(typed: Typed) -> None:
    table = Table.start(SNATCH, Options(5), (BOT, ANN, BEN), 7, Seat(0))
    said = typed(table, ["", "2", "", "1"])
    assert table.match.log()[:3] == ((1, Pass()), (2, Call()), (-1, Close()))
    assert [line.split()[0] for line in said if "plays next" in line][:2] == ["Ann", "Ben"]


def toy(*sitters: object) -> Table:
    return Table.start(TOY, LONG, sitters or (ANN, BOT), 7)  # type: ignore[arg-type]


def hand(table: Table) -> list[str]:
    return [GAME.notation(card) for card in table.match.state.places[0].hand]


def test_a_match_is_played_by_numbers(typed: Typed) -> None:
    table = toy()
    said = typed(table, ["1"] * 4)
    assert table.match.over
    assert sum(line.startswith("won by") for line in said) == 1
    points = GAME.standing(table.match.state)
    assert said[-1] == f"Ann {points[0]}   Otto {points[1]}"


def test_every_action_is_listed_and_hidden_cards_are_counted(typed: Typed) -> None:
    table = toy()
    said = typed(table, [])
    listed = [line for line in said if line.startswith("  ") and ". " in line]
    assert len(listed) == len(list(GAME.actions(table.match.state, table.persons[0])))
    assert f"  hand, Ann: {' '.join(hand(table))}" in said
    assert "  hand, Otto: 3 face down" in said
    assert said[-1] == "You left the match."


def test_cards_are_chosen_by_their_names(typed: Typed) -> None:
    table = toy()
    two = hand(table)[:2]
    typed(table, [f"EXCHANGE {' '.join(two)}", f"lay {hand(table)[2]}"])
    assert [type(action).__name__ for seat, action in table.match.log() if seat == 0] == ["Exchange", "Lay"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "Type the number of an action"),
        ("99", "Nothing"),
        ("lay", "Name the kind of action before the cards: lay, exchange."),
        ("1'", "Name the kind of action before the cards: lay, exchange."),
        ("lay {0} {1}", "Name the kind of action before the cards: lay, exchange."),
        ("lay nonsense", "No card or action here is called “nonsense”."),
        ("toss", "Refused by toy.table"),
        ("exchange {0} {0}", "Refused by toy.hand"),
        ("undo", "Nothing can be taken back"),
        ("save {folder}", "The match could not be saved"),
    ],
)
def test_what_cannot_be_done_is_answered_and_changes_nothing(
    typed: Typed, tmp_path: Path, line: str, answer: str
) -> None:
    table = toy()
    said = typed(table, [line.format(*hand(table), folder=tmp_path)])
    start = "No card or action here is called “99”." if answer == "Nothing" else answer
    assert any(each.startswith(start) for each in said)
    assert all(seat != 0 for seat, _ in table.match.log())


def test_a_slip_is_taken_back(typed: Typed) -> None:
    table = toy(ANN, BEN)
    said = typed(table, ["", "1", "", "undo"])
    assert "Taken back." in said
    assert table.match.length == 0


def test_the_terminal_is_handed_over_between_people(typed: Typed) -> None:
    table = toy(ANN, BEN)
    said = typed(table, ["", "1", ""])
    asked = [line for line in said if "nobody else should look" in line]
    assert [line.split()[0] for line in asked] == ["Ann", "Ben"]
    between = said[said.index(asked[0]) : said.index(asked[1])]
    assert f"  hand, Ann: {' '.join(hand(toy(ANN, BEN)))}" in between
    assert not any("hand, Ann: " in line and "face down" not in line for line in said[said.index(asked[1]) :])


def test_a_saved_match_goes_on_and_replays(typed: Typed, tmp_path: Path) -> None:
    table, path = toy(), tmp_path / "a match.json"
    said = typed(table, ["1", f"save {path}", "quit"])
    assert f"The match is in {path}." in said
    again = read((TOY,), from_text(path.read_text("utf-8")))
    assert again.match.path() == table.match.path()
    said = typed(again, ["", "", "b", "1", "quit"], replay=True)
    shown = [line for line in said if line.startswith("Step")]
    assert shown == [f"Step {step} of {again.match.length}" for step in (0, 1, 2, 1, 1)]


# --- as a program ---


def run(*arguments: str, lines: Iterable[str] = ()) -> subprocess.CompletedProcess[str]:
    program = "import sys; from game.tools.play import complain, main; code = main(sys.argv[1:]); "
    program += "print('loaded', *{'pygame', 'asyncio'} & {*sys.modules}); sys.exit(code)"
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        timeout=120,
    )


TWO = ("polyester", "--seed", "7", "--seats", "2", "--people", "2", "--option", "target=1000")


@pytest.mark.parametrize(("language", "won"), [("en", "You win the match!"), ("pl", "Wygrywasz!")])
def test_two_people_play_polyester_to_its_end_without_pygame(language: str, won: str) -> None:
    done = run(*TWO, "--lang", language, lines=["1", "bank"] * 200)
    assert (done.returncode, done.stderr) == (0, "")
    *_, last, loaded = done.stdout.splitlines()
    assert loaded == "loaded"
    assert "1,100" in last.replace("\N{NO-BREAK SPACE}", ",")
    assert won in done.stdout


def test_bots_play_a_match_by_themselves() -> None:
    done = run("polyester", "--seed", "7", "--seats", "3", "--level", "easy", "--auto", "--option", "target=1000")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"Guest \d wins the match!", done.stdout)


def test_a_guest_that_fails_is_complained_of(words: Words, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def think(*_: object) -> Generator[None, None, object]:
        yield
        raise LookupError("lost")

    table = Table.start(TOY, LONG, (BOT, BOT), 7)
    monkeypatch.setattr("tests.toy.Chooser.think", think)
    Terminal(table, words, input, print).play()
    assert complain(table) == 1
    assert capsys.readouterr().err.startswith("seat 0, step 0: LookupError('lost')\n")
    assert complain(toy()) == 0


def test_a_match_saved_by_the_program_replays(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    assert run(*TWO, lines=["1", "1", f"save {path}", "quit"]).returncode == 0
    saved = read((boxed("polyester"),), from_text(path.read_text("utf-8")))
    assert (saved.match.seed, saved.match.length, saved.match.options.target) == (7, 2, 1000)
    replayed = run("--replay", str(path), lines=["", ""])
    assert "Step 2 of 2" in replayed.stdout
    gone_on = run("--resume", str(path), lines=["quit"])
    assert "You left the match." in gone_on.stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--option", "hand=7", "--option", "colour=red"], "Not on offer: colour=red, hand=7."),
        (["--seed", "x", "--seats", "9"], "Not on offer: seats=9, seed=x."),
        (["--people", "5"], "5 of 4 seats cannot be people."),
        (["--replay", "nowhere.json"], "nowhere.json"),
        (["--replay", __file__], "not readable"),
    ],
)
def test_a_wrong_command_line_is_answered(arguments: list[str], complaint: str, capsys: Capture) -> None:
    assert main(arguments) == 2
    assert complaint in capsys.readouterr().err
