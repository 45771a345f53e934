"""Trash Poker's table as it is played: pointer, keyboard, drag; every card ends where the layout puts it."""

import random

import pytest

from game.core.cards import HIDDEN
from game.core.events import MatchEnded
from game.core.tally import total
from game.core.zones import Seat
from game.games.trash_poker import faces, scene_words, summary
from game.games.trash_poker.backs import BackPrint
from game.games.trash_poker.effect_words import kinds
from game.games.trash_poker.rivals import rival
from game.games.trash_poker.rules.actions import Collect, Finish, Redraw, Select, Trash, TrashTop, Upgrade
from game.games.trash_poker.rules.backing import backing
from game.games.trash_poker.rules.cards import joker, parse, stack
from game.games.trash_poker.rules.jokers import JOKERS, Stack
from game.games.trash_poker.rules.options import JokerDraft
from game.games.trash_poker.rules.ranks import Area, HandRank
from game.games.trash_poker.rules.reading import evaluate
from game.games.trash_poker.rules.state import Duty, Pending, Phase
from game.games.trash_poker.scene import PokerScene
from game.games.trash_poker.sheets import CardSheet, Overview, Piles, StarSheet, TakeSheet
from game.session.seats import Person
from game.session.table import Table
from game.ui.choreography import Manner
from game.ui.scene import Back, Drag, Drop, Nudge
from game.ui.scenes.choice import Choice
from game.ui.sprites import Spot
from game.ui.widget import Role
from game.words import LANGUAGES
from tests.games.trash_poker.phases import (
    BOX,
    HALINA,
    SITTERS,
    YOU,
    cards,
    choose,
    cleaning,
    collecting,
    drawing,
    seated,
    wait,
)
from tests.shots import WINDOWS
from tests.ui.home import Home

OPTIONS = BOX.game.types["options"]


def settled(scene: PokerScene) -> bool:
    return scene.sprites.settled(scene.layout(scene.view))


def centre(scene: PokerScene, name: str) -> tuple[float, float]:
    place = scene.layout(scene.view).cards[parse(name)]
    return place.x, place.y


def drag(home: Home, name: str, x: float, y: float) -> None:
    home.stage.send(Drag(f"card:{parse(name)}", x, y))
    home.stage.send(Drop(f"card:{parse(name)}", x, y))


def label(home: Home, id: str) -> str:
    widget = home.stage.widget(id)
    assert widget, f"no {id} among {[each.id for each in home.stage.widgets()]}"
    return widget.label


def last(scene: PokerScene) -> object:
    """The person's last action."""
    steps = (position.step for position in reversed(scene.table.match.path()))
    return next(step.action for step in steps if step and step.seat == YOU)


@pytest.mark.parametrize("window", ["landscape", "phone", "embed"])
@pytest.mark.parametrize("manner", [Manner(), Manner(0.0), Manner(reduced=True)])
def test_whatever_is_played_every_card_ends_where_the_layout_puts_it(manner: Manner, window: str) -> None:
    home, rng = Home(WINDOWS[window]), random.Random(3)
    home.house.manner = manner
    table = Table.start(BOX, OPTIONS(), SITTERS, 5, YOU)
    scene: PokerScene = BOX.scene(home.house, table)
    home.stage.push(scene)
    for _ in range(60):
        play_on(home, scene)
        assert settled(scene)
        if not isinstance(home.stage.top, PokerScene):
            break
        scene.act(rng.choice(list(BOX.game.actions(scene.table.match.state, YOU))))
        for _ in range(rng.randrange(4)):
            scene.update(0.03)
        if rng.random() < 0.4:
            scene.finish()
            assert settled(scene)
    assert scene.view.round > 2


def play_on(home: Home, scene: PokerScene) -> None:
    """Lets everything play until the person is asked."""
    for _ in range(20_000):
        if home.stage.top is not scene or not (home.stage.update(0.05) or home.stage.top is not scene):
            return
    raise AssertionError("it moves for ever")


# Choosing five


def test_the_chosen_cards_are_read_while_they_are_chosen() -> None:
    home = Home()
    scene = seated(home, drawing(Duty.SELECT))
    choose(home, scene, "KH KD")
    assert "Pair: K K. 2 RP" in label(home, "panel")
    choose(home, scene, "9H 9D 9H'")
    told = label(home, "panel")
    assert told.startswith("Full house: 9 9 9 K K. 13 RP")
    assert "flush 4" in told
    assert "upgrades 2" in told
    assert told.endswith("bonus 2")
    home.tap("select")
    action = last(scene)
    assert isinstance(action, Select)
    assert set(action.cards) == set(cards("KH KD 9H 9D 9H'"))


def test_a_sixth_card_is_refused_and_fewer_than_five_cannot_be_played() -> None:
    home = Home()
    scene = seated(home, drawing(Duty.SELECT))
    choose(home, scene, "KH KD 9H 9D")
    play = home.stage.widget("select")
    assert play
    assert play.off == "Choose 1 more"
    choose(home, scene, "9H' JS")
    assert scene.selected == cards("KH KD 9H 9D 9H'")
    assert "Five cards are played" in home.host.said[-1]


def test_what_is_kept_is_read_while_cards_are_given_away() -> None:
    home = Home()
    scene = seated(home, drawing(Duty.REDRAW))
    assert label(home, "redraw") == "Keep them all"
    choose(home, scene, "JS 3C KH KD")
    assert "Three of a kind: 9 9 9" in label(home, "panel")
    assert label(home, "redraw") == "Swap 4 cards"
    home.tap("redraw")
    assert last(scene) == Redraw(cards("JS 3C KH KD"))
    assert scene._asked(scene.view) is Duty.THREES


def test_a_star_stands_for_what_is_best_until_the_person_says_otherwise() -> None:
    home = Home()
    scene = seated(home, drawing(Duty.SELECT, "J31 KS KD KC 2S 3H 4C"))
    choose(home, scene, "J31 KS KD KC 2S")
    assert label(home, "panel").startswith("Full house: K K K 2 2. 9 RP")
    home.tap("stars")
    assert isinstance(home.stage.top, StarSheet)
    home.tap(f"rank:{joker(31)}:12")
    home.tap("ok")
    assert label(home, "panel").startswith("Four of a kind: K K K K. 8 RP")
    home.tap("select")
    action = last(scene)
    assert isinstance(action, Select)
    assert [star.rank for star in action.stars] == [13]


def test_a_forced_hand_rank_says_which_would_have_brought_more() -> None:
    home = Home()
    areas = ((), (), (), (), (), cards("7C 8S"), ())
    scene = seated(home, drawing(Duty.SELECT, "J1 AH AD 2S 2H 3C 4C", areas=areas))
    choose(home, scene, "J1 AH AD 2S 2H")
    assert "Four of a kind is the best hand rank and must be scored, though full house would be 11 RP" in label(
        home, "panel"
    )


@pytest.mark.parametrize("text", ["J1 AH AD 2S 2H", "2S 2H 2D 3S 3H", "J1 J13 2S 3H 4C", "9C 10C JC QC KC"])
def test_rivals_are_what_a_slow_search_finds(text: str) -> None:
    played, behind = cards(text), backing((0, 0, 0, 0, 0, 3, 4), ())
    reading = evaluate(played, (), behind)
    plain = evaluate(played).points - reading.hand
    better = {HandRank.FULL_HOUSE: 6, HandRank.STRAIGHT: 9}
    found = rival(played, (), behind, reading)
    if found:
        assert found.hand < reading.hand
        assert found.points > reading.points
        assert found.points == plain + found.hand + better.get(found.hand, 8)
    else:
        assert reading.points >= plain + HandRank.HIGH_CARD + 8


def test_the_selection_shows_where_it_would_land_and_what_raises_it() -> None:
    home = Home()
    scene = seated(home, drawing(Duty.SELECT))
    choose(home, scene, "KH KD 9H 9D 9H'")
    assert scene._lit_areas(scene.view) == [False, False, False, False, True, False]
    choose(home, scene, "9H'")
    assert not any(scene._lit_areas(scene.view))


def test_the_hand_keeps_its_order_is_sorted_and_moved_card_by_card() -> None:
    home = Home()
    scene = seated(home, drawing(Duty.SELECT))
    assert scene._hand_cards(scene.view)[:2] == cards("KH KD")
    home.tap("sort")
    assert scene._hand_cards(scene.view)[0] == parse("JS")
    home.stage.send(Nudge(f"card:{parse('JS')}", 1))
    assert scene._hand_cards(scene.view)[1] == parse("JS")
    wait(home, 2)
    area = scene._places(scene.view).spread.area
    drag(home, "JS", area.right - 10, area.centery)
    assert scene._hand_cards(scene.view)[-1] == parse("JS")
    wait(home, 1)
    assert settled(scene)


# The pot


def test_a_card_of_the_pot_tells_what_it_does_before_it_is_collected() -> None:
    home = Home()
    scene = seated(home, collecting())
    assert scene._lit(scene.view) == frozenset(cards("J2 J14 AH' 7C' KS'' 4D''"))
    choose(home, scene, "KS''")
    assert "trash up to 3 cards" in label(home, "panel")
    assert label(home, "collect") == "Collect K♠"
    choose(home, scene, "AH'")
    assert scene.selected == cards("AH'")
    home.tap("collect")
    assert last(scene) == Collect(parse("AH'"))


def test_own_cards_of_the_pot_say_why_they_stay() -> None:
    home = Home()
    scene = seated(home, collecting())
    home.tap(f"card:{parse('JS')}")
    assert "put into the pot yourself" in home.host.said[-1]
    assert not scene.selected
    assert scene.state(scene.view, parse("JS")).dimmed


def test_in_the_last_round_a_card_may_go_straight_to_the_trash() -> None:
    home = Home()
    scene = seated(home, collecting(round=8, jokers=()))
    choose(home, scene, "KS''")
    home.tap("collect_trash")
    assert last(scene) == Collect(parse("KS''"), True)


def test_a_card_dragged_from_the_pot_down_to_the_hand_is_collected() -> None:
    home = Home()
    scene = seated(home, collecting())
    drag(home, "4D''", *scene._places(scene.view).spread.area.center)
    assert last(scene) == Collect(parse("4D''"))


# Effects


def test_what_was_chosen_for_one_step_is_not_chosen_for_the_next() -> None:
    home = Home()
    scene = seated(home, collecting())
    choose(home, scene, "KS''")
    home.tap("collect")
    wait(home, 2)
    assert scene._asked(scene.view) is Duty.TRASH
    assert not scene.selected


def test_cards_to_trash_are_chosen_up_to_the_most_and_trashed_one_after_the_other() -> None:
    home = Home()
    scene = seated(home, collecting(Pending(Duty.TRASH, 3)))
    assert label(home, "done") == "Done"
    choose(home, scene, "4S AH 10S 8C")
    assert scene.selected == cards("4S AH 10S")
    assert "No more than 3 cards" in home.host.said[-1]
    choose(home, scene, "10S")
    home.tap("trash")
    wait(home, 4)
    assert set(cards("4S AH")) <= set(scene.view.places[YOU].trash)
    assert scene._pending(scene.view) == Pending(Duty.TRASH, 1, begun=True)
    home.tap("done")
    assert scene._asked(scene.view) is None


def test_the_unseen_top_can_be_trashed_beside_others() -> None:
    home = Home()
    scene = seated(home, collecting(Pending(Duty.TRASH, 2)))
    home.tap("top")
    choose(home, scene, "4S AH")
    assert scene.selected == cards("4S")
    assert label(home, "trash") == "Trash 2 cards"
    home.tap("trash")
    wait(home, 3)
    steps = [position.step.action for position in scene.table.match.path() if position.step]
    assert [type(each) for each in steps if isinstance(each, Trash | TrashTop)] == [Trash, TrashTop]


def test_an_upgrade_asks_for_a_card_then_for_an_area() -> None:
    home = Home()
    scene = seated(home, collecting(Pending(Duty.UPGRADE, 1, 1)))
    first = home.stage.widget("upgrade")
    assert first
    assert first.off
    home.tap("area:3")
    assert "Choose a card" in home.host.said[-1]
    choose(home, scene, "2D")
    home.tap("area:3")
    assert last(scene) == Upgrade(Area.KINDS, parse("2D"))


def test_flush_suits_take_one_card_each_and_ask_which() -> None:
    home = Home()
    areas = ((),) * 7
    scene = seated(home, collecting(Pending(Duty.UPGRADE, 2, 0), areas=areas))
    home.tap("top")
    home.tap("area:0")
    assert isinstance(home.stage.top, Choice)
    home.tap("way:1")
    assert last(scene) == Upgrade(Area.SPADES_CLUBS, None)
    home.tap("top")
    home.tap("area:0")
    assert last(scene) == Upgrade(Area.HEARTS_DIAMONDS, None)


def test_a_small_window_asks_for_the_area_on_a_sheet() -> None:
    home = Home(WINDOWS["embed"])
    scene = seated(home, collecting(Pending(Duty.UPGRADE, 2, 0)))
    choose(home, scene, "2D")
    home.tap("upgrade")
    assert isinstance(home.stage.top, Choice)
    home.tap("way:1")
    assert isinstance(last(scene), Upgrade)


def test_a_revealed_card_is_kept_or_trashed() -> None:
    home = Home()
    scene = seated(home, collecting(Pending(Duty.PLACE, 1, 1, True), turned=cards("QH'")))
    assert "Revealed: Q♥" in label(home, "panel")
    home.tap("place_trash")
    assert last(scene) == Trash(parse("QH'"))


def test_several_effects_can_be_done_in_either_order() -> None:
    home = Home()
    scene = seated(home, collecting(Pending(Duty.UPGRADE, 1, 1), Pending(Duty.TRASH, 3)))
    assert scene._asked(scene.view) is Duty.UPGRADE
    home.tap("turn_to:trash")
    wait(home, 1)
    assert scene._asked(scene.view) is Duty.TRASH
    home.tap("done")
    assert scene._asked(scene.view) is Duty.UPGRADE


def test_the_own_pot_is_parted_card_by_card() -> None:
    home = Home()
    scene = seated(home, cleaning(Pending(Duty.POT, 2), Pending(Duty.CLEANUP, 1), pot="JS 3C"))
    choose(home, scene, "3C")
    assert label(home, "pot") == "Trash 1, keep 1"
    home.tap("pot")
    wait(home, 3)
    own = scene.view.places[YOU]
    assert parse("3C") in own.trash
    assert parse("JS") in own.discard_pile
    assert scene._asked(scene.view) is Duty.CLEANUP


def test_jokers_are_drafted_in_the_large_row() -> None:
    home = Home()
    jokers = (*stack(Stack.STARTING), *stack(Stack.UNLOCKABLE))
    people = tuple(Person(name) for name in ("Ala", "Ola"))
    table = Table.start(BOX, OPTIONS(jokers=jokers, joker_draft=JokerDraft.SHARED), people, 7, YOU)
    scene: PokerScene = BOX.scene(home.house, table)
    home.stage.push(scene)
    wait(home, 1)
    assert scene.view.phase is Phase.DRAFT
    widgets = home.stage.widgets()
    assert len({each.id for each in widgets}) == len(widgets)
    first = scene.view.jokers[0]
    home.tap(f"card:{first}")
    home.tap("put_back")
    assert first not in table.match.state.jokers


def test_an_own_joker_is_shuffled_in_or_not() -> None:
    home = Home()
    scene = seated(home, cleaning(Pending(Duty.SHUFFLE), own_jokers="J20 J21"))
    assert label(home, "shuffle_no") == "Leave it"
    choose(home, scene, "J20")
    assert label(home, "show_joker") == "Shuffle in No. 20"
    home.tap("show_joker")
    wait(home, 3)
    own = scene.table.match.state.places[YOU]
    assert parse("J20") in own.deck + own.hand
    assert own.own_jokers == cards("J21")


def test_a_slip_is_taken_back_with_what_was_still_to_come() -> None:
    home = Home()
    scene = seated(home, collecting(Pending(Duty.TRASH, 3)))
    choose(home, scene, "4S AH")
    home.tap("trash")
    home.tap("undo")
    wait(home, 2)
    assert not scene._queue
    assert parse("4S") in scene.view.places[YOU].discard_pile


def test_a_card_of_any_trash_is_taken_from_a_sheet() -> None:
    home = Home()
    state = collecting(Pending(Duty.TAKE))
    scene = seated(home, state)
    home.tap("take")
    assert isinstance(home.stage.top, TakeSheet)
    home.tap(f"take:{parse('6H' + chr(39))}")
    assert parse("6H'") in scene.view.places[YOU].discard_pile


def test_escape_puts_a_choice_away_before_it_opens_the_menu() -> None:
    home = Home()
    scene = seated(home, collecting())
    choose(home, scene, "KS''")
    home.stage.send(Back())
    assert home.stage.top is scene
    assert not scene.selected
    home.stage.send(Back())
    assert home.stage.top is not scene


# Looking


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
