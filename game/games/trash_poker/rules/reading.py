"""How a played hand is read: the best hand rank, a flush beside it, rank points and chips with their reasons.

Five rank symbols are chosen among all that were played and, independently, five suit symbols. Whoever plays sets the
stars; after that nothing is free: the best hand rank counts, and among equal ones the one that wins most ties. So the
reading is computed from how often each rank and each suit occurs, without trying choices.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import NamedTuple

from game.core.cards import Card
from game.core.french import RANKS as HOW_MANY_RANKS
from game.core.tally import Line, total
from game.games.trash_poker.rules.backing import PLAIN, Backing, merged
from game.games.trash_poker.rules.cards import FIRST_JOKER, HIGH_RANKS, STARS, SUITS, row
from game.games.trash_poker.rules.effects import HandBonus, MergeSuits, PairsBonus, PlayBonus, PlayEffect, RuleChange
from game.games.trash_poker.rules.hands import best_hand
from game.games.trash_poker.rules.jokers import Star
from game.games.trash_poker.rules.ranks import ACE, HAND_AREAS, HIGH_ACE, PLAYED, Area, HandRank
from game.games.trash_poker.rules.stars import StarChoice

FLUSH_POINTS = 4
"""Rule trash.flush.points."""
UPGRADE_POINTS = {
    HandRank.HIGH_CARD: (Area.REST, 2),
    HandRank.PAIR: (Area.REST, 2),
    HandRank.TWO_PAIR: (Area.REST, 2),
    HandRank.THREE_OF_A_KIND: (Area.REST, 2),
    HandRank.STRAIGHT: (Area.HOUSES, 3),
    HandRank.FULL_HOUSE: (Area.HOUSES, 2),
    HandRank.FOUR_OF_A_KIND: (Area.KINDS, 2),
    HandRank.FIVE_OF_A_KIND: (Area.KINDS, 2),
}
"""Rules trash.upgrade.kinds, trash.upgrade.houses, trash.upgrade.rest: the area that raises a hand rank, and by how
many rank points a card."""
SUMMED_POINTS = 1
"""Rule trash.lasting.summed: rank points for each card in the areas of hand ranks."""
HAND_CHIPS = {HandRank.FOUR_OF_A_KIND: 2, HandRank.FIVE_OF_A_KIND: 3}
"""Rules trash.bonus.hand, trash.bonus.once."""
FIRST_STEP, STEP, MOST_STEP_CHIPS = 10, 2, 8
"""Rule trash.bonus.points: one chip from 10 rank points on, one more for every 2, at most 8."""
_SOURCES = {hand: hand.name.lower() for hand in HandRank}


class Symbol(NamedTuple):
    """One chosen symbol: the card it stands on, and its rank or suit.

    A rank is 1 for an Ace that begins a straight, else 2 to 14 (Ace); a suit is 0 to 3.
    """

    card: Card
    value: int


@dataclass(frozen=True, slots=True)
class Reading:
    """A played hand, read."""

    hand: HandRank
    made: tuple[Symbol, ...]
    """The rank symbols that form the hand rank, in the order in which ties are decided."""
    rest: tuple[Symbol, ...]
    """The others of the five chosen rank symbols, highest first."""
    flush: tuple[Symbol, ...]
    """Five suit symbols that count as one suit; none without a flush."""
    points: int
    """Rule trash.points.sum: rank points, the sum of `tally`."""
    tally: tuple[Line, ...]
    """Where the rank points come from. Sources: the hand rank's name in small letters, `flush`, `upgrades`, `summed`,
    `lasting`, `on_play`; the last two with the joker's card."""
    chips: tuple[Line, ...]
    """Bonus chips. Sources: the hand rank's name, `rank_points`, `lasting`, `on_play`."""

    @property
    def key(self) -> tuple[int, int, tuple[int, ...], tuple[int, ...]]:
        """Rules trash.tie.base, trash.tie.made, trash.tie.rest: the higher key is placed better.

        Equal keys go on to the tops of the draw piles.
        """
        return self.points, self.hand, _values(self.made), _values(self.rest)

    @property
    def scored(self) -> tuple[Card, ...]:
        """Rule trash.card.scored: the played cards that were used for the hand rank and the flush."""
        return tuple(dict.fromkeys(symbol.card for symbol in (*self.made, *self.flush)))


class _Weight(NamedTuple):
    """What a hand comes to, without reasons. Of two the greater is placed better, or brings more chips."""

    points: int
    hand: HandRank
    made: tuple[int, ...]
    rest: tuple[int, ...]
    chips: int


class _Extra(NamedTuple):
    """What a joker adds to a hand."""

    source: str
    card: Card
    points: int
    chips: int


def evaluate(played: Sequence[Card], stars: Sequence[StarChoice] = (), behind: Backing = PLAIN) -> Reading:
    """The reading of these cards, with the choice for each star among them (see `stars.fits`).

    Any number of cards can be read, also fewer than five.
    """
    on_play = _on_play(played)
    ranks = _rank_symbols(played, stars)
    hand, made, rest = best_hand([symbol.value for symbol in ranks], RuleChange.SHORT_STRAIGHTS in behind.changes)
    five = _chosen(ranks, made + rest)
    flush = _flush(_suit_symbols(played, stars), _suits(behind, on_play))
    extras = (*_lasting(hand, made, bool(flush), behind), *_played(on_play, behind))
    tally = tuple(_tally(hand, five[: len(made)], flush, behind, extras))
    points = total(tally)
    chips = tuple(_chips(hand, five[: len(made)], points, extras))
    return Reading(hand, five[: len(made)], five[len(made) :], flush, points, tally, chips)


def best_stars(played: Sequence[Card], behind: Backing = PLAIN) -> tuple[StarChoice, ...]:
    """Rule trash.star.free: the choices with the best key, of those with the most chips. A proposal, no more."""
    stars = [card for card in played if STARS[card]]
    if not stars:
        return ()
    on_play = _on_play(played)
    suit = _commonest_suit(played, _suits(behind, on_play))
    _, chosen = max(_options(played, behind))
    ranks = iter(chosen)
    return tuple(StarChoice(card, next(ranks) if STARS[card] is Star.RED else 0, suit) for card in stars)


def step_chips(points: int) -> int:
    """Rule trash.bonus.points: the chips beside so many rank points on the scoring track."""
    return max(0, min(MOST_STEP_CHIPS, (points - FIRST_STEP) // STEP + 1))


def _options(played: Sequence[Card], behind: Backing) -> Iterator[tuple[_Weight, tuple[int, ...]]]:
    """The weight of the cards with each choice of ranks for their red stars, in the order of the cards.

    All stars may as well have one suit, that of which most is there: only a flush asks for suits, and it never harms.
    """
    on_play = _on_play(played)
    suits = _suits(behind, on_play)
    stars = [STARS[card] for card in played if STARS[card]]
    there = [suits[suit] for card in played for suit in SUITS[card]]
    flush = max(map(there.count, there), default=0) + len(stars) >= PLAYED
    printed = [rank for card in played for rank in HIGH_RANKS[card]]
    for ranks in combinations_with_replacement(range(1, HOW_MANY_RANKS + 1), stars.count(Star.RED)):
        yield _weight([*printed, *(HIGH_ACE if rank == ACE else rank for rank in ranks)], flush, behind, on_play), ranks


def _weight(ranks: Sequence[int], flush: bool, behind: Backing, on_play: Sequence[tuple[Card, PlayEffect]]) -> _Weight:
    hand, made, rest = best_hand(ranks, RuleChange.SHORT_STRAIGHTS in behind.changes)
    extras = (*_lasting(hand, made, flush, behind), *_played(on_play, behind))
    points = hand + FLUSH_POINTS * flush + _upgraded(hand, behind)[1] + sum(extra.points for extra in extras)
    chips = HAND_CHIPS.get(hand, 0) + step_chips(points) + sum(extra.chips for extra in extras)
    return _Weight(points, hand, made, rest, chips)


def _values(symbols: tuple[Symbol, ...]) -> tuple[int, ...]:
    return tuple(symbol.value for symbol in symbols)


def _on_play(played: Iterable[Card]) -> tuple[tuple[Card, PlayEffect], ...]:
    """The effects on play, each with its card."""
    jokers = [card for card in played if card >= FIRST_JOKER]
    return tuple(
        (card, effect)
        for card in jokers
        if (printed := row(card))
        for effect in printed.effects
        if isinstance(effect, PlayEffect)
    )


def _rank_symbols(played: Iterable[Card], stars: Iterable[StarChoice]) -> list[Symbol]:
    """All rank symbols that were played, 2 to 14."""
    symbols = [Symbol(card, rank) for card in played for rank in HIGH_RANKS[card]]
    for card, rank, _ in stars:
        if rank:
            symbols.append(Symbol(card, HIGH_ACE if rank == ACE else rank))
    return symbols


def _suit_symbols(played: Iterable[Card], stars: Iterable[StarChoice]) -> list[Symbol]:
    """All suit symbols that were played."""
    symbols = [Symbol(card, suit) for card in played for suit in SUITS[card]]
    symbols += [Symbol(card, suit) for card, _, suit in stars]
    return symbols


def _chosen(symbols: Iterable[Symbol], ranks: Iterable[int]) -> tuple[Symbol, ...]:
    """A symbol for each of these ranks, all different."""
    cards: dict[int, list[Card]] = {}
    for card, rank in symbols:
        cards.setdefault(rank, []).append(card)
    return tuple(Symbol(cards[HIGH_ACE if rank == ACE else rank].pop(0), rank) for rank in ranks)


def _suits(behind: Backing, on_play: Iterable[tuple[Card, PlayEffect]]) -> tuple[int, ...]:
    """Rule trash.play.merge: which suits count as the same in this hand, as in `Backing.suits`."""
    suits = behind.suits
    for _, effect in on_play:
        if isinstance(effect, MergeSuits):
            suits = merged(suits, effect.one, effect.other)
    return suits


def _flush(symbols: Sequence[Symbol], suits: Sequence[int]) -> tuple[Symbol, ...]:
    """Rules trash.flush.five, trash.flush.any, trash.flush.bonus: five played suit symbols that count as one suit."""
    there = [suits[symbol.value] for symbol in symbols]
    for same in dict.fromkeys(there):
        if there.count(same) >= PLAYED:
            return tuple(symbol for symbol in symbols if suits[symbol.value] == same)[:PLAYED]
    return ()


def _commonest_suit(played: Iterable[Card], suits: Sequence[int]) -> int:
    """The suit that counts as most of the printed suit symbols."""
    there = [suits[suit] for card in played for suit in SUITS[card]]
    return max(range(len(suits)), key=lambda suit: there.count(suits[suit]))


def _lasting(hand: HandRank, made: tuple[int, ...], flush: bool, behind: Backing) -> Iterator[_Extra]:
    """Rules trash.lasting.hand, trash.lasting.flush, trash.lasting.rank: what the lasting jokers add to this hand."""
    for card, effect in behind.bonuses:
        if isinstance(effect, HandBonus):
            fits = effect.hand is hand and (flush or not effect.flush)
        else:
            fits = effect.rank in made or (effect.rank == ACE and HIGH_ACE in made)
        if fits:
            yield _Extra("lasting", card, effect.points, effect.chips)


def _played(on_play: Iterable[tuple[Card, PlayEffect]], behind: Backing) -> Iterator[_Extra]:
    """Rules trash.play.bonus, trash.play.pairs: what the jokers among the played cards add."""
    for card, effect in on_play:
        if isinstance(effect, PlayBonus):
            yield _Extra("on_play", card, effect.points, effect.chips)
        elif isinstance(effect, PairsBonus):
            yield _Extra("on_play", card, effect.points * behind.pairs, 0)


def _tally(
    hand: HandRank, made: tuple[Symbol, ...], flush: tuple[Symbol, ...], behind: Backing, extras: Iterable[_Extra]
) -> Iterator[Line]:
    yield Line(_SOURCES[hand], tuple(symbol.card for symbol in made), hand.value)
    if flush:
        yield Line("flush", tuple(symbol.card for symbol in flush), FLUSH_POINTS)
    source, points = _upgraded(hand, behind)
    if points:
        yield Line(source, (), points)
    yield from (Line(extra.source, (extra.card,), extra.points) for extra in extras if extra.points)


def _upgraded(hand: HandRank, behind: Backing) -> tuple[str, int]:
    """Rank points of upgrades, with their source."""
    if RuleChange.SUMMED_UPGRADES in behind.changes:
        return "summed", SUMMED_POINTS * sum(behind.upgrades[area] for area in HAND_AREAS)
    area, each = UPGRADE_POINTS[hand]
    return "upgrades", each * behind.upgrades[area]


def _chips(hand: HandRank, made: tuple[Symbol, ...], points: int, extras: Iterable[_Extra]) -> Iterator[Line]:
    if chips := HAND_CHIPS.get(hand, 0):
        yield Line(_SOURCES[hand], tuple(symbol.card for symbol in made), chips)
    if chips := step_chips(points):
        yield Line("rank_points", (), chips)
    yield from (Line(extra.source, (extra.card,), extra.chips) for extra in extras if extra.chips)
