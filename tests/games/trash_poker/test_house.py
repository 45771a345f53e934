"""Houses: their dice, pots, personalities and markers."""

from collections import Counter
from typing import Any

import pytest

from game.core.protocol import Illegal
from game.core.rng import Rng
from game.core.zones import TABLE, Seat
from game.games.trash_poker.rules import CHOICES, GAME, Options
from game.games.trash_poker.rules.actions import Collect, Finish, Remove, Reveal, Roll
from game.games.trash_poker.rules.cards import deck
from game.games.trash_poker.rules.events import (
    HouseRolled,
    HousesRolled,
    MarkerMoved,
)
from game.games.trash_poker.rules.options import DIE
from game.games.trash_poker.rules.state import Duty, House, Pending, Phase, State
from tests.games.trash_poker.at_house import (
    SOLO,
    removing,
    rolled,
    rolling,
    with_chance,
)
from tests.games.trash_poker.spelling import ONE, THREE, TWO, cards, rule
from tests.games.trash_poker.tables import begun, collecting, do, events, lazily, position, why


@rule("trash.house.seat")
def test_the_last_seats_are_houses_with_nothing_but_a_deck() -> None:
    state = GAME.new(SOLO, 2, Rng(1))
    house = state.places[TWO]
    assert sorted(house.draw_pile) == list(deck(TWO))
    assert (house.hand, house.discard_pile, state.pending[TWO]) == ((), (), ())
    assert state.places[ONE].house is None
    assert begun(2, options=SOLO).places[TWO].hand == ()


@rule("trash.house.seat")
@pytest.mark.parametrize(("seats", "houses", "expected"), [(2, 3, 1), (4, 3, 3), (3, 1, 1), (4, 0, 0)])
def test_never_all_seats_are_houses(seats: int, houses: int, expected: int) -> None:
    places = GAME.new(Options(houses=houses), seats, Rng(1)).places
    assert [place.house is not None for place in places] == [False] * (seats - expected) + [True] * expected


@rule("trash.house.table")
def test_the_table_acts_for_a_house_and_nobody_else_does() -> None:
    state = rolling("2S 3H 9C JD KD")
    assert GAME.to_act(state) == (TABLE,)
    assert GAME.actions(state, TABLE) == (Roll(),)
    assert why(state, Roll(), TWO) == why(state, Finish(Duty.ROLL), TWO) == "trash.house.table"
    assert why(state, Roll(), ONE) == "trash.select.all"
    assert why(state, Remove(), TABLE) == "trash.round.steps"
    with pytest.raises(Illegal):
        GAME.apply(state, TWO, Roll())


def test_the_table_does_nothing_without_a_house() -> None:
    assert why(begun(), Roll(), TABLE) == "trash.select.all"


@rule("trash.solo.stacks")
def test_a_person_alone_has_two_jokers_in_each_round_but_the_last() -> None:
    state = begun(2, options=SOLO)
    for number in range(1, 8):
        assert (state.round, len(state.jokers)) == (number, 2)
        state = lazily(state, rounds=number + 1)
    assert state.jokers == ()


@rule("trash.solo.stacks")
def test_houses_do_not_count_for_the_stacks() -> None:
    state = lazily(begun(4, options=Options(houses=2)), rounds=6)
    assert len(state.jokers) == 2
    assert len(lazily(state, rounds=7).jokers) == 1


# Rolling


@rule("trash.house.marker")
def test_the_marker_begins_on_one() -> None:
    state = begun(2, options=SOLO)
    assert [place.house.marker for place in state.places if place.house] == [1]


@rule("trash.house.roll")
def test_rank_points_are_the_marker_and_the_die() -> None:
    state = rolling("2S 3H 9C JD KD", marker=4)
    dice = Counter[int]()
    for seed in range(120):
        after, what = GAME.apply(with_chance(state, seed), TABLE, Roll())
        (roll,) = (each for each in what if isinstance(each, HouseRolled))
        assert (roll.marker, roll.points) == (4, 4 + roll.die)
        assert after.points == (1, 4 + roll.die)
        assert after.places[TWO].house == House(marker=4, die=roll.die)
        dice[roll.die] += 1
    assert sorted(dice) == list(range(1, DIE + 1))


@rule("trash.house.places")
@pytest.mark.parametrize(("marker", "chips", "tile"), [(1, (5, 0), True), (5, (0, 5), False)])
def test_chips_go_by_the_number_of_all_players(marker: int, chips: tuple[int, ...], tile: bool) -> None:
    state = rolled(rolling("2S 2H 9C 9D KD", marker=marker), 1)
    assert GAME.standing(state) == chips
    assert (state.places[ONE].tile, state.places[TWO].tile) == (tile, False)


@rule("trash.house.places")
def test_two_people_and_a_house_share_the_chips_of_three() -> None:
    state = rolled(rolling("2S 2H 9C 9D KD", "3S 4H 9S JD QD", marker=1), 1)
    assert GAME.standing(state) == (7, 0, 5)


@rule("trash.house.ties")
def test_a_house_wins_a_tie() -> None:
    state = rolled(rolling("2S 2H 9C 9D KD"), 2)
    assert (state.points, state.order) == ((3, 3), (TWO, ONE))


@rule("trash.easier.ties")
def test_a_person_may_win_ties() -> None:
    easier = Options(houses=1, players_win_ties=True)
    state = rolled(rolling("2S 2H 9C 9D KD", options=easier), 2)
    assert (state.points, state.order) == ((3, 3), (ONE, TWO))


@rule("trash.easier.ties")
@pytest.mark.parametrize(("option", "winner"), [(False, TWO), (True, ONE)])
def test_the_end_goes_by_the_same_option(option: bool, winner: Seat) -> None:
    options = Options(houses=1, players_win_ties=option)
    laid = {"chips": 7, "trash": deck(ONE)}, {"chips": 7, "house": House(), "discard_pile": deck(TWO)}
    state = position(*laid, options=options, phase=Phase.OVER, round=8)
    assert GAME.winners(state) == (winner,)


@rule("trash.houses.tie")
def test_tied_houses_roll_again_for_their_places() -> None:
    state = rolled(rolling("2S 3H 9C JD KD", options=Options(houses=2), marker=3), 2)
    orders = set()
    for seed in range(200):
        after, what = GAME.apply(with_chance(state, seed), TABLE, Roll())
        again = [each for each in what if isinstance(each, HousesRolled)]
        if again:
            assert after.points[1:] == (5, 5)
            assert after.order[2] == ONE
            first, second = again[-1].dice
            assert after.order[:2] == ((TWO, THREE) if first > second else (THREE, TWO))
            orders.add(after.order[:2])
        else:
            assert after.points[1] != after.points[2]
    assert len(orders) == 2


@rule("trash.house.no_bonus")
@rule("trash.harder.bonus")
@pytest.mark.parametrize("bonus", [False, True])
def test_bonus_chips_for_rank_points_are_an_option(bonus: bool) -> None:
    state = rolled(rolling("2S 3H 9C JD KD", options=Options(houses=1, house_bonus=bonus), marker=8), 4)
    assert state.points[TWO] == 12
    assert state.places[TWO].chips == (7 if bonus else 5)


# The pot


@rule("trash.house.pot")
@rule("trash.easier.pot")
@rule("trash.harder.pot")
@pytest.mark.parametrize("number", [3, 4, 2])
def test_the_top_cards_of_its_draw_pile_are_its_pot(number: int) -> None:
    options = Options(houses=1, house_pot=number)
    laid = {"hand": cards("2C 3C")}, {"house": House(), "draw_pile": cards("AS' KS' QS' JS' 9S'")}
    state = position(*laid, options=options, phase=Phase.SCORE, order=(ONE, TWO), pending=((_take(),), ()))
    state = do(state, Finish(Duty.TAKE))
    assert state.places[TWO].pot == cards("AS' KS' QS' JS'")[:number]


@rule("trash.house.pot")
def test_three_cards_are_usual() -> None:
    assert Options().house_pot == 3


def _take() -> Pending:
    return Pending(Duty.TAKE)


@rule("trash.easier.pot")
@rule("trash.harder.pot")
def test_the_sizes_of_the_pot_are_on_offer() -> None:
    (choice,) = (each for each in CHOICES if each.field == "house_pot")
    assert set(choice.values) == {2, 3, 4}


@rule("trash.house.short")
def test_a_house_places_what_is_left() -> None:
    laid = {"hand": cards("2C 3C")}, {"house": House(), "draw_pile": cards("AS' KS'")}
    pending = ((_take(),), ())
    state = position(*laid, options=SOLO, phase=Phase.SCORE, order=(ONE, TWO), pending=pending, rest="discard_pile")
    state = do(state, Finish(Duty.TAKE))
    assert state.places[TWO].pot == cards("AS' KS'")


@rule("trash.house.short")
def test_what_nobody_took_is_out_of_play() -> None:
    state = do(removing("magpie", mine="5S", house="9C' 8C' 7C'"), Remove(), seat=TABLE)
    state = do(state, Collect(cards("9C'")[0]))
    while state.phase is Phase.COLLECT:
        state = do(state, Finish(state.pending[ONE][0].duty)) if _may_end(state) else do(state, _first(state))
    assert {*cards("5S 8C' 7C'")} <= {*state.places[TWO].discard_pile}


def _may_end(state: State) -> bool:
    return not state.pending[ONE][0].least


def _first(state: State) -> Any:
    return GAME.actions(state, ONE)[0]


@rule("trash.house.no_shuffle")
def test_a_seven_cannot_have_a_house_shuffle() -> None:
    house = {"house": House(), "draw_pile": (), "discard_pile": deck(TWO)}
    state = collecting({}, house, options=SOLO, rest="discard_pile", pending=((Pending(Duty.REVEAL, least=1),), ()))
    assert why(state, Reveal(TWO)) == "trash.collect.seven_empty"
    assert GAME.actions(state, ONE) == ()


@rule("trash.house.no_shuffle")
def test_a_house_has_no_tile() -> None:
    state = rolled(rolling("2S 3H 9C JD KD", marker=5), 1)
    assert not state.places[TWO].tile


# Removing


def after_the_round(first: Seat, options: Options, round: int = 1) -> tuple[MarkerMoved, ...]:
    """How the marker moves on when this seat was placed first."""
    other = TWO if first == ONE else ONE
    laid = {"pot": cards("2S 3S")}, {"house": House(marker=3, die=2)}
    state = collecting(*laid, options=options, collecting=(ONE,), order=(first, other), round=round, jokers="J1")
    what = events(state, Collect(cards("J1")[0]))
    if not any(isinstance(each, MarkerMoved) for each in what):
        state = do(state, Collect(cards("J1")[0]))
        what = events(state, Finish(state.pending[ONE][0].duty)) if state.phase is Phase.COLLECT else ()
    return tuple(each for each in what if isinstance(each, MarkerMoved))


@rule("trash.house.marker_on")
def test_the_marker_moves_on_one_space() -> None:
    assert after_the_round(ONE, SOLO) == after_the_round(TWO, SOLO) == (MarkerMoved(TWO, 4, 1),)
    assert after_the_round(ONE, SOLO, round=8) == ()


@rule("trash.easier.marker")
def test_the_marker_may_wait_when_the_round_is_lost() -> None:
    easier = Options(houses=1, marker_waits=True)
    assert after_the_round(TWO, easier) == (MarkerMoved(TWO, 3, 0),)
    assert after_the_round(ONE, easier) == (MarkerMoved(TWO, 4, 1),)


@rule("trash.harder.marker")
def test_the_marker_may_hurry_when_the_round_is_won() -> None:
    harder = Options(houses=1, marker_hurries=True)
    assert after_the_round(ONE, harder) == (MarkerMoved(TWO, 5, 2),)
    assert after_the_round(TWO, harder) == (MarkerMoved(TWO, 4, 1),)


def test_any_mix_of_adjustments_plays_to_its_end() -> None:
    options = Options(
        houses=2, house_pot=4, players_win_ties=True, marker_waits=True, house_bonus=True, marker_hurries=True
    )
    state = lazily(begun(3, options=options))
    assert state.phase is Phase.OVER
