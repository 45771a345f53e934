"""What Polyester's table says beside its events: tags, pot, chance. Made from views, the words from the catalogs."""

from collections.abc import Mapping, Sequence

from game.core.events import Event, Moved
from game.core.tally import Line, total
from game.core.zones import Seat
from game.games.polyester.panels import BustWords, PotWords
from game.games.polyester.rules.events import Banked, Busted, Drew, RideOffered, TurnBegan
from game.games.polyester.rules.state import Phase, State
from game.games.polyester.speech import combo
from game.words import Words


def note(words: Words, view: State, seat: Seat, ended: Mapping[Seat, Event]) -> str:
    """The second line of a name tag: the lead, or how the seat's last turn ended, or how far it is behind."""
    if view.turn == seat and view.riding and view.phase is not Phase.OVER:
        return words.say("polyester.status.riding")
    best = max(view.scores)
    others = max(score for number, score in enumerate(view.scores) if number != seat)
    if view.scores[seat] == best and best > others:
        return words.say("polyester.status.leads", points=best - others)
    if view.options.action_cards and view.waiting[seat]:
        return words.count("polyester.status.waiting", view.waiting[seat])
    if event := ended.get(seat):
        return _ended(words, event)
    if view.scores[seat] == best:
        return words.say("polyester.status.level") if best else ""
    return words.say("polyester.status.behind", points=best - view.scores[seat])


def _ended(words: Words, event: Event) -> str:
    if isinstance(event, Banked):
        if event.left:
            return words.count("polyester.status.left", event.left)
        return words.say("polyester.status.banked", points=event.points)
    if isinstance(event, Busted):
        kind = "busted_riding" if event.riding else "busted" if event.lost else "busted_fresh"
        return words.say(f"polyester.status.{kind}", lost=event.lost)
    return ""


def seat(words: Words, name: str, score: int, noted: str) -> str:
    """A name tag, spoken."""
    if noted:
        return words.say("polyester.say.seat.noted", name=name, score=score, note=noted)
    return words.say("polyester.say.seat", name=name, score=score)


def endings(events: Sequence[Event]) -> dict[Seat, Event]:
    """By seat, the last event that ended a turn of its own."""
    return {event.seat: event for event in events if isinstance(event, (Banked, Busted))}


def worth_a_line(event: Event) -> bool:
    """Whether it stays on the table as a line of text; what one sees anyway (a draw, whose turn it is) does not."""
    return not isinstance(event, (Drew, Moved, RideOffered, TurnBegan))


def pot(words: Words, view: State, tally: Sequence[Line], points: float, chooses: bool | None) -> PotWords:
    """The pot as it is drawn now, and what the selection would do to it.

    `chooses` says whether the person has chosen cards, None when they cannot.
    """
    shown = words.number(round(points))
    lines = [(combo(words, line), words.say("polyester.pot.gain", points=line.points)) for line in tally]
    if tally:
        lines.append((words.say("polyester.pot.after"), words.number(view.pot + total(tally))))
    elif chooses is not None:
        lines.append((words.say("polyester.pot.no" if chooses else "polyester.pot.select"), ""))
    elif view.phase is not Phase.OVER:
        lines.append((words.say("polyester.pot.ride" if view.phase is Phase.OFFER else "polyester.pot.wait"), ""))
    short: tuple[str, ...] = ()
    if tally:
        gain = total(tally)
        brings = words.say("polyester.pot.gain", points=gain)
        then = words.say("polyester.pot.short", points=gain, pot=view.pot + gain)
        short = "; ".join(combo(words, line) for line in tally), then, brings
    return PotWords(words.say("polyester.pot"), shown, tuple(lines), short, points >= 1)


def bust(words: Words, view: State, number: int | None, chance: float | None, mine: bool) -> BustWords:
    """The chance that `number` cards hold no combo; None while it is being reckoned."""
    if number is None:
        return BustWords(words.say("polyester.bust.none"), words.say("polyester.bust.none"), None, "", "")
    key = "polyester.bust.ride" if view.phase is Phase.OFFER else "polyester.bust.draw"
    short, why = words.count("polyester.bust.short", number), words.count("polyester.bust.why", number)
    title = words.count(key, number) if mine else short
    if chance is None:
        return BustWords(title, short, None, "", why)
    return BustWords(title, short, chance, percent(words, chance), why)


def percent(words: Words, chance: float) -> str:
    """A chance in per cent: 0 and 100 only for what is certain."""
    shown = round(100 * chance)
    if shown == 0 and chance > 0:
        return words.say("polyester.bust.below", percent=1)
    if shown == 100 and chance < 1:
        return words.say("polyester.bust.above", percent=99)
    return words.say("polyester.bust.percent", percent=shown)
