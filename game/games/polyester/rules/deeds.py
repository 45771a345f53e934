"""What an action does. Every function here takes it that `refuse` has allowed the action."""

from collections.abc import Callable
from typing import Any

from game.core.events import Event
from game.core.tally import total
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
from game.games.polyester.rules.cards import KNOCKOFF, ActionCard, action_card
from game.games.polyester.rules.combos import Locks
from game.games.polyester.rules.draft import Draft
from game.games.polyester.rules.events import (
    DrewNothing,
    HalfBanked,
    HandCleared,
    KnockoffTrashed,
    Locked,
    Passed,
    Rode,
)
from game.games.polyester.rules.options import MOST_HOT_HANDS
from game.games.polyester.rules.scale import discounted, half, has_combo, scale_of
from game.games.polyester.rules.state import Phase, State, fresh_slots, open_cards, open_slots
from game.games.polyester.rules.turns import bank, bust, won


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The position after an allowed action, and what happened."""
    draft = Draft(state)
    _DEEDS[type(action)](draft, action)
    return draft.state(), tuple(draft.events)


def _draw(draft: Draft, _: Draw) -> None:
    """Rules poly.turn.fresh, poly.draw.replaces, poly.hot.draw."""
    if draft.phase is Phase.CHOOSE:
        _take(draft, open_slots(draft), fresh=False)
    else:
        _take(draft, fresh_slots(draft), fresh=True)


def _ride(draft: Draft, _: Ride) -> None:
    """Rules poly.ride.ride, poly.draw.hopeless: the pot as banked, the held cards, as many new ones as were left."""
    slots = open_slots(draft)
    draft.riding = True
    draft.tell(Rode(draft.turn, draft.pot, len(slots)))
    _take(draft, slots, fresh=False)


def _pass(draft: Draft, _: Pass) -> None:
    """Rule poly.ride.pass: the offer ends for good, and a fresh hand is drawn."""
    draft.tell(Passed(draft.turn))
    draft.pot = 0
    draft.clear(fresh_slots(draft))
    _take(draft, fresh_slots(draft), fresh=True)


def _take(draft: Draft, slots: tuple[int, ...], fresh: bool) -> None:
    """Rules poly.draw.combo, poly.bust.fresh, poly.vip.redraw: draws, and busts without a combo in the new cards."""
    cards = draft.draw(slots, fresh)
    if has_combo(cards, scale_of(draft.options)):
        draft.phase = Phase.LOCK
    elif any(action_card(card) is ActionCard.VIP_PASS for card in draft.rewards[draft.turn]):
        draft.phase = Phase.BUST
        draft.tell(DrewNothing(draft.turn, cards))
    else:
        bust(draft, cards)


def _lock(draft: Draft, action: Lock) -> None:
    """Rules poly.lock.best, poly.lock.held, poly.lock.mark: the best split goes to the pot."""
    selected = tuple(card for card in open_cards(draft) if card in action.cards)
    tally = Locks(selected, draft.options).tally(selected)
    for card in selected:
        draft.locked[draft.hand.index(card)] = True
    points = total(tally)
    draft.pot += points
    draft.has_locked, draft.phase = True, Phase.CHOOSE
    draft.tell(Locked(draft.turn, tally, points, draft.pot))
    if not open_slots(draft):
        _clear_hand(draft)


def _clear_hand(draft: Draft) -> None:
    """A hot hand.

    Rules poly.hot.clear, poly.hot.pot, poly.hot.choice, poly.hot.limit, poly.hot.bound; poly.ride.hot,
    poly.knockoff.hot.
    """
    draft.clear(fresh_slots(draft))
    draft.hot_hands += 1
    draft.phase = Phase.HOT
    draft.tell(HandCleared(draft.turn, draft.pot, draft.hot_hands))
    limit = draft.options.hot_hands
    if draft.hot_hands == MOST_HOT_HANDS or (limit is not None and draft.hot_hands > limit):
        bank(draft, draft.pot, loyalty=False)


def _bank(draft: Draft, action: Bank) -> None:
    """Rules poly.bank.score, poly.loyalty.points: with the Discount 1.5 times the pot, rounded down."""
    if action.loyalty:
        draft.use(ActionCard.LOYALTY_DISCOUNT)
    bank(draft, discounted(draft.pot) if action.loyalty else draft.pot, action.loyalty)


def _bank_half(draft: Draft, _: BankHalf) -> None:
    """Rules poly.credit.half, poly.credit.goes_on, poly.credit.banking, poly.end.target."""
    draft.use(ActionCard.STORE_CREDIT)
    points = half(draft.pot)
    draft.pot -= points
    draft.scores[draft.turn] += points
    draft.has_banked = True
    draft.waiting[draft.turn] = 0
    draft.tell(HalfBanked(draft.turn, points, draft.scores[draft.turn], draft.pot))
    won(draft)


def _trash_knockoff(draft: Draft, _: TrashKnockoff) -> None:
    """Rule poly.vip.trash: the card drawn into its slot needs no combo of its own."""
    draft.use(ActionCard.VIP_PASS)
    slot = draft.hand.index(KNOCKOFF)
    draft.tell(KnockoffTrashed(draft.turn, KNOCKOFF, slot))
    draft.draw((slot,), fresh=False)


def _redraw(draft: Draft, _: Redraw) -> None:
    """Rule poly.vip.redraw: the cards just drawn, once for each Pass."""
    draft.use(ActionCard.VIP_PASS)
    _take(draft, open_slots(draft), fresh=not any(draft.locked))


def _accept_bust(draft: Draft, _: AcceptBust) -> None:
    """Rule poly.vip.decide."""
    bust(draft, open_cards(draft))


_DEEDS: dict[type, Callable[[Draft, Any], None]] = {
    Draw: _draw,
    Ride: _ride,
    Pass: _pass,
    Lock: _lock,
    Bank: _bank,
    BankHalf: _bank_half,
    TrashKnockoff: _trash_knockoff,
    Redraw: _redraw,
    AcceptBust: _accept_bust,
}
