"""How Polyester's facts look and sound: a row for each kind of event, and what is on show at this moment."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.cards import Card
from game.core.events import Event, MatchEnded, Moved, Shuffled
from game.core.zones import TABLE, Seat
from game.games.polyester.rules import events
from game.games.polyester.rules.state import CLEARED, PILE, SUPPLY, Phase, State, held
from game.ui.choreography import MOTIONS, Motion, Row, Stagehand

DEAL = MOTIONS["deal"]
SWEEP = Motion(240, "in-quad", 0.0, "", apart=30)
"""Cards that have done their work leave the table."""
DROP = Motion(600, "in-quad", -0.1, "", apart=18)
"""Cards fall through the seam."""
TOSS = Motion(340, "out-cubic", 0.5, "card_pat")
"""An action card comes or goes."""
HOT = Motion(700, "out-back", 0.0, "hot_hand")
OFFER = Motion(260, "out-quad", 0.0, "ride_offer")
SHUFFLE = Motion(300, "in-out", 0.0, "card_sweep")
STEP = Motion(40)
BEAT = 0.5
"""Seconds at the normal pace in which one sees why it is a bust before the seam rips."""


@dataclass(slots=True)
class Moment:
    """What is drawn just now; at rest, what the view says."""

    pot: float = 0.0
    scores: list[float] = field(default_factory=list)
    turn: Seat = TABLE
    sewn: set[Card] = field(default_factory=set)
    """Cards that look locked."""
    sewing: dict[Card, float] = field(default_factory=dict)
    """Cards whose rim the needle runs round, and how far it has come."""
    rip: float = 0.0
    """How far the seam has torn."""
    pour: tuple[Seat, float] | None = None
    """To whose marker buttons pour from the tin, and how far they are."""
    banner: str = ""
    """A sentence across the hand."""
    loss: bool = False
    """The banner tells of a loss."""
    plate: float = 0.0
    """How far the biscuits have come."""


Counting = Callable[[float], None]


class Shows:
    """The rows, and the moment they work on."""

    def __init__(self, tell: Callable[[Event], str], glow: Callable[[float], None]) -> None:
        """`tell` gives an event's sentence; `glow` sets how bright the lamp is."""
        self.moment = Moment()
        self._tell = tell
        self._glow = glow
        self._until = 0.0
        self._dropping = False

    def rest(self, view: State) -> None:
        """Everything as the view says."""
        over = view.phase is Phase.OVER
        self.moment = Moment(view.pot, list(map(float, view.scores)), view.turn, set(held(view)), plate=float(over))
        self._glow(float(over))

    def begin(self, before: State) -> None:
        """A step is about to be put on the timeline."""
        self.rest(before)
        self._until, self._dropping = 0.0, False

    def rows(self) -> Mapping[type[Event], Row]:
        """How each kind of event is played."""
        return {
            Moved: Row(STEP, self._moved),
            Shuffled: Row(SHUFFLE),
            events.TurnBegan: Row(STEP, self._turn),
            events.RideOffered: Row(OFFER),
            events.Locked: Row(MOTIONS["lock"], self._locked),
            events.HandCleared: Row(HOT, self._hot),
            events.Busted: Row(STEP, self._busted),
            events.DrewNothing: Row(STEP, self._nothing),
            events.Banked: Row(MOTIONS["bank"], self._banked),
            events.HalfBanked: Row(MOTIONS["bank"], self._half_banked),
            MatchEnded: Row(MOTIONS["win"], self._won),
        }

    def _after_moves(self, at: float) -> float:
        """When cards in flight have landed."""
        start = max(at, self._until)
        self._until = start
        return start

    def _moved(self, hand: Stagehand, event: Moved, at: float) -> float:
        """Single moves follow each other before the one before has ended."""
        if event.target == PILE:
            return at
        leaves = event.target in (CLEARED, SUPPLY)
        motion = DEAL if event.source == PILE else TOSS
        if leaves and event.target == CLEARED:
            motion = DROP if self._dropping else SWEEP
        if motion in (DROP, SWEEP):
            end = self._leave(hand, event, motion, at)
        else:
            end = hand.deal(event, motion, at, lambda _card: not leaves)
        self._until = max(self._until, end)
        return at + hand.apart(motion) if motion is not TOSS else end

    def _leave(self, hand: Stagehand, event: Moved, motion: Motion, at: float) -> float:
        """Cards go down straight from where they lie."""
        here, below = hand.after.zone(event.source), hand.after.zone(event.target)
        sprites = [sprite for card in event.cards if (sprite := hand.sprites.get(card))]
        hand.sound(motion.sound, at)
        return max((hand.glide(each, replace(below, x=here.x), motion, at) for each in sprites), default=at)

    def _turn(self, hand: Stagehand, event: events.TurnBegan, at: float) -> float:
        start = self._after_moves(at)
        hand.timeline.call(lambda: self._begin_turn(event.seat), start)
        return start

    def _begin_turn(self, seat: Seat) -> None:
        self.moment.turn, self.moment.banner, self.moment.rip, self.moment.pour = seat, "", 0.0, None

    def _locked(self, hand: Stagehand, event: events.Locked, at: float) -> float:
        cards = [card for line in event.tally for card in line.cards]
        start, moment = self._after_moves(at), self.moment
        before = moment.pot

        def sew(share: float) -> None:
            moment.sewing = dict.fromkeys(cards, share) if share < 1 else {}
            if share >= 1:
                moment.sewn.update(cards)
            moment.pot = before + (event.pot - before) * share

        return hand.timeline.add(sew, hand.seconds(MOTIONS["lock"]), at=start)

    def _hot(self, hand: Stagehand, event: events.HandCleared, at: float) -> float:
        start, line, moment = self._after_moves(at), self._tell(event), self.moment

        def shine(share: float) -> None:
            moment.banner, moment.loss = (line, False) if share < 1 else ("", False)
            self._glow(0.55 * (1 - abs(2 * share - 1)))

        return hand.timeline.add(shine, hand.seconds(HOT) * 1.6, at=start)

    def _nothing(self, hand: Stagehand, event: events.DrewNothing, at: float) -> float:  # noqa: ARG002
        start = self._after_moves(at)
        hand.sound("wood_tock", start)
        return start + hand.seconds(STEP)

    def _busted(self, hand: Stagehand, event: events.Busted, at: float) -> float:
        beat = 0.0 if hand.manner.reduced else BEAT * hand.manner.pace
        start, line, moment = self._after_moves(at) + beat, self._tell(event), self.moment
        self._dropping = True
        pot = moment.pot
        hand.sound(MOTIONS["bust"].sound, start)

        def rip(share: float) -> None:
            moment.rip, moment.banner, moment.loss = share, line, True
            moment.pot = pot * (1 - share)

        end = hand.timeline.add(rip, hand.seconds(MOTIONS["bust"]), "out-cubic", start)
        return end - hand.seconds(MOTIONS["bust"]) / 2

    def _banked(self, hand: Stagehand, event: events.Banked, at: float) -> float:
        return self._pour(hand, event.seat, event.score, event.pot if event.left else 0, at)

    def _half_banked(self, hand: Stagehand, event: events.HalfBanked, at: float) -> float:
        return self._pour(hand, event.seat, event.score, event.pot, at)

    def _pour(self, hand: Stagehand, seat: Seat, score: int, left: int, at: float) -> float:
        start, moment = self._after_moves(at), self.moment
        first: list[Any] = []

        def pour(share: float) -> None:
            if not first:
                first.extend((moment.pot, moment.scores[seat]))
            moment.pour = (seat, share) if share < 1 else None
            moment.pot = first[0] + (left - first[0]) * share
            moment.scores[seat] = first[1] + (score - first[1]) * share

        return hand.timeline.add(pour, hand.seconds(MOTIONS["bank"]) * 1.3, "in-out", start)

    def _won(self, hand: Stagehand, event: MatchEnded, at: float) -> float:
        start, line, moment = self._after_moves(at), self._tell(event), self.moment

        def shine(share: float) -> None:
            moment.plate, moment.banner, moment.loss = share, line, False
            self._glow(share)

        return (
            hand.timeline.add(shine, hand.seconds(MOTIONS["win"]), "out-cubic", start)
            + hand.seconds(MOTIONS["win"]) / 2
        )
