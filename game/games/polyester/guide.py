"""The first match, explained: a short one against one guest, from a seed whose first hand holds a plain set."""

from game.bots import Level
from game.games.polyester.rules import Options
from game.games.polyester.rules.events import Banked, Busted, Drew, Locked
from game.session.guide import Guide, Tip
from game.session.seats import Guest, Person

GUIDE = Guide(
    seed=53,
    options=Options(target=1000),
    sitters=(Person(""), Guest("Halina", Level.EASY)),
    tips=(
        Tip("polyester.guide.draw", (Drew,)),
        Tip("polyester.guide.lock", (Locked,)),
        Tip("polyester.guide.push", (Drew, Banked)),
        Tip("polyester.guide.bank", (Banked, Busted)),
        Tip("polyester.guide.ride"),
    ),
)
"""The first hand holds three 7s; drawn again after they are locked, it holds 2, 3, 4 and an Ace."""
