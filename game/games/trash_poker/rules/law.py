"""What may be done: the only judge, and the canonical list."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, islice
from typing import Any

from game.core.cards import Card
from game.core.protocol import Refusal
from game.core.zones import TABLE, Seat
from game.games.trash_poker.rules.actions import (
    Action,
    Choose,
    Collect,
    Finish,
    Keep,
    PutBack,
    Redraw,
    Remove,
    Reveal,
    Roll,
    Select,
    ShowJoker,
    Shuffle,
    Take,
    Trash,
    TrashTop,
    Upgrade,
)
from game.games.trash_poker.rules.backing import backing
from game.games.trash_poker.rules.duties import acting_for, collectible, open_to, revealable, served, trashed
from game.games.trash_poker.rules.options import ROUNDS
from game.games.trash_poker.rules.ranks import PLAYED, Area, room
from game.games.trash_poker.rules.reading import best_stars
from game.games.trash_poker.rules.stars import fits
from game.games.trash_poker.rules.state import Duty, Pending, Phase, State

MOST_LISTED = 512
"""Redraws, and selections, that are listed at most; a hand of nine cards, of eleven, has no more. Others are judged."""


_IN_TURN = (Phase.DRAFT, Phase.COLLECT)


def to_act(state: State) -> tuple[Seat, ...]:
    """Rules trash.draw.together, trash.collect.order, trash.house.table: everybody who has something to do, from the
    first seat on; TABLE for houses."""
    seats = len(state.places)
    order = [Seat((state.options.first + number) % seats) for number in range(seats)]
    waiting = [TABLE if state.places[seat].house else seat for seat in order if state.pending[seat]]
    return tuple(dict.fromkeys(waiting))


def refuse(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why `seat` may not do `action` now, or None."""
    if state.phase is Phase.OVER:
        return Refusal("trash.end.over")
    own = acting_for(state, seat)
    if own is None and seat != TABLE:
        return Refusal("trash.house.table")
    if own is None or not open_to(state, seat):
        return Refusal("trash.collect.order" if state.phase in _IN_TURN else "trash.select.all")
    pending = served(state, seat, action)
    if pending is None:
        return Refusal("trash.round.steps")
    return _JUDGES[type(action)](state, own, action, pending)


def _strange(cards: Iterable[Card], among: tuple[Card, ...]) -> tuple[Card, ...]:
    """Those cards that are not there, or are named again."""
    named = tuple(cards)
    return tuple(card for place, card in enumerate(named) if card not in among or card in named[:place])


def _unless(rule: str, cards: tuple[Card, ...], among: tuple[Card, ...]) -> Refusal | None:
    """A refusal for the cards that are not among those."""
    strange = _strange(cards, among)
    return Refusal(rule, strange) if strange else None


def _put_back(state: State, seat: Seat, action: PutBack, _: Pending) -> Refusal | None:  # noqa: ARG001
    """Rule trash.draft.turns: one of those that lie open."""
    return _unless("trash.draft.turns", (action.joker,), state.jokers)


def _show_joker(state: State, seat: Seat, action: ShowJoker, pending: Pending) -> Refusal | None:
    """Rules trash.personal.shuffle, trash.personal.one: with the tile, once, one of the own."""
    if pending.begun or state.phase is not Phase.CLEAN:
        return Refusal("trash.personal.one", (action.joker,))
    return _unless("trash.personal.shuffle", (action.joker,), state.places[seat].own_jokers)


def _choose(state: State, seat: Seat, action: Choose, _: Pending) -> Refusal | None:
    """Rule trash.setup.jokers: one of those dealt."""
    return _unless("trash.setup.jokers", (action.joker,), state.places[seat].hand)


def _shuffle(state: State, seat: Seat, action: Shuffle, pending: Pending) -> None:
    """Rules trash.tile.shuffle, trash.last.shuffle: being asked is all it takes."""


def _redraw(state: State, seat: Seat, action: Redraw, pending: Pending) -> Refusal | None:
    """Rules trash.draw.hand, trash.redraw.five, trash.threes.count, trash.threes.skip: no cards are as good as any."""
    if refusal := _unless("trash.draw.hand", action.cards, state.places[seat].hand):
        return refusal
    if len(action.cards) <= pending.most:
        return None
    return Refusal("trash.redraw.five" if pending.duty is Duty.REDRAW else "trash.threes.count", action.cards)


def _select(state: State, seat: Seat, action: Select, _: Pending) -> Refusal | None:
    """Rules trash.draw.hand, trash.select.five, trash.star.red."""
    hand = state.places[seat].hand
    if refusal := _unless("trash.draw.hand", action.cards, hand):
        return refusal
    if len(action.cards) != min(PLAYED, len(hand)):
        return Refusal("trash.select.five", action.cards)
    return None if fits(action.cards, action.stars) else Refusal("trash.star.red", action.cards)


def _collect(state: State, seat: Seat, action: Collect, _: Pending) -> Refusal | None:
    """Rules trash.collect.own, trash.pot.whole, trash.last.trash."""
    if action.card in state.places[seat].pot:
        return Refusal("trash.collect.own", (action.card,))
    if refusal := _unless("trash.pot.whole", (action.card,), collectible(state, seat)):
        return refusal
    return Refusal("trash.last.trash", (action.card,)) if action.trash and state.round < ROUNDS else None


def _reveal(state: State, seat: Seat, action: Reveal, _: Pending) -> Refusal | None:
    """Rules trash.collect.seven, trash.collect.seven_empty."""
    if action.owner == seat or not 0 <= action.owner < len(state.places):
        return Refusal("trash.collect.seven")
    return None if action.owner in revealable(state, seat) else Refusal("trash.collect.seven_empty")


def _keep(state: State, seat: Seat, action: Keep, pending: Pending) -> None:
    """Rule trash.collect.seven: being asked is all it takes."""


def _trash(state: State, seat: Seat, action: Trash, pending: Pending) -> Refusal | None:
    """Rules trash.collect.faces, trash.collect.seven, trash.pot.rest, trash.cleanup.trash."""
    rule, among = _TRASHABLE[pending.duty]
    return _unless(rule, (action.card,), among(state, seat))


_TRASHABLE: dict[Duty, tuple[str, Callable[[State, Seat], tuple[Card, ...]]]] = {
    Duty.PLACE: ("trash.collect.seven", lambda state, _: state.turned),
    Duty.TRASH: ("trash.collect.faces", lambda state, seat: state.places[seat].discard_pile),
    Duty.POT: ("trash.pot.rest", lambda state, seat: state.places[seat].pot),
    Duty.CLEANUP: ("trash.cleanup.trash", lambda state, seat: state.places[seat].discard_pile),
}


def _trash_top(state: State, seat: Seat, _: TrashTop, __: Pending) -> Refusal | None:
    """Rule trash.pile.top."""
    return None if state.places[seat].draw_pile else Refusal("trash.pile.top")


def _upgrade(state: State, seat: Seat, action: Upgrade, _: Pending) -> Refusal | None:
    """Rules trash.upgrade.suits, trash.pile.top, trash.upgrade.source."""
    place = state.places[seat]
    if not room(place.upgrades, action.area):
        return Refusal("trash.upgrade.suits")
    if action.card is None:
        return None if place.draw_pile else Refusal("trash.pile.top")
    return _unless("trash.upgrade.source", (action.card,), place.discard_pile)


def _take(state: State, seat: Seat, action: Take, _: Pending) -> Refusal | None:  # noqa: ARG001
    """Rule trash.lasting.take."""
    return _unless("trash.lasting.take", (action.card,), trashed(state))


def _finish(state: State, seat: Seat, action: Finish, pending: Pending) -> Refusal | None:  # noqa: ARG001
    """Rules trash.collect.must, trash.collect.now, trash.round.steps: what has to be done is done in full."""
    if not pending.least and pending.duty in DECLINABLE:
        return None
    by_duty = {Duty.COLLECT: "trash.collect.must", Duty.REVEAL: "trash.collect.now", Duty.UPGRADE: "trash.collect.now"}
    return Refusal(by_duty.get(pending.duty, "trash.round.steps"))


def _as_told(state: State, seat: Seat, action: Roll | Remove, pending: Pending) -> None:
    """Rules trash.house.roll, trash.house.remove: there is nothing to choose."""


DECLINABLE = frozenset(
    (Duty.SHUFFLE, Duty.TAKE, Duty.REVEAL, Duty.UPGRADE, Duty.TRASH, Duty.POT, Duty.CLEANUP),
)
"""What `Finish` may end; a redraw of no cards is a `Redraw`."""

_JUDGES: dict[type, Callable[[State, Seat, Any, Pending], Refusal | None]] = {
    PutBack: _put_back,
    Choose: _choose,
    ShowJoker: _show_joker,
    Shuffle: _shuffle,
    Redraw: _redraw,
    Select: _select,
    Collect: _collect,
    Reveal: _reveal,
    Keep: _keep,
    Trash: _trash,
    TrashTop: _trash_top,
    Upgrade: _upgrade,
    Take: _take,
    Finish: _finish,
    Roll: _as_told,
    Remove: _as_told,
}


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """The legal actions of `seat`, but for redraws and selections beyond `MOST_LISTED`.

    Cards to be selected stand in the order of the hand, and their stars for what is best.
    """
    own = acting_for(state, seat)
    return (
        ()
        if own is None
        else tuple(action for pending in open_to(state, seat) for action in _listed(state, own, pending))
    )


def _listed(state: State, seat: Seat, pending: Pending) -> Iterator[Action]:
    yield from _LISTS[pending.duty](state, seat, pending)
    if not pending.least and pending.duty in DECLINABLE:
        yield Finish(pending.duty)


def _shuffles(state: State, seat: Seat, pending: Pending) -> Iterator[Action]:
    yield Shuffle()
    if not pending.begun and state.phase is Phase.CLEAN:
        yield from map(ShowJoker, state.places[seat].own_jokers)


def _redraws(state: State, seat: Seat, pending: Pending) -> Iterator[Action]:
    """From none to as many as may be, by their number."""
    hand = state.places[seat].hand
    sizes = range(min(pending.most, len(hand)) + 1)
    return islice((Redraw(cards) for size in sizes for cards in combinations(hand, size)), MOST_LISTED)


def _selections(state: State, seat: Seat, _: Pending) -> Iterator[Action]:
    place = state.places[seat]
    behind = backing(place.upgrades, place.trash)
    for cards in islice(combinations(place.hand, min(PLAYED, len(place.hand))), MOST_LISTED):
        yield Select(cards, best_stars(cards, behind))


def _collects(state: State, seat: Seat, _: Pending) -> Iterator[Action]:
    for card in collectible(state, seat):
        yield Collect(card)
        if state.round == ROUNDS:
            yield Collect(card, trash=True)


def _from_deck(state: State, seat: Seat, _: Pending) -> Iterator[Action]:
    yield from map(Trash, state.places[seat].discard_pile)
    if state.places[seat].draw_pile:
        yield TrashTop()


def _upgrades(state: State, seat: Seat, _: Pending) -> Iterator[Action]:
    place = state.places[seat]
    for area in Area:
        if room(place.upgrades, area):
            yield from (Upgrade(area, card) for card in place.discard_pile)
            if place.draw_pile:
                yield Upgrade(area, None)


_LISTS: dict[Duty, Callable[[State, Seat, Pending], Iterable[Action]]] = {
    Duty.PUT_BACK: lambda state, *_: map(PutBack, state.jokers),
    Duty.CHOOSE: lambda state, seat, _: map(Choose, state.places[seat].hand),
    Duty.SHUFFLE: _shuffles,
    Duty.REDRAW: _redraws,
    Duty.THREES: _redraws,
    Duty.SELECT: _selections,
    Duty.TAKE: lambda state, *_: map(Take, trashed(state)),
    Duty.COLLECT: _collects,
    Duty.REVEAL: lambda state, seat, _: map(Reveal, revealable(state, seat)),
    Duty.PLACE: lambda state, *_: (Keep(), *map(Trash, state.turned)),
    Duty.UPGRADE: _upgrades,
    Duty.TRASH: _from_deck,
    Duty.POT: lambda state, seat, _: map(Trash, state.places[seat].pot),
    Duty.CLEANUP: lambda state, seat, _: map(Trash, state.places[seat].discard_pile),
    Duty.ROLL: lambda *_: (Roll(),),
    Duty.REMOVE: lambda *_: (Remove(),),
}
