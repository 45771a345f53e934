"""A hand of contract rummy in the built page, played through the picture with a reload in its middle; and a Hand 6."""

import re
from itertools import islice

import pytest
from playwright.sync_api import Page

from game.core.cards import Card
from game.games import SHELF
from game.games.contract_rummy.rules.actions import (
    Action,
    Allow,
    Ask,
    Deal,
    Deny,
    Discard,
    Draw,
    LayDown,
    LayOff,
    Take,
    Waive,
)
from game.games.contract_rummy.rules.state import Meld, Phase, State, fitting_places
from game.games.contract_rummy.speech import SPEECH
from game.host.storage import PREFIX, MemoryStorage
from game.session.countdown import LATEST
from game.session.saves import Saves, open_key
from game.session.table import Table
from game.ui.french_cards import short
from game.words import Words
from tests.ui.home import words_folder
from tests.web.clicker import EDGE, INSIDE, Clicker, enter
from tests.web.contract import BOX, SITTERS, WANTED, YOU, marks, play, quick, table
from tests.web.player import seen
from tests.web.site import Watched, until

SEED = 12
"""A match in whose first hand the player does everything that is to be seen."""
SIX = 1
"""A match in whose Hand 6 the first seat can go out."""
MARGIN = 0.5
"""Seconds more than the slowest guest needs."""
BUTTONS: dict[type, str] = {
    Deal: "Deal$|Next hand$|Go on$", Draw: "Draw$", Take: "Take$", Ask: "Buy it$", Allow: "Allow$",
    Deny: "Take it myself$", Waive: "Leave it$|Not now$",
}  # fmt: skip
"""What says it, where one button is enough."""
LINK = f"?game=contract_rummy&seats=4&seed={SEED}&timer=0"


class Player(Clicker):
    """Plays as somebody would who sees the table."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.words = Words("en", words_folder(), ("house", "contract_rummy"))

    def card(self, card: Card) -> None:
        """Selects one of the hand: of two alike one that is not selected yet."""
        label = SPEECH.card(self.words, card)
        until(self.page, lambda: label in self._free())
        before = self.labels()
        x, y = self._free()[label]
        self.page.wait_for_timeout(400)  # two taps at one place within a moment are one
        self.page.mouse.click(x + INSIDE, y + INSIDE)
        until(self.page, lambda: self.labels() != before)

    def _free(self) -> dict[str, tuple[float, float]]:
        """The left top corner of every usable control that is not pressed, by label."""
        shown = zip(self.page.locator("#controls > *").evaluate_all(EDGE), seen(self.page), strict=False)
        return {label: (x, y) for (label, x, y, used, off), each in shown if used and not off and not each.pressed}

    def do(self, state: State, action: Action) -> None:
        """Does the action as somebody would who sees the table."""
        match action:
            case LayDown():
                self.lay_down(action)
            case LayOff(card, number, place):
                self.card(card)
                self.click(re.escape(self.told(state.melds[number])))
                fitting = fitting_places(state.melds[number], card)
                self.answer(fitting, fitting.index(place))
            case Discard(card):
                self.card(card)
                self.click("Discard$")
            case _:
                self.click(BUTTONS[type(action)])

    def lay_down(self, action: LayDown) -> None:
        """Meld by meld into its place, sets first."""
        for number, meld in enumerate(sorted(action.melds, key=lambda each: bool(each.low)), 1):
            for card in meld.cards:
                self.card(card)
            self.click(f"{'Run' if meld.low else 'Set'}, place {number}:")
        self.click("Lay down$")

    def told(self, meld: Meld) -> str:
        """How a meld on the table is read out."""
        kind, name = "Run" if meld.low else "Set", SITTERS[meld.owner].name or "You"
        return f"{kind} of {name}: {' '.join(map(short, meld.cards))}"

    def answer(self, ways: tuple[int, ...], way: int) -> None:
        """Says which of several is meant."""
        if len(ways) > 1:
            asked = [label for label, _, _ in self.labels() if label.startswith("Play the")]
            self.click(re.escape(asked[way]))


def stands(player: Player, state: State) -> bool:
    """Whether the page shows that position, and the player can do something, or the hand is over."""
    told = [label for label, _, _ in player.labels()]
    if state.phase in (Phase.DEAL, Phase.OVER) and state.hand:
        return any(label.startswith("Hand 1 of 6") for label in told) and "Go on" in told
    hand = sorted(SPEECH.card(player.words, card) for card in state.hands[YOU])
    shown = sorted(label for label in told if label in hand)
    melds = [player.told(meld) for meld in state.melds]
    asking = [SITTERS[seat].name for seat in state.window.requests if seat != YOU and state.phase is Phase.DRAW]
    asked = all(any(label.startswith(name) and "wants to buy" in label for label in told) for name in asking)
    free = {label for label, _, off in player.labels() if not off}
    to_draw = state.phase is Phase.DRAW and state.turn == YOU and not state.window.open and not asking
    return shown == hand and set(melds) <= set(told) and asked and (not to_draw or "Draw" in free)


def wait_for(player: Player, state: State) -> None:
    for _ in range(1200):
        if stands(player, state):
            window = state.window  # guests who do not buy say so unseen, and by real time
            if state.phase is Phase.DRAW and (window.buyers or window.requests or window.waived):
                player.page.wait_for_timeout(1000 * (LATEST + MARGIN))
            return
        player.page.wait_for_timeout(100)
    pytest.fail(f"another position: {player.labels()}")


def test_the_match_shows_what_is_to_be_seen() -> None:
    assert marks(table(SEED)) >= WANTED


def test_a_whole_hand_with_a_reload_in_its_middle(watched: Watched, address: str) -> None:
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
    of = table(SEED)
    steps = list(play(of))
    half = next(n for n, (_, action, _) in enumerate(steps) if isinstance(action, LayDown)) + 1
    for before, action, _ in islice(steps, half):
        wait_for(player, before)
        player.do(before, action)
    wait_for(player, steps[half - 1][2])
    told = player.labels()
    page.goto(address)
    enter(page)
    player.click("Continue Contract Rummy")
    until(page, lambda: player.labels() == told)
    for before, action, _ in steps[half:]:
        wait_for(player, before)
        player.do(before, action)
    wait_for(player, of.match.state)
    assert not watched.problems


def test_somebody_goes_out_in_hand_six_with_every_card(watched: Watched, address: str) -> None:
    found = quick(SIX)
    assert found
    of, seat = found
    assert seat == YOU
    storage = MemoryStorage()
    Saves(storage, lambda: 0, SHELF).follow(Table(BOX, of.match, SITTERS))
    key = open_key(BOX.id, "")
    page = watched.page
    player = Player(page)
    page.goto(address)
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [PREFIX + key, storage.get(key)])
    page.goto(address)
    enter(page)
    player.click("Continue Contract Rummy")
    until(page, lambda: any(label == "Lay down" for label, _, _ in player.labels()))
    for _ in range(3):
        player.click("Sort$")
    player.click("Lay down$")
    until(page, lambda: any(label.startswith("Hand 6 of 6") for label, _, _ in player.labels()))
    until(page, lambda: any("You go out" in label for label, _, _ in player.labels()))
    player.click("To the result$")
    until(page, lambda: any(label == "Play again" for label, _, _ in player.labels()))
    assert not watched.problems
