"""Collecting the pot, what collected cards do, and what becomes of the rest."""

from dataclasses import replace

import pytest

from game.core.cards import HIDDEN, Card
from game.core.protocol import Refusal
from game.core.secrets import seen
from game.core.zones import TABLE, Seat
from game.games.trash_poker.rules import GAME, Options
from game.games.trash_poker.rules.actions import Collect, Keep, Reveal, Shuffle, Trash, TrashTop, Upgrade
from game.games.trash_poker.rules.events import (
    Collected,
    NothingToCollect,
    PotDiscarded,
    PotRevealed,
    TurnedUp,
    Upgraded,
)
from game.games.trash_poker.rules.ranks import Area
from game.games.trash_poker.rules.state import Duty, Pending, Phase, State
from tests.games.trash_poker.spelling import ONE, THREE, TWO, cards, rule
from tests.games.trash_poker.tables import (
    before_drawing,
    collecting,
    do,
    drawing,
    finish,
    lazily,
    owing,
    played,
    refusal,
    select,
    spelled,
    told,
    why,
)


def card(name: str) -> Card:
    """One card."""
    (found,) = cards(name)
    return found


POT = collecting({"pot": "2S 3S"}, {"pot": "KH' 9C'"}, {"pot": "4D''"}, jokers="J1 J14")


@rule("trash.pot.reveal")
def test_pots_lie_open_with_their_owners() -> None:
    hands = ("7S 7H 2C 3D 4H 9D KC", "7S' 9H' 2C' 3D' KH' 5D' 6C'")
    state = drawing(*({"hand": hand} for hand in hands), duty=Duty.SELECT)
    state = played(state, "7S 7H 2C 3D 4H")
    five = select("7S' 9H' 2C' 3D' KH'")
    assert [spelled(each.cards) for each in told(state, five, PotRevealed)] == ["9D KC", "5D' 6C'"]
    after = do(state, five)
    assert {*cards("9D KC 5D' 6C'")} <= seen(GAME, after, TABLE)
    assert spelled(after.places[TWO].pot) == "5D' 6C'"


@rule("trash.pot.whole")
def test_only_what_lies_in_the_pot_is_collected() -> None:
    assert refusal(POT, Collect(card("AS"))) == Refusal("trash.pot.whole", cards("AS"))
    assert why(POT, Collect(card("J2"))) == "trash.pot.whole"
    assert why(POT, Collect(HIDDEN)) == "trash.pot.whole"


@rule("trash.collect.order")
def test_the_last_place_collects_first_then_the_next_higher() -> None:
    hands = ("8S 8H 8C 3D 4H 2S", "KS' 9H' 3C' 2D' 4H' 5H'", "6S'' 6H'' 2C'' 3D'' 4H'' 9D''")
    state = played(drawing(*({"hand": hand} for hand in hands), duty=Duty.SELECT), *(
        hand.rsplit(" ", 1)[0] for hand in hands
    ))  # fmt: skip
    assert state.order == (ONE, THREE, TWO)
    assert GAME.to_act(state) == (TWO,)
    assert why(state, Collect(card("2S")), ONE) == "trash.collect.order"
    state = do(state, Collect(card("2S")))
    assert GAME.to_act(state) == (THREE,)
    state = do(state, Collect(card("5H'")))
    assert GAME.to_act(state) == (ONE,)


@rule("trash.collect.one")
def test_everybody_collects_one_card() -> None:
    state = do(POT, Collect(card("4D''")))
    assert GAME.to_act(state) == (TWO,)
    state = do(state, Collect(card("2S")), Collect(card("3S")))
    assert state.phase is Phase.CLEAN


@rule("trash.collect.others")
def test_cards_of_all_others_and_jokers_may_be_collected() -> None:
    legal = {action.card for action in GAME.actions(POT, ONE) if isinstance(action, Collect)}
    assert legal == {*cards("KH' 9C' 4D'' J1 J14")}
    assert told(POT, Collect(card("4D''")), Collected) == [Collected(ONE, card("4D''"), THREE, trashed=False)]
    assert told(POT, Collect(card("J1")), Collected) == [Collected(ONE, card("J1"), TABLE, trashed=False)]


@rule("trash.collect.own")
def test_cards_of_the_own_pot_may_not() -> None:
    assert refusal(POT, Collect(card("2S"))) == Refusal("trash.collect.own", cards("2S"))
    assert Collect(card("2S")) not in GAME.actions(POT, ONE)


@rule("trash.collect.must")
def test_whoever_can_collect_must_and_who_cannot_is_passed_over() -> None:
    assert why(POT, finish(Duty.COLLECT)) == "trash.collect.must"
    state = collecting({"pot": "2S"}, {"pot": "4D'"}, collecting=(ONE, TWO))
    after = do(state, Collect(card("4D'")))
    assert GAME.to_act(after) == (TWO,)
    alone = collecting({"pot": ""}, {"pot": "4D'"}, collecting=(ONE, TWO))
    assert told(alone, Collect(card("4D'")), NothingToCollect) == [NothingToCollect(TWO)]
    assert do(alone, Collect(card("4D'"))).phase is Phase.CLEAN


@rule("trash.collect.discard")
def test_the_collected_card_goes_on_the_own_discard_pile() -> None:
    state = do(POT, Collect(card("4D''")))
    assert spelled(state.places[ONE].discard_pile) == "4D''"
    assert state.places[THREE].pot == ()


@rule("trash.collect.now")
def test_an_effect_is_carried_out_in_full_before_anything_else() -> None:
    state = do(POT, Collect(card("9C'")))
    assert GAME.to_act(state) == (ONE,)
    assert state.pending[ONE] == (Pending(Duty.UPGRADE, 1, 1),)
    assert why(state, finish(Duty.UPGRADE)) == "trash.collect.now"
    assert why(owing(Pending(Duty.REVEAL, 2, 2)), finish(Duty.REVEAL)) == "trash.collect.now"
    mixed = owing(Pending(Duty.TRASH, 2), Pending(Duty.UPGRADE, 1, 1), discard_pile="2S 3S 4S")
    busy = do(mixed, Trash(card("2S")))
    assert why(busy, Upgrade(Area.REST, card("3S"))) == "trash.round.steps"
    assert why(do(busy, Trash(card("3S"))), Upgrade(Area.REST, card("4S"))) is None


@rule("trash.collect.mixed")
def test_the_owner_chooses_the_order_of_effects() -> None:
    mixed = owing(Pending(Duty.TRASH, 2), Pending(Duty.UPGRADE, 1, 1), discard_pile="2S 3S 4S")
    assert why(mixed, Trash(card("2S"))) is None
    after = do(mixed, Upgrade(Area.REST, card("2S")))
    assert after.pending[ONE] == (Pending(Duty.TRASH, 2),)
    kinds = {type(action) for action in GAME.actions(mixed, ONE)}
    assert {Trash, Upgrade} <= kinds


@rule("trash.collect.up_to")
def test_up_to_may_be_none() -> None:
    state = do(POT, Collect(card("KH'")))
    assert state.pending[ONE] == (Pending(Duty.TRASH, 3),)
    assert GAME.to_act(do(state, finish(Duty.TRASH))) == (TWO,)
    twice = do(POT_OF_JOKERS, Collect(card("J5")))
    assert twice.pending[ONE] == (Pending(Duty.UPGRADE, 2),)
    assert why(twice, finish(Duty.UPGRADE)) is None


POT_OF_JOKERS = collecting({"discard_pile": "2S 3S 4S"}, {}, jokers="J5 J11")


def test_a_face_trashes_up_to_three_of_discard_pile_and_draw_pile() -> None:
    state = do(collecting({"discard_pile": "2S", "draw_pile": "4S 5S"}, {"pot": "KH'"}), Collect(card("KH'")))
    assert refusal(state, Trash(card("4S"))) == Refusal("trash.collect.faces", cards("4S"))
    after = do(state, Trash(card("KH'")), TrashTop(), TrashTop())
    assert spelled(after.places[ONE].trash) == "KH' 4S 5S"
    assert not after.pending[ONE] or after.pending[ONE][0].duty is not Duty.TRASH


def test_a_seven_reveals_the_top_of_a_foreign_draw_pile() -> None:
    state = collecting({}, {"pot": "7H'", "draw_pile": "9S' 2C'"}, {"draw_pile": "AS''"}, collecting=(ONE,))
    state = do(state, Collect(card("7H'")))
    assert state.places[ONE].tile
    assert why(state, Reveal(ONE)) == "trash.collect.seven"
    assert why(state, Reveal(Seat(3))) == "trash.collect.seven"
    assert why(state, Keep()) == "trash.round.steps"
    assert told(state, Reveal(TWO), TurnedUp) == [TurnedUp(ONE, card("9S'"), TWO)]
    turned = do(state, Reveal(TWO))
    assert card("9S'") in seen(GAME, turned, TABLE)
    assert why(turned, Trash(card("7H'"))) == "trash.collect.seven"
    assert spelled(do(turned, Trash(card("9S'"))).places[ONE].trash) == "9S'"
    assert spelled(do(turned, Keep()).places[ONE].discard_pile) == "7H' 9S'"


@rule("trash.collect.only")
def test_a_card_that_comes_otherwise_does_nothing() -> None:
    state = collecting({}, {"pot": "7H'", "draw_pile": "9S' 2C'"}, collecting=(ONE,))
    after = do(state, Collect(card("7H'")), Reveal(TWO), Keep())
    assert after.phase is Phase.CLEAN


@rule("trash.collect.seven_empty")
def test_an_empty_foreign_draw_pile_is_shuffled_first() -> None:
    state = owing(Pending(Duty.REVEAL, 1, 1), other={"discard_pile": "9S' 2C'"}, rest="box")
    turned = do(state, Reveal(TWO))
    assert len(turned.places[TWO].draw_pile) == 1
    assert not turned.places[TWO].discard_pile
    three = collecting(
        {}, {}, {"draw_pile": "2S''"}, rest="box", pending=((Pending(Duty.REVEAL, 1, 1),), (), ()), collecting=(ONE,)
    )
    assert why(three, Reveal(TWO)) == "trash.collect.seven_empty"
    nobody = collecting({}, {"pot": "7H'"}, rest="box", collecting=(ONE,))
    after = do(nobody, Collect(card("7H'")))
    assert after.places[ONE].tile
    assert after.phase is Phase.CLEAN


@rule("trash.upgrade.source")
def test_an_upgrade_takes_a_discard_or_the_unseen_top() -> None:
    state = do(collecting({"discard_pile": "2S", "draw_pile": "4S"}, {"pot": "9C'"}), Collect(card("9C'")))
    assert refusal(state, Upgrade(Area.DRAW, card("4S"))) == Refusal("trash.upgrade.source", cards("4S"))
    assert why(state, Upgrade(Area.DRAW, card("9C'"))) is None
    top = Upgrade(Area.DRAW, None)
    assert told(state, top, Upgraded) == [Upgraded(ONE, Area.DRAW, card("4S"), top=True)]
    assert spelled(do(state, top).places[ONE].areas[Area.DRAW]) == "4S"
    assert card("4S") not in do(state, top).places[ONE].deck
    assert spelled(do(state, Upgrade(Area.KINDS, card("2S"))).places[ONE].areas[Area.KINDS]) == "2S"


def test_half_of_the_flush_suits_takes_one_card() -> None:
    state = owing(Pending(Duty.UPGRADE, 1, 1), discard_pile="2S 3S", areas={"hearts_diamonds": "4S"})
    assert why(state, Upgrade(Area.HEARTS_DIAMONDS, card("2S"))) == "trash.upgrade.suits"
    assert why(state, Upgrade(Area.SPADES_CLUBS, card("2S"))) is None
    assert Area.HEARTS_DIAMONDS not in {each.area for each in GAME.actions(state, ONE) if isinstance(each, Upgrade)}


@rule("trash.pile.top")
def test_an_empty_draw_pile_has_no_top() -> None:
    state = owing(Pending(Duty.UPGRADE, 1, 1), discard_pile="2S 3S", rest="box")
    assert why(state, Upgrade(Area.DRAW, None)) == "trash.pile.top"
    assert Upgrade(Area.DRAW, None) not in GAME.actions(state, ONE)
    faces = owing(Pending(Duty.TRASH, 3), discard_pile="2S 3S", rest="box")
    assert why(faces, TrashTop()) == "trash.pile.top"
    assert TrashTop() not in GAME.actions(faces, ONE)


def test_collecting_an_ace_upgrades_with_that_joker_in_the_trash() -> None:
    state = collecting({"trash": "J21", "discard_pile": "2S"}, {"pot": "AH'"})
    after = do(state, Collect(card("AH'")))
    assert after.pending[ONE] == (Pending(Duty.UPGRADE, 1),)
    assert after.places[ONE].tile


@rule("trash.pot.jokers")
def test_jokers_that_are_left_leave_the_game() -> None:
    state = collecting({}, {"pot": "2S'"}, jokers="J1", collecting=(ONE,))
    after = do(state, Collect(card("2S'")))
    assert after.jokers == ()
    assert card("J1") in after.box


def cleaning(**laid: object) -> State:
    """The first seat of two is about to look through its pot, the other is done."""
    state = collecting(laid, {"pot": "2S'"}, collecting=(ONE,), options=laid.pop("options", Options()))
    after = do(state, Collect(card("2S'")))
    return replace(after, pending=(after.pending[ONE], ()))


@rule("trash.pot.rest")
def test_what_is_left_of_the_pot_is_trashed_or_discarded_card_by_card() -> None:
    state = cleaning(pot="3S 4S 5S", discard_pile="9S")
    assert state.pending[ONE][0] == Pending(Duty.POT, 3)
    assert refusal(state, Trash(card("9S"))) == Refusal("trash.pot.rest", cards("9S"))
    state = do(state, Trash(card("4S")))
    assert told(state, finish(Duty.POT), PotDiscarded) == [PotDiscarded(ONE, cards("3S 5S"))]
    after = do(state, finish(Duty.POT))
    assert spelled(after.places[ONE].trash) == "4S"
    assert spelled(after.places[ONE].discard_pile) == "9S 2S' 3S 5S"
    assert not after.places[ONE].pot
    assert after.pending[ONE] == (Pending(Duty.CLEANUP, 1),)


@rule("trash.pot.limit")
def test_the_variant_allows_two() -> None:
    state = cleaning(pot="3S 4S 5S", options=Options(pot_trash=2))
    after = do(state, Trash(card("4S")), Trash(card("3S")))
    assert spelled(after.places[ONE].discard_pile) == "2S' 5S"
    assert after.pending[ONE] == (Pending(Duty.CLEANUP, 1),)
    assert len(do(cleaning(pot="3S 4S 5S"), *map(Trash, cards("3S 4S 5S"))).places[ONE].trash) == 3


@rule("trash.cleanup.trash")
def test_one_card_of_the_discard_pile_may_be_trashed() -> None:
    state = cleaning(discard_pile="9S 8S", draw_pile="AS")
    assert refusal(state, Trash(card("AS"))) == Refusal("trash.cleanup.trash", cards("AS"))
    assert why(state, TrashTop()) == "trash.round.steps"
    after = do(state, Trash(card("9S")))
    assert spelled(after.places[ONE].trash) == "9S"
    assert after.round == 2


@rule("trash.upgrade.cleanup")
def test_each_upgrade_trashes_one_more_in_the_same_round() -> None:
    state = collecting({"discard_pile": "3S 4S 5S"}, {"pot": "9S'"}, collecting=(ONE,))
    state = do(state, Collect(card("9S'")), Upgrade(Area.CLEANUP, card("3S")))
    assert state.pending[ONE] == (Pending(Duty.CLEANUP, 2),)


@rule("trash.tile.shuffle")
def test_an_active_tile_shuffles_the_deck_and_turns_back() -> None:
    state = do(cleaning(tile=True, discard_pile="9S 8S", draw_pile="AS"), finish(Duty.CLEANUP))
    assert state.pending[ONE] == (Pending(Duty.SHUFFLE),)
    after = do(state, Shuffle())
    place = after.places[ONE]
    assert not place.tile
    assert place.discard_pile == ()
    assert len(place.draw_pile) + len(place.hand) == 53
    kept = do(state, finish(Duty.SHUFFLE)).places[ONE]
    assert kept.tile
    assert spelled(kept.discard_pile) == "8S 9S 2S'"
    assert why(cleaning(discard_pile="9S 8S"), Shuffle()) == "trash.round.steps"


@rule("trash.last.trash")
def test_in_the_last_round_a_collected_card_may_be_trashed() -> None:
    assert refusal(POT, Collect(card("4D''"), trash=True)) == Refusal("trash.last.trash", cards("4D''"))
    last = replace(POT, round=8)
    after = do(last, Collect(card("9C'"), trash=True))
    assert spelled(after.places[ONE].trash) == "9C'"
    assert after.pending[ONE] == (Pending(Duty.UPGRADE, 1),)
    assert Collect(card("9C'"), trash=True) in GAME.actions(last, ONE)
    assert Collect(card("9C'"), trash=True) not in GAME.actions(POT, ONE)


@rule("trash.last.optional")
@pytest.mark.parametrize("name", ["9C'", "7S'", "KH'"])
def test_in_the_last_round_effects_are_optional(name: str) -> None:
    state = collecting({}, {"pot": "9C' 7S' KH'"}, round=8, collecting=(ONE,))
    state = do(state, Collect(card(name)))
    [owed] = state.pending[ONE]
    assert why(state, finish(owed.duty)) is None


@rule("trash.last.shuffle")
def test_before_the_last_draw_everybody_may_shuffle_without_a_tile() -> None:
    state = before_drawing({"discard_pile": "9S 8S"}, {"discard_pile": "9S' 8S'"})
    assert GAME.to_act(state) == (ONE, TWO)
    after = do(state, Shuffle(), seat=ONE)
    assert after.places[ONE].discard_pile == ()
    drawn = do(after, finish(Duty.SHUFFLE), seat=TWO)
    assert drawn.phase is Phase.DRAW
    assert spelled(drawn.places[TWO].discard_pile) == "8S' 9S'"
    active = before_drawing({"tile": True, "discard_pile": "9S"}, {})
    assert do(active, Shuffle(), seat=ONE).places[ONE].tile


def test_the_last_round_asks_for_no_tile() -> None:
    state = collecting({"tile": True}, {"pot": "2S'"}, round=8, collecting=(ONE,))
    after = do(state, Collect(card("2S'")))
    assert Duty.SHUFFLE not in {each.duty for each in after.pending[ONE]}
    assert lazily(after).phase is Phase.OVER
