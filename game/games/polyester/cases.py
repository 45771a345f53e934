"""Acceptance cases: situations with the one right outcome, in the notation of RULES.md, judged by the rules."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from game.core.cards import Card
from game.core.tally import total
from game.games.polyester.rules.cards import Deck, deck_of, parse
from game.games.polyester.rules.combos import best_split
from game.games.polyester.rules.options import Difficulty, Options

REFUSED = "refused"


def lock(case: Mapping[str, Any]) -> tuple[bool, int | str]:
    """Whether `cards`, selected as one lock, score `lock`; and what they do score. ValueError for an unreadable case.

    `cards` is a string like `5V 5S 5F`, naming a card twice means its second copy; `lock` is a number or `refused`.
    The options `hand`, `deck`, `difficulty`, `ace_wild` and `second_wild` may be given.
    """
    options = _options(case)
    tally = best_split(_cards(case, options), options)
    got = total(tally) if tally else REFUSED
    expected = case.get("lock")
    if expected != REFUSED and type(expected) is not int:
        raise ValueError(f"lock is to be a number or {REFUSED!r}, not {expected!r}")
    return got == expected, got


LISTS: Mapping[str, Callable[[Mapping[str, Any]], tuple[bool, Any]]] = {"cases": lock}


def _options(case: Mapping[str, Any]) -> Options:
    hand, ace_wild, second = case.get("hand", 9), case.get("ace_wild", True), case.get("second_wild")
    if hand not in (6, 9) or not isinstance(ace_wild, bool) or second not in (None, *range(2, 10)):
        raise ValueError(f"no such options: hand {hand!r}, ace_wild {ace_wild!r}, second_wild {second!r}")
    deck, difficulty = Deck(case.get("deck", "fabric")), Difficulty(case.get("difficulty", "medium"))
    return Options(hand=hand, deck=deck, difficulty=difficulty, ace_wild=ace_wild, second_wild=second)


def _cards(case: Mapping[str, Any], options: Options) -> tuple[Card, ...]:
    text = case.get("cards")
    if not isinstance(text, str):
        raise ValueError(f"cards is to be a text, not {text!r}")
    seen: Counter[str] = Counter()
    cards = []
    for name in text.split():
        cards.append(parse(name + "'" * seen[name]))
        seen[name] += 1
    strange = set(cards) - set(deck_of(options.deck, options.hand))
    if strange or len(set(cards)) < len(cards) or len(cards) > options.hand:
        raise ValueError(f"no hand of {options.hand} from the {options.deck.value} deck holds {text}")
    return tuple(cards)
