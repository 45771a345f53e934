"""The position."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from game.core.cards import Card
from game.core.rng import Rng
from game.core.zones import TABLE, Seat, Zone
from game.games.polyester.rules.cards import KNOCKOFF, ActionCard, action_card
from game.games.polyester.rules.options import Options


class Phase(Enum):
    """What the seat whose turn it is may do."""

    FRESH = "fresh"
    """Draw a fresh hand."""
    OFFER = "offer"
    """Ride or pass."""
    LOCK = "lock"
    """Lock a combo of the new cards, nothing before that."""
    CHOOSE = "choose"
    """Lock more, draw, or bank."""
    HOT = "hot"
    """Every card was locked and cleared: draw a fresh hand, or bank."""
    BUST = "bust"
    """The new cards hold no combo: redraw with a VIP Pass, or accept the bust."""
    OVER = "over"


PILE = Zone("pile")
CLEARED = Zone("cleared")
"""Cards that have been played with; open to all until they are shuffled."""
SUPPLY = Zone("supply")
"""Action cards out of play."""


def slot_zone(slot: int) -> Zone:
    """Where the card in that slot of the hand lies; the hand is that of the seat whose turn it is."""
    return Zone("hand", TABLE, slot)


def rewards_zone(seat: Seat) -> Zone:
    """Where a seat's Rewards lie face up."""
    return Zone("rewards", seat)


@dataclass(frozen=True, slots=True)
class State:
    """A position of Polyester. There is one hand on the table: that of the seat whose turn it is."""

    options: Options
    rng: Rng
    phase: Phase
    turn: Seat
    round: int
    """From 1."""
    scores: tuple[int, ...]
    pot: int
    """Unbanked points; in an offer, the points that a ride takes over."""
    riding: bool
    """Whether this turn began as a ride."""
    hot_hands: int
    """In this turn."""
    has_locked: bool
    """Whether this turn's seat has locked anything in it."""
    has_banked: bool
    """Whether this turn's seat has banked half already."""
    waiting: tuple[int, ...]
    """By seat: own turns in a row without banking."""
    hand: tuple[Card | None, ...]
    """By slot. A card stays in its slot until it leaves."""
    locked: tuple[bool, ...]
    """By slot: whether its card is locked. In an offer these are the cards that a ride holds."""
    pile: tuple[Card, ...]
    """Bottom to top."""
    cleared: tuple[Card, ...]
    rewards: tuple[tuple[Card, ...], ...]
    """By seat."""
    supply: tuple[Card, ...]


class HasHand(Protocol):
    """A position, finished or in the making."""

    @property
    def hand(self) -> Sequence[Card | None]:
        """See `State.hand`."""

    @property
    def locked(self) -> Sequence[bool]:
        """See `State.locked`."""


def held(table: HasHand) -> tuple[Card, ...]:
    """The locked cards, by slot."""
    return tuple(card for card, locked in zip(table.hand, table.locked, strict=True) if card is not None and locked)


def open_slots(table: HasHand) -> tuple[int, ...]:
    """The slots whose cards are neither locked nor the Knockoff: what a lock chooses from, and a draw replaces."""
    return tuple(slot for slot, card in enumerate(table.hand) if not (card in (None, KNOCKOFF) or table.locked[slot]))


def open_cards(table: HasHand) -> tuple[Card, ...]:
    """The cards in the open slots."""
    return tuple(card for slot in open_slots(table) if (card := table.hand[slot]) is not None)


def fresh_slots(table: HasHand) -> tuple[int, ...]:
    """Rules poly.turn.fresh, poly.hot.draw: the slots of a fresh hand, all but that of the Knockoff."""
    return tuple(slot for slot, card in enumerate(table.hand) if card != KNOCKOFF)


def draw_slots(state: State) -> tuple[int, ...]:
    """Rule poly.draw.replaces: the slots that the next draw or ride fills."""
    return fresh_slots(state) if state.phase in (Phase.FRESH, Phase.HOT) else open_slots(state)


def knockoff_slot(table: HasHand) -> int | None:
    """Where the Knockoff is, or None while it is not in the hand."""
    return table.hand.index(KNOCKOFF) if KNOCKOFF in table.hand else None


def reward(state: State, seat: Seat, kind: ActionCard) -> Card | None:
    """A Reward of that kind before `seat`, or None."""
    return next((card for card in state.rewards[seat] if action_card(card) is kind), None)
