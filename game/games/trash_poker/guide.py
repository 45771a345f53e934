"""The first match, explained: against one guest, from a seed whose first hand holds a pair that grows."""

from game.bots import Level
from game.games.trash_poker.rules import Options
from game.games.trash_poker.rules.events import Collected, Drew, JokerKept, PotRevealed, Redrew
from game.session.guide import Guide, Tip
from game.session.seats import Guest, Person

GUIDE = Guide(
    seed=787,
    options=Options(),
    sitters=(Person(""), Guest("Halina", Level.EASY)),
    tips=(
        Tip("trash_poker.guide.joker", (JokerKept,)),
        Tip("trash_poker.guide.redraw", (Redrew,)),
        Tip("trash_poker.guide.select", (PotRevealed,)),
        Tip("trash_poker.guide.collect", (Collected,)),
        Tip("trash_poker.guide.trash", (Drew,)),
        Tip("trash_poker.guide.plan"),
    ),
)
"""Of the two jokers one is the red star. The first hand holds two Aces, and the third comes with the redraw; three Aces
win the round, and Halina's pot holds a queen."""
