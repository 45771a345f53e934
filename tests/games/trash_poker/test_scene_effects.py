"""Effects at Trash Poker's table: guided choices of cards, areas and jokers, and taking them back."""

from game.games.trash_poker.rules.actions import Trash, TrashTop, Upgrade
from game.games.trash_poker.rules.cards import parse, stack
from game.games.trash_poker.rules.jokers import Stack
from game.games.trash_poker.rules.options import JokerDraft
from game.games.trash_poker.rules.ranks import Area
from game.games.trash_poker.rules.state import Duty, Pending, Phase
from game.games.trash_poker.scene import PokerScene
from game.games.trash_poker.sheets import TakeSheet
from game.session.seats import Person
from game.session.table import Table
from game.ui.scene import Back
from game.ui.scenes.choice import Choice
from tests.games.trash_poker.at_table import OPTIONS, label, last
from tests.games.trash_poker.phases import (
    BOX,
    YOU,
    cards,
    choose,
    cleaning,
    collecting,
    seated,
    wait,
)
from tests.shots import WINDOWS
from tests.ui.home import Home


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
