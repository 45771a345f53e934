"""Setup, rounds, and who sees what lies on the table."""

from collections import Counter

import pytest

from game.core.cards import HIDDEN
from game.core.rng import Rng
from game.core.secrets import seen, view
from game.core.zones import TABLE, Seat
from game.games.trash_poker.rules import GAME, Options
from game.games.trash_poker.rules.actions import Choose, Collect, Redraw, Select, Shuffle
from game.games.trash_poker.rules.cards import FINAL_JOKER, deck, is_joker, joker
from game.games.trash_poker.rules.events import JokerKept, LastRoundBegan, RoundBegan
from game.games.trash_poker.rules.options import ROUNDS
from game.games.trash_poker.rules.state import Phase
from tests.games.trash_poker.spelling import ONE, TWO, cards, rule
from tests.games.trash_poker.tables import begun, collecting, do, events, lazily, position, refusal, spelled, told, why

START = GAME.new(Options(), 3, Rng(1))


@rule("trash.setup.shuffle")
def test_every_deck_is_shuffled() -> None:
    for seat, place in enumerate(START.places):
        assert Counter(place.draw_pile) == Counter(deck(Seat(seat)))
        assert place.draw_pile != deck(Seat(seat))
    other = GAME.new(Options(), 3, Rng(2))
    assert [place.draw_pile for place in other.places] != [place.draw_pile for place in START.places]


@rule("trash.setup.jokers")
def test_everybody_gets_two_of_the_seventeen_jokers() -> None:
    dealt = [card for place in START.places for card in place.hand]
    assert [len(place.hand) for place in START.places] == [2, 2, 2]
    assert Counter(dealt + list(START.stack)) == Counter(joker(number) for number in range(1, 18))
    assert START.final_joker == (FINAL_JOKER,)
    first = START.stack[0]
    assert why(START, Choose(first)) == "trash.setup.jokers"
    orders = {GAME.new(Options(), 3, Rng(seed)).places[0].hand for seed in range(6)}
    assert len(orders) > 3


@rule("trash.setup.choose")
def test_the_chosen_joker_lies_open_when_all_have_chosen() -> None:
    one, two = (place.hand for place in GAME.new(Options(), 2, Rng(1)).places)
    state = do(GAME.new(Options(), 2, Rng(1)), Choose(one[1]))
    assert not state.places[ONE].discard_pile
    assert one[1] not in seen(GAME, state, TWO)
    assert GAME.to_act(state) == (TWO,)
    last = Choose(two[0])
    assert told(state, last, JokerKept) == [JokerKept(ONE, one[1]), JokerKept(TWO, two[0])]
    after = do(state, last)
    assert [place.discard_pile for place in after.places] == [(one[1],), (two[0],)]


@rule("trash.setup.box")
def test_the_other_joker_leaves_the_game() -> None:
    start = GAME.new(Options(), 2, Rng(1))
    after = begun(2, 1)
    assert after.box == tuple(place.hand[1] for place in start.places)


@rule("trash.setup.stacks")
@pytest.mark.parametrize(
    ("seats", "jokers"), [(2, [2] * 6 + [1, 0]), (3, [2] * 4 + [1] * 3 + [0]), (4, [2, 2, 1, 1, 1, 1, 1, 0])]
)
def test_the_number_of_jokers_by_round(seats: int, jokers: list[int]) -> None:
    state = begun(seats, 3)
    found = []
    for number in range(1, ROUNDS + 1):
        state = lazily(state, rounds=number)
        found.append(len(state.jokers))
    assert found == jokers
    assert state.stack == ()


@rule("trash.round.jokers")
def test_the_jokers_of_the_round_lie_open() -> None:
    start = GAME.new(Options(), 2, Rng(1))
    state = do(start, Choose(start.places[0].hand[0]))
    last = Choose(start.places[1].hand[0])
    top = start.stack[:-3:-1]
    assert told(state, last, RoundBegan) == [RoundBegan(1, top)]
    after = do(state, last)
    assert after.jokers == top
    assert set(top) <= seen(GAME, after, TABLE)


@rule("trash.tile.start")
def test_no_tile_is_active_at_first() -> None:
    assert not any(place.tile for place in begun(4).places)


@rule("trash.round.steps")
def test_what_belongs_to_another_step_is_refused() -> None:
    state = begun()
    hand = state.places[ONE].hand
    assert why(state, Collect(state.jokers[0])) == "trash.round.steps"
    assert why(state, Choose(hand[0])) == "trash.round.steps"
    assert why(state, Shuffle()) == "trash.round.steps"
    assert why(state, Select(hand[:5])) == "trash.round.steps"
    assert why(collecting({}, {"pot": "2S'"}), Redraw(())) == "trash.round.steps"
    phases = [START.phase]
    while GAME.to_act(state):
        if state.phase is not phases[-1]:
            phases.append(state.phase)
        state, _ = GAME.apply(state, GAME.to_act(state)[0], GAME.actions(state, GAME.to_act(state)[0])[-1])
    steps = [Phase.DRAW, Phase.COLLECT, Phase.CLEAN]
    assert phases == [Phase.CHOOSE, *steps * 7, Phase.SHUFFLE, *steps]


@rule("trash.round.eight")
def test_the_match_ends_after_eight_rounds() -> None:
    state = lazily(begun(), rounds=ROUNDS)
    assert not GAME.winners(state)
    state = lazily(state)
    assert (state.phase, state.round) == (Phase.OVER, 8)
    assert GAME.winners(state)


@rule("trash.last.round")
def test_the_last_round_begins_with_the_final_joker() -> None:
    state = begun()
    while state.round < ROUNDS:
        seat = GAME.to_act(state)[0]
        action = GAME.actions(state, seat)[-1]
        happened = events(state, action, seat)
        state = do(state, action)
        assert (LastRoundBegan() in happened) == (state.round == ROUNDS)
    assert state.jokers == ()
    assert state.phase is Phase.SHUFFLE


@rule("trash.end.over")
def test_after_the_end_nothing_can_be_done() -> None:
    state = lazily(begun())
    assert GAME.to_act(state) == ()
    assert why(state, Redraw(())) == "trash.end.over"
    assert GAME.bound >= 8 * 4 * 80


@rule("trash.pile.hidden")
def test_nobody_sees_draw_piles_and_stacks_before_the_end() -> None:
    state = begun(3)
    for seat in map(Seat, range(-1, 3)):
        shown = view(GAME, state, seat)
        assert {card for place in shown.places for card in place.draw_pile} == {HIDDEN}
        assert {*shown.stack, *shown.box} == {HIDDEN}
    over = lazily(state)
    assert HIDDEN not in view(GAME, over, ONE).places[1].draw_pile


@rule("trash.pile.open")
def test_all_see_all_discard_piles() -> None:
    state = position({"discard_pile": "2S 3S"}, {"discard_pile": "2H'"})
    assert {*cards("2S 3S 2H'")} <= seen(GAME, state, TABLE)


@rule("trash.trash.open")
def test_all_see_every_trash() -> None:
    state = position({"trash": "2S 3S"}, {"trash": "2H'"})
    assert {*cards("2S 3S 2H'")} <= seen(GAME, state, TABLE)


@rule("trash.trash.out")
def test_a_trashed_card_is_in_the_trash_and_not_in_the_deck() -> None:
    state = lazily(begun(), Phase.CLEAN)
    seat = GAME.to_act(state)[0]
    trash = GAME.actions(state, seat)[0]
    after = do(state, trash, seat=seat)
    [card] = after.places[seat].trash
    assert card not in after.places[seat].deck
    assert not is_joker(card)


def test_the_refusals_name_the_cards() -> None:
    refused = refusal(START, Choose(START.stack[0]))
    assert refused is not None
    assert spelled(refused.cards) == spelled(START.stack[:1])
