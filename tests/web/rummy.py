"""Somebody who plays a deal of 500 Rum: takes from the middle of the pile, lays off on others' runs at both ends."""

from collections.abc import Iterator, Sequence

from game.bots import Level
from game.core.zones import Seat
from game.games import boxed
from game.games.rum500.rules.actions import Action, Discard, Draw, LayDown, LayOff, Take
from game.games.rum500.rules.options import Options
from game.games.rum500.rules.state import Phase, State
from game.games.rum500.rules.takes import above
from game.session.seats import Guest, Person
from game.session.table import Table

BOX = boxed("rum500")
YOU = Seat(0)
SITTERS = (Person(""), Guest("Halina", Level.MEDIUM))
OPTIONS = Options(target=150)


def table(seed: int) -> Table:
    """The match that the new-match dialog starts from a link with that seed."""
    return Table.start(BOX, OPTIONS, SITTERS, seed)


def choice(state: State, legal: Sequence[Action]) -> Action:
    """What the player does: the same in the same position."""
    return max(legal, key=lambda action: (_wish(state, action), -legal.index(action)))


def _wish(state: State, action: Action) -> float:
    match action:
        case LayOff(_, meld, place):
            return 9 if place and state.melds[meld].owner != YOU else 7
        case LayDown(cards, _):
            return 6 + len(cards) / 10
        case Take(card):
            return 5 if 2 <= len(above(state.pile, card)) < len(state.pile) else 1
        case Draw():
            return 4
        case Discard():
            return 2
    return 0


def play(seed: int) -> Iterator[tuple[State, Action, State]]:
    """The player's actions in the first deal of that match, each with the positions before and after it."""
    match = table(seed)
    while not match.match.state.deal or match.match.state.phase not in (Phase.DEAL, Phase.OVER):
        if match.waiting_for() == YOU:
            before = match.match.state
            action = choice(before, tuple(BOX.game.actions(before, YOU)))
            match.submit(YOU, action)
            yield before, action, match.match.state
        else:
            match.think(1.0, lambda: 0.0)


def marks(seed: int) -> set[str]:
    """What of note the player does in the first deal of that match."""
    found = set()
    for before, action, _ in play(seed):
        if isinstance(action, Take) and 2 <= len(above(before.pile, action.card)) < len(before.pile):
            found.add("middle")
        if isinstance(action, LayOff) and action.place and before.melds[action.meld].owner != YOU:
            found.add("low" if action.place < before.melds[action.meld].low else "high")
    return found
