"""The chance to bust, against looking at every draw."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from game.core.secrets import view
from game.games.polyester.rules import GAME, Options
from game.games.polyester.rules.cards import Deck, deck_of
from game.games.polyester.rules.chance import Unseen, barren_share, bust_chance, unseen
from game.games.polyester.rules.options import Difficulty
from game.games.polyester.rules.scale import has_combo, scale_of
from tests.games.polyester.tables import MEDIUM, ONE, cards, position, rule

EVERY = [
    Options(hand=hand, deck=deck, difficulty=difficulty, second_wild=second, ace_wild=ace)
    for hand, second, ace in ((9, None, True), (9, 5, True), (9, None, False), (6, None, True))
    for deck in Deck
    for difficulty in Difficulty
]


@rule("poly.bust.chance")
@pytest.mark.parametrize("options", EVERY)
def test_the_chance_is_the_share_of_draws_without_a_combo(options: Options) -> None:
    random, scale = Random(7), scale_of(options)
    for number in range(1, options.hand + 1):
        some = random.sample(deck_of(options.deck, options.hand), number + random.choice((3, 5)))
        certain = random.randrange(min(3, number))
        sure, loose = tuple(some[:certain]), tuple(some[certain:])
        draws = [sure + more for more in combinations(loose, number - certain)]
        barren = sum(not has_combo(draw, scale) for draw in draws)
        assert barren_share(Unseen(sure, loose, number - certain), scale) == barren / len(draws)


@rule("poly.bust.chance")
def test_it_is_computed_from_what_is_seen() -> None:
    state = position("5V 5S 5F 6V 6S 6F 2M 8S 9F", "5V 5S 5F 6V 6S 6F", cleared="9V 9S")
    seen = view(GAME, state, ONE)
    assert set(unseen(seen)) == set(state.pile)
    draws = list(combinations(state.pile, 3))
    barren = sum(not has_combo(draw, scale_of(MEDIUM)) for draw in draws)
    assert bust_chance(seen) == bust_chance(state) == barren / len(draws)
    assert bust_chance(seen, 2) == 1


@rule("poly.pile.empty")
def test_a_short_pile_comes_for_certain() -> None:
    state = position("5V 5S 5F 6V 6S 6F 2M 8S 9F", "5V 5S 5F 6V 6S 6F")
    pile = cards("9V 9S")
    short = replace(state, pile=pile, cleared=tuple(card for card in state.pile if card not in pile))
    coming = [(*pile, card) for card in (*short.cleared, *cards("2M 8S 9F"))]
    barren = sum(not has_combo(draw, scale_of(MEDIUM)) for draw in coming)
    assert bust_chance(short) == barren / len(coming)
