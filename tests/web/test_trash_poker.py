"""A whole match of Trash Poker in the built page, with a reload in the middle of a collect effect.

Before each of the player's actions the page has to say, word for word, what the same table says without a browser.
"""

import re

import pytest
from playwright.sync_api import Page

from game.core.match import Match
from game.games.trash_poker.rules.actions import (
    Action,
    Choose,
    Collect,
    Finish,
    Keep,
    Redraw,
    Reveal,
    Select,
    Shuffle,
    Trash,
    Upgrade,
)
from game.games.trash_poker.rules.duties import open_to
from game.games.trash_poker.rules.state import Duty, State
from game.games.trash_poker.scene import PokerScene
from game.games.trash_poker.scene_words import area_line
from game.session.table import Table
from tests.ui.home import Home
from tests.web.clicker import Clicker, enter
from tests.web.poker import BOX, SITTERS, YOU, marks, play
from tests.web.site import Watched, until

SEED = 2
"""A match in which the player does everything that is to be done, and trashes several cards for one collected."""
LINK = f"?game=trash_poker&seats=2&seed={SEED}"


class Player(Clicker):
    """Clicks what does the action, as somebody would who sees the table."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.home = Home()
        self.words = self.home.house.words

    def do(self, state: State, action: Action) -> None:
        match action:
            case Choose(card):
                self.card(card)
                self.click("Keep this joker$")
            case Redraw(cards):
                for card in cards:
                    self.card(card)
                self.click("Keep them all$|Swap ")
            case Select(cards, _):
                for card in cards:
                    self.card(card)
                self.click(r"Play \d cards$")
            case Collect(card, trashed):
                self.card(card)
                self.click("To the Trash$" if trashed else "Collect .")
            case Trash(card) if open_to(state, YOU)[0].duty is not Duty.PLACE:
                self.card(card)
                self.click("Trash 1 card$")
            case Upgrade(area, card):
                self._upgrade(area_line(self.words, area), card)
            case _:
                self.click(_BUTTONS[type(action)])

    def card(self, card: int) -> None:
        self.click(f"{re.escape(BOX.speech.card(self.words, card))}$")

    def _upgrade(self, line: str, card: int | None) -> None:
        if card is None:
            self.click("The unseen top")
        else:
            self.card(card)
        self.click("Choose an area$")
        self.click(f"{re.escape(line)}$")

    def expected(self, match: Match[State, Action]) -> set[str]:
        """All that the table says in that position."""
        scene = PokerScene(self.home.house, Table(BOX, match, SITTERS))
        scene.enter()
        return {each.label for each in scene.widgets()}

    def wait_until_over(self) -> None:
        """Waits for the result."""
        until(self.page, lambda: self.find(re.compile("Play again").match) is not None)

    def wait_for(self, match: Match[State, Action]) -> None:
        """Waits until the page says just that."""
        wanted = self.expected(match)
        for _ in range(1200):
            told = {label for label, _, _ in self.labels()}
            if told == wanted:
                return
            self.page.wait_for_timeout(100)
        pytest.fail(f"missing: {sorted(wanted - told)}; besides: {sorted(told - wanted)}")


_BUTTONS = {
    Finish: r"Done$|Leave it$|Keep \d+ cards?$",
    Shuffle: "Shuffle$",
    Reveal: "Reveal: Halina$",
    Keep: "Discard pile$",
    Trash: "Trash$",
}


def test_the_match_shows_what_is_to_be_seen() -> None:
    wanted = {Choose, Redraw, Select, Collect, Trash, Upgrade, Reveal, Keep, Shuffle, Finish}
    assert marks(SEED) == {each.__name__ for each in wanted}


def test_the_whole_match_with_a_reload_in_the_middle_of_an_effect(watched: Watched, address: str) -> None:
    page = watched.page
    player = Player(page)
    page.goto(address)
    enter(page)
    player.click("Settings")
    player.click("Instant")
    player.click("Close")
    page.goto(address + LINK)
    enter(page)
    player.click("Deal the cards")
    steps = list(play(SEED))
    for before, action in steps:
        player.wait_for(before)
        if _in_an_effect(before.state) and not _in_an_effect(before.before.state if before.before else before.state):
            again(player, address)
            player.wait_for(before)
        player.do(before.state, action)
    player.wait_until_over()


def again(player: Player, address: str) -> None:
    """Opens the page anew, and goes on where the match stood."""
    player.page.goto(address)
    enter(player.page)
    player.click("Continue Trash Poker")


def _in_an_effect(state: State) -> bool:
    """Whether some of what a collected card does has been done, and some has not."""
    return any(each.begun for each in state.pending[YOU])
