"""A planted fault for each rule: what to change in the code so that the rule is broken and its test must fail."""

from tests.mutation import Fault

CORE = "../../../core/"
"""Seen from the folder of the rules."""

FAULTS = {
    "rummy.seats": Fault("options.py", "SEATS = 4", "SEATS = 5"),
    "rummy.deck": Fault("dealing.py", "draft.rng.shuffled(deck(DECKS))", "draft.rng.shuffled(deck(DECKS)[1:])"),
    "rummy.set.size": Fault(
        "options.py", "LEAST_IN_A_SET, LEAST_IN_A_RUN = 3, 4", "LEAST_IN_A_SET, LEAST_IN_A_RUN = 2, 4"
    ),
    "rummy.set.rank": Fault(
        CORE + "melds.py",
        "len({RANK[card] for card in cards}) == 1",
        "len(set(RANK[card] for card in cards)) == 1 and len({SUIT[card] for card in cards}) == len(cards)",
    ),
    "rummy.run.size": Fault(
        "options.py", "LEAST_IN_A_SET, LEAST_IN_A_RUN = 3, 4", "LEAST_IN_A_SET, LEAST_IN_A_RUN = 3, 3"
    ),
    "rummy.run.suit": Fault("fit.py", '"rummy.run.suit" if in_a_row(cards)', '"rummy.meld.kind" if in_a_row(cards)'),
    "rummy.run.order": Fault("fit.py", 'else "rummy.run.order"', 'else "rummy.meld.kind"'),
    "rummy.run.ace": Fault(CORE + "melds.py", "ACE if place == HIGH_ACE else place for", "place for"),
    "rummy.run.corner": Fault("fit.py", "if turns_corner(cards)", "if not cards"),
    "rummy.meld.kind": Fault("fit.py", 'else "rummy.meld.kind"', 'else "rummy.run.suit"'),
    "rummy.meld.read": Fault("fit.py", "if meld.low in lows:", "if lows:"),
    "rummy.hands": Fault("dealing.py", "draft.hand == len(CONTRACTS)", "draft.hand == 5"),
    "rummy.contract": Fault("options.py", "Contract(sets=0, runs=2),", "Contract(sets=1, runs=1),"),
    "rummy.laydown": Fault("deeds.py", "Meld(meld.low, meld.cards, seat)", "Meld(meld.low, meld.cards, draft.dealer)"),
    "rummy.longer": Fault("fit.py", "if len(cards) >= LEAST_IN_A_SET and", "if len(cards) == LEAST_IN_A_SET and"),
    "rummy.missing": Fault("fit.py", "if len(melds) < needed", "if len(melds) < 0"),
    "rummy.extra": Fault("fit.py", 'else "rummy.extra"', 'else "rummy.kinds"'),
    "rummy.kinds": Fault("fit.py", "None if sets == contract.sets", "None if sets"),
    "rummy.once": Fault(
        "law.py",
        '    if has_laid_down(state, state.turn):\n        return Refusal("rummy.once"',
        '    if state.rows:\n        return Refusal("rummy.once"',
    ),
    "rummy.same.suit": Fault(
        "fit.py",
        "if len(melds) != needed:",
        "if len({SUIT[meld.cards[0]] for meld in melds if meld.low}) < contract.runs:",
    ),
    "rummy.same.rank": Fault(
        "fit.py",
        "if len(melds) != needed:",
        "if len({RANK[meld.cards[0]] for meld in melds if not meld.low}) < contract.sets:",
    ),
    "rummy.six": Fault("options.py", "runs=2, everything=True", "runs=2, everything=False"),
    "rummy.deal.eleven": Fault("options.py", "CARDS_EACH = 11", "CARDS_EACH = 10"),
    "rummy.deal.stock": Fault("game.py", "return zone != STOCK", "return True"),
    "rummy.deal.flip": Fault("dealing.py", "draft.stock[:-1], (card,)", "draft.stock[:-1], draft.stock[:1]"),
    "rummy.deal.dealer": Fault("law.py", "if seat != (state.dealer if", "if seat != (state.turn if"),
    "rummy.deal.first": Fault("law.py", '"rummy.deal.first" if', '"rummy.deal.once" if'),
    "rummy.deal.once": Fault("law.py", 'else "rummy.deal.once"', 'else "rummy.deal.first"'),
    "rummy.deal.passes": Fault("dealing.py", "Phase.DEAL, left_of(draft.dealer)", "Phase.DEAL, draft.dealer"),
    "rummy.turn.begins": Fault(
        "dealing.py", "begin_turn(draft, left_of(draft.dealer))", "begin_turn(draft, draft.dealer)"
    ),
    "rummy.turn.order": Fault(
        "dealing.py", "begin_turn(draft, left_of(draft.turn))", "begin_turn(draft, draft.dealer)"
    ),
    "rummy.turn.bound": Fault("dealing.py", "draft.turns == MOST_TURNS", "draft.turns > MOST_TURNS"),
    "rummy.wait": Fault("requests.py", "((TABLE,) if window.open else ())", "(TABLE,)"),
    "rummy.pile.open": Fault("game.py", "return zone != STOCK", 'return zone.name == "meld"'),
    "rummy.known": Fault(
        "deeds.py",
        "draft.gain(draft.turn, card, PILE, openly=True)",
        "draft.gain(draft.turn, card, PILE, openly=False)",
    ),
    "rummy.draw.choice": Fault(
        "dealing.py",
        "card = draft.stock[-1]\n    draft.stock = draft.stock[:-1]\n    return",
        "card = draft.stock[0]\n    draft.stock = draft.stock[1:]\n    return",
    ),
    "rummy.draw.once": Fault(
        "law.py", "    if state.phase is Phase.DRAW:\n        return None", "    if state.phase:\n        return None"
    ),
    "rummy.draw.first": Fault(
        "law.py",
        "    if state.phase is Phase.DRAW:\n        return Refusal",
        "    if state.phase is None:\n        return Refusal",
    ),
    "rummy.take.pile": Fault("law.py", 'Refusal("rummy.take.pile")', 'Refusal("rummy.take.back")'),
    "rummy.take.back": Fault("deeds.py", "(*draft.pile, card), None", "(card, *draft.pile), None"),
    "rummy.take.back_denied": Fault("deeds.py", "Window(requests=draft.window.requests)", "Window()"),
    "rummy.play.hand": Fault("law.py", "if card not in hand or card in cards[:place]", "if card not in hand"),
    "rummy.layoff.after": Fault("law.py", "    if not has_laid_down(state, state.turn):", "    if not state.melds:"),
    "rummy.layoff.any": Fault("law.py", "0 <= action.meld < len(state.melds)", "0 <= action.meld < 1"),
    "rummy.layoff.set": Fault("fit.py", 'else "rummy.layoff.set"', 'else "rummy.layoff.run"'),
    "rummy.layoff.suit": Fault("fit.py", '"rummy.layoff.suit"\n', '"rummy.layoff.run"\n'),
    "rummy.layoff.run": Fault("fit.py", 'else "rummy.layoff.run"', 'else "rummy.layoff.place"'),
    "rummy.layoff.place": Fault("state.py", "if place in places(card))", "if place in places(card))[-1:]"),
    "rummy.discard.ends": Fault("deeds.py", "draft.pile += (action.card,)", "draft.pile = (action.card,)"),
    "rummy.discard.taken": Fault(
        "law.py", "action.card == state.taken and len(state.hands[state.turn]) > 1", "action.card == state.taken"
    ),
    "rummy.out": Fault("deeds.py", "out = not draft.hands[draft.turn]", "out = False"),
    "rummy.out.same_turn": Fault(
        "deeds.py", "out = not draft.hands[draft.turn]", "out = not draft.hands[draft.turn] and draft.turns > 2"
    ),
    "rummy.stuck": Fault("dealing.py", "return not any(fitting_places", "return any(fitting_places"),
    "rummy.stock.refill": Fault("dealing.py", "draft.pile[:-1], draft.pile[-1:]", "draft.pile, ()"),
    "rummy.stock.end": Fault("options.py", "MOST_REFILLS = 2", "MOST_REFILLS = 3"),
    "rummy.buy.each": Fault("state.py", "(seat - state.turn) % SEATS", "-seat"),
    "rummy.buy.next": Fault("requests.py", 'return "rummy.buy.next"', 'return "rummy.buy.own"'),
    "rummy.buy.own": Fault("requests.py", 'else "rummy.buy.own"', 'else "rummy.buy.laid"'),
    "rummy.buy.flip": Fault("requests.py", "if state.turns == 1 else", "if state.turns == 0 else"),
    "rummy.buy.laid": Fault("state.py", "if not has_laid_down(state, seat))", "if seat >= 0)"),
    "rummy.buy.cards": Fault("options.py", "CARDS_FOR_A_BUY = 2", "CARDS_FOR_A_BUY = 1"),
    "rummy.buy.asked": Fault(
        "requests.py",
        "and seat in state.window.requests:\n        return Refusal",
        "and not state.window.requests:\n        return Refusal",
    ),
    "rummy.buy.order": Fault("buying.py", "(*window.requests, seat)", "(seat, *window.requests)"),
    "rummy.buy.waive": Fault("requests.py", "waits = window.open and not window.requests", "waits = window.open"),
    "rummy.buy.waived": Fault(
        "requests.py", "if seat in state.window.waived else None", "if seat in state.sitting_out else None"
    ),
    "rummy.buy.sit_out": Fault("dealing.py", "if able else (), draft.sitting_out)", "if able else (), ())"),
    "rummy.buy.sit_in": Fault("deeds.py", "    _sit_in(draft, seat)\n", ""),
    "rummy.buy.wait": Fault("law.py", "waits = state.window.open and not", "waits = not state.window.open and not"),
    "rummy.buy.at_once": Fault(
        "law.py", "return _once(state) or (None if state.pile", "return _draw(state, Draw()) or (None if state.pile"
    ),
    "rummy.buy.timer": Fault("requests.py", "    if seat != TABLE:\n", "    if seat == state.turn:\n"),
    "rummy.buy.all": Fault("buying.py", "return window if window.unanswered", "return window if window"),
    "rummy.buy.closed": Fault(
        "requests.py", 'None if state.window.open else Refusal("rummy.buy.closed", card)', "None"
    ),
    "rummy.buy.answer": Fault("requests.py", 'Refusal("rummy.buy.answer"', 'Refusal("rummy.buy.waived"'),
    "rummy.buy.allow": Fault(
        "deeds.py", "draft.gain(buyer, card, PILE, openly=True)", "draft.gain(buyer, card, PILE, openly=False)"
    ),
    "rummy.buy.penalty": Fault(
        "deeds.py",
        "    draft.gain(buyer, penalty, STOCK, openly=False)",
        "    draft.gain(draft.turn, penalty, STOCK, openly=False)",
    ),
    "rummy.buy.then_draw": Fault(
        "deeds.py", "draft.pile[:-1], Window()", "draft.pile[:-1], Window(draft.window.requests)"
    ),
    "rummy.buy.drawing": Fault(
        "deeds.py", "    if draft.window.requests:\n        _sell", "    if draft.window.open:\n        _sell"
    ),
    "rummy.buy.deny": Fault(
        "deeds.py", "        draft.tell(Denied(", "        _sell(draft)\n        draft.tell(Denied("
    ),
    "rummy.buy.cancel": Fault(
        "requests.py",
        "    if state.phase is Phase.DRAW and seat in state.window.requests:\n        return None",
        "    if seat in state.window.requests:\n        return None",
    ),
    "rummy.buy.cancelled": Fault("requests.py", "    if seat in state.window.cancelled:", "    if not state.window:"),
    "rummy.buy.no_limit": Fault("state.py", "if not has_laid_down(state, seat))", "if not state.known[seat])"),
    "rummy.score.cards": Fault("scoring.py", "_LOW: 5, _HIGH: 10, _ACE: 15", "_LOW: 5, _HIGH: 10, _ACE: 20"),
    "rummy.score.hand": Fault(
        "dealing.py", "[tally(hand) for hand in draft.hands]", "[tally(hand[:1]) for hand in draft.hands]"
    ),
    "rummy.score.out": Fault(
        "dealing.py", "[tally(hand) for hand in draft.hands]", "[tally(hand or draft.pile) for hand in draft.hands]"
    ),
    "rummy.score.table": Fault(
        "dealing.py",
        "[tally(hand) for hand in draft.hands]",
        "[tally((*hand, *(card for meld in draft.melds for card in meld.cards))) for hand in draft.hands]",
    ),
    "rummy.score.open": Fault("game.py", "state.phase in (Phase.DEAL, Phase.OVER)", "state.phase is Phase.OVER"),
    "rummy.end.lowest": Fault("scoring.py", "best = min(totals)", "best = max(totals)"),
    "rummy.end.tie": Fault("scoring.py", "if total == best)", "if total == best)[:1]"),
    "rummy.end.over": Fault("law.py", 'Refusal("rummy.end.over")', 'Refusal("rummy.turn.order")'),
}
