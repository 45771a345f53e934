"""What a game is, and what a bot is. A match is a seed and a list of actions; `apply` returns facts."""

from collections.abc import Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from game.core.cards import Card
from game.core.events import Event
from game.core.rng import Rng
from game.core.zones import Seat, Zone


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action may not be done: the id of the rule it breaks, and the cards to point at."""

    rule: str
    cards: tuple[Card, ...] = ()


class Illegal(ValueError):
    """An action was applied that its game refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"breaks {refusal.rule}")
        self.refusal = refusal


class HasRng(Protocol):
    """Every state carries its own chance."""

    @property
    def rng(self) -> Rng:
        """The generator that the next chance will draw from."""


class HasFirst(Protocol):
    """Every game's options record who begins, so that seed and options always give the same match."""

    @property
    def first(self) -> Seat:
        """The seat that begins."""


S = TypeVar("S", bound=HasRng)
A = TypeVar("A")
O_contra = TypeVar("O_contra", bound=HasFirst, contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Game(Protocol[S, A, O_contra]):
    """The rules of a game. Pure: no method changes its arguments, reads a clock, or draws from outside the state.

    States, actions, options and events are frozen dataclasses of plain values (see `codec`).
    """

    id: str
    """The folder's name: `polyester`."""
    seats: range
    """The numbers of seats that it can be played with."""
    bound: int
    """No match has more actions than this, whatever is played."""
    lowest_wins: bool
    """Whether the best standing is the lowest, as where points are penalties."""
    types: Mapping[str, Any]
    """Type hints that the codec reads by: `state`, `action` (a union) and `options`."""

    def new(self, options: O_contra, seats: int, rng: Rng) -> S:
        """The position before the first action."""

    def to_act(self, state: S, /) -> Sequence[Seat]:
        """Who may act now: none when the match is over, several when they act at once."""

    def actions(self, state: S, seat: Seat, /) -> Iterable[A]:
        """The canonical legal actions, at least one for a seat to act, for bots, hints and keyboard."""

    def refuse(self, state: S, seat: Seat, action: A, /) -> Refusal | None:
        """The only judge: why `seat` may not do `action`, or None. Judges any action, also unlisted ones."""

    def apply(self, state: S, seat: Seat, action: A, /) -> tuple[S, tuple[Event, ...]]:
        """The position after `action`, and what happened. Raises Illegal for what `refuse` refuses."""

    def cards(self, state: S, /) -> Collection[Card]:
        """Every card in the match."""

    def zones(self, state: S, /) -> Mapping[Zone, tuple[Card, ...]]:
        """Where they lie: every card once."""

    def with_zones(self, state: S, zones: Mapping[Zone, tuple[Card, ...]], rng: Rng, /) -> S:
        """The same position with other cards in the same zones."""

    def sees(self, state: S, seat: Seat, zone: Zone, card: Card, /) -> bool:
        """Whether `seat` may know that `card` lies in `zone`. The only secrecy."""

    def standing(self, state: S, /) -> tuple[int, ...]:
        """Points by seat; in a finished match the best standing has won, as `winners` says."""

    def winners(self, state: S, /) -> tuple[Seat, ...]:
        """Who has won: empty until the match is over, several in a tie, TABLE when everybody has lost."""

    def notation(self, card: Card, /) -> str:
        """A card's short name for transcripts and cases, such as `7Mn`."""


class Bot(Protocol[V_contra, A]):
    """A guest at the table. Gets a view, never a state."""

    def think(self, view: V_contra, seat: Seat, legal: Sequence[A], rng: Rng) -> Generator[None, None, A]:
        """Chooses one of `legal`, or another action that is not refused where there are too many to list.

        Yields every few milliseconds so that a frame can be drawn.
        """
