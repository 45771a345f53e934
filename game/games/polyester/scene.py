"""Polyester's table as it is played: what can be done, and what is done. No rule is decided here."""

from collections.abc import Sequence

from pygame import FRect

from game.core.cards import HIDDEN, Card
from game.core.events import Event
from game.core.tally import total
from game.games.polyester import scene_buttons, scene_words, speech, summary
from game.games.polyester.outlook import HAND
from game.games.polyester.rules.actions import Action, Draw, Lock, Ride
from game.games.polyester.rules.cards import colour, fabric, rank
from game.games.polyester.rules.state import State, open_cards, open_slots
from game.games.polyester.scene_layout import Places
from game.games.polyester.scene_picture import PolyesterPicture
from game.session.table import Heard
from game.ui import cards
from game.ui.choreography import stage
from game.ui.summary import Line
from game.ui.widget import Look, Role, Widget

LONGEST_LOOK = 1.4
"""Seconds that another's move stays at most before the next, at the normal pace."""
LINES = 3
"""So many events are remembered for the line of text on the table."""


class PolyesterScene(PolyesterPicture):
    """See `TableScene` for what each method means."""

    # Time

    remembered = 60
    """How each seat's last turn ended is looked for in so many."""

    def update(self, seconds: float) -> bool:
        """Once nothing moves, the chance is reckoned."""
        moving = super().update(seconds)
        return self._reckon() or moving

    def begin(self, before: State) -> None:
        """The show begins where the view stood."""
        self._warned = None
        self._shows.begin(before)

    def rest(self, view: State) -> None:
        """What is drawn is the view."""
        self._shows.rest(view)

    def _play(self, heard: Heard) -> None:
        super()._play(heard)
        read = 0.0 if heard.seat in self.table.persons else self._reading(self.lines(heard.events))
        self._calm = self.timeline.end - read

    def _reading(self, lines: Sequence[str]) -> float:
        """A hand that was drawn need not be read: one sees it."""
        return min(super()._reading(lines), LONGEST_LOOK * self.house.manner.pace)

    def note(self, events: Sequence[Event]) -> None:
        """Remembers how turns ended, and the last events that are worth a line."""
        self._ended |= scene_words.endings(events)
        self._recent = (*self._recent, *filter(scene_words.worth_a_line, events))[-LINES:]

    def undo(self) -> None:
        """Takes back the person's last action."""
        self._warned = None
        super().undo()

    # What can be done

    def controls(self, view: State) -> Sequence[Widget]:
        """Buttons, then what is only to be read."""
        at, of = self._places(view), self._situation(view)
        asked = (*scene_buttons.main(of), *scene_buttons.extras(of))
        watched = self.table.viewer not in self.table.persons
        buttons = scene_buttons.widgets(asked, at.buttons, of, self.refusal, self.house.screen.portrait)
        return [*([] if watched else [*buttons, *self._tools(view, at)]), *self._read(view, at)]

    def _tools(self, view: State, at: Places) -> list[Widget]:
        words, look = self.house.words, Look.ROUND if at.rounds else Look.PLAIN
        offs = {
            "undo": "" if self.table.can_undo else words.say("polyester.button.undo.why"),
            "sort": "" if len(open_slots(view)) > 1 else words.say("polyester.button.sort.why"),
        }
        return [
            Widget(
                id,
                Role.BUTTON,
                at.buttons[id],
                words.say(f"polyester.button.{id}"),
                icon=id,
                key=scene_buttons.key(words, id),
                look=look,
                off=off,
            )
            for id, off in offs.items()
        ]

    def _read(self, view: State, at: Places) -> list[Widget]:
        """Tags, pot, selection, chance and what happened, as sentences where they are drawn."""
        words, names = self.house.words, self.house.names(self.table)
        read = [
            (
                f"seat:{seat}",
                tag,
                scene_words.seat(
                    words, names[seat], view.scores[seat], scene_words.note(words, view, seat, self._ended)
                ),
            )
            for seat, tag in zip(self._seats(), at.tags, strict=True)
        ]
        for seat, area in zip(self._seats(), at.rewards, strict=True):
            if view.rewards[seat]:
                held = speech.cards(words, view.rewards[seat])
                read.append((f"rewards:{seat}", area, words.say("polyester.say.rewards", name=names[seat], cards=held)))
        read.append(("pile", at.count, words.count("polyester.pile", len(view.pile))))
        half = FRect(at.pot.left, at.pot.top, at.pot.width, at.pot.height / 2)
        read.append(("pot", half, words.say("polyester.say.pot", pot=view.pot)))
        read += [("selection", half.move(0, half.height), told)] if (told := self._selection(view)) else []
        bust = self._bust(view)
        if bust.shown:
            told = words.say("polyester.say.chance", what=bust.title, chance=bust.shown)
            read.append(("chance", at.bust, told))
        read.append(("last", at.last, self._told(view)[0]))
        return [Widget(id, Role.TEXT, rect, told) for id, rect, told in read]

    def _selection(self, view: State) -> str:
        """What is selected, and what it is worth, as a sentence."""
        tally = self.outlook.tally(self.selected)
        if not tally:
            return ""
        words, points = self.house.words, total(tally)
        combos = "; ".join(speech.combo(words, line) for line in tally)
        return words.say("polyester.say.selection", combos=combos, points=points, pot=view.pot + points)

    def summary(self) -> Sequence[Line]:
        """Banks, and what else the match was made of."""
        return summary.lines(self.house.words, self.table.match)

    def touchable(self, view: State) -> Sequence[Card]:
        """The hand in the order in which it is shown, while cards can be chosen."""
        if not self._mine or view.phase not in HAND or self._warned:
            return ()
        slots = sorted(range(len(view.hand)), key=lambda slot: self._order[slot])
        return [card for slot in slots if (card := view.hand[slot]) is not None]

    def off(self, view: State, card: Card) -> str:
        """Locked cards and the Knockoff say why."""
        return "" if card in open_cards(view) else self.refusal(Lock((card,)))

    def press(self, id: str) -> None:
        """Sorts, asks about what cannot succeed, or acts."""
        view = self.view
        of = self._situation(view)
        asked = next((each for each in (*scene_buttons.main(of), *scene_buttons.extras(of)) if each.id == id), None)
        if id == "sort":
            self._sort(view)
        elif id == "keep":
            self._warned = None
        elif asked and asked.action:
            if self._hopeless(asked.action) and self._warned != asked.action:
                self._warned = asked.action
                number = self.outlook.draws(()) or 0
                self.house.stage.toast(self.house.words.count("polyester.bust.sure", number))
            else:
                self._warned = None
                self.act(asked.action, id)

    def _hopeless(self, action: Action) -> bool:
        """Rule poly.bust.sure: a draw that cannot succeed is asked about once."""
        if not isinstance(action, (Draw, Ride)) or self.refusal(action):
            return False
        return self.outlook.chance(self.outlook.draws(()) or 0) >= 1

    def _sort(self, view: State) -> None:
        """By rank, then by fabric and colour; once more, by fabric first. Locked cards stay where they are."""
        self.finish()
        slots = open_slots(view)
        spots = sorted(self._order[slot] for slot in slots)

        def by_rank(slot: int) -> tuple[int, ...]:
            card = view.hand[slot] or Card(0)
            shade = colour(card)
            return rank(card), *_kind(card), int(shade is not None and shade.value == "b")

        def by_fabric(slot: int) -> tuple[int, ...]:
            card = view.hand[slot] or Card(0)
            return *_kind(card), rank(card)

        ways = [tuple(sorted(slots, key=key)) for key in (by_rank, by_fabric)]
        shown = tuple(sorted(slots, key=lambda slot: self._order[slot]))
        self._reorder(dict(zip(ways[1 if shown == ways[0] else 0], spots, strict=True)))

    def drop(self, card: Card, x: float, y: float) -> None:
        """A card let go on another's place changes places with it."""
        view = self.view
        at, slot = self._places(view), view.hand.index(card) if card in view.hand else None
        if slot is None or slot not in open_slots(view):
            return
        near = min(range(len(at.cards)), key=lambda n: (at.cards[n][0] - x) ** 2 + (at.cards[n][1] - y) ** 2)
        other = self._order.index(near)
        inside = cards.card_rect(at.cards[near], at.width * 1.3).collidepoint(x, y)
        if inside and other in open_slots(view):
            self._reorder({slot: near, other: self._order[slot]}, (x, y), card)

    def nudge(self, card: Card, step: int) -> None:
        """A card changes places with the open one beside it."""
        view = self.view
        slots = sorted(open_slots(view), key=lambda slot: self._order[slot])
        found = [place for place, slot in enumerate(slots) if view.hand[slot] == card]
        if found and 0 <= found[0] + step < len(slots):
            slot, other = slots[found[0]], slots[found[0] + step]
            self._reorder({slot: self._order[other], other: self._order[slot]})

    def _reorder(self, moved: dict[int, int], start: tuple[float, float] | None = None, card: Card = HIDDEN) -> None:
        """Shows cards in other places; a dragged one starts from where it was let go."""
        if start and (sprite := self.sprites.get(card)):
            sprite.x, sprite.y = start
        before = self.layout(self.view)
        self._order = tuple(moved.get(slot, place) for slot, place in enumerate(self._order))
        stage(self._hand(before, self.layout(self.view)), (), self.rows)
        self.house.sounds.play("card_pat")

    def _reckon(self) -> bool:
        """Reckons what is to be shown next, between two frames in which nothing moves; True when it has."""
        if self.timeline.busy and self.timeline.now < self._calm:
            return False
        numbers = {self.outlook.draws(self.selected), self.outlook.draws(())}
        missing = [each for each in numbers if each is not None and self.outlook.known_chance(each) is None]
        if not missing:
            return False
        self.outlook.chance(missing[0])
        self.house.stage.change()
        return True


def _kind(card: Card) -> tuple[int]:
    return ("VSFM".index(fabric(card).value),)


SCENE = PolyesterScene
