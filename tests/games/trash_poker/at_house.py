"""Positions with a house for the tests of houses."""

from typing import Any

from game.core.rng import Rng
from game.core.zones import TABLE
from game.games.trash_poker.rules import GAME, Options
from game.games.trash_poker.rules.actions import Remove, Roll
from game.games.trash_poker.rules.events import (
    CardRemoved,
    HouseRolled,
)
from game.games.trash_poker.rules.personalities import (
    PERSONALITIES,
)
from game.games.trash_poker.rules.state import Duty, House, Pending, Phase, State
from tests.games.trash_poker.spelling import ONE, TWO, cards, read
from tests.games.trash_poker.tables import collecting, position, told

SOLO = Options(houses=1)
NAMES = [each.name for each in PERSONALITIES]
BY_ROLL: Any = (Pending(Duty.ROLL, least=1),)
BY_REMOVAL: Any = (Pending(Duty.REMOVE, least=1),)


def moods(name: str) -> House:
    """A house that decides by this personality next."""
    next = NAMES.index(name)
    others = tuple(each for each in (0, 1, 2) if each != next)[:2]
    return House(known=(*others, next), shown=others)


def removing(name: str, options: Options = SOLO, jokers: str = "", mine: str = "", house: str = "") -> State:
    """The house is about to remove a card by this personality: of these jokers, my pot and its own."""
    pots = {"pot": cards(mine)}, {"pot": cards(house), "house": moods(name)}
    return collecting(*pots, jokers=jokers, options=options, pending=((), BY_REMOVAL), collecting=(TWO, ONE))


def removed(state: State) -> str:
    """The card that goes."""
    (event,) = told(state, Remove(), CardRemoved)
    return GAME.notation(event.card)


def rolling(*plays: str, options: Options = SOLO, marker: int = 1, round: int = 1) -> State:
    """These hands lie open, and as many houses as the options say are about to roll."""
    people = [{"played": cards(play)} for play in plays]
    houses = [{"house": House(marker=marker)} for _ in range(options.houses)]
    pending = ((),) * len(people) + (BY_ROLL,) * len(houses)
    points = (*(read(play).points for play in plays), *(0 for _ in houses))
    return position(*people, *houses, phase=Phase.ROLL, pending=pending, options=options, round=round, points=points)


def rolled(state: State, *dice: int) -> State:
    """The position after the houses have rolled these, whatever chance that takes."""
    for die in dice:
        state = next(
            after
            for seed in range(500)
            for after, what in [GAME.apply(with_chance(state, seed), TABLE, Roll())]
            if any(isinstance(each, HouseRolled) and each.die == die for each in what)
        )
    return state


def with_chance(state: State, seed: int) -> State:
    return GAME.with_zones(state, GAME.zones(state), Rng(seed))


# Seats
