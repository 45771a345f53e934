"""How 500 Rum's facts look and sound: a row for each kind of event, and what is on show at this moment."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.core.events import Event, MatchEnded, Moved, Shuffled
from game.core.zones import Seat
from game.games.rum500.rules import events
from game.games.rum500.rules.state import PILE, STOCK, Phase, State
from game.ui.choreography import MOTIONS, Motion, Row, Stagehand

DEAL, MELD, SWEEP = MOTIONS["deal"], MOTIONS["meld"], MOTIONS["take pile"]
GATHER = Motion(300, "in-out", 0.1, "", apart=6)
STEP = Motion(40)
FLIP = Motion(320, "out-cubic", 0.5, "card_flip")
PENCIL = Motion(140, "out-quad", 0.0, "pencil")
HOLD = 1.5
"""Seconds at the normal pace in which going out is celebrated."""


@dataclass(slots=True)
class Moment:
    """What is drawn just now; at rest, what the view says."""

    scores: list[float] = field(default_factory=list)
    turn: Seat | None = None
    """Whose turn it looks."""
    banner: str = ""
    """A sentence across the table."""
    out: Seat | None = None
    """Who has just gone out."""
    knock: float = 0.0
    """How far the knock on the table has spread."""
    plate: float = 0.0
    """How far the biscuits have come."""


class Shows:
    """The rows, and the moment they work on."""

    def __init__(self, tell: Callable[[Event], str], glow: Callable[[float], None]) -> None:
        """`tell` gives an event's sentence; `glow` sets how bright the lamp is."""
        self.moment = Moment()
        self._tell, self._glow = tell, glow
        self._until = 0.0
        """When the cards in flight have landed."""
        self._flip = False

    def rest(self, view: State) -> None:
        """Everything as the view says."""
        over = view.phase is Phase.OVER
        turn = None if over else view.dealer if view.phase is Phase.DEAL else view.turn
        self.moment = Moment(list(map(float, view.scores)), turn, plate=float(over))
        self._glow(float(over))

    def begin(self, before: State) -> None:
        """A step is about to be put on the timeline."""
        self.rest(before)
        self._until, self._flip = 0.0, False

    def rows(self) -> Mapping[type[Event], Row]:
        """How each kind of event is played."""
        return {
            Moved: Row(STEP, self._moved),
            Shuffled: Row(Motion(300, "in-out", 0.0, "card_sweep"), self._shuffled),
            events.Flipped: Row(STEP, self._flipped),
            events.TurnBegan: Row(STEP, self._turn),
            events.WentOut: Row(STEP, self._out),
            events.DealStopped: Row(STEP, self._stopped),
            events.DealScored: Row(STEP, self._scored),
            MatchEnded: Row(STEP, self._won),
        }

    def _landed(self, at: float) -> float:
        start = max(at, self._until)
        self._until = start
        return start

    def _moved(self, hand: Stagehand, event: Moved, at: float) -> float:
        """Dealt cards follow each other before the one before has landed."""
        motion = _motion(event, self._flip)
        end = hand.deal(event, motion, at, lambda _card: True)
        self._until = max(self._until, end)
        if event.target == STOCK:
            return at
        return at + hand.apart(motion) if event.source == STOCK and not self._flip else end

    def _shuffled(self, hand: Stagehand, event: Shuffled, at: float) -> float:  # noqa: ARG002
        return self._landed(at) + hand.seconds(GATHER)

    def _flipped(self, hand: Stagehand, event: events.Flipped, at: float) -> float:  # noqa: ARG002
        self._flip = True
        return self._landed(at)

    def _turn(self, hand: Stagehand, event: events.TurnBegan, at: float) -> float:
        start = self._landed(at)
        hand.timeline.call(lambda: self._begin_turn(event.seat), start)
        return start

    def _begin_turn(self, seat: Seat) -> None:
        self.moment.turn = seat

    def _out(self, hand: Stagehand, event: events.WentOut, at: float) -> float:
        """A knock on the table, the sentence large, the lamp a little brighter."""
        return self._celebrate(hand, self._tell(event), event.seat, at)

    def _stopped(self, hand: Stagehand, event: events.DealStopped, at: float) -> float:
        return self._celebrate(hand, self._tell(event), None, at)

    def _celebrate(self, hand: Stagehand, line: str, seat: Seat | None, at: float) -> float:
        start = self._landed(at)
        motion = MOTIONS["going out"]
        hand.sound(motion.sound if seat is not None else "wood_tock", start)

        def knock(share: float) -> None:
            moment = self.moment
            moment.banner, moment.out, moment.knock = line, seat, share
            if seat is not None:
                self._glow(0.5 * (1 - abs(2 * share - 1)))

        end = hand.timeline.add(knock, HOLD * hand.manner.pace, "out-cubic", start)
        return end if hand.manner.pace else start

    def _scored(self, hand: Stagehand, event: events.DealScored, at: float) -> float:
        start, moment = self._landed(at), self.moment
        hand.sound(PENCIL.sound, start)
        first: list[float] = []

        def count(share: float) -> None:
            if not first:
                first.append(moment.scores[event.seat])
            moment.scores[event.seat] = first[0] + (event.total - first[0]) * share

        return hand.timeline.add(count, hand.seconds(PENCIL) * 2, "out-quad", start)

    def _won(self, hand: Stagehand, event: MatchEnded, at: float) -> float:
        start, line = self._landed(at), self._tell(event)
        hand.sound(MOTIONS["win"].sound, start)

        def shine(share: float) -> None:
            self.moment.plate, self.moment.banner, self.moment.out = share, line, None
            self._glow(share)

        end = hand.timeline.add(shine, hand.seconds(MOTIONS["win"]), "out-cubic", start)
        return end + hand.seconds(MOTIONS["win"]) / 2


def _motion(event: Moved, flip: bool) -> Motion:
    if event.target == STOCK:
        return GATHER
    if event.source == STOCK:
        return FLIP if flip else DEAL
    return SWEEP if PILE in (event.source, event.target) and len(event.cards) > 1 else MELD
