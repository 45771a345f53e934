"""What Trash Poker's table says beside its events: panel, tags, board. Made from views, the words from the catalogs."""

from collections.abc import Iterator, Sequence

from game.core.cards import HIDDEN, Card
from game.core.events import Event
from game.core.french import SIZE
from game.core.tally import Line, total
from game.core.zones import Seat
from game.games.trash_poker import card_words
from game.games.trash_poker.board import Area as Tile
from game.games.trash_poker.effect_words import capital, rank_name
from game.games.trash_poker.effect_words import told as told_on
from game.games.trash_poker.house_words import personality
from game.games.trash_poker.panel import Panel
from game.games.trash_poker.rivals import Rival
from game.games.trash_poker.rules import events
from game.games.trash_poker.rules.cards import STARS, is_joker, number, symbols
from game.games.trash_poker.rules.options import CLEANUP, DRAWN, REDRAWN
from game.games.trash_poker.rules.ranks import ACE, HIGH_ACE, Area, HandRank
from game.games.trash_poker.rules.reading import Reading
from game.games.trash_poker.rules.stars import StarChoice
from game.games.trash_poker.rules.state import Duty, Pending, Phase, Place, State
from game.ui.french_cards import SIGNS, short
from game.words import Names, Words


def card_short(words: Words, card: Card) -> str:
    """A card as the table writes it: `7♣`; a joker by its number."""
    if card == HIDDEN:
        return "?"
    if is_joker(card):
        return words.say("trash_poker.joker.short", number=number(card))
    return short(Card(card % SIZE))


def shorts(words: Words, cards: Sequence[Card]) -> str:
    """Several."""
    return " ".join(card_short(words, card) for card in cards)


# The hand


def reading_panel(words: Words, reading: Reading, forced: Rival | None, stars: Sequence[StarChoice]) -> Panel:
    """What the chosen cards are worth, part by part."""
    ranks = " ".join(rank_name(ACE if each.value == HIGH_ACE else each.value) for each in reading.made)
    chips = total(reading.chips)
    return Panel(
        words.say("trash_poker.panel.hand", hand=hand_name(words, reading.hand), ranks=ranks),
        tuple((words.number(line.points), part(words, line)) for line in reading.tally),
        words.number(reading.points),
        words.say("trash_poker.panel.points"),
        words.number(chips) if chips else "",
        words.say("trash_poker.panel.bonus"),
        tuple(_notes(words, reading, forced, stars)),
    )


def _notes(words: Words, reading: Reading, forced: Rival | None, stars: Sequence[StarChoice]) -> Iterator[str]:
    if forced:
        parts = {"hand": hand_name(words, reading.hand), "other": card_words.hand(words, forced.hand)}
        yield words.count("trash_poker.panel.forced", forced.points, **parts)
    for star in stars:
        shown = f"{rank_name(star.rank) if star.rank else ''}{SIGNS[star.suit]}"
        yield words.say("trash_poker.panel.star", card=card_short(words, star.card), shown=shown)


def hand_name(words: Words, hand: HandRank) -> str:
    """A hand rank, as a title begins with it."""
    return capital(card_words.hand(words, hand))


def part(words: Words, line: Line) -> str:
    """Where points come from, in a word or two."""
    if line.source in ("lasting", "on_play"):
        return card_short(words, line.cards[0])
    key = f"trash_poker.part.{line.source}"
    return words.say(key) if words.has(key) else card_words.hand(words, HandRank[line.source.upper()])


def told(panel: Panel) -> str:
    """All of a panel as one sentence, for those who hear it."""
    parts = ", ".join(f"{name} {value}" for value, name in panel.parts)
    total_ = f"{panel.total} {panel.unit} ({parts})" if panel.total else ""
    bonus = f"{panel.bonus_name} {panel.bonus}" if panel.bonus else ""
    return ". ".join(each.rstrip(".") for each in (panel.title, total_, bonus, *panel.notes) if each)


# What is to be done


def guide(words: Words, view: State, seat: Seat, pending: Pending, chosen: Sequence[Card]) -> Panel:
    """What the open duty asks for, how many times, and what the chosen card does."""
    duty = pending.duty.value
    title = words.count(f"trash_poker.ask.{duty}", pending.most)
    does = tuple(card_words.does(words, chosen[0])) if len(chosen) == 1 else ()
    place = view.places[seat]
    lying = {"draw": len(place.draw_pile), "discard": len(place.discard_pile)}
    note = words.say(f"trash_poker.ask.{duty}.note", **lying)
    if pending.duty is Duty.PLACE:
        does = tuple(card_words.does(words, view.turned[0]))
        title = words.say("trash_poker.ask.place.title", card=card_short(words, view.turned[0]))
    elif pending.duty in (Duty.COLLECT, Duty.CHOOSE) and len(chosen) == 1:
        title = card_title(words, chosen[0])
        brief_ = " · ".join(dict.fromkeys(each.short for each in told_on(words, chosen[0])))
        return Panel(title, notes=does or (words.say("trash_poker.ask.nothing"),), brief=brief_)
    return Panel(title, notes=(note, *does))


def card_title(words: Words, card: Card) -> str:
    """A card as a heading names it."""
    return capital(card_words.card(words, card))


# Who sits there


def status(words: Words, view: State, seat: Seat) -> str:
    """What a seat is doing, in a word."""
    if view.phase is Phase.OVER:
        return ""
    if house := view.places[seat].house:
        return personality(words, house.shown[-1]) if house.shown else words.say("trash_poker.status.house")
    queue = view.pending[seat]
    if view.phase is Phase.COLLECT and not queue:
        return words.say("trash_poker.status.waits" if seat in view.collecting else "trash_poker.status.ready")
    key = queue[0].duty.value if queue and view.phase is not Phase.DRAW else "draw" if queue else "ready"
    return words.say(f"trash_poker.status.{key}")


def counts(words: Words, place: Place) -> tuple[tuple[str, str], ...]:
    """Deck, Trash and upgrades; of a house its die, the space of its marker, and its draw pile."""
    if house := place.house:
        die = ((f"die:{house.die}", ""),) if house.die else ()
        return (*die, ("flag", words.number(house.marker)), ("deck", words.number(len(place.draw_pile))))
    numbers = (len(place.deck), len(place.trash), sum(place.upgrades))
    return tuple((icon, words.number(count)) for icon, count in zip(("deck", "trash", "upgrade"), numbers, strict=True))


def tiles(words: Words, upgrades: Sequence[int], lit: Sequence[bool]) -> list[Tile]:
    """The six tiles of a board: flush suits are one."""
    numbers = (upgrades[0] + upgrades[1], *upgrades[2:])
    notes = (
        _suits(words, upgrades),
        words.say("trash_poker.board.draw", draw=DRAWN + upgrades[Area.DRAW], swap=REDRAWN + upgrades[Area.DRAW]),
        words.say("trash_poker.board.cleanup", number=CLEANUP + upgrades[Area.CLEANUP]),
        *(words.say(f"trash_poker.board.{area.name.lower()}.note") for area in (Area.KINDS, Area.HOUSES, Area.REST)),
    )
    return [
        Tile(
            words.say(f"trash_poker.board.{place}"),
            note,
            count,
            words.say("trash_poker.board.times", number=count),
            on,
        )
        for place, (note, count, on) in enumerate(zip(notes, numbers, lit, strict=True))
    ]


def area_line(words: Words, area: Area) -> str:
    """A place for a card, and what it brings."""
    name = capital(card_words.area(words, area))
    return words.say("trash_poker.board.line", area=name, gain=words.say(f"trash_poker.board.gain.{int(area)}"))


def _suits(words: Words, upgrades: Sequence[int]) -> str:
    done = [
        words.say(f"trash_poker.board.same.{area}")
        for area in (Area.HEARTS_DIAMONDS, Area.SPADES_CLUBS)
        if upgrades[area]
    ]
    return ", ".join(done) or words.say("trash_poker.board.none")


_COUNTED = (*range(1, 14), 0)
"""Slots of the bin: ranks from Ace to King, and stars."""


def bin_counts(trash: Sequence[Card]) -> list[tuple[str, int]]:
    """For each slot of the bin its name and how many symbols lie there; stars count as such."""
    return [
        (
            rank_name(rank) if rank else "star",
            symbols(trash, rank) if rank else sum(STARS[card] is not None for card in trash),
        )
        for rank in _COUNTED
    ]


# What happened


def brief(words: Words, names: Names, event: Event) -> str:
    """What happened, as short as can be; empty for what has no short form."""
    match event:
        case events.Revealed(seat, _, hand, flush, _, points):
            told_ = card_words.hand(words, hand, flush)
            return words.say("trash_poker.brief.revealed", name=names[seat], hand=told_, points=points)
        case events.Collected(seat, card, _, trashed):
            key = "collected_trashed" if trashed else "collected"
            return words.say(f"trash_poker.brief.{key}", name=names[seat], card=card_short(words, card))
        case events.Trashed(seat, card):
            return words.say("trash_poker.brief.trashed", name=names[seat], card=card_short(words, card))
        case events.Kept(seat, card) | events.Took(seat, card, _) | events.JokerKept(seat, card):
            return words.say("trash_poker.brief.kept", name=names[seat], card=card_short(words, card))
        case events.TurnedUp(seat, card, owner):
            parts = {"card": card_short(words, card), "owner": names[owner]}
            return words.say("trash_poker.brief.turned_up", name=names[seat], **parts)
        case events.Upgraded(seat, area, _, _):
            return words.say("trash_poker.brief.upgraded", name=names[seat], area=card_words.area(words, area))
        case events.Gained(seat, line, _):
            return words.say("trash_poker.brief.gained", name=names[seat], points=line.points)
        case events.RoundBegan(number_, _):
            return words.say("trash_poker.brief.round", round=number_)
    return _house_brief(words, names, event)


def _house_brief(words: Words, names: Names, event: Event) -> str:
    match event:
        case events.HouseRolled():
            return words.say("trash_poker.brief.rolled", name=names[event.seat], die=event.die, points=event.points)
        case events.PersonalityRevealed():
            return words.say("trash_poker.brief.by", name=names[event.seat], who=personality(words, event.personality))
        case events.CardRemoved():
            return words.say("trash_poker.brief.removed", name=names[event.seat], card=card_short(words, event.card))
    return ""
