"""The first match, explained: a short one against one guest, from a seed whose first turn shows everything."""

from game.bots import Level
from game.games.rum500.rules import Options
from game.games.rum500.rules.events import Discarded, Drew, LaidDown, LaidOff, Took
from game.session.guide import Guide, Tip
from game.session.seats import Guest, Person

GUIDE = Guide(
    seed=938,
    options=Options(target=150),
    sitters=(Person(""), Guest("Halina", Level.EASY)),
    tips=(
        Tip("rum500.guide.take", (Took, Drew)),
        Tip("rum500.guide.set", (LaidDown, Discarded)),
        Tip("rum500.guide.run", (LaidDown, Discarded)),
        Tip("rum500.guide.discard", (Discarded,)),
        Tip("rum500.guide.lay_off", (LaidOff, Discarded)),
        Tip("rum500.guide.pile"),
    ),
)
"""The first hand holds two 2s for the open one, and 5 6 7 of hearts. In the second turn the 4 of hearts comes from the
stock, and the 9 of diamonds fits the run that Halina has laid down."""
