"""What tests do at Trash Poker's table."""

from game.games.trash_poker.rules.cards import parse
from game.games.trash_poker.scene import PokerScene
from game.ui.scene import Drag, Drop
from tests.games.trash_poker.phases import (
    BOX,
    YOU,
)
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


def play_on(home: Home, scene: PokerScene) -> None:
    """Lets everything play until the person is asked."""
    for _ in range(20_000):
        if home.stage.top is not scene or not (home.stage.update(0.05) or home.stage.top is not scene):
            return
    raise AssertionError("it moves for ever")


# Choosing five
