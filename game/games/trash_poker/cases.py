"""Acceptance cases: situations with the one right outcome, in the notation of RULES.md, judged by the rules."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.core.cards import Card
from game.core.french import SIZE, SUITS
from game.core.tally import Line, total
from game.games.trash_poker.rules.backing import backing
from game.games.trash_poker.rules.cards import FINAL_JOKER, FIRST_JOKER, STARS, is_joker, notation, parse
from game.games.trash_poker.rules.final import Holding, final_scoring
from game.games.trash_poker.rules.jokers import Star
from game.games.trash_poker.rules.ranks import ACE, HIGH_ACE, JACK, KING, NO_UPGRADES, PLAYED, QUEEN, Area
from game.games.trash_poker.rules.reading import HAND_CHIPS, Reading, best_stars, evaluate
from game.games.trash_poker.rules.stars import StarChoice

_LETTERS = {ACE: "A", HIGH_ACE: "A", JACK: "J", QUEEN: "Q", KING: "K"}
_RANKS = {**{str(rank): rank for rank in range(2, JACK)}, "A": ACE, "J": JACK, "Q": QUEEN, "K": KING}
_AREAS = {
    "hd": Area.HEARTS_DIAMONDS,
    "sc": Area.SPADES_CLUBS,
    "four_five": Area.KINDS,
    "house": Area.HOUSES,
    "straight": Area.HOUSES,
    "rest": Area.REST,
}
"""Rule trash.upgrade.houses: full house and straight are raised by one area, which cases may name by either."""
_LINES = {
    "aces_chips": ("aces",),
    "pairs_chips": ("pairs", "fives"),
    "twos_chips": ("twos",),
    "joker_chips": ("joker",),
    "sixes_chips": ("deck_sixes", "trash_sixes"),
}


def hand(case: Mapping[str, Any]) -> tuple[bool, Any]:
    """How the cards `played` are read: `hand`, `rp`, `flush`, `chips` (for the hand rank alone), `five`, `high`."""
    got = _told(_read(case, "played"))
    asked = {key: case[key] for key in got if key in case}
    if not asked:
        raise ValueError(f"a case is to say at least one of {', '.join(got)}")
    right = all(_same(key, asked[key], got[key]) for key in asked)
    return right, got


def tie(case: Mapping[str, Any]) -> tuple[bool, Any]:
    """Whether `better` is placed before `worse` by the cards themselves, or with `tied` neither before the other."""
    better, worse = _read(case, "better"), _read(case, "worse")
    got = "better" if better.key > worse.key else "worse" if better.key < worse.key else "tied"
    return got == ("tied" if case.get("tied", False) else "better"), got


def final(case: Mapping[str, Any]) -> tuple[bool, Any]:
    """What one player's `deck` and `trash` bring, line by line, or in `total`."""
    mine = Holding(_owned(case, "deck"), _owned(case, "trash"))
    if repeated := set(mine.deck) & set(mine.trash):
        raise ValueError(f"one card cannot be in two places: {notation(min(repeated))}")
    lines = final_scoring((mine, Holding((), ())))[0]
    got = {key: _sum(lines, sources) for key, sources in _LINES.items()} | {"total": total(lines)}
    asked = {key: case[key] for key in got if key in case}
    if not asked:
        raise ValueError(f"a case is to say at least one of {', '.join(got)}")
    return all(got[key] == value for key, value in asked.items()), got


LISTS: Mapping[str, Callable[[Mapping[str, Any]], tuple[bool, Any]]] = {
    "cases": hand,
    "ties": tie,
    "stars": hand,
    "final": final,
}


def _read(case: Mapping[str, Any], key: str) -> Reading:
    played = _cards(_text(case, key))
    if len(played) != PLAYED:
        raise ValueError(f"{key} is to name {PLAYED} cards, not {len(played)}")
    behind = backing(_upgrades(case), _cards(_text(case, "trash", "")))
    return evaluate(played, _stars(case, played) or best_stars(played, behind), behind)


def _upgrades(case: Mapping[str, Any]) -> tuple[int, ...]:
    upgrades, counts = case.get("upgrades", {}), list(NO_UPGRADES)
    if not isinstance(upgrades, dict) or not set(upgrades) <= set(_AREAS):
        raise ValueError(f"upgrades is to be an object with numbers for {', '.join(_AREAS)}, not {upgrades!r}")
    for name, number in upgrades.items():
        if type(number) is not int or number < 0:
            raise ValueError(f"{name} is to be a number of cards, not {number!r}")
        counts[_AREAS[name]] = max(counts[_AREAS[name]], number)
    return tuple(counts)


def _stars(case: Mapping[str, Any], played: Iterable[Card]) -> tuple[StarChoice, ...]:
    """The choices that the case names, in the order of the cards with stars; none when it names none."""
    names = _text(case, "star", "").split()
    with_stars = [card for card in played if STARS[card]]
    if names and len(names) != len(with_stars):
        raise ValueError(f"star is to name a face for each of {len(with_stars)} stars, not {case['star']!r}")
    return tuple(_star(card, name) for card, name in zip(with_stars, names, strict=bool(names)))


def _star(card: Card, name: str) -> StarChoice:
    rank, suit = name[:-1], name[-1]
    red = STARS[card] is Star.RED
    if suit not in SUITS or (rank not in _RANKS if red else rank):
        raise ValueError(f"{name!r} is nothing that the star of {notation(card)} can stand for")
    return StarChoice(card, _RANKS[rank] if red else 0, SUITS.index(suit))


def _told(reading: Reading) -> dict[str, Any]:
    values = [symbol.value for symbol in (*reading.made, *reading.rest)]
    five = [_LETTERS.get(value, str(value)) for value in values]
    return {
        "hand": reading.hand.name.lower().replace("_", " "),
        "rp": reading.points,
        "flush": bool(reading.flush),
        "chips": HAND_CHIPS.get(reading.hand, 0),
        "five": " ".join(five),
        "high": five[0],
    }


def _same(key: str, asked: Any, got: Any) -> bool:
    """Whether the answer is what the case asks; the five ranks may be named in any order."""
    if key == "five":
        return isinstance(asked, str) and sorted(asked.split()) == sorted(got.split())
    return bool(asked == got)


def _sum(lines: Iterable[Line], sources: Iterable[str]) -> int:
    return total(line for line in lines if line.source in sources)


def _text(case: Mapping[str, Any], key: str, default: str | None = None) -> str:
    text = case.get(key, default)
    if not isinstance(text, str):
        raise ValueError(f"{key} is to be a text, not {text!r}")
    return text


def _cards(text: str) -> tuple[Card, ...]:
    return _distinct(tuple(map(parse, text.split())))


def _owned(case: Mapping[str, Any], key: str) -> tuple[Card, ...]:
    """Cards of the first seat; a foreign one, marked by `*`, is the copy of a further deck."""
    names = _text(case, key, "").split()
    used = [parse(name) for name in names if not name.endswith("*")]
    for name in names:
        if name.endswith("*"):
            used.append(_foreign(parse(name[:-1]), used))
    return _distinct(tuple(used))


def _foreign(card: Card, used: Iterable[Card]) -> Card:
    if is_joker(card):
        return card
    copies = (Card(copy) for copy in range(card % SIZE + SIZE, FIRST_JOKER, SIZE))
    return next((copy for copy in copies if copy not in used), card)


def _distinct(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    if len(set(cards)) < len(cards):
        raise ValueError("one card cannot be in two places")
    if FINAL_JOKER in cards:
        raise ValueError("the Final Joker is no card of play")
    return cards
