"""What holds for every game on the shelf. Each law takes a walk through a match and raises Broken where it fails.

They are functions of the game they are given, so that `test_laws_bite` can hand them faulty ones.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from game.core.cards import HIDDEN, Card
from game.core.codec import dump, from_text, load, to_text
from game.core.events import MatchEnded, Moved
from game.core.match import Match, begin, replay
from game.core.protocol import Illegal, Refusal
from game.core.rng import Rng
from game.core.secrets import guess, hear, seen, view
from game.core.shapes import map_cards
from game.core.transcript import transcript
from game.core.zones import TABLE, Seat, Zone
from game.games import Boxed
from game.session.record import read, written
from game.session.seats import Guest, Person
from game.session.table import Table

Position = Match[Any, Any]


class Broken(AssertionError):
    """A law does not hold."""


def holds(condition: object, what: str, *shown: object) -> None:
    """Raises Broken when the condition is not met."""
    if not condition:
        raise Broken(": ".join([what, *map(repr, shown)]))


@dataclass(frozen=True)
class Walk:
    """A stretch of a match played at random."""

    box: Boxed
    options: Any
    seats: int
    seed: int
    start: int = 0
    """The first position looked at, counted from the start of the match; earlier when the match is shorter."""
    longest: int = 24
    """Positions looked at."""

    @property
    def game(self) -> Any:
        return self.box.game

    @cached_property
    def positions(self) -> Sequence[Position]:
        """Consecutive positions."""
        path: list[Position] = []
        for position in wander(self.game, self.options, self.seats, self.seed):
            path.append(position)
            if len(path) == self.start + self.longest:
                break
        return path[-self.longest :]

    def everybody(self) -> Iterable[Seat]:
        """Every seat, and TABLE, who looks on."""
        return map(Seat, range(-1, self.seats))

    def choices(self) -> Iterator[tuple[Position, Seat, Any]]:
        """Every canonical action that could be done at every position."""
        for position in self.positions:
            for seat in self.game.to_act(position.state):
                for action in self.game.actions(position.state, seat):
                    yield position, seat, action

    def steps(self) -> Iterator[tuple[Any, Position]]:
        """Every step: the state before it, and the position after it."""
        for position in self.positions:
            if position.before and position.step:
                yield position.before.state, position


def wander(game: Any, options: Any, seats: int, seed: int) -> Iterator[Position]:
    """A match played at random: first the kind of action is drawn, then one of that kind. Stops where none is legal."""
    position, rng = begin(game, options, seats, seed), Rng(~seed)
    yield position
    while to_act := game.to_act(position.state):
        seat, rng = rng.choice(to_act)
        legal = [each for each in game.actions(position.state, seat) if not game.refuse(position.state, seat, each)]
        if not legal:
            return
        kinds = sorted({type(each).__name__ for each in legal})
        kind, rng = rng.choice(kinds)
        action, rng = rng.choice([each for each in legal if type(each).__name__ == kind])
        position = position.play(seat, action)
        yield position


Law = Callable[[Walk], None]


def never_stuck(walk: Walk) -> None:
    """Who is to act has something to do, who is not has nothing."""
    for position in walk.positions:
        to_act = walk.game.to_act(position.state)
        holds(len(set(to_act)) == len(to_act) and set(to_act) <= set(walk.everybody()), "strange seats", to_act)
        for seat in walk.everybody():
            legal = tuple(walk.game.actions(position.state, seat))
            holds(bool(legal) == (seat in to_act), "stuck, or out of turn", seat, legal)


def yielded_is_accepted(walk: Walk) -> None:
    """What `actions` yields is different each time, and neither refused nor illegal."""
    for position in walk.positions:
        for seat in walk.game.to_act(position.state):
            legal = tuple(walk.game.actions(position.state, seat))
            holds(len(set(legal)) == len(legal), "listed twice", legal)
            for action in legal:
                holds(walk.game.refuse(position.state, seat, action) is None, "yielded and refused", action)
                walk.game.apply(position.state, seat, action)


def anything_is_judged(walk: Walk) -> None:
    """Whatever cards an action names and whoever tries it, it is refused and illegal, or neither."""
    rng = Rng(walk.seed)
    for position, _, action in walk.choices():
        supply = (*walk.game.cards(position.state), HIDDEN, Card(10_000))
        stranger, rng = rng.choice(tuple(walk.everybody()))
        changed, rng = _with_other_cards(action, supply, rng)
        refusal = walk.game.refuse(position.state, stranger, changed)
        try:
            walk.game.apply(position.state, stranger, changed)
        except Illegal as illegal:
            holds(isinstance(refusal, Refusal) and illegal.refusal == refusal, "illegal, not refused", changed)
        else:
            holds(refusal is None, "refused, not illegal", stranger, changed)


def _with_other_cards(action: Any, supply: Sequence[Card], rng: Rng) -> tuple[Any, Rng]:
    def other(card: Card) -> Card:
        nonlocal rng
        keep, rng = rng.below(3)
        drawn, rng = rng.choice(supply)
        return card if keep else drawn

    return map_cards(type(action), action, other), rng


def given_is_left_alone(walk: Walk) -> None:
    """No method changes the state it is given."""
    game, hint = walk.game, walk.game.types["state"]
    for position, seat, action in walk.choices():
        state = position.state
        before = to_text(dump(hint, state))
        game.refuse(state, seat, action)
        game.apply(state, seat, action)
        for any_seat in walk.everybody():
            view(game, state, any_seat)
        holds(to_text(dump(hint, state)) == before, "a state was changed", action)


def same_again(walk: Walk) -> None:
    """The same action on the same state always gives the same."""
    for position, seat, action in walk.choices():
        once, twice = (walk.game.apply(position.state, seat, action) for _ in range(2))
        holds(once == twice, "not the same again", action)


def undone_and_done_again(walk: Walk) -> None:
    """What can be undone showed nobody a card, and comes out the same when done again."""
    for before, position in walk.steps():
        step = position.step
        undone = position.undo(step.seat) if step else None
        if step is None or undone is None:
            continue
        holds(undone is position.before, "undone too far", step)
        holds(undone.play(step.seat, step.action) == position, "came out differently", step)
        for seat in walk.everybody():
            heard = [hear(walk.game, before, position.state, event, seat) for event in step.events]
            told = {card for event in heard for card in _cards_in(event)} - {HIDDEN}
            holds(told <= seen(walk.game, before, seat), "undone after it was shown", step, seat)


def _cards_in(value: Any) -> list[Card]:
    cards: list[Card] = []

    def note(card: Card) -> Card:
        cards.append(card)
        return card

    map_cards(type(value), value, note)
    return cards


def replays(walk: Walk) -> None:
    """Seed, options and log give the same states and events."""
    last = walk.positions[-1]
    again = replay(begin(walk.game, walk.options, walk.seats, walk.seed), last.log())
    for one, other in zip(last.path(), again.path(), strict=True):
        holds(one == other, "replayed differently", one.step)


def round_trips(walk: Walk) -> None:
    """States, actions and options come back from JSON as they were."""
    types = walk.game.types
    values = [("options", walk.options), *(("state", position.state) for position in walk.positions)]
    values += [("action", action) for _, _, action in walk.choices()]
    for kind, value in values:
        try:
            back = load(types[kind], from_text(to_text(dump(types[kind], value))))
        except (TypeError, ValueError) as error:
            raise Broken(f"{kind} is no JSON: {error}") from error
        holds(back == value, "came back changed", value)


def reloads(walk: Walk) -> None:
    """Saved and loaded at any step, a match stands where it stood and goes on as it would have."""
    people: tuple[Person | Guest, ...] = (Person("Ann"), *(Guest("Otto", level) for level in walk.box.bots))
    sitters = [people[seat % len(people)] for seat in range(walk.seats)]
    for position in walk.positions[:: max(1, len(walk.positions) // 4)]:
        try:
            table = read((walk.box,), from_text(to_text(written(Table(walk.box, position, sitters)))))
        except (TypeError, ValueError) as error:
            raise Broken(f"not reloaded: {error}") from error
        holds(table.match.path() == position.path() and list(table.sitters) == sitters, "another match", position.step)


def every_card_once(walk: Walk) -> None:
    """Zones hold every card of the match once, and are all there is to know about where cards lie."""
    for position in walk.positions:
        state, game = position.state, walk.game
        zones = game.zones(state)
        lying = Counter(card for cards in zones.values() for card in cards)
        holds(lying == Counter(game.cards(state)), "lost or doubled", lying - Counter(game.cards(state)))
        holds(game.with_zones(state, zones, state.rng) == state, "put back differently", state)


def moves_are_told(walk: Walk) -> None:
    """Events tell every card that lies elsewhere than before from where and to where it went."""
    for before, position in walk.steps():
        was, now = _places(walk.game, before), _places(walk.game, position.state)
        told = dict(was)
        for event in position.step.events if position.step else ():
            if isinstance(event, Moved):
                holds(all(told[card] == event.source for card in event.cards), "moved from elsewhere", event)
                told |= dict.fromkeys(event.cards, event.target)
        holds(told == now, "moved untold", {card for card in now if told.get(card) != now[card]}, position.step)


def _places(game: Any, state: Any) -> dict[Card, Zone]:
    return {card: zone for zone, cards in game.zones(state).items() for card in cards}


def guesses_fit(walk: Walk) -> None:
    """A position guessed from a view looks the same from that seat, and is a position of its own."""
    for position in walk.positions:
        for seat in walk.everybody():
            sight = view(walk.game, position.state, seat)
            guessed = guess(walk.game, sight, Rng(walk.seed + position.length))
            holds(view(walk.game, guessed, seat) == sight, "does not fit the view", seat)
            lying = Counter(card for cards in walk.game.zones(guessed).values() for card in cards)
            holds(lying == Counter(walk.game.cards(guessed)), "guessed a card twice", seat)


def views_suffice(walk: Walk) -> None:
    """A seat knows from its view what it may do, who is to act, and how it stands."""
    game = walk.game
    for position in walk.positions:
        for seat in walk.everybody():
            sight = view(game, position.state, seat)
            for question in (game.to_act, game.standing, game.winners):
                holds(question(sight) == question(position.state), "not in the view", seat, question)
            ask = [tuple(game.actions(state, seat)) for state in (sight, position.state)]
            holds(ask[0] == ask[1], "other actions from the view", seat, *ask)


def onlookers_see_less(walk: Walk) -> None:
    """What TABLE sees, everybody sees."""
    for position in walk.positions:
        open_cards = seen(walk.game, position.state, TABLE)
        for seat in walk.everybody():
            holds(open_cards <= seen(walk.game, position.state, seat), "an onlooker sees more", seat)


def secrets_are_kept(walk: Walk) -> None:
    """With two cards swapped that a seat sees neither before nor after a step, it sees and hears the same."""
    rng = Rng(walk.seed)
    for before, position in walk.steps():
        for seat in walk.everybody():
            unseen = sorted({*walk.game.cards(before)} - seen(walk.game, before, seat))
            if len(unseen) > 1:
                pair, rng = rng.shuffled(unseen)
                _kept_from(walk.game, before, position, seat, {pair[0]: pair[1], pair[1]: pair[0]})


def _kept_from(game: Any, before: Any, position: Position, seat: Seat, swap: dict[Card, Card]) -> None:
    zones = {zone: tuple(swap.get(card, card) for card in cards) for zone, cards in game.zones(before).items()}
    other = game.with_zones(before, zones, before.rng)
    holds(view(game, before, seat) == view(game, other, seat), "the view tells", seat, swap)
    step = position.step
    if step is None:
        return
    action = map_cards(type(step.action), step.action, lambda card: swap.get(card, card))
    if game.refuse(other, step.seat, action):
        return
    after, events = game.apply(other, step.seat, action)
    if swap.keys() & (seen(game, after, seat) | seen(game, position.state, seat)):
        return
    holds(view(game, after, seat) == view(game, position.state, seat), "the next view tells", seat, swap)
    heard = [hear(game, before, position.state, event, seat) for event in step.events]
    holds(heard == [hear(game, other, after, event, seat) for event in events], "an event tells", seat, swap)


def clocks_fit(walk: Walk) -> None:
    """Where there is time to answer, all see it; who owes an answer may give it, and TABLE ends it in one way."""
    if not walk.box.has("customs"):
        return
    game, customs = walk.game, walk.box.customs
    for position in walk.positions:
        clock, to_act = customs.clock(position.state), game.to_act(position.state)
        if clock:
            holds(len(tuple(game.actions(position.state, TABLE))) == 1, "TABLE has no one way to end it", to_act)
            holds(len({*clock.owes}) == len(clock.owes) and {*clock.owes} <= {*to_act} - {TABLE}, "owes in vain", clock)
        for seat in walk.everybody():
            holds(customs.clock(view(game, position.state, seat)) == clock, "not in the view", seat, clock)


def bots_finish(walk: Walk) -> None:
    """Guests of every strength, given nothing but views, finish a match, and choose the same again."""
    levels = tuple(walk.box.bots)
    table = Table(
        walk.box,
        begin(walk.game, walk.options, walk.seats, walk.seed),
        [Guest("Otto", levels[(walk.seed + seat) % len(levels)]) for seat in range(walk.seats)],
    )
    while not table.match.over:
        holds(table.match.length <= walk.game.bound, "goes on", table.match.length)
        table.think(60.0, lambda: 0.0)
        holds(not table.faults, "a guest failed", table.faults)
    thought = [position for position in table.match.path() if position.step and position.step.seat != TABLE]
    for position in thought[:: 1 + len(thought) // 8]:
        again = Table(walk.box, position.before or position, table.sitters)
        again.think(60.0, lambda: 0.0)
        if position.step and again.match.step and again.match.step.seat == position.step.seat:
            holds(again.match == position, "chose otherwise", position.step, again.match.step)


def ends(walk: Walk) -> None:
    """A match ends within its bound; then, and not before, somebody has won, and the last event says who."""
    game = walk.game
    position = None
    for position in wander(game, walk.options, walk.seats, walk.seed):
        holds(position.length <= game.bound, "goes on", position.length)
        holds(position.over == bool(game.winners(position.state)), "won before the end, or nobody", position.step)
    if position and position.step:
        ended = position.step.events[-1:]
        holds(ended == (MatchEnded(tuple(game.winners(position.state))),), "the end is not told", ended)


def can_be_read(walk: Walk) -> None:
    """The transcript tells every step, with a notation of its own for every card."""
    last = walk.positions[-1]
    text = transcript(last)
    holds(f"{last.length}. " in text or not last.length, "steps are missing", text)
    names = [walk.game.notation(card) for card in walk.game.cards(last.state)]
    holds(len(set(names)) == len(names), "two cards of one name", names)


LAWS: tuple[Law, ...] = (
    never_stuck,
    yielded_is_accepted,
    anything_is_judged,
    given_is_left_alone,
    same_again,
    undone_and_done_again,
    replays,
    round_trips,
    reloads,
    every_card_once,
    moves_are_told,
    guesses_fit,
    views_suffice,
    onlookers_see_less,
    secrets_are_kept,
    clocks_fit,
    bots_finish,
    ends,
    can_be_read,
)
