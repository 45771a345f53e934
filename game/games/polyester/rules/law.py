"""What may be done: the only judge, and the canonical list."""

from collections.abc import Callable, Iterator
from typing import Any

from game.core.cards import Card
from game.core.protocol import Refusal
from game.core.zones import Seat
from game.games.polyester.rules.actions import (
    AcceptBust,
    Action,
    Bank,
    BankHalf,
    Draw,
    Lock,
    Pass,
    Redraw,
    Ride,
    TrashKnockoff,
)
from game.games.polyester.rules.cards import KNOCKOFF, ActionCard
from game.games.polyester.rules.combos import Locks
from game.games.polyester.rules.scale import half
from game.games.polyester.rules.state import Phase, State, held, knockoff_slot, open_cards, reward


def refuse(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why `seat` may not do `action` now, or None."""
    if state.phase is Phase.OVER:
        return Refusal("poly.end.over")
    if seat != state.turn:
        return Refusal("poly.turn.order")
    if state.phase is Phase.OFFER and not isinstance(action, (Ride, Pass)):
        return Refusal("poly.ride.decide", held(state))
    if state.phase is Phase.BUST and not isinstance(action, (Redraw, AcceptBust)):
        return Refusal("poly.vip.decide", open_cards(state))
    return _JUDGES[type(action)](state, action)


def _draw(state: State, _: Draw) -> Refusal | None:
    """Rule poly.draw.lock_first: you must lock before drawing leftovers."""
    return Refusal("poly.draw.lock_first", open_cards(state)) if state.phase is Phase.LOCK else None


def _offer(state: State, _: Ride | Pass) -> Refusal | None:
    """Rule poly.ride.offer: only after a bank that left cards unlocked."""
    return None if state.phase is Phase.OFFER else Refusal("poly.ride.offer")


def _lock(state: State, action: Lock) -> Refusal | None:
    """Rules poly.lock.hand, poly.lock.combo: a selection of unlocked cards that splits completely into combos."""
    if state.phase is Phase.FRESH:
        return Refusal("poly.turn.fresh")
    if state.phase is Phase.HOT:
        return Refusal("poly.hot.draw")
    return _selection(state, action.cards) or _combos(state, action.cards)


def _selection(state: State, cards: tuple[Card, ...]) -> Refusal | None:
    """Rules poly.lock.hand, poly.lock.held, poly.knockoff.combos."""
    strange = tuple(card for place, card in enumerate(cards) if card not in state.hand or card in cards[:place])
    if strange:
        return Refusal("poly.lock.hand", strange)
    if KNOCKOFF in cards:
        return Refusal("poly.knockoff.combos", (KNOCKOFF,))
    if already := tuple(card for card in held(state) if card in cards):
        return Refusal("poly.lock.held", already)
    return None


def _combos(state: State, cards: tuple[Card, ...]) -> Refusal | None:
    """Rules poly.lock.combo, poly.lock.stray."""
    locks = Locks(cards, state.options)
    if locks.points(cards) > 0:
        return None
    stray = locks.stray(cards)
    return Refusal("poly.lock.stray" if len(stray) < len(cards) else "poly.lock.combo", stray)


def _bank(state: State, action: Bank) -> Refusal | None:
    """Rules poly.bank.lock_first, poly.loyalty.have."""
    if state.phase not in (Phase.CHOOSE, Phase.HOT):
        return Refusal("poly.bank.lock_first", open_cards(state))
    if action.loyalty and reward(state, state.turn, ActionCard.LOYALTY_DISCOUNT) is None:
        return Refusal("poly.loyalty.have")
    return None


def _bank_half(state: State, _: BankHalf) -> Refusal | None:
    """Rules poly.credit.have, poly.credit.lock_first, poly.credit.half: at least one point must go to the score."""
    if reward(state, state.turn, ActionCard.STORE_CREDIT) is None:
        return Refusal("poly.credit.have")
    if not state.has_locked:
        return Refusal("poly.credit.lock_first", open_cards(state))
    return Refusal("poly.credit.half") if half(state.pot) == 0 else None


def _trash_knockoff(state: State, _: TrashKnockoff) -> Refusal | None:
    """Rules poly.vip.have, poly.vip.knockoff, poly.vip.hand."""
    if reward(state, state.turn, ActionCard.VIP_PASS) is None:
        return Refusal("poly.vip.have")
    if knockoff_slot(state) is None:
        return Refusal("poly.vip.knockoff")
    return None if state.phase in (Phase.LOCK, Phase.CHOOSE) else Refusal("poly.vip.hand", (KNOCKOFF,))


def _bust(state: State, _: Redraw | AcceptBust) -> Refusal | None:
    """Rule poly.vip.bust: only while a bust is pending, and it is pending only with a VIP Pass at hand."""
    return None if state.phase is Phase.BUST else Refusal("poly.vip.bust")


_JUDGES: dict[type, Callable[[State, Any], Refusal | None]] = {
    Draw: _draw,
    Ride: _offer,
    Pass: _offer,
    Lock: _lock,
    Bank: _bank,
    BankHalf: _bank_half,
    TrashKnockoff: _trash_knockoff,
    Redraw: _bust,
    AcceptBust: _bust,
}


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """The canonical actions of `seat`: every kind that it may do, and of locks the ones worth a thought."""
    if seat != state.turn or state.phase is Phase.OVER:
        return ()
    candidates = (*_locks(state), *_OTHERS[state.phase])
    return tuple(action for action in candidates if isinstance(action, Lock) or refuse(state, seat, action) is None)


_HALF: tuple[Action, ...] = (BankHalf(), TrashKnockoff())
_OTHERS: dict[Phase, tuple[Action, ...]] = {
    Phase.FRESH: (Draw(),),
    Phase.OFFER: (Ride(), Pass()),
    Phase.LOCK: _HALF,
    Phase.CHOOSE: (Draw(), Bank(), Bank(loyalty=True), *_HALF),
    Phase.HOT: (Draw(), Bank(), Bank(loyalty=True), BankHalf()),
    Phase.BUST: (Redraw(), AcceptBust()),
}


def _locks(state: State) -> Iterator[Lock]:
    if state.phase in (Phase.LOCK, Phase.CHOOSE):
        yield from map(Lock, Locks(open_cards(state), state.options).canonical())
