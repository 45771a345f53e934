"""500 Rum's sentences: events, actions, refusals, turns, cards and melds, from its catalogs."""

from collections.abc import Callable, Iterable
from typing import Any

from game.core.cards import HIDDEN, Card
from game.core.events import Event, MatchEnded, Moved, Shuffled
from game.core.melds import in_run, run_lows
from game.core.protocol import Refusal
from game.core.tally import Line
from game.core.zones import Seat
from game.games.rum500.rules import actions, events
from game.games.rum500.rules.options import Options
from game.games.rum500.rules.points import meld_points, place_points
from game.games.rum500.rules.state import Phase, State
from game.games.rum500.rules.takes import above
from game.words import Names, Words
from game.words.french import FrenchCards

_FRENCH = FrenchCards("rum500")
cards, meld = _FRENCH.cards, _FRENCH.meld
"""Cards, spoken one after the other; and in short those of a meld, or of a part of one."""


class Rum500Speech:
    """See `game.words.speech.Speech` for what each method means."""

    def event(self, words: Words, names: Names, event: Event) -> str | None:
        """None for the single moves, which other events tell."""
        tell = _EVENTS.get(type(event))
        return tell(words, names, event) if tell else None

    def action(self, words: Words, names: Names, view: State, action: actions.Action) -> str:  # noqa: ARG002
        """Buttons are not addressed to anybody by name."""
        return _ACTIONS[type(action)](words, view, action)

    def refusal(self, words: Words, view: State, refusal: Refusal) -> str:  # noqa: ARG002
        """The sentence of that rule."""
        return words.say(refusal.rule.replace("rum.", "rum500.refusal.", 1), cards=cards(words, refusal.cards))

    def turn(self, words: Words, names: Names, view: State) -> str:
        """By phase; while drawing also by what is left to draw from."""
        seat = view.dealer if view.phase is Phase.DEAL else view.turn
        card = self.card(words, view.taken[0]) if view.taken else ""
        return words.say(names.key(f"rum500.turn.{_moment(view)}", seat), name=names[seat], card=card)

    def card(self, words: Words, card: Card) -> str:
        """`7 of spades`."""
        return _FRENCH.card(words, card)

    def options(self, words: Words, options: Options) -> str:
        """What the match is played to."""
        return words.say("rum500.options", target=options.target)


SPEECH = Rum500Speech()


def _moment(view: State) -> str:
    if view.phase is Phase.DRAW:
        return ("draw" if view.stock else "empty") + "_again" * view.took_back
    return str(view.phase.value)


def line(words: Words, line: Line) -> str:
    """One line of a tally, without its points: `Run: 4 5 6 of spades`."""
    shown = cards(words, line.cards) if line.source == "hand" else meld(words, line.cards)
    return words.say(f"rum500.tally.{line.source}", cards=shown)


_Tell = Callable[[Words, Names, Any], str | None]


def _parts(words: Words, event: Any, fields: Iterable[str]) -> dict[str, object]:
    """The named fields of an event as they are shown: a card spoken, a number as it is."""
    shown = {field: getattr(event, field) for field in fields}
    return {field: SPEECH.card(words, part) if field == "card" else part for field, part in shown.items()}


def _by_seat(key: str, *fields: str) -> _Tell:
    """A sentence about the event's seat that shows these fields of the event."""

    def tell(words: Words, names: Names, event: Any) -> str:
        key_of_seat = names.key(f"rum500.event.{key}", event.seat)
        return words.say(key_of_seat, name=names[event.seat], **_parts(words, event, fields))

    return tell


def _dealt(words: Words, names: Names, event: events.Dealt) -> str:
    key = names.key("rum500.event.dealt", event.dealer)
    return words.count(key, event.count, name=names[event.dealer], deal=event.deal)


def _turn_began(words: Words, names: Names, event: events.TurnBegan) -> str:
    return words.count(names.key("rum500.event.turn_began", event.seat), event.stock, name=names[event.seat])


def _drew(words: Words, names: Names, event: events.Drew) -> str:
    if event.card == HIDDEN:
        return words.say("rum500.event.drew", name=names[event.seat])
    key = names.key("rum500.event.drew_seen", event.seat)
    return words.say(key, name=names[event.seat], card=SPEECH.card(words, event.card))


def _took(words: Words, names: Names, event: events.Took) -> str:
    shown = {"cards": cards(words, event.cards), "first": SPEECH.card(words, event.cards[0])}
    return words.count(names.key("rum500.event.took", event.seat), len(event.cards), name=names[event.seat], **shown)


def _took_back(words: Words, names: Names, event: events.TookBack) -> str:
    return words.count(names.key("rum500.event.took_back", event.seat), len(event.cards), name=names[event.seat])


def _laid_down(words: Words, names: Names, event: events.LaidDown) -> str:
    key = names.key(f"rum500.event.laid_down_{_kind(event.low)}", event.seat)
    return words.count(key, event.points, name=names[event.seat], cards=meld(words, event.cards))


def _kind(low_or_place: int) -> str:
    return "run" if low_or_place else "set"


def _laid_off(words: Words, names: Names, event: events.LaidOff) -> str:
    whose = "_own" if event.owner == event.seat else "_yours" if event.owner == names.you else ""
    key = names.key(f"rum500.event.laid_off_{_kind(event.place)}{whose}", event.seat)
    shown = {"card": SPEECH.card(words, event.card), "owner": names[event.owner]}
    return words.count(key, event.points, name=names[event.seat], **shown)


def _played_on(words: Words, names: Names, event: events.PlayedOn) -> str:
    return words.say("rum500.event.played_on", names=_list(names, event.seats), total=event.total)


def _settled(words: Words, names: Names, event: events.Settled) -> str:
    to_you = event.winner == names.you
    key = "rum500.event.settled_to_you" if to_you else names.key("rum500.event.settled", event.payer)
    return words.say(key, name=names[event.payer], winner=names[event.winner], amount=event.amount)


def _ended(words: Words, names: Names, event: MatchEnded) -> str:
    if len(event.winners) == 1:
        return words.say(names.key("rum500.event.won", event.winners[0]), name=names[event.winners[0]])
    return words.say("rum500.event.tied", names=_list(names, event.winners))


def _list(names: Names, seats: Iterable[Seat]) -> str:
    return ", ".join(names[seat] for seat in seats)


_EVENTS: dict[type[Event], _Tell] = {
    Moved: lambda _words, _names, _event: None,
    Shuffled: lambda words, _names, _event: words.say("rum500.event.shuffled"),
    MatchEnded: _ended,
    events.Dealt: _dealt,
    events.Flipped: lambda words, _names, event: words.say("rum500.event.flipped", card=SPEECH.card(words, event.card)),
    events.TurnBegan: _turn_began,
    events.Drew: _drew,
    events.Took: _took,
    events.TookBack: _took_back,
    events.LaidDown: _laid_down,
    events.LaidOff: _laid_off,
    events.Discarded: _by_seat("discarded", "card"),
    events.WentOut: _by_seat("went_out"),
    events.DealStopped: _by_seat("deal_stopped"),
    events.DealScored: _by_seat("deal_scored", "points", "total"),
    events.PlayedOn: _played_on,
    events.Settled: _settled,
}


def _take(words: Words, view: State, action: actions.Take) -> str:
    number = len(above(view.pile, action.card))
    return words.count("rum500.action.take", number, card=SPEECH.card(words, action.card))


def _lay_down(words: Words, view: State, action: actions.LayDown) -> str:  # noqa: ARG001
    points = meld_points(action.cards, action.low)
    ordered = in_run(action.cards, action.low) if action.low in run_lows(action.cards) else action.cards
    return words.count(f"rum500.action.lay_down_{_kind(action.low)}", points, cards=meld(words, ordered))


def _lay_off(words: Words, view: State, action: actions.LayOff) -> str:
    onto = view.melds[action.meld]
    end = "" if not action.place else "_low" if action.place < onto.low else "_high"
    key = f"rum500.action.lay_off_{_kind(action.place)}{end}"
    shown = {"card": SPEECH.card(words, action.card), "meld": meld(words, onto.cards)}
    return words.count(key, place_points(action.card, action.place), **shown)


_ACTIONS: dict[type, Callable[[Words, State, Any], str]] = {
    actions.Deal: lambda words, _view, _action: words.say("rum500.action.deal"),
    actions.Draw: lambda words, _view, _action: words.say("rum500.action.draw"),
    actions.Take: _take,
    actions.TakeBack: lambda words, view, _action: words.count("rum500.action.take_back", len(view.taken)),
    actions.LayDown: _lay_down,
    actions.LayOff: _lay_off,
    actions.Discard: lambda words, _view, action: words.say(
        "rum500.action.discard", card=SPEECH.card(words, action.card)
    ),
    actions.EndDeal: lambda words, _view, _action: words.say("rum500.action.end_deal"),
}
