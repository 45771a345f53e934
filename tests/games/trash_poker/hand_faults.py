"""A planted fault for each rule of the cards, the hands and the final scoring."""

from tests.mutation import Fault

HAND_FAULTS = {
    "trash.deck": Fault("cards.py", "Card(seat * french.SIZE + number)", "Card(number)"),
    "trash.card.ranks": Fault("cards.py", "(french.RANK[card % french.SIZE],)", "(french.SUIT[card % french.SIZE],)"),
    "trash.card.order": Fault(
        "cards.py", "HIGH_ACE if rank == ACE else rank for rank in ranks", "rank for rank in ranks"
    ),
    "trash.card.faces": Fault("ranks.py", "(JACK, QUEEN, KING)\n", "(QUEEN, KING)\n"),
    "trash.card.suits": Fault("cards.py", "(printed.suit,) * len(printed.ranks)", "(printed.suit,)"),
    "trash.card.foreign": Fault("cards.py", "return origin(card) != seat", "return origin(card) not in (None, seat)"),
    "trash.card.scored": Fault("reading.py", "in (*self.made, *self.flush)", "in (*self.made, *self.rest)"),
    "trash.joker.starting": Fault("jokers.py", "Joker((NINE, TEN), CLUBS)", "Joker((NINE, NINE), CLUBS)"),
    "trash.joker.final": Fault("cards.py", "= stack(Stack.FINAL)[0]", "= stack(Stack.STARTING)[0]"),
    "trash.joker.symbols": Fault("cards.py", "sum(rank in ranks for card", "sum(rank in ranks[:1] for card"),
    "trash.joker.foreign": Fault("cards.py", "return card >= FIRST_JOKER", "return card > FIRST_JOKER"),
    "trash.joker.printed": Fault("jokers.py", "_unlocked((SIX, SEVEN), HEARTS)", "_unlocked((SIX,), HEARTS)"),
    "trash.joker.stickers": Fault("effects.py", "return (Sticker.LASTING,)", "return (Sticker.TRASH,)"),
    "trash.joker.holder": Fault("backing.py", "for card in cards if (printed", "for card in () if (printed"),
    "trash.joker.benefit": Fault("backing.py", "both = suits[one] | suits[other]", "both = 1 << one | 1 << other"),
    "trash.joker.conflict": Fault(
        "backing.py",
        "tuple(effect for _, effect in effects if isinstance(effect, RuleChange)),",
        "tuple(effect for _, effect in effects if isinstance(effect, RuleChange))[:1],",
    ),
    "trash.hand.ranks": Fault("ranks.py", "STRAIGHT = 6\n", "STRAIGHT = 5\n"),
    "trash.hand.five": Fault("hands.py", "tuple(left[: PLAYED - len(made)])", "tuple(left)"),
    "trash.hand.symbols": Fault(
        "reading.py",
        "[Symbol(card, rank) for card in played for rank in HIGH_RANKS[card]]",
        "[Symbol(card, HIGH_RANKS[card][0]) for card in played]",
    ),
    "trash.hand.best": Fault("hands.py", "if best >= 5:", "if best > 5:"),
    "trash.hand.forced": Fault(
        "hands.py", "if best == 4:", "if best == 4 and not _highest(counts, 2, _highest(counts, 4)):"
    ),
    "trash.hand.kinds": Fault("hands.py", "(three,) * 3", "(three,) * 2"),
    "trash.hand.house": Fault(
        "hands.py", "_highest(counts, 2, three) if", "_highest([*counts[:three], *[0] * 9], 2) if"
    ),
    "trash.hand.two_pair": Fault("hands.py", "_highest(counts, 2, pair):", "_highest(counts, 3, pair):"),
    "trash.hand.high": Fault("hands.py", "high = _highest(counts, 1)", "high = _highest(counts, 1, HIGH_ACE)"),
    "trash.hand.straight": Fault("hands.py", "SHORT_STRAIGHT = 5, 4", "SHORT_STRAIGHT = 4, 4"),
    "trash.hand.ace": Fault("hands.py", "there[ACE] = there[HIGH_ACE]", "there[ACE] = False"),
    "trash.flush.five": Fault("reading.py", "if there.count(same) >= PLAYED:", "if there.count(same) >= PLAYED - 1:"),
    "trash.flush.any": Fault(
        "reading.py",
        "[Symbol(card, suit) for card in played for suit in SUITS[card]]",
        "[Symbol(card, suit) for card in played for suit in SUITS[card][:1]]",
    ),
    "trash.flush.points": Fault("reading.py", "FLUSH_POINTS = 4", "FLUSH_POINTS = 5"),
    "trash.flush.bonus": Fault("reading.py", "    if flush:\n", "    if flush and hand < 6:\n"),
    "trash.flush.merge": Fault("backing.py", "merged(suits, HEARTS, DIAMONDS)", "merged(suits, HEARTS, SPADES)"),
    "trash.star.red": Fault("stars.py", "range(1, RANKS + 1) if", "range(RANKS + 1) if"),
    "trash.star.black_white": Fault("stars.py", "else (0,)", "else range(RANKS + 1)"),
    "trash.star.free": Fault("reading.py", "_, chosen = max(", "_, chosen = min("),
    "trash.star.final": Fault(
        "cards.py", "for rank in RANKS[card])\n\n\ndef showing", "for rank in RANKS[card] or ranks)\n\n\ndef showing"
    ),
    "trash.points.sum": Fault("reading.py", "yield Line(source, (), points)", "yield Line(source, (), 0)"),
    "trash.tie.base": Fault("reading.py", "self.points, self.hand, _values", "self.points, 0, _values"),
    "trash.tie.made": Fault(
        "reading.py", "self.hand, _values(self.made), _values(self.rest)", "self.hand, _values(self.rest), ()"
    ),
    "trash.tie.straight": Fault("hands.py", "top - min(length, STRAIGHT), -1", "top - need, -1"),
    "trash.tie.house": Fault("hands.py", "(three, three, three, pair, pair)", "(pair, pair, three, three, three)"),
    "trash.tie.rest": Fault("reading.py", "_values(self.made), _values(self.rest)", "_values(self.made), ()"),
    "trash.tie.best": Fault("cards.py", "STARS[card] is Star.RED else max", "not RANKS[card] else max"),
    "trash.bonus.hand": Fault("reading.py", "HandRank.FIVE_OF_A_KIND: 3}", "HandRank.FIVE_OF_A_KIND: 2}"),
    "trash.bonus.once": Fault(
        "reading.py", "chips := HAND_CHIPS.get(hand, 0)", "chips := sum(HAND_CHIPS[h] for h in HAND_CHIPS if h <= hand)"
    ),
    "trash.bonus.points": Fault("reading.py", "MOST_STEP_CHIPS = 10, 2, 8", "MOST_STEP_CHIPS = 10, 2, 9"),
    "trash.upgrade.areas": Fault("ranks.py", "KINDS = 4\n", "KINDS = 7\n"),
    "trash.upgrade.suits": Fault(
        "ranks.py", "not in (Area.HEARTS_DIAMONDS, Area.SPADES_CLUBS)", "is not Area.HEARTS_DIAMONDS"
    ),
    "trash.upgrade.limit": Fault("ranks.py", "not in (Area.HEARTS_DIAMONDS, Area.SPADES_CLUBS)", "is Area.DRAW"),
    "trash.upgrade.kinds": Fault("reading.py", "FOUR_OF_A_KIND: (Area.KINDS, 2)", "FOUR_OF_A_KIND: (Area.KINDS, 3)"),
    "trash.upgrade.houses": Fault("reading.py", "STRAIGHT: (Area.HOUSES, 3)", "STRAIGHT: (Area.HOUSES, 2)"),
    "trash.upgrade.rest": Fault("reading.py", "HIGH_CARD: (Area.REST, 2)", "HIGH_CARD: (Area.REST, 1)"),
    "trash.lasting.trash": Fault("reading.py", "for card, effect in behind.bonuses:", "for card, effect in ():"),
    "trash.lasting.hand": Fault("reading.py", "effect.hand is hand and", "effect.hand <= hand and"),
    "trash.lasting.flush": Fault("reading.py", "(flush or not effect.flush)", "True"),
    "trash.lasting.rank": Fault("reading.py", "fits = effect.rank in made or", "fits = effect.rank not in made or"),
    "trash.lasting.straight": Fault("hands.py", "SHORT_STRAIGHT if short else STRAIGHT", "STRAIGHT"),
    "trash.lasting.summed": Fault(
        "ranks.py", "HAND_AREAS = (Area.KINDS, Area.HOUSES, Area.REST)", "HAND_AREAS = (Area.KINDS, Area.REST)"
    ),
    "trash.lasting.collecting": Fault(
        "jokers.py", "WhenCollecting(ACE, (Upgrade(1),", "WhenCollecting(KING, (Upgrade(1),"
    ),
    "trash.lasting.take": Fault(
        "jokers.py", "TakeFromTrash(HandRank.FIVE_OF_A_KIND)", "TakeFromTrash(HandRank.FOUR_OF_A_KIND)"
    ),
    "trash.play.bonus": Fault("reading.py", "if extra.points)", "if extra.card in [card for card, _ in made])"),
    "trash.play.pairs": Fault("reading.py", "effect.points * behind.pairs", "effect.points"),
    "trash.play.merge": Fault(
        "reading.py", "merged(suits, effect.one, effect.other)", "merged(suits, effect.one, effect.one)"
    ),
    "trash.collect.seven": Fault("collecting.py", "yield Reveal(sevens)", "yield Reveal(1)"),
    "trash.collect.upgrade": Fault("collecting.py", "least=1 if upgrades == 1 else 0", "least=1"),
    "trash.collect.faces": Fault("collecting.py", "TRASHED_BY_A_FACE = 3", "TRASHED_BY_A_FACE = 2"),
    "trash.collect.symbols": Fault("collecting.py", "(EIGHT, NINE, TEN)", "(NINE, TEN)"),
    "trash.collect.sticker": Fault("collecting.py", "return own or tuple(", "return own + tuple("),
    "trash.score.deck": Fault(
        "final.py", 'Line("aces", showing(mine.deck, ACE)', 'Line("aces", showing(mine.trash, ACE)'
    ),
    "trash.score.trash": Fault("final.py", "_twos(seat, mine.trash)", "_twos(seat, mine.deck)"),
    "trash.score.aces": Fault(
        "final.py", "ACE_CHIPS * symbols(mine.deck, ACE)", "ACE_CHIPS * len(showing(mine.deck, ACE))"
    ),
    "trash.score.majority": Fault("final.py", "symbols(each.at(place), SIX)", "len(showing(each.at(place), SIX))"),
    "trash.score.second": Fault("final.py", "SEATS_WITH_A_SECOND = 3", "SEATS_WITH_A_SECOND = 4"),
    "trash.score.tie": Fault("final.py", " and standing.count(places[1]) == 1", ""),
    "trash.score.none": Fault("final.py", "if house or not count else", "if house else"),
    "trash.score.pairs": Fault("backing.py", "return min(symbols(cards, FOUR)", "return max(symbols(cards, FOUR)"),
    "trash.score.twos": Fault("final.py", "symbols(trash, TWO) * symbols", "len(twos) * symbols"),
    "trash.score.faces": Fault("final.py", "symbols(faces, *FACE_RANKS))", "len(faces))"),
    "trash.score.jokers": Fault("final.py", "        *_jokers(seat, mine, Place.DECK),\n", ""),
    "trash.score.flat": Fault("final.py", "and place in effect.lying", ""),
    "trash.score.rank": Fault("final.py", "effect.chips * symbols(cards, *effect.ranks)", "effect.chips * len(cards)"),
    "trash.score.cards": Fault("final.py", "(len(counted) // effect.every)", "-(-len(counted) // effect.every)"),
    "trash.score.fives": Fault("final.py", "PAIR_CHIPS * symbols(trash, FIVE))", "PAIR_CHIPS * pairs(trash))"),
    "trash.score.house": Fault("final.py", "SIXES_OF_A_HOUSE = 4", "SIXES_OF_A_HOUSE = 5"),
    "trash.score.house_tie": Fault(
        "final.py", "zip(sixes, houses, strict=True)", "zip(sixes, [False for _ in houses], strict=True)"
    ),
    "trash.end.chips": Fault(
        "final.py", "sorted(set(standing), reverse=True)\n    for", "sorted(set(standing))\n    for"
    ),
    "trash.end.tie": Fault("final.py", "[(won, house, -cards) for", "[(won, house, cards) for"),
    "trash.end.lost": Fault("final.py", "for place in places[:2]:", "for place in places[:1]:"),
    "trash.end.house": Fault("final.py", "[(won, house, -cards) for", "[(won, False, -cards) for"),
}
