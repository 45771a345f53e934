"""Acceptance cases: situations with the one right outcome, in the notation of RULES.md, judged by the rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from game.core.cards import Card
from game.core.french import ACE, RANK, SIZE, deck, parse
from game.core.melds import HIGH_ACE, LOW_ACE, in_run
from game.core.protocol import Refusal
from game.core.rng import Rng
from game.core.tally import total
from game.core.zones import Seat
from game.games.rum500.rules import GAME
from game.games.rum500.rules.actions import LayDown, Take
from game.games.rum500.rules.arrangement import arrange
from game.games.rum500.rules.fit import lay_down_refusal, lay_off_refusal, readings
from game.games.rum500.rules.options import MOST_IN_A_SET, Options
from game.games.rum500.rules.points import meld_points, place_points
from game.games.rum500.rules.scoring import tally
from game.games.rum500.rules.state import Meld, Phase, State, fitting_places

_ONE = Seat(0)


def meld(case: Mapping[str, Any]) -> tuple[bool, Any]:
    """Whether `cards`, in any order, can be laid down as one meld (`ok`), and for how many `points`.

    With an Ace that could lie at either end, `ace` says `low` or `high`; else the high end is meant.
    """
    cards = _cards(case, "cards")
    low = _end(case, readings(cards))
    refused = lay_down_refusal(cards, 0 if low is None else low)
    return _verdict(case, refused, 0 if refused else meld_points(cards, low or 0))


def layoff(case: Mapping[str, Any]) -> tuple[bool, Any]:
    """Whether `card` can be laid off on `meld` (`ok`), and for how many `points`; `ace` as for melds."""
    onto, card = _meld(_cards(case, "meld")), _card(case, "card")
    place = _end(case, fitting_places(onto, card))
    refused = lay_off_refusal(onto, card, 0 if place is None else place)
    return _verdict(case, refused, 0 if refused else place_points(card, place or 0))


def take(case: Mapping[str, Any]) -> tuple[bool, Any]:
    """Whether with this `hand` the card `take` can be taken from the `pile` (bottom to top), melds being `table`."""
    hand, pile = _cards(case, "hand"), _cards(case, "pile")
    melds = tuple(_meld(_spelled(text)) for text in _texts(case, "table"))
    state = _position(hand, pile, melds)
    return _verdict(case, GAME.refuse(state, _ONE, Take(_card(case, "take"))), None)


def deal(case: Mapping[str, Any]) -> tuple[bool, Any]:
    """What a deal comes to, by player: `table` lies in front of them, meld by meld and lay-offs, `left` in the hand."""
    tables, left = (tuple(map(_spelled, _texts(case, key))) for key in ("table", "left"))
    if len(tables) != len(left):
        raise ValueError("table and left are to name the same number of players")
    _distinct(card for cards in (*tables, *left) for card in cards)
    melds = _table(tables)
    got = [total(tally(melds, hand, Seat(seat))) for seat, hand in enumerate(left)]
    expected = case.get("scores")
    if not isinstance(expected, list):
        raise ValueError(f"scores is to be a list, not {expected!r}")
    return got == expected, got


LISTS: Mapping[str, Callable[[Mapping[str, Any]], tuple[bool, Any]]] = {
    "melds": meld,
    "layoffs": layoff,
    "takes": take,
    "deals": deal,
}


def _verdict(case: Mapping[str, Any], refused: Refusal | None, points: int | None) -> tuple[bool, Any]:
    if not isinstance(case.get("ok"), bool):
        raise ValueError(f"ok is to be true or false, not {case.get('ok')!r}")
    right = case["ok"] is (refused is None)
    if refused:
        return right, refused.rule
    return right and case.get("points", points) == points, "allowed" if points is None else points


def _end(case: Mapping[str, Any], places: Sequence[int]) -> int | None:
    """The one of the places that is meant."""
    end = case.get("ace", "high")
    if end not in ("low", "high"):
        raise ValueError(f"ace is to be low or high, not {end!r}")
    return None if not places else min(places) if end == "low" else max(places)


def _texts(case: Mapping[str, Any], key: str) -> list[str]:
    texts = case.get(key, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise ValueError(f"{key} is to be a list of texts, not {texts!r}")
    return texts


def _card(case: Mapping[str, Any], key: str) -> Card:
    cards = _cards(case, key)
    if len(cards) != 1:
        raise ValueError(f"{key} is to name one card, not {case[key]!r}")
    return cards[0]


def _cards(case: Mapping[str, Any], key: str) -> tuple[Card, ...]:
    text = case.get(key)
    if not isinstance(text, str):
        raise ValueError(f"{key} is to be a text, not {text!r}")
    return _spelled(text)


def _spelled(text: str) -> tuple[Card, ...]:
    cards = tuple(map(parse, text.split()))
    if any(card >= SIZE for card in cards):
        raise ValueError(f"500 Rum has one deck: {text}")
    _distinct(cards)
    return cards


def _distinct(cards: Any) -> None:
    every = list(cards)
    if len(set(every)) < len(every):
        raise ValueError("one card cannot be in two places")


def _meld(cards: tuple[Card, ...], seat: Seat = _ONE) -> Meld:
    """A meld on the table. Of an Ace that could lie at either end, the cards' order tells."""
    lows = readings(cards)
    if not lows:
        raise ValueError("there is a meld on the table that is none")
    low = lows[0] if RANK[cards[0]] == ACE else lows[-1]
    return Meld(low, in_run(cards, low) if low else cards, seat, (seat,) * len(cards))


def _position(hand: tuple[Card, ...], pile: tuple[Card, ...], melds: tuple[Meld, ...]) -> State:
    lying = (*hand, *pile, *(card for each in melds for card in each.cards))
    _distinct(lying)
    state = GAME.new(Options(), 2, Rng())
    stock = tuple(card for card in deck() if card not in lying)
    return replace(state, phase=Phase.DRAW, turn=_ONE, hands=(hand, ()), stock=stock, pile=pile, melds=melds)


def _table(tables: Sequence[tuple[Card, ...]]) -> list[Meld]:
    """The melds on the table: each player's in the order given, and then whatever was laid off on any of them."""
    melds, loose = [], []
    for seat, cards in enumerate(tables):
        groups = _groups(cards)
        melds += [_meld(group, Seat(seat)) for group in groups if len(group) > 1]
        loose += [(group[0], Seat(seat)) for group in groups if len(group) == 1]
    while loose:
        at, number = next(
            ((at, number) for at, (card, _) in enumerate(loose) for number, each in enumerate(melds)
             if fitting_places(each, card)),
            (None, None),
        )  # fmt: skip
        if at is None or number is None:
            raise ValueError("a card lies on the table that belongs to no meld")
        card, owner = loose.pop(at)
        melds[number] = melds[number].extended(card, fitting_places(melds[number], card)[-1], owner)
    return melds


def _groups(cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """A player's cards as melds and single cards, as few pieces as can be: in the order given, else in any."""

    @cache
    def cut(start: int) -> tuple[tuple[Card, ...], ...]:
        if start == len(cards):
            return ()
        most = min(len(cards), start + max(MOST_IN_A_SET, HIGH_ACE - LOW_ACE))
        ends = (end for end in range(start + 1, most + 1) if end == start + 1 or readings(cards[start:end]))
        return min(((cards[start:end], *cut(end)) for end in ends), key=len)

    arranged = arrange(cards, ())
    melds = tuple(play.cards for play in arranged.plays if isinstance(play, LayDown))
    return min(cut(0), (*melds, *((card,) for card in arranged.rest)), key=len)
