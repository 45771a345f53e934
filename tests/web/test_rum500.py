"""A whole deal of 500 Rum in the built page, played through the picture, with a reload in the middle."""

import re
from itertools import islice

import pytest
from playwright.sync_api import Page

from game.core.cards import Card
from game.games.rum500.rules.actions import Action, Deal, Discard, Draw, LayDown, LayOff, Take, TakeBack
from game.games.rum500.rules.fit import readings
from game.games.rum500.rules.state import Meld, Phase, State, fitting_places
from game.games.rum500.speech import SPEECH, meld
from game.words import Words
from tests.ui.home import words_folder
from tests.web.clicker import Clicker, enter
from tests.web.rummy import OPTIONS, YOU, marks, play
from tests.web.site import Watched, until

SEED = 382
"""A match in whose first deal the player does everything that is to be seen."""
LINK = f"?game=rum500&seats=2&seed={SEED}&target={OPTIONS.target}"


class Player(Clicker):
    """Plays as somebody would who sees the table."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.words = Words("en", words_folder(), ("house", "rum500"))

    def card(self, card: Card) -> None:
        self.click(f"{re.escape(SPEECH.card(self.words, card))}$")

    def do(self, state: State, action: Action) -> None:
        """Does the action as somebody would who sees the table."""
        match action:
            case Deal():
                self.click("Deal$|Next deal$")
            case Draw():
                self.click("Draw$")
            case TakeBack():
                self.click("Put back$")
            case Take(card):
                self.card(card)
                self.click(r"Take \d")
            case LayDown(cards, low):
                for card in cards:
                    self.card(card)
                self.click("Lay down$")
                self._answer(readings(cards), low)
            case LayOff(card, number, _):
                self.card(card)
                self.click(re.escape(self._told(state.melds[number])))
                self._answer(fitting_places(state.melds[number], card), action.place)
            case Discard(card):
                self.card(card)
                self.click("Discard$")

    def _told(self, lying: Meld) -> str:
        kind = "run" if lying.low else "set"
        name = "You" if lying.owner == YOU else "Halina"
        return self.words.say(f"rum500.say.meld_{kind}", name=name, cards=meld(self.words, lying.cards))

    def _answer(self, ways: tuple[int, ...], way: int) -> None:
        """Says which of several is meant: they are asked about in their order."""
        if len(ways) > 1:
            asked = [label for label, _, _ in self.labels() if label.startswith(("Lay down a", "Lay off the"))]
            self.click(re.escape(asked[ways.index(way)]))


def stands(player: Player, state: State) -> bool:
    """Whether the page shows that position, and it is the player's turn, or the deal is over."""
    told = [label for label, _, _ in player.labels()]
    hand = {SPEECH.card(player.words, card) for card in state.hands[YOU]}
    melds = {player._told(each) for each in state.melds}
    if state.phase in (Phase.DEAL, Phase.OVER) and state.deal:
        return "Deal 1 is over" in told
    return {*hand, *melds} <= set(told) and (state.phase is Phase.DEAL or state.turn == YOU)


def wait_for(player: Player, state: State) -> None:
    for _ in range(1200):
        if stands(player, state):
            return
        player.page.wait_for_timeout(100)
    pytest.fail(f"another position: {player.labels()}")


def test_the_match_shows_what_is_to_be_seen() -> None:
    assert marks(SEED) == {"middle", "low", "high"}


def test_a_whole_deal_with_a_reload_in_its_middle(watched: Watched, address: str) -> None:
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
    half = next(n for n, (_, action, _) in enumerate(steps) if isinstance(action, Take)) + 1
    for before, action, _ in islice(steps, half):
        wait_for(player, before)
        player.do(before, action)
    wait_for(player, steps[half - 1][2])
    told = player.labels()
    page.goto(address)
    enter(page)
    player.click("Continue 500 Rum")
    until(page, lambda: player.labels() == told)
    for before, action, _ in steps[half:]:
        wait_for(player, before)
        player.do(before, action)
    wait_for(player, steps[-1][2])
