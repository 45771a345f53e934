"""Variants: which jokers take part, drafted and personal ones."""

from dataclasses import replace

import pytest

from game.core.cards import Card
from game.core.rng import Rng
from game.core.zones import Seat
from game.games.trash_poker.rules import GAME, Options
from game.games.trash_poker.rules.actions import Finish, PutBack, ShowJoker, Shuffle
from game.games.trash_poker.rules.cards import FINAL_JOKER, deck, joker, stack
from game.games.trash_poker.rules.events import JokerPutBack, JokerShown
from game.games.trash_poker.rules.jokers import Stack
from game.games.trash_poker.rules.options import JokerDraft
from game.games.trash_poker.rules.setup import drafting
from game.games.trash_poker.rules.state import Duty, Pending, Phase, State
from tests.games.trash_poker.spelling import ONE, THREE, TWO, cards, rule
from tests.games.trash_poker.tables import Laid, actor, begun, do, lazily, position, told, why

STARTING, UNLOCKABLE = stack(Stack.STARTING), stack(Stack.UNLOCKABLE)


def having(unlocked: int, draft: JokerDraft = JokerDraft.NONE, **options: object) -> Options:
    """With so many unlocked jokers."""
    return Options(jokers=STARTING + UNLOCKABLE[:unlocked], joker_draft=draft, **options)  # type: ignore[arg-type]


def drafted(seats: int, options: Options) -> State:
    """The draft is over: everybody put back the first joker."""
    state = GAME.new(options, seats, Rng(1))
    while state.phase is Phase.DRAFT:
        state = do(state, PutBack(state.jokers[0]))
    return state


@rule("trash.jokers.drawn")
def test_seventeen_jokers_are_drawn() -> None:
    taken = set[Card]()
    for seed in range(30):
        state = GAME.new(having(10), 2, Rng(seed))
        dealt = state.places[ONE].hand + state.places[TWO].hand
        assert (len(dealt), len(state.stack), len(state.box)) == (4, 13, 10)
        taken |= {*dealt, *state.stack}
    assert taken == {*STARTING, *UNLOCKABLE[:10]}


@rule("trash.jokers.pool")
@pytest.mark.parametrize(
    "jokers",
    [STARTING[:16], (*STARTING[:16], FINAL_JOKER), (*STARTING[:16], STARTING[0]), (*STARTING[:16], deck(ONE)[0])],
)
def test_no_stack_can_be_made_of_these(jokers: tuple[Card, ...]) -> None:
    with pytest.raises(ValueError, match="no joker stack"):
        GAME.new(Options(jokers=jokers), 2, Rng(1))


@rule("trash.jokers.pool")
def test_any_seventeen_will_do() -> None:
    assert GAME.new(Options(jokers=UNLOCKABLE[:17]), 2, Rng(1)).box == ()
    with pytest.raises(ValueError, match="no joker stack"):
        GAME.new(Options(jokers=(*STARTING, Card(999))), 2, Rng(1))


@rule("trash.jokers.starting")
def test_the_starting_jokers_alone() -> None:
    state = GAME.new(having(10, JokerDraft.SHARED, starting_jokers=True), 2, Rng(1))
    assert state.phase is Phase.CHOOSE
    assert {*state.places[ONE].hand, *state.places[TWO].hand, *state.stack} == {*STARTING}


@rule("trash.draft.needs")
@pytest.mark.parametrize(("unlocked", "kind"), [(5, JokerDraft.NONE), (6, JokerDraft.SHARED)])
def test_a_draft_needs_six_unlocked_jokers(unlocked: int, kind: JokerDraft) -> None:
    options = having(unlocked, JokerDraft.SHARED)
    assert drafting(options) is kind
    assert (GAME.new(options, 2, Rng(1)).phase is Phase.DRAFT) == (kind is JokerDraft.SHARED)


@rule("trash.draft.needs")
def test_a_draft_needs_enough_to_reveal() -> None:
    options = Options(jokers=STARTING[:11] + UNLOCKABLE[:10], joker_draft=JokerDraft.SHARED)
    assert drafting(options) is JokerDraft.NONE


@rule("trash.personal.needs")
@pytest.mark.parametrize(("unlocked", "kind"), [(9, JokerDraft.SHARED), (10, JokerDraft.PERSONAL)])
def test_personal_jokers_need_ten(unlocked: int, kind: JokerDraft) -> None:
    assert drafting(having(unlocked, JokerDraft.PERSONAL)) is kind


@rule("trash.draft.reveal")
def test_twenty_three_lie_open() -> None:
    state = GAME.new(having(12, JokerDraft.SHARED), 3, Rng(1))
    assert (len(state.jokers), len(state.box), state.stack) == (23, 6, ())
    assert all(GAME.sees(state, seat, zone, FINAL_JOKER) for seat in (ONE, TWO) for zone in GAME.zones(state)
               if zone.name == "jokers")  # fmt: skip
    assert all(place.hand == () for place in state.places)


@rule("trash.draft.first")
@pytest.mark.parametrize(("loser", "first"), [(None, ONE), (TWO, TWO), (THREE, THREE)])
def test_the_loser_begins(loser: Seat | None, first: Seat) -> None:
    assert GAME.to_act(GAME.new(having(6, JokerDraft.SHARED, loser=loser), 3, Rng(1))) == (first,)


@rule("trash.draft.first")
def test_a_house_that_lost_does_not_begin() -> None:
    assert GAME.to_act(GAME.new(having(6, JokerDraft.SHARED, loser=TWO, houses=1), 2, Rng(1))) == (ONE,)


@rule("trash.draft.turns")
def test_in_turn_each_puts_one_back_until_seventeen_are_left() -> None:
    state, turns = GAME.new(having(6, JokerDraft.SHARED, loser=TWO), 3, Rng(1)), list[Seat]()
    assert why(state, PutBack(state.jokers[0]), ONE) == "trash.collect.order"
    assert why(state, PutBack(joker(61)), TWO) == "trash.draft.turns"
    while state.phase is Phase.DRAFT:
        turns.append(actor(state))
        gone = state.jokers[3]
        assert told(state, PutBack(gone), JokerPutBack) == [JokerPutBack(turns[-1], gone, kept=False)]
        state = do(state, PutBack(gone))
        assert gone in state.box
    assert turns == [TWO, THREE, ONE] * 2


@rule("trash.draft.turns")
def test_houses_put_nothing_back() -> None:
    state = GAME.new(having(6, JokerDraft.SHARED, houses=1), 3, Rng(1))
    for seat in (ONE, TWO, ONE, TWO, ONE, TWO):
        assert GAME.to_act(state) == (seat,)
        state = do(state, PutBack(state.jokers[0]))
    assert state.phase is Phase.CHOOSE


@rule("trash.draft.stack")
def test_what_is_left_is_shuffled_and_dealt_from() -> None:
    state = GAME.new(having(6, JokerDraft.SHARED), 2, Rng(1))
    left = state.jokers[6:]
    state = drafted(2, having(6, JokerDraft.SHARED))
    dealt = state.places[ONE].hand + state.places[TWO].hand
    assert (state.phase, len(dealt), len(state.stack), state.jokers) == (Phase.CHOOSE, 4, 13, ())
    assert {*dealt, *state.stack} == {*left}
    assert dealt != left[::-1][:4]
    assert [len(place.hand) for place in drafted(3, having(6, JokerDraft.SHARED, houses=1)).places] == [2, 2, 0]


@rule("trash.personal.keep")
def test_everybody_keeps_what_they_remove() -> None:
    state = drafted(2, having(10, JokerDraft.PERSONAL))
    own = [place.own_jokers for place in state.places]
    assert [len(jokers) for jokers in own] == [3, 3]
    assert not {*own[0], *own[1]} & {*state.box, *state.stack}


def cleaning(round: int = 1) -> State:
    """The first seat has an active tile and these jokers of its own."""
    laid: Laid = {"tile": True, "own_jokers": cards("J20 J21")}
    pending = ((Pending(Duty.SHUFFLE),), (Pending(Duty.CLEANUP),))
    return position(laid, {}, phase=Phase.CLEAN, options=having(12), pending=pending, round=round)


@rule("trash.personal.shuffle")
def test_one_of_them_is_shown_and_shuffled_in() -> None:
    state = cleaning()
    assert GAME.actions(state, ONE) == (
        Shuffle(), ShowJoker(joker(20)), ShowJoker(joker(21)), Finish(Duty.SHUFFLE),
    )  # fmt: skip
    assert why(state, ShowJoker(joker(22))) == "trash.personal.shuffle"
    assert told(state, ShowJoker(joker(20)), JokerShown) == [JokerShown(ONE, joker(20))]
    shown = do(state, ShowJoker(joker(20)), seat=ONE)
    assert shown.places[ONE].discard_pile[-1] == joker(20)
    assert why(shown, Finish(Duty.SHUFFLE)) == "trash.round.steps"
    after = do(shown, Shuffle(), seat=ONE)
    assert joker(20) in after.places[ONE].draw_pile
    assert (after.places[ONE].own_jokers, after.places[ONE].tile) == (cards("J21"), False)


@rule("trash.personal.one")
def test_only_one_and_only_with_the_tile() -> None:
    shown = do(cleaning(), ShowJoker(joker(20)), seat=ONE)
    assert why(shown, ShowJoker(joker(21))) == "trash.personal.one"
    assert GAME.actions(shown, ONE) == (Shuffle(),)
    last = replace(cleaning(round=8), phase=Phase.SHUFFLE)
    assert why(last, ShowJoker(joker(20))) == "trash.personal.one"
    assert GAME.actions(last, ONE) == (Shuffle(), Finish(Duty.SHUFFLE))


def test_a_match_with_personal_jokers_plays_to_its_end() -> None:
    state = drafted(4, having(12, JokerDraft.PERSONAL, houses=1))
    assert lazily(state).phase is Phase.OVER
    assert begun(2, options=having(3)).round == 1
