"""Whole matches of Polyester in the built page, played through the picture."""

import pytest
from playwright.sync_api import Page

from game.games.polyester.rules import Options
from tests.web.player import Hands, Keys, Player, Pointer, seen
from tests.web.site import Watched, until

LINK = "?game=polyester&seats=2&seed=48213&target=1000"
OPTIONS = Options(target=1000)
LONGEST = 120
"""Seconds that another's turn may take at the pace chosen here."""


def enter(page: Page) -> None:
    page.get_by_role("button", name="Start").click(timeout=120_000)
    page.locator("#cover").wait_for(state="hidden")
    until(page, lambda: bool(seen(page)))


def wait_for_turn(player: Player) -> None:
    for _ in range(10 * LONGEST):
        if player.is_asked():
            return
        player.page.wait_for_timeout(100)
    pytest.fail(f"nobody asks: {player.labels()}")


def play_on(player: Player) -> None:
    """To the end of the match."""
    while not player.is_over():
        wait_for_turn(player)
        player.turn()


def lock_something(player: Player) -> None:
    """Into the middle of a turn of the person's own: something is locked, nothing banked."""
    while not player.find("Bank"):
        wait_for_turn(player)
        player.turn(stop=lambda: player.find("Bank") is not None)
        assert not player.is_over()


@pytest.mark.parametrize("hands", [Pointer(), Keys()], ids=["pointer", "keyboard"])
def test_a_whole_match_with_a_reload_in_mid_turn(watched: Watched, address: str, hands: Hands) -> None:
    page = watched.page
    player = Player(page, hands, OPTIONS)
    page.goto(address)
    enter(page)
    player.use("Settings")
    player.use("Instant")
    player.use("Close")
    page.goto(address + LINK)
    enter(page)
    player.use("Deal the cards")
    lock_something(player)
    before = player.labels()
    page.goto(address)
    enter(page)
    player.use("Continue Polyester")
    until(page, lambda: player.labels() == before)
    play_on(player)
    player.use("Leave")
    player.use("Finished matches")
    assert [each.label for each in seen(page) if "Polyester" in each.label] != []
