"""Positions of 500 Rum as one would like to see them: each prepares a house whose table is in that phase."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.bots import Level
from game.core.cards import Card
from game.core.french import deck, parse
from game.core.rng import Rng
from game.core.zones import Seat
from game.games import boxed
from game.games.rum500.rules.actions import Deal, Discard, Draw, EndDeal, LayDown, LayOff, Take
from game.games.rum500.rules.options import Options
from game.games.rum500.rules.state import Meld, Phase, State
from game.games.rum500.scene import RumScene
from game.session.seats import Guest, Person, Sitter
from game.session.table import Table
from tests.ui.home import Home
from tests.ui.seating import seat_at, wait

BOX = boxed("rum500")
NAMES = ("Halina", "Marek", "Zofia", "Jan", "Ewa")
SITTERS: tuple[Sitter, ...] = (Person(""), Guest("Halina", Level.MEDIUM), Guest("Marek", Level.MEDIUM))
YOU, HALINA, MAREK = Seat(0), Seat(1), Seat(2)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse(each) for each in text.split())


def meld(text: str, owner: Seat, low: int = 0, owners: tuple[int, ...] = ()) -> Meld:
    held = cards(text)
    return Meld(low, held, owner, tuple(map(Seat, owners)) or (owner,) * len(held))


PILE = cards("4D JC 8S 3D 3C 10D 6H QS 2D 7C 9H 5S JD 2S")
HAND = cards("3S 4S JS KS 7H 2H 5H 7D AD 9C 10C QC KC")
MELDS = (
    meld("AC AH AS", HALINA),
    meld("4C 5C 6C", HALINA, 4),
    meld("10H JH QH KH", MAREK, 10, (2, 2, 2, 0)),
    meld("8C 8H 8D", YOU),
)
OTHERS = (cards("6S 9S KD"), cards("2C 6D 9D QD"))


def position(
    hand: tuple[Card, ...] = HAND,
    others: tuple[tuple[Card, ...], ...] = OTHERS,
    pile: tuple[Card, ...] = PILE,
    melds: tuple[Meld, ...] = MELDS,
    **changes: Any,
) -> State:
    """A position in the turn of seat 0, in the fourth deal; what is nowhere else is the stock."""
    seats = len(others) + 1
    start: State = BOX.game.new(Options(), seats, Rng(7))
    named = [*hand, *pile, *(card for each in (*others, *(meld.cards for meld in melds)) for card in each)]
    lying = set(named)
    if len(lying) < len(named):
        raise ValueError("a card lies in two places")
    state = replace(
        start,
        phase=Phase.DRAW,
        turn=YOU,
        dealer=MAREK if seats > 2 else HALINA,
        deal=4,
        scores=(285, 340, 195, 60, -35, 120)[:seats],
        hands=(hand, *others),
        known=((),) * seats,
        stock=tuple(card for card in deck() if card not in lying),
        pile=pile,
        melds=melds,
    )
    return replace(state, **changes)


def seated(home: Home, state: State, sitters: tuple[Sitter, ...] = SITTERS) -> RumScene:
    """The table of that position, on the stage of `home`, at rest."""
    scene: RumScene = seat_at(home, BOX, state, sitters, 7719)
    return scene


def draw(home: Home) -> None:
    seated(home, position())


def weigh(home: Home) -> None:
    scene = seated(home, position())
    scene.touch(parse("7C"))
    wait(home, 0.5)


def refused(home: Home) -> None:
    scene = seated(home, position())
    home.tap(f"card:{parse('JD')}")
    wait(home, 0.2)
    assert scene.view.phase is Phase.DRAW


def use(home: Home) -> None:
    scene = seated(home, position())
    scene.act(Take(parse("7C")))
    wait(home, 2)


def play(home: Home) -> None:
    use(home)
    scene = home.stage.top
    assert isinstance(scene, RumScene)
    for card in cards("7C 7H 7D"):
        scene.touch(card)
    wait(home, 0.5)


def targets(home: Home) -> None:
    others = (cards("6S 9S QS"), cards("2C 6D"))
    scene = seated(home, position(cards("3C 7C 9H AD 8S KD KC"), others, cards("4D JC 3D 10D"), phase=Phase.PLAY))
    scene.touch(parse("7C"))
    wait(home, 0.4)


def dragging(home: Home) -> None:
    targets(home)
    scene = home.stage.top
    assert isinstance(scene, RumScene)
    rect = next(rect for group, rect in scene._group_rects(scene.view, scene._places(scene.view)) if group.meld == 1)
    scene.toggle(parse("7C"))
    scene.dragged = parse("7C"), rect.right, rect.centery + 10


def ace(home: Home) -> None:
    run = meld("2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH", HALINA, 2)
    scene = seated(
        home, position(cards("AH 2C 5D"), (cards("6S 9S"), cards("2D")), cards("4D"), (run,), phase=Phase.PLAY)
    )
    scene.touch(parse("AH"))
    home.tap("lay_off")
    wait(home, 0.3)


def many(home: Home) -> None:
    """Forty cards in hand."""
    held = deck()[:40]
    seated(home, position(held, (deck()[40:43], deck()[43:46]), deck()[46:50], (), phase=Phase.DRAW))


def long_pile(home: Home) -> None:
    held = deck()
    seated(home, position(held[:13], (held[13:20],), held[20:47], ()), SITTERS[:2])


def full_table(home: Home) -> None:
    """Two seats, most cards on the table, known cards in the other hand."""
    melds = (
        meld("AC AH AS AD", HALINA, 0, (1, 1, 1, 0)),
        meld("2C 3C 4C 5C 6C", HALINA, 2, (0, 1, 1, 1, 0)),
        meld("9D 10D JD", HALINA, 9),
        meld("KC KH KS", HALINA),
        meld("2H 3H 4H", YOU, 2),
        meld("7C 7H 7D 7S", YOU, 0, (0, 0, 0, 1)),
        meld("9S 10S JS QS", YOU, 9, (0, 0, 0, 1)),
        meld("8C 8H 8D", YOU),
    )
    other = cards("2S 3S 4S QH JH 10H")
    state = position(cards("5H 6H 2D 3D"), (other,), cards("5S 9C"), melds, known=((), cards("QH JH 10H")))
    seated(home, state, SITTERS[:2])


def six_seats(home: Home) -> None:
    sitters: tuple[Sitter, ...] = (Person("Bartłomiej"), *(Guest(name, Level.EASY) for name in NAMES))
    melds = (
        meld("AS 2S 3S", Seat(1), 1),
        meld("5S 6S 7S 8S", Seat(2), 5, (2, 2, 2, 4)),
        meld("10S JS QS", Seat(3), 10),
        meld("AH 2H 3H", Seat(0), 1),
        meld("5H 6H 7H", Seat(5), 5),
    )
    others = tuple(map(cards, ("9H 10H JH QH KH", "AD 2D 3D 4D 5D", "6D 7D 9D 10D", "AC 2C 3C 4C", "9C 10C")))
    state = position(cards("KS 9S 4S 4H 8D"), others, cards("KD QD JD"), melds)
    seated(home, state, sitters)


def dealing(home: Home) -> None:
    state = position((), ((), ()), (), (), phase=Phase.DEAL, deal=0, dealer=YOU)
    scene = seated(home, state)
    scene.act(Deal())
    wait(home, 1.2)


def bots_turn(home: Home) -> None:
    state = position(cards("3S 4S JS KS 7H 2H"), phase=Phase.PLAY)
    scene = seated(home, state)
    scene.act(Discard(parse("2H")))
    wait(home, 1.5)


def going_out(home: Home) -> None:
    scene = seated(home, position(cards("7C 7H 7D"), phase=Phase.PLAY, pile=PILE[:9]))
    scene.act(LayDown(cards("7C 7H 7D"), 0))
    wait(home, 1.1)


def deal_sheet(home: Home) -> None:
    going_out(home)
    wait(home, 6)


def stock_empty(home: Home) -> None:
    held = deck()
    state = position(held[:13], (held[13:20],), held[20:52], ())
    scene = seated(home, state, SITTERS[:2])
    assert not scene.view.stock


def win(home: Home) -> None:
    scene = seated(home, position(cards("7C 7H 7D"), phase=Phase.PLAY, pile=PILE[:9], scores=(485, 340, 195)))
    scene.act(LayDown(cards("7C 7H 7D"), 0))
    wait(home, 3.4)


def result(home: Home) -> None:
    win(home)
    wait(home, 6)
    home.tap("next")
    wait(home, 1)


def laid_off(home: Home) -> None:
    scene = seated(home, position(cards("7C 9H 3S 4S"), phase=Phase.PLAY, pile=PILE[:9]))
    scene.act(LayOff(parse("9H"), 2, 9))
    wait(home, 0.15)


def ended(home: Home) -> None:
    stock_empty(home)
    scene = home.stage.top
    assert isinstance(scene, RumScene)
    scene.act(EndDeal())
    wait(home, 4)


def drawn(home: Home) -> None:
    scene = seated(home, position())
    scene.act(Draw())
    wait(home, 0.15)


def watching(home: Home) -> None:
    sitters = tuple(Guest(name, Level.EASY) for name in NAMES[:3])
    table = Table.start(BOX, Options(), sitters, 7, YOU)
    home.stage.push(BOX.scene(home.house, table))
    wait(home, 12)


PHASES: dict[str, Callable[[Home], None]] = {
    each.__name__: each
    for each in (
        draw,
        weigh,
        refused,
        use,
        play,
        targets,
        dragging,
        ace,
        many,
        long_pile,
        full_table,
        six_seats,
        dealing,
        bots_turn,
        drawn,
        laid_off,
        going_out,
        deal_sheet,
        stock_empty,
        ended,
        win,
        result,
        watching,
    )
}
