"""What contract rummy's table says beside its events: what is asked, slots, tags, the score sheet."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.events import Event, MatchEnded, Moved, Shuffled
from game.core.french import face
from game.core.zones import Seat
from game.games.contract_rummy.groups import Slot, lay_downs
from game.games.contract_rummy.rules.events import Dealt, HandScored, TurnBegan
from game.games.contract_rummy.rules.options import CONTRACTS
from game.games.contract_rummy.rules.scoring import hand_points
from game.games.contract_rummy.rules.state import Phase, State, has_laid_down, totals
from game.games.contract_rummy.scene_buttons import Situation
from game.ui.french_cards import short
from game.ui.pen import LETTERS
from game.words import Words


@dataclass(frozen=True, slots=True)
class SlotWords:
    """What stands over a slot, and in the place of the card that it lacks."""

    kind: str
    count: str
    complete: bool
    apart: bool
    """Its cards do not go together."""
    ghost: str
    """The next card; empty when none is missing, or any will do."""
    under: str
    """Below that: that any suit will do."""
    told: str
    """All of it, spoken."""


def slot(words: Words, of: Slot, number: int) -> SlotWords:
    """A slot of the contract, counted from 1."""
    kind = words.say(f"contract_rummy.scene.slot.{'run' if of.run else 'set'}")
    have = len(of.cards)
    count = words.say("contract_rummy.scene.slot.count", have=have, least=max(have, of.least))
    rank = LETTERS.get(of.rank, str(of.rank)) if of.rank else ""
    needs = " ".join(short(face(rank_, suit)) for suit, rank_ in of.wanted)
    ghost = "" if of.complete or not of.together else rank or needs
    under = words.say("contract_rummy.scene.slot.any_suit") if rank and ghost else ""
    if not of.together:
        state = words.say("contract_rummy.scene.slot.apart")
    elif of.complete:
        state = words.say("contract_rummy.scene.slot.complete")
    elif ghost:
        state = words.say("contract_rummy.scene.slot.wants", card=ghost)
    else:
        state = words.count("contract_rummy.scene.slot.empty", of.least)
    cards = " ".join(map(short, of.cards))
    told = words.say("contract_rummy.scene.slot.told", kind=kind, number=number, state=state, cards=cards)
    return SlotWords(kind, count, of.complete, not of.together, ghost, under, told)


def prompt(of: Situation, recent: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """What is asked, or what the table looks like; then more about it, at ever less length."""
    past = tuple(" ".join(recent[start:]) for start in range(len(recent)))
    match of.view.phase:
        case Phase.OVER:
            return of.say("prompt.over"), past
        case Phase.DEAL:
            return _deal(of), past
        case Phase.DRAW:
            title, note = _before(of)
            return title, (note,) if note else past
    return _playing(of), (*_missing(of), *past)


def _deal(of: Situation) -> str:
    name = of.names[of.view.dealer]
    key = of.names.key("contract_rummy.scene.prompt.deal", of.view.dealer)
    following = min(of.view.hand + 1, len(CONTRACTS))
    return of.words.say(key, name=name, contract=contract(of.words, following))


def _before(of: Situation) -> tuple[str, str]:
    window, card = of.view.window, short(of.view.pile[-1]) if of.view.pile else ""
    helps = of.say("prompt.helps", card=card) if of.helps else ""
    if of.turn:
        if window.requests:
            who = ", ".join(of.names[seat] for seat in window.requests)
            key = "contract_rummy.scene.prompt.wants"
            title = of.words.count(key, len(window.requests), names=who, card=card)
            return title, helps or of.say("prompt.first")
        if not window.open:
            return of.say("prompt.draw"), helps
        if of.seat in window.waived:
            return of.say("prompt.waiting", card=card), helps
        return of.say("prompt.choose", card=card), helps or of.say("prompt.choose.note")
    return _bystander(of, card, helps)


def _bystander(of: Situation, card: str, helps: str) -> tuple[str, str]:
    """Whoever is not next: what may be bought, and what has been asked."""
    window, following = of.view.window, of.names[of.view.turn]
    if of.seat in window.requests:
        place = window.requests.index(of.seat) + 1
        behind = of.say("prompt.asked.behind", name=following, place=place)
        return of.say("prompt.asked", card=card), of.say("prompt.asked.note", name=following) if place == 1 else behind
    if of.seat in window.unanswered:
        return of.say("prompt.offer", card=card), helps or of.say("prompt.offer.note")
    if of.seat in of.view.sitting_out:
        return of.say("prompt.sitting"), ""
    return of.say("prompt.others", name=following), ""


def _playing(of: Situation) -> str:
    if not of.turn:
        return of.say("prompt.plays", name=of.names[of.view.turn])
    if has_laid_down(of.view, of.seat):
        if of.lay_offs:
            number = len(of.lay_offs)
            return of.words.count("contract_rummy.scene.prompt.fits", number, card=short(of.lay_offs[0].card))
        return of.say("prompt.lay_off")
    if of.selected:
        return of.words.count("contract_rummy.scene.prompt.chosen", len(of.selected))
    return of.say("prompt.complete" if lay_downs(of.slots) else "prompt.group")


def _missing(of: Situation) -> tuple[str, ...]:
    """What the slots that have begun lack; once nothing is missing, what laying down leaves, if that stands nowhere."""
    if of.brief and (then := hold(of.words, of.view, of.seat, of.slots)[2]):
        return (then,)
    told = [slot(of.words, each, 0).ghost for each in of.slots]
    cards = ", ".join(each for each in told if each)
    return (of.say("prompt.missing", cards=cards),) if cards and of.turn else ()


def contract(words: Words, hand: int) -> str:
    """What the hand of that number asks for."""
    return words.say(f"contract_rummy.contract.{hand}")


def hold(words: Words, view: State, seat: Seat, slots: Sequence[Slot]) -> tuple[str, str, str]:
    """What the hand costs if somebody goes out now: title, number, and what it would be once laid down."""
    points = hand_points(view.hands[seat])
    then = ""
    if slots and lay_downs(slots):
        left = points - hand_points(card for slot in slots for card in slot.cards)
        then = words.say("contract_rummy.scene.hold.then", points=left)
    return words.say("contract_rummy.scene.hold"), words.number(points), then


def tag(words: Words, view: State, seat: Seat) -> tuple[str, ...]:
    """The second line of a tag, at ever less length."""
    number = len(view.hands[seat])
    cards = words.count("contract_rummy.scene.tag", number)
    if view.phase in (Phase.DEAL, Phase.OVER):
        return (cards, words.number(number))
    asks = seat in view.window.requests and view.phase is Phase.DRAW
    key = "asks" if asks else "down" if has_laid_down(view, seat) else "not_down"
    state = words.say(f"contract_rummy.scene.tag.{key}")
    return words.say("contract_rummy.scene.tag.both", cards=cards, state=state), cards, words.number(number)


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A hand on the score sheet."""

    number: str
    contract: str
    short: str
    """The same where there is little room."""
    points: tuple[str, ...]
    """By column; none before the hand has been played."""
    now: bool
    best: tuple[bool, ...]
    """By column: who went out, or held nothing."""


def sheet(words: Words, view: State, order: Sequence[Seat]) -> tuple[SheetRow, ...]:
    """The six hands, and their sums."""
    rows = list[SheetRow]()
    for hand in range(1, len(CONTRACTS) + 1):
        row = view.rows[hand - 1] if hand <= len(view.rows) else ()
        points = tuple(words.number(row[seat]) for seat in order) if row else ()
        best = tuple(not row[seat] for seat in order) if row else ()
        name = words.say(f"contract_rummy.scene.contract.{hand}")
        short_name = words.say(f"contract_rummy.scene.contract.{hand}.short")
        rows.append(SheetRow(words.number(hand), name, short_name, points, hand == view.hand and not row, best))
    return tuple(rows)


def sums(words: Words, view: State, order: Sequence[Seat]) -> tuple[str, ...]:
    """Totals, by column."""
    found = totals(view)
    return tuple(words.number(found[seat]) for seat in order)


def needs(slots: Sequence[Slot], view: State) -> bool:
    """Whether the discard on top would bring these slots nearer to the contract."""
    if not view.pile or not slots:
        return False
    top = view.pile[-1]
    for slot in slots:
        grown = Slot(slot.run, (*slot.cards, top))
        if slot.cards and slot.together and grown.together and grown.missing < slot.missing:
            return True
    return False


def worth_a_line(event: Event) -> bool:
    """Whether it stays on the table as a line of text; what one sees anyway does not."""
    return not isinstance(event, (Moved, Shuffled, TurnBegan, Dealt, HandScored, MatchEnded))
