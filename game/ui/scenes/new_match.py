"""The new-match dialog: options from the game's choices, people round the table, a seed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from string import digits
from typing import Any

from game.bots import Level
from game.core.choices import Choice, open_for, settled
from game.core.zones import Seat
from game.games import Boxed
from game.session.links import SEED_DIGITS, Asked, link, spelt
from game.session.seats import NAME_LETTERS, Absent, Guest, Person, Sitter, usual_level
from game.session.table import Table
from game.ui import people
from game.ui.chance import random_seed
from game.ui.fields import Button, Buttons, Field, Segments, Stepper, Switch
from game.ui.form import Item, Labelled, Pair, Paragraph, Row, note
from game.ui.house import House
from game.ui.scene import Intent, Typed
from game.ui.sheet import ONWARD, Sheet
from game.ui.widget import Look

MOST_SEGMENTS = 4
"""A choice of more values is a stepper."""
USUAL_SEATS = 4


@dataclass(frozen=True, slots=True)
class Place:
    """A seat while it is being chosen."""

    bot: bool
    name: str = ""
    """Empty for the person who is called "You"."""
    level: Level | None = None
    """A bot's own; None when the difficulty of the match says it."""


class NewMatch(Sheet):
    """Ends in a table, or in nothing."""

    def __init__(self, house: House, box: Boxed, asked: Asked | None = None) -> None:
        super().__init__(house)
        self.box = box
        self.options: Any = asked.options if asked else box.game.types["options"]()
        self.seed = asked.seed if asked else ""
        self._first = asked.first if asked else None
        self._open = house.doors.open_match(box) is not None
        self.more = any(each.more and self._set(each) for each in box.choices)
        names = people.GUESTS
        most = (asked.seats if asked else None) or min(USUAL_SEATS, max(box.game.seats))
        self.places = [Place(False), *(Place(True, names[number]) for number in range(most - 1))]

    def title(self) -> str:
        """With the game's name."""
        return self.house.words.say("house.new.title", game=self.house.game_name(self.box.id))

    def columns(self) -> Sequence[Sequence[Item]]:
        """Options at the left, people and the way on at the right."""
        return self._options(), self._people()

    def foot(self) -> Sequence[Item]:
        """On a small screen, the one button that matters."""
        return [] if self._two() else [Buttons([self._deal_button()])]

    def _two(self) -> bool:
        return not self.house.screen.portrait and not self.house.screen.compact and self.house.screen.text < 1.3

    def _options(self) -> list[Item]:
        common = [each for each in self.box.choices if not each.more]
        extra = [each for each in self.box.choices if each.more and self.more]
        words = self.house.words
        seed = Field("seed", words.say("house.new.seed"), self.seed, words.say("house.new.seed.random"))
        small: list[Item] = [self._choice(each) for each in common if self._stepped(each)]
        small.insert(1, Labelled(seed.label, seed))
        return [
            *(self._choice(each) for each in common if not self._stepped(each)),
            *_paired(small),
            *(self._choice(each) for each in extra),
        ]

    def _people(self) -> list[Item]:
        words = self.house.words
        rows: list[Item] = [Paragraph("people", words.say("house.new.people"))]
        rows += [self._row(number) for number in range(len(self.places))]
        if len(self.places) < max(self.box.game.seats):
            most = words.count("house.new.add.note", max(self.box.game.seats))
            rows.append(Row("add", words.say("house.new.add"), most, icon="plus", empty=True))
        further = any(each.more for each in self.box.choices)
        more = [Button("more", words.say("house.new.fewer" if self.more else "house.new.more"))] if further else []
        lid = [Button("lid", words.say("house.lid.open"))] if self.box.has("collection") else []
        rows.append(Buttons([*more, Button("link", words.say("house.new.link")), *lid]))
        return [*rows, Buttons([self._deal_button()])] if self._two() else rows

    def _deal_button(self) -> Button:
        words = self.house.words
        under = "house.new.deal.aside" if self._open else "house.new.deal.first"
        return Button("deal", words.say("house.new.deal"), words.say(under), key="return", look=Look.PRIMARY)

    # Choices

    def _set(self, choice: Choice) -> bool:
        default = getattr(self.box.game.types["options"](), choice.field)
        return bool(getattr(self.options, choice.field) != default)

    def _stepped(self, choice: Choice) -> bool:
        return len(choice.values) > MOST_SEGMENTS

    def _choice(self, choice: Choice) -> Item:
        words, field, off = self.house.words, choice.field, self._closed(choice)
        label, chosen = words.say(f"{self.box.id}.option.{field}"), getattr(self.options, field)
        place = choice.values.index(chosen)
        if set(choice.values) == {True, False}:
            told = words.say("house.new.switch", option=label, value=self._value(choice, chosen))
            return Switch(f"switch:{field}", told, chosen, self._note(choice, chosen), off)
        labels = [self._value(choice, each) for each in choice.values]
        if not self._stepped(choice):
            return Labelled(
                label, Segments(f"set:{field}", labels, place, label, off), off or self._note(choice, chosen)
            )
        less = words.say("house.less", what=label)
        more = words.say("house.more", what=label)
        first, last = words.say("house.new.least"), words.say("house.new.most")
        stepper = Stepper(
            f"step:{field}",
            labels[place],
            label,
            less,
            more,
            off or (first if place == 0 else ""),
            off or (last if place == len(labels) - 1 else ""),
        )
        return Labelled(label, stepper, off or self._note(choice, chosen))

    def _value(self, choice: Choice, value: Any) -> str:
        return self.house.words.say(f"{self.box.id}.option.{choice.field}.{spelt(value)}")

    def _note(self, choice: Choice, value: Any) -> str:
        """What the value means beside the others; what it means; what the option means; or nothing."""
        words, key = self.house.words, f"{self.box.id}.option.{choice.field}"
        beside = [f"{key}.note.{each.field}.{spelt(getattr(self.options, each.field))}" for each in self.box.choices]
        keys = (*beside, f"{key}.{spelt(value)}.note", f"{key}.note")
        return next((words.say(each) for each in keys if words.has(each)), "")

    def _closed(self, choice: Choice) -> str:
        if open_for(choice, self.options) or not choice.needs:
            return ""
        field, values = choice.needs
        other = next(each for each in self.box.choices if each.field == field)
        option = self.house.words.say(f"{self.box.id}.option.{field}")
        value = " / ".join(self._value(other, each) for each in values)
        return self.house.words.say("house.new.needs", option=option, value=value)

    def _choose(self, field: str, value: Any) -> None:
        self.options = settled(self.box.choices, replace(self.options, **{field: value}))

    # People

    def level(self, place: Place) -> Level:
        """How strong a bot is."""
        return place.level or self.preset()

    def preset(self) -> Level:
        """What the difficulty of the match makes of every bot, if the game has any."""
        return usual_level(self.options)

    def sitters(self) -> tuple[Sitter, ...]:
        """The people as the session knows them."""
        absent = self._absent()
        return tuple(
            Absent(self._absent_name(absent, number)) if number in absent else self._sitter(each)
            for number, each in enumerate(self.places)
        )

    def _sitter(self, place: Place) -> Sitter:
        return Guest(place.name, self.level(place)) if place.bot else Person(place.name.strip())

    def _absent(self) -> tuple[int, ...]:
        """The places for which the table plays."""
        return self.box.customs.absent(self.options, len(self.places)) if self.box.has("customs") else ()

    def _absent_name(self, absent: tuple[int, ...], number: int) -> str:
        words, key = self.house.words, f"{self.box.id}.absent"
        return words.say(f"{key}.number", number=absent.index(number) + 1) if len(absent) > 1 else words.say(key)

    def _row(self, number: int) -> Row:
        place, sitters, words = self.places[number], self.sitters(), self.house.words
        names = [self.house.name(each) for each in sitters]
        if isinstance(sitters[number], Absent):
            under = words.say("house.new.absent")
        elif not place.bot:
            under = words.say("house.new.person")
        else:
            own = ".own" if place.level and place.level is not self.preset() else ""
            under = words.say(f"house.new.bot.{self.level(place).value}{own}")
        return Row(f"place:{number}", names[number], under, people.sign(names, number), people.colour(sitters, number))

    # What the player does

    def handle(self, intent: Intent) -> None:
        """The seed takes digits only."""
        if isinstance(intent, Typed):
            self.seed = "".join(each for each in intent.text if each in digits)[:SEED_DIGITS]
        else:
            super().handle(intent)

    def press(self, id: str) -> None:
        """Choices, people, and on to the table."""
        kind, _, rest = id.partition(":")
        match kind:
            case "set":
                field, _, number = rest.rpartition(":")
                self._choose(field, self._values(field)[int(number)])
            case "switch":
                self._choose(rest, not getattr(self.options, rest))
            case "step":
                field, _, way = rest.rpartition(":")
                values = self._values(field)
                place = values.index(getattr(self.options, field)) + (1 if way == "more" else -1)
                self._choose(field, values[place])
            case "place":
                self._edit(int(rest))
            case "add":
                self.places.append(Place(True, people.free_name(self.sitters())))
            case "more":
                self.more = not self.more
            case "lid":
                self.house.doors.lid(self.box)
            case "link":
                self._copy_link()
            case "deal":
                self.deal()

    def _edit(self, number: int) -> None:
        if number in self._absent():
            self.house.stage.toast(self.house.words.say("house.new.absent.why"))
        else:
            self.house.stage.push(SeatSheet(self.house, self, number))

    def _values(self, field: str) -> Sequence[Any]:
        return next(each.values for each in self.box.choices if each.field == field)

    def deal(self) -> None:
        """Begins the match that has been chosen."""
        seed = int(self.seed) if self.seed else random_seed()
        self.house.doors.start(Table.start(self.box, self.options, self.sitters(), seed, self._begins()))

    def _begins(self) -> Seat | None:
        """Whom a link has begin, if that seat is still there."""
        return None if self._first is None or self._first >= len(self.places) else self._first

    def _copy_link(self) -> None:
        host, words = self.house.host, self.house.words
        address = host.address(link(self.box, self.options, self.seed, len(self.places), self._begins()))
        key = "house.new.link.copied" if host.copy(address) else "house.new.link.refused"
        self.house.stage.toast(words.say(key, link=address))


class SeatSheet(Sheet):
    """Who sits on one place."""

    width = 620.0

    def __init__(self, house: House, match: NewMatch, number: int) -> None:
        super().__init__(house)
        self.match, self.number = match, number

    @property
    def place(self) -> Place:
        """The place as it is."""
        return self.match.places[self.number]

    def title(self) -> str:
        """By number."""
        return self.house.words.say("house.seat.title", number=self.number + 1)

    def columns(self) -> Sequence[Sequence[Item]]:
        """Person or bot, name, and how strong a bot is."""
        words, place = self.house.words, self.place
        kinds = [words.say("house.seat.person"), words.say("house.seat.bot")]
        who = words.say("house.seat.who")
        name = words.say("house.seat.name")
        items: list[Item] = [
            Labelled(who, Segments("kind", kinds, int(place.bot), who)),
            Labelled(name, Field("name", name, place.name, words.say("house.you"))),
        ]
        if place.bot:
            levels = [words.say(f"house.level.{each.value}") for each in Level]
            strong = words.say("house.seat.strength")
            chosen = list(Level).index(self.match.level(place))
            items.append(Labelled(strong, Segments("level", levels, chosen, strong)))
            if not place.level:
                items.append(note("preset", words.say("house.seat.preset")))
        return [items]

    def foot(self) -> Sequence[Item]:
        """Back, or away with it."""
        words = self.house.words
        few = len(self.match.places) <= min(self.match.box.game.seats)
        off = words.count("house.seat.few", min(self.match.box.game.seats)) if few else ""
        return [
            Buttons(
                [
                    Button("remove", words.say("house.seat.remove"), icon="trash", off=off),
                    Button(ONWARD, words.say("house.seat.done"), key="return", look=Look.PRIMARY),
                ]
            )
        ]

    def handle(self, intent: Intent) -> None:
        """The name as it is typed."""
        if isinstance(intent, Typed):
            self.match.places[self.number] = replace(self.place, name=intent.text[:NAME_LETTERS])
        else:
            super().handle(intent)

    def press(self, id: str) -> None:
        """Changes the place."""
        places, place = self.match.places, self.place
        match id.split(":"):
            case ["kind", "0"] if place.bot:
                places[self.number] = Place(False, "" if self._nobody_is_you() else self._person_name())
            case ["kind", "1"] if not place.bot:
                places[self.number] = Place(True, people.free_name(self.match.sitters()))
            case ["level", number]:
                places[self.number] = replace(place, level=list(Level)[int(number)])
            case ["remove"]:
                places.pop(self.number)
                self.house.stage.pop()

    def _nobody_is_you(self) -> bool:
        return not any(not each.bot and not each.name for each in self.match.places)

    def _person_name(self) -> str:
        return self.house.words.say("house.seat.person.number", number=self.number + 1)

    def back(self) -> None:
        """Nobody stays without a name but one person, who is "You"."""
        place = self.place
        if not place.name.strip() and (place.bot or not self._only_you()):
            name = people.free_name(self.match.sitters()) if place.bot else self._person_name()
            self.match.places[self.number] = replace(place, name=name)
        super().back()

    def _only_you(self) -> bool:
        return sum(not each.bot and not each.name.strip() for each in self.match.places) == 1


def _paired(items: Sequence[Item]) -> list[Item]:
    """Small items two by two."""
    pairs = [items[start : start + 2] for start in range(0, len(items), 2)]
    return [Pair(pair[0], pair[1]) if len(pair) == 2 else pair[0] for pair in pairs]
