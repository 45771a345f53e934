"""What houses do, in sentences: each line of a personality says whether it found anything."""

from collections.abc import Callable
from typing import Any

from game.core.events import Event
from game.core.zones import TABLE
from game.games.trash_poker.card_words import card, cards, rank
from game.games.trash_poker.rules import events
from game.games.trash_poker.rules.personalities import BLACK_WHITE_STAR, PERSONALITIES, RED_STAR
from game.words import Names, Words

_STARS = {RED_STAR: "red", BLACK_WHITE_STAR: "black_white"}


def personality(words: Words, number: int) -> str:
    """Its name, as a sentence begins with it: `The Magpie`."""
    return words.say(f"trash_poker.personality.{PERSONALITIES[number].name}")


def line(words: Words, line: int) -> str:
    """What a line looks for: `7`, `queen`, `red star`."""
    return words.say(f"trash_poker.line.{_STARS[line]}") if line in _STARS else rank(words, line)


def _rolled(words: Words, names: Names, event: events.HouseRolled) -> str:
    parts = {"marker": event.marker, "die": event.die}
    return words.count("trash_poker.event.house_rolled", event.points, name=names[event.seat], **parts)


def _rolled_again(words: Words, names: Names, event: events.HousesRolled) -> str:
    rolls = ", ".join(f"{names[seat]} {die}" for seat, die in zip(event.seats, event.dice, strict=True))
    return words.say("trash_poker.event.houses_rolled", rolls=rolls)


def _line_read(words: Words, names: Names, event: events.LineRead) -> str:  # noqa: ARG001
    parts = {"number": event.number + 1, "line": line(words, event.line)}
    key = "trash_poker.event.line_read" if event.cards else "trash_poker.event.line_read.none"
    return words.say(key, cards=cards(words, event.cards), **parts)


def _narrowed(words: Words, names: Names, event: events.Narrowed) -> str:  # noqa: ARG001
    parts = {"cards": cards(words, event.cards), "die": event.die}
    return words.say(f"trash_poker.event.narrowed.{event.reason.value}", **parts)


def _removed(words: Words, names: Names, event: events.CardRemoved) -> str:
    whose = "_yours" if event.owner == names.you else "_joker" if event.owner == TABLE else ""
    owner = "" if event.owner == TABLE else names[event.owner]
    parts = {"name": names[event.seat], "card": card(words, event.card), "owner": owner}
    return words.say(f"trash_poker.event.card_removed{whose}", **parts)


def _marker_moved(words: Words, names: Names, event: events.MarkerMoved) -> str:
    kind = "marker_moved" if event.steps else "marker_stayed"
    return words.say(f"trash_poker.event.{kind}", name=names[event.seat], marker=event.marker)


def _shuffled(words: Words, names: Names, event: events.PersonalitiesShuffled) -> str:
    return words.say("trash_poker.event.personalities_shuffled", name=names[event.seat])


def _personality_revealed(words: Words, names: Names, event: events.PersonalityRevealed) -> str:
    shown = personality(words, event.personality)
    return words.say("trash_poker.event.personality_revealed", name=names[event.seat], personality=shown)


HOUSE_EVENTS: dict[type[Event], Callable[[Words, Names, Any], str | None]] = {
    events.HouseRolled: _rolled,
    events.HousesRolled: _rolled_again,
    events.PersonalitiesShuffled: _shuffled,
    events.PersonalityRevealed: _personality_revealed,
    events.LineRead: _line_read,
    events.Narrowed: _narrowed,
    events.CardRemoved: _removed,
    events.MarkerMoved: _marker_moved,
}
