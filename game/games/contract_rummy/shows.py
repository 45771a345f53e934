"""How contract rummy's facts look and sound: a row for each kind of event."""

from collections.abc import Mapping

from game.core.events import Event
from game.games.contract_rummy.rules import events
from game.games.contract_rummy.rules.state import Phase, State, totals
from game.ui.choreography import MOTIONS, Motion, Row, Stagehand
from game.ui.deal_shows import STEP, DealShows

CALL = Motion(180, "out-back", 0.0, MOTIONS["select"].sound)
"""Somebody calls out that they want to buy, or no longer."""


class Shows(DealShows):
    """The rows, and the moment they work on."""

    def rest(self, view: State) -> None:
        """Everything as the view says."""
        turn = view.dealer if view.phase is Phase.DEAL else view.turn
        self.rest_at(totals(view), turn, view.phase is Phase.OVER)

    def rows(self) -> Mapping[type[Event], Row]:
        """How each kind of event is played."""
        return {
            **self.moves(),
            events.Flipped: Row(STEP, self.flipped),
            events.TurnBegan: Row(STEP, self._turn),
            events.Asked: Row(CALL),
            events.Cancelled: Row(CALL),
            events.WentOut: Row(STEP, self._out),
            events.HandStopped: Row(STEP, self._stopped),
            events.HandScored: Row(STEP, self._scored),
        }

    def _turn(self, hand: Stagehand, event: events.TurnBegan, at: float) -> float:
        return self.turn(hand, event.seat, at)

    def _out(self, hand: Stagehand, event: events.WentOut, at: float) -> float:
        return self.celebrate(hand, self._tell(event), event.seat, at)

    def _stopped(self, hand: Stagehand, event: events.HandStopped, at: float) -> float:
        return self.celebrate(hand, self._tell(event), None, at)

    def _scored(self, hand: Stagehand, event: events.HandScored, at: float) -> float:
        return self.count(hand, event.seat, event.total, at)
