"""A game for the tests alone: small, and yet with hidden hands, choices made at once, chance, and moves of the table.

Everybody lays a card face down; the table tosses a coin, high or low; the highest (or lowest) card takes them all.
Once a match a seat may exchange cards of its hand for as many of the stock. Most cards taken wins.
"""

from collections.abc import Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from game.bots import Level
from game.core.cards import HIDDEN, Card
from game.core.choices import Choice
from game.core.events import Event, MatchEnded, Moved
from game.core.protocol import Illegal, Refusal
from game.core.rng import Rng
from game.core.zones import TABLE, Seat, Zone
from game.games import Boxed

Cards = tuple[Card, ...]
DECK: Cards = tuple(Card(number) for number in range(24))
STOCK, DISCARDS, FIRST = Zone("stock"), Zone("discards"), Seat(0)


@dataclass(frozen=True, slots=True)
class Options:
    hand: int = 3
    hasty: bool = False
    """Nobody may exchange."""
    first: Seat = FIRST
    """Wins when ranks are equal, then the seats after it."""


@dataclass(frozen=True, slots=True)
class Lay:
    card: Card


@dataclass(frozen=True, slots=True)
class Exchange:
    cards: Cards


@dataclass(frozen=True, slots=True)
class Toss:
    """The table's own move."""


Action = Lay | Exchange | Toss


@dataclass(frozen=True, slots=True)
class Tossed(Event):
    high: bool


@dataclass(frozen=True, slots=True)
class Place:
    """What belongs to one seat."""

    hand: Cards
    laid: Cards = ()
    taken: Cards = ()
    exchanged: bool = False


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    places: tuple[Place, ...]
    stock: Cards
    discards: Cards
    rng: Rng


def rank(card: Card) -> int:
    return card // 2


class Toy:
    id = "toy"
    seats = range(2, 5)
    bound = 4 * 5 + 4
    lowest_wins = False
    types: Mapping[str, object] = {"state": State, "action": Action, "options": Options}

    def new(self, options: Options, seats: int, rng: Rng) -> State:
        deck, rng = rng.shuffled(DECK)
        hands = tuple(deck[seat * options.hand : (seat + 1) * options.hand] for seat in range(seats))
        return State(options, tuple(map(Place, hands)), deck[seats * options.hand :], (), rng)

    def to_act(self, state: State, /) -> Sequence[Seat]:
        choosing = tuple(Seat(number) for number, place in enumerate(state.places) if place.hand and not place.laid)
        return choosing or ((TABLE,) if state.places[0].laid else ())

    def actions(self, state: State, seat: Seat, /) -> Iterable[Action]:
        candidates: list[Action] = [Toss()]
        if seat != TABLE:
            hand = state.places[seat].hand
            candidates = [*map(Lay, hand), *(Exchange((card,)) for card in hand)]
        return [each for each in candidates if not self.refuse(state, seat, each)]

    def refuse(self, state: State, seat: Seat, action: Action, /) -> Refusal | None:
        if seat not in self.to_act(state):
            return Refusal("toy.turn")
        match action:
            case Toss():
                return None if seat == TABLE else Refusal("toy.table")
            case Lay(card):
                return self._not_held(state, seat, (card,))
            case Exchange(cards):
                return self._no_exchange(state, seat, cards) or self._not_held(state, seat, cards)

    def _no_exchange(self, state: State, seat: Seat, cards: Cards) -> Refusal | None:
        if seat == TABLE or state.options.hasty or state.places[seat].exchanged:
            return Refusal("toy.exchange", cards)
        return None if 0 < len(cards) <= len(state.stock) else Refusal("toy.stock", cards)

    def _not_held(self, state: State, seat: Seat, cards: Cards) -> Refusal | None:
        hand = () if seat == TABLE else state.places[seat].hand
        strange = tuple(card for card in cards if card not in hand or card == HIDDEN)
        return Refusal("toy.hand", strange or cards) if strange or len({*cards}) < len(cards) else None

    def apply(self, state: State, seat: Seat, action: Action, /) -> tuple[State, tuple[Event, ...]]:
        if refusal := self.refuse(state, seat, action):
            raise Illegal(refusal)
        match action:
            case Lay(card):
                place = state.places[seat]
                hand = tuple(each for each in place.hand if each != card)
                moved = Moved((card,), Zone("hand", seat), Zone("laid", seat))
                return _placed(state, seat, replace(place, hand=hand, laid=(card,))), (moved,)
            case Exchange(cards):
                return self._exchange(state, seat, cards)
            case Toss():
                return self._toss(state)

    def _exchange(self, state: State, seat: Seat, cards: Cards) -> tuple[State, tuple[Event, ...]]:
        place, new = state.places[seat], state.stock[: len(cards)]
        hand = tuple(card for card in place.hand if card not in cards) + new
        state = _placed(state, seat, replace(place, hand=hand, exchanged=True))
        state = replace(state, stock=state.stock[len(cards) :], discards=state.discards + cards)
        zone = Zone("hand", seat)
        return state, (Moved(cards, zone, DISCARDS), Moved(new, STOCK, zone))

    def _toss(self, state: State) -> tuple[State, tuple[Event, ...]]:
        coin, rng = state.rng.below(2)
        seats = len(state.places)
        order = [Seat((state.options.first + step) % seats) for step in range(seats)]
        pick = max if coin else min
        winner = pick(order, key=lambda seat: rank(state.places[seat].laid[0]))
        laid = tuple(card for place in state.places for card in place.laid)
        places = tuple(replace(place, laid=()) for place in state.places)
        state = _placed(replace(state, places=places, rng=rng), winner, _take(places[winner], laid))
        moves = tuple(Moved((card,), Zone("laid", Seat(n)), Zone("taken", winner)) for n, card in enumerate(laid))
        end = () if self.to_act(state) else (MatchEnded(tuple(self.winners(state))),)
        return state, (Tossed(coin == 1), *moves, *end)

    def cards(self, state: State, /) -> Collection[Card]:  # noqa: ARG002
        return DECK

    def zones(self, state: State, /) -> Mapping[Zone, Cards]:
        zones = {STOCK: state.stock, DISCARDS: state.discards}
        for number, place in enumerate(state.places):
            for name in ("hand", "laid", "taken"):
                zones[Zone(name, Seat(number))] = getattr(place, name)
        return zones

    def with_zones(self, state: State, zones: Mapping[Zone, Cards], rng: Rng, /) -> State:
        places = []
        for number, place in enumerate(state.places):
            hand, laid, taken = (zones[Zone(name, Seat(number))] for name in ("hand", "laid", "taken"))
            places.append(Place(hand, laid, taken, place.exchanged))
        return State(state.options, tuple(places), zones[STOCK], zones[DISCARDS], rng)

    def sees(self, state: State, seat: Seat, zone: Zone, card: Card, /) -> bool:  # noqa: ARG002
        return zone.name in ("discards", "taken") or (zone.owner == seat and seat != TABLE)

    def standing(self, state: State, /) -> tuple[int, ...]:
        return tuple(len(place.taken) for place in state.places)

    def winners(self, state: State, /) -> tuple[Seat, ...]:
        points = self.standing(state)
        best = [Seat(number) for number, each in enumerate(points) if each == max(points)]
        return () if self.to_act(state) else tuple(best)

    def notation(self, card: Card, /) -> str:
        return f"{rank(card) + 1}" + "'" * (card % 2)


def _placed(state: State, seat: Seat, place: Place) -> State:
    places = (*state.places[:seat], place, *state.places[seat + 1 :])
    return State(state.options, places, state.stock, state.discards, state.rng)


def _take(place: Place, cards: Cards) -> Place:
    return replace(place, taken=place.taken + cards)


class Chooser:
    """Lays its highest card, after a moment of thought."""

    def think(self, view: State, seat: Seat, legal: Sequence[Action], rng: Rng) -> Generator[None, None, Action]:  # noqa: ARG002
        yield
        return max((each for each in legal if isinstance(each, Lay)), key=lambda lay: rank(lay.card))


class Gambler:
    """Does anything."""

    def think(self, view: State, seat: Seat, legal: Sequence[Action], rng: Rng) -> Generator[None, None, Action]:  # noqa: ARG002
        yield
        return rng.choice(legal)[0]


GAME = Toy()
CHOICES = (Choice("hand", (3, 4)), Choice("hasty", (False, True), more=True, needs=("hand", (4,))))
BOTS = {Level.EASY: Gambler(), Level.MEDIUM: Chooser(), Level.HARD: Chooser()}


class ToyBox(Boxed):
    """The toy as if it stood on the shelf."""

    def _part(self, name: str) -> object:  # noqa: ARG002
        import tests.toy as part

        return part


TOY = ToyBox("toy")
