"""Whole stretches of matches against what they were when somebody last read them, and counts of move sequences."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from game.core.cards import Card
from game.core.french import notation
from game.core.transcript import transcript
from game.core.zones import TABLE, Seat
from game.games.contract_rummy.rules import GAME
from game.games.contract_rummy.rules.actions import (
    Action,
    Allow,
    Ask,
    Cancel,
    CloseWindow,
    Deal,
    Deny,
    Discard,
    Draw,
    Group,
    LayDown,
    LayOff,
    PutBack,
    SitIn,
    SitOut,
    Take,
    Waive,
)
from game.games.contract_rummy.rules.state import Meld, Phase, State
from tests.games.contract_rummy.golden import FOLDER, MATCHES, played
from tests.games.contract_rummy.perft import STARTS, canonical
from tests.perft import Moves, perft

LINE = "A23456789TJQKA"
CONTRACTS = ((2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2))
"""Sets and runs, hand by hand, from the rule text."""
Judge = Callable[[State, Seat, Action], bool]


@pytest.mark.parametrize("name", MATCHES)
def test_the_match_is_played_as_written(name: str) -> None:
    assert transcript(played(name)) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_transcript_belongs_to_a_match() -> None:
    assert {path.stem for path in FOLDER.glob("*")} == set(MATCHES)


def test_the_transcripts_show_every_kind_of_action() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt"))
    missing = [kind.__name__ for kind in Action.__args__ if f": {kind.__name__}" not in text]
    assert missing == []


COUNTS = [
    ("buying", 5, 1483),
    ("short", 5, 1413),
    ("sets", 5, 2827),
    ("runs", 5, 7311),
    ("table", 6, 6760),
    ("six", 4, 2110),
    ("deal", 4, 2186),
]


@pytest.mark.parametrize(("name", "depth", "count"), COUNTS)
def test_the_number_of_sequences(name: str, depth: int, count: int) -> None:
    assert perft(GAME, STARTS[name], depth, canonical) == count


def _candidates(state: State) -> Iterator[tuple[Seat, Action]]:
    """Anything that could be said with the cards in play, by anybody; of lay-downs those of the cards in hand."""
    lying = sorted(card for cards in GAME.zones(state).values() for card in cards)
    plain = (Deal(), Draw(), Take(), PutBack(), Ask(), Cancel(), Waive(), SitOut(), SitIn(), Allow(), Deny())
    for seat in (*map(Seat, range(4)), TABLE):
        yield from ((seat, action) for action in (*plain, CloseWindow()))
        yield from ((seat, Discard(card)) for card in lying)
        yield from (
            (seat, LayOff(card, meld, place))
            for card in lying
            for meld in range(-1, len(state.melds) + 1)
            for place in range(15)
        )
    yield from ((state.turn, action) for action in _lay_downs(state))


def _lay_downs(state: State) -> Iterator[LayDown]:
    """All groups of three or more cards of the hand, as melds, two or three at a time."""
    hand = sorted(state.hands[state.turn])
    groups = [some for size in range(3, len(hand) + 1) for some in combinations(hand, size)]
    melds = [Group(some, low) for some in groups for low in range(15) if _is_meld(some, low)]
    yield from (LayDown(chosen) for size in (1, 2, 3) for chosen in combinations(melds, size))


def _is_meld(cards: tuple[Card, ...], low: int) -> bool:
    names = [notation(card).rstrip("'").replace("10", "T") for card in cards]
    ranks, suits = [name[0] for name in names], {name[1] for name in names}
    if low == 0:
        return len(cards) >= 3 and len(set(ranks)) == 1
    return len(cards) >= 4 and len(suits) == 1 and sorted(LINE[low - 1 : low - 1 + len(cards)]) == sorted(ranks)


def _lawful(state: State, seat: Seat, action: Action) -> bool:
    """A second judge, from the rule text."""
    if isinstance(action, (Ask, Cancel, Waive, SitOut, SitIn, CloseWindow)):
        return _may_say(state, seat, action)
    if seat != state.turn or isinstance(action, Deal):
        return False
    hand, drawn, asked = state.hands[seat], state.phase in (Phase.TOOK, Phase.PLAY), bool(state.window.requests)
    match action:
        case Draw():
            return not drawn and (asked or not state.window.buyers)
        case Take():
            return not drawn and bool(state.pile)
        case Allow() | Deny():
            return not drawn and asked
        case PutBack():
            return state.phase is Phase.TOOK
        case Discard(card):
            return drawn and card in hand and (card != state.taken or hand == (card,))
        case LayDown(melds):
            return drawn and _is_contract(state, melds)
        case LayOff(card, meld, place):
            known = drawn and card in hand and meld in range(len(state.melds)) and _is_down(state, seat)
            return known and _joins(state.melds[meld], card, place)


def _is_down(state: State, seat: Seat) -> bool:
    return seat in {meld.owner for meld in state.melds}


def _is_contract(state: State, melds: tuple[Group, ...]) -> bool:
    cards = [card for meld in melds for card in meld.cards]
    sets = sum(not meld.low for meld in melds)
    whole = state.hand < 6 or sorted(cards) == sorted(state.hands[state.turn])
    right = (sets, len(melds) - sets) == CONTRACTS[state.hand - 1] and all(_is_meld(*_both(meld)) for meld in melds)
    return right and whole and len(set(cards)) == len(cards) and not _is_down(state, state.turn)


def _both(meld: Group) -> tuple[tuple[Card, ...], int]:
    return meld.cards, meld.low


def _joins(meld: Meld, card: Card, place: int) -> bool:
    if not meld.low or not place:
        return place == meld.low and _is_meld((*meld.cards, card), 0)
    return place in (meld.low - 1, meld.low + len(meld.cards)) and _is_meld((*meld.cards, card), min(place, meld.low))


def _may_say(state: State, seat: Seat, action: Action) -> bool:
    window, before = state.window, state.phase is Phase.DRAW
    said = seat in window.requests or seat in window.waived
    match action:
        case CloseWindow():
            return seat == TABLE and bool(window.buyers)
        case SitIn():
            return seat in state.sitting_out
        case Cancel():
            return before and seat in window.requests
        case Ask():
            return seat in window.buyers and seat not in window.requests and seat not in window.cancelled
        case SitOut():
            return seat in window.buyers and not said
    next_waits = seat == state.turn and bool(window.buyers) and not window.requests
    return (seat in window.buyers or next_waits) and not said


def _those(judge: Judge) -> Moves:
    """Of all candidates those that a judge allows, while the hand goes on."""

    def moves(state: State) -> list[tuple[Seat, Action]]:
        if state.phase in (Phase.DEAL, Phase.OVER):
            return []
        return [(seat, action) for seat, action in _candidates(state) if judge(state, seat, action)]

    return moves


@pytest.mark.parametrize(
    ("name", "depth"), [("buying", 3), ("short", 3), ("sets", 3), ("runs", 3), ("table", 3), ("six", 2), ("deal", 1)]
)
def test_every_candidate_is_judged_alike(name: str, depth: int) -> None:
    start = STARTS[name]
    ours = perft(GAME, start, depth, _those(lambda state, seat, action: GAME.refuse(state, seat, action) is None))
    assert ours == perft(GAME, start, depth, _those(_lawful))
    assert ours >= perft(GAME, start, depth, canonical) > 0
