"""How achievements are fulfilled in the course of a match, and vows are broken."""

from collections.abc import Mapping

from game.core.zones import Seat
from game.games.trash_poker.rules.achievements import ACHIEVEMENTS, PRIZES, Moment, Vow, met
from game.games.trash_poker.rules.draft import Draft
from game.games.trash_poker.rules.events import AchievementFulfilled, VowBroken
from game.games.trash_poker.rules.reading import Reading
from game.games.trash_poker.rules.state import PRIZES as PRIZE_ZONE
from game.games.trash_poker.rules.state import at


def award(draft: Draft, moment: Moment, readings: Mapping[Seat, Reading] | None = None) -> None:
    """Rules trash.achieve.one, trash.achieve.once, trash.achieve.house: what players have fulfilled at this moment.

    One each in a match; if several fulfil the same at once, it is for the best placed.
    """
    if not draft.options.achievements:
        return
    for seat in sorted(draft.players, key=lambda seat: draft.order.index(seat) if draft.order else seat):
        reading = readings.get(seat) if readings else None
        fulfilled = (each for each in draft.options.achievements if _fulfils(draft, seat, each, moment, reading))
        number = None if draft.places[seat].achieved is not None else next(fulfilled, None)
        if number is not None:
            _give(draft, seat, number)


def _fulfils(draft: Draft, seat: Seat, number: int, moment: Moment, reading: Reading | None) -> bool:
    """Rules trash.achieve.all, trash.achieve.attempt, trash.achieve.vow."""
    row, place = ACHIEVEMENTS[number], draft.places[seat]
    if row.moment is not moment or any(each.achieved == number for each in draft.places):
        return False
    if row.attempted and (draft.options.attempt(seat) != number or place.vow_broken):
        return False
    return all(met(condition, place, reading) for condition in row.conditions)


def _give(draft: Draft, seat: Seat, number: int) -> None:
    """Rules trash.achieve.game, trash.achieve.end."""
    draft.mark(seat, achieved=number)
    draft.tell(AchievementFulfilled(seat, number, PRIZES[number]))
    if ACHIEVEMENTS[number].moment is Moment.GAME:
        draft.move((PRIZES[number],), PRIZE_ZONE, at("discard_pile", seat))


def break_vow(draft: Draft, seat: Seat, vow: Vow) -> None:
    """Rule trash.achieve.vow: whoever does what they had vowed not to do may, and gives up that achievement."""
    number = draft.options.attempt(seat)
    if number is not None and ACHIEVEMENTS[number].vow is vow and not draft.places[seat].vow_broken:
        draft.mark(seat, vow_broken=True)
        draft.tell(VowBroken(seat, number))
