"""Before the first round: the joker stack, drafted or not, and the jokers that are dealt."""

from collections.abc import Sequence

from game.core.cards import Card
from game.core.rng import Rng
from game.core.zones import Seat
from game.games.trash_poker.rules.achievements import ACHIEVEMENTS, PRIZES
from game.games.trash_poker.rules.cards import FINAL_JOKER, deck, showing, stack
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

    Gifts are none of them, nor what achievements bring. ValueError when they are not so many different jokers as a
    stack has, or one of them is none that can be.
    """
    jokers = stack(Stack.STARTING) if options.starting_jokers else options.jokers
    apart = *(card for _, card in options.gifts), *prizes(options)
    jokers = tuple(card for card in jokers if card not in apart)
    every = jokers + apart
    if not _USABLE.issuperset(every) or len(set(every)) != len(every) or len(jokers) < STACK_SIZE:
        raise ValueError(f"no joker stack: {every}")
    return jokers


def prizes(options: Options) -> tuple[Card, ...]:
    """Rule trash.achieve.joker: the jokers of the achievements that are open. ValueError for what is none."""
    strange = [each for each in options.achievements if each not in range(len(ACHIEVEMENTS))]
    if strange or any(number not in options.achievements for _, number in options.attempts):
        raise ValueError(f"no achievements: {options.achievements}, {options.attempts}")
    return tuple(PRIZES[number] for number in options.achievements)


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
    if strangers := {seat for seat, _ in (*options.gifts, *options.attempts)}.difference(players):
        raise ValueError(f"no players: {strangers}")
    jokers, rng = rng.shuffled(pool(options))
    drafted = drafting(options) is not JokerDraft.NONE
    size = REVEALED if drafted else STACK_SIZE
    dealt = 0 if drafted else JOKERS_DEALT * len(players)
    places, left_out, rng = _places(options, seats, jokers[:dealt], rng)
    return State(
        options=options,
        rng=rng,
        phase=Phase.DRAFT if drafted else Phase.CHOOSE,
        round=0,
        pending=_first_duties(options, players, places, drafted),
        order=(),
        collecting=(),
        points=(0,) * seats,
        places=places,
        jokers=jokers[:size] if drafted else (),
        stack=() if drafted else jokers[dealt:size],
        turned=(),
        box=jokers[size:] + left_out,
        prizes=prizes(options),
        final_joker=(FINAL_JOKER,),
    )


def _first_duties(
    options: Options, players: tuple[Seat, ...], places: tuple[Place, ...], drafted: bool
) -> tuple[tuple[Pending, ...], ...]:
    """Who chooses one of two jokers; in a draft, who puts the first one back."""
    if drafted:
        first = drafter(options, players, REVEALED)
        return tuple((Pending(Duty.PUT_BACK, least=1),) if seat == first else () for seat in range(len(places)))
    return tuple(() if place.house else (Pending(Duty.CHOOSE, least=1),) for place in places)


def _places(
    options: Options, seats: int, dealt: tuple[Card, ...], rng: Rng
) -> tuple[tuple[Place, ...], tuple[Card, ...], Rng]:
    """Rules trash.deck, trash.setup.shuffle, trash.house.seat, trash.achieve.setup, trash.achieve.gift: shuffled decks;
    the last seats are the houses; which cards are left out of the decks; and chance."""
    places, out = list[Place](), list[Card]()
    for seat in map(Seat, range(seats)):
        number = options.attempt(seat)
        setup = None if number is None else ACHIEVEMENTS[number].setup
        left_out = showing(deck(seat), *setup.ranks) if setup else ()
        draw_pile, rng = rng.shuffled(tuple(card for card in deck(seat) if card not in left_out))
        house = None if seat < seats - options.houses_among(seats) else House()
        hand = dealt[seat * JOKERS_DEALT :][:JOKERS_DEALT] + gifts(options, seat)
        places.append(Place(hand=hand, draw_pile=draw_pile, house=house))
        out += left_out
    return tuple(places), tuple(out), rng


def gifts(options: Options, seat: Seat) -> tuple[Card, ...]:
    """Rule trash.achieve.gift: what a seat may choose instead of a joker that is dealt."""
    return tuple(card for owner, card in options.gifts if owner == seat)


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
