"""How a match of Polyester came about, seat by seat: the lines of the result sheet."""

from collections.abc import Callable, Sequence

from game.core.events import Event
from game.core.match import Match
from game.core.zones import Seat
from game.games.polyester.rules.actions import Action
from game.games.polyester.rules.events import Banked, Busted, HalfBanked, HandCleared, Rode
from game.games.polyester.rules.state import State
from game.ui.summary import Cell, Line
from game.words import Words

_Row = Callable[[Words, Sequence[Event]], Cell]


def lines(words: Words, match: Match[State, Action]) -> tuple[Line, ...]:
    """Points first, which add up to the score; then figures of interest. Lines of nothing but noughts are left out."""
    events = [event for position in match.path() if position.step for event in position.step.events]
    made = []
    for name, row in _ROWS.items():
        cells = [row(words, [each for each in events if _by(each, Seat(seat))]) for seat in range(match.seats)]
        if any(cell.value != words.number(0) for cell in cells):
            made.append(Line(words.say(f"polyester.result.line.{name}"), tuple(cells)))
    return tuple(made)


def _by(event: Event, seat: Seat) -> bool:
    return getattr(event, "seat", None) == seat


def _banks(words: Words, events: Sequence[Event]) -> Cell:
    points = [event.points for event in events if isinstance(event, Banked)]
    return Cell(words.number(sum(points)), words.count("polyester.result.banks", len(points)))


def _best(words: Words, events: Sequence[Event]) -> Cell:
    return Cell(words.number(max((event.points for event in events if isinstance(event, Banked)), default=0)))


def _credit(words: Words, events: Sequence[Event]) -> Cell:
    return Cell(words.number(sum(event.points for event in events if isinstance(event, HalfBanked))))


def _count(kind: type[Event]) -> _Row:
    return lambda words, events: Cell(words.number(sum(isinstance(event, kind) for event in events)))


_ROWS: dict[str, _Row] = {
    "banks": _banks,
    "credit": _credit,
    "best": _best,
    "busts": _count(Busted),
    "rides": _count(Rode),
    "hot_hands": _count(HandCleared),
}
