"""Trash Poker's table as it looks: what is chosen and lit, what is printed on the cards, and everything round them."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from pygame import FRect

from game.core.cards import HIDDEN, Card
from game.games.trash_poker import board, faces, objects, panel, scene_words
from game.games.trash_poker.backs import BackPrint
from game.games.trash_poker.rivals import rival
from game.games.trash_poker.rules.backing import Backing, backing
from game.games.trash_poker.rules.cards import STARS, origin, parse
from game.games.trash_poker.rules.duties import collectible
from game.games.trash_poker.rules.options import PLACES, ROUNDS
from game.games.trash_poker.rules.ranks import PLAYED, Area, room
from game.games.trash_poker.rules.reading import UPGRADE_POINTS, Reading, best_stars, evaluate
from game.games.trash_poker.rules.rounds import jokers_in
from game.games.trash_poker.rules.stars import StarChoice
from game.games.trash_poker.rules.state import Duty, Phase, State
from game.games.trash_poker.scene_buttons import Asked, Situation, asked
from game.games.trash_poker.scene_layout import Piles, Places, Pot, spaces, tiles
from game.games.trash_poker.scene_table import FROM_DISCARDS, PokerTable
from game.ui import cards, paint, theme
from game.ui.canvas import Canvas
from game.ui.house import House
from game.ui.meld_marks import draw_banner, draw_ghost
from game.ui.sprites import Key, Spot, Sprite
from game.ui.text import Style
from game.ui.theme import Face
from game.ui.widget import Look


class PokerPicture(PokerTable):
    """See `TableScene` for what each method means. No rule is decided here."""

    # What the chosen cards are worth

    def _backing(self, view: State) -> Backing:
        place = view.places[self._bottom]
        return self._once("backing", lambda: backing(place.upgrades, place.trash))

    def _star_choices(self, view: State, played: Sequence[Card]) -> tuple[StarChoice, ...]:
        """What the stars among these cards stand for: as the person has chosen, else what is best."""
        best = best_stars(played, self._backing(view))
        return tuple(self._stars.get(each.card, each) for each in best)

    def _weighed(self, view: State) -> tuple[Card, ...]:
        """The cards that are being weighed: what is chosen, or what is kept."""
        place, duty = view.places[self._bottom], self._asked(view)
        if duty is Duty.SELECT:
            return self.selected
        if duty in (Duty.REDRAW, Duty.THREES):
            kept = (card for card in place.hand if card not in self.selected and card != HIDDEN)
            return tuple(card for card in kept if self.sprites.get(card))  # not before they are dealt
        return tuple(card for card in place.played if card != HIDDEN) if view.phase is Phase.DRAW else ()

    def _worth(self, view: State) -> tuple[Reading, panel.Panel] | None:
        """What they are worth, and the same in words."""
        weighed = self._weighed(view)
        if not weighed:
            return None
        key = "reading", self._asked(view), weighed, tuple(self._stars.items())
        return self._once(key, lambda: self._read(view, weighed))

    def _read(self, view: State, weighed: tuple[Card, ...]) -> tuple[Reading, panel.Panel]:
        behind, words = self._backing(view), self.house.words
        played, stars = weighed, self._star_choices(view, weighed)
        if len(weighed) > PLAYED:
            fives = ((five, best_stars(five, behind)) for five in combinations(weighed, PLAYED))
            played, stars = max(fives, key=lambda each: evaluate(each[0], each[1], behind).key)
        elif view.phase is Phase.DRAW and (own := view.places[self._bottom].stars):
            stars = own
        reading = evaluate(played, stars, behind)
        forced = rival(played, stars, behind, reading)
        return reading, scene_words.reading_panel(words, reading, forced, stars)

    def _situation(self, view: State) -> Situation | None:
        pending = self._pending(view)
        if not pending:
            return None
        words, names = self.house.words, self.house.names(self.table)
        stars: tuple[StarChoice, ...] = ()
        if pending.duty is Duty.SELECT and any(STARS[card] for card in self.selected):
            stars = self._star_choices(view, self.selected)
        opened = self._open(view)
        return Situation(words, names, view, self._bottom, pending, opened, self.selected, self._top, stars)

    def _buttons(self, view: State) -> tuple[Asked, ...]:
        of = self._situation(view)
        return asked(of) if of else ()

    def _panel(self, view: State) -> panel.Panel:
        """What the panel says now."""
        words, pending = self.house.words, self._pending(view)
        found = self._worth(view)
        if found and (not pending or pending.duty is Duty.SELECT):
            return found[1]
        if pending:
            guide = scene_words.guide(words, view, self._bottom, pending, self.selected)
            if not found:
                return guide
            return replace(found[1], notes=guide.notes)
        if not view.round:
            return panel.Panel(words.say("trash_poker.round.setup"))
        return panel.Panel(words.say("trash_poker.panel.quiet", round=view.round), notes=self._standing(view))

    def _standing(self, view: State) -> tuple[str, ...]:
        """Who is in which place, while there are places."""
        words, names = self.house.words, self.house.names(self.table)
        told = (
            words.say("trash_poker.panel.place", place=place, name=names[seat], points=view.points[seat])
            for place, seat in enumerate(view.order, 1)
        )
        return (", ".join(told),) if view.order else (words.say("trash_poker.panel.waiting"),)

    # What is lit

    def _lit(self, view: State) -> frozenset[Card]:
        """The cards that can be used now."""
        seat, duty = self._bottom, self._asked(view)
        if duty is Duty.COLLECT:
            return frozenset(collectible(view, seat))
        if duty is Duty.PUT_BACK:
            return frozenset(view.jokers)
        if duty in FROM_DISCARDS or duty is Duty.POT:
            return frozenset(card for _, _, card in self._spread(view))
        if duty in (Duty.CHOOSE, Duty.SHUFFLE):
            return frozenset(card for _, _, card in self._spread(view))
        return frozenset()

    def _lit_areas(self, view: State) -> list[bool]:
        """By tile: where the chosen card could go, else what raises the hand that is weighed."""
        counts = view.places[self._bottom].upgrades
        if self._asked(view) is Duty.UPGRADE:
            chosen = bool(self.selected) or self._top
            open_ = [chosen and room(counts, area) for area in Area]
            return [open_[0] or open_[1], *open_[2:]]
        found = self._worth(view)
        raised = (
            UPGRADE_POINTS[found[0].hand][0]
            if found and any(line.source == "upgrades" for line in found[0].tally)
            else None
        )
        return [raised is not None and place == raised - 1 for place in range(6)]

    # How it looks

    def face(self, card: Card) -> cards.Print:
        """In the colours the person wants."""
        words, wanted = self.house.words, self.house.faces
        key = card, words.language, wanted.four_colours, self._large
        if key not in self._faces:
            self._faces[key] = faces.face(words, card, wanted.four_colours, self._large)
        return self._faces[key]

    @staticmethod
    def picture(house: House, notation: str) -> cards.Print:
        """The card of that short name, as the rules show it."""
        return faces.face(house.words, parse(notation), house.faces.four_colours, house.faces.large_print)

    def back(self, what: Key) -> cards.Print:
        """Each deck has its own."""
        owner: int | None = None
        if isinstance(what, Spot):
            owner = None if self.view.phase is Phase.CHOOSE else what.zone.owner
        elif isinstance(what, str):
            owner = int(what.split()[-1])
        elif what != HIDDEN:
            owner = origin(what)
        return faces.JOKER_BACK if owner is None or owner < 0 else BackPrint(owner)

    def state(self, view: State, card: Card) -> cards.State:
        """Lit where it can be used; own cards of the pot are dimmed while one collects."""
        lit, dimmed = self._once(("lit", self._duty), lambda: (self._lit(view), self._dimmed(view)))
        return cards.LIT if card in lit else cards.State(dimmed=True) if card in dimmed else cards.REST

    def _dimmed(self, view: State) -> tuple[Card, ...]:
        """Own cards of the pot, while one collects."""
        return view.places[self._bottom].pot if self._asked(view) is Duty.COLLECT else ()

    def draw_sprite(self, canvas: Canvas, view: State, sprite: Sprite) -> None:
        """Cards, rank markers and chips."""
        what = sprite.what
        if isinstance(what, str) and what.startswith("marker:"):
            objects.draw_sign(canvas, (sprite.x, sprite.y - sprite.lift), sprite.width / 2, int(what[7:]))
        elif isinstance(what, str) and what.startswith("chip:"):
            objects.draw_chip(canvas, (sprite.x, sprite.y - sprite.lift), sprite.width / 2)
        else:
            super().draw_sprite(canvas, view, sprite)

    def under_key(self, view: State) -> object:
        """What happened, what is chosen, and what counts while cards move."""
        moment = self._shows.moment
        counted = tuple(moment.chips), tuple(moment.tiles)
        chosen = self._tab, self._duty, self._top, tuple(self._stars.items())
        marked = self.sprites.get(f"marker:{self._bottom}") is not None
        bare = self._is_bare(self._places(view))
        return self._recent, self._order, chosen, counted, marked, bare, self._weighed(view), self.house.faces

    def draw_under(self, canvas: Canvas, view: State) -> None:
        """Everything but cards, from the top down."""
        at_ = self._places(view)
        self._draw_track(canvas, view, at_)
        self._draw_round(canvas, view, at_)
        self._draw_tags(canvas, view, at_)
        if at_.pot:
            self._draw_pot(canvas, at_.pot)
        self._draw_board(canvas, view, at_)
        self._draw_bin(canvas, view, at_)
        if at_.piles:
            self._draw_piles(canvas, view, at_.piles)
        if at_.spread.top:
            self._draw_top(canvas, at_.spread.top)
        if self._is_bare(at_):
            self._draw_recent(canvas, at_.spread.area)
        panel.draw_panel(canvas, at_.panel, self._panel(view))

    def _draw_track(self, canvas: Canvas, view: State, at_: Places) -> None:
        if not at_.track:
            return
        found = self._worth(view)
        lit = found[0].points if found else 0
        cells = spaces(at_.track, canvas.screen)
        objects.draw_track(canvas, at_.track, cells, lit)
        if found and not self.sprites.get(f"marker:{self._bottom}"):
            points = [0] * len(view.places)
            points[self._bottom] = lit
            spot = self.marker(at_, points, self._bottom)
            objects.draw_sign(canvas, (spot.x, spot.y), spot.width / 2, self._bottom)

    def _draw_round(self, canvas: Canvas, view: State, at_: Places) -> None:
        if not at_.round:
            return
        words, rect = self.house.words, at_.round
        left = [jokers_in(len(view.places), number) for number in range(max(1, view.round + 1), ROUNDS + 1)]
        shown = objects.draw_stacks(canvas, rect, left, faces.JOKER_BACK) if left else FRect(rect.right, rect.top, 0, 0)
        told = words.say("trash_poker.round.setup")
        if view.round:
            told = words.say("trash_poker.round", round=view.round, rounds=ROUNDS)
        title = paint.style(canvas, Face.EXTRA_BOLD, theme.HEADING, theme.CREAM)
        note = paint.style(canvas, Face.SENTENCE, theme.SMALLEST, objects.COOL)
        chips = ", ".join(map(str, PLACES[len(view.places)]))
        under = words.say("trash_poker.round.places", chips=chips)
        room = FRect(rect.left, rect.top, shown.left - rect.left - 8, rect.height)
        if rect.height >= title.line + note.line:
            middle = room.centery - (title.line + note.line) / 2
            canvas.fitted(told, title, FRect(room.left, middle, room.width, title.line))
            canvas.first((under,), note, FRect(room.left, middle + title.line, room.width, note.line))
            return
        canvas.fitted(told, title, room)
        begin = room.left + canvas.width(told, title) + 10
        canvas.first((under, ""), note, FRect(begin, room.top, room.right - begin, room.height))

    def _draw_tags(self, canvas: Canvas, view: State, at_: Places) -> None:
        words, moment = self.house.words, self._shows.moment
        names = self.house.names(self.table)
        for seat, rect in zip(self._seats(), at_.tags, strict=False):
            place = view.places[seat]
            tag = objects.Tag(
                names[seat],
                scene_words.status(words, view, seat),
                words.number(moment.chips[seat]),
                scene_words.counts(words, place),
                seat,
                view.phase is Phase.COLLECT and view.collecting[:1] == (seat,),
                moment.tiles[seat],
            )
            objects.draw_tag(canvas, rect, tag, False)

    def _draw_pot(self, canvas: Canvas, pot: Pot) -> None:
        words, px = self.house.words, canvas.screen.px
        canvas.rounded(pot.area, px(14), theme.colour("#0A1E1E"), alpha=72)
        edge = theme.mixed(theme.CREAM, 128, theme.colour("#1F5350"))
        canvas.dashed(pot.area, px(14), edge, paint.thin(canvas, 2), px(9), px(6))
        style = paint.style(canvas, Face.SENTENCE, theme.SMALLEST, theme.CREAM)
        if pot.cells and pot.cells[0].top - pot.area.top > style.size * 1.2:
            head = FRect(pot.area.left + px(14), pot.area.top + px(4), pot.area.width, style.line)
            canvas.text(words.say("trash_poker.pot"), style, head)
        names = self.house.names(self.table)
        for number, (seat, cell) in enumerate(zip(self._seats(), pot.cells, strict=True)):
            own = seat == self._bottom
            fan = pot.groups[number]
            if own and not fan.centres:
                width = min(fan.width, cell.width)
                middle = cell.centery - (style.line / 2 if pot.named else 0)
                ghost = cards.card_rect((cell.centerx, middle), width)
                draw_ghost(canvas, ghost, False)
            if pot.named:
                told = words.say("trash_poker.pot.yours") if own else names[seat]
                line = FRect(cell.left - px(6), cell.bottom - style.line, cell.width + px(12), style.line)
                look = Style(style.face, style.size, theme.PALE_LAMP if own else theme.CREAM)
                canvas.first((told,), look, line, (0.5, 0.5))

    def _draw_board(self, canvas: Canvas, view: State, at_: Places) -> None:
        if not at_.tableau:
            return
        words, upgrades = self.house.words, view.places[self._bottom].upgrades
        heads = words.say("trash_poker.board.title"), words.count("trash_poker.board.number", sum(upgrades))
        shown = scene_words.tiles(words, upgrades, self._lit_areas(view))
        board.draw_board(canvas, at_.tableau, tiles(at_.tableau, canvas.screen), shown, BackPrint(self._bottom), heads)

    def _draw_bin(self, canvas: Canvas, view: State, at_: Places) -> None:
        if not at_.bin:
            return
        words, trash = self.house.words, view.places[self._bottom].trash
        heads = words.say("trash_poker.bin.title"), words.count("trash_poker.cards", len(trash))
        board.draw_bin(canvas, at_.bin, scene_words.bin_counts(trash), heads)

    def _draw_piles(self, canvas: Canvas, view: State, at_: Piles) -> None:
        words, place, moment = self.house.words, view.places[self._bottom], self._shows.moment
        if at_.strip:
            paint.dark(canvas, at_.strip)
        objects.draw_pile(canvas, BackPrint(self._bottom), at_.draw, len(place.draw_pile))
        if not place.discard_pile or self._asked(view) in FROM_DISCARDS:
            draw_ghost(canvas, at_.discard, False)
        objects.draw_tile(canvas, at_.tile, moment.tiles[self._bottom])
        chips = moment.chips[self._bottom]
        objects.draw_chips(canvas, at_.chips, chips, words.number(chips), theme.CREAM)
        told = "on" if moment.tiles[self._bottom] else "off"
        self._caption(canvas, at_, at_.draw, words.say("trash_poker.pile.draw"), len(place.draw_pile))
        self._caption(canvas, at_, at_.discard, words.say("trash_poker.pile.discard"), len(place.discard_pile))
        self._caption(canvas, at_, at_.tile, words.say(f"trash_poker.tile.{told}"), None)

    def _caption(self, canvas: Canvas, at_: Piles, thing: FRect, told: str, number: int | None) -> None:
        """Under a pile, or at its right on a strip."""
        style = paint.style(canvas, Face.SENTENCE, theme.SMALLEST, theme.CREAM)
        figure = Style(Face.EXTRA_BOLD, style.size * 1.15, theme.CREAM, leading=1.05)
        count = "" if number is None else self.house.words.number(number)
        if not at_.strip:
            wide = thing.width + canvas.screen.px(24 if number is None else 12)
            lines = style.line * (1 if number is not None else 1.9)
            area = FRect(thing.centerx - wide / 2, thing.bottom + canvas.screen.px(6), wide, lines)
            canvas.first((told,), Style(style.face, style.size, style.colour, leading=1.05), area, (0.5, 0.0))
            canvas.text(count, figure, FRect(area.left, area.top + style.size * 1.15, wide, figure.line), (0.5, 0.0))
            return
        left = thing.right + max(4.0, canvas.screen.px(10))
        room = at_.strip.left + at_.strip.width / 4 * (1 + round((thing.left - at_.strip.left) * 4 / at_.strip.width))
        area = FRect(left, at_.strip.top, room - left - 8, at_.strip.height)
        if number is None:
            canvas.first((told, ""), Style(style.face, style.size, style.colour, leading=1.05), area)
            return
        if area.height >= style.line + figure.line and canvas.width(told, style) <= area.width:
            middle = area.centery - (style.line + figure.line) / 2
            canvas.text(told, style, FRect(area.left, middle, area.width, style.line))
            canvas.text(count, figure, FRect(area.left, middle + style.line, area.width, figure.line))
        else:
            canvas.text(count, figure, area)

    def _is_bare(self, at_: Places) -> bool:
        """Whether no card lies before the person, nor flies over that place."""
        area = at_.spread.area
        return not at_.spread.fan.centres and not any(
            area.collidepoint(each.x, each.y) for each in self.sprites.drawn()
        )

    def _draw_recent(self, canvas: Canvas, area: FRect) -> None:
        """Where no cards lie before the person: what the others have done, a line for each."""
        words, names = self.house.words, self.house.names(self.table)
        told = [line for event in self._recent if (line := scene_words.brief(words, names, event))]
        style = paint.style(canvas, Face.SENTENCE, theme.BODY, theme.CREAM)
        count = min(len(told), int(area.height / (style.line * 1.15)))
        top = area.centery - count * style.line * 1.15 / 2
        for number, line in enumerate(told[len(told) - count :]):
            row = FRect(area.left, top + number * style.line * 1.15, area.width, style.line)
            canvas.first((line,), style, row, (0.5, 0.5))

    def _draw_top(self, canvas: Canvas, rect: FRect) -> None:
        """The draw pile's top as one of the cards to choose."""
        lies = cards.SELECTED if self._top else cards.LIT
        cards.draw_card(canvas, BackPrint(self._bottom), rect, lies)
        style = paint.style(canvas, Face.SENTENCE, theme.SMALLEST, theme.INK)
        words = self.house.words.say("trash_poker.pile.top")
        wide = canvas.width(words, style) + 4
        slip = FRect(rect.centerx - wide / 2, rect.centery - style.size * 0.7, wide, style.size * 1.4)
        canvas.rounded(slip, slip.height / 2, theme.PAPER)
        canvas.text(words, style, slip, (0.5, 0.5))

    def draw_over(self, canvas: Canvas, view: State) -> None:
        """The keyboard's ring round what the table draws itself, and whatever is on show."""
        at_, moment = self._places(view), self._shows.moment
        focused = self.house.stage.attention.focused
        widget = self.house.stage.widget(focused) if focused and not focused.startswith("card:") else None
        if widget and widget.look is Look.BARE:
            paint.focus_ring(canvas, widget.rect, canvas.screen.px(8))
        area = FRect(at_.panel.left, self.area.top, at_.panel.width, at_.panel.top - self.area.top)
        if moment.plate > 0 and moment.banner:
            side = min(area.width, self.area.height) * 0.36
            top = at_.panel.top - (1 - moment.plate) * at_.panel.top
            canvas.picture("objects/plate.png", FRect(at_.panel.centerx - side / 2, top, side, side))
        if moment.banner:
            draw_banner(canvas, area, moment.banner, None, 0.0)
