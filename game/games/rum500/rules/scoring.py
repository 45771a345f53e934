"""What a deal comes to, and who has won."""

from collections.abc import Iterable, Iterator, Sequence

from game.core.cards import Card
from game.core.tally import Line
from game.core.zones import Seat
from game.games.rum500.rules.points import hand_points, place_points
from game.games.rum500.rules.state import Meld


def tally(melds: Iterable[Meld], hand: tuple[Card, ...], seat: Seat) -> tuple[Line, ...]:
    """Rules rum.score.table, rum.score.hand: meld by meld what lies in front of `seat`, less what it holds."""
    lines = tuple(_table(melds, seat))
    return (*lines, Line("hand", hand, -hand_points(hand))) if hand else lines


def _table(melds: Iterable[Meld], seat: Seat) -> Iterator[Line]:
    for meld in melds:
        mine = [number for number, owner in enumerate(meld.owners) if owner == seat]
        if mine:
            kind = "run" if meld.low else "set"
            source = kind if meld.owner == seat else f"{kind}_laid_off"
            yield Line(source, tuple(meld.cards[number] for number in mine), _points(meld, mine))


def _points(meld: Meld, numbers: Iterable[int]) -> int:
    """Rules rum.points.card, rum.points.ace."""
    return sum(place_points(meld.cards[number], meld.low and meld.low + number) for number in numbers)


def leaders(scores: Sequence[int]) -> tuple[Seat, ...]:
    """Rule rum.end.highest: all seats with the highest total."""
    best = max(scores)
    return tuple(Seat(seat) for seat, score in enumerate(scores) if score == best)


def settlement(scores: Sequence[int]) -> tuple[tuple[Seat, Seat, int], ...]:
    """Rule rum.end.settle: who pays which winner how much."""
    winners = leaders(scores)
    payers = [Seat(seat) for seat in range(len(scores)) if Seat(seat) not in winners]
    return tuple((payer, winner, scores[winner] - scores[payer]) for winner in winners for payer in payers)
