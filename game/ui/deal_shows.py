"""How dealing, turns and the end of a deal look and sound at a table where everybody holds cards.

A game gives its own events' rows; the moment is what is on show just now.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from game.core.events import Event, MatchEnded, Moved, Shuffled
from game.core.zones import Seat, Zone
from game.ui.choreography import MOTIONS, Motion, Row, Stagehand

DEAL, MELD, SWEEP = MOTIONS["deal"], MOTIONS["meld"], MOTIONS["take pile"]
GATHER = Motion(300, "in-out", 0.1, "", apart=6)
STEP = Motion(40)
FLIP = Motion(320, "out-cubic", 0.5, "card_flip")
PENCIL = Motion(140, "out-quad", 0.0, "pencil")
HOLD = 1.5
"""Seconds at the normal pace in which going out is celebrated."""
STOCK, PILE = Zone("stock"), Zone("pile")
"""The draw pile and the discard pile, as such games name them."""


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


class DealShows:
    """The rows' parts, and the moment they work on."""

    def __init__(self, tell: Callable[[Event], str], glow: Callable[[float], None]) -> None:
        """`tell` gives an event's sentence; `glow` sets how bright the lamp is."""
        self.moment = Moment()
        self._tell, self._glow = tell, glow
        self._until = 0.0
        """When the cards in flight have landed."""
        self._flip = False

    def rest_at(self, scores: tuple[int, ...], turn: Seat, over: bool) -> None:
        """Nothing moves: these are the scores and that is whose turn it is."""
        self.moment = Moment(list(map(float, scores)), None if over else turn, plate=float(over))
        self._glow(float(over))
        self._until, self._flip = 0.0, False

    def moves(self) -> dict[type[Event], Row]:
        """The rows of what every game tells."""
        return {
            Moved: Row(STEP, self._moved),
            Shuffled: Row(Motion(300, "in-out", 0.0, "card_sweep"), self._shuffled),
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

    def flipped(self, hand: Stagehand, event: Event, at: float) -> float:  # noqa: ARG002
        """The next card is turned up rather than dealt."""
        self._flip = True
        return self._landed(at)

    def turn(self, hand: Stagehand, seat: Seat, at: float) -> float:
        """A seat's turn begins."""
        start = self._landed(at)
        hand.timeline.call(lambda: self._begin_turn(seat), start)
        return start

    def _begin_turn(self, seat: Seat) -> None:
        self.moment.turn = seat

    def celebrate(self, hand: Stagehand, line: str, seat: Seat | None, at: float) -> float:
        """A knock on the table, the sentence large, the lamp a little brighter; a dull knock when nobody went out."""
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

    def count(self, hand: Stagehand, seat: Seat, total: int, at: float) -> float:
        """A seat's score counts up to what it is now."""
        start, moment = self._landed(at), self.moment
        hand.sound(PENCIL.sound, start)
        first: list[float] = []

        def count(share: float) -> None:
            if not first:
                first.append(moment.scores[seat])
            moment.scores[seat] = first[0] + (total - first[0]) * share

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
