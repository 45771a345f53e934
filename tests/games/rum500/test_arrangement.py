"""The best arrangement of a hand against trying everything, and what is made of it."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.cards import HIDDEN, Card
from game.core.french import deck
from game.core.secrets import view
from game.core.tally import Line, total
from game.games.rum500.rules import GAME
from game.games.rum500.rules.actions import LayDown, LayOff
from game.games.rum500.rules.arrangement import arrange
from game.games.rum500.rules.candidates import bits_of, lay_downs
from game.games.rum500.rules.outlook import at_best, best_first_play, first_plays, gain_of, if_taken, projections
from game.games.rum500.rules.points import hand_points
from game.games.rum500.rules.state import Meld, Phase, fitting_places
from tests.games.rum500.tables import ONE, TWO, cards, do, drawing, lay_off, meld, position, take

TABLES = (
    (),
    (meld("3S 4S 5S", TWO), meld("9S 9H 9D", TWO)),
    (meld("2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD", TWO), meld("AS AH AC", TWO)),
    (meld("5C 6C 7C", TWO), meld("10C JC QC", TWO), meld("AH 2H 3H", ONE)),
)


def tried(hand: frozenset[Card], melds: tuple[Meld, ...]) -> int:
    """The greatest gain by playing whatever can be played, one after the other, in every order."""

    @cache
    def gain(hand: frozenset[Card], melds: tuple[Meld, ...]) -> int:
        best = 0
        for down in lay_downs(bits_of(hand)):
            best = max(best, gain_of(down) + gain(hand - set(down.cards), (*melds, _laid(down.cards, down.low))))
        for number, each in enumerate(melds):
            for card in sorted(hand):
                for place in fitting_places(each, card):
                    longer = (*melds[:number], each.extended(card, place, ONE), *melds[number + 1 :])
                    best = max(best, gain_of(LayOff(card, number, place)) + gain(hand - {card}, longer))
        return best

    return gain(hand, melds)


def _laid(chosen: tuple[Card, ...], low: int) -> Meld:
    return Meld(low, chosen, ONE, (ONE,) * len(chosen))


@given(st.permutations(deck()), st.integers(1, 7), st.sampled_from(TABLES))
def test_no_way_of_playing_gains_more(shuffled: list[Card], size: int, melds: tuple[Meld, ...]) -> None:
    lying = {card for each in melds for card in each.cards}
    hand = tuple(card for card in shuffled if card not in lying)[:size]
    assert arrange(hand, melds).gain == tried(frozenset(hand), melds)


@given(st.lists(st.sampled_from(cards("3S 4S 5S 6S 3H 4H 5H 3D 4D 5D 6D AS 2S KS QS")), unique=True, max_size=8))
def test_crowded_hands_too(hand: list[Card]) -> None:
    assert arrange(hand, ()).gain == tried(frozenset(hand), ())


@given(st.permutations(deck()), st.integers(1, 36), st.sampled_from(TABLES))
def test_it_can_be_played_as_it_is_listed(shuffled: list[Card], size: int, melds: tuple[Meld, ...]) -> None:
    lying = {card for each in melds for card in each.cards}
    hand = tuple(card for card in shuffled if card not in lying)[:size]
    best = arrange(hand, melds)
    state = position(" ".join(map(GAME.notation, hand)), table=melds, phase=Phase.PLAY)
    gained = 0
    for play in best.plays:
        assert state.phase is Phase.PLAY
        state, gained = do(state, play), gained + gain_of(play)
    assert (set(state.hands[ONE]), gained) == (set(best.rest), best.gain)


@pytest.mark.parametrize(
    ("hand", "gain", "rest"),
    [
        ("AS 2S 3S", 16 + 4 + 6, ""),
        ("AS 2S 3S AH AC", 90, "2S 3S"),
        ("QS KS AS AH AC 2S 3S", 90, "QS KS 2S 3S"),
        ("3S 4S 5S 6S 6H 6D", 2 * (3 + 4 + 5 + 6 + 6 + 6), ""),
        ("", 0, ""),
    ],
)
def test_by_hand(hand: str, gain: int, rest: str) -> None:
    best = arrange(cards(hand), ())
    assert (best.gain, set(best.rest)) == (gain, set(cards(rest)))


def test_projections_count_what_the_viewer_knows() -> None:
    table = [meld("4C 5C 6C", TWO), meld("8S 8H 8D")]
    state = position("7S 2C", others=["KS AH 3D"], table=table, known=((), cards("AH")))
    mine, theirs = projections(view(GAME, state, ONE))
    assert (mine.table, mine.hand, mine.hidden, mine.expected, mine.net) == (24, 9, 0, 0, 15)
    assert (theirs.table, theirs.hand, theirs.hidden) == (15, 15, 2)
    unseen = [card for card in deck() if card not in cards("7S 2C AH 4C 5C 6C 8S 8H 8D")]
    assert theirs.expected == round(2 * hand_points(unseen) / len(unseen))
    assert theirs.net == 15 - 15 - theirs.expected
    assert HIDDEN in view(GAME, state, ONE).hands[TWO]


def test_what_a_take_would_come_to() -> None:
    state = drawing("7S 7H KD", pile="2C 7C 9H", table=[meld("8S 8H 8D"), meld("4C 5C 6C", TWO)], others=["2S"])
    now = at_best(view(GAME, state, ONE), ONE)
    assert now == (Line("set", cards("8S 8H 8D"), 24), Line("hand", cards("7S 7H KD"), -24))
    lines = if_taken(view(GAME, state, ONE), cards("7C")[0])
    assert lines == (
        Line("set", cards("8S 8H 8D"), 24),
        Line("set", cards("7S 7H 7C"), 21),
        Line("hand", cards("KD 9H"), -19),
    )
    assert total(lines) == 26
    assert first_plays(state, cards("7C")[0])[-1] == lay_off("7C", 1, 7)


def test_the_first_play_is_the_one_after_which_most_can_be_played() -> None:
    state = do(drawing("5S 6S 7H 7D 8H 9H", pile="7S"), take("7S"))
    assert best_first_play(state) == LayDown(cards("5S 6S 7S"), 5)
