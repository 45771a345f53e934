"""Achievements: what fulfils them, and for whom."""

from typing import Any

import pytest

from game.core.rng import Rng
from game.core.zones import TABLE, Seat
from game.games.trash_poker.rules import GAME, Options
from game.games.trash_poker.rules.achievements import (
    ACHIEVEMENTS,
    PRIZES,
    Chips,
    Condition,
    Firsts,
    Jokers,
    Moment,
    Points,
    Scored,
    SmallDeck,
    Symbols,
    Thrown,
    Upgrades,
    met,
)
from game.games.trash_poker.rules.actions import Choose, Collect, Finish, Roll, Shuffle, Trash, Upgrade
from game.games.trash_poker.rules.cards import deck, joker, stack, symbols
from game.games.trash_poker.rules.events import AchievementFulfilled, VowBroken
from game.games.trash_poker.rules.jokers import Stack
from game.games.trash_poker.rules.ranks import ACE, KING, SIX, Area, HandRank
from game.games.trash_poker.rules.state import Duty, House, Pending, Phase, Place, State
from tests.games.trash_poker.spelling import ONE, TWO, cards, read, rule
from tests.games.trash_poker.tables import actor, begun, do, events, lazily, position, told

NAMES = [each.name for each in ACHIEVEMENTS]
ALL = tuple(range(len(ACHIEVEMENTS)))
OPEN = Options(achievements=ALL)


def place(**fields: Any) -> Place:
    """Before a seat; cards as text."""
    laid: dict[str, Any] = {name: cards(each) if isinstance(each, str) else each for name, each in fields.items()}
    return Place(**laid)


AREAS = (cards("2S"), (), cards("3S 4S"), (), cards("5S"), (), ())


@rule("trash.achieve.symbols")
@rule("trash.achieve.thrown")
@rule("trash.achieve.jokers")
@rule("trash.achieve.upgrades")
@rule("trash.achieve.firsts")
@rule("trash.achieve.chips")
@rule("trash.achieve.small")
@pytest.mark.parametrize(
    ("condition", "yes", "no"),
    [
        (Symbols((ACE,), 3), place(trash="J1 AS"), place(trash="AS", discard_pile="J1")),
        (Symbols((SIX,), 2, trash=False), place(draw_pile="6S", discard_pile="6H"), place(trash="J12")),
        (Thrown(3), place(trash="2S 3S 4S"), place(trash="2S 3S")),
        (Jokers(2), place(draw_pile="J1", discard_pile="J2"), place(trash="J1 J2", draw_pile="J3 2S")),
        (Upgrades((Area.DRAW,), 2), place(areas=AREAS), place()),
        (Upgrades((Area.DRAW, Area.KINDS), 1), place(areas=AREAS), place(areas=(*AREAS[:4], (), (), ()))),
        (Firsts(3), place(firsts=3), place(firsts=2)),
        (Chips(80), place(chips=80), place(chips=79)),
        (SmallDeck(2), place(draw_pile="2S", discard_pile="3S"), place(discard_pile="2S 3S 4S")),
    ],
)  # fmt: skip
def test_a_condition_is_met_or_not(condition: Condition, yes: Place, no: Place) -> None:
    assert met(condition, yes, None)
    assert not met(condition, no, None)


@rule("trash.achieve.scored")
def test_a_hand_is_scored() -> None:
    straight, flush = read("2S 3H 4C 5D 6D"), read("2S 3S 4S 5S 6S")
    assert met(Scored(HandRank.STRAIGHT), Place(), straight)
    assert not met(Scored(HandRank.STRAIGHT, 7), Place(), straight)
    assert met(Scored(HandRank.STRAIGHT, 10, flush=True), Place(), flush)
    assert not met(Scored(HandRank.STRAIGHT, flush=True), Place(), straight)
    assert not met(Scored(HandRank.FULL_HOUSE), Place(), straight)
    assert not met(Scored(HandRank.STRAIGHT), Place(), None)


@rule("trash.achieve.points")
def test_any_hand_with_so_many_points() -> None:
    assert met(Points(6), Place(), read("2S 3H 4C 5D 6D"))
    assert not met(Points(7), Place(), read("2S 3H 4C 5D 6D"))
    assert not met(Points(0), Place(), None)


@rule("trash.achieve.joker")
def test_each_has_a_joker_of_its_own_that_lies_apart() -> None:
    assert len(ACHIEVEMENTS) == len(PRIZES) == len({*PRIZES, *NAMES}) / 2 == 12
    assert {*PRIZES} == {*stack(Stack.ACHIEVEMENT)}
    state = GAME.new(OPEN, 2, Rng(1))
    assert state.prizes == PRIZES
    assert GAME.new(Options(), 2, Rng(1)).prizes == ()


def test_they_are_of_several_kinds() -> None:
    assert len({type(each) for row in ACHIEVEMENTS for each in row.conditions}) >= 8
    assert {row.moment for row in ACHIEVEMENTS} == {*Moment}
    assert sum(row.vow is not None for row in ACHIEVEMENTS) >= 3
    assert any(row.setup for row in ACHIEVEMENTS)


def trashing(options: Options = OPEN, **laid: Any) -> State:
    """The first seat may trash; it lacks one face for the whole court."""
    faces = " ".join(f"{rank}{suit}" for rank in "JQK" for suit in "SHDC") + " JS'"
    fields = {"trash": cards(faces), "discard_pile": cards("KS' 2S'"), **laid}
    pending = ((Pending(Duty.CLEANUP, 2),), (Pending(Duty.CLEANUP, 1),))
    return position(fields, {}, phase=Phase.CLEAN, options=options, order=(TWO, ONE), pending=pending)


COURT = NAMES.index("court")
FOURTEENTH = Trash(cards("KS'")[0])


@rule("trash.achieve.game")
def test_during_the_game_the_joker_comes_at_once() -> None:
    state = trashing()
    assert not [each for each in events(state, Trash(cards("2S'")[0]), ONE) if isinstance(each, AchievementFulfilled)]
    what = events(state, FOURTEENTH, ONE)
    assert AchievementFulfilled(ONE, COURT, PRIZES[COURT]) in what
    after = do(state, FOURTEENTH, seat=ONE)
    assert after.places[ONE].discard_pile[-1] == PRIZES[COURT]
    assert (after.places[ONE].achieved, PRIZES[COURT] in after.prizes) == (COURT, False)


@rule("trash.achieve.open")
def test_only_open_ones_take_part() -> None:
    options = Options(achievements=tuple(each for each in ALL if each != COURT))
    assert do(trashing(options), FOURTEENTH, seat=ONE).places[ONE].achieved is None
    with pytest.raises(ValueError, match="no achievements"):
        GAME.new(Options(achievements=(12,)), 2, Rng(1))
    with pytest.raises(ValueError, match="no achievements"):
        GAME.new(Options(attempts=((ONE, 3),)), 2, Rng(1))


@rule("trash.achieve.one")
def test_nobody_fulfils_two() -> None:
    assert do(trashing(achieved=0), FOURTEENTH, seat=ONE).places[ONE].achieved == 0


@rule("trash.achieve.once")
def test_nobody_fulfils_what_another_has() -> None:
    state = trashing()
    other = position(
        {"trash": state.places[ONE].trash, "discard_pile": cards("KS' 2S'")}, {"achieved": COURT},
        phase=Phase.CLEAN, options=OPEN, pending=state.pending, order=(ONE, TWO),
    )  # fmt: skip
    assert do(other, FOURTEENTH, seat=ONE).places[ONE].achieved is None


def ending(options: Options, *laid: dict[str, Any]) -> State:
    """The first seat has one thing left to do in the last round; its end is the end of the match."""
    pending = ((Pending(Duty.CLEANUP),), *((),) * (len(laid) - 1))
    seats = tuple(map(Seat, range(len(laid))))
    return position(
        *laid, phase=Phase.CLEAN, round=8, options=options, pending=pending, order=seats[::-1], rest="trash"
    )


@rule("trash.achieve.once")
def test_of_several_the_best_placed_fulfils_it() -> None:
    aces = [{"discard_pile": cards(f"{names} 2S{tick}")} for names, tick in (
        ("AS AH AD AC J1", ""), ("AS' AH' AD' AC' J50", "'"))]  # fmt: skip
    options = Options(achievements=(NAMES.index("four_corners"),), jokers=(*stack(Stack.STARTING), joker(51)))
    state = ending(options, *aces)
    after = do(state, Finish(Duty.CLEANUP), seat=ONE)
    assert [place.achieved for place in after.places] == [None, 0]


@rule("trash.achieve.end")
def test_at_the_end_the_joker_is_for_later() -> None:
    number = NAMES.index("joker_king")
    state = ending(OPEN, {"discard_pile": cards("J2 J3 J4 J5 J6")}, {})
    what = events(state, Finish(Duty.CLEANUP), ONE)
    assert AchievementFulfilled(ONE, number, PRIZES[number]) in what
    after = do(state, Finish(Duty.CLEANUP), seat=ONE)
    assert after.phase is Phase.OVER
    assert PRIZES[number] in after.prizes
    middle = position({"discard_pile": cards("J2 J3 J4 J5 J6")}, {}, phase=Phase.CLEAN, options=OPEN,
                      pending=((Pending(Duty.CLEANUP, 2),), (Pending(Duty.CLEANUP),)), order=(ONE, TWO))  # fmt: skip
    assert do(middle, Finish(Duty.CLEANUP), seat=ONE).places[ONE].achieved is None


@rule("trash.achieve.all")
def test_all_conditions_must_be_met() -> None:
    few = {"discard_pile": cards("2S 3S")}
    assert do(ending(OPEN, few, {}), Finish(Duty.CLEANUP), seat=ONE).places[ONE].achieved is not None
    only = Options(achievements=(NAMES.index("matchmaker"),))
    fours = {"discard_pile": cards("5S 5H")}
    others = {"discard_pile": deck(TWO)}
    assert do(ending(only, fours, others), Finish(Duty.CLEANUP), seat=ONE).places[ONE].achieved is None


@rule("trash.achieve.house")
def test_a_house_fulfils_none() -> None:
    options = Options(achievements=ALL, houses=1)
    laid = {"discard_pile": deck(ONE)}, {"discard_pile": cards("J2 J3 J4 J5 J6"), "house": House()}
    after = do(ending(options, *laid), Finish(Duty.CLEANUP), seat=ONE)
    assert [place.achieved for place in after.places] == [None, None]


ASCETIC = NAMES.index("ascetic")


def vowed(name: str) -> Options:
    """The first seat sets out for it, and it alone is open."""
    return Options(achievements=(NAMES.index(name),), attempts=((ONE, NAMES.index(name)),))


@rule("trash.achieve.attempt")
@pytest.mark.parametrize("tried", [False, True])
def test_a_vow_is_for_whoever_takes_it(tried: bool) -> None:
    options = vowed("ascetic") if tried else Options(achievements=(ASCETIC,))
    rich = {"chips": 90, "discard_pile": cards("2S 3S")}
    after = do(ending(options, rich, {"chips": 99, "discard_pile": ()}), Finish(Duty.CLEANUP), seat=ONE)
    assert after.places[ONE].achieved == (ASCETIC if tried else None)
    assert after.places[TWO].achieved is None


@rule("trash.achieve.vow")
def test_a_broken_vow_puts_it_out_of_reach() -> None:
    rich = {"chips": 90, "discard_pile": cards("2S 3S"), "vow_broken": True}
    assert do(ending(vowed("ascetic"), rich, {}), Finish(Duty.CLEANUP), seat=ONE).places[ONE].achieved is None


@rule("trash.achieve.vow")
def test_what_breaks_a_vow() -> None:
    pots = {"pot": cards("2S")}, {"pot": cards("2S'")}
    pending = ((Pending(Duty.COLLECT, least=1),), ())
    fields: Any = {"phase": Phase.COLLECT, "jokers": "J7", "order": (TWO, ONE), "collecting": (ONE, TWO)}
    state = position(*pots, pending=pending, options=vowed("ascetic"), **fields)
    assert told(state, Collect(joker(7)), VowBroken) == [VowBroken(ONE, ASCETIC)]
    assert told(state, Collect(cards("2S'")[0]), VowBroken) == []
    assert do(state, Collect(joker(7))).places[ONE].vow_broken
    owing = ((Pending(Duty.UPGRADE),), ())
    state = position(*pots, pending=owing, options=vowed("bare_hands"), **fields)
    assert told(state, Upgrade(Area.DRAW, None), VowBroken) == [VowBroken(ONE, NAMES.index("bare_hands"))]
    tiles = ((Pending(Duty.SHUFFLE),), (Pending(Duty.CLEANUP),))
    state = position({"tile": True}, {}, phase=Phase.CLEAN, pending=tiles, options=vowed("as_it_comes"))
    assert told(state, Shuffle(), VowBroken) == [VowBroken(ONE, NAMES.index("as_it_comes"))]
    last = position({}, {}, phase=Phase.SHUFFLE, round=8, pending=tiles, options=vowed("as_it_comes"))
    assert told(last, Shuffle(), VowBroken) == []


@rule("trash.achieve.setup")
def test_a_setup_takes_ranks_out_of_the_own_deck() -> None:
    state = GAME.new(vowed("without_a_net"), 2, Rng(1))
    assert [symbols(place.draw_pile, ACE) for place in state.places] == [0, 4]
    assert [symbols(place.draw_pile, KING) for place in state.places] == [4, 4]
    assert symbols(state.box, ACE) >= 4


@rule("trash.achieve.gift")
def test_a_gift_may_be_chosen_instead() -> None:
    options = Options(jokers=(*stack(Stack.STARTING), joker(50)), gifts=((TWO, joker(50)),))
    for seed in range(10):
        state = GAME.new(options, 2, Rng(seed))
        assert [len(place.hand) for place in state.places] == [2, 3]
        assert state.places[TWO].hand[-1] == joker(50)
        assert joker(50) not in state.stack + state.box
    state = do(state, Choose(state.places[ONE].hand[0]))
    after = do(state, Choose(joker(50)))
    assert after.places[TWO].discard_pile == (joker(50),)
    assert {*state.places[TWO].hand[:2]} <= {*after.box}
    with pytest.raises(ValueError, match="no players"):
        GAME.new(Options(gifts=((Seat(2), joker(50)),)), 2, Rng(1))


@rule("trash.achieve.firsts")
def test_first_places_are_counted() -> None:
    state = position(
        {"played": cards("2S 2H 9C 9D KD")}, {"house": House()}, phase=Phase.ROLL, points=(3, 0),
        pending=((), (Pending(Duty.ROLL, least=1),)), options=Options(houses=1, achievements=ALL),
    )  # fmt: skip
    after, _ = GAME.apply(state, TABLE, Roll())
    assert sum(each.firsts for each in after.places) == 1
    assert after.places[after.order[0]].firsts == 1


def test_a_match_with_all_of_them_plays_to_its_end() -> None:
    state = lazily(begun(3, options=Options(achievements=ALL, attempts=((ONE, ASCETIC),))))
    assert state.phase is Phase.OVER
    assert actor(begun(2, options=OPEN)) == ONE
