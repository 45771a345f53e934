"""Polyester's table as it looks: where the cards lie, what is printed on them, and everything round them."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from pygame import FRect

from game.core.cards import Card
from game.core.events import Event
from game.core.match import Match
from game.core.zones import Seat
from game.games.polyester import objects, panels, scene_buttons, scene_words, speech
from game.games.polyester.faces import ActionPrint, FabricPrint, stitches
from game.games.polyester.outlook import HAND, Outlook
from game.games.polyester.rules.actions import Action
from game.games.polyester.rules.cards import ACE, action_card, colour, fabric, parse, rank
from game.games.polyester.rules.scale import scale_of
from game.games.polyester.rules.state import (
    CLEARED,
    PILE,
    Phase,
    State,
    draw_slots,
    open_cards,
    rewards_zone,
    slot_zone,
)
from game.games.polyester.scene_buttons import Situation
from game.games.polyester.scene_layout import Places, Wants, places
from game.games.polyester.shows import Shows
from game.session.table import Table
from game.ui import cards, paint, people, theme
from game.ui.canvas import Canvas
from game.ui.ground import Ground
from game.ui.house import House
from game.ui.sprites import Layout, Placement
from game.ui.table_scene import TableScene
from game.ui.theme import Face

REWARD = 44.0
"""Design units of a Reward's width."""
GHOST = theme.mixed(theme.CREAM, 70, theme.colour("#5A2A55"))
"""An empty place on the cloth."""
GLOWS = 10
"""Steps in which the lamp brightens: each is painted once."""
LEAST_PILE = 30.0
"""CSS pixels of width below which a sign stands for the pile."""


class PolyesterPicture(TableScene):
    """See `TableScene` for what each method means. No rule is decided here."""

    def __init__(self, house: House, table: Table) -> None:
        super().__init__(house, table)
        self._shows = Shows(self._line, self._set_glow)
        self.rows = self._shows.rows()
        self._order: tuple[int, ...] = tuple(range(table.match.options.hand))
        """By slot: in which place of the hand its card is shown. Sorting and dragging change it."""
        self._ended: dict[Seat, Event] = {}
        self._recent: tuple[Event, ...] = ()
        self._outlook: tuple[Match[Any, Any], Outlook] | None = None
        self._warned: Action | None = None
        self._placed: tuple[object, Places] | None = None
        self._numbers = Ground()
        self._calm = 0.0
        """From when on nothing moves any more: what is left of the timeline is time to look."""

    def _set_glow(self, glow: float) -> None:
        self.glow = round(glow * GLOWS) / GLOWS

    def _line(self, event: Event) -> str:
        return next(iter(self.lines((event,))), "")

    # Where things lie

    @property
    def _mine(self) -> bool:
        """Whether the person at the screen is to act."""
        seat = self.table.viewer
        return seat in self.table.persons and seat in self.table.box.game.to_act(self.table.match.state)

    def _seats(self) -> list[Seat]:
        """In the order of the tags: the only person last, nearest to themselves."""
        count = self.table.match.seats
        first = self.table.persons[0] + 1 if len(self.table.persons) == 1 else 0
        return [Seat((first + number) % count) for number in range(count)]

    def _places(self, view: State) -> Places:
        extra = tuple(each.place for each in scene_buttons.extras(self._situation(view)))
        wants = Wants(len(view.hand), len(view.scores), view.options.action_cards, extra)
        key = self.house.screen, self.house.words.language, self.area.topleft, self.area.size, wants
        if not self._placed or self._placed[0] != key:
            self._placed = key, places(self.area, self.house.screen, wants)
        return self._placed[1]

    def layout(self, view: State) -> Layout:
        """The hand, and every seat's Rewards."""
        at = self._places(view)
        zones = {PILE: Placement(*at.pile, at.pile_width, up=False)}
        zones[CLEARED] = Placement(at.cards[0][0], self.house.screen.height + at.width, at.width, up=True)
        lying: dict[Any, Placement] = {}
        for slot, card in enumerate(view.hand):
            spot = Placement(*at.cards[self._order[slot]], at.width, order=self._order[slot])
            zones[slot_zone(slot)] = spot
            if card is not None:
                lying[card] = spot
        for seat, area in zip(self._seats(), at.rewards, strict=True):
            spots = _rewards(area, len(view.rewards[seat]), self.house.screen.px(REWARD))
            zones[rewards_zone(seat)] = spots[0]
            lying |= dict(zip(view.rewards[seat], spots, strict=False))
        return Layout(lying, zones, Placement(*at.pile, at.pile_width, up=False))

    def _situation(self, view: State) -> Situation:
        words, outlook, selected = self.house.words, self.outlook, self.selected
        chance = outlook.known_chance(len(draw_slots(view))) if view.phase is Phase.CHOOSE else None
        return Situation(
            words,
            view,
            selected,
            outlook.tally(selected),
            mine=self._mine,
            draws=outlook.draws(selected) or 0,
            chance="" if chance is None else scene_words.percent(words, chance),
            brief=self.house.screen.compact,
            warned=self._warned,
        )

    # How it looks

    def face(self, card: Card) -> cards.Print:
        """In the player's language, locked as it looks at this moment."""
        return _print(self.house, card, card in self._shows.moment.sewn, self._wild(card))

    def _wild(self, card: Card) -> bool:
        return action_card(card) is None and scale_of(self.table.match.options).wild[card]

    @staticmethod
    def picture(house: House, notation: str) -> cards.Print:
        """The card of that short name, as the rules show it: Aces as the wild cards they are by default."""
        card = parse(notation)
        return _print(house, card, False, action_card(card) is None and rank(card) == ACE)

    def state(self, view: State, card: Card) -> cards.State:
        """Locked cards lie flat; what would make the selection worth more is lit."""
        if card in self._shows.moment.sewn:
            return cards.State(flat=True)
        if view.phase is Phase.OFFER and card in open_cards(view):
            return cards.State(dimmed=True)
        return cards.LIT if card in self._lit(view) else cards.REST

    def _lit(self, view: State) -> Collection[Card]:
        """With a selection, the cards that would add to it; before, those that can be part of a lock."""
        if not self._mine or view.phase not in HAND or self.timeline.busy:
            return ()
        if self.selected:
            return self._gains(view).keys()
        return self.outlook.useful if view.phase is Phase.LOCK else ()

    def _gains(self, view: State) -> Mapping[Card, int]:
        return self.outlook.gains(self.selected) if self._mine and view.phase in HAND else {}

    def draw_under(self, canvas: Canvas, view: State) -> None:
        """Tape, what happened, pile, chance, empty places."""
        at, words = self._places(view), self.house.words
        target = view.options.target
        objects.draw_tape(canvas, at.tape, at.upright, target)
        if at.heading:
            style = paint.style(canvas, Face.EXTRA_BOLD, theme.HEADING, theme.CREAM)
            canvas.fitted(words.say("polyester.race", target=target), style, at.heading)
        panels.draw_last(canvas, at.last, self._told(view))
        if at.pile_width < LEAST_PILE:
            self._draw_count(canvas, view, at)
        else:
            self._draw_pile(canvas, view, at)
        if at.shared:
            paint.dark(canvas, at.pot.union(at.bust))
        panels.draw_bust(canvas, at.bust, self._bust(view), bare=at.shared)
        for slot, card in enumerate(view.hand):
            if card is None and view.phase is not Phase.OVER:
                place = cards.card_rect(at.cards[self._order[slot]], at.width)
                canvas.dashed(place, at.width * cards.CORNER, GHOST, paint.thin(canvas, 2.4), 11, 8)

    def under_key(self, view: State) -> object:
        """What happened, and the chance: nothing of it counts while cards move."""
        return self._warned, self._recent, self._order, self._bust(view)

    def draw_live(self, canvas: Canvas, view: State) -> None:
        """Tags, markers and pot, which count; they are kept while their numbers stand still."""
        moment, ground = self._shows.moment, self._ground_key(view)
        counted = round(moment.pot), tuple(map(round, moment.scores)), moment.turn, tuple(self._ended.items())
        key = (ground, counted) if ground else None
        self._numbers.draw(canvas, key, lambda: self._draw_numbers(canvas, view, self._places(view)))

    def _draw_numbers(self, canvas: Canvas, view: State, at: Places) -> None:
        self._draw_tags(canvas, view, at)
        objects.draw_markers(canvas, at.tape, at.upright, view.options.target, self._markers())
        chooses = bool(self.selected) if self._mine and view.phase in HAND else None
        tally, points = self.outlook.tally(self.selected), self._shows.moment.pot
        pot = scene_words.pot(self.house.words, view, tally, points, chooses)
        panels.draw_pot(canvas, at.pot, pot, bare=at.shared)

    def _told(self, view: State) -> list[str]:
        """What happened last, before anything has, what is played: the whole, then less and less of it."""
        words, lines = self.house.words, self.lines(self._recent)
        if lines:
            return [" ".join(lines[start:]) for start in range(len(lines))]
        race = words.say("polyester.race", target=view.options.target)
        return [self.table.box.speech.options(words, view.options), race]

    def _draw_tags(self, canvas: Canvas, view: State, at: Places) -> None:
        words, names, moment = self.house.words, self.house.names(self.table), self._shows.moment
        for seat, rect in zip(self._seats(), at.tags, strict=True):
            marker = self._marker(seat)
            note = scene_words.note(words, view, seat, self._ended)
            score = words.number(round(moment.scores[seat]))
            active = seat == moment.turn and view.phase is not Phase.OVER
            tag = paint.Tag(names[seat], score, note, marker.colour, marker.letter, active)
            paint.name_tag(canvas, rect, tag)

    def _marker(self, seat: Seat) -> objects.Marker:
        shade = people.colour(self.table.sitters, seat)
        sign = people.sign(self.house.names(self.table).by_seat, seat)
        return objects.Marker(self._shows.moment.scores[seat], shade, sign)

    def _markers(self) -> list[objects.Marker]:
        return [self._marker(seat) for seat in self._seats()]

    def _draw_count(self, canvas: Canvas, view: State, at: Places) -> None:
        """A sign and a number where there is no room for a pile."""
        size = at.pile_width
        canvas.icon("draw", (at.count.centerx, at.count.centery - size * 0.4), size, theme.CREAM)
        style = theme.Size(14, 14)
        number = paint.style(canvas, Face.EXTRA_BOLD, style, theme.CREAM)
        place = FRect(at.count.left, at.count.centery + size * 0.1, at.count.width, number.size)
        canvas.text(self.house.words.number(len(view.pile)), number, place, (0.5, 0.5))

    def _draw_pile(self, canvas: Canvas, view: State, at: Places) -> None:
        lie = cards.State(flat=True)
        for number in range(min(4, -(-len(view.pile) // 12)), 0, -1):
            shift = canvas.screen.px(2.5) * (number - 1)
            centre = (at.pile[0] + shift, at.pile[1] - shift)
            cards.draw_card(canvas, cards.BACK, cards.card_rect(centre, at.pile_width), lie)
        style = paint.style(canvas, Face.SENTENCE, theme.BODY, theme.CREAM)
        if at.rounds:
            style = paint.style(canvas, Face.EXTRA_BOLD, theme.BODY, theme.CREAM)
            canvas.text(self.house.words.number(len(view.pile)), style, at.count, (0.5, 1.0))
        else:
            canvas.fitted(self.house.words.count("polyester.pile", len(view.pile)), style, at.count)

    def draw_over(self, canvas: Canvas, view: State) -> None:
        """Chips and hint, and whatever is on show."""
        at, moment = self._places(view), self._shows.moment
        gained = self._gains(view) if not self.timeline.busy else {}
        for card, points in gained.items():
            if sprite := self.sprites.get(card):
                place = cards.card_rect((sprite.x, sprite.y), sprite.width)
                gain = self.house.words.say("polyester.pot.gain", points=points)
                objects.draw_chip(canvas, place, gain)
        if at.hint and gained:
            self._draw_hint(canvas, at.hint, gained)
        for card, share in moment.sewing.items():
            if sprite := self.sprites.get(card):
                place = cards.card_rect((sprite.x, sprite.y), sprite.width)
                canvas.blit(stitches(canvas.dots(sprite.width), share), place.left, place.top)
        self._draw_shows(canvas, at)

    def _draw_hint(self, canvas: Canvas, place: FRect, gained: Mapping[Card, int]) -> None:
        best = max(gained, key=lambda card: (gained[card], -rank(card)))
        tally = self.outlook.tally((*self.selected, best))
        style = paint.style(canvas, Face.SENTENCE, theme.Size(16, 16), theme.CREAM)
        canvas.fitted(speech.fits(self.house.words, best, tally), style, place, (0.5, 0.5))

    def _draw_shows(self, canvas: Canvas, at: Places) -> None:
        moment, hand = self._shows.moment, _around(at)
        if moment.rip > 0:
            seam = FRect(hand.left, 0, hand.width * moment.rip, hand.width * 0.25)
            seam.midleft = (hand.left, hand.top + hand.height * 0.56)
            with canvas.clip(seam):
                whole = FRect(seam.left, seam.top, hand.width, seam.height)
                canvas.picture("objects/torn_seam.png", whole)
        if moment.pour:
            seat, share = moment.pour
            for centre, size, shade in objects.pour(_tin(at, canvas), self._goal(canvas, at, seat), share):
                paint.sewing_button(canvas, centre, max(6.0, canvas.screen.px(13)) * size, shade)
        if moment.plate > 0 and moment.banner:
            side = min(hand.width, hand.height) * 0.5
            plate = FRect(hand.centerx - side / 2, hand.top - (1 - moment.plate) * hand.bottom, side, side)
            canvas.picture("objects/plate.png", plate)
        if moment.banner:
            upper = FRect(hand.left, hand.top, hand.width, hand.height * (0.5 if moment.rip else 1.0))
            panels.draw_banner(canvas, upper, moment.banner, moment.loss)

    def _goal(self, canvas: Canvas, at: Places, seat: Seat) -> tuple[float, float]:
        spot = objects.along(at.tape, at.upright, self._shows.moment.scores[seat], self.view.options.target)
        return objects.marker_place(canvas, at.tape, at.upright, spot)

    @property
    def outlook(self) -> Outlook:
        """What the rules say about the hand as it lies."""
        if not self._outlook or self._outlook[0] is not self.table.match:
            self._outlook = self.table.match, Outlook(self.view)
        return self._outlook[1]

    def _chance(self) -> float | None:
        """The chance that the draw in question fails, once it has been reckoned."""
        return self.outlook.known_chance(self.outlook.draws(self.selected))

    def _bust(self, view: State) -> panels.BustWords:
        number = self.outlook.draws(self.selected)
        told = scene_words.bust(self.house.words, view, number, self._chance(), self._mine)
        if self._warned and number is not None:
            return replace(told, why=self.house.words.count("polyester.bust.sure", number))
        return told


def _print(house: House, card: Card, sewn: bool, wild: bool) -> cards.Print:
    words = house.words
    if kind := action_card(card):
        name = kind.name.lower()
        return ActionPrint(name, words.say(f"polyester.action_card.{name}"))
    cloth, shade = fabric(card).name.lower(), colour(card)
    finish = shade.name.lower() if shade else "illustrated"
    return FabricPrint(
        "A" if rank(card) == ACE else str(rank(card)),
        cloth,
        finish,
        words.say(f"polyester.colour.{finish}").upper() if shade else "",
        words.say(f"polyester.fabric.{cloth}").upper(),
        words.say("polyester.wild").upper() if wild else "",
        words.say("polyester.locked").upper() if sewn else "",
        house.faces.large_print,
    )


def _rewards(area: FRect, count: int, most: float) -> list[Placement]:
    """Where so many Rewards lie in front of a seat, at least one place."""
    width = max(8.0, min(most, area.width, area.height / cards.HEIGHT))
    step = min(width * 1.1, (area.width - width) / max(1, count - 1)) if count > 1 else 0.0
    down = min(width * 0.3, (area.height - width * cards.HEIGHT) / max(1, count - 1)) if step < width * 0.3 else 0.0
    left, top = area.left + width / 2, area.top + width * cards.HEIGHT / 2
    return [Placement(left + step * n, top + max(0.0, down) * n, width, order=20 + n) for n in range(max(1, count))]


def _around(at: Places) -> FRect:
    """The rectangle that the hand fills."""
    first, last = cards.card_rect(at.cards[0], at.width), cards.card_rect(at.cards[-1], at.width)
    return first.union(last)


def _tin(at: Places, canvas: Canvas) -> tuple[float, float]:
    return at.pot.left + min(canvas.screen.px(66), at.pot.width / 3), at.pot.top + min(
        canvas.screen.px(62), at.pot.height / 2
    )
