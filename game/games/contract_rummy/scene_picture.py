"""Contract rummy's table as it looks: what is printed on the cards, and everything round them."""

from collections.abc import Sequence

from pygame import FRect

from game.core.cards import Card
from game.core.french import parse
from game.core.zones import Seat
from game.games.contract_rummy import objects, scene_words
from game.games.contract_rummy.places import Places
from game.games.contract_rummy.rules.actions import Discard, LayOff
from game.games.contract_rummy.rules.state import Phase, State, contract, has_laid_down
from game.games.contract_rummy.scene_table import KNOWN, ContractTable, Lying
from game.games.contract_rummy.score_sheet import ScoreSheet, draw_sheet
from game.ui import cards, meld_marks, paint, theme
from game.ui.canvas import Canvas
from game.ui.french_cards import FrenchPrint
from game.ui.house import House


class ContractPicture(ContractTable):
    """See `TableScene` for what each method means. No rule is decided here."""

    # How cards look

    def face(self, card: Card) -> cards.Print:
        """In the colours the person wants."""
        return FrenchPrint.of(card, self.house.faces.four_colours, self._large)

    @staticmethod
    def picture(house: House, notation: str) -> cards.Print:
        """The card of that short name, as the rules show it."""
        return FrenchPrint.of(parse(notation), house.faces.four_colours, house.faces.large_print)

    def state(self, view: State, card: Card) -> cards.State:
        """The discard that may be taken, bought or allowed is lit, and so is the card just taken."""
        if self.timeline.busy or not self._mine:
            return cards.REST
        lit = view.pile[-1:] if view.phase is Phase.DRAW else (view.taken,) if view.phase is Phase.TOOK else ()
        return cards.LIT if card in lit else cards.REST

    # What lies under the cards

    def under_key(self, view: State) -> object:  # noqa: ARG002
        """What happened, what is put together or dragged, and what counts or passes on while cards move."""
        moment, dragged = self._shows.moment, self.dragged[0] if self.dragged else None
        counted = moment.turn, tuple(map(round, moment.scores))
        staged = tuple(self._staged.items())
        return self._recent, self._order, staged, dragged, counted, self.house.faces, self.timeline.busy

    def draw_under(self, canvas: Canvas, view: State) -> None:
        """Rows, tags, piles, what is asked, slots, sheet."""
        at = self._places(view)
        for row in at.others.rows:
            objects.draw_row(canvas, row)
        self._draw_tags(canvas, view, at)
        self._draw_waiting(canvas, view, at)
        self._draw_piles(canvas, view, at)
        self._draw_prompt(canvas, view, at)
        if at.own.box:
            objects.draw_row(canvas, at.own.box)
            left = self.house.words.say("contract_rummy.scene.left")
            objects.draw_head(canvas, at.own.box, at.own.heads, left, "", theme.CREAM)
        for number in range(len(at.own.slots)):
            self._draw_slot(canvas, view, at, number)
        self._draw_hold(canvas, view, at)
        if at.sheet:
            draw_sheet(canvas, at.sheet, self._sheet(view))
        if at.label:
            objects.draw_label(canvas, at.label, (self._label(view), self._label(view, ".short")))

    def _label(self, view: State, form: str = "") -> str:
        hand = max(1, view.hand)
        told = self.house.words.say(f"contract_rummy.scene.contract.{hand}{form}")
        return self.house.words.say("contract_rummy.scene.label", hand=hand, contract=told)

    def _sheet(self, view: State) -> ScoreSheet:
        words, names, order = self.house.words, self.house.names(self.table), self._seats()
        rows, sums = scene_words.sheet(words, view, order), scene_words.sums(words, view, order)
        named = "; ".join(
            words.say("contract_rummy.scene.sheet.seat", name=names[seat], total=total)
            for seat, total in zip(order, sums, strict=True)
        )
        return ScoreSheet(
            words.say("contract_rummy.scene.sheet"),
            words.say("contract_rummy.scene.sheet.lowest"),
            tuple(map(self._button, order)),
            rows,
            words.say("contract_rummy.scene.sheet.total"),
            sums,
            words.say("contract_rummy.scene.sheet.told", label=self._label(view), totals=named),
        )

    def _draw_tags(self, canvas: Canvas, view: State, at: Places) -> None:
        words, names, moment = self.house.words, self.house.names(self.table), self._shows.moment
        for seat, rect in zip(self._seats(), at.others.tags, strict=False):
            score = words.number(round(moment.scores[seat])) if moment.scores else ""
            colour, sign = self._button(seat)
            notes = scene_words.tag(words, view, seat)
            tag = objects.Tag(names[seat], score, notes, colour, sign, seat == moment.turn)
            objects.draw_tag(canvas, rect, tag, at.others.paper)
        for seat, centre in zip(self._seats(), at.others.signs, strict=False):
            meld_marks.draw_mark(canvas, centre, *self._button(seat))

    def _draw_waiting(self, canvas: Canvas, view: State, at: Places) -> None:
        """Where others have not laid down: what they have to."""
        if len(at.others.rows) < len(at.others.packs):
            return
        asked, words = contract(view), self.house.words
        kinds = ["set"] * asked.sets + ["run"] * asked.runs
        for number, seat in enumerate(self._seats()[:-1]):
            if not has_laid_down(view, seat) and not at.others.packs[number].groups:
                row = FRect(at.others.rows[number])
                sign = at.others.signs[number][0] + canvas.screen.px(30) if at.others.paper else 0.0
                left = sign or at.others.tags[number].right
                objects.draw_kinds(
                    canvas,
                    FRect(left, row.top, row.right - left, row.height),
                    [words.say(f"contract_rummy.scene.kind.{kind}") for kind in kinds],
                )

    def _draw_piles(self, canvas: Canvas, view: State, at: Places) -> None:
        px, lie, words = canvas.screen.px, cards.State(flat=True), self.house.words
        for number in range(min(4, -(-len(view.stock) // 14)), 0, -1):
            shift = px(2) * (number - 1)
            cards.draw_card(canvas, cards.BACK, at.middle.stock.move(shift, -shift), lie)
        for pile, place in ((view.stock, at.middle.stock), (view.pile, at.middle.pile)):
            if not pile:
                meld_marks.draw_ghost(canvas, place, False)
        named = ("contract_rummy.scene.stock", "contract_rummy.scene.pile")
        counts = [
            (words.say(key), words.number(len(pile))) for key, pile in zip(named, (view.stock, view.pile), strict=True)
        ]
        objects.draw_counts(canvas, at.middle.counts, counts, below=not at.others.paper)

    def _draw_prompt(self, canvas: Canvas, view: State, at: Places) -> None:
        title, notes = self._prompt(view)
        paint.paper(canvas, at.middle.prompt)
        objects.draw_prompt(canvas, at.middle.words, title, notes)

    def _prompt(self, view: State) -> tuple[str, tuple[str, ...]]:
        return scene_words.prompt(self._situation(view), self.lines(self._recent))

    def _draw_hold(self, canvas: Canvas, view: State, at: Places) -> None:
        title, number, then = scene_words.hold(self.house.words, view, self._bottom, self._situation(view).slots)
        under = then or self.house.words.say("contract_rummy.scene.hold.now")
        objects.draw_hold(canvas, at.hold, title, number, under, at.sheet is not None)

    def _draw_slot(self, canvas: Canvas, view: State, at: Places, number: int) -> None:
        """Its title, a dashed ring while it may be filled, and the next card that it lacks."""
        found, rect, fan = self._slots(view)[number], at.own.slots[number], at.own.fans[number]
        told = scene_words.slot(self.house.words, found, number + 1)
        if self.selected and not self._down(view) and self._stageable(view):
            paint.lit_ring(canvas, rect.inflate(-2, -2), canvas.screen.px(8))
        if at.own.heads:
            objects.draw_row(canvas, rect)
            shade = theme.SALMON if told.apart else objects.DONE if told.complete else theme.PALE_LAMP
            count = told.count + (" ✓" if told.complete else "")
            objects.draw_head(canvas, rect, at.own.heads, told.kind, count, shade)
        if not found.cards and not at.own.heads:
            objects.draw_kind(canvas, rect, told.kind)
            return
        for place in reversed(range(len(found.cards), found.least)):
            objects.draw_missing(canvas, cards.card_rect(fan.centres[place], fan.width), "", "", bool(found.cards))

    def _stageable(self, view: State) -> bool:
        """Whether cards of the hand may be put together now: at any time in a hand."""
        return self.table.viewer in self.table.persons and view.phase not in (Phase.DEAL, Phase.OVER)

    # What lies over the cards

    def draw_over(self, canvas: Canvas, view: State) -> None:
        """Marks, targets, the time to answer, and whatever is on show."""
        at = self._places(view)
        for number, seat in enumerate(self._seats()[:-1]):
            for place, group in enumerate(self._lying(view, seat)):
                if group.meld == KNOWN and self._lies(group, at.others.packs[number].groups[place]):
                    objects.draw_known(canvas, at.others.packs[number].rect(place))
        if not self.timeline.busy:
            self._draw_wanted(canvas, view, at)
            self._draw_targets(canvas, view, at)
        self._draw_focus(canvas)
        if ring := self.waiting.ring(at.middle.ring):
            ring.draw(canvas)
        self._draw_shows(canvas, at)

    def _draw_wanted(self, canvas: Canvas, view: State, at: Places) -> None:
        """In every slot that has begun, on top of its cards: the next one that it lacks."""
        for number, (slot, fan) in enumerate(zip(self._slots(view), at.own.fans, strict=True)):
            told = scene_words.slot(self.house.words, slot, number + 1)
            if told.ghost and len(slot.cards) < len(fan.centres):
                spot = cards.card_rect(fan.centres[len(slot.cards)], fan.width)
                objects.draw_missing(canvas, spot, told.ghost, told.under, True)

    def _draw_shows(self, canvas: Canvas, at: Places) -> None:
        moment = self._shows.moment
        if moment.plate > 0 and moment.banner:
            side = min(at.own.area.width, self.area.height) * 0.4
            top = at.own.area.top - side * 0.4 - (1 - moment.plate) * at.own.area.bottom
            canvas.picture("objects/plate.png", FRect(at.middle.prompt.centerx - side / 2, top, side, side))
        if moment.banner:
            area = FRect(at.runner.left, self.area.top, at.runner.width, at.own.area.top - self.area.top)
            letter = self._button(moment.out) if moment.out is not None else None
            meld_marks.draw_banner(canvas, area, moment.banner, letter, moment.knock)

    def _lies(self, group: Lying, centres: Sequence[tuple[float, float]]) -> bool:
        """Whether all its cards have come to rest."""
        sprites = (self.sprites.get(card) for card in group.cards)
        return all(
            sprite is not None and abs(sprite.x - x) < 1 and abs(sprite.y - y) < 1
            for sprite, (x, y) in zip(sprites, centres, strict=True)
        )

    def _draw_focus(self, canvas: Canvas) -> None:
        """The keyboard's ring round what the table draws itself."""
        focused = self.house.stage.attention.focused
        if focused and focused.startswith(("meld:", "slot:", "stock", "pile", "seat:")):
            widget = self.house.stage.widget(focused)
            if widget:
                paint.focus_ring(canvas, widget.rect, canvas.screen.px(8))

    # Targets

    def _targets(self, view: State) -> dict[int, tuple[LayOff, ...]]:
        """By meld: how the one card in question may be laid off there."""
        found: dict[int, tuple[LayOff, ...]] = {}
        for each in self._lay_offs(view):
            found[each.meld] = (*found.get(each.meld, ()), each)
        return found

    def _meld_rects(self, view: State, at: Places) -> list[tuple[int, FRect]]:
        """Every meld on the table, and where it lies."""
        found = [
            (group.meld, at.others.packs[number].rect(place))
            for number, seat in enumerate(self._seats()[:-1])
            for place, group in enumerate(self._lying(view, seat))
            if group.meld != KNOWN
        ]
        own = self._own(view)
        return found + [(meld, at.own.fans[number].rect()) for number, meld in enumerate(own)]

    def _draw_targets(self, canvas: Canvas, view: State, at: Places) -> None:
        targets = self._targets(view)
        over = self.dragged[1:] if self.dragged else None
        for meld, rect in self._meld_rects(view, at):
            if meld in targets:
                chosen = over is not None and rect.inflate(16, 16).collidepoint(*over)
                ring = paint.selected_ring if chosen or len(targets) == 1 else paint.lit_ring
                around = rect.inflate(canvas.screen.px(8), canvas.screen.px(8))
                ring(canvas, around, canvas.screen.px(8))
        if self._droppable(view):
            meld_marks.draw_ghost(canvas, at.middle.pile, over is not None and at.middle.pile.collidepoint(*over))

    def _droppable(self, view: State) -> bool:
        """Whether the card that is dragged may be discarded."""
        held = view.hands[self._bottom]
        return self.dragged is not None and self.dragged[0] in held and not self.refusal(Discard(self.dragged[0]))

    def _seat_at(self, number: int) -> Seat:
        return self._seats()[number]
