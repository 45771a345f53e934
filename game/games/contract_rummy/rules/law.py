"""What may be done: the only judge, and the canonical list. What concerns the buying stands in `requests`."""

from collections.abc import Callable
from typing import Any

from game.core.cards import Card
from game.core.protocol import Refusal
from game.core.zones import TABLE, Seat
from game.games.contract_rummy.rules import requests
from game.games.contract_rummy.rules.actions import (
    Action,
    Allow,
    Ask,
    CloseWindow,
    Deal,
    Deny,
    Discard,
    Draw,
    LayDown,
    LayOff,
    PutBack,
    SitOut,
    Take,
    Waive,
)
from game.games.contract_rummy.rules.finder import ways
from game.games.contract_rummy.rules.fit import contract_refusal, lay_off_refusal
from game.games.contract_rummy.rules.state import Phase, State, contract, fitting_places, has_laid_down


def to_act(state: State) -> tuple[Seat, ...]:
    """Rules rummy.deal.dealer, rummy.turn.order, rummy.wait: one seat; while a window is open, all who can speak."""
    match state.phase:
        case Phase.OVER:
            return ()
        case Phase.DEAL:
            return (state.dealer,)
        case Phase.DRAW:
            return requests.to_act(state)
    return (state.turn,)


def refuse(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why `seat` may not do `action` now, or None."""
    if state.phase is Phase.OVER:
        return Refusal("rummy.end.over")
    if (state.phase is Phase.DEAL) != isinstance(action, Deal):
        return Refusal("rummy.deal.first" if state.phase is Phase.DEAL else "rummy.deal.once")
    if judge := requests.JUDGES.get(type(action)):
        return judge(state, seat)
    if seat != (state.dealer if state.phase is Phase.DEAL else state.turn):
        return Refusal("rummy.deal.dealer" if state.phase is Phase.DEAL else "rummy.turn.order")
    return _JUDGES[type(action)](state, action)


def _deal(state: State, _: Deal) -> None:
    """Rule rummy.deal.dealer: nothing else stands in its way."""


def _once(state: State) -> Refusal | None:
    """Rule rummy.draw.once: a turn has one draw."""
    if state.phase is Phase.DRAW:
        return None
    return Refusal("rummy.draw.once", () if state.taken is None else (state.taken,))


def _draw(state: State, _: Draw) -> Refusal | None:
    """Rules rummy.draw.once, rummy.buy.wait: not while others may still ask, unless somebody has."""
    if refusal := _once(state):
        return refusal
    waits = state.window.open and not state.window.requests
    return Refusal("rummy.buy.wait", state.pile[-1:]) if waits else None


def _take(state: State, _: Take) -> Refusal | None:
    """Rules rummy.draw.once, rummy.buy.at_once, rummy.take.pile: also while others may ask, if there is a discard."""
    return _once(state) or (None if state.pile else Refusal("rummy.take.pile"))


def _put_back(state: State, _: PutBack) -> Refusal | None:
    """Rule rummy.take.back: only before any other move."""
    if state.phase is Phase.TOOK:
        return None
    return Refusal("rummy.take.back", () if state.taken is None else (state.taken,))


def _allow(state: State, _: Allow) -> Refusal | None:
    """Rule rummy.buy.allow: only what somebody has asked for."""
    return _once(state) or (None if state.window.requests else Refusal("rummy.buy.allow", state.pile[-1:]))


def _deny(state: State, _: Deny) -> Refusal | None:
    """Rule rummy.buy.deny: only what somebody has asked for."""
    return _once(state) or (None if state.window.requests else Refusal("rummy.buy.deny", state.pile[-1:]))


def _play(state: State, cards: tuple[Card, ...]) -> Refusal | None:
    """Rules rummy.draw.first, rummy.play.hand: may these cards leave the hand now?"""
    if state.phase is Phase.DRAW:
        return Refusal("rummy.draw.first", cards)
    hand = state.hands[state.turn]
    strange = tuple(card for place, card in enumerate(cards) if card not in hand or card in cards[:place])
    return Refusal("rummy.play.hand", strange) if strange else None


def _lay_down(state: State, action: LayDown) -> Refusal | None:
    """Rules rummy.laydown, rummy.once: exactly the contract, once a hand."""
    cards = tuple(card for meld in action.melds for card in meld.cards)
    if refusal := _play(state, cards):
        return refusal
    if has_laid_down(state, state.turn):
        return Refusal("rummy.once", cards)
    rest = tuple(card for card in state.hands[state.turn] if card not in cards)
    return contract_refusal(contract(state), action.melds, rest)


def _lay_off(state: State, action: LayOff) -> Refusal | None:
    """Rules rummy.layoff.after, rummy.layoff.any: after laying down, on any meld, whoever laid it down."""
    if refusal := _play(state, (action.card,)):
        return refusal
    if not has_laid_down(state, state.turn):
        return Refusal("rummy.layoff.after", (action.card,))
    if not 0 <= action.meld < len(state.melds):
        return Refusal("rummy.layoff.any", (action.card,))
    return lay_off_refusal(state.melds[action.meld], action.card, action.place)


def _discard(state: State, action: Discard) -> Refusal | None:
    """Rule rummy.discard.taken: not that very card which was taken, unless it is the last."""
    if refusal := _play(state, (action.card,)):
        return refusal
    thrown_back = action.card == state.taken and len(state.hands[state.turn]) > 1
    return Refusal("rummy.discard.taken", (action.card,)) if thrown_back else None


_JUDGES: dict[type, Callable[[State, Any], Refusal | None]] = {
    Deal: _deal,
    Draw: _draw,
    Take: _take,
    PutBack: _put_back,
    Allow: _allow,
    Deny: _deny,
    LayDown: _lay_down,
    LayOff: _lay_off,
    Discard: _discard,
}


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """The legal actions of a seat that has something to do.

    Of lay-downs those of `finder.ways`. While the discard may be bought: what is to be answered, not what may be taken
    back or said after all (`Cancel`, `SitIn`, `Ask` after a waiver).
    """
    if seat not in to_act(state):
        return ()
    if state.phase is Phase.DEAL:
        return (Deal(),)
    return tuple(_before_the_draw(state, seat) if state.phase is Phase.DRAW else _in_turn(state))


def _before_the_draw(state: State, seat: Seat) -> list[Action]:
    if seat == TABLE:
        return [CloseWindow()]
    if seat != state.turn:
        return [Ask(), Waive(), SitOut()]
    if state.window.requests:
        return [Allow(), Deny()]
    if state.window.open:
        return [Waive(), Take()]
    return [Draw(), Take()] if state.pile else [Draw()]


def _in_turn(state: State) -> list[Action]:
    hand = state.hands[state.turn]
    plays: list[Action] = [PutBack()] if state.phase is Phase.TOOK else []
    if has_laid_down(state, state.turn):
        plays += lay_offs(state, hand)
    else:
        plays += ways(hand, contract(state), state.taken)
    return [*plays, *[Discard(card) for card in hand if card != state.taken or len(hand) == 1]]


def lay_offs(state: State, cards: tuple[Card, ...]) -> list[LayOff]:
    """Every way to play one of `cards` onto a meld."""
    return [
        LayOff(card, number, place)
        for number, meld in enumerate(state.melds)
        for card in cards
        for place in fitting_places(meld, card)
    ]
