"""What 500 Rum's table says beside its events: tags, pad, pile. Made from views, the words from the catalogs."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.cards import Card
from game.core.events import Event, MatchEnded, Moved, Shuffled
from game.core.tally import Line, total
from game.core.zones import Seat
from game.games.rum500.rules.actions import LayDown, LayOff
from game.games.rum500.rules.events import (
    DealScored,
    Dealt,
    Discarded,
    Drew,
    LaidDown,
    LaidOff,
    Settled,
    Took,
    TurnBegan,
)
from game.games.rum500.rules.fit import readings
from game.games.rum500.rules.outlook import Projection, first_plays, if_taken, play_points, projections
from game.games.rum500.rules.points import meld_points
from game.games.rum500.rules.state import Phase, State
from game.games.rum500.rules.takes import above
from game.ui.french_cards import cards_short, in_order, short
from game.words import Names, Words


@dataclass(frozen=True, slots=True)
class PadRow:
    """A seat on the score pad."""

    name: str
    total: str
    deal: str
    """What this deal would bring it if it ended now."""
    loss: bool
    about: bool
    """Some of its cards are not known: reckoned at their average."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a deal would come to for one seat, line by line."""

    title: str
    lines: tuple[tuple[str, str], ...]
    net: str
    loss: bool
    without: str = ""
    """The same without what is being weighed."""
    brief: tuple[tuple[str, str], ...] = ()
    """The lines with what would be played in one."""


def signed(words: Words, points: int) -> str:
    """With a sign, unless it is nothing: `+12`."""
    return words.say("rum500.pad.plus", points=points) if points > 0 else words.number(points)


def pad(words: Words, view: State, names: Sequence[str], order: Sequence[Seat]) -> list[PadRow]:
    """Every seat's total, and its deal as it stands."""
    found = projections(view)
    return [_row(words, names[seat], view.scores[seat], found[seat]) for seat in order]


def _row(words: Words, name: str, score: int, deal: Projection) -> PadRow:
    return PadRow(name, words.number(score), signed(words, deal.net), deal.net < 0, deal.hidden > 0)


def outlook(words: Words, view: State, seat: Seat, take: Card | None) -> Outlook:
    """This deal as it stands for `seat`, or as it would be if it took `take` and made the best of it."""
    now = projections(view)[seat]
    if take is None:
        lines = [(words.say("rum500.outlook.table"), words.number(now.table))]
        if now.hidden < len(view.hands[seat]) or not view.hands[seat]:
            lines.append((words.say("rum500.outlook.hand"), words.number(-now.hand)))
        if now.hidden:
            lines.append((words.count("rum500.pad.hidden", now.hidden), words.number(-now.expected)))
        return Outlook(words.say("rum500.outlook"), tuple(lines), signed(words, now.net), now.net < 0)
    tally = if_taken(view, take)
    title = words.count("rum500.outlook.take", len(above(view.pile, take)))
    net = total(tally)
    shown = tuple(_merged(words, tally, now.table))
    held = sum(line.points for line in tally if line.source == "hand")
    melds = (words.say("rum500.outlook.melds"), signed(words, net - held - now.table))
    brief = (shown[0], melds, *shown[len(shown) - (held < 0) :])
    return Outlook(title, shown, signed(words, net), net < 0, signed(words, now.net), brief)


def _merged(words: Words, tally: Sequence[Line], table: int) -> list[tuple[str, str]]:
    """What lies on the table already in one line; what would come, line by line; the hand."""
    lines = [(words.say("rum500.outlook.table"), words.number(table))]
    held, seen = list[tuple[str, str]](), 0
    for line in tally:
        if line.source == "hand":
            held.append((words.say("rum500.outlook.hand"), words.number(line.points)))
        elif seen < table:
            seen += line.points
        else:
            lines.append((cards_short(line.cards), signed(words, line.points)))
    return lines + held


def caption(words: Words, view: State, card: Card, refusal: str) -> tuple[str, ...]:
    """Under the pile, at ever less length: what taking from that card up means, or why it may not be."""
    if refusal:
        return refusal, words.say("rum500.caption.no", card=short(card))
    number = len(above(view.pile, card))
    plays = first_plays(view, card)
    hand = any(isinstance(play, LayDown) for play in plays)
    table = any(isinstance(play, LayOff) for play in plays)
    where = "both" if hand and table else "hand" if hand else "table"
    used = words.say(f"rum500.use.{where}", card=short(card))
    brief = words.count("rum500.caption.short", number, card=short(card))
    return words.count("rum500.caption.take", number, used=used), brief


def brief(words: Words, names: Names, event: Event) -> str:
    """What happened, as short as can be; empty for what has no short form."""
    parts: dict[str, object]
    match event:
        case Took(seat, cards):
            kind, parts = "took", {"number": len(cards)}
        case LaidDown(seat, cards, _, _, points):
            kind, parts = "laid", {"cards": cards_short(cards), "points": points}
        case LaidOff(seat, card, _, _, points, _):
            kind, parts = "laid", {"cards": short(card), "points": points}
        case Discarded(seat, card):
            kind, parts = "discarded", {"card": short(card)}
        case Drew(seat, _):
            kind, parts = "drew", {}
        case _:
            return ""
    return words.say(names.key(f"rum500.brief.{kind}", seat), name=names[seat], **parts)


def selection(words: Words, cards: Sequence[Card], lay_offs: Sequence[LayOff]) -> str:
    """What the chosen cards of the hand are worth: laid off, as a meld, or nothing yet."""
    if lay_offs:
        return words.say("rum500.selection.lay_off", card=short(cards[0]), points=max(map(play_points, lay_offs)))
    lows = readings(tuple(cards))
    if lows:
        points = max(meld_points(tuple(cards), low) for low in lows)
        return words.say("rum500.selection.meld", cards=cards_short(in_order(cards, lows[0])), points=points)
    return words.count("rum500.selection.none", len(cards))


def playing(view: State) -> bool:
    """Whether a deal is being played."""
    return view.phase not in (Phase.DEAL, Phase.OVER)


def worth_a_line(event: Event) -> bool:
    """Whether it stays on the table as a line of text; what one sees anyway does not."""
    return not isinstance(event, (Moved, Shuffled, TurnBegan, Dealt, DealScored, Settled, MatchEnded))
