"""Somebody who plays a whole match of Trash Poker against one bot, with few clicks and every kind of effect."""

from collections.abc import Iterator, Sequence

from game.bots import Level
from game.core.match import Match
from game.core.zones import Seat
from game.games import boxed
from game.games.trash_poker.rules.actions import (
    Action,
    Collect,
    Finish,
    Redraw,
    Reveal,
    Select,
    Shuffle,
    Trash,
    Upgrade,
)
from game.games.trash_poker.rules.backing import backing
from game.games.trash_poker.rules.collecting import collect_effects
from game.games.trash_poker.rules.duties import open_to
from game.games.trash_poker.rules.effects import ActivateShuffle, CollectEffect, TrashCards
from game.games.trash_poker.rules.effects import Reveal as RevealEffect
from game.games.trash_poker.rules.effects import Upgrade as UpgradeEffect
from game.games.trash_poker.rules.options import Options
from game.games.trash_poker.rules.reading import evaluate
from game.games.trash_poker.rules.state import Duty, State
from game.session.seats import Guest, Person
from game.session.table import Table

BOX = boxed("trash_poker")
YOU = Seat(0)
SITTERS = (Person(""), Guest("Halina", Level.MEDIUM))
Step = tuple[Match[State, Action], Action]


def table(seed: int) -> Table:
    """The match that the new-match dialog starts from a link with that seed."""
    return Table.start(BOX, Options(), SITTERS, seed)


def choice(state: State, legal: Sequence[Action]) -> Action:
    """What the player does: the same in the same position."""
    return max(legal, key=lambda action: (_wish(state, action), -legal.index(action)))


def _wish(state: State, action: Action) -> float:
    match action:
        case Redraw(cards):
            return -len(cards)
        case Select(cards, stars):
            place = state.places[YOU]
            return evaluate(cards, stars, backing(place.upgrades, place.trash)).points
        case Collect(card, trashed):
            return max(map(_liking, collect_effects(card)), default=0) - trashed * 9
        case Trash():
            return 3 if _duty(state) is Duty.TRASH and len(state.places[YOU].trash) < 4 else -1
        case Upgrade(area, card):
            return area + (0.5 if card is not None else 0)
        case Shuffle() | Reveal():
            return 2
        case Finish():
            return 1
    return 0


def _duty(state: State) -> Duty:
    return open_to(state, YOU)[0].duty


def _liking(effect: CollectEffect) -> int:
    match effect:
        case TrashCards():
            return 3
        case UpgradeEffect():
            return 4
        case RevealEffect():
            return 5
        case ActivateShuffle():
            return 1


def play(seed: int) -> Iterator[Step]:
    """Each of the player's actions with the match as it stands before it."""
    playing = table(seed)
    while not playing.match.over:
        if playing.waiting_for() == YOU:
            before = playing.match
            action = choice(before.state, tuple(BOX.game.actions(before.state, YOU)))
            yield before, action
            playing.submit(YOU, action)
        else:
            playing.think(1.0, lambda: 0.0)


def marks(seed: int) -> set[str]:
    """What of note the player does in that match."""
    return {type(action).__name__ for _, action in play(seed)}
