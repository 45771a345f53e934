"""What Trash Poker's table shows and says: sheets, tabs, results, and each person's own hand alone."""

import random

from game.core.cards import HIDDEN
from game.core.events import MatchEnded
from game.core.tally import total
from game.core.zones import Seat
from game.games.trash_poker import faces, scene_words, summary
from game.games.trash_poker.backs import BackPrint
from game.games.trash_poker.effect_words import kinds
from game.games.trash_poker.rules.actions import Finish, Trash
from game.games.trash_poker.rules.cards import joker, parse
from game.games.trash_poker.rules.jokers import JOKERS
from game.games.trash_poker.rules.reading import evaluate
from game.games.trash_poker.rules.state import Duty, Pending, Phase
from game.games.trash_poker.scene import PokerScene
from game.games.trash_poker.sheets import CardSheet, Overview, Piles
from game.session.seats import Person
from game.session.table import Table
from game.ui.sprites import Spot
from game.ui.widget import Role
from game.words import LANGUAGES
from tests.games.trash_poker.at_table import OPTIONS, label, settled
from tests.games.trash_poker.phases import (
    BOX,
    HALINA,
    YOU,
    cards,
    choose,
    collecting,
    drawing,
    seated,
    wait,
)
from tests.shots import WINDOWS
from tests.ui.home import Home


def test_any_open_card_tells_what_it_does_in_one_touch() -> None:
    home = Home()
    scene = seated(home, drawing(Duty.SELECT))
    home.tap(f"card:{parse('J14')}")
    assert isinstance(home.stage.top, CardSheet)
    assert "every 3 cards" in label(home, "does")
    home.tap("overview")
    assert isinstance(home.stage.top, Overview)
    shown = {each.id for each in home.stage.widgets()}
    assert {f"rank:{rank}" for rank in range(1, 14)} <= shown
    assert {f"joker:{joker(number)}:does" for number in (2, 14, 16)} <= shown
    home.tap("close")
    assert home.stage.scenes[-1:] == (scene,)


def test_every_discard_pile_and_trash_can_be_looked_through() -> None:
    home = Home()
    seated(home, drawing(Duty.SELECT))
    home.tap("discard")
    assert isinstance(home.stage.top, Piles)
    assert sum(each.id.startswith("look:") for each in home.stage.widgets()) == 12 + 8
    home.tap("seat:1")
    assert f"look:{parse('6H' + chr(39))}" in {each.id for each in home.stage.widgets()}
    home.tap(f"look:{parse('6H' + chr(39))}")
    assert isinstance(home.stage.top, CardSheet)


def test_every_joker_and_rank_is_printed_with_its_stickers_in_both_languages() -> None:
    for language in LANGUAGES:
        words = Home(language=language).house.words
        for number in range(1, len(JOKERS) + 1):
            printed = faces.face(words, joker(number))
            assert isinstance(printed, faces.JokerPrint)
            assert {sticker for sticker, _ in printed.stickers} >= set(kinds(joker(number)))
            assert not any("trash_poker." in told for _, told in printed.stickers)
        for card in range(52):
            printed_ = faces.face(words, parse(BOX.game.notation(card)))
            assert isinstance(printed_, faces.PlayingPrint)
            assert printed_.stickers


def test_nothing_of_another_hand_is_shown_and_backs_tell_whose_deck() -> None:
    home = Home()
    scene = seated(home, drawing(Duty.SELECT))
    spots = [key for key in scene.layout(scene.view).cards if isinstance(key, Spot)]
    assert {spot.zone.owner for spot in spots} == {1, 2}
    assert scene.back(spots[0]) == BackPrint(spots[0].zone.owner)
    assert scene.back(joker(1)) == faces.JOKER_BACK
    assert scene.back("flight 3 1") == BackPrint(1)
    assert scene.back("flight 3 -1") == faces.JOKER_BACK


def test_tabs_of_an_upright_window_show_board_trash_and_table() -> None:
    home = Home(WINDOWS["phone"])
    scene = seated(home, drawing(Duty.SELECT))
    assert scene._places(scene.view).pot
    home.tap("tab:trash")
    assert scene._places(scene.view).bin
    assert settled(scene)
    home.tap("tab:tableau")
    assert home.stage.widget("area:0")
    home.tap("tab:table")
    assert scene._places(scene.view).pot


def test_an_upright_window_turns_to_what_is_asked_about() -> None:
    home = Home(WINDOWS["phone"])
    scene = seated(home, collecting())
    choose(home, scene, "KS''")
    home.tap("collect")
    wait(home, 2)
    assert scene._asked(scene.view) is Duty.TRASH
    assert scene._places(scene.view).bin
    home.tap("done")
    wait(home, 0.2)
    assert scene._places(scene.view).pot


def test_the_result_tells_every_chip() -> None:
    people = tuple(Person(name) for name in ("Ala", "Ola"))
    table = Table.start(BOX, OPTIONS(), people, 11, YOU)
    rng = random.Random(4)
    while not table.match.over:
        seat = BOX.game.to_act(table.match.state)[0]
        table.submit(seat, rng.choice(list(BOX.game.actions(table.match.state, seat))))
    home = Home()
    lines = summary.lines(home.house.words, table.match)
    for seat in range(2):
        points = sum(int(line.cells[seat].value) for line in lines)
        assert points == table.match.state.places[seat].chips
    events = [event for position in table.match.path() if position.step for event in position.step.events]
    assert any(isinstance(event, MatchEnded) for event in events)


def test_everybody_on_one_device_sees_only_the_own_hand() -> None:
    home = Home()
    people = tuple(Person(name) for name in ("Ala", "Ola"))
    table = Table.start(BOX, OPTIONS(), people, 7, YOU)
    scene: PokerScene = BOX.scene(home.house, table)
    home.stage.push(scene)
    wait(home, 1)
    assert home.stage.top is not scene
    seen = {card for card in scene.layout(scene.view).cards if isinstance(card, int)}
    assert not seen
    home.tap("here")
    wait(home, 1)
    viewer = table.viewer
    assert viewer in (0, 1)
    own = set(scene.view.places[viewer].hand)
    assert own <= {card for card in scene.layout(scene.view).cards if isinstance(card, int)}
    assert set(scene.view.places[1 - viewer].hand) == {HIDDEN}


def test_controls_have_stable_names_and_every_card_is_a_card() -> None:
    home = Home()
    scene = seated(home, collecting())
    widgets = home.stage.widgets()
    assert len({each.id for each in widgets}) == len(widgets)
    assert all(each.role is Role.CARD for each in widgets if each.id.startswith("card:"))
    assert scene.touchable(scene.view)


def test_what_a_seat_is_doing_is_said() -> None:
    home = Home()
    scene = seated(home, collecting())
    words = home.house.words
    assert scene_words.status(words, scene.view, HALINA) == "waiting"
    assert scene_words.status(words, scene.view, Seat(2)) == "ready"
    assert "waiting" in label(home, "seat:1")


def test_the_queue_stops_at_what_is_refused() -> None:
    home = Home()
    scene = seated(home, collecting(Pending(Duty.TRASH, 3)))
    scene._queue = (Trash(parse("KC")), Finish(Duty.TRASH))
    wait(home, 1)
    assert not scene._queue
    assert scene.view.phase is Phase.COLLECT


def test_total_of_panel_parts_is_its_sum() -> None:
    reading = evaluate(cards("KH KD 9H 9D 9H'"))
    panel = scene_words.reading_panel(Home().house.words, reading, None, ())
    assert sum(int(value) for value, _ in panel.parts) == int(panel.total) == total(reading.tally)
