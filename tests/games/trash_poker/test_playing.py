"""Revealing, comparing, paying."""

from typing import Any

import pytest

from game.core.cards import HIDDEN
from game.core.secrets import seen, view
from game.core.tally import Line
from game.core.zones import TABLE, Seat
from game.games.trash_poker.rules import GAME
from game.games.trash_poker.rules.actions import Take
from game.games.trash_poker.rules.events import Gained, Ranked, RanOut, Revealed, TileActivated, Took, TopsRevealed
from game.games.trash_poker.rules.ranks import Area, HandRank
from game.games.trash_poker.rules.state import Duty, Phase, State
from tests.games.trash_poker.spelling import ONE, THREE, TWO, cards, rule
from tests.games.trash_poker.tables import (
    do,
    drawing,
    finish,
    lazily,
    played,
    select,
    spelled,
    told,
    why,
)

PAIR, HIGH, TRIPS = "7S 7H 2C 3D 4H", "7S' 9H' 2C' 3D' KH'", "8S'' 8H'' 8C'' 3D'' 4H''"
TWINS = ("2S 3H 5D 9C KD", "2S' 3H' 5D' 9C' KD'")
"""Two hands that tie to the last card."""


def selecting(*hands: str, tops: tuple[str, ...] = (), **fields: Any) -> State:
    """Everybody holds five cards and is about to select them."""
    laid: list[dict[str, str]] = [{"hand": hand} for hand in hands]
    for seat, top in enumerate(tops):
        laid[seat]["draw_pile"] = top
    return drawing(*laid, duty=Duty.SELECT, **fields)


def shown(*hands: str, tops: tuple[str, ...] = (), **fields: Any) -> State:
    """They have all selected."""
    return played(selecting(*hands, tops=tops, **fields), *hands)


def last_select(*hands: str, tops: tuple[str, ...] = (), **fields: Any) -> tuple[State, str]:
    """All but the last seat have selected; and its five."""
    return played(selecting(*hands, tops=tops, **fields), *hands[:-1]), hands[-1]


@rule("trash.reveal")
def test_all_hands_are_revealed_at_once() -> None:
    state, five = last_select(PAIR, HIGH)
    assert not {*cards(PAIR)} & seen(GAME, state, TWO)
    one, two = told(state, select(five), Revealed)
    assert (spelled(one.cards), one.hand, one.points, one.flush) == (PAIR, HandRank.PAIR, 2, False)
    assert (two.seat, two.hand) == (TWO, HandRank.HIGH_CARD)
    assert {*cards(PAIR)} <= seen(GAME, do(state, select(five)), TABLE)


@rule("trash.place.points")
def test_more_rank_points_are_a_better_place() -> None:
    state = shown(PAIR, HIGH, TRIPS)
    assert state.points == (2, 1, 4)
    assert state.order == (THREE, ONE, TWO)


@rule("trash.place.order")
def test_the_places_hold_until_the_next_round() -> None:
    state, five = last_select(PAIR, HIGH)
    assert told(state, select(five), Ranked) == [Ranked((ONE, TWO))]
    after = lazily(do(state, select(five)), Phase.CLEAN)
    assert after.order == (ONE, TWO)
    begun_again = lazily(after, Phase.DRAW)
    assert (begun_again.order, begun_again.points) == ((), (0, 0))


@rule("trash.tie.reveal")
def test_a_tie_goes_to_the_higher_top_of_the_draw_piles() -> None:
    state, five = last_select(*TWINS, tops=("4S 6S", "4H' JH'"))
    assert told(state, select(five), TopsRevealed) == [
        TopsRevealed((ONE, TWO), cards("4S 4H'")),
        TopsRevealed((ONE, TWO), cards("6S JH'")),
    ]
    assert do(state, select(five)).order == (TWO, ONE)
    three, last = last_select(*TWINS, "2S'' 3H'' 5D'' 9C'' KD''", tops=("4S", "AH' JH'", "AS'' QS''"))
    assert do(three, select(last)).order == (THREE, TWO, ONE)
    assert len(told(three, select(last), TopsRevealed)) == 2


@rule("trash.tie.discard")
def test_the_revealed_cards_are_discarded() -> None:
    state, five = last_select(*TWINS, tops=("4S", "JH'"))
    after = do(state, select(five))
    assert [spelled(place.discard_pile[:1]) for place in after.places] == ["4S", "JH'"]


@rule("trash.tie.bound")
def test_after_ten_reveals_the_lower_seat_is_placed_better() -> None:
    tops = "4S 6S 7S 8S 10S JS QS AS 4H 6H"
    others = " ".join(f"{name}'" for name in tops.split())
    state, five = last_select(*TWINS, tops=(f"{tops} 7H", f"{others} AH'"))
    assert len(told(state, select(five), TopsRevealed)) == 10
    assert do(state, select(five)).order == (ONE, TWO)


def test_an_empty_draw_pile_is_shuffled_for_a_tie() -> None:
    state = drawing(
        {"hand": TWINS[0], "discard_pile": "QS"}, {"hand": TWINS[1], "draw_pile": "4H'"}, duty=Duty.SELECT, rest="box"
    )
    assert played(state, *TWINS).order == (ONE, TWO)


def test_without_any_card_the_trash_is_the_draw_pile_of_a_tie() -> None:
    state = drawing(
        {"hand": TWINS[0], "trash": "QS"}, {"hand": TWINS[1], "draw_pile": "4H'"}, duty=Duty.SELECT, rest="box"
    )
    state = played(state, TWINS[0])
    assert told(state, select(TWINS[1]), RanOut) == [RanOut(ONE)]
    after = do(state, select(TWINS[1]))
    assert after.order == (ONE, TWO)
    assert after.places[ONE].chips == 66 + 5


@rule("trash.chips.place")
@pytest.mark.parametrize(("seats", "chips"), [(2, [5, 0]), (3, [7, 5, 0]), (4, [10, 7, 5, 0])])
def test_chips_by_place_and_number_of_seats(seats: int, chips: list[int]) -> None:
    hands = ("8S 8H 8C 3D 4H", "7S' 7H' 3C' 3D' 4H'", "6S'' 6H'' 2C'' 3D'' 4H''", "KS''' 6H''' 2C''' 3D''' 4H'''")
    assert [place.chips for place in shown(*hands[:seats]).places] == chips


def test_bonus_chips_are_paid_by_the_reading() -> None:
    state, five = last_select("8S 8H 8C 8D 4H", HIGH)
    assert told(state, select(five), Gained) == [
        Gained(ONE, Line("place", (), 5), 5),
        Gained(ONE, Line("four_of_a_kind", cards("8S 8H 8C 8D"), 2), 7),
    ]


@rule("trash.tile.place")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 1), (3, 1), (4, 2)])
def test_the_first_places_activate_their_tiles(seats: int, tiles: int) -> None:
    hands = ("8S 8H 8C 3D 4H", "7S' 7H' 3C' 3D' 4H'", "6S'' 6H'' 2C'' 3D'' 4H''", "KS''' 6H''' 2C''' 3D''' 4H'''")
    assert [place.tile for place in shown(*hands[:seats]).places] == [seat < tiles for seat in range(seats)]


@rule("trash.tile.once")
def test_an_active_tile_is_not_activated_again() -> None:
    state = drawing({"hand": PAIR, "tile": True}, {"hand": HIGH}, duty=Duty.SELECT)
    state = played(state, PAIR)
    assert told(state, select(HIGH), TileActivated) == []
    assert do(state, select(HIGH)).places[ONE].tile


@rule("trash.play.discard")
def test_played_cards_go_to_the_discard_piles() -> None:
    state = shown(PAIR, HIGH)
    assert [spelled(place.discard_pile) for place in state.places] == [PAIR, HIGH]
    assert not any(place.played for place in state.places)


@rule("trash.last.first")
def test_first_place_of_the_last_round_gets_five_chips_more() -> None:
    assert [place.chips for place in shown(PAIR, HIGH, round=8).places] == [10, 0]
    assert [place.chips for place in shown(PAIR, HIGH, round=7).places] == [5, 0]


FIVES = "8S 8H 8C 8D J14"


def taking() -> State:
    """The first seat has scored five of a kind, with joker 22 in its Trash."""
    state = drawing({"hand": FIVES, "trash": "J22"}, {"hand": HIGH, "trash": "AS' J23"}, duty=Duty.SELECT, stack="")
    return played(state, FIVES, HIGH)


def test_scoring_five_of_a_kind_one_may_take_a_card_of_any_trash() -> None:
    state = taking()
    assert state.phase is Phase.SCORE
    assert GAME.to_act(state) == (ONE,)
    assert {*cards(FIVES)} <= seen(GAME, state, TABLE)
    assert [each.card for each in GAME.actions(state, ONE) if isinstance(each, Take)] == [*cards("J22 AS' J23")]
    assert why(state, Take(cards("2S")[0])) == "trash.lasting.take"
    took = Take(cards("AS'")[0])
    assert told(state, took, Took) == [Took(ONE, took.card, TWO)]
    after = do(state, took)
    assert after.phase is not Phase.SCORE
    assert spelled(after.places[ONE].discard_pile) == f"AS' {FIVES}"
    assert not do(state, finish(Duty.TAKE)).places[ONE].discard_pile[5:]


@rule("trash.upgrade.lasts")
def test_upgrades_stay_and_count_in_every_round() -> None:
    first = drawing({"hand": PAIR, "areas": {"rest": "5S"}}, {"hand": HIGH}, duty=Duty.SELECT)
    again = lazily(played(first, PAIR, HIGH), Phase.DRAW)
    assert again.round == 2
    assert spelled(again.places[ONE].areas[Area.REST]) == "5S"
    assert played(first, PAIR, HIGH).points == (4, 1)


@rule("trash.upgrade.face_down")
@rule("trash.upgrade.visible")
def test_all_see_how_many_cards_lie_in_an_area_and_nobody_sees_which() -> None:
    state = drawing({"hand": PAIR, "areas": {"rest": "5S 6S"}}, {"hand": HIGH})
    for seat in (ONE, TWO, TABLE):
        assert view(GAME, state, Seat(seat)).places[ONE].areas[Area.REST] == (HIDDEN, HIDDEN)
        assert view(GAME, state, Seat(seat)).places[ONE].upgrades[Area.REST] == 2


@rule("trash.upgrade.gone")
def test_upgrades_are_neither_deck_nor_trash() -> None:
    place = drawing({"hand": PAIR, "areas": {"rest": "5S 6S"}, "discard_pile": "AS"}, {"hand": HIGH}).places[ONE]
    assert not {*cards("5S 6S")} & {*place.deck, *place.trash}
    assert len(place.deck) == 52 - 5 - 2
