"""Tables of the toy, and ways to play at them."""

from game.bots import Level
from game.session.seats import Guest, Person, Sitter
from game.session.table import Table
from tests.toy import GAME, TOY, Options

ANN, BEN = Person("Ann"), Person("Ben")
BOT = Guest("Otto", Level.MEDIUM)
LONG = Options(hand=4)


def seat(*sitters: Sitter, options: Options = LONG, seed: int = 7) -> Table:
    return Table.start(TOY, options, sitters, seed)


def think(table: Table) -> None:
    """Lets guests and TABLE act until a person is to, or nobody."""
    while table.think(1.0, lambda: 0.0):
        pass


def lay_first(table: Table) -> None:
    """The person to act lays a card; guests and TABLE answer."""
    think(table)
    asked = table.waiting_for()
    if asked is None:
        raise AssertionError("the match is over")
    table.submit(asked, next(iter(GAME.actions(table.match.state, asked))))
    think(table)


def play_out(table: Table) -> Table:
    """Plays the match to its end, persons laying their first card."""
    think(table)
    while not table.match.over:
        table.hand_over()
        lay_first(table)
    return table
