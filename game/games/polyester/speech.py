"""Polyester's sentences: events, actions, refusals, turns, cards and combos, from its catalogs."""

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any

from game.core.cards import HIDDEN, Card
from game.core.events import Event, MatchEnded, Moved, Shuffled
from game.core.protocol import Refusal
from game.core.tally import Line
from game.games.polyester.rules import CHOICES, Options, actions, events
from game.games.polyester.rules.cards import ACE, ActionCard, action_card, colour, fabric, rank
from game.games.polyester.rules.combos import Locks
from game.games.polyester.rules.scale import discounted, half
from game.games.polyester.rules.state import State, draw_slots, fresh_slots, open_cards
from game.words import Names, Words

_PLAIN = {None: "none", True: "on", False: "off"}
_MORE = tuple(choice.field for choice in CHOICES if choice.more)
_DEFAULTS = {field.name: field.default for field in fields(Options)}


class PolyesterSpeech:
    """See `game.words.speech.Speech` for what each method means."""

    def event(self, words: Words, names: Names, event: Event) -> str | None:
        """None for the single moves, which `Drew` and others tell together."""
        tell = _EVENTS.get(type(event))
        return tell(words, names, event) if tell else None

    def action(self, words: Words, names: Names, view: State, action: actions.Action) -> str:  # noqa: ARG002
        """Buttons are not addressed to anybody by name."""
        return _ACTIONS[type(action)](words, view, action)

    def refusal(self, words: Words, view: State, refusal: Refusal) -> str:
        """The sentence of that rule; what makes a combo is said for the difficulty in play."""
        key = refusal.rule.replace("poly.", "polyester.refusal.", 1)
        if refusal.rule == "poly.lock.combo":
            key = f"{key}.{'six' if view.options.hand == 6 else view.options.difficulty.value}"
        return words.say(key, cards=cards(words, refusal.cards))

    def turn(self, words: Words, names: Names, view: State) -> str:
        """By phase."""
        key = names.key(f"polyester.turn.{view.phase.value}", view.turn)
        return words.say(key, name=names[view.turn], pot=view.pot)

    def card(self, words: Words, card: Card) -> str:
        """`7 neon mesh`, `7 mesh` in the Illustrated deck, the name of an action card."""
        if card == HIDDEN:
            return words.say("polyester.card.hidden")
        if kind := action_card(card):
            return words.say(f"polyester.action_card.{kind.name.lower()}")
        shade = colour(card)
        key = f"polyester.card.{fabric(card).name.lower()}" + (f".{shade.name.lower()}" if shade else "")
        return words.say(key, rank=words.say("polyester.rank.ace") if rank(card) == ACE else str(rank(card)))

    def options(self, words: Words, options: Options) -> str:
        """The four that matter, then whatever differs from the rule text's defaults."""
        shown = {field: value(words, field, getattr(options, field)) for field in _DEFAULTS if field != "first"}
        main = words.say("polyester.options", **shown)
        more = (
            words.say("polyester.options.more", label=words.say(f"polyester.option.{field}"), value=shown[field])
            for field in _MORE
            if getattr(options, field) != _DEFAULTS[field]
        )
        return "; ".join((main, *more))


SPEECH = PolyesterSpeech()


def value(words: Words, field: str, chosen: Any) -> str:
    """How a value of an option is named; every value of every choice has a key of its own."""
    name = _PLAIN[chosen] if chosen is None or isinstance(chosen, bool) else getattr(chosen, "value", chosen)
    return words.say(f"polyester.option.{field}.{name}")


def cards(words: Words, cards: Iterable[Card]) -> str:
    """Cards, spoken one after the other."""
    return ", ".join(SPEECH.card(words, card) for card in cards)


def ranks(cards: Iterable[Card]) -> str:
    """The ranks printed on cards, as a combo shows them: `5 6 7`."""
    return " ".join("A" if rank(card) == ACE else str(rank(card)) for card in cards)


def combo(words: Words, line: Line) -> str:
    """One combo of a tally: `Run of 3: 5 6 7`."""
    return words.count(f"polyester.combo.{line.source}", len(line.cards), ranks=ranks(line.cards))


def fits(words: Words, card: Card, tally: Iterable[Line]) -> str:
    """Rule poly.lock.best: what `card` would do for a selection that then makes this tally."""
    line = next(line for line in tally if card in line.cards)
    shown = ranks([card])
    return words.count(
        f"polyester.fits.{line.source}", len(line.cards), rank=shown, ranks=ranks(line.cards), points=line.points
    )


_Tell = Callable[[Words, Names, Any], str | None]


def _by_seat(key: str, *parts: str) -> _Tell:
    """A sentence about the event's seat that shows these fields of the event."""

    def tell(words: Words, names: Names, event: Any) -> str:
        shown = {part: getattr(event, part) for part in parts}
        return words.say(names.key(f"polyester.event.{key}", event.seat), name=names[event.seat], **shown)

    return tell


def _counted(key: str, count: str, *parts: str) -> _Tell:
    """The same in the plural form for the field `count`."""

    def tell(words: Words, names: Names, event: Any) -> str:
        shown = {part: getattr(event, part) for part in parts}
        number = getattr(event, count)
        return words.count(names.key(f"polyester.event.{key}", event.seat), number, name=names[event.seat], **shown)

    return tell


def _drew(words: Words, names: Names, event: events.Drew) -> str:
    key = names.key("polyester.event.drew_fresh" if event.fresh else "polyester.event.drew", event.seat)
    return words.count(key, len(event.cards), name=names[event.seat], cards=cards(words, event.cards))


def _locked(words: Words, names: Names, event: events.Locked) -> str:
    key = names.key("polyester.event.locked", event.seat)
    combos = "; ".join(combo(words, line) for line in event.tally)
    return words.say(key, name=names[event.seat], points=event.points, pot=event.pot, combos=combos)


def _drew_nothing(words: Words, names: Names, event: events.DrewNothing) -> str:
    return words.say(names.key("polyester.event.drew_nothing", event.seat), name=names[event.seat])


def _busted(words: Words, names: Names, event: events.Busted) -> str:
    kind = "busted_riding" if event.riding else "busted" if event.lost else "busted_fresh"
    return words.say(names.key(f"polyester.event.{kind}", event.seat), name=names[event.seat], lost=event.lost)


def _banked(words: Words, names: Names, event: events.Banked) -> str:
    key = "polyester.event.banked" + "_loyalty" * event.loyalty + "_left" * (event.left > 0)
    parts = {"name": names[event.seat], "points": event.points, "score": event.score}
    return words.count(names.key(key, event.seat), event.left, **parts)


def _by_card(key: str) -> _Tell:
    """A sentence about the event's seat and one kind of Reward."""

    def tell(words: Words, names: Names, event: events.RewardGiven | events.RewardUsed) -> str:
        kind = action_card(event.card) or ActionCard.VIP_PASS
        return words.say(names.key(f"polyester.event.{key}.{kind.name.lower()}", event.seat), name=names[event.seat])

    return tell


def _ended(words: Words, names: Names, event: MatchEnded) -> str:
    if len(event.winners) == 1:
        return words.say(names.key("polyester.event.won", event.winners[0]), name=names[event.winners[0]])
    return words.say("polyester.event.tied", names=", ".join(names[seat] for seat in event.winners))


_EVENTS: dict[type[Event], _Tell] = {
    Moved: lambda _words, _names, _event: None,
    Shuffled: lambda words, _names, _event: words.say("polyester.event.shuffled"),
    MatchEnded: _ended,
    events.TurnBegan: _by_seat("turn_began", "round"),
    events.RideOffered: _counted("ride_offered", "count", "pot"),
    events.Rode: _counted("rode", "count", "pot"),
    events.Passed: _by_seat("passed"),
    events.Drew: _drew,
    events.Locked: _locked,
    events.HandCleared: _by_seat("hand_cleared", "pot"),
    events.DrewNothing: _drew_nothing,
    events.Busted: _busted,
    events.Banked: _banked,
    events.HalfBanked: _by_seat("half_banked", "points", "pot"),
    events.KnockoffPlaced: _by_seat("knockoff_placed"),
    events.KnockoffTrashed: _by_seat("knockoff_trashed"),
    events.RewardGiven: _by_card("reward_given"),
    events.RewardUsed: _by_card("reward_used"),
}


def _draw(words: Words, view: State, _: actions.Draw) -> str:
    return words.count("polyester.action.draw", len(draw_slots(view)))


def _ride(words: Words, view: State, _: actions.Ride) -> str:
    return words.count("polyester.action.ride", len(draw_slots(view)), pot=view.pot)


def _pass(words: Words, view: State, _: actions.Pass) -> str:
    return words.count("polyester.action.pass", len(fresh_slots(view)))


def _lock(words: Words, view: State, action: actions.Lock) -> str:
    points = Locks(open_cards(view), view.options).points(action.cards)
    return words.say("polyester.action.lock", cards=cards(words, action.cards), points=points)


def _bank(words: Words, view: State, action: actions.Bank) -> str:
    if action.loyalty:
        return words.say("polyester.action.bank_loyalty", points=discounted(view.pot))
    return words.say("polyester.action.bank", points=view.pot)


def _bank_half(words: Words, view: State, _: actions.BankHalf) -> str:
    return words.say("polyester.action.bank_half", points=half(view.pot))


def _redraw(words: Words, view: State, _: actions.Redraw) -> str:
    return words.count("polyester.action.redraw", len(draw_slots(view)))


_ACTIONS: dict[type, Callable[[Words, State, Any], str]] = {
    actions.Draw: _draw,
    actions.Ride: _ride,
    actions.Pass: _pass,
    actions.Lock: _lock,
    actions.Bank: _bank,
    actions.BankHalf: _bank_half,
    actions.TrashKnockoff: lambda words, _view, _action: words.say("polyester.action.trash_knockoff"),
    actions.Redraw: _redraw,
    actions.AcceptBust: lambda words, _view, _action: words.say("polyester.action.accept_bust"),
}
