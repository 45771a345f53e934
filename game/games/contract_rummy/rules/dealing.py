"""How hands and turns begin and end, and with them the match."""

from game.core.cards import Card
from game.core.events import MatchEnded, Moved, Shuffled
from game.core.french import deck
from game.core.tally import total
from game.core.zones import Seat
from game.games.contract_rummy.rules.buying import Window, opened, payable
from game.games.contract_rummy.rules.draft import Draft
from game.games.contract_rummy.rules.events import Dealt, Flipped, HandScored, HandStopped, Refilled, TurnBegan
from game.games.contract_rummy.rules.options import CARDS_EACH, CONTRACTS, DECKS, MOST_REFILLS, MOST_TURNS, SEATS
from game.games.contract_rummy.rules.scoring import lowest, tally
from game.games.contract_rummy.rules.state import (
    PILE,
    STOCK,
    Phase,
    able_buyers,
    fitting_places,
    has_laid_down,
    left_of,
    totals,
    zones,
)


def deal(draft: Draft) -> None:
    """Rules rummy.deal.eleven, rummy.deal.flip, rummy.turn.begins: gather, shuffle, deal, flip, begin."""
    _gather(draft)
    draft.hand += 1
    draft.tell(Dealt(draft.dealer, draft.hand, CARDS_EACH))
    _hand_out(draft)
    card = draft.stock[-1]
    draft.stock, draft.pile = draft.stock[:-1], (card,)
    draft.tell(Flipped(card), Moved(draft.pile, STOCK, PILE))
    begin_turn(draft, left_of(draft.dealer))


def _gather(draft: Draft) -> None:
    """Rule rummy.deck: all cards, face down; what was said in the last hand is forgotten."""
    lying = zones(draft.state())
    draft.tell(*(Moved(cards, zone, STOCK) for zone, cards in lying.items() if cards and zone != STOCK))
    draft.stock, draft.rng = draft.rng.shuffled(deck(DECKS))
    draft.pile, draft.melds, draft.taken = (), [], None
    draft.hands, draft.known = [()] * SEATS, [()] * SEATS
    draft.sitting_out, draft.refills, draft.turns = (), 0, 0
    draft.tell(Shuffled(STOCK))


def _hand_out(draft: Draft) -> None:
    """Card by card, from the left of the dealer round."""
    seat = draft.dealer
    for _ in range(CARDS_EACH * SEATS):
        seat = left_of(seat)
        draft.gain(seat, from_stock(draft), STOCK, openly=False)


def from_stock(draft: Draft) -> Card:
    """The top card of the stock, which is no longer there."""
    card = draft.stock[-1]
    draft.stock = draft.stock[:-1]
    return card


def next_turn(draft: Draft) -> None:
    """Rules rummy.turn.order, rummy.stuck, rummy.turn.bound, rummy.stock.end: to the left, or the end."""
    if _stuck(draft):
        _stop(draft, "stuck")
    elif draft.turns == MOST_TURNS:
        _stop(draft, "turns")
    elif draft.stock or refill(draft):
        begin_turn(draft, left_of(draft.turn))
    else:
        _stop(draft, "stock")


def begin_turn(draft: Draft, seat: Seat) -> None:
    """Rule rummy.buy.each: the discard on top is for sale, if the stock can pay for it."""
    draft.turn, draft.phase, draft.taken = seat, Phase.DRAW, None
    draft.turns += 1
    draft.tell(TurnBegan(seat, len(draft.stock)))
    able = payable(len(draft.stock), len(draft.pile), draft.refills)
    draft.window = opened(able_buyers(draft.state()) if able else (), draft.sitting_out)


def _stuck(draft: Draft) -> bool:
    """Rule rummy.stuck: everybody has laid down, and no card that is not on the table fits a meld."""
    state = draft.state()
    if not all(has_laid_down(state, Seat(seat)) for seat in range(SEATS)):
        return False
    lying = {card for meld in draft.melds for card in meld.cards}
    loose = [card for card in deck(DECKS) if card not in lying]
    return not any(fitting_places(meld, card) for meld in draft.melds for card in loose)


def refill(draft: Draft) -> bool:
    """Rules rummy.stock.refill, rummy.stock.end: all discards but the top one become the stock, if they may."""
    if draft.refills == MOST_REFILLS or len(draft.pile) < 2:
        return False
    moved, draft.pile = draft.pile[:-1], draft.pile[-1:]
    draft.stock, draft.rng = draft.rng.shuffled(moved)
    draft.refills += 1
    draft.tell(Refilled(draft.refills, len(moved)), Moved(moved, PILE, STOCK), Shuffled(STOCK))
    return True


def _stop(draft: Draft, reason: str) -> None:
    draft.tell(HandStopped(draft.hand, reason))
    end_hand(draft)


def end_hand(draft: Draft) -> None:
    """Rules rummy.score.hand, rummy.deal.passes: everybody counts; then another hand, or the end."""
    lines = [tally(hand) for hand in draft.hands]
    points = tuple(map(total, lines))
    draft.rows, draft.window = (*draft.rows, points), Window()
    sums = totals(draft.state())
    for seat in range(SEATS):
        draft.tell(HandScored(Seat(seat), draft.hand, lines[seat], points[seat], sums[seat]))
    if draft.hand == len(CONTRACTS):
        draft.phase = Phase.OVER
        draft.tell(MatchEnded(lowest(sums)))
        return
    draft.phase, draft.dealer = Phase.DEAL, left_of(draft.dealer)
