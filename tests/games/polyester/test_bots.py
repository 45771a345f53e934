"""The guests, and what they reckon with."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.bots import Level, race
from game.bots.random import RandomBot
from game.core.rng import Rng
from game.core.secrets import view
from game.games import boxed
from game.games.polyester.prospects import POTS, PROSPECTS, Prospect, prospects
from game.games.polyester.rules import CHOICES, GAME, Options
from game.games.polyester.rules.actions import Action, Bank, BankHalf, Draw, Lock, Pass, Redraw, Ride, TrashKnockoff
from game.games.polyester.rules.cards import Deck
from game.games.polyester.rules.chance import bust_chance
from game.games.polyester.rules.options import Difficulty
from game.games.polyester.rules.state import Phase, State
from game.tools.arena import compare, decided
from tests.games.polyester.tables import ACTION, MEDIUM, SIX, TWO, cards, do, position, rule

BOX = boxed("polyester")
FRESH = "5V 5S 5F 2V 3S 6V 8M 9S 9F"


def chosen(level: Level, state: State) -> Action:
    """What the guest of that strength does with its view of the position."""
    seen = view(GAME, state, state.turn)
    action: Action = decided(BOX.bots[level], seen, state.turn, GAME.actions(seen, state.turn), Rng(1))
    return action


@rule("poly.difficulty")
def test_there_is_a_guest_of_every_strength() -> None:
    assert set(BOX.bots) == set(Level)
    assert [level.value for level in Level] == [difficulty.value for difficulty in Difficulty]


@pytest.mark.parametrize(
    "options",
    [
        Options(target=1000),
        Options(target=1000, hand=6),
        Options(target=2000, action_cards=True, knockoff_lead=1000, reward_turns=2),
        Options(target=2000, hand=6, action_cards=True, knockoff_lead=1000, reward_turns=2),
        Options(target=1000, deck=Deck.ILLUSTRATED, difficulty=Difficulty.HARD, second_wild=5),
        Options(target=3000, difficulty=Difficulty.EASY, ace_wild=False, hot_hands=1),
    ],
)
def test_guests_finish_a_match_and_never_draw_in_vain(options: Options) -> None:
    state = GAME.new(options, 3, Rng(9))
    levels = list(Level)
    while GAME.to_act(state):
        action = chosen(levels[state.turn], state)
        if isinstance(action, Draw | Ride):
            assert bust_chance(state) < 1
        assert action in GAME.actions(state, state.turn)
        state, _ = GAME.apply(state, state.turn, action)


@pytest.mark.parametrize("level", list(Level))
def test_a_bank_that_wins_is_taken(level: Level) -> None:
    state = position(FRESH, "5V 5S 5F", pot=300, scores=(4700, 4000, 0))
    assert chosen(level, state) == Bank()
    whole = "5V 5S 5F 6V 6S 6F 7V 7S 7F"
    hot = do(position(whole, scores=(4200, 0, 0)), Lock(cards(whole)))
    assert chosen(level, hot) == Bank()
    discount = position(FRESH, "5V 5S 5F", pot=300, scores=(4600, 4900, 0), rewards="Discount1", options=ACTION)
    assert chosen(level, discount) == Bank(loyalty=True)


def test_easy_never_chains_hot_hands() -> None:
    whole = "5V 5S 5F 6V 6S 6F 7V 7S 7F"
    hot = do(position(whole), Lock(cards(whole)))
    assert chosen(Level.EASY, hot) == Bank()
    assert chosen(Level.MEDIUM, hot) == Draw()
    assert chosen(Level.HARD, hot) == Draw()


def test_the_best_lock_is_locked() -> None:
    state = position("5V 5S 5F 6V 6S 6F 7V 7S 7F")
    for level in Level:
        assert set(chosen(level, state).cards) == set(cards("5V 5S 5F 6V 6S 6F 7V 7S 7F"))  # type: ignore[union-attr]


def test_a_small_pot_is_not_ridden_a_great_one_is() -> None:
    locked = "5V 5S 5F 6V 6S 6F 2M 8S"
    offer = position("5V 5S 5F 6V 6S 6F 2M 8S 9V", "5V 5S 5F 6V", phase=Phase.OFFER, turn=TWO)
    for level in Level:
        assert chosen(level, replace(offer, pot=100)) == Pass()
        assert chosen(level, replace(offer, pot=4000)) == Ride()
    hopeless = position(locked + " 9V", locked, phase=Phase.OFFER, turn=TWO, pot=4000)
    for level in Level:
        assert chosen(level, hopeless) == Pass()


def test_hard_counts_what_it_leaves_to_ride() -> None:
    state = position("AV 5S 5F 2V 4S 6V 8M 9S 7F", "AV 5S 5F", pot=500, options=MEDIUM, seats=2)
    assert chosen(Level.HARD, state) == Draw()


def test_rewards_are_used() -> None:
    caught = position(
        "7V 7S 7F 2M 4S 9M", "7V 7S 7F", rewards="Pass1", options=replace(SIX, action_cards=True), pot=900
    )
    caught = replace(caught, phase=Phase.BUST)
    for level in Level:
        assert chosen(level, caught) == Redraw()
    knockoff = position("5V 5S 5F 2V 3S 6V 8M 9S Knockoff", rewards="Pass1 Pass2", options=ACTION)
    for level in Level:
        assert chosen(level, knockoff) == TrashKnockoff()
    credit = position(FRESH, "5V 5S 5F", pot=400, scores=(4800, 4900, 0), rewards="Credit1", options=ACTION)
    for level in Level:
        assert chosen(level, credit) in (Bank(), BankHalf())


def test_everybody_beats_the_random_player() -> None:
    for level in Level:
        assert compare(BOX, Options(target=1000), (BOX.bots[level], RandomBot()), 8, 1) >= 6


def test_there_is_a_prospect_for_every_kind_of_options() -> None:
    for difficulty in Difficulty:
        for deck in Deck:
            for second in next(choice.values for choice in CHOICES if choice.field == "second_wild"):
                for ace in (True, False):
                    options = Options(difficulty=difficulty, deck=deck, second_wild=second, ace_wild=ace)
                    assert len(prospects(options)) == 9
    assert len(prospects(Options(hand=6, difficulty=Difficulty.HARD))) == 6
    for rows in PROSPECTS.values():
        busts = [row.bust for row in rows]
        assert busts == sorted(busts, reverse=True)
        assert all(after >= 0.99 * before for row in rows for before, after in pairwise(row.worth))


def test_prospects_agree_with_the_exact_chance() -> None:
    """They come from 1,500 hands each: four standard errors are at most 0.05."""
    for options in (Options(), Options(hand=6), Options(difficulty=Difficulty.HARD, deck=Deck.ILLUSTRATED)):
        state = GAME.new(options, 2, Rng(1))
        for number, row in enumerate(prospects(options), 1):
            assert abs(row.bust - bust_chance(state, number)) < 0.05


def test_a_prospect_between_two_pots() -> None:
    row = Prospect(0.5, 100, tuple(pot * 2 for pot in POTS))
    assert [row.at(pot) for pot in (0, 100, 5000, 7000)] == [0, 200, 10000, 14000]


def test_who_is_first() -> None:
    assert race.first(race.THERE, [race.turns(3)]) == 1
    assert race.first(race.turns(0), [race.turns(0)]) == 0, "the other comes first"
    assert race.first(race.turns(0), [race.later(race.turns(0))]) == 1
    alike = race.first(race.turns(4), [race.turns(4)])
    assert 0.4 < alike < 0.5
    assert race.first(race.turns(4), [race.turns(4)] * 3) < alike
    assert race.first(race.turns(4), [race.turns(6)]) > alike
    half = race.mixed(0.5, race.turns(4), race.turns(6))
    assert alike < race.first(race.turns(4), [half]) < race.first(race.turns(4), [race.turns(6)])
    assert sum(race.turns(5)) == pytest.approx(1)
