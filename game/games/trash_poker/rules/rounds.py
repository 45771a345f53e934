"""How a match and its rounds begin, go from step to step, and end."""

from collections.abc import Callable

from game.core.events import MatchEnded
from game.core.tally import Line, total
from game.core.zones import Seat
from game.games.trash_poker.rules.achievements import Moment
from game.games.trash_poker.rules.achieving import award
from game.games.trash_poker.rules.cards import symbols
from game.games.trash_poker.rules.draft import Draft
from game.games.trash_poker.rules.duties import collectible, idle
from game.games.trash_poker.rules.ending import holdings, winners
from game.games.trash_poker.rules.events import (
    Drew,
    FinalScored,
    JokerKept,
    LastRoundBegan,
    NothingToCollect,
    PotDiscarded,
    PotRevealed,
    RoundBegan,
)
from game.games.trash_poker.rules.final import final_scoring
from game.games.trash_poker.rules.house import house_pot, move_markers
from game.games.trash_poker.rules.options import CLEANUP, DRAWN, REDRAWN, ROUNDS, ROUNDS_WITH_TWO
from game.games.trash_poker.rules.ranks import PLAYED, THREE, Area
from game.games.trash_poker.rules.setup import next_drafter
from game.games.trash_poker.rules.showdown import compare, reveal
from game.games.trash_poker.rules.state import BOX, JOKERS, STACK, Duty, Pending, Phase, at


def go_on(draft: Draft) -> None:
    """Drops what cannot be done any more; while nobody has anything left to do, enters the next step."""
    award(draft, Moment.GAME)
    for seat in draft.seats:
        _tidy(draft, seat)
    while draft.phase is not Phase.OVER and not any(draft.pending):
        _NEXT[draft.phase](draft)
        for seat in draft.seats:
            _tidy(draft, seat)


def _tidy(draft: Draft, seat: Seat) -> None:
    """Rule trash.pot.rest: also lays the rest of a pot on the discard pile when no more of it is to be trashed."""
    while True:
        queue, place = draft.pending[seat], draft.places[seat]
        if draft.phase is Phase.CLEAN and place.pot and (not queue or queue[0].duty is not Duty.POT):
            draft.tell(PotDiscarded(seat, place.pot))
            draft.move(place.pot, at("pot", seat), at("discard_pile", seat))
        elif queue and idle(draft, seat, queue[0]):
            draft.pending[seat] = queue[1:]
        else:
            return


def _keep_jokers(draft: Draft) -> None:
    """Rules trash.setup.choose, trash.setup.box: the chosen joker lies open, the other is out of the game."""
    for seat in draft.players:
        for joker in draft.places[seat].played:
            draft.tell(JokerKept(seat, joker))
        draft.move(draft.places[seat].played, at("played", seat), at("discard_pile", seat))
        draft.move(draft.places[seat].hand, at("hand", seat), BOX)
    _begin_round(draft)


def jokers_in(players: int, round: int) -> int:
    """Rules trash.setup.stacks, trash.solo.stacks: how many jokers lie in the pot of a round, 1 to 8.

    Houses do not count as players.
    """
    if round == ROUNDS:
        return 0
    return 2 if round <= ROUNDS_WITH_TWO[players] else 1


def _begin_round(draft: Draft) -> None:
    """Rules trash.round.jokers, trash.place.order, trash.last.round, trash.last.shuffle."""
    draft.round += 1
    draft.order, draft.points = (), [0] * len(draft.places)
    count = jokers_in(len(draft.players), draft.round)
    jokers = draft.stack[::-1][:count]
    draft.tell(RoundBegan(draft.round, jokers))
    draft.move(jokers, STACK, JOKERS)
    if draft.round < ROUNDS:
        _draw(draft)
        return
    draft.tell(LastRoundBegan())
    draft.begin(Phase.SHUFFLE)
    for seat in draft.players:
        draft.ask(seat, Pending(Duty.SHUFFLE))


def _draw(draft: Draft) -> None:
    """Rules trash.draw.seven, trash.upgrade.draw, trash.redraw.five, trash.threes.none, trash.select.five."""
    for seat in draft.players:
        cards = draft.draw(seat, DRAWN, draft.places[seat].upgrades[Area.DRAW])
        draft.tell(Drew(seat, cards))
        draft.mark(seat, lay=draft.places[seat].discard_pile, drew=len(cards))
    draft.begin(Phase.DRAW)
    for seat in draft.players:
        place = draft.places[seat]
        most, threes = REDRAWN + place.upgrades[Area.DRAW], symbols(place.trash, THREE)
        steps = (Pending(Duty.REDRAW, most), Pending(Duty.THREES, threes), Pending(Duty.SELECT, PLAYED, least=1))
        draft.ask(seat, *(step for step in steps if step.most))


def _show_pots(draft: Draft) -> None:
    """Rules trash.play.discard, trash.select.pot, trash.pot.reveal, trash.collect.order."""
    draft.begin(Phase.COLLECT)
    for seat in draft.seats:
        draft.move(draft.places[seat].played, at("played", seat), at("discard_pile", seat))
    for seat in draft.seats:
        house = draft.places[seat].house
        pot, source = house_pot(draft, seat) if house else (draft.places[seat].hand, at("hand", seat))
        draft.move(pot, source, at("pot", seat))
        draft.tell(PotRevealed(seat, pot))
    draft.collecting = draft.order[::-1]
    _call_collector(draft)


def _next_collector(draft: Draft) -> None:
    draft.collecting = draft.collecting[1:]
    _call_collector(draft)


def _call_collector(draft: Draft) -> None:
    """Rules trash.collect.one, trash.collect.must: whoever can take a card does, then the next-higher seat."""
    if not draft.collecting:
        _clean(draft)
        return
    seat = draft.collecting[0]
    if collectible(draft, seat):
        draft.ask(seat, Pending(Duty.REMOVE if draft.places[seat].house else Duty.COLLECT, least=1))
    else:
        draft.tell(NothingToCollect(seat))


def _clean(draft: Draft) -> None:
    """Rules trash.pot.jokers, trash.pot.rest, trash.pot.limit, trash.cleanup.trash, trash.upgrade.cleanup,
    trash.tile.shuffle."""
    draft.begin(Phase.CLEAN)
    draft.move(draft.jokers, JOKERS, BOX)
    move_markers(draft)
    for seat in draft.players:
        place = draft.places[seat]
        limit = draft.options.pot_trash
        pot = len(place.pot) if limit is None else min(limit, len(place.pot))
        steps = (Pending(Duty.POT, pot), Pending(Duty.CLEANUP, CLEANUP + place.upgrades[Area.CLEANUP]))
        tile = (Pending(Duty.SHUFFLE),) if place.tile and draft.round < ROUNDS else ()
        draft.ask(seat, *steps, *tile)


def _end_round(draft: Draft) -> None:
    """Rule trash.round.eight."""
    if draft.round < ROUNDS:
        _begin_round(draft)
    else:
        _end(draft)


def _end(draft: Draft) -> None:
    """Rules trash.score.deck, trash.end.over."""
    draft.begin(Phase.OVER)
    tallies = final_scoring(holdings(draft.places))
    for seat, tally in zip(draft.seats, tallies, strict=True):
        _score(draft, seat, tally)
    award(draft, Moment.END)
    draft.tell(MatchEnded(winners(draft.places, draft.options)))


def _score(draft: Draft, seat: Seat, tally: tuple[Line, ...]) -> None:
    chips = draft.places[seat].chips + total(tally)
    draft.mark(seat, chips=chips)
    draft.tell(FinalScored(seat, tally, total(tally), chips))


_NEXT: dict[Phase, Callable[[Draft], None]] = {
    Phase.DRAFT: next_drafter,
    Phase.CHOOSE: _keep_jokers,
    Phase.SHUFFLE: _draw,
    Phase.DRAW: reveal,
    Phase.ROLL: compare,
    Phase.SCORE: _show_pots,
    Phase.COLLECT: _next_collector,
    Phase.CLEAN: _end_round,
}
