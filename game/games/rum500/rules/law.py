"""What may be done: the only judge, and the canonical list."""

from collections.abc import Callable
from typing import Any

from game.core.cards import Card
from game.core.french import deck
from game.core.protocol import Refusal
from game.core.zones import Seat
from game.games.rum500.rules.actions import (
    Action,
    Deal,
    Discard,
    Draw,
    EndDeal,
    LayDown,
    LayOff,
    Take,
    TakeBack,
)
from game.games.rum500.rules.candidates import bits_of, lay_downs
from game.games.rum500.rules.fit import lay_down_refusal, lay_off_refusal
from game.games.rum500.rules.state import Phase, State, fitting, openings
from game.games.rum500.rules.takes import can_use, usable


def to_act(state: State) -> tuple[Seat, ...]:
    """Rules rum.deal.dealer, rum.turn.order: always one seat, until the match is over."""
    return () if state.phase is Phase.OVER else (_whose_turn(state),)


def _whose_turn(state: State) -> Seat:
    return state.dealer if state.phase is Phase.DEAL else state.turn


def refuse(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why `seat` may not do `action` now, or None."""
    if state.phase is Phase.OVER:
        return Refusal("rum.end.over")
    dealing = state.phase is Phase.DEAL
    if dealing != isinstance(action, Deal):
        return Refusal("rum.deal.first" if dealing else "rum.deal.once")
    if seat != _whose_turn(state):
        return Refusal("rum.deal.dealer" if dealing else "rum.turn.order")
    return _JUDGES[type(action)](state, action)


def _deal(state: State, _: Deal) -> None:
    """Rule rum.deal.dealer: nothing else stands in its way."""


def _draw(state: State, _: Draw) -> Refusal | None:
    """Rules rum.draw.once, rum.stock.empty."""
    return _once(state) or (None if state.stock else Refusal("rum.stock.empty"))


def _once(state: State) -> Refusal | None:
    """Rule rum.draw.once: a turn has one draw."""
    return None if state.phase is Phase.DRAW else Refusal("rum.draw.once", state.taken)


def _take(state: State, action: Take) -> Refusal | None:
    """Rules rum.draw.once, rum.take.back_once, rum.take.pile, rum.take.use."""
    if refusal := _once(state):
        return refusal
    if state.took_back:
        return Refusal("rum.take.back_once", (action.card,))
    if action.card not in state.pile:
        return Refusal("rum.take.pile", (action.card,))
    return None if can_use(state, action.card) else Refusal("rum.take.use", (action.card,))


def _take_back(state: State, _: TakeBack) -> Refusal | None:
    """Rule rum.take.back: only until the first card is played."""
    return None if state.phase is Phase.USE else Refusal("rum.take.back")


def _end_deal(state: State, _: EndDeal) -> Refusal | None:
    """Rules rum.draw.once, rum.stock.end."""
    return _once(state) or (Refusal("rum.stock.end") if state.stock else None)


def _play(state: State, cards: tuple[Card, ...]) -> Refusal | None:
    """Rules rum.draw.first, rum.play.hand, rum.take.first: may these cards leave the hand now?"""
    if state.phase is Phase.DRAW:
        return Refusal("rum.draw.first", cards)
    hand = state.hands[state.turn]
    strange = tuple([card for place, card in enumerate(cards) if card not in hand or card in cards[:place]])
    if strange:
        return Refusal("rum.play.hand", strange)
    if state.phase is Phase.USE and state.taken[0] not in cards:
        return Refusal("rum.take.first", state.taken[:1])
    return None


def _lay_down(state: State, action: LayDown) -> Refusal | None:
    return _play(state, action.cards) or lay_down_refusal(action.cards, action.low)


def _lay_off(state: State, action: LayOff) -> Refusal | None:
    """Rule rum.layoff.any: on any meld, whoever laid it down."""
    if refusal := _play(state, (action.card,)):
        return refusal
    if not 0 <= action.meld < len(state.melds):
        return Refusal("rum.layoff.any", (action.card,))
    return lay_off_refusal(state.melds[action.meld], action.card, action.place)


def _discard(state: State, action: Discard) -> Refusal | None:
    """Rule rum.take.first: what was taken is played, not discarded."""
    if state.phase is Phase.USE:
        return Refusal("rum.take.first", state.taken[:1])
    return _play(state, (action.card,))


_JUDGES: dict[type, Callable[[State, Any], Refusal | None]] = {
    Deal: _deal,
    Draw: _draw,
    Take: _take,
    TakeBack: _take_back,
    LayDown: _lay_down,
    LayOff: _lay_off,
    Discard: _discard,
    EndDeal: _end_deal,
}


_TAKES, _DISCARDS = tuple(map(Take, deck())), tuple(map(Discard, deck()))
"""By card."""


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every legal action of `seat`; a meld once for each way to read it, not for each order of its cards."""
    if seat != _whose_turn(state):
        return ()
    match state.phase:
        case Phase.PLAY:
            return _while_playing(state)
        case Phase.DRAW:
            return _while_drawing(state)
        case Phase.USE:
            return _while_using(state)
        case Phase.DEAL:
            return (Deal(),)
    return ()


def _while_drawing(state: State) -> tuple[Action, ...]:
    first: Action = Draw() if state.stock else EndDeal()
    return (first,) if state.took_back else (first, *[_TAKES[card] for card in usable(state)])


def _while_using(state: State) -> tuple[Action, ...]:
    card = state.taken[0]
    melds = [meld for meld in lay_downs(bits_of(state.hands[state.turn])) if card in meld.cards]
    return (TakeBack(), *melds, *lay_offs(state, 1 << card))


def _while_playing(state: State) -> tuple[Action, ...]:
    hand = state.hands[state.turn]
    held = bits_of(hand)
    return (*lay_downs(held), *lay_offs(state, held), *[_DISCARDS[card] for card in hand])


def lay_offs(state: State, held: int) -> list[LayOff]:
    """Every way to lay off one of a selection of cards."""
    return [
        LayOff(card, number, place)
        for number, meld in enumerate(state.melds)
        if held & fitting(meld)
        for card, place in openings(meld)
        if held >> card & 1
    ]
