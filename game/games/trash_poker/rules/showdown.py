"""Hands are revealed, compared and paid."""

from collections.abc import Sequence
from itertools import groupby

from game.core.cards import Card
from game.core.tally import Line
from game.core.zones import Seat
from game.games.trash_poker.rules.backing import backing
from game.games.trash_poker.rules.cards import best_rank
from game.games.trash_poker.rules.draft import Draft
from game.games.trash_poker.rules.events import Ranked, Revealed, TopsRevealed
from game.games.trash_poker.rules.options import LAST_FIRST, MOST_TOPS, PLACES, ROUNDS, TILES
from game.games.trash_poker.rules.reading import Reading, best_stars, evaluate
from game.games.trash_poker.rules.stars import fits
from game.games.trash_poker.rules.state import Duty, Pending, Phase, at


def reveal(draft: Draft) -> None:
    """Rules trash.reveal, trash.draw.hidden: what was hidden while drawing lies open, and the hands are compared."""
    readings = []
    for seat in draft.seats:
        draft.move(draft.places[seat].redrawn, at("redrawn", seat), at("discard_pile", seat))
        reading = _read(draft, seat)
        hand, flush = reading.hand, bool(reading.flush)
        draft.tell(Revealed(seat, draft.places[seat].played, hand, flush, reading.tally, reading.points))
        draft.points[seat] = reading.points
        draft.mark(seat, lay=(), drew=0, stars=())
        readings.append(reading)
    draft.begin(Phase.SCORE)
    _rank(draft, readings)
    _pay(draft, readings)
    _ask_takers(draft, readings)


def _read(draft: Draft, seat: Seat) -> Reading:
    place = draft.places[seat]
    behind = backing(place.upgrades, place.trash)
    stars = place.stars if fits(place.played, place.stars) else best_stars(place.played, behind)
    return evaluate(place.played, stars, behind)


def _rank(draft: Draft, readings: Sequence[Reading]) -> None:
    """Rules trash.place.points, trash.tie.reveal: the placement of the round."""
    order: list[Seat] = []
    better = sorted(draft.seats, key=lambda seat: readings[seat].key, reverse=True)
    for _, tied in groupby(better, key=lambda seat: readings[seat].key):
        order += _by_tops(draft, tuple(tied), MOST_TOPS)
    draft.order = tuple(order)
    draft.tell(Ranked(draft.order))


def _by_tops(draft: Draft, tied: tuple[Seat, ...], left: int) -> list[Seat]:
    """Rules trash.tie.reveal, trash.tie.bound: seats that tie, the better placed first."""
    if len(tied) == 1 or left == 0:
        return sorted(tied)
    shown = {seat: _top(draft, seat) for seat in sorted(tied)}
    draft.tell(TopsRevealed(tuple(shown), tuple(card for card in shown.values() if card is not None)))
    height = {seat: 0 if card is None else best_rank(card) for seat, card in shown.items()}
    better = sorted(tied, key=lambda seat: height[seat], reverse=True)
    groups = (tuple(group) for _, group in groupby(better, key=lambda seat: height[seat]))
    return [seat for group in groups for seat in _by_tops(draft, group, left - 1)]


def _top(draft: Draft, seat: Seat) -> Card | None:
    """Rule trash.tie.discard: the top of a draw pile, which goes onto the discard pile; None without any card."""
    if not draft.must_refill(seat):
        return None
    card = draft.places[seat].draw_pile[-1]
    draft.move((card,), at("draw_pile", seat), at("discard_pile", seat))
    return card


def _pay(draft: Draft, readings: Sequence[Reading]) -> None:
    """Rules trash.chips.place, trash.bonus.hand, trash.bonus.points, trash.tile.place, trash.last.first."""
    seats = len(draft.places)
    for number, seat in enumerate(draft.order):
        lines = [Line("place", (), PLACES[seats][number]), *readings[seat].chips]
        if number == 0 and draft.round == ROUNDS:
            lines.append(Line("last_first", (), LAST_FIRST))
        for line in lines:
            if line.points:
                draft.gain(seat, line)
        if number < TILES[seats]:
            draft.activate(seat)


def _ask_takers(draft: Draft, readings: Sequence[Reading]) -> None:
    """Rule trash.lasting.take: who may put a card of a Trash on the own discard pile, once for each such joker."""
    for seat in draft.seats:
        place = draft.places[seat]
        takes = backing(place.upgrades, place.trash).takes
        times = sum(effect.hand is readings[seat].hand for _, effect in takes)
        if times:
            draft.ask(seat, Pending(Duty.TAKE, times))
