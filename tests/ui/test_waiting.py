"""Time to answer at a table that can be seen, and answers behind a curtain."""

import asyncio
from collections.abc import Sequence

import pygame
import pytest
from pygame.event import Event

from game.bots import Level
from game.core.zones import TABLE, Seat
from game.session.countdown import LATEST
from game.session.seats import Guest, Person, Sitter
from game.session.table import Table
from game.ui.canvas import Canvas
from game.ui.choreography import Manner
from game.ui.input import Input
from game.ui.loop import Loop
from game.ui.plain_table import PlainTable
from game.ui.scene import Back
from game.ui.scenes.ask import PEEK, Ask
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.pause import Pause
from game.ui.waiting import MOST, TICKS
from tests.snatch import Call, Close, Options, Pass, Take
from tests.ui.home import Home, control, kit
from tests.ui.snatch_table import SNATCH

GUEST = Guest("Halina", Level.MEDIUM)
ALONE: Sequence[Sitter] = (GUEST, Person(""))
SHARED: Sequence[Sitter] = (GUEST, Person("Ala"), Person("Ola"))
FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


def sit(sitters: Sequence[Sitter] = ALONE, seconds: int = 5, manner: Manner | None = None) -> tuple[Home, PlainTable]:
    home = Home(shelf=(SNATCH,))
    home.house.manner = manner or Manner(0.0)
    home.doors.start(Table.start(SNATCH, Options(seconds), sitters, 7, FIRST))
    scene = home.stage.top
    assert isinstance(scene, PlainTable)
    settle(home)
    return home, scene


def settle(home: Home) -> None:
    """Lets everything happen that does so at once."""
    for _ in range(1000):
        if not home.stage.update(0.0):
            return
    raise AssertionError("it moves for ever")


def wait(home: Home, seconds: float) -> None:
    """The clock on the wall goes on; the loop wakes whenever the stage asks it to, and draws nothing meanwhile."""
    end = home.clock.now + seconds
    while home.clock.now < end:
        due = home.stage.wake_in()
        home.clock.now = min(end, home.clock.now + (seconds if due is None else max(due, 0.001)))
        settle(home)


def log(scene: PlainTable) -> tuple[tuple[Seat, object], ...]:
    return scene.table.match.log()


def left(scene: PlainTable) -> float:
    assert scene.table.clock
    return scene.table.clock.left


# --- the ring ---


def test_time_passes_by_the_clock_on_the_wall_until_the_table_acts() -> None:
    home, scene = sit()
    assert control(home, "timer").label == "Time to answer: 5 seconds"
    wait(home, 4.5)
    assert (log(scene), round(left(scene), 3)) == ((), 0.5)
    wait(home, 0.6)
    assert log(scene)[0] == (TABLE, Close())


def test_the_time_is_said_once() -> None:
    home, _ = sit()
    wait(home, 3.0)
    assert home.host.said.count("Time to answer: 5 seconds") == 1


def test_the_ring_moves_without_asking_for_frames() -> None:
    home, _ = sit()
    home.paint()
    moved = 0
    for _ in range(TICKS):
        due = home.stage.wake_in()
        assert due is not None
        assert due <= 1 / TICKS + 0.002
        home.clock.now += due
        assert not home.stage.update(0.0)
        moved += home.stage.dirty
        home.stage.dirty = False
    assert moved == TICKS


def test_with_little_motion_it_moves_once_a_second() -> None:
    home, scene = sit(manner=Manner(0.0, reduced=True))
    shares = set()
    for _ in range(45):
        ring = scene._ring()
        assert ring
        shares.add(ring.share)
        wait(home, 0.1)
    assert sorted(shares) == [0.2, 0.4, 0.6, 0.8, 1.0]
    home, _ = sit(manner=Manner(0.0, reduced=True))
    due = home.stage.wake_in()
    assert due is not None
    assert 1.0 <= due < 1.01


def test_the_ring_is_drawn_and_shrinks() -> None:
    home, scene = sit()
    pictures = []
    for seconds in (0.0, 2.0, 2.5):
        wait(home, seconds)
        ring = scene._ring()
        assert ring
        pictures.append(pygame.image.tobytes(home.paint().subsurface(pygame.Rect(ring.rect)), "RGB"))
    assert len({*pictures}) == 3


def test_nothing_wakes_the_table_where_no_time_runs() -> None:
    home, scene = sit((Person(""), GUEST))
    wait(home, LATEST + 0.01)
    assert log(scene) == ((SECOND, Call()), (TABLE, Close()))
    assert home.stage.wake_in() is None


@pytest.mark.parametrize("id", ["menu", "rules", "settings"])
def test_whatever_covers_the_table_stops_the_time(id: str) -> None:
    home, scene = sit()
    wait(home, 1.0)
    home.tap(id)
    home.clock.now += 100
    settle(home)
    assert home.stage.wake_in() is None
    home.stage.send(Back())
    settle(home)
    assert left(scene) == pytest.approx(4.0)
    wait(home, 1.0)
    assert left(scene) == pytest.approx(3.0)


def test_a_hidden_page_stops_the_time() -> None:
    home, scene = sit()
    loop = Loop(home.stage, lambda surface, screen: Canvas(surface, screen, kit()), home.sounds, clock=home.clock)
    wait(home, 1.0)

    async def hide() -> None:
        home.host.covered = True
        turn = asyncio.ensure_future(loop._turn(False))
        for _ in range(5):
            await asyncio.sleep(0)
        home.clock.now += 50
        home.host.covered = False
        await turn

    pygame.event.clear()
    asyncio.run(hide())
    assert left(scene) == pytest.approx(4.0)


def test_a_machine_that_slept_takes_nobodys_time() -> None:
    home, scene = sit(seconds=10)
    home.clock.now += 3600
    settle(home)
    assert left(scene) == 10.0
    wait(home, MOST)
    assert left(scene) == pytest.approx(10 - MOST)


def test_the_time_begins_when_the_table_lies_still() -> None:
    home, scene = sit((Person(""), GUEST), manner=Manner())
    scene.act(Take())
    assert scene.timeline.busy
    home.clock.now += 0.5
    home.stage.update(0.1)
    assert left(scene) == 5.0
    while home.stage.update(0.1):
        home.clock.now += 0.1
    assert left(scene) == 5.0
    wait(home, 0.5)
    assert left(scene) == 4.5


def test_guests_answer_meanwhile_and_the_next_waits() -> None:
    home, scene = sit((GUEST, Person(""), GUEST))
    wait(home, LATEST)
    assert log(scene) == ((THIRD, Call()),)
    wait(home, 2.0)
    assert len(log(scene)) == 1
    assert left(scene) == pytest.approx(5 - LATEST - 2)


def test_an_answer_ends_the_time() -> None:
    home, scene = sit()
    home.tap("action:1")
    settle(home)
    assert log(scene)[:2] == ((SECOND, Pass()), (TABLE, Close()))


def test_where_it_never_ends_the_person_goes_on() -> None:
    home, scene = sit(seconds=0)
    assert home.stage.widget("timer") is None
    home.clock.now += 1000
    settle(home)
    assert log(scene) == ()
    assert home.stage.wake_in() is None
    home.tap("on")
    settle(home)
    assert log(scene)[0] == (TABLE, Close())


# --- several persons ---


def asked(home: Home) -> Ask:
    scene = home.stage.top
    assert isinstance(scene, Ask)
    return scene


def faces(home: Home) -> tuple[bool, ...]:
    """Whether a hand is open: of the sheet, and of the table below."""
    scene = home.stage.scenes[-2]
    assert isinstance(scene, PlainTable)
    hands = [hand for hand in scene.view.hands if any(card >= 0 for card in hand)]
    return asked(home).open, bool(hands)


def test_each_person_is_asked_in_turn() -> None:
    home, scene = sit(SHARED)
    assert control(home, "title").label == "Ala, what do you say?"
    assert control(home, "what").label.startswith("You may call for the ")
    assert [each.label for each in home.stage.widgets() if each.id.startswith("answer:")] == ["Call", "Pass"]
    home.tap("answer:1")
    settle(home)
    assert control(home, "title").label == "Ola, what do you say?"
    home.tap("answer:0")
    settle(home)
    assert log(scene)[:3] == ((SECOND, Pass()), (THIRD, Call()), (TABLE, Close()))


def test_nobodys_time_passes_while_persons_are_asked() -> None:
    home, scene = sit(SHARED)
    home.clock.now += 100
    settle(home)
    assert asked(home).seat == SECOND
    assert log(scene) == ()


def test_a_hand_is_open_only_while_it_is_held() -> None:
    home, _ = sit(SHARED)
    hands, rect = Input(home.stage), control(home, "peek").rect

    def point(kind: int, x: float = 0) -> None:
        hands.read(Event(kind, button=1, pos=(rect.centerx + x, rect.centery), touch=True))
        settle(home)

    assert faces(home) == (False, False)
    closed = pygame.image.tobytes(home.paint(), "RGB")
    point(pygame.MOUSEBUTTONDOWN)
    assert faces(home) == (True, False)
    assert pygame.image.tobytes(home.paint(), "RGB") != closed
    point(pygame.MOUSEMOTION, 30)
    assert faces(home) == (True, False)
    point(pygame.MOUSEBUTTONUP, 30)
    assert faces(home) == (False, False)
    point(pygame.MOUSEBUTTONDOWN)
    point(pygame.MOUSEBUTTONUP)
    assert faces(home) == (False, False)


def test_a_tap_or_a_key_opens_a_hand_for_a_moment_and_reads_it_out() -> None:
    home, scene = sit(SHARED)
    home.tap("peek")
    assert faces(home) == (True, False)
    hand = scene.table.match.state.hands[SECOND]
    assert home.host.said[-1] == ", ".join(str(card // 2 + 1) for card in hand)
    wait(home, PEEK - 0.1)
    assert faces(home) == (True, False)
    wait(home, 0.2)
    assert faces(home) == (False, False)
    assert home.stage.wake_in() is None


def test_a_hand_lies_in_its_persons_own_order() -> None:
    home, scene = sit(SHARED)
    own = tuple(sorted(scene.table.match.state.hands[SECOND], reverse=True))
    scene.table.arrange(SECOND, own)
    assert asked(home)._hand() == own


def test_whoever_had_the_device_last_gets_it_back_before_their_hand_is_seen() -> None:
    home, scene = sit((Person("Ala"), Person("Ola"), GUEST))
    assert asked(home).seat == SECOND
    home.tap("answer:1")
    settle(home)
    assert isinstance(home.stage.top, Curtain)
    assert scene.table.viewer == TABLE
    home.tap("here")
    assert scene.table.viewer == FIRST


@pytest.mark.parametrize("way", ["menu", "escape"])
def test_the_menu_can_be_reached_from_the_sheet_and_from_the_curtain(way: str) -> None:
    home, _ = sit((Person("Ala"), Person("Ola"), GUEST))
    for _ in range(2):
        below = home.stage.top
        if way == "menu":
            home.tap("menu")
        else:
            home.stage.send(Back())
        assert isinstance(home.stage.top, Pause)
        home.tap("close")
        assert home.stage.top is below
        if isinstance(below, Ask):
            home.tap("answer:1")
            settle(home)
    assert isinstance(home.stage.top, Curtain)
