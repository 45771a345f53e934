"""Hands are revealed, compared and paid."""

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from game.core.cards import Card
from game.core.tally import Line
from game.core.zones import Seat
from game.games.trash_poker.rules.achievements import Moment
from game.games.trash_poker.rules.achieving import award
from game.games.trash_poker.rules.backing import backing
from game.games.trash_poker.rules.cards import best_rank
from game.games.trash_poker.rules.draft import Draft
from game.games.trash_poker.rules.events import HousesRolled, Ranked, Revealed, TopsRevealed
from game.games.trash_poker.rules.house import throw
from game.games.trash_poker.rules.options import LAST_FIRST, MOST_TOPS, PLACES, ROUNDS, TILES
from game.games.trash_poker.rules.reading import Reading, best_stars, evaluate, step_chips
from game.games.trash_poker.rules.stars import fits
from game.games.trash_poker.rules.state import Duty, Pending, Phase, at


def reveal(draft: Draft) -> None:
    """Rules trash.reveal, trash.draw.hidden: what was hidden while drawing lies open; then houses roll."""
    for seat in draft.players:
        draft.move(draft.places[seat].redrawn, at("redrawn", seat), at("discard_pile", seat))
        reading = _read(draft, seat)
        hand, flush = reading.hand, bool(reading.flush)
        draft.tell(Revealed(seat, draft.places[seat].played, hand, flush, reading.tally, reading.points))
        draft.points[seat] = reading.points
        draft.mark(seat, lay=(), drew=0)
    draft.begin(Phase.ROLL)
    for seat in draft.seats:
        if draft.places[seat].house:
            draft.ask(seat, Pending(Duty.ROLL, least=1))


def compare(draft: Draft) -> None:
    """Rules trash.place.points, trash.chips.place: the hands are compared and paid."""
    readings = {seat: _read(draft, seat) for seat in draft.players}
    for seat in draft.players:
        draft.mark(seat, stars=())
    draft.begin(Phase.SCORE)
    _rank(draft, readings)
    _pay(draft, readings)
    draft.mark(draft.order[0], firsts=draft.places[draft.order[0]].firsts + 1)
    award(draft, Moment.GAME, readings)
    _ask_takers(draft, readings)


def _read(draft: Draft, seat: Seat) -> Reading:
    place = draft.places[seat]
    behind = backing(place.upgrades, place.trash)
    stars = place.stars if fits(place.played, place.stars) else best_stars(place.played, behind)
    return evaluate(place.played, stars, behind)


def _rank(draft: Draft, readings: Mapping[Seat, Reading]) -> None:
    """Rules trash.place.points, trash.tie.reveal, trash.house.ties, trash.easier.ties: the placement of the round."""

    def strength(seat: Seat) -> tuple[Any, ...]:
        points, *rest = readings[seat].key if seat in readings else (draft.points[seat],)
        return points, (seat in readings) is draft.options.players_win_ties, rest

    order: list[Seat] = []
    better = sorted(draft.seats, key=strength, reverse=True)
    for _, tied in groupby(better, key=strength):
        order += _by_chance(draft, tuple(tied), MOST_TOPS)
    draft.order = tuple(order)
    draft.tell(Ranked(draft.order))


def _by_chance(draft: Draft, tied: tuple[Seat, ...], left: int) -> list[Seat]:
    """Rules trash.tie.reveal, trash.houses.tie, trash.tie.bound: seats that tie, the better placed first.

    They are all houses or all players.
    """
    if len(tied) == 1 or left == 0:
        return sorted(tied)
    height = (_roll_again if draft.places[tied[0]].house else _reveal_tops)(draft, tuple(sorted(tied)))
    better = sorted(tied, key=lambda seat: height[seat], reverse=True)
    groups = (tuple(group) for _, group in groupby(better, key=lambda seat: height[seat]))
    return [seat for group in groups for seat in _by_chance(draft, group, left - 1)]


def _reveal_tops(draft: Draft, tied: tuple[Seat, ...]) -> dict[Seat, int]:
    """Rule trash.tie.best: how high the tops of their draw piles are."""
    shown = {seat: _top(draft, seat) for seat in tied}
    draft.tell(TopsRevealed(tied, tuple(card for card in shown.values() if card is not None)))
    return {seat: 0 if card is None else best_rank(card) for seat, card in shown.items()}


def _roll_again(draft: Draft, tied: tuple[Seat, ...]) -> dict[Seat, int]:
    """Rule trash.houses.tie."""
    dice = tuple(throw(draft) for _ in tied)
    draft.tell(HousesRolled(tied, dice))
    return dict(zip(tied, dice, strict=True))


def _top(draft: Draft, seat: Seat) -> Card | None:
    """Rule trash.tie.discard: the top of a draw pile, which goes onto the discard pile; None without any card."""
    if not draft.must_refill(seat):
        return None
    card = draft.places[seat].draw_pile[-1]
    draft.move((card,), at("draw_pile", seat), at("discard_pile", seat))
    return card


def _pay(draft: Draft, readings: Mapping[Seat, Reading]) -> None:
    """Rules trash.chips.place, trash.house.places, trash.bonus.hand, trash.tile.place, trash.last.first."""
    seats = len(draft.places)
    for number, seat in enumerate(draft.order):
        lines = [Line("place", (), PLACES[seats][number]), *_bonus(draft, seat, readings)]
        if number == 0 and draft.round == ROUNDS:
            lines.append(Line("last_first", (), LAST_FIRST))
        for line in lines:
            if line.points:
                draft.gain(seat, line)
        if number < TILES[seats]:
            draft.activate(seat)


def _bonus(draft: Draft, seat: Seat, readings: Mapping[Seat, Reading]) -> tuple[Line, ...]:
    """Rules trash.bonus.points, trash.house.no_bonus, trash.harder.bonus."""
    if seat in readings:
        return readings[seat].chips
    return (Line("rank_points", (), step_chips(draft.points[seat])),) if draft.options.house_bonus else ()


def _ask_takers(draft: Draft, readings: Mapping[Seat, Reading]) -> None:
    """Rule trash.lasting.take: who may put a card of a Trash on the own discard pile, once for each such joker."""
    for seat in readings:
        place = draft.places[seat]
        takes = backing(place.upgrades, place.trash).takes
        times = sum(effect.hand is readings[seat].hand for _, effect in takes)
        if times:
            draft.ask(seat, Pending(Duty.TAKE, times))
