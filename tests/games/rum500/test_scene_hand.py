"""500 Rum's table: a hand in its person's order, and many cards that can all be read."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from game.core.cards import HIDDEN
from game.core.french import deck, notation, parse
from game.core.zones import Seat
from game.games.rum500.rules.actions import Deal
from game.games.rum500.rules.state import Phase
from game.games.rum500.scene import RumScene
from game.session.seats import Person
from game.session.table import Table
from game.ui.canvas import Canvas
from game.ui.cards import card_rect
from game.ui.scene import Nudge
from game.ui.screen import Screen
from tests.games.rum500.phases import (
    BOX,
    HALINA,
    YOU,
    cards,
    draw,
    full_table,
    many,
    position,
    seated,
    six_seats,
)
from tests.games.rum500.test_scene import LOW, TWO, centre, drag, settled
from tests.shots import WINDOWS
from tests.ui.home import Home


def test_the_hand_is_arranged_by_dragging_at_any_time_and_stays_so() -> None:
    home = Home()
    scene = seated(home, position(cards("3S 4S JS 7H"), turn=HALINA, phase=Phase.DRAW))
    drag(home, "7H", *centre(scene, "3S"))
    assert scene._hand_cards(scene.view) == cards("7H 3S 4S JS")
    scene.finish()
    assert settled(scene)
    later = position(cards("3S 4S JS 7H 9C"))
    assert scene._hand_cards(later) == cards("7H 3S 4S JS 9C")


def test_a_card_of_the_hand_is_moved_by_keyboard() -> None:
    home = Home()
    scene = seated(home, position(cards("3S 4S JS 7H"), turn=HALINA, phase=Phase.DRAW))
    for step in (1, 1, 1, -1):
        home.stage.send(Nudge(f"card:{parse('3S')}", step))
    assert scene._hand_cards(scene.view) == cards("4S JS 3S 7H")
    assert home.host.said[-1] == "3 of spades: place 3 of 4"
    scene.finish()
    assert settled(scene)
    home.stage.send(Nudge(f"card:{parse('7H')}", 1))
    home.stage.send(Nudge(f"card:{parse('4D')}", 1))
    assert scene._hand_cards(scene.view) == cards("4S JS 3S 7H")


def test_each_persons_order_is_kept_with_the_match_until_the_next_deal() -> None:
    home = Home()
    people = (Person("Ala"), Person("Ola"))
    table = Table.start(BOX, BOX.game.types["options"](), people, 5, YOU)
    home.saves.follow(table)
    scene: RumScene = BOX.scene(home.house, table)
    home.stage.push(scene)
    table.submit(Seat(1), Deal())
    table.hand_over()
    hand = scene._hand_cards(scene.view)
    home.stage.send(Nudge(f"card:{hand[0]}", 1))
    moved = (hand[1], hand[0], *hand[2:])
    kept = home.saves.resume(BOX.id)
    assert isinstance(kept, Table)
    kept.hand_over()
    again: RumScene = BOX.scene(home.house, kept)
    again.enter()
    assert again._hand_cards(again.view) == moved
    assert kept.orders == {YOU: moved}
    again.begin(position((), ((), ()), (), (), phase=Phase.DEAL))
    assert again._hand_cards(again.view) == hand


def test_sorting_goes_by_rank_by_melds_by_suit() -> None:
    home = Home()
    scene = seated(home, position(cards("KD 3S KC 4S 3H KS"), (cards("8H"), cards("8C")), LOW, ()))
    shown = []
    for _ in range(3):
        home.tap("sort")
        shown.append(scene._hand_cards(scene.view))
    by_rank, by_melds, by_suit = "3S 3H 4S KS KD KC", "KS KD KC 3S 4S 3H", "3S 4S KS 3H KD KC"
    assert shown == [cards(by_rank), cards(by_melds), cards(by_suit)]


@pytest.mark.parametrize("window", WINDOWS)
def test_forty_cards_lie_within_the_window_and_no_index_is_covered(window: str) -> None:
    home = Home(WINDOWS[window])
    held = deck()
    scene = seated(home, position(held[:40], (held[40:43], held[43:46]), held[46:50], ()))
    fan = scene._places(scene.view).hand
    area = fan.rect()
    assert area.left >= 0
    assert area.right <= home.stage.screen.width
    assert area.bottom <= home.stage.screen.height
    rows = sorted({round(y, 2) for _, y in fan.centres})
    for row in rows:
        xs = [x for x, y in fan.centres if round(y, 2) == row]
        assert all(right - left >= 0.25 * fan.width for left, right in pairwise(xs))


@pytest.mark.parametrize("window", ["landscape", "portrait", "phone", "embed"])
@pytest.mark.parametrize("prepare", [full_table, six_seats])
def test_no_card_of_many_melds_hides_the_index_of_another(window: str, prepare: Callable[[Home], None]) -> None:
    home = Home(WINDOWS[window])
    prepare(home)
    scene = home.stage.top
    assert isinstance(scene, RumScene)
    view = scene.view
    lying = scene.layout(view).cards
    shown = [card for seat in scene._seats() for group in scene._groups(view, seat) for card in group.cards]
    assert len(view.melds) >= 5
    for card in shown:
        mine = lying[card]
        index = card_rect((mine.x, mine.y), mine.width)
        assert mine.width >= 22
        index.size = index.width * 0.38, index.width * 0.7
        others = (lying[each] for each in lying if each != card and lying[each].order > mine.order)
        assert not any(index.colliderect(card_rect((each.x, each.y), each.width)) for each in others), notation(card)


@pytest.mark.parametrize("window", ["landscape", "portrait", "phone", "embed"])
def test_every_players_projected_score_is_on_the_table(window: str, monkeypatch: pytest.MonkeyPatch) -> None:
    home, painted = Home(WINDOWS[window]), list[str]()
    scene = seated(home, position())
    for name in ("text", "fitted"):
        real = getattr(Canvas, name)

        def watched(self: Canvas, words: str, *rest: Any, real: Callable[..., Any] = real) -> Any:
            painted.append(words)
            return real(self, words, *rest)

        monkeypatch.setattr(Canvas, name, watched)
    home.paint()
    rows = scene._pad_rows(scene.view)
    assert [row.deal for row in rows] == ["+40", "+3", "\N{MINUS SIGN}68"]
    assert all(any(row.deal in words for words in painted) for row in rows)


def test_known_cards_of_others_are_shown_and_told() -> None:
    home = Home()
    other = cards("2S QH JH 10H")
    state = position(cards("5H 8S"), (other,), LOW, known=((), cards("QH JH 10H")), melds=())
    scene = seated(home, state, TWO)
    known = home.stage.widget(f"known:{HALINA}")
    assert known
    assert known.label == "Halina is known to hold: 10 of hearts, jack of hearts, queen of hearts"
    assert scene.view.hands[HALINA].count(HIDDEN) == 1
    assert scene.sprites.get(parse("QH"))


@pytest.mark.parametrize("prepare", [draw, full_table, many])
def test_the_largest_text_on_a_phone_leaves_room_for_the_cards(prepare: Callable[[Home], None]) -> None:
    home = Home(Screen(375, 667, 2.0, 2.0))
    prepare(home)
    scene = home.stage.top
    assert isinstance(scene, RumScene)
    at = scene._places(scene.view)
    assert at.middle.pile.width >= 26
    assert at.hand.width >= 26
