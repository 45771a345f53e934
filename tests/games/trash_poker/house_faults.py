"""Planted faults for the rules of houses."""

from tests.mutation import Fault

HOUSE_FAULTS = {
    "trash.house.seat": Fault("options.py", "return min(self.houses, seats - 1)", "return min(self.houses, seats)"),
    "trash.house.table": Fault(
        "duties.py", "and not laid.places[seat].house else None", "and laid.places[seat] else None"
    ),
    "trash.house.places": Fault("showdown.py", "seats = len(draft.places)", "seats = max(2, len(draft.players))"),
    "trash.house.marker": Fault("options.py", "FIRST_SPACE = 1", "FIRST_SPACE = 2"),
    "trash.house.roll": Fault(
        "house.py", "draft.points[seat] = house.marker + house.die", "draft.points[seat] = house.die"
    ),
    "trash.house.ties": Fault(
        "showdown.py", "(seat in readings) is draft.options.players_win_ties", "seat in readings"
    ),
    "trash.house.no_bonus": Fault("showdown.py", "if draft.options.house_bonus else ()", "if seat else ()"),
    "trash.house.no_shuffle": Fault(
        "state.py", "return self.draw_pile if self.house else self.deck", "return self.deck"
    ),
    "trash.house.pot": Fault("options.py", "HOUSE_POT = 3", "HOUSE_POT = 2"),
    "trash.house.short": Fault(
        "house.py",
        "draft.places[seat].draw_pile[::-1][: draft.options.house_pot], at",
        "(draft.places[seat].draw_pile * 3)[::-1][: draft.options.house_pot], at",
    ),
    "trash.house.personalities": Fault("house.py", "if each not in taken]", "]"),
    "trash.house.next": Fault("house.py", "if len(house.shown) == DRAWN:", "if len(house.shown) > 1:"),
    "trash.house.remove": Fault("house.py", 'at("pot", owner), at("discard_pile", seat))', 'at("pot", owner), JOKERS)'),
    "trash.house.line": Fault(
        "house.py", "in enumerate(personality.lines):", "in enumerate(sorted(personality.lines)):"
    ),
    "trash.house.star": Fault("personalities.py", "STARS[card] is _STARS[line]", "card >= 208"),
    "trash.house.others": Fault(
        "house.py", "offered = collectible(draft, seat)", "offered = collectible(draft, TABLE)"
    ),
    "trash.house.joker": Fault("house.py", "tuple(filter(is_joker, found)))", "found[-1:])"),
    "trash.house.suit": Fault("house.py", "for suit in personality.suits:", "for suit in personality.suits[::-1]:"),
    "trash.house.die": Fault("house.py", "card = tied[(side - 1) % len(tied)]", "card = tied[0]"),
    "trash.house.chips": Fault(
        "house.py", "draft.options.house_level, houses)[number]", "draft.options.house_level, houses)[0]"
    ),
    "trash.house.no_effect": Fault(
        "house.py",
        "    draft.tell(CardRemoved(seat, card, owner))\n",
        "    draft.mark(seat, tile=True)\n    draft.tell(CardRemoved(seat, card, owner))\n",
    ),
    "trash.house.side": Fault("scoring_sides.py", "else _ONE[difficulty]\n", "else _ONE[Difficulty.EASY]\n"),
    "trash.house.marker_on": Fault("house.py", "steps = 1 - (", "steps = 2 - ("),
    "trash.solo.stacks": Fault(
        "rounds.py", "jokers_in(len(draft.players), draft.round)", "jokers_in(len(draft.places), draft.round)"
    ),
    "trash.houses.side": Fault("scoring_sides.py", "if houses > 1 else", "if houses > 2 else"),
    "trash.houses.tie": Fault(
        "showdown.py", "return dict(zip(tied, dice, strict=True))", "return dict.fromkeys(tied, 1)"
    ),
    "trash.easier.ties": Fault("ending.py", "is options.players_win_ties", "is False"),
    "trash.easier.pot": Fault("options.py", '("house_pot", (4, 3, 2)', '("house_pot", (3, 2)'),
    "trash.easier.marker": Fault("house.py", "- (draft.options.marker_waits and lost)", "- draft.options.marker_waits"),
    "trash.harder.bonus": Fault(
        "showdown.py", 'Line("rank_points", (), step_chips(', 'Line("rank_points", (), 0 * step_chips('
    ),
    "trash.harder.pot": Fault("options.py", '("house_pot", (4, 3, 2)', '("house_pot", (4, 3)'),
    "trash.harder.marker": Fault(
        "house.py", "+ (draft.options.marker_hurries and not lost)", "+ draft.options.marker_hurries"
    ),
    "trash.jokers.pool": Fault("setup.py", " or len(set(every)) != len(every) or len(jokers) < STACK_SIZE", ""),
    "trash.jokers.drawn": Fault("options.py", "STACK_SIZE = 17", "STACK_SIZE = 16"),
    "trash.jokers.starting": Fault("setup.py", "if options.starting_jokers else", "if not options.jokers else"),
    "trash.draft.needs": Fault("options.py", "= 6, 10\n", "= 7, 10\n"),
    "trash.draft.reveal": Fault("options.py", "REVEALED = 23", "REVEALED = 22"),
    "trash.draft.first": Fault("setup.py", "players.index(options.loser) if options.loser in players", "0 if left"),
    "trash.draft.turns": Fault("setup.py", "(begins + REVEALED - left)", "(begins)"),
    "trash.draft.stack": Fault("setup.py", "    draft.shuffle(STACK)\n", ""),
    "trash.personal.needs": Fault("options.py", "= 6, 10\n", "= 6, 9\n"),
    "trash.personal.keep": Fault("deeds.py", "is JokerDraft.PERSONAL", "is JokerDraft.SHARED"),
    "trash.personal.shuffle": Fault(
        "deeds.py", 'at("own_jokers", seat), at("discard_pile", seat))', 'at("own_jokers", seat), at("trash", seat))'
    ),
    "trash.personal.one": Fault("law.py", "pending.begun or state.phase is not Phase.CLEAN:", "pending.begun:"),
    "trash.achieve.joker": Fault(
        "setup.py", "PRIZES[number] for number in options.achievements", "PRIZES[0] for _ in ()"
    ),
    "trash.achieve.open": Fault(
        "achieving.py", "in draft.options.achievements if _fulfils", "in range(12) if _fulfils"
    ),
    "trash.achieve.game": Fault("achieving.py", "moment is Moment.GAME:", "moment is Moment.END:"),
    "trash.achieve.end": Fault("rounds.py", "    award(draft, Moment.END)\n", ""),
    "trash.achieve.all": Fault("achieving.py", "return all(met(", "return any(met("),
    "trash.achieve.scored": Fault("achievements.py", "and reading.points >= points", "and points >= 0"),
    "trash.achieve.points": Fault(
        "achievements.py", "reading is not None and reading.points >= least", "reading is not None"
    ),
    "trash.achieve.symbols": Fault(
        "achievements.py", "place.trash if trash else place.deck", "place.deck + place.trash"
    ),
    "trash.achieve.thrown": Fault("achievements.py", "len(place.trash) >= least", "len(place.trash) > least"),
    "trash.achieve.jokers": Fault("achievements.py", "sum(map(is_joker, place.deck))", "len(place.deck)"),
    "trash.achieve.upgrades": Fault("achievements.py", "return all(place.upgrades", "return any(place.upgrades"),
    "trash.achieve.firsts": Fault("showdown.py", ".firsts + 1)", ".firsts)"),
    "trash.achieve.chips": Fault("achievements.py", "place.chips >= least", "place.chips > least"),
    "trash.achieve.small": Fault("achievements.py", "len(place.deck) <= most", "len(place.draw_pile) <= most"),
    "trash.achieve.attempt": Fault("achieving.py", "draft.options.attempt(seat) != number or ", ""),
    "trash.achieve.setup": Fault("setup.py", "*setup.ranks) if setup else ()", "*setup.ranks)[:0] if setup else ()"),
    "trash.achieve.vow": Fault("achieving.py", "draft.mark(seat, vow_broken=True)", "draft.mark(seat)"),
    "trash.achieve.one": Fault("achieving.py", "draft.places[seat].achieved is not None", "draft is None"),
    "trash.achieve.once": Fault("achieving.py", "any(each.achieved == number for each in draft.places)", "number < 0"),
    "trash.achieve.gift": Fault("setup.py", "if owner == seat)", "if owner != seat)"),
    "trash.achieve.house": Fault("achieving.py", "sorted(draft.players,", "sorted(draft.seats,"),
    "trash.unlock.rows": Fault("unlocking.py", "range(90, 181, 10)", "range(90, 180, 10)"),
    "trash.unlock.three": Fault("unlocking.py", "DRAWN = 3", "DRAWN = 4"),
    "trash.unlock.lost": Fault(
        "unlocking.py", "for seat in players(state))\n    houses", "for seat in players(state)[:1])\n    houses"
    ),
    "trash.unlock.house": Fault("unlocking.py", "if not won or not houses:", "if not houses:"),
    "trash.unlock.loser": Fault("unlocking.py", "return min(reversed(", "return max(reversed("),
}
