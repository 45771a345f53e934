"""Guests: what they plan, take, buy and throw away, and that they play by the rules from views alone."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots import Level
from game.core.french import RANKS, deck
from game.core.rng import Rng
from game.core.secrets import view
from game.core.zones import TABLE, Seat
from game.games.contract_rummy.bots import BOTS
from game.games.contract_rummy.plans import WINDOWS, Waits, counted, plans
from game.games.contract_rummy.prospects import Outlook, Sight, left_over
from game.games.contract_rummy.rules import GAME, Options
from game.games.contract_rummy.rules.actions import Action, Allow, Ask, Deny, Draw, Group, LayDown, Take, Waive
from game.games.contract_rummy.rules.finder import makes
from game.games.contract_rummy.rules.options import CONTRACTS, DECKS, Contract
from game.games.contract_rummy.rules.state import Phase, State
from game.tools.arena import decided
from tests.games.contract_rummy.tables import (
    ONE,
    THREE,
    TWO,
    asked,
    cards,
    discard,
    do,
    drawing,
    group,
    lay_down,
    lay_off,
    meld,
    offered,
    position,
    spelled,
)

EVERY = pytest.mark.parametrize("level", Level)
KEEN = pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])


def choice(state: State, level: Level, seat: Seat | None = None) -> Action:
    """What a guest does in that seat, or in the place of whoever is to act first."""
    seat = GAME.to_act(state)[0] if seat is None else seat
    seen = view(GAME, state, seat)
    chosen: Action = decided(BOTS[level], seen, seat, GAME.actions(seen, seat), Rng(1))
    return chosen


def turn(state: State, level: Level) -> Iterator[Action]:
    """What a guest does until its turn ends."""
    seat = state.turn
    while state.phase in (Phase.TOOK, Phase.PLAY) and state.turn == seat:
        action = choice(state, level)
        yield action
        state = do(state, action)


@EVERY
def test_it_plays_hands_by_the_rules_and_the_same_again(level: Level) -> None:
    state = GAME.new(Options(), 4, Rng(7))
    for _ in range(400):
        seat = GAME.to_act(state)[0]
        action = GAME.actions(state, seat)[0] if seat == TABLE else choice(state, level)
        assert seat == TABLE or action == choice(state, level)
        state = do(state, (seat, action))
    assert state.hand > 1


@EVERY
def test_it_lays_down_plays_onto_melds_and_goes_out(level: Level) -> None:
    state = position("7S 7H 7C 9S 9H 9C KD 4C 2H", table=[meld("KS KH KC", TWO), meld("4S 4H 4D", TWO)])
    done = list(turn(state, level))
    assert isinstance(done[0], LayDown)
    assert set(done[1:]) == {lay_off("KD", 0, 0), lay_off("4C", 1, 0), discard("2H")}


@EVERY
def test_it_takes_the_card_that_makes_its_contract(level: Level) -> None:
    state = drawing("7S 7H 7C 9S 9H 2C 3D 5H JS QD KC", pile="9C")
    assert choice(state, level) == Take()
    assert choice(drawing("7S 7H 7C 9S 9H 2C 3D 5H JS QD KC", pile="6C"), level) == Draw()


@EVERY
def test_it_asks_for_that_card_and_waives_another(level: Level) -> None:
    hand = "7S 7H 7C 9S 9H 2C 3D 5H JS QD KC"
    assert choice(offered(others=[hand], pile="9C"), level, TWO) == Ask()
    assert choice(offered(others=[hand], pile="6C"), level, TWO) == Waive()


@EVERY
def test_as_the_next_player_it_takes_what_it_wants_and_else_waits_or_allows(level: Level) -> None:
    hand = "7S 7H 7C 9S 9H 2C 3D 5H JS QD KC"
    assert choice(offered(held=hand, pile="9C"), level) == Take()
    assert choice(offered(held=hand, pile="6C"), level) == Waive()
    assert choice(asked(TWO, held=hand, pile="9C"), level) == Deny()
    assert choice(asked(TWO, held=hand, pile="6C"), level) == Allow()


@EVERY
def test_after_laying_down_it_takes_what_fits_the_table(level: Level) -> None:
    table = [meld("7S 7H 7C"), meld("9S 9H 9C")]
    assert choice(drawing("2C KD", pile="9D", table=table), level) == Take()
    assert choice(drawing("2C KD", pile="QD", table=table), level) == Draw()
    assert choice(position("2C KD", table=table), level) == discard("KD")


@EVERY
def test_it_keeps_what_its_contract_needs(level: Level) -> None:
    state = position("7S 7H 7C 9S 9H 2C 3D 5H JS QD KC 6S")
    thrown = choice(state, level)
    assert thrown not in [discard(name) for name in ("7S", "7H", "7C", "9S", "9H")]
    runs = position("4S 5S 6S 8H 9H 10H KC QD 2D 2C AD KD", hand=3)
    assert choice(runs, level) not in [discard(name) for name in ("4S", "5S", "6S", "8H", "9H", "10H")]


@KEEN
def test_it_lays_down_so_that_little_is_left(level: Level) -> None:
    state = position("7S 7H 7C 9S 9H 9C KS KH KC KD 4C", table=[])
    assert {each.cards[0] % RANKS + 1 for each in _melds(choice(state, level))} & {13}
    assert left_over(state.hands[ONE], lay_down("7S 7H 7C", "KS KH KC"), (), ONE) == cards("9S 9H 9C 4C")


def _melds(action: Action) -> Sequence[Group]:
    assert isinstance(action, LayDown)
    return action.melds


@KEEN
def test_in_hand_six_it_throws_away_what_is_left_over(level: Level) -> None:
    state = position("7S 7H 7C 3D 4D 5D 6D 9H 10H JH QH 2C", hand=6)
    assert choice(state, level) == discard("2C")
    whole = position("7S 7H 7C 3D 4D 5D 6D 7D 9H 10H JH QH", hand=6)
    assert isinstance(choice(whole, level), LayDown)


def test_the_strong_one_feeds_nobody_who_has_laid_down() -> None:
    """The next player would play the 4 onto the table at once."""
    table = [meld("4S 4H 4C", TWO), meld("8S 8H 8C", TWO)]
    others = ["KC KH", "2C 3C 5C 7C 9C JC KD 2D 5D 10D AH"]
    state = position("7S 7H 7C 9S 9H 2C 4D JS QD 10C 6S 3S", table=table, others=others)
    assert choice(state, Level.HARD) != discard("4D")


def test_what_a_view_tells_is_counted() -> None:
    state = position(
        "7S 7H", pile="7C", table=[meld("9S 9H 9C", TWO)], others=["7D 2C"], known=((), cards("7D"), (), ())
    )
    sight = Sight(view(GAME, state, ONE), ONE, 3.0)
    assert [sight.coming[card] for card in cards("7S 7H 7C 7D 9D 9S 2C")] == [1, 1, 1, 1, 2, 1, 2]
    assert sight.unseen == 104 - 2 - 1 - 3 - 1
    assert sight.fitting == set(cards("9S 9H 9C 9D"))
    assert spelled(sight.known(TWO)) == "7D"
    assert [int(seat) for seat in sight.others()] == [1, 2, 3]


@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda each: f"{each.sets}s{each.runs}r")
@given(data=st.data())
def test_a_plan_lacks_nothing_when_the_contract_can_be_made(contract: Contract, data: st.DataObject) -> None:
    """And else so many cards that no fewer would do."""
    few = [card for card in deck(DECKS) if card % RANKS < 6 and card % 52 < 26]
    hand = data.draw(st.permutations(few).flatmap(lambda all_: st.integers(4, 11).map(lambda n: tuple(all_[:n]))))
    shortest = Contract(contract.sets, contract.runs)
    held = counted(hand)
    found = plans(held, contract, Waits([DECKS - number for number in held], 104 - len(hand), 3.0))
    lacking = min(plan.lacking for plan in found)
    assert (lacking == 0) == makes(hand, shortest)
    if lacking == 1:
        rest = [card for card in deck(DECKS) if card not in hand]
        assert any(makes((*hand, card), shortest) for card in rest)


def test_the_wait_is_shorter_the_more_cards_would_do() -> None:
    def wait(text: str, hand: int = 2) -> float:
        seen = view(GAME, position(text, hand=hand), ONE)
        return Outlook(Sight(seen, ONE, 3.0), seen.hands[ONE]).wait()

    assert wait("7S 7H 7C 4D 5D 6D 7D") < wait("7S 7H 7C 4D 5D 6D") < wait("7S 7H 7C 4D 5D 7D") < wait("7S 7H 4D 5D 7D")
    assert wait("7S 7H 7C 4D 5D 6D") < wait("7S 7H 7C AD 2D 3D")


def test_a_plan_names_the_cards_that_it_needs() -> None:
    seen = view(GAME, position("7S 7H 7C 4D 5D 6D KS KH", hand=2), ONE)
    outlook = Outlook(Sight(seen, ONE, 3.0), seen.hands[ONE])
    best = outlook.plans[0]
    assert (best.ranks, best.lacking) == ((6,), 1)
    assert {*cards("4D 5D 6D")} <= set(WINDOWS[best.runs[0]])
    assert [outlook.needs(0, card) for card in cards("7S 4D KS")] == [True, True, False]


def test_the_windows_are_the_shortest_runs() -> None:
    assert len(WINDOWS) == len(set(WINDOWS)) == 44
    assert all(len(set(window)) == 4 for window in WINDOWS)
    assert cards("JC QC KC AC") in WINDOWS
    assert not any(set(one) == set(two) for one, two in combinations(WINDOWS, 2))


@EVERY
def test_it_pauses_between_short_thoughts(level: Level) -> None:
    hand = "AS 2S 4S 7H 8H 9H JD QD 2C 4C 9C KC AH 5S 8H' 2S'"
    state = drawing(hand, pile="3S", hand=5)
    seen = view(GAME, state, ONE)
    thinking = BOTS[level].think(seen, ONE, GAME.actions(seen, ONE), Rng(1))
    assert sum(1 for _ in thinking) >= 2
    assert THREE not in GAME.to_act(state)
    assert group("AS 2S 3S 4S").low == 1
