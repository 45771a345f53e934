"""Guests: what they redraw, play, collect, trash and upgrade, and that they play by the rules."""

from collections.abc import Generator
from dataclasses import replace
from itertools import combinations

import pytest

from game.bots import Level
from game.bots.random import RandomBot
from game.core.rng import Rng
from game.core.secrets import view
from game.core.zones import Seat
from game.games import boxed
from game.games.trash_poker.bots import BOTS
from game.games.trash_poker.hopes import chips_for, keeps, outlook, place_chips, rough, sampled, usual
from game.games.trash_poker.plan import USUAL, Plan, Sight
from game.games.trash_poker.rules import GAME, Options
from game.games.trash_poker.rules.actions import (
    Action,
    Choose,
    Collect,
    Finish,
    Keep,
    Redraw,
    Select,
    Shuffle,
    Take,
    Trash,
    Upgrade,
)
from game.games.trash_poker.rules.cards import stack
from game.games.trash_poker.rules.jokers import Stack
from game.games.trash_poker.rules.ranks import HandRank
from game.games.trash_poker.rules.reading import best_stars, evaluate
from game.games.trash_poker.rules.state import Duty, Pending, State
from game.tools.arena import play
from tests.games.trash_poker.spelling import ONE, TWO, behind, cards
from tests.games.trash_poker.tables import actor, begun, collecting, drawing, owing, position, spelled

EVERY = pytest.mark.parametrize("level", Level)
PLANNERS = pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])


def thought(state: State, level: Level, seed: int = 1) -> tuple[Action, int]:
    """What a guest does in the place of whoever is to act, and how often it paused."""
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


def ended(weighing: Generator[None, None, float]) -> float:
    """What it comes to."""
    while True:
        try:
            next(weighing)
        except StopIteration as done:
            return float(done.value)


def choice(state: State, level: Level, seed: int = 1) -> Action:
    """What a guest does in the place of whoever is to act."""
    return thought(state, level, seed)[0]


OTHER = {"hand": "2S' 3S' 4S' 5S' 7H' 9H' KD'"}


@EVERY
def test_it_beats_a_player_who_does_anything(level: Level) -> None:
    won = 0
    for seed in range(4):
        bots = (BOTS[level], RandomBot()) if seed % 2 else (RandomBot(), BOTS[level])
        over = play(boxed("trash_poker"), Options(), bots, seed)
        won += GAME.winners(over) == (Seat(1 - seed % 2),)
    assert won == 4


@EVERY
def test_it_keeps_what_comes_in_pairs_and_redraws_the_rest(level: Level) -> None:
    action = choice(drawing({"hand": "KS KH KC 2D 4H 7S 9C"}, OTHER), level)
    assert isinstance(action, Redraw)
    assert not {*action.cards} & {*cards("KS KH KC")}
    assert action.cards


@EVERY
def test_it_plays_its_best_hand(level: Level) -> None:
    state = drawing({"hand": "KS KH KC 9D 9H 7S 8C"}, OTHER, duty=Duty.SELECT)
    action = choice(state, level)
    assert isinstance(action, Select)
    assert evaluate(action.cards, action.stars).hand is HandRank.FULL_HOUSE


@EVERY
def test_it_redraws_more_cards_than_are_listed_lawfully(level: Level) -> None:
    hand = "KS KH 2C 3D 4H 5S 6C 7D 8H 9S JC QD AH"
    state = drawing({"hand": hand}, OTHER, most=11)
    action = choice(state, level)
    assert GAME.refuse(state, ONE, action) is None
    selection = choice(drawing({"hand": hand}, OTHER, duty=Duty.SELECT), level)
    assert selection in GAME.actions(drawing({"hand": hand}, OTHER, duty=Duty.SELECT), ONE)


@EVERY
def test_it_pauses_between_short_thoughts(level: Level) -> None:
    state = drawing({"hand": "KS KH 9C 9D 4H 5S 6C"}, OTHER, duty=Duty.SELECT)
    assert thought(state, level)[1] >= 2
    assert thought(drawing({"hand": "KS KH 9C 9D 4H 5S 6C"}, OTHER), level)[1] >= 1


@PLANNERS
def test_it_trashes_what_pays_there(level: Level) -> None:
    state = owing(Pending(Duty.TRASH, 3), discard_pile="AS KS 4H", trash="5H", tile=True)
    assert choice(state, level) == Trash(cards("4H")[0])
    foreign = owing(Pending(Duty.TRASH, 3), discard_pile="AS QS'", trash="2S 2H 2D", rest="box")
    assert choice(foreign, level) == Trash(cards("QS'")[0])


@PLANNERS
def test_it_keeps_aces(level: Level) -> None:
    state = owing(Pending(Duty.TRASH, 3), discard_pile="AS AH AD", rest="box")
    assert choice(state, level) == Finish(Duty.TRASH)


@PLANNERS
def test_it_collects_a_face_for_its_twos(level: Level) -> None:
    state = collecting({"trash": "2S 2H 2D 2C J13"}, {"pot": "8H' QS'"}, round=6)
    assert choice(state, level) == Collect(cards("QS'")[0])


@PLANNERS
def test_in_the_last_round_it_puts_what_it_collects_where_it_pays(level: Level) -> None:
    state = collecting({"trash": "2S 2H 2D"}, {"pot": "3H' QS'"}, round=8)
    assert choice(state, level) == Collect(cards("QS'")[0], trash=True)
    ace = collecting({"trash": "3S"}, {"pot": "3H' AS'"}, round=8)
    assert choice(ace, level) == Collect(cards("AS'")[0])


@EVERY
def test_it_keeps_a_revealed_ace(level: Level) -> None:
    state = replace(owing(Pending(Duty.PLACE, 1, 1, begun=True)), turned=cards("AS'"))
    assert choice(state, level) == Keep()


@EVERY
def test_it_upgrades_with_a_card_that_it_can_spare(level: Level) -> None:
    state = owing(Pending(Duty.UPGRADE, 1, 1), discard_pile="AS AH 8D", rest="box")
    action = choice(state, level)
    assert isinstance(action, Upgrade)
    assert action.card is not None
    assert spelled((action.card,)) == "8D"


@EVERY
def test_it_answers_every_question(level: Level) -> None:
    """With all jokers in play, whatever is asked, as random play asks it."""
    asked = set()
    full = stack(Stack.UNLOCKABLE)
    for seed in range(3):
        state, rng = GAME.new(Options(jokers=full[seed * 7 : seed * 7 + 17]), 3, Rng(seed)), Rng(seed)
        while to_act := GAME.to_act(state):
            seat = to_act[0]
            asked.add(state.pending[seat][0].duty)
            action, rng = rng.choice(GAME.actions(state, seat))
            if seat == 0:
                action = choice(state, level, seed)
                assert GAME.refuse(state, seat, action) is None
            state, _ = GAME.apply(state, seat, action)
    assert len(asked) > 9


@PLANNERS
def test_it_takes_from_a_trash_and_shuffles_for_a_better_deck(level: Level) -> None:
    state = position({}, {"trash": "AS'"}, pending=((Pending(Duty.TAKE),), ()))
    assert choice(state, level) == Take(cards("AS'")[0])
    good = position({"discard_pile": "AS AH AD AC KS KH"}, {}, pending=((Pending(Duty.SHUFFLE),), ()), round=3)
    assert choice(good, level) == Shuffle()


def test_the_better_joker_is_kept() -> None:
    state = begun()
    start = replace(
        GAME.new(Options(), 2, Rng(1)),
        places=(replace(state.places[0], hand=cards("J1 J16"), discard_pile=()), state.places[1]),
    )
    assert choice(start, Level.HARD) == Choose(cards("J1")[0])


def test_a_plan_knows_what_pays_where() -> None:
    state = collecting({"trash": "2S 2H 4S 4H 5S 3S"}, {}, round=4)
    plan = Plan(Sight(view(GAME, state, ONE), ONE))
    worth = {name: plan.in_trash(cards(name)[0]) for name in ("5H", "4D", "QS'", "QS", "3H", "AS")}
    assert worth["5H"] == 5.0
    assert worth["4D"] == 2.5
    assert worth["QS'"] > 2.0
    assert worth["QS"] == worth["AS"] == 0.0
    assert plan.in_deck(cards("AS")[0]) > 5.0
    assert plan.gain(cards("AS")[0]) < 0 < plan.gain(cards("5H")[0])
    assert plan.in_trash(cards("J14")[0]) == 2.0


def test_the_rough_points_are_those_of_the_best_five() -> None:
    for hand, trash, upgrades in (
        ("2S 3S 4S 5S 6S KH KD", "", {}), ("KS KH KC 2D 2H 7S 8S", "", {"houses": 1}), ("2S 5S 7S 9S KS KH 3D", "", {}),
        ("2S 3H 5D 9C KD JH 7S", "", {"rest": 2}), ("J1 J2 3H 5D 9C", "", {}), ("2S 3H 4S 9C KD", "J29", {}),
    ):  # fmt: skip
        back = behind(trash, **upgrades)
        some = cards(hand)
        best = max(evaluate(five, best_stars(five, back), back).points for five in combinations(some, 5))
        assert rough(some, back)[0] == best, hand


def test_more_points_are_worth_more_and_hopes_lie_between() -> None:
    sight = Sight(view(GAME, begun(3), ONE), ONE)
    beats = usual(sight.view)
    worths = [place_chips(points, sight, beats) for points in range(1, 16)]
    assert worths == sorted(worths)
    assert 0 < worths[0] < worths[-1] < 7 + 1.01
    pair, pool = cards("KS KH"), cards("KC KD 2S 3H 4D 9C 7S 8H")
    draws = cards("2S 9C 7S"), cards("KC KD 2S")
    worst, best = (chips_for(*rough((*pair, *draw), sight.behind), sight, beats) for draw in draws)
    assert worst <= ended(outlook(pair, pool, 3, sight, beats, Rng(1), 30)) <= best
    assert tuple(cards("KS KH 2S 4S 9S")) in keeps(cards("KS KH 2S 4S 9S"), 5)


def test_the_chance_to_beat_others_goes_by_their_decks() -> None:
    weak = position({}, {"discard_pile": "2S' 4H' 7D' 9C' JS' KH'"}, rest="box")
    strong = position({}, {"discard_pile": "AS' AH' AD' AC' KS' KH' KD' KC' QS'"}, rest="box")
    chances = []
    for state in (weak, strong):
        rival = Sight(view(GAME, replace(state, round=4), ONE), TWO)
        rival.unseen = ()
        chances.append(sampled([rival], Rng(1), 20)(4))
    assert chances[0] > 0.9
    assert chances[1] < 0.5


def test_a_lead_in_sixes_is_worth_less_than_a_tie() -> None:
    weights = USUAL._replace(majority=12.0)
    even = collecting({"trash": "6S 6H"}, {"trash": "6S' 6H'"}, round=8)
    ahead = collecting({"trash": "6S 6H 6D 6C"}, {"trash": ""}, round=8)
    worth = [Plan(Sight(view(GAME, state, ONE), ONE), weights).in_trash(cards("6S''")[0]) for state in (even, ahead)]
    assert worth[0] > 5 > 1 > worth[1]


def test_a_sight_tells_the_own_cards_from_a_view() -> None:
    state = drawing({"hand": "KS KH KC 2D 4H 7S 9C", "trash": "3S", "areas": {"rest": "5S"}}, OTHER)
    sight = Sight(view(GAME, state, ONE), ONE)
    assert not {*sight.unseen} & {*cards("KS KH KC 2D 4H 7S 9C 3S")}
    assert len(sight.unseen) == 52 - 8
    assert len(sight.deck()) == 52 - 1
    assert sight.others == [TWO]
