"""A position in the making: what one action changes step by step, with the facts it leaves behind."""

from collections.abc import Iterable, Sequence

from game.core.cards import Card
from game.core.events import Event, Moved, Shuffled
from game.core.zones import Zone
from game.games.polyester.rules.cards import KNOCKOFF, ActionCard, action_card
from game.games.polyester.rules.events import Drew, RewardUsed
from game.games.polyester.rules.state import CLEARED, PILE, SUPPLY, State, rewards_zone, slot_zone


class Draft:
    """A copy of a state that may be written to. Lives within one `apply`; its fields are those of `State`."""

    def __init__(self, state: State) -> None:
        self.options, self.rng, self.phase, self.turn = state.options, state.rng, state.phase, state.turn
        self.round, self.pot, self.riding, self.hot_hands = state.round, state.pot, state.riding, state.hot_hands
        self.has_locked, self.has_banked = state.has_locked, state.has_banked
        self.scores, self.waiting = list(state.scores), list(state.waiting)
        self.hand, self.locked = list(state.hand), list(state.locked)
        self.pile, self.cleared, self.supply = list(state.pile), list(state.cleared), list(state.supply)
        self.rewards = list(state.rewards)
        self.events: list[Event] = []

    def state(self) -> State:
        """The finished position."""
        return State(
            self.options,
            self.rng,
            self.phase,
            self.turn,
            self.round,
            tuple(self.scores),
            self.pot,
            self.riding,
            self.hot_hands,
            self.has_locked,
            self.has_banked,
            tuple(self.waiting),
            tuple(self.hand),
            tuple(self.locked),
            tuple(self.pile),
            tuple(self.cleared),
            tuple(self.rewards),
            tuple(self.supply),
        )

    def tell(self, *events: Event) -> None:
        """Adds facts."""
        self.events += events

    def draw(self, slots: Sequence[int], fresh: bool) -> tuple[Card, ...]:
        """Rule poly.draw.replaces: clears these slots and fills each from the pile; the cards drawn."""
        self.clear(slots)
        told = len(self.events)
        cards = tuple(self._fill(slot) for slot in slots)
        self.events.insert(told, Drew(self.turn, cards, tuple(slots), fresh))
        return cards

    def _fill(self, slot: int) -> Card:
        if not self.pile:
            self._shuffle()
        card = self.hand[slot] = self.pile.pop()
        self.tell(Moved((card,), PILE, slot_zone(slot)))
        return card

    def _shuffle(self) -> None:
        """Rule poly.pile.empty: the cleared cards become the pile."""
        pile, self.rng = self.rng.shuffled(self.cleared)
        self.tell(Moved(tuple(self.cleared), CLEARED, PILE), Shuffled(PILE))
        self.pile, self.cleared = list(pile), []

    def clear(self, slots: Iterable[int]) -> None:
        """Takes what lies in these slots off the table, locked or not."""
        for slot in slots:
            card = self.hand[slot]
            if card is not None:
                self._leave(slot, card)

    def _leave(self, slot: int, card: Card) -> None:
        target, zone = (self.supply, SUPPLY) if card == KNOCKOFF else (self.cleared, CLEARED)
        target.append(card)
        self.hand[slot], self.locked[slot] = None, False
        self.tell(Moved((card,), slot_zone(slot), zone))

    def use(self, kind: ActionCard) -> None:
        """Rule poly.reward.used: a Reward of that kind goes back to the supply."""
        mine = self.rewards[self.turn]
        card = next(card for card in mine if action_card(card) is kind)
        self.rewards[self.turn] = tuple(each for each in mine if each != card)
        self.supply.append(card)
        self.tell(RewardUsed(self.turn, card), Moved((card,), rewards_zone(self.turn), SUPPLY))

    def supplied(self, card: Card, target: Zone) -> None:
        """Takes an action card out of the supply."""
        self.supply.remove(card)
        self.tell(Moved((card,), SUPPLY, target))
