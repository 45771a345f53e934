"""What a view tells about the cards that may still come, and what a hand may become by them."""

from collections.abc import Iterable, Sequence

from game.core.cards import HIDDEN, Card
from game.core.french import KING, RANK, RANKS, SIZE, SUIT
from game.core.melds import card_at, free_ends
from game.core.zones import Seat
from game.games.contract_rummy.plans import LOWS, WINDOWS, Plan, Waits, counted, plans
from game.games.contract_rummy.rules.actions import LayDown
from game.games.contract_rummy.rules.options import DECKS, LEAST_IN_A_SET, SEATS
from game.games.contract_rummy.rules.scoring import hand_points
from game.games.contract_rummy.rules.state import Meld, State, contract, fitting_places, has_laid_down

_MOST_PLANS = 80
_SHARED = 3.0
"""How plans that share cards add up: the greater, the less a second plan shortens the wait."""
_AT_LEAST = 0.5
"""Rounds that even a complete plan takes, so that plans can be weighed."""
_HOPELESS = 60.0
"""Rounds, where there is no plan."""
_EXTENDING = 10
"""About so many cards can still come that make a shortest meld longer (Hand 6)."""


class Sight:
    """A seat's knowledge."""

    def __init__(self, view: State, seat: Seat, seen_a_round: float) -> None:
        self.view, self.seat, self.hand = view, seat, view.hands[seat]
        self.contract, self.is_down = contract(view), has_laid_down(view, seat)
        known = [card for cards in view.hands for card in cards if card != HIDDEN]
        seen = counted([*known, *view.pile, *(card for meld in view.melds for card in meld.cards)])
        self.coming = [DECKS - number for number in seen]
        """By face: copies that may still come, from the stock or another hand."""
        self.unseen = sum(self.coming)
        self.waits = Waits(self.coming, self.unseen, seen_a_round)
        self.round = max(self.unseen, 1) / seen_a_round
        """Rounds until one particular card is seen."""
        self.fitting = {face for meld in view.melds for face in faces_onto(meld)}
        """The faces that can be played onto a meld on the table."""

    def others(self) -> Iterable[Seat]:
        """The other seats, the next one first."""
        return (Seat((self.seat + step) % SEATS) for step in range(1, SEATS))

    def known(self, seat: Seat) -> tuple[Card, ...]:
        """What is known of another hand."""
        return tuple(card for card in self.view.hands[seat] if card != HIDDEN)


def faces_onto(meld: Meld) -> list[int]:
    """The faces that can be played onto a meld."""
    first = meld.cards[0]
    if not meld.low:
        return list(range(RANK[first] - 1, SIZE, RANKS))
    return [card_at(place, SUIT[first]) for place in free_ends(meld.low, len(meld.cards))]


class Outlook:
    """The plans of a hand that has not been laid down."""

    def __init__(self, sight: Sight, hand: Iterable[Card]) -> None:
        self.sight, self.hand = sight, tuple(hand)
        self.held = counted(self.hand)
        self.plans = plans(self.held, sight.contract, sight.waits)[:_MOST_PLANS]

    def wait(self, discarded: int | None = None) -> float:
        """Rounds until the contract can be laid down, as far as can be told, with a face less in the hand."""
        held = list(self.held)
        if discarded is not None:
            held[discarded] -= 1
        rate = 0.0
        for plan in self.plans:
            if discarded is None or not self.needs(plan, discarded):
                more = self._extension(plan, held) if self.sight.contract.everything else 0.0
                rate += (_AT_LEAST + plan.wait + more) ** -_SHARED
        return rate ** (-1 / _SHARED) if rate else _HOPELESS

    def needs(self, plan: Plan, face: int) -> bool:
        """Whether a plan would lack a card more without one of that face, which is held."""
        run = _copies(plan, face)
        if 0 < self.held[face] <= run:
            return True
        rank = face % RANKS
        sets = plan.ranks.count(rank)
        if not sets:
            return False
        same = range(rank, SIZE, RANKS)
        left = sum(self.held[each] - min(self.held[each], _copies(plan, each)) for each in same)
        return left <= LEAST_IN_A_SET * sets

    def _extension(self, plan: Plan, held: Sequence[int]) -> float:
        """Rule rummy.six: rounds to wait for the cards that must make the melds longer, so that none is left over."""
        shortest = 4 * len(plan.runs) + LEAST_IN_A_SET * len(plan.ranks)
        more = sum(held) + 1 - shortest - _longer(plan, held)
        return max(more, 0) * self.sight.round / _EXTENDING


def _copies(plan: Plan, face: int) -> int:
    return sum(face in WINDOWS[window] for window in plan.runs)


def _longer(plan: Plan, held: Sequence[int]) -> int:
    """How many of the cards that a plan does not need make its melds longer."""
    left = list(held)
    for window in plan.runs:
        for face in WINDOWS[window]:
            left[face] = max(left[face] - 1, 0)
    more = 0
    for rank in plan.ranks:
        same = range(rank, SIZE, RANKS)
        more += max(sum(left[face] for face in same) - LEAST_IN_A_SET, 0)
        for face in same:
            left[face] = 0
    return more + sum(_grown(window, left) for window in plan.runs)


def _grown(window: int, left: list[int]) -> int:
    """How far a shortest run goes on at either end, with cards that are taken from `left`."""
    suit, low, more = window // LOWS, window % LOWS + 1, 0
    for step, place in ((-1, low - 1), (1, low + 4)):
        while 1 <= place <= KING + 1 and left[card_at(place, suit)]:
            left[card_at(place, suit)] -= 1
            more, place = more + 1, place + step
    return more


def left_over(hand: Iterable[Card], way: LayDown, melds: Sequence[Meld], seat: Seat) -> tuple[Card, ...]:
    """What stays in the hand after laying down that way and playing onto melds whatever fits."""
    laid = {card for meld in way.melds for card in meld.cards}
    table = [*melds, *(Meld(meld.low, meld.cards, seat) for meld in way.melds)]
    rest, again = [card for card in hand if card not in laid], True
    while again:
        again = False
        for card in tuple(rest):
            for number, meld in enumerate(table):
                if places := fitting_places(meld, card):
                    table[number] = meld.extended(card, places[0])
                    rest.remove(card)
                    again = True
                    break
    return tuple(rest)


def left_points(hand: Iterable[Card], way: LayDown, melds: Sequence[Meld], seat: Seat) -> int:
    """The points of that."""
    return hand_points(left_over(hand, way, melds, seat))
