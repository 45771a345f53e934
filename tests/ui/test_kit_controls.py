"""Every control in every state: seen as what it is, within its place."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import FRect, Surface

from game.ui import theme
from game.ui.canvas import Canvas, Kit
from game.ui.controls import _blocks, draw_widget, draw_widgets, key_name
from game.ui.screen import Screen
from game.ui.widget import Look, Role, Widget
from tests.baked import assets_folder

KIT = Kit(assets_folder())
GROUND = (90, 42, 85)
PLACE = FRect(60, 60, 220, 76)
BUTTON = Widget("lock", Role.BUTTON, PLACE, "Lock 3 cards", "+150 to the pot", key="l")
KINDS = {
    "plain": BUTTON,
    "primary": replace(BUTTON, look=Look.PRIMARY),
    "off": replace(BUTTON, off="Lock first"),
    "round": Widget("menu", Role.BUTTON, FRect(60, 60, 44, 44), "Menu", icon="menu", look=Look.ROUND),
    "icon": replace(BUTTON, icon="undo"),
    "toggle": Widget("on", Role.TOGGLE, PLACE, "Sound", "On", chosen=True),
    "radio": Widget("nine", Role.RADIO, PLACE, "9 cards"),
    "chosen": Widget("nine", Role.RADIO, PLACE, "9 cards", chosen=True),
    "field": Widget("seed", Role.FIELD, PLACE, "Seed", note="random"),
    "typed": Widget("seed", Role.FIELD, PLACE, "Seed", value="48213"),
}


def _canvas(density: float = 1.0, text: float = 1.0) -> Canvas:
    surface = Surface((round(340 * density), round(200 * density)))
    surface.fill(GROUND)
    return Canvas(surface, Screen(1280, 720, density, text), KIT)


def _changed(canvas: Canvas) -> FRect:
    """The box of everything that was painted, in CSS pixels."""
    surface, density = canvas.surface.copy(), canvas.screen.density
    surface.set_colorkey(GROUND)
    box = surface.get_bounding_rect()
    return FRect(box.left / density, box.top / density, box.width / density, box.height / density)


def _picture(widget: Widget, focused: bool = False, hovered: bool = False, held: bool = False) -> bytes:
    canvas = _canvas()
    draw_widget(canvas, widget, focused, hovered, held)
    return bytes(canvas.surface.get_buffer().raw)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("density", [1.0, 2.0])
def test_a_control_fills_its_place_and_little_more(kind: str, density: float) -> None:
    canvas, widget = _canvas(density), KINDS[kind]
    draw_widget(canvas, widget)
    box = _changed(canvas)
    assert box.left <= widget.rect.left + 1
    assert box.height >= 43
    assert widget.rect.inflate(44, 44).contains(box), "its shadow may reach that far"


def test_no_two_kinds_look_the_same() -> None:
    assert len({_picture(widget) for widget in KINDS.values()}) == len(KINDS)


@pytest.mark.parametrize("kind", ["plain", "primary", "round", "radio", "toggle"])
def test_hovering_and_focusing_and_holding_are_seen(kind: str) -> None:
    widget = KINDS[kind]
    pictures = [_picture(widget), _picture(widget, hovered=True), _picture(widget, focused=True)]
    if widget.role is Role.BUTTON:
        pictures.append(_picture(widget, held=True))
    assert len(set(pictures)) == len(pictures)


def test_what_is_off_neither_sinks_nor_lights_up() -> None:
    off = KINDS["off"]
    assert _picture(off) == _picture(off, hovered=True) == _picture(off, held=True)


def test_only_the_primary_button_is_mustard() -> None:
    mustard = {kind for kind, widget in KINDS.items() if bytes(reversed(theme.MUSTARD)) in _picture(widget)}
    assert mustard == {"primary"}


def test_a_bare_button_and_a_card_are_left_to_their_scene() -> None:
    for widget in (replace(BUTTON, look=Look.BARE), replace(BUTTON, role=Role.CARD), replace(BUTTON, role=Role.TEXT)):
        canvas = _canvas()
        draw_widget(canvas, widget)
        assert _changed(canvas).size == (0, 0)
        draw_widget(canvas, widget, focused=True)
        assert _changed(canvas).width > 0


@settings(max_examples=60, deadline=None)
@given(
    words=st.lists(st.sampled_from(["Zgarnij", "pulę", "teraz", "albo", "nigdy", "wystarczy"]), min_size=1, max_size=5),
    note=st.sampled_from(["", "Najpierw zaszyj", "Trzy nowe karty muszą same dać układ"]),
    icon=st.sampled_from(["", "lock"]),
    key=st.sampled_from(["", "l", "return"]),
    width=st.integers(80, 240),
    height=st.integers(44, 126),
    text=st.sampled_from([1.0, 1.5, 2.0]),
)
def test_words_never_leave_their_button(
    words: list[str], note: str, icon: str, key: str, width: int, height: int, text: float
) -> None:
    canvas = _canvas(text=text)
    rect = FRect(40, 40, width, height)
    widget = Widget("any", Role.BUTTON, rect, " ".join(words), note, icon, key)
    draw_widget(canvas, widget)
    with_words = canvas.surface.copy()
    canvas.surface.fill(GROUND)
    draw_widget(canvas, replace(widget, label=" ", note="", icon="", key=""))
    inside = canvas.device(rect.inflate(-4, -4))
    with_words.fill(GROUND, inside)
    canvas.surface.fill(GROUND, inside)
    assert bytes(with_words.get_buffer().raw) == bytes(canvas.surface.get_buffer().raw)


@settings(max_examples=60, deadline=None)
@given(
    width=st.integers(60, 240),
    height=st.integers(40, 126),
    text=st.sampled_from([1.0, 1.5, 2.0]),
    phone=st.booleans(),
)
def test_a_second_line_is_never_larger_than_its_label(width: int, height: int, text: float, phone: bool) -> None:
    screen = Screen(375, 667, 1.0, text) if phone else Screen(480, 320, 1.0, text)
    canvas = Canvas(Surface((8, 8)), screen, KIT)
    label, note = _blocks(canvas, FRect(0, 0, width, height), BUTTON, theme.INK)
    assert note is None or note.style.size <= label.style.size


def test_joined_segments_share_their_rim_and_keep_round_ends() -> None:
    first = Widget("a", Role.RADIO, FRect(40, 60, 100, 48), "Easy", chosen=True)
    second = Widget("b", Role.RADIO, FRect(140, 60, 100, 48), "Hard")
    canvas = _canvas()
    draw_widgets(canvas, (first, second))
    assert canvas.surface.get_at((41, 61))[:3] == GROUND
    assert canvas.surface.get_at((238, 61))[:3] == GROUND
    assert canvas.surface.get_at((138, 61))[:3] != GROUND
    assert canvas.surface.get_at((142, 61))[:3] != GROUND


def test_nothing_is_painted_outside_a_pane() -> None:
    pane = FRect(40, 40, 200, 50)
    canvas = _canvas()
    draw_widgets(canvas, (replace(BUTTON, pane=pane),))
    assert pane.contains(_changed(canvas))


def test_keys_have_names_that_one_finds_on_a_keyboard() -> None:
    assert [key_name(key) for key in ("l", "return", "escape", "f1")] == ["L", "Enter", "Esc", "F1"]
