"""What a seat can do."""

from dataclasses import dataclass

from game.core.cards import Card
from game.core.zones import Seat
from game.games.trash_poker.rules.ranks import Area
from game.games.trash_poker.rules.stars import StarChoice
from game.games.trash_poker.rules.state import Duty


@dataclass(frozen=True, slots=True)
class PutBack:
    """Remove this one of the jokers that lie open."""

    joker: Card


@dataclass(frozen=True, slots=True)
class Choose:
    """Keep this one of the jokers dealt."""

    joker: Card


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Shuffle the own deck."""


@dataclass(frozen=True, slots=True)
class ShowJoker:
    """Show this own joker and have it shuffled in with the deck."""

    joker: Card


@dataclass(frozen=True, slots=True)
class Redraw:
    """Discard these cards of the hand and draw as many; none to keep the hand as it is."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Select:
    """Lay these cards face down to be played, each star among them standing for what is chosen."""

    cards: tuple[Card, ...]
    stars: tuple[StarChoice, ...] = ()


@dataclass(frozen=True, slots=True)
class Collect:
    """Take this card from the pot: onto the discard pile or, in the last round, into the Trash."""

    card: Card
    trash: bool = False


@dataclass(frozen=True, slots=True)
class Reveal:
    """Reveal the top card of this seat's draw pile."""

    owner: Seat


@dataclass(frozen=True, slots=True)
class Keep:
    """Put the revealed card on the own discard pile."""


@dataclass(frozen=True, slots=True)
class Trash:
    """Trash this card: the revealed one, or one of the own pot or discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class TrashTop:
    """Trash the top card of the own draw pile."""


@dataclass(frozen=True, slots=True)
class Upgrade:
    """Slide this card of the own discard pile under an area; None: the top of the draw pile, unseen."""

    area: Area
    card: Card | None


@dataclass(frozen=True, slots=True)
class Take:
    """Put this card of somebody's Trash on the own discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Finish:
    """Do no more of what one may do."""

    duty: Duty


@dataclass(frozen=True, slots=True)
class Roll:
    """TABLE rolls the die for a house."""


@dataclass(frozen=True, slots=True)
class Remove:
    """TABLE removes the card that a house takes out of the pot."""


Action = (
    PutBack
    | Choose
    | ShowJoker
    | Shuffle
    | Redraw
    | Select
    | Collect
    | Reveal
    | Keep
    | Trash
    | TrashTop
    | Upgrade
    | Take
    | Finish
    | Roll
    | Remove
)
