"""What can be chosen before a match, and the numbers of a round that the rule text or a ruling fixes."""

from dataclasses import dataclass
from enum import Enum

from game.core.cards import Card
from game.core.choices import Choice
from game.core.zones import Seat
from game.games.trash_poker.rules.cards import stack
from game.games.trash_poker.rules.jokers import Stack
from game.games.trash_poker.rules.scoring_sides import Difficulty

ROUNDS = 8
"""Rule trash.round.eight."""
DRAWN = 7
"""Rule trash.draw.seven: cards that everybody draws."""
REDRAWN = 5
"""Rule trash.redraw.five: cards that may be redrawn."""
STACK_SIZE = 17
"""Rule trash.jokers.drawn: jokers in the stack of a match."""
REVEALED = 23
"""Rule trash.draft.reveal."""
REVEALED_NEEDS, PERSONAL_NEEDS = 6, 10
"""Rules trash.draft.needs, trash.personal.needs: jokers that must have been unlocked."""
JOKERS_DEALT = 2
"""Rule trash.setup.jokers: jokers from which each chooses one."""
ROUNDS_WITH_TWO = {1: 7, 2: 6, 3: 4, 4: 2}
"""Rules trash.setup.stacks, trash.solo.stacks: by number of players, houses not counted, the rounds with two jokers;
those after it but the last have one."""
PLACES = {2: (5, 0), 3: (7, 5, 0), 4: (10, 7, 5, 0)}
"""Rule trash.chips.place: chips by place, by number of seats."""
TILES = {2: 1, 3: 1, 4: 2}
"""Rule trash.tile.place: by number of seats, how many of the first activate their "shuffle" tile."""
RAN_OUT = 66
"""Rule trash.out.chips."""
CLEANUP = 1
"""Rule trash.cleanup.trash: cards that may be trashed when cleaning up."""
MOST_TOPS = 10
"""Decided (trash.tie.bound): after so many reveals the lower seat is placed better."""
LAST_FIRST = 5
"""Rule trash.last.first: chips for the first place of the last round."""

DIE = 6
"""Sides of the die."""
FIRST_SPACE = 1
"""Rule trash.house.marker: where a house's rank marker begins."""
HOUSE_POT = 3
"""Rule trash.house.pot."""

FIRST_SEAT = Seat(0)


class JokerDraft(Enum):
    """Variant: whether the joker stack is chosen together."""

    NONE = "none"
    SHARED = "shared"
    """Rule trash.draft.turns."""
    PERSONAL = "personal"
    """Rule trash.personal.keep: everybody keeps the jokers that they remove."""


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules of one match; the defaults are the rule text's."""

    first: Seat = FIRST_SEAT
    """The seat that is asked first when all act at once."""
    pot_trash: int | None = None
    """Rule trash.pot.limit: how many cards of the own pot may be trashed in a round; None: any number."""
    jokers: tuple[Card, ...] = stack(Stack.STARTING)
    """Rule trash.jokers.pool: what the stack is drawn from, the Final Joker apart: at least seventeen."""
    starting_jokers: bool = False
    """Rule trash.jokers.starting: only those of a first game."""
    joker_draft: JokerDraft = JokerDraft.NONE
    """What is asked for; see `setup.drafting`."""
    loser: Seat | None = None
    """Rule trash.draft.first: who lost the last match; None: nobody that is remembered."""
    gifts: tuple[tuple[Seat, Card], ...] = ()
    """Rule trash.achieve.gift: jokers that a seat may choose instead of those dealt."""
    achievements: tuple[int, ...] = ()
    """Rule trash.achieve.open: those that nobody has fulfilled yet, by their place in `ACHIEVEMENTS`."""
    attempts: tuple[tuple[Seat, int], ...] = ()
    """Rule trash.achieve.attempt: which of them a seat sets out to fulfil."""
    houses: int = 0
    """Rule trash.house.seat: so many of the last seats are houses, but never all seats."""
    house_level: Difficulty = Difficulty.NORMAL
    """Rule trash.house.side."""
    house_pot: int = HOUSE_POT
    """Rules trash.house.pot, trash.easier.pot, trash.harder.pot: cards."""
    players_win_ties: bool = False
    """Rule trash.easier.ties."""
    marker_waits: bool = False
    """Rule trash.easier.marker: a house's marker stays where it is when the round is lost."""
    house_bonus: bool = False
    """Rule trash.harder.bonus: a house gets the bonus chips of the scoring track."""
    marker_hurries: bool = False
    """Rule trash.harder.marker: a house's marker goes one space further when the round is won."""

    def attempt(self, seat: Seat) -> int | None:
        """What a seat sets out to fulfil; None for nothing."""
        return next((number for own, number in self.attempts if own == seat), None)

    def houses_among(self, seats: int) -> int:
        """Rule trash.house.seat: how many of so many seats are houses."""
        return min(self.houses, seats - 1)


_WITH_HOUSES = ("houses", (1, 2, 3))

CHOICES = (
    Choice("houses", (0, 1, 2, 3)),
    Choice("house_level", tuple(Difficulty), needs=_WITH_HOUSES),
    Choice("pot_trash", (None, 2), more=True),
    Choice("starting_jokers", (False, True), more=True),
    Choice("joker_draft", tuple(JokerDraft), more=True, needs=("starting_jokers", (False,))),
    Choice("house_pot", (4, 3, 2), more=True, needs=_WITH_HOUSES),
    *(
        Choice(field, (False, True), more=True, needs=_WITH_HOUSES)
        for field in ("players_win_ties", "marker_waits", "house_bonus", "marker_hurries")
    ),
)
