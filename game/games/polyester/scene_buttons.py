"""Polyester's buttons: which there are in a phase, what they say, what they do, and why not."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.core.cards import Card
from game.core.tally import Line, total
from game.games.polyester.rules.actions import (
    AcceptBust,
    Action,
    Bank,
    BankHalf,
    Draw,
    Lock,
    Pass,
    Redraw,
    Ride,
    TrashKnockoff,
)
from game.games.polyester.rules.cards import ActionCard
from game.games.polyester.rules.scale import discounted, half
from game.games.polyester.rules.state import Phase, State, draw_slots, knockoff_slot, reward
from game.ui.widget import Look, Role, Widget
from game.words import Words


@dataclass(frozen=True, slots=True)
class Asked:
    """A button. It does `action`; those without one are for the scene itself."""

    id: str
    place: str
    """Whose rectangle it takes: `lock`, `rest` (Draw and Bank together), or its own id."""
    label: str
    note: str = ""
    action: Action | None = None
    why: str = ""
    """The short reason on a button that is off; the sentence comes from the rules."""
    primary: bool = False
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Situation:
    """What the buttons depend on."""

    words: Words
    view: State
    selected: tuple[Card, ...]
    tally: tuple[Line, ...]
    """The combos of the selection; none when it is no lock."""
    mine: bool
    """The person at the screen is to act."""
    draws: int
    """How many cards a draw would take after the lock in question."""
    chance: str
    """The chance to bust with a draw now, as shown; empty when it is not known."""
    brief: bool
    """A small window: words are few."""
    warned: Action | None
    """An action that cannot succeed, and has been asked about."""


def main(of: Situation) -> tuple[Asked, ...]:
    """The buttons of the phase: what it is all about."""
    say, view = of.words.say, of.view
    if view.phase is Phase.OVER:
        return ()
    if of.warned:
        sure = Asked("sure", "rest", say("polyester.bust.sure.draw"), "", of.warned)
        return Asked("keep", "lock", say("polyester.bust.sure.keep"), primary=True), sure
    if view.phase is Phase.OFFER and of.mine:
        draws = of.words.count("polyester.button.ride.draws", len(draw_slots(view)))
        ride = Asked("ride", "lock", say("polyester.button.ride", pot=view.pot), draws, Ride(), primary=True)
        return ride, Asked("pass", "rest", say("polyester.button.pass"), say("polyester.button.pass.then"), Pass())
    if view.phase is Phase.BUST and of.mine:
        label = of.words.count("polyester.button.redraw", len(draw_slots(view)))
        redraw = Asked("redraw", "lock", label, say("polyester.button.redraw.with"), Redraw(), primary=True)
        lost = say("polyester.button.accept.lost", lost=view.pot)
        return redraw, Asked("accept", "rest", say("polyester.button.accept"), lost, AcceptBust())
    return _lock(of), _draw(of), _bank(of)


def _lock(of: Situation) -> Asked:
    say, chosen = of.words.say, of.selected
    tally = of.tally
    label = of.words.count("polyester.button.lock", len(chosen)) if chosen else say("polyester.button.lock.none")
    gain = say("polyester.button.lock.gain", points=total(tally)) if tally else ""
    why = say("polyester.button.lock.no" if chosen else "polyester.button.lock.select")
    if of.view.phase is Phase.HOT:
        why = say("polyester.button.lock.hot")
    elif of.view.phase is Phase.FRESH:
        why = say("polyester.button.draw.fresh_first")
    first = of.view.phase is Phase.LOCK or bool(tally)
    return Asked("lock", "lock", label, gain, Lock(chosen), why, of.mine and first, "lock")


def _draw(of: Situation) -> Asked:
    say, view = of.words.say, of.view
    # Before the first lock a draw can only follow it; after that it would replace the selection too.
    number = of.draws if view.phase is Phase.LOCK and of.mine else len(draw_slots(view))
    label = of.words.count("polyester.button.draw", number) if number else say("polyester.button.draw.none")
    fresh = view.phase in (Phase.FRESH, Phase.HOT)
    told = "polyester.short.draw" if of.brief else "polyester.button.draw.bust"
    risk = say(told, percent=of.chance) if of.chance else ""
    note = say("polyester.button.draw.fresh") if fresh else risk
    return Asked("draw", "draw", label, note, Draw(), say("polyester.button.draw.why"), of.mine and fresh)


def _bank(of: Situation) -> Asked:
    say, view = of.words.say, of.view
    points = say("polyester.short.bank" if of.brief else "polyester.button.bank.points", points=view.pot)
    first = of.mine and view.phase is Phase.CHOOSE and not of.selected
    why = say("polyester.button.draw.fresh_first" if view.phase is Phase.FRESH else "polyester.button.bank.why")
    return Asked("bank", "bank", say("polyester.button.bank"), points, Bank(), why, first)


def extras(of: Situation) -> tuple[Asked, ...]:
    """What the person's Rewards can do."""
    say, view, found = of.words.say, of.view, list[Asked]()
    name = "polyester.short." if of.brief else "polyester.button."
    if not of.mine or of.warned or view.phase in (Phase.OFFER, Phase.BUST):
        return ()
    if reward(view, view.turn, ActionCard.LOYALTY_DISCOUNT) is not None:
        points = say("polyester.button.bank.points", points=discounted(view.pot))
        why = say("polyester.button.bank.why")
        found.append(Asked("loyalty", "loyalty", say(f"{name}loyalty"), points, Bank(loyalty=True), why))
    if reward(view, view.turn, ActionCard.STORE_CREDIT) is not None:
        points = say("polyester.button.credit.points", points=half(view.pot))
        why = say("polyester.button.draw.why")
        found.append(Asked("credit", "credit", say(f"{name}credit"), points, BankHalf(), why))
    if knockoff_slot(view) is not None and reward(view, view.turn, ActionCard.VIP_PASS) is not None:
        why = say("polyester.button.draw.fresh_first")
        then = say("polyester.button.trash.then")
        found.append(Asked("trash", "trash", say(f"{name}trash"), then, TrashKnockoff(), why))
    return tuple(found)


def widgets(
    asked: Sequence[Asked],
    rects: Mapping[str, FRect],
    of: Situation,
    refusal: Callable[[Action], str],
    tall: bool,
) -> list[Widget]:
    """The controls: off with the rules' own sentence. `tall` buttons have room for icons."""
    placed, wait = list[Widget](), of.words.say("polyester.button.wait")
    for each in asked:
        off = refusal(each.action) if each.action else ""
        note = (each.why if of.mine else wait) if off else each.note
        look = Look.PRIMARY if each.primary and not off else Look.PLAIN
        rect = rects["draw"].union(rects["bank"]) if each.place == "rest" else rects[each.place]
        icon = each.icon if tall and not off else ""
        placed.append(Widget(each.id, Role.BUTTON, rect, each.label, note, icon, key(of.words, each.id), look, off=off))
    return placed


KEYS = frozenset({"lock", "draw", "bank", "ride", "pass", "redraw", "accept", "sure", "keep", "undo", "sort"})


def key(words: Words, id: str) -> str:
    """The shortcut of a button in the player's language; none for buttons that are seldom there."""
    return words.say(f"polyester.key.{id}") if id in KEYS else ""
