"""A planted fault for each rule: what to change in the code so that the rule is broken and its test must fail."""

from tests.mutation import Fault

FAULTS = {
    "poly.goal": Fault("turns.py", ">= draft.options.target", ">= draft.options.target - 1"),
    "poly.end.target": Fault("turns.py", "    if reached:", "    if reached and draft.turn:"),
    "poly.end.over": Fault("law.py", "if state.phase is Phase.OVER:", "if state.phase is None:"),
    "poly.end.bound": Fault("turns.py", "draft.round > MOST_ROUNDS", "draft.round >= MOST_ROUNDS"),
    "poly.end.tie": Fault("turns.py", "if score == max(scores))", "if score == max(scores))[:1]"),
    "poly.options.choices": Fault("options.py", 'Choice("deck", tuple(Deck))', 'Choice("deck", tuple(Deck)[:1])'),
    "poly.options.defaults": Fault("options.py", "target: int = 5000", "target: int = 10000"),
    "poly.nine.hand": Fault("game.py", "hand=(None,) * options.hand", "hand=(None,) * 6"),
    "poly.six.hand": Fault("game.py", "hand=(None,) * options.hand", "hand=(None,) * 9"),
    "poly.difficulty": Fault("scale.py", "options.deck, options.difficulty", "options.deck, Difficulty.EASY"),
    "poly.six.difficulty": Fault("scale.py", "six=hand == 6,", "six=hand == 6 and difficulty is not Difficulty.EASY,"),
    "poly.deck.illustrated": Fault("cards.py", "0 if deck is Deck.ILLUSTRATED else _SIZE", "_SIZE"),
    "poly.deck.fabric": Fault("cards.py", "0 if deck is Deck.ILLUSTRATED else _SIZE", "0"),
    "poly.deck.names": Fault("cards.py", "if card < _SIZE:", "if card >= 0:"),
    "poly.open": Fault("game.py", "return zone != PILE", "return zone.name == 'cleared' or zone == PILE"),
    "poly.pile.empty": Fault("draft.py", "self.rng.shuffled(self.cleared)", "self.rng.shuffled(self.cleared[1:])"),
    "poly.wild.ace": Fault("scale.py", "ACE if ace_wild else None", "ACE"),
    "poly.wild.second": Fault("scale.py", "else None, second_wild}", "else None}"),
    "poly.wild.any": Fault("combos.py", "- part.bit_count()), most + 1)", "- part.bit_count()), 1)"),
    "poly.wild.natural": Fault("combos.py", "in (0, *(mask", "in (*(), *(mask"),
    "poly.wild.alone": Fault("combos.py", "in (0, *(mask", "in (*(), *(mask"),
    "poly.set": Fault("scale.py", "and hand == 9 else 3", "and hand == 9 else 2"),
    "poly.set.points": Fault("scale.py", "SET_OF_THREE, SET_EXTRA = 300, 300", "SET_OF_THREE, SET_EXTRA = 300, 100"),
    "poly.run": Fault("combos.py", "if step >= 0 and", "if step >= -1 and"),
    "poly.run.low": Fault("combos.py", "key=lambda card: RANK[card])", "key=lambda card: (RANK[card] + 7) % 9)"),
    "poly.run.points": Fault("scale.py", "RUN_EXTRA = 150, 50", "RUN_EXTRA = 150, 100"),
    "poly.flush.illustrated": Fault("scale.py", "FABRIC if deck is Deck.ILLUSTRATED else COLOUR", "COLOUR"),
    "poly.flush.fabric": Fault("scale.py", "FABRIC if deck is Deck.ILLUSTRATED else COLOUR", "FABRIC"),
    "poly.flush.points": Fault("scale.py", "FLUSH_CARD = 50", "FLUSH_CARD = 60"),
    "poly.easy.pair": Fault("scale.py", "PAIR = 100", "PAIR = 50"),
    "poly.easy.flush": Fault("scale.py", "Difficulty.EASY: 4", "Difficulty.EASY: 3"),
    "poly.medium.pair": Fault(
        "scale.py", "if difficulty is Difficulty.EASY and", "if difficulty is not Difficulty.HARD and"
    ),
    "poly.medium.flush": Fault("scale.py", "Difficulty.MEDIUM: 5", "Difficulty.MEDIUM: 4"),
    "poly.hard.set": Fault(
        "scale.py", "if difficulty is Difficulty.EASY and", "if difficulty is not Difficulty.MEDIUM and"
    ),
    "poly.hard.run": Fault("scale.py", "4 if difficulty is Difficulty.HARD else 1", "1"),
    "poly.hard.flush": Fault("scale.py", "Difficulty.HARD: 6", "Difficulty.HARD: 5"),
    "poly.six.wild": Fault("scale.py", "if hand == 9 else set()", "if hand else set()"),
    "poly.six.runs": Fault(
        "combos.py", "self._kinds() if self._scale.six", "(*self._kinds(), *self._runs()) if self._scale.six"
    ),
    "poly.six.single": Fault("scale.py", "{1: 100, 5: 50}", "{1: 100, 5: 100}"),
    "poly.six.three": Fault("scale.py", "THREE_ONES if rank == ACE else THREE_OF_RANK * rank", "THREE_OF_RANK * rank"),
    "poly.six.more": Fault("scale.py", "three * (size - 2)", "three << (size - 3)"),
    "poly.six.pairs": Fault("combos.py", "(size := _size(key)) >= 3", "(size := _size(key)) >= 2"),
    "poly.lock.combo": Fault(
        "law.py", "_selection(state, action.cards) or _combos(state, action.cards)", "_selection(state, action.cards)"
    ),
    "poly.lock.split": Fault(
        "combos.py", "for before, split in tuple(splits.items())", "for before, split in tuple(splits.items())[:1]"
    ),
    "poly.lock.once": Fault(
        "combos.py",
        "                best[combo.key] = combo",
        "                best[combo.key] = combo._replace(points=combo.points + 50 * (combo.source == 'run'))",
    ),
    "poly.lock.best": Fault("combos.py", "splits[key].points < split.points", "splits[key].points > split.points"),
    "poly.lock.stray": Fault("law.py", "if len(stray) < len(cards) else", "if len(stray) > len(cards) else"),
    "poly.lock.hand": Fault("law.py", "or card in cards[:place]", ""),
    "poly.lock.held": Fault(
        "law.py", "for card in held(state) if card in cards", "for card in held(state) if not cards"
    ),
    "poly.lock.mark": Fault("deeds.py", "draft.locked[draft.hand.index(card)] = True", "pass"),
    "poly.turn.order": Fault("turns.py", "(draft.turn + 1) %", "(draft.turn - 1) %"),
    "poly.turn.fresh": Fault("game.py", "phase=Phase.FRESH", "phase=Phase.LOCK"),
    "poly.draw.replaces": Fault(
        "deeds.py",
        "_take(draft, open_slots(draft), fresh=False)\n    else",
        "_take(draft, open_slots(draft)[1:], fresh=False)\n    else",
    ),
    "poly.draw.lock_first": Fault(
        "law.py",
        "open_cards(state)) if state.phase is Phase.LOCK else None",
        "open_cards(state)) if state.phase is Phase.BUST else None",
    ),
    "poly.draw.combo": Fault(
        "deeds.py", "if has_combo(cards, ", "if has_combo(cards + tuple(c for c in draft.hand if c), "
    ),
    "poly.draw.hopeless": Fault(
        "law.py",
        'return Refusal("poly.draw.lock_first", open_cards(state)) if state.phase is Phase.LOCK',
        'return Refusal("poly.draw.lock_first") if state.phase is Phase.LOCK or len(open_cards(state)) == 2',
    ),
    "poly.bust.lose": Fault(
        "turns.py", "    if not offered:\n        draft.pot = 0", "    if not offered:\n        draft.pot += 0"
    ),
    "poly.bust.keep": Fault(
        "turns.py", "    draft.tell(Busted(", "    draft.scores[draft.turn] -= draft.pot\n    draft.tell(Busted("
    ),
    "poly.bust.fresh": Fault(
        "deeds.py",
        "if has_combo(cards, scale_of(draft.options)):",
        "if has_combo(cards, scale_of(draft.options)) or fresh:",
    ),
    "poly.bust.chance": Fault(
        "chance.py", "for wilds in range(wild_sure, min(2,", "for wilds in range(wild_sure, min(1,"
    ),
    "poly.bank.score": Fault("turns.py", "    draft.scores[seat] += points", "    draft.scores[seat] = points"),
    "poly.bank.ends": Fault(
        "turns.py",
        "    if not won(draft):\n        _next_turn(",
        "    if not won(draft) and seat:\n        _next_turn(",
    ),
    "poly.bank.lock_first": Fault(
        "law.py", "if state.phase not in (Phase.CHOOSE, Phase.HOT):", "if state.phase is Phase.OVER:"
    ),
    "poly.hot.clear": Fault(
        "deeds.py", "    draft.clear(fresh_slots(draft))\n    draft.hot_hands", "    draft.hot_hands"
    ),
    "poly.hot.pot": Fault("deeds.py", "    draft.hot_hands += 1", "    draft.hot_hands += 1\n    draft.pot = 0"),
    "poly.hot.choice": Fault("deeds.py", "draft.hot_hands == MOST_HOT_HANDS", "draft.hot_hands >= 1"),
    "poly.hot.draw": Fault("deeds.py", "if draft.phase is Phase.CHOOSE:", "if draft.phase is not Phase.FRESH:"),
    "poly.hot.limit": Fault("deeds.py", "draft.hot_hands > limit", "draft.hot_hands >= limit"),
    "poly.hot.bound": Fault("options.py", "MOST_HOT_HANDS = 20", "MOST_HOT_HANDS = 21"),
    "poly.ride.offer": Fault("turns.py", "ride=left > 0", "ride=False"),
    "poly.ride.none": Fault("turns.py", "ride and len(slots) > lead", "len(slots) >= lead"),
    "poly.ride.decide": Fault("law.py", "not isinstance(action, (Ride, Pass))", "isinstance(action, Bank)"),
    "poly.ride.ride": Fault("deeds.py", "    draft.riding = True", "    draft.riding, draft.pot = True, 0"),
    "poly.ride.bust": Fault(
        "turns.py", "draft.pot, draft.riding))", "draft.pot, False))\n    draft.scores[draft.turn] -= draft.riding"
    ),
    "poly.ride.pass": Fault(
        "deeds.py", "    draft.tell(Passed(draft.turn))\n    draft.pot = 0", "    draft.tell(Passed(draft.turn))"
    ),
    "poly.ride.again": Fault("turns.py", "ride=left > 0", "ride=left > 0 and not draft.riding"),
    "poly.ride.hot": Fault(
        "deeds.py", "    if not open_slots(draft):", "    if not open_slots(draft) and not draft.riding:"
    ),
    "poly.action.off": Fault("options.py", "action_cards: bool = False", "action_cards: bool = True"),
    "poly.action.choices": Fault(
        "options.py", 'Choice("action_cards", (False, True), more=True)', 'Choice("action_cards", (False, True))'
    ),
    "poly.action.pile": Fault(
        "game.py",
        "rng.shuffled(deck_of(options.deck, options.hand))",
        "rng.shuffled(deck_of(options.deck, 9) + action_cards())",
    ),
    "poly.knockoff.lead": Fault("turns.py", ">= options.knockoff_lead", "> options.knockoff_lead"),
    "poly.knockoff.slot": Fault("turns.py", "else len(draft.hand) - 1)", "else 0)"),
    "poly.knockoff.combos": Fault("law.py", "    if KNOCKOFF in cards:", "    if KNOCKOFF in cards[:1]:"),
    "poly.knockoff.ride": Fault("turns.py", "ride and len(slots) > lead", "ride"),
    "poly.knockoff.hot": Fault("state.py", "if card != KNOCKOFF)", "if card or True)"),
    "poly.knockoff.turn": Fault(
        "turns.py", "    if KNOCKOFF in draft.hand:", "    if KNOCKOFF in draft.hand and not ride:"
    ),
    "poly.reward.turns": Fault("turns.py", "< options.reward_turns", "<= options.reward_turns"),
    "poly.reward.chance": Fault("turns.py", "kind, draft.rng = draft.rng.choice(kinds)", "kind = kinds[0]"),
    "poly.reward.copies": Fault("cards.py", "COPIES_OF_A_REWARD = 6", "COPIES_OF_A_REWARD = 5"),
    "poly.reward.count": Fault("turns.py", "    draft.waiting[seat] = 0\n    draft.rewards", "    draft.rewards"),
    "poly.reward.used": Fault("draft.py", "        self.supply.append(card)\n", ""),
    "poly.vip.have": Fault(
        "law.py",
        "    if reward(state, state.turn, ActionCard.VIP_PASS) is None:",
        "    if not state.rewards[state.turn]:",
    ),
    "poly.vip.trash": Fault(
        "deeds.py", "    draft.draw((slot,), fresh=False)", "    _take(draft, (slot,), fresh=False)"
    ),
    "poly.vip.knockoff": Fault("law.py", "    if knockoff_slot(state) is None:", "    if not state.hand:"),
    "poly.vip.hand": Fault(
        "law.py",
        "if state.phase in (Phase.LOCK, Phase.CHOOSE) else Refusal(",
        "if state.phase is not Phase.HOT else Refusal(",
    ),
    "poly.vip.redraw": Fault(
        "deeds.py",
        "    _take(draft, open_slots(draft), fresh=not any(draft.locked))",
        "    draft.draw(open_slots(draft), fresh=False)\n    draft.phase = Phase.LOCK",
    ),
    "poly.vip.bust": Fault(
        "law.py", 'return None if state.phase is Phase.BUST else Refusal("poly.vip.bust")', "return None"
    ),
    "poly.vip.decide": Fault(
        "deeds.py",
        "    elif any(action_card(card) is ActionCard.VIP_PASS for card in draft.rewards[draft.turn]):",
        "    elif draft.rewards[draft.turn]:",
    ),
    "poly.loyalty.have": Fault(
        "law.py", "if action.loyalty and reward(", "if action.loyalty and state.pot < 0 and reward("
    ),
    "poly.loyalty.points": Fault("scale.py", "pot * 3 // 2", "pot * 2"),
    "poly.loyalty.ride": Fault(
        "turns.py", "    draft.scores[seat] += points\n", "    draft.scores[seat] += points\n    draft.pot = points\n"
    ),
    "poly.credit.have": Fault(
        "law.py",
        "    if reward(state, state.turn, ActionCard.STORE_CREDIT) is None:",
        "    if not state.rewards[state.turn]:",
    ),
    "poly.credit.lock_first": Fault("law.py", "    if not state.has_locked:", "    if not any(state.locked):"),
    "poly.credit.half": Fault("scale.py", "return pot // 2", "return (pot + 1) // 2"),
    "poly.credit.goes_on": Fault("deeds.py", "    won(draft)", "    bank(draft, draft.pot, loyalty=False)"),
    "poly.credit.banking": Fault("turns.py", "0 if draft.has_banked else draft.waiting", "draft.waiting"),
}
