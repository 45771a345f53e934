"""How a match of Trash Poker came about: every reason for chips a line, first the rounds, then deck and Trash."""

from collections.abc import Iterable, Iterator

from game.core.match import Match
from game.core.tally import Line as Tally
from game.core.zones import Seat
from game.games.trash_poker.rules.actions import Action
from game.games.trash_poker.rules.events import FinalScored, Gained, Ranked
from game.games.trash_poker.rules.state import State
from game.games.trash_poker.scene_words import card_short
from game.ui.summary import Cell, Line
from game.words import Words

_ROUNDS = ("place", "last_first", "ran_out")
"""Sources with a line of their own; all others in the rounds are bonus chips."""
_FINAL = ("deck_sixes", "aces", "trash_sixes", "pairs", "fives", "twos")


def lines(words: Words, match: Match[State, Action]) -> tuple[Line, ...]:
    """All of them add up to the chips. What nobody got anything for, and had no card for, is left out."""
    gained = [(event.seat, event.line) for event in _events(match) if isinstance(event, Gained)]
    firsts = [event.order[0] for event in _events(match) if isinstance(event, Ranked)]
    final = {event.seat: event.tally for event in _events(match) if isinstance(event, FinalScored)}
    seats = [Seat(seat) for seat in range(match.seats)]
    return (*_rounds(words, seats, gained, firsts), *_scored(words, seats, final))


def _events(match: Match[State, Action]) -> Iterator[object]:
    return (event for position in match.path() for event in (position.step.events if position.step else ()))


def _rounds(words: Words, seats: list[Seat], gained: list[tuple[Seat, Tally]], firsts: list[Seat]) -> Iterator[Line]:
    for source in ("place", "last_first", "bonus", "ran_out"):
        found = {seat: [line for who, line in gained if who == seat and _source(line) == source] for seat in seats}
        if any(found.values()):
            won = firsts if source == "place" else None
            notes = [_note(words, len(found[seat]), None if won is None else won.count(seat)) for seat in seats]
            key = f"trash_poker.result.{source}"
            note = words.say(f"{key}.note") if words.has(f"{key}.note") else ""
            cells = tuple(Cell(words.number(_sum(found[seat])), notes[seat]) for seat in seats)
            yield Line(words.say(key), cells, note)


def _note(words: Words, rounds: int, firsts: int | None) -> str:
    """How often a seat was first; for other lines in how many rounds it got something."""
    if firsts is not None:
        return words.count("trash_poker.result.firsts", firsts)
    return words.count("trash_poker.result.rounds", rounds) if rounds > 1 else ""


def _source(line: Tally) -> str:
    return line.source if line.source in _ROUNDS else "bonus"


def _scored(words: Words, seats: list[Seat], final: dict[Seat, tuple[Tally, ...]]) -> Iterator[Line]:
    for source in _FINAL:
        found = {seat: [line for line in final[seat] if line.source == source] for seat in seats}
        if any(found.values()):
            yield Line(words.say(f"trash_poker.result.{source}"), _cells(words, seats, found))
    jokers = dict.fromkeys(line.cards[0] for seat in seats for line in final[seat] if line.source == "joker")
    for joker in jokers:
        found = {
            seat: [line for line in final[seat] if line.source == "joker" and line.cards[0] == joker] for seat in seats
        }
        label = words.say("trash_poker.result.joker", card=card_short(words, joker))
        yield Line(label, _cells(words, seats, found))


def _cells(words: Words, seats: list[Seat], found: dict[Seat, list[Tally]]) -> tuple[Cell, ...]:
    return tuple(Cell(words.number(_sum(found[seat])), _counted(words, found[seat])) for seat in seats)


def _counted(words: Words, found: list[Tally]) -> str:
    cards = sum(len(line.cards) for line in found)
    return words.count("trash_poker.result.cards", cards) if cards else ""


def _sum(found: Iterable[Tally]) -> int:
    return sum(line.points for line in found)
