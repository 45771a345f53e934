"""Paints every scene on every window in both languages: `python -m tests.shots OUTDIR [NAME ...]`."""

import os
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.bots import Level
from game.core.zones import Seat
from game.games import SHELF
from game.session.seats import Guest, Person, Sitter
from game.session.statistics import Tally, text_of
from game.session.table import Table
from game.ui.scene import Scroll
from game.ui.screen import Screen
from game.words import LANGUAGES
from tests.games.contract_rummy.phases import PHASES as CONTRACT_PHASES
from tests.games.polyester.phases import PHASES
from tests.games.rum500.phases import PHASES as RUM_PHASES
from tests.games.trash_poker.phases import PHASES as POKER_PHASES
from tests.snatch import Options as SnatchOptions
from tests.ui.home import Home
from tests.ui.snatch_table import SNATCH
from tests.ui.toy_table import TOY

WINDOWS = {
    "landscape": Screen(1280, 720),
    "portrait": Screen(720, 1280),
    "phone": Screen(375, 667, 2.0),
    "embed": Screen(480, 320),
    "large": Screen(1280, 720, 1.0, 2.0),
}
SITTERS = (Person(""), Guest("Halina", Level.MEDIUM), Guest("Marek", Level.MEDIUM), Guest("Zofia", Level.HARD))
BOX = SHELF[0]


def table(home: Home) -> Table:
    options = BOX.game.types["options"]()
    made = Table.start(BOX, options, SITTERS, 48213)
    home.saves.follow(made)
    return made


def title(home: Home) -> None:
    home.doors.title()


def title_open(home: Home) -> None:
    table(home)
    home.doors.title()


def new_match(home: Home) -> None:
    home.doors.title()
    home.tap(f"game:{BOX.id}")


def new_match_more(home: Home) -> None:
    new_match(home)
    home.tap("more")


def seat(home: Home) -> None:
    new_match(home)
    home.tap("place:1")


def at_table(home: Home) -> None:
    home.doors.start(table(home))


def pause(home: Home) -> None:
    at_table(home)
    home.tap("menu")


def log(home: Home) -> None:
    pause(home)
    home.tap("log")


def coach(home: Home) -> None:
    home.doors.guide(BOX)
    home.stage.update(0.0)


def results(home: Home) -> None:
    played = finished()
    home.doors.start(Table(BOX, played.match, SITTERS))
    home.stage.update(0.0)


@cache
def finished() -> Table:
    """A match that persons have played to its end, always the same."""
    people = tuple(Person(each.name) for each in SITTERS)
    made = Table.start(BOX, BOX.game.types["options"](target=1000), people, 48213)
    rng = random.Random(5)
    while not made.match.over:
        seat = BOX.game.to_act(made.match.state)[0]
        made.submit(seat, rng.choice(list(BOX.game.actions(made.match.state, seat))))
    return made


def list_of_finished(home: Home) -> None:
    home.doors.start(Table(BOX, finished().match, SITTERS))
    home.saves.follow(table(home))
    home.saves.follow(table(home))
    home.doors.title()
    home.tap("finished")


def settings(home: Home) -> None:
    home.doors.title()
    home.tap("settings")


def data(home: Home) -> None:
    settings(home)
    home.tap("data")
    home.tap("delete")


def rules(home: Home) -> None:
    home.doors.title()
    home.tap("rules")


def rules_cards(home: Home) -> None:
    rules(home)
    home.stage.widgets()
    pictured = next(each for each in home.stage.widgets() if each.label.startswith(("A set", "Zestaw", "Trójka")))
    home.stage.send(Scroll(0, 0, pictured.rect.top - 100))


def curtain(home: Home) -> None:
    """Polyester hides no cards: a small game for tests does."""
    home.doors.start(Table.start(TOY, TOY.game.types["options"](), (Person("Ala"), Person("Ola")), 7))
    home.stage.update(0.0)


def shared(home: Home) -> Table:
    """Three persons and a bot, one of whom the table waits for."""
    people = (Person("Ala"), Person("Bartłomiej"), Person("Ola"), Guest("Halina", Level.MEDIUM))
    made = Table.start(BOX, BOX.game.types["options"](), people, 48213, Seat(0))
    home.doors.start(made)
    home.tap("menu")
    return made


def pause_shared(home: Home) -> None:
    shared(home)


def pause_called(home: Home) -> None:
    shared(home)
    home.tap("call")
    home.tap("menu")


def leaving_alone(home: Home) -> None:
    pause(home)
    home.tap("quit")


def leaving_who(home: Home) -> None:
    shared(home)
    home.tap("quit")


def leaving(home: Home) -> None:
    leaving_who(home)
    home.tap("seat:0")


def leaving_ask(home: Home) -> None:
    leaving(home)
    home.tap("sure")


def left(home: Home) -> None:
    leaving_ask(home)
    home.tap("yes")
    home.tap("yes")


def title_called(home: Home) -> None:
    home.kept.nudges.call(shared(home))
    home.doors.title()


def curtain_called(home: Home) -> None:
    made = Table.start(TOY, TOY.game.types["options"](), (Person("Ala"), Person("Ola")), 7)
    home.doors.start(made)
    home.kept.nudges.call(made)
    home.stage.update(0.0)


def statistics(home: Home) -> None:
    book = {
        "polyester": {"": Tally(12, 4, 1, 7, 0, 11, 40_250), "Ola": Tally(3, 1, 0, 2, 0, 3, 9_900)},
        "contract_rummy": {"Bartłomiej": Tally(8, 3, 1, 4, 17, 7, 861), "Ola": Tally(1, losses=1)},
    }
    home.storage.set("statistics", text_of(book))
    list_of_finished(home)
    home.tap("statistics")


def statistics_empty(home: Home) -> None:
    home.doors.title()
    home.tap("finished")
    home.tap("statistics")


def clock(home: Home) -> None:
    """Somebody else takes the card unless the person calls for it in time: in another small game for tests."""
    sitters = (Guest("Halina", Level.MEDIUM), Person(""), Guest("Marek", Level.MEDIUM))
    _snatch(home, 10, *sitters).pass_time(3.7)


def clock_waits(home: Home) -> None:
    """The same without an end."""
    _snatch(home, 0, Guest("Halina", Level.MEDIUM), Person(""))


def ask(home: Home) -> None:
    _snatch(home, 5, Guest("Halina", Level.MEDIUM), Person("Ala"), Person("Bartłomiej"))


def ask_peek(home: Home) -> None:
    ask(home)
    home.tap("peek")


def _snatch(home: Home, seconds: int, *sitters: Sitter) -> Table:
    made = Table.start(SNATCH, SnatchOptions(seconds), sitters, 7, Seat(0))
    home.doors.start(made)
    home.stage.update(0.0)
    return made


def toast(home: Home) -> None:
    new_match(home)
    home.tap("link")


SCENES: dict[str, Callable[[Home], None]] = {
    each.__name__: each
    for each in (
        title, title_open, new_match, new_match_more, seat, at_table, pause, log, coach, results,
        list_of_finished, settings, data, rules, rules_cards, curtain, pause_shared, pause_called,
        leaving_alone, leaving_who, leaving, leaving_ask, left, title_called, curtain_called, statistics,
        statistics_empty, clock, clock_waits, ask, ask_peek, toast,
    )
}  # fmt: skip
SCENES |= {f"polyester_{name}": prepare for name, prepare in PHASES.items()}
SCENES |= {f"rum500_{name}": prepare for name, prepare in RUM_PHASES.items()}
SCENES |= {f"trash_poker_{name}": prepare for name, prepare in POKER_PHASES.items()}
SCENES |= {f"contract_{name}": prepare for name, prepare in CONTRACT_PHASES.items()}


def homes(names: Sequence[str] = ()) -> Iterator[tuple[str, Home]]:
    """Every scene on every window in both languages, laid out and ready to be painted."""
    for name, prepare in SCENES.items():
        for window, screen in WINDOWS.items():
            for language in LANGUAGES:
                full = f"{name}-{window}-{language}"
                if not names or any(each in full for each in names):
                    home = Home(screen, language)
                    prepare(home)
                    yield full, home


def main(arguments: Sequence[str]) -> int:
    """Exit status 2 without a folder to write to."""
    if not arguments:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    pygame.init()
    pygame.display.set_mode((1280, 720))
    for name, home in homes(arguments[1:]):
        pygame.image.save(home.paint(), folder / f"{name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
