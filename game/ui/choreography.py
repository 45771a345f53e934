"""How facts look: each kind of event has a row, and a step is played from one layout to the next.

A game adds rows for its own events. Whatever the rows do, the step ends with every sprite where the layout puts it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.cards import HIDDEN, Card
from game.core.events import Event, MatchEnded, Moved, Shuffled
from game.ui.sprites import Key, Layout, Placement, Spot, Sprite, Sprites
from game.ui.timeline import Timeline

FADE = 0.12
"""Seconds that anything takes when little motion is wanted."""
SETTLE = 0.2
"""Seconds in which cards close up after others have gone."""


@dataclass(frozen=True, slots=True)
class Motion:
    """A row of the motion table."""

    milliseconds: float
    ease: str = "linear"
    height: float = 0.0
    """Top of the arc, in card widths."""
    sound: str = ""
    apart: float = 0.0
    """Milliseconds from one card to the next."""

    @property
    def seconds(self) -> float:
        """How long one card takes."""
        return self.milliseconds / 1000


MOTIONS: Mapping[str, Motion] = {
    "deal": Motion(260, "out-cubic", 0.6, "card_slide", apart=70),
    "flip": Motion(180, "in-out", 0.1, "card_flip"),
    "select": Motion(110, "out-back", 0.08, "tick_up"),
    "unselect": Motion(110, "out-back", 0.08, "tick_down"),
    "hover": Motion(90, "out-quad", 0.04),
    "lock": Motion(420, "linear", 0.0, "sewing_run"),
    "meld": Motion(280, "out-cubic", 0.4, "card_pat"),
    "take pile": Motion(320, "out-cubic", 0.5, "card_sweep", apart=30),
    "bank": Motion(520, "in-out", 0.8, "button_pour"),
    "bust": Motion(600, "in-quad", -0.1, "cloth_rip"),
    "trash": Motion(380, "in-cubic", 1.0, "bin_clank"),
    "upgrade": Motion(340, "out-cubic", 0.2, "card_tuck"),
    "joker": Motion(500, "out-back", 0.5, "spoon_ting"),
    "chips": Motion(240, "out-quad", 0.5, "chip_click", apart=60),
    "score line": Motion(140, "out-quad", 0.0, "pencil"),
    "going out": Motion(450, "out-back", 0.3, "table_knock"),
    "win": Motion(1200, "out-quad", 0.0, "kettle_chord"),
    "refused": Motion(160, "linear", 0.0, "wood_tock"),
}
"""The motion table of the art direction."""

PACES: Mapping[str, float] = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "instant": 0.0}
"""How many times as long everything takes."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How the player wants to see things."""

    pace: float = 1.0
    reduced: bool = False
    """Short fades, nothing flies."""
    off: bool = False
    """Nothing moves at all."""


class Stagehand:
    """Moves the sprites of one step: what rows of a game's own events are given to work with.

    A card that nobody here may know flies as `flight <number> <owner of the zone it comes from>`.
    """

    def __init__(
        self,
        timeline: Timeline,
        sprites: Sprites,
        before: Layout,
        after: Layout,
        manner: Manner,
        play_sound: Callable[[str], None],
    ) -> None:
        self.timeline = timeline
        self.sprites = sprites
        self.before = before
        self.after = after
        self.manner = manner
        self._play_sound = play_sound
        self._flights = 0

    def sound(self, name: str, at: float) -> None:
        """Plays a sound then; not when the step is skipped."""
        if name:
            self.timeline.call(lambda: self._play_sound(name), at, skipped=True)

    def seconds(self, motion: Motion) -> float:
        """How long one card takes at this pace."""
        return FADE if self.manner.reduced else motion.seconds * self.manner.pace

    def apart(self, motion: Motion) -> float:
        """Seconds from one card to the next."""
        return 0.0 if self.manner.reduced else motion.apart / 1000 * self.manner.pace

    def glide(self, sprite: Sprite, to: Placement, motion: Motion, at: float) -> float:
        """Moves `sprite` to `to` by `motion`, from wherever it then is; returns when it is there."""
        flight = _Fade(sprite, to) if self.manner.reduced else _Flight(sprite, to, motion.height)
        return self.timeline.add(flight, self.seconds(motion), "linear" if self.manner.reduced else motion.ease, at)

    def deal(self, event: Moved, motion: Motion, at: float, last: Callable[[Card], bool]) -> float:
        """Moves the cards of `event` one after another; `last` says whether a card then stays where it came."""
        end = at
        for index, card in enumerate(event.cards):
            start = at + index * self.apart(motion)
            sprite = self._leaving(card, event)
            place = self.after.cards.get(card) if card != HIDDEN and last(card) else None
            end = max(end, self.glide(sprite, place or self.after.zone(event.target), motion, start))
            self.sound(motion.sound, start)
        return end

    def _leaving(self, card: Card, event: Moved) -> Sprite:
        sprite = self.sprites.get(card) if card != HIDDEN else None
        if sprite:
            return sprite
        self._flights += 1
        what: Key = f"flight {self._flights} {event.source.owner}" if card == HIDDEN else card
        start = self.before.zone(event.source)
        return self.sprites.add(Sprite(what, start.x, start.y, start.width, start.angle, float(start.up), order=1000))


class _Flight:
    """A track that carries a sprite along an arc, starting from where it is when the track starts."""

    def __init__(self, sprite: Sprite, to: Placement, height: float) -> None:
        self.sprite, self.to, self.height = sprite, to, height
        self.start: tuple[float, float, float, float, float] | None = None

    def __call__(self, share: float) -> None:
        sprite, to = self.sprite, self.to
        if share >= 1.0:
            sprite.put(to)
            return
        if not self.start:
            self.start = (sprite.x, sprite.y, sprite.width, sprite.angle, sprite.flip)
            sprite.order = max(sprite.order, to.order)
            sprite.kept = max(sprite.width, to.width)
        ends = (to.x, to.y, to.width, to.angle, float(to.up))
        moved = [one + (other - one) * share for one, other in zip(self.start, ends, strict=True)]
        sprite.x, sprite.y, sprite.width, sprite.angle, sprite.flip = moved
        sprite.lift = max(0.0, 4 * share * (1 - share)) * self.height * to.width


class _Fade:
    """A track that lets a sprite appear where it belongs."""

    def __init__(self, sprite: Sprite, to: Placement) -> None:
        self.sprite, self.to = sprite, to

    def __call__(self, share: float) -> None:
        self.sprite.put(self.to)
        self.sprite.alpha = share


Play = Callable[[Stagehand, Any, float], float]
"""Plays an event from a time on, and returns when it is over."""


@dataclass(frozen=True, slots=True)
class Row:
    """How one kind of event is played. `play` may add tracks of its own besides the sound of `motion`."""

    motion: Motion
    play: Play | None = None


ROWS: Mapping[type[Event], Row] = {
    Moved: Row(MOTIONS["deal"]),
    Shuffled: Row(Motion(240, "in-out", 0.0, "card_sweep")),
    MatchEnded: Row(MOTIONS["win"]),
}
"""How the events of the core are played; a game's rows come beside or in place of these."""


def stage(hand: Stagehand, events: Sequence[Event], rows: Mapping[type[Event], Row]) -> float:
    """Puts a step's events on the timeline, one after another, and at its end the layout itself. Returns the end."""
    _sweep(hand)
    at = hand.timeline.now
    for index, event in enumerate(events):
        row = rows.get(type(event)) or ROWS.get(type(event))
        if row:
            at = _play(hand, events, index, row, at)
    end = max(_close_up(hand, events, at), hand.timeline.end)
    hand.timeline.call(lambda: hand.sprites.settle(hand.after), end)
    return end


def _play(hand: Stagehand, events: Sequence[Event], index: int, row: Row, at: float) -> float:
    event = events[index]
    if row.play:
        hand.sound(row.motion.sound, at)
        return row.play(hand, event, at)
    if isinstance(event, Moved):
        later = {card for each in events[index + 1 :] if isinstance(each, Moved) for card in each.cards}
        return hand.deal(event, row.motion, at, lambda card: card not in later)
    hand.sound(row.motion.sound, at)
    return at + hand.seconds(row.motion)


def _sweep(hand: Stagehand) -> None:
    """Takes away the face-down sprites that are gone after the step: their cards fly under other names."""
    for sprite in hand.sprites.drawn():
        if isinstance(sprite.what, Spot) and sprite.what not in hand.after.cards:
            hand.sprites.drop(sprite.what)


def _close_up(hand: Stagehand, events: Sequence[Event], at: float) -> float:
    """Everything that no event moved goes to its new place."""
    moved = {card for each in events if isinstance(each, Moved) for card in each.cards}
    motion = Motion(SETTLE * 1000, "out-cubic")
    end = at
    for what, place in hand.after.cards.items():
        sprite = hand.sprites.get(what)
        if sprite and what not in moved and not sprite.rests_at(place):
            end = max(end, hand.glide(sprite, place, motion, at))
    return end
