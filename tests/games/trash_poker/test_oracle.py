"""The rules read hands as trying every choice does, and name plain hands as pokerkit does."""

from itertools import pairwise
from random import Random

import pytest
from pokerkit import Label, StandardHighHand

from game.core.cards import Card
from game.games.trash_poker.rules import reading
from game.games.trash_poker.rules.cards import deck, notation
from game.games.trash_poker.rules.ranks import HandRank
from game.games.trash_poker.rules.reading import evaluate
from tests.games.trash_poker import oracle
from tests.games.trash_poker.spelling import ONE, rule

LABELS = {
    Label.HIGH_CARD: (HandRank.HIGH_CARD, False),
    Label.ONE_PAIR: (HandRank.PAIR, False),
    Label.TWO_PAIR: (HandRank.TWO_PAIR, False),
    Label.THREE_OF_A_KIND: (HandRank.THREE_OF_A_KIND, False),
    Label.STRAIGHT: (HandRank.STRAIGHT, False),
    Label.FLUSH: (HandRank.HIGH_CARD, True),
    Label.FULL_HOUSE: (HandRank.FULL_HOUSE, False),
    Label.FOUR_OF_A_KIND: (HandRank.FOUR_OF_A_KIND, False),
    Label.STRAIGHT_FLUSH: (HandRank.STRAIGHT, True),
}


@rule("trash.hand.best")
@rule("trash.hand.forced")
def test_no_choice_of_symbols_reads_a_hand_better() -> None:
    assert list(oracle.differences(plays=2_000, seed=7, tried=40)) == []


def test_random_plays_reach_every_hand_rank_flushes_and_many_stars() -> None:
    random = Random(7)
    plays = [oracle.random_play(random) for _ in range(2_000)]
    seen = [(oracle.fast(play), len(play.stars)) for play in plays]
    assert {hand for (_, (hand, _, _), _, _), _ in seen} == set(HandRank)
    assert sum(flush for (_, _, flush, _), _ in seen) > 100
    assert {0, 1, 2} <= {stars for _, stars in seen}


def test_a_wrong_reading_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "FLUSH_POINTS", 5)
    assert any("fast" in line for line in oracle.differences(plays=100, seed=7, tried=0))


def _of(suit: str) -> tuple[Card, ...]:
    return tuple(card for card in deck(ONE) if notation(card)[-1] == suit)


def _plain(random: Random) -> tuple[StandardHighHand, reading.Reading]:
    suit, low = random.choice("SHDC"), random.randrange(9)
    some = random.choice((deck(ONE), deck(ONE)[low : low + 5] + deck(ONE)[low + 13 : low + 18], _of(suit)))
    cards = random.sample(some, 5)
    names = "".join(notation(card)[:-1].replace("10", "T") + notation(card)[-1].lower() for card in cards)
    return StandardHighHand(names), evaluate(cards)


def _plain_hands() -> list[tuple[StandardHighHand, reading.Reading]]:
    """Random hands, and as many of few ranks and of one suit, so that every category occurs."""
    random = Random(11)
    return [_plain(random) for _ in range(5_000)]


def test_plain_hands_are_those_of_pokerkit() -> None:
    hands = _plain_hands()
    for theirs, ours in hands:
        assert (ours.hand, bool(ours.flush)) == LABELS[theirs.entry.label], theirs
    assert {theirs.entry.label for theirs, _ in hands} == set(LABELS)


def test_plain_hands_of_one_rank_are_ordered_as_in_pokerkit() -> None:
    groups: dict[Label, list[tuple[StandardHighHand, reading.Reading]]] = {}
    for theirs, ours in _plain_hands():
        groups.setdefault(theirs.entry.label, []).append((theirs, ours))
    compared = 0
    for hands in groups.values():
        for (theirs, ours), (their_next, our_next) in pairwise(hands):
            assert (theirs < their_next, theirs == their_next) == (ours.key < our_next.key, ours.key == our_next.key)
            compared += 1
    assert compared > 4_900
