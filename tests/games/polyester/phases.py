"""Positions of Polyester as one would like to see them: each prepares a house whose table is in that phase."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.bots import Level
from game.core.cards import Card
from game.core.rng import Rng
from game.core.zones import Seat
from game.games import boxed
from game.games.polyester.rules import Options
from game.games.polyester.rules.actions import Bank, Draw, Lock
from game.games.polyester.rules.cards import KNOCKOFF, Deck, action_cards, deck_of, parse
from game.games.polyester.rules.state import Phase, State
from game.games.polyester.scene import PolyesterScene
from game.session.seats import Guest, Person, Sitter
from game.session.table import Table
from tests.ui.home import Home
from tests.ui.seating import seat_at, wait

BOX = boxed("polyester")
SITTERS: tuple[Sitter, ...] = (
    Person(""), Guest("Halina", Level.MEDIUM), Guest("Marek", Level.MEDIUM), Guest("Zofia", Level.HARD),
)  # fmt: skip
SCORES = (2150, 3400, 2800, 1200)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse(each) for each in text.split())


HAND = cards("4Vn 4Sb 4Mb 5Fn 6Vb 7Mn 8Sn 2Mb 9Fb")
SIX = cards("AV 5S 3M 3F 6V 5M'")


def position(
    hand: Sequence[Card | None] = HAND,
    locked: int = 3,
    top: Sequence[Card] = (),
    options: Options | None = None,
    **changes: Any,
) -> State:
    """A position in the turn of seat 0: the first `locked` slots are locked, `top` are drawn next, in that order."""
    chosen = options or Options()
    start: State = BOX.game.new(chosen, len(SCORES), _rng())
    elsewhere = {*hand, *top}
    rest = tuple(card for card in deck_of(chosen.deck, chosen.hand) if card not in elsewhere)
    slots = tuple(number < locked for number in range(len(hand)))
    state = replace(
        start,
        phase=Phase.CHOOSE,
        turn=Seat(0),
        scores=SCORES,
        pot=300 if locked else 0,
        has_locked=locked > 0,
        hand=tuple(hand),
        locked=slots,
        pile=(*rest, *reversed(top)),
    )
    return replace(state, **changes)


def _rng() -> Rng:
    return Rng(7)


def seated(home: Home, state: State, sitters: tuple[Sitter, ...] = SITTERS) -> PolyesterScene:
    """The table of that position, on the stage of `home`, at rest."""
    scene: PolyesterScene = seat_at(home, BOX, state, sitters, 48213)
    return scene


def fresh(home: Home) -> None:
    seated(home, position((None,) * 9, 0, phase=Phase.FRESH))


def dealing(home: Home) -> None:
    scene = seated(home, position((None,) * 9, 0, phase=Phase.FRESH))
    scene.act(Draw())
    wait(home, 0.45)


def lock_first(home: Home) -> None:
    seated(home, position(locked=0, phase=Phase.LOCK, has_locked=False))


def selection(home: Home) -> None:
    scene = seated(home, position())
    for card in HAND[3:6]:
        scene.touch(card)
    wait(home, 0.5)


def two_combos(home: Home) -> None:
    scene = seated(home, position(locked=0, phase=Phase.LOCK))
    for card in HAND[:6]:
        scene.touch(card)
    wait(home, 0.5)


def choose(home: Home) -> None:
    seated(home, position())


def refused(home: Home) -> None:
    scene = seated(home, position())
    scene.touch(HAND[3])
    scene.touch(HAND[8])
    wait(home, 0.3)
    home.tap("lock")


def locking(home: Home) -> None:
    selection(home)
    home.tap("lock")
    wait(home, 0.25)


def offer(home: Home) -> None:
    seated(home, position(phase=Phase.OFFER, has_locked=False))


def sure_bust(home: Home) -> None:
    seated(home, position(locked=7))
    home.tap("draw")
    wait(home, 0.1)


def hot_hand(home: Home) -> None:
    hand = cards("4Vn 4Sb 4Mb 5Fn 6Vb 7Mn 8Sn 8Mb 8Fb")
    scene = seated(home, position(hand, 6))
    scene.act(Lock(hand[6:]))
    wait(home, 1.2)


def hot(home: Home) -> None:
    hot_hand(home)
    wait(home, 2)


def bust(home: Home) -> None:
    scene = seated(home, position(top=cards("2Vn 9Sn 7Vb 4Vb 6Sn 2Fb")))
    scene.act(Draw())
    wait(home, 1.75)


def bank(home: Home) -> None:
    scene = seated(home, position())
    scene.act(Bank())
    wait(home, 0.4)


def win(home: Home) -> None:
    scene = seated(home, position(scores=(4900, 3400, 2800, 1200)))
    scene.act(Bank())
    wait(home, 1.5)


def rewards(home: Home) -> None:
    mine, theirs = cards("Pass1 Discount1 Credit1"), cards("Pass2 Credit2 Credit3")
    given = (mine, theirs[:1], (), theirs[1:])
    supply = tuple(card for card in action_cards() if card not in (*mine, *theirs, KNOCKOFF))
    hand = (*HAND[:8], KNOCKOFF)
    options = Options(action_cards=True)
    scores = (4400, 2400, 1800, 1200)
    state = position(hand, options=options, rewards=given, supply=supply, waiting=(0, 2, 1, 0), scores=scores)
    seated(home, state)


def pass_or_bust(home: Home) -> None:
    hand = cards("4Vn 4Sb 4Mb 2Vn 9Sn 7Vb 5Vb 6Sn 2Fb")
    given = (cards("Pass1"), (), (), ())
    supply = tuple(card for card in action_cards() if card not in given[0])
    options = Options(action_cards=True)
    seated(home, position(hand, options=options, phase=Phase.BUST, rewards=given, supply=supply))


def six(home: Home) -> None:
    options = Options(hand=6, deck=Deck.ILLUSTRATED)
    scene = seated(home, position(SIX, 0, options=options, phase=Phase.LOCK, has_locked=False))
    scene.touch(SIX[0])
    wait(home, 0.5)


def six_seats(home: Home) -> None:
    names = ("Halina", "Marek", "Zofia", "Jan", "Ewa")
    sitters: tuple[Sitter, ...] = (Person("Bartłomiej"), *(Guest(name, Level.EASY) for name in names))
    scores = (2150, 3400, 2800, 1200, 2100, 2200)
    seated(home, position(scores=scores, waiting=(0,) * 6, rewards=((),) * 6), sitters)


def watching(home: Home) -> None:
    sitters = tuple(Guest(name, Level.EASY) for name in ("Halina", "Marek", "Zofia", "Jan"))
    table = Table.start(BOX, Options(), sitters, 7, Seat(0))
    home.stage.push(BOX.scene(home.house, table))
    wait(home, 3)


PHASES: dict[str, Callable[[Home], None]] = {
    each.__name__: each
    for each in (
        fresh,
        dealing,
        lock_first,
        selection,
        two_combos,
        choose,
        refused,
        locking,
        offer,
        sure_bust,
        hot_hand,
        hot,
        bust,
        bank,
        win,
        rewards,
        pass_or_bust,
        six,
        six_seats,
        watching,
    )
}
