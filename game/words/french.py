"""How the cards with French suits are spoken, from a game's own catalogs."""

from collections.abc import Iterable

from game.core.cards import HIDDEN, Card
from game.core.french import ACE, JACK, KING, QUEEN, RANK, SUIT
from game.core.melds import one_rank
from game.words.words import Words

_SUITS = ("spades", "hearts", "diamonds", "clubs")
_COURTS = {ACE: "ace", JACK: "jack", QUEEN: "queen", KING: "king"}


class FrenchCards:
    """The sentences `<game>.card`, `.card.hidden`, `.cards.set`, `.cards.run`, `.rank.<court>` and `.suit.<suit>`."""

    def __init__(self, id: str) -> None:
        self._id = id

    def rank(self, words: Words, card: Card) -> str:
        """`7`, `queen`."""
        court = _COURTS.get(RANK[card])
        return words.say(f"{self._id}.rank.{court}") if court else str(RANK[card])

    def suit(self, words: Words, card: Card) -> str:
        """`spades`."""
        return words.say(f"{self._id}.suit.{_SUITS[SUIT[card]]}")

    def card(self, words: Words, card: Card) -> str:
        """`7 of spades`; HIDDEN is a card face down."""
        if card == HIDDEN:
            return words.say(f"{self._id}.card.hidden")
        return words.say(f"{self._id}.card", rank=self.rank(words, card), suit=self.suit(words, card))

    def cards(self, words: Words, cards: Iterable[Card]) -> str:
        """Cards, spoken one after the other."""
        return ", ".join(self.card(words, card) for card in cards)

    def meld(self, words: Words, cards: tuple[Card, ...]) -> str:
        """A meld or a part of one, in its order, in short: `4 5 6 of spades`, `7 of spades, hearts, clubs`."""
        if one_rank(cards):
            suits = ", ".join(self.suit(words, card) for card in cards)
            return words.say(f"{self._id}.cards.set", rank=self.rank(words, cards[0]), suits=suits)
        ranks = " ".join(self.rank(words, card) for card in cards)
        return words.say(f"{self._id}.cards.run", ranks=ranks, suit=self.suit(words, cards[0]))
