"""Plays in a terminal, without pygame: `python -m game.tools.play polyester --seed 7 [--auto] [--replay FILE] …`."""

import argparse
import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from game.bots import Level
from game.core.codec import BadSave, from_text
from game.games import SHELF, Boxed, boxed
from game.session.links import asked
from game.session.record import read
from game.session.seats import Guest, Person, Sitter, usual_level
from game.session.table import Table
from game.tools.catalogs import compile_all, sources
from game.tools.terminal import Terminal
from game.words import LANGUAGES, Words

_RANDOM_SEEDS = 100_000


class Unasked(ValueError):
    """The command line asks for what the game does not offer."""


def parser() -> argparse.ArgumentParser:
    """What may stand on the command line."""
    made = argparse.ArgumentParser(prog="python -m game.tools.play", description=__doc__)
    made.add_argument("game", nargs="?", choices=[box.id for box in SHELF], default=SHELF[0].id)
    made.add_argument("--seed", help="digits; random when not given")
    made.add_argument("--seats", help="how many sit at the table; four where the game allows")
    made.add_argument("--first", help="the seat that begins, from 0; drawn from the seed when not given")
    made.add_argument("--people", type=int, default=1, help="how many of them are persons at this terminal")
    made.add_argument("--level", type=Level, help="easy, medium or hard; when not given, as the options say")
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be given several times")
    made.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])
    made.add_argument("--auto", action="store_true", help="bots play every seat")
    made.add_argument("--replay", type=Path, metavar="FILE", help="step through a saved match")
    made.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved match")
    return made


def new_table(box: Boxed, named: argparse.Namespace, words: Words) -> Table:
    """A new match as the command line has it. Raises Unasked."""
    wanted = dict(each.partition("=")[::2] for each in named.option)
    known = {choice.field for choice in box.choices}
    unknown = [f"{name}={value}" for name, value in wanted.items() if name not in known]
    given = {"seed": named.seed, "seats": named.seats, "first": named.first}
    meant = asked(box, wanted | {name: text for name, text in given.items() if text is not None})
    if strange := (*unknown, *meant.strange):
        raise Unasked(words.say("tools.play.unknown", parts=", ".join(strange)))
    seats = meant.seats or min(4, max(box.game.seats))
    people = 0 if named.auto else named.people
    if not 0 <= people <= seats:
        raise Unasked(words.say("tools.play.too_many", people=people, seats=seats))
    level = named.level or usual_level(meant.options)
    sitters = [_sitter(words, seat, seat < people, level) for seat in range(seats)]
    return Table.start(box, meant.options, sitters, int(meant.seed or secrets.randbelow(_RANDOM_SEEDS)), meant.first)


def _sitter(words: Words, seat: int, is_person: bool, level: Level) -> Sitter:
    number = str(seat + 1)
    if is_person:
        return Person(words.say("tools.play.person", number=number))
    return Guest(words.say("tools.play.guest", number=number), level)


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status 2 for what cannot be played or read, 1 when a guest failed."""
    named = parser().parse_args(arguments)
    with TemporaryDirectory() as folder:
        compile_all(Path(folder))
        words = Words(named.lang, Path(folder), [name for name, texts in sources() if texts.is_dir()])
    saved = named.replay or named.resume
    try:
        table = (
            read(SHELF, from_text(saved.read_text("utf-8"))) if saved else new_table(boxed(named.game), named, words)
        )
    except (OSError, UnicodeDecodeError, BadSave, Unasked) as error:
        print(error, file=sys.stderr)
        return 2
    terminal = Terminal(table, words, input, print)
    with suppress(KeyboardInterrupt):
        terminal.step_through() if named.replay else terminal.play()
    return complain(table)


def complain(table: Table) -> int:
    """Tells of guests that failed; the exit status that this makes."""
    for fault in table.faults:
        print(f"seat {fault.seat}, step {fault.length}: {fault.error!r}", file=sys.stderr)
    return 1 if table.faults else 0


if __name__ == "__main__":
    sys.exit(main())
