"""How turns begin and end, and with them the match."""

from game.core.cards import Card
from game.core.events import MatchEnded
from game.core.zones import Seat
from game.games.polyester.rules.cards import KNOCKOFF, REWARDS, action_card
from game.games.polyester.rules.draft import Draft
from game.games.polyester.rules.events import Banked, Busted, KnockoffPlaced, RewardGiven, RideOffered, TurnBegan
from game.games.polyester.rules.options import MOST_ROUNDS
from game.games.polyester.rules.state import Phase, open_slots, rewards_zone, slot_zone


def bank(draft: Draft, points: int, loyalty: bool) -> None:
    """Rules poly.bank.score, poly.bank.ends, poly.loyalty.ride: `points` go to the score, and the turn ends."""
    seat, left = draft.turn, len(open_slots(draft))
    draft.scores[seat] += points
    draft.tell(Banked(seat, draft.pot, points, draft.scores[seat], left, loyalty))
    draft.waiting[seat] = 0
    if not won(draft):
        _next_turn(draft, ride=left > 0)


def bust(draft: Draft, cards: tuple[Card, ...]) -> None:
    """Rules poly.bust.lose, poly.bust.keep, poly.ride.bust: the pot is lost, the score stays, and the turn ends."""
    draft.tell(Busted(draft.turn, cards, draft.pot, draft.riding))
    draft.waiting[draft.turn] = 0 if draft.has_banked else draft.waiting[draft.turn] + 1
    _next_turn(draft, ride=False)


def won(draft: Draft) -> bool:
    """Rules poly.goal, poly.end.target: whether the seat whose turn it is has reached the target; if so, the end."""
    reached = draft.scores[draft.turn] >= draft.options.target
    if reached:
        _end(draft)
    return reached


def _end(draft: Draft) -> None:
    draft.phase = Phase.OVER
    draft.tell(MatchEnded(leaders(draft.scores)))


def leaders(scores: list[int] | tuple[int, ...]) -> tuple[Seat, ...]:
    """Rule poly.end.tie: all seats with the highest score."""
    return tuple(Seat(seat) for seat, score in enumerate(scores) if score == max(scores))


def _next_turn(draft: Draft, ride: bool) -> None:
    """Rules poly.turn.order, poly.end.bound, poly.knockoff.turn."""
    if KNOCKOFF in draft.hand:
        draft.clear((draft.hand.index(KNOCKOFF),))
    draft.turn = Seat((draft.turn + 1) % len(draft.scores))
    draft.round += draft.turn == draft.options.first
    if draft.round > MOST_ROUNDS:
        draft.round = MOST_ROUNDS
        _end(draft)
        return
    draft.riding = draft.has_locked = draft.has_banked = False
    draft.hot_hands = 0
    _open(draft, ride)


def _open(draft: Draft, ride: bool) -> None:
    """Rules poly.ride.offer, poly.ride.again, poly.ride.none, poly.knockoff.ride: offers the ride, or clears all."""
    lead = _leads(draft)
    slots = open_slots(draft)
    offered = ride and len(slots) > lead
    if not offered:
        draft.pot = 0
        draft.clear(range(len(draft.hand)))
    draft.phase = Phase.OFFER if offered else Phase.FRESH
    draft.tell(TurnBegan(draft.turn, draft.round))
    _give_reward(draft)
    if lead:
        _place_knockoff(draft, slots[-1] if offered else len(draft.hand) - 1)
    if offered:
        draft.tell(RideOffered(draft.turn, draft.pot, len(open_slots(draft))))


def _leads(draft: Draft) -> bool:
    """Rule poly.knockoff.lead: whether the seat whose turn it is leads the next-highest score by enough."""
    others = draft.scores[: draft.turn] + draft.scores[draft.turn + 1 :]
    options = draft.options
    return options.action_cards and draft.scores[draft.turn] - max(others) >= options.knockoff_lead


def _place_knockoff(draft: Draft, slot: int) -> None:
    """Rules poly.knockoff.slot, poly.knockoff.ride: it takes the place of what is there."""
    draft.clear((slot,))
    draft.hand[slot] = KNOCKOFF
    draft.tell(KnockoffPlaced(draft.turn, KNOCKOFF, slot))
    draft.supplied(KNOCKOFF, slot_zone(slot))


def _give_reward(draft: Draft) -> None:
    """Rules poly.reward.turns, poly.reward.count, poly.reward.chance, poly.reward.copies."""
    seat, options = draft.turn, draft.options
    if not options.action_cards or draft.waiting[seat] < options.reward_turns:
        return
    kinds = [kind for kind in REWARDS if any(action_card(card) is kind for card in draft.supply)]
    if not kinds:
        return
    kind, draft.rng = draft.rng.choice(kinds)
    card = min(card for card in draft.supply if action_card(card) is kind)
    draft.waiting[seat] = 0
    draft.rewards[seat] += (card,)
    draft.tell(RewardGiven(seat, card))
    draft.supplied(card, rewards_zone(seat))
