"""500 Rum's table in any window: cards stay large enough to read, and everything to touch is in sight."""

from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import FRect

from game.games.rum500.scene import RumScene
from game.ui.screen import Screen
from tests.games.rum500.phases import PHASES
from tests.ui.home import Home

LEAST, LEAST_PROMISED = 12.0, 20.0
"""CSS pixels of a card's width: in any window, and in one that holds a phone or a small box at usual text."""

windows = st.builds(
    Screen, st.integers(320, 2000), st.integers(320, 2000), st.just(1.0), st.sampled_from((1.0, 1.5, 2.0))
)
near_square = st.builds(
    lambda width, more, text: Screen(width, width + more, 1.0, text),
    st.integers(320, 700),
    st.integers(0, 120),
    st.sampled_from((1.0, 1.5, 2.0)),
)


@settings(max_examples=40, deadline=None)
@given(windows | near_square, st.sampled_from(("dealing", "drawn", "long_pile", "targets", "six_seats")))
def test_hand_and_pile_can_be_read_in_any_window(screen: Screen, name: str) -> None:
    home = Home(screen)
    PHASES[name](home)
    scene = home.stage.top
    assert isinstance(scene, RumScene)
    at = scene._places(scene.view)
    promised = screen.width >= 480 and screen.height >= 667
    assert min(at.hand.width, at.middle.pile.width) >= (LEAST_PROMISED if promised else LEAST)
    window = FRect(0, 0, screen.width, screen.height)
    assert all(window.contains(each) for each in (at.hand.rect(), at.middle.pile.rect(), *at.buttons.values()))
