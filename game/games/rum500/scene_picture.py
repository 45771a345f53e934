"""500 Rum's table as it looks: where the cards lie, what is printed on them, and everything round them."""

from collections.abc import Sequence

from pygame import FRect

from game.core.cards import Card
from game.core.french import parse
from game.games.rum500 import objects, scene_words, score_pad
from game.games.rum500.places import Places
from game.games.rum500.rules.actions import Discard, LayOff
from game.games.rum500.rules.outlook import best_first_play, first_plays, played, table_points
from game.games.rum500.rules.points import place_points
from game.games.rum500.rules.state import Phase, State
from game.games.rum500.rules.takes import above
from game.games.rum500.scene_buttons import Situation
from game.games.rum500.scene_table import KNOWN, Group, RumTable
from game.ui import cards, meld_marks, paint, theme
from game.ui.canvas import Canvas
from game.ui.fans import LARGE_PITCH
from game.ui.french_cards import FrenchPrint
from game.ui.house import House
from game.ui.theme import Face


class RumPicture(RumTable):
    """See `TableScene` for what each method means. No rule is decided here."""

    # What is chosen and lit

    def _situation(self, view: State) -> Situation:
        seat, single = self._bottom, self._single()
        chosen = self.selected if self.selected or single is None else (single,)
        return Situation(self.house.words, view, seat, self._mine, chosen, self._take, self._lay_offs(view, single))

    def _single(self) -> Card | None:
        """The one card that is dragged or selected."""
        if self.dragged and self.dragged[0] in self.view.hands[self._bottom]:
            return self.dragged[0]
        return self.selected[0] if len(self.selected) == 1 else None

    def _lay_offs(self, view: State, card: Card | None) -> tuple[LayOff, ...]:
        """Where the rules let that card be laid off now."""
        if card is None or not self._mine or view.phase not in (Phase.USE, Phase.PLAY):
            return ()
        return tuple(each for each in self._all_lay_offs() if each.card == card)

    def _all_lay_offs(self) -> tuple[LayOff, ...]:
        """Every lay-off that the rules let the person at the screen do now."""
        game, table = self.table.box.game, self.table
        legal = self._once("legal", lambda: tuple(game.actions(table.match.state, table.viewer)))
        return tuple(each for each in legal if isinstance(each, LayOff))

    def _looked_at(self, view: State) -> Card | None:
        """The card of the pile that is being weighed: under the pointer or the focus, or chosen."""
        attention = self.house.stage.attention
        for id in (attention.over, attention.focused):
            if id and id.startswith("card:") and Card(int(id[5:])) in view.pile and self._weighing(view):
                return Card(int(id[5:]))
        return self._take

    def _weighing(self, view: State) -> bool:
        return self._mine and view.phase is Phase.DRAW

    def _part(self, view: State) -> tuple[Card, ...]:
        """What would be taken: lit before it is."""
        card = self._looked_at(view)
        if card is None or not self._weighing(view) or (card != self._take and self.off(view, card)):
            card = self._take
        return above(view.pile, card) if card is not None and card in view.pile else ()

    def _lit_hand(self, view: State) -> tuple[Card, ...]:
        """Cards of the hand that would be played with the card taken or to be taken."""
        part = self._part(view)
        if part:
            return self._once(("use", part[0]), lambda: played(first_plays(view, part[0])[0]))
        if self._mine and view.phase is Phase.USE and not self.selected:
            return (view.taken[0], *self._once("use", lambda: played(best_first_play(view))))
        return ()

    # How it looks

    def face(self, card: Card) -> cards.Print:
        """In the colours the person wants."""
        return FrenchPrint.of(card, self.house.faces.four_colours, self._large)

    @staticmethod
    def picture(house: House, notation: str) -> cards.Print:
        """The card of that short name, as the rules show it."""
        return FrenchPrint.of(parse(notation), house.faces.four_colours, house.faces.large_print)

    def state(self, view: State, card: Card) -> cards.State:
        """What would be taken, and what would be played with it."""
        if self.timeline.busy:
            return cards.REST
        attention = self.house.stage.attention
        lit = self._once(("lit", self._take, attention.over, attention.focused, self.selected), lambda: self._lit(view))
        return cards.State(ring=lit[card]) if card in lit else cards.REST

    def _lit(self, view: State) -> dict[Card, cards.Ring]:
        """By card: its ring."""
        part = self._part(view)
        shown = (*part, *self._lit_hand(view))
        if not part and self._weighing(view):
            shown = tuple(card for card in view.pile if not self.off(view, card))
        return {card: cards.Ring.SELECTED if part and card == part[0] else cards.Ring.LIT for card in shown}

    def under_key(self, view: State) -> object:  # noqa: ARG002
        """What happened, what is weighed or dragged, and what counts or passes on while cards move."""
        moment, dragged = self._shows.moment, self.dragged[0] if self.dragged else None
        counted = moment.turn, tuple(map(round, moment.scores))
        return self._recent, self._order, self._take, dragged, counted, self.house.faces

    def draw_under(self, canvas: Canvas, view: State) -> None:
        """Tags, stock, tray, captions, pad."""
        at = self._places(view)
        self._draw_tags(canvas, view, at)
        if at.middle.tray:
            objects.draw_tray(canvas, at.middle.tray)
        self._draw_stock(canvas, view, at)
        self._draw_words(canvas, view, at)
        words = self.house.words
        outlook = self._outlook(view)
        if at.brief:
            buttons = [self._button(seat) for seat in self._seats()]
            marked = list(zip(buttons, self._pad_rows(view), strict=True))
            score_pad.draw_panel(canvas, at.pad, outlook, self._without(outlook), words.say("rum500.pad.deal"), marked)
        else:
            keys = ("pad.title", "pad.total", "pad.deal", "outlook.net", "outlook.without")
            heads = tuple(words.say(f"rum500.{key}") for key in keys)
            rows = self._pad_rows(view)
            score_pad.draw_pad(canvas, at.pad, rows, outlook, score_pad.Heads(*heads))
        if at.goal:
            style = paint.style(canvas, Face.SENTENCE, theme.Size(15, 16), theme.CREAM)
            canvas.fitted(words.say("rum500.race", target=view.options.target), style, at.goal, (0.5, 0.5))

    def _outlook(self, view: State) -> scene_words.Outlook:
        """What this deal would come to for the person at the screen."""
        take, words, seat = self._weighed(view), self.house.words, self._bottom
        return self._once(("outlook", take), lambda: scene_words.outlook(words, view, seat, take))

    def _without(self, outlook: scene_words.Outlook) -> str:
        return self.house.words.say("rum500.pad.without", points=outlook.without) if outlook.without else ""

    def _pad_rows(self, view: State) -> list[scene_words.PadRow]:
        words, names, seats = self.house.words, self.house.names(self.table).by_seat, self._seats()
        return self._once("pad", lambda: scene_words.pad(words, view, names, seats))

    def _weighed(self, view: State) -> Card | None:
        part = self._part(view)
        return part[0] if part else None

    def _draw_tags(self, canvas: Canvas, view: State, at: Places) -> None:
        words, names, moment = self.house.words, self.house.names(self.table), self._shows.moment
        rows = self._pad_rows(view)
        for number, (seat, rect) in enumerate(zip(self._seats(), at.front.tags, strict=True)):
            held, table = len(view.hands[seat]), table_points(view.melds, seat)
            notes = (words.count("rum500.tag", held, points=table), words.count("rum500.hand", held))
            if at.front.paper:
                deal = rows[number].deal
                brief = words.say("rum500.tag.brief", number=held, deal=deal)
                notes = (words.count("rum500.tag.deal", held, deal=deal), brief if at.middle.tray else notes[1])
            score = words.number(round(moment.scores[seat]))
            colour, letter = self._button(seat)
            tag = objects.Tag(names[seat], score, notes, colour, letter, seat == moment.turn)
            objects.draw_tag(canvas, rect, tag, at.front.paper)
        for seat, centre in zip(self._seats(), at.front.signs, strict=False):
            meld_marks.draw_mark(canvas, centre, *self._button(seat))

    def _draw_stock(self, canvas: Canvas, view: State, at: Places) -> None:
        px, lie = canvas.screen.px, cards.State(flat=True)
        for number in range(min(4, -(-len(view.stock) // 8)), 0, -1):
            shift = px(2) * (number - 1)
            cards.draw_card(canvas, cards.BACK, at.middle.stock.move(shift, -shift), lie)
        if not view.stock:
            meld_marks.draw_ghost(canvas, at.middle.stock, False)
        words = self.house.words
        style = paint.style(canvas, Face.SENTENCE, theme.BODY, theme.CREAM)
        if at.middle.count.width < 60:
            style = paint.style(canvas, Face.EXTRA_BOLD, theme.BODY, theme.CREAM)
            canvas.text(words.number(len(view.stock)), style, at.middle.count, (0.5, 0.5))
        else:
            canvas.fitted(words.say("rum500.stock.short", number=len(view.stock)), style, at.middle.count, (0.5, 0.0))

    def _draw_words(self, canvas: Canvas, view: State, at: Places) -> None:
        """What the pile is, and what one would take of it, or what happened last."""
        words = self.house.words
        if at.middle.title:
            style = paint.style(canvas, Face.SENTENCE, theme.BODY, theme.CREAM)
            canvas.fitted(words.count("rum500.pile", len(view.pile)), style, at.middle.title)
        told, shade = self._caption(view)
        style = paint.style(canvas, Face.SENTENCE, theme.BODY, shade)
        small = paint.style(canvas, Face.SENTENCE, theme.SMALLEST, shade)
        for each in (style, small):
            for start in range(len(told)):
                block = canvas.wrapped(told[start], each, at.middle.caption.width)
                if block.height <= at.middle.caption.height + 2 and block.width <= at.middle.caption.width + 1:
                    canvas.block(block, at.middle.caption, (0.5, 0.0))
                    return

    def _caption(self, view: State) -> tuple[Sequence[str], theme.Colour]:
        """What is said under the pile, at ever less length, and its colour."""
        words, card = self.house.words, self._looked_at(view)
        if self._weighing(view) and card is not None and card in view.pile:
            why = self.off(view, card)
            shade = theme.SALMON if why else theme.PALE_LAMP
            return scene_words.caption(words, view, card, why), shade
        if self._mine and self.selected and view.phase in (Phase.USE, Phase.PLAY):
            lay_offs = self._lay_offs(view, self._single())
            return (scene_words.selection(words, self.selected, lay_offs),), theme.PALE_LAMP
        told = self.lines(self._recent)
        if not told and self._weighing(view):
            return (words.say("rum500.caption.choose"),), objects.COOL
        brief = scene_words.brief(words, self.house.names(self.table), self._recent[-1]) if self._recent else ""
        return (*(" ".join(told[start:]) for start in range(len(told))), brief), theme.CREAM

    def draw_over(self, canvas: Canvas, view: State) -> None:
        """Points, marks, targets, and whatever is on show."""
        at = self._places(view)
        if not self.timeline.busy:
            self._draw_targets(canvas, view, at)
        draw_group = self._draw_beside if at.front.tight else self._draw_group
        for number, seat in enumerate(self._seats()):
            for place, group in enumerate(self._groups(view, seat)):
                if self._lies(group, at.front.melds[number].groups[place]):
                    draw_group(canvas, view, at.front.melds[number].rect(place), group)
        self._draw_focus(canvas)
        moment = self._shows.moment
        if moment.plate > 0 and moment.banner:
            side = min(at.hand_area.width, self.area.height) * 0.4
            top = at.hand_area.top - side * 0.4 - (1 - moment.plate) * at.hand_area.bottom
            canvas.picture("objects/plate.png", FRect(at.hand_area.centerx - side / 2, top, side, side))
        if moment.banner:
            area = FRect(at.hand_area.left, self.area.top, at.hand_area.width, at.hand_area.top - self.area.top)
            letter = self._button(moment.out) if moment.out is not None else None
            meld_marks.draw_banner(canvas, area, moment.banner, letter, moment.knock)

    def _lies(self, group: Group, centres: Sequence[tuple[float, float]]) -> bool:
        """Whether all its cards have come to rest."""
        sprites = (self.sprites.get(card) for card in group.cards)
        return all(
            sprite is not None and abs(sprite.x - x) < 1 and abs(sprite.y - y) < 1
            for sprite, (x, y) in zip(sprites, centres, strict=True)
        )

    def _draw_focus(self, canvas: Canvas) -> None:
        """The keyboard's ring round a meld or the stock, which the table draws itself."""
        focused = self.house.stage.attention.focused
        if focused and focused.startswith(("meld:", "stock")) and (widget := self.house.stage.widget(focused)):
            paint.focus_ring(canvas, widget.rect, canvas.screen.px(8))

    def _draw_group(self, canvas: Canvas, view: State, rect: FRect, group: Group) -> None:
        """Points at the right lower corner; a small button for whose meld it is, and for whoever laid off on it."""
        mark = max(8.0, canvas.screen.px(12))
        if group.meld == KNOWN:
            style = paint.style(canvas, Face.SENTENCE, theme.SMALLEST, theme.CREAM)
            canvas.dashed(rect.inflate(6, 6), canvas.screen.px(6), theme.CREAM, paint.thin(canvas, 2), 5, 4)
            canvas.circle((rect.right, rect.bottom), mark, theme.NAVY, rim=1.5, rim_colour=theme.CREAM)
            canvas.icon("hand", (rect.right, rect.bottom), mark * 1.3, style.colour)
            return
        meld, corner = view.melds[group.meld], (rect.right, rect.bottom)
        meld_marks.draw_badge(canvas, corner, self._points(view, group), rect.height / cards.HEIGHT)
        if meld.owner != group.seat:
            meld_marks.draw_mark(canvas, (rect.left + 2, rect.bottom - mark * 0.4), *self._button(meld.owner))
            return
        ends = ((meld.owners[0], rect.left - 1), (meld.owners[-1], rect.right + 1))
        for owner, x in ends:
            if owner != group.seat:
                meld_marks.draw_mark(canvas, (x, rect.top + mark * 0.6), *self._button(owner))

    def _points(self, view: State, group: Group) -> str:
        meld = view.melds[group.meld]
        low = meld.low
        points = sum(place_points(card, low and low + meld.cards.index(card)) for card in group.cards)
        return self.house.words.number(points)

    def _draw_beside(self, canvas: Canvas, view: State, rect: FRect, group: Group) -> None:
        """The same where rows lie close: the mark before the cards, the points behind them."""
        middle = rect.top + rect.height / cards.HEIGHT * LARGE_PITCH / 2
        before = rect.left - 9, middle
        if group.meld == KNOWN:
            canvas.icon("hand", before, 15, theme.CREAM)
            return
        if group.marked(view):
            meld_marks.draw_mark(canvas, before, *self._button(view.melds[group.meld].owner))
        meld_marks.draw_points(canvas, (rect.right + 1, middle), self._points(view, group))

    # Targets

    def _targets(self, view: State) -> dict[int, tuple[LayOff, ...]]:
        """By meld: how the one card in question may be laid off there."""
        found: dict[int, tuple[LayOff, ...]] = {}
        for each in self._lay_offs(view, self._single()):
            found[each.meld] = (*found.get(each.meld, ()), each)
        return found

    def _group_rects(self, view: State, at: Places) -> list[tuple[Group, FRect]]:
        return [
            (group, at.front.melds[number].rect(place))
            for number, seat in enumerate(self._seats())
            for place, group in enumerate(self._groups(view, seat))
            if group.meld != KNOWN
        ]

    def _draw_targets(self, canvas: Canvas, view: State, at: Places) -> None:
        targets = self._targets(view)
        over = self.dragged[1:] if self.dragged else None
        for group, rect in self._group_rects(view, at):
            if group.meld in targets:
                chosen = over is not None and rect.inflate(16, 16).collidepoint(*over)
                ring = paint.selected_ring if chosen or len(targets) == 1 else paint.lit_ring
                around = rect.inflate(canvas.screen.px(10), canvas.screen.px(10))
                ring(canvas, around, canvas.screen.px(9))
                self._draw_ghosts(canvas, view, group, rect, targets[group.meld], chosen)
        if self._droppable(view):
            chosen = over is not None and at.middle.pile_area.collidepoint(*over)
            meld_marks.draw_ghost(canvas, self._pile_ghost(at), chosen)

    def _draw_ghosts(
        self, canvas: Canvas, view: State, group: Group, rect: FRect, ways: Sequence[LayOff], chosen: bool
    ) -> None:
        meld = view.melds[group.meld]
        width = rect.height / cards.HEIGHT
        for way in ways:
            low = 0 < way.place < meld.low
            end = meld.owners[0] if low else meld.owners[-1]
            if end == group.seat:
                left = rect.left - width * 0.72 if low else rect.right - width * 0.28
                meld_marks.draw_ghost(canvas, FRect(left, rect.top, width, rect.height), chosen)

    def _droppable(self, view: State) -> bool:
        """Whether the card that is dragged may be discarded."""
        return (
            self.dragged is not None
            and self.dragged[0] in view.hands[self._bottom]
            and not self.refusal(Discard(self.dragged[0]))
        )

    def _pile_ghost(self, at: Places) -> FRect:
        pile, area = at.middle.pile, at.middle.pile_area
        x, y = pile.centres[-1] if pile.centres else (area.left + pile.width / 2, at.middle.stock.centery)
        return cards.card_rect((min(x + pile.width * 0.5, area.right), y), pile.width)
