"""Decks, options, and what lies where."""

from collections import Counter
from dataclasses import replace

from game.core.events import Shuffled
from game.core.rng import Rng
from game.core.secrets import view
from game.core.zones import Seat
from game.games.polyester.rules import CHOICES, GAME, Options
from game.games.polyester.rules.actions import Draw
from game.games.polyester.rules.cards import Colour, Deck, Fabric, colour, deck_of, fabric, notation, parse, rank
from game.games.polyester.rules.events import Drew
from game.games.polyester.rules.options import Difficulty
from game.games.polyester.rules.state import PILE, slot_zone
from tests.games.polyester.tables import ACTION, EASY, HARD, MEDIUM, ONE, SIX, cards, do, points, position, rule, told


@rule("poly.options.defaults")
def test_the_defaults() -> None:
    options = Options()
    assert (options.hand, options.deck, options.difficulty) == (9, Deck.FABRIC, Difficulty.MEDIUM)
    assert (options.target, options.knockoff_lead, options.reward_turns) == (5000, 2000, 3)
    assert (options.ace_wild, options.second_wild, options.hot_hands) == (True, None, None)


@rule("poly.options.choices")
def test_what_can_be_chosen() -> None:
    offered = {choice.field: set(choice.values) for choice in CHOICES}
    assert offered["hand"] == {9, 6}
    assert offered["deck"] == set(Deck)
    assert offered["difficulty"] == set(Difficulty)
    assert {None, *range(2, 10)} == offered["second_wild"]
    assert offered["hot_hands"] == {None, 1, 2}
    assert not any(choice.more for choice in CHOICES if choice.field in ("hand", "deck", "difficulty", "target"))


@rule("poly.action.choices")
def test_action_cards_are_under_more_options() -> None:
    rows = {choice.field: choice for choice in CHOICES}
    assert {True, False} == set(rows["action_cards"].values)
    assert 2000 in rows["knockoff_lead"].values
    assert 3 in rows["reward_turns"].values
    for field in ("action_cards", "knockoff_lead", "reward_turns"):
        assert rows[field].more
    assert rows["knockoff_lead"].needs == ("action_cards", (True,))


@rule("poly.action.off")
def test_action_cards_are_off_by_default() -> None:
    state = GAME.new(Options(), 2, Rng(1))
    assert not state.supply
    assert len(GAME.cards(state)) == 72


@rule("poly.action.pile")
def test_action_cards_are_not_in_the_pile() -> None:
    state = position(options=ACTION)
    assert len(state.supply) == 19
    assert not set(state.supply) & set(state.pile)
    assert len(state.pile) == 72


@rule("poly.nine.hand")
def test_a_hand_of_nine_from_ace_to_nine() -> None:
    state = GAME.new(MEDIUM, 2, Rng(1))
    assert len(state.hand) == 9
    assert {rank(card) for card in state.pile} == set(range(1, 10))


@rule("poly.deck.illustrated")
def test_the_illustrated_deck_has_two_copies_of_each_card() -> None:
    for ranks, size in ((9, 72), (6, 48)):
        deck = deck_of(Deck.ILLUSTRATED, ranks)
        faces = Counter((rank(card), fabric(card), colour(card)) for card in deck)
        assert len(set(deck)) == size
        assert faces == {(number, each, None): 2 for number in range(1, ranks + 1) for each in Fabric}


@rule("poly.deck.fabric")
def test_the_fabric_deck_has_each_card_in_both_colours() -> None:
    for ranks, size in ((9, 72), (6, 48)):
        deck = deck_of(Deck.FABRIC, ranks)
        faces = {(rank(card), fabric(card), colour(card)) for card in deck}
        assert len(deck) == size
        assert faces == {(number, each, shade) for number in range(1, ranks + 1) for each in Fabric for shade in Colour}


@rule("poly.deck.names")
def test_a_card_of_the_fabric_deck_has_two_names() -> None:
    assert (colour(parse("7Mn")), fabric(parse("7Mn"))) == (Colour.NEON, Fabric.MESH)
    assert (colour(parse("7Mb")), colour(parse("7M"))) == (Colour.BEIGE, None)


def test_notation_goes_both_ways() -> None:
    everything = (*deck_of(Deck.ILLUSTRATED, 9), *deck_of(Deck.FABRIC, 9), *position(options=ACTION).supply)
    assert [parse(notation(card)) for card in everything] == list(everything)


@rule("poly.difficulty")
def test_difficulty_changes_combos() -> None:
    assert [points("2V 2S", options) for options in (EASY, MEDIUM, HARD)] == [100, None, None]
    assert [points("3V 4S 5F", options) for options in (EASY, MEDIUM, HARD)] == [150, 150, None]


@rule("poly.open")
def test_all_is_open_but_the_pile() -> None:
    state = position("5V 5S 5F 2V 3V", cleared="9V 9S")
    for seat in (0, 1):
        seen = view(GAME, state, Seat(seat))
        assert (seen.hand, seen.cleared) == (state.hand, state.cleared)
        assert set(seen.pile) == {-1}
    assert not GAME.sees(state, ONE, PILE, state.pile[0])
    assert GAME.sees(state, ONE, slot_zone(0), parse("5V"))


@rule("poly.pile.empty")
def test_an_empty_pile_is_made_of_the_cleared_cards() -> None:
    state = position("AV AS AF AM AV' AS' 2V 3V 4V", "AV AS AF AM AV' AS'")
    state = replace(state, cleared=state.pile[1:], pile=state.pile[:1])
    assert told(state, Draw(), Shuffled).zone == PILE
    drew = told(state, Draw(), Drew)
    assert drew.cards[0] == state.pile[0], "what was left of the pile comes first"
    assert {*drew.cards[1:]} <= {*state.cleared, *cards("2V 3V 4V")}
    after = do(state, Draw())
    assert after.rng != state.rng
    assert not {*cards("AV AS AF AM AV' AS'")} & {*after.pile}, "locked cards stay"
    assert {*cards("2V 3V 4V")} <= {*after.pile, *drew.cards}
    assert sorted(card for zone in GAME.zones(after).values() for card in zone) == sorted(GAME.cards(after))


def test_six_cards_have_their_own_pile() -> None:
    state = position("AV", "AV", options=SIX)
    assert len({*state.pile, *state.hand} - {None}) == 48
