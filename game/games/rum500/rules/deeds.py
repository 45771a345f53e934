"""What an action does. Every function here takes it that `refuse` has allowed the action."""

from collections.abc import Callable
from typing import Any

from game.core.cards import Card
from game.core.events import Event
from game.core.melds import in_run
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
from game.games.rum500.rules.dealing import deal, end_deal, next_turn
from game.games.rum500.rules.draft import Draft
from game.games.rum500.rules.events import DealStopped, Discarded, Drew, LaidDown, LaidOff, Took, TookBack, WentOut
from game.games.rum500.rules.points import meld_points, place_points
from game.games.rum500.rules.state import PILE, STOCK, Meld, Phase, State, table_zone
from game.games.rum500.rules.takes import above


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The position after an allowed action, and what happened."""
    draft = Draft(state)
    _DEEDS[type(action)](draft, action)
    return draft.state(), tuple(draft.events)


def _deal(draft: Draft, _: Deal) -> None:
    deal(draft)


def _draw(draft: Draft, _: Draw) -> None:
    """Rule rum.draw.choice: the top card of the stock."""
    card = draft.stock[-1]
    draft.stock = draft.stock[:-1]
    draft.tell(Drew(draft.turn, card))
    draft.gain((card,), STOCK, openly=False)
    draft.phase = Phase.PLAY


def _take(draft: Draft, action: Take) -> None:
    """Rules rum.take.above, rum.take.known: the chosen card and all above it, for everybody to see."""
    cards = above(draft.pile, action.card)
    draft.pile = draft.pile[: -len(cards)]
    draft.tell(Took(draft.turn, cards))
    draft.gain(cards, PILE, openly=True)
    draft.taken, draft.phase = cards, Phase.USE


def _take_back(draft: Draft, _: TakeBack) -> None:
    """Rule rum.take.back: the pile is as it was, the turn is at its draw again."""
    cards = draft.taken
    draft.tell(TookBack(draft.turn, cards))
    draft.lose(cards, PILE)
    draft.pile += cards
    draft.taken, draft.took_back, draft.phase = (), True, Phase.DRAW


def _lay_down(draft: Draft, action: LayDown) -> None:
    """Rule rum.play.meld: the meld lies in front of its seat."""
    seat, number, low = draft.turn, len(draft.melds), action.low
    cards = in_run(action.cards, low) if low else tuple(sorted(action.cards))
    draft.melds.append(Meld(low, cards, seat, (seat,) * len(cards)))
    draft.tell(LaidDown(seat, cards, number, low, meld_points(cards, low)))
    _leave(draft, cards, number)


def _lay_off(draft: Draft, action: LayOff) -> None:
    """Rules rum.layoff.any, rum.layoff.owner."""
    meld, points = draft.melds[action.meld], place_points(action.card, action.place)
    draft.tell(LaidOff(draft.turn, action.card, action.meld, action.place, points, meld.owner))
    draft.melds[action.meld] = meld.extended(action.card, action.place, draft.turn)
    _leave(draft, (action.card,), action.meld)


def _leave(draft: Draft, cards: tuple[Card, ...], number: int) -> None:
    """Rules rum.take.rest, rum.out: the turn is free now; a hand that is empty ends the deal."""
    draft.lose(cards, table_zone(draft.turn, number))
    draft.taken, draft.phase = (), Phase.PLAY
    _go_out(draft)


def _discard(draft: Draft, action: Discard) -> None:
    """Rules rum.discard.ends, rum.out.ways."""
    draft.tell(Discarded(draft.turn, action.card))
    draft.lose((action.card,), PILE)
    draft.pile += (action.card,)
    if not _go_out(draft):
        next_turn(draft)


def _go_out(draft: Draft) -> bool:
    """Rules rum.out, rum.out.ways."""
    out = not draft.hands[draft.turn]
    if out:
        draft.tell(WentOut(draft.turn))
        end_deal(draft)
    return out


def _end_deal(draft: Draft, _: EndDeal) -> None:
    """Rule rum.stock.end."""
    draft.tell(DealStopped(draft.turn))
    end_deal(draft)


_DEEDS: dict[type, Callable[[Draft, Any], None]] = {
    Deal: _deal,
    Draw: _draw,
    Take: _take,
    TakeBack: _take_back,
    LayDown: _lay_down,
    LayOff: _lay_off,
    Discard: _discard,
    EndDeal: _end_deal,
}
