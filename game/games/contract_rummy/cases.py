"""Acceptance cases: situations with the one right outcome, in the notation of RULES.md, judged by the rules."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.cards import Card
from game.core.french import ACE, RANK, parse
from game.core.melds import in_run
from game.core.protocol import Refusal
from game.core.zones import Seat
from game.games.contract_rummy.rules.actions import Group
from game.games.contract_rummy.rules.finder import makes
from game.games.contract_rummy.rules.fit import contract_refusal, lay_off_refusal, meld_refusal, readings
from game.games.contract_rummy.rules.options import CONTRACTS, Contract
from game.games.contract_rummy.rules.scoring import hand_points
from game.games.contract_rummy.rules.state import Meld, fitting_places


def meld(case: Mapping[str, Any]) -> tuple[bool, Any]:
    """Whether `cards`, in any order, are a `set`, or a `run`: true or false, of the kind that the case names."""
    group = _group(_cards(case, "cards"))
    kinds = [kind for kind in ("set", "run") if kind in case]
    if not kinds:
        raise ValueError("set or run is to be named")
    is_meld = meld_refusal(group) is None
    got = {kind: is_meld and (group.low == 0) == (kind == "set") for kind in kinds}
    return all(_truth(case, kind) is got[kind] for kind in kinds), got


def contract(case: Mapping[str, Any]) -> tuple[bool, Any]:
    """Whether `melds` (a list of texts) are the contract of `hand`; `rest` are the cards that stay in the hand."""
    texts, rest = case.get("melds"), _spelled(case.get("rest", ""))
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise ValueError(f"melds is to be a list of texts, not {texts!r}")
    melds = [_group(_spelled(text)) for text in texts]
    _distinct((*rest, *(card for each in melds for card in each.cards)))
    return _verdict(case, contract_refusal(_contract(case), melds, rest))


def made(case: Mapping[str, Any]) -> tuple[bool, Any]:
    """Whether the contract of `hand` can be laid down from `cards`."""
    got = makes(_cards(case, "cards"), _contract(case))
    return _truth(case, "ok") is got, got


def lay_off(case: Mapping[str, Any]) -> tuple[bool, Any]:
    """Whether `card` can be played onto `meld`. Of an Ace that could lie at either end of it, the order tells."""
    onto, cards = _cards(case, "meld"), _cards(case, "card")
    if len(cards) != 1:
        raise ValueError(f"card is to name one card, not {case['card']!r}")
    _distinct((*onto, *cards))
    group = _group(onto)
    if meld_refusal(group):
        raise ValueError("there is a meld on the table that is none")
    lying = Meld(group.low, in_run(onto, group.low) if group.low else onto, Seat(0))
    places = fitting_places(lying, cards[0]) or (0,)
    return _verdict(case, lay_off_refusal(lying, cards[0], places[0]))


def score(case: Mapping[str, Any]) -> tuple[bool, Any]:
    """How many `points` the cards `left` in a hand are."""
    points = hand_points(_cards(case, "left"))
    return case.get("points") == points, points


LISTS: Mapping[str, Callable[[Mapping[str, Any]], tuple[bool, Any]]] = {
    "melds": meld,
    "contracts": contract,
    "made": made,
    "layoffs": lay_off,
    "scores": score,
}


def _verdict(case: Mapping[str, Any], refused: Refusal | None) -> tuple[bool, Any]:
    return _truth(case, "ok") is (refused is None), refused.rule if refused else "allowed"


def _truth(case: Mapping[str, Any], key: str) -> bool:
    value = case.get(key)
    if not isinstance(value, bool):
        raise ValueError(f"{key} is to be true or false, not {value!r}")
    return value


def _contract(case: Mapping[str, Any]) -> Contract:
    hand = case.get("hand")
    if type(hand) is not int or not 1 <= hand <= len(CONTRACTS):
        raise ValueError(f"hand is to be a number from 1 to {len(CONTRACTS)}, not {hand!r}")
    return CONTRACTS[hand - 1]


def _cards(case: Mapping[str, Any], key: str) -> tuple[Card, ...]:
    text = case.get(key)
    if not isinstance(text, str):
        raise ValueError(f"{key} is to be a text, not {text!r}")
    return _spelled(text)


def _spelled(text: str) -> tuple[Card, ...]:
    cards = tuple(map(parse, text.split()))
    _distinct(cards)
    return cards


def _distinct(cards: tuple[Card, ...]) -> None:
    if len(set(cards)) < len(cards):
        raise ValueError("one card cannot be in two places; a second copy is written with '")


def _group(cards: tuple[Card, ...]) -> Group:
    """The cards as they can be read, or as a set where they cannot."""
    lows = readings(cards) or (0,)
    return Group(cards, lows[0] if cards and RANK[cards[0]] == ACE else lows[-1])
