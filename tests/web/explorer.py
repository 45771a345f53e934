"""Somebody who knows no rules: uses one control after the other until the match is over, and so learns which ones help.

Done in the same process, where it takes no time; what was used is a script that can be done again in a browser, since
the same seed gives the same match.
"""

import random
from collections import Counter
from typing import Any, NamedTuple

from game.bots import Level
from game.core.cards import Card
from game.core.rng import Rng
from game.core.shapes import map_cards
from game.games import Boxed
from game.ui.choreography import Manner
from game.ui.mirror import control
from game.ui.table_scene import TableScene
from game.ui.widget import Role, Widget
from tests.ui.home import Home

ELSEWHERE = {
    *("menu", "log", "rules", "settings", "undo", "close", "sort", "look"),
    *("overview", "shown", "seat", "bin", "cards"),
}
"""What leads away from the table, or back."""
UNUSED = (Role.TEXT, Role.FIELD)
NOTHING = object()
"""Is wished for when there is nothing to do, and now and then, lest a wish that cannot be done is wished for ever."""
PATIENCE = 12
"""So many controls are tried before something else is wished for."""
TURNS = 5000


def link(box: Boxed, seed: int, **options: object) -> dict[str, str]:
    """The parts of an address that puts this match on the table, with the fewest at it, and the person beginning."""
    asked = {"game": box.id, "seed": seed, "seats": min(box.game.seats), "first": 0, "start": 1, **options}
    return {name: str(value) for name, value in asked.items()}


class Use(NamedTuple):
    """A control that was used, and what there was to be read before."""

    id: str
    shown: list[list[str | bool]]
    """Of every control its id, its label, and whether it was chosen and off."""


class Explorer:
    """`used` is the script."""

    def __init__(self, query: dict[str, str], seed: int) -> None:
        self.home = Home()
        self.home.house.manner = Manner(0.0, True, True)
        self.home.doors.follow(query)
        self.used: list[Use] = []
        self._random = random.Random(seed)
        self._here, self._helped = Counter[str](), Counter[tuple[str, str]]()
        self._wished: Any = None
        self._pressed = 0
        """Controls since the last wish."""

    @property
    def scene(self) -> TableScene:
        """The table, whatever lies over it."""
        return next(each for each in self.home.stage.scenes if isinstance(each, TableScene))

    def play(self) -> bool:
        """To the results of the match; False when they do not come."""
        for _ in range(TURNS):
            self.settle()
            if self.home.stage.widget("again"):
                return True
            self._wished = self._wished or self._wish()
            self._use(self._choice())
        return False

    def settle(self) -> None:
        """Lets everything come to rest, and the guests answer who do so by the clock."""
        for _ in range(2000):
            moving, due = self.home.stage.update(0.05), self.home.stage.top.wake_in()
            if not moving and due is None:
                return
            self.home.clock.now += 0.05 if moving or due is None else due

    def shown(self) -> list[list[str | bool]]:
        """What there is to be read; see `Use`. Not the game's name: it stays away where lettering leaves no room."""
        there = [control(each, focused=False) for each in self.home.stage.widgets() if each.id != "game"]
        return [[each.id, each.label, each.chosen and each.kind in ("toggle", "radio"), each.off] for each in there]

    def _wish(self) -> Any:
        """What the game's easy bot would do here: which cards to choose, though not what to do with them."""
        table = self.scene.table
        asked = table.viewer in table.box.game.to_act(table.match.state)
        legal = tuple(table.box.game.actions(table.match.state, table.viewer)) if asked else ()
        if not legal or self._random.random() < 0.1:
            return NOTHING
        rng = Rng(self._random.getrandbits(60))
        thought = table.box.bots[Level.EASY].think(table.view(), table.viewer, legal, rng)
        while True:
            try:
                next(thought)
            except StopIteration as end:
                return end.value

    def _choice(self) -> Widget:
        there = [each for each in self.home.stage.widgets() if each.role not in UNUSED and not each.off]
        at_table = self.home.stage.top is self.scene
        open_ = [each for each in there if _kind(each.id) not in ELSEWHERE or (not at_table and each.id == "close")]
        open_ = open_ or there
        wanted = self._cards()
        turned = [each for each in open_ if each.role is Role.CARD and each.chosen != (each.card in wanted)]
        if turned and not self._here and self._pressed < PATIENCE and self._wished is not NOTHING:
            return turned[0]
        return self._random.choices(open_, [self._promise(each) for each in open_])[0]

    def _cards(self) -> set[Card]:
        found = set[Card]()

        def note(card: Card) -> Card:
            found.add(card)
            return card

        if self._wished is NOTHING:
            return found
        map_cards(self.scene.table.box.game.types["action"], self._wished, note)
        return found

    def _promise(self, widget: Widget) -> float:
        """How likely it is to be used: more, if it has helped to do the like; less, if it has not helped just now."""
        kind = _kind(widget.id)
        helped = self._helped[type(self._wished).__name__, kind]
        return (0.05 + helped) / (1 + self._here[kind]) ** 2 * (0.1 if widget.role is Role.CARD else 1)

    def _use(self, widget: Widget) -> None:
        before, kind = self.scene.table.match.length, _kind(widget.id)
        self.used.append(Use(widget.id, self.shown()))
        self.home.stage.use(widget)
        if widget.role is not Role.CARD or self._here:
            self._here[kind] += 1
        if self.scene.table.match.length > before:
            self._helped[type(self._wished).__name__, kind] += 1
        self._pressed += 1
        if self.scene.table.match.length > before or self._pressed > 2 * PATIENCE:
            self._here.clear()
            self._wished, self._pressed = None, 0


def _kind(id: str) -> str:
    return id.partition(":")[0]
