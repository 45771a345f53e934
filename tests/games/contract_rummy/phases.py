"""Positions of contract rummy as one would like to see them: each prepares a house whose table is in that phase."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.bots import Level
from game.core.french import parse
from game.core.zones import Seat
from game.games import Boxed
from game.games.contract_rummy.rules.actions import Deal, Discard, LayOff
from game.games.contract_rummy.rules.buying import Window
from game.games.contract_rummy.rules.state import Phase, State
from game.games.contract_rummy.scene import ContractScene
from game.session.seats import Guest, Person, Sitter
from game.session.table import Table
from game.ui.scenes.results import Results
from tests.games.contract_rummy.tables import cards, meld, position
from tests.ui.home import Home
from tests.ui.seating import seat_at, wait

BOX = Boxed("contract_rummy")
SITTERS: tuple[Sitter, ...] = (
    Person(""), Guest("Zofia", Level.MEDIUM), Guest("Halina", Level.MEDIUM), Guest("Marek", Level.MEDIUM),
)  # fmt: skip
YOU, ZOFIA, HALINA, MAREK = map(Seat, range(4))
HAND = "KS KH KD 8H 8S 9D 10D JD QD AC 5H"
OTHERS = ("2C 4C 6H 7C 9C 9S 10H 3H 3D 5C 6D 7D AS", "JC 7H AD", "KC 5D")
PILE = "2S 6C 5S 10S' 8D"
ROWS = ((35, 25, 0, 40), (30, 50, 65, 0), (20, 0, 45, 80), (0, 35, 70, 15))
MELDS = (
    meld("QH QC QD'", HALINA), meld("4S 4D 4H", HALINA), meld("6C' 7C' 8C 9C' 10C", HALINA),
    meld("JS JS' JH", MAREK), meld("2H 2C' 2D", MAREK), meld("3S 4S' 5S' 6S", MAREK),
)  # fmt: skip

FULL = (
    meld("5S' 5H' 5C'", ZOFIA), meld("10H' 10S 10C'", ZOFIA), meld("AH 2H' 3H' 4H'", ZOFIA),
    meld("9S' 9D' 9C", HALINA), meld("KC KH' KD'", HALINA), meld("6S' 7S' 8S' 9S", HALINA),
    meld("2C 2D 2S 2S'", MAREK), meld("QC QH QC'", MAREK), meld("4D 5D 6D 7D 8D", MAREK),
    meld("7H 7C 7H'", YOU), meld("JS JD JC JH", YOU), meld("8C' 9C' 10C JC'", YOU),
)  # fmt: skip


def table_of(held: str = HAND, **fields: Any) -> State:
    """A position in the fifth hand, in the turn of the person, whose predecessor has discarded."""
    usual = {"others": OTHERS, "pile": PILE, "table": MELDS, "hand": 5, "rows": ROWS, "turns": 9, "dealer": MAREK}
    return position(held, **{**usual, **fields})


def seated(home: Home, state: State, sitters: tuple[Sitter, ...] = SITTERS) -> ContractScene:
    """The table of that position, on the stage of `home`, at rest."""
    scene: ContractScene = seat_at(home, BOX, state, sitters, 5512)
    return scene


def sorted_for(scene: ContractScene, home: Home) -> ContractScene:
    """The hand put together as well as it can be."""
    while scene._sorted != "contract":
        home.tap("sort")
    wait(home, 0.5)
    return scene


OPEN = Window(buyers=(ZOFIA,))


def wants(home: Home) -> None:
    sorted_for(seated(home, table_of(phase=Phase.DRAW, window=Window(requests=(ZOFIA,)))), home)


def choose(home: Home) -> None:
    """The person is next, and others may still buy."""
    sorted_for(seated(home, table_of(phase=Phase.DRAW, window=OPEN)), home)


def draw(home: Home) -> None:
    seated(home, table_of(phase=Phase.DRAW))


def offer(home: Home) -> None:
    """The person may buy what Halina has discarded before Marek draws."""
    state = table_of(phase=Phase.DRAW, turn=MAREK, dealer=HALINA, window=Window(buyers=(YOU, ZOFIA)))
    sorted_for(seated(home, state), home)


def bought(home: Home) -> None:
    offer(home)
    home.tap("ask")
    wait(home, 0.3)


def sits_out(home: Home) -> None:
    seated(home, table_of(phase=Phase.DRAW, turn=MAREK, dealer=HALINA, sitting_out=(YOU,)))


def took(home: Home) -> None:
    scene = seated(home, table_of(phase=Phase.DRAW))
    home.tap("take")
    wait(home, 1)
    sorted_for(scene, home)


def empty(home: Home) -> None:
    """Nothing has been put together yet; two cards are selected."""
    scene = seated(home, table_of())
    scene.toggle(parse("8H"))
    scene.toggle(parse("8S"))
    wait(home, 0.5)


def grouped(home: Home) -> None:
    sorted_for(seated(home, table_of()), home)


def complete(home: Home) -> None:
    sorted_for(seated(home, table_of(HAND + " 8C'")), home)


def apart(home: Home) -> None:
    scene = seated(home, table_of())
    for card in cards("KS 8H"):
        scene.toggle(card)
    home.tap("slot:0")
    wait(home, 0.5)


def refused(home: Home) -> None:
    grouped(home)
    home.tap("lay_down")
    wait(home, 0.2)


def down(home: Home) -> None:
    """The person has laid down; the selected card fits two melds of others."""
    scene = seated(home, table_of("10S 5H KS 3C AD'", table=FULL, others=("3H 4H 6H", "AS", "3D 6C 8H")))
    scene.toggle(parse("10S"))
    wait(home, 0.5)


def asks_where(home: Home) -> None:
    down(home)
    home.tap("lay_off")
    wait(home, 0.3)


def long_runs(home: Home) -> None:
    """Melds as long as they get."""
    long = (
        meld("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS'", ZOFIA),
        meld("AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH'", ZOFIA),
        meld("5C 6C 7C 8C 9C 10C JC", HALINA),
        meld("2D 3D 4D 5D 6D 7D 8D 9D", HALINA),
        meld("3C 4C' 5C' 6C'", YOU),
        meld("9D' 10D JD QD KD AD", YOU),
    )
    fields: dict[str, Any] = {"table": long, "hand": 3, "rows": ROWS[:2], "pile": "2C", "others": ("4D'", "KC", "")}
    scene = seated(home, table_of("2C' 7C' 8D' KC'", **fields))
    scene.toggle(parse("7C'"))
    wait(home, 0.5)


def many(home: Home) -> None:
    """Twenty-five cards after many a buy."""
    hand = "KS KH KD 8H 8S 9D 10D JD QD AC 5H 2C' 3C 4C 6H 7C 9C 9S 10H 3H 3D 5C 6D 7D AS"
    sorted_for(seated(home, table_of(hand, others=("2C", "JC 7H AD", "KC 5D"))), home)


def known(home: Home) -> None:
    """What somebody has bought is known to all."""
    seated(home, table_of(known=((), cards("6H 7C 10H"), cards("AD"), ())))


def six(home: Home) -> None:
    """Every card in two runs and a set, and no discard."""
    hand = "KS KH KD 5C 6C 7C 8C 9D 10D JD QD KD'"
    fields: dict[str, Any] = {"hand": 6, "rows": (*ROWS, (85, 5, 0, 10)), "table": (), "pile": "2S"}
    others = ("2C 4C 6H 9C 9S 10H 3H 3D 6D 7D AS", "JC 7H AD 2H 2D", "KC 5D 4S QH")
    sorted_for(seated(home, table_of(hand, others=others, **fields)), home)


def dealing(home: Home) -> None:
    scene = seated(home, position(phase=Phase.DEAL, hand=0, dealer=YOU, turn=ZOFIA, turns=0))
    scene.act(Deal())
    wait(home, 1.2)


def before(home: Home) -> None:
    seated(home, position(phase=Phase.DEAL, hand=0, dealer=YOU, turn=ZOFIA, turns=0))


def going_out(home: Home) -> None:
    scene = seated(home, table_of("10S", table=FULL, others=("3H 4H 6H", "AS", "3D 6C 8H")))
    scene.act(LayOff(parse("10S"), 1, 0))
    wait(home, 0.9)


def hand_sheet(home: Home) -> None:
    scene = seated(home, table_of("3C", table=FULL, others=("3H 4H 6H KS AD", "AS", "3D 6C 8H")))
    scene.act(Discard(parse("3C")))
    scene.finish()
    home.stage.update(0.0)


def after(home: Home) -> None:
    """All hands lie open."""
    hand_sheet(home)
    home.tap("close")
    wait(home, 0.2)


def result(home: Home) -> None:
    rows = (*ROWS, (85, 5, 0, 10))
    fields: dict[str, Any] = {"hand": 6, "rows": rows, "table": (meld("KH KD KC", YOU),)}
    scene = seated(home, table_of("KS", pile="2S", others=("3H 4H", "AS", "6C"), **fields))
    scene.act(LayOff(parse("KS"), 0, 0))
    scene.finish()
    home.stage.update(0.0)
    home.tap("next")
    home.stage.update(0.0)
    assert isinstance(home.stage.top, Results)


def score_sheet(home: Home) -> None:
    """Where the table has no room for it, a touch on a name shows it."""
    scene = seated(home, table_of())
    if scene._places(scene.view).sheet is None:
        home.tap("seat:1")


def watching(home: Home) -> None:
    guests = tuple(Guest(name, Level.EASY) for name in ("Jan", "Zofia", "Halina", "Marek"))
    table = Table.start(BOX, table_of().options, guests, 7)
    scene: ContractScene = BOX.scene(home.house, table)
    scene.table.match = replace(table.match, state=table_of())
    home.stage.push(scene)


PHASES: dict[str, Callable[[Home], None]] = {
    each.__name__: each
    for each in (
        before, dealing, choose, wants, draw, offer, bought, sits_out, took, empty, grouped, complete, apart, refused,
        down, asks_where, long_runs, many, known, six, going_out, hand_sheet, after, result, score_sheet, watching,
    )
}  # fmt: skip
"""By name; every one is painted on every window in both languages."""
