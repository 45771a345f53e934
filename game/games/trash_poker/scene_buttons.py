"""Trash Poker's buttons: which there are for an open duty, what they say and do, and why not."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from game.core.cards import Card
from game.core.zones import Seat
from game.games.trash_poker.rules.actions import (
    Action,
    Choose,
    Collect,
    Finish,
    Keep,
    PutBack,
    Redraw,
    Reveal,
    Select,
    ShowJoker,
    Shuffle,
    Trash,
    TrashTop,
    Upgrade,
)
from game.games.trash_poker.rules.duties import revealable
from game.games.trash_poker.rules.options import ROUNDS
from game.games.trash_poker.rules.ranks import PLAYED, Area, room
from game.games.trash_poker.rules.stars import StarChoice
from game.games.trash_poker.rules.state import Duty, Pending, State
from game.games.trash_poker.scene_words import card_short
from game.words import Names, Words


@dataclass(frozen=True, slots=True)
class Asked:
    """A button: does everything of `do` one after the other, or one of `ways`; with several of these it asks which."""

    id: str
    label: str
    do: tuple[Action, ...] = ()
    ways: tuple[Action, ...] = ()
    note: str = ""
    why: str = ""
    """The short reason when there is nothing to do yet."""
    opens: bool = False
    """Opens a sheet instead."""


@dataclass(frozen=True, slots=True)
class Situation:
    """What the buttons depend on."""

    words: Words
    names: Names
    view: State
    seat: Seat
    pending: Pending
    opened: tuple[Pending, ...]
    chosen: tuple[Card, ...]
    top: bool
    """The top of the draw pile is chosen."""
    stars: tuple[StarChoice, ...]


def asked(of: Situation) -> tuple[Asked, ...]:
    """The main button and, for some duties, a second one."""
    main = _BUTTONS[of.pending.duty](of)
    others = [each.duty for each in of.opened if each.duty is not of.pending.duty]
    if others and len(main) == 1:
        what = of.words.say(f"trash_poker.button.other.{others[0].value}")
        other = Asked(f"turn_to:{others[0].value}", of.words.say("trash_poker.button.other", what=what), opens=True)
        return (*main, other)
    return main


def _finish(of: Situation) -> tuple[Action, ...]:
    return (Finish(of.pending.duty),)


def _choose(of: Situation) -> tuple[Asked, ...]:
    say = of.words.say
    do = (Choose(of.chosen[0]),) if of.chosen else ()
    return (Asked("choose", say("trash_poker.button.choose"), do, why=say("trash_poker.button.choose.why")),)


def _put_back(of: Situation) -> tuple[Asked, ...]:
    say = of.words.say
    do = (PutBack(of.chosen[0]),) if of.chosen else ()
    return (Asked("put_back", say("trash_poker.button.put_back"), do, why=say("trash_poker.button.put_back.why")),)


def _shuffle(of: Situation) -> tuple[Asked, ...]:
    """Alone or with one of the own jokers, which lie in the large row."""
    say = of.words.say
    if of.chosen:
        label = say("trash_poker.button.show_joker", card=card_short(of.words, of.chosen[0]))
        return (Asked("show_joker", label, (ShowJoker(of.chosen[0]), Shuffle())),)
    yes = Asked("shuffle", say("trash_poker.button.shuffle"), (Shuffle(),))
    if of.pending.least:
        return (yes,)
    return yes, Asked("shuffle_no", say("trash_poker.button.shuffle.no"), _finish(of))


def _redraw(of: Situation) -> tuple[Asked, ...]:
    words, count = of.words, len(of.chosen)
    label = words.count("trash_poker.button.redraw", count) if count else words.say("trash_poker.button.redraw.none")
    note = words.count("trash_poker.button.redraw.note", of.pending.most) if count else ""
    return (Asked("redraw", label, (Redraw(of.chosen),), note=note),)


def _select(of: Situation) -> tuple[Asked, ...]:
    words, hand = of.words, of.view.places[of.seat].hand
    wanted = min(PLAYED, len(hand))
    missing, rest = wanted - len(of.chosen), len(hand) - wanted
    main = Asked(
        "select",
        words.count("trash_poker.button.select", wanted),
        () if missing else (Select(of.chosen, of.stars),),
        note=words.count("trash_poker.button.select.note", rest),
        why=words.count("trash_poker.button.select.why", missing),
    )
    stars = Asked("stars", words.say("trash_poker.button.star"), opens=True)
    return (main, stars) if of.stars else (main,)


def _take(of: Situation) -> tuple[Asked, ...]:
    say = of.words.say
    main = Asked("take", say("trash_poker.button.take"), opens=True)
    return main, Asked("take_no", say("trash_poker.button.take.no"), _finish(of))


def _collect(of: Situation) -> tuple[Asked, ...]:
    say = of.words.say
    if not of.chosen:
        return (Asked("collect", say("trash_poker.button.collect.none"), why=say("trash_poker.button.collect.why")),)
    card = of.chosen[0]
    label, note = say("trash_poker.button.collect", card=card_short(of.words, card)), "trash_poker.button.collect.note"
    main = Asked("collect", label, (Collect(card),), note=say(note))
    if of.view.round < ROUNDS:
        return (main,)
    return main, Asked("collect_trash", say("trash_poker.button.collect.trash"), (Collect(card, True),))


def _reveal(of: Situation) -> tuple[Asked, ...]:
    say = of.words.say
    owners = revealable(of.view, of.seat)
    label = say("trash_poker.button.reveal")
    if len(owners) == 1:
        label = say("trash_poker.button.reveal.of", name=of.names[owners[0]])
    main = Asked("reveal", label, ways=tuple(map(Reveal, owners)))
    return (main,) if of.pending.least else (main, Asked("done", say("trash_poker.button.done"), _finish(of)))


def _place(of: Situation) -> tuple[Asked, ...]:
    say = of.words.say
    trash = Asked("place_trash", say("trash_poker.button.place.trash"), (Trash(of.view.turned[0]),))
    return Asked("place", say("trash_poker.button.place"), (Keep(),)), trash


def _upgrade(of: Situation) -> tuple[Asked, ...]:
    say = of.words.say
    card = of.chosen[0] if of.chosen else None
    if card is None and not of.top:
        if not of.pending.least:
            return (Asked("done", say("trash_poker.button.done"), _finish(of)),)
        return (Asked("upgrade", say("trash_poker.button.upgrade"), why=say("trash_poker.button.upgrade.why")),)
    note = say("trash_poker.button.upgrade.top")
    if card is not None:
        note = say("trash_poker.button.upgrade.note", card=card_short(of.words, card))
    return (Asked("upgrade", say("trash_poker.button.upgrade"), ways=upgrades(of.view, of.seat, card), note=note),)


def upgrades(view: State, seat: Seat, card: Card | None) -> tuple[Upgrade, ...]:
    """Where that card may go; None for the top of the draw pile."""
    counts = view.places[seat].upgrades
    return tuple(Upgrade(area, card) for area in Area if room(counts, area))


def _trash(of: Situation) -> tuple[Asked, ...]:
    do: tuple[Action, ...] = (*map(Trash, of.chosen), *((TrashTop(),) if of.top else ()))
    if do:
        return (Asked("trash", of.words.count("trash_poker.button.trash", len(do)), do),)
    none = of.words.say("trash_poker.button.done.none")
    return (Asked("done", of.words.say("trash_poker.button.done"), _finish(of), note=none),)


def _pot(of: Situation) -> tuple[Asked, ...]:
    words, pot = of.words, of.view.places[of.seat].pot
    trash, keep = len(of.chosen), len(pot) - len(of.chosen)
    do: tuple[Action, ...] = tuple(map(Trash, of.chosen))
    if not keep:
        return (Asked("pot", words.count("trash_poker.button.trash", trash), do),)
    label = words.count("trash_poker.button.pot", keep)
    if trash:
        label = words.say("trash_poker.button.pot.both", trash=trash, keep=keep)
    done = _finish(of) if trash < of.pending.most else ()
    return (Asked("pot", label, (*do, *done), note=words.say("trash_poker.button.pot.note")),)


_BUTTONS: Mapping[Duty, Callable[[Situation], tuple[Asked, ...]]] = {
    Duty.PUT_BACK: _put_back,
    Duty.CHOOSE: _choose,
    Duty.SHUFFLE: _shuffle,
    Duty.REDRAW: _redraw,
    Duty.THREES: _redraw,
    Duty.SELECT: _select,
    Duty.TAKE: _take,
    Duty.COLLECT: _collect,
    Duty.REVEAL: _reveal,
    Duty.PLACE: _place,
    Duty.UPGRADE: _upgrade,
    Duty.TRASH: _trash,
    Duty.POT: _pot,
    Duty.CLEANUP: _trash,
}


def most(view: State, seat: Seat, pending: Pending | None) -> int:
    """How many cards can be chosen at once."""
    if pending is None:
        return 0
    if pending.duty in (Duty.PUT_BACK, Duty.CHOOSE, Duty.COLLECT, Duty.UPGRADE, Duty.SHUFFLE):
        return 1
    if pending.duty is Duty.SELECT:
        return min(PLAYED, len(view.places[seat].hand))
    return 0 if pending.duty in (Duty.TAKE, Duty.REVEAL, Duty.PLACE) else pending.most


def refused(buttons: Sequence[Asked], refusal: Callable[[Action], str]) -> list[str]:
    """Why each of them cannot be used now; empty for those that can."""
    return [_refused(each, refusal) for each in buttons]


def _refused(each: Asked, refusal: Callable[[Action], str]) -> str:
    if each.opens:
        return ""
    if not each.do and not each.ways:
        return each.why
    reasons = [refusal(way) for way in (each.do[:1] or each.ways)]
    return reasons[0] if all(reasons) else ""
