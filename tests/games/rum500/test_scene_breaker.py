"""500 Rum's table in rough hands: whatever is touched, dragged and turned, it stands as the view says and is kept."""

import random

import pytest
from pygame.event import Event
from pygame.locals import MOUSEBUTTONDOWN, MOUSEBUTTONUP

from game.bots import Level
from game.core.french import deck, parse
from game.core.zones import Seat
from game.games.rum500.rules.actions import EndDeal, Take, TakeBack
from game.games.rum500.rules.options import Options
from game.games.rum500.rules.state import Phase
from game.games.rum500.scene import RumScene
from game.session.seats import Guest, Person, Sitter
from game.session.table import Table
from game.ui.choreography import Manner
from game.ui.input import Input
from game.ui.scene import Back, Drag, Drop, Nudge, Skip
from game.ui.scenes.curtain import Curtain
from game.words import LANGUAGES
from tests.games.rum500.phases import BOX, NAMES, SITTERS, cards, position, seated
from tests.shots import WINDOWS
from tests.ui.home import Home
from tests.ui.seating import wait

AWAY = {"menu", "log", "rules", "settings"}
"""Doors out of the table: what is behind them is tested elsewhere."""
MANNERS = (Manner(), Manner(0.0), Manner(reduced=True), Manner(off=True))


def rough(rng: random.Random, home: Home) -> None:
    """One thing that a hand does without thinking."""
    stage, widgets = home.stage, [each for each in home.stage.widgets() if each.id not in AWAY]
    drags = [each for each in widgets if each.drags]
    match rng.choice(("tap", "tap", "tap", "tap", "drag", "drag", "nudge", "back", "skip", "turn", "pace")):
        case "tap":
            stage.use(rng.choice(widgets))
        case "drag" if drags:
            card, (x, y) = rng.choice(drags).id, rng.choice(widgets).rect.center
            stage.send(Drag(card, x, y))
            stage.send(Drop(card, x, y))
        case "nudge" if drags:
            stage.send(Nudge(rng.choice(drags).id, rng.choice((-1, 1))))
        case "back" if not isinstance(stage.top, Curtain) and (len(stage.scenes) > 1 or stage.top.selected):  # type: ignore[attr-defined]
            stage.send(Back())
        case "skip":
            stage.send(Skip())
        case "turn":
            stage.resize(WINDOWS[rng.choice(list(WINDOWS))])
        case "pace":
            home.house.manner = rng.choice(MANNERS)


@pytest.mark.parametrize("seed", range(8))
def test_nothing_that_a_hand_does_breaks_the_table(seed: int) -> None:
    rng = random.Random(seed)
    home, seats = Home(language=rng.choice(LANGUAGES)), 2 + seed % 5
    people = rng.randint(1, 2)
    sitters: tuple[Sitter, ...] = (
        *(Person(f"P{number}") for number in range(people)),
        *(Guest(name, Level.EASY) for name in NAMES[: seats - people]),
    )
    table = Table.start(BOX, Options(target=150), sitters, seed)
    home.saves.follow(table)
    scene: RumScene = BOX.scene(home.house, table)
    home.stage.push(scene)
    for _ in range(160):
        if table.match.over:
            break
        viewer = table.viewer
        if home.stage.top is scene and viewer in table.persons and viewer in BOX.game.to_act(table.match.state):
            scene.act(rng.choice(BOX.game.actions(table.match.state, viewer)))
        rough(rng, home)
        for _ in range(rng.randrange(8)):
            home.stage.update(0.1)
        if home.stage.top is scene and rng.random() < 0.2:
            scene.finish()
            assert scene.sprites.settled(scene.layout(scene.view))
    kept = home.saves.resume(BOX.id)
    assert table.match.length > 25
    assert table.match.over or (isinstance(kept, Table) and kept.match.state == table.match.state)
    assert table.match.over or (isinstance(kept, Table) and kept.orders == table.orders)


def test_a_double_tap_takes_nothing_twice_and_nothing_more() -> None:
    home = Home()
    scene = seated(home, position())
    scene.touch(parse("7C"))
    home.stage.change()
    take, hand = home.stage.widget("take"), Input(home.stage)
    assert take
    for _ in range(2):
        for kind in (MOUSEBUTTONDOWN, MOUSEBUTTONUP):
            hand.read(Event(kind, button=1, pos=take.rect.center, touch=True))
    assert scene.table.match.length == 1
    assert scene.view.phase is Phase.USE


def test_a_take_that_was_put_back_is_not_taken_again_but_undone_it_is_as_before() -> None:
    home = Home()
    scene = seated(home, position())
    before = scene.table.match.state
    scene.act(Take(parse("7C")))
    home.tap("undo")
    assert scene.table.match.state == before
    scene.act(Take(parse("7C")))
    scene.act(TakeBack())
    assert not scene.act(Take(parse("7C")))
    assert "You put a draw back in this turn" in home.host.said[-1]
    assert scene.view.took_back
    off = [each for each in home.stage.widgets() if each.card in scene.view.pile and each.drags]
    assert all(each.off for each in off)


@pytest.mark.parametrize("window", WINDOWS)
def test_an_empty_stock_leaves_taking_or_ending_the_deal(window: str) -> None:
    home, held = Home(WINDOWS[window]), deck()
    scene = seated(home, position(held[:13], (held[13:20],), held[20:52], ()), SITTERS[:2])
    assert home.stage.widget("stock") is None
    end = home.stage.widget("end")
    assert end
    assert not end.off
    home.tap("end")
    wait(home, 0.2)
    assert isinstance(scene.table.match.path()[-1].step.action, EndDeal)  # type: ignore[union-attr]
    assert scene.view.phase is Phase.DEAL
    assert scene.view.scores[0] == 285 - 99


def test_six_seats_of_whom_two_are_persons_hide_their_hands_from_each_other() -> None:
    home = Home(WINDOWS["phone"])
    others = tuple(map(cards, ("9H 10H JH", "AD 2D 3D", "6D 7D 9D", "AC 2C 3C", "9C 10C")))
    sitters: tuple[Sitter, ...] = (Person("Ala"), Person("Ola"), *(Guest(name, Level.EASY) for name in NAMES[:4]))
    scene = seated(home, position(cards("KS 9S 4S"), others, cards("KD QD JD"), (), turn=Seat(1)), sitters)
    assert home.stage.top is not scene
    told = " ".join(each.label for each in home.stage.widgets())
    assert "Ola" in told
    assert not any(card in told for card in ("king of spades", "9 of hearts"))
