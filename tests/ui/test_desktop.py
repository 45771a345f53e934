import asyncio
from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from game.host.desktop import START, Desktop


@pytest.fixture
def desktop() -> Iterator[Desktop]:
    made = Desktop({"seed": "7"})
    pygame.event.clear()
    yield made
    pygame.display.set_mode(START)


def test_it_opens_a_window_that_can_be_resized(desktop: Desktop) -> None:
    assert desktop.window() == (*START, 1.0)
    assert desktop.open(*START, 1.0).get_size() == START
    assert not desktop.hidden()
    pygame.display.set_mode((700, 900), pygame.RESIZABLE)
    assert desktop.window() == (700, 900, 1.0)


def test_waiting_leaves_every_event_to_the_loop_in_order(desktop: Desktop) -> None:
    for key in (pygame.K_a, pygame.K_b, pygame.K_c):
        pygame.event.post(Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        pygame.event.post(Event(pygame.TEXTINPUT, text=chr(key)))
    asyncio.run(desktop.event())
    told = [event.key if event.type == pygame.KEYDOWN else event.text for event in pygame.event.get()]
    assert told == [pygame.K_a, "a", pygame.K_b, "b", pygame.K_c, "c"]


def test_waiting_ends_when_its_time_is_over(desktop: Desktop) -> None:
    asyncio.run(desktop.event(0.01))
    assert pygame.event.get() == []


def test_full_screen_and_back_keeps_the_windows_size(desktop: Desktop) -> None:
    pygame.display.set_mode((900, 500), pygame.RESIZABLE)
    desktop.toggle_full_screen()
    assert pygame.display.is_fullscreen()
    desktop.toggle_full_screen()
    assert not pygame.display.is_fullscreen()
    assert desktop.window()[:2] == (900, 500)


def test_the_clipboard_gives_back_what_it_was_given(desktop: Desktop) -> None:
    assert desktop.copy("żółw 48213")
    assert desktop.paste() == "żółw 48213"


def test_text_comes_only_while_a_field_has_the_focus(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    told = list[str]()
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("stop"))
    desktop.set_typing(True)
    desktop.set_typing(False)
    assert told == ["start", "stop"]


def test_a_failure_is_told_even_where_no_box_can_be_shown(
    desktop: Desktop, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_box(*_: object, **__: object) -> None:
        raise pygame.error("no message system available")

    monkeypatch.setattr(pygame.display, "message_box", no_box)
    desktop.fail("everything is broken")
    assert "Kitchen Table: everything is broken" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("locale_name", "language"), [("pl_PL", "pl"), ("Polish_Poland", "pl"), ("de_DE", "en"), (None, "en")]
)
def test_the_language_is_the_locales(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch, locale_name: str | None, language: str
) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: (locale_name, "UTF-8"))
    assert desktop.language() == language


def test_what_was_asked_and_what_can_be_given_away(desktop: Desktop) -> None:
    assert desktop.query() == {"seed": "7"}
    assert desktop.address("game=polyester&seed=7") == "?game=polyester&seed=7"
