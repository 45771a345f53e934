"""Whole matches against what they were when somebody last read them, and counts of move sequences."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from game.core.cards import Card
from game.core.french import notation
from game.core.transcript import transcript
from game.games.rum500.rules import GAME
from game.games.rum500.rules.actions import (
    Action,
    Deal,
    Discard,
    Draw,
    EndDeal,
    LayDown,
    LayOff,
    Take,
    TakeBack,
)
from game.games.rum500.rules.state import Meld, Phase, State
from tests.games.rum500.golden import FOLDER, MATCHES, played
from tests.games.rum500.perft import STARTS, canonical
from tests.perft import Moves, perft

LINE = "A23456789TJQKA"


@pytest.mark.parametrize("name", MATCHES)
def test_the_match_is_played_as_written(name: str) -> None:
    assert transcript(played(name)) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_transcript_belongs_to_a_match() -> None:
    assert {path.stem for path in FOLDER.glob("*")} == set(MATCHES)


def test_the_transcripts_show_every_kind_of_action() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt"))
    assert all(f": {kind.__name__}" in text for kind in Action.__args__)
    assert "_laid_off" in text
    assert "WentOut" in text


@pytest.mark.parametrize(
    ("name", "depth", "count"),
    [("sets", 9, 363), ("runs", 9, 2106), ("ace", 4, 6), ("table", 8, 384), ("two", 5, 4088), ("four", 6, 597)],
)
def test_the_number_of_sequences(name: str, depth: int, count: int) -> None:
    assert perft(GAME, STARTS[name], depth, canonical) == count


def _candidates(state: State) -> Iterator[Action]:
    """Anything that could be said with the cards in play."""
    lying = sorted(card for cards in GAME.zones(state).values() for card in cards)
    yield from (Deal(), Draw(), TakeBack(), EndDeal())
    for card in lying:
        yield from (Take(card), Discard(card))
        yield from (LayOff(card, meld, place) for meld in range(-1, len(state.melds) + 1) for place in range(15))
    hand = sorted(state.hands[state.turn])
    for size in range(len(hand) + 1):
        yield from (LayDown(some, low) for some in combinations(hand, size) for low in range(15))


def _ranks(cards: tuple[Card, ...]) -> list[str]:
    return [notation(card)[:-1].replace("10", "T") for card in cards]


def _is_meld(cards: tuple[Card, ...], low: int) -> bool:
    ranks, suits = _ranks(cards), {notation(card)[-1] for card in cards}
    if low == 0:
        return len(cards) in (3, 4) and len(set(ranks)) == 1
    return len(cards) >= 3 and len(suits) == 1 and sorted(LINE[low - 1 : low - 1 + len(cards)]) == sorted(ranks)


def _joins(meld: Meld, card: Card, place: int) -> bool:
    if not meld.low or not place:
        return place == meld.low and _is_meld((*meld.cards, card), 0)
    return place in (meld.low - 1, meld.low + len(meld.cards)) and _is_meld((*meld.cards, card), min(place, meld.low))


def _usable(state: State, card: Card) -> bool:
    hand = {*state.hands[state.turn], *state.pile[state.pile.index(card) :]}
    melds = (some for size in (3, 4) for some in combinations(sorted(hand), size) if card in some)
    joins = any(_joins(meld, card, place) for meld in state.melds for place in range(15))
    return joins or any(_is_meld(some, low) for some in melds for low in range(15))


def _lawful(state: State, action: Action) -> bool:
    """A second judge, from the rule text."""
    hand, phase = state.hands[state.turn], state.phase
    match action:
        case Deal():
            return False
        case Draw() | EndDeal():
            return phase is Phase.DRAW and bool(state.stock) == isinstance(action, Draw)
        case Take(card):
            return phase is Phase.DRAW and not state.took_back and card in state.pile and _usable(state, card)
        case TakeBack():
            return phase is Phase.USE
        case Discard(card):
            return phase is Phase.PLAY and card in hand
        case LayDown(cards, low):
            forced = phase is not Phase.USE or state.taken[0] in cards
            return phase in (Phase.USE, Phase.PLAY) and forced and _is_meld(cards, low)
    if phase not in (Phase.USE, Phase.PLAY) or (phase is Phase.USE and action.card != state.taken[0]):
        return False
    on_table = action.meld in range(len(state.melds))
    return on_table and action.card in hand and _joins(state.melds[action.meld], action.card, action.place)


def _those(judge: object) -> Moves:
    """Of all candidates those that a judge allows, while the deal goes on."""

    def moves(state: State) -> list[Action]:
        running = state.phase not in (Phase.DEAL, Phase.OVER)
        return [each for each in _candidates(state) if judge(state, each)] if running else []  # type: ignore[operator]

    return moves


@pytest.mark.parametrize(("name", "depth"), [("sets", 6), ("runs", 6), ("ace", 4), ("table", 6), ("two", 1)])
def test_every_candidate_is_judged_alike(name: str, depth: int) -> None:
    start = STARTS[name]
    counts = [
        perft(GAME, start, depth, canonical),
        perft(GAME, start, depth, _those(lambda state, each: GAME.refuse(state, state.turn, each) is None)),
        perft(GAME, start, depth, _those(_lawful)),
    ]
    assert counts == [counts[0]] * 3
    assert counts[0] > 0
