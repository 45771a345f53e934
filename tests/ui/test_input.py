import pygame
import pytest
from pygame import FRect
from pygame.event import Event

from game.host import Activation
from game.ui.input import Input
from game.ui.scene import Back, Drag, Drop, Nudge, Press, Reveal, Scroll, Skip, Typed
from game.ui.screen import Screen
from game.ui.stage import Stage
from game.ui.widget import Role, Widget
from tests.ui.fakes import Board, Clock, FakeHost, button


class Desk:
    """A stage with one scene, and hands."""

    def __init__(self, host: FakeHost, *widgets: Widget) -> None:
        self.host, self.clock, self.sounds = host, Clock(), list[str]()
        self.stage = Stage(host, self.sounds.append, self.clock)
        self.board = Board(*widgets)
        self.stage.push(self.board)
        self.input = Input(self.stage)

    def down(self, x: float, y: float) -> None:
        self.input.read(Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, y), touch=False))

    def move(self, x: float, y: float, touch: bool = False) -> None:
        self.input.read(Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=touch))

    def up(self, x: float, y: float) -> None:
        self.input.read(Event(pygame.MOUSEBUTTONUP, button=1, pos=(x, y), touch=False))

    def tap(self, x: float, y: float) -> None:
        self.down(x, y)
        self.up(x, y)

    def key(self, key: int, mod: int = 0) -> None:
        self.input.read(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))

    def type(self, text: str) -> None:
        for letter in text:
            self.input.read(Event(pygame.TEXTINPUT, text=letter))


def field(value: str = "") -> Widget:
    return Widget("seed", Role.FIELD, FRect(0, 200, 100, 50), "Seed", value=value)


def test_a_tap_presses_what_it_began_and_ended_on(host: FakeHost) -> None:
    desk = Desk(host, button("deal", 0, 0), button("bank", 0, 100))
    desk.tap(20, 20)
    desk.down(20, 45)
    desk.up(20, 52)
    assert desk.board.intents == [Press("deal")]


def test_a_tap_counts_in_css_pixels(host: FakeHost) -> None:
    desk = Desk(host, button("deal", 100, 100))
    desk.stage.resize(Screen(375, 667, 2.0))
    desk.tap(240, 240)
    assert desk.board.intents == [Press("deal")]


def test_the_second_half_of_a_double_tap_does_nothing_even_on_another_widget(host: FakeHost) -> None:
    desk = Desk(host, button("draw", 0, 0))
    desk.tap(20, 20)
    desk.board.shown = [button("bank", 0, 0)]
    desk.stage.change()
    desk.clock.now += 0.2
    desk.tap(22, 21)
    assert desk.board.intents == [Press("draw")]
    desk.clock.now += 0.4
    desk.tap(22, 21)
    assert desk.board.intents == [Press("draw"), Press("bank")]


def test_plus_may_be_tapped_fast(host: FakeHost) -> None:
    desk = Desk(host, button("more", 0, 0, repeats=True))
    desk.tap(20, 20)
    desk.tap(20, 20)
    assert desk.board.intents == [Press("more")] * 2


def test_two_quick_taps_at_different_places_are_two(host: FakeHost) -> None:
    desk = Desk(host, button("one", 0, 0), button("two", 0, 100))
    desk.tap(20, 20)
    desk.tap(20, 120)
    assert desk.board.intents == [Press("one"), Press("two")]


def test_a_tap_on_nothing_skips(host: FakeHost) -> None:
    desk = Desk(host, button("deal", 0, 0), Widget("pot", Role.TEXT, FRect(0, 300, 99, 99), "Pot 300"))
    desk.tap(500, 500)
    desk.tap(20, 320)
    assert desk.board.intents == [Skip(), Skip()]


def test_what_is_off_says_why_to_tap_key_and_screen_reader(host: FakeHost) -> None:
    desk = Desk(host, button("bank", 0, 0, off="Lock first.", key="b"))
    desk.tap(20, 20)
    desk.key(pygame.K_b)
    desk.input.activate(Activation("bank"))
    assert desk.board.intents == []
    assert host.said == ["Lock first."] * 3
    assert desk.sounds == ["wood_tock"] * 3


def test_a_card_is_dragged_only_beyond_the_threshold(host: FakeHost) -> None:
    desk = Desk(host, button("card:3", 0, 0, drags=True))
    desk.down(20, 20)
    desk.move(25, 20)
    assert desk.board.intents == []
    desk.move(80, 90)
    desk.up(90, 95)
    assert desk.board.intents == [Drag("card:3", 80, 90), Drop("card:3", 90, 95)]


def test_a_card_that_hardly_moved_was_tapped(host: FakeHost) -> None:
    desk = Desk(host, button("card:3", 0, 0, drags=True))
    desk.down(20, 20)
    desk.move(26, 24)
    desk.up(26, 24)
    assert desk.board.intents == [Press("card:3")]


def test_dragging_what_cannot_be_picked_up_scrolls_and_presses_nothing(host: FakeHost) -> None:
    desk = Desk(host, button("row", 0, 0))
    desk.down(20, 40)
    desk.move(20, 25)
    desk.move(20, 20)
    desk.up(20, 20)
    assert desk.board.intents == [Scroll(20, 25, 15), Scroll(20, 20, 5)]


def test_the_wheel_and_the_page_keys_scroll(host: FakeHost) -> None:
    desk = Desk(host)
    desk.input.read(Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-2.0, flipped=False, which=0))
    desk.key(pygame.K_PAGEDOWN)
    desk.key(pygame.K_PAGEUP)
    assert [each.distance for each in desk.board.intents if isinstance(each, Scroll)] == [96, 576, -576]


def test_the_mouse_hovers_and_a_finger_does_not(host: FakeHost) -> None:
    desk = Desk(host, button("deal", 0, 0))
    desk.move(20, 20, touch=True)
    assert desk.stage.attention.over is None
    desk.move(20, 20)
    assert desk.stage.attention.over == "deal"
    desk.input.read(Event(pygame.WINDOWLEAVE))
    assert desk.stage.attention.over is None


def test_what_is_scrolled_out_of_its_pane_cannot_be_touched(host: FakeHost) -> None:
    desk = Desk(host, button("row", 0, 0, pane=FRect(0, 30, 500, 500)))
    desk.tap(20, 20)
    desk.tap(20, 40)
    assert desk.board.intents == [Skip(), Press("row")]


def test_focus_on_what_its_pane_hides_asks_to_reveal_it(host: FakeHost) -> None:
    desk = Desk(host, button("row", 0, 900, pane=FRect(0, 30, 500, 500)))
    desk.key(pygame.K_TAB)
    assert desk.board.intents == [Reveal("row")]


def test_tab_walks_every_widget_and_round_the_end(host: FakeHost) -> None:
    names = ["a", "b", "c", "d"]
    text = Widget("note", Role.TEXT, FRect(0, 400, 99, 20), "Note")
    desk = Desk(host, *(button(name, 0, 100 * place) for place, name in enumerate(names)), text)
    seen = []
    for _ in range(5):
        desk.key(pygame.K_TAB)
        seen.append(desk.stage.focus.id)
    assert seen == [*names, "a"]
    desk.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert desk.stage.focus.id == "d"


@pytest.mark.parametrize(
    ("key", "found"),
    [(pygame.K_LEFT, "west"), (pygame.K_RIGHT, "east"), (pygame.K_UP, "north"), (pygame.K_DOWN, "south")],
)
def test_arrows_go_where_they_point(host: FakeHost, key: int, found: str) -> None:
    places = {"middle": (300, 300), "west": (100, 310), "east": (500, 290), "north": (310, 100), "south": (290, 500)}
    desk = Desk(host, *(button(name, x, y) for name, (x, y) in places.items()))
    desk.key(pygame.K_TAB)
    desk.key(key)
    assert desk.stage.focus.id == found


def test_an_arrow_to_where_nothing_is_scrolls(host: FakeHost) -> None:
    desk = Desk(host, button("only", 0, 0))
    desk.key(pygame.K_TAB)
    desk.key(pygame.K_DOWN)
    assert desk.stage.focus.id == "only"
    assert isinstance(desk.board.intents[-1], Scroll)


def test_shift_and_an_arrow_move_what_can_be_dragged(host: FakeHost) -> None:
    desk = Desk(
        host,
        Widget("a", Role.CARD, FRect(0, 0, 50, 50), "a", drags=True),
        Widget("b", Role.BUTTON, FRect(60, 0, 50, 50), "b"),
    )
    desk.key(pygame.K_RIGHT, pygame.KMOD_LSHIFT)
    desk.key(pygame.K_RIGHT, pygame.KMOD_LSHIFT)
    desk.key(pygame.K_UP, pygame.KMOD_RSHIFT)
    assert desk.board.intents == [Nudge("a", 1), Nudge("a", -1)]
    desk.key(pygame.K_RIGHT)
    desk.key(pygame.K_LEFT, pygame.KMOD_LSHIFT)
    assert desk.stage.focus.id == "a"


def test_enter_and_space_use_what_has_the_focus(host: FakeHost) -> None:
    desk = Desk(host, button("a", 0, 0), button("b", 0, 100, key="return"))
    desk.key(pygame.K_RETURN)
    desk.key(pygame.K_TAB)
    desk.key(pygame.K_RETURN)
    desk.key(pygame.K_SPACE)
    assert desk.board.intents == [Press("b"), Press("a"), Press("a")]


def test_shortcuts_need_no_focus_and_no_modifier(host: FakeHost) -> None:
    desk = Desk(host, button("bank", 0, 0, key="b"))
    desk.key(pygame.K_b, pygame.KMOD_CTRL)
    desk.key(pygame.K_b)
    assert desk.board.intents == [Press("bank")]


def test_escape_goes_back_and_f11_to_full_screen(host: FakeHost) -> None:
    desk = Desk(host)
    desk.key(pygame.K_ESCAPE)
    desk.key(pygame.K_F11)
    assert desk.board.intents == [Back()]
    assert host.full_screens == 1


def test_a_field_takes_letters_that_are_shortcuts_elsewhere(host: FakeHost) -> None:
    desk = Desk(host, field("4"), button("bank", 0, 0, key="b"))
    desk.tap(20, 220)
    desk.stage.publish()
    assert host.typing
    desk.key(pygame.K_b)
    desk.type("b")
    desk.key(pygame.K_BACKSPACE)
    assert desk.board.intents[1:] == [Typed("seed", "4b"), Typed("seed", "")]


def test_typing_ends_with_the_focus_or_the_scene(host: FakeHost) -> None:
    desk = Desk(host, field(), button("deal", 0, 0))
    desk.tap(20, 220)
    desk.stage.publish()
    desk.stage.push(Board(button("close", 0, 0)))
    desk.stage.publish()
    assert not host.typing
    desk.stage.pop()
    desk.stage.publish()
    assert host.typing
    desk.key(pygame.K_TAB)
    desk.stage.publish()
    assert not host.typing


def test_a_field_takes_the_clipboard_and_enter_still_presses_the_main_button(host: FakeHost) -> None:
    host.clipboard = "48213"
    desk = Desk(host, field(), button("deal", 0, 0, key="return"))
    desk.tap(20, 220)
    desk.key(pygame.K_v, pygame.KMOD_CTRL)
    desk.key(pygame.K_RETURN)
    assert desk.board.intents[1:] == [Typed("seed", "48213"), Press("deal")]


def test_a_screen_reader_types_into_a_field(host: FakeHost) -> None:
    desk = Desk(host, field())
    desk.input.activate(Activation("seed", "77"))
    desk.input.activate(Activation("gone", "1"))
    assert desk.board.intents == [Typed("seed", "77")]


def test_the_focus_falls_to_the_nearest_when_its_widget_is_gone(host: FakeHost) -> None:
    desk = Desk(host, button("a", 0, 0), button("b", 0, 100), button("c", 0, 200))
    desk.key(pygame.K_TAB)
    desk.key(pygame.K_TAB)
    desk.key(pygame.K_TAB)
    desk.board.shown = [button("a", 0, 0), button("b", 0, 100)]
    desk.stage.change()
    desk.key(pygame.K_TAB)
    assert desk.stage.focus.id == "b"
