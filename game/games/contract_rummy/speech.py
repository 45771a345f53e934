"""Contract rummy's sentences: events, actions, refusals, turns, cards and melds, from its catalogs."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.core.cards import HIDDEN, Card
from game.core.events import Event, MatchEnded, Moved, Shuffled
from game.core.melds import in_run, run_lows
from game.core.protocol import Refusal
from game.core.tally import Line
from game.core.zones import Seat
from game.games.contract_rummy.rules import actions, events
from game.games.contract_rummy.rules.options import Options
from game.games.contract_rummy.rules.state import Phase, State, has_laid_down
from game.words import Names, Words
from game.words.french import FrenchCards

FRENCH = FrenchCards("contract_rummy")


class ContractSpeech:
    """See `game.words.speech.Speech` for what each method means."""

    def event(self, words: Words, names: Names, event: Event) -> str | None:
        """None for the single moves, which other events tell."""
        tell = _EVENTS.get(type(event))
        return tell(words, names, event) if tell else None

    def action(self, words: Words, names: Names, view: State, action: actions.Action) -> str:
        """Buttons are not addressed to anybody by name."""
        return _ACTIONS[type(action)](words, names, view, action)

    def refusal(self, words: Words, view: State, refusal: Refusal) -> str:
        """The sentence of that rule."""
        key = refusal.rule.replace("rummy.", "contract_rummy.refusal.", 1)
        return words.say(key, cards=FRENCH.cards(words, refusal.cards), contract=contract(words, view.hand))

    def turn(self, words: Words, names: Names, view: State) -> str:
        """By phase; before the draw also by what is being asked, and of whom."""
        if view.phase is Phase.DRAW and names.you in view.window.unanswered:
            return words.say("contract_rummy.turn.offer", card=self.card(words, view.pile[-1]))
        seat = view.dealer if view.phase is Phase.DEAL else view.turn
        key = names.key(f"contract_rummy.turn.{_moment(view)}", seat)
        return words.say(key, name=names[seat], contract=contract(words, view.hand), **_asked(words, names, view))

    def card(self, words: Words, card: Card) -> str:
        """`7 of spades`, whichever copy it is."""
        return FRENCH.card(words, card)

    def options(self, words: Words, options: Options) -> str:
        """How long others may think about buying."""
        return words.count("contract_rummy.options", options.timer) if options.timer else words.say(_NO_TIMER)


_NO_TIMER = "contract_rummy.options.none"
SPEECH = ContractSpeech()


def _moment(view: State) -> str:
    if view.phase is Phase.DRAW:
        if view.window.requests:
            return "answer"
        return "window" if view.window.open else "draw" if view.pile else "draw_only"
    if view.phase in (Phase.TOOK, Phase.PLAY):
        return str(view.phase.value) + "_down" * has_laid_down(view, view.turn)
    return str(view.phase.value)


def _asked(words: Words, names: Names, view: State) -> dict[str, str]:
    """Who is first to buy what, as far as anybody is."""
    first = view.window.requests[0] if view.window.requests else None
    card = SPEECH.card(words, view.pile[-1] if view.pile else HIDDEN)
    return {"asker": "" if first is None else names[first], "card": card}


def contract(words: Words, hand: int) -> str:
    """`2 sets and 1 run`, of the hand of that number; before the first deal that of Hand 1."""
    return words.say(f"contract_rummy.contract.{max(hand, 1)}")


def meld(words: Words, meld: actions.Group) -> str:
    """One meld, in order: `4 5 6 7 of spades`, `7 of spades, hearts, clubs`."""
    ordered = in_run(meld.cards, meld.low) if meld.low in run_lows(meld.cards) else meld.cards
    return FRENCH.meld(words, ordered)


def melds(words: Words, several: Sequence[actions.Group]) -> str:
    """Melds, one after the other."""
    return "; ".join(meld(words, each) for each in several)


def line(words: Words, line: Line) -> str:
    """One line of a tally, without its points: `10 to king: queen of hearts`."""
    return words.say(f"contract_rummy.tally.{line.source}", cards=FRENCH.cards(words, line.cards))


def seats(names: Names, several: Iterable[Seat]) -> str:
    """Names, one after the other."""
    return ", ".join(names[seat] for seat in several)


_Tell = Callable[[Words, Names, Any], str | None]


def _by_seat(key: str, *fields: str) -> _Tell:
    """A sentence about the event's seat that shows these fields of the event."""

    def tell(words: Words, names: Names, event: Any) -> str:
        shown = {field: getattr(event, field) for field in fields}
        parts = {field: SPEECH.card(words, part) if field == "card" else part for field, part in shown.items()}
        return words.say(names.key(f"contract_rummy.event.{key}", event.seat), name=names[event.seat], **parts)

    return tell


def _of_card(key: str) -> _Tell:
    """A sentence about a card that comes from the stock, which not everybody sees."""

    def tell(words: Words, names: Names, event: Any) -> str:
        told = f"contract_rummy.event.{key}"
        if event.card == HIDDEN:
            return words.say(told, name=names[event.seat])
        return words.say(
            names.key(f"{told}_seen", event.seat), name=names[event.seat], card=SPEECH.card(words, event.card)
        )

    return tell


def _dealt(words: Words, names: Names, event: events.Dealt) -> str:
    key = names.key("contract_rummy.event.dealt", event.dealer)
    shown = {"hand": event.hand, "contract": contract(words, event.hand)}
    return words.count(key, event.count, name=names[event.dealer], **shown)


def _turn_began(words: Words, names: Names, event: events.TurnBegan) -> str:
    return words.count(names.key("contract_rummy.event.turn_began", event.seat), event.stock, name=names[event.seat])


def _bought(words: Words, names: Names, event: events.Bought) -> str:
    by_you = "_by_you" if event.by == names.you else ""
    key = names.key(f"contract_rummy.event.bought{by_you}", event.seat)
    return words.say(key, name=names[event.seat], by=names[event.by], card=SPEECH.card(words, event.card))


def _denied(words: Words, names: Names, event: events.Denied) -> str:
    key = names.key("contract_rummy.event.denied", event.seat)
    askers = seats(names, event.askers)
    return words.say(key, name=names[event.seat], askers=askers, card=SPEECH.card(words, event.card))


def _laid_down(words: Words, names: Names, event: events.LaidDown) -> str:
    key = names.key("contract_rummy.event.laid_down", event.seat)
    return words.say(key, name=names[event.seat], melds=melds(words, event.melds))


def _kind(low_or_place: int) -> str:
    return "run" if low_or_place else "set"


def _laid_off(words: Words, names: Names, event: events.LaidOff) -> str:
    whose = "_own" if event.owner == event.seat else "_yours" if event.owner == names.you else ""
    key = names.key(f"contract_rummy.event.laid_off_{_kind(event.place)}{whose}", event.seat)
    return words.say(key, name=names[event.seat], card=SPEECH.card(words, event.card), owner=names[event.owner])


def _hand_scored(words: Words, names: Names, event: events.HandScored) -> str:
    key = names.key("contract_rummy.event.hand_scored", event.seat)
    return words.count(key, event.points, name=names[event.seat], total=event.total)


def _ended(words: Words, names: Names, event: MatchEnded) -> str:
    if len(event.winners) == 1:
        return words.say(names.key("contract_rummy.event.won", event.winners[0]), name=names[event.winners[0]])
    return words.say("contract_rummy.event.tied", names=seats(names, event.winners))


_EVENTS: dict[type[Event], _Tell] = {
    Moved: lambda _words, _names, _event: None,
    Shuffled: lambda words, _names, _event: words.say("contract_rummy.event.shuffled"),
    MatchEnded: _ended,
    events.Dealt: _dealt,
    events.Flipped: lambda words, _, event: words.say(
        "contract_rummy.event.flipped", card=SPEECH.card(words, event.card)
    ),
    events.TurnBegan: _turn_began,
    events.Asked: _by_seat("asked", "card"),
    events.Cancelled: _by_seat("cancelled", "card"),
    events.Bought: _bought,
    events.PaidPenalty: _of_card("paid_penalty"),
    events.Denied: _denied,
    events.Drew: _of_card("drew"),
    events.Took: _by_seat("took", "card"),
    events.Returned: _by_seat("returned", "card"),
    events.LaidDown: _laid_down,
    events.LaidOff: _laid_off,
    events.Discarded: _by_seat("discarded", "card"),
    events.WentOut: _by_seat("went_out"),
    events.Refilled: lambda words, _, event: words.count("contract_rummy.event.refilled", event.stock),
    events.HandStopped: lambda words, _, event: words.say(f"contract_rummy.event.hand_stopped.{event.reason}"),
    events.HandScored: _hand_scored,
}

_Name = Callable[[Words, Names, State, Any], str]


def _plain(key: str) -> _Name:
    """A button that names the discard on top, and whoever has asked for it first."""

    def name(words: Words, names: Names, view: State, action: Any) -> str:  # noqa: ARG001
        return words.say(f"contract_rummy.action.{key}", **_asked(words, names, view))

    return name


def _draw(words: Words, names: Names, view: State, action: actions.Draw) -> str:
    return _plain("draw_allow" if view.window.requests else "draw")(words, names, view, action)


def _put_back(words: Words, names: Names, view: State, action: actions.PutBack) -> str:  # noqa: ARG001
    return words.say(
        "contract_rummy.action.put_back", card=SPEECH.card(words, HIDDEN if view.taken is None else view.taken)
    )


def _waive(words: Words, names: Names, view: State, action: actions.Waive) -> str:
    """The next player waits; whoever may buy lets it go."""
    waits = names.you == view.turn
    return _plain("wait" if waits else "waive")(words, names, view, action)


def _lay_down(words: Words, names: Names, view: State, action: actions.LayDown) -> str:  # noqa: ARG001
    return words.say("contract_rummy.action.lay_down", melds=melds(words, action.melds))


def _lay_off(words: Words, names: Names, view: State, action: actions.LayOff) -> str:  # noqa: ARG001
    onto = view.melds[action.meld]
    end = "" if not action.place else "_low" if action.place < onto.low else "_high"
    key = f"contract_rummy.action.lay_off_{_kind(action.place)}{end}"
    return words.say(key, card=SPEECH.card(words, action.card), meld=FRENCH.meld(words, onto.cards))


def _discard(words: Words, names: Names, view: State, action: actions.Discard) -> str:  # noqa: ARG001
    return words.say("contract_rummy.action.discard", card=SPEECH.card(words, action.card))


_ACTIONS: dict[type, _Name] = {
    actions.Deal: _plain("deal"),
    actions.Draw: _draw,
    actions.Take: _plain("take"),
    actions.PutBack: _put_back,
    actions.Ask: _plain("ask"),
    actions.Cancel: _plain("cancel"),
    actions.Waive: _waive,
    actions.SitOut: _plain("sit_out"),
    actions.SitIn: _plain("sit_in"),
    actions.Allow: _plain("allow"),
    actions.Deny: _plain("deny"),
    actions.CloseWindow: _plain("close"),
    actions.LayDown: _lay_down,
    actions.LayOff: _lay_off,
    actions.Discard: _discard,
}
