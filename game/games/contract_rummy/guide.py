"""The first match, explained: three simple guests who wait, from a seed whose first hand shows everything."""

from game.bots import Level
from game.games.contract_rummy.rules import Options
from game.games.contract_rummy.rules.events import Asked, Discarded, Drew, LaidDown, LaidOff, Took
from game.games.contract_rummy.rules.options import NO_TIMER
from game.session.guide import Guide, Tip
from game.session.seats import Guest, Person

GUIDE = Guide(
    seed=570,
    options=Options(timer=NO_TIMER),
    sitters=(
        Person(""),
        Guest("Halina", Level.EASY),
        Guest("Marek", Level.EASY),
        Guest("Zofia", Level.EASY),
    ),
    tips=(
        Tip("contract_rummy.guide.contract"),
        Tip("contract_rummy.guide.take", (Took, Drew)),
        Tip("contract_rummy.guide.discard", (Discarded,)),
        Tip("contract_rummy.guide.buy", (Asked, Drew, Took)),
        Tip("contract_rummy.guide.draw", (Drew, Took)),
        Tip("contract_rummy.guide.lay_down", (LaidDown, Discarded)),
        Tip("contract_rummy.guide.lay_off", (LaidOff, Discarded)),
        Tip("contract_rummy.guide.end"),
    ),
)
"""The first hand holds two 10s for the open one, and two jacks; a jack is discarded later, and may be bought. By then
Marek has laid down sets that take cards of the hand."""
