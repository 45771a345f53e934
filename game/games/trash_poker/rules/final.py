"""The final scoring of decks and Trashes, and who has won."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.core.cards import Card
from game.core.tally import Line
from game.core.zones import Seat
from game.games.trash_poker.rules.backing import pairs
from game.games.trash_poker.rules.cards import is_foreign, is_joker, row, showing, symbols
from game.games.trash_poker.rules.effects import (
    ChipsFlat,
    ChipsPerCards,
    ChipsPerRank,
    FivesAlone,
    Place,
    ScoringEffect,
)
from game.games.trash_poker.rules.ranks import ACE, FACE_RANKS, FIVE, FOUR, SIX, TWO

ACE_CHIPS = 5
"""Rule trash.score.aces."""
PAIR_CHIPS = 5
"""Rule trash.score.pairs."""
FIRST_CHIPS, SECOND_CHIPS, TIED_CHIPS = 15, 10, 10
"""Rules trash.score.majority, trash.score.second, trash.score.tie: chips for most 6s, second most, tied for most."""
SEATS_WITH_A_SECOND = 3
"""Rule trash.score.second: from so many players on second most 6s win something."""
SIXES_OF_A_HOUSE = 4
"""Rule trash.score.house: the 6s that a house counts as having, in each majority."""


@dataclass(frozen=True, slots=True)
class Holding:
    """Rules trash.score.deck, trash.score.trash: what a seat has when the game ends.

    A seat's own cards are those of the starting deck with its number.
    """

    deck: tuple[Card, ...]
    """Draw pile and discard pile together."""
    trash: tuple[Card, ...]
    house: bool = False
    """A house scores nothing; it only competes for the 6s."""

    def at(self, place: Place) -> tuple[Card, ...]:
        """The cards in that place."""
        return self.deck if place is Place.DECK else self.trash


def final_scoring(holdings: Sequence[Holding]) -> tuple[tuple[Line, ...], ...]:
    """The lines of each seat, in the order of the text. A house has none.

    Sources: `deck_sixes`, `aces`, `trash_sixes`, `pairs` (of a 4 and a 5) or, with a joker that says so, `fives`,
    `twos`, and `joker` for each other scoring effect of a joker, with its card first. A line that nothing counts for is
    left out; one that cards count for and that wins nothing stands with 0.
    """
    deck_sixes, trash_sixes = _majority(holdings, Place.DECK), _majority(holdings, Place.TRASH)
    return tuple(
        () if mine.house else tuple(_lines(Seat(seat), mine, deck_sixes[seat], trash_sixes[seat]))
        for seat, mine in enumerate(holdings)
    )


def majority_chips(sixes: Sequence[int], houses: Sequence[bool]) -> tuple[int, ...]:
    """Rules trash.score.majority, trash.score.second, trash.score.tie, trash.score.none: chips for so many 6s by seat.

    A house wins ties (rule trash.score.house_tie), and gets nothing.
    """
    standing = list(zip(sixes, houses, strict=True))
    places = sorted(set(standing), reverse=True)
    first = standing.count(places[0])
    chips = {places[0]: FIRST_CHIPS if first == 1 else TIED_CHIPS}
    if first == 1 and len(standing) >= SEATS_WITH_A_SECOND and standing.count(places[1]) == 1:
        chips[places[1]] = SECOND_CHIPS
    return tuple(0 if house or not count else chips.get((count, house), 0) for count, house in standing)


def winners(chips: Sequence[int], decks: Sequence[int], houses: Sequence[bool]) -> tuple[Seat, ...]:
    """Rules trash.end.chips, trash.end.tie, trash.end.lost: who has won, with so many chips and cards in the deck.

    At most one seat; none when everybody has lost. In a tie a house wins (rule trash.end.house).
    """
    standing = [(won, house, -cards) for won, house, cards in zip(chips, houses, decks, strict=True)]
    places = sorted(set(standing), reverse=True)
    for place in places[:2]:
        if standing.count(place) == 1:
            return (Seat(standing.index(place)),)
    return ()


def _majority(holdings: Sequence[Holding], place: Place) -> tuple[int, ...]:
    sixes = [SIXES_OF_A_HOUSE if each.house else symbols(each.at(place), SIX) for each in holdings]
    return majority_chips(sixes, [each.house for each in holdings])


def _lines(seat: Seat, mine: Holding, deck_sixes: int, trash_sixes: int) -> Iterator[Line]:
    lines = (
        Line("deck_sixes", showing(mine.deck, SIX), deck_sixes),
        Line("aces", showing(mine.deck, ACE), ACE_CHIPS * symbols(mine.deck, ACE)),
        *_jokers(seat, mine, Place.DECK),
        Line("trash_sixes", showing(mine.trash, SIX), trash_sixes),
        _fours_and_fives(mine.trash),
        _twos(seat, mine.trash),
        *_jokers(seat, mine, Place.TRASH),
    )
    return (line for line in lines if line.cards)


def _fours_and_fives(trash: tuple[Card, ...]) -> Line:
    """Rules trash.score.pairs, trash.score.fives."""
    alone = tuple(card for card in trash if any(isinstance(effect, FivesAlone) for effect in _effects(card)))
    if alone:
        fives = (card for card in showing(trash, FIVE) if card not in alone)
        return Line("fives", (*alone, *fives), PAIR_CHIPS * symbols(trash, FIVE))
    return Line("pairs", showing(trash, FOUR, FIVE), PAIR_CHIPS * pairs(trash))


def _twos(seat: Seat, trash: tuple[Card, ...]) -> Line:
    """Rules trash.score.twos, trash.score.faces: each 2 counts every face symbol on foreign cards."""
    faces = tuple(card for card in showing(trash, *FACE_RANKS) if is_foreign(card, seat))
    twos = showing(trash, TWO)
    cards = tuple(dict.fromkeys((*twos, *faces))) if twos else ()
    return Line("twos", cards, symbols(trash, TWO) * symbols(faces, *FACE_RANKS))


def _effects(card: Card) -> tuple[ScoringEffect, ...]:
    printed = row(card)
    return tuple(effect for effect in printed.effects if isinstance(effect, ScoringEffect)) if printed else ()


def _jokers(seat: Seat, mine: Holding, place: Place) -> Iterator[Line]:
    """Rule trash.score.jokers: what the jokers in a place say of themselves, effect by effect."""
    for card in mine.at(place):
        for effect in _effects(card):
            if not isinstance(effect, FivesAlone) and place in effect.lying:
                yield _joker_line(card, effect, seat, mine)


def _joker_line(card: Card, effect: ChipsFlat | ChipsPerRank | ChipsPerCards, seat: Seat, mine: Holding) -> Line:
    """Rules trash.score.flat, trash.score.rank, trash.score.cards."""
    if isinstance(effect, ChipsFlat):
        return Line("joker", (card,), effect.chips)
    counted = mine.at(effect.counted)
    if isinstance(effect, ChipsPerRank):
        cards = showing(counted, *effect.ranks)
        return _counting(card, cards, effect.chips * symbols(cards, *effect.ranks))
    if effect.foreign:
        counted = tuple(each for each in counted if is_foreign(each, seat))
    if effect.jokers:
        counted = tuple(each for each in counted if is_joker(each))
    return _counting(card, counted, effect.chips * (len(counted) // effect.every))


def _counting(card: Card, counted: tuple[Card, ...], chips: int) -> Line:
    return Line("joker", tuple(dict.fromkeys((card, *counted))), chips)
