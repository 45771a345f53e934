"""Houses: which card a personality removes from the pot, and what it brings."""

from collections import Counter
from itertools import pairwise

from game.core.zones import TABLE
from game.games.trash_poker.rules import GAME, Options
from game.games.trash_poker.rules.actions import Remove
from game.games.trash_poker.rules.cards import RANKS, STARS, SUITS, is_joker
from game.games.trash_poker.rules.events import (
    Gained,
    LineRead,
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
from game.games.trash_poker.rules.state import House
from tests.games.trash_poker.at_house import (
    BY_REMOVAL,
    NAMES,
    SOLO,
    moods,
    removed,
    removing,
    with_chance,
)
from tests.games.trash_poker.spelling import ONE, THREE, TWO, cards, rule
from tests.games.trash_poker.tables import begun, collecting, do, events, lazily, told


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
        what = events(with_chance(state, seed), Remove())
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
