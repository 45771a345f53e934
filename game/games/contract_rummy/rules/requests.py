"""Who may say what about the discard that is for sale."""

from collections.abc import Callable

from game.core.protocol import Refusal
from game.core.zones import TABLE, Seat
from game.games.contract_rummy.rules.actions import Ask, Cancel, CloseWindow, SitIn, SitOut, Waive
from game.games.contract_rummy.rules.buying import payable
from game.games.contract_rummy.rules.state import Phase, State, discarder, has_laid_down


def to_act(state: State) -> tuple[Seat, ...]:
    """Before the draw: the next player, unless it waits; the buyers who have said nothing; TABLE, while it is open."""
    window = state.window
    waits = window.open and not window.requests and state.turn in window.waived
    return (*(() if waits else (state.turn,)), *window.unanswered, *((TABLE,) if window.open else ()))


def ask(state: State, seat: Seat) -> Refusal | None:
    """Rule rummy.buy.asked, and those of `_buyer`: once for each discard."""
    if refusal := _buyer(state, seat):
        return refusal
    if seat in state.window.cancelled:
        return Refusal("rummy.buy.cancelled", state.pile[-1:])
    return None


def _buyer(state: State, seat: Seat) -> Refusal | None:
    """Rules rummy.buy.asked, rummy.buy.cards, rummy.buy.closed: may this seat still ask at all?"""
    card = state.pile[-1:]
    if rule := _never(state, seat):
        return Refusal(rule, card)
    if state.phase is Phase.DRAW and seat in state.window.requests:
        return Refusal("rummy.buy.asked", card)
    if state.phase is Phase.DRAW and not payable(len(state.stock), len(state.pile), state.refills):
        return Refusal("rummy.buy.cards", card)
    return None if state.window.open else Refusal("rummy.buy.closed", card)


def _never(state: State, seat: Seat) -> str | None:
    """Rules rummy.buy.next, rummy.buy.own, rummy.buy.flip, rummy.buy.laid: who cannot buy this discard."""
    if seat not in range(len(state.hands)) or seat == state.turn:
        return "rummy.buy.next"
    if seat == discarder(state):
        return "rummy.buy.flip" if state.turns == 1 else "rummy.buy.own"
    return "rummy.buy.laid" if has_laid_down(state, seat) else None


def cancel(state: State, seat: Seat) -> Refusal | None:
    """Rule rummy.buy.cancel: until the next player has answered."""
    if state.phase is Phase.DRAW and seat in state.window.requests:
        return None
    return Refusal("rummy.buy.cancel", state.pile[-1:])


def waive(state: State, seat: Seat) -> Refusal | None:
    """Rules rummy.buy.waive, rummy.buy.answer, rummy.buy.waived: the buyers, and the next player who waits."""
    if seat != state.turn:
        return _buyer(state, seat) or _waived(state, seat)
    if state.window.requests and state.phase is Phase.DRAW:
        return Refusal("rummy.buy.answer", state.pile[-1:])
    return _waived(state, seat) if state.window.open else Refusal("rummy.buy.closed", state.pile[-1:])


def _waived(state: State, seat: Seat) -> Refusal | None:
    return Refusal("rummy.buy.waived", state.pile[-1:]) if seat in state.window.waived else None


def sit_out(state: State, seat: Seat) -> Refusal | None:
    """Rule rummy.buy.sit_out: of the buyers."""
    return _buyer(state, seat) or _waived(state, seat)


def sit_in(state: State, seat: Seat) -> Refusal | None:
    """Rule rummy.buy.sit_in: of those who sit out."""
    return None if seat in state.sitting_out else Refusal("rummy.buy.sit_in")


def close(state: State, seat: Seat) -> Refusal | None:
    """Rule rummy.buy.timer: the clock alone closes an open window."""
    if seat != TABLE:
        return Refusal("rummy.buy.timer")
    return None if state.window.open else Refusal("rummy.buy.closed", state.pile[-1:])


JUDGES: dict[type, Callable[[State, Seat], Refusal | None]] = {
    Ask: ask,
    Cancel: cancel,
    Waive: waive,
    SitOut: sit_out,
    SitIn: sit_in,
    CloseWindow: close,
}
