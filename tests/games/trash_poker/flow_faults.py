"""Planted faults for the rules of the flow: setup, drawing, playing, collecting, cleaning up, the last round."""

from tests.mutation import Fault

FLOW_FAULTS = {
    "trash.setup.shuffle": Fault(
        "setup.py", "rng.shuffled(tuple(card for card in deck(seat) if card not in left_out))", "deck(seat), rng"
    ),
    "trash.setup.jokers": Fault("setup.py", "jokers, rng = rng.shuffled(pool(options))", "jokers = pool(options)"),
    "trash.setup.choose": Fault(
        "deeds.py",
        'at("hand", seat), at("played", seat))\n\n\ndef _shuffle',
        'at("hand", seat), at("discard_pile", seat))\n\n\ndef _shuffle',
    ),
    "trash.setup.box": Fault("rounds.py", 'at("hand", seat), BOX)', 'at("hand", seat), STACK)'),
    "trash.setup.stacks": Fault("options.py", "2: 6, 3: 4, 4: 2}", "2: 6, 3: 5, 4: 2}"),
    "trash.tile.start": Fault("state.py", "tile: bool = False", "tile: bool = True"),
    "trash.round.steps": Fault("duties.py", "return queue if free else queue[:1]", "return queue"),
    "trash.round.eight": Fault("options.py", "ROUNDS = 8", "ROUNDS = 9"),
    "trash.round.jokers": Fault("rounds.py", "jokers = draft.stack[::-1][:count]", "jokers = draft.stack[:count]"),
    "trash.end.over": Fault("law.py", "if state.phase is Phase.OVER:", "if state.phase is None:"),
    "trash.pile.hidden": Fault(
        "sight.py", 'return zone.name == "draw_pile" and state.phase is Phase.OVER', "return True"
    ),
    "trash.pile.open": Fault("sight.py", '_OPEN = ("pot", "discard_pile", ', '_OPEN = ("pot", '),
    "trash.trash.out": Fault("deeds.py", 'card), at("trash", seat))', 'card), at("discard_pile", seat))'),
    "trash.trash.open": Fault("sight.py", '"discard_pile", "trash", "own_jokers"', '"discard_pile", "own_jokers"'),
    "trash.draw.together": Fault(
        "law.py",
        "return tuple(dict.fromkeys(waiting))",
        "return tuple(dict.fromkeys(waiting))[:1]",
    ),
    "trash.draw.seven": Fault("options.py", "DRAWN = 7", "DRAWN = 8"),
    "trash.draw.hidden": Fault(
        "sight.py", "        return _concealed(place,", "        return place or _concealed(place,"
    ),
    "trash.draw.reshuffle": Fault(
        "draft.py", '        self.shuffle(at("draw_pile", seat))\n\n    def refill', "\n    def refill"
    ),
    "trash.draw.hand": Fault("law.py", "if card not in among or card in named[:place])", "if card not in among)"),
    "trash.redraw.five": Fault("options.py", "REDRAWN = 5", "REDRAWN = 6"),
    "trash.upgrade.draw": Fault("rounds.py", "REDRAWN + place.upgrades[Area.DRAW], symbols", "REDRAWN, symbols"),
    "trash.threes.count": Fault("rounds.py", "symbols(place.trash, THREE)", "len(place.trash)"),
    "trash.threes.redraw": Fault(
        "deeds.py", "isinstance(action, (Finish, Redraw, Select))", "isinstance(action, (Finish, Select))"
    ),
    "trash.threes.none": Fault("rounds.py", "for step in steps if step.most", "for step in steps"),
    "trash.threes.skip": Fault(
        "law.py", "    if len(action.cards) <= pending.most:", "    if 0 < len(action.cards) <= pending.most:"
    ),
    "trash.select.five": Fault(
        "law.py", "if len(action.cards) != min(PLAYED, len(hand)):", "if len(action.cards) > PLAYED:"
    ),
    "trash.select.pot": Fault(
        "rounds.py", "else (draft.places[seat].hand, at(", "else (draft.places[seat].hand[:1], at("
    ),
    "trash.select.all": Fault(
        "law.py",
        '"trash.collect.order" if state.phase in _IN_TURN else "trash.select.all"',
        '"trash.collect.order"',
    ),
    "trash.out.chips": Fault("options.py", "RAN_OUT = 66", "RAN_OUT = 60"),
    "trash.out.trash": Fault(
        "draft.py", 'at("draw_pile", seat))\n        return True', 'at("draw_pile", seat))\n        return False'
    ),
    "trash.out.again": Fault(
        "draft.py", "if not self.places[seat].trash:", "if not self.places[seat].trash or self.places[seat].chips:"
    ),
    "trash.out.extra": Fault(
        "draft.py", "if len(drawn) < least else self.refill(seat)", "if least + more else self.refill(seat)"
    ),
    "trash.reveal": Fault(
        "sight.py", '(zone.name == "played" and state.phase in (Phase.ROLL, Phase.SCORE))', 'zone.name == "played"'
    ),
    "trash.place.points": Fault("showdown.py", "key=strength, reverse=True)", "key=strength)"),
    "trash.place.order": Fault(
        "rounds.py", "draft.order, draft.points = (), [0] * len(draft.places)", "draft.order = draft.order"
    ),
    "trash.tie.reveal": Fault(
        "showdown.py", "key=lambda seat: height[seat], reverse=True)", "key=lambda seat: height[seat])"
    ),
    "trash.tie.discard": Fault(
        "showdown.py", 'at("draw_pile", seat), at("discard_pile", seat))', 'at("draw_pile", seat), at("trash", seat))'
    ),
    "trash.tie.bound": Fault("options.py", "MOST_TOPS = 10", "MOST_TOPS = 11"),
    "trash.chips.place": Fault("options.py", "4: (10, 7, 5, 0)", "4: (10, 7, 4, 0)"),
    "trash.tile.place": Fault("options.py", "TILES = {2: 1, 3: 1, 4: 2}", "TILES = {2: 1, 3: 1, 4: 1}"),
    "trash.tile.once": Fault("draft.py", "if not self.places[seat].tile and", "if seat >= 0 and"),
    "trash.play.discard": Fault(
        "rounds.py",
        'draft.places[seat].played, at("played", seat), at("discard_pile", seat))\n    for',
        'draft.places[seat].played, at("played", seat), at("trash", seat))\n    for',
    ),
    "trash.pot.reveal": Fault("sight.py", '_OPEN = ("pot", ', "_OPEN = ("),
    "trash.pot.whole": Fault(
        "law.py", 'if refusal := _unless("trash.pot.whole"', 'if False and _unless("trash.pot.whole"'
    ),
    "trash.collect.order": Fault("rounds.py", "draft.collecting = draft.order[::-1]", "draft.collecting = draft.order"),
    "trash.collect.one": Fault(
        "deeds.py",
        "left = Pending(pending.duty, pending.most - 1,",
        "left = Pending(pending.duty, pending.most - (pending.duty is not Duty.COLLECT),",
    ),
    "trash.collect.must": Fault("rounds.py", "draft.tell(NothingToCollect(seat))", "draft.collecting = ()"),
    "trash.collect.others": Fault("duties.py", "return laid.jokers + sum(pots, ())", "return sum(pots, ())"),
    "trash.collect.own": Fault(
        "duties.py", "enumerate(laid.places) if owner != seat)", "enumerate(laid.places) if owner >= 0)"
    ),
    "trash.collect.discard": Fault(
        "deeds.py", 'at("trash" if action.trash else "discard_pile", seat))', 'at("trash", seat))'
    ),
    "trash.collect.now": Fault("duties.py", "and queue and not queue[0].begun", "and queue"),
    "trash.collect.mixed": Fault("duties.py", "return queue if free else queue[:1]", "return queue[:1]"),
    "trash.collect.up_to": Fault(
        "law.py",
        "    if not pending.least and pending.duty in DECLINABLE:\n        return None\n",
        "    if not pending.most:\n        return None\n",
    ),
    "trash.collect.only": Fault(
        "deeds.py",
        "    draft.tell(Kept(seat, card))\n",
        "    draft.tell(Kept(seat, card))\n    _owe(draft, seat, collect_effects(card)[0], optional=False)\n",
    ),
    "trash.collect.seven_empty": Fault(
        "duties.py", "if owner != seat and place.drawable)", "if owner != seat and place.draw_pile)"
    ),
    "trash.upgrade.source": Fault(
        "deeds.py", 'at("draw_pile" if top else "discard_pile", seat), area_zone', 'at("discard_pile", seat), area_zone'
    ),
    "trash.pile.top": Fault("law.py", 'return None if place.draw_pile else Refusal("trash.pile.top")', "return None"),
    "trash.upgrade.face_down": Fault(
        "sight.py", '"turned", "prizes", "final_joker")', '"turned", "final_joker", "area")'
    ),
    "trash.upgrade.visible": Fault(
        "state.py",
        "return tuple(map(len, self.areas))",
        "return tuple(sum(card >= 0 for card in area) for area in self.areas)",
    ),
    "trash.upgrade.gone": Fault(
        "state.py",
        "return self.draw_pile + self.discard_pile",
        "return self.draw_pile + self.discard_pile + sum(self.areas, ())",
    ),
    "trash.upgrade.lasts": Fault(
        "rounds.py",
        "    draft.round += 1\n",
        "    draft.round += 1\n    for seat in draft.seats:\n        draft.mark(seat, areas=((),) * len(Area))\n",
    ),
    "trash.pot.jokers": Fault(
        "rounds.py", "draft.move(draft.jokers, JOKERS, BOX)", "draft.move(draft.jokers, JOKERS, STACK)"
    ),
    "trash.pot.rest": Fault("rounds.py", "(not queue or queue[0].duty is not Duty.POT)", "not queue"),
    "trash.pot.limit": Fault("rounds.py", "else min(limit, len(place.pot))", "else len(place.pot)"),
    "trash.cleanup.trash": Fault("options.py", "CLEANUP = 1", "CLEANUP = 2"),
    "trash.upgrade.cleanup": Fault("rounds.py", "CLEANUP + place.upgrades[Area.CLEANUP]", "CLEANUP"),
    "trash.tile.shuffle": Fault("deeds.py", "draft.mark(seat, tile=False)", "draft.mark(seat, tile=True)"),
    "trash.last.round": Fault(
        "rounds.py", "    if draft.round < ROUNDS:\n        _draw", "    if draft.round:\n        _draw"
    ),
    "trash.last.shuffle": Fault(
        "deeds.py", "    if draft.phase is Phase.CLEAN:\n", "    if draft.places[seat].tile:\n"
    ),
    "trash.last.first": Fault("options.py", "LAST_FIRST = 5", "LAST_FIRST = 4"),
    "trash.last.trash": Fault(
        "law.py",
        "if action.trash and state.round < ROUNDS else None",
        "if action.trash and state.round > ROUNDS else None",
    ),
    "trash.last.optional": Fault("deeds.py", "optional=draft.round == ROUNDS)", "optional=False)"),
}
