"""Houses: their dice, pots, personalities and markers."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from game.core.protocol import Illegal
from game.core.rng import Rng
from game.core.zones import TABLE, Seat
from game.games.trash_poker.rules import CHOICES, GAME, Options
from game.games.trash_poker.rules.actions import Collect, Finish, Remove, Reveal, Roll
from game.games.trash_poker.rules.cards import RANKS, STARS, SUITS, deck, is_joker
from game.games.trash_poker.rules.events import (
    CardRemoved,
    Gained,
    HouseRolled,
    HousesRolled,
    LineRead,
    MarkerMoved,
    Narrowed,
    PersonalitiesShuffled,
    PersonalityRevealed,
    Reason,
)
from game.games.trash_poker.rules.jokers import Star
from game.games.trash_poker.rules.options import DIE
from game.games.trash_poker.rules.personalities import (
    BLACK_WHITE_STAR,
    LINES,
    PERSONALITIES,
    RED_STAR,
    looked_for,
)
from game.games.trash_poker.rules.scoring_sides import Difficulty, scoring_side
from game.games.trash_poker.rules.state import Duty, House, Pending, Phase, State
from tests.games.trash_poker.spelling import ONE, THREE, TWO, cards, read, rule
from tests.games.trash_poker.tables import begun, collecting, do, events, lazily, position, told, why

SOLO = Options(houses=1)
NAMES = [each.name for each in PERSONALITIES]
BY_ROLL: Any = (Pending(Duty.ROLL, least=1),)
BY_REMOVAL: Any = (Pending(Duty.REMOVE, least=1),)


def moods(name: str) -> House:
    """A house that decides by this personality next."""
    next = NAMES.index(name)
    others = tuple(each for each in (0, 1, 2) if each != next)[:2]
    return House(known=(*others, next), shown=others)


def removing(name: str, options: Options = SOLO, jokers: str = "", mine: str = "", house: str = "") -> State:
    """The house is about to remove a card by this personality: of these jokers, my pot and its own."""
    pots = {"pot": cards(mine)}, {"pot": cards(house), "house": moods(name)}
    return collecting(*pots, jokers=jokers, options=options, pending=((), BY_REMOVAL), collecting=(TWO, ONE))


def removed(state: State) -> str:
    """The card that goes."""
    (event,) = told(state, Remove(), CardRemoved)
    return GAME.notation(event.card)


def rolling(*plays: str, options: Options = SOLO, marker: int = 1, round: int = 1) -> State:
    """These hands lie open, and as many houses as the options say are about to roll."""
    people = [{"played": cards(play)} for play in plays]
    houses = [{"house": House(marker=marker)} for _ in range(options.houses)]
    pending = ((),) * len(people) + (BY_ROLL,) * len(houses)
    points = (*(read(play).points for play in plays), *(0 for _ in houses))
    return position(*people, *houses, phase=Phase.ROLL, pending=pending, options=options, round=round, points=points)


def rolled(state: State, *dice: int) -> State:
    """The position after the houses have rolled these, whatever chance that takes."""
    for die in dice:
        state = next(
            after
            for seed in range(500)
            for after, what in [GAME.apply(_with_chance(state, seed), TABLE, Roll())]
            if any(isinstance(each, HouseRolled) and each.die == die for each in what)
        )
    return state


def _with_chance(state: State, seed: int) -> State:
    return GAME.with_zones(state, GAME.zones(state), Rng(seed))


# Seats


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
        after, what = GAME.apply(_with_chance(state, seed), TABLE, Roll())
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
        after, what = GAME.apply(_with_chance(state, seed), TABLE, Roll())
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


@rule("trash.house.remove")
def test_a_card_leaves_the_pot_for_good() -> None:
    state = removing("general", mine="KS 5S", house="2C'")
    after = do(state, Remove(), seat=TABLE)
    assert after.places[ONE].pot == cards("5S")
    assert after.places[TWO].discard_pile == cards("KS")
    assert after.collecting == (ONE,)


@rule("trash.house.personalities")
def test_each_house_has_three_personalities_of_its_own() -> None:
    state = lazily(begun(4, options=Options(houses=3)))
    known = [place.house.known for place in state.places if place.house]
    assert [len(each) for each in known] == [3, 3, 3]
    assert len({each for some in known for each in some}) == 9


@rule("trash.house.personalities")
def test_fourteen_personalities_want_everything_in_different_orders() -> None:
    assert len(PERSONALITIES) == len({each.lines for each in PERSONALITIES}) == len(set(NAMES)) == 14
    for each in PERSONALITIES:
        assert sorted(each.lines) == [BLACK_WHITE_STAR, RED_STAR, *range(1, 14)]
        assert sorted(each.suits) == [0, 1, 2, 3]
        assert len(each.lines) == LINES


@rule("trash.house.next")
def test_after_the_third_personality_all_are_shuffled() -> None:
    state, revealed, shuffled = begun(2, options=SOLO), list[int](), list[int]()
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        state, what = GAME.apply(state, seat, GAME.actions(state, seat)[-1])
        for each in what:
            if isinstance(each, PersonalitiesShuffled):
                shuffled.append(len(revealed))
            if isinstance(each, PersonalityRevealed):
                revealed.append(each.personality)
    assert (len(revealed), shuffled) == (8, [3, 6])
    assert set(revealed[:3]) == set(revealed[3:6]) >= set(revealed[6:])
    assert len(set(revealed[:3])) == 3
    assert revealed[6] != revealed[7]


@rule("trash.house.line")
def test_the_first_line_that_a_card_matches_decides() -> None:
    state = removing("general", mine="9S 8S AS")
    read = told(state, Remove(), LineRead)
    assert [(each.number, each.line) for each in read] == [(0, 13), (1, 12), (2, 11), (3, 10), (4, 9)]
    assert [each.cards for each in read] == [(), (), (), (), cards("9S")]
    assert removed(state) == "9S"


@rule("trash.house.star")
def test_stars_are_looked_for_by_themselves() -> None:
    assert removed(removing("magpie", jokers="J14", mine="AS")) == "J14"
    assert removed(removing("magpie", jokers="J1", mine="2S")) == "J1"
    (seen,) = told(removing("magpie", jokers="J5", mine="AS"), Remove(), LineRead)[2:]
    assert seen.cards == cards("AS")
    matches = looked_for(RED_STAR)
    assert [matches(card) for card in cards("J14 J24 J1 AS")] == [True, False, False, False]


@rule("trash.house.others")
def test_its_own_cards_are_not_for_it() -> None:
    assert removed(removing("monarchist", mine="2S 3S", house="AS' AH' AD'")) == "3S"


@rule("trash.house.others")
def test_a_house_takes_from_another() -> None:
    laid = {"pot": cards("2S")}, {"pot": cards("AS'"), "house": House()}, {"house": moods("monarchist")}
    pending = ((), (), BY_REMOVAL)
    state = collecting(*laid, options=Options(houses=2), pending=pending, collecting=(THREE, TWO, ONE))
    assert removed(state) == "AS'"


@rule("trash.house.joker")
def test_of_several_cards_a_joker_goes() -> None:
    state = removing("monarchist", jokers="J1", mine="AD AS")
    assert removed(state) == "J1"
    assert told(state, Remove(), Narrowed) == [Narrowed(TWO, Reason.JOKER, cards("J1"))]


@rule("trash.house.suit")
def test_then_the_priority_of_suits_decides() -> None:
    assert "".join("SHDC"[suit] for suit in PERSONALITIES[NAMES.index("monarchist")].suits) == "HSDC"
    state = removing("monarchist", mine="AC AD AS")
    assert removed(state) == "AS"
    assert told(state, Remove(), Narrowed) == [Narrowed(TWO, Reason.SUIT, cards("AS"))]


@rule("trash.house.suit")
def test_a_card_without_a_suit_comes_last() -> None:
    black_white = next(card for card, star in enumerate(STARS) if star is Star.BLACK_WHITE and RANKS[card] == (10,))
    name = GAME.notation(black_white)  # type: ignore[arg-type]
    options = Options(houses=1, jokers=(*SOLO.jokers[:16], black_white))  # type: ignore[arg-type]
    assert removed(removing("tinkerer", options=options, jokers=f"{name} J5")) == "J5"


@rule("trash.house.die")
def test_then_the_die_decides_evenly() -> None:
    laid = {"pot": cards("KS KS' 2S")}, {"house": moods("general")}
    state = collecting(*laid, options=SOLO, pending=((), BY_REMOVAL), collecting=(TWO, ONE))
    gone = Counter[str]()
    for seed in range(400):
        what = events(_with_chance(state, seed), Remove())
        (thrown,) = (each for each in what if isinstance(each, Narrowed))
        assert thrown.reason is Reason.DIE
        assert thrown.cards == cards("KS KS'")[(thrown.die - 1) % 2 :][:1]
        gone[GAME.notation(thrown.cards[0])] += 1
    assert sorted(gone) == ["KS", "KS'"]
    assert 160 < gone["KS"] < 240


@rule("trash.house.die")
def test_no_more_cards_tie_than_a_die_has_sides() -> None:
    jokers = [card for card in range(len(RANKS)) if is_joker(card)]  # type: ignore[arg-type]
    kinds = Counter((line, SUITS[card][:1]) for card in jokers for line in set(RANKS[card]))
    assert max(kinds.values()) <= DIE
    assert sum(star is Star.RED and not SUITS[card] for card, star in enumerate(STARS)) <= DIE


@rule("trash.house.chips")
def test_the_chips_beside_the_line_are_its_own() -> None:
    state = removing("general", jokers="J6", mine="2S")
    gained = told(state, Remove(), Gained)
    expected = scoring_side(Difficulty.NORMAL, 1)[4]
    assert [(each.seat, each.line.points, each.line.cards) for each in gained] == [(TWO, expected, cards("J6"))]


@rule("trash.house.no_effect")
def test_effects_of_a_removed_card_are_not_carried_out() -> None:
    after = do(removing("tinkerer", mine="10S 7S"), Remove(), seat=TABLE)
    assert after.pending[TWO] == ()
    after = do(removing("burglar", mine="7S"), Remove(), seat=TABLE)
    assert not after.places[TWO].tile
    assert after.collecting != (TWO, ONE)


@rule("trash.house.side")
def test_each_level_gives_more_than_the_one_before() -> None:
    sides = [scoring_side(level, 1) for level in Difficulty]
    assert all(len(side) == LINES for side in sides)
    assert all(sum(one) < sum(other) for one, other in pairwise(sides))
    assert all(list(side) == sorted(side, reverse=True) and side[-1] > 0 for side in sides)


@rule("trash.house.side")
def test_the_level_is_the_options() -> None:
    for level in Difficulty:
        state = removing("general", options=Options(houses=1, house_level=level), mine="KS")
        (gained,) = told(state, Remove(), Gained)
        assert gained.line.points == scoring_side(level, 1)[0]


@rule("trash.houses.side")
def test_several_houses_have_sides_of_their_own() -> None:
    for level in (Difficulty.EASY, Difficulty.NORMAL):
        assert scoring_side(level, 2) != scoring_side(level, 1)
        assert scoring_side(level, 3) == scoring_side(level, 2)
    assert scoring_side(Difficulty.HARD, 2) == scoring_side(Difficulty.HARD, 1)
    laid = {"pot": cards("KS")}, {"house": House()}, {"house": moods("general")}
    options = Options(houses=2)
    state = collecting(*laid, options=options, pending=((), (), BY_REMOVAL), collecting=(THREE, TWO, ONE))
    (gained,) = told(state, Remove(), Gained)
    assert gained.line.points == scoring_side(Difficulty.NORMAL, 2)[0]


# The marker


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
