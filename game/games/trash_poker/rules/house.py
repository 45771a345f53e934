"""What a house does in place of a player: it rolls, shows a pot, removes a card, and moves its marker on."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.cards import Card
from game.core.tally import Line
from game.core.zones import TABLE, Seat, Zone
from game.games.trash_poker.rules.cards import SUITS, is_joker
from game.games.trash_poker.rules.draft import Draft
from game.games.trash_poker.rules.duties import collectible
from game.games.trash_poker.rules.events import (
    CardRemoved,
    HouseRolled,
    LineRead,
    MarkerMoved,
    Narrowed,
    PersonalitiesShuffled,
    PersonalityRevealed,
    Reason,
)
from game.games.trash_poker.rules.options import DIE, ROUNDS
from game.games.trash_poker.rules.personalities import DRAWN, PERSONALITIES, Personality, looked_for
from game.games.trash_poker.rules.scoring_sides import scoring_side
from game.games.trash_poker.rules.state import JOKERS, House, Place, at


def house_of(place: Place) -> House:
    """What a seat has as a house. ValueError for any other seat."""
    if place.house is None:
        raise ValueError("this seat is no house")
    return place.house


def _change(draft: Draft, seat: Seat, **changes: object) -> House:
    house = replace(house_of(draft.places[seat]), **changes)  # type: ignore[arg-type]
    draft.mark(seat, house=house)
    return house


def throw(draft: Draft) -> int:
    """A roll of the die."""
    below, draft.rng = draft.rng.below(DIE)
    return below + 1


def roll(draft: Draft, seat: Seat) -> None:
    """Rules trash.house.roll, trash.house.marker: the die added to the space that the marker stays on."""
    house = _change(draft, seat, die=throw(draft))
    draft.points[seat] = house.marker + house.die
    draft.tell(HouseRolled(seat, house.marker, house.die, draft.points[seat]))


def house_pot(draft: Draft, seat: Seat) -> tuple[tuple[Card, ...], Zone]:
    """Rules trash.house.pot, trash.house.short: the top cards of its draw pile, as many as there are; their zone."""
    return draft.places[seat].draw_pile[::-1][: draft.options.house_pot], at("draw_pile", seat)


def remove(draft: Draft, seat: Seat) -> None:
    """Rules trash.house.remove, trash.house.chips, trash.house.no_effect: one card leaves the pot for good."""
    personality = PERSONALITIES[_reveal(draft, seat)]
    number, found = _read(draft, seat, personality)
    card = _chosen(draft, seat, personality, found)
    owner = next((owner for owner in draft.seats if card in draft.places[owner].pot), TABLE)
    draft.tell(CardRemoved(seat, card, owner))
    draft.move((card,), JOKERS if owner == TABLE else at("pot", owner), at("discard_pile", seat))
    houses = len(draft.seats) - len(draft.players)
    draft.gain(seat, Line("house", (card,), scoring_side(draft.options.house_level, houses)[number]))


def _reveal(draft: Draft, seat: Seat) -> int:
    """Rules trash.house.personalities, trash.house.next: the next one, of three that no other house has."""
    house = house_of(draft.places[seat])
    if len(house.shown) == DRAWN:
        house = _change(draft, seat, shown=())
        draft.tell(PersonalitiesShuffled(seat))
    if len(house.known) < DRAWN:
        taken = {each for place in draft.places if place.house for each in place.house.known}
        waiting = [each for each in range(len(PERSONALITIES)) if each not in taken]
    else:
        waiting = [each for each in house.known if each not in house.shown]
    personality, draft.rng = draft.rng.choice(waiting)
    known = house.known if personality in house.known else (*house.known, personality)
    _change(draft, seat, known=known, shown=(*house.shown, personality))
    draft.tell(PersonalityRevealed(seat, personality))
    return personality


def _read(draft: Draft, seat: Seat, personality: Personality) -> tuple[int, tuple[Card, ...]]:
    """Rules trash.house.line, trash.house.others: line by line until cards that it could collect show what it looks
    for. The line's number from 0, and those cards; every card shows what some line looks for."""
    offered = collectible(draft, seat)
    for number, line in enumerate(personality.lines):
        found = tuple(filter(looked_for(line), offered))
        draft.tell(LineRead(seat, number, line, found))
        if found:
            return number, found
    raise ValueError("a house was asked to remove a card from an empty pot")


def _chosen(draft: Draft, seat: Seat, personality: Personality, found: tuple[Card, ...]) -> Card:
    """Rules trash.house.joker, trash.house.suit, trash.house.die: of several a joker, then by suit, then by die."""
    left = _narrow(draft, seat, Reason.JOKER, found, tuple(filter(is_joker, found)))
    for suit in personality.suits:
        left = _narrow(draft, seat, Reason.SUIT, left, tuple(card for card in left if suit in SUITS[card]))
    return left[0] if len(left) == 1 else _by_die(draft, seat, left)


def _narrow(
    draft: Draft, seat: Seat, reason: Reason, cards: tuple[Card, ...], better: tuple[Card, ...]
) -> tuple[Card, ...]:
    """The better ones of the cards, if any are; tells if these are fewer."""
    if not better or len(better) == len(cards):
        return cards
    draft.tell(Narrowed(seat, reason, better))
    return better


def _by_die(draft: Draft, seat: Seat, tied: Sequence[Card]) -> Card:
    """Rule trash.house.die: the sides of the die are dealt out evenly; a side that is left over is rolled again."""
    while True:
        side = throw(draft)
        if side <= DIE - DIE % len(tied):
            card = tied[(side - 1) % len(tied)]
            draft.tell(Narrowed(seat, Reason.DIE, (card,), side))
            return card


def move_markers(draft: Draft) -> None:
    """Rules trash.house.marker_on, trash.easier.marker, trash.harder.marker: before each further round."""
    if draft.round == ROUNDS:
        return
    lost = draft.places[draft.order[0]].house is not None
    steps = 1 - (draft.options.marker_waits and lost) + (draft.options.marker_hurries and not lost)
    for seat in draft.seats:
        house = draft.places[seat].house
        if house:
            moved = _change(draft, seat, marker=house.marker + steps, die=0)
            draft.tell(MarkerMoved(seat, moved.marker, steps))
