"""Somebody who plays a hand of contract rummy: buys, allows, denies, lays down and off; and a Hand 6 to go out in."""

from collections.abc import Iterator, Sequence

from game.bots import Level
from game.core.cards import Card
from game.core.zones import Seat
from game.games import boxed
from game.games.contract_rummy.groups import grouped, slots
from game.games.contract_rummy.rules.actions import (
    Action,
    Allow,
    Ask,
    Deal,
    Deny,
    Discard,
    Draw,
    LayDown,
    LayOff,
    SitOut,
    Take,
    Waive,
)  # fmt: skip
from game.games.contract_rummy.rules.events import Bought, Denied
from game.games.contract_rummy.rules.options import CONTRACTS, NO_TIMER, Options
from game.games.contract_rummy.rules.scoring import POINTS
from game.games.contract_rummy.rules.state import Phase, State, contract
from game.session.seats import Guest, Person
from game.session.table import Table

BOX = boxed("contract_rummy")
YOU = Seat(0)
SITTERS = (Person(""), Guest("Halina", Level.MEDIUM), Guest("Marek", Level.MEDIUM), Guest("Zofia", Level.MEDIUM))
OPTIONS = Options(timer=NO_TIMER)
"""The window waits for everybody, so that no clock decides what happens."""
TICK = 0.05
"""Seconds that pass at once while guests think about buying."""


def table(seed: int) -> Table:
    """The match that the new-match dialog starts from a link with that seed."""
    return Table.start(BOX, OPTIONS, SITTERS, seed)


def to_act(state: State) -> bool:
    """Whether the player acts now: before the draw only when every guest has said whether it buys."""
    waits = any(seat != YOU for seat in state.window.unanswered)
    return YOU in BOX.game.to_act(state) and not (state.phase is Phase.DRAW and waits)


def lacks(state: State, hand: Sequence[Card]) -> int:
    """How many cards are missing for the contract."""
    wanted = contract(state)
    return sum(slot.missing for slot in slots(wanted, grouped(hand, wanted)))


def choice(of: Table) -> Action:
    """What the player does: the same in the same position."""
    state = of.match.state
    legal = tuple(BOX.game.actions(state, YOU))
    found: Action = max(legal, key=lambda action: (_wish(of, state, action), -legal.index(action)))
    return found


def _wish(of: Table, state: State, action: Action) -> float:
    hand, told = state.hands[YOU], [event for _, events in of.log() for event in events]
    top = state.pile[-1:]
    helps = state.phase is Phase.DRAW and lacks(state, (*hand, *top)) < lacks(state, hand)
    allowed = any(isinstance(event, Bought) and event.by == YOU for event in told)
    denied = any(isinstance(event, Denied) and event.seat == YOU for event in told)
    match action:
        case Ask():
            return 9.0 if helps else 0.0
        case Waive():
            return 5.0
        case Deny():
            return 9.0 if allowed and not denied else 4.0
        case Allow():
            return 6.0
        case Take():
            return 9.0 if helps and not state.window.open else 1.0
        case LayDown():
            return 20.0
        case LayOff():
            return 15.0
        case Discard(card):
            best = [each for group in grouped(hand, contract(state)) for each in group]
            return 2.0 + POINTS[card] / 100 - (1.0 if card in best else 0.0)
        case Deal() | Draw():
            return 5.0
    return 0.0


def play(of: Table) -> Iterator[tuple[State, Action, State]]:
    """The player's actions until the hand is over, each with the positions before and after it."""
    while not of.match.state.hand or of.match.state.phase not in (Phase.DEAL, Phase.OVER):
        if of.waiting_for() == YOU and to_act(of.match.state):
            before = of.match.state
            action = choice(of)
            of.submit(YOU, action)
            yield before, action, of.match.state
        else:
            of.pass_time(TICK)
            of.think(1.0, lambda: 0.0)


def marks(of: Table) -> set[str]:
    """What of note happens in that hand."""
    found = {type(action).__name__ for _, action, _ in play(of)}
    for _, events in of.log():
        found |= {"bought" for event in events if isinstance(event, Bought) and event.seat == YOU}
    return found


WANTED = {"bought", "Allow", "Deny", "LayDown", "LayOff"}
"""What the player does in the hand that is played in the page."""


def quick(seed: int) -> tuple[Table, Seat] | None:
    """A match in which all seats play by `hurried` until somebody can go out in Hand 6; and who. None if nobody can."""
    of = Table.start(BOX, OPTIONS, tuple(Person(name) for name in "ABCD"), seed)
    while not of.match.over:
        state = of.match.state
        seat = BOX.game.to_act(state)[0]
        action = hurried(state, seat)
        if state.hand == len(CONTRACTS) and isinstance(action, LayDown):
            return of, seat
        of.submit(seat, action)
    return None


def hurried(state: State, seat: Seat) -> Action:
    """Sits out of all buying, lays down and off what it can, discards what the contract needs least."""
    legal = tuple(BOX.game.actions(state, seat))
    for kind in (LayDown, LayOff, Deal, SitOut, Waive, Draw):
        if found := next((each for each in legal if isinstance(each, kind)), None):
            return found
    hand = state.hands[seat]
    kept = [card for group in grouped(hand, contract(state)) for card in group]
    return Discard(max(hand, key=lambda card: (card not in kept, POINTS[card], card)))
