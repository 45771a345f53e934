"""What an action does. Every function here takes it that `refuse` has allowed the action."""

from collections.abc import Callable
from typing import Any

from game.core.events import Event
from game.core.melds import in_run
from game.core.zones import Seat
from game.games.contract_rummy.rules import buying
from game.games.contract_rummy.rules.actions import (
    Action,
    Allow,
    Ask,
    Cancel,
    CloseWindow,
    Deal,
    Deny,
    Discard,
    Draw,
    Group,
    LayDown,
    LayOff,
    PutBack,
    SitIn,
    SitOut,
    Take,
    Waive,
)
from game.games.contract_rummy.rules.buying import Window
from game.games.contract_rummy.rules.dealing import deal, end_hand, from_stock, next_turn, refill
from game.games.contract_rummy.rules.draft import Draft
from game.games.contract_rummy.rules.events import (
    Asked,
    Bought,
    Cancelled,
    Denied,
    Discarded,
    Drew,
    LaidDown,
    LaidOff,
    PaidPenalty,
    Returned,
    Took,
    WentOut,
)
from game.games.contract_rummy.rules.state import PILE, STOCK, Meld, Phase, State, meld_zone


def apply(state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The position after an allowed action, and what happened."""
    draft = Draft(state)
    _DEEDS[type(action)](draft, seat, action)
    return draft.state(), tuple(draft.events)


def _deal(draft: Draft, _seat: Seat, _action: Deal) -> None:
    deal(draft)


def _ask(draft: Draft, seat: Seat, _: Ask) -> None:
    """Rules rummy.buy.order, rummy.buy.sit_in: who asks sits out no longer."""
    draft.window = buying.asked(draft.window, seat)
    _sit_in(draft, seat)
    draft.tell(Asked(seat, draft.pile[-1]))


def _cancel(draft: Draft, seat: Seat, _: Cancel) -> None:
    draft.window = buying.cancelled(draft.window, seat)
    draft.tell(Cancelled(seat, draft.pile[-1]))


def _waive(draft: Draft, seat: Seat, _: Waive) -> None:
    draft.window = buying.waived(draft.window, seat)


def _sit_out(draft: Draft, seat: Seat, _: SitOut) -> None:
    """Rule rummy.buy.sit_out."""
    draft.sitting_out += (seat,)
    draft.window = buying.waived(draft.window, seat)


def _sit_in(draft: Draft, seat: Seat, _: SitIn | None = None) -> None:
    """Rule rummy.buy.sit_in."""
    draft.sitting_out = tuple(each for each in draft.sitting_out if each != seat)


def _close(draft: Draft, _seat: Seat, _action: CloseWindow) -> None:
    draft.window = buying.closed(draft.window)


def _sell(draft: Draft) -> None:
    """Rules rummy.buy.allow, rummy.buy.order, rummy.buy.penalty: to the first who asked."""
    buyer, card = draft.window.requests[0], draft.pile[-1]
    draft.pile, draft.window = draft.pile[:-1], Window()
    draft.tell(Bought(buyer, card, draft.turn))
    draft.gain(buyer, card, PILE, openly=True)
    penalty = from_stock(draft)
    draft.tell(PaidPenalty(buyer, penalty))
    draft.gain(buyer, penalty, STOCK, openly=False)
    if not draft.stock:
        refill(draft)


def _allow(draft: Draft, _seat: Seat, _action: Allow) -> None:
    """Rule rummy.buy.then_draw: the next player is still to draw, from the stock or what is now on top."""
    _sell(draft)


def _draw(draft: Draft, _seat: Seat, _action: Draw) -> None:
    """Rules rummy.draw.choice, rummy.buy.drawing: the top card of the stock; what was asked is allowed first."""
    if draft.window.requests:
        _sell(draft)
    card = from_stock(draft)
    draft.tell(Drew(draft.turn, card))
    draft.gain(draft.turn, card, STOCK, openly=False)
    draft.phase, draft.window = Phase.PLAY, Window()


def _take(draft: Draft, _seat: Seat, _action: Take | Deny) -> None:
    """Rules rummy.draw.choice, rummy.buy.deny, rummy.known: for all to see, and before all who asked."""
    card = draft.pile[-1]
    draft.pile = draft.pile[:-1]
    if draft.window.requests:
        draft.tell(Denied(draft.turn, draft.window.requests, card))
    draft.tell(Took(draft.turn, card))
    draft.gain(draft.turn, card, PILE, openly=True)
    draft.phase, draft.taken, draft.window = Phase.TOOK, card, Window(requests=draft.window.requests)


def _put_back(draft: Draft, seat: Seat, _: PutBack) -> None:
    """Rules rummy.take.back, rummy.take.back_denied: the card lies as it lay, and the stock is drawn from."""
    card = draft.known[seat][-1]
    draft.tell(Returned(seat, card))
    draft.lose((card,), PILE)
    draft.pile, draft.taken = (*draft.pile, card), None
    _draw(draft, seat, Draw())


def _lay_down(draft: Draft, seat: Seat, action: LayDown) -> None:
    """Rule rummy.laydown: its melds lie in front of the seat."""
    first, melds = len(draft.melds), tuple(map(_ordered, action.melds))
    draft.tell(LaidDown(seat, melds, first))
    for number, meld in enumerate(melds, first):
        draft.melds.append(Meld(meld.low, meld.cards, seat))
        draft.lose(meld.cards, meld_zone(seat, number))
    _played(draft)


def _ordered(meld: Group) -> Group:
    return Group(in_run(meld.cards, meld.low) if meld.low else tuple(sorted(meld.cards)), meld.low)


def _lay_off(draft: Draft, seat: Seat, action: LayOff) -> None:
    """Rule rummy.layoff.any."""
    meld = draft.melds[action.meld]
    draft.tell(LaidOff(seat, action.card, action.meld, action.place, meld.owner))
    draft.melds[action.meld] = meld.extended(action.card, action.place)
    draft.lose((action.card,), meld_zone(meld.owner, action.meld))
    _played(draft)


def _played(draft: Draft) -> None:
    """Rules rummy.out, rummy.take.back: what was taken can no longer be put back; an empty hand ends the hand."""
    draft.phase, draft.window = Phase.PLAY, Window()
    _go_out(draft)


def _discard(draft: Draft, seat: Seat, action: Discard) -> None:
    """Rules rummy.discard.ends, rummy.out."""
    draft.tell(Discarded(seat, action.card))
    draft.lose((action.card,), PILE)
    draft.pile += (action.card,)
    if not _go_out(draft):
        next_turn(draft)


def _go_out(draft: Draft) -> bool:
    """Rules rummy.out, rummy.out.same_turn."""
    out = not draft.hands[draft.turn]
    if out:
        draft.tell(WentOut(draft.turn))
        end_hand(draft)
    return out


_DEEDS: dict[type, Callable[[Draft, Seat, Any], None]] = {
    Deal: _deal,
    Draw: _draw,
    Take: _take,
    PutBack: _put_back,
    Ask: _ask,
    Cancel: _cancel,
    Waive: _waive,
    SitOut: _sit_out,
    SitIn: _sit_in,
    Allow: _allow,
    Deny: _take,
    CloseWindow: _close,
    LayDown: _lay_down,
    LayOff: _lay_off,
    Discard: _discard,
}
