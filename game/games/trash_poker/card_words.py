"""Cards, hand ranks and areas in words."""

from collections.abc import Iterable

from game.core.cards import HIDDEN, Card
from game.core.tally import Line
from game.games.trash_poker.rules.cards import FINAL_JOKER, RANKS, STARS, SUITS, is_joker, number, origin
from game.games.trash_poker.rules.jokers import Star
from game.games.trash_poker.rules.ranks import ACE, JACK, KING, QUEEN, Area, HandRank
from game.games.trash_poker.rules.stars import StarChoice
from game.words import Words


def rank(words: Words, rank: int) -> str:
    """`7`, `queen`; ranks 1 (Ace) to 13."""
    return words.say(f"trash_poker.rank.{rank}") if rank in (ACE, JACK, QUEEN, KING) else str(rank)


def suit(words: Words, suit: int) -> str:
    """`spades`; suits 0 to 3."""
    return words.say(f"trash_poker.suit.{suit}")


def card(words: Words, card: Card) -> str:
    """`7 of spades, Can`; `joker 2: king king of hearts`."""
    if card == HIDDEN:
        return words.say("trash_poker.card.hidden")
    if is_joker(card):
        return _joker(words, card)
    parts = {"rank": rank(words, RANKS[card][0]), "suit": suit(words, SUITS[card][0])}
    return words.say("trash_poker.card", **parts, deck=words.say(f"trash_poker.deck.{origin(card)}"))


def _joker(words: Words, card: Card) -> str:
    if card == FINAL_JOKER:
        return words.say("trash_poker.joker.final")
    ranks = " ".join(rank(words, each) for each in RANKS[card])
    key = "joker"
    if STARS[card] is Star.RED:
        key = "joker.red_ranks" if ranks else "joker.red"
    elif STARS[card] is Star.BLACK_WHITE:
        key = "joker.ranks"
    shown = suit(words, SUITS[card][0]) if SUITS[card] else ""
    return words.say(f"trash_poker.{key}", number=number(card), ranks=ranks, suit=shown)


def cards(words: Words, cards: Iterable[Card], stars: Iterable[StarChoice] = ()) -> str:
    """Cards, spoken one after the other, each star with what it stands for."""
    chosen = {choice.card: choice for choice in stars}
    spoken = [_starred(words, chosen[each]) if each in chosen else card(words, each) for each in cards]
    return "; ".join(spoken) or words.say("trash_poker.none")


def _starred(words: Words, choice: StarChoice) -> str:
    key = "trash_poker.star" if choice.rank else "trash_poker.star.suit"
    parts = {"rank": rank(words, choice.rank), "suit": suit(words, choice.suit)}
    return words.say(key, card=card(words, choice.card), **parts)


def hand(words: Words, hand: HandRank, flush: bool = False) -> str:
    """`full house`, `pair with a flush`."""
    told = words.say(f"trash_poker.hand.{hand.name.lower()}")
    return words.say("trash_poker.hand.flush", hand=told) if flush else told


def area(words: Words, area: Area) -> str:
    """`full house and straight`."""
    return words.say(f"trash_poker.area.{int(area)}")


def reason(words: Words, line: Line) -> str:
    """Why a line of a tally brings chips or rank points, without the number."""
    names = {each.name.lower(): each for each in HandRank}
    if line.source in names:
        return hand(words, names[line.source])
    return words.say(f"trash_poker.tally.{line.source}", cards=cards(words, line.cards))
