"""Before the first round: the joker stack, drafted or not, and the jokers that are dealt."""

from collections.abc import Sequence

from game.core.cards import Card
from game.core.rng import Rng
from game.core.zones import Seat
from game.games.trash_poker.rules.cards import FINAL_JOKER, deck, stack
from game.games.trash_poker.rules.draft import Draft
from game.games.trash_poker.rules.jokers import Stack
from game.games.trash_poker.rules.options import (
    JOKERS_DEALT,
    PERSONAL_NEEDS,
    REVEALED,
    REVEALED_NEEDS,
    STACK_SIZE,
    JokerDraft,
    Options,
)
from game.games.trash_poker.rules.state import JOKERS, STACK, Duty, House, Pending, Phase, Place, State, at

_STARTING = frozenset(stack(Stack.STARTING))
_USABLE = _STARTING.union(stack(Stack.UNLOCKABLE), stack(Stack.ACHIEVEMENT))


def pool(options: Options) -> tuple[Card, ...]:
    """Rules trash.jokers.pool, trash.jokers.starting: all jokers that the stack is drawn from.

    ValueError when they are not so many different jokers as a stack has, or one of them is the Final Joker.
    """
    jokers = stack(Stack.STARTING) if options.starting_jokers else options.jokers
    strange = not _USABLE.issuperset(jokers)
    if strange or len(set(jokers)) != len(jokers) or len(jokers) < STACK_SIZE:
        raise ValueError(f"no joker stack: {jokers}")
    return jokers


def drafting(options: Options) -> JokerDraft:
    """Rules trash.draft.needs, trash.personal.needs: the draft that the jokers of this match allow."""
    jokers = pool(options)
    unlocked = sum(card not in _STARTING for card in jokers)
    if options.joker_draft is JokerDraft.NONE or unlocked < REVEALED_NEEDS or len(jokers) < REVEALED:
        return JokerDraft.NONE
    return JokerDraft.SHARED if unlocked < PERSONAL_NEEDS else options.joker_draft


def new_state(options: Options, seats: int, rng: Rng) -> State:
    """Rules trash.setup.jokers, trash.jokers.drawn, trash.draft.reveal: two jokers in each hand to choose from, or
    those that lie open to draft the stack from."""
    players = tuple(map(Seat, range(seats - options.houses_among(seats))))
    jokers, rng = rng.shuffled(pool(options))
    drafted = drafting(options) is not JokerDraft.NONE
    size = REVEALED if drafted else STACK_SIZE
    dealt = 0 if drafted else JOKERS_DEALT * len(players)
    places, rng = _places(seats, len(players), jokers[:dealt], rng)
    pending: list[tuple[Pending, ...]] = [(Pending(Duty.CHOOSE, least=1),) if place.hand else () for place in places]
    if drafted:
        pending[drafter(options, players, REVEALED)] = (Pending(Duty.PUT_BACK, least=1),)
    return State(
        options=options,
        rng=rng,
        phase=Phase.DRAFT if drafted else Phase.CHOOSE,
        round=0,
        pending=tuple(pending),
        order=(),
        collecting=(),
        points=(0,) * seats,
        places=places,
        jokers=jokers[:size] if drafted else (),
        stack=() if drafted else jokers[dealt:size],
        turned=(),
        box=jokers[size:],
        final_joker=(FINAL_JOKER,),
    )


def _places(seats: int, players: int, dealt: tuple[Card, ...], rng: Rng) -> tuple[tuple[Place, ...], Rng]:
    """Rules trash.deck, trash.setup.shuffle, trash.house.seat: shuffled decks; the last seats are the houses."""
    places = []
    for seat in range(seats):
        draw_pile, rng = rng.shuffled(deck(Seat(seat)))
        house = None if seat < players else House()
        places.append(Place(hand=dealt[seat * JOKERS_DEALT :][:JOKERS_DEALT], draw_pile=draw_pile, house=house))
    return tuple(places), rng


def drafter(options: Options, players: Sequence[Seat], left: int) -> Seat:
    """Rules trash.draft.first, trash.draft.turns: who puts a joker back while so many are left: first whoever lost the
    last match, then the next player."""
    begins = players.index(options.loser) if options.loser in players else 0
    return players[(begins + REVEALED - left) % len(players)]


def next_drafter(draft: Draft) -> None:
    """Rules trash.draft.turns, trash.draft.stack: when a stack is left it is shuffled and dealt from."""
    left = len(draft.jokers)
    if left > STACK_SIZE:
        draft.ask(drafter(draft.options, draft.players, left), Pending(Duty.PUT_BACK, least=1))
        return
    draft.begin(Phase.CHOOSE)
    draft.move(draft.jokers, JOKERS, STACK)
    draft.shuffle(STACK)
    for seat in draft.players:
        draft.move(draft.stack[::-1][:JOKERS_DEALT], STACK, at("hand", seat))
        draft.ask(seat, Pending(Duty.CHOOSE, least=1))
