"""Guests: what they do with a hand, a pile and what they know, and that they play by the rules."""

from collections.abc import Iterator

import pytest

from game.bots import Level
from game.core.french import notation
from game.core.rng import Rng
from game.core.secrets import view
from game.core.zones import Seat
from game.games.rum500.bots import BOTS
from game.games.rum500.prospects import Outs, Sight, value
from game.games.rum500.reckoning import Far
from game.games.rum500.rules import GAME, Options
from game.games.rum500.rules.actions import Action, Deal, Discard, Draw, EndDeal, Take
from game.games.rum500.rules.state import Phase, State
from tests.games.rum500.tables import (
    ONE,
    TWO,
    actor,
    cards,
    discard,
    do,
    drawing,
    lay_down,
    lay_off,
    meld,
    position,
    take,
)

EVERY = pytest.mark.parametrize("level", Level)


def choice(state: State, level: Level, seed: int = 1) -> Action:
    """What a guest does in the place of whoever is to act."""
    return thought(state, level, seed)[0]


def thought(state: State, level: Level, seed: int = 1) -> tuple[Action, int]:
    """The same, and how often it paused."""
    seat = actor(state)
    seen = view(GAME, state, seat)
    thinking = BOTS[level].think(seen, seat, GAME.actions(seen, seat), Rng(seed))
    pauses = 0
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value, pauses
        pauses += 1


def turn(state: State, level: Level) -> Iterator[Action]:
    """What a guest does until its turn ends."""
    seat = actor(state)
    while state.phase not in (Phase.DEAL, Phase.OVER) and actor(state) == seat:
        action = choice(state, level)
        yield action
        state = do(state, action)


@EVERY
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_plays_whole_deals_by_the_rules_and_the_same_again(level: Level, seats: int) -> None:
    state = GAME.new(Options(target=150), seats, Rng(seats))
    for step in range(250):
        if not GAME.to_act(state):
            break
        action = choice(state, level, step)
        assert action == choice(state, level, step)
        assert action in GAME.actions(state, actor(state))
        state = do(state, action)
    assert state.deal > 1


@EVERY
def test_the_dealer_deals(level: Level) -> None:
    assert thought(GAME.new(Options(), 3, Rng(1)), level) == (Deal(), 0)


@EVERY
def test_it_lays_down_and_off_what_it_can_and_goes_out(level: Level) -> None:
    state = position("7S 7H 7C 5D 6D 7D 3C KS", table=[meld("4C 5C 6C", TWO)], phase=Phase.PLAY)
    done = list(turn(state, level))
    assert set(done[:-1]) == {lay_down("7S 7H 7C"), lay_down("5D 6D 7D"), lay_off("3C", 0, 3)}
    assert done[-1] == discard("KS")


@EVERY
def test_what_it_took_it_plays_first(level: Level) -> None:
    state = do(drawing("7S 7H KS KH KD 9C", pile="2D 7C 4D"), take("7C"))
    done = list(turn(state, level))
    assert done[0] == lay_down("7S 7H 7C")
    assert lay_down("KS KH KD") in done


@EVERY
def test_it_takes_a_card_that_makes_a_meld(level: Level) -> None:
    assert choice(drawing("QS QH 2C 3D 9S", pile="4H QC", stock="5D 8H"), level) == take("QC")


def test_only_the_simple_one_shies_at_a_deep_take() -> None:
    state = drawing("QS QH JD KD 5C", pile="QC 10H QD 8H 8S 8D", stock="5D 2H")
    assert isinstance(choice(state, Level.EASY), (Draw, Take))
    assert choice(state, Level.MEDIUM) == choice(state, Level.HARD) == take("QC")
    assert choice(drawing("QS QH 5C", pile="QC 10H 2D 8H 8S 3S"), Level.EASY) == Draw()


@EVERY
def test_it_keeps_a_pair_and_throws_a_lonely_court(level: Level) -> None:
    assert choice(position("9S 9H KD 8H 7D", others=["2S 3S 4H 6C 10D JH QC"]), level) == discard("KD")


def test_the_strong_one_feeds_nobody() -> None:
    """It knows that the next one holds two nines, because they were taken openly."""
    state = position("9S 10C 3H", others=["9H 9D 2C 5S 8S QH"], known=((), cards("9H 9D")))
    assert choice(state, Level.HARD) != discard("9S")
    sight = Sight(view(GAME, state, ONE), ONE)
    unknown = Sight(view(GAME, position("9S 10C 3H", others=["9H 9D 2C 5S 8S QH"]), ONE), ONE)
    assert Far(sight).left(cards("9S")[0], ()) < Far(unknown).left(cards("9S")[0], ())


def test_the_strong_one_sheds_points_when_the_end_is_near() -> None:
    """Two Aces are worth keeping while the deal is young, not when another holds its last card."""
    young = position("AS AH 4D 2C 8H", others=["KC QD 9S 6H 5C 3D JH 10S"])
    late = position("AS AH 4D 2C 8H", others=["KC"])
    assert choice(young, Level.HARD) not in (discard("AS"), discard("AH"))
    assert choice(late, Level.HARD) in (discard("AS"), discard("AH"))


def test_the_strong_one_stays_out_of_a_deep_pile_when_the_end_is_near() -> None:
    pile = "3C KS QD JH KD 9S QH"
    assert choice(drawing("3S 3H 8D", pile=pile, others=["AC"], stock="2S 2H 2D"), Level.HARD) == Draw()


def test_over_an_empty_stock_it_ends_the_deal_or_takes_what_pays() -> None:
    bad = drawing("2S 2H 5D", pile="2C KS QD JH KD 9S QH", others=["AC"], stock=None)
    good = drawing("KS KH 5D", pile="3D KC", others=["AC AD AH QS"], stock=None)
    assert [choice(bad, level) for level in (Level.MEDIUM, Level.HARD)] == [EndDeal(), EndDeal()]
    assert [choice(good, level) for level in Level] == [take("KC")] * 3


def test_outs_are_the_cards_that_would_do() -> None:
    state = position("7S 7H 9D", table=[meld("3C 4C 5C", TWO)], others=["2S"])
    sight = Sight(view(GAME, state, ONE), ONE)
    seven, nine = (Outs(state.hands[ONE], sight).of(card) for card in cards("7S 9D"))
    assert seven[0] == 2
    assert nine[0] == 0
    run = Outs(cards("8D 9D"), sight)
    assert run.of(cards("9D")[0])[0] == 2
    between = Outs(cards("7C KS"), sight)
    assert between.of(cards("7C")[0])[0] == 1
    assert value(cards("8D 9D"), sight, 0.1) > value(cards("8D 9H"), sight, 0.1)


def test_a_known_card_of_another_hand_is_not_expected() -> None:
    state = position("7S 7H", others=["7C 7D 2S"], known=((), cards("7C")))
    sight = Sight(view(GAME, state, ONE), ONE)
    assert Outs(state.hands[ONE], sight).of(cards("7S")[0])[0] == 1
    assert [notation(card) for card in sight.known(Seat(1))] == ["7C"]


@EVERY
def test_it_pauses_between_short_thoughts(level: Level) -> None:
    """A pause for every way to play and every discard that it weighs: none takes longer than a frame."""
    hand = "3S 4S 5S 7H 8H 9H JD QD 2C 4C 9C KC AH"
    state = drawing(hand, pile="6S KD QS 6H 10C AC 2D 5C 10H", others=["2S 2H 5D 6C"])
    action, pauses = thought(state, level)
    assert action in GAME.actions(state, ONE)
    assert pauses > 5


def test_the_discard_is_always_one_of_the_hand() -> None:
    for level in Level:
        picked = choice(position("4D 9S"), level)
        assert isinstance(picked, Discard)
        assert picked.card in cards("4D 9S")
