"""How a match of 500 Rum came about: a line for each deal, then the settlement."""

from collections.abc import Iterator

from game.core.match import Match
from game.core.zones import Seat
from game.games.rum500.rules.actions import Action
from game.games.rum500.rules.events import DealScored, Settled, WentOut
from game.games.rum500.rules.state import State
from game.games.rum500.scene_words import signed
from game.ui.summary import Cell, Line
from game.words import Names, Words


def lines(words: Words, names: Names, match: Match[State, Action]) -> tuple[Line, ...]:
    """Deals first, which add up to the score, with who went out; then who pays whom."""
    return (*_deals(words, names, match), *_settlement(words, names, match))


def _deals(words: Words, names: Names, match: Match[State, Action]) -> Iterator[Line]:
    for position in match.path():
        events = position.step.events if position.step else ()
        scored = [event for event in events if isinstance(event, DealScored)]
        out = next((event.seat for event in events if isinstance(event, WentOut)), None)
        if scored:
            told = words.say("rum500.result.stopped")
            if out is not None:
                told = words.say(names.key("rum500.result.out", out), name=names[out])
            cells = tuple(Cell(signed(words, event.points)) for event in scored)
            yield Line(words.say("rum500.result.deal", deal=scored[0].deal), cells, told)


def _settlement(words: Words, names: Names, match: Match[State, Action]) -> Iterator[Line]:
    """A line for each winner: what every other pays, and what it comes to."""
    last = match.path()[-1]
    settled = [event for event in (last.step.events if last.step else ()) if isinstance(event, Settled)]
    for winner in sorted({event.winner for event in settled}):
        amounts = {event.payer: -event.amount for event in settled if event.winner == winner}
        amounts[winner] = -sum(amounts.values())
        cells = tuple(Cell(signed(words, amounts.get(Seat(seat), 0))) for seat in range(match.seats))
        label = words.say("rum500.result.settlement")
        yield Line(label, cells, words.say(names.key("rum500.result.paid", winner), name=names[winner]))
