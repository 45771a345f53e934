"""How a match of contract rummy came about: a line for each hand, with who went out."""

from collections.abc import Iterator

from game.core.match import Match
from game.games.contract_rummy.rules.actions import Action
from game.games.contract_rummy.rules.events import HandScored, WentOut
from game.games.contract_rummy.rules.state import State
from game.games.contract_rummy.speech import contract
from game.ui.summary import Cell, Line
from game.words import Names, Words


def lines(words: Words, names: Names, match: Match[State, Action]) -> tuple[Line, ...]:
    """The six hands, which add up to the totals."""
    return tuple(_hands(words, names, match))


def _hands(words: Words, names: Names, match: Match[State, Action]) -> Iterator[Line]:
    for position in match.path():
        events = position.step.events if position.step else ()
        scored = [event for event in events if isinstance(event, HandScored)]
        out = next((event.seat for event in events if isinstance(event, WentOut)), None)
        if scored:
            hand, told = scored[0].hand, words.say("contract_rummy.result.stopped")
            if out is not None:
                told = words.say(names.key("contract_rummy.result.out", out), name=names[out])
            label = words.say("contract_rummy.result.hand", hand=hand, contract=contract(words, hand))
            yield Line(label, tuple(Cell(words.number(event.points)) for event in scored), told)
