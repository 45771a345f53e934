"""What can happen at this table, beside cards moving, shuffles and the end of the match."""

from dataclasses import dataclass
from enum import Enum

from game.core.cards import Card
from game.core.events import Event, Secret
from game.core.tally import Line
from game.core.zones import Seat
from game.games.trash_poker.rules.ranks import Area, HandRank
from game.games.trash_poker.rules.state import Duty


@dataclass(frozen=True, slots=True)
class JokerPutBack(Event):
    """A seat removed a joker from the stack to be: into the box, or to keep it as its own."""

    seat: Seat
    joker: Card
    kept: bool


@dataclass(frozen=True, slots=True)
class JokerShown(Event):
    """A seat is going to shuffle this joker of its own into its deck."""

    seat: Seat
    joker: Card


@dataclass(frozen=True, slots=True)
class JokerKept(Event):
    """A seat's chosen joker lies on its discard pile."""

    seat: Seat
    joker: Card


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round began with these jokers in the pot."""

    round: int
    jokers: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LastRoundBegan(Event):
    """The Final Joker lies in the middle."""


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """A seat shuffled its whole deck."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """A seat's draw pile was empty: its discard pile, shuffled, is the new one."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RanOut(Event):
    """A seat could not draw enough cards: its Trash, shuffled, is its draw pile."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew these cards."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Redrew(Secret):
    """A seat discarded these cards of its hand and drew those, its discard pile shuffled in if need be."""

    cards: tuple[Card, ...]
    drawn: tuple[Card, ...]
    reshuffled: bool


@dataclass(frozen=True, slots=True)
class Selected(Event):
    """A seat has laid down the cards that it plays."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A seat's played cards, the hand rank they make, and where its rank points come from."""

    seat: Seat
    cards: tuple[Card, ...]
    hand: HandRank
    flush: bool
    tally: tuple[Line, ...]
    points: int


@dataclass(frozen=True, slots=True)
class TopsRevealed(Event):
    """These seats tie and revealed the tops of their draw piles, in the order of the seats."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HouseRolled(Event):
    """A house rolled its rank points: the die on top of its marker's space."""

    seat: Seat
    marker: int
    die: int
    points: int


@dataclass(frozen=True, slots=True)
class HousesRolled(Event):
    """These houses tie and rolled again, in the order of the seats. Their rank points stay."""

    seats: tuple[Seat, ...]
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ranked(Event):
    """The placement of the round, first place first."""

    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """A seat got chips for one reason, and has so many then."""

    seat: Seat
    line: Line
    total: int


@dataclass(frozen=True, slots=True)
class TileActivated(Event):
    """A seat's "shuffle" tile shows its coloured side."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PotRevealed(Event):
    """What a seat did not play lies open."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Collected(Event):
    """A seat took a card that `owner` had put into the pot; TABLE for a joker."""

    seat: Seat
    card: Card
    owner: Seat
    trashed: bool


@dataclass(frozen=True, slots=True)
class PersonalitiesShuffled(Event):
    """All personalities of a house lay open; they are face down again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PersonalityRevealed(Event):
    """A house decides by this personality, an index into `PERSONALITIES`."""

    seat: Seat
    personality: int


@dataclass(frozen=True, slots=True)
class LineRead(Event):
    """A house looked for this (see `personalities`) by its line of that number, from 0, and found these cards."""

    seat: Seat
    number: int
    line: int
    cards: tuple[Card, ...]


class Reason(Enum):
    """Why a house prefers some of several cards."""

    JOKER = "joker"
    SUIT = "suit"
    """Their suit has the higher priority."""
    DIE = "die"


@dataclass(frozen=True, slots=True)
class Narrowed(Event):
    """Of several cards a house prefers these; `die` is what it rolled, 0 if it did not."""

    seat: Seat
    reason: Reason
    cards: tuple[Card, ...]
    die: int = 0


@dataclass(frozen=True, slots=True)
class CardRemoved(Event):
    """A house removed a card that `owner` had put into the pot; TABLE for a joker."""

    seat: Seat
    card: Card
    owner: Seat


@dataclass(frozen=True, slots=True)
class MarkerMoved(Event):
    """A house's rank marker went so many spaces on, to this one."""

    seat: Seat
    marker: int
    steps: int


@dataclass(frozen=True, slots=True)
class NothingToCollect(Event):
    """There is no card that a seat may take."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A seat revealed the top card of another's draw pile."""

    seat: Seat
    card: Card
    owner: Seat


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """A seat put the revealed card on its discard pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Trashed(Event):
    """A card went to a seat's Trash."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Upgraded(Event):
    """A seat slid a card under an area of its tableau; `top`: the top of its draw pile, unseen."""

    seat: Seat
    area: Area
    card: Card
    top: bool


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat put a card of the Trash of `owner` on its discard pile."""

    seat: Seat
    card: Card
    owner: Seat


@dataclass(frozen=True, slots=True)
class PotDiscarded(Event):
    """What was left of a seat's pot lies on its discard pile."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Finished(Event):
    """A seat does no more of this."""

    seat: Seat
    duty: Duty


@dataclass(frozen=True, slots=True)
class AchievementFulfilled(Event):
    """A seat fulfilled an achievement, by its place in `ACHIEVEMENTS`, which brings this joker."""

    seat: Seat
    achievement: int
    joker: Card


@dataclass(frozen=True, slots=True)
class VowBroken(Event):
    """A seat did what the achievement that it had set out for forbids: it is out of reach now."""

    seat: Seat
    achievement: int


@dataclass(frozen=True, slots=True)
class FinalScored(Event):
    """What a seat's deck and Trash came to, line by line, and its chips then."""

    seat: Seat
    tally: tuple[Line, ...]
    points: int
    total: int
