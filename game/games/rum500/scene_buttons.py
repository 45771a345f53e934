"""500 Rum's buttons: which there are in a phase, what they say, what they do, and why not."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.core.cards import Card
from game.core.zones import Seat
from game.games.rum500.rules.actions import (
    Action,
    Deal,
    Discard,
    Draw,
    EndDeal,
    LayDown,
    LayOff,
    Take,
    TakeBack,
)
from game.games.rum500.rules.fit import readings
from game.games.rum500.rules.outlook import play_points
from game.games.rum500.rules.points import meld_points
from game.games.rum500.rules.state import Phase, State
from game.games.rum500.rules.takes import above
from game.ui.french_cards import short
from game.ui.widget import Look, Role, Widget
from game.words import Words


@dataclass(frozen=True, slots=True)
class Asked:
    """A button. It does one of `ways`; with several the scene asks which."""

    id: str
    place: str
    """Whose rectangle it takes."""
    label: str
    ways: tuple[Action, ...]
    note: str = ""
    why: str = ""
    """The short reason on a button that is off; the sentence comes from the rules."""
    primary: bool = False
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Situation:
    """What the buttons depend on."""

    words: Words
    view: State
    seat: Seat
    """Who sits at the screen."""
    mine: bool
    """That person is to act."""
    selected: tuple[Card, ...]
    take: Card | None
    """The card of the pile that has been chosen, to be taken with all above it."""
    lay_offs: tuple[LayOff, ...]
    """Where the one selected card may be laid off now."""


def asked(of: Situation) -> tuple[Asked, ...]:
    """The buttons of the phase."""
    say, phase = of.words.say, of.view.phase
    if phase is Phase.OVER:
        return ()
    if phase is Phase.DEAL:
        key = "rum500.button.next_deal" if of.view.deal else "rum500.button.deal"
        return (Asked("deal", "main", say(key), (Deal(),), primary=True),) if of.mine else ()
    if phase is Phase.DRAW or not of.mine:
        return _take(of), _draw(of)
    return _play(of), _end(of)


def _take(of: Situation) -> Asked:
    say = of.words.say
    if of.take is None:
        none = say("rum500.button.take.none")
        return Asked("take", "main", none, (), why=say("rum500.button.take.select"))
    number = len(above(of.view.pile, of.take))
    label = say("rum500.button.take", number=number)
    return Asked("take", "main", label, (Take(of.take),), say("rum500.button.take.from", card=short(of.take)), "", True)


def _draw(of: Situation) -> Asked:
    say = of.words.say
    first = of.mine and of.take is None
    if of.view.stock or not of.mine:
        note = say("rum500.button.draw.stock")
        return Asked("draw", "second", say("rum500.button.draw"), (Draw(),), note, "", first, "draw")
    why = say("rum500.button.end_deal.why")
    return Asked("end", "second", say("rum500.button.end_deal"), (EndDeal(),), why, "", first)


def _play(of: Situation) -> Asked:
    """Lay off the one selected card where it fits; else lay down what is selected."""
    say, chosen = of.words.say, of.selected
    if of.lay_offs:
        several = len(of.lay_offs) > 1
        points = max(map(play_points, of.lay_offs))
        gain = say("rum500.button.lay_down.points", points=points)
        note = say("rum500.button.lay_off.where") if several else gain
        return Asked("lay_off", "main", say("rum500.button.lay_off"), of.lay_offs, note, primary=True)
    lows = readings(chosen)
    ways = tuple(LayDown(chosen, low) for low in lows) or (LayDown(chosen, 0),)
    points = max((meld_points(chosen, low) for low in lows), default=0)
    note = say("rum500.button.lay_down.points", points=points) if lows else ""
    why = say("rum500.button.lay_down.select")
    return Asked("lay_down", "main", say("rum500.button.lay_down"), ways, note, why, bool(lows))


def _end(of: Situation) -> Asked:
    say, chosen = of.words.say, of.selected
    if of.view.phase is Phase.USE:
        then = say("rum500.button.take_back.then")
        return Asked("take_back", "second", say("rum500.button.take_back"), (TakeBack(),), then, icon="undo")
    ways = (Discard(chosen[0]),) if len(chosen) == 1 else ()
    primary = len(chosen) == 1 and not of.lay_offs
    ends, why = say("rum500.button.discard.ends"), say("rum500.button.discard.select")
    return Asked("discard", "second", say("rum500.button.discard"), ways, ends, why, primary)


def widgets(
    buttons: Sequence[Asked],
    rects: Mapping[str, FRect],
    of: Situation,
    refusal: Callable[[Action], str],
    tall: bool,
    notes: bool,
) -> list[Widget]:
    """The controls: off with the rules' own sentence, or with what is to be selected first.

    `tall` buttons have room for icons; `notes` says whether all have room for a second line, or only the main one.
    """
    placed = list[Widget]()
    for each in buttons:
        off = _off(each, of, refusal)
        note = (each.why if of.mine else of.words.say("rum500.button.wait")) if off else each.note
        look = Look.PRIMARY if each.primary and not off else Look.PLAIN
        note = note if notes or each.place == "main" else ""
        icon = each.icon if tall and not off else ""
        key = of.words.say(f"rum500.key.{each.id}")
        placed.append(Widget(each.id, Role.BUTTON, rects[each.place], each.label, note, icon, key, look, off=off))
    return placed


def _off(each: Asked, of: Situation, refusal: Callable[[Action], str]) -> str:
    if not of.mine:
        return of.words.say("rum500.refusal.turn.order")
    if not each.ways:
        return each.why
    reasons = [refusal(way) for way in each.ways]
    return reasons[0] if all(reasons) else ""
