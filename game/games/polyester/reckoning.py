"""How the guests reckon: what a pot in the bank and a pot at risk are worth."""

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from game.bots import race
from game.core.zones import Seat
from game.games.polyester.prospects import Prospect, prospects
from game.games.polyester.rules.cards import ActionCard, action_card
from game.games.polyester.rules.chance import bust_chance
from game.games.polyester.rules.combos import Locks
from game.games.polyester.rules.scale import PAIR, RUN_OF_THREE, SINGLES, discounted, half
from game.games.polyester.rules.state import Phase, State, draw_slots, fresh_slots, open_cards

_CERTAIN = 1 - 1e-9


class Table:
    """What a seat sees, as its guest asks for it."""

    def __init__(self, view: State, seat: Seat) -> None:
        self._view = view
        self.score, self.pot = view.scores[seat], view.pot
        self.target = view.options.target
        self.others = tuple(view.scores[seat + 1 :] + view.scores[:seat])
        """In the order of their turns."""
        self.left = len(open_cards(view))
        self.hand = len(fresh_slots(view))
        self.draws = len(draw_slots(view))
        self.bonus, self.half = discounted(view.pot) - view.pot, half(view.pot)
        self.passes = sum(action_card(card) is ActionCard.VIP_PASS for card in view.rewards[seat])
        self.prospects = prospects(view.options)
        self._busts: dict[int, float] = {}

    @cached_property
    def locks(self) -> Locks:
        """All locks of the open cards."""
        return Locks(open_cards(self._view), self._view.options)

    @cached_property
    def smallest(self) -> int:
        """The fewest points that a combo can score here."""
        options = self._view.options
        return SINGLES[5] if options.hand == 6 else PAIR if self.prospects[1].bust < 1 else RUN_OF_THREE

    @property
    def hot(self) -> bool:
        """Whether the whole hand has just been locked."""
        return self._view.phase is Phase.HOT

    def bust(self, number: int) -> float:
        """The chance that a draw of so many cards from those not seen busts; a VIP Pass gives it a second chance."""
        if number not in self._busts:
            chance = bust_chance(self._view, number)
            self._busts[number] = chance if chance > _CERTAIN else chance ** (1 + min(1, self.passes))
        return self._busts[number]

    def prospect(self, number: int) -> Prospect:
        """What a draw of so many cards is worth on average."""
        return self.prospects[number - 1]


class Reckoning:
    """What a turn may end with, in any measure of worth that grows with it."""

    hasty: ClassVar[bool] = False
    """Whether it never draws after a hot hand, and trashes a Knockoff at once."""
    card: float = 0
    """Points that a Reward kept is worth."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.card = table.prospect(table.hand).gain / 4

    def bank(self, score: float, pot: float, left: int) -> float:
        """Of banking `pot` on top of `score` and leaving so many cards unlocked."""
        raise NotImplementedError

    def draw(self, score: float, pot: float, number: int) -> float:
        """Of drawing so many cards with `pot` at risk."""
        raise NotImplementedError

    def risked(self, score: float, after: float, number: int) -> float:
        """Mean points of a draw: `score` after a bust, else `after`, of which none beyond the target counts."""
        bust = self.table.bust(number)
        return bust * score + (1 - bust) * min(after, self.table.target)


class Now(Reckoning):
    """Easy: counts on the smallest combo only, and on nothing after it."""

    hasty = True

    def bank(self, score: float, pot: float, left: int) -> float:  # noqa: ARG002
        """Points are points, and the target is the target."""
        return min(score + pot, self.table.target)

    def draw(self, score: float, pot: float, number: int) -> float:
        """After a hot hand never; a fresh hand is worth what it brings on average."""
        if self.table.hot:
            return -1
        gain = self.table.smallest if number < self.table.hand else self.table.prospect(number).gain
        return self.risked(score, score + pot + gain, number)


class Near(Reckoning):
    """Medium: counts on the average lock, and on banking after it."""

    def bank(self, score: float, pot: float, left: int) -> float:  # noqa: ARG002
        """Points are points, and the target is the target."""
        return min(score + pot, self.table.target)

    def draw(self, score: float, pot: float, number: int) -> float:
        """The chance of success times the pot with one average lock more."""
        return self.risked(score, score + pot + self.table.prospect(number).gain, number)


class Far(Reckoning):
    """Hard: the chance to win, with all further draws, what is left to ride, and everybody's way to the target."""

    _SHARES = (0.5, 1.0, 1.5)
    """A success brings about so much of what it brings on average."""
    _HEADSTART = 0.4
    """Of an average turn: one turn can well be that much better."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._turn = max(1.0, table.prospect(table.hand).worth[0])
        self._others = tuple(self._turns(score) for score in table.others)

    def bank(self, score: float, pot: float, left: int) -> float:
        """The next seat rides if that hurts more than a fresh hand of its own."""
        kept = self._chance(score + pot, self._others)
        if not left or score + pot >= self.table.target:
            return kept
        bust, after = self.table.bust(left), self._after(pot, left)
        failed = self._others[0]
        ridden = race.mixed(bust, failed, self._turns(self.table.others[0] + after))
        return min(kept, self._chance(score + pot, (race.later(ridden), *self._others[1:])))

    def draw(self, score: float, pot: float, number: int) -> float:
        """A bust leaves the score; a success about the pot that good play makes of it."""
        bust, gain = self.table.bust(number), self._after(pot, number) - pot
        won = sum(self._chance(score + pot + share * gain, self._others) for share in self._SHARES)
        return bust * self._chance(score, self._others) + (1 - bust) * won / len(self._SHARES)

    def _after(self, pot: float, number: int) -> float:
        """What a draw that does not bust makes of the pot."""
        prospect = self.table.prospect(number)
        return prospect.at(int(pot)) / (1 - prospect.bust) if prospect.bust < 1 else pot

    def _chance(self, score: float, others: Sequence[race.Turns]) -> float:
        return 1.0 if score >= self.table.target else race.first(self._turns(score), others)

    def _turns(self, score: float) -> race.Turns:
        """Turns until the target from this score, as far as one can tell."""
        missing = self.table.target - score
        return race.THERE if missing <= 0 else race.turns(max(0.0, missing / self._turn - self._HEADSTART))
