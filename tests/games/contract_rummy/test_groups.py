"""Cards put together towards the contract: what a slot lacks is what brings it nearer, and no card lies twice."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.cards import Card
from game.core.french import RANK, SUIT, notation
from game.games.contract_rummy.groups import Slot, grouped, lay_downs, slots
from game.games.contract_rummy.rules.finder import makes
from game.games.contract_rummy.rules.fit import contract_refusal
from game.games.contract_rummy.rules.options import CONTRACTS, Contract
from tests.games.contract_rummy.tables import EVERY, cards

HANDS = st.lists(st.sampled_from(EVERY), min_size=3, max_size=25, unique=True).map(tuple)


@settings(max_examples=150, deadline=None)
@given(hand=HANDS, contract=st.sampled_from(CONTRACTS))
def test_a_grouped_hand_is_the_contract_if_that_can_be_made(hand: tuple[Card, ...], contract: Contract) -> None:
    groups = grouped(hand, contract)
    laid = [card for group in groups for card in group]
    assert len(laid) == len(set(laid))
    assert set(laid) <= set(hand)
    found = slots(contract, groups)
    assert all(slot.together for slot in found)
    assert all(slot.complete for slot in found) == makes(hand, contract)
    rest = tuple(card for card in hand if card not in laid)
    assert all(contract_refusal(contract, way.melds, rest) is None for way in lay_downs(found))


@settings(max_examples=200, deadline=None)
@given(hand=st.lists(st.sampled_from(EVERY), max_size=7, unique=True).map(tuple), run=st.booleans())
def test_what_a_slot_wants_is_what_brings_it_nearer(hand: tuple[Card, ...], run: bool) -> None:
    slot = Slot(run, hand)
    assert slot.complete == (slot.together and not slot.missing and bool(hand))
    if not slot.together or not hand:
        return
    helps = {(SUIT[card], RANK[card]) for card in EVERY if card not in hand and _nearer(slot, card)}
    if run:
        assert set(slot.wanted) <= helps
        assert bool(slot.wanted) == bool(slot.missing)
    elif slot.missing:
        assert {rank for _, rank in helps} == {slot.rank}


def _nearer(slot: Slot, card: Card) -> bool:
    grown = replace(slot, cards=(*slot.cards, card))
    return grown.together and grown.missing < slot.missing


@pytest.mark.parametrize(
    ("run", "held", "missing", "wanted"),
    [
        (True, "9D 10D QD", 1, "JD"),
        (True, "10D JD QD", 1, "9D KD"),
        (True, "QS KS", 2, "JS AS"),
        (True, "AC 2C", 2, "3C"),
        (True, "AC KC", 2, "QC"),
        (True, "3H 8H", 4, "4H 5H 6H 7H"),
        (True, "9D 9D'", 4, ""),
        (True, "9D 10S", 4, ""),
        (False, "8H 8S", 1, ""),
        (False, "8H 9H", 3, ""),
    ],
)
def test_examples(run: bool, held: str, missing: int, wanted: str) -> None:
    slot = Slot(run, cards(held))
    assert slot.missing == missing
    assert {(SUIT[card], RANK[card]) for card in cards(wanted)} == set(slot.wanted)


def test_what_fits_a_group_is_not_left_over() -> None:
    groups = grouped(cards("KS KH KD KC' 8H 8S 8D 9D 10D JD QD AC"), CONTRACTS[4])
    assert sorted(map(len, groups)) == [3, 4, 4]
    assert {notation(card) for card in cards("AC")}.isdisjoint(notation(card) for group in groups for card in group)
