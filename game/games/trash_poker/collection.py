"""What Trash Poker keeps from match to match: unlocked jokers, the box lid, achievements, the loser."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import starmap

from game.core.cards import Card
from game.core.zones import Seat
from game.games.trash_poker.rules import Options, unlocking
from game.games.trash_poker.rules.achievements import ACHIEVEMENTS, PRIZES, Moment
from game.games.trash_poker.rules.cards import notation, stack
from game.games.trash_poker.rules.jokers import Stack
from game.games.trash_poker.rules.options import STACK_SIZE
from game.games.trash_poker.rules.state import State
from game.session.collection import Collection, Fulfilled, Lid, Score

STARTING = stack(Stack.STARTING)
_BY_NAME = {notation(card): card for card in (*STARTING, *stack(Stack.UNLOCKABLE), *PRIZES)}


class Jokers(Collection):
    """The lid of the box."""

    rows, boxes, drawn = unlocking.ROWS, unlocking.BOXES, unlocking.DRAWN
    prizes = tuple(map(notation, stack(Stack.UNLOCKABLE)))
    feats = tuple(each.name for each in ACHIEVEMENTS)

    def scores(self, state: State, /) -> tuple[Score, ...]:
        """See `unlocking.scores`."""
        return tuple(starmap(Score, unlocking.scores(state)))

    def fulfilled(self, state: State, /) -> tuple[Fulfilled, ...]:
        """Rule trash.achieve.end: those of the end are gifts for the next match."""
        done = [(Seat(seat), place.achieved) for seat, place in enumerate(state.places)]
        return tuple(
            Fulfilled(
                seat, ACHIEVEMENTS[each].name, notation(PRIZES[each]), gift=ACHIEVEMENTS[each].moment is Moment.END
            )
            for seat, each in done
            if each is not None
        )

    def loser(self, state: State, /) -> Seat:
        """See `unlocking.loser`."""
        return unlocking.loser(state)

    def prepared(self, options: Options, lid: Lid, names: Sequence[str], /) -> Options:
        """Rules trash.jokers.pool, trash.achieve.open, trash.achieve.gift: the options with what is unlocked."""
        players = range(len(names) - options.houses_among(len(names)))
        seats = {names[seat]: Seat(seat) for seat in reversed(players)}
        done = {feat.name for feat in lid.feats}
        achievements = tuple(number for number, each in enumerate(ACHIEVEMENTS) if each.name not in done)
        return replace(
            options,
            jokers=pool(lid),
            loser=seats.get(lid.loser),
            gifts=tuple(
                (seats[name], _BY_NAME[prize]) for name, prize in lid.gifts if name in seats and prize in _BY_NAME
            ),
            achievements=achievements,
            attempts=tuple((seat, each) for seat, each in options.attempts if each in achievements and seat in players),
        )


def pool(lid: Lid) -> tuple[Card, ...]:
    """Rule trash.jokers.pool: unlocked and not removed; what is removed stays in where too few would be left."""
    known = (*map(notation, STARTING), *(name for name in dict.fromkeys(lid.unlocked) if name in _BY_NAME))
    kept = [name for name in known if name not in lid.removed]
    given = sum(prize in kept for _, prize in lid.gifts)
    return tuple(_BY_NAME[name] for name in (kept if len(kept) - given >= STACK_SIZE else known))


COLLECTION = Jokers()
