"""A table in a terminal: what is seen, what may be done, what happened, in the sentences of the game."""

import time
from collections.abc import Callable, Iterator
from dataclasses import MISSING, dataclass, fields
from pathlib import Path
from typing import Any

from game.core.cards import HIDDEN, Card
from game.core.codec import to_text
from game.core.events import Event
from game.core.protocol import Refusal
from game.core.secrets import view
from game.core.shapes import fields_of, members
from game.core.zones import TABLE, Seat, Zone
from game.session.countdown import LATEST
from game.session.record import written
from game.session.table import Heard, Table
from game.words import Names, Words

_SLICE = 60.0
"""Seconds a guest may think at a stretch: nothing is drawn meanwhile."""


class Misread(ValueError):
    """A line that means nothing here; the message is the sentence that says why."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """Plays one table. `ask` shows a prompt and returns a line, or raises EOFError; `say` writes a line."""

    table: Table
    words: Words
    ask: Callable[[str], str]
    say: Callable[[str], None]

    def play(self) -> None:
        """Until the match is over, the person quits, or no more lines come."""
        self.say(self._head())
        try:
            while not self.table.match.over:
                self._turn()
        except EOFError:
            self.say(self.words.say("tools.play.left"))
        else:
            self.say(self._standing(self.table.match.state))

    def step_through(self) -> None:
        """Shows a match that has been played, step by step: Enter goes on, `b` back, a number to that step."""
        self.say(self._head())
        path, log = self.table.match.path(), dict(self.table.log())
        at = 0
        while True:
            self.say(self.words.say("tools.play.step", step=at, steps=len(path) - 1))
            self._tell(log.get(at, ()))
            self._show(view(self.table.box.game, path[at].state, self.table.viewer))
            try:
                at = min(max(self._where(at), 0), len(path) - 1)
            except EOFError:
                return

    def _where(self, at: int) -> int:
        line = self.ask(self.words.say("tools.play.go")).strip().lower()
        if line == "quit":
            raise EOFError
        return int(line) if line.isdecimal() else at - 1 if line == "b" else at + 1

    def _turn(self) -> None:
        table = self.table
        away = table.curtain if table.asking is None else table.asking
        if away is not None and away != table.viewer:
            self.ask(self.words.say("tools.play.hand_over", name=table.sitters[away].name))
            table.hand_over()
        if table.clock:  # no time passes here: guests answer first, and persons have all of theirs
            table.pass_time(max(0.0, LATEST - table.clock.passed))
        seat = table.waiting_for()
        if seat is None or seat not in table.persons:
            self._heard(table.think(_SLICE, time.monotonic))
            return
        sight = table.view()
        legal = tuple(table.box.game.actions(sight, seat))
        self._show(sight)
        self.say(table.box.speech.turn(self.words, self._names(), sight))
        for number, action in enumerate(legal, 1):
            self.say(f"  {number}. {table.box.speech.action(self.words, self._names(), sight, action)}")
        try:
            self._obey(self.ask("> ").strip(), seat, legal)
        except Misread as error:
            self.say(str(error))

    def _obey(self, line: str, seat: Seat, legal: tuple[Any, ...]) -> None:
        match line.split():
            case []:
                raise Misread(self.words.say("tools.play.help"))
            case ["quit"]:
                raise EOFError
            case ["undo"]:
                self.say(self.words.say("tools.play.undone" if self.table.undo() else "tools.play.not_undone"))
            case ["save", *where]:
                self._save(Path(" ".join(where) or f"{self.table.box.id}-{self.table.match.seed}.json"))
            case [number] if number.isdecimal() and 1 <= int(number) <= len(legal):
                self._submit(seat, legal[int(number) - 1])
            case typed:
                self._submit(seat, self._typed(typed))

    def _submit(self, seat: Seat, action: Any) -> None:
        done = self.table.submit(seat, action)
        if isinstance(done, Refusal):
            self.say(self.table.box.speech.refusal(self.words, self.table.view(), done))
        else:
            self._heard(done)

    def _typed(self, typed: list[str]) -> Any:
        """The action that its name means (`bank`), or cards by theirs, after its name where several take cards."""
        bare, taking = _kinds(self.table.box.game.types["action"])
        if len(typed) == 1 and typed[0].lower() in bare:
            return bare[typed[0].lower()]()
        kind = taking.get(typed[0].lower())
        cards = tuple(self._card(each) for each in (typed[1:] if kind else typed))
        fitting = [kind] if kind else [each for each in taking.values() if len(cards) == 1 or not _takes_one(each)]
        if not cards or len(fitting) != 1 or (len(cards) > 1 and _takes_one(fitting[0])):
            raise Misread(self.words.say("tools.play.which", kinds=", ".join(taking)))
        return fitting[0](cards[0] if _takes_one(fitting[0]) else cards)

    def _card(self, text: str) -> Card:
        game = self.table.box.game
        for card in game.cards(self.table.view()):
            if game.notation(card).lower() == text.lower():
                return Card(card)
        raise Misread(self.words.say("tools.play.no_card", text=text))

    def _save(self, path: Path) -> None:
        try:
            path.write_text(to_text(written(self.table)), "utf-8")
        except OSError as error:
            raise Misread(self.words.say("tools.play.not_saved", why=str(error))) from error
        self.say(self.words.say("tools.play.saved", file=str(path)))

    def _heard(self, heard: Heard | None) -> None:
        self._tell(heard.events if heard else ())

    def _tell(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if sentence := self.table.box.speech.event(self.words, self._names(), event):
                self.say(sentence)

    def _show(self, sight: Any) -> None:
        self.say("")
        self.say(self._standing(sight))
        for name, cards in self._heaps(sight):
            self.say(f"  {name}: {cards}")

    def _heaps(self, sight: Any) -> Iterator[tuple[str, str]]:
        """Every place that holds cards, slots of one name and owner in one line."""
        heaps: dict[Zone, list[Card]] = {}
        for zone, cards in self.table.box.game.zones(sight).items():
            heaps.setdefault(Zone(zone.name, zone.owner), []).extend(cards)
        for zone, held in heaps.items():
            shown = [self.table.box.game.notation(card) for card in held if card != HIDDEN]
            if hidden := held.count(HIDDEN):
                shown.append(self.words.count("tools.play.face_down", hidden))
            if shown:
                yield self._place(zone), " ".join(shown)

    def _place(self, zone: Zone) -> str:
        key = f"{self.table.box.id}.zone.{zone.name}"
        name = self.words.say(key) if self.words.has(key) else zone.name
        return name if zone.owner == TABLE else f"{name}, {self.table.sitters[zone.owner].name}"

    def _head(self) -> str:
        match, box = self.table.match, self.table.box
        return self.words.say(
            "tools.play.head", seed=str(match.seed), options=box.speech.options(self.words, match.options)
        )

    def _standing(self, state: Any) -> str:
        points = zip(self.table.sitters, self.table.box.game.standing(state), strict=True)
        return "   ".join(f"{sitter.name} {self.words.number(each)}" for sitter, each in points)

    def _names(self) -> Names:
        viewer = self.table.viewer
        return Names(tuple(each.name for each in self.table.sitters), None if viewer == TABLE else viewer)


def _kinds(hint: Any) -> tuple[dict[str, type], dict[str, type]]:
    """By their names in lower case: the actions that need nothing said, and those made of nothing but cards."""
    bare, taking = dict[str, type](), dict[str, type]()
    for kind in members(hint):
        if all(field.default is not MISSING for field in fields(kind)):
            bare[kind.__name__.lower()] = kind
        elif [each for _, each in fields_of(kind)] in ([Card], [tuple[Card, ...]]):
            taking[kind.__name__.lower()] = kind
    return bare, taking


def _takes_one(kind: type) -> bool:
    return fields_of(kind)[0][1] is Card
