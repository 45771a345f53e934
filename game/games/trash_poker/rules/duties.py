"""What is open to whom: duties, and the cards they are about. Reads states and drafts alike."""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.core.cards import Card
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
from game.games.trash_poker.rules.state import Duty, Pending, Phase, Place


class Laid(Protocol):
    """What a state and a draft have in common here."""

    @property
    def phase(self) -> Phase:
        """The step of the round."""

    @property
    def pending(self) -> Sequence[tuple[Pending, ...]]:
        """By seat."""

    @property
    def places(self) -> Sequence[Place]:
        """By seat."""

    @property
    def jokers(self) -> tuple[Card, ...]:
        """Those in the pot."""


def acting_for(laid: Laid, seat: Seat) -> Seat | None:
    """Rule trash.house.table: for whom a seat acts: itself, and TABLE for the first house that has something to do."""
    if seat == TABLE:
        return next((Seat(own) for own, queue in enumerate(laid.pending) if queue and laid.places[own].house), None)
    return seat if 0 <= seat < len(laid.places) and not laid.places[seat].house else None


def open_to(laid: Laid, seat: Seat) -> tuple[Pending, ...]:
    """Rules trash.collect.mixed, trash.collect.now, trash.round.steps: what a seat may do next."""
    own = acting_for(laid, seat)
    queue = laid.pending[own] if own is not None else ()
    free = laid.phase is Phase.COLLECT and queue and not queue[0].begun
    return queue if free else queue[:1]


DONE_BY: dict[type, tuple[Duty, ...]] = {
    PutBack: (Duty.PUT_BACK,),
    Choose: (Duty.CHOOSE,),
    ShowJoker: (Duty.SHUFFLE,),
    Shuffle: (Duty.SHUFFLE,),
    Redraw: (Duty.REDRAW, Duty.THREES),
    Select: (Duty.SELECT,),
    Take: (Duty.TAKE,),
    Collect: (Duty.COLLECT,),
    Reveal: (Duty.REVEAL,),
    Keep: (Duty.PLACE,),
    Upgrade: (Duty.UPGRADE,),
    Trash: (Duty.PLACE, Duty.TRASH, Duty.POT, Duty.CLEANUP),
    TrashTop: (Duty.TRASH,),
    Roll: (Duty.ROLL,),
    Remove: (Duty.REMOVE,),
}
"""The duties that an action serves; `Finish` says which itself."""


def served(laid: Laid, seat: Seat, action: Action) -> Pending | None:
    """The open duty that an action would be part of, or None."""
    duties = (action.duty,) if isinstance(action, Finish) else DONE_BY[type(action)]
    return next((each for each in open_to(laid, seat) if each.duty in duties), None)


def collectible(laid: Laid, seat: Seat) -> tuple[Card, ...]:
    """Rules trash.collect.others, trash.pot.jokers: the cards of the pot that a seat may take."""
    pots = (place.pot for owner, place in enumerate(laid.places) if owner != seat)
    return laid.jokers + sum(pots, ())


def revealable(laid: Laid, seat: Seat) -> tuple[Seat, ...]:
    """Rules trash.collect.seven, trash.collect.seven_empty: whose draw pile has a card, if only after a shuffle."""
    return tuple(Seat(owner) for owner, place in enumerate(laid.places) if owner != seat and place.drawable)


def trashed(laid: Laid) -> tuple[Card, ...]:
    """The cards of every Trash."""
    return sum((place.trash for place in laid.places), ())


_HAS_NONE: dict[Duty, Callable[[Laid, Seat], bool]] = {
    Duty.SHUFFLE: lambda laid, seat: not laid.places[seat].deck,
    Duty.TAKE: lambda laid, seat: not trashed(laid),  # noqa: ARG005
    Duty.REVEAL: lambda laid, seat: not revealable(laid, seat),
    Duty.UPGRADE: lambda laid, seat: not laid.places[seat].deck,
    Duty.TRASH: lambda laid, seat: not laid.places[seat].deck,
    Duty.POT: lambda laid, seat: not laid.places[seat].pot,
    Duty.CLEANUP: lambda laid, seat: not laid.places[seat].discard_pile,
}


def idle(laid: Laid, seat: Seat, pending: Pending) -> bool:
    """Whether a duty is done with, or has no card to be done with."""
    none = _HAS_NONE.get(pending.duty)
    return pending.most == 0 or (none is not None and none(laid, seat))
