"""What contract rummy asks of the house: time for the buyers, and who has won a hand."""

from collections.abc import Sequence

from game.core.events import Event
from game.core.zones import Seat
from game.games.contract_rummy.rules.events import WentOut
from game.games.contract_rummy.rules.state import Phase, State
from game.session.customs import Clock, Customs


class ContractCustoms(Customs):
    """See `game.session.customs.Customs` for what each method means."""

    has_hands = True

    def clock(self, state: State, /) -> Clock | None:
        """Rule rummy.buy.timer: while the window is open."""
        if state.phase is not Phase.DRAW or not state.window.open:
            return None
        return Clock(state.options.timer, state.window.unanswered)

    def hands_won(self, events: Sequence[Event], /) -> tuple[Seat, ...]:
        """Who went out."""
        return tuple(event.seat for event in events if isinstance(event, WentOut))


CUSTOMS = ContractCustoms()
