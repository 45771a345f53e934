"""What a view tells about the cards that may still come, and what a hand may become by them."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from game.core.cards import HIDDEN, Card
from game.core.french import RANK, RANKS, SIZE, SUIT
from game.core.melds import HIGH_ACE, LOW_ACE, card_at, free_ends
from game.core.zones import Seat
from game.games.contract_rummy.plans import LOWS, WINDOWS, Plan, Waits, counted, plans
from game.games.contract_rummy.rules.actions import LayDown
from game.games.contract_rummy.rules.options import DECKS, LEAST_IN_A_RUN, LEAST_IN_A_SET, SEATS
from game.games.contract_rummy.rules.scoring import hand_points
from game.games.contract_rummy.rules.state import Meld, State, contract, fitting_places, has_laid_down

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
        self.plans = plans(self.held, sight.contract, sight.waits)
        self._longer = [_longer(plan, self.held) for plan in self.plans] if sight.contract.everything else []
        """By plan (Hand 6): how many cards make its melds longer, and their faces as bits."""

    @cached_property
    def _needed(self) -> list[int]:
        """By plan: the faces, as bits, without one of which it would lack a card more."""
        return [_needed(plan, self.held) for plan in self.plans]

    def wait(self, discarded: int | None = None) -> float:
        """Rounds until the contract can be laid down, as far as can be told, with a face less in the hand."""
        rate = 0.0
        for number, plan in enumerate(self.plans):
            if discarded is None or not self._needed[number] >> discarded & 1:
                more = self._extension(number, discarded) if self._longer else 0.0
                rate += (_AT_LEAST + plan.wait + more) ** -_SHARED
        return rate ** (-1 / _SHARED) if rate else _HOPELESS

    def needs(self, number: int, face: int) -> bool:
        """Whether the plan of that number would lack a card more without one of that face, which is held."""
        return bool(self._needed[number] >> face & 1)

    def _extension(self, number: int, discarded: int | None) -> float:
        """Rule rummy.six: rounds to wait for the cards that must make the melds longer, so that none is left over."""
        plan, (longer, faces) = self.plans[number], self._longer[number]
        shortest = LEAST_IN_A_RUN * len(plan.runs) + LEAST_IN_A_SET * len(plan.ranks)
        stays = len(self.hand) if discarded is None else len(self.hand) - 1
        gone = discarded is not None and faces >> discarded & 1
        return max(stays + 1 - shortest - longer + gone, 0) * self.sight.round / _EXTENDING


_SAME = tuple(tuple(range(rank, SIZE, RANKS)) for rank in range(RANKS))
"""The faces of each rank."""
_SAME_BITS = tuple(sum(1 << face for face in same) for same in _SAME)


def _needed(plan: Plan, held: Sequence[int]) -> int:
    needed, used = 0, dict[int, int]()
    for window in plan.runs:
        for face in WINDOWS[window]:
            used[face] = used.get(face, 0) + 1
    for face, copies in used.items():
        if held[face] <= copies:
            needed |= 1 << face
    for rank in plan.ranks:
        left = 0
        for face in _SAME[rank]:
            left += max(held[face] - used.get(face, 0), 0)
        if left <= LEAST_IN_A_SET * plan.ranks.count(rank):
            needed |= _SAME_BITS[rank]
    return needed


def _longer(plan: Plan, held: Sequence[int]) -> tuple[int, int]:
    """How many of the cards that a plan does not need make its melds longer, and their faces as bits."""
    left, more, faces = list(held), 0, 0
    for window in plan.runs:
        for face in WINDOWS[window]:
            if left[face]:
                left[face] -= 1
    for rank in plan.ranks:
        spare = -LEAST_IN_A_SET
        for face in _SAME[rank]:
            spare += left[face]
            left[face] = 0
        if spare > 0:
            more, faces = more + spare, faces | _SAME_BITS[rank]
    for window in plan.runs:
        for face in _grown(window, left):
            more, faces = more + 1, faces | 1 << face
    return more, faces


def _grown(window: int, left: list[int]) -> list[int]:
    """The faces by which a shortest run goes on at either end; they are taken from `left`."""
    suit, low = divmod(window, LOWS)
    grown = []
    for step, place in ((-1, low), (1, low + 1 + LEAST_IN_A_RUN)):
        while LOW_ACE <= place <= HIGH_ACE and left[face := card_at(place, suit)]:
            left[face] -= 1
            grown.append(int(face))
            place += step
    return grown


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
