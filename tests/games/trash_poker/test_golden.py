"""Matches against what they were when somebody last read them, and counts of move sequences."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from game.core.cards import Card
from game.core.transcript import transcript
from game.core.zones import Seat
from game.games.trash_poker.rules import GAME
from game.games.trash_poker.rules.actions import (
    Action,
    Choose,
    Collect,
    Finish,
    Keep,
    Redraw,
    Reveal,
    Select,
    Shuffle,
    Take,
    Trash,
    TrashTop,
    Upgrade,
)
from game.games.trash_poker.rules.ranks import Area
from game.games.trash_poker.rules.state import Duty, Pending, Phase, Place, State
from tests.games.trash_poker.golden import FOLDER, MATCHES, played
from tests.games.trash_poker.perft import STARTS, canonical
from tests.perft import Moves, perft


@pytest.mark.parametrize("name", MATCHES)
def test_the_match_is_played_as_written(name: str) -> None:
    assert transcript(played(name)) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_transcript_belongs_to_a_match() -> None:
    assert {path.stem for path in FOLDER.glob("*")} == set(MATCHES)


def test_the_transcripts_show_every_kind_of_action_but_the_rarest() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt"))
    assert {kind for kind in Action.__args__ if f": {kind.__name__}" not in text} <= {Take}
    assert "MatchEnded" in text


@pytest.mark.parametrize(
    ("name", "depth", "count"),
    [("setup", 2, 4), ("draw", 3, 14), ("pot", 4, 67), ("seven", 4, 6), ("mixed", 3, 266), ("last", 3, 128)],
)
def test_the_number_of_sequences(name: str, depth: int, count: int) -> None:
    assert perft(GAME, STARTS[name], depth, canonical) == count


def _candidates(state: State) -> Iterator[Action]:
    """Anything that could be said with the cards in play."""
    away = ("box", "stack", "final_joker")
    lying = sorted(card for zone, cards in GAME.zones(state).items() if zone.name not in away for card in cards)
    yield from (Shuffle(), Keep(), TrashTop())
    yield from map(Finish, Duty)
    yield from (Reveal(Seat(seat)) for seat in range(-1, 3))
    for card in lying:
        yield from (Choose(card), Collect(card), Collect(card, trash=True), Trash(card), Take(card))
        yield from (Upgrade(area, card) for area in Area)
    yield from (Upgrade(area, None) for area in Area)
    hand = state.places[GAME.to_act(state)[0]].hand
    some = [*hand, *(card for card in lying if card not in hand)][: len(hand) + 2]
    for size in range(6):
        for cards in combinations(some, size):
            yield Redraw(cards)
            yield Select(cards)


def _may(state: State, seat: Seat, action: Action, pending: Pending) -> bool:
    """A second judge, from the rule text: whether an action serves a duty."""
    mine, others = state.places[seat], [place for owner, place in enumerate(state.places) if owner != seat]
    last = state.round == 8
    match action, pending.duty:
        case (Choose(card), Duty.CHOOSE):
            return card in mine.hand
        case (Shuffle(), Duty.SHUFFLE) | (Keep(), Duty.PLACE):
            return True
        case (Redraw(cards), Duty.REDRAW | Duty.THREES):
            return set(cards) <= set(mine.hand) and len(cards) <= pending.most
        case (Select(cards), Duty.SELECT):
            return set(cards) <= set(mine.hand) and len(cards) == min(5, len(mine.hand))
        case (Collect(card, trash), Duty.COLLECT):
            return (last or not trash) and (card in state.jokers or any(card in each.pot for each in others))
        case (Reveal(owner), Duty.REVEAL):
            there = 0 <= owner < len(state.places) and owner != seat
            return there and bool(state.places[owner].draw_pile + state.places[owner].discard_pile)
        case (Trash() | TrashTop() | Upgrade(), _):
            return _may_throw_away(state, mine, action, pending)
        case (Finish(duty), _):
            must = (Duty.CHOOSE, Duty.REDRAW, Duty.THREES, Duty.SELECT, Duty.COLLECT, Duty.PLACE)
            return duty is pending.duty and duty not in must and pending.least == 0
    return False


def _may_throw_away(state: State, mine: Place, action: Action, pending: Pending) -> bool:
    match action, pending.duty:
        case (Trash(card), _):
            where: dict[Duty, tuple[Card, ...]] = {
                Duty.PLACE: state.turned, Duty.TRASH: mine.discard_pile, Duty.POT: mine.pot,
                Duty.CLEANUP: mine.discard_pile,
            }  # fmt: skip
            return card in where.get(pending.duty, ())
        case (TrashTop(), Duty.TRASH):
            return bool(mine.draw_pile)
        case (Upgrade(area, card), Duty.UPGRADE):
            full = area in (Area.HEARTS_DIAMONDS, Area.SPADES_CLUBS) and mine.areas[area] != ()
            return not full and (card in mine.discard_pile if card is not None else bool(mine.draw_pile))
    return False


def _lawful(state: State, action: Action) -> bool:
    seat = GAME.to_act(state)[0]
    queue = state.pending[seat]
    free = state.phase is Phase.COLLECT and not queue[0].begun
    return any(_may(state, seat, action, each) for each in (queue if free else queue[:1]))


def _those(judge: object) -> Moves:
    """Of all candidates those that a judge allows."""

    def moves(state: State) -> list[Action]:
        running = bool(GAME.to_act(state))
        return [each for each in _candidates(state) if judge(state, each)] if running else []  # type: ignore[operator]

    return moves


@pytest.mark.parametrize(
    ("name", "depth"), [("setup", 2), ("draw", 3), ("pot", 3), ("seven", 4), ("mixed", 3), ("last", 2)]
)
def test_every_candidate_is_judged_alike(name: str, depth: int) -> None:
    start = STARTS[name]
    counts = [
        perft(GAME, start, depth, canonical),
        perft(GAME, start, depth, _those(lambda state, each: GAME.refuse(state, GAME.to_act(state)[0], each) is None)),
        perft(GAME, start, depth, _those(_lawful)),
    ]
    assert counts == [counts[0]] * 3
    assert counts[0] > 0
