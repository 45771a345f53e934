"""The finder against brute force over subsets: whether a hand makes its contract, and by which ways."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.cards import Card
from game.core.french import RANK, SUIT, deck
from game.games.contract_rummy.rules.actions import Group, LayDown
from game.games.contract_rummy.rules.finder import makes, ways
from game.games.contract_rummy.rules.fit import contract_refusal, readings
from game.games.contract_rummy.rules.options import CONTRACTS, DECKS, Contract
from tests.games.contract_rummy.tables import cards, group

HANDS = pytest.mark.parametrize("contract", CONTRACTS, ids=lambda each: f"{each.sets}s{each.runs}r")
LINE = "A23456789TJQKA"

Face = tuple[int, int]
Kind = tuple[tuple[int, int, int], ...]
"""A lay-down by its melds: of a set rank and size, of a run suit, lowest place and length; in order."""


def face(card: Card) -> Face:
    return SUIT[card], RANK[card]


def small_hands(most: int) -> st.SearchStrategy[tuple[Card, ...]]:
    """Hands of few ranks and suits, so that melds are many."""
    few = [card for card in deck(DECKS) if RANK[card] <= 5 and SUIT[card] < 2]
    high = [card for card in deck(DECKS) if (RANK[card] >= 11 or RANK[card] == 1) and SUIT[card] < 2]
    return st.one_of(
        *(
            st.permutations(some).flatmap(lambda all_: st.integers(0, most).map(lambda n: tuple(all_[:n])))
            for some in (few, high)
        )
    )


def partitions(hand: tuple[Card, ...], contract: Contract) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """All ways to take melds of the contract out of a hand, told by brute force over its subsets; sets first."""
    sets = [some for some in _subsets(hand, 3) if len({RANK[card] for card in some}) == 1]
    runs = [some for some in _subsets(hand, 4) if _is_run(some)]
    for first in combinations(sets, contract.sets):
        for others in combinations(runs, contract.runs):
            used = [card for some in (*first, *others) for card in some]
            whole = not contract.everything or len(used) == len(hand)
            if len(set(used)) == len(used) and whole:
                yield (*first, *others)


def _subsets(hand: tuple[Card, ...], least: int) -> Iterator[tuple[Card, ...]]:
    for size in range(least, len(hand) + 1):
        yield from combinations(hand, size)


def _is_run(some: tuple[Card, ...]) -> bool:
    ranks = sorted("A23456789TJQK"[RANK[card] - 1] for card in some)
    one_suit = len({SUIT[card] for card in some}) == 1
    return one_suit and any(sorted(LINE[at : at + len(some)]) == ranks for at in range(15 - len(some)))


@HANDS
@given(hand=small_hands(10))
def test_a_hand_makes_its_contract_when_brute_force_says_so(contract: Contract, hand: tuple[Card, ...]) -> None:
    assert makes(hand, contract) == any(partitions(hand, contract))


@HANDS
@given(hand=small_hands(11))
def test_every_way_is_lawful_and_different(contract: Contract, hand: tuple[Card, ...]) -> None:
    found = list(ways(hand, contract))
    assert len({_kind(way) for way in found}) == len(found)
    for way in found:
        laid = [card for meld in way.melds for card in meld.cards]
        assert len(set(laid)) == len(laid)
        assert set(laid) <= set(hand)
        rest = tuple(card for card in hand if card not in laid)
        assert contract_refusal(contract, way.melds, rest) is None


def _kind(way: LayDown) -> Kind:
    return tuple(sorted(_meld_kind(meld) for meld in way.melds))


def _meld_kind(meld: Group) -> tuple[int, int, int]:
    first = meld.cards[0]
    return (SUIT[first], meld.low, len(meld.cards)) if meld.low else (-1, RANK[first], len(meld.cards))


@pytest.mark.parametrize("contract", CONTRACTS[:-1], ids=lambda each: f"{each.sets}s{each.runs}r")
@given(hand=small_hands(9))
def test_every_lay_down_grows_out_of_a_way(contract: Contract, hand: tuple[Card, ...]) -> None:
    """Whatever is laid down, a way of the same ranks and within the same runs leaves the same faces after lay-offs."""
    found = [Counter(_core(meld) for meld in way.melds) for way in ways(hand, contract)]
    for laid in partitions(hand, contract):
        wanted = [[(-1, RANK[some[0]])] if readings(some) == (0,) else _windows(some) for some in laid]
        assert any(_matches(wanted, core) for core in found), laid


def _core(meld: Group) -> tuple[int, int]:
    first = meld.cards[0]
    return (SUIT[first], meld.low) if meld.low else (-1, RANK[first])


def _windows(some: tuple[Card, ...]) -> list[tuple[int, int]]:
    """The shortest runs within a run."""
    return [(SUIT[some[0]], low + step) for low in readings(some) for step in range(len(some) - 3)]


def _matches(wanted: list[list[tuple[int, int]]], core: Counter[tuple[int, int]]) -> bool:
    if not wanted:
        return True
    return any(core[each] and _matches(wanted[1:], core - Counter([each])) for each in wanted[0])


@given(hand=small_hands(12))
def test_hand_six_is_covered_exactly_in_every_way(hand: tuple[Card, ...]) -> None:
    contract = CONTRACTS[-1]
    found = {_six(tuple(meld.cards for meld in way.melds)) for way in ways(hand, contract)}
    assert found == {_six(laid) for laid in partitions(hand, contract)}


def _six(laid: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Face, ...], ...]:
    """The faces of each meld, whichever copies they are."""
    return tuple(sorted(tuple(sorted(map(face, some))) for some in laid))


def test_a_taken_card_is_used_before_its_copy() -> None:
    hand = cards("7S 7S' 7H 7C 9D 9H 9C")
    for taken in cards("7S 7S'"):
        [way] = ways(hand, CONTRACTS[0], taken)
        assert taken in way.melds[0].cards
    run = cards("3D 3D' 4D 5D 6D 9H 9C 9S")
    [way] = ways(run, CONTRACTS[1], cards("3D'")[0])
    assert cards("3D'")[0] in way.melds[0].cards


def test_all_fourteen_places_and_both_aces() -> None:
    suit = cards("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS'")
    assert makes(suit, CONTRACTS[2])
    assert len(list(ways(suit, CONTRACTS[2]))) == sum(1 for a, b in combinations(range(11), 2) if b - a >= 4)
    long = LayDown((group("7S' 7H 7D"), group("AS 2S 3S 4S 5S 6S 7S"), group("8S 9S 10S JS QS KS AS'", 8)))
    assert _six(tuple(meld.cards for meld in long.melds)) in {
        _six(tuple(meld.cards for meld in way.melds)) for way in ways((*suit, *cards("7S' 7H 7D")), CONTRACTS[5])
    }
