"""How deals and turns begin and end, and with them the match."""

from game.core.events import MatchEnded, Moved, Shuffled
from game.core.french import deck
from game.core.tally import total
from game.core.zones import Seat
from game.games.rum500.rules.draft import Draft
from game.games.rum500.rules.events import DealScored, Dealt, Flipped, PlayedOn, Settled, TurnBegan
from game.games.rum500.rules.options import CARDS_EACH, CARDS_EACH_OF_TWO, MOST_DEALS
from game.games.rum500.rules.scoring import leaders, settlement, tally
from game.games.rum500.rules.state import PILE, STOCK, Phase, hand_zone, zones


def deal(draft: Draft) -> None:
    """Rules rum.deal.seven, rum.deal.thirteen, rum.deal.flip, rum.turn.begins: gather, shuffle, deal, flip, begin."""
    _gather(draft)
    draft.deal += 1
    count = CARDS_EACH_OF_TWO if len(draft.scores) == 2 else CARDS_EACH
    draft.tell(Dealt(draft.dealer, draft.deal, count))
    _hand_out(draft, count)
    card = draft.stock[-1]
    draft.stock, draft.pile = draft.stock[:-1], (card,)
    draft.tell(Flipped(card), Moved(draft.pile, STOCK, PILE))
    _begin_turn(draft, _left_of(draft, draft.dealer))


def _gather(draft: Draft) -> None:
    """Rules rum.deck, rum.deal.stock: all cards, face down."""
    lying = zones(draft.state())
    draft.tell(*(Moved(cards, zone, STOCK) for zone, cards in lying.items() if cards and zone != STOCK))
    draft.stock, draft.rng = draft.rng.shuffled(deck())
    draft.pile, draft.melds = (), []
    draft.hands, draft.known = [()] * len(draft.hands), [()] * len(draft.hands)
    draft.tell(Shuffled(STOCK))


def _hand_out(draft: Draft, count: int) -> None:
    """Card by card, from the left of the dealer round."""
    seats = len(draft.hands)
    dealt, draft.stock = draft.stock[: -count * seats - 1 : -1], draft.stock[: -count * seats]
    for number, card in enumerate(dealt, draft.dealer + 1):
        draft.tell(Moved((card,), STOCK, hand_zone(Seat(number % seats))))
    for place in range(seats):
        draft.hands[(draft.dealer + 1 + place) % seats] = dealt[place::seats]


def _left_of(draft: Draft, seat: Seat) -> Seat:
    return Seat((seat + 1) % len(draft.hands))


def next_turn(draft: Draft) -> None:
    """Rule rum.turn.order: to the left."""
    _begin_turn(draft, _left_of(draft, draft.turn))


def _begin_turn(draft: Draft, seat: Seat) -> None:
    draft.turn, draft.phase, draft.took_back = seat, Phase.DRAW, False
    draft.tell(TurnBegan(seat, len(draft.stock)))


def end_deal(draft: Draft) -> None:
    """Rules rum.score.net, rum.score.negative, rum.deal.passes: everybody counts; then another deal, or the end."""
    for seat, hand in enumerate(draft.hands):
        lines = tally(draft.melds, hand, Seat(seat))
        draft.scores[seat] += total(lines)
        draft.tell(DealScored(Seat(seat), draft.deal, lines, total(lines), draft.scores[seat]))
    if _decided(draft):
        _end(draft)
        return
    draft.phase, draft.dealer = Phase.DEAL, _left_of(draft, draft.dealer)


def _decided(draft: Draft) -> bool:
    """Rules rum.goal, rum.end.target, rum.end.highest, rum.end.tie, rum.end.bound."""
    best, ahead = max(draft.scores), leaders(draft.scores)
    if draft.deal == MOST_DEALS:
        return True
    if best >= draft.options.target and len(ahead) > 1:
        draft.tell(PlayedOn(ahead, best))
    return best >= draft.options.target and len(ahead) == 1


def _end(draft: Draft) -> None:
    """Rule rum.end.settle."""
    draft.phase = Phase.OVER
    draft.tell(*(Settled(payer, winner, amount) for payer, winner, amount in settlement(draft.scores)))
    draft.tell(MatchEnded(leaders(draft.scores)))
