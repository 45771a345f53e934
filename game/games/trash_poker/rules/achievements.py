"""The achievements: rows of data over a closed set of conditions, preparations and vows.

An achievement is named by its place in `ACHIEVEMENTS`. Its joker is the achievement joker of the same place.
"""

from dataclasses import dataclass
from enum import Enum

from game.games.trash_poker.rules.cards import is_joker, stack, symbols
from game.games.trash_poker.rules.jokers import Stack
from game.games.trash_poker.rules.ranks import ACE, FACE_RANKS, FIVE, FOUR, SIX, Area, HandRank
from game.games.trash_poker.rules.reading import Reading
from game.games.trash_poker.rules.state import Place


class Moment(Enum):
    """When a condition is looked at."""

    GAME = "game"
    """Rule trash.achieve.game: at any time; the joker goes onto the discard pile at once."""
    END = "end"
    """Rule trash.achieve.end: after the final scoring; the joker is unlocked for the games to come."""


# -- conditions -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Scored:
    """Rule trash.achieve.scored: a hand of this rank with so many rank points or more, and a flush if need be."""

    hand: HandRank
    points: int = 0
    flush: bool = False


@dataclass(frozen=True, slots=True)
class Points:
    """Rule trash.achieve.points: any hand with so many rank points or more."""

    least: int


@dataclass(frozen=True, slots=True)
class Symbols:
    """Rule trash.achieve.symbols: so many symbols of these ranks (1 to 13) in the Trash, or in the deck."""

    ranks: tuple[int, ...]
    least: int
    trash: bool = True


@dataclass(frozen=True, slots=True)
class Thrown:
    """Rule trash.achieve.thrown: so many cards in the Trash."""

    least: int


@dataclass(frozen=True, slots=True)
class Jokers:
    """Rule trash.achieve.jokers: so many jokers in the deck."""

    least: int


@dataclass(frozen=True, slots=True)
class Upgrades:
    """Rule trash.achieve.upgrades: so many cards in each of these areas."""

    areas: tuple[Area, ...]
    least: int


@dataclass(frozen=True, slots=True)
class Firsts:
    """Rule trash.achieve.firsts: first place in so many rounds."""

    least: int


@dataclass(frozen=True, slots=True)
class Chips:
    """Rule trash.achieve.chips: so many chips."""

    least: int


@dataclass(frozen=True, slots=True)
class SmallDeck:
    """Rule trash.achieve.small: a deck of no more than so many cards."""

    most: int


Condition = Scored | Points | Symbols | Thrown | Jokers | Upgrades | Firsts | Chips | SmallDeck


# -- what may have to be prepared, and kept ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Without:
    """Rule trash.achieve.setup: these ranks (1 to 13) are taken out of the own deck before the game."""

    ranks: tuple[int, ...]


class Vow(Enum):
    """Rule trash.achieve.vow: what must not be done in that game."""

    NO_JOKERS = "no_jokers"
    """Collect no joker."""
    NO_SHUFFLE = "no_shuffle"
    """Never use the "shuffle" tile."""
    NO_UPGRADES = "no_upgrades"
    """Perform no upgrade."""


@dataclass(frozen=True, slots=True)
class Achievement:
    """One row: all conditions must be met at that moment. One with a setup or a vow must be attempted."""

    name: str
    moment: Moment
    conditions: tuple[Condition, ...]
    setup: Without | None = None
    vow: Vow | None = None

    @property
    def attempted(self) -> bool:
        """Rule trash.achieve.attempt: whether it can be fulfilled only by whoever set out to do so."""
        return self.setup is not None or self.vow is not None


_GAME, _END = Moment.GAME, Moment.END

ACHIEVEMENTS = (
    Achievement("four_corners", _END, (Symbols((ACE,), 6, trash=False),)),
    Achievement("court", _GAME, (Symbols(FACE_RANKS, 14),)),
    Achievement("bone_collector", _END, (Symbols((SIX,), 4), Symbols((SIX,), 1, trash=False))),
    Achievement("ascetic", _END, (Chips(80),), vow=Vow.NO_JOKERS),
    Achievement("steady_hand", _GAME, (Scored(HandRank.STRAIGHT, 10),)),
    Achievement("matchmaker", _END, (Symbols((FOUR,), 4), Symbols((FIVE,), 4))),
    Achievement("workshop", _GAME, (Upgrades((Area.KINDS, Area.HOUSES, Area.REST), 1), Upgrades((Area.DRAW,), 2))),
    Achievement("joker_king", _END, (Jokers(5),)),
    Achievement("as_it_comes", _END, (Firsts(4),), vow=Vow.NO_SHUFFLE),
    Achievement("spring_cleaning", _END, (SmallDeck(15), Thrown(25))),
    Achievement("without_a_net", _END, (Chips(90),), setup=Without((ACE,))),
    Achievement("bare_hands", _GAME, (Points(13),), vow=Vow.NO_UPGRADES),
)
"""By the place of their jokers."""

PRIZES = stack(Stack.ACHIEVEMENT)
"""Rule trash.achieve.joker: the joker of each achievement, by its place."""


def met(condition: Condition, place: Place, reading: Reading | None) -> bool:
    """Whether a seat meets a condition. `reading` is the hand it has just scored, if it has."""
    match condition:
        case Scored(hand, points, flush):
            scored = reading is not None and reading.hand is hand and reading.points >= points
            return scored and (not flush or bool(reading and reading.flush))
        case Points(least):
            return reading is not None and reading.points >= least
        case Symbols(ranks, least, trash):
            return symbols(place.trash if trash else place.deck, *ranks) >= least
        case Thrown(least):
            return len(place.trash) >= least
        case Jokers(least):
            return sum(map(is_joker, place.deck)) >= least
        case Upgrades(areas, least):
            return all(place.upgrades[area] >= least for area in areas)
        case Firsts(least):
            return place.firsts >= least
        case Chips(least):
            return place.chips >= least
        case SmallDeck(most):
            return len(place.deck) <= most
