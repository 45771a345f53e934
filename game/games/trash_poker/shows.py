"""How Trash Poker's facts look and sound: a row for each kind of event, and what is on show at this moment."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from game.core.cards import Card
from game.core.events import Event, MatchEnded, Moved, Shuffled
from game.core.zones import Seat, Zone
from game.games.trash_poker.rules import events
from game.games.trash_poker.rules.state import Phase, State, at
from game.ui.choreography import MOTIONS, Motion, Row, Stagehand
from game.ui.sprites import Key, Placement, Sprite

DEAL, PAT = MOTIONS["deal"], MOTIONS["meld"]
GATHER = Motion(300, "in-out", 0.1, "", apart=6)
STEP = Motion(40)
TARGETS: Mapping[str, Motion] = {
    "hand": DEAL,
    "played": PAT,
    "pot": PAT,
    "discard_pile": PAT,
    "redrawn": PAT,
    "trash": MOTIONS["trash"],
    "area": MOTIONS["upgrade"],
    "jokers": MOTIONS["joker"],
    "turned": MOTIONS["flip"],
    "draw_pile": GATHER,
    "stack": GATHER,
    "box": GATHER,
    "own_jokers": PAT,
}
"""By the name of the zone that cards go to."""
HOLD, BANNER = 0.6, 1.0
"""Seconds at the normal pace that revealed cards lie before the next, and that a sentence stands across the table."""
MOST_CHIPS = 5
"""So many fly at once, however many are won."""


class Ground(Protocol):
    """What the shows ask of the table."""

    def revealed_places(self, seat: Seat, count: int) -> tuple[Placement, ...]:
        """Where a seat's played cards are shown."""

    def chips_place(self, seat: Seat) -> Placement:
        """Where a seat's chips lie."""

    def lies_in(self, card: Card, zone: Zone) -> bool:
        """Whether a card lies in that zone when the step is over."""


@dataclass(slots=True)
class Moment:
    """What is drawn just now; at rest, what the view says."""

    chips: list[int] = field(default_factory=list)
    tiles: list[bool] = field(default_factory=list)
    banner: str = ""
    """A sentence across the table."""
    plate: float = 0.0
    """How far the biscuits have come."""


class Shows:
    """The rows, and the moment they work on."""

    def __init__(self, tell: Callable[[Event], str], glow: Callable[[float], None], ground: Ground) -> None:
        """`tell` gives an event's sentence; `glow` sets how bright the lamp is."""
        self.moment = Moment()
        self._tell, self._glow, self._ground = tell, glow, ground
        self._until = 0.0
        """When the cards in flight have landed."""
        self._flown = 0

    def rest(self, view: State) -> None:
        """Everything as the view says."""
        over = float(view.phase is Phase.OVER)
        chips, tiles = [place.chips for place in view.places], [place.tile for place in view.places]
        self.moment = Moment(chips, tiles, plate=over)
        self._glow(over)

    def begin(self, before: State) -> None:
        """A step is about to be put on the timeline."""
        self.rest(before)
        self._until = 0.0

    def rows(self) -> Mapping[type[Event], Row]:
        """How each kind of event is played."""
        return {
            Moved: Row(STEP, self._moved),
            Shuffled: Row(Motion(240, "in-out", 0.0, "card_sweep"), self._shuffled),
            events.Revealed: Row(STEP, self._revealed),
            events.HouseRolled: Row(Motion(40, sound="table_knock"), self._rolled),
            events.Gained: Row(STEP, self._gained),
            events.TileActivated: Row(Motion(180, sound="tick_up"), self._activated),
            events.RoundBegan: Row(STEP, self._banner),
            events.LastRoundBegan: Row(STEP, self._banner),
            events.RanOut: Row(STEP, self._banner),
            events.AchievementFulfilled: Row(Motion(40, sound="spoon_ting"), self._banner),
            events.FinalScored: Row(Motion(140, sound="pencil"), self._scored),
            MatchEnded: Row(STEP, self._won),
        }

    def _landed(self, at_: float) -> float:
        self._until = max(at_, self._until)
        return self._until

    def _moved(self, hand: Stagehand, event: Moved, at_: float) -> float:
        """Cards of one pile follow each other, and none is seen before it is its turn."""
        motion = TARGETS[event.target.name]

        def deal() -> None:
            hand.deal(event, motion, at_, lambda card: self._ground.lies_in(card, event.target))

        hand.timeline.call(deal, at_)
        last = at_ + hand.apart(motion) * (len(event.cards) - 1)
        self._until = max(self._until, last + hand.seconds(motion))
        return last + hand.apart(motion) if event.target.name == "hand" else last + hand.seconds(motion)

    def _shuffled(self, hand: Stagehand, event: Shuffled, at_: float) -> float:  # noqa: ARG002
        return self._landed(at_) + hand.seconds(GATHER)

    def _revealed(self, hand: Stagehand, event: events.Revealed, at_: float) -> float:
        """Five cards turn over before their seat, and its marker goes to its space."""
        start = end = self._landed(at_)
        source = hand.before.zone(at("played", event.seat))
        hand.sound("card_flip", start)
        for card, place in zip(event.cards, self._ground.revealed_places(event.seat, len(event.cards)), strict=True):
            sprite = hand.sprites.get(card) or hand.sprites.add(_from(card, source))
            end = max(end, hand.glide(sprite, place, PAT, start))
        end = max(end, self._mark(hand, event.seat, source, start))
        return end + HOLD * hand.manner.pace

    def _rolled(self, hand: Stagehand, event: events.HouseRolled, at_: float) -> float:
        """A house's marker goes to the space that its die makes."""
        start = self._landed(at_)
        return self._mark(hand, event.seat, hand.before.zone(at("draw_pile", event.seat)), start)

    def _mark(self, hand: Stagehand, seat: Seat, source: Placement, at_: float) -> float:
        """A seat's marker comes to the track."""
        marker = f"marker:{seat}"
        space = hand.after.cards.get(marker)
        if not space:
            return at_
        return self._appear(hand, _from(marker, Placement(source.x, source.y, space.width)), space, at_)

    def _gained(self, hand: Stagehand, event: events.Gained, at_: float) -> float:
        start, motion = self._landed(at_), MOTIONS["chips"]
        home = self._ground.chips_place(event.seat)
        source = hand.after.cards.get(f"marker:{event.seat}", hand.after.home)
        for number in range(min(MOST_CHIPS, event.line.points)):
            self._flown += 1
            begin = start + number * hand.apart(motion)
            chip = _from(f"chip:{self._flown}", Placement(source.x, source.y, home.width))
            end = self._appear(hand, chip, home, begin, motion)
            hand.timeline.call(lambda gone=chip.what: hand.sprites.drop(gone), end)  # type: ignore[misc]
            hand.sound(motion.sound, begin)

        def land() -> None:
            self.moment.chips[event.seat] = event.total

        end = start + hand.seconds(motion) * 1.6
        hand.timeline.call(land, end)
        return end

    def _appear(
        self, hand: Stagehand, sprite: Sprite, to: Placement, at_: float, motion: Motion = MOTIONS["bank"]
    ) -> float:
        """Something comes into being when it is time, and goes there; returns when it is there."""

        def appear() -> None:
            hand.sprites.add(sprite)

        hand.timeline.call(appear, at_)
        return hand.glide(sprite, to, motion, at_)

    def _activated(self, hand: Stagehand, event: events.TileActivated, at_: float) -> float:
        start = self._landed(at_)

        def turn() -> None:
            self.moment.tiles[event.seat] = True

        hand.timeline.call(turn, start)
        return start

    def _banner(self, hand: Stagehand, event: Event, at_: float) -> float:
        start, line = self._landed(at_), self._tell(event)

        def show(share: float) -> None:
            self.moment.banner = line if share < 1 else ""

        return hand.timeline.add(show, BANNER * hand.manner.pace, "linear", start)

    def _scored(self, hand: Stagehand, event: events.FinalScored, at_: float) -> float:
        start = self._landed(at_)

        def land() -> None:
            self.moment.chips[event.seat] = event.total

        hand.timeline.call(land, start)
        return start + hand.seconds(MOTIONS["score line"]) * 3

    def _won(self, hand: Stagehand, event: MatchEnded, at_: float) -> float:
        start, line = self._landed(at_), self._tell(event)
        hand.sound(MOTIONS["win"].sound, start)

        def shine(share: float) -> None:
            self.moment.plate, self.moment.banner = share, line
            self._glow(share)

        end = hand.timeline.add(shine, hand.seconds(MOTIONS["win"]), "out-quad", start)
        return end + hand.seconds(MOTIONS["win"]) / 2


def _from(what: Key, place: Placement) -> Sprite:
    """Something that appears there."""
    return Sprite(what, place.x, place.y, place.width, place.angle, float(place.up), order=1000)
