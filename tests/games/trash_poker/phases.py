"""Positions of Trash Poker as one would like to see them: each prepares a house whose table is in that phase."""

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from game.bots import Level
from game.core.cards import Card
from game.core.rng import Rng
from game.core.zones import Seat
from game.games import boxed
from game.games.trash_poker.rules.cards import FINAL_JOKER, deck, parse
from game.games.trash_poker.rules.options import Options
from game.games.trash_poker.rules.state import Duty, Pending, Phase, Place, State
from game.games.trash_poker.scene import PokerScene
from game.session.seats import Guest, Person, Sitter
from game.session.table import Table
from tests.ui.home import Home

BOX = boxed("trash_poker")
SITTERS: tuple[Sitter, ...] = (Person(""), Guest("Halina", Level.EASY), Guest("Marek", Level.EASY))
YOU, HALINA, MAREK = Seat(0), Seat(1), Seat(2)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse(each) for each in text.split())


HAND = "KH KD 9H 9D 9H' JS 3C"
DISCARDS = "4S 5H' QD'' 8C J16 AH 10S 2D"
TRASH = "2C 3S 3D 4H 4D 5C 6S 6H 6D' 8D' JC' QC''"
AREAS = ("7C", "", "", "8S", "", "5D", "")
OTHER_TRASH = "2H' 3H' 6C' 6H'"


def place(**zones: Any) -> Place:
    """What lies before a seat; text stands for its cards."""
    lying: dict[str, Any] = {name: cards(value) if isinstance(value, str) else value for name, value in zones.items()}
    return Place(**lying)


def position(phase: Phase, mine: Place, others: tuple[Place, ...], **changes: Any) -> State:
    """A position in round 4; what is nowhere else lies in the draw piles and the stack."""
    seats = 1 + len(others)
    start: State = BOX.game.new(Options(), seats, Rng(7))
    jokers = changes.pop("jokers", cards("J2 J14"))
    named = {card for each in (mine, *others) for card in _cards(each)} | {*jokers, *changes.get("turned", ())}
    places = tuple(
        replace(each, draw_pile=tuple(card for card in deck(Seat(seat)) if card not in named))
        for seat, each in enumerate((mine, *others))
    )
    stack = tuple(card for card in start.options.jokers if card not in named)
    state = replace(
        start,
        phase=phase,
        round=4,
        pending=((),) * seats,
        places=places,
        jokers=jokers,
        stack=stack[:8],
        box=stack[8:],
        final_joker=(FINAL_JOKER,),
    )
    return replace(state, **changes)


def _cards(each: Place) -> tuple[Card, ...]:
    piles = (each.hand, each.redrawn, each.played, each.pot, each.draw_pile, each.discard_pile, each.trash, *each.areas)
    return tuple(card for pile in piles for card in pile)


def mine(**zones: Any) -> Place:
    """Your place in the middle of a match."""
    own: dict[str, Any] = {"discard_pile": DISCARDS, "trash": TRASH, "areas": tuple(map(cards, AREAS)), "tile": True}
    return place(**(own | {"chips": 26} | zones))


def halina(**zones: Any) -> Place:
    own: dict[str, Any] = {
        "discard_pile": "2S' 3S'",
        "trash": OTHER_TRASH,
        "areas": (*((),) * 6, cards("7H'")),
        "chips": 21,
    }
    return place(**(own | zones))


def marek(**zones: Any) -> Place:
    own: dict[str, Any] = {"discard_pile": "2S'' 3S'' 4S''", "trash": "5S'' J7", "chips": 14}
    return place(**(own | zones))


def drawing(duty: Duty, hand: str = HAND, three: bool = True, **zones: Any) -> State:
    """Everybody draws; the person is at that duty."""
    steps = (Pending(Duty.REDRAW, 5), Pending(Duty.THREES, 2), Pending(Duty.SELECT, 1, 1))
    mine_ = steps[[each.duty for each in steps].index(duty) :]
    others = (
        halina(hand="AH' AS' 7C' 8C' 9C' 10C' QC'", drew=7, lay=cards("2S' 3S'")),
        marek(hand="AH'' AS'' 7C'' 8C'' 9C'' 10C'' KC''", drew=7, lay=cards("2S'' 3S'' 4S''")),
    )[: 1 + three]
    own = mine(hand=hand, drew=len(hand.split()), lay=cards(DISCARDS), **zones)
    pending = (mine_, *(steps[2:],) * len(others))
    return position(Phase.DRAW, own, others, pending=pending)


def collecting(*duties: Pending, **zones: Any) -> State:
    """The pot lies open; the person collects, or is carrying out an effect."""
    pending = (duties or (Pending(Duty.COLLECT, least=1),), (), ())
    changes = {name: zones.pop(name) for name in ("turned", "round", "jokers") if name in zones}
    own = mine(pot="JS 3C", **zones)
    others = (halina(pot="AH' 7C'"), marek(pot="KS'' 4D''"))
    turn: dict[str, Any] = {"collecting": (YOU, HALINA), "order": (HALINA, YOU, MAREK), "points": (13, 15, 4)}
    return position(Phase.COLLECT, own, others, pending=pending, **(turn | changes))


def cleaning(*duties: Pending, **zones: Any) -> State:
    own = mine(**zones)
    others = (halina(), marek())
    done: dict[str, Any] = {"order": (HALINA, YOU, MAREK), "points": (13, 15, 4), "jokers": ()}
    return position(Phase.CLEAN, own, others, pending=(duties, (), ()), **done)


def seated(home: Home, state: State, sitters: tuple[Sitter, ...] = SITTERS) -> PokerScene:
    """The table of that position, on the stage of `home`, at rest."""
    sitters = sitters[: len(state.places)]
    table = Table.start(BOX, state.options, sitters, 90210, YOU)
    table.match = replace(table.match, state=state)
    table._settle()
    scene: PokerScene = BOX.scene(home.house, table)
    home.stage.push(scene)
    wait(home, 0.3)
    return scene


def wait(home: Home, seconds: float) -> None:
    """Lets time pass in steps of a twentieth of a second."""
    for _ in range(round(seconds * 20)):
        home.stage.update(0.05)


def choose(home: Home, scene: PokerScene, text: str) -> None:
    for card in cards(text):
        scene.touch(card)
    home.stage.renew()
    wait(home, 0.4)


def setup(home: Home) -> None:
    table = Table.start(BOX, Options(), SITTERS, 90210, YOU)
    scene: PokerScene = BOX.scene(home.house, table)
    home.stage.push(scene)
    wait(home, 4)
    choose(home, scene, " ".join(BOX.game.notation(card) for card in scene.view.places[0].hand[:1]))


def redraw(home: Home) -> None:
    choose(home, seated(home, drawing(Duty.REDRAW)), "JS 3C")


def select(home: Home) -> None:
    choose(home, seated(home, drawing(Duty.SELECT)), "KH KD 9H 9D 9H'")


def select_stars(home: Home) -> None:
    choose(home, seated(home, drawing(Duty.SELECT, "J31 J1 J9 J12 2S 2H 3C 4C 5D")), "J31 J1 2S 2H J12")


def four_seats(home: Home) -> None:
    sitters: tuple[Sitter, ...] = (*SITTERS, Guest("Bartłomiej", Level.EASY))
    state = drawing(Duty.SELECT, "J31 J1 J9 J12 2S 2H 3C 4C 5D")
    fourth = place(hand="AH''' AS''' 7C''' 8C''' 9C''' 10C''' QC'''", drew=7, chips=104)
    mine_, *others = state.places
    state = position(
        Phase.DRAW, mine_, (*others, fourth), pending=(*state.pending, state.pending[1]), jokers=cards("J3")
    )
    seated(home, state, sitters)


def collect(home: Home) -> None:
    choose(home, seated(home, collecting()), "KS''")


def upgrade(home: Home) -> None:
    choose(home, seated(home, collecting(Pending(Duty.UPGRADE, 2))), "2D")


def trash(home: Home) -> None:
    choose(home, seated(home, collecting(Pending(Duty.TRASH, 3))), "4S AH")


def reveal(home: Home) -> None:
    seated(home, collecting(Pending(Duty.REVEAL, 1, 1)))


def turned(home: Home) -> None:
    seated(home, collecting(Pending(Duty.PLACE, 1, 1, True), turned=cards("QH'")))


def pot(home: Home) -> None:
    steps = Pending(Duty.POT, 2), Pending(Duty.CLEANUP, 2), Pending(Duty.SHUFFLE)
    choose(home, seated(home, cleaning(*steps, pot="JS 3C")), "3C")


def cleanup(home: Home) -> None:
    seated(home, cleaning(Pending(Duty.CLEANUP, 2), Pending(Duty.SHUFFLE)))


def shuffle(home: Home) -> None:
    seated(home, cleaning(Pending(Duty.SHUFFLE)))


def showdown(home: Home) -> None:
    scene = seated(home, drawing(Duty.SELECT, three=False))
    choose(home, scene, "KH KD 9H 9D 9H'")
    home.tap("select")
    wait(home, 3)


def overview(home: Home) -> None:
    select(home)
    home.tap("cards")


def joker(home: Home) -> None:
    scene = seated(home, drawing(Duty.SELECT))
    scene.touch(parse("J14"))


def piles(home: Home) -> None:
    seated(home, drawing(Duty.SELECT))
    home.tap("discard" if home.stage.widget("discard") else "seat:0")


def stars(home: Home) -> None:
    select_stars(home)
    home.tap("stars")


def areas(home: Home) -> None:
    upgrade(home)
    home.tap("upgrade")


def board_tab(home: Home) -> None:
    select(home)
    if home.stage.widget("tab:tableau"):
        home.tap("tab:tableau")


def bin_tab(home: Home) -> None:
    select(home)
    if home.stage.widget("tab:trash"):
        home.tap("tab:trash")


@cache
def finished() -> Table:
    """A match that persons have played to its end, always the same."""
    people = tuple(Person(each.name) for each in SITTERS)
    made, rng = Table.start(BOX, Options(), people, 48213, YOU), random.Random(5)
    while not made.match.over:
        seat = BOX.game.to_act(made.match.state)[0]
        made.submit(seat, rng.choice(list(BOX.game.actions(made.match.state, seat))))
    return made


def result(home: Home) -> None:
    home.stage.push(BOX.scene(home.house, Table(BOX, finished().match, SITTERS)))
    wait(home, 1)


def house(home: Home) -> None:
    """Against a house, when it is the person's turn to collect in the second round."""
    table, rng = Table.start(BOX, Options(houses=1), SITTERS[:2], 7, YOU), random.Random(2)
    while table.match.state.round < 2 or table.match.state.phase is not Phase.COLLECT or table.waiting_for() != YOU:
        if table.waiting_for() == YOU:
            table.submit(YOU, rng.choice(list(BOX.game.actions(table.match.state, YOU))))
        else:
            table.think(1.0, lambda: 0.0)
    home.stage.push(BOX.scene(home.house, table))
    wait(home, 1)


def watching(home: Home) -> None:
    sitters = tuple(Guest(name, Level.EASY) for name in ("Halina", "Marek", "Zofia"))
    home.stage.push(BOX.scene(home.house, Table.start(BOX, Options(), sitters, 7, YOU)))
    wait(home, 20)


PHASES: dict[str, Callable[[Home], None]] = {
    each.__name__: each
    for each in (
        setup, redraw, select, select_stars, four_seats, showdown, collect, upgrade, areas, trash, reveal, turned, pot,
        cleanup, shuffle, overview, joker, piles, stars, board_tab, bin_tab, result, house, watching,
    )
}  # fmt: skip
