"""What a deal would come to: for scenes that show it before it happens, and for bots that weigh it. From views."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from game.core.cards import HIDDEN, Card
from game.core.french import deck
from game.core.tally import Line, total
from game.core.zones import Seat
from game.games.rum500.rules import deeds, law
from game.games.rum500.rules.actions import LayDown, LayOff, Take
from game.games.rum500.rules.arrangement import arrange
from game.games.rum500.rules.points import IN_HAND, hand_points, meld_points, place_points
from game.games.rum500.rules.scoring import tally
from game.games.rum500.rules.state import Meld, State, zones


@dataclass(frozen=True, slots=True)
class Projection:
    """What a seat's deal would come to if it ended now, as far as the view tells."""

    table: int
    hand: int
    """Points of the cards in its hand that the viewer knows."""
    hidden: int
    """How many cards of the hand the viewer does not know."""
    expected: int
    """What those cost on average, going by all cards that the viewer has not seen."""

    @property
    def net(self) -> int:
        """Table minus hand, hidden cards at their average."""
        return self.table - self.hand - self.expected


def projections(view: State) -> tuple[Projection, ...]:
    """By seat, for the deal as it stands."""
    unseen = unseen_cards(view)
    average = hand_points(unseen) / max(len(unseen), 1)
    return tuple(_projection(view, Seat(seat), average) for seat in range(len(view.hands)))


def _projection(view: State, seat: Seat, average: float) -> Projection:
    known = tuple(card for card in view.hands[seat] if card != HIDDEN)
    hidden = len(view.hands[seat]) - len(known)
    return Projection(table_points(view.melds, seat), hand_points(known), hidden, round(hidden * average))


def table_points(melds: Iterable[Meld], seat: Seat) -> int:
    """Rule rum.score.table: what lies in front of `seat`."""
    return total(tally(melds, (), seat))


def unseen_cards(view: State) -> tuple[Card, ...]:
    """The cards that lie face down to the viewer: in the stock, or unknown in a hand."""
    seen = {card for cards in zones(view).values() for card in cards}
    return tuple(card for card in deck() if card not in seen)


def first_plays(view: State, card: Card) -> tuple[LayDown | LayOff, ...]:
    """Rule rum.take.use: what the seat whose turn it is could do with the pile's `card`, were it taken now."""
    taken, _ = deeds.apply(view, Take(card))
    return plays(taken)


def plays(state: State) -> tuple[LayDown | LayOff, ...]:
    """Every meld and lay-off that may be played now."""
    return tuple(each for each in law.actions(state, state.turn) if isinstance(each, (LayDown, LayOff)))


def at_best(view: State, seat: Seat) -> tuple[Line, ...]:
    """The tally of `seat` if it could play its hand as it is at its best, and the deal ended then."""
    best = arrange(view.hands[seat], view.melds)
    return (*tally(view.melds, (), seat), *play_lines(best.plays), *_left(best.rest))


def if_taken(view: State, card: Card) -> tuple[Line, ...]:
    """The same of the seat whose turn it is, had it taken the pile's `card`, which it must play first."""
    seat = view.turn
    taken, _ = deeds.apply(view, Take(card))
    play = best_first_play(taken)
    after, _ = deeds.apply(taken, play)
    best = arrange(after.hands[seat], after.melds)
    return (*tally(view.melds, (), seat), *play_lines((play, *best.plays)), *_left(best.rest))


def best_first_play(taken: State) -> LayDown | LayOff:
    """With a card that must be played: the play of it that leaves the best hand to play from."""
    return max(plays(taken), key=lambda play: gain_of(play) + _gain_after(taken, play))


def _gain_after(state: State, play: LayDown | LayOff) -> int:
    hand = tuple(card for card in state.hands[state.turn] if card not in played(play))
    return arrange(hand, table_after(state.melds, play, state.turn)).gain


def table_after(melds: Sequence[Meld], play: LayDown | LayOff, seat: Seat) -> tuple[Meld, ...]:
    """The melds on the table once `seat` has made that play."""
    if isinstance(play, LayDown):
        return (*melds, Meld(play.low, play.cards, seat, (seat,) * len(play.cards)))
    return (*melds[: play.meld], melds[play.meld].extended(play.card, play.place, seat), *melds[play.meld + 1 :])


def played(play: LayDown | LayOff) -> tuple[Card, ...]:
    """The cards of a play."""
    return play.cards if isinstance(play, LayDown) else (play.card,)


def play_points(play: LayDown | LayOff) -> int:
    """What a play scores."""
    return meld_points(play.cards, play.low) if isinstance(play, LayDown) else place_points(play.card, play.place)


def gain_of(play: LayDown | LayOff) -> int:
    """What a play scores, and what its cards no longer cost in the hand."""
    return play_points(play) + sum(IN_HAND[card] for card in played(play))


def play_lines(plays: Iterable[LayDown | LayOff]) -> Iterator[Line]:
    """A line for each play."""
    for play in plays:
        kind = "run" if (play.low if isinstance(play, LayDown) else play.place) else "set"
        source = kind if isinstance(play, LayDown) else f"{kind}_laid_off"
        yield Line(source, played(play), play_points(play))


def _left(rest: tuple[Card, ...]) -> tuple[Line, ...]:
    return tally((), rest, Seat(0))
