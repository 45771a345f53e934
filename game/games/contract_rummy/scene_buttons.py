"""Contract rummy's buttons: which there are in a phase, what they say, what they do, and why not."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from pygame import FRect

from game.core.cards import Card
from game.core.zones import Seat
from game.games.contract_rummy.groups import Slot, lay_downs
from game.games.contract_rummy.rules.actions import (
    Action,
    Allow,
    Ask,
    Cancel,
    Deal,
    Deny,
    Discard,
    Draw,
    Group,
    LayDown,
    LayOff,
    PutBack,
    SitIn,
    SitOut,
    Take,
    Waive,
)
from game.games.contract_rummy.rules.state import Phase, State, has_laid_down
from game.games.contract_rummy.scene_layout import PLACES
from game.ui.french_cards import short
from game.ui.widget import Look, Role, Widget
from game.words import Names, Words


@dataclass(frozen=True, slots=True)
class Asked:
    """A button. It does one of `ways`; with several the scene asks which."""

    id: str
    label: str
    ways: tuple[Action, ...]
    note: str = ""
    why: str = ""
    """The short reason on a button that is off; the sentence comes from the rules."""
    primary: bool = False


@dataclass(frozen=True, slots=True)
class Situation:
    """What the buttons depend on."""

    words: Words
    names: Names
    view: State
    seat: Seat
    """Who sits at the screen."""
    selected: tuple[Card, ...]
    slots: tuple[Slot, ...]
    """The contract as far as that person has put it together; none once it has been laid down."""
    lay_offs: tuple[LayOff, ...]
    """Where the one selected card may be laid off now."""
    helps: bool
    """The discard on top would bring the contract nearer."""
    brief: bool = False
    """Buttons are small: what they cost is said in as few words as can be."""

    @property
    def turn(self) -> bool:
        """Whether it is that person's turn."""
        return self.view.turn == self.seat

    def cost(self, key: str, **parts: object) -> str:
        """What a button brings and costs."""
        return self.say(f"{key}.{'brief' if self.brief else 'note'}", **parts)

    def say(self, key: str, **parts: object) -> str:
        """A sentence of the scene."""
        return self.words.say(f"contract_rummy.scene.{key}", **parts)


def asked(of: Situation) -> tuple[Asked, ...]:
    """The buttons of the phase, at most three."""
    match of.view.phase:
        case Phase.OVER:
            return ()
        case Phase.DEAL:
            return _deal(of)
        case Phase.DRAW:
            return _draw(of) if of.turn else _offer(of)
    return _play(of) if of.turn else _sitting(of)


def _deal(of: Situation) -> tuple[Asked, ...]:
    if of.view.dealer != of.seat:
        return ()
    return (Asked("deal", of.say("button.next_hand" if of.view.hand else "button.deal"), (Deal(),), primary=True),)


def _draw(of: Situation) -> tuple[Asked, ...]:
    """The next player: allow or take what somebody has asked for; leave it to others or take it; draw or take."""
    window = of.view.window
    if window.requests:
        name = of.names[window.requests[0]]
        gets, mine = of.cost("button.allow", name=name), of.cost("button.deny", name=name)
        allow = Asked("allow", of.say("button.allow"), (Allow(),), gets, primary=not of.helps)
        return allow, Asked("deny", of.say("button.deny"), (Deny(),), mine, primary=of.helps)
    take = _take(of)
    if not window.open:
        stock = of.say("button.draw.note")
        return Asked("draw", of.say("button.draw"), (Draw(),), stock, primary=not of.helps), take
    if of.seat in window.waived:
        others = of.say("button.draw.wait")
        return Asked("draw", of.say("button.draw"), (Draw(),), others, others), take
    leave = of.say("button.wait.note")
    return Asked("wait", of.say("button.wait"), (Waive(),), leave, primary=not of.helps), take


def _take(of: Situation) -> Asked:
    if not of.view.pile:
        return Asked("take", of.say("button.take"), (Take(),), why=of.say("button.take.none"))
    card = short(of.view.pile[-1])
    return Asked("take", of.say("button.take"), (Take(),), of.say("button.take.note", card=card), primary=of.helps)


def _offer(of: Situation) -> tuple[Asked, ...]:
    """Who may buy: ask for it or not; take a request back; think again."""
    window = of.view.window
    if of.seat in window.requests:
        return (Asked("cancel", of.say("button.cancel"), (Cancel(),), of.say("button.cancel.note")),)
    if of.seat in of.view.sitting_out:
        return _sitting(of)
    ask = Asked("ask", of.say("button.ask"), (Ask(),), of.cost("button.ask"), primary=of.helps)
    if of.seat in window.unanswered:
        waive = Asked("waive", of.say("button.waive"), (Waive(),), primary=not of.helps)
        return ask, waive, Asked("sit_out", of.say("button.sit_out"), (SitOut(),))
    again = of.seat in window.buyers and of.seat not in window.cancelled
    return (replace(ask, primary=False),) if again else ()


def _sitting(of: Situation) -> tuple[Asked, ...]:
    """Who sits out may be asked again."""
    if of.seat not in of.view.sitting_out or has_laid_down(of.view, of.seat):
        return ()
    return (Asked("sit_in", of.say("button.sit_in"), (SitIn(),), of.say("button.sit_in.note")),)


def _play(of: Situation) -> tuple[Asked, ...]:
    down = has_laid_down(of.view, of.seat)
    back = (Asked("put_back", of.say("button.put_back"), (PutBack(),), of.say("button.put_back.note")),)
    return (_lay_off(of) if down else _lay_down(of), _discard(of), *(back if of.view.phase is Phase.TOOK else ()))


def _lay_down(of: Situation) -> Asked:
    """All at once, or what is still missing."""
    ways, label = lay_downs(of.slots), of.say("button.lay_down")
    if ways:
        left = len(of.view.hands[of.seat]) - sum(len(slot.cards) for slot in of.slots)
        out = of.say("button.lay_down.out")
        note = of.words.count("contract_rummy.scene.button.lay_down.left", left) if left else out
        return Asked("lay_down", label, ways, note, note, primary=True)
    lacks = sum(slot.missing for slot in of.slots)
    why = of.words.count("contract_rummy.scene.button.lay_down.missing", lacks)
    if not all(slot.together for slot in of.slots):
        why = of.say("button.lay_down.apart")
    return Asked("lay_down", label, _as_it_is(of.slots), why=why)


def _as_it_is(slots: Sequence[Slot]) -> tuple[LayDown, ...]:
    """What there is of the contract, which the rules refuse with their reason; nothing while all slots are empty."""
    melds = tuple(Group(slot.cards, next(iter(slot.lows), int(slot.run))) for slot in slots if slot.cards)
    return (LayDown(melds),) if melds else ()


def _lay_off(of: Situation) -> Asked:
    if not of.lay_offs:
        one = len(of.selected) == 1
        why = of.say("button.lay_off.nowhere" if one else "button.lay_off.select")
        return Asked("lay_off", of.say("button.lay_off"), (), why=why)
    label = of.say("button.lay_off.card", card=short(of.lay_offs[0].card))
    note = of.words.count("contract_rummy.scene.button.lay_off.places", len(of.lay_offs))
    return Asked("lay_off", label, of.lay_offs, note, primary=True)


def _discard(of: Situation) -> Asked:
    label, ends = of.say("button.discard"), of.say("button.discard.ends")
    if len(of.selected) != 1:
        return Asked("discard", label, (), why=of.say("button.discard.select"))
    primary = not of.lay_offs and not lay_downs(of.slots)
    return Asked("discard", label, (Discard(of.selected[0]),), ends, ends, primary)


def widgets(
    buttons: Sequence[Asked], rects: Mapping[str, FRect], of: Situation, refusal: Callable[[Action], str]
) -> list[Widget]:
    """The controls: off with the rules' own sentence, or with what is to be selected first."""
    placed = list[Widget]()
    for each, place in zip(buttons, PLACES, strict=False):
        reasons = [refusal(way) for way in each.ways]
        off = each.why if not each.ways else reasons[0] if all(reasons) else ""
        look = Look.PRIMARY if each.primary and not off else Look.PLAIN
        note, key = each.why if off else each.note, of.say(f"key.{each.id}")
        placed.append(Widget(each.id, Role.BUTTON, rects[place], each.label, note, "", key, look, off=off))
    return placed
